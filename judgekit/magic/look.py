"""Looking at a board: what things are like there, under the rules of an edition, without playing on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board import state
from judgekit.magic.plays.layers.history import histories
from judgekit.table.board import Board
from judgekit.table.engine import Game

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.magic.plays.board.state import Combat
    from judgekit.magic.plays.layers.history import History
    from judgekit.table.board import Thing
    from judgekit.table.system import System


class Look:
    """A board as somebody reads it who knows the rules."""

    def __init__(self, system: System, board: Board) -> None:
        self.board = board
        # What is worked out to look at a board is not kept for the game that goes on from it: that asks for itself.
        own = Board(board.things, board.zones, board.players, board.facts, dict(board.cache), board.roster)
        self.game = Game(system, own)
        self.game.look()

    def traits(self, thing: Thing) -> Traits:
        """What a thing is like now."""
        return state.traits(self.game, thing)

    def controller(self, thing: Thing) -> str:
        """Who controls a thing."""
        return state.controller(self.game, thing)

    def histories(self) -> dict[int, History]:
        """How each permanent came to be what it is."""
        return histories(self.game.system, self.board)

    def combat(self) -> Combat | None:
        """Who attacks and blocks, where there is combat."""
        return state.combat(self.board)


def look(system: System, board: Board) -> Look:
    """Look at a board."""
    return Look(system, board)
