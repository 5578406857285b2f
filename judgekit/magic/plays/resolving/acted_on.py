"""Whether there is anything for an instruction to act on: whoever may do it cannot choose to where there is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD
from judgekit.magic.plays.resolving.finding_again import where_it_went
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.evaluate import amount, objects, source_of, things

if TYPE_CHECKING:
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

_ACTING = (tree.PutInto, tree.Destroy, tree.Tap, tree.Untap, tree.RemoveCounters)
_NAMED = (tree.This, tree.It, tree.Target, tree.Host, tree.TopCards)


def cannot_begin(game: Game, option: tuple[object, ...], player: str, spell: Thing) -> bool:
    """Whether the first of several instructions, on which the others hang, has nothing, or not enough, to act upon."""
    match option:
        case (tree.PutInto(zone="library"), tree.Shuffle(), *_):
            return False  # a library is shuffled though none of what was to go there is left
        case (tree.Damage(to=what) as first, *_):
            return _are_too_few(game, first, what, player, spell)
        case (tree.Choose(what=what) | tree.Reveal(what=what) as first, *_):
            return _are_too_few(game, first, what, player, spell)
        case (first, *_) if isinstance(first, _ACTING):
            return _is_nothing(game, first, player, spell)
    return False


def _is_nothing(game: Game, instruction: Any, player: str, spell: Thing) -> bool:
    """Whether what an instruction names has gone, or is so already; or fewer things fit than are to be chosen."""
    what = instruction.what
    if isinstance(what, _NAMED):
        there = [where_it_went(game, one, spell) for one in things(game, what, player, spell)]
        return not _ready(game, instruction, there, spell)
    return _are_too_few(game, instruction, what, player, spell)


def _are_too_few(game: Game, instruction: object, what: object, player: str, spell: Thing) -> bool:
    """Whether fewer cards or permanents fit than are to be chosen.

    Whoever looks through a library may do so whatever is there.
    """
    if not isinstance(what, tree.Chosen) or what.up_to or what.whose is not None:
        return False
    if any(each.zone == "library" for each in what.of.either or (what.of,)):
        return False
    there = filters.candidates(game, filters.meant(what.of, spell), player, source_of(spell))
    fit = _ready(game, instruction, there, spell) if isinstance(instruction, _ACTING) else there
    return len(fit) < amount(game, what.how_many, player, spell)


def _ready(game: Game, instruction: object, beings: list[Being], spell: Thing) -> list[Thing]:
    """Those of some things to which an instruction can be done."""
    there = objects(game, beings, spell)
    match instruction:
        case tree.Destroy():
            there = [thing for thing in there if thing.zone == BATTLEFIELD]
        case tree.Tap():
            there = [thing for thing in there if thing.zone == BATTLEFIELD and not thing.marks.get("tapped")]
        case tree.Untap():
            there = [thing for thing in there if thing.zone == BATTLEFIELD and thing.marks.get("tapped")]
        case tree.RemoveCounters(counter=kind, how_many=int(due)) if kind:
            there = [thing for thing in there if thing.marks.get("counters", {}).get(kind, 0) >= due]
        case _:
            pass
    return there
