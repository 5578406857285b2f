"""Emerge: a spell cast for another cost and a creature, whose mana value makes it cheaper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ADDED
from judgekit.magic.plays.board.state import chosen, traits
from judgekit.magic.plays.casting.payable import payable_with
from judgekit.magic.plays.casting.total_cost import INSTEAD
from judgekit.magic.plays.keywords.ways import costs_of
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from judgekit.magic.plays.casting.total_cost import Costs
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Offers = tuple[tuple[str, Costs], ...]

EMERGE = "emergere"
_CREATURES = tree.Filter(types=("creature",))
_A_CREATURE = tree.SacrificeCost(_CREATURES)


def offer(game: Game, value: Offers, spell: Thing) -> Offers | None:
    """A spell with emerge may be paid for by that, and a creature."""
    found = tuple((EMERGE, (*costs_of(cost), _A_CREATURE)) for cost in traits(game, spell).words.get(EMERGE, ()))
    return (*value, *found) if found else None


def choose_creature(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """The creature is chosen as it is chosen to pay so; it is sacrificed only as the total cost is paid."""
    spell = game.board.things.get(what)
    if spell is None or EMERGE not in chosen(spell, ADDED, ()):
        return
    possible = payable_with(game, player, spell, _A_CREATURE)
    if not possible:
        raise Illegal(Refusal("has not what it costs", (player, what)))
    picked = possible if len(possible) == 1 else (yield Ask("cost", player, (_A_CREATURE, 1), tuple(possible)))
    if len(picked) != 1 or picked[0] not in possible:
        raise Illegal(Refusal("has not what it costs", (player, what)))
    that = tree.SacrificeCost(_CREATURES._replace(among=(picked[0],)))
    others = tuple(cost for cost in chosen(spell, INSTEAD, ()) if not isinstance(cost, tree.SacrificeCost))
    yield Event("choose", (what, INSTEAD, (*others, that)))
    yield Event("choose", (what, "paid with", tuple(picked)))
