"""Bestow: a creature spell cast for another cost is an Aura, until it has no target, or is on nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import Effect
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

BESTOW = "conferire"
AN_AURA = tree.Change(
    None,
    not_types=("creature",),
    types=("enchantment",),
    subtypes=("Aura",),
    adds_types=True,
    words=(tree.Keyword("incanta", tree.Filter(types=("creature",))),),
    until=tree.FOR_GOOD,
)


def becomes_an_aura(game: Game, player: str, spell: Thing) -> tuple[Event, ...]:
    """A spell cast bestowed is an Aura that enchants a creature, and no creature."""
    stamp = game.board.facts.get("stamp", 0) + 1
    return (Event("effect", (Effect(AN_AURA, (spell.object,), stamp, tree.FOR_GOOD, player, spell.object),)),)


def bestowed(game: Game, thing: Thing) -> tuple[Effect, ...]:
    """What makes a spell or permanent a bestowed Aura; nothing of what is none."""
    there: tuple[Effect, ...] = game.board.facts.get("effects", ())
    return tuple(one for one in there if one.change == AN_AURA and thing.object in one.objects)


def ceases(game: Game, thing: Thing) -> tuple[Event, ...]:
    """What was bestowed is what is printed on it again."""
    return (Event("end effects", (bestowed(game, thing),)),)


def stays_as_printed(game: Game, value: bool, thing: Thing) -> bool | None:
    """A bestowed Aura without a legal target, or on nothing that it may be on, is a creature again."""
    return True if bestowed(game, thing) else None
