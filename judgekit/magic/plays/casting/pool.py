"""Mana in a pool, one by one: what each remembers of where it came from, and what it may be spent on."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Self

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.text.evaluate import source_of
from judgekit.magic.plays.text.filters import fits
from judgekit.magic.questions.casting import MANA_KEEPS_ITS_USE, WHAT_A_SNOW_SYMBOL_ASKS_FOR
from judgekit.magic.vocabulary import SOURCES_OF_MANA
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.cards import Symbols
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

SNOW = "S"
_REMEMBERED = frozenset(SOURCES_OF_MANA)


class Bound(NamedTuple):
    """What some mana may be spent on only: one of these uses, as its source tells them."""

    uses: tuple[tree.SpendOn, ...]
    player: str
    source: Object


class Made(str):
    """One mana: the letter of its kind, which is all that makes it equal to another, and what it remembers."""

    __slots__ = ("bound", "kinds", "snow", "stays")
    snow: bool
    bound: Bound | None
    stays: tuple[int, str] | None  # in which turn, and till when, it is not lost as steps and phases end
    kinds: frozenset[str]  # of those of which texts ask, what kind of thing its source is: a Treasure

    def __new__(
        cls,
        letter: str,
        snow: bool = False,
        bound: Bound | None = None,
        stays: tuple[int, str] | None = None,
        kinds: frozenset[str] = frozenset(),
    ) -> Self:
        one = super().__new__(cls, letter)
        one.snow, one.bound, one.stays, one.kinds = snow, bound, stays, kinds
        return one


def is_snow(mana: str) -> bool:
    """Whether a mana came from a snow source."""
    return isinstance(mana, Made) and mana.snow


def kinds_of(mana: str) -> frozenset[str]:
    """What kinds of thing the source of a mana is, as far as texts ask for them."""
    return mana.kinds if isinstance(mana, Made) else frozenset()


def bound_of(mana: str) -> Bound | None:
    """What a mana may be spent on only; None where that is free."""
    return mana.bound if isinstance(mana, Made) else None


def made(
    game: Game,
    symbols: Iterable[str],
    player: str,
    spell: Thing,
    uses: tuple[tree.SpendOn, ...],
    *,
    stays: str = "",
) -> Symbols:
    """Mana as a spell or ability adds it: it remembers a snow source, what it may be spent on, how long it stays."""
    source = game.board.things.get(source_of(spell)[0], spell)
    like = traits(game, source)
    snow, kinds = "snow" in like.supertypes, like.subtypes & _REMEMBERED
    if not snow and not kinds and not uses and not stays:
        return tuple(symbols)
    bound = Bound(uses, player, source_of(spell)) if uses else None
    till = (game.board.facts.get("number", 0), stays) if stays else None
    return tuple(Made(symbol, snow, bound, till, kinds) for symbol in symbols)


def usable(game: Game, pool: Symbols, spell: Thing | None) -> Symbols:
    """The mana that may be spent on a spell or ability; for a cost of anything else there is None."""
    bad = {mana.bound for mana in pool if isinstance(mana, Made) and mana.bound and not _may(game, mana.bound, spell)}
    if not bad or not game.ruling(MANA_KEEPS_ITS_USE):
        return pool
    return tuple(mana for mana in pool if bound_of(mana) not in bad)


def _may(game: Game, bound: Bound, spell: Thing | None) -> bool:
    """Whether a spell or ability is among what mana may be spent on."""
    if spell is None:
        return all(use.kind == tree.MAKES_UNCOUNTERED for use in bound.uses)
    ability = spell.marks.get("ability")
    if all(use.kind == tree.MAKES_UNCOUNTERED for use in bound.uses):
        return True
    if ability is None:
        those = [use.of for use in bound.uses if use.kind == "cast"]
        return any(of is None or fits(game, spell, of, bound.player, bound.source) for of in those)
    source = game.board.things.get(source_of(spell)[0])
    zone = getattr(ability, "zone", "battlefield")
    those = [use.of for use in bound.uses if use.kind == "activate"]
    return any(
        of is None or (source is not None and zone == of.zone and fits(game, source, of, bound.player, bound.source))
        for of in those
    )


def makes_uncountered(game: Game, mana: str, spell: Thing) -> bool:
    """Whether a spell on which this mana was spent cannot be countered, as its source tells."""
    bound = bound_of(mana)
    those = [use.of for use in bound.uses if use.kind == tree.MAKES_UNCOUNTERED] if bound is not None else []
    return bound is not None and any(
        of is not None and fits(game, spell, of, bound.player, bound.source) for of in those
    )


def asked(game: Game, cost: Symbols) -> Symbols:
    """What the snow symbols of a cost ask for: whoever knows no better pays them with any mana."""
    if SNOW not in cost:
        return cost
    symbol = game.ruling(WHAT_A_SNOW_SYMBOL_ASKS_FOR)
    return tuple(symbol if each == SNOW else each for each in cost)


# --- which mana pays for what -----------------------------------------------------------------------------------------


def missing(pool: Symbols, cost: Symbols) -> Symbols:
    """What a pool lacks for a cost."""
    left, lacking = _matched(pool, cost) if SNOW in cost else _counted(pool, cost)
    generic = sum(int(s) for s in cost if s.isdigit()) - left
    return (*lacking, str(generic)) if generic > 0 else tuple(lacking)


def _counted(pool: Symbols, cost: Symbols) -> tuple[int, list[str]]:
    """How much mana is left once letters have paid for letters, and the letters that are lacking."""
    there = Counter(str(mana) for mana in pool) if pool else Counter()
    lacking = []
    for symbol in (s for s in cost if not s.isdigit()):
        if there[symbol]:
            there[symbol] -= 1
        else:
            lacking.append(symbol)
    return sum(there.values()), lacking


def _matched(pool: Symbols, cost: Symbols) -> tuple[int, list[str]]:
    taken, lacking = _picked(pool, cost)
    return len(pool) - len(taken), lacking


def taken(pool: Symbols, cost: Symbols) -> Symbols:
    """The mana that pays a cost: letters for letters, then what is good for little else, then what was made last."""
    picked, _ = _picked(pool, cost)
    generic = sum(int(s) for s in cost if s.isdigit())
    left = list(reversed(without(pool, picked)))
    left.sort(key=_worth)
    return (*picked, *left[:generic])


def _picked(pool: Symbols, cost: Symbols) -> tuple[list[str], list[str]]:
    """The mana that pays the symbols of a cost that are not generic, and the symbols that nothing pays."""
    left = sorted(pool, key=_worth)
    picked: list[str] = []
    lacking: list[str] = []
    for symbol in sorted((s for s in cost if not s.isdigit()), key=lambda s: s == SNOW):
        fit = (n for n, mana in enumerate(left) if (is_snow(mana) if symbol == SNOW else mana == symbol))
        at = next(fit, None)
        if at is None:
            lacking.append(symbol)
        else:
            picked.append(left.pop(at))
    return picked, lacking


def _worth(mana: str) -> tuple[bool, bool, bool]:
    """Snow is kept for what asks for it, what may be spent on anything for something else, and so is a colour."""
    return is_snow(mana), bound_of(mana) is None, mana != "C"


def without(pool: Symbols, spent: Iterable[str]) -> Symbols:
    """What is left of a pool: of mana of one letter, that goes which remembers the same."""
    left = list(pool)
    for mana in spent:
        same = (n for n, one in enumerate(left) if one == mana and _memory(one) == _memory(mana))
        at = next(same, None)
        left.pop(left.index(mana) if at is None else at)
    return tuple(left)


def _memory(mana: str) -> tuple[bool, Bound | None, frozenset[str]]:
    return is_snow(mana), bound_of(mana), kinds_of(mana)


def key(symbols: Symbols) -> tuple[object, ...]:
    """What tells the mana of one source from that of another."""
    return tuple(sorted((str(mana), is_snow(mana), repr(bound_of(mana)), *sorted(kinds_of(mana))) for mana in symbols))
