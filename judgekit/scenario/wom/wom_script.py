"""The players of a scenario of Wizards of Mickey: they answer what the rules ask with what the script says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.errors import BadScenario, Fault, MissingChoice
from judgekit.scenario.answering import judge
from judgekit.scenario.magic.names import Names, fold
from judgekit.scenario.model import Name, Stop
from judgekit.scenario.outcome import choice_missing, said_of
from judgekit.scenario.wom import wom_model
from judgekit.scenario.wom.wom_moments import reached
from judgekit.table.engine import Refusal, Stopped
from judgekit.wom.faces import PLACES
from judgekit.wom.plays import areas
from judgekit.wom.plays.areas import HAND, HIDDEN, LAUNCHED, WIZARDS
from judgekit.wom.plays.blocking import Done

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.errors import JudgekitError
    from judgekit.scenario.answering import TryOut
    from judgekit.scenario.model import Action, Scenario
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Ask, Event, Game


_WHERE = {
    HAND: "in mano a",
    "deck": "nel mazzo di",
    "discards": "negli scarti di",
    WIZARDS: "in gioco, di",
    LAUNCHED: "lanciata da",
    HIDDEN: "nascosta da",
    "castles": "nel mazzo Castelli di",
}
_MOST_OFFERED = 8
_IN_SIGHT = {WIZARDS, LAUNCHED, HIDDEN, "castle"}


class WomNames(Names):
    """Names of cards: two of one face in one pile are the same to everybody."""

    def twins(self, things: list[Thing]) -> bool:
        first = things[0]
        return first.zone[0] not in _IN_SIGHT and all((t.face, t.zone) == (first.face, first.zone) for t in things)

    def place(self, thing: Thing) -> str:
        return f"{_WHERE.get(thing.zone[0], thing.zone[0])} {thing.zone[1]}".strip()


class Script:
    """A script being acted out. `moments` keeps the board as it stood after each action."""

    def __init__(self, scenario: Scenario, names: Names, try_out: TryOut) -> None:
        self.scenario = scenario
        self.names = names
        self.try_out = try_out  # plays a script from the start: for lines that are judged, then taken back
        self.tried: int | None = None
        self.at = 0
        self.current: Action | None = None
        self.moments: dict[int, Board] = {}
        self.asking: dict[int, int] = {}  # for each line that answers the one that was being carried out
        self.targets: list[Name] = []  # those of the line that is being carried out, not yet asked for

    # --- the engine asks

    def answer(self, game: Game, ask: Ask) -> object:
        """Answer an ask. Raises Stopped at the end of the script, MissingChoice where the script does not say."""
        self._reached(game, ask)
        if ask.kind in _BETWEEN_ACTIONS:
            self._try(game, *_BETWEEN_ACTIONS[ask.kind])
        return _ANSWERS[ask.kind](self, game, ask)

    def _reached(self, game: Game, ask: Ask | None) -> None:
        """Lines that tell how far the game has come are done once it has; it waits for nobody but those who must act.

        Raises BadScenario where something is due before.
        """
        while (action := self.next()) is not None and isinstance(action.do, wom_model.Reach):
            step = reached(game, action.do)
            if step is None and not game.steps and game.board.facts.get("phase") == "challenge":
                self.at += 1  # the table lies so: it has begun before anything is told
                continue
            if step is None:
                if ask is not None and (ask.kind in _OF_THE_TURN or (ask.kind == "launch" and ask.about)):
                    raise self.fault(action, f"{_NOT_YET[action.do.to]}: {_due(ask)}")
                return
            self._all_used(game)
            game.verdicts[action.number] = step._replace(verdict="legal")
            self.at += 1

    def _try(self, game: Game, *kinds: type) -> None:
        """Lines that are judged, then taken back, are played in another game that has come as far as this one."""
        while (action := self.next()) is not None and action.trial and isinstance(action.do, kinds):
            self._all_used(game)
            judge(game, self.scenario, self.at, Stop(), self.try_out)
            self.moments[action.number] = game.board
            self.at += 1

    def passed_over(self, game: Game, ask: Ask, error: JudgekitError) -> bool:
        """Refuse the line that has no place any more, a rule being gone; False where it is an answer that lacks."""
        line = None if isinstance(error, MissingChoice) else self.peek()
        if line is None or not isinstance(line.do, (*_OF_ASKS.get(ask.kind, ()), wom_model.Reach)):
            return False
        game.refuse(line.number, line.player or ask.player, Refusal("has no place", (said_of(error),)))
        self.at += 1
        return True

    def end(self, game: Game) -> None:
        """The replay is over: keep the board as it stood after each line, where that line's doing ended."""
        self._reached(game, None)
        self._all_used(game)
        tried = {action.number for action in self.scenario.actions if action.trial}
        done = {number: step for number, step in game.verdicts.items() if number not in tried}
        self.moments |= {number: step.board for number, step in done.items()}
        for number, asked_by in self.asking.items():  # an answer is done no earlier than what asked for it
            if number in done and asked_by in done and done[asked_by].n > done[number].n:
                self.moments[number] = done[asked_by].board

    def peek(self) -> Action | None:
        """The next line of the script; «fermati» ends it."""
        action = self.next()
        if action is not None and isinstance(action.do, Stop):
            raise Stopped
        return action

    def next(self) -> Action | None:
        """The next line, whatever it is."""
        return self.scenario.actions[self.at] if self.at < len(self.scenario.actions) else None

    def begin(self, game: Game, action: Action) -> None:
        """A line is an action of its own."""
        self._all_used(game)
        self.current = action
        self.targets = list(getattr(action.do, "targets", ()))
        self.at += 1

    def _all_used(self, game: Game) -> None:
        """A target that a line names and the rules do not ask for is a mistake: nothing is ignored in silence."""
        if self.current is None or not self.targets:
            return
        step = game.verdicts.get(self.current.number)
        if step is not None and step.verdict == "legal":
            reached = {number for one in game.steps[step.n - 1 :] for event in one.events for number in _aimed(event)}
            self.targets = [one for one in self.targets if reached.isdisjoint(self.names.numbers(game.board, one))]
        if step is not None and step.verdict == "legal" and self.targets:
            why = f"«{self.targets[0].text}» non serve come bersaglio di questa azione"
            if not game.system.gone:
                raise self.fault(self.current, why)
            game.refuse(self.current.number, self.current.player, Refusal("has no place", (why,), step.cites[:1]))
        self.targets = []

    def take(self, game: Game, kind: type, player: str) -> Action | None:
        """The next line, if it is of this kind and this player's, as an answer: it is used up."""
        action = self.peek()
        if action is None or not isinstance(action.do, kind) or action.player not in {player, ""}:
            return None
        self.at += 1
        if self.current is not None:
            self.asking[action.number] = self.current.number
        game.answered.append(action.number)
        return action

    def fitting(self, game: Game, ask: Ask, *kinds: type) -> Action | None:
        """The next line that can be done now; what comes at a wrong moment is refused, and the game goes on."""
        while (action := self.peek()) is not None and not isinstance(action.do, kinds):
            game.refuse(action.number, action.player, _out_of_time(game, ask, action))
            self.at += 1
        return action

    def missing(self, question: str, line: str) -> MissingChoice:
        """The error that says what the script lacks."""
        return choice_missing(question, line, self.current)

    def fault(self, action: Action, message: str) -> BadScenario:
        where = action.where
        return BadScenario((Fault(where.file or self.scenario.file, where.line, where.column, message),))

    def silent(self, ask: Ask) -> MissingChoice:
        """What to raise where nothing answers."""
        question, line = _LACKS.get(ask.kind, ("che cosa sceglie", "{who} sceglie {those}"))
        due = ask.about[0] if isinstance(ask.about, tuple) and isinstance(ask.about[0], int) else 1
        offered = [self.names.labels.get(number, "…") for number in ask.options if isinstance(number, int)] or ["…"]
        said = line.format(who=ask.player, one=offered[0], those=", ".join(offered[:due]))
        among = f" (si può scegliere fra {', '.join(offered[:_MOST_OFFERED])})" if ask.options else ""
        what = f"{ask.player} non dice {question}{among}"
        return choice_missing(what, said, None if ask.kind in _OF_THE_TURN else self.current)


