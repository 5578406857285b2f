"""What a keyword is about, in the abilities for which it stands: where their text says X."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree

MUCH = (tree.Stat, tree.Count, tree.CountersOn)


def paid_often(times: Any, node: object) -> Any:
    """The same with its cost paid as many times over as the keyword's text says X is."""
    return tree.with_others(node, tree.Pay, lambda pay: pay._replace(times=times))


def with_x(about: object, node: object) -> Any:
    """The same with what the keyword is about where the text says X."""
    if isinstance(about, tree.Kinded):
        about = about.due
    if isinstance(node, tree.Mana) and node.symbols == ("X",):
        return about.cost if isinstance(about, tree.Both) else about
    if isinstance(node, tree.X):
        return about.number if isinstance(about, tree.Both) else about
    if not isinstance(node, tuple):
        return node
    parts: list[Any] = []
    for part in node:
        now = with_x(about, part)
        several = now is about and tree.is_several(now)
        parts += now if several else [now]
    return type(node)(*parts) if hasattr(node, "_fields") else tuple(parts)
