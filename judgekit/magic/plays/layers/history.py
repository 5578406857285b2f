"""How permanents come to be what they are: printed, then layer by layer what acts on them and what it makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.tree import Change
from judgekit.magic.plays.board.state import born, reading
from judgekit.magic.plays.layers import copiable
from judgekit.magic.plays.layers.characteristics import Acted, permanents
from judgekit.magic.plays.layers.draft import Acting
from judgekit.magic.plays.layers.strata import COPIES, Stratum
from judgekit.magic.questions.copies import COPIED_BEFORE_ALL_ELSE
from judgekit.table.board import Board
from judgekit.table.engine import Game
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.magic.cards import Face, Traits
    from judgekit.magic.plays.board.state import Effect
    from judgekit.table.board import Thing
    from judgekit.table.system import System


class History(NamedTuple):
    """What a permanent is by itself, what acts on it in order, and what comes of it."""

    printed: Traits
    acted: tuple[Acted, ...]
    now: Traits


def histories(system: System, board: Board) -> dict[int, History]:
    """Of every permanent on a board; the board keeps nothing of it."""
    game = Game(system, Board(board.things, board.zones, board.players, board.facts))
    game.look()
    told: list[Acted] = []
    now = permanents(game, told)
    found = {}
    for number, like in now.items():
        thing = board.things[number]
        printed, copying = _as_a_copy(game, thing)
        acted = tuple(one for one in told if one.thing == number)
        found[number] = History(printed, (*copying, *acted), like)
    return found


def _as_a_copy(game: Game, thing: Thing) -> tuple[Traits, tuple[Acted, ...]]:
    """What is printed on a permanent, and what copying makes of it before anything else acts on it."""
    now = born(game, thing)
    own: Face | None = thing.marks.get(copiable.OWN)
    copy: copiable.Copy | None = thing.marks.get(copiable.COPY)
    if own is None or copy is None or own == copy.face:
        return now, ()
    game.look()
    if not game.ruling(COPIED_BEFORE_ALL_ELSE):
        return now, ()
    cites = game.looked()
    effects: tuple[Effect, ...] = game.board.facts.get("effects") or ()
    by = next((one for one in effects if one.change.copied is copy), None)
    stamp = thing.marks.get("stamp", 0) if by is None else by.stamp
    acting = Acting(stamp, Change(None, copied=copy), origin=thing.object if by is None else by.source)
    printed = reading(game).by_itself(game, own)
    stratum = Stratum(frozenset((COPIES,)), cites)
    return printed, (Acted(thing.id, acting, stratum, cites, (), False, False, printed, now),)
