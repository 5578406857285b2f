"""Mana that is added to a pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import per, times
from judgekit.magic.language.makers.intermediate import LETTERS, Act, Manas, Meanings, Outside, Parts, said, the

if TYPE_CHECKING:
    from collections.abc import Iterable


def add_mana(args: Parts) -> Act:
    options: tuple[tuple[str, ...], ...] = args[0].options if isinstance(args[0], Manas) else the(Manas, args).options
    factor = the(Manas, args).times
    each = per(args)
    n = times(1, each) if each is not None else factor

    def make(who: object) -> Any:
        if the(Manas, args).each:
            if each is not None or not isinstance(n, int):
                raise Outside
            return [tree.OneOf(who, tuple((tree.AddMana(option, 1, who),) for option in options))] * n
        if len(options) == 1:
            return tree.AddMana(options[0], n, who)
        return tree.OneOf(who, tuple((tree.AddMana(option, n, who),) for option in options))

    return Act("player", make)


def add_mana_equal(args: Parts) -> Act:
    """As much mana as a quantity comes to."""
    symbols = mana_symbols(said(args, "SYMBOL"))
    if len(symbols) != 1:
        raise Outside
    quantity = next(a for a in args if not isinstance(a, Word))
    return Act("player", lambda who: tree.AddMana(symbols, quantity, who))


def mana_symbols(texts: Iterable[str]) -> tuple[str, ...]:
    """Mana symbols of what is added: a number is that much colourless mana."""
    found: list[str] = []
    for text in texts:
        found += ["C"] * int(text) if text.isdigit() else [text]
    return tuple(found)


def symbols_or(args: Parts) -> Manas:
    options: list[list[str]] = [[]]
    for word in args:
        if word.kind == "SYMBOL":
            options[-1].append(word.value)
        else:
            options.append([])
    return Manas(tuple(mana_symbols(option) for option in options))


def combination(args: Parts) -> Manas:
    """So many mana, each of one of two colours."""
    letters = [*mana_symbols(said(args, "SYMBOL")), *(LETTERS[colour] for colour in said(args, "COLOUR"))]
    return Manas(tuple((letter,) for letter in letters), _number(args), each=True)


def _number(args: Parts) -> Any:
    return next(a for a in args if not isinstance(a, Word))


MEANINGS: Meanings = {
    "add_mana": add_mana,
    "add_mana_equal": add_mana_equal,
    "symbols": lambda a: Manas((mana_symbols(said(a, "SYMBOL")),)),
    "symbols_or": symbols_or,
    "any_colour": lambda a: Manas((("W",), ("U",), ("B",), ("R",), ("G",)), a[0]),
    "same_mana": lambda a: Manas(((tree.SAME_COLOUR if said(a, "colore") else tree.SAME_TYPE,),), a[0]),
    "any_combination": lambda a: Manas((("W",), ("U",), ("B",), ("R",), ("G",)), _number(a), each=True),
    "combination": combination,
    "chosen_mana": lambda a: Manas(((tree.CHOSEN_COLOUR,),), a[0]),
    "one_colour": lambda a: Manas(((LETTERS[a[-1].value],),), a[0]),
}
