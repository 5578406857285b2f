"""What a triggered ability does, or lets somebody do, but once each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import DONE_THIS_TURN
from judgekit.magic.questions.triggers import IS_DONE_ONCE_A_TURN
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.engine import Game

Told = tuple[tuple["Object", object], ...]


def is_done(game: Game, source: Object, ability: tree.Triggered) -> bool:
    """Whether it has been done in this turn, so that the ability does not trigger, and nobody does it again."""
    return stands(game, DONE_THIS_TURN, source, ability) and game.is_so(IS_DONE_ONCE_A_TURN)


def doing(game: Game, source: Object, ability: tree.Triggered) -> tuple[Event, ...]:
    """It is done: no more in this turn."""
    return (Event("note", noted(game, DONE_THIS_TURN, source, ability)),)


# --- what is remembered of abilities for a turn -----------------------------------------------------------------------


def stands(game: Game, fact: str, source: Object, ability: tree.Triggered) -> bool:
    """Whether it is noted in this turn of an ability of an object."""
    return any(one == source and tree.same(other, ability) for one, other in _told(game, fact))


def times(game: Game, fact: str, source: Object, ability: object) -> int:
    """How often that is noted in this turn."""
    return sum(one == source and tree.same(other, ability) for one, other in _told(game, fact))


def noted(game: Game, fact: str, source: Object, ability: object) -> tuple[str, object]:
    """The fact, and what it is once that is noted, too."""
    return fact, (game.board.facts.get("number", 0), (*_told(game, fact), (source, ability)))


def _told(game: Game, fact: str) -> Told:
    turn = game.board.facts.get("number", 0)
    when, those = game.board.facts.get(fact, (turn, ()))
    return those if when == turn else ()
