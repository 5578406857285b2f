"""Time travel: time counters more, or fewer, on what a player has that bears some."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, controller, traits
from judgekit.magic.plays.casting.set_aside import TIME
from judgekit.magic.plays.keywords.ways import SUSPEND
from judgekit.magic.plays.text.turn_order import in_turn
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def travels(game: Game, what: tree.TimeTravel, player: str, spell: Thing) -> Flow[None]:
    """Players travel in time, in the order of turns."""
    for who in in_turn(game, what.who, player, spell):
        yield from game.run("time travel", who, spell.id)


def more_or_fewer(game: Game, player: str, spell: int) -> Flow[None]:
    """Of what bears time counters any number gets another; of the others any number loses one."""
    there = [t for t in game.board.things.values() if t.marks.get("counters", {}).get(TIME, 0) > 0]
    mine = [t for t in there if _is_theirs(game, t, player)]
    possible = tuple(t.object for t in mine)
    events: list[Event] = []
    for change in (1, -1):
        if not possible:
            break
        any_of_them = tree.Chosen(tree.Filter(), tree.You(), len(possible), up_to=True)
        said = yield Ask("choose", player, (spell, any_of_them, len(possible)), possible)
        events += [Event("counters", (one[0], TIME, change)) for one in said]
        possible = tuple(one for one in possible if one not in said)
    yield tuple(events)


def _is_theirs(game: Game, thing: Thing, player: str) -> bool:
    """Whether a player controls a permanent, or owns a card in exile that is suspended."""
    if thing.zone == BATTLEFIELD:
        return controller(game, thing) == player
    return thing.zone[0] == "exile" and thing.owner == player and SUSPEND in traits(game, thing).words
