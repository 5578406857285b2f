"""What makes creatures attack, and what attacking takes out of them: goading, exerting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import STAYS_TAPPED_FOR
from judgekit.magic.plays.board.state import BATTLEFIELD, Effect, still, traits
from judgekit.magic.plays.combat.who_may_attack import GOADED
from judgekit.magic.plays.text.evaluate import objects, picked
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

_UNTIL_YOUR_NEXT_TURN = tree.UNTIL_YOUR_NEXT + "turn"


def exert(game: Game, what: tree.Exert, player: str, spell: Thing) -> Flow[None]:
    """A player exerts permanents."""
    yield from game.run("exert", player, (yield from _those(game, what.what, player, spell)))


def goad(game: Game, what: tree.Goad, player: str, spell: Thing) -> Flow[None]:
    """A player goads creatures."""
    yield from game.run("goad", player, (yield from _those(game, what.what, player, spell)))


def _those(game: Game, what: object, player: str, spell: Thing) -> Flow[tuple[Object, ...]]:
    there = objects(game, (yield from picked(game, what, player, spell)), spell)
    return tuple(thing.object for thing in there if thing.zone == BATTLEFIELD)


def do_not_untap(game: Game, player: str, those: tuple[Object, ...]) -> tuple[Event, ...]:
    """What is exerted does not untap in the next untap step of who exerted it."""
    begun = _begun(
        game, tree.Change(None, rules=((STAYS_TAPPED_FOR, tree.You()),), until=tree.UNTIL_NEXT_UNTAP), player, those
    )
    return (*begun, *(Event("done", ("stremare", player, one)) for one in those)) if begun else ()


def are_goaded(game: Game, player: str, those: tuple[Object, ...]) -> tuple[Event, ...]:
    """Creatures are goaded until the next turn of who goaded them."""
    return _begun(game, tree.Change(None, rules=((GOADED, player),), until=_UNTIL_YOUR_NEXT_TURN), player, those)


def _begun(game: Game, change: tree.Change, player: str, those: Iterable[Object]) -> tuple[Event, ...]:
    there = tuple(one for one in those if still(game.board, one) is not None)
    stamp = game.board.facts.get("stamp", 0) + 1
    return (Event("effect", (Effect(change, there, stamp, change.until, player, there[0]),)),) if there else ()


def has_to_attack(game: Game, value: bool, thing: Thing) -> bool | None:
    """A goaded creature attacks each combat if it can."""
    goaded = any(isinstance(rule, tuple) and rule[0] == GOADED for rule in traits(game, thing).rules)
    return True if goaded else None


def those_who_goaded(game: Game, value: tuple[str, ...], thing: Thing) -> tuple[str, ...]:
    """The players who have goaded a creature: it attacks somebody else if it can."""
    goads = [rule for rule in traits(game, thing).rules if isinstance(rule, tuple) and rule[0] == GOADED]
    return tuple(sorted({rule[1] for rule in goads if isinstance(rule[1], str)}))
