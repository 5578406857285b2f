"""Levels: how many level counters a card with level symbols bears, and which symbol holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

LEVEL = "livello"


def at_level(game: Game, value: bool, what: tree.AtLevel, source: Thing) -> bool:
    """A level symbol holds while there are so many level counters on its card, and no more."""
    level = int(source.marks.get("counters", {}).get(LEVEL, 0))
    return what.least <= level and (what.most is None or level <= what.most)
