"""The rule that the question of a case speaks of and no reason of `why` names: perhaps nothing hangs on it here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.answers.texts import open_engine
from judgekit.ruling.why import points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.ruling.answers import Reason
    from judgekit.scenario.outcome import Run

_SURE = 0.95  # so likely the search takes it for an answer: of boards by others, it is then what they name in half
_REASONS = 5  # that people read: a rule among these has been named


def spoken_of(run: Run, reasons: Sequence[Reason]) -> tuple[str, ...]:
    """The number of the rule that answers what a case asks, as the search finds it; none where a reason names it."""
    scenario, edition = run.scenario, run.replay.system.name
    asked = f"{scenario.title}. {scenario.prose}".strip(". \n")
    if not asked:
        return ()
    hits = open_engine().search(asked, (edition,), (), 1, edition).hits
    named = {number for those in points(reasons)[:_REASONS] for one in those for number in (*one.numbers, *one.with_it)}
    likely = (hit.ref for hit in hits if hit.score >= _SURE and hit.ref.edition == edition)
    return tuple(ref.path for ref in likely if ref.path not in named and not ref.path.startswith("glossario/"))
