"""Mana that is added to a pool."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import per, times
from judgekit.magic.language.makers.intermediate import (
    IN_IDENTITY,
    LETTERS,
    Act,
    Manas,
    Meanings,
    Outside,
    Parts,
    Sentence,
    Until,
    said,
    the,
)
from judgekit.magic.language.makers.merged_filters import filter_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.magic.language.tree import Filter


def add_mana(args: Parts) -> Act:
    options: tuple[tuple[str, ...], ...] = args[0].options if isinstance(args[0], Manas) else the(Manas, args).options
    factor = the(Manas, args).times
    each = per(args)
    n = times(1, each) if each is not None else factor

    def make(who: object) -> Any:
        if the(Manas, args).each:
            if each is not None:
                raise Outside
            if not isinstance(n, int):
                return tree.AddMana(tuple(letter for (letter,) in options), n, who, each=True)
            return [tree.OneOf(who, tuple((tree.AddMana(option, 1, who),) for option in options))] * n
        lands = the(Manas, args).lands
        if lands is not None:
            if n != 1:
                raise Outside
            each_its_own = [tree.AddMana(one, _if_possible(one[0], lands), who) for one in options]
            return tree.OneOf(who, tuple((one,) for one in each_its_own)) if len(options) > 1 else each_its_own[0]
        if len(options) == 1:
            return tree.AddMana(options[0], n, who)
        return tree.OneOf(who, tuple((tree.AddMana(option, n, who),) for option in options))

    return Act("player", make)


def _if_possible(letter: str, lands: Any) -> tree.Quantity:
    """1 where there may be such mana, else 0."""
    return tree.InIdentity(letter) if lands == IN_IDENTITY else tree.CouldProduce(letter, lands)


def in_identity(args: Parts) -> Manas:
    """A mana of a colour in the colour identity of your commander."""
    if _number(args) != 1:
        raise Outside
    return Manas(tuple((letter,) for letter in _COLOURS), lands=IN_IDENTITY)


def add_mana_equal(args: Parts) -> Act:
    """As much mana as a quantity comes to."""
    symbols = mana_symbols(said(args, "SYMBOL"))
    if len(symbols) != 1:
        raise Outside
    quantity = next(a for a in args if not isinstance(a, Word))
    return Act("player", lambda who: tree.AddMana(symbols, quantity, who))


def add_that_much(args: Parts) -> Act:
    """As much mana as was told before."""
    symbols = mana_symbols(said(args, "SYMBOL"))
    if len(symbols) != 1:
        raise Outside
    return Act("player", lambda who: tree.AddMana(symbols, tree.Amount(), who))


def mana_symbols(texts: Iterable[str]) -> tuple[str, ...]:
    """Mana symbols of what is added: a number is that much colourless mana."""
    found: list[str] = []
    for text in texts:
        found += ["C"] * int(text) if text.isdigit() else [text]
    split = [text for text in found if "/" in text and "P" not in text]
    if split and (len(found) > 1 or any(half.isdigit() for half in split[0].split("/"))):
        raise Outside  # of several symbols each half is chosen by itself
    return tuple(found)


def symbols_or(args: Parts) -> Manas:
    options: list[list[str]] = [[]]
    for word in args:
        if word.kind == "SYMBOL":
            options[-1].append(word.value)
        else:
            options.append([])
    return Manas(tuple(mana_symbols(option) for option in options if option))


def combination(args: Parts) -> Manas:
    """So many mana, each of one of two colours."""
    letters = [*mana_symbols(said(args, "SYMBOL")), *(LETTERS[colour] for colour in said(args, "COLOUR"))]
    return Manas(tuple((letter,) for letter in letters), _number(args), each=True)


def it_could_produce(letters: tuple[str, ...]) -> Callable[[Parts], Manas]:
    """A mana of one of several types, or of the one that is told, such as some land could produce."""

    def play(args: Parts) -> Manas:
        *n, group = (a for a in args if not isinstance(a, Word))
        lands = filter_in(group)
        if n not in ([1], []) or lands.types != ("land",) or lands.zone != "battlefield":
            raise Outside
        return Manas(tuple((letter,) for letter in letters or said(args, "SYMBOL")), lands=lands)

    return play


def different_colours(args: Parts) -> Manas:
    """So many mana, no two of one colour."""
    n = _number(args)
    if not isinstance(n, int) or not 1 < n <= len(_COLOURS):
        raise Outside
    return Manas(tuple(combinations(_COLOURS, n)))


_COLOURS = ("W", "U", "B", "R", "G")


def of_groups(args: Parts) -> Parts:
    return [a for a in args if not isinstance(a, Word)]


def mana_stays(args: Parts) -> Sentence:
    """Until the turn or combat ends, the mana that the text has added is not lost as steps and phases end."""
    until = the(Until, args).until
    if until not in {tree.UNTIL_END_OF_TURN, tree.UNTIL_END_OF_COMBAT} or said(args, "KEYWORD") != ["fase"]:
        raise Outside
    return Sentence("mana stays", about=until)


def to_cast(args: Parts) -> tuple[tree.SpendOn, ...]:
    """Mana for spells of a sort, and for nothing else."""
    return tuple(tree.SpendOn("cast", each) for each in _sorts(args[-1], "spell"))


def to_activate(args: Parts) -> tuple[tree.SpendOn, ...]:
    """Mana for abilities of what is of a sort, or of anything."""
    groups = of_groups(args)
    return tuple(tree.SpendOn("activate", each) for each in _sorts(groups[0], "permanent")) if groups else _ANY_ABILITY


def _uncountered(uses: tuple[tree.SpendOn, ...]) -> Sentence:
    """Mana for spells of a sort alone: such a spell cannot be countered."""
    sorts = tuple(use.of for use in uses if use.kind == "cast" and use.of is not None)
    if len(sorts) != len(uses):
        raise Outside
    return Sentence("spend only", about=(*uses, *_uncountered_of(sorts)))


def _uncountered_of(sorts: tuple[Filter, ...]) -> tuple[tree.SpendOn, ...]:
    return tuple(tree.SpendOn(tree.MAKES_UNCOUNTERED, each) for each in sorts)


_ANY_ABILITY = (tree.SpendOn("activate"),)


def _sorts(group: Any, noun: str) -> tuple[Filter, ...]:
    """The sorts of which a group speaks: spells, or what is in play."""
    whole = filter_in(group)
    sorts = whole.either or (whole,)
    zone = "stack" if noun == "spell" else "battlefield"
    if any((each.noun, each.zone) != (noun, zone) for each in sorts):
        raise Outside
    return sorts


def _number(args: Parts) -> Any:
    return next(a for a in args if not isinstance(a, Word))


MEANINGS: Meanings = {
    "in_identity": in_identity,
    "add_mana": add_mana,
    "add_same_mana": lambda a: add_mana([Manas(((tree.SAME_TYPE,),), _number(a))]),
    "add_mana_equal": add_mana_equal,
    "add_that_much": add_that_much,
    "mana_stays": mana_stays,
    "spend_only_uncountered": lambda a: _uncountered(next(iter(of_groups(a)))),
    "uncountered_with_it": lambda a: Sentence("spend only", about=_uncountered_of(_sorts(of_groups(a)[0], "spell"))),
    "spend_only": lambda a: Sentence("spend only", about=tuple(each for use in of_groups(a) for each in use)),
    "spend_to_cast": to_cast,
    "spend_to_activate": to_activate,
    "spend_on_both": lambda a: (*to_cast(of_groups(a)[:1]), *to_activate(of_groups(a)[1:])),
    "symbols": lambda a: Manas((mana_symbols(said(a, "SYMBOL")),)),
    "symbols_or": symbols_or,
    "any_colour": lambda a: Manas((("W",), ("U",), ("B",), ("R",), ("G",)), a[0]),
    "same_mana": lambda a: Manas(((tree.SAME_COLOUR if said(a, "colore") else tree.SAME_TYPE,),), a[0]),
    "any_combination": lambda a: Manas((("W",), ("U",), ("B",), ("R",), ("G",)), _number(a), each=True),
    "combination": combination,
    "colour_it_could_produce": it_could_produce(_COLOURS),
    "symbol_it_could_produce": it_could_produce(()),
    "type_it_could_produce": it_could_produce((*_COLOURS, "C")),
    "chosen_mana": lambda a: Manas(((tree.CHOSEN_COLOUR,),), a[0]),
    "different_colours": different_colours,
    "one_colour": lambda a: Manas(((LETTERS[said(a, "COLOUR")[0]],),), a[0]),
}
