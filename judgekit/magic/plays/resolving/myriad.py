"""Myriad: for each opponent whom an attacker does not attack, a copy of it may come and attack them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import opponents
from judgekit.magic.plays.resolving import copying
from judgekit.magic.plays.resolving.entering import attackable
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.plays.text.players_meant import defending_player
from judgekit.magic.plays.triggers import delayed
from judgekit.table.engine import Ask

if TYPE_CHECKING:
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def copies_for_the_others(game: Game, what: tree.Myriad, player: str, spell: Thing) -> Flow[None]:
    """Each of the other opponents may be attacked by a token, they or a planeswalker of theirs; the tokens go later."""
    aims = things(game, tree.It("other"), player, spell)
    attacked = {defending_player(game, aim) for aim in aims}
    made: list[Being] = []
    for other in opponents(game.board, player):
        if other in attacked or not (yield Ask("may", player, (spell.id, what), (True, False))):
            continue
        theirs = tuple(one for one in attackable(game) if defending_player(game, one) == other)
        aim = theirs[0] if len(theirs) < _SEVERAL else (yield Ask("what it attacks", player, spell.id, theirs))
        copy = tree.CopyToken(1, tree.This(), tapped=True, fights="attacking", fought=tree.Certain((aim,)))
        yield from copying.make(game, copy, player, spell)
        made += things(game, tree.It(), player, game.board.things.get(spell.id, spell))
    if made:
        gone = tree.PutInto(tree.Certain(tuple(made)), "exile")
        yield delayed.set_up(game, tree.Later(tree.Trigger("step", where=("end of combat",)), (gone,)), player, spell)


_SEVERAL = 2
