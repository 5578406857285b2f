"""What shows of a card or permanent: turned face down, turned face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import face_down
from judgekit.magic.plays.board.state import controller
from judgekit.magic.plays.changing_zones import move
from judgekit.magic.questions.face_down import IT_HAS_ENTERED_ALREADY, YOUNGER_WHEN_TURNED
from judgekit.table.board import Change, Mark, Note, Print

if TYPE_CHECKING:
    from judgekit.table.engine import Game


def hidden(game: Game, thing: int, by: str) -> list[Change]:
    """A card is turned face down where it is: it is about to be cast, or put into play so."""
    return [Print(thing, face_down(game.board.things[thing].face, by))]


def turns_down(game: Game, thing: int, by: str) -> list[Change]:
    """A permanent is turned face down; what acts on it goes on acting."""
    there = game.board.things[thing].face
    return [Print(thing, face_down(there.under or there, by)), *_turned(game, thing)]


def turns_up(game: Game, thing: int, by: str, x: int | None = None) -> list[Change]:
    """What lies face down is turned up; X is what was paid for it."""
    old = game.board.things[thing]
    shown = [Print(thing, old.face.under)] if old.face.under is not None else []
    if not game.ruling(IT_HAS_ENTERED_ALREADY):
        who = controller(game, old)
        return [*move(game, thing, "battlefield", who, "turned up"), *shown]
    return [*shown, *_turned(game, thing), *([Mark(thing, "x", x)] if x is not None else [])]


def _turned(game: Game, thing: int) -> list[Change]:
    """The age of what has been turned."""
    if not game.ruling(YOUNGER_WHEN_TURNED):
        return []
    stamp = game.board.facts.get("stamp", 0) + 1
    return [Note("stamp", stamp), Mark(thing, "stamp", stamp)]
