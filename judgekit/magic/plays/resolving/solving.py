"""Cases: when they become solved, and what hangs on that; station symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.text.designations import SOLVED
from judgekit.magic.plays.text.evaluate import objects, picked
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

CHARGE = "carica"


def solve(game: Game, what: tree.Solve, player: str, spell: Thing) -> Flow[None]:
    """A Case becomes solved."""
    for case in objects(game, (yield from picked(game, what.what, player, spell)), spell):
        yield from game.run("solve", player, case.id)


def is_solved(game: Game, player: str, case: int) -> tuple[Event, ...]:
    """A Case that is solved bears a mark, until it leaves play."""
    return (Event("designated", (case, SOLVED)),)


def once_solved(game: Game, value: bool, case: Thing) -> bool:
    """What stands behind «solved» is so only of a Case that is."""
    return SOLVED in case.marks.get("designated", ())


def with_so_many(game: Game, value: bool, what: tree.Charged, source: Thing) -> bool:
    """What stands by a station symbol is so while there are so many charge counters on its card, or more."""
    return int(source.marks.get("counters", {}).get(CHARGE, 0)) >= what.least
