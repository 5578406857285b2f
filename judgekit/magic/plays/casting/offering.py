"""Offering: a permanent of a kind is sacrificed beside the cost of a spell, which costs so much less, at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ADDED
from judgekit.magic.plays.board.state import chosen, traits
from judgekit.magic.plays.casting import mana_abilities
from judgekit.magic.plays.casting.payable import payable_with
from judgekit.magic.vocabulary import OFFERING
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from judgekit.magic.cards import Symbols
    from judgekit.magic.plays.board.state import Being
    from judgekit.magic.plays.casting.total_cost import Costs
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Offers = tuple[tuple[str, Costs], ...]

OFFERED = "offered"  # under this name it is chosen what is sacrificed for a spell


def _sacrifice(game: Game, spell: Thing) -> tree.SacrificeCost | None:
    """What is sacrificed for a spell: one permanent of the kind that it tells, or that which has been chosen."""
    kinds = traits(game, spell).words.get(OFFERING, ())
    if not kinds:
        return None
    of = kinds[0]._replace(among=chosen(spell, OFFERED) or None)
    return tree.SacrificeCost(of)


def offer(game: Game, value: Offers, spell: Thing) -> Offers | None:
    """A spell with offering may cost a permanent of that kind besides."""
    cost = _sacrifice(game, spell)
    return None if cost is None else (*value, (OFFERING, (cost,)))


def could_be(game: Game, player: str, card: Thing) -> bool:
    """Whether something is there that could be offered for a card."""
    cost = _sacrifice(game, card)
    return cost is not None and bool(payable_with(game, player, card, cost))


def is_offered(spell: Thing) -> bool:
    """Whether the player of a spell has chosen to offer something for it."""
    return OFFERING in chosen(spell, ADDED, ())


def choose_permanent(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """What is offered is chosen with the other choices for the spell; it is sacrificed only as the cost is paid."""
    spell = game.board.things.get(what)
    cost = _sacrifice(game, spell) if spell is not None and is_offered(spell) else None
    if spell is None or cost is None:
        return
    possible: list[Being] = payable_with(game, player, spell, cost)
    picked = possible if len(possible) == 1 else (yield Ask("cost", player, (cost, 1), tuple(possible)))
    if len(picked) != 1 or picked[0] not in possible:
        raise Illegal(Refusal("has not what it costs", (player, what)))
    yield Event("choose", (what, OFFERED, tuple(picked)))
    yield Event("choose", (what, "paid with", tuple(picked)))


def costs_less(game: Game, value: Symbols, player: str, spell: Thing) -> Symbols | None:
    """The mana cost of what is offered comes off the total: colour off colour, what is left over off generic mana."""
    offered = chosen(spell, OFFERED, ())
    thing = game.board.things.get(offered[0][0]) if offered and is_offered(spell) else None
    if thing is None or not thing.face.cost:
        return None
    less = [symbol for symbol in thing.face.cost if symbol != "X"]
    return mana_abilities.changed(game, value, [], less)
