"""Acts: what a verb tells whoever is its subject to do; what all makers of acts are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import (
    STANDING,
    UNSAID,
    Act,
    Aim,
    Outside,
    Parts,
    PerEach,
    TableRule,
    one,
    said,
)
from judgekit.magic.language.tree import Change, Chosen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def by_player(make: Callable[..., object]) -> Callable[[Parts], Act]:
    """An act of a player; `make` gets who, and what the rule holds."""
    return lambda args: Act("player", lambda who: make(who, *args))


def by_anyone(make: Callable[..., object]) -> Callable[[Parts], Act]:
    """An instruction that needs no subject."""
    return lambda args: Act("nobody", lambda _: make(*args))


def by_thing(make: Callable[..., object]) -> Callable[[Parts], Act]:
    return lambda args: Act("thing", lambda what: make(what, *args))


def about(**fields: object) -> Callable[[Parts], Act]:
    """A change of the subject that says nothing of more things."""
    return by_thing(lambda what, *_: changed(what, **fields))


def changed(what: object, **fields: Any) -> Change:
    return Change(what, until=UNSAID, **fields)


def times(amount: Any, each: Any) -> Any:
    """An amount for each of some things."""
    if each is None:
        return amount
    if not isinstance(amount, int):
        raise Outside
    if isinstance(each, tree.Amount):
        return each._replace(factor=amount)
    if isinstance(each, tree.Blockers):
        return each._replace(factor=amount) if amount else 0
    if isinstance(each, tree.CountOf):
        return each._replace(factor=amount) if amount else 0
    if isinstance(each, tree.Filter):
        return tree.Count(each, amount) if amount else 0
    return each if amount == 1 else tree.Times(each, amount) if amount else 0


def voted_for(args: Parts) -> tuple[str, ...]:
    """The words for which players vote, as they are said between quotation marks."""
    return tuple(word.strip('"«»').lower() for word in said(args, "QUOTED"))


def per(args: Iterable[object]) -> Any:
    found = one(PerEach, args)
    return found.filter if found else None


def of_theirs(made: Any, who: object) -> Any:
    """«Target player untaps all lands that they control»: those of the player aimed at."""
    what = getattr(made, "what", None)
    if not isinstance(made, (tree.Tap, tree.Untap)) or not isinstance(who, Aim) or not isinstance(what, tree.Each):
        return made
    sorts = what.of.either or (what.of,)
    if who.wanted.filter.noun != "player" or any(sort.controller != "that player" for sort in sorts):
        return made
    return made._replace(what=tree.EachOf(tree.within(what.of, {"controller": ""}), who))


def mine(what: object, who: object) -> object:
    """What a player chooses is theirs to choose; of several players each looks among their own."""
    if not isinstance(what, (Chosen, tree.AtRandom)):
        return what
    if not isinstance(who, tree.You) and _are_yours(what.of):
        raise Outside  # somebody else is to choose among what you control
    if isinstance(who, (tree.EachPlayer, tree.Opponent)) and isinstance(what.of, tree.Filter):
        told = {name: getattr(what.of, name) for name in ("controller", "owner")}
        what = what._replace(of=tree.replaced(what.of, {n: "you" for n, who_ in told.items() if who_ == "that player"}))
        if _speaks_of_that_player(what.of):
            raise Outside
    return what._replace(by=who)


def _are_yours(of: tree.Filter) -> bool:
    return of.controller == "you" or any(_are_yours(each) for each in of.either)


def _speaks_of_that_player(node: object) -> bool:
    return node == "that player" or (isinstance(node, tuple) and any(map(_speaks_of_that_player, node)))


def sized(text: str) -> tuple[tree.Quantity, tree.Quantity]:
    def half(part: str) -> int | tree.Minus | tree.X:
        sign = -1 if part.startswith("-") else 1
        if part.lstrip("+-") != "X":
            return int(part)
        return tree.X() if sign == 1 else tree.Minus(tree.X())

    left, right = (half(p) for p in text.split("/"))
    return left, right


def only_if(steps: list[Any], given: tree.Condition) -> list[Any]:
    """What is done only if something is so; what tells no end may stand so, as long as a permanent is there."""
    if all(isinstance(step, Change) and step.until == UNSAID for step in steps):
        so = tree.AllOf(cast("tuple[tree.Condition, ...]", (given, STANDING)))
        return [step._replace(until=tree.While(so)) for step in steps]
    if any(isinstance(step, (TableRule, tree.Instead)) or getattr(step, "until", "") == UNSAID for step in steps):
        raise Outside
    return [tree.If(given, tuple(steps))]


def ending_with(steps: list[Any]) -> list[Any]:
    """`You win the game and lose the game`: of one sentence, at one moment."""
    ends = [isinstance(step, (tree.Win, tree.Lose)) for step in steps]
    return [step._replace(with_it=True) if n and ends[n] and ends[n - 1] else step for n, step in enumerate(steps)]
