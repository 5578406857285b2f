"""How long a change lasts where the text does not say: for good, or as long as the ability that says it."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import UNSAID, Ref
from judgekit.magic.language.tree import Change, Each


def for_good(node: object) -> Any:
    """The same, where a change that tells no end has none."""
    if isinstance(node, (Change, tree.BecomeCopy)) and node.until == UNSAID:
        node = node._replace(until=tree.FOR_GOOD)
    if isinstance(node, tree.Prevent) and node.until == UNSAID:
        node = node._replace(until=tree.UNTIL_END_OF_TURN)
    if type(node) is tuple:
        node = _in_its_case(node)
    return tree.mapped(node, for_good)


def _in_its_case(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """Steps of which one goes on about «those» of a case before it: it is done in that case alone."""
    found: list[Any] = []
    for step in steps:
        case = found[-1] if found else None
        if isinstance(case, tree.If) and not case.otherwise and _goes_on_about(step, case.then):
            found[-1] = case._replace(then=(*case.then, step))
        else:
            found.append(step)
    return tuple(found)


def _goes_on_about(step: object, done: tuple[object, ...]) -> bool:
    return any(tree.holds_node(done, those.of) for those in tree.all_in(step, tree.Those))


def is_lasting(step: object) -> bool:
    """Whether a change tells no end, and speaks of things by what they are: a static ability may say it."""
    return (
        isinstance(step, Change)
        and step.until == UNSAID
        and (isinstance(step.what, (tree.This, tree.Host, tree.Pair, Each)) or step.what == Ref("subject"))
    )