def _due(ask: Ask) -> str:
    """What somebody has to do before the game goes on."""
    if ask.kind == "launch":
        return f"{ask.player} ha ancora da lanciare una Magia"
    question, line = _LACKS[ask.kind]
    return f"{ask.player} non dice {question}, come «{line.format(who=ask.player, one='…', those='…')}»"


def _aimed(event: Event) -> Iterator[int]:
    """Whom an event hits: the targets of what a card has carried out, and what it moves or changes."""
    if event.kind == "launch":
        return
    for one in event.args:
        if isinstance(one, Done):
            yield from one.targets
    if event.args and isinstance(event.args[0], int) and not isinstance(event.args[0], bool) and event.kind != "done":
        yield event.args[0]


def _out_of_time(game: Game, ask: Ask, action: Action) -> Refusal:
    """Why a line cannot be done now: of Diamagic what has become of the challenge, else what is due instead."""
    facts = game.board.facts
    won = facts.get("challenge")
    if not isinstance(action.do, wom_model.Assign) or won is None:
        return Refusal("not now", (ask.kind, ask.player))
    decided = next((s for s in reversed(game.steps) if any(e.kind == "challenge" for e in s.events)), None)
    cites = decided.cites if decided is not None else ()
    if not won:
        return Refusal("is a tie", tuple(facts.get("totals", {}).values()), cites)
    if won != action.player:
        return Refusal("has not won", (action.player,), cites)
    since = game.steps[decided.n :] if decided is not None else game.steps
    if not any(event.kind == "won" for step in since for event in step.events):
        return Refusal("nothing at stake", (), cites)
    return Refusal("has assigned", (action.player, len(areas.wizards(game.board, action.player)) == 1), cites)


