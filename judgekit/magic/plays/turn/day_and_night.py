"""Day and night: which of them it is, what makes it change, and the permanents that turn with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import TRANSFORM, shown
from judgekit.magic.plays.board.facts import CASTS
from judgekit.magic.plays.board.state import BATTLEFIELD, active, in_play, time_of, traits
from judgekit.magic.plays.board.teams import heads_shared_with, share_turns
from judgekit.magic.questions.teams import ALL_OF_THE_TEAM_COUNT_BY_DAY
from judgekit.magic.questions.turn import DAY_BREAKS, NIGHT_FALLS, TURNS_AS_DAY_BREAKS, TURNS_AS_NIGHT_FALLS
from judgekit.table.amending import Amendment, Made
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.cards import Face
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

DAY, NIGHT = "day", "night"
DAYBOUND, NIGHTBOUND = "diurno", "notturno"
_TWO = 2


def becomes(game: Game, time: str) -> Flow[None]:
    """It becomes day, or night; at the same moment what is bound to it turns over."""
    if time_of(game.board) != time:
        word, question = (DAYBOUND, TURNS_AS_NIGHT_FALLS) if time == NIGHT else (NIGHTBOUND, TURNS_AS_DAY_BREAKS)
        bound = _bound(game, word)
        turned = bound if bound and game.ruling(question) else []
        yield (Event("becomes day or night", (time,)), *(Event("transforms", (thing.id,)) for thing in turned))


def instructed(game: Game, what: tree.DayOrNight, player: str, spell: Thing) -> Flow[None]:
    """A text has it become day, or night; some do so only where it is neither."""
    if not (what.first and time_of(game.board)):
        yield from game.run("day or night", what.time)


def _bound(game: Game, word: str) -> list[Thing]:
    """The double-faced permanents that have a keyword which binds them to the time."""
    there = (thing for thing in in_play(game.board) if thing.face.layout == TRANSFORM and thing.face.under is None)
    return [thing for thing in there if word in traits(game, thing).words]


# --- the turn's look at it --------------------------------------------------------------------------------------------


def is_either(game: Game) -> bool:
    """Whether it is day or night."""
    return bool(time_of(game.board))


def looked_at(game: Game, player: str) -> Flow[None]:
    """Each turn it is looked whether the active player of the turn before cast no spells, or two: then it changes."""
    if player != active(game.board) and share_turns(game.board):
        return  # of a team that has the turn together: it is looked once
    casts = _casts_of_last_turn(game)
    if time_of(game.board) == DAY and not casts and game.ruling(NIGHT_FALLS):
        yield from game.run("day or night", NIGHT)
    elif time_of(game.board) == NIGHT and casts >= _TWO and game.ruling(DAY_BREAKS):
        yield from game.run("day or night", DAY)


def _casts_of_last_turn(game: Game) -> int:
    """How many spells the active player of the turn before this one cast in it; of a team, who cast the most."""
    board = game.board
    last = board.facts.get("number", 0) - 1
    order: tuple[str, ...] = board.facts["order"]
    theirs = [player for player in order if board.players[player].get("turn") == last]
    before = order.index(board.facts["turn"]) - 1 if board.facts["turn"] in order else 0
    whose = order[before] if order[before] in theirs or not theirs else theirs[0]
    together = share_turns(board) and game.ruling(ALL_OF_THE_TEAM_COUNT_BY_DAY)
    those = heads_shared_with(board, whose) if together else (whose,)
    told: dict[str, int] = next((casts for turn, casts in board.facts.get(CASTS, ()) if turn == last), {})
    return max(told.get(one, 0) for one in those)


# --- what is bound to it ----------------------------------------------------------------------------------------------


def comes_to_be(game: Game) -> Flow[None] | None:
    """Where it is neither, somebody's daybound permanent has it become day."""
    return game.run("day or night", DAY) if not time_of(game.board) and _bound(game, DAYBOUND) else None


def night_comes_to_be(game: Game) -> Flow[None] | None:
    """Where it is neither, a nightbound permanent has it become night, if nothing is daybound."""
    neither = not time_of(game.board) and not _bound(game, DAYBOUND)
    return game.run("day or night", NIGHT) if neither and _bound(game, NIGHTBOUND) else None


def turns_by_night(game: Game) -> tuple[Event, ...] | None:
    """By night whatever is daybound turns over at once."""
    return _turned(game, NIGHT, DAYBOUND)


def turns_by_day(game: Game) -> tuple[Event, ...] | None:
    """By day whatever is nightbound turns over at once."""
    return _turned(game, DAY, NIGHTBOUND)


def _turned(game: Game, time: str, word: str) -> tuple[Event, ...] | None:
    if time_of(game.board) != time:
        return None
    return tuple(Event("transforms", (thing.id,)) for thing in _bound(game, word)) or None


def enters_by_night(game: Game, event: Event) -> tuple[Amendment, ...]:
    """By night what is daybound enters with its back up."""
    thing = game.board.things[event.args[0]]
    if not _turns_as_it_enters(game, event, thing):
        return ()

    def make(game: Game, event: Event) -> Flow[Made]:
        return Made((Event("shows", (thing.id, 0)), event), kept=True)
        yield

    return (Amendment((DAYBOUND, thing.object), ("enters", thing.id), make, "enters", thing.object),)


def _turns_as_it_enters(game: Game, event: Event, thing: Thing) -> bool:
    if time_of(game.board) != NIGHT or event.args[1] != "battlefield":
        return False
    front = thing.face.layout == TRANSFORM and thing.face.of is None and thing.zone != BATTLEFIELD
    return front and DAYBOUND in thing.face.traits.words


def back_comes_first(game: Game, value: Face, event: Event, thing: Thing) -> Face | None:
    """Of all that acts on what enters, what has it enter with its back up acts first: the others find the back."""
    turns = any(row.play is enters_by_night for row in game.rows("amends", "move"))
    return shown(thing.face, 0) if turns and _turns_as_it_enters(game, event, thing) else None


def by_the_time_alone(game: Game, value: bool, thing: Thing) -> bool | None:
    """What is bound to the time turns over for no other reason."""
    return True if traits(game, thing).words.keys() & {DAYBOUND, NIGHTBOUND} else None
