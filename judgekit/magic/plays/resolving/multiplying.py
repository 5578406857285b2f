"""What becomes twice or three times as much as it is: power and toughness, life, counters, mana."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, born, still, traits
from judgekit.magic.plays.resolving import one_shot
from judgekit.magic.plays.text import numbers
from judgekit.magic.plays.text.evaluate import objects, picked
from judgekit.magic.questions.mechanics import (
    A_MULTIPLE_SETS_NOTHING,
    AS_MANY_COUNTERS_AGAIN,
    AS_MUCH_LIFE_AGAIN,
    AS_MUCH_MANA_AGAIN,
    LESS_THAN_NOTHING_MULTIPLIED,
    MULTIPLIED_AS_IT_IS,
)
from judgekit.magic.questions.resolving import WORKED_OUT_ONCE
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

_DOUBLE = 2
_WORDS = {_DOUBLE: "raddoppiare", 3: "triplicare"}


def multiply(game: Game, what: tree.Multiply, player: str, spell: Thing) -> Flow[None]:
    """Something becomes so many times what it is, each thing and player by itself."""
    beings = yield from picked(game, what.what, player, spell)
    if what.of in _OTHER_THAN_SIZES:
        yield tuple(event for one in beings for event in _OTHER_THAN_SIZES[what.of](game, what, one))
        return
    there = [thing for thing in objects(game, beings, spell) if thing.zone == BATTLEFIELD]
    for change in [_sized(game, what, thing) for thing in there]:
        yield from one_shot.change(game, change, player, spell)


# --- power and toughness ----------------------------------------------------------------------------------------------


def _sized(game: Game, what: tree.Multiply, thing: Thing) -> tree.Change:
    """By how much a creature grows: by what it is at this moment, each time that it has to be there once more."""
    word = _WORDS[what.times]
    more = {name: (what.times - 1) * _there(game, thing, name, word) for name in what.of}
    change = tree.Change(tree.Certain((thing.object,)), until=what.until)
    if what.times == _DOUBLE and not game.ruling(WORKED_OUT_ONCE):
        sizes = {name: tree.Stat(name, tree.Certain((thing.object,))) for name in what.of}
        return change._replace(power=sizes.get("power", 0), toughness=sizes.get("toughness", 0))
    if game.is_so(A_MULTIPLE_SETS_NOTHING[word]):
        return change._replace(power=more.get("power", 0), toughness=more.get("toughness", 0))
    like = traits(game, thing)
    fixed = {name: (getattr(like, name) or 0) + n for name, n in more.items()}
    return change._replace(set_power=fixed.get("power"), set_toughness=fixed.get("toughness"))


def _there(game: Game, thing: Thing, name: str, word: str) -> int:
    like = traits(game, thing)
    there = numbers.of(game, thing, like, name) or 0
    printed = getattr(born(game, thing), name) or 0
    if not game.is_so(MULTIPLIED_AS_IT_IS[word]):
        return int(printed)
    if there < 0 and not game.is_so(LESS_THAN_NOTHING_MULTIPLIED[word]):
        return 0
    return there


# --- life, counters, mana ---------------------------------------------------------------------------------------------


def _life(game: Game, what: tree.Multiply, one: object) -> list[Event]:
    if not isinstance(one, str):
        return []
    more = (what.times - 1) * int(game.board.players[one]["life"])
    if not more:
        return []
    if game.is_so(AS_MUCH_LIFE_AGAIN):
        return [Event("life", (one, more))]
    return [Event("tell", (one, "life", game.board.players[one]["life"] + more))]


def _counters(game: Game, what: tree.Multiply, one: object) -> list[Event]:
    """As many of a kind again, or of each kind."""
    if isinstance(one, str):
        on: int | str = one
        there = game.board.players[one].get("counters", {})
    else:
        found = still(game.board, one) if isinstance(one, tuple) else None
        if found is None or found.zone != BATTLEFIELD:
            return []
        on, there = found.id, found.marks.get("counters") or {}
    more = {kind: (what.times - 1) * n for kind, n in there.items() if what.counter in {"", kind} and n}
    if not more:
        return []
    if game.is_so(AS_MANY_COUNTERS_AGAIN):
        return [Event("counters", (on, kind, n)) for kind, n in more.items()]
    told = {kind: n + more.get(kind, 0) for kind, n in there.items()}
    return [Event("tell", (on, "counters", told)) if isinstance(on, str) else Event("mark", (on, "counters", told))]


def _mana(game: Game, what: tree.Multiply, one: object) -> list[Event]:
    """As much mana of each kind again as is in the pool: it is new mana, which remembers nothing."""
    if not isinstance(one, str):
        return []
    there = tuple(str(mana) for mana in game.board.players[one].get("mana", ()))
    if not there or not game.is_so(AS_MUCH_MANA_AGAIN):
        return []
    return [Event("mana", (one, there * (what.times - 1)))]


_OTHER_THAN_SIZES: dict[tuple[str, ...], Callable[[Game, tree.Multiply, object], list[Event]]] = {
    ("life",): _life,
    ("counters",): _counters,
    ("mana",): _mana,
}
