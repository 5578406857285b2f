"""Paying costs that are no mana: tapping, life, sacrifices, discards, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import combat, controller, speaks_of, traits
from judgekit.magic.plays.casting import mana_abilities, paying_mana
from judgekit.magic.plays.resolving import life
from judgekit.magic.plays.state_based import planeswalkers
from judgekit.magic.plays.text import filters
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def number(game: Game, quantity: Any, player: str, spell: Thing) -> int:
    """What a quantity comes to while something is being played."""
    if isinstance(quantity, int):
        return quantity
    value: int = game.settle("amount", 0, quantity, player, spell.object)
    return value


def pay_other(game: Game, player: str, source: Thing, cost: Any, spell: Any) -> Generator[Any, Any, None]:
    """Pay a cost that is no mana: tap, life, sacrifice, discard …"""
    match cost:
        case tree.TapCost():
            yield from mana_abilities.pay_tap(game, player, game.board.things[source.id])
        case tree.PayLife():
            due = cost.amount if isinstance(cost.amount, int) else number(game, cost.amount, player, spell or source)
            if (refusal := life.refusal(game, player, due)) is not None:
                raise Illegal(refusal)
            yield Event("life", (player, -due if game.settle("life that is paid is lost", False) else 0))
        case tree.SacrificeCost() | tree.DiscardCost() | tree.ReturnCost() | tree.ExileCost() | tree.TapOthers():
            yield from _pay_with_things(game, player, source, cost, spell)
        case tree.ExertCost():
            yield from game.run("exert", player, (source.object,))
        case tree.CounterCost():
            there = game.board.things[source.id].marks.get("counters", {}).get(cost.counter, 0)
            due = number(game, cost.how_many, player, spell or source)
            if there < due:
                raise Illegal(Refusal("has no counters", (source.id, cost.counter)))
            yield Event("counters", (source.id, cost.counter, -due))
        case tree.LoyaltyCost():
            yield from planeswalkers.pay(game, player, source, cost, spell)
        case tree.Mana():
            yield from paying_mana.pay(game, player, cost.symbols, source.id)


def it_is_lost(game: Game, value: bool) -> bool:
    """Whoever pays life has so much less of it."""
    return True


_WAYS = {
    tree.SacrificeCost: ("graveyard", "sacrificed", "battlefield"),
    tree.DiscardCost: ("graveyard", "discarded", "hand"),
    tree.ReturnCost: ("hand", "returned", "battlefield"),
    tree.ExileCost: ("exile", "exiled", "graveyard"),
    tree.TapOthers: ("", "tapped", "battlefield"),
}


def _way(cost: Any) -> tuple[str, str, str]:
    """Where things go that are paid, how, and from where: what is removed from the game, from where the text says."""
    zone, how, where = _WAYS[type(cost)]
    told = getattr(cost.of, "zone", where) if isinstance(cost, tree.ExileCost) else where
    return zone, how, told


def _pay_with_things(game: Game, player: str, source: Thing, cost: Any, spell: Any) -> Generator[Any, Any, None]:
    zone, how, where = _way(cost)
    if isinstance(cost.of, tree.This):
        picked: tuple[Any, ...] = (game.board.things[source.id].object,)
        if game.board.things[source.id].zone[0] != where and where != "graveyard":
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
    else:
        possible = _payable_with(game, player, source, cost)
        power = getattr(cost, "power", None)
        if power is not None:
            picked = yield Ask("any number", player, (source.id, cost), tuple(possible))
            if not picked and all(_power_of(game, possible) - _power_of(game, (one,)) < power for one in possible):
                picked = tuple(possible)  # all of them are needed
            if set(picked) - set(possible) or _power_of(game, picked) < power:
                raise Illegal(Refusal("has not the power", (player, source.id)))
            due, possible = len(picked), list(picked)
        else:
            due = number(game, cost.how_many, player, spell or source)
        if len(possible) < due:
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
        picked = tuple(possible) if len(possible) == due else (yield Ask("cost", player, (cost, due), tuple(possible)))
        if len(picked) != due or set(picked) - set(possible):
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
    events = [Event("tap", (one[0],)) if how == "tapped" else goes(game, one[0], zone, how) for one in picked]
    yield Event("choose", (spell.id, "paid with", tuple(picked))) if spell is not None else ()
    fight = combat(game.board)
    aims = tuple(fight.attacked_by(one) for one in picked if fight.attacks(one)) if fight is not None else ()
    if aims and spell is not None:
        yield Event("choose", (spell.id, "attacked", aims))
    yield tuple(events)
    if speaks_of(game, "a changed payment") and _went_elsewhere(game, picked, zone):
        if not game.settle("a changed payment is one", False):
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
        game.show()


def _went_elsewhere(game: Game, picked: Iterable[filters.Being], zone: str) -> bool:
    """Whether an effect has sent what was paid somewhere else than the cost says."""
    there = [game.board.things.get(one[0]) for one in picked if not isinstance(one, str)]
    return bool(zone) and any(thing is not None and thing.zone[0] != zone for thing in there)


def paid_all_the_same(game: Game, value: bool) -> bool:
    """A cost has been paid though an effect has changed what was done for it."""
    return True


def _power_of(game: Game, those: Iterable[Any]) -> int:
    """The power of some creatures together; where it is negative it counts as it is."""
    return sum(traits(game, game.board.things[one[0]]).power or 0 for one in those)


def _payable_with(game: Game, player: str, source: Thing, cost: Any) -> list[filters.Being]:
    """The things with which a player could pay a cost."""
    _, how, where = _way(cost)
    wanted = cost.of._replace(zone=where, controller="")
    return [
        t.object
        for t in game.board.things.values()
        if t.zone[0] == where
        and (t.owner if where != "battlefield" else controller(game, t)) == player
        and filters.fits(game, t, wanted, player, source.object)
        and not (how == "tapped" and t.marks.get("tapped"))
    ]


def can_pay(game: Game, player: str, source: Thing, cost: Any) -> bool:
    """Whether a player could pay a cost that is no mana."""
    match cost:
        case tree.ExertCost():
            return bool(source.zone[0] == "battlefield")
        case tree.TapCost():
            return not source.marks.get("tapped")
        case tree.PayLife():
            return life.refusal(game, player, number(game, cost.amount, player, source)) is None
        case tree.CounterCost():
            there: int = source.marks.get("counters", {}).get(cost.counter, 0)
            return there >= number(game, cost.how_many, player, source)
        case tree.Mana():
            return True
    if isinstance(cost.of, tree.This):
        return source.zone[0] == _way(cost)[2]
    if getattr(cost, "power", None) is not None:
        return bool(_power_of(game, _payable_with(game, player, source, cost)) >= cost.power)
    return len(_payable_with(game, player, source, cost)) >= number(game, cost.how_many, player, source)


def goes(game: Game, thing: int, zone: str, how: str) -> Event:
    """A card goes from where it is to a zone of the player that the rules say."""
    there = game.board.things[thing]
    return Event("move", (thing, zone, controller(game, there), how))
