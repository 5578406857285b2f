"""By what a cost is reduced, where that is not plainly so much generic or coloured mana."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.facts import LIFE
from judgekit.magic.questions.casting import WHAT_A_REDUCTION_TAKES

if TYPE_CHECKING:
    from judgekit.magic.cards import Symbols
    from judgekit.table.engine import Game

SNOW = "S"


# --- what is left over ------------------------------------------------------------------------------------------------


def instead_of_a_colour(game: Game, value: bool, symbol: str, asked: bool) -> bool | None:
    """Of a type of mana that the cost does not ask for, a reduction takes as much generic mana."""
    return None if asked else True


def beyond_its_colour(game: Game, value: bool, symbol: str, asked: bool) -> bool | None:
    """Of a type of mana that the cost asks for less of, what is left over of a reduction takes generic mana."""
    return True if asked and symbol != "C" else None


def beyond_the_colourless(game: Game, value: bool, symbol: str, asked: bool) -> bool | None:
    """Of colourless mana, too, what the cost does not ask for takes generic mana."""
    return True if asked and symbol == "C" else None


def no_less(cost: Symbols, least: int) -> Symbols:
    """What would cost less than a text lets it costs so much more generic mana: that is looked at last."""
    lacks = least - sum(int(symbol) if symbol.isdigit() else 1 for symbol in cost)
    return cost if lacks <= 0 else (*cost, str(lacks))


# --- symbols that may be paid in several ways -------------------------------------------------------------------------


def is_special(symbol: str) -> bool:
    """Whether it hangs on rules of its own what a symbol takes off a cost."""
    return symbol == SNOW or "/" in symbol


def plainly(game: Game, less: tuple[str, ...], cost: Symbols) -> tuple[list[str], list[str]]:
    """A reduction as plain symbols, and what is due for it: a hybrid one where either half may be taken.

    What whoever does not know the rules leaves out takes nothing.
    """
    left = list(cost)
    found: list[str] = []
    due: list[str] = []
    for symbol in less:
        taken = game.ruling(WHAT_A_REDUCTION_TAKES, symbol, tuple(left)) if is_special(symbol) else symbol
        halves = () if taken is None else tuple(taken.split("/"))
        due += [symbol] if len(halves) > 1 else []
        found += halves
        for half in halves:
            if half in left:
                left.remove(half)
    return found, due


def one_half(game: Game, value: str | None, symbol: str, cost: Symbols) -> str | None:
    """Of a hybrid symbol one half is taken: that which the cost asks for, where it asks for one alone."""
    halves = symbol.split("/")
    if len(halves) == 1 or LIFE in halves:
        return None
    asked = [half for half in halves if half in cost]
    number = next((half for half in halves if half.isdigit()), None)
    generic = sum(int(one) for one in cost if one.isdigit())
    if len(asked) > 1 or (asked and number is not None and generic >= int(number)):
        return symbol  # its player chooses: what is left is due in either way
    return asked[0] if asked else number or halves[0]


def its_colour(game: Game, value: str | None, symbol: str, cost: Symbols) -> str | None:
    """Of a Phyrexian symbol its colour is taken."""
    halves = symbol.split("/")
    return next(half for half in halves if half != LIFE) if LIFE in halves else None


def generic_for_snow(game: Game, value: str | None, symbol: str, cost: Symbols) -> str | None:
    """A snow symbol takes one generic mana."""
    return "1" if symbol == SNOW else None
