"""What is exiled until something leaves play, and comes back as soon as it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, Object, controller, still
from judgekit.magic.plays.resolving.finding_again import with_parts
from judgekit.magic.plays.state_based.auras import host_for
from judgekit.magic.plays.text import ties
from judgekit.magic.plays.text.evaluate import objects, picked, source_of, things
from judgekit.magic.questions.resolving import COMES_BACK_TO_ITS_OWNER, LEAVES_THE_STACK_FOR, OVER_BEFORE_IT_HAS_BEGUN
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

Gone = tuple[Object, str]  # a card in exile, and who controlled the permanent that it was
Waiting = tuple[tuple[Object, tuple[Gone, ...]], ...]  # until what leaves, which cards are in exile


def exile_until(game: Game, what: tree.ExileUntil, player: str, spell: Thing) -> Flow[None]:
    """Something goes into exile, until something else leaves play."""
    sources = [one for one in things(game, what.leaves, player, spell) if not isinstance(one, str)]
    if not sources or (not _is_in_play(game, sources[0]) and game.ruling(OVER_BEFORE_IT_HAS_BEGUN, spell)):
        game.show()
        return
    beings = yield from picked(game, what.what, player, spell)
    gone = tuple(thing.id for thing in objects(game, beings, spell) if thing.zone == BATTLEFIELD)
    whose = {number: controller(game, game.board.things[number]) for number in gone}
    yield tuple(Event("move", (number, "exile", game.board.things[number].owner, "exiled")) for number in gone)
    there = [game.board.things[number] for number in gone if number in game.board.things]
    seen = tuple(thing.object for thing in there if thing.zone[0] == "exile")
    parts = {one: [each for each in with_parts(game, one) if not isinstance(each, str)] for one in seen}
    exiled = tuple(each for one in seen for each in parts[one])
    whose = {each[0]: whose[one[0]] for one in seen for each in parts[one]}
    if exiled:
        waiting: Waiting = game.board.facts.get("comes back", ())
        yield Event("note", ("comes back", (*waiting, (sources[0], tuple((one, whose[one[0]]) for one in exiled)))))
        yield from remembered(game, exiled, spell)


def of_a_trigger(game: Game, value: bool, spell: Thing) -> bool | None:
    """Of an ability that has triggered: what it waits for may have happened since then."""
    return True if _has_triggered(spell) else None


def of_what_was_played(game: Game, value: bool, spell: Thing) -> bool | None:
    """Of a spell or an activated ability: what it waits for may have happened since it went onto the stack."""
    return None if _has_triggered(spell) else True


def _has_triggered(spell: Thing) -> bool:
    return isinstance(spell.marks.get("ability"), tree.Triggered)


def remembered(game: Game, gone: tuple[Object, ...], spell: Thing) -> Flow[None]:
    """What an ability has exiled is what a linked one of the same object means later, and a spell's own text now."""
    yield from _told_now(game, gone, spell)
    if gone and (spell.face.pseudo or tree.holds(spell.face.traits.abilities, tree.Exiled)):
        told: dict[Object, tuple[Object, ...]] = game.board.facts.get("exiled by", {})
        source = source_of(spell)
        yield Event("note", ("exiled by", {**told, source: (*told.get(source, ()), *gone)}))
        pair = ties.acquired_with(game, source, spell.marks.get("ability"))
        if pair is not None or ties.THROUGH in game.board.facts:
            through = game.board.facts.get(ties.THROUGH, {})
            yield Event("note", (ties.THROUGH, {**through, **dict.fromkeys(gone, pair)}))


def _told_now(game: Game, gone: tuple[Object, ...], spell: Thing) -> Flow[None]:
    """What an ability has just exiled is what its own text means, where that goes on about «the exiled card»."""
    here = game.board.things.get(spell.id)
    ability = here.marks.get("ability") if here is not None else None
    if here is None or not tree.holds_node(ability, tree.It("exiled")):
        return
    if tree.holds(getattr(ability, "costs", ()), tree.ExileCost):
        return  # it is the card that was paid
    about = here.marks.get("about", {})
    yield Event("mark", (here.id, "about", {**about, "exiled": (*about.get("exiled", ()), *gone)}))


def _is_in_play(game: Game, one: Object) -> bool:
    thing = still(game.board, one)
    return thing is not None and thing.zone in {BATTLEFIELD, ("phased", "")}


def is_due(game: Game) -> bool:
    """Whether anything has left play until which something was exiled."""
    waiting: Waiting = game.board.facts.get("comes back", ())
    return any(not _is_in_play(game, source) for source, _ in waiting)


def come_back(game: Game, *_: object) -> Flow[None]:
    """The cards go back where they came from, all at once, under their owners' control."""
    waiting: Waiting = game.board.facts.get("comes back", ())
    due = [pair for pair in waiting if not _is_in_play(game, pair[0])]
    left = tuple(pair for pair in waiting if _is_in_play(game, pair[0]))
    yield Event("note", ("comes back", left or None))
    events: list[Event] = []
    for _, cards in due:
        for one, had_it in cards:
            thing = still(game.board, one)
            if thing is None:
                continue
            whose = had_it if had_it == thing.owner else game.ruling_on(COMES_BACK_TO_ITS_OWNER, had_it, thing.owner)
            host = yield from host_for(game, thing, whose)
            events.append(Event("move", (thing.id, "battlefield", whose, "put into play")))
            if host is not None:
                events.append(Event("attach", (thing.id, host)))
    yield tuple(events)


def leaves_for(game: Game, thing: Thing, zone: str) -> str:
    """Where something goes that is moved: of a spell that may say how it was cast, whatever moves it."""
    if thing.zone[0] != "stack" or thing.face.pseudo or zone in {"battlefield", "exile"}:
        return zone
    return str(game.ruling_on(LEAVES_THE_STACK_FOR, zone, thing))
