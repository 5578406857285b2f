"""Whether what a scenario of Wizards of Mickey expects holds on the boards of its replay, and what is so instead."""

from __future__ import annotations

from itertools import pairwise, takewhile
from typing import TYPE_CHECKING

from judgekit.refs import fold
from judgekit.scenario.magic.holding import Judging, Scene, cites, nobody_won, of_thing, verdict, won
from judgekit.scenario.wom import wom_words
from judgekit.table.engine import Game
from judgekit.wom.faces import CASTLE
from judgekit.wom.plays import areas, launching, traits
from judgekit.wom.plays.areas import (
    CENTRE,
    CODE,
    DECK,
    DISCARDS,
    HAND,
    HIDDEN,
    LAUNCHED,
    LOST,
    RESERVE,
    STAKE,
    TOKENS,
    WIZARDS,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.scenario.model import Expectation, Name
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Replay
    from judgekit.table.system import System


Found = tuple[bool, str]
_IN_PLAY = {WIZARDS, LAUNCHED, HIDDEN, CENTRE[0], CODE}


class Look:
    """A board as somebody reads it who knows the rules."""

    def __init__(self, system: System, board: Board) -> None:
        self.board = board
        self.game = Game(system, board)
        self.game.look()


def _where(thing: Thing) -> str:
    if thing.zone == CENTRE:
        return "è in gioco"
    said = wom_words.ZONES.get(thing.zone[0], ("", thing.zone[0], ""))[1]
    return f"è {said} {thing.zone[1]}".strip()


@of_thing
def _in_zone(scene: Scene, thing: Thing, zone: str, player: str) -> Found:
    kind, whose = thing.zone
    right = kind in _IN_PLAY if zone == "in play" else kind == zone
    if thing.zone == CENTRE and scene.board.zones[CENTRE][0] != thing.id:
        return False, "è sotto un altro Castello"
    return right and player in {"", whose}, _where(thing)


def _worth(scene: Scene, name: Name, count: int) -> Found:
    numbers = scene.names.numbers(scene.board, name)
    counted = scene.board.facts.get("counted", {})
    values = {counted[number] for number in numbers if number in counted}
    return values == {count}, f"vale {', '.join(map(str, sorted(values)))}" if values else "non è stata contata"


def _total(scene: Scene, player: str, count: int) -> Found:
    found = scene.board.facts.get("totals", {}).get(player)
    return found == count, "non è stata calcolata" if found is None else f"è {found}"


def _challenge(scene: Scene) -> str | None:
    """Who has won it, "" where nobody has; what decides it with no further line belongs to the line that led to it."""
    later = scene.replay.steps[len(scene.steps) :]
    of_course = takewhile(lambda step: step.action is None and "challenge" not in scene.board.facts, later)
    boards = (scene.board, *(step.board for step in of_course))
    return next((str(board.facts["challenge"]) for board in boards if "challenge" in board.facts), None)


def _wins(scene: Scene, player: str) -> Found:
    found = _challenge(scene)
    if found is None:
        return False, "non è decisa"
    return found == player, f"la vince {found}" if found else "non la vince nessuno"


def _nobody_wins(scene: Scene) -> Found:
    found = _challenge(scene)
    return found == "", "non è decisa" if found is None else f"la vince {found}"


def _squad_tokens(scene: Scene, player: str, count: int) -> Found:
    found = len(scene.board.zone(TOKENS, player))
    return found == count, f"ne ha {found}"


@of_thing
def _tokens(scene: Scene, thing: Thing, count: int, colour: str | None) -> Found:
    there = [scene.board.things[number] for number in scene.board.zone(TOKENS, thing.owner)]
    mine = [one for one in there if one.marks.get("on") == thing.id and colour in {None, *one.face.colours}]
    return len(mine) == count, f"ne possiede {len(mine)}"


@of_thing
def _covered(scene: Scene, thing: Thing) -> Found:
    found = bool(thing.marks.get("down")) or (thing.zone == CENTRE and scene.board.zones[CENTRE][0] != thing.id)
    return found, "è coperta" if found else "è scoperta"


@of_thing
def _simple(scene: Scene, thing: Thing) -> Found:
    found = traits.is_simple(scene.look.game, thing)
    return found, "è Semplice" if found else "non è Semplice"


@of_thing
def _possesses(scene: Scene, thing: Thing, word: str) -> Found:
    found = traits.possesses(scene.look.game, thing, word)
    return found, "la possiede" if found else "non la possiede"


@of_thing
def _blocked(scene: Scene, thing: Thing) -> Found:
    found = launching.is_blocked(scene.look.game, thing)
    return found, "è bloccato" if found else "non è bloccato"


@of_thing
def _with(scene: Scene, thing: Thing, wizard: Name) -> Found:
    there = areas.wizard_of(scene.board, thing)
    wanted = scene.thing(wizard)
    found = there is not None and wanted is not None and there.id == wanted.id and there.id != thing.id
    return found, f"è di {there.name}" if there is not None else "non è di nessun Mago"


@of_thing
def _placed(scene: Scene, thing: Thing, place: str) -> Found:
    found = list(wom_words.PLACES)[thing.marks["place"]] if "place" in thing.marks else ""
    return found == place, f"è {wom_words.PLACES[found][0]}" if found else "non è schierato"


def _how_many(zone: tuple[str, str]) -> Callable[[Scene, int], Found]:
    def judge(scene: Scene, count: int) -> Found:
        found = len(scene.board.zones.get(zone, ()))
        return found == count, f"ce ne sono {found}"

    return judge


def _stake_shown(scene: Scene) -> Found:
    there = [scene.board.things[number] for number in scene.board.zones.get(STAKE, ())]
    found = bool(there) and all(set(scene.board.facts["order"]) <= set(one.marks.get("seen", ())) for one in there)
    return found, "sono scoperti" if found else "sono coperti"


def _phase(scene: Scene, phase: str, player: str) -> Found:
    facts = scene.board.facts
    now = facts.get("phase") or ""
    said = wom_words.PHASES[now][0] if now in wom_words.PHASES else "prima della partita"
    return now == phase and player in {"", facts["turn"]}, f"{said} di {facts['turn']}"


def _turn(scene: Scene, player: str) -> Found:
    return scene.board.facts["turn"] == player, f"è il turno di {scene.board.facts['turn']}"


def _size(zone: str) -> Callable[[Scene, str, int], Found]:
    def judge(scene: Scene, player: str, count: int) -> Found:
        found = len(scene.board.zone(zone, player))
        return found == count, f"ne ha {found}"

    return judge


def _drew(scene: Scene, player: str, count: int) -> Found:
    """Cards drawn in all, or by what cards do: those of the phase Pescare come of course."""
    drawn = [
        (len(event.args[1]), step.board.facts.get("phase") == "drawing")
        for step in scene.happened
        for event in step.events
        if event.kind == "draw" and event.args[0] == player
    ]
    found, by_cards = sum(many for many, _ in drawn), sum(many for many, of_course in drawn if not of_course)
    return count == found or 0 < count == by_cards, f"ne pesca {found}"


def _discards(scene: Scene, player: str, count: int) -> Found:
    """Cards that a player has put away from hand."""
    found = sum(
        before.board.things[event.args[0]].zone == (HAND, player)
        for before, step in pairwise(scene.steps)
        if step.action not in scene.trials
        for event in step.events
        if event.kind == "discard"
    )
    return found == count, f"ne scarta {found}"


KINDS: dict[str, Callable[..., Found]] = {
    "worth": _worth,
    "total": _total,
    "wins challenge": _wins,
    "nobody wins": _nobody_wins,
    "squad tokens": _squad_tokens,
    "tokens": _tokens,
    "in zone": _in_zone,
    "covered": _covered,
    "simple": _simple,
    "possesses": _possesses,
    "blocked": _blocked,
    "with": _with,
    "placed": _placed,
    "stake": _how_many(STAKE),
    "stake shown": _stake_shown,
    "reserve": _how_many(RESERVE),
    "lost tokens": _how_many(LOST),
    "phase": _phase,
    "turn": _turn,
    "hand size": _size(HAND),
    "deck size": _size(DECK),
    "drew": _drew,
    "discards": _discards,
    "pile size": _size(DISCARDS),
    "won": won,
    "nobody won": nobody_won,
    "verdict": verdict,
    "cites": cites,
}
# How many of the arguments of an event name things and players; the rest are numbers.
SUBJECTS = {"power": 1, "base": 1, "total": 1, "deploys": 2, "simplified": 1, "change places": 2}
ENDINGS = {
    "won": {"over"},
    "nobody won": {"over"},
    "wins challenge": {"challenge", "total"},
    "nobody wins": {"challenge"},
}
PASSING = frozenset(("simple", "possesses", "blocked", "with"))


_IN_A_CHALLENGE = {"in play", LAUNCHED, HIDDEN}


def _meant_at(said: Expectation, replay: Replay, moments: dict[int, Board]) -> Board | None:
    """What passes with a challenge is meant of its end, where no line goes further: the rest comes of course.

    Not of a Castello that is said to be gone: it goes only when the challenge is over, and that is what is asked.
    """
    passes = said.kind in PASSING or (said.kind == "in zone" and said.args[1] in _IN_A_CHALLENGE)
    if said.after is not None or not passes or not moments or _fought(replay.board):
        return None
    first, last = moments[min(moments)], moments[max(moments)]
    if said.kind == "in zone" and said.negated and _is_castle(replay.board, said.args[0]):
        return None
    if not _fought(last) or first.facts.get("turn") != last.facts.get("turn"):
        return None
    return next((step.board for step in reversed(replay.steps) if _fought(step.board)), None)


def _is_castle(board: Board, name: Name) -> bool:
    return any(fold(t.name) == fold(name.text) and t.face.kind == CASTLE for t in board.things.values())


def _fought(board: Board) -> bool:
    return board.facts.get("phase") == "challenge"


def _past(look: Look) -> str:
    return "" if look.board.facts.get("phase") == "challenge" else "la sfida è finita"


JUDGING = Judging(KINDS, Look, SUBJECTS, ENDINGS, PASSING, _past, _meant_at, objects=False)
