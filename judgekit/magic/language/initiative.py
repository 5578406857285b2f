"""What having the initiative means: the abilities that belong to it, in the words of cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.magic.language.known import read

if TYPE_CHECKING:
    from judgekit.magic.language import tree

NAME = "Iniziativa"
TEXT = (
    "All’inizio del tuo mantenimento, esplora la Sottocittà.\n"
    "Ogniqualvolta una o più creature ti infliggono danno da combattimento, il loro controllore prende l’iniziativa.\n"
    "Ogniqualvolta prendi l’iniziativa, esplora la Sottocittà."
)


@lru_cache(maxsize=1)
def abilities() -> tuple[tree.Ability, ...]:
    """The triggered abilities of whoever has the initiative."""
    return read(TEXT)
