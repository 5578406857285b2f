"""Costs: of abilities, and of what a player may pay for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import per, times
from judgekit.magic.language.makers.intermediate import (
    Act,
    Clause,
    HowMuch,
    Meanings,
    Outside,
    Parts,
    PerEach,
    Place,
    Ref,
    SelfIn,
    Sentence,
    TableRule,
    const,
    only,
    said,
    the,
)
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.objects import thing
from judgekit.magic.language.makers.parties import enterer
from judgekit.magic.language.makers.permanents import one_of_each
from judgekit.magic.language.rule_names import NEXT_AT_ANY_TIME, OTHER_COST
from judgekit.magic.language.tree import Chosen, Filter, You, within

if TYPE_CHECKING:
    from collections.abc import Callable


def unattach_cost(args: Parts) -> tree.UnattachCost:
    """An Equipment comes off: the one of whose text that is, or the one that gives the ability."""
    what = args[-1]
    if not isinstance(what, (tree.This, tree.Granter)):
        raise Outside
    return tree.UnattachCost(what)


def cost_thing(node: Callable[..., object], **fields: object) -> Callable[[Parts], object]:
    """A cost that is paid with things: the source itself, or some that fit."""

    def play(args: Parts) -> object:
        what = next(a for a in args if not isinstance(a, Word))
        if isinstance(what, Chosen) and not what.up_to:
            return node(within(what.of, {"controller": "", **fields}), what.how_many)
        if isinstance(what, (tree.This, tree.Host, tree.Granter, Ref, SelfIn)):
            return node(what)
        raise Outside

    return play


def tapped(args: Parts) -> object:
    """Others are tapped, or the source itself: that is {T}. `TAPpala` alone does not say what."""
    cost = cost_thing(tree.TapOthers)(args)
    of = cost.of if isinstance(cost, tree.TapOthers) else None
    if isinstance(of, (Ref, SelfIn)):
        raise Outside
    return tree.TapCost() if isinstance(of, tree.This) else cost


def no_loyalty(args: Parts) -> tree.LoyaltyCost:
    """`0:` is a loyalty symbol. Another number without a sign is none: who writes `2:` means mana."""
    if int(args[-1].value):
        raise Outside
    return tree.LoyaltyCost(0)


def mill_cost(args: Parts) -> tree.PutCost:
    n = next(a for a in args if not isinstance(a, Word))
    return tree.PutCost(tree.TopCards(You(), n), "graveyard")


_PUT_FROM = {
    "hand": "you",
    "graveyard": "you",
    "exile": "",
}  # whose cards have to be that are put away from there


def put_cost(args: Parts) -> tree.PutCost:
    """Cards are put elsewhere: the top ones of one's library, some of hand or graveyard, exiled ones of anybody."""
    what, place = sorted((a for a in args if not isinstance(a, Word)), key=lambda a: isinstance(a, Place))
    if not isinstance(place, Place) or place.under is not None or place.tapped:
        raise Outside
    match what:
        case tree.TopCards(You()) if place.zone == "graveyard":
            return tree.PutCost(what, place.zone)
        case Chosen(Filter() as of, You(), how_many, False) if not of.either and of.zone in _PUT_FROM:
            whose = _PUT_FROM[of.zone]
            if (whose and of.owner != whose) or place.zone not in {"library", "graveyard"}:
                raise Outside
            if place.zone == "library" and (not whose or place.place not in {"top", "bottom"}):
                raise Outside
            return tree.PutCost(of, place.zone, how_many, place.place if place.zone == "library" else "")
    raise Outside


def return_cost(args: Parts) -> object:
    """What is returned to hand: the source, or something of one's own; what anybody controls, no play knows."""
    what = next(a for a in args if not isinstance(a, Word))
    if isinstance(what, Chosen) and any(each.controller != "you" for each in what.of.either or (what.of,)):
        raise Outside
    return cost_thing(tree.ReturnCost)(args)


