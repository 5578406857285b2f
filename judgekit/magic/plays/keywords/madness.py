"""Madness: a card that is discarded goes to exile, whence its owner may cast it for its madness cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.keywords.ways import costs_of
from judgekit.magic.plays.triggers.pending import pending
from judgekit.table.amending import Amendment, Made

if TYPE_CHECKING:
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game
    from judgekit.table.messages import Flow

    Making = Flow[Made]

MADNESS = "follia"


def _is_discarded(game: Game, event: Event, thing: Thing | None, zone: str) -> bool:
    told = event.args[1] == zone and event.args[3] == "discarded"
    return told and thing is not None and MADNESS in traits(game, thing).words


def into_exile(game: Game, event: Event) -> tuple[Amendment, ...]:
    """A card with madness is discarded into exile."""
    thing = game.board.things.get(event.args[0])
    if thing is None or not _is_discarded(game, event, thing, "graveyard"):
        return ()

    def make(game: Game, event: Event) -> Making:
        return Made((event._replace(args=(event.args[0], "exile", *event.args[2:])),))
        yield

    return (Amendment((MADNESS, thing.object), ("graveyard", thing.id), make, "graveyard", thing.object),)


def offered(game: Game, event: Event, before: Board) -> bool:
    """Its owner may cast it for its madness cost; else it goes to the graveyard."""
    was = before.things.get(event.args[0])
    if was is None or was.zone[0] != "hand" or not _is_discarded(game, event, was, "exile"):
        return False
    thing = game.board.things[was.id]
    costs = costs_of(was.face.traits.words.get(MADNESS, traits(game, thing).words.get(MADNESS))[0])
    cast = tree.CastIt(tree.This(), costs, MADNESS, (tree.PutInto(tree.This(), "graveyard"),))
    pending(game, thing, tree.Triggered(tree.Trigger("discards"), (tree.Mode((), (cast,)),)), {}, was.owner)
    return True
