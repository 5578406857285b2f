"""A text with one of its words in the place of another: a word of colour, a kind of basic land or of creatures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

from judgekit.magic.language.tree import Token

if TYPE_CHECKING:
    from collections.abc import Iterator

Swaps = tuple[tuple[str, str], ...]  # the word that stood there, the word that stands there now
NAMES_TOO = ("names", "names")  # among the swaps of somebody who takes names for such words as well
TOKENS_ASIDE = ("tokens", "tokens")  # among those of somebody who takes what calls a token for a name alone
_NAMES = frozenset({"named", "name"})  # what a thing is called is no word of a colour or land


def reworded(node: object, swaps: Swaps) -> Any:
    """Part of a tree as it reads with other words; names stay as they are."""
    if isinstance(node, str):
        return dict(swaps).get(node, node)
    if not isinstance(node, tuple):
        return node
    if not hasattr(node, "_fields"):
        return tuple(reworded(each, swaps) for each in node)
    if isinstance(node, Token) and TOKENS_ASIDE in swaps:
        return node
    parts: list[Any] = [
        _renamed(part, swaps) if name in _NAMES else reworded(part, swaps)
        for name, part in zip(node._fields, node, strict=True)
    ]
    new: Any = type(node)(*parts)
    return new._replace(name=_called(node.name, swaps)) if is_called_by_its_kinds(node) else new


def is_called_by_its_kinds(node: object) -> TypeGuard[Token]:
    """Whether it is a token whose name is made of what says of which kinds it is."""
    return isinstance(node, Token) and bool(node.name) and set(node.name.split()) <= set(node.subtypes)


def _called(name: str, swaps: Swaps) -> str:
    told = dict(swaps)
    return " ".join(told.get(word, word) for word in name.split())


def _renamed(name: object, swaps: Swaps) -> object:
    if NAMES_TOO not in swaps or not isinstance(name, str):
        return name
    told = {old.capitalize(): new.capitalize() for old, new in swaps}
    return " ".join(told.get(word.capitalize(), word) for word in name.split())


def names_in(node: object) -> Iterator[str]:
    """The names of which part of a tree speaks."""
    if not isinstance(node, tuple):
        return
    names = getattr(node, "_fields", ("",) * len(node))
    for name, part in zip(names, node, strict=True):
        if name in _NAMES and isinstance(part, str):
            yield part
        else:
            yield from names_in(part)
