"""«One of those cards»: which of the cards of a text they may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree

if TYPE_CHECKING:
    from collections.abc import Iterator

_ONE_OF_THOSE = tree.Filter("card", zone="library", status=("looked at",))


def takes_of_unseen_cards(ability: object) -> bool:
    """Whether it speaks of «one of those cards» where none of a library were seen: they are cards of somewhere else."""
    if tree.holds(ability, tree.TopCards, tree.RevealUntil) or any(map(_is_looked_for, _filters_in(ability))):
        return False
    return any(tree.same(one.of, _ONE_OF_THOSE) for one in _chosen_in(ability))


def _is_looked_for(what: tree.Filter) -> bool:
    """Whether cards of a library are searched for."""
    return what.zone == "library" and "looked at" not in what.status


def _filters_in(node: object) -> Iterator[tree.Filter]:
    if isinstance(node, tree.Filter):
        yield node
    if isinstance(node, tuple):
        for each in node:
            yield from _filters_in(each)


def _chosen_in(node: object) -> Iterator[tree.Chosen]:
    if isinstance(node, tree.Chosen):
        yield node
    if isinstance(node, tuple):
        for each in node:
            yield from _chosen_in(each)
