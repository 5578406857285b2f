"""Permanents that effects turn face up or down, and cards that they put into play face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.magic.cards import CLOAK, FLIP, MANIFEST, MODAL, TRANSFORM
from judgekit.magic.plays.board.facts import FLIPPED, MERGED, TIMES
from judgekit.magic.plays.board.state import BATTLEFIELD
from judgekit.magic.plays.casting import unlocking
from judgekit.magic.plays.casting.announcing import HAD_TRANSFORMED
from judgekit.magic.plays.layers import face_down
from judgekit.magic.plays.layers.copiable import OWN
from judgekit.magic.plays.text.evaluate import objects, picked, spoken_of, things
from judgekit.magic.questions.face_down import ONE_AFTER_ANOTHER, TURNED_BEFORE_IT_ENTERS
from judgekit.magic.questions.faces import (
    A_COPY_HAS_ONE_FACE,
    A_DOOR_IS_A_HALF,
    A_DOOR_IS_LOCKED,
    FLIPS_BUT_ONCE,
    INTO_NO_SPELL,
    ONCE_FOR_AN_ABILITY,
)
from judgekit.magic.questions.turn import TURNS_BY_THE_TIME_ALONE
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.cards import Face
    from judgekit.magic.language import tree
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def turn(game: Game, what: tree.Turn, player: str, spell: Thing) -> Flow[None]:
    """Permanents are turned face up, or face down."""
    for thing in objects(game, (yield from picked(game, what.what, player, spell)), spell):
        yield from face_down.turned(game, thing, down=what.down)


def transform(game: Game, what: tree.Transform, player: str, spell: Thing) -> Flow[None]:
    """Double-faced permanents are turned to their other face."""
    for thing in objects(game, (yield from picked(game, what.what, player, spell)), spell):
        yield from game.run("transform", thing.id, spell)


def transformed(game: Game, number: int, spell: Thing) -> Flow[None]:
    """A permanent that is represented by a double-faced card is turned to its other face; any other is left alone."""
    thing = game.board.things[number]
    own: Face = thing.marks.get(OWN, thing.face)
    if MERGED in thing.marks and any(game.board.things[n].face.layout for n in (number, *thing.marks[MERGED])):
        raise NotSimulated("come si trasforma un permanente unito con carte bifronti non si simula ancora")
    if not own.layout and thing.face.layout and not game.ruling(A_COPY_HAS_ONE_FACE):
        own = thing.face
    if thing.zone != BATTLEFIELD or own.layout not in {TRANSFORM, MODAL} or thing.face.under is not None:
        game.show()
        return
    if game.ruling(TURNS_BY_THE_TIME_ALONE, thing):
        game.show()
        return
    to = own.others[0] if own.of is None else own.of
    into_a_spell = not to.traits.types.isdisjoint({"instant", "sorcery"})
    if into_a_spell and game.ruling(INTO_NO_SPELL):
        game.show()
        return
    known = spell.marks.get(HAD_TRANSFORMED)
    own_ability = known is not None and spell.marks.get("source") == thing.object
    if own_ability and known != thing.marks.get(TIMES, 0) and game.ruling(ONCE_FOR_AN_ABILITY):
        game.show()
        return
    yield Event("transforms", (number,))


def flip(game: Game, what: tree.TurnOver, player: str, spell: Thing) -> Flow[None]:
    """Permanents that are flip cards are flipped."""
    for thing in objects(game, (yield from picked(game, what.what, player, spell)), spell):
        yield from game.run("flip over", thing.id)


def flipped(game: Game, number: int) -> Flow[None]:
    """A flip card is flipped, once and for all; any other permanent is left alone."""
    thing = game.board.things[number]
    if thing.zone != BATTLEFIELD or thing.face.layout != FLIP or thing.face.under is not None:
        game.show()
        return
    if thing.marks.get(FLIPPED) and game.ruling(FLIPS_BUT_ONCE):
        game.show()
        return
    yield Event("flips over", (number,))


def turn_keys(game: Game, what: tree.Unlock, player: str, spell: Thing) -> Flow[None]:
    """A player unlocks a locked half of permanents, or locks an unlocked one."""
    for thing in objects(game, (yield from picked(game, what.what, player, spell)), spell):
        ways = _keys(game, what, thing)
        if not ways:
            game.show()
            continue
        names = tuple(unlocking.whole(thing).others[n].name for _, n in ways)
        name = names[0] if len(ways) == 1 else (yield Ask("door", player, thing.id, names))
        kind, nth = ways[names.index(name)]
        yield Event(kind, (thing.id, player, nth))


def _keys(game: Game, what: tree.Unlock, thing: Thing) -> tuple[tuple[str, int], ...]:
    """Which halves of a permanent may be unlocked or locked."""
    shut = unlocking.halves(thing, locked=True) if what.unlocks and game.ruling(A_DOOR_IS_A_HALF) else ()
    free = unlocking.halves(thing, locked=False) if what.locks and game.ruling(A_DOOR_IS_LOCKED) else ()
    return (*(("unlocks", nth) for nth in shut), *(("locks", nth) for nth in free))


def manifest(game: Game, what: tree.Manifest, player: str, spell: Thing) -> Flow[None]:
    """A player puts cards into play face down, as a word of the rules says: those of a library one after another."""
    by = CLOAK if what.cloak else MANIFEST
    for who in things(game, what.who, player, spell):
        cards = objects(game, (yield from picked(game, what.what, str(who), spell)), spell)
        made: list[Being] = []
        if len(cards) < 2 or game.ruling(ONE_AFTER_ANOTHER):
            for card in cards:
                made += (yield from game.run(by, str(who), (card.id,))) or ()
        else:
            made += (yield from game.run(by, str(who), tuple(card.id for card in cards))) or ()
        yield from spoken_of(game, made, spell)


def put(by: str) -> Callable[[Game, str, tuple[int, ...]], Flow[list[Being]]]:
    """Cards enter face down by a word of the rules."""

    def play(game: Game, who: str, cards: tuple[int, ...]) -> Flow[list[Being]]:
        enter = tuple(Event("move", (card, "battlefield", who, "put into play")) for card in cards)
        if game.ruling(TURNED_BEFORE_IT_ENTERS):
            yield tuple(Event("hidden", (card, by)) for card in cards)
            yield enter
        else:
            yield enter
            yield tuple(Event("turns down", (card, by)) for card in cards)
        there = (game.board.things[card] for card in cards)
        return [thing.object for thing in there if thing.zone == BATTLEFIELD]

    play.__name__ = by
    play.__doc__ = "Cards enter face down."
    return play


manifested, cloaked = put(MANIFEST), put(CLOAK)
