"""Conditions on what has happened this turn, or the last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import intermediate
from judgekit.magic.language.makers.if_conditions import bound, of_each
from judgekit.magic.language.makers.intermediate import (
    AsItHappens,
    Meanings,
    Outside,
    Part,
    Parts,
    const,
    said,
)
from judgekit.magic.language.makers.merged_filters import filter_of
from judgekit.magic.language.makers.objects import node_filter, node_of
from judgekit.magic.language.tree import Filter, Trigger, You, within

if TYPE_CHECKING:
    from collections.abc import Callable


def has_happened(kind: str, **more: str) -> Callable[[Parts], object]:
    """Such a thing has died, or come, this turn."""

    def play(args: Parts) -> object:
        parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
        n = parts[0].how_many if parts[0].det == "n" else 1
        what = node_filter(parts, numbers=True)
        if not isinstance(n, int) or not isinstance(what, Filter):
            raise Outside
        fields: dict[str, Any] = dict(more)
        if kind == "enters" and _but_this(what):
            return _besides_this(within(what, {**fields, "other": False}), n)
        return tree.Happened(Trigger(kind, within(what, fields) if fields else what), n)

    return play


def has_left_yours(args: Parts) -> tree.Happened:
    """Such a thing has left the battlefield this turn, and you controlled it as it did."""
    what = filter_of({**intermediate.of(intermediate.Qual, args)[0].fields, "controller": "you"})
    if what.noun not in {"permanent", "token"} or what.zone != "battlefield":
        raise Outside
    return tree.Happened(Trigger("leaves", what))


def _besides_this(what: Filter, n: int) -> tree.AnyOf:
    """So many others have come: one more in all, or just so many where the source itself has not come this turn."""
    event = Trigger("enters", what)
    itself = tree.Fits(tree.This(), tree.within(what, {"status": ("entered this turn",)}))
    return tree.AnyOf((tree.Happened(event, n + 1), tree.AllOf((tree.Happened(event, n), tree.Not(itself)))))


def _but_this(what: Filter) -> bool:
    return what.other or any(_but_this(each) for each in what.either)


def has_entered_theirs(args: Parts) -> tree.Happened:
    """Under the control of an opponent has come one such thing: several might be of several opponents."""
    whose_, *rest = (a for a in args if not isinstance(a, Word))
    found = has_happened("enters", controller="opponent")(rest)
    if not isinstance(found, tree.Happened) or found.times != 1:
        raise Outside
    if not isinstance(node_of(whose_), tree.Opponent) or of_each(whose_):
        raise Outside
    return found


def they_have(kind: str, *, never: bool = False) -> Callable[[Parts], tree.Condition]:
    """It has happened to one of those players, or to each; or it has not."""
    it_has = tree.Happened(Trigger(kind, You()))

    def play(args: Parts) -> tree.Condition:
        (parts,) = (a for a in args if not isinstance(a, Word))
        who = node_of(parts)
        if not isinstance(who, (tree.Opponent, tree.EachPlayer)):
            raise Outside
        if of_each(parts):
            return tree.Not(tree.ForSome(who, it_has if never else tree.Not(it_has)))
        return tree.ForSome(who, tree.Not(it_has)) if never else tree.Happened(Trigger(kind, who))

    return play


def last_turn(so: Callable[[Parts], object]) -> Callable[[Parts], tree.Condition]:
    """The same of the turn before this one."""
    return lambda args: tree.with_others(
        so(args), Trigger, lambda event: event._replace(where=(*event.where, tree.LAST_TURN))
    )


def you_have_played(args: Parts) -> tree.Happened:
    parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    n = parts[0].how_many if parts[0].det == "n" else 1
    what = node_filter(parts, numbers=True)
    if not isinstance(n, int) or not isinstance(what, Filter):
        raise Outside
    sorts = what.either or (what,)
    if any(sort.noun != "spell" for sort in sorts):
        raise Outside
    if any(sort.other for sort in sorts):
        return tree.Happened(Trigger("plays", within(what, {"other": False}), You()), n, besides=True)
    return tree.Happened(Trigger("plays", what, You()), n)


def you_have_played_more(args: Parts) -> tree.Happened:
    n, sign, parts = (a for a in args if not isinstance(a, Word))
    what = node_filter(parts)
    if not isinstance(n, int) or sign != ">=" or not isinstance(what, Filter):
        raise Outside
    if any(sort.noun != "spell" for sort in what.either or (what,)):
        raise Outside
    return tree.Happened(Trigger("plays", what, You()), n)


def so_many_have_died(args: Parts) -> tree.Happened:
    n, sign, parts = (a for a in args if not isinstance(a, Word))
    what = node_filter(parts)
    if not isinstance(n, int) or sign != ">=" or not isinstance(what, Filter):
        raise Outside
    return tree.Happened(Trigger("dies", what), n)


def you_have_attacked(args: Parts) -> tree.Happened:
    """You have attacked: nothing but creatures can."""
    if said(args, "TYPE") not in ([], ["creature"]):
        raise Outside
    return tree.Happened(Trigger("player attacks", You()))


def you_have_drawn(args: Parts) -> tree.Happened:
    return _so_often(Trigger("draws", You()), args)


def _so_often(event: Trigger, args: Parts) -> tree.Happened:
    sign, n = bound(args)
    if sign != ">=" or not isinstance(n, int):
        raise Outside
    return tree.Happened(event, n)


def attacked_with_power(args: Parts) -> AsItHappens:
    """The power of all that was declared to attack together: what becomes of them later changes nothing of that."""
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    with_them = Filter(types=("creature",), status=("attacking",), controller="you")
    return AsItHappens(tree.Compared(tree.Stat("power", tree.Each(with_them)), *bound(args)))


def you_have_done(kind: str, noun: str) -> Callable[[Parts], tree.Happened]:
    """You have discarded such a card, or sacrificed such a permanent, this turn: one at least."""

    def play(args: Parts) -> tree.Happened:
        parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
        what = node_filter(parts, numbers=True)
        n = parts[0].how_many if parts[0].det == "n" else 1
        if not isinstance(what, Filter) or n != 1 or any(each.noun != noun for each in what.either or (what,)):
            raise Outside
        if what.other or what.owner or what.controller:
            raise Outside
        plain = what == Filter("card")
        of_ = None if noun == "card" and plain else within(what, {"zone": ""}) if noun == "card" else what
        return tree.Happened(Trigger(kind, You(), of_))

    return play


def you_have_attacked_with_many(args: Parts) -> tree.Happened:
    """You have attacked with so many such creatures at one time, this turn."""
    n, sign, parts = (a for a in args if not isinstance(a, Word))
    what = node_filter(parts)
    if not isinstance(n, int) or sign != ">=" or not isinstance(what, Filter) or what.controller:
        raise Outside
    return tree.Happened(Trigger("attacks with", You(), what, once=True, least=n))


def has_left_your_graveyard(args: Parts) -> tree.Happened:
    """Such a card has left your graveyard this turn."""
    what = node_filter(next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part)))
    if not isinstance(what, Filter) or what.noun != "card" or what.owner or what.other:
        raise Outside
    return tree.Happened(Trigger("leaves graveyard", within(what, {"owner": "you", "zone": "graveyard"})))


MEANINGS: Meanings = {
    "has_gone_to_yours": has_happened("dies", owner="you"),
    "you_have_discarded": you_have_done("discards", "card"),
    "you_have_discarded_more": lambda a: _so_often(Trigger("discards", You(), Filter("card", zone="")), a),
    "you_have_cycled_more": lambda a: _so_often(Trigger("cycles", Filter("card", zone=""), You()), a),
    "you_have_sacrificed": you_have_done("sacrifices", "permanent"),
    "you_have_attacked_with_many": you_have_attacked_with_many,
    "has_left_your_graveyard": has_left_your_graveyard,
    "you_had_gained": last_turn(const(tree.Happened(Trigger("gains life", You())))),
    "you_had_lost": last_turn(const(tree.Happened(Trigger("loses life", You())))),
    "they_had_gained": last_turn(they_have("gains life")),
    "they_had_lost": last_turn(they_have("loses life")),
    "has_died": has_happened("dies"),
    "has_died_yours": has_happened("dies", controller="you"),
    "has_left_yours": has_left_yours,
    "has_entered_yours": has_happened("enters", controller="you"),
    "has_entered_theirs": has_entered_theirs,
    "you_have_not_attacked": lambda a: tree.Not(you_have_attacked(a)),
    "you_have_not_gained": const(tree.Not(tree.Happened(Trigger("gains life", You())))),
    "you_have_not_lost": const(tree.Not(tree.Happened(Trigger("loses life", You())))),
    "you_have_committed_a_crime": const(tree.Happened(Trigger("does", You(), None, ("commettere un crimine",)))),
    "you_have_gained": const(tree.Happened(Trigger("gains life", You()))),
    "you_have_lost": const(tree.Happened(Trigger("loses life", You()))),
    "they_have_gained": they_have("gains life"),
    "they_have_not_lost": they_have("loses life", never=True),
    "they_have_lost": they_have("loses life"),
    "you_have_attacked": you_have_attacked,
    "you_have_played_more": you_have_played_more,
    "you_have_played": you_have_played,
    "so_many_have_died": so_many_have_died,
    "you_have_not_played": lambda a: tree.Not(you_have_played(a)),
    "you_have_gained_so_much": lambda a: tree.Compared(tree.HappenedAmount(Trigger("gains life", You())), *bound(a)),
    "you_have_drawn": you_have_drawn,
    "you_were_dealt_so_much": lambda a: tree.Compared(
        tree.HappenedAmount(Trigger("is dealt damage", You())), *bound(a)
    ),
    "attacked_with_power": attacked_with_power,
    "none_cast_last_turn": const(tree.Not(tree.CastLastTurn())),
    "cast_last_turn": lambda a: tree.CastLastTurn(next(x for x in a if isinstance(x, int)), by_one=True),
}
