"""Creatures that are paired (soulbond): each is marked with the other, and with the player whose they were then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import BATTLEFIELD, still

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

PAIR = "pair"


def partner_of(game: Game, thing: Thing) -> Thing | None:
    """The creature that another is paired with, while both are there."""
    marked = thing.marks.get(PAIR)
    other = still(game.board, marked[:-1]) if marked is not None else None
    back = other.marks.get(PAIR) if other is not None and other.zone == BATTLEFIELD else None
    there = back is not None and back[:-1] == thing.object
    return other if there else None
