"""Several effects on one event: who orders them, how often each acts, and whom the event befalls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import controller
from judgekit.magic.plays.replacement.applicable import made_now
from judgekit.table.board import Thing

if TYPE_CHECKING:
    from judgekit.table.engine import Event, Game


def befalls(game: Game, event: Event) -> str:
    """The player whom an event befalls, or who controls what it befalls."""
    one = event.args[1] if event.kind == "damage" else event.args[0]
    if isinstance(one, str):
        return one
    if event.kind == "land":
        return str(event.args[0])
    if isinstance(one, Thing):
        return controller(game, one)
    number = one if isinstance(one, int) else one[0]
    made = None if number in game.board.things else made_now(game, number)
    return controller(game, made or game.board.things[number])


def by_whom_it_befalls(game: Game, value: str | None, event: Event) -> str:
    """Whoever controls what the event befalls says which of several effects acts first."""
    return befalls(game, event)


def by_whom_it_strikes(game: Game, value: str | None, event: Event) -> str:
    """Effects that follow one another for ever stop where the player whom they befall says."""
    return befalls(game, event)
