"""Costs: of abilities, of what a player may pay for, and of what is done unless somebody pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import (
    UNSAID,
    Harm,
    Outside,
    Ref,
    SelfIn,
    Sentence,
    TableRule,
    Unless,
    is_player,
    one,
)
from judgekit.magic.language.makers.objects import enterer, within
from judgekit.magic.language.tree import Change, Chosen, Filter, You

if TYPE_CHECKING:
    from collections.abc import Callable


def cost_thing(node: Callable[..., Any], **fields: Any) -> Callable[[list[Any]], Any]:
    """A cost that is paid with things: the source itself, or some that fit."""

    def play(args: list[Any]) -> Any:
        what = next(a for a in args if not isinstance(a, Word))
        if isinstance(what, Chosen) and not what.up_to:
            return node(within(what.of, {"controller": "", **fields}), what.how_many)
        if isinstance(what, (tree.This, tree.Host, Ref, SelfIn)):
            return node(what)
        raise Outside

    return play


def cost_of_x(args: list[Any]) -> tree.Keyword:
    """A keyword whose cost is so much mana as the text says X is."""
    word, symbol, defined = args
    many = defined.quantity
    if symbol.value != "X":
        raise Outside
    if isinstance(many, tree.Stat) and isinstance(many.of, (Ref, SelfIn)):
        many = many._replace(of=tree.This())
    return tree.Keyword(word.value, many)


def other_cost(args: list[Any]) -> Sentence:
    """What may be paid instead of the mana cost, and when."""
    costs = one(tuple, args)
    condition = next((a for a in args if a is not costs and not isinstance(a, Word)), None)
    return Sentence("other cost", costs, condition)


def discard_cost(args: list[Any]) -> Any:
    return tree.DiscardCost(Filter("card", zone="hand"), one(Harm, args).amount, "at random" in args)


def counter_cost(args: list[Any]) -> Any:
    n, kind, what = args
    if not isinstance(what, (tree.This, Ref)):
        raise Outside
    return tree.CounterCost(kind, n)


def pay_life(who: Any, *args: Any) -> Any:
    return tree.Pay(who, (tree.PayLife(one(Harm, args).amount),))


def paid_life(step: Any) -> Any:
    """Who has to pay life, and may not refuse, loses it."""
    match step:
        case tree.Pay(who, (tree.PayLife(amount),), (), ()):
            return tree.LoseLife(who, amount)
        case _:
            return step


def pay_then(who: Any, *args: Any) -> Any:
    return tree.Pay(who, (tree.Mana(tuple(a.value for a in args)),))


def unless(args: list[Any]) -> Unless:
    costs = next(a for a in args if isinstance(a, tuple) and not hasattr(a, "_fields"))
    who = next((a for a in args if hasattr(a, "_fields") and not isinstance(a, Word)), None)
    return Unless(who, costs)


def unless_paid(steps: list[Any], said_: Unless, subject: Any) -> list[Any]:
    """Instructions that somebody may pay for to stop: who is not named is the subject, where it is a player."""
    last = steps[-1]
    who = said_.who if said_.who is not None else subject if is_player(subject) else You()
    if isinstance(last, tree.Counter) and (said_.who is None or isinstance(said_.who, tree.ControllerOf)):
        return [*steps[:-1], last._replace(unless=said_.costs)]
    if isinstance(last, Change) and last.until == UNSAID:
        return _costly(last, said_, who)
    return [tree.Pay(who, said_.costs, (), tuple(steps))]


_COSTLY = {"cannot attack": "cost to attack", "cannot block": "cost to block"}


def _costly(change: Change, said_: Unless, who: Any) -> list[Any]:
    """What cannot attack or block unless mana is paid costs that to attack or block with, whoever controls it."""
    what = enterer(change.what)
    own = isinstance(what, tree.This) or (isinstance(what, Filter) and what.controller == "you")
    payer = isinstance(who, tree.ControllerOf) or (own and isinstance(who, You))
    if not (payer and change.rules and set(change.rules) <= _COSTLY.keys()):
        raise Outside
    price = [part for cost in said_.costs for part in (cost.symbols if isinstance(cost, tree.Mana) else (cost,))]
    return [TableRule(_COSTLY[rule], (what, tuple(price))) for rule in change.rules]
