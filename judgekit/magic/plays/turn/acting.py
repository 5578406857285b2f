"""Who has priority when something has been done: whoever did it, or the active player after a resolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import next_player, players
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.engine import Game
    from judgekit.table.system import Question


def afterwards(game: Game, player: str, how: Question) -> tuple[Event, ...]:
    """Who may act next: whoever knows no better thinks that it is the other player's turn to answer."""
    return () if game.ruling(how) else (Event("priority", (next_player(game.board, player),)),)


def having_played(game: Game, player: str, how: Question) -> tuple[Event, ...]:
    """The same of what waits for an answer: whoever knows no better thinks that to play it is to pass, so that it
    resolves once the others pass, before its player may do anything else.
    """
    return () if game.ruling(how) else (Event("pass", (player, next_player(game.board, player))),)


def the_active_player(game: Game, value: str) -> str:
    """When something has resolved the active player has priority, whoever played it."""
    return players(game.board)[0]
