"""What being the monarch means: the abilities that belong to it, in the words of cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.magic.language.known import read

if TYPE_CHECKING:
    from judgekit.magic.language import tree

NAME = "Monarca"
TEXT = (
    "All’inizio della tua sottofase finale, pesca una carta.\n"
    "Ogniqualvolta una creatura ti infligge danno da combattimento, il suo controllore diventa il monarca."
)


@lru_cache(maxsize=1)
def abilities() -> tuple[tree.Ability, ...]:
    """The triggered abilities of whoever is the monarch."""
    return read(TEXT)