def sacrifice_cost(args: Parts) -> object:
    """What is sacrificed: the source, some things of a sort, or one thing of each of several sorts."""
    parts = args[-1]
    if len(parts) == 1 or parts[0].joint != "e":
        return cost_thing(tree.SacrificeCost)([thing([parts])])
    sorts = one_of_each(parts)
    if sorts is None:
        raise Outside
    return tree.SacrificeCost(sorts, len(sorts.either), apart=True)


def either_cost(args: Parts) -> tuple[object, ...]:
    """What is paid: costs, or one list of them or another."""
    several = [a for a in args if not isinstance(a, Word)]
    return several[0] if len(several) == 1 else (tree.EitherCost(tuple(several)),)


def other_cost(args: Parts) -> Sentence:
    """What may be paid instead of the mana cost, and when."""
    costs = the(tuple, args)
    condition = next((a for a in args if a is not costs and not isinstance(a, Word)), None)
    return Sentence("other cost", costs, condition)


def other_cost_of_spells(args: Parts) -> Sentence:
    """What may be paid instead of the mana cost of spells that you cast."""
    costs, group = (a for a in args if not isinstance(a, Word))
    spells = filter_in(group)
    if any(each.noun != "spell" or each.controller != "you" for each in spells.either or (spells,)):
        raise Outside
    return Sentence("plain", (TableRule(OTHER_COST, (spells, costs, "")),))


def discard_cost(args: Parts) -> tree.DiscardCost:
    return tree.DiscardCost(Filter("card", zone="hand"), the(HowMuch, args).amount, "at random" in args)


def counter_cost(args: Parts) -> tree.CounterCost:
    return tree.CounterCost(*_counters_of(args))


def open_counters_cost(**how: object) -> Callable[[Parts], tree.CounterCost]:
    """All the counters of the source are removed, or as many of them as one likes: X is how many."""

    def play(args: Parts) -> tree.CounterCost:
        kind, what = (a for a in args if not isinstance(a, Word))
        if not isinstance(what, (tree.This, Ref)):
            raise Outside
        return tree.CounterCost(kind, tree.X(), tree.This(), **how)  # type: ignore[arg-type]

    return play


def put_counter_cost(args: Parts) -> tree.PutCounterCost:
    return tree.PutCounterCost(*_counters_of(args))


def _counters_of(args: Parts) -> tuple[str, tree.Quantity, object]:
    """A kind of counter, how many, and on what: the source, or one permanent that its player controls."""
    n, kind, what = (a for a in args if not isinstance(a, Word))
    match what:
        case tree.This() | Ref():
            return kind, n, tree.This()
        case Chosen(Filter(controller="you") as of, You(), 1, False):
            return kind, n, within(of, {"controller": ""})
    raise Outside


def pay_life(who: object, *args: object) -> tree.Pay:
    return tree.Pay(who, (tree.PayLife(the(HowMuch, args).amount),))


def paid_life(step: object) -> object:
    """Who has to pay life, and may not refuse, loses it."""
    match step:
        case tree.Pay(_, (tree.PayLife(tree.X()),), (), ()):
            raise Outside  # how much that is nobody has said: it is chosen as it is done
        case tree.Pay(who, (tree.PayLife(amount),), (), ()):
            return tree.LoseLife(who, amount)
        case _:
            return step


def pay_energy(who: object, *args: Any) -> tree.Pay:
    return tree.Pay(who, (tree.PayEnergy(len(said(args, "ENERGY"))),))


def pay_then(who: object, *args: Any) -> tree.Pay:
    return tree.Pay(who, (tree.Mana(tuple(a.value for a in args)),))


def pay_with_life(who: object, *args: Any) -> tree.Pay:
    """Mana and life, both or nothing."""
    (life,) = (a for a in args if not isinstance(a, Word))
    return tree.Pay(who, (tree.Mana(tuple(said(args, "SYMBOL"))), tree.PayLife(life)))


