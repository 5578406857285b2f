"""Printing abilities as Italian card text, in today's wording: what `read` understands as the same abilities again."""

from __future__ import annotations

from judgekit.magic.language.tree import same
from judgekit.magic.language.write.ability_text import write

__all__ = ["same", "write"]
