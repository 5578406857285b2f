"""Bestow: a creature spell cast for another cost is an Aura, until it has no target, or is on nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import NO_WHY
from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import Effect, traits
from judgekit.magic.plays.text import filters, qualities
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
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


def may_be(game: Game, card: Thing) -> bool:
    """Whether a card could be cast bestowed."""
    return BESTOW in traits(game, card).words


def fits_as_an_aura(game: Game, card: Thing, what: tree.Filter, you: str, source: Object | None) -> bool:
    """Whether a card is what a filter says once it is cast bestowed."""
    if what.either:
        return any(fits_as_an_aura(game, card, each, you, source) for each in what.either)
    like = traits(game, card)
    aura = like._replace(types=like.types - {"creature"} | {"enchantment"}, subtypes=frozenset({"Aura"}), why=NO_WHY)
    return qualities.has_kinds(game, aura, what) and filters.fits(game, card, _of_any_kind(what), you, source)


def _of_any_kind(what: tree.Filter) -> tree.Filter:
    """What else a filter asks."""
    bare = what._replace(types=(), any_types=(), not_types=(), any_subtypes=(), also_subtypes=(), not_subtypes=())
    return bare._replace(supertypes=(), not_supertypes=())


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