def costs_each(name: str) -> Callable[[Parts], Act]:
    """So much less for each of some things."""

    def play(args: Parts) -> Act:
        symbols, each = _no_x(tuple(said(args, "SYMBOL"))), times(1, per(args))
        return Act("thing", lambda what: TableRule(name, (enterer(what), symbols, each)))

    return play


def costs_if(args: Parts) -> Sentence:
    """So much less, if something is so."""
    what, condition = (a for a in args if not isinstance(a, Word))
    return Sentence(
        "static", (TableRule("costs less", (enterer(what), _no_x(tuple(said(args, "SYMBOL"))))),), condition
    )


def it_costs_less_if(args: Parts) -> Sentence:
    """«It also costs {1} less to cast if …»: the spell itself, of which a sentence before has told the like."""
    return costs_if([tree.This(), *args])


def costs_more_in_your_turn(args: Parts) -> Sentence:
    """Such spells cost more in your turn."""
    what = next(a for a in args if not isinstance(a, Word))
    rule = TableRule("costs more", (enterer(what), _no_x(tuple(said(args, "SYMBOL")))))
    return Sentence("static", (rule,), tree.YourTurn())


def costs_aiming(args: Parts) -> Sentence:
    """So much less, if the spell itself has such a target."""
    what, group = (a for a in args if not isinstance(a, Word))
    if not isinstance(what, tree.This):
        raise Outside
    aiming = Filter("spell", zone="stack", aims_at=filter_in(group))
    rule = TableRule("costs less", (what, _no_x(tuple(said(args, "SYMBOL")))))
    return Sentence("static", (rule,), tree.Fits(tree.This(), aiming))


def costs_more_each_target(args: Parts) -> Act:
    """So much more for each target of the spell itself beyond the first."""
    symbols = _no_x(tuple(said(args, "SYMBOL")))

    def make(what: object) -> TableRule:
        if not isinstance(enterer(what), tree.This):
            raise Outside
        return TableRule("costs more", (tree.This(), symbols, tree.FurtherTargets()))

    return Act("thing", make)


def costs(name: str) -> Callable[[Parts], Act]:
    return lambda args: Act("thing", lambda what: TableRule(name, (enterer(what), *_so_much(args))))


def _so_much(args: Parts) -> tuple[object, ...]:
    """The symbols by which a cost differs; of {X}, {1} so many times as the text tells behind."""
    symbols = tuple(said(args, "SYMBOL"))
    return (("1",), tree.X()) if symbols == ("X",) else (_no_x(symbols),)


def _no_x(symbols: tuple[str, ...]) -> tuple[str, ...]:
    if "X" in symbols:
        raise Outside  # by how much, nobody tells
    return symbols


def reveal_cost(args: Parts) -> object:
    """Cards of the hand are shown: nothing else can be."""
    what = next(a for a in args if not isinstance(a, Word))
    if what == SelfIn("hand"):
        return tree.RevealCost(tree.This())
    if not isinstance(what, Chosen) or any(each.zone != "hand" for each in what.of.either or (what.of,)):
        raise Outside
    return cost_thing(tree.RevealCost, zone="hand", noun="card", owner="")(args)


def pay_as_often(args: Parts) -> Clause:
    """A cost that may be paid any number of times."""
    cost = tree.Mana(tuple(w.value for w in args if isinstance(w, Word) and w.kind == "SYMBOL"))
    return Clause(None, Act("nobody", lambda _: tree.PayTimes(You(), (cost,))))


def abilities_cost(name: str) -> Callable[[Parts], Sentence]:
    """Activated abilities of some things, or those of a keyword that you activate, cost more or less."""

    def play(args: Parts) -> Sentence:
        symbols = tuple(said(args, "SYMBOL"))
        each = per(args)
        if "X" in symbols:
            raise Outside
        word = next(iter(said(args, "KEYWORD_COST")), "")
        what = next((a for a in args if not isinstance(a, (Word, PerEach))), None)
        of_ = what if isinstance(what, (tree.Host, tree.This)) else enterer(what) if what is not None else None
        if not word and not isinstance(of_, (Filter, tree.Host, tree.This)):
            raise Outside
        often = 1 if each is None else times(1, each)
        return Sentence("plain", (TableRule(name, (of_, word, symbols, often)),))

    return play


