"""What makes nothing trigger, as a text says: creatures that enter, or die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import DO_NOT_TRIGGER
from judgekit.magic.plays.board.state import is_plain, rules_of_table
from judgekit.magic.plays.triggers.trigger_events import matches
from judgekit.magic.questions.restrictions import WHAT_IS_FORBIDDEN_COMES_FIRST

if TYPE_CHECKING:
    from judgekit.table.board import Board
    from judgekit.table.engine import Event, Game

# By which events abilities wait for what a text calls so: what dies leaves play, and is put into a graveyard.
_ALSO = {"enters": frozenset({"enters"}), "dies": frozenset({"dies", "leaves", "is buried"})}


def makes_nothing_trigger(game: Game, trigger: tree.Trigger, event: Event, before: Board) -> bool:
    """Whether a text says that abilities that wait for this do not trigger on it; what dies is looked back at."""
    if trigger.kind not in {"enters", "dies", "leaves", "is buried"}:
        return False
    return _is_told(game, "enters", trigger, event, before) or _is_told(game, "dies", trigger, event, before)


def _is_told(game: Game, kind: str, trigger: tree.Trigger, event: Event, before: Board) -> bool:
    there = before if kind == "dies" else game.board
    if trigger.kind not in _ALSO[kind] or is_plain(there):
        return False
    with game.as_of(there):
        told = [(teller, about) for teller, rule, about in rules_of_table(game) if rule == DO_NOT_TRIGGER]
    silent = any(
        about[0] == kind and any(matches(game, tree.Trigger(kind, about[1]), event, before, teller))
        for teller, about in told
    )
    return silent and bool(game.ruling(WHAT_IS_FORBIDDEN_COMES_FIRST))
