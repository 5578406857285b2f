"""A board studied: how it comes out, and how it would come out for somebody who does not know one of the rules."""

from __future__ import annotations

from functools import cached_property
from itertools import takewhile
from typing import TYPE_CHECKING

from judgekit.editions import MAGIC, game_of, system
from judgekit.errors import JudgekitError
from judgekit.magic.editions.mistakes import LIVES_WITHOUT_TOUGHNESS
from judgekit.ruling.ablation import patient
from judgekit.ruling.basics import basics
from judgekit.ruling.replay_facts import Facts, facts, fallen, groups
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.model import Choose, GoTo, Pay, Stop
from judgekit.scenario.run import lay_out, run
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.scenario.model import Action, Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System


Group = tuple[str, ...]
_SOUND = {"over", "script"}
_FOUGHT = frozenset({"combat damage", "end of combat", "second main"})  # the blows have been dealt
_GONE, _PUT = frozenset({"destroy", "vanish", "lost"}), "put by the rules"
_DAY = _FOUGHT | {"first main", "beginning of combat", "declare attackers", "declare blockers"}


class Other(NamedTuple):
    """How a board comes out without some rules: which (those of one row together), the facts, the replay.

    `unasked` tells that the script answers what is not asked then.
    """

    groups: tuple[Group, ...]
    facts: Facts
    run: Run
    unasked: bool = False

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple(number for group in self.groups for number in group)

    @property
    def heads(self) -> tuple[str, ...]:
        """The number by which each rule is called."""
        return tuple(group[0] for group in self.groups)


