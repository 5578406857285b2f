"""Permanents that effects turn face up or down, and cards that they put into play face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import CLOAK, MANIFEST
from judgekit.magic.plays.board.state import BATTLEFIELD
from judgekit.magic.plays.layers import face_down
from judgekit.magic.plays.text.evaluate import objects, picked, spoken_of, things
from judgekit.magic.questions.face_down import ONE_AFTER_ANOTHER, TURNED_BEFORE_IT_ENTERS
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language import tree
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def turn(game: Game, what: tree.Turn, player: str, spell: Thing) -> Flow[None]:
    """Permanents are turned face up, or face down."""
    for thing in objects(game, (yield from picked(game, what.what, player, spell)), spell):
        yield from face_down.turned(game, thing, down=what.down)


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
