"""Loops: what players could repeat for ever they repeat as often as they say; what nobody chooses to is a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.board.state import GONE, in_play, players, traits
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from judgekit.table.board import Board
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

Owners = tuple[str, ...]


# --- what is repeated at will -----------------------------------------------------------------------------------------


def of_one(game: Game, player: str, owners: Owners, before: Board) -> Flow[None]:
    """Where one player owns all that is optional in a loop, that player says how often it is repeated."""
    if not owners:
        raise Illegal(Refusal("repeats nothing optional", (player,)))
    if len(owners) == 1:
        rounds = yield Ask("rounds", owners[0], ())
        yield Event("note", ("rounds", rounds))


def of_several(game: Game, player: str, owners: Owners, before: Board) -> Flow[None]:
    """Where several do, the active player says first, the others knowing it; the highest number counts."""
    if len(owners) > 1:
        said: list[int] = []
        for who in players(game.board):
            if who in owners:
                said.append((yield Ask("rounds", who, tuple(said))))
        yield Event("note", ("rounds", max(said)))


# --- shortcuts --------------------------------------------------------------------------------------------------------


def fragmented(game: Game, player: str, owners: Owners, before: Board) -> None:
    """Where each of several does something, and all is as it was, the active one of them has to do something else."""
    if len(owners) > 1 and _is_as_it_was(game, before):
        first = next(who for who in players(game.board) if who in owners)
        raise Illegal(Refusal("same state again", (first,)))


def proposed(game: Game, player: str, owners: Owners, before: Board) -> Flow[None]:
    """Whoever describes what is to be repeated says how often."""
    if not owners:
        raise Illegal(Refusal("repeats nothing optional", (player,)))
    rounds = yield Ask("rounds", player, ())
    yield Event("note", ("rounds", rounds))


def shortened(game: Game, player: str, owners: Owners, before: Board) -> Flow[None]:
    """The others, in turn order, accept what has been proposed, or say where they will do something else."""
    proposal = rounds = game.board.facts.get("rounds", 0)
    order: tuple[str, ...] = game.board.facts["order"]
    at = order.index(player)
    for other in order[at + 1 :] + order[:at]:
        said = yield Ask("shorten", other, rounds)
        rounds = rounds if said is None else min(rounds, said)
    if rounds < proposal:
        yield Event("note", ("rounds", rounds))


def _is_as_it_was(game: Game, before: Board) -> bool:
    """Whether all is as it was before, but for effects of which nothing is to be seen."""
    if _as_it_stands(game.board, but=_UNSEEN) != _as_it_stands(before, but=_UNSEEN):
        return False
    looks = _looks(game)
    with game.as_of(before):
        return looks == _looks(game)


def _looks(game: Game) -> list[object]:
    return [traits(game, thing)._replace(cites=(), why={}) for thing in in_play(game.board)]


# --- what repeats itself ----------------------------------------------------------------------------------------------

_UNSUSPICIOUS = 24  # so many resolutions in a row are nothing out of the ordinary
_GROWN = 100  # so many, by which something has grown, and nothing else has come of it


def is_suspicious(game: Game) -> bool:
    """Whether so much has resolved, nobody playing anything, that it may go on for ever."""
    facts = game.board.facts
    return bool(facts.get("resolutions", 0) >= _UNSUSPICIOUS and not facts.get("over"))


def has_gone_on(game: Game) -> bool:
    """Whether so much more has resolved that it has no end."""
    facts = game.board.facts
    return bool(facts.get("resolutions", 0) >= _GROWN and not facts.get("over"))


def endless(game: Game) -> tuple[Event, ...] | None:
    """What repeats itself, nobody playing anything, is a draw: the board stands as it has stood before."""
    resolutions = game.board.facts.get("resolutions", 0)
    stands = _as_it_stands(game.board)
    stood = game.board.facts.get("boards", ()) if resolutions > _UNSUSPICIOUS else ()
    if stands in stood:
        return (Event("loop", ()), Event("over", (None, True)))
    return None if stood and stood[-1] == stands else (Event("note", ("boards", (*stood, stands))),)


def growing(game: Game) -> tuple[Event, ...] | None:
    """The same again and again, but for what grows: life, counters. It is mandatory, and leads nowhere: a draw."""
    grown = _as_it_grows(game.board)
    before: dict[Any, tuple[int, ...]] = game.board.facts.get("grown") or {}
    if game.board.facts.get("resolutions", 0) <= _GROWN:
        before = {}
    shape = _as_it_stands(game.board, but=_GROWING)
    there = before.get(shape)
    if there is not None and there != grown and all(now >= then for now, then in zip(grown, there, strict=True)):
        return (Event("loop", ()), Event("over", (None, True)))
    return None if there == grown else (Event("note", ("grown", {**before, shape: grown})),)


_UNSEEN = frozenset({"effects"})
_COUNTING = {
    "stamp", "next", "resolutions", "boards", "grown", "passes", "seen", "hosts seen", GONE, "paid", "due", "rounds",
    "asked for",
}  # fmt: skip
_COUNTED = {"stamp", "counter stamps", "since", "entered", "source", "about"}
_GROWING = frozenset({"life", "counters"})


def _as_it_stands(board: Board, but: frozenset[str] = frozenset()) -> tuple[object, ...]:
    """All that tells a board from another, but for what merely counts the time that has gone by."""
    things = [
        (number if not thing.face.pseudo else thing.name, thing.zone,
         sorted((name, repr(mark)) for name, mark in thing.marks.items() if name not in _COUNTED | but))
        for number, thing in board.things.items()
    ]  # fmt: skip
    zones = sorted((zone, len(there)) for zone, there in board.zones.items() if there)
    facts = sorted(
        (name, repr(fact)) for name, fact in board.facts.items() if fact and name not in _COUNTING | {"pending"} | but
    )
    waiting = len(board.facts.get("pending") or ())
    people = [
        (name, sorted((k, repr(v)) for k, v in has.items() if k not in but)) for name, has in board.players.items()
    ]
    return (repr(things), tuple(zones), repr(facts), repr(people), waiting)


def _as_it_grows(board: Board) -> tuple[int, ...]:
    """The life of each player, and how many counters there are of each kind on each thing."""
    counters = [
        n for thing in board.things.values() for _, n in sorted(thing.marks.get("counters", {}).items())
    ]  # fmt: skip
    return (*(has["life"] for has in board.players.values()), *counters)
