"""Designations of players: markers that texts ask for, and that stay where the rules say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import face
from judgekit.magic.plays.board.state import COMMAND, controller, in_play
from judgekit.magic.questions.mechanics import IS_BLESSED, NO_SPEED_COUNTS_AS_0
from judgekit.table.board import Thing

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Board
    from judgekit.table.engine import Game

BLESSED, MONARCH, INITIATIVE = "blessed", "monarch", "initiative"
SOLVED = "solved"  # of a Case
DUNGEONS = "dungeons"  # the names of those that a player has completed
_MANY = 10


def has_ten(game: Game, player: str) -> bool:
    """Whether a player controls ten permanents."""
    return sum(controller(game, thing) == player for thing in in_play(game.board)) >= _MANY


def has_got(board: Board, player: str, name: str) -> bool:
    """Whether a player has got a designation, or has completed a dungeon."""
    if name == "dungeon":
        return bool(board.players[player].get(DUNGEONS))
    if name in {MONARCH, INITIATIVE}:
        return any(one.owner == player for one in those_with(board, name))
    return name in board.players[player].get("designations", ())


def standing_for(
    number: int, player: str, kind: str, name: str, abilities: tuple[tree.Ability, ...], text: str = ""
) -> Thing:
    """What stands for being or having something: no card, and what belongs to it works from the command zone."""
    printed = face(name, (kind,), colours=(), abilities=abilities, text=text)
    return Thing(number, name, player, COMMAND, printed, {"controller": player})


def those_with(board: Board, name: str) -> tuple[Thing, ...]:
    """What lies in the command zone for whoever is, or has, such a thing."""
    there = (board.things[number] for number in board.zone("command"))
    return tuple(one for one in there if name in one.face.traits.types)


def is_marked(game: Game, player: str, name: str) -> bool:
    """Whether a player has a designation; who knows no better asks for ten permanents each time."""
    there = has_got(game.board, player, name)
    return bool(game.ruling_on(IS_BLESSED, there and has_ten(game, player), there)) if name == BLESSED else there


def number_of(game: Game, player: str, name: str) -> int:
    """A number of a player by its name: their life, their speed, how many cards they have in a zone."""
    if name == "life":
        return int(game.board.players[player]["life"])
    if name != "speed":
        return len(game.board.zone(name, player))
    speed = game.board.players[player].get("speed")
    return int(speed) if speed else int(not game.is_so(NO_SPEED_COUNTS_AS_0))
