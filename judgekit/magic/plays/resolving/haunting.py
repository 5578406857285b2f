"""Haunt: a card that is exiled haunting a creature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.text.evaluate import objects, things
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def haunt(game: Game, what: tree.Haunt, player: str, spell: Thing) -> Flow[None]:
    """The card of the source, in the graveyard to which it went, is exiled haunting a creature."""
    for creature in objects(game, things(game, what.what, player, spell), spell):
        card: int = spell.marks["source"][0]
        before = game.board
        yield from game.run("do", tree.PutInto(tree.This(), "exile"), player, spell)
        there = game.board.things.get(card)
        if game.board is not before and there is not None and there.zone[0] == "exile":
            yield Event("haunts", (card, creature.object))
