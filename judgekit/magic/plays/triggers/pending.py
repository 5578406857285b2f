"""What has triggered and waits to be put on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.board.state import Object, controller
from judgekit.table.board import Board, Note, Thing
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.engine import Game

About = dict[str, Any]


class Waiting(NamedTuple):
    """A triggered ability that waits to be put on the stack: whose it is, of what, what it is about."""

    player: str
    source: Object
    ability: tree.Triggered
    about: About
    thing: Thing  # the source as it was when it triggered


def those_waiting(board: Board) -> tuple[Waiting, ...]:
    """All that has triggered and waits, in the order in which it triggered."""
    found: tuple[Waiting, ...] = board.facts.get("pending") or ()
    return found


def pending(game: Game, source: Thing, ability: tree.Triggered, about: About, player: str = "") -> None:
    """One more ability waits. Who controls it is fixed now."""
    one = Waiting(player or controller(game, source), source.object, ability, about, source)
    game.note(Note("pending", (*those_waiting(game.board), one)))


_TO_SOMEBODY = frozenset({"deals damage", "attacks", "blocks"})


def of_one_event(one: Waiting, about: About) -> bool:
    """Whether what triggers once for one or more things has done so for this: to each whom they do it to, once."""
    trigger = one.ability.trigger
    return trigger.other is None or trigger.kind not in _TO_SOMEBODY or one.about.get("other") == about.get("other")
