"""Ending the turn, or combat: what waits is gone, the stack is exiled, and what is left of it is passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import combat, stack_of
from judgekit.magic.plays.state_based import states
from judgekit.magic.plays.triggers.pending import those_waiting
from judgekit.magic.questions.turn import (
    NO_END_OF_COMBAT_THEN,
    NO_END_STEP_THEN,
    NOTHING_ENDS_OUTSIDE_COMBAT,
    TRIGGERS_WAIT_FOR_THE_CLEANUP,
    TRIGGERS_WAIT_FOR_THE_NEXT_PHASE,
)
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

CUT_SHORT = "cut short"  # of the board: this turn goes straight to its cleanup step, or combat to the next phase
COMBAT = "combat"


def end_the_turn(game: Game, what: tree.EndTurn, player: str, spell: Thing) -> Flow[None]:
    """A text ends the turn: so the rules tell, step by step."""
    yield from game.run("end the turn", player)


def end_the_combat(game: Game, what: tree.EndCombat, player: str, spell: Thing) -> Flow[None]:
    """A text ends the combat phase; where there is none, nothing happens."""
    if game.board.facts.get("phase") == COMBAT or not game.ruling(NOTHING_ENDS_OUTSIDE_COMBAT):
        yield from game.run("end the combat", player)


def is_cut_short(board: Board) -> bool:
    """Whether an effect has ended this turn, and its cleanup step has not begun yet."""
    return bool(board.facts.get(CUT_SHORT))


def the_turn_is_over(board: Board) -> bool:
    """Whether it is the whole turn that an effect has ended."""
    return bool(board.facts.get(CUT_SHORT) is True)


def passes_over(game: Game, step: str) -> bool:
    """Whether a step is passed over because its turn, or its phase, has been ended.

    Nobody forgets that of any but the end step, and the end of combat.
    """
    if not is_cut_short(game.board) or step == "cleanup":
        return False
    if not the_turn_is_over(game.board):
        in_combat = game.board.facts.get("phase") == COMBAT
        return in_combat and (step != "end of combat" or bool(game.ruling(NO_END_OF_COMBAT_THEN)))
    return step != "end of turn" or bool(game.ruling(NO_END_STEP_THEN))


# --- step by step -----------------------------------------------------------------------------------------------------


def anything_waits(game: Game) -> bool:
    """Whether an ability has triggered and has not been put on the stack."""
    return bool(those_waiting(game.board))


def nothing_waits(game: Game, player: str) -> tuple[Event, ...]:
    """What has triggered before and is not on the stack yet ceases to exist."""
    return (Event("note", ("pending", None)),)


def exile_the_stack(game: Game, player: str) -> tuple[Event, ...]:
    """Every object on the stack is exiled, what is resolving too; what is no card is gone."""
    there = [game.board.things[number] for number in stack_of(game)]
    return tuple(
        Event("vanish", (one.id,)) if one.face.pseudo else Event("move", (one.id, "exile", one.owner, "exiled"))
        for one in there
    )


def look_at_states(game: Game, player: str) -> Flow[None]:
    """State-based actions are checked, with no priority for anybody, and nothing put on the stack."""
    if states.anything_is_due(game):
        yield from game.run("states")


def to_the_cleanup(game: Game, player: str) -> Flow[None]:
    """The phase and step end, with all combat, and the turn goes straight to its cleanup step."""
    if combat(game.board) is not None:
        yield Event("combat", (None,))
    if those_waiting(game.board) and not game.ruling(TRIGGERS_WAIT_FOR_THE_CLEANUP):
        yield Event("note", ("pending", None))
    yield Event("note", (CUT_SHORT, True))


def to_the_next_phase(game: Game, player: str) -> Flow[None]:
    """The combat phase ends, with all combat: the steps that it has left are passed over."""
    if combat(game.board) is not None:
        yield Event("combat", (None,))
    if those_waiting(game.board) and not game.ruling(TRIGGERS_WAIT_FOR_THE_NEXT_PHASE):
        yield Event("note", ("pending", None))
    if game.board.facts.get("phase") == COMBAT:
        yield Event("note", (CUT_SHORT, COMBAT))
