"""Hybrid symbols: each is paid in one of two ways."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.cards import Symbols


def is_hybrid(cost: Symbols) -> bool:
    """Whether any symbol of a cost leaves a choice between two halves."""
    return any("/" in symbol for symbol in cost)


def ways(cost: Symbols) -> list[Symbols]:
    """All plain costs that a cost with hybrid symbols may be paid as, those with the first halves first."""
    return list(dict.fromkeys(product(*(symbol.split("/") for symbol in cost))))


def first(cost: Symbols, *fit: Callable[[Symbols], bool]) -> Symbols:
    """The way to pay a cost that the first of several tests lets pass; what is no hybrid stays as it is."""
    if not is_hybrid(cost):
        return cost
    there = ways(cost)
    return next((way for test in fit for way in there if test(way)), there[0])
