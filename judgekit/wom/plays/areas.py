"""Where things lie, and who is who on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.table.engine import Illegal, Refusal
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.board import Board, Thing, Zone
    from judgekit.table.engine import Game


WIZARDS, LAUNCHED, HIDDEN = "wizards", "launched", "hidden"
HAND, DECK, DISCARDS = "hand", "deck", "discards"
CASTLES, USED_CASTLES, CODE, SUPPORT = "castles", "used castles", "code", "support"
TOKENS = "tokens"  # those that a player's wizards possess
CENTRE: Zone = ("castle", "")  # the castle in play on top, what it replaced beneath
RESERVE: Zone = ("reserve", "")
STAKE: Zone = ("stake", "")
LOST: Zone = ("lost", "")


class Launch(NamedTuple):
    """A spell that has been played in this challenge: by whom, from which wizard, where it went."""

    player: str
    wizard: int
    spell: int
    area: str


def other(board: Board, player: str) -> str:
    """The opponent of a player."""
    return next((one for one in board.facts["order"] if one != player), player)


def wizards(board: Board, player: str) -> list[Thing]:
    """A player's squad."""
    return [board.things[number] for number in board.zone(WIZARDS, player)]


def spells(board: Board, *areas: str) -> list[Thing]:
    """The spells of both squads in some areas."""
    return [board.things[n] for area in areas for p in board.facts["order"] for n in board.zone(area, p)]


def spells_by(board: Board, wizard: int, *areas: str) -> list[Thing]:
    """The spells that lie before or behind a wizard."""
    return [spell for spell in spells(board, *areas) if spell.marks.get("by") == wizard]


def castle(board: Board) -> Thing | None:
    """The castle in play."""
    there = board.zones.get(CENTRE, ())
    return board.things[there[0]] if there else None


def wizard_of(board: Board, thing: Thing) -> Thing | None:
    """The wizard that a card belongs to: itself, or whoever launched it."""
    if thing.zone[0] == WIZARDS:
        return thing
    number = thing.marks.get("by")
    return board.things.get(number) if isinstance(number, int) else None


def launches(board: Board) -> tuple[Launch, ...]:
    """What has been played in this challenge, in order."""
    found: tuple[Launch, ...] = board.facts.get("launches", ())
    return found


def active(board: Board) -> str:
    """The player whose turn it is."""
    player: str = board.facts["turn"]
    return player


def seats(board: Board) -> tuple[str, ...]:
    """The players, whoever has the turn first."""
    first = active(board)
    return (first, *(player for player in board.facts["order"] if player != first))


def lot(game: Game, about: str) -> str:
    """What a draw by lot hangs on: the seed of the scenario, and how many lots have been drawn before."""
    return f"{game.board.facts.get('seed', 0)} {about} {len(game.steps)}"


def once(game: Game, question: tuple[object, ...], default: object, find: Callable[[], object]) -> Any:
    """The answer to a question that may lead back to itself: there its answer is `default`."""
    asking: set[tuple[object, ...]] = game.board.cache.setdefault("asking", set())
    if question in asking:
        return default
    asking.add(question)
    try:
        return find()
    finally:
        asking.discard(question)


def refuse(game: Game, kind: str, *args: object) -> Illegal:
    """What a play raises where its own rule forbids something."""
    return Illegal(Refusal(kind, args, game.own()))
