"""Priority: who may act, what passing does, what happens when all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.board.seats import is_in_the_game
from judgekit.magic.plays.board.state import active, controller, players, stack_of
from judgekit.magic.plays.board.teams import first_of, holds_priority, rounds_of_priority
from judgekit.magic.plays.turn.cut_short import is_cut_short
from judgekit.magic.questions.turn import LAST_IN_FIRST_OUT, PRIORITY_AFTER_A_RESOLUTION, THE_TURN_GOES_ON
from judgekit.table.engine import Ask, Event, Illegal, Stuck

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.table.engine import Game, Refusal
    from judgekit.table.messages import Flow

PASS = ("pass",)
PASS_ALL = ("all pass",)  # whoever has priority passes, and so do all after them
LOOP = "loop"
_WANT_PRIORITY = {
    "cast",
    "cast face down",
    "cast split",
    "cast modal",
    "cast adventure",
    "cast omen",
    "cast prototyped",
    "cast both halves",
    "play modal",
    "turn up",
    "unlock",
    "suspend",
    "foretell",
    "plot",
    "roll the planar die",
    "activate",
    "play a land",
    LOOP,
}
_MOST_RESOLUTIONS = 500  # in a row, with nobody playing anything
_MANY_RESOLUTIONS, _MOST_WAITING = 100, 1000  # so many in a row, and still so much to resolve


def window(game: Game) -> Flow[None]:
    """Players act or pass, the active one first, until a phase or step ends."""
    if not is_in_the_game(game.board, active(game.board)) and not game.ruling(THE_TURN_GOES_ON):
        return  # who does not know thinks that the turn ends with whose it was
    if game.board.facts.get("priority") is None:
        yield from put_right(game)
        yield Event("priority", (players(game.board)[0],))
    while True:
        yield from put_right(game)
        player = game.board.facts["priority"]
        reply = yield Ask("priority", player)
        if reply is not PASS and reply is not PASS_ALL:
            yield from act(game, reply)
            continue
        before = game.board
        left = len(rounds_of_priority(game)) - before.facts.get("passes", 0)
        yield from game.run("pass", player, left if reply is PASS_ALL else 1)
        if game.board is before:
            raise Stuck  # nobody hands priority over
        if _all_passed(game):
            if (yield from game.run("all passed")) or is_cut_short(game.board):
                return
            if _all_passed(game):
                raise Stuck  # nothing resolves and nothing ends


def put_right(game: Game) -> Flow[None]:
    """What is due before a player gets priority: again, until nothing more is."""
    while game.touched or game.board.facts.get("pending"):
        before = game.board
        yield from game.run("before priority")
        if game.board is before:
            game.touched = False
            return


def _all_passed(game: Game) -> bool:
    passes: int = game.board.facts.get("passes", 0)
    return passes >= len(rounds_of_priority(game))


def act(game: Game, action: tuple[Any, ...]) -> Flow[bool]:
    """A player takes an action that the script numbers: play, activate, put down a land, concede."""
    number, actor, procedure, *subject = action
    return (yield from game.attempt(number, actor, _when_priority_comes(game, actor, procedure, subject)))


def _when_priority_comes(game: Game, actor: str, procedure: str, subject: Sequence[object]) -> Flow[None]:
    """Others pass where that alone gives the actor priority; they never pass so that something resolves or ends."""
    while not holds_priority(game, actor) and procedure in _WANT_PRIORITY:
        passes: int = game.board.facts.get("passes", 0)
        if passes + 1 >= len(rounds_of_priority(game)):
            break
        before = game.board
        yield from game.run("pass", game.board.facts["priority"], 1)
        if game.board is before:
            break
        yield from put_right(game)
    before, waiting = game.board, stack_of(game)
    yield from game.run(procedure, actor, *subject)
    acted = procedure in _WANT_PRIORITY and game.board is not before
    if acted and game.board.facts.get("passes") and stack_of(game) == waiting:
        yield Event("note", ("passes", None))  # who acts breaks the succession of passes, though nothing waits for it
    if procedure == LOOP and game.board is before:
        raise Stuck  # nobody says how often: it goes on for ever


def out_of_time(game: Game, actor: str, refusal: Refusal) -> Flow[None]:
    """What is declared when nobody may declare it."""
    raise Illegal(refusal._replace(cites=game.own()))
    yield


def hand_over(game: Game, player: str, times: int) -> tuple[Event, ...]:
    """Whoever passes hands priority to the next player; whoever acts keeps it."""
    order = rounds_of_priority(game)
    at = order.index(player if player in order else first_of(game.board, player))
    ring = order[at:] + order[: at + 1]
    return tuple([Event("pass", (ring[n], ring[n + 1])) for n in range(times)])


def resolve_top(game: Game) -> Flow[None]:
    """All have passed with something waiting: the last to come resolves, and the active player gets priority."""
    stack = game.board.zone("stack") or next(
        (game.board.zone("stack", p) for p in game.board.facts["order"] if game.board.zone("stack", p)), ()
    )
    if stack:
        first = stack[0] if len(stack) == 1 or game.ruling(LAST_IN_FIRST_OUT) else stack[-1]
        top = game.board.things[first]
        whose = controller(game, top)
        yield from game.run("resolve", first)
        if game.board.things.get(first) is top or _has_no_end(game, len(stack)):
            raise Stuck  # what resolves stays where it is, or no end is in sight
        if is_cut_short(game.board):
            return
        yield from put_right(game)
        yield Event("priority", (game.ruling_on(PRIORITY_AFTER_A_RESOLUTION, whose),))


def _has_no_end(game: Game, waiting: int) -> bool:
    resolutions: int = game.board.facts.get("resolutions", 0)
    return resolutions > _MOST_RESOLUTIONS or (resolutions > _MANY_RESOLUTIONS and waiting > _MOST_WAITING)


def end_step(game: Game) -> Flow[bool]:
    """All have passed with nothing waiting: the phase or step ends."""
    if _all_passed(game) and not stack_of(game):
        yield Event("leave", (game.stage,))
        return True
    return False
