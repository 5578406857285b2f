"""Keywords of cards that are not in play: cycling, which works in the hand, and buyback, which brings a spell back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.state import chosen, traits

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

CYCLING, BUYBACK = "ciclo", "riscatto"

Added = tuple[tuple[str, tuple[Any, ...]], ...]  # keyword, and the costs that it lets be added


def cycling(game: Game, value: tuple[Any, ...], like: Traits) -> tuple[Any, ...] | None:
    """Cycling is an activated ability of the card in hand: pay, discard it, draw a card."""
    draw = tree.Mode((), (tree.Draw(tree.You()),))
    found = tuple(
        tree.Activated((*_several(cost), tree.DiscardCost(tree.This())), (draw,), zone="hand")
        for cost in like.words.get(CYCLING, ())
    )
    return (*value, *found) if found else None


def _several(cost: Any) -> tuple[Any, ...]:
    return cost if isinstance(cost, tuple) and not hasattr(cost, "_fields") else (cost,)


def buyback(game: Game, value: Added, spell: Thing) -> Added | None:
    """A spell with buyback may cost more."""
    found = tuple((BUYBACK, _several(cost)) for cost in traits(game, spell).words.get(BUYBACK, ()))
    return (*value, *found) if found else None


def back_to_hand(game: Game, value: str, spell: Thing) -> str | None:
    """Where its buyback was paid, a spell that has resolved goes back to its owner's hand."""
    return "hand" if BUYBACK in chosen(spell, "added", ()) else None
