"""Creatures that are suspected: a mark that they bear, by which they have menace and do not block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, Effect, controller, still
from judgekit.magic.plays.text.evaluate import objects, picked
from judgekit.magic.questions.mechanics import IS_SUSPECTED_ONCE, WHAT_A_SUSPECT_IS_LIKE
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

SUSPECTED = "suspected"
_AS_LONG_AS_IT_IS = tree.While(tree.Fits(tree.This(), tree.Filter(status=(SUSPECTED,))))
_LIKE = tree.Change(
    None, words=(tree.Keyword("minacciare"),), rules=("cannot block",), until=_AS_LONG_AS_IT_IS
)  # that this is a rule of its own is asked


def suspect(game: Game, what: tree.Suspect, player: str, spell: Thing) -> Flow[None]:
    """Creatures become suspected, or are so no longer."""
    there = objects(game, (yield from picked(game, what.what, player, spell)), spell)
    those = tuple(thing.object for thing in there if thing.zone == BATTLEFIELD)
    if not what.ends:
        yield from game.run("suspect", player, those)
        return
    yield tuple(Event("mark", (one[0], "designated", _without(game, one))) for one in those if _is_so(game, one))


def become_suspected(game: Game, player: str, those: tuple[Object, ...]) -> tuple[Event, ...]:
    """Creatures become suspected, but for those that are so already."""
    found: list[Event] = []
    for one in those:
        thing = still(game.board, one)
        if thing is None or (_is_so(game, one) and game.ruling(IS_SUSPECTED_ONCE)):
            continue
        found.append(Event("designated", (thing.id, SUSPECTED)))
        if game.ruling(WHAT_A_SUSPECT_IS_LIKE):
            stamp = game.board.facts.get("stamp", 0) + 1 + len(found)
            found.append(Event("effect", (being_so(one, stamp, controller(game, thing)),)))
    return tuple(found)


def being_so(one: Object, stamp: int, player: str) -> Effect:
    """What a suspected creature is like, for as long as it is."""
    return Effect(_LIKE, (one,), stamp, _LIKE.until, player, one)


def _is_so(game: Game, one: Object) -> bool:
    return SUSPECTED in game.board.things[one[0]].marks.get("designated", ())


def _without(game: Game, one: Object) -> frozenset[str]:
    return frozenset(game.board.things[one[0]].marks.get("designated", ())) - {SUSPECTED}