# --- what is played ---------------------------------------------------------------------------------------------------


def _launch(script: Script, game: Game, ask: Ask) -> object:
    """A line that plays, shows or looks; where there is none the player passes, if nothing is due any more."""
    if not ask.about and not isinstance(getattr(script.peek(), "do", None), tuple(_PLAYING)):
        return None
    action = script.fitting(game, ask, *_PLAYING)
    if action is None:
        raise Stopped
    reply = _PLAYING[type(action.do)](script, game, action)
    script.begin(game, action)
    return (action.number, action.player, *reply)


def _more(script: Script, game: Game, ask: Ask) -> object:
    """When nobody has anything to play any more a line is tried; one that is meant waits for the next challenge."""
    trying = script.next()
    return _launch(script, game, ask) if trying is not None and trying.number == script.tried else None


def _played(script: Script, game: Game, action: Action) -> tuple[Any, ...]:
    do = action.do
    spell = script.names.thing(game.board, do.spell, lambda t: t.zone == (HAND, action.player), _is_spell)
    squad = areas.wizards(game.board, action.player)
    if do.wizard is None and len(squad) != 1:
        raise script.fault(action, f"di’ quale Mago lancia: «{action.text} con {squad[0].name if squad else '…'}»")
    likely = (lambda t: t.zone == (WIZARDS, action.player), lambda t: t.zone[0] == WIZARDS)
    wizard = squad[0] if do.wizard is None else script.names.thing(game.board, do.wizard, *likely)
    return ("play", spell.id, wizard.id, HIDDEN if do.hidden else LAUNCHED, (), False)


def _is_spell(thing: Thing) -> bool:
    return bool(thing.face.kind == "spell")


def _passes(script: Script, game: Game, action: Action) -> tuple[object, ...]:
    return ("pass",)


def _shows(script: Script, game: Game, action: Action) -> tuple[object, ...]:
    return ("show hand",)


def _looks(script: Script, game: Game, action: Action) -> tuple[Any, ...]:
    do = action.do
    return (f"look at {do.pile}", do.whose or action.player)


_PLAYING: dict[type, Callable[..., tuple[object, ...]]] = {
    wom_model.Launch: _played,
    wom_model.Pass: _passes,
    wom_model.ShowHand: _shows,
    wom_model.LookAt: _looks,
}


