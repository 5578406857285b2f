"""Harmonize: a spell cast from the graveyard for another cost, which a creature that is tapped makes cheaper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ADDED
from judgekit.magic.plays.board.state import chosen
from judgekit.magic.plays.casting.payable import payable_with
from judgekit.magic.plays.keywords.ways import is_from_there
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from judgekit.magic.plays.casting.total_cost import Costs
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Offers = tuple[tuple[str, Costs], ...]

HARMONIZE = "armonizzare"
_UNTAPPED = tree.Filter(types=("creature",), status=("untapped",))


def with_a_creature(game: Game, value: Offers, spell: Thing) -> Offers | None:
    """One untapped creature may be tapped for it: that which has been chosen."""
    if not is_from_there(game, spell, HARMONIZE):
        return None
    picked = tuple(one for one in chosen(spell, "paid with", ()) if not isinstance(one, str))
    return (*value, (HARMONIZE, (tree.TapOthers(_UNTAPPED._replace(among=picked or None)),)))


def choose_creature(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """The creature is chosen as it is chosen to pay so; it is tapped only as the total cost is paid."""
    spell = game.board.things.get(what)
    if spell is None or HARMONIZE not in chosen(spell, ADDED, ()) or not is_from_there(game, spell, HARMONIZE):
        return
    one = tree.TapOthers(_UNTAPPED)
    possible = payable_with(game, player, spell, one)
    picked = tuple(possible) if len(possible) == 1 else (yield Ask("cost", player, (one, 1), tuple(possible)))
    if len(picked) != 1 or picked[0] not in possible:
        raise Illegal(Refusal("has not what it costs", (player, what)))
    yield Event("choose", (what, "paid with", tuple(picked)))