class Study:
    """A scenario as it is played under an edition. What is asked of it is worked out once.

    `subject` are rules that it is about, though they may belong to the plainest game.
    """

    def __init__(self, scenario: Scenario, edition: System, subject: Iterable[str] = ()) -> None:
        self.scenario = scenario
        self.system = edition
        self.subject = frozenset(subject)
        self._laid = lay_out(scenario, edition.name)
        self.run = run(scenario, edition, self._laid)
        self.facts = facts(self.run)
        self.patient = patient(edition, self.run)
        self._without: dict[tuple[Group, ...], Other | None] = {}

    @property
    def sound(self) -> bool:
        """Whether the script says all that the rules ask, and the game goes on as it says."""
        return self.run.missing is None and self.run.replay.ended in _SOUND and not self._stops_short

    @property
    def _stops_short(self) -> bool:
        """Whether a line that goes on to a step does not, because something still waits: nobody would tell it so."""
        goes = {one.number for one in self.scenario.actions if isinstance(one.do, GoTo) and not one.trial}
        verdicts = self.run.replay.verdicts
        return any(number in goes and step.refusal is not None for number, step in verdicts.items())

    @property
    def begins_still(self) -> bool:
        """Whether nothing goes from the board as it is laid out before anybody has done anything."""
        early = takewhile(lambda step: step.action is None, self.run.replay.steps)
        events = [event for step in early for event in step.events]
        return not any(event.kind in _GONE or _PUT in event.args for event in events)

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The cited rules, those that stand on one row together, in the order of their first citation."""
        return groups(self.system, self.run)

    @cached_property
    def issue(self) -> tuple[Group, ...]:
        """The cited rules that the plainest game does not already need; and what it is about, though no step tells."""
        cited = tuple(group for group in self.groups if self._ground.isdisjoint(group))
        known = {number for group in self.groups for number in group}
        asked = {number for cites in self.run.replay.consulted for number in cites}
        silent = dict.fromkeys(fallen(self.system, number) for number in sorted(self.subject & asked - known))
        return (*cited, *silent)

    @cached_property
    def _ground(self) -> frozenset[str]:
        known = basics(self.system.name)
        return (known.needed | known.workings) - self.subject

    def without(self, *those: Group) -> Other | None:
        """How it comes out without some rules; None where the script could not be played to its end then."""
        if those not in self._without:
            self._without[those] = self._ablated(those)
        return self._without[those]

    def _ablated(self, those: tuple[Group, ...]) -> Other | None:
        numbers = tuple(number for group in those for number in group)
        played = self.played(self.patient.without(*numbers))
        if played is None or played.missing is not None or played.replay.ended not in _SOUND:
            return None
        here = facts(played)
        if _dies_next(here) and LIVES_WITHOUT_TOUGHNESS not in self.system.mistakes(*numbers):
            return None  # nobody sees it end so who looks at the board once more
        base = not self._ground.isdisjoint(numbers)
        if base and any(here.get(key) != value for key, value in self.facts.items() if key[0] == "verdict"):
            return None  # whoever did not know this could not play at all
        return Other(those, here, played, self._is_unasked(here, played))

    def _is_unasked(self, theirs: Facts, played: Run) -> bool:
        """Whether the script answers, or has somebody choose, what is not asked there."""
        if len(played.scenario.actions) < len(self.scenario.actions):
            return True
        answers = (("verdict", one.number) for one in self.scenario.actions if isinstance(one.do, Choose | Pay))
        return any(self.facts.get(key) == "legal" and theirs.get(key) == "illegal" for key in answers)

    @cached_property
    def open(self) -> tuple[bool, bool]:
        """Whether something waits on the stack when the script is over, and whether a combat is on that will still
        change something: both are played to their end.
        """
        return self._open(self.system, self.facts)

    def open_beside(self, other: Other | None) -> tuple[bool, bool]:
        """The same, where something may wait for somebody else who gets it wrong and sees it resolve, or sees damage
        dealt of which nothing comes.
        """
        waits, fights = self.open
        if other is None or (waits and fights):
            return waits, fights
        waits_there, fights_there = self._open(self.patient.without(*other.numbers), other.facts)
        return waits or waits_there, fights or fights_there

    def _open(self, edition: System, end: Facts) -> tuple[bool, bool]:
        last = self.scenario.actions[-1] if self.scenario.actions else None
        if game_of(self.system.name) != MAGIC or last is None or isinstance(last.do, Stop | GoTo):
            return False, False
        stop = last._replace(number=last.number + 1, text="fermati", player="", do=Stop(), trial=False)
        there = self._cut(stop, edition)
        if there is None:
            return False, False
        waits = bool(there.replay.board.zone("stack")) and not there.replay.board.facts.get("over")
        return waits, there.replay.board.facts.get("phase") == "combat" and facts(there) != end

    def _cut(self, stop: Action, edition: System) -> Run | None:
        """The game as it stands where the script is over."""
        try:
            return run(self.scenario._replace(actions=(*self.scenario.actions, stop)), edition, self._laid)
        except JudgekitError:
            return None

    def is_of_one_time(self, other: Other) -> bool:
        """Whether its end may be laid beside that of somebody else: neither game has come further than the other, and
        no line that goes on to a step has led into another turn.
        """
        runs = (self.run, other.run)
        if game_of(self.system.name) != MAGIC:
            return True
        mine, theirs = map(_turns, runs)
        if any(mine[number] != theirs[number] for number in mine.keys() & theirs.keys()):
            return False
        if any(one.replay.ended == "over" for one in runs):
            return True
        cut = bool(self.scenario.actions) and isinstance(self.scenario.actions[-1].do, Stop)
        return _time(self.run, cut=cut) == _time(other.run, cut=cut)

    def played(self, edition: System, told: tuple[Action, ...] | None = None) -> Run | None:
        """The scenario played, without the answers to what these rules do not ask; None where it cannot be. Of what is
        `told` alone nothing is stated.
        """
        scenario = self.scenario if told is None else self.scenario._replace(actions=told, expectations=())
        try:
            return run(scenario, edition, self._laid)
        except JudgekitError:
            unasked = tuple(action for action in scenario.actions if not isinstance(action.do, Choose))
        try:
            return run(scenario._replace(actions=unasked), edition, self._laid) if unasked != scenario.actions else None
        except JudgekitError:
            return None

    @cached_property
    def others(self) -> tuple[Other, ...]:
        """The ways it could come out without one rule at issue."""
        return tuple(other for group in self.issue if (other := self.without(group)) is not None)


def _dies_next(end: Facts) -> bool:
    """Whether a creature is left in play that has no toughness: nothing has been looked at since it lost it."""
    sizes = (value for (kind, _), value in end.items() if kind == "size" and value is not None)
    return any(toughness is not None and toughness <= 0 for _, toughness in sizes)


def studied(
    scenario: Scenario | str, edition: str, plays: Iterable[str] = (), rules: Iterable[str] = ()
) -> Study | None:
    """A board studied; None where it is not fit to be asked about under this edition.

    `plays` names functions of the tables, `rules` numbers: the rules that the board is about.
    """
    try:
        read = read_markdown(scenario, "foglio") if isinstance(scenario, str) else scenario
        rulebook = system(edition)
        study = Study(read, rulebook, {*rules, *_played_by(rulebook, tuple(plays))})
    except JudgekitError:
        return None
    return study if study.sound else None


def _played_by(edition: System, plays: tuple[str, ...]) -> Iterator[str]:
    for _, _, row in edition.rows() if plays else ():
        if row.play.__name__ in plays:
            yield from row.cites


def _turns(played: Run) -> dict[int, int]:
    """How many turns have begun when each line is over that goes on to some step; of a game that has ended before, none
    is told.
    """
    goes = {one.number for one in played.scenario.actions if isinstance(one.do, GoTo)}
    found: dict[int, int] = {}
    begun = here = 0
    for step in played.replay.steps:
        if step.action is not None and step.action != here:
            if here in goes:
                found[here] = begun
            here = step.action
        begun += sum(event.kind == "turn" for event in step.events)
    if here in goes and played.replay.ended != "over":
        found[here] = begun
    return found


def _time(played: Run, *, cut: bool) -> object:
    """How far a game has come: whose turn, which step. Where nothing waits any more, main phases and combat are one."""
    there = played.replay.board.facts
    step = there.get("step", there.get("phase"))
    if cut:
        return there["turn"], "fought" if step in _FOUGHT else step, len(played.replay.board.zone("stack"))
    return there["turn"], "day" if step in _DAY else step
