"""Cipher: a spell is exiled encoded on a creature, which casts copies of it as it deals combat damage to players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import Effect, controller, creatures_of, traits
from judgekit.table.board import by_face, is_on_stack
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

CIPHER = "cifrare"
_ON_IT = tree.Filter(types=("creature",), controller="you")
_AS_LONG_AS_IT_IS_THERE = tree.While(tree.Fits(tree.This(), tree.Filter("card", zone="exile")))


def is_cast(game: Game) -> bool:
    """Whether a spell on the stack has cipher."""
    return is_on_stack(game.board, CIPHER)


by_face(CIPHER, lambda thing: CIPHER in thing.face.traits.words)


def encode(game: Game, what: int) -> Flow[None]:
    """Whoever controls a spell that is a card may exile it as it resolves, encoded on a creature of theirs."""
    spell = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack" or spell.face.pseudo or CIPHER not in traits(game, spell).words:
        return
    player = controller(game, spell)
    mine = tuple(thing.object for thing in creatures_of(game, player))
    if spell.face.copy or not mine:
        game.show()
        return
    if not (yield Ask("may", player, (what, tree.PutInto(tree.This(), "exile")), (True, False))):
        return
    on = mine if len(mine) == 1 else (yield Ask("choose", player, (what, _ON_IT, 1), mine))
    yield Event("move", (what, "exile", player, "exiled"))
    card = game.board.things[what]
    if card.zone[0] != "exile":
        return
    casts = tree.CastCopy(tree.Certain((card.object,)))
    trigger = tree.Trigger("deals damage", tree.This(), tree.EachPlayer(), ("combat",))
    change = tree.Change(None, words=(tree.Triggered(trigger, (tree.Mode((), (casts,)),)),), until=tree.FOR_GOOD)
    stamp = game.board.facts.get("stamp", 0) + 1
    yield Event("effect", (Effect(change, (on[0],), stamp, _AS_LONG_AS_IT_IS_THERE, player, card.object),))
