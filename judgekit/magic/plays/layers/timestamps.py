"""The order in time of what has entered at one moment: who is older counts where effects are at odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import active, controller, is_in_play, players
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

_SEVERAL = 2


def by_the_active_player(game: Game, cards: tuple[int, ...]) -> Flow[None]:
    """The player whose turn it is says in which order all that has entered together came."""
    together = _at_odds(game, cards)
    if len(together) >= _SEVERAL:
        order = yield from _said(game, active(game.board), together)
        yield _stamped(game, together, order)


def by_each_player(game: Game, cards: tuple[int, ...]) -> Flow[None]:
    """Each player in turn says in which order what is theirs came, all of it after what is of the players before."""
    together = _at_odds(game, cards)
    if len(together) < _SEVERAL:
        return
    order: list[Object] = []
    for player in players(game.board):
        mine = [thing for thing in together if controller(game, thing) == player]
        order += (yield from _said(game, player, mine)) if len(mine) >= _SEVERAL else [one.object for one in mine]
    yield _stamped(game, together, order)


def _at_odds(game: Game, cards: Iterable[int]) -> list[Thing]:
    """Of what has entered, that which acts on other things for as long as it is there."""
    there = [game.board.things[card] for card in cards if card in game.board.things]
    return [thing for thing in there if is_in_play(thing) and _acts_on_others(thing)]


def _acts_on_others(thing: Thing) -> bool:
    statics = (one for one in thing.face.traits.abilities if isinstance(one, tree.Static))
    return any(isinstance(change.what, tree.Each) for one in statics for change in one.changes)


def _said(game: Game, player: str, those: Iterable[Thing]) -> Flow[list[Object]]:
    objects = tuple(thing.object for thing in those)
    said = yield Ask("timestamp order", player, None, objects)
    return list(said or objects)


def _stamped(game: Game, together: Iterable[Thing], order: Iterable[Object]) -> Event:
    stamps = sorted(thing.marks.get("stamp", 0) for thing in together)
    return Event("in time", tuple((one[0], stamp) for one, stamp in zip(order, stamps, strict=True)))
