"""«You may search your library … Then shuffle»: who does not search has nothing to shuffle."""

from __future__ import annotations

from typing import Any, TypeGuard

from judgekit.magic.language import tree


def shuffled_where_searched(node: object) -> Any:
    """Part of a tree where a shuffle that follows what a player may do belongs to it, if it searches the library."""
    node = tree.mapped(node, shuffled_where_searched)
    if not isinstance(node, tuple) or hasattr(node, "_fields"):
        return node
    done: list[object] = []
    for step in node:
        before = done[-1] if done else None
        if isinstance(step, tree.Shuffle) and _searches(before) and _are_you(step.who, before.who):
            done[-1] = _with(before, step)
        else:
            done.append(step)
    return tuple(done)


def _with(before: tree.May | tree.Pay, shuffle: tree.Shuffle) -> object:
    if isinstance(before, tree.May):
        return before._replace(do=(*before.do, shuffle))
    return before._replace(then=(*before.then, shuffle))


def _are_you(*those: object) -> bool:
    return all(isinstance(who, tree.You) for who in those)


def _searches(before: object) -> TypeGuard[tree.May | tree.Pay]:
    """Whether somebody may do something, and looks for cards in a library to do it."""
    match before:
        case tree.May(_, do, ()) | tree.Pay(_, _, do, ()):
            return _looks_for(do) and not tree.holds(do, tree.Shuffle)
        case _:
            return False


def _looks_for(node: object) -> bool:
    if isinstance(node, tree.Chosen):
        return any(of.zone == "library" and "looked at" not in of.status for of in node.of.either or (node.of,))
    return isinstance(node, tuple) and any(map(_looks_for, node))
