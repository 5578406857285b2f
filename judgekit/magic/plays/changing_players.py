"""What becomes of the table where a player leaves a game that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.facts import SEATS
from judgekit.magic.plays.board.seats import began_with_several, is_in_the_game
from judgekit.magic.plays.board.state import BATTLEFIELD, OUT_OF_THE_GAME, Effect
from judgekit.magic.plays.changing_permanents import end_effects
from judgekit.magic.plays.changing_zones import move, vanish
from judgekit.magic.plays.text.designations import DUNGEONS
from judgekit.magic.plays.turn.phasing import PHASED_OUT
from judgekit.magic.questions.keywords import THE_PHASED_OUT_LEAVE_TOO
from judgekit.magic.questions.turn import WHAT_NOBODY_CONTROLS_IS_EXILED
from judgekit.table.board import NO_MARKS, Change, Move, Note, Tell

if TYPE_CHECKING:
    from judgekit.table.engine import Game


def player_designated(game: Game, player: str, name: str) -> list[Change]:
    """A player gets a designation, and keeps it."""
    return [Tell(player, "designations", frozenset({*game.board.players[player].get("designations", ()), name}))]


def out(game: Game, player: str) -> list[Change]:
    """A player leaves the game: the others go on in the order in which they sat, and priority goes to the next."""
    facts = game.board.facts
    order: tuple[str, ...] = facts["order"]
    has = facts.get("priority")
    changes: list[Change] = [
        Note(SEATS, facts.get(SEATS, order)),
        Note("order", tuple(one for one in order if one != player)),
    ]
    if has is None:
        return changes
    at = order.index(has)
    passed = [order[at - n - 1] for n in range(facts.get("passes", 0))]  # those who have passed in succession
    if has == player:
        changes.append(Note("priority", order[(at + 1) % len(order)]))
    return [*changes, Note("passes", len(passed) - (player in passed))]


def the_rest_leaves(game: Game, player: str) -> list[Change]:
    """All that a player owns, and nobody sees moving, leaves the game: library, hand, graveyard, exile."""
    there = game.board.things.values()
    zone = (OUT_OF_THE_GAME, player)
    mine = [one for one in there if one.owner == player and one.zone[0] in _ASIDE]
    if any(one.zone == PHASED_OUT for one in mine) and not game.is_so(THE_PHASED_OUT_LEAVE_TOO):
        mine = [one for one in mine if one.zone != PHASED_OUT]
    return [Move(one.id, zone, NO_MARKS, -1) for one in mine]


_ASIDE = {"library", "hand", "graveyard", "exile", "command", "phased"}


def completes(game: Game, player: str, dungeon: int) -> list[Change]:
    """A player completes a dungeon: the card leaves the game."""
    before = game.board.players[player].get(DUNGEONS, ())
    return [*vanish(game, dungeon), Tell(player, DUNGEONS, (*before, game.board.things[dungeon].name))]


def effects_end(game: Game, ended: tuple[Effect, ...]) -> list[Change]:
    """Effects end; what goes back by that to a player who has left is nobody's, and leaves play."""
    changes = end_effects(game, ended)
    given = [one for one in ended if one.change.controller is not None]
    if given and began_with_several(game.board):
        left = tuple(e for e in game.board.facts.get("effects", ()) if not any(e is one for one in ended))
        for one in given:
            changes += _nobodys(game, one, left)
    return changes


def _nobodys(game: Game, ended: Effect, left: tuple[Effect, ...]) -> list[Change]:
    """Where control of something ends that would go back to a player who has left the game, it leaves play."""
    changes: list[Change] = []
    for thing in (game.board.get(*one) for one in ended.objects):
        if thing is None or thing.zone != BATTLEFIELD:
            continue
        given = any(thing.object in one.objects and one.change.controller is not None for one in left)
        back_to = thing.marks.get("controller", thing.owner)
        nobodys = not given and not is_in_the_game(game.board, back_to)
        if nobodys and is_in_the_game(game.board, thing.owner) and game.ruling(WHAT_NOBODY_CONTROLS_IS_EXILED):
            changes += move(game, thing.id, "exile", thing.owner, "left behind")
    return changes
