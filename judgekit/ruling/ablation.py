"""A scenario without each of its rules: every one is taken away in turn, and what then happens is laid beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import JudgekitError
from judgekit.ruling.came_out import differences, outcome
from judgekit.scenario.outcome import WithAll
from judgekit.scenario.run import lay_out, run
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.ruling.came_out import Facts
    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.scenario.run import Laid
    from judgekit.table.system import System

_MOST_UNSAID = 24  # rules that answered something of which no step tells
_TIMES, _MORE = 10, 1000  # steps: a game that lacks a rule and goes on for more than the whole one has no end


class Ablated(NamedTuple):
    """A scenario without some rules: how it differs, what it cites then, what is so instead of what it expects.

    `instead` is told in Italian, by the words of each statement that does not hold then. `refused` are the actions that
    are illegal then, each with the numbers that say so.
    """

    differences: tuple[tuple[str, object, object, object], ...]
    cites: frozenset[str] = frozenset()
    instead: tuple[tuple[str, str], ...] = ()
    refused: tuple[tuple[int, tuple[str, ...]], ...] = ()


class Ablation:
    """A scenario as it is played, laid out once to be played again without this rule or that: without each once."""

    def __init__(self, scenario: Scenario, system: System) -> None:
        self.scenario = scenario
        self.system = system
        self._laid: Laid = lay_out(scenario, system.name)
        self.played: Run = run(scenario, system, self._laid)
        self._laid = self._laid._replace(known=_known(self.played))
        self._facts: Facts = outcome(self.played)
        self._bounded = patient(system, self.played)
        self._twins = twins(system)
        self._without: dict[tuple[str, ...], Ablated] = {}
        self._mistaking: dict[tuple[tuple[str, ...], str], Ablated] = {}
        self._lacking_nothing: tuple[Ablated, set[tuple[str, object]]] | None = None

    def groups(self, numbers: Iterable[str]) -> list[tuple[str, ...]]:
        """Numbers that stand on the same rows say the same: they are taken away together, and named together."""
        return list(dict.fromkeys(self._twins.get(number, (number,)) for number in numbers))

    def unsaid(self) -> list[tuple[str, ...]]:
        """Rules that answered something of which no step tells: perhaps that it does not happen."""
        told = {number for step in self.played.replay.steps for number in step.cites}
        there = {number for cites in self.played.replay.consulted for number in cites}
        found = [group for group in self.groups(sorted(there - told)) if told.isdisjoint(group)]
        return found[:_MOST_UNSAID]

    def without(self, *numbers: str) -> Ablated:
        """How the scenario goes without some rules."""
        if numbers not in self._without:
            self._without[numbers] = self._played_without(numbers)
        return self._without[numbers]

    def decides(self, numbers: tuple[str, ...]) -> bool:
        """Whether it goes otherwise without some rules, or for somebody who gets them wrong in one of their ways."""
        if self.without(*numbers).differences:
            return True
        ways = self.system.mistakes(*numbers)
        return len(ways) > 1 and any(self.mistaking(numbers, said).differences for said in ways)

    def mistaking(self, numbers: tuple[str, ...], said: str) -> Ablated:
        """How it goes for somebody who gets some rules wrong in one way alone: where nobody asks what they do not know
        it goes as if they knew it.
        """
        there = (numbers, said)
        if there not in self._mistaking:
            as_ever, asked = self._with_all()
            unknown = self._bounded.mistaken(numbers, said)
            heard = not asked.isdisjoint(unknown)
            self._mistaking[there] = self._played(self._bounded.mistaking(numbers, said)) if heard else as_ever
        return self._mistaking[there]

    def _with_all(self) -> tuple[Ablated, set[tuple[str, object]]]:
        """How it goes as if a rule were gone though none is, and which places of the tables are asked then."""
        if self._lacking_nothing is None:
            asked: set[tuple[str, object]] = set()
            self._lacking_nothing = (self._played(self._bounded.lacking_nothing(asked)), asked)
        return self._lacking_nothing

    def _played_without(self, numbers: tuple[str, ...]) -> Ablated:
        return self._played(self._bounded.without(*numbers))

    def _played(self, system: System, laid: Laid | None = None) -> Ablated:
        try:
            there = run(self.scenario, system, laid or self._laid)
        except JudgekitError as error:
            return Ablated((("error", "", None, error.message),))
        found = differences(self._facts, outcome(there))
        if there.went_on and not found:  # what waits is all that is otherwise
            return self._played(system, self._laid._replace(known=self._laid.known._replace(settled=False)))
        cites = frozenset(number for step in there.replay.steps for number in step.cites)
        instead = tuple((held.expectation.text, held.found) for held in there.held if held.judged and not held.so)
        verdicts = there.replay.verdicts.items()
        refused = tuple((action, step.cites) for action, step in verdicts if step.verdict == "illegal")
        return Ablated(found, cites, instead, refused)


def _known(played: Run) -> WithAll:
    return WithAll(bool(played.left_open), played.way, settled=not played.replay.board.zone("stack"))


def patient(system: System, played: Run) -> System:
    """An edition for who plays a scenario again without some rules: as long as is worth waiting for."""
    return system.bounded(_TIMES * len(played.replay.steps) + _MORE)


def cited(played: Run) -> tuple[str, ...]:
    """Every number that a replay cites, in the order of first citation."""
    return tuple(dict.fromkeys(number for step in played.replay.steps for number in step.cites))


def twins(system: System) -> dict[str, tuple[str, ...]]:
    """For each number all those that stand on its first row: they fall together."""
    found: dict[str, tuple[str, ...]] = {}
    for _, _, row in system.rows():
        for number in row.cites:
            found.setdefault(number, row.cites)
    return found
