"""A table as people see it, whatever is played on it: the one place where drawing tells games apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.edition_words import words
from judgekit.editions import WOM, game_of
from judgekit.render import board_drawing as magic
from judgekit.render import wom_table
from judgekit.render.view import view

if TYPE_CHECKING:
    from judgekit.render.page import Line
    from judgekit.scenario.outcome import Run
    from judgekit.table.board import Board


def drawn(run: Run, board: Board, look: Any, width: int) -> list[Line]:
    """A board of a run as lines for a terminal."""
    name = run.replay.system.name
    if game_of(name) == WOM:
        return wom_table.draw(board, run.labels, width)
    return magic.draw(view(board, look, run.labels), width, modern=words(name).modern)


def seen(run: Run, board: Board, look: Any) -> Any:
    """The same as plain values for a page."""
    if game_of(run.replay.system.name) == WOM:
        return {"wom": wom_table.view(board, run.labels)}
    return view(board, look, run.labels)
