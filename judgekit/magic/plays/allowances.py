"""What texts grant and take of the turn itself: more lands, skipped steps, further turns; leaving combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.meaning import amount, objects, picked, things
from judgekit.magic.plays.state import PLAIN, active, combat, controller, statics, statics_of
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def more_lands(game: Game, what: tree.MoreLands, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """A player may play more lands this turn."""
    for who in things(game, what.who, player, spell):
        there: int = game.board.facts.get("more lands", 0)
        if who == active(game.board):
            yield Event("note", ("more lands", there + amount(game, what.how_many, player, spell)))


def skip(game: Game, what: tree.Skip, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """A player skips their next such step, phase or turn."""
    for who in things(game, what.who, player, spell):
        there = game.board.players[str(who)].get("skips", ())
        yield Event("tell", (str(who), "skips", (*there, what.step)))


def is_skipped(game: Game, name: str) -> tuple[Event, ...] | None:
    """What the active player does not do the next time: the skip is used up."""
    player = active(game.board)
    if PLAIN not in game.board.cache and statics(game.board) and game.settle("never has", False, name):
        return (Event("skipped", (name,)),)
    skips: tuple[str, ...] = game.board.players[player].get("skips", ())
    if name not in skips:
        return None
    at = skips.index(name)
    return (Event("tell", (player, "skips", skips[:at] + skips[at + 1 :])), Event("skipped", (name,)))


def card_skips(game: Game, value: bool, name: str) -> bool | None:
    """A card may say that its controller skips a step every time."""
    whose = [source for source, ability in statics_of(game.board) if ("skips", name) in ability.rules]
    return True if any(controller(game, source) == active(game.board) for source in whose) else None


def extra_turn(game: Game, what: tree.ExtraTurn, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """A player takes a further turn after this one."""
    for who in things(game, what.who, player, spell):
        yield Event("note", ("further turns", (str(who), *game.board.facts.get("further turns", ()))))


def remove_from_combat(game: Game, what: tree.RemoveFromCombat, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """What attacks or blocks no longer does."""
    beings = yield from picked(game, what.what, player, spell)
    fight = combat(game.board)
    for thing in objects(game, beings, spell):
        if fight is not None and (fight.attacks(thing.object) or fight.blocks_anything(thing.object)):
            fight = fight.without(thing.object)
            yield (Event("leaves combat", (thing.object,)), Event("combat", (fight,)))
