"""What a triggered ability lets somebody do but once each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import DONE_THIS_TURN
from judgekit.magic.questions.triggers import IS_DONE_ONCE_A_TURN
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.engine import Game

Done = tuple[tuple["Object", object], ...]


def is_done(game: Game, source: Object, ability: tree.Triggered) -> bool:
    """Whether it has been done in this turn, so that the ability does not trigger, and nobody does it again."""
    there = any(one == source and tree.same(other, ability) for one, other in _done(game))
    return there and game.is_so(IS_DONE_ONCE_A_TURN)


def doing(game: Game, source: Object, ability: tree.Triggered) -> tuple[Event, ...]:
    """It is done: no more in this turn."""
    turn = game.board.facts.get("number", 0)
    return (Event("note", (DONE_THIS_TURN, (turn, (*_done(game), (source, ability))))),)


def _done(game: Game) -> Done:
    turn = game.board.facts.get("number", 0)
    when, those = game.board.facts.get(DONE_THIS_TURN, (turn, ()))
    return those if when == turn else ()