def _castle(script: Script, game: Game, ask: Ask) -> object:
    """The castle of the turn, or the one that Teletrasporto brings."""
    if ask.about is not None:
        return _choose(script, game, ask)
    action = script.fitting(game, ask, wom_model.Bring)
    if action is None:
        raise Stopped
    castle = script.names.thing(game.board, action.do.castle, lambda t: t.zone == ("castles", action.player))
    script.begin(game, action)
    return (action.number, action.player, castle.id)


def _assign(script: Script, game: Game, ask: Ask) -> object:
    action = script.fitting(game, ask, wom_model.Assign)
    if action is None:
        raise script.silent(ask)
    squad = lambda t: t.zone[0] == WIZARDS  # noqa: E731
    wizards = tuple(script.names.thing(game.board, name, squad).id for name in action.do.wizards)
    script.begin(game, action)
    return (action.number, action.player, wizards)


def _deploy(script: Script, game: Game, ask: Ask) -> object:
    action = script.fitting(game, ask, wom_model.Deploy)
    if action is None:
        raise Stopped
    mine = lambda t: t.zone == ("squad", action.player)  # noqa: E731
    places = tuple((script.names.thing(game.board, n, mine).id, PLACES.index(p)) for n, p in action.do.places)
    script.begin(game, action)
    return (action.number, action.player, places)


# --- choices ----------------------------------------------------------------------------------------------------------


def _choose(script: Script, game: Game, ask: Ask) -> tuple[int, ...]:
    """Things among those that are offered: the targets of the line, else a line of its own."""
    many = ask.about[0] if isinstance(ask.about, tuple) else 1
    if ask.kind in {"target", "targets", "castle"} and script.targets:
        said, script.targets = script.targets[:many], script.targets[many:]
    else:
        action = _choosing(script, game, ask)
        if action is None and _all_alike(script, game, ask):
            return tuple(ask.options[:many])
        if action is None:
            raise script.silent(ask)
        said = [value for value in _values(action) if isinstance(value, Name)]
    return _among(script, game, ask, said, many)


def _all_alike(script: Script, game: Game, ask: Ask) -> bool:
    """Whether it is all the same which things are chosen: cards of a hand that nobody has named."""
    things = [game.board.things[number] for number in ask.options]
    return bool(things) and all(one.face == things[0].face for one in things) and script.names.twins(things)


def _choosing(script: Script, game: Game, ask: Ask) -> Action | None:
    kind = (wom_model.Choose, wom_model.Bring) if ask.kind == "castle" else (wom_model.Choose,)
    return next((found for one in kind if (found := script.take(game, one, ask.player)) is not None), None)


def _values(action: Action) -> tuple[Any, ...]:
    do = action.do
    return (do.castle,) if isinstance(do, wom_model.Bring) else do.values


def _among(script: Script, game: Game, ask: Ask, said: list[Name], many: int) -> tuple[int, ...]:
    found: list[int] = []
    for name in said:
        fitting = [n for n in ask.options if n not in found and _is_called(script, game, n, name)]
        if not fitting:
            known = ", ".join(dict.fromkeys(script.names.labels.get(n, "?") for n in ask.options))
            raise script.fault(_line(script), f"«{name.text}» non è fra le scelte possibili: {known}")
        found.append(fitting[0])
    if len(found) != many:
        raise script.fault(_line(script), f"qui se ne scelgono {many}, non {len(found)}")
    return tuple(found)


def _is_called(script: Script, game: Game, number: int, name: Name) -> bool:
    thing = game.board.things[number]
    if name.nth:
        return fold(script.names.labels.get(number, "")) == fold(f"{name.text} {name.nth}")
    return fold(thing.name) == fold(name.text)


def _line(script: Script) -> Action:
    return script.scenario.actions[max(0, script.at - 1)]


def _pay(script: Script, game: Game, ask: Ask) -> object:
    """Cards for an effect that is optional: none where the script says nothing."""
    many = ask.about[0]
    action = script.take(game, wom_model.Choose, ask.player)
    said = [value for value in _values(action) if isinstance(value, Name)] if action is not None else []
    return _among(script, game, ask, said, many) if said else ()


