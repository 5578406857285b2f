"""The levels of a Class: which one a permanent has, and what hangs on that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.questions.text import CLASS_LEVEL_HOLDS, CLASS_LEVELS_COME_IN_ORDER

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def holds(game: Game, what: tree.ClassLevel, source: Thing) -> bool:
    """Whether a permanent has just that level, which is asked as it gains the next, or has come so far."""
    if what.compare == "=":
        return bool(game.ruling(CLASS_LEVELS_COME_IN_ORDER, what, source))
    return bool(game.ruling(CLASS_LEVEL_HOLDS, what, source))


def has_just_that(game: Game, value: bool, what: tree.ClassLevel, source: Thing) -> bool:
    """A level is gained from the one below it."""
    return _level(source) == what.number


def has_come_so_far(game: Game, value: bool, what: tree.ClassLevel, source: Thing) -> bool:
    """What a level brings is so at that level and at those above it."""
    return _level(source) >= what.number


def _level(source: Thing) -> int:
    """The level of a permanent: the first, where it has gained none."""
    gained = (name for name in source.marks.get("designated", ()) if name.startswith(tree.LEVEL))
    return max((int(name.removeprefix(tree.LEVEL)) for name in gained), default=1)
