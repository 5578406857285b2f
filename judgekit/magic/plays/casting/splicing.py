"""Splice: cards of the hand whose text a spell gains, for a cost besides, while they stay where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import Object, chosen, traits
from judgekit.magic.plays.keywords.ways import costs_of
from judgekit.table.engine import Ask, Event, Illegal, Refusal
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.magic.plays.casting.total_cost import Costs
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

SPLICE, ARCANE = "unire nell’Arcano", "Arcano"
SPLICED = "spliced"  # under this name it is chosen which cards are spliced onto a spell


class Spliced(NamedTuple):
    """A card that is spliced onto a spell: what that costs, and the text that the spell gains."""

    card: Object
    costs: Costs
    modes: tuple[tree.Mode, ...]


def choose_cards(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """Whoever casts an Arcane spell may reveal cards of their hand, whose text it gains in the order chosen."""
    spell = game.board.things.get(what)
    if spell is None or "ability" in spell.marks or ARCANE not in traits(game, spell).subtypes:
        return
    possible = {thing.object: found for thing, found in _spliceable(game, player)}
    if not possible:
        return
    picked = yield Ask("splice", player, (what,), tuple(possible))
    if len(set(picked)) < len(picked) or not set(picked) <= set(possible):
        raise Illegal(Refusal("has not what it costs", (player, what)))
    if picked:
        yield Event("reveals", (player, tuple(one[0] for one in picked)))
        yield Event("choose", (what, SPLICED, tuple(possible[one] for one in picked)))


def _spliceable(game: Game, player: str) -> list[tuple[Thing, Spliced]]:
    """The cards of a player's hand that may be spliced: those whose text is one thing after another."""
    found = []
    for number in game.board.zone("hand", player):
        card = game.board.things[number]
        like = traits(game, card)
        texts = [ability for ability in like.abilities if isinstance(ability, tree.Spell)]
        if SPLICE in like.words and texts and all(len(text.modes) == 1 for text in texts):
            modes = tuple(text.modes[0] for text in texts)
            found.append((card, Spliced(card.object, costs_of(like.words[SPLICE][0]), modes)))
    return found


def costs_besides(game: Game, value: Costs, spell: Thing) -> Costs | None:
    """What is spliced onto a spell costs so much more."""
    there: tuple[Spliced, ...] = chosen(spell, SPLICED, ())
    return (*value, *(cost for one in there for cost in one.costs)) if there else None
