"""Printing abilities as Italian card text, in today's wording: what `read` understands as the same abilities again."""

from __future__ import annotations

from judgekit.magic.language.tree import same

__all__ = ["same", "write"]


def write(abilities: tuple[object, ...], name: str = "") -> str:
    """The text of some abilities, one a line; `name` is what the card calls itself.

    Raises NotUnderstood for a tree that no sentence of the language says.
    """
    from judgekit.magic.language.write.ability_text import write as written  # few boards are told so

    return written(abilities, name)
