"""The rule that the question of a case speaks of and no reason of `why` names: perhaps nothing hangs on it here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.ruling.heard import heard
from judgekit.ruling.subject import is_of_a_word_unsaid
from judgekit.ruling.why import read_first
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judgekit.ruling.answers import Reason
    from judgekit.scenario.outcome import Run

_LIKELY = 0.6  # a rule that the search finds so surely is worth naming beside the reasons
_AS_MUCH = 0.9  # of what speaks for the first reason: where that answers what is asked, others answer something else


def spoken_of(run: Run, reasons: Sequence[Reason]) -> tuple[str, ...]:
    """The number of the rule that answers what a case asks, as the search finds it; none where a reason names it.

    Nor where the first reason answers it clearly better, and of no keyword that nobody has named.
    """
    edition, corpus = run.replay.system.name, home.open_corpus()
    likely = heard(run.scenario, edition)
    groups = read_first(run, reasons)
    named = {number for those in groups for one in those for number in (*one.numbers, *one.with_it)}
    named |= {number for one in reasons if one.decisive for number in one.numbers}
    least = max(_LIKELY, _AS_MUCH * _of_the_first(groups, likely))

    def answers(number: str) -> bool:
        unit = corpus.unit(edition, number)
        rule = unit is not None and unit.kind == "rule" and not number.startswith("glossario/")
        return rule and number not in named and not is_of_a_word_unsaid(run.scenario, number, edition, corpus)

    return tuple(number for number, so in likely.items() if so >= least and answers(number))[:1]


def _of_the_first(groups: Sequence[Sequence[Reason]], likely: Mapping[str, float]) -> float:
    """How likely the first reason answers it: the likeliest of its numbers."""
    first = groups[0] if groups else ()
    return max((likely.get(number, 0.0) for one in first for number in (*one.numbers, *one.with_it)), default=0.0)
