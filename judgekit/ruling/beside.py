"""Which rule stands beside the first reason: two carry one decision, and people name either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.ruling.answers import ALIKE, POINT
from judgekit.ruling.heard import speaks_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from judgekit.ruling.answers import Reason
    from judgekit.ruling.weights import Weights

# Chosen on half of the bundled boards, by how often a case is named after the rule that is shown so; held to the other.
_NEAR, _NEAR_KNOWN = (
    6.0,
    3.0,
)  # so much behind its head a rule of a reason, or one that everybody knows, is worth naming
_FEW, _FEW_KNOWN = 0.03, 0.05  # of all boards: what decides more of them is no answer
_SPOKEN_OF = 4.0  # so much the question speaks of another number of the same row
_SAYS_NO_MORE = 4.0  # so much less for one of the same row: it says what its head says


def with_one_beside(
    reasons: Sequence[Reason],
    weights: Weights,
    heard: Mapping[str, float],
    told: Callable[[Reason], Reason],
) -> tuple[Reason, ...]:
    """The reasons, and behind the head of the first the rule that carries the same decision, if there is one.

    Without either the same comes out, so nothing on the board says which of them it is: a keyword and the procedure
    that asks for it, what a text does and what it means. One is enough, and none of machinery. `told` is it with the
    mistakes of this board alone.
    """
    if not reasons or reasons[0].kind != POINT or reasons[0].with_it:
        return tuple(reasons)
    first = reasons[0]
    alike = [one for one in reasons[1:] if one.group == first.group]
    found = (*_of_its_row(first, heard), *_of_others(first, alike, weights))
    if not found:
        return tuple(reasons)
    _, chosen = max(found, key=lambda one: one[0])
    also = tuple(number for number in first.also if number not in chosen.numbers)
    named = {*first.numbers, *chosen.numbers}
    others = (one for one in reasons[1:] if one.group != first.group or not named.issuperset(one.numbers))
    return (first._replace(also=also), told(chosen)._replace(kind=ALIKE), *others)


def _of_its_row(first: Reason, heard: Mapping[str, float]) -> Iterator[tuple[float, Reason]]:
    """The other numbers of its row that stand elsewhere in the book, and of which the question speaks."""
    most = max(speaks_of((number,), heard) for number in first.numbers)
    for number in first.also:
        says = speaks_of((number,), heard)
        if _section(number) != _section(first.number) and says >= _SPOKEN_OF:
            yield first.weight + says - most - _SAYS_NO_MORE, first._replace(number=number, also=())


def _of_others(first: Reason, alike: Sequence[Reason], weights: Weights) -> Iterator[tuple[float, Reason]]:
    """The other rules without which the same comes out, of those that decide few boards."""
    for one in alike:
        known = weights.is_plain(one.numbers)
        few = weights.share(one.numbers) < (_FEW_KNOWN if known else _FEW)
        near = one.weight >= first.weight - (_NEAR_KNOWN if known else _NEAR)
        shared = [
            number for number in one.numbers if number in first.numbers
        ]  # of two rows with one number that decides
        if few and near and first.number not in shared:
            yield one.weight, one._replace(number=shared[0], also=()) if shared else one


def _section(number: str) -> str:
    return number.partition(".")[0]
