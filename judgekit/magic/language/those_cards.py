"""«One of those cards»: which of the cards of a text they may be."""

from __future__ import annotations

from judgekit.magic.language import tree

_ONE_OF_THOSE = tree.Filter("card", zone="library", status=("looked at",))


def takes_of_unseen_cards(ability: object) -> bool:
    """Whether it speaks of «one of those cards» where none of a library were seen: they are cards of somewhere else."""
    if tree.holds(ability, tree.TopCards, tree.RevealUntil) or any(
        map(_is_looked_for, tree.all_in(ability, tree.Filter))
    ):
        return False
    return any(tree.same(one.of, _ONE_OF_THOSE) for one in tree.all_in(ability, tree.Chosen))


def _is_looked_for(what: tree.Filter) -> bool:
    """Whether cards of a library are searched for."""
    return what.zone == "library" and "looked at" not in what.status
