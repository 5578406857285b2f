"""Loops: what players could repeat for ever they repeat as often as they say; what nobody chooses to is a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.facts import GONE
from judgekit.magic.plays.board.state import in_play, players, stack_of, traits
from judgekit.table.board import Itself
from judgekit.table.engine import Ask, Event, Illegal, Refusal
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.table.board import Board, Thing
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
    if not _same(game, _as_it_stands(game, game.board, but=_UNSEEN), _as_it_stands(game, before, but=_UNSEEN)):
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
    stands = _as_it_stands(game, game.board)
    stood = game.board.facts.get("boards", ()) if resolutions > _UNSUSPICIOUS else ()
    if any(_same(game, stands, one) for one in stood):
        return (Event("loop", ()), Event("over", (None, True)))
    return (Event("note", ("boards", (*stood, stands))),)


class _Grown(NamedTuple):
    """How a game stood from which something may go on growing: all but what grows, and how much there was of that."""

    shape: _Stands
    amounts: tuple[int, ...]
    stack: tuple[int, ...]  # first on top

    def is_as(self, game: Game, other: _Grown) -> bool:
        """Whether a game stood no otherwise."""
        return self[1:] == other[1:] and _same(game, self.shape, other.shape)


def growing(game: Game) -> tuple[Event, ...] | None:
    """The same again and again, but for what grows: life, counters, what waits to resolve. It is mandatory, and leads
    nowhere: a draw. Of what waits, that below the top has not been reached meanwhile, and so never will be.
    """
    board = game.board
    now = _Grown(_shape(game), _as_it_grows(board), stack_of(game))
    before: tuple[_Grown, ...] = board.facts.get("grown") or ()
    if board.facts.get("resolutions", 0) <= _GROWN:
        before = ()
    if before and before[-1].is_as(game, now):
        return None
    if any(_has_grown(game, then, now) for then in before):
        return (Event("loop", ()), Event("over", (None, True)))
    depth = len(now.stack)
    still = [
        one
        for one in before
        if len(one.stack) < depth or (len(one.stack) == depth and not _same(game, one.shape, now.shape))
    ]
    return (Event("note", ("grown", (*still, now))),)


def _has_grown(game: Game, then: _Grown, now: _Grown) -> bool:
    """Whether all is as it was then, but that there is more."""
    below = then.stack[1:]
    return (
        now.stack[len(now.stack) - len(below) :] == below
        and len(now.stack) >= len(then.stack)
        and len(now.amounts) == len(then.amounts)
        and (then.amounts, len(then.stack)) != (now.amounts, len(now.stack))
        and all(more >= few for more, few in zip(now.amounts, then.amounts, strict=True))
        and _same(game, then.shape, now.shape)
    )


_UNSEEN = frozenset({"effects"})
_COUNTING = {
    "stamp", "next", "resolutions", "boards", "grown", "passes", "seen", "hosts seen", GONE, "paid", "due", "rounds",
    "asked for",
}  # fmt: skip
_COUNTED = {"stamp", "counter stamps", "since", "entered", "source", "about"}
_GROWING = frozenset({"life", "counters"})
_STACK = "stack"


class _Stands(NamedTuple):
    """How a board stands: a print of its zones, facts and players; its things are looked at where that is the same."""

    outline: bytes
    things: Mapping[int, Thing]
    but: frozenset[str]


def _shape(game: Game) -> _Stands:
    """All that tells a board from another but for what grows, with the top of what waits to resolve."""
    stack = stack_of(game)
    top = _print_of(game, game.board.things[stack[0]], _GROWING) if stack else b""
    shape = _as_it_stands(game, game.board, but=_GROWING | {_STACK})
    return shape._replace(outline=shape.outline + top)


def _as_it_stands(game: Game, board: Board, but: frozenset[str] = frozenset()) -> _Stands:
    """All that tells a board from another, but for what merely counts the time that has gone by."""
    without_stack = _STACK in but
    zones = sorted(
        (zone, len(there)) for zone, there in board.zones.items() if there and not (without_stack and zone[0] == _STACK)
    )
    facts = sorted(
        (name, _said(game, fact))
        for name, fact in board.facts.items()
        if fact and name != "pending" and name not in _COUNTING and name not in but
    )
    people = [
        (name, sorted((k, _said(game, v)) for k, v in has.items() if k not in but))
        for name, has in board.players.items()
    ]
    told = repr((zones, facts, people, len(board.facts.get("pending") or ()))).encode(errors="surrogatepass")
    return _Stands(_digest(told), board.things, but)


def _same(game: Game, one: _Stands, other: _Stands) -> bool:
    """Whether two boards stand alike. Most differ in their outline, as where cards are drawn: then that is all."""
    return one.outline == other.outline and _print_of_all(game, one) == _print_of_all(game, other)


def _print_of_all(game: Game, stands: _Stands) -> bytes:
    """A print of all things on a board: of those that have not changed it is known already."""
    key = (_print_of_all, Itself(stands.things), stands.but)
    found: bytes | None = game.kept.get(key)
    if found is None:
        there = (thing for thing in stands.things.values() if not (_STACK in stands.but and thing.zone[0] == _STACK))
        found = game.kept[key] = _digest(b"".join(_print_of(game, thing, stands.but) for thing in there))
    return found


def _print_of(game: Game, thing: Thing, but: frozenset[str]) -> bytes:
    key = (_print_of, Itself(thing), but)
    found: bytes | None = game.kept.get(key)
    if found is None:
        marks = sorted((name, repr(mark)) for name, mark in thing.marks.items() if name not in _COUNTED | but)
        said = repr((thing.name if thing.face.pseudo else thing.id, thing.zone, marks))
        found = game.kept[key] = _digest(said.encode(errors="surrogatepass"))
    return found


def _digest(told: bytes) -> bytes:
    from hashlib import blake2b  # to import it is a thirtieth of a replay: most come to nothing that may be a loop

    return blake2b(told, digest_size=16).digest()


def _said(game: Game, value: object) -> str:
    if value is None or type(value) in {str, int, bool}:
        return repr(value)
    key = (_said, Itself(value))
    found: str | None = game.kept.get(key)
    if found is None:
        found = game.kept[key] = repr(value)
    return found


def _as_it_grows(board: Board) -> tuple[int, ...]:
    """The life of each player, and how many counters there are of each kind on each thing."""
    bearing = (thing.marks["counters"] for thing in board.things.values() if "counters" in thing.marks)
    counters = [n for counters in bearing for _, n in sorted(counters.items())]
    return (*(has["life"] for has in board.players.values()), *counters)
