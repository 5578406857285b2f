"""Paying costs that are no mana: tapping, life, sacrifices, discards, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ACTION, PAID
from judgekit.magic.plays.board.state import (
    NO_EFFECT,
    chosen,
    combat,
    speaks_of,
)
from judgekit.magic.plays.board.zones import goes
from judgekit.magic.plays.casting import mana_abilities, payable, paying_mana
from judgekit.magic.plays.casting.payable import measured, number, payable_with, way_of
from judgekit.magic.plays.restrictions import cannot
from judgekit.magic.plays.state_based import planeswalkers
from judgekit.magic.plays.text import ties
from judgekit.magic.plays.text.spoken import with_x
from judgekit.magic.questions.casting import A_CHANGED_PAYMENT_IS_ONE, ENERGY_IS_REMOVED, LIFE_THAT_IS_PAID_IS_LOST
from judgekit.magic.questions.mechanics import DONE
from judgekit.magic.questions.text import PAID_CARDS_ARE_LINKED
from judgekit.magic.vocabulary import ENERGY
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.plays.board.state import Object
    from judgekit.magic.plays.text import filters
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def pay_other(game: Game, player: str, source: Thing, cost: object, spell: Thing | None) -> Flow[None]:
    """Pay a cost that is no mana: tap, life, sacrifice, discard …"""
    match cost:
        case tree.TapCost():
            yield from mana_abilities.pay_tap(game, player, game.board.things[source.id])
        case tree.UntapCost():
            game.check("untap for a cost", game.board.things[source.id])
            yield Event("untap", (source.id,))
        case tree.PayEnergy():
            due = number(game, cost.how_many, player, spell or source)
            if payable.energy_of(game, player) < due:
                raise Illegal(Refusal("has too little energy", (player, due)))
            yield Event("counters", (player, ENERGY, -game.ruling(ENERGY_IS_REMOVED, due)))
        case tree.PayLife():
            due = cost.amount if isinstance(cost.amount, int) else number(game, cost.amount, player, spell or source)
            if (refusal := payable.no_life(game, player, due)) is not None:
                raise Illegal(refusal)
            yield Event("life", (player, -due if game.ruling(LIFE_THAT_IS_PAID_IS_LOST) else 0, PAID))
        case tree.SacrificeCost() | tree.DiscardCost() | tree.ReturnCost() | tree.ExileCost():
            yield from _pay_with_things(game, player, source, cost, spell)
        case tree.TapOthers() | tree.RevealCost():
            yield from _pay_with_things(game, player, source, cost, spell)
        case tree.DeedCost():
            yield from _by_its_word(game, player, source, cost, spell)
        case tree.PutCost():
            yield from _put(game, player, source, cost, spell)
        case tree.UnattachCost(of):
            on = payable.attached(game, player, source, of)
            if not on:
                raise Illegal(Refusal("has not what it costs", (player, source.id)))
            yield tuple(Event("attach", (thing.id, None)) for thing in on)
        case tree.ExertCost():
            yield from game.run("exert", player, (source.object,))
        case tree.CounterCost() | tree.PutCounterCost():
            yield from _pay_with_counters(game, player, source, cost, spell)
        case tree.LoyaltyCost():
            yield from planeswalkers.pay(game, player, source, cost, spell)
        case tree.Mana():
            yield from paying_mana.pay(game, player, cost.symbols, source.id)


def _by_its_word(game: Game, player: str, source: Thing, cost: tree.DeedCost, spell: Thing | None) -> Flow[None]:
    """What a word of the rules stands for is paid; who does not know the word pays nothing."""
    row = game.word(ACTION, cost.word)
    if row is None:
        return
    game.cite(row.cites)
    able = tuple(payable.ways_of(game, player, source, cost))
    if not able:
        raise Illegal(Refusal(*_lacks(player, source)))
    way = able[0] if len(able) == 1 else (yield Ask("which cost", player, (source.id, cost), able))
    for each in cost.options[way]:
        yield from pay_other(game, player, source, each, spell)
    if game.speaks(DONE[cost.word]):
        yield Event("done", (cost.word, player, None))


def _put(game: Game, player: str, source: Thing, cost: tree.PutCost, spell: Thing | None) -> Flow[None]:
    """Cards go where a cost has them put: which of them their player chooses, and the owner in which order."""
    possible = payable.to_put(game, player, source, cost)
    due = len(possible) if isinstance(cost.of, tree.TopCards) else number(game, cost.how_many, player, spell or source)
    if len(possible) < max(due, 1):
        raise Illegal(Refusal(*_lacks(player, source)))
    picked: tuple[Object, ...] = tuple(possible)
    if not isinstance(cost.of, tree.TopCards):
        picked = yield Ask("cost", player, (cost, due), picked)
        if len(picked) != due or set(picked) - set(possible):
            raise Illegal(Refusal(*_lacks(player, source)))
    place = -1 if cost.place == "bottom" else 0
    there = [game.board.things[one[0]] for one in picked]
    yield tuple(Event("move", (card.id, cost.zone, card.owner, "put", place)) for card in there)
    yield from game.run("order library" if cost.zone == "library" else "order graveyard", tuple(c.id for c in there))


def _pay_with_counters(
    game: Game, player: str, source: Thing, cost: tree.CounterCost | tree.PutCounterCost, spell: Thing | None
) -> Flow[None]:
    """Counters are put on the source or removed from it, or on or from a permanent that who pays chooses."""
    due = number(game, cost.how_many, player, spell or source)
    possible = payable.bearers(game, player, source, cost, due)
    if not possible or due < getattr(cost, "least", 0):
        of_itself = isinstance(cost, tree.CounterCost) and isinstance(cost.of, tree.This)
        lacks = ("has no counters", (source.id, cost.counter)) if of_itself else _lacks(player, source)
        raise Illegal(Refusal(*lacks))
    picked: tuple[filters.Being, ...] = tuple(possible)
    if not isinstance(cost.of, tree.This):
        picked = yield Ask("cost", player, (cost, 1), picked)
        if len(picked) != 1 or picked[0] not in possible:
            raise Illegal(Refusal(*_lacks(player, source)))
    many = -due if isinstance(cost, tree.CounterCost) else due
    yield Event("counters", (picked[0][0], cost.counter, many, NO_EFFECT))


def _lacks(player: str, source: Thing) -> tuple[str, tuple[object, ...]]:
    return "has not what it costs", (player, source.id)


def _pay_with_things(game: Game, player: str, source: Thing, cost: Any, spell: Any) -> Flow[None]:
    zone, how, where = way_of(cost)
    if spell is not None and isinstance(cost.of, tree.Filter) and tree.holds(cost.of, tree.X):
        cost = cost._replace(of=with_x(cost.of, chosen(spell, "x", 0)))
    if isinstance(cost.of, tree.This):
        picked: tuple[Any, ...] = (game.board.things[source.id].object,)
        there = game.board.things[source.id]
        kept = how == "sacrificed" and not cannot.may_be_sacrificed(game, there)
        if kept or (there.zone[0] != where and where != "graveyard"):
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
    else:
        possible = payable_with(game, player, source, cost)
        together = payable.together(cost)
        if together is not None:
            least = number(game, together, player, spell or source)
            picked = yield Ask("any number", player, (source.id, cost), tuple(possible))
            whole = measured(game, cost, possible)
            if not picked and all(whole - measured(game, cost, (one,)) < least for one in possible):
                picked = tuple(possible)  # all of them are needed
            if set(picked) - set(possible) or measured(game, cost, picked) < least:
                lacks = "has not the worth" if isinstance(cost, tree.ExileCost) else "has not the power"
                raise Illegal(Refusal(lacks, (player, source.id)))
            due, possible = len(picked), list(picked)
        else:
            due = number(game, cost.how_many, player, spell or source)
        if len(possible) < due:
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
        # Asked also where there is no choice: a script that names another thing is to be refused.
        picked = (yield Ask("cost", player, (cost, due), tuple(possible))) if due else ()
        if vain := set(picked) - set(possible):
            raise Illegal(Refusal("pays nothing", (min(vain)[0], source.id)))
        fits = payable.does_for(game, player, source, cost, picked)
        if len(picked) != due or not fits:
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
    if how == "revealed":
        shown = tuple(one[0] for one in picked if game.board.things[one[0]].zone[0] == "hand")
        yield Event("reveals", (player, shown)) if shown else ()
        yield Event("choose", (spell.id, "paid with", tuple(picked))) if spell is not None else ()
        return
    events = [Event("tap", (one[0],)) if how == "tapped" else goes(game, one[0], zone, how) for one in picked]
    yield Event("choose", (spell.id, "paid with", tuple(picked))) if spell is not None else ()
    fight = combat(game.board)
    aims = tuple(fight.attacked_by(one) for one in picked if fight.attacks(one)) if fight is not None else ()
    if aims and spell is not None:
        yield Event("choose", (spell.id, "attacked", aims))
    does = getattr(cost, "does", "")
    yield (*events, *(Event("done", (does, one, source.object)) for one in picked if does))
    if isinstance(cost, tree.ExileCost) and spell is not None and not spell.face.pseudo:
        yield from _linked(game, picked, spell)
    if speaks_of(game, "a changed payment") and _went_elsewhere(game, picked, zone):
        if not game.ruling(A_CHANGED_PAYMENT_IS_ONE):
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
        game.show()


def _linked(game: Game, picked: Iterable[filters.Being], spell: Thing) -> Flow[None]:
    """The cards exiled to pay for a spell are those that the permanent which it becomes has exiled."""
    there = spell.face.traits.abilities
    if not ties.speaks_of_exiled(there) and not tree.holds(there, tree.Exiled):
        return
    if not game.is_so(PAID_CARDS_ARE_LINKED):
        return
    cards = [game.board.things.get(one[0]) for one in picked if not isinstance(one, str)]
    gone = tuple(thing.object for thing in cards if thing is not None and thing.zone[0] == "exile")
    told: dict[Object, tuple[Object, ...]] = game.board.facts.get("exiled by", {})
    those = (spell.object, (spell.id, spell.life + 1))  # the spell, and the permanent that it becomes
    yield Event("note", ("exiled by", {**told, **{one: (*told.get(one, ()), *gone) for one in those}}))


def _went_elsewhere(game: Game, picked: Iterable[filters.Being], zone: str) -> bool:
    """Whether an effect has sent what was paid somewhere else than the cost says."""
    there = [game.board.things.get(one[0]) for one in picked if not isinstance(one, str)]
    return bool(zone) and any(thing is not None and thing.zone[0] != zone for thing in there)
