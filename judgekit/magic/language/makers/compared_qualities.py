"""Qualities of nouns by their numbers: odd or even, one number or the other; and a kind that is chosen now."""

from __future__ import annotations

from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import Meanings, Outside, Parts, Qual, const, said


def with_either_stat(args: Parts) -> Qual:
    """With so much power, or so much toughness."""
    *names, sign, bound = (a for a in args if not isinstance(a, Word))
    return Qual({}, alternatives=tuple({"compare": ((name, sign, bound),)} for name in names))


def with_parity(args: Parts) -> Qual:
    """With an odd, or an even, mana value; zero is even."""
    name, parity = (a for a in args if not isinstance(a, Word))
    return Qual({"compare": ((name, parity, 0),)})


def of_kind_chosen_now(args: Parts) -> Qual:
    """Of a kind of creatures that is chosen as it is done."""
    if said(args, "TYPE") not in ([], ["creature"]):
        raise Outside
    return Qual({"any_subtypes": ("choice",)})


MEANINGS: Meanings = {
    "not_of_chosen_kind": const(Qual({"not_subtypes": ("chosen",)})),
    "with_either_stat": with_either_stat,
    "is_odd": const("odd"),
    "is_even": const("even"),
    "with_parity": with_parity,
    "of_kind_chosen_now": of_kind_chosen_now,
}
