"""What a player could pay, of costs that are no mana."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import CANNOT_BE_TAPPED_TO, CREWS_STRONGER
from judgekit.magic.plays.board.one_of_each import most
from judgekit.magic.plays.board.state import controller, traits
from judgekit.magic.plays.board.summoning_sickness import newly_controlled
from judgekit.magic.plays.restrictions import cannot
from judgekit.magic.plays.restrictions.no_counters import may_get
from judgekit.magic.plays.text import filters
from judgekit.magic.questions.board import A_NEW_CREATURE_PAYS_FOR_OTHERS
from judgekit.magic.questions.keywords import KEPT_FROM_CREWING
from judgekit.magic.questions.text import AMOUNT
from judgekit.magic.vocabulary import ENERGY
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def number(game: Game, quantity: object, player: str, spell: Thing) -> int:
    """What a quantity comes to while something is being played."""
    if isinstance(quantity, int):
        return quantity
    value: int = game.ruling(AMOUNT, quantity, player, spell.object)
    return value


def can_pay(game: Game, player: str, source: Thing, cost: Any) -> bool:
    """Whether a player could pay a cost that is no mana."""
    match cost:
        case tree.ExertCost():
            return bool(source.zone[0] == "battlefield")
        case tree.UntapCost():
            return game.refusal("untap for a cost", source) is None
        case tree.TapCost():
            return not source.marks.get("tapped")
        case tree.PayEnergy():
            return energy_of(game, player) >= number(game, cost.how_many, player, source)
        case tree.PayLife():
            return no_life(game, player, number(game, cost.amount, player, source)) is None
        case tree.UnattachCost(of):
            return bool(attached(game, player, source, of))
        case tree.CounterCost() | tree.PutCounterCost():
            return bool(bearers(game, player, source, cost, number(game, cost.how_many, player, source)))
        case tree.PutCost():
            return len(to_put(game, player, source, cost)) >= number(game, cost.how_many, player, source) > 0
        case tree.LoyaltyCost():
            change = number(game, cost.how_many, player, source) * (-1 if cost.down else 1)
            return game.refusal("pay loyalty", source, change) is None
        case tree.Mana():
            return True
        case tree.DeedCost():
            return bool(ways_of(game, player, source, cost))
    if isinstance(cost.of, tree.This):
        return source.zone[0] == way_of(cost)[2]
    if (due := together(cost)) is not None:
        return measured(game, cost, payable_with(game, player, source, cost)) >= number(game, due, player, source)
    those = payable_with(game, player, source, cost)
    return len(those) >= number(game, cost.how_many, player, source) and does_for(game, player, source, cost, those)


def does_for(game: Game, player: str, source: Thing, cost: Any, those: Iterable[filters.Being]) -> bool:
    """Whether there is one thing for each sort, where a cost asks for one of each: none counts twice."""
    if not getattr(cost, "apart", False):
        return True
    sorts: tuple[tree.Filter, ...] = cost.of.either
    fitting = [
        [one for one in those if filters.fits(game, game.board.things[one[0]], of, player, source.object)]  # type: ignore[index]
        for of in sorts
    ]
    return most(fitting) == len(sorts)


def bearers(game: Game, player: str, source: Thing, cost: Any, due: int) -> list[filters.Being]:
    """On which permanents a player could put the counters of a cost, or from which remove so many."""
    there = game.board.things.get(source.id)
    if isinstance(cost.of, tree.This):
        found = [there] if there is not None and there.zone[0] == "battlefield" else []
    else:
        mine = [t for t in game.board.things.values() if t.zone[0] == "battlefield" and controller(game, t) == player]
        found = [t for t in mine if filters.fits(game, t, cost.of, player, source.object)]
    if isinstance(cost, tree.CounterCost):
        found = [t for t in found if t.marks.get("counters", {}).get(cost.counter, 0) >= due]
    elif due > 0:
        found = [t for t in found if may_get(game, t.id, cost.counter)]
    return [t.object for t in found]


def to_put(game: Game, player: str, source: Thing, cost: tree.PutCost) -> list[Object]:
    """The cards that a player could put elsewhere: the top ones of their library, if enough; some that fit."""
    if isinstance(cost.of, tree.TopCards):
        due = number(game, cost.of.how_many, player, source)
        there = game.board.zone("library", player)[:due]
        return [game.board.things[card].object for card in there] if len(there) == due else []
    if not isinstance(of := cost.of, tree.Filter):
        return []
    those = (t for t in game.board.things.values() if t.zone[0] == of.zone)
    return [t.object for t in those if filters.fits(game, t, of, player, source.object)]


def attached(game: Game, player: str, source: Thing, of: object) -> list[Thing]:
    """The Equipment of a player that is meant and is on something: the source itself, or the very one that is told."""
    there = [t for t in game.board.things.values() if t.zone[0] == "battlefield" and t.marks.get("host") is not None]
    mine = [t for t in there if controller(game, t) == player]
    if isinstance(of, tree.Filter):
        return [t for t in mine if filters.fits(game, t, of, player, source.object)]
    return [t for t in mine if t.id == source.id]


def energy_of(game: Game, player: str) -> int:
    """How many energy counters a player has."""
    return int(game.board.players[player].get("counters", {}).get(ENERGY, 0))


_WAYS = {
    tree.SacrificeCost: ("graveyard", "sacrificed", "battlefield"),
    tree.DiscardCost: ("graveyard", "discarded", "hand"),
    tree.ReturnCost: ("hand", "returned", "battlefield"),
    tree.ExileCost: ("exile", "exiled", "graveyard"),
    tree.RevealCost: ("", "revealed", "hand"),
    tree.TapOthers: ("", "tapped", "battlefield"),
}
_FROM_WHERE_IT_SAYS = (tree.ExileCost, tree.RevealCost)


def way_of(cost: object) -> tuple[str, str, str]:
    """Where things go that are paid, how, and from where: what is removed from the game, from where the text says."""
    zone, how, where = _WAYS[type(cost)]
    return zone, how, _zone_told(cost.of, where) if isinstance(cost, _FROM_WHERE_IT_SAYS) else where


def does_with(cost: object) -> str:
    """What becomes of the things with which a cost is paid; "" where none is given for it, or it has no word."""
    return _WAYS[type(cost)][1] if type(cost) in _WAYS else ""


def _zone_told(of: object, otherwise: str) -> str:
    """In which zone something is that is told of; of one sort or another, in which each of them is."""
    zones = _zones(of)
    return zones.pop() if len(zones) == 1 else otherwise


def _zones(of: object) -> set[str]:
    """The zones in which things are that are told of."""
    return {each.zone for each in of.either or (of,)} if isinstance(of, tree.Filter) else set()


def payable_with(game: Game, player: str, source: Thing, cost: Any) -> list[filters.Being]:
    """The things with which a player could pay a cost."""
    if isinstance(cost, tree.PutCost):
        return [*to_put(game, player, source, cost)]
    if isinstance(cost, (tree.CounterCost, tree.PutCounterCost)):
        return bearers(game, player, source, cost, number(game, cost.how_many, player, source))
    if isinstance(cost, _FROM_WHERE_IT_SAYS) and len(_zones(cost.of)) > 1:  # of one sort here, or of another there
        each = (payable_with(game, player, source, cost._replace(of=of)) for of in cost.of.either)  # type: ignore[attr-defined]
        return list(dict.fromkeys(one for there in each for one in there))
    _, how, where = way_of(cost)
    if isinstance(cost.of, tree.Host):  # «sacrifice the enchanted creature»: it alone, if it is the player’s
        there = (t for t in game.board.things.values() if t.zone[0] == where and t.object == source.marks.get("host"))
        return [t.object for t in there if controller(game, t) == player]
    wanted = tree.within(cost.of, {"zone": where, "controller": ""})
    return [
        t.object
        for t in game.board.things.values()
        if t.zone[0] == where
        and (_from_any(cost) or (t.owner if where != "battlefield" else controller(game, t)) == player)
        and filters.fits(game, t, wanted, player, source.object)
        and (how != "sacrificed" or cannot.may_be_sacrificed(game, t))
        and not (how == "tapped" and (t.marks.get("tapped") or _is_too_new(game, t) or _is_kept_from(game, cost, t)))
    ]


def _from_any(cost: object) -> bool:
    """Whether a cost is paid with cards of any graveyard: «exile a card from a graveyard»."""
    of = cost.of if isinstance(cost, tree.ExileCost) else None
    return isinstance(of, tree.Filter) and of.zone == "graveyard" and not of.owner


def _is_kept_from(game: Game, cost: object, thing: Thing) -> bool:
    """Whether a text keeps a creature from what it would be tapped for: crewing."""
    does = getattr(cost, "does", "")
    rules: frozenset[object] = traits(game, thing).rules if does else frozenset()
    return (CANNOT_BE_TAPPED_TO, does) in rules and game.is_so(KEPT_FROM_CREWING)


def _is_too_new(game: Game, thing: Thing) -> bool:
    """Whether a new creature may not be tapped, to who thinks that this goes for every cost."""
    like = traits(game, thing)
    new = "creature" in like.types and newly_controlled(game, thing)
    if not new or any(game.word("new to tap", word) is not None for word in like.words):
        return False
    return not game.ruling(A_NEW_CREATURE_PAYS_FOR_OTHERS)


def together(cost: object) -> tree.Quantity | None:
    """How much power, or mana value, things have to have together with which a cost is paid, if it asks for that."""
    found: tree.Quantity | None = getattr(cost, "power", None)
    return getattr(cost, "worth", None) if found is None else found


def measured(game: Game, cost: object, those: Iterable[Any]) -> int:
    """How much some things come to for a cost that asks for so much together."""
    if isinstance(cost, tree.ExileCost):
        return sum(filters.mana_value(game, game.board.things[one[0]]) or 0 for one in those)
    return power_of(game, those)


def ways_of(game: Game, player: str, source: Thing, cost: tree.DeedCost) -> list[int]:
    """In which of its ways a player could pay what a word of the rules stands for."""
    return [n for n, option in enumerate(cost.options) if all(can_pay(game, player, source, each) for each in option)]


def power_of(game: Game, those: Iterable[Any]) -> int:
    """The power of some creatures together; where it is negative it counts as it is."""
    return sum(_power_to_crew(game, game.board.things[one[0]]) for one in those)


def _power_to_crew(game: Game, thing: Thing) -> int:
    """The power with which a creature counts where so much is asked for: to crew, a text may make it more."""
    like = traits(game, thing)
    more = sum(int(rule[1]) for rule in like.rules if isinstance(rule, tuple) and rule[0] == CREWS_STRONGER)
    return (like.power or 0) + more


def no_life(game: Game, player: str, due: int) -> Refusal | None:
    """Why a player may not pay so much life; an edition that does not say has it as people have always had it."""
    if game.speaks("pay life", "checks"):
        return game.refusal("pay life", player, due)
    return None if game.board.players[player]["life"] >= due else Refusal("has too little life", (player, due))
