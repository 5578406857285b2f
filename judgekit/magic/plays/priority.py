"""Priority: who may act, what passing does, what happens when all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.state import active, next_player
from judgekit.table.engine import Ask, Event, Stuck

if TYPE_CHECKING:
    from collections.abc import Generator

    from judgekit.table.engine import Game

PASS = ("pass",)


def window(game: Game) -> Generator[Any, Any, None]:
    """Players act or pass, the active one first, until a phase or step ends."""
    if game.board.facts.get("priority") is None:
        yield Event("priority", (active(game.board),))
    while True:
        yield from game.run("before priority")
        player = game.board.facts["priority"]
        reply = yield Ask("priority", player)
        if reply != PASS:
            yield from act(game, reply)
            continue
        before = game.board
        yield from game.run("pass", player)
        if game.board is before:
            raise Stuck  # nobody hands priority over
        if _all_passed(game):
            if (yield from game.run("all passed")):
                return
            if _all_passed(game):
                raise Stuck  # nothing resolves and nothing ends


def _all_passed(game: Game) -> bool:
    passes: int = game.board.facts.get("passes", 0)
    return passes >= len(game.board.facts["order"])


def act(game: Game, action: tuple[Any, ...]) -> Generator[Any, Any, bool]:
    """A player takes an action that the script numbers: play, activate, put down a land, concede."""
    number, actor, procedure, *subject = action
    return (yield from game.attempt(number, actor, game.run(procedure, actor, *subject)))


def hand_over(game: Game, player: str) -> Generator[Any, Any, None]:
    """Whoever passes hands priority to the next player; whoever acts keeps it."""
    yield Event("pass", (player, next_player(game.board, player)))


def resolve_top(game: Game) -> Generator[Any, Any, None]:
    """All have passed with something waiting: the last to come resolves, and the active player gets priority."""
    stack = game.board.zone("stack") or next(
        (game.board.zone("stack", p) for p in game.board.facts["order"] if game.board.zone("stack", p)), ()
    )
    if stack:
        yield from game.run("resolve", stack[0])
        yield Event("priority", (active(game.board),))


def end_step(game: Game) -> Generator[Any, Any, bool]:
    """All have passed with nothing waiting: the phase or step ends."""
    if _all_passed(game):
        yield Event("leave", (game.stage,))
        return True
    return False
