"""Who plays with whom: teams, and where they take their turns together, whose turn it is and who has priority."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.facts import LANDS_EACH, TEAMS
from judgekit.magic.questions.teams import (
    ACT_WITH_THE_PRIORITY_OF_THEIR_TEAM,
    ALL_OF_THE_TEAM_ARE_ACTIVE,
    EITHER_DEFENDS,
    LANDS_ARE_COUNTED_FOR_EACH,
    LIFE_IS_SHARED,
    POISON_IS_SHARED,
    PRIORITY_IS_OF_TEAMS,
)
from judgekit.magic.vocabulary import POISON
from judgekit.table.board import Tell
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Board, Change
    from judgekit.table.engine import Game


class Teams(NamedTuple):
    """The teams of a game, each in the order in which it sits; `shared`: one turn and one life total for each."""

    sides: tuple[tuple[str, ...], ...]
    shared: bool


def side_of(board: Board, player: str) -> tuple[str, ...]:
    """A player and their teammates, those who have left the game too."""
    teams: Teams | None = board.facts.get(TEAMS)
    if teams is None:
        return (player,)
    return next((side for side in teams.sides if player in side), (player,))


def teammates(board: Board, player: str) -> tuple[str, ...]:
    """The others of a player's team who are still in the game."""
    return tuple(one for one in side_of(board, player) if one != player and one in board.facts["order"])


def share_turns(board: Board) -> bool:
    """Whether the game is one of teams that take their turns together."""
    teams: Teams | None = board.facts.get(TEAMS)
    return teams is not None and teams.shared


def heads_shared_with(board: Board, player: str) -> tuple[str, ...]:
    """All with whom a player shares one life total, the player among them."""
    return side_of(board, player) if share_turns(board) else (player,)


def heads(board: Board) -> int:
    """How many players there are in each team, at the most."""
    teams: Teams | None = board.facts.get(TEAMS)
    return 1 if teams is None else max(len(side) for side in teams.sides)


def turns_with(board: Board, player: str) -> tuple[str, ...]:
    """All who take their turn together with a player, and are in the game."""
    if TEAMS not in board.facts:
        return (player,)
    return tuple(one for one in heads_shared_with(board, player) if one == player or one in board.facts["order"])


def has_the_turn(game: Game, player: str) -> bool:
    """Whether it is a player's turn: where teams share it, that of each of the team."""
    turn = game.board.facts["turn"]
    if player == turn or TEAMS not in game.board.facts:
        return bool(player == turn)
    return player in turns_with(game.board, turn) and bool(game.ruling(ALL_OF_THE_TEAM_ARE_ACTIVE))


def active_players(game: Game) -> tuple[str, ...]:
    """The player whose turn it is; where teams share it, all of the team."""
    turn = game.board.facts["turn"]
    if not share_turns(game.board) or not game.ruling(ALL_OF_THE_TEAM_ARE_ACTIVE):
        return (turn,)
    return turns_with(game.board, turn)


def lands_played(game: Game, player: str) -> int:
    """How many lands count against the one that a player may play this turn."""
    if share_turns(game.board) and game.ruling(LANDS_ARE_COUNTED_FOR_EACH):
        return int(game.board.facts.get(LANDS_EACH, {}).get(player, 0))
    return int(game.board.facts.get("lands", 0))


def holds_priority(game: Game, player: str) -> bool:
    """Whether a player may act now: where priority is of teams, each of the team that has it."""
    has = game.board.facts.get("priority")
    if player == has or has is None or TEAMS not in game.board.facts:
        return bool(player == has)
    return player in turns_with(game.board, has) and bool(game.ruling(ACT_WITH_THE_PRIORITY_OF_THEIR_TEAM))


def rounds_of_priority(game: Game) -> tuple[str, ...]:
    """Among whom priority goes round: the players, or, where it is of teams, who speaks for each."""
    order: tuple[str, ...] = game.board.facts["order"]
    if not share_turns(game.board) or not game.ruling(PRIORITY_IS_OF_TEAMS):
        return order
    return speakers(game.board)


def speakers(board: Board) -> tuple[str, ...]:
    """For each team the first of it who is in the game, in turn order."""
    order: tuple[str, ...] = board.facts["order"]
    return tuple(dict.fromkeys(first_of(board, player) for player in order))


def first_of(board: Board, player: str) -> str:
    """Who speaks for a player's team where turns are shared: the first of it who is in the game."""
    return next((one for one in turns_with(board, player) if one in board.facts["order"]), player)


def either_defends(game: Game, player: str) -> tuple[str, ...]:
    """Of whom it is asked what a text asks of the defending player: where a team is attacked whole, of all of it."""
    whole = share_turns(game.board) and game.speaks(EITHER_DEFENDS) and game.ruling(EITHER_DEFENDS)
    return turns_with(game.board, player) if whole else (player,)


def life_becomes(game: Game, player: str, total: int) -> list[Change]:
    """A player has so much life; where a team has one total, the whole team has."""
    if not share_turns(game.board) or not game.ruling(LIFE_IS_SHARED):
        return [Tell(player, "life", total)]
    return [Tell(one, "life", total) for one in side_of(game.board, player)]


def each_for_itself(game: Game, lost: dict[str, int], dues: Sequence[tuple[str, int]]) -> dict[str, int]:
    """What each of some players has lost of life: of the one total of a team each its part, by what it was due."""
    if not share_turns(game.board) or not game.ruling(LIFE_IS_SHARED):
        return lost
    due = dict(dues)
    return {
        one: total * due[one] // sum(due[other] for other in side_of(game.board, one) if other in due)
        for one, total in lost.items()
    }


def with_poison(game: Game, player: str, kind: str) -> tuple[str, ...]:
    """Whose counters of a kind are one with a player's: poison is the team's."""
    shared = kind == POISON and share_turns(game.board) and game.ruling(POISON_IS_SHARED)
    return side_of(game.board, player) if shared else (player,)


def counted_once(game: Game, ones: Sequence[Being], kind: str) -> list[Being]:
    """Those of whom the counters of a kind are counted: of a team that has them in common, one alone."""
    found: list[Being] = []
    counted: set[str] = set()
    for one in ones:
        if not isinstance(one, str):
            found.append(one)
        elif one not in counted:
            found.append(one)
            counted.update(with_poison(game, one, kind))
    return found
