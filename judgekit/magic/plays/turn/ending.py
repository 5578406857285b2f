"""Winning, losing, drawing; the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.magic.plays.board.facts import TEAMS
from judgekit.magic.plays.board.state import players
from judgekit.magic.plays.board.teams import share_turns, side_of, turns_with
from judgekit.magic.questions.teams import TEAMS_LOSE_AND_WIN_TOGETHER, THE_LAST_TEAM_WINS
from judgekit.magic.questions.turn import OUTCOME, THE_LAST_ONE_THERE, WHOEVER_LOSES_LEAVES
from judgekit.table.engine import Event
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.table.board import Board
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

Outcome = tuple[str | None, bool]  # winner, drawn


def conclude(game: Game, losers: tuple[str, ...], winners: tuple[str, ...]) -> Flow[None]:
    """Who loses and wins at one moment, taken together, decides the game; where nobody has won they play on."""
    losers, winners = yield from _as_teams(game, losers, winners)
    first = winners[0] if winners else _left_over(game, losers) or _whose_turn_it_is(game, losers)
    winner, drawn = game.ruling_on(OUTCOME, (first, False), losers, winners)
    if winner is None and not drawn:
        if losers and game.ruling(WHOEVER_LOSES_LEAVES):
            yield from _goes_on_without(game, losers)
        return
    there = game.board.players
    others = () if winner is None else [p for p in players(game.board) if p not in side_of(game.board, winner)]
    beaten = [p for p in others if not there[p].get("lost")]
    yield (*(Event("lost", (player, "beaten")) for player in beaten), Event("over", (winner, drawn)))


def _as_teams(
    game: Game, losers: tuple[str, ...], winners: tuple[str, ...]
) -> Flow[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Who loses and wins, with their teammates where a team does so as one."""
    if not share_turns(game.board) or not game.ruling(TEAMS_LOSE_AND_WIN_TOGETHER):
        return losers, winners
    all_losers, all_winners = (_whole(game.board, those) for those in (losers, winners))
    told = [one for one in all_losers if one not in losers and not game.board.players[one].get("lost")]
    if told:
        yield tuple(Event("lost", (one, "team")) for one in told)
    return all_losers, all_winners


def _whole(board: Board, those: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(mate for one in those for mate in turns_with(board, one)))


def _left_over(game: Game, losers: tuple[str, ...]) -> str | None:
    """Who has won because others have lost."""
    if not game.ruling(WHOEVER_LOSES_LEAVES):
        return None
    left = tuple(player for player in players(game.board) if player not in losers)
    if TEAMS not in game.board.facts:
        winner: str | None = game.ruling(THE_LAST_ONE_THERE, left)
        return winner
    of_one = bool(left) and set(left) <= set(side_of(game.board, left[0]))
    return left[0] if of_one and game.ruling(THE_LAST_TEAM_WINS) else None


def _whose_turn_it_is(game: Game, losers: tuple[str, ...]) -> str | None:
    """Who wins where all lose at once, to somebody who thinks that one of them has to."""
    everybody = players(game.board)
    return everybody[0] if set(everybody) <= set(losers) else None


def has_won(game: Game, value: str | None, left: tuple[str, ...]) -> str | None:
    """The only player still in the game has won it."""
    return left[0] if len(left) == 1 else None


def _goes_on_without(game: Game, losers: tuple[str, ...]) -> Flow[None]:
    """Whoever has lost leaves a game that others go on playing."""
    if not game.speaks("leave the game", "procedures"):
        raise NotSimulated("che cosa lascia la partita con un giocatore che perde, in questa edizione non si simula")
    yield tuple(Event("out", (player,)) for player in losers)
    for player in losers:
        yield from game.run("leave the game", player)


def all_lose(game: Game, value: Outcome, losers: tuple[str, ...], winners: tuple[str, ...]) -> Outcome | None:
    """Where all players lose at once, or all win, the game is drawn."""
    return None if TEAMS in game.board.facts else _drawn_by_all(game, losers, winners)


@only_with(TEAMS)
def all_teams_lose(game: Game, value: Outcome, losers: tuple[str, ...], winners: tuple[str, ...]) -> Outcome | None:
    """Where all teams that are left lose at once, or all win, the game is drawn."""
    return _drawn_by_all(game, losers, winners)


def _drawn_by_all(game: Game, losers: tuple[str, ...], winners: tuple[str, ...]) -> Outcome | None:
    everybody = set(players(game.board))
    return (None, True) if everybody in (set(losers), set(winners)) else None


def losing_wins_over_winning(
    game: Game, value: Outcome, losers: tuple[str, ...], winners: tuple[str, ...]
) -> Outcome | None:
    """A player who would win and lose at once loses."""
    both = set(losers) & set(winners)
    if not both:
        return None
    left = [p for p in players(game.board) if p not in losers]
    return (left[0] if left else None, not left)


def at_once(game: Game, event: Event, before: Board) -> bool:
    """The game ends at the instant in which somebody wins or loses."""
    game.finish()
    return True


def any_time(game: Game, value: bool) -> bool:
    """A player may concede at any time."""
    return True
