"""Dividing combat damage where the rules leave one way alone: nobody need be asked."""

from __future__ import annotations

from itertools import product
from math import comb, prod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.magic.plays.board.state import Object
    from judgekit.magic.plays.combat.damage import Being, Due, Share
    from judgekit.table.engine import Game

_MOST_WAYS = 150  # that are tried: with more there is a choice anyway


def forced_divisions(
    game: Game, dues: Sequence[Due], given: Sequence[Share], others: Sequence[Share]
) -> dict[Object, dict[Being, int]]:
    """Those creatures for which the rules leave one way alone to divide their damage, and that way."""
    open_ones = [due for due in dues if len(due.possible) > 1]
    if not open_ones or prod(_how_many_ways(due) for due in open_ones) > _MOST_WAYS:
        return {}
    legal = [
        dict(zip((due.dealer for due in open_ones), ways, strict=True))
        for ways in product(*(list(_ways(due.amount, due.possible)) for due in open_ones))
        if _is_legal(game, open_ones, ways, given, others)
    ]
    return {due.dealer: legal[0][due.dealer] for due in open_ones if legal and _agree(legal, due.dealer)}


def _agree(legal: Sequence[dict[Object, dict[Being, int]]], dealer: Object) -> bool:
    return all(one[dealer] == legal[0][dealer] for one in legal)


def _is_legal(
    game: Game,
    dues: Sequence[Due],
    ways: Sequence[dict[Being, int]],
    given: Sequence[Share],
    others: Sequence[Share],
) -> bool:
    if any(game.refusal("division", due, way) is not None for due, way in zip(dues, ways, strict=True)):
        return False
    divided = [(d.dealer, to, n) for d, way in zip(dues, ways, strict=True) for to, n in way.items() if n]
    chosen = [*given, *divided]
    return game.refusal("assignment", chosen, [*others, *chosen]) is None


def _how_many_ways(due: Due) -> int:
    return comb(due.amount + len(due.possible) - 1, len(due.possible) - 1)


def _ways(amount: int, possible: Sequence[Being]) -> Iterator[dict[Being, int]]:
    """Every way to divide so much among these."""
    first, *rest = possible
    if not rest:
        yield {first: amount}
        return
    for share in range(amount + 1):
        for way in _ways(amount - share, rest):
            yield {first: share, **way}
