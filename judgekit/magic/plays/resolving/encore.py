"""Encore: for each opponent a copy of a card comes, which attacks them this turn and is sacrificed at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import MUST_ATTACK_WHOM
from judgekit.magic.plays.board.state import opponents
from judgekit.magic.plays.resolving import copying
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.plays.triggers import delayed

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

_HASTE = (tree.Keyword("rapidità"),)
_AT_THE_END = tree.Trigger("step", where=("end of turn",))


def copies_for_each_opponent(game: Game, what: tree.Encore, player: str, spell: Thing) -> Flow[None]:
    """One token for each opponent, whom it attacks this turn if it can; all have haste, and are sacrificed later."""
    others = opponents(game.board, player)
    yield from copying.make(game, tree.CopyToken(len(others), tree.This()), player, spell)
    here = game.board.things.get(spell.id, spell)
    made = tuple(things(game, tree.It(), player, here))
    if not made:
        return
    for nth, one in enumerate(made):  # of more tokens than were to come each opponent is attacked by some
        rule = (MUST_ATTACK_WHOM, others[nth % len(others)])
        yield from game.run("do", tree.Change(tree.Certain((one,)), rules=(rule,)), player, here)
    all_ = tree.Certain(made)
    yield from game.run("do", tree.Change(all_, words=_HASTE, until=tree.FOR_GOOD), player, here)
    gone = tree.Sacrifice(tree.You(), all_)
    yield delayed.set_up(game, tree.Later(_AT_THE_END, (gone,)), player, here)
