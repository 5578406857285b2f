"""Effects that stand as a board is laid out: creatures that are suspected, Auras that were cast bestowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, Effect
from judgekit.magic.plays.keywords import bestow
from judgekit.scenario.magic import suspects_said

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.table.board import Thing


def effects(things: Mapping[int, Thing]) -> dict[str, object]:
    """What the board keeps of them."""
    found = (*suspects_said.effects(things), *(_as_an_aura(thing) for thing in things.values() if _is_bestowed(thing)))
    return {"effects": found} if found else {}


def _is_bestowed(thing: Thing) -> bool:
    """Whether a card that may be cast bestowed lies on something: then it was."""
    lies_on_it = thing.zone == BATTLEFIELD and thing.marks.get("host") is not None
    return lies_on_it and bestow.BESTOW in thing.face.traits.words


def _as_an_aura(thing: Thing) -> Effect:
    stamp, player = thing.marks["stamp"], thing.marks["controller"]
    return Effect(bestow.AN_AURA, (thing.object,), stamp, tree.FOR_GOOD, player, thing.object)
