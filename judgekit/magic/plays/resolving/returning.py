"""What is exiled until something leaves play, and comes back as soon as it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import BATTLEFIELD, Object, still
from judgekit.magic.plays.state_based.auras import host_for
from judgekit.magic.plays.text.evaluate import objects, picked, source_of, things
from judgekit.magic.questions.resolving import OVER_BEFORE_IT_HAS_BEGUN
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

Waiting = tuple[tuple[Object, tuple[Object, ...]], ...]  # until what leaves, which cards are in exile


def exile_until(game: Game, what: tree.ExileUntil, player: str, spell: Thing) -> Flow[None]:
    """Something goes into exile, until something else leaves play."""
    sources = [one for one in things(game, what.leaves, player, spell) if not isinstance(one, str)]
    if not sources or (not _is_in_play(game, sources[0]) and game.ruling(OVER_BEFORE_IT_HAS_BEGUN)):
        game.show()
        return
    beings = yield from picked(game, what.what, player, spell)
    gone = tuple(thing.id for thing in objects(game, beings, spell) if thing.zone == BATTLEFIELD)
    yield tuple(Event("move", (number, "exile", game.board.things[number].owner, "exiled")) for number in gone)
    there = [game.board.things[number] for number in gone if number in game.board.things]
    exiled = tuple(thing.object for thing in there if thing.zone[0] == "exile")
    if exiled:
        waiting: Waiting = game.board.facts.get("comes back", ())
        yield Event("note", ("comes back", (*waiting, (sources[0], exiled))))
        yield from remembered(game, exiled, spell)


def remembered(game: Game, gone: tuple[Object, ...], spell: Thing) -> Flow[None]:
    """What an ability has exiled is what a linked one of the same object means later."""
    if spell.face.pseudo and gone:
        told: dict[Object, tuple[Object, ...]] = game.board.facts.get("exiled by", {})
        source = source_of(spell)
        yield Event("note", ("exiled by", {**told, source: (*told.get(source, ()), *gone)}))


def _is_in_play(game: Game, one: Object) -> bool:
    thing = still(game.board, one)
    return thing is not None and thing.zone in {BATTLEFIELD, ("phased", "")}


def is_due(game: Game) -> bool:
    """Whether anything has left play until which something was exiled."""
    waiting: Waiting = game.board.facts.get("comes back", ())
    return any(not _is_in_play(game, source) for source, _ in waiting)


def come_back(game: Game) -> Flow[None]:
    """The cards go back where they came from, all at once, under their owners' control."""
    waiting: Waiting = game.board.facts.get("comes back", ())
    due = [pair for pair in waiting if not _is_in_play(game, pair[0])]
    left = tuple(pair for pair in waiting if _is_in_play(game, pair[0]))
    yield Event("note", ("comes back", left or None))
    events: list[Event] = []
    for _, cards in due:
        for one in cards:
            thing = still(game.board, one)
            if thing is None:
                continue
            host = yield from host_for(game, thing, thing.owner)
            events.append(Event("move", (thing.id, "battlefield", thing.owner, "put into play")))
            if host is not None:
                events.append(Event("attach", (thing.id, host)))
    yield tuple(events)