def _may(script: Script, game: Game, ask: Ask) -> bool:
    action = script.peek()
    if action is None or not isinstance(action.do, wom_model.Choose) or not action.do.values:
        return False
    if action.player != ask.player or not isinstance(action.do.values[0], bool):
        return False
    script.take(game, wom_model.Choose, ask.player)
    return action.do.values[0]


def _rounding(script: Script, game: Game, ask: Ask) -> str:
    action = script.take(game, wom_model.Round, ask.player)
    if action is None:
        raise script.missing(
            "le regole non dicono come si arrotonda la metà: decide l’arbitro", "si arrotonda per difetto"
        )
    do = action.do
    return "up" if do.up else "down"


# --- setting up -------------------------------------------------------------------------------------------------------


def _optional(kind: type) -> Callable[[Script, Game, Ask], object]:
    """The number of a line that does something of one's own will; None where there is none."""

    def answer(script: Script, game: Game, ask: Ask) -> object:
        action = script.peek()
        if action is None or not isinstance(action.do, kind) or action.player != ask.player:
            return None
        script.begin(game, action)
        return action.number

    return answer


def _declare(script: Script, game: Game, ask: Ask) -> str:
    action = script.take(game, wom_model.Declare, ask.player)
    if action is None:
        raise script.silent(ask)
    do = action.do
    return str(do.team)


def _swap(script: Script, game: Game, ask: Ask) -> object:
    action = script.peek()
    if action is None or not isinstance(action.do, wom_model.Swap) or action.player != ask.player:
        return None
    theirs = lambda t: t.owner == ask.player  # noqa: E731
    reserve = lambda t: t.zone == ("support", ask.player)  # noqa: E731
    played = lambda t: t.zone[0] != "support"  # noqa: E731
    out = script.names.thing(game.board, action.do.out, theirs, played)
    into = script.names.thing(game.board, action.do.into, theirs, reserve)
    script.begin(game, action)
    return (action.number, out.id, into.id)


_ANSWERS: dict[str, Callable[[Script, Game, Ask], object]] = {
    "launch": _launch,
    "more": _more,
    "castle": _castle,
    "assign": _assign,
    "deploy": _deploy,
    "discard": _choose,
    "target": _choose,
    "targets": _choose,
    "token": _choose,
    "confused": _choose,
    "pay": _pay,
    "may": _may,
    "rounding": _rounding,
    "present": _optional(wom_model.Present),
    "declare": _declare,
    "code": _optional(wom_model.UseCode),
    "swap": _swap,
}
_OF_ASKS: dict[str, tuple[type, ...]] = {  # what a line does that is due when this is asked
    "launch": tuple(_PLAYING),
    "castle": (wom_model.Bring,),
    "assign": (wom_model.Assign,),
    "deploy": (wom_model.Deploy,),
    "swap": (wom_model.Swap,),
}
_BETWEEN_ACTIONS: dict[str, tuple[type, ...]] = {  # when lines are tried, and what they do
    **dict.fromkeys((*_OF_ASKS, "present", "code"), (object,)),
    "more": tuple(_PLAYING),
}
_LACKS = {  # what a player does not say, and a line that says it: who, and as much of what is offered as is due
    "assign": ("a quale Mago vanno i Diamagic vinti", "{who} assegna i Diamagic a {one}"),
    "deploy": ("quali Maghi schiera, e dove", "{who} schiera {one} al centro"),
    "discard": ("che cosa scarta", "{who} scarta {those}"),
    "target": ("qual è il bersaglio", "{who} sceglie {those}"),
    "targets": ("quali sono i bersagli", "{who} sceglie {those}"),
    "token": ("quale Diamagic", "{who} sceglie {those}"),
    "confused": ("quale Magia lancia", "{who} sceglie {those}"),
    "declare": ("quale team dichiara", "{who} dichiara il team Luna Diamante"),
    "castle": ("quale Castello", "{who} mette in gioco {one}"),
}
_NOT_YET = {
    "begun": "la sfida non comincia ancora",
    "decided": "la sfida non è ancora finita",
    "turn": "il turno non è ancora finito",
}
_OF_THE_TURN = {"assign", "deploy", "declare", "castle"}  # asked for by a phase, whatever was done before
