"""What shows of a card or permanent: turned face down, turned face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import face_down, flipped, room, shown
from judgekit.magic.plays.board.facts import FLIPPED, TIMES, UNLOCKED
from judgekit.magic.plays.board.state import controller
from judgekit.magic.plays.changing_zones import move
from judgekit.magic.plays.layers import copiable
from judgekit.magic.questions.face_down import IT_HAS_ENTERED_ALREADY, YOUNGER_WHEN_TURNED
from judgekit.magic.questions.faces import IT_IS_THE_SAME_OBJECT, KEEPS_COLOUR_AND_COST, YOUNGER_WHEN_TRANSFORMED
from judgekit.table.board import Change, Mark, Note, Print

if TYPE_CHECKING:
    from judgekit.magic.cards import Face
    from judgekit.table.engine import Game
    from judgekit.table.system import Question


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


def shows(game: Game, thing: int, nth: int) -> list[Change]:
    """Another face of a card is up: it is about to be played, or put into play so."""
    return [Print(thing, shown(game.board.things[thing].face, nth))]


def transforms(game: Game, thing: int) -> list[Change]:
    """A double-faced permanent is turned to its other face; what acts on it goes on acting."""
    old = game.board.things[thing]
    own: Face = old.marks.get(copiable.OWN, old.face)
    beneath = own is not old.face and bool(own.layout)  # it is a copy for now, of whatever its own card shows
    own = own if own.layout else old.face
    turned = shown(own, 0) if own.of is None else own.of
    print_ = Mark(thing, copiable.OWN, turned) if beneath else Print(thing, turned)
    if not game.ruling(IT_IS_THE_SAME_OBJECT):
        return [*move(game, thing, "battlefield", controller(game, old), "transformed"), print_]
    times = old.marks.get(TIMES, 0) + 1
    return [print_, Mark(thing, TIMES, times), *_younger(game, thing, YOUNGER_WHEN_TRANSFORMED)]


def flips_over(game: Game, thing: int) -> list[Change]:
    """The other half of a flip card counts: it is the same object, and what acts on it goes on acting."""
    old = game.board.things[thing]
    if old.marks.get(FLIPPED):
        return [Mark(thing, FLIPPED, None), Print(thing, old.face.of or old.face)]
    return [Mark(thing, FLIPPED, True), Print(thing, flipped(old.face, keeps=game.ruling(KEEPS_COLOUR_AND_COST)))]


def unlocks(game: Game, thing: int, player: str, nth: int) -> list[Change]:
    """A half of a permanent is unlocked: what it says counts from now on."""
    return _with_halves(game, thing, {*game.board.things[thing].marks.get(UNLOCKED, ()), nth})


def locks(game: Game, thing: int, player: str, nth: int) -> list[Change]:
    """A half of a permanent is locked: what it says counts no longer."""
    return _with_halves(game, thing, {*game.board.things[thing].marks.get(UNLOCKED, ())} - {nth})


def _with_halves(game: Game, thing: int, unlocked: set[int]) -> list[Change]:
    there = game.board.things[thing].face
    marked = Mark(thing, UNLOCKED, tuple(sorted(unlocked)))
    return [marked, Print(thing, room(there.of, unlocked, token=there.token))] if there.of is not None else [marked]


def _turned(game: Game, thing: int) -> list[Change]:
    """The age of what has been turned."""
    return _younger(game, thing, YOUNGER_WHEN_TURNED)


def _younger(game: Game, thing: int, question: Question) -> list[Change]:
    if not game.ruling(question):
        return []
    stamp = game.board.facts.get("stamp", 0) + 1
    return [Note("stamp", stamp), Mark(thing, "stamp", stamp)]
