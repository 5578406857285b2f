"""A text with one of its words in the place of another: a word of colour, a kind of basic land."""

from __future__ import annotations

from typing import Any

Swaps = tuple[tuple[str, str], ...]  # the word that stood there, the word that stands there now
_NAMES = frozenset({"named", "name"})  # what a thing is called is no word of a colour or land


def reworded(node: object, swaps: Swaps) -> Any:
    """Part of a tree as it reads with other words; names stay as they are."""
    if isinstance(node, str):
        return dict(swaps).get(node, node)
    if not isinstance(node, tuple):
        return node
    if not hasattr(node, "_fields"):
        return tuple(reworded(each, swaps) for each in node)
    parts = [part if name in _NAMES else reworded(part, swaps) for name, part in zip(node._fields, node, strict=True)]
    return type(node)(*parts)
