"""One hit for one rule: what editions share stands in the list once, the others named beside what leads.

What leads, of units that are one rule: the one that answers best of those whose edition the query names, else of all;
those that answer nearly as well count as equal, and of equals the first in the order of the editions leads, as in
`rule` and everywhere else. They say the same, so a difference in score is chance of wording: without this rule the
editions would take turns from one line of a list to the next. The rule stands where its best unit does: the one that
leads may have fewer of the words that people ask with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.retrieval.index import Index

_EQUAL = 3.0  # how far below the best score the same rule of another edition answers as well


class Folded(NamedTuple):
    """The document that leads, the score of the rule, and the other documents that are the same rule."""

    document: int
    score: float
    also: tuple[int, ...]
    changed: tuple[int, ...]


def fold(ranked: Iterable[tuple[int, float]], index: Index, prefer: Callable[[int], bool] | None) -> list[Folded]:
    """The ranked documents, best first, each rule once, with the score of its best unit; `prefer` tells which ones are
    to lead, where any are.
    """
    scores = dict(ranked)
    told: set[int] = set()
    found = []
    for document, score in scores.items():
        if document not in told:
            same = [n for n in index.same(document) if n in scores and n not in told]
            lead = _leader(document, same, scores, prefer)
            also = index.same(lead)
            changed = tuple(n for n in index.changed(lead) if n not in told)
            told |= {document, lead, *also, *changed}
            found.append(Folded(lead, score, also, changed))
    return found


def _leader(best: int, others: Iterable[int], scores: dict[int, float], prefer: Callable[[int], bool] | None) -> int:
    every = (best, *others)
    asked = [n for n in every if prefer is not None and prefer(n)] or every
    highest = max(scores[n] for n in asked)
    return min(n for n in asked if scores[n] >= highest - _EQUAL)
