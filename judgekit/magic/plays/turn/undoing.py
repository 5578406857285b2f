"""Undoing what was illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import next_player
from judgekit.magic.questions.turn import ACTS_AGAIN
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.board import Board
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def take_back(game: Game, before: Board) -> Flow[None]:
    """An illegal action is undone whole: the card goes back, payments too, and nothing triggers."""
    game.restore(before)
    yield Event("undone", ())
    player = before.facts.get("priority")
    if player is not None and not game.ruling(ACTS_AGAIN):
        yield Event("pass", (player, next_player(game.board, player)))
