"""The numbers of a thing: power and toughness, loyalty, defense; where it has them, and where they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import (
    BATTLEFIELD,
)
from judgekit.magic.questions.text import (
    DEFENSE_IN_PLAY,
    LESS_THAN_NOTHING,
    LOYALTY_ELSEWHERE,
    LOYALTY_IN_PLAY,
    MISSING_SIZE_COUNTS,
    NOTHING_LESS_IS_ADDED,
    ONLY_WHOLE_NUMBERS,
    STAR_POWER,
    STAR_TOUGHNESS,
    WHAT_IS_NO_CREATURE_HAS_A_SIZE,
)
from judgekit.magic.vocabulary import COUNTERS, DEFENSE, LOYALTY

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

COMPARED, SET, ADDED = "compared", "set", "added"  # what a quantity is used for that may be below zero
STARS = {"power": STAR_POWER, "toughness": STAR_TOUGHNESS}  # the questions that a star asks


def or_nothing(game: Game, total: int, use: str = "") -> int:
    """A number that may be below zero, as it counts where it is used."""
    if total >= 0:
        return total
    game.show()
    if use == ADDED and game.speaks(NOTHING_LESS_IS_ADDED):
        return int(game.ruling_on(NOTHING_LESS_IS_ADDED, total, 0))
    return int(game.ruling_on(LESS_THAN_NOTHING, 0 if use else total, total, bool(use)))


def of(game: Game, thing: Thing, like: Traits, name: str) -> int | None:
    """One of the numbers of a thing by its name, None where it has none such."""
    match name:
        case "power":
            return size(game, thing, like, like.power)
        case "toughness":
            return size(game, thing, like, like.toughness)
        case "loyalty":
            return loyalty(game, thing, like)
        case "defense":
            return defense(game, thing, like)
        case str() if name.startswith(COUNTERS):
            there = thing.marks.get("counters", {})
            kind = name.removeprefix(COUNTERS)
            return int(there.get(kind, 0) if kind else sum(there.values()))
        case _:
            return None


# --- power and toughness ----------------------------------------------------------------------------------------------


def size(game: Game, thing: Thing, like: Traits, number: int | None) -> int | None:
    """Power or toughness: whoever knows no better reads what is printed, on whatever it is printed."""
    if thing.zone != BATTLEFIELD:
        return number
    if "creature" in like.types:
        return number if number is not None else missing(game)
    return number if number is None or game.ruling(WHAT_IS_NO_CREATURE_HAS_A_SIZE) else None


def missing(game: Game) -> int | None:
    """The power or toughness of a creature that has none."""
    there = game.ruling(MISSING_SIZE_COUNTS)
    return 0 if there else None


# --- loyalty and defense ----------------------------------------------------------------------------------------------


def loyalty(game: Game, thing: Thing, like: Traits) -> int | None:
    """The loyalty of a planeswalker, None of anything else; whoever knows no better looks at the wrong number."""
    if "planeswalker" not in like.types:
        return None
    on_it, printed = thing.marks.get("counters", {}).get(LOYALTY, 0), thing.face.loyalty or 0
    if thing.zone == BATTLEFIELD:
        return int(game.ruling_on(LOYALTY_IN_PLAY, printed, on_it))
    return int(game.ruling_on(LOYALTY_ELSEWHERE, on_it, printed))


def defense(game: Game, thing: Thing, like: Traits) -> int | None:
    """The defense of a battle, None of anything else."""
    if "battle" not in like.types:
        return None
    on_it, printed = thing.marks.get("counters", {}).get(DEFENSE, 0), thing.face.defense or 0
    return int(game.ruling_on(DEFENSE_IN_PLAY, printed, on_it)) if thing.zone == BATTLEFIELD else printed


# --- whole numbers ----------------------------------------------------------------------------------------------------


def half(game: Game, whole: int, *, up: bool) -> int:
    """Half of a number: of an odd one whoever knows no better takes two and a half for what it is."""
    if not whole % 2:
        return whole // 2
    half: int = game.ruling_on(ONLY_WHOLE_NUMBERS, whole / 2, up)
    return half


def rounded(game: Game, value: float, up: bool) -> int:
    """There are only whole numbers: the text says whether a half is rounded up or down."""
    return int(value + 0.5) if up else int(value)


def not_below_zero(game: Game, value: int, total: int, signed: bool) -> int:
    """Nothing is done less than never; but power and toughness may be changed by less than nothing."""
    return total if signed else 0
