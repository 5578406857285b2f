"""Qualities of nouns by their numbers: odd or even, one number or the other; and a kind that is chosen now."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import Meanings, Outside, Parts, Qual, const, said
from judgekit.magic.vocabulary import COUNTERS


def with_either_stat(args: Parts) -> Qual:
    """With so much power, or so much toughness."""
    *names, sign, bound = (a for a in args if not isinstance(a, Word))
    return Qual({}, alternatives=tuple({"compare": ((name, sign, bound),)} for name in names))


def of_a_kind_or_colour(args: Parts) -> Qual:
    """«Creature artefatto o nere»: either the one or the other, besides what the noun says."""
    (kind,), (colour,) = said(args, "TYPE"), said(args, "COLOUR")
    return Qual({}, alternatives=({"types": (kind,)}, {"any_colors": (colour,)}))


def with_parity(args: Parts) -> Qual:
    """With an odd, or an even, mana value; zero is even."""
    name, parity = (a for a in args if not isinstance(a, Word))
    return Qual({"compare": ((name, parity, 0),)})


def of_kind_chosen_now(args: Parts) -> Qual:
    """Of a kind of creatures that is chosen as it is done."""
    if said(args, "TYPE") not in ([], ["creature"]):
        raise Outside
    return Qual({"any_subtypes": ("choice",)})


def with_counter(args: Parts) -> Qual:
    """With a counter of a kind on it; with more than one, the tree cannot tell."""
    if any(a not in {1, None} for a in args if isinstance(a, int)):
        raise Outside
    return Qual({"counters": (next(a for a in args if isinstance(a, str)),)})


def with_counters(args: Parts) -> Qual:
    """With so many counters of a kind on it, or more, or fewer; of any kind where none is told."""
    signs = {"o-più": ">=", "o-meno": "<="}
    told = [a for a in args if not isinstance(a, Word)]
    n = next((a for a in told if isinstance(a, (int, tree.X))), 1)
    strings = [a for a in told if isinstance(a, str)]
    sign = next((a for a in strings if a in signs.values()), ">=")
    kind = next((a for a in strings if a not in signs.values()), "")
    return Qual({"compare": ((COUNTERS + kind, sign, n),)})


def without_counters(args: Parts) -> Qual:
    kind = next((a for a in args if isinstance(a, str)), "")
    return Qual({"compare": ((COUNTERS + kind, "=", 0),)})


def of_size(args: Parts) -> Qual:
    """A creature of just that size: «creatura 1/1»."""
    power, _, toughness = args[-1].value.partition("/")
    if not (power.isdigit() and toughness.isdigit()):
        raise Outside
    return Qual({"compare": (("power", "=", int(power)), ("toughness", "=", int(toughness)))})


MEANINGS: Meanings = {
    "of_a_kind_or_colour": of_a_kind_or_colour,
    "with_counter": with_counter,
    "with_any_counter": with_counters,
    "with_counters": with_counters,
    "without_counters": without_counters,
    "of_size": of_size,
    "not_of_chosen_kind": const(Qual({"not_subtypes": ("chosen",)})),
    "with_either_stat": with_either_stat,
    "is_odd": const("odd"),
    "is_even": const("even"),
    "with_parity": with_parity,
    "of_kind_chosen_now": of_kind_chosen_now,
}
