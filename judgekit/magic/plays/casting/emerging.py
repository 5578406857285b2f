"""Emerge: a spell cast for another cost and a creature, whose mana value makes it cheaper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ADDED
from judgekit.magic.plays.board.state import chosen, traits
from judgekit.magic.plays.casting.payable import payable_with
from judgekit.magic.plays.casting.total_cost import INSTEAD
from judgekit.magic.plays.keywords.ways import costs_of
from judgekit.magic.questions.keywords import OF_A_KIND
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from judgekit.magic.plays.casting.total_cost import Costs
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Offers = tuple[tuple[str, Costs], ...]

EMERGE = "emergere"
_CREATURES = tree.Filter(types=("creature",))


def offer(game: Game, value: Offers, spell: Thing) -> Offers | None:
    """A spell with emerge may be paid for by that, and a creature, or a thing of the kind that it tells."""
    copies = traits(game, spell).words.get(EMERGE, ())
    found = tuple((EMERGE, (*costs_of(about), tree.SacrificeCost(_kind(game, about)))) for about in copies)
    return (*value, *found) if found else None


def _kind(game: Game, about: object) -> tree.Filter:
    """What is sacrificed to emerge."""
    return about.of if isinstance(about, tree.Kinded) and game.ruling(OF_A_KIND[EMERGE]) else _CREATURES


def choose_creature(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """The creature is chosen as it is chosen to pay so; it is sacrificed only as the total cost is paid."""
    spell = game.board.things.get(what)
    if spell is None or EMERGE not in chosen(spell, ADDED, ()):
        return
    costs = chosen(spell, INSTEAD, ())
    due = next(cost for cost in costs if isinstance(cost, tree.SacrificeCost))
    possible = payable_with(game, player, spell, due)
    if not possible:
        raise Illegal(Refusal("has not what it costs", (player, what)))
    picked = possible if len(possible) == 1 else (yield Ask("cost", player, (due, 1), tuple(possible)))
    if len(picked) != 1 or picked[0] not in possible:
        raise Illegal(Refusal("has not what it costs", (player, what)))
    of = due.of  # things of a sort: nothing emerges from itself
    that = due._replace(of=tree.within(of, {"among": (picked[0],)})) if isinstance(of, tree.Filter) else due
    others = tuple(cost for cost in costs if not isinstance(cost, tree.SacrificeCost))
    yield Event("choose", (what, INSTEAD, (*others, that)))
    yield Event("choose", (what, "paid with", tuple(picked)))
