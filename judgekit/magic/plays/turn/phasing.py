"""Phasing: what goes out of phase and comes back as untap steps begin, and what is so of it meanwhile.

What is out of phase lies aside, in a zone of its own to the board: nothing finds it there. To the rules it has changed
neither zone nor controller, and so it stays the object that it is, with all that is on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import BATTLEFIELD, controller, each_copy, in_play, still, traits
from judgekit.magic.plays.text.evaluate import objects, picked
from judgekit.magic.questions.turn import ATTACHMENTS_PHASE_ALONG, COMES_BACK_TO_ITS_HOST
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.magic.language import tree
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

PHASING = "fase"
PHASED_OUT = ("phased", "")


def phased_out(board: Board) -> Iterator[Thing]:
    """Every permanent that is out of phase."""
    return (board.things[thing] for thing in board.zone(*PHASED_OUT))


def anything_phases(game: Game) -> bool:
    """Whether anything is out of phase, or may go."""
    board = game.board
    if board.zone(*PHASED_OUT):
        return True
    return any(PHASING in traits(game, thing).words for thing in in_play(board))


def phase(game: Game, player: str) -> Flow[None]:
    """What the active player controls and has phasing goes out of phase; at one moment what had gone so comes back."""
    board = game.board
    going = [t for t in in_play(board) if PHASING in traits(game, t).words and controller(game, t) == player]
    for thing in going:
        each_copy(game, PHASING, traits(game, thing).words[PHASING])
    back = [t for t in phased_out(board) if t.marks.get("phased") == player]
    events = [*_out(game, going, player), *_in(game, back)]
    yield tuple(events)


def phase_out(game: Game, what: tree.PhaseOut, player: str, spell: Thing) -> Flow[None]:
    """What an effect puts out of phase comes back as what has phasing does."""
    beings = yield from picked(game, what.what, player, spell)
    there = [thing for thing in objects(game, beings, spell) if thing.zone == BATTLEFIELD]
    yield tuple(event for thing in there for event in _out(game, [thing], controller(game, thing)))


def _out(game: Game, going: list[Thing], player: str) -> list[Event]:
    """Those that go, and with each what is attached to it: that goes along with it, though it had phasing itself."""
    along = {one.id: (host, one) for host in going for one in _attached(game, host.object)}
    if along and not game.ruling(ATTACHMENTS_PHASE_ALONG):
        along = {}
    events = [Event("phase out", (one.id, player, None)) for one in going if one.id not in along]
    return events + [Event("phase out", (one.id, player, host.object)) for host, one in along.values()]


def _attached(game: Game, host: Object) -> list[Thing]:
    """What is attached to a permanent, and what is attached to that."""
    mine = [t for t in in_play(game.board) if t.marks.get("host") == host]
    return mine + [further for one in mine for further in _attached(game, one.object)]


def _in(game: Game, back: list[Thing]) -> list[Event]:
    """Those that come back by themselves, and what went along with them."""
    alone = [one for one in back if _returns_by_itself(game, one)]
    there = {one.object for one in alone}
    along: list[Thing] = []
    found = True
    while found:
        more = [t for t in phased_out(game.board) if t.marks.get("phased with") in there and t.object not in there]
        along += more
        there |= {t.object for t in more}
        found = bool(more)
    events = [Event("phase in", (one.id,)) for one in (*alone, *along)]
    return events + [Event("attach", (one.id, None)) for one in alone if _has_lost_its_host(game, one)]


def _returns_by_itself(game: Game, one: Thing) -> bool:
    """Whether a thing comes back by itself: what went along with another does not, while that is out of phase."""
    host = one.marks.get("phased with")
    there = still(game.board, host) if host is not None else None
    return there is None or there.zone != PHASED_OUT


def _has_lost_its_host(game: Game, one: Thing) -> bool:
    """Whether what was attached as it went comes back attached to nothing."""
    host = one.marks.get("host")
    if host is None or isinstance(host, str) or one.marks.get("phased with") is not None:
        return False
    return still(game.board, host) is None or not game.ruling(COMES_BACK_TO_ITS_HOST)


def cease_to_exist(game: Game) -> tuple[Event, ...]:
    """A token that is out of phase ceases to exist."""
    board = game.board
    roster = board.roster
    if "phased tokens" not in roster:
        roster["phased tokens"] = [t.id for t in phased_out(board) if t.face.token]
    return tuple(Event("vanish", (number,)) for number in roster["phased tokens"])
