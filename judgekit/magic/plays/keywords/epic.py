"""Epic: whoever controls a spell casts none any more, and puts a copy of it onto the stack in each of their upkeeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import COPIED_LATER
from judgekit.magic.plays.board.state import controller, traits
from judgekit.magic.plays.triggers import delayed
from judgekit.table.board import by_face, is_on_stack
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

EPIC = "epopea"
_NO_MORE_SPELLS = tree.Ruled((("cannot cast", (tree.You(), tree.Filter("spell", zone="stack"))),), tree.FOR_GOOD)
_EACH_UPKEEP = tree.Trigger("step", tree.You(), None, ("upkeep", "each time"))
_WITHOUT_THE_WORD = tree.Except(tree.Change(None, lose=(EPIC,)))


def is_cast(game: Game) -> bool:
    """Whether a spell on the stack has epic."""
    return is_on_stack(game.board, EPIC)


by_face(EPIC, lambda thing: EPIC in thing.face.traits.words)


def goes_on_for_good(game: Game, what: int) -> Flow[None]:
    """Once it has done the rest, its controller casts no more spells; each of their upkeeps copies it."""
    spell = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack" or spell.face.pseudo or EPIC not in traits(game, spell).words:
        return
    player = controller(game, spell)
    yield Event("mark", (what, COPIED_LATER, True))
    yield from game.run("do", _NO_MORE_SPELLS, player, spell)
    itself = tree.Certain((spell.object,))  # it is copied as it was on the stack, wherever its card is by then
    copies = tree.CopySpell(itself, new_targets=True, unlike=_WITHOUT_THE_WORD)
    yield delayed.set_up(game, tree.Later(_EACH_UPKEEP, (copies,)), player, spell)
