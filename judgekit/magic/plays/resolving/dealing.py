"""How much damage each source deals to each: where the text counts what is theirs, of each its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.text.evaluate import amount, amounts

if TYPE_CHECKING:
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


_SEVERAL = (tree.EachPlayer, tree.Opponent)


def due(game: Game, what: tree.Damage, one: Being, source: object, player: str, spell: Thing) -> int:
    """How much one is dealt, by one of several sources or (None) the only one.

    Of each of several players, «that player» is that very one; «its power» is that of each source.
    """
    much = what.amount if source is None else _of_each(what.amount, what.source, tree.Certain((source,)))
    if isinstance(what.to, _SEVERAL) or (isinstance(what.to, tree.Filter) and what.to.noun == "player"):
        return dict(amounts(game, much, what.to, player, spell)).get(str(one), 0)
    return amount(game, much, player, spell)


def _of_each(node: object, all_: object, one: object) -> object:
    return one if tree.same(node, all_) else tree.mapped(node, lambda part: _of_each(part, all_, one))
