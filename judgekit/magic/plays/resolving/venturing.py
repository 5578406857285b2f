"""Dungeons: how a player gets into one, goes from room to room, and completes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.magic.cards import face
from judgekit.magic.language.dungeons import DUNGEONS, ROOM, TOPMOST, printed, room_abilities
from judgekit.magic.plays.board.state import COMMAND
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.plays.triggers.pending import those_waiting
from judgekit.magic.questions.mechanics import INTO_SUCH_A_DUNGEON
from judgekit.magic.vocabulary import UNDERCITY
from judgekit.table.board import Thing
from judgekit.table.engine import Ask, Event
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.magic.language import tree
    from judgekit.table.board import Board
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

COMPLETING = "completare un dungeon"


def venture(game: Game, what: tree.Venture, player: str, spell: Thing) -> Flow[None]:
    for who in things(game, what.who, player, spell):
        yield from game.run("venture", str(who), spell.id, what.into)


def out_of_the_last_room(game: Game, player: str, spell: int, into: str = "") -> Flow[None]:
    """Whoever is in the bottommost room completes that dungeon, and then begins another."""
    for dungeon in _of(game.board, player):
        if not _leads(dungeon):
            yield _completed(dungeon)


def into_the_next_room(game: Game, player: str, spell: int, into: str = "") -> Flow[None]:
    """Whoever is in a dungeon follows an arrow to the next room, of several the one that they choose."""
    for dungeon in _of(game.board, player):
        leads = _leads(dungeon)
        if not leads:
            continue
        nth = leads[0] if len(leads) == 1 else (yield Ask("room", player, (spell, dungeon.id), leads))
        yield _enters(dungeon, nth)


def into_a_new_dungeon(game: Game, player: str, spell: int, into: str = "") -> Flow[None]:
    """Whoever is in none chooses a dungeon from outside the game, and begins in its topmost room."""
    if any(_of(game.board, player)):
        return
    possible = tuple(one for one in DUNGEONS if one != UNDERCITY)
    if into and game.ruling(INTO_SUCH_A_DUNGEON):
        possible = (into,)
    name = possible[0] if len(possible) == 1 else (yield Ask("dungeon", player, (spell, None), possible))
    number = game.board.facts["next"]
    one = dungeon(number, name, player)
    yield Event("dungeon", (one,))
    yield _enters(one, TOPMOST)


def dungeon(number: int, name: str, player: str, room: int | None = None) -> Thing:
    """A dungeon card as it lies in the command zone, with its owner's marker in a room of it."""
    card = face(name, ("dungeon",), colours=(), abilities=room_abilities(name), text=printed(name))
    marks: dict[str, object] = {"controller": player} | ({} if room is None else {ROOM: room})
    return Thing(number, name, player, COMMAND, card, marks)


def _enters(dungeon: Thing, nth: int) -> Event:
    room = DUNGEONS[dungeon.name][nth]
    if not room.text:
        raise NotSimulated(f"che cosa succede nella stanza «{room.name}» ({dungeon.name}) non si simula ancora")
    return Event("enters room", (dungeon.id, nth))


def _of(board: Board, player: str) -> Iterator[Thing]:
    """The dungeon that a player is in."""
    for number in board.zone("command"):
        thing = board.things[number]
        if thing.owner == player and is_dungeon(thing):
            yield thing


def is_dungeon(thing: Thing) -> bool:
    """Whether a card of the command zone is a dungeon."""
    return "dungeon" in thing.face.traits.types


def _leads(dungeon: Thing) -> tuple[int, ...]:
    """The rooms to which one goes on from that where the marker is."""
    room: int = dungeon.marks[ROOM]
    return DUNGEONS[dungeon.name][room].leads


def _completed(dungeon: Thing) -> tuple[Event, Event]:
    return Event("completes", (dungeon.owner, dungeon.id)), Event("done", (COMPLETING, dungeon.owner, None))


# --- as states are looked at ------------------------------------------------------------------------------------------


def any_dungeons(game: Game) -> bool:
    """Whether anybody is in a dungeon."""
    return any(is_dungeon(game.board.things[number]) for number in game.board.zone("command"))


@only_with("dungeon")
def are_completed(game: Game) -> tuple[Event, ...]:
    """Whoever is in the bottommost room, with no ability of the dungeon left to resolve, has completed it."""
    there = [game.board.things[number] for number in game.board.zone("command")]
    over = [one for one in there if is_dungeon(one) and not _leads(one) and not _is_at_work(game, one)]
    return tuple(event for one in over for event in _completed(one))


def _is_at_work(game: Game, dungeon: Thing) -> bool:
    """Whether a room ability has triggered and has not left the stack."""
    if any(one.source == dungeon.object for one in those_waiting(game.board)):
        return True
    marks = (game.board.things[n].marks for (kind, _), on in game.board.zones.items() if kind == "stack" for n in on)
    return any(mark.get("source") == dungeon.object for mark in marks)
