"""Mayhem: a card that was discarded this turn may be cast from the graveyard for its mayhem cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.keywords.ways import castable_from_there, its_cost_from_there
from judgekit.table.board import Note, by_face
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game

MAYHEM = "scompiglio"
_DISCARDED = "discarded this turn"
_FROM_THERE, _ITS_COST = castable_from_there(MAYHEM), its_cost_from_there(MAYHEM)
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
    return None if _tells_no_cost(game, card) else _from_there(game, value, player, card)


def _from_there(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    return _FROM_THERE(game, value, player, card) if card.object in _discarded(game) else None


def playable_once_discarded(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """A card with mayhem that tells no cost may be played, as a land or for its own cost, in that turn."""
    return _from_there(game, value, player, card) if _tells_no_cost(game, card) else None


def its_cost(game: Game, value: object, spell: Thing) -> tuple[str, tuple[object, ...]] | None:
    """Whoever casts such a card pays what its mayhem costs, where that tells anything."""
    return None if _tells_no_cost(game, spell) else _ITS_COST(game, value, spell)


def _tells_no_cost(game: Game, card: Thing) -> bool:
    return traits(game, card).words.get(MAYHEM, ()) == (None,)
