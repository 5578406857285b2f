"""What has to be so for an instruction to be done at all."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import Ref
from judgekit.magic.language.tree import Filter


def where_possible(step: object) -> tree.Condition | None:
    """What has to be so for an instruction to be done; None where it cannot be told."""
    match step:
        case tree.Sacrifice(tree.You(), Filter() as of, int() as n, _, False, False):
            return tree.Exists(of._replace(controller="you"), ">=", n)
        case tree.Sacrifice(Ref("player") | tree.ThatPlayer(), Filter() as of, int() as n, _, False, False):
            return tree.Exists(of._replace(controller="that player"), ">=", n)
        case tree.Discard((tree.You() | Ref("player") | tree.ThatPlayer()) as who, int() as n, _, None):
            return tree.Compared(tree.Stat("hand", who), ">=", n)
        case tree.RemoveCounters(what, kind, int() as n) if isinstance(what, (tree.This, Ref)):
            return tree.Compared(tree.CountersOn(kind, what), ">=", n)
        case tree.PutCounters(_, _, tree.Count() | tree.Stat() as n):
            return tree.Compared(n, ">", 0)
        case tree.PutInto(tree.Chosen(Filter() as of, tree.You(), int() as n, False, None)) if _lies_open(of):
            return tree.Exists(of, ">=", n)
        case _:
            return None


def _lies_open(of: Filter) -> bool:
    """Whether all can see what may be chosen: cards of one's own graveyard."""
    return all(each.zone == "graveyard" and each.owner == "you" for each in of.either or (of,))
