"""Looking at piles of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.table.engine import Event
from judgekit.wom.plays.areas import refuse

if TYPE_CHECKING:
    from judgekit.table.engine import Game


def castles(game: Game, player: str, whose: str) -> tuple[Event, ...]:
    """The own castles may be looked at whenever their player likes."""
    if player != whose:
        raise refuse(game, "not your castles", player)
    return (Event("looks", (player, "castles", whose)),)


def discards(game: Game, player: str, whose: str) -> tuple[Event, ...]:
    """The discards of anybody may be looked at."""
    return (Event("looks", (player, "discards", whose)),)
