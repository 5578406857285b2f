"""How permanents come to be what they are: printed, then layer by layer what acts on them and what it makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import born
from judgekit.magic.plays.layers.characteristics import Acted, permanents
from judgekit.table.board import Board
from judgekit.table.engine import Game
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.table.system import System


class History(NamedTuple):
    """What a permanent is by itself, what acts on it in order, and what comes of it."""

    printed: Traits
    acted: tuple[Acted, ...]
    now: Traits


def histories(system: System, board: Board) -> dict[int, History]:
    """Of every permanent on a board; the board keeps nothing of it."""
    game = Game(system, Board(board.things, board.zones, board.players, board.facts))
    game.look()
    told: list[Acted] = []
    now = permanents(game, told)
    return {
        number: History(born(game, board.things[number]), tuple(one for one in told if one.thing == number), like)
        for number, like in now.items()
    }
