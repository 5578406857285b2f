"""The rule that the question of a case speaks of and no reason of `why` names: perhaps nothing hangs on it here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.ruling.heard import chief, heard
from judgekit.ruling.why import points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.ruling.answers import Reason
    from judgekit.scenario.outcome import Run

_REASONS = 5  # that people read: a rule among these has been named


def spoken_of(run: Run, reasons: Sequence[Reason]) -> tuple[str, ...]:
    """The number of the rule that answers what a case asks, as the search finds it; none where a reason names it."""
    number = chief(heard(run.scenario, run.replay.system.name))
    named = {number for those in points(reasons)[:_REASONS] for one in those for number in (*one.numbers, *one.with_it)}
    return (number,) if number and number not in named else ()
