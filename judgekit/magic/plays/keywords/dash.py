"""Dash and blitz: a creature spell cast for another cost has haste, and is gone at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import ADDED, controller, traits
from judgekit.magic.plays.triggers import delayed
from judgekit.table.board import Note

if TYPE_CHECKING:
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game

DASH, BLITZ = "accelerare", "blitz"
Offers = tuple[tuple[str, tuple[Any, ...]], ...]  # keyword, and the costs that are paid instead by it
_GOES_BACK = tree.Later(tree.Trigger("step", where=("end of turn",)), (tree.PutInto(tree.This(), "hand"),))
_IS_SACRIFICED = tree.Later(tree.Trigger("step", where=("end of turn",)), (tree.Sacrifice(tree.You(), tree.This()),))


def offer(game: Game, value: Offers, spell: Thing) -> Offers | None:
    """A spell with dash may be paid for by that."""
    found = tuple((DASH, (cost,)) for cost in traits(game, spell).words.get(DASH, ()))
    return (*value, *found) if found else None


def hastens(game: Game, thing: Thing) -> bool:
    """As long as its dash cost was paid it has haste."""
    return DASH in thing.marks.get(ADDED, ())


def goes_back(game: Game, event: Event, before: Board) -> bool:
    """What was cast by its dash goes back to its owner's hand as the next end step begins."""
    return _later(game, event, DASH, _GOES_BACK)


def blitzes(game: Game, thing: Thing) -> bool:
    """As long as its blitz cost was paid it has haste."""
    return BLITZ in thing.marks.get(ADDED, ())


def is_sacrificed(game: Game, event: Event, before: Board) -> bool:
    """What was cast by its blitz is sacrificed as the next end step begins."""
    return _later(game, event, BLITZ, _IS_SACRIFICED)


def _later(game: Game, event: Event, word: str, what: tree.Later) -> bool:
    thing = game.board.things[event.args[0]]
    if event.args[3] != "resolved" or word not in thing.marks.get(ADDED, ()):
        return False
    set_up = delayed.set_up(game, what, controller(game, thing), thing)
    game.note(Note(*set_up.args))
    return True
