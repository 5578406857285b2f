"""Whether what a scenario expects holds on the boards of its replay, and what is so instead."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeVar

from judgekit.errors import Ambiguous, BadScenario, Fault
from judgekit.magic.language import tree
from judgekit.magic.language.known import read
from judgekit.magic.look import Look
from judgekit.magic.plays.board.state import OUT_OF_THE_GAME, Combat, time_of
from judgekit.magic.plays.board.teams import side_of
from judgekit.magic.vocabulary import COLOURS, STEPS, SUPERTYPES, TIMES, TYPES
from judgekit.scenario.magic import happened_said, named_said
from judgekit.scenario.magic.cited_there import cited
from judgekit.scenario.magic.claim_parts import OF_COMBAT
from judgekit.scenario.magic.designations_said import controls, designated
from judgekit.scenario.magic.moment_meant import meant_at
from judgekit.scenario.magic.names import fold, shown, token_name
from judgekit.scenario.magic.together_said import has_won, is_turn_of
from judgekit.scenario.outcome import Held, said_of
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judgekit.scenario.magic.names import Names
    from judgekit.scenario.model import Expectation, Name, Scenario
    from judgekit.table.account import Step
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Replay
    from judgekit.table.system import System


_LIMITS = re.compile(r"(\[[^\]]*\]\s*)?(.*?)(?:\s*\[[^\]]*\])?", re.DOTALL)  # editions before, numbers behind
S = TypeVar("S")
Found = tuple[bool, str]  # whether it is so, and what is so


class Scene(NamedTuple):
    """A board of a replay, as an expectation looks at it."""

    board: Board
    look: Any  # as the game looks at its boards
    names: Names
    replay: Replay
    steps: tuple[Step, ...]  # up to this board
    trials: frozenset[int] = frozenset()  # the actions that were judged, then taken back

    @property
    def happened(self) -> tuple[Step, ...]:
        """The steps of what was not taken back again because it was but tried."""
        return tuple(step for step in self.steps if step.action not in self.trials) if self.trials else self.steps

    def thing(self, name: Name) -> Thing | None:
        """The thing of that name, None where it has ceased to exist."""
        numbers = self.names.numbers(self.board, name)
        there = [n for n in numbers if n in self.board.things]
        return self.names.thing(self.board, name) if there else None

    def called(self, number: int) -> str:
        return self.names.labels.get(number, "?")


class Judging(NamedTuple):
    """How the statements of a game are judged: what each kind looks at, and how events speak of their subjects.

    `subjects` tells how many of an event's arguments name things and players (all, if nothing), `endings` what is
    behind statements that name nobody, `passing` the kinds that are so for a while, `past` what is over ("": nothing).
    """

    kinds: Mapping[str, Callable[..., Found]]
    look: Callable[[System, Board], Any]
    subjects: Mapping[str, int]
    endings: Mapping[str, set[str]]
    passing: frozenset[str]
    past: Callable[..., str]
    meant_at: Callable[..., Board | None] = lambda *_: None  # of a statement of the end, the moment that it means
    objects: bool = True  # whether a pair of numbers is an object: a thing and how many zones it has been in


def held(
    scenario: Scenario, replay: Replay, moments: dict[int, Board], names: Names, judging: Judging | None = None
) -> tuple[Held, ...]:
    """Every expectation that speaks of this edition, with whether it held; by itself as Magic judges them."""
    edition = replay.system.name
    trials = frozenset(action.number for action in scenario.actions if action.trial)
    judging = judging or JUDGING
    judging = judging._replace(look=_once_at_each(judging.look))
    return tuple(
        _judge(expectation, replay, moments, names, judging, trials - {expectation.after})
        for expectation in scenario.expectations
        if not expectation.editions or edition in expectation.editions
    )


def _once_at_each(look: Callable[[System, Board], S]) -> Callable[[System, Board], S]:
    """Look at each board once: what things are like there is worked out for all statements together."""
    seen: dict[int, S] = {}

    def again(system: System, board: Board) -> S:
        found = seen.get(id(board))
        if found is None:
            found = seen[id(board)] = look(system, board)
        return found

    return again


def _judge(
    expectation: Expectation,
    replay: Replay,
    moments: dict[int, Board],
    names: Names,
    judging: Judging,
    trials: frozenset[int] = frozenset(),
) -> Held:
    at_its_end = judging.meant_at(expectation, replay, moments) or replay.board
    board = at_its_end if expectation.after is None else moments.get(expectation.after)
    if board is None:
        return Held(expectation, ok=False, found=f"l’azione {expectation.after} non è stata compiuta")
    scene = Scene(board, judging.look(replay.system, board), names, replay, _until(replay, board), trials)
    try:
        ok, found = whichever(judging.kinds[expectation.kind], scene, expectation.args)
        if expectation.during and ok == expectation.negated:
            alone = scene._replace(steps=_of_the_last(scene, expectation.after, moments))
            ok, found = whichever(judging.kinds[expectation.kind], alone, expectation.args)
    except BadScenario as error:
        return Held(expectation, ok=False, found=said_of(error), unclear=error.faults[0])
    except Ambiguous as error:
        why = said_of(error).partition(": ")[2]
        where = expectation.where
        fault = Fault(where.file or scene.names.file, where.line, where.column, why)
        return Held(expectation, ok=False, found=why, judged=False, unclear=fault)
    if ok == expectation.negated:
        over = judging.past(scene.look) if expectation.kind in judging.passing and expectation.after is None else ""
        so = _was_so(expectation, replay, moments, names, judging) if over else ""
        return Held(expectation, ok=False, found=f"{over}{so}" or found)
    return cited(expectation, scene, judging)


def _of_the_last(scene: Scene, after: int | None, moments: dict[int, Board]) -> tuple[Step, ...]:
    """The steps since the action before that after which something is stated; the first as though nothing happened."""
    done = sorted(number for number in moments if after is None or number <= after)
    if len(done) <= 1:
        return scene.steps
    before = [number for number in done if moments[number] is not moments[done[-1]]] or done[:1]  # lines that only tell
    begun = len(_until(scene.replay, moments[before[-1]]))
    return (*(step._replace(events=()) for step in scene.steps[begun - 1 : begun]), *scene.steps[begun:])


def whichever(judge: Callable[..., Found], scene: Scene, args: tuple[Any, ...]) -> Found:
    """What is so; of a name that several things bear, what is so of each. Raises Ambiguous where that differs."""
    try:
        return judge(scene, *args)
    except Ambiguous:
        at = next((n for n, one in enumerate(args) if _is_several(scene, one)), None)
        if at is None:
            raise
        name = args[at]
        many = len(scene.names.ids[fold(name.text)])
        each = [(*args[:at], name._replace(nth=nth), *args[at + 1 :]) for nth in range(1, many + 1)]
        there = [one for one in each if scene.thing(one[at]) is not None]
        found = [whichever(judge, scene, one) for one in there]
        if len({ok for ok, _ in found}) != 1:
            raise
        return found[0]


def _is_several(scene: Scene, one: object) -> bool:
    """Whether a name means several things of which each can be named by its number."""
    if getattr(one, "nth", 1) or getattr(one, "of_ability", True):
        return False
    return len(scene.names.ids.get(fold(one.text), ())) > 1  # type: ignore[attr-defined]  # it is a name


def _was_so(said: Expectation, replay: Replay, moments: dict[int, Board], names: Names, judging: Judging) -> str:
    """What to say of a statement about what is over: after which action it was so, if after any."""
    then = [said._replace(after=number) for number in sorted(moments) if number]
    so = next((one.after for one in then if _judge(one, replay, moments, names, judging).so), None)
    if so is None:
        return ", e dopo nessuna delle azioni era così"
    limit, text = _LIMITS.fullmatch(said.text.strip()).group(1, 2)  # type: ignore[union-attr]  # it matches anything
    return f": scrivi «{limit or ''}dopo azione {so}: {text}»"


def _until(replay: Replay, board: Board) -> tuple[Step, ...]:
    """The steps up to a board."""
    return replay.steps[: max((n for n, one in enumerate(replay.steps, 1) if one.board is board), default=None)]


# --- kinds ------------------------------------------------------------------------------------------------------------


def of_thing(judge: Callable[..., Found]) -> Callable[..., Found]:
    """A statement about a thing: false of one that has ceased to exist."""

    def play(scene: Scene, name: Name, *args: object) -> Found:
        thing = scene.thing(name)
        return (False, f"{shown(name)} ha cessato di esistere") if thing is None else judge(scene, thing, *args)

    return play


@of_thing
def _in_zone(scene: Scene, thing: Thing, zone: str, player: str) -> Found:
    kind, whose = thing.zone
    right = kind == zone and (not player or kind in {"battlefield", "stack"} or whose == player)
    return right, f"è {scene.names.place(thing)}"


@of_thing
def _exists(scene: Scene, thing: Thing) -> Found:
    """What has left the game with its owner is there no more."""
    return thing.zone[0] != OUT_OF_THE_GAME, f"è {scene.names.place(thing)}"


def _ceased(scene: Scene, name: Name) -> Found:
    thing = scene.thing(name)
    return thing is None or thing.zone[0] == OUT_OF_THE_GAME, "esiste ancora"


@of_thing
def _face_down(scene: Scene, thing: Thing) -> Found:
    down = thing.face.under is not None or bool(thing.marks.get("face down"))
    return down, f"è a faccia in {'giù' if down else 'su'}"


@of_thing
def _phased_out(scene: Scene, thing: Thing) -> Found:
    return thing.zone[0] == "phased", f"è {scene.names.place(thing)}"


def _tokens(scene: Scene, count: int, name: str) -> Found:
    text = fold(getattr(name, "text", name))
    there = [n for n in scene.board.zone("battlefield") if scene.board.things[n].face.token]
    found = sum(fold(token_name(scene.board.things[n])) == text for n in there)
    return found == count, f"ce ne sono {found}"


def _life(scene: Scene, player: str, count: int) -> Found:
    found = scene.board.players[player]["life"]
    return found == count, f"ne ha {found}"


@of_thing
def _size(scene: Scene, thing: Thing, power: int | None, toughness: int | None) -> Found:
    like = scene.look.traits(thing)
    right = power in {None, like.power} and toughness in {None, like.toughness}
    return right, f"è {like.power}/{like.toughness}"


@of_thing
def _has_word(scene: Scene, thing: Thing, word: str, of: str | None) -> Found:
    like = scene.look.traits(thing)
    wanted = read(f"{word} {of}" if of else word)
    own = thing.marks.get("choices", {}).values()
    there = {one: {*of, *(own if "chosen" in of else ())} for one, of in like.words.items()}
    words = [one for one in wanted if isinstance(one, tree.Keyword) and one.word in there]
    found = any(one.of is None or one.of in there[one.word] for one in words)
    return found, f"ha {', '.join(like.words)}" if like.words else "non ha parole chiave"


@of_thing
def _colours(scene: Scene, thing: Thing, colours: tuple[str, ...]) -> Found:
    """Of each of these colours, of others perhaps too; colourless is what has none."""
    found = scene.look.traits(thing).colours
    said = " e ".join(COLOURS[colour][0] for colour in sorted(found)) or "incolore"
    return (set(colours) <= found if colours else not found), f"è {said}"


@of_thing
def _types(scene: Scene, thing: Thing, types: Any, subtypes: Any, supertypes: Any = ()) -> Found:
    """Of each of these types, of others perhaps too: an artifact creature is a creature."""
    like = scene.look.traits(thing)
    right = set(types) <= like.types and set(subtypes) <= like.subtypes and set(supertypes) <= like.supertypes
    kinds = [*(SUPERTYPES[one][0] for one in sorted(like.supertypes)), *(TYPES[one][0] for one in sorted(like.types))]
    return right, f"è {' '.join([*kinds, *sorted(like.subtypes)]) or 'senza tipo'}"


@of_thing
def _damage(scene: Scene, thing: Thing, count: int) -> Found:
    found = thing.marks.get("damage", 0)
    return found == count, f"ne ha {found}"


def _counters(scene: Scene, of: Any, counter: str, count: int) -> Found:
    if isinstance(of, str) or scene.names.player(scene.board, of) is not None:
        player = of if isinstance(of, str) else scene.names.player(scene.board, of)
        there = scene.board.players[str(player)].get("counters", {})
    else:
        there = thing.marks.get("counters", {}) if (thing := scene.thing(of)) else {}
    found = there.get(counter, 0) if counter else sum(there.values())
    return found == count, f"ne ha {found}"


@of_thing
def _tapped(scene: Scene, thing: Thing, tapped: bool) -> Found:
    found = bool(thing.marks.get("tapped"))
    if thing.zone[0] != "battlefield":
        return found is tapped and found, f"è {scene.names.place(thing)}"
    return found is tapped, "è TAPpata" if found else "è STAPpata"


@of_thing
def _attached(scene: Scene, thing: Thing, host: Name) -> Found:
    there = thing.marks.get("host")
    player = scene.names.player(scene.board, host)
    wanted = None if player else scene.thing(host)
    found = there is not None and there == (player or (wanted and wanted.object))
    on = there if isinstance(there, str) or not there else scene.called(there[0])
    return found, f"è assegnata a {on}" if on else "non è assegnata"


def _fight(scene: Scene) -> Combat:
    return scene.look.combat() or Combat()


@of_thing
def _attacking(scene: Scene, thing: Thing) -> Found:
    found = _fight(scene).attacks(thing.object)
    return found, "sta attaccando" if found else "non sta attaccando"


@of_thing
def _blocking(scene: Scene, thing: Thing) -> Found:
    found = _fight(scene).blocks_anything(thing.object)
    return found, "sta bloccando" if found else "non sta bloccando"


@of_thing
def _blocked_by(scene: Scene, thing: Thing, names: tuple[Name, ...]) -> Found:
    fight = _fight(scene)
    if not names:
        found = thing.object in fight.blocked
        return found, "è bloccata" if found else "non è bloccata"
    there = {one[0] for one in fight.blockers_of(thing.object)}
    wanted = {blocker.id for name in names if (blocker := scene.thing(name)) is not None}
    said = ", ".join(scene.called(n) for n in sorted(there))
    return wanted <= there and len(wanted) == len(names), f"la blocca {said}" if said else "non la blocca nessuno"


@of_thing
def _unblocked(scene: Scene, thing: Thing) -> Found:
    fight = _fight(scene)
    if fight.attacks(thing.object) and scene.board.facts.get("step") == "declare attackers":
        return False, "non è ancora né bloccata né non bloccata: chi si difende deve ancora dichiarare i blocchi"
    found = fight.attacks(thing.object) and thing.object not in fight.blocked
    return found, "è non bloccata" if found else "non lo è"


@of_thing
def _order(scene: Scene, thing: Thing, names: tuple[Name, ...]) -> Found:
    announced = next((order for one, order in _fight(scene).orders if one == thing.object), ())
    wanted = [one.id for name in names if (one := scene.thing(name)) is not None]
    said = ", ".join(scene.called(one[0]) for one in announced)
    return bool(announced) and [
        one[0] for one in announced
    ] == wanted, f"l’ordine è {said}" if said else "nessun ordine"


def _stack(scene: Scene) -> list[int]:
    return [n for (kind, _), there in scene.board.zones.items() if kind == "stack" for n in there]


def _stack_empty(scene: Scene) -> Found:
    there = _stack(scene)
    return not there, f"c’è {', '.join(scene.board.things[n].name for n in there)}" if there else "è vuota"


def _stack_is(scene: Scene, names: tuple[Name, ...]) -> Found:
    there = _stack(scene)
    said = ", ".join(scene.board.things[n].name for n in there) or "è vuota"
    if len(names) != len(there):
        return False, said
    return all(_is_called(scene, number, name) for number, name in zip(there, names, strict=True)), said


def _is_called(scene: Scene, number: int, name: Name) -> bool:
    thing = scene.board.things[number]
    if name.of_damage:
        return "assigned" in thing.marks
    if name.of_ability:
        return thing.face.pseudo and fold(thing.name) == fold(name.text)
    return fold(thing.name) == fold(name.text) and (not name.nth or scene.called(number) == shown(name))


def _mana(scene: Scene, player: str, symbols: tuple[str, ...]) -> Found:
    found = scene.board.players[player].get("mana", ())
    return sorted(found) == sorted(symbols), "".join(f"{{{s}}}" for s in found) or "la riserva è vuota"


def _hand_size(scene: Scene, player: str, count: int) -> Found:
    found = len(scene.board.zone("hand", player))
    return found == count, f"ne ha {found}"


def _step(scene: Scene, step: str, player: str) -> Found:
    facts = scene.board.facts
    now = facts.get("step") or facts.get("phase") or ""
    said = STEPS.get(now, (now,))[0]
    return now == step and is_turn_of(scene.board, player), f"{said} di {facts['turn']}"


def _time(scene: Scene, time: str) -> Found:
    now = time_of(scene.board)
    return now == time, f"è {TIMES[now]}" if now else "non è né giorno né notte"


def won(scene: Scene, player: str) -> Found:
    """Whether a player has won."""
    return has_won(scene.board, player), _outcome(scene)


def _lost(scene: Scene, player: str) -> Found:
    facts = scene.board.facts
    found = bool(facts.get("over")) and facts.get("winner") is not None and not has_won(scene.board, player)
    return found or bool(scene.board.players[player].get("lost")), _outcome(scene)


def _drawn(scene: Scene) -> Found:
    return bool(scene.board.facts.get("drawn")), _outcome(scene)


def nobody_won(scene: Scene) -> Found:
    """Whether nobody has won."""
    return not scene.board.facts.get("winner"), _outcome(scene)


def _outcome(scene: Scene) -> str:
    facts = scene.board.facts
    if facts.get("drawn"):
        return "la partita è pari"
    return (
        f"ha vinto {' e '.join(side_of(scene.board, facts['winner']))}" if facts.get("winner") else "nessuno ha vinto"
    )


_VERDICTS = {"legal": "legale", "illegal": "illegale"}


def verdict(scene: Scene, action: int, verdict: str) -> Found:
    """Whether an action was legal."""
    step = scene.replay.verdicts.get(action)
    found = step.verdict if step is not None else None
    return found == verdict, f"è {_VERDICTS.get(found or '', 'senza verdetto')}"


def _triggers(scene: Scene, name: Name, count: int) -> Found:
    numbers = scene.names.numbers(scene.board, name)
    found = sum(
        (event.kind == "stack" and _is_trigger_of(event.args[0], numbers))
        or (event.kind == "triggers for mana" and event.args[0][0] in numbers)
        for step in scene.happened
        for event in step.events
    )
    return found == count, f"si innesca {found} {'volta' if found == 1 else 'volte'}"


def _is_trigger_of(thing: Thing, numbers: list[int]) -> bool:
    return isinstance(thing.marks.get("ability"), tree.Triggered) and thing.marks.get("source", (0,))[0] in numbers


def cites(scene: Scene, number: str) -> Found:
    """Whether some step cites a number."""
    return any(number in step.cites for step in scene.steps), "nessun passo la cita"


KINDS: dict[str, Callable[..., Found]] = {
    "in zone": _in_zone,
    "exists": _exists,
    "ceased": _ceased,
    "phased out": _phased_out,
    "face down": _face_down,
    "tokens": _tokens,
    "life": _life,
    "size": _size,
    "has word": _has_word,
    "colours": _colours,
    "types": _types,
    "damage": _damage,
    "counters": _counters,
    "tapped": _tapped,
    "attached": _attached,
    "controls": controls,
    "attacking": _attacking,
    "blocking": _blocking,
    "blocked by": _blocked_by,
    "unblocked": _unblocked,
    "order": _order,
    "stack empty": _stack_empty,
    "stack": _stack_is,
    "mana": _mana,
    "hand size": _hand_size,
    "step": _step,
    "time": _time,
    "designated": designated,
    "won": won,
    "lost": _lost,
    "drawn": _drawn,
    "nobody won": nobody_won,
    "verdict": verdict,
    "triggers": _triggers,
    "cites": cites,
    **happened_said.JUDGED,
    **named_said.JUDGED,
}
_SUBJECTS = {"life": 1, "damage": 2, "assigned": 2, "prevented": 2, "counters": 1}  # the rest are numbers
_ENDINGS = {kind: {"lost", "over"} for kind in ("won", "lost", "drawn", "nobody won")}
_PAST = "il combattimento è finito"
JUDGING = Judging(KINDS, Look, _SUBJECTS, _ENDINGS, OF_COMBAT, lambda look: "" if look.combat() else _PAST, meant_at)
