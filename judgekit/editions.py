"""Every edition that can be played, whatever its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import UnknownEdition
from judgekit.magic import editions as magic

if TYPE_CHECKING:
    from judgekit.table.system import System

MAGIC, WOM = "magic", "wom"
EDITIONS = (*magic.EDITIONS, WOM)


def system(name: str) -> System:
    """The tables of an edition. Raises UnknownEdition where no tables bear that name."""
    if name == WOM:
        from judgekit.wom.edition import SYSTEM

        return SYSTEM
    if name in magic.EDITIONS:
        return magic.system(name)
    from difflib import get_close_matches  # the miss path only

    those, nearest = ", ".join(EDITIONS), tuple(get_close_matches(name, EDITIONS, 3, 0.4))
    raise UnknownEdition(f"nessuna edizione si chiama «{name}»: si può giocare {those}", nearest)


def game_of(name: str) -> str:
    """The game that an edition belongs to; of one that nobody knows, Magic."""
    return WOM if name == WOM else MAGIC
