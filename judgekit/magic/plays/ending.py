"""Winning, losing, drawing; the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.state import opponents, players
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Generator

    from judgekit.table.board import Board
    from judgekit.table.engine import Game

Outcome = tuple[str | None, bool]  # winner, drawn


def conclude(game: Game, losers: tuple[str, ...], winners: tuple[str, ...]) -> Generator[Any, Any, None]:
    """Who loses and wins at one moment, taken together, decides the game."""
    first = winners[0] if winners else next(iter(opponents(game.board, losers[0])), None)
    winner, drawn = game.settle("outcome", (first, False), losers, winners)
    there = game.board.players
    beaten = [] if drawn else [p for p in players(game.board) if p != winner and not there[p].get("lost")]
    yield (*(Event("lost", (player, "beaten")) for player in beaten), Event("over", (winner, drawn)))


def all_lose(game: Game, value: Outcome, losers: tuple[str, ...], winners: tuple[str, ...]) -> Outcome | None:
    """Where all players lose at once, or all win, the game is drawn."""
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


def is_suspicious(game: Game) -> bool:
    """Whether so much has resolved, nobody playing anything, that it may go on for ever."""
    return bool(game.board.facts.get("resolutions", 0) >= _UNSUSPICIOUS)


def endless(game: Game) -> tuple[Event, ...] | None:
    """What repeats itself, nobody playing anything, is a draw: the board stands as it has stood before."""
    resolutions = game.board.facts.get("resolutions", 0)
    stands = _as_it_stands(game.board)
    stood = game.board.facts.get("boards", ()) if resolutions > _UNSUSPICIOUS else ()
    if stands in stood:
        return (Event("loop", ()), Event("over", (None, True)))
    return None if stood and stood[-1] == stands else (Event("note", ("boards", (*stood, stands))),)


_UNSUSPICIOUS = 24  # so many resolutions in a row are nothing out of the ordinary
_COUNTING = {"stamp", "next", "resolutions", "boards", "passes", "seen", "paid"}
_COUNTED = {"stamp", "since", "entered", "source", "about"}


def _as_it_stands(board: Board) -> tuple[Any, ...]:
    """All that tells a board from another, but for what merely counts the time that has gone by."""
    things = [
        (number if not thing.face.pseudo else thing.name, thing.zone,
         sorted((name, repr(mark)) for name, mark in thing.marks.items() if name not in _COUNTED))
        for number, thing in board.things.items()
    ]  # fmt: skip
    zones = sorted((zone, len(there)) for zone, there in board.zones.items())
    facts = sorted((name, repr(fact)) for name, fact in board.facts.items() if name not in _COUNTING | {"pending"})
    waiting = len(board.facts.get("pending") or ())
    return (repr(things), tuple(zones), repr(facts), repr(board.players), waiting)
