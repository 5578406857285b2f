"""Soulbond: two creatures of one player become paired, and for how long they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import BATTLEFIELD, controller, in_play, is_creature
from judgekit.magic.plays.text.evaluate import objects, picked, things
from judgekit.magic.plays.text.pairs import PAIR, partner_of
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

SOULBOND = "unione d’anime"
_TWO = 2


def pair_up(game: Game, what: tree.PairUp, player: str, spell: Thing) -> Flow[None]:
    """Two creatures are paired, if both are still creatures of the player who does it."""
    one = objects(game, things(game, what.what, player, spell), spell)
    other = objects(game, (yield from picked(game, what.to, player, spell)), spell)
    both = [thing for thing in (*one[:1], *other[:1]) if _may_be_paired(game, thing, player)]
    if len(both) < _TWO:
        return
    yield tuple(Event("mark", (a.id, PAIR, (*b.object, player))) for a, b in (both, both[::-1]))


def _may_be_paired(game: Game, thing: Thing, player: str) -> bool:
    return thing.zone == BATTLEFIELD and is_creature(game, thing) and controller(game, thing) == player


def come_apart(game: Game) -> tuple[Event, ...] | None:
    """What is no creature any more, or of another player, is paired no longer, and neither is the other."""
    apart = [thing for thing in in_play(game.board) if PAIR in thing.marks and not _holds(game, thing)]
    return tuple(Event("mark", (thing.id, PAIR, None)) for thing in apart if thing.marks[PAIR] is not None) or None


def _holds(game: Game, thing: Thing) -> bool:
    other = partner_of(game, thing)
    if other is None or {controller(game, thing), controller(game, other)} != {thing.marks[PAIR][-1]}:
        return False
    return is_creature(game, thing) and is_creature(game, other)
