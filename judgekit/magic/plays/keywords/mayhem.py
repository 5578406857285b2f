"""Mayhem: a card that was discarded this turn may be cast from the graveyard for its mayhem cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.keywords.ways import costs_of
from judgekit.table.board import Note, by_face
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game

MAYHEM = "scompiglio"
_DISCARDED = "discarded this turn"
by_face(MAYHEM, lambda thing: MAYHEM in thing.face.traits.words)


@only_with(MAYHEM)
def is_remembered(game: Game, event: Event, before: Board) -> bool:
    """Which cards with mayhem have been discarded this turn."""
    thing = game.board.things.get(event.args[0])
    if event.args[3] == "discarded" and thing is not None and MAYHEM in thing.face.traits.words:
        game.note(Note(_DISCARDED, (_turn(game), frozenset({*_discarded(game), thing.object}))))
    return False


def _turn(game: Game) -> int:
    return int(game.board.facts.get("number", 0))


def _discarded(game: Game) -> frozenset[tuple[int, int]]:
    turn, those = game.board.facts.get(_DISCARDED, (0, frozenset()))
    return frozenset(those) if turn == _turn(game) else frozenset()


def castable_once_discarded(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """A card with mayhem may be cast from its owner's graveyard in the turn in which it was discarded."""
    there = card.zone[0] == "graveyard" and card.owner == player and MAYHEM in traits(game, card).words
    return True if there and card.object in _discarded(game) else None


def cost_of_mayhem(game: Game, value: object, spell: Thing) -> tuple[str, tuple[object, ...]] | None:
    """Whoever casts a card by its mayhem pays that instead of its mana cost."""
    if spell.marks.get("from", ("",))[0] != "graveyard" or MAYHEM not in traits(game, spell).words:
        return None
    return MAYHEM, costs_of(traits(game, spell).words[MAYHEM][0])