def others_cost_more(args: Parts) -> Sentence:
    """Activated abilities cost more, or those of some things, but for mana abilities."""
    what = next((a for a in args if not isinstance(a, Word)), None)
    of_ = what if isinstance(what, (tree.Host, tree.This)) or what is None else enterer(what)
    if not (of_ is None or isinstance(of_, (Filter, tree.Host, tree.This))):
        raise Outside
    symbols = _no_x(tuple(said(args, "SYMBOL")))
    return Sentence("plain", (TableRule("abilities cost more", (of_, "", symbols, 1, tree.BUT_FOR_MANA)),))


def spells_told(args: Parts) -> Filter:
    """Such spells of yours; of two types told either is enough."""
    if said(args, "SUPERTYPE"):
        raise Outside
    kinds = {name: tuple(said(args, kind)) for name, kind in (("types", "TYPE"), ("any_subtypes", "SUBTYPE"))}
    if len(kinds["types"]) > 1:
        kinds = {"any_types": kinds["types"], "any_subtypes": kinds["any_subtypes"]}
    if kinds.get("any_types") and kinds["any_subtypes"]:
        raise Outside
    return within(Filter("spell", zone="stack", controller="you"), {**kinds})


def first_costs_less(args: Parts) -> Sentence:
    """The first such spell that you cast in a turn costs less: as long as you have cast none."""
    symbols = tuple(said(args, "SYMBOL"))
    if "X" in symbols:
        raise Outside
    of_ = spells_told(args)
    none = tree.Not(tree.Happened(tree.Trigger("plays", within(of_, {"controller": ""}), You())))
    return Sentence("static", (TableRule("costs less", (of_, symbols)),), none)


def nth_costs_less(nth: int) -> Callable[[Parts], Sentence]:
    """The second or third such spell that you cast in a turn: as long as you have cast one less, and no more."""

    def play(args: Parts) -> Sentence:
        told = first_costs_less(args)
        before, then = (tree.Happened(told.condition.condition.event, n) for n in (nth - 1, nth))
        return told._replace(condition=tree.AllOf((before, tree.Not(then))))

    return play


def first_costs_less_in_yours(args: Parts) -> Sentence:
    """The first such spell that you cast in each turn of yours."""
    told = first_costs_less(args)
    return told._replace(condition=tree.AllOf((tree.YourTurn(), told.condition)))


def next_costs_less(args: Parts) -> Clause:
    """The next such spell that you cast this turn costs less: {X} is so many times {1}."""
    symbols = tuple(w.value for w in args if isinstance(w, Word) and w.kind == "SYMBOL")
    of_ = spells_told(args)
    each = per(args)
    often = tree.X() if symbols == ("X",) else 1 if each is None else times(1, each)
    if symbols != ("X",) and "X" in symbols:
        raise Outside
    before = tree.TimesHappened(tree.Trigger("plays", within(of_, {"controller": ""}), You()))
    rule = ("next costs less", (of_, ("1",) if symbols == ("X",) else symbols, often, before))
    return Clause(None, Act("nobody", lambda _: tree.Ruled((rule,))))


def next_has(args: Parts) -> Clause:
    """The next such spell that you cast this turn has some abilities."""
    return _of_the_next(args[:-1], tree.Change(tree.This(), words=args[-1], until=tree.FOR_GOOD))


def next_is_not_countered(args: Parts) -> Clause:
    """The next such spell that you cast this turn cannot be countered."""
    return _of_the_next(args, tree.Change(tree.This(), rules=("cannot be countered",), until=tree.FOR_GOOD))


