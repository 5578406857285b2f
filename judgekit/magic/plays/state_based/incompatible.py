"""Further states that put themselves right: deathtouch, what is attached and may not be, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.held import AT_WORK
from judgekit.magic.plays.board.state import in_play, still, traits
from judgekit.magic.plays.keywords.protective import may_be_destroyed
from judgekit.magic.plays.state_based.states import RULES
from judgekit.table.engine import Event
from judgekit.table.system import only_with
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.magic.plays.state_based.states import Found
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

UP, DOWN = "+1/+1", "-1/-1"
EQUIPMENT, FORTIFICATION = "Equipaggiamento", "Fortificazione"


class Notable(NamedTuple):
    """The permanents at which these states look: most boards have none."""

    attached: tuple[Thing, ...] = ()
    countered: tuple[Thing, ...] = ()  # with counters of both kinds


def _notable(game: Game) -> Notable:
    """Who is notable, kept while nothing changes what things are like."""
    found: Notable | None = game.board.cache.get("notable")
    if found is None:
        there = list(in_play(game.board))
        found = Notable(
            tuple(thing for thing in there if thing.marks.get("host") is not None),
            tuple(thing for thing in there if {UP, DOWN} <= thing.marks.get("counters", {}).keys()),
        )
        game.board.cache["notable"] = found
    return found


# --- deathtouch -------------------------------------------------------------------------------------------------------


@only_with("deathtouched")
def touched_by_death(game: Game) -> Found:
    """A creature that a source with deathtouch has damaged since it was last looked at is destroyed."""
    touched: tuple[tuple[int, int], ...] = game.board.facts.get("deathtouched") or ()
    if not touched:
        return ()
    there = [thing for one in touched if (thing := still(game.board, one)) is not None]
    doomed = [thing for thing in there if thing.zone[0] == "battlefield" and _may_die(traits(game, thing))]
    destroyed = [Event("destroy", (thing.id, False, RULES)) for thing in may_be_destroyed(game, doomed)]
    return (Event("note", ("deathtouched", None)), *destroyed)


def _may_die(like: Traits) -> bool:
    return "creature" in like.types and (like.toughness or 0) > 0


# --- attachments ------------------------------------------------------------------------------------------------------


@only_with("host")
def misplaced(game: Game) -> Found:
    """What is attached and is a creature, or neither Aura nor Equipment, comes off, and stays in play."""
    there = _notable(game).attached
    return tuple(Event("attach", (thing.id, None)) for thing in there if _is_misplaced(traits(game, thing)))


def _is_misplaced(like: Traits) -> bool:
    if "creature" in like.types or "battle" in like.types:
        return True
    return not ({EQUIPMENT, FORTIFICATION} & like.subtypes or "incanta" in like.words)


# --- counters ---------------------------------------------------------------------------------------------------------


@only_with(AT_WORK)
def opposite_counters(game: Game) -> Found:
    """Of counters of both kinds as many of each go as there are of the fewer."""
    found: list[Event] = []
    for thing in _notable(game).countered:
        counters = thing.marks["counters"]
        due = min(counters[UP], counters[DOWN])
        found += [Event("counters", (thing.id, kind, -due)) for kind in (UP, DOWN)]
    return tuple(found)
