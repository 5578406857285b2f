"""Who sits at the table: players who have left the game, and those who are still in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.facts import SEATS
from judgekit.magic.plays.board.state import active, next_player

if TYPE_CHECKING:
    from judgekit.table.board import Board


def is_in_the_game(board: Board, player: str) -> bool:
    """Whether a player has not left the game."""
    return player in board.facts["order"]


def heir_of(board: Board, player: str) -> str:
    """To whom it passes what a player has who leaves: the active player, or who comes next in turn order."""
    heir = active(board)
    return next_player(board, player) if heir == player or not is_in_the_game(board, heir) else heir


def began_with_several(board: Board) -> bool:
    """Whether more than two players began the game: it is a multiplayer game then, and stays one."""
    return len(board.players) > 2


def passed_over(board: Board, last: str) -> tuple[str, ...]:
    """The players who have left the game, and whose turn would have come between a player's and the next."""
    seats: tuple[str, ...] = board.facts.get(SEATS, ())
    if not seats:
        return ()
    at = seats.index(last)
    ring = seats[at + 1 :] + seats[: at + 1]
    return ring[: ring.index(next_player(board, last))]
