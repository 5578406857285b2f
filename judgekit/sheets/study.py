"""A board studied: how it comes out, and how it would come out for somebody who does not know one of the rules."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations, islice
from typing import TYPE_CHECKING, NamedTuple

from judgekit.editions import system
from judgekit.errors import JudgekitError
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.model import Choose
from judgekit.scenario.run import lay_out, run
from judgekit.sheets.basics import basics
from judgekit.sheets.replay_facts import ASKABLE, Facts, Key, changed, facts, groups

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System


Group = tuple[str, ...]
_SOUND = {"over", "script"}
_MOST_PAIRS = 12


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
        self._subject = frozenset(subject)
        self._laid = lay_out(scenario, edition.name)
        self.run = run(scenario, edition, self._laid)
        self.facts = facts(self.run)
        self._without: dict[tuple[Group, ...], Other | None] = {}
        self._pairs: dict[tuple[Key, ...], Other | None] = {}

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
        """The cited rules that the plainest game does not already need."""
        return tuple(group for group in self.groups if self._ground.isdisjoint(group))

    @cached_property
    def _ground(self) -> frozenset[str]:
        known = basics(self.system.name)
        return (known.needed | known.workings) - self._subject

    def special(self, other: Other) -> bool:
        """Whether the plainest game does not even cite these rules: the board is likely to be about them."""
        return basics(self.system.name).usual.isdisjoint(other.numbers)

    def at_issue(self, other: Other) -> bool:
        return self._ground.isdisjoint(other.numbers)

    def group_of(self, number: str) -> Group | None:
        """The cited rule that bears a number."""
        return next((group for group in self.groups if number in group), None)

    def without(self, *those: Group) -> Other | None:
        """How it comes out without some rules; None where the script could not be played to its end then."""
        if those not in self._without:
            self._without[those] = self._ablated(those)
        return self._without[those]

    def _ablated(self, those: tuple[Group, ...]) -> Other | None:
        numbers = tuple(number for group in those for number in group)
        played = self._played(self.system.without(*numbers))
        if played is None or played.missing is not None or played.replay.ended not in _SOUND:
            return None
        here = facts(played)
        base = not self._ground.isdisjoint(numbers)
        if base and any(here.get(key) != value for key, value in self.facts.items() if key[0] == "verdict"):
            return None  # whoever did not know this could not play at all
        return Other(those, here, played)

    def _played(self, edition: System) -> Run | None:
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

    # --- what decides -------------------------------------------------------------------------------------------------

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        """What may be asked for and comes out otherwise without some rule at issue, or without two together."""
        found = self._differing(self.others)
        if not found:
            every = tuple(dict.fromkeys(key for key in self.facts if key[0] in ASKABLE))
            pair = self._together(every)
            found = self._differing((pair,)) if pair is not None else ()
        return found

    def _differing(self, others: Iterable[Other]) -> tuple[Key, ...]:
        there = tuple(others)
        every = dict.fromkeys([*self.facts, *(key for other in there for key in other.facts)])
        return tuple(
            key
            for key in every
            if key[0] in ASKABLE and any(other.facts.get(key) != self.facts.get(key) for other in there)
        )

    def deciding(self, keys: Iterable[Key]) -> tuple[Other, ...]:
        """The rules at issue without which these facts would be others; where none decides alone, two that do together.

        Two together are one `Other` of two groups.
        """
        asked = tuple(keys)
        if alone := self.alone(asked):
            return alone
        pair = self._together(asked)
        return () if pair is None else (pair,)

    def alone(self, keys: Sequence[Key]) -> tuple[Other, ...]:
        """The rules at issue without which, be it one alone, these facts would be others."""
        return tuple(other for other in self.others if changed(self.facts, other.facts, keys))

    def level(self, keys: Iterable[Key]) -> int:
        """1 where one rule at issue decides, 2 where two do, 3 where more do or two matter only together; else 0."""
        deciding = self.deciding(keys)
        return 3 if any(len(other.groups) > 1 for other in deciding) else min(len(deciding), 3)

    def _together(self, keys: tuple[Key, ...]) -> Other | None:
        if keys not in self._pairs:
            found = (self.without(*pair) for pair in self._likely_pairs(keys))
            self._pairs[keys] = next(
                (other for other in found if other is not None and changed(self.facts, other.facts, keys)), None
            )
        return self._pairs[keys]

    def _likely_pairs(self, keys: tuple[Key, ...]) -> Iterator[tuple[Group, Group]]:
        """Two rules of which the second does what the first did, where that one is gone: it is cited only then."""
        idle = [other.groups[0] for other in self.others if not changed(self.facts, other.facts, keys)]
        known = {group[0] for group in self.groups}
        pairs: dict[tuple[Group, Group], None] = {}
        for one in idle:
            other = self.without(one)
            for group in groups(self.system, other.run) if other is not None else ():
                if group[0] not in known and self._ground.isdisjoint(group) and self._idle(group, keys):
                    pairs[one, group] = None
        for step in self.run.replay.steps:  # or they are told in one breath
            there = [group for group in idle if not set(group).isdisjoint(step.cites)]
            pairs |= dict.fromkeys(combinations(there, 2))
        yield from islice(pairs, _MOST_PAIRS)

    def _idle(self, group: Group, keys: tuple[Key, ...]) -> bool:
        """Whether a rule decides none of these facts alone."""
        other = self.without(group)
        return other is not None and not changed(self.facts, other.facts, keys)


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
