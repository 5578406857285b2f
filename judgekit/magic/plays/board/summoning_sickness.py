"""Creatures that are new to their controller, and what changes hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.held import AT_WORK
from judgekit.magic.plays.board.state import Object, controller, in_play, is_in_play, is_plain, nothing_acts, traits
from judgekit.magic.questions.board import STAYS_TAPPED
from judgekit.table.engine import Event, Refusal
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def in_control_since_turn_began(game: Game, source: Thing) -> Refusal | bool | None:
    """A creature's TAP symbol wants control since its controller's turn began; haste aside."""
    like = traits(game, source)
    if "creature" not in like.types or not is_in_play(source):
        return None
    if not newly_controlled(game, source):
        return True
    for word in like.words:
        if (row := game.word("new to tap", word)) is not None and row.play(game, source):
            game.cite(row.cites)
            return None
    return Refusal("is new", (source.id,))


def not_tapped_twice(game: Game, source: Thing) -> Refusal | None:
    """What is tapped already cannot be tapped for a cost."""
    return Refusal("is tapped", (source.id,)) if source.marks.get("tapped") else None


def untaps_what_is_tapped(game: Game, source: Thing) -> Refusal | None:
    """What is untapped already cannot be untapped for a cost."""
    return None if source.marks.get("tapped") else Refusal("is untapped", (source.id,))


def may_change_hands(game: Game) -> bool:
    """Whether anything on the board could give a permanent to another player, or has."""
    return game.touched and (not (is_plain(game.board) or nothing_acts(game.board)) or "held" in game.board.facts)


@only_with(AT_WORK, "held")
def control_changes(game: Game) -> tuple[Event, ...] | None:
    """A permanent that another player controls now is new to them."""
    held: dict[Object, str] = game.board.facts.get("held") or {}
    events = []
    now = dict(held)
    for thing in in_play(game.board):
        before = held.get(thing.object, thing.marks.get("controller", thing.owner))
        if (player := controller(game, thing)) != before:
            now[thing.object] = player
            events.append(Event("mark", (thing.id, "since", game.board.facts.get("number", 0))))
            events.append(Event("changes hands", (thing.id, player)))
            if thing.marks.get("tapped") and not game.ruling(STAYS_TAPPED):
                events.append(Event("untap", (thing.id,)))
    return (*events, Event("note", ("held", now))) if events else None


def newly_controlled(game: Game, thing: Thing) -> bool:
    """Whether its controller has not had it since their turn began."""
    began: int = game.board.players[controller(game, thing)].get("turn", 0)
    since: int = thing.marks.get("since", -1)
    return since >= began
