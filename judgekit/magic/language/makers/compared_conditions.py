"""Conditions that compare a number of one thing with that of another."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import Meanings, Parts, Ref


def compares_stat(args: Parts) -> tree.Compared:
    """The power of one thing compared with that of another."""
    stat, one_, sign, other = (a for a in args if not isinstance(a, Word))
    return tree.Compared(tree.Stat(stat, one_), sign, tree.Stat(stat, other))


def has_the_same_stat(args: Parts) -> tree.Compared:
    """What was spoken of has the same power, or mana value, as another thing."""
    told = [a for a in args if not isinstance(a, Word)]
    stat = next(a for a in told if isinstance(a, str))
    *one_, other = (a for a in told if a is not stat)
    return tree.Compared(tree.Stat(stat, one_[0] if one_ else Ref("thing")), "=", tree.Stat(stat, other))


MEANINGS: Meanings = {
    "compares_stat": compares_stat,
    "has_the_same_stat": has_the_same_stat,
}
