"""Votes: each player says one of several words, and what comes of it hangs on how often each was said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import players
from judgekit.magic.plays.text.counting import VOTES
from judgekit.magic.questions.mechanics import EACH_PLAYER_VOTES
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def vote(game: Game, what: tree.Vote, player: str, spell: Thing) -> Flow[None]:
    """Each player votes, the controller first and the others in the order of turns."""
    told: list[str] = []
    for who in game.ruling_on(EACH_PLAYER_VOTES, (player,), player):
        told.append((yield Ask("word", who, spell.id, what.options)))
        yield Event("votes", (who, told[-1]))
    here = game.board.things.get(spell.id)
    if here is not None:
        yield Event("mark", (here.id, "about", {**here.marks.get("about", {}), VOTES: tuple(told)}))


def in_turn_from(game: Game, value: tuple[str, ...], player: str) -> tuple[str, ...]:
    """All players vote, beginning with one, in the order of turns."""
    order = players(game.board)
    at = order.index(player) if player in order else 0
    return (*order[at:], *order[:at])
