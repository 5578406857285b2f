"""Which rules decide a scenario: each cited one is taken away in turn, and what then happens is laid beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import JudgekitError
from judgekit.ruling.answers import Reason
from judgekit.ruling.came_out import differences, outcome
from judgekit.scenario.run import lay_out, run

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from judgekit.ruling.came_out import Facts
    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.scenario.run import Laid
    from judgekit.table.system import System


def why(scenario: Scenario, system: System, among: Collection[str] = ()) -> tuple[Run, tuple[Reason, ...]]:
    """The scenario as it is played, and for each rule that it cites what would be otherwise without that rule;
    of the rules `among` those that are asked about, where any are named.

    Rules that change how things come out stand first, then those without which the script would be another or the game
    could not go on, then those that are only cited; otherwise in the order in which they are first cited.
    """
    laid = lay_out(scenario, system.name)
    played = run(scenario, system, laid)
    facts = outcome(played)
    asked = [number for number in cited(played) if not among or number in among]
    reasons = [_reason(scenario, system, laid, numbers, facts) for numbers in _groups(system, asked)]
    return played, tuple(sorted(reasons, key=_weight))


_BREAKS = {"ended", "missing", "error"}


def _weight(reason: Reason) -> int:
    kinds = {kind for kind, *_ in reason.differences}
    if not kinds:
        return 3
    return 2 if kinds & _BREAKS else int("verdict" in kinds)


def cited(played: Run) -> tuple[str, ...]:
    """Every number that a replay cites, in the order of first citation."""
    return tuple(dict.fromkeys(number for step in played.replay.steps for number in step.cites))


def _groups(system: System, numbers: Iterable[str]) -> list[tuple[str, ...]]:
    """Numbers that stand on the same rows say the same: they are taken away together, and named together."""
    twins: dict[str, tuple[str, ...]] = {}
    for _, _, row in system.rows():
        for number in row.cites:
            twins.setdefault(number, row.cites)
    return list(dict.fromkeys(twins.get(number, (number,)) for number in numbers))


def _reason(scenario: Scenario, system: System, laid: Laid, numbers: tuple[str, ...], facts: Facts) -> Reason:
    try:
        without = outcome(run(scenario, system.without(*numbers), laid))
    except JudgekitError as error:
        return Reason(numbers[0], (("error", "", None, error.message),), numbers[1:])
    return Reason(numbers[0], differences(facts, without), numbers[1:])
