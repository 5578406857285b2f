"""What is so unless something else is: a condition turned into its opposite."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree


def unless_so(condition: object) -> Any:
    """What `a meno che non` asks for: in Italian that `non` denies nothing."""
    match condition:
        case tree.Exists(of, "=", 0):
            return tree.Exists(of)
        case tree.Not(tree.Compared(tree.Stat(_, tree.Opponent() | tree.EachPlayer()), _, _)):
            return condition  # it is so of each of them: that is how «each» is told, and denies nothing
        case tree.Not(tree.ForSome(who, so)):
            return tree.Not(tree.ForSome(who, opposite(unless_so(opposite(so)))))
        case tree.Not(denied):
            return denied
        case tree.Compared(number, "=", 0):
            return tree.Compared(number, ">=", 1)
        case tree.AnyOf(several) | tree.AllOf(several):
            return type(condition)(tuple(unless_so(each) for each in several))
        case tree.ForSome(who, so):
            return tree.ForSome(who, unless_so(so))
        case _:
            return condition


def opposite(condition: tree.Condition) -> tree.Condition:
    """What is so where a condition is not."""
    match condition:
        case tree.Exists(of, "=", 0):
            return tree.Exists(of)
        case tree.Exists(of, ">=", 1):
            return tree.Exists(of, "=", 0)
        case tree.Not(denied):
            return denied
        case _:
            return tree.Not(condition)
