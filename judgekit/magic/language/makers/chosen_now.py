"""What is of your choice, a colour or a kind of creatures: it is chosen first, as the instruction is done."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.tree import Change, You

_NOW = tree.Keyword("protezione", "choice")
_AS_CHOSEN_NOW = ("choice",)
_LAND_CHOSEN_NOW = ("choice of land",)


def colour_first(steps: list[object]) -> list[object]:
    """A colour or kind of your choice, to be of or to be protected from: first that is chosen."""
    for now, kind in ((_AS_CHOSEN_NOW, "creature type"), (_LAND_CHOSEN_NOW, "basic land type")):
        if any(isinstance(step, Change) and step.subtypes == now for step in steps):
            told = [
                s._replace(subtypes=("chosen",)) if isinstance(s, Change) and s.subtypes == now else s for s in steps
            ]
            return [tree.Choose(You(), kind), *colour_first(told)]
    if any(isinstance(step, Change) and _is_of_choice(step.what) for step in steps):
        return [tree.Choose(You(), "creature type"), *colour_first([_of_chosen_kind(step) for step in steps])]
    if not mentions(steps, _NOW) and not any(getattr(step, "colors", None) == _AS_CHOSEN_NOW for step in steps):
        return steps
    return [tree.Choose(You(), "colour"), *(with_colour_chosen(step) for step in steps)]


def _is_of_choice(what: object) -> bool:
    return isinstance(what, tree.Each) and what.of.any_subtypes == _AS_CHOSEN_NOW


def _of_chosen_kind(step: object) -> object:
    """What is done to creatures of a kind of your choice, once that is chosen."""
    if not isinstance(step, Change) or not isinstance(step.what, tree.Each) or not _is_of_choice(step.what):
        return step
    return step._replace(what=tree.Each(step.what.of._replace(any_subtypes=("chosen",))))


def with_colour_chosen(node: object) -> Any:
    if isinstance(node, tree.Keyword) and node == _NOW:
        return tree.Keyword("protezione", "chosen")
    if isinstance(node, Change) and node.colors == _AS_CHOSEN_NOW:
        return node._replace(colors=("chosen",))
    return tree.mapped(node, with_colour_chosen)


def mentions(node: object, what: object) -> bool:
    if type(node) is type(what) and node == what:
        return True
    return isinstance(node, (tuple, list)) and any(mentions(each, what) for each in node)
