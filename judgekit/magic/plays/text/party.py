"""Whether an object or player is whom a trigger or a replacement speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import HAUNTS
from judgekit.magic.plays.board.state import Object, controller, host_of
from judgekit.magic.plays.board.teams import side_of
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.as_it_was import was_so
from judgekit.magic.questions.triggers import WORKS_FROM_EXILE
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game


def held_by(thing: Thing, player: str) -> Thing:
    """A thing that knows who controls it now, whoever put it into play: its text says «you» to that player."""
    if thing.marks.get("controller", thing.owner) == player:
        return thing
    return thing._replace(marks={**thing.marks, "controller": player})


class Bound(NamedTuple):
    """The very things and players that a delayed ability waits for, settled when it was set up."""

    beings: tuple[Object | str, ...]


def is_party(game: Game, what: object, one: Object | str, source: Thing, board: Board | None = None) -> bool:
    """Whether an object or player is what a trigger speaks of."""
    you = source.marks.get("controller", source.owner)
    match what:
        case None:
            return True
        case Bound():
            return one in what.beings
        case tree.This():
            return not isinstance(one, str) and one[0] == source.id
        case tree.Host():
            return host_of(game, source) == one
        case tree.Haunted():
            return source.marks.get(HAUNTS) == one and bool(game.ruling(WORKS_FROM_EXILE))
        case tree.You():
            return bool(one == you)
        case tree.Opponent():
            return isinstance(one, str) and one not in side_of((board or game.board), you)
        case tree.EachPlayer():
            return isinstance(one, str)
        case tree.Filter():
            return _fits(game, what, one, source, you, board)
        case tree.ControllerOf() | tree.OwnerOf():
            return one == _whose(game, what, source)
        case tuple() if tree.is_several(what):
            return any(is_party(game, each, one, source, board) for each in what)
        case _:
            return False


def _whose(game: Game, what: tree.ControllerOf | tree.OwnerOf, source: Thing) -> str | None:
    """The player who controls, or owns, the source itself or what it is attached to."""
    host = host_of(game, source) if isinstance(what.of, tree.Host) else source.object
    thing = None if host is None or isinstance(host, str) else game.board.things.get(host[0])
    if thing is None:
        return None
    return controller(game, thing) if isinstance(what, tree.ControllerOf) else thing.owner


def _fits(game: Game, what: tree.Filter, one: Object | str, source: Thing, you: str, board: Board | None) -> bool:
    if isinstance(one, str) and what.either:  # «a player or planeswalker»
        return any(_fits(game, each, one, source, you, board) for each in what.either)
    if isinstance(one, str):
        return what.noun == "player" and one in filters.candidates(game, what, you, source.object)
    if board is not None and board is not game.board:
        with game.as_of(board):  # what has left is looked at as it was
            return _fits(game, what, one, source, you, None)
    thing = game.board.things.get(one[0])
    return thing is not None and filters.fits(game, thing, what, you, source.object)


def was_party(game: Game, what: object, one: Object | str, source: Thing) -> bool:
    """Whether what has gone was what a trigger speaks of as it was last there: of such kinds, and controlled so."""
    if not isinstance(what, tree.Filter) or isinstance(one, str):
        return is_party(game, what, one, source)
    if what.other and filters.is_itself(one, source.object):
        return False
    return was_so(game, one, what, source.marks.get("controller", source.owner))
