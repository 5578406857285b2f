"""What is done unless somebody pays: by whom, with what, and what it costs to attack or block."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import per, times
from judgekit.magic.language.makers.intermediate import (
    UNSAID,
    Outside,
    Parts,
    PerEach,
    Ref,
    TableRule,
    Unless,
    is_player,
    said,
)
from judgekit.magic.language.makers.parties import enterer
from judgekit.magic.language.rule_names import AND_YOURS
from judgekit.magic.language.tree import Change, Filter, You, within


def unless(args: Parts) -> Unless:
    costs = next(a for a in args if tree.is_several(a))
    who = next((a for a in args if hasattr(a, "_fields") and not isinstance(a, (Word, PerEach))), None)
    if who == Ref("thing") and type(who) is Ref:
        who = Ref("player")  # who pays is no thing
    each = per(args)
    return Unless(who, costs, None if each is None else times(1, each))


def unless_so_much_more(args: Parts) -> Unless:
    """{1} plus {1} for each of some things: {1}, once more than there are."""
    one_, more = said(args, "SYMBOL")
    if one_ != more:
        raise Outside
    told = unless([*(a for a in args if not isinstance(a, Word)), (tree.Mana((one_,)),)])
    if told.times is None:
        raise Outside
    return told._replace(times=tree.Plus(told.times, 1))


def unless_either(args: Parts) -> Unless:
    """One thing may be paid, or another: who does not pay the one is asked for the other."""
    *said_, other = args
    return unless([a for a in said_ if not isinstance(a, Word)])._replace(other=other)


def unless_paid(steps: list[Any], said_: Unless, subject: object) -> list[Any]:
    """Instructions that somebody may pay for to stop: who is not named is the subject, where it is a player."""
    last = steps[-1]
    who = said_.who if said_.who is not None else subject if is_player(subject) else You()
    if said_.other:
        if isinstance(last, tree.Counter) or (isinstance(last, Change) and last.until == UNSAID):
            raise Outside
        return [tree.Pay(who, said_.costs, (), (tree.Pay(who, said_.other, (), tuple(steps)),))]
    if said_.times is not None:
        if isinstance(last, Change) and last.until == UNSAID:
            raise Outside
        return [tree.Pay(who, said_.costs, (), tuple(steps), said_.times)]
    if isinstance(last, tree.Counter) and (said_.who is None or isinstance(said_.who, tree.ControllerOf)):
        return [*steps[:-1], last._replace(unless=said_.costs)]
    if isinstance(last, Change) and last.until == UNSAID:
        return _costly(last, said_, who)
    return [tree.Pay(who, said_.costs, (), tuple(steps))]


_COSTLY = {"cannot attack": "cost to attack", "cannot block": "cost to block"}


def _costly(change: Change, said_: Unless, who: object) -> list[Any]:
    """What cannot attack or block unless mana is paid costs that to attack or block with, whoever controls it."""
    aimed = len(change.rules) == 1 and isinstance(change.rules[0], tuple) and change.rules[0][0] in _ON_YOU
    if aimed and isinstance(who, tree.ControllerOf):
        return _costs_to_attack_you(change, said_)
    what = enterer(change.what)
    own = isinstance(what, tree.This) or (isinstance(what, Filter) and what.controller == "you")
    payer = isinstance(who, tree.ControllerOf) or (own and isinstance(who, You))
    if not (payer and change.rules and set(change.rules) <= _COSTLY.keys()):
        raise Outside
    price = _price(said_)
    return [TableRule(_COSTLY[rule], (what, price)) for rule in change.rules if isinstance(rule, str)]


_ON_YOU: dict[str, tuple[str, ...]] = {"cannot attack you": (), "cannot attack you or yours": (AND_YOURS,)}


def _costs_to_attack_you(change: Change, said_: Unless) -> list[object]:
    """What cannot attack you unless its controller pays costs that to attack you with."""
    name = change.rules[0][0]
    what = enterer(change.what)
    if not isinstance(what, Filter) or what.controller:
        raise Outside
    return [TableRule("cost to attack", (within(what, {"controller": "opponent"}), _price(said_), *_ON_YOU[name]))]


def _price(said_: Unless) -> tuple[object, ...]:
    price = [part for cost in said_.costs for part in (cost.symbols if isinstance(cost, tree.Mana) else (cost,))]
    return tuple(price)
