"""Players and things, as triggers and filters name them."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import (
    Aim,
    Either,
    Outside,
    Ref,
)
from judgekit.magic.language.tree import Chosen, Each, Filter, You

_WHOSE: dict[type, str] = {You: "you", tree.Opponent: "opponent", tree.ThatPlayer: "that player", tree.EachPlayer: ""}


def whose(node: object) -> str:
    """A player, as a filter names them."""
    if isinstance(node, Aim):
        raise Outside
    if isinstance(node, Ref):
        return "that player"
    if isinstance(node, Filter) and node.controller:
        return str(node.controller)
    if isinstance(node, tree.Host) and node.kind == "player":
        return tree.ENCHANTED_PLAYER
    found = next((word for kind, word in _WHOSE.items() if isinstance(node, kind)), None)
    if found is None:
        raise Outside
    return found


def party(node: object) -> object:
    """What a trigger is about, as triggers name it: a filter, a player, the source or its host."""
    match node:
        case Chosen() if node.how_many != 1 or node.up_to:
            raise Outside  # so many at once
        case Chosen() | Each():
            return node.of
        case Aim():
            raise Outside
        case Either():
            return tuple(party(each) for each in node.nodes)
        case tuple() if tree.is_several(node):
            raise Outside
        case _:
            return node


def enterer(what: object) -> Any:
    return what.of if isinstance(what, Each) else what
