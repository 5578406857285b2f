"""Whose action a line tells, where its player decides for another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.turn.controlling import DECIDES

if TYPE_CHECKING:
    from judgekit.scenario.model import Action
    from judgekit.table.board import Board


def as_whom(board: Board, action: Action) -> Action:
    """A player who controls another one attacks, in that one's turn, as that one."""
    mine = [one for one, by in (board.facts.get(DECIDES) or {}).items() if by == action.player]
    return action._replace(player=mine[0]) if mine else action
