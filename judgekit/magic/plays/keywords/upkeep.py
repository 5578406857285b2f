"""Keywords that ask for a payment as the upkeep begins: echo, cumulative upkeep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import active, controller, in_play, is_plain, traits
from judgekit.magic.plays.board.teams import has_the_turn
from judgekit.magic.plays.triggers.pending import pending
from judgekit.magic.questions.keywords import (
    COPIES_THAT_WORK,
    COUNTERS_OF_CUMULATIVE_UPKEEP,
    MANA_COST_OF_WHAT_HAS_NONE,
)
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game

UPKEEP = "upkeep"
ECHO, CUMULATIVE = "eco", "mantenimento cumulativo"
_BEGINS = tree.Trigger("step", tree.You(), None, (UPKEEP,))
_OR_ELSE = (tree.Sacrifice(tree.You(), tree.This()),)


@only_with(ECHO)
def echo(game: Game, event: Event, before: Board) -> bool:
    """What came under a player's control since their last upkeep began costs its mana cost again, or is sacrificed."""
    return event.args[0] == UPKEEP and _reminded(game, ECHO, _echo)


@only_with(CUMULATIVE)
def cumulative_upkeep(game: Game, event: Event, before: Board) -> bool:
    """A counter more each upkeep, and the cost once for each counter, or it is sacrificed."""
    return event.args[0] == UPKEEP and _reminded(game, CUMULATIVE, _once_for_each_counter)


def _reminded(game: Game, word: str, ability: Callable[[Game, Thing, Any], tuple[object, ...] | None]) -> bool:
    """Each copy of a keyword of the active player's permanents triggers."""
    found = False
    for thing in _bearing(game, word):
        if not has_the_turn(game, controller(game, thing)):
            continue
        copies = traits(game, thing).words[word]
        several = len(copies) > 1
        at_work = game.ruling(COPIES_THAT_WORK[word], len(copies)) if several else 1
        for cost in copies[:at_work]:
            do = ability(game, thing, cost)
            if do is not None:
                pending(game, thing, tree.Triggered(_BEGINS, (tree.Mode((), do),)), {})
                found = True
    return found


def _bearing(game: Game, word: str) -> Iterator[Thing]:
    """The permanents with a keyword: where nothing changes what things are like, those on which it is printed."""
    board = game.board
    if not is_plain(board):
        return (thing for thing in list(in_play(board)) if word in traits(game, thing).words)
    there: tuple[int, ...] | None = board.roster.get(word)
    if there is None:
        there = tuple(thing.id for thing in in_play(board) if word in thing.face.traits.words)
        board.roster[word] = there
    return (board.things[number] for number in there)


# --- what they ask for ------------------------------------------------------------------------------------------------


def _echo(game: Game, thing: Thing, cost: tree.Cost | None) -> tuple[Any, ...] | None:
    previous, _ = game.board.players[active(game.board)].get("upkeeps", (0, 0))
    if thing.marks.get("since", -1) < previous:
        return None
    if cost is None:
        symbols = thing.face.cost
        if not symbols:
            symbols = game.ruling(MANA_COST_OF_WHAT_HAS_NONE)
        cost = None if symbols is None else tree.Mana(symbols)
    return _OR_ELSE if cost is None else (tree.Pay(tree.You(), (cost,), (), _OR_ELSE),)


def _once_for_each_counter(game: Game, thing: Thing, cost: object) -> tuple[object, ...]:
    costs = tree.several(cost)
    kind = game.ruling_on(COUNTERS_OF_CUMULATIVE_UPKEEP, CUMULATIVE)
    counters = tree.CountersOn(kind, tree.This())
    more = tree.PutCounters(tree.This(), kind, 1)
    return (more, tree.Pay(tree.You(), costs, (), _OR_ELSE, counters))
