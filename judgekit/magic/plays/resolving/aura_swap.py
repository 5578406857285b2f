"""Aura swap: an Aura goes back to hand, and another one comes from there in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import controller, still, traits
from judgekit.magic.plays.state_based.auras import may_be_on
from judgekit.magic.plays.text.evaluate import source_of
from judgekit.magic.questions.resolving import BOTH_HALVES_OF_A_SWAP, COMES_WHERE_THE_OTHER_WAS
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

_AN_AURA = tree.Chosen(tree.Filter("card", any_subtypes=("Aura",), zone="hand", owner="you"))


def swap(game: Game, what: tree.SwapAura, player: str, spell: Thing) -> Flow[None]:
    """Both halves are done, or none: the other Aura enters attached to what this one was attached to."""
    aura = still(game.board, source_of(spell))
    if aura is None or aura.zone[0] != "battlefield":
        return
    host = aura.marks.get("host")
    whole = bool(game.ruling(BOTH_HALVES_OF_A_SWAP))
    mine = aura.owner == player == controller(game, aura)
    hand = [game.board.things[number] for number in game.board.zone("hand", player)]
    auras = [one for one in hand if "Aura" in traits(game, one).subtypes]
    fit = [one.object for one in auras if host is not None and may_be_on(game, one, host)]
    if not fit or not mine:
        if not whole and auras and mine:
            yield Event("move", (aura.id, "hand", player, "returned"))
        return
    if not (yield Ask("may", player, (spell.id, tree.May(tree.You(), (what,))), (True, False))):
        return
    picked = tuple(fit) if len(fit) == 1 else (yield Ask("choose", player, (spell.id, _AN_AURA, 1), tuple(fit)))
    card = picked[0][0]
    attached = (Event("attach", (card, host)),) if game.is_so(COMES_WHERE_THE_OTHER_WAS) else ()
    yield (
        Event("move", (aura.id, "hand", player, "returned")),
        Event("move", (card, "battlefield", player, "put into play")),
        *attached,
    )
