"""Levels: how many level counters a card with level symbols bears, and which symbol holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.questions.text import HOLDS_BELOW_ITS_FIRST_LEVEL

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

LEVEL = "livello"


def up_to(game: Game, value: bool, what: tree.AtLevel, source: Thing) -> bool | None:
    """A level symbol with two numbers holds while there are so many level counters on its card, and no more."""
    if what.most is None:
        return None
    level = _level(source)
    return level <= what.most if level >= what.least else bool(game.ruling(HOLDS_BELOW_ITS_FIRST_LEVEL))


def from_there_on(game: Game, value: bool, what: tree.AtLevel, source: Thing) -> bool | None:
    """One with a number and a plus holds however many more there are."""
    return what.least <= _level(source) if what.most is None else None


def _level(source: Thing) -> int:
    return int(source.marks.get("counters", {}).get(LEVEL, 0))
