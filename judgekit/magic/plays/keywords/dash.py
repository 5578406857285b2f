"""Dash and blitz: a creature spell cast for another cost has haste, and is gone at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ADDED, WARPED
from judgekit.magic.plays.board.state import BATTLEFIELD, traits, was_set_aside
from judgekit.magic.plays.keywords.ways import costs_of
from judgekit.magic.plays.text.evaluate import objects, things
from judgekit.magic.plays.triggers import delayed
from judgekit.table.board import Note
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

DASH, BLITZ, WARP = "accelerare", "blitz", "distorsione"
Offers = tuple[tuple[str, tuple[Any, ...]], ...]  # keyword, and the costs that are paid instead by it
_GOES_BACK = tree.Later(tree.Trigger("step", where=("end of turn",)), (tree.PutInto(tree.This(), "hand"),))
_IS_EXILED = tree.Later(tree.Trigger("step", where=("end of turn",)), (tree.WarpAway(tree.This()),))
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
    return _later(game, event, before, DASH, _GOES_BACK)


def blitzes(game: Game, thing: Thing) -> bool:
    """As long as its blitz cost was paid it has haste."""
    return BLITZ in thing.marks.get(ADDED, ())


def is_sacrificed(game: Game, event: Event, before: Board) -> bool:
    """What was cast by its blitz is sacrificed as the next end step begins."""
    return _later(game, event, before, BLITZ, _IS_SACRIFICED)


def warp(game: Game, value: Offers, spell: Thing) -> Offers | None:
    """A spell with warp that is cast from hand may be paid for by that."""
    copies = traits(game, spell).words.get(WARP, ()) if spell.marks.get("from", ("",))[0] == "hand" else ()
    return (*value, *((WARP, costs_of(about)) for about in copies)) if copies else None


def is_exiled(game: Game, event: Event, before: Board) -> bool:
    """What was cast by its warp is exiled as the next end step begins."""
    return _later(game, event, before, WARP, _IS_EXILED)


def warp_away(game: Game, what: tree.WarpAway, player: str, spell: Thing) -> Flow[None]:
    """It is exiled, and it is kept in mind in which turn."""
    for thing in objects(game, things(game, what.what, player, spell), spell):
        if thing.zone == BATTLEFIELD:
            yield Event("move", (thing.id, "exile", thing.owner, "put"))
            there = game.board.things.get(thing.id)
            if there is not None and there.zone[0] == "exile":
                yield Event("mark", (thing.id, WARPED, game.board.facts.get("number", 0)))


def castable_once_warped(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """What its warp has exiled may be cast by its owner once that turn is over."""
    return True if was_set_aside(game, player, card, WARPED) else None


def _later(game: Game, event: Event, before: Board, word: str, what: tree.Later) -> bool:
    thing = game.board.things[event.args[0]]
    if event.args[3] != "resolved" or word not in thing.marks.get(ADDED, ()):
        return False
    cast_by = before.things[thing.id].marks.get("controller", thing.owner)  # whoever has the spell by then
    set_up = delayed.set_up_by_leave(game, what, cast_by, thing)
    game.note(Note(*set_up.args))
    return True
