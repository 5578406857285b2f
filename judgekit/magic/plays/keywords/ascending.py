"""Ascend: whoever controls ten permanents gets the city's blessing, for the rest of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import controller, in_play, players, traits
from judgekit.magic.plays.text.designations import BLESSED, has_got, has_ten
from judgekit.table.board import by_face, is_on_stack
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

ASCEND = "ascesa"


def those_who_ascend(game: Game) -> tuple[Event, ...] | None:
    """Whoever controls ten permanents, one of them with ascend, gets the blessing at once."""
    with_it = {controller(game, thing) for thing in in_play(game.board) if ASCEND in traits(game, thing).words}
    those = [player for player in players(game.board) if player in with_it and _may(game, player)]
    return tuple(_blessing(player) for player in those) or None


def is_cast(game: Game) -> bool:
    """Whether a spell on the stack has ascend."""
    return is_on_stack(game.board, ASCEND)


by_face(ASCEND, lambda thing: ASCEND in thing.face.traits.words)


def as_it_resolves(game: Game, what: int) -> Flow[None]:
    """Whoever controls ten permanents gets the blessing as their spell with ascend resolves."""
    spell: Thing | None = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack" or spell.face.pseudo or ASCEND not in traits(game, spell).words:
        return
    if {"instant", "sorcery"}.isdisjoint(traits(game, spell).types):
        return
    player = controller(game, spell)
    if _may(game, player):
        yield _blessing(player)


def _may(game: Game, player: str) -> bool:
    return not has_got(game.board, player, BLESSED) and has_ten(game, player)


def _blessing(player: str) -> Event:
    return Event("player designated", (player, BLESSED))