def next_at_any_time(args: Parts) -> Clause:
    """The next such spell that you cast this turn may be cast as though it had flash."""
    if said(args, "KEYWORD") != ["lampo"]:
        raise Outside
    of_ = spells_told([a for a in args if isinstance(a, Word)])
    before = tree.TimesHappened(tree.Trigger("plays", within(of_, {"controller": ""}), You()))
    return Clause(None, Act("nobody", lambda _: tree.Ruled(((NEXT_AT_ANY_TIME, (of_, before)),))))


def _of_the_next(args: Parts, change: tree.Change) -> Clause:
    of_ = spells_told([a for a in args if isinstance(a, Word)])
    before = tree.TimesHappened(tree.Trigger("plays", within(of_, {"controller": ""}), You()))
    rule = ("next is changed", (of_, change, before))
    return Clause(None, Act("nobody", lambda _: tree.Ruled((rule,))))


MEANINGS: Meanings = {
    "next_has": next_has,
    "next_at_any_time": next_at_any_time,
    "next_is_not_countered": next_is_not_countered,
    "next_costs_less": next_costs_less,
    "first_costs_less": first_costs_less,
    "second_costs_less": nth_costs_less(2),
    "third_costs_less": nth_costs_less(3),
    "first_costs_less_in_yours": first_costs_less_in_yours,
    "abilities_cost_less": abilities_cost("abilities cost less"),
    "abilities_cost_more": abilities_cost("abilities cost more"),
    "others_cost_more": others_cost_more,
    "pay_as_often": pay_as_often,
    "costs_less_if": costs_if,
    "it_costs_less_if": it_costs_less_if,
    "costs_more_in_your_turn": costs_more_in_your_turn,
    "costs_less_aiming": costs_aiming,
    "own_cost": lambda a: Sentence("own cost", about=said(a, "KEYWORD_COST")[0]),
    "extra_cost": lambda a: Sentence("extra cost", a[-1]),
    "other_cost": other_cost,
    "other_cost_of_spells": other_cost_of_spells,
    "costs_less_each": costs_each("costs less"),
    "costs_less": costs("costs less"),
    "costs_more": costs("costs more"),
    "costs_more_each_target": costs_more_each_target,
    "cost_list": tuple,
    "cost_choice": either_cost,
    "mana_cost": lambda a: tree.Mana(tuple(w.value for w in a)),
    "cost": only,
    "untap_cost": const(tree.UntapCost()),
    "tap_cost": const(tree.TapCost()),
    "energy_cost": lambda a: tree.PayEnergy(len(said(a, "ENERGY"))),
    "life_cost": lambda a: tree.PayLife(the(HowMuch, a).amount),
    "sacrifice_cost": sacrifice_cost,
    "unattach_cost": unattach_cost,
    "sacrifice_it": const(tree.SacrificeCost(Ref("thing"))),
    "discard_cost": discard_cost,
    "discard_thing_cost": cost_thing(tree.DiscardCost, zone="hand", noun="card", owner=""),
    "reveal_cost": reveal_cost,
    "tap_others": tapped,
    "exert_cost": cost_thing(tree.ExertCost),
    "counter_cost": counter_cost,
    "all_counters_cost": open_counters_cost(every=True),
    "some_counters_cost": open_counters_cost(least=1),
    "put_counter_cost": put_counter_cost,
    "loyalty_up": lambda a: tree.LoyaltyCost(int(a[-1].value)),
    "loyalty_down": lambda a: tree.LoyaltyCost(a[-1], down=True),
    "loyalty_same": no_loyalty,
    "exile_cost": cost_thing(tree.ExileCost),
    "exile_others_cost": lambda a: tree.ExileCost(
        tree.Filter("card", owner="you", zone="graveyard", other=True), next(n for n in a if not isinstance(n, Word))
    ),
    "return_cost": return_cost,
    "mill_cost": mill_cost,
    "put_cost": put_cost,
    "discard_hand_cost": const(tree.DiscardCost(Filter("card", zone="hand"), tree.Stat("hand", You()))),
    "taken_back_cost": cost_thing(tree.ReturnCost),  # nobody takes back what is another's
}
