"""A board studied: how it comes out, and how it would come out for somebody who does not know one of the rules."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from judgekit.editions import system
from judgekit.errors import JudgekitError
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.model import Choose
from judgekit.scenario.run import lay_out, run
from judgekit.sheets.basics import basics
from judgekit.sheets.replay_facts import Facts, facts, fallen, groups

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System


Group = tuple[str, ...]
_SOUND = {"over", "script"}


class Other(NamedTuple):
    """How a board comes out without some rules: which (those of one row together), the facts, the replay."""

    groups: tuple[Group, ...]
    facts: Facts
    run: Run

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
        self._without: dict[tuple[Group, ...], Other | None] = {}

    @property
    def sound(self) -> bool:
        """Whether the script says all that the rules ask, and the game could go on."""
        return self.run.missing is None and self.run.replay.ended in _SOUND

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
        played = self.played(self.system.without(*numbers))
        if played is None or played.missing is not None or played.replay.ended not in _SOUND:
            return None
        here = facts(played)
        base = not self._ground.isdisjoint(numbers)
        if base and any(here.get(key) != value for key, value in self.facts.items() if key[0] == "verdict"):
            return None  # whoever did not know this could not play at all
        return Other(those, here, played)

    def played(self, edition: System) -> Run | None:
        """The scenario played, without the answers to what these rules do not ask; None where it cannot be."""
        scenario = self.scenario
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
