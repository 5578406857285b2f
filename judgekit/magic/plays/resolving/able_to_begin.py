"""Whether what a player may do, and on which more hangs («if you do»), could be done: it is a cost, paid whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.resolving.acted_on import is_nothing
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.evaluate import amount, source_of

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def cannot_begin(game: Game, option: tuple[object, ...], player: str, spell: Thing) -> bool:
    """Whether the first of several instructions, on which the others hang, has nothing, or not enough, to act upon."""
    match option:
        case (tree.PutInto(zone="library"), tree.Shuffle(), *_):
            return False  # a library is shuffled though none of what was to go there is left
        case (tree.Choose(what=tree.Chosen() as some) | tree.Damage(to=tree.Chosen() as some), *_):
            return _has_not_so_many(game, some, player, spell)
    return is_nothing(game, option[0], player, spell)


def _has_not_so_many(game: Game, what: tree.Chosen, player: str, spell: Thing) -> bool:
    """Whether fewer cards or permanents fit than are to be moved or shown.

    Whoever looks through a library may do so whatever is there.
    """
    if what.up_to or what.whose is not None:
        return False
    if any(each.zone == "library" for each in what.of.either or (what.of,)):
        return False
    there = filters.candidates(game, filters.meant(what.of, spell), player, source_of(spell))
    return len(there) < amount(game, what.how_many, player, spell)
