"""Teams that fight as one: whose creatures attack and block with a player's, and who answers for each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import controller, creatures_of
from judgekit.magic.plays.board.teams import first_of, share_turns, turns_with
from judgekit.magic.questions.teams import THE_TEAM_ATTACKS_AS_ONE, THE_TEAM_BLOCKS_AS_ONE

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.system import Question


def attacks_for(game: Game, player: str, thing: Thing) -> str:
    """For whom a creature attacks that a player declares: for its controller, where that is a teammate."""
    return _for_whom(game, player, thing, THE_TEAM_ATTACKS_AS_ONE)


def blocks_for(game: Game, player: str, thing: Thing) -> str:
    """The same of a creature that blocks."""
    return _for_whom(game, player, thing, THE_TEAM_BLOCKS_AS_ONE)


def _for_whom(game: Game, player: str, thing: Thing, as_one: Question) -> str:
    if not share_turns(game.board):
        return player
    whose = controller(game, thing)
    return whose if whose != player and whose in _as_one(game, player, as_one) else player


def attackers_with(game: Game, player: str) -> list[Thing]:
    """The creatures that may attack when a player declares attackers."""
    return _creatures(game, player, THE_TEAM_ATTACKS_AS_ONE)


def blockers_with(game: Game, player: str) -> list[Thing]:
    """The same of blockers."""
    return _creatures(game, player, THE_TEAM_BLOCKS_AS_ONE)


def _creatures(game: Game, player: str, as_one: Question) -> list[Thing]:
    if not share_turns(game.board):
        return creatures_of(game, player)
    return [thing for one in _as_one(game, player, as_one) for thing in creatures_of(game, one)]


def _as_one(game: Game, player: str, as_one: Question) -> tuple[str, ...]:
    return turns_with(game.board, player) if game.ruling(as_one) else (player,)


def defend_as_one(game: Game, player: str) -> tuple[str, ...]:
    """Who blocks what attacks a player: their whole team, where it blocks as one."""
    if not share_turns(game.board):
        return (player,)
    return _as_one(game, player, THE_TEAM_BLOCKS_AS_ONE)


def declare_blocks(game: Game, defending: tuple[str, ...]) -> tuple[str, ...]:
    """Who declares blocks, of all who are attacked: where a team blocks as one, who speaks for it."""
    if not share_turns(game.board) or not game.ruling(THE_TEAM_BLOCKS_AS_ONE):
        return defending
    return tuple(dict.fromkeys(first_of(game.board, one) for one in defending))
