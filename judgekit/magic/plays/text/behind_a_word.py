"""What hangs on a word before a dash, or on a station symbol: a Case that is solved, charge counters, max speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.text.designations import SOLVED
from judgekit.magic.plays.text.evaluate import source_of
from judgekit.magic.questions.mechanics import HAS_MAX_SPEED
from judgekit.magic.questions.text import HOLDS_ONCE_SOLVED, STATION_SYMBOL_HOLDS

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

CHARGE = "carica"
_BY_A_SYMBOL = {False: "senza forza e costituzione", True: "con forza e costituzione"}


def holds(game: Game, what: tree.Solved | tree.Charged | tree.MaxSpeed, player: str, spell: Thing) -> bool:
    """Whether what is asked for is so of the source, or of the player."""
    match what:
        case tree.MaxSpeed():
            return bool(game.ruling(HAS_MAX_SPEED, player))
        case tree.Charged(_, sized):
            return bool(game.ruling(STATION_SYMBOL_HOLDS[_BY_A_SYMBOL[sized]], what, spell))
        case tree.Solved(""):
            case = game.board.things.get(source_of(spell)[0], spell)
            return SOLVED in case.marks.get("designated", ())
        case tree.Solved(kind):
            return bool(game.ruling(HOLDS_ONCE_SOLVED[kind], spell))


def once_solved(game: Game, value: bool, case: Thing) -> bool:
    """What stands behind «solved» is so only of a Case that is."""
    return SOLVED in case.marks.get("designated", ())


def with_so_many(game: Game, value: bool, what: tree.Charged, source: Thing) -> bool:
    """What stands by a station symbol is so while there are so many charge counters on its card, or more."""
    return int(source.marks.get("counters", {}).get(CHARGE, 0)) >= what.least
