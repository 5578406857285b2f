"""Players who leave a game that goes on without them: what leaves with them, what ends, what is theirs no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.tree import UNTIL_YOUR_NEXT
from judgekit.magic.plays.board.seats import began_with_several, is_in_the_game
from judgekit.magic.plays.board.state import BATTLEFIELD, OUT_OF_THE_GAME, Effect, controller
from judgekit.magic.plays.replacement.applicable import enterer
from judgekit.magic.plays.replacement.cannot_enter import barred
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.amending import Amendment
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def things_leave(game: Game, player: str) -> Flow[None]:
    """What a player owns leaves with them, and their control of anything ends; what is left theirs is exiled."""
    yield tuple(_what_leaves(game.board, player))
    abilities = [t for t in _on_stack(game.board) if t.face.pseudo and t.marks.get("controller") == player]
    yield tuple(Event("vanish", (thing.id,)) for thing in abilities)
    left = [t for t in (*_on_stack(game.board), *_in_play(game.board)) if controller(game, t) == player]
    yield tuple(Event("move", (thing.id, "exile", thing.owner, "left behind")) for thing in left)


def _what_leaves(board: Board, player: str) -> list[Event]:
    """That all that a player owns leaves, and what gave control to that player ends: at one moment."""
    there: tuple[Effect, ...] = board.facts.get("effects", ())
    theirs = tuple(one for one in there if one.change.controller == player)
    owned = [
        thing for thing in (*_on_stack(board), *_in_play(board)) if thing.owner == player and not thing.face.pseudo
    ]
    moves = [Event("move", (thing.id, OUT_OF_THE_GAME, player, "leaves the game")) for thing in owned]
    return [*moves, Event("the rest leaves", (player,)), *([Event("end effects", (theirs,))] if theirs else [])]


def _on_stack(board: Board) -> list[Thing]:
    return [board.things[number] for (kind, _), on in board.zones.items() if kind == "stack" for number in on]


def _in_play(board: Board) -> list[Thing]:
    return [board.things[number] for number in board.zone(*BATTLEFIELD)]


# --- what does not come to whoever has left ---------------------------------------------------------------------------


def enters_for_nobody(game: Game, event: Event) -> tuple[Amendment, ...]:
    """What would enter under the control of somebody who has left stays where it is; no token is made for them."""
    if not began_with_several(game.board) or (event.kind == "move" and event.args[1] != "battlefield"):
        return ()
    thing = event.args[0] if event.kind == "create" else game.board.things[event.args[0]]
    if is_in_the_game(game.board, enterer(event, thing)):
        return ()
    return (barred(thing),)


def ended_with_their_turn(game: Game, skipped: str) -> tuple[Event, ...]:
    """What lasts until the next turn of somebody who has left ends when that turn would have begun."""
    there: tuple[Effect, ...] = game.board.facts.get("effects", ())
    gone = tuple(e for e in there if str(e.until).startswith(UNTIL_YOUR_NEXT) and e.controller == skipped)
    return (Event("end effects", (gone,)),) if gone else ()
