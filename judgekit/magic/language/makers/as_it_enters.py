"""How things enter play: tapped, with counters; always, or where something is so."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import per, times
from judgekit.magic.language.makers.intermediate import Act, Meanings, Outside, Parts
from judgekit.magic.language.makers.opposites import opposite, unless_so
from judgekit.magic.language.makers.parties import enterer
from judgekit.magic.language.tree import Each


def enters_with(args: Parts) -> Act:
    n, kind = [a for a in args if not isinstance(a, Word)][:2]
    n = times(n, per(args)) if per(args) is not None else n
    return Act(
        "thing",
        lambda what: tree.Instead(
            "enters", enterer(what), (tree.PutCounters(tree.It() if isinstance(what, Each) else what, kind, n),)
        ),
    )


def enters_with_either(args: Parts) -> Act:
    """With counters of one kind or of another, as its controller chooses."""
    n, kind, m, other = (a for a in args if not isinstance(a, Word))

    def make(what: object) -> tree.Instead:
        if not isinstance(what, tree.This):
            raise Outside
        options = (tree.PutCounters(what, kind, n),), (tree.PutCounters(what, other, m),)
        return tree.Instead("enters", enterer(what), (tree.OneOf(tree.You(), options),))

    return Act("thing", make)


def enters_tapped_unless(args: Parts) -> Act:
    """TAPped, but where something is so."""
    unless = opposite(unless_so(args[-1]))
    return Act("thing", lambda what: tree.Instead("enters", enterer(what), (tree.Tap(what),), unless))


def enters_with_if(args: Parts) -> Act:
    """With counters, if something is so."""
    n, kind, condition = (a for a in args if not isinstance(a, Word))
    does = (tree.PutCounters(tree.This(), kind, n),)
    return Act("thing", lambda what: tree.Instead("enters", enterer(what), does, condition))


def escapes_with(args: Parts) -> Act:
    """With counters, if it was cast by its escape."""
    return enters_with_if([*args, tree.CastBy("fuga")])


def enters_tapped_with(args: Parts) -> Act:
    n, kind = [a for a in args if not isinstance(a, Word)][:2]

    def make(what: object) -> tree.Instead:
        one_ = tree.It() if isinstance(what, Each) else what
        return tree.Instead("enters", enterer(what), (tree.Tap(one_), tree.PutCounters(one_, kind, n)))

    return Act("thing", make)


def enters_tapped(args: Parts) -> Act:
    return Act(
        "thing",
        lambda what: tree.Instead("enters", enterer(what), (tree.Tap(tree.It() if isinstance(what, Each) else what),)),
    )


MEANINGS: Meanings = {
    "enters_tapped": enters_tapped,
    "enters_tapped_with": enters_tapped_with,
    "enters_with": enters_with,
    "enters_with_equal": lambda a: enters_with([n for n in reversed(a) if not isinstance(n, Word)]),
    "enters_with_either": enters_with_either,
    "enters_with_if": enters_with_if,
    "escapes_with": escapes_with,
    "enters_tapped_unless": enters_tapped_unless,
}
