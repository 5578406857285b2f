"""Conditions that some player fulfils, who is not «you»: an opponent, a player, that player."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.if_conditions import exists, of_each, opposite
from judgekit.magic.language.makers.intermediate import Aim, Meanings, Outside, Part, Parts, const, is_player
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.objects import node_filter, node_of
from judgekit.magic.language.tree import Filter, Trigger, You, within

if TYPE_CHECKING:
    from collections.abc import Callable

_THEIRS = "that player"
_POISON = "veleno"


def some_player(args: Parts) -> tree.Condition:
    """One of those players is so; of «each» there is none who is not."""
    parts, so = (a for a in args if not isinstance(a, Word))
    who = node_of(parts)
    if not is_player(who) or isinstance(who, (Aim, You)):
        raise Outside
    if of_each(parts):
        return tree.Not(tree.ForSome(who, opposite(so)))
    return tree.ForSome(who, so)


def not_that_player(args: Parts) -> tree.Not:
    """«A meno che un avversario non …», or «se quel giocatore non …»: with one of several it would not be clear."""
    return tree.Not(some_player(args))


def their_empty_hand(args: Parts) -> tree.Condition:
    return some_player([args[0], tree.Compared(tree.Stat("hand", tree.ThatPlayer()), "=", 0)])


class Bound(NamedTuple):
    """So many or more, or so many or fewer."""

    sign: str
    n: int


def bounded(args: Parts) -> Bound:
    n = next(a for a in args if not isinstance(a, (Word, str)))
    if not isinstance(n, int):
        raise Outside
    return Bound(next((a for a in args if isinstance(a, str) and not isinstance(a, Word)), ">="), n)


def _bound(args: Parts) -> Bound:
    """The bound that is told, or exactly so many."""
    found = next((a for a in args if isinstance(a, Bound)), None)
    return found if found is not None else bounded([*args, "="])


def compared(quantity: object) -> Callable[[Parts], tree.Compared]:
    return lambda args: tree.Compared(quantity, *_bound(args))


def _least(args: Parts) -> int:
    """So many at least, of what is counted as it happens."""
    sign, n = _bound(args)
    if sign != ">=":
        raise Outside
    return n


def _parts(args: Parts) -> tuple[Part, ...]:
    found: tuple[Part, ...] = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    return found


def they_have_played(args: Parts) -> tree.Happened:
    parts = _parts(args)
    what = node_filter(parts, numbers=True)
    told = parts[0].how_many if parts[0].det == "n" else 1
    n = _least(args) if any(isinstance(a, Bound) for a in args) else told
    if not isinstance(what, Filter) or what.noun != "spell" or what.other or not isinstance(n, int):
        raise Outside
    return tree.Happened(Trigger("plays", what, You()), n)


def they_have_had_enter(args: Parts) -> tree.Happened:
    parts = _parts(args)
    what = node_filter(parts)
    if not isinstance(what, Filter) or what.other or what.either:
        raise Outside
    return tree.Happened(Trigger("enters", within(what, {"controller": "you"})), _least(args))


def they_control_so_many(args: Parts) -> tree.Exists:
    sign, n = _bound(args)
    return tree.Exists(within(filter_in(args[-1]), {"controller": _THEIRS}), sign, n)


def they_control(args: Parts) -> tree.Condition:
    """Somebody controls such a thing; of several opponents one controls as many as are told."""
    whose_, parts = (a for a in args if not isinstance(a, Word))
    found = exists("")([node_of(whose_), parts])
    several = isinstance(found, tree.Exists) and found.how_many > 1 and isinstance(node_of(whose_), tree.Opponent)
    if not several:
        return found
    if of_each(whose_) or not isinstance(found, tree.Exists):
        raise Outside  # each of them, or all of them together
    return tree.ForSome(tree.Opponent(), found._replace(of=within(found.of, {"controller": "that player"})))


def they_control_none(args: Parts) -> tree.Condition:
    """Somebody controls no such thing: one of several opponents, or none of them where all are told of."""
    whose_, parts = (a for a in args if not isinstance(a, Word))
    who = node_of(whose_)
    if of_each(whose_) or not isinstance(who, tree.Opponent):
        return exists("", none=True)([who, parts])
    return tree.Not(they_control(args)) if len(parts) > 1 else _one_who_controls_none(parts)


def _one_who_controls_none(parts: tuple[Part, ...]) -> tree.ForSome:
    found = exists("that player", none=True)([parts])
    if not isinstance(found, tree.Exists):
        raise Outside
    return tree.ForSome(tree.Opponent(), found)


def they_own(args: Parts) -> tree.Exists:
    """One card somewhere that is theirs: what they have in play need not be."""
    parts = args[-1]
    what = filter_in(parts)
    if len(parts) > 1 or parts[0].det != "a" or what.noun != "card" or what.zone == "battlefield" or what.owner:
        raise Outside
    return tree.Exists(within(what, {"owner": _THEIRS}))


_COMMANDER = Filter(status=("commander",))
_HAND, _LIFE = tree.Stat("hand", tree.ThatPlayer()), tree.Stat("life", tree.ThatPlayer())
_LOST, _GAINED = (tree.HappenedAmount(Trigger(kind, You())) for kind in ("loses life", "gains life"))

MEANINGS: Meanings = {
    "so_bounded": bounded,
    "at_least_so_many": bounded,
    "some_player": some_player,
    "not_that_player": not_that_player,
    "their_empty_hand": their_empty_hand,
    "their_graveyard": lambda a: tree.Exists(Filter("card", zone="graveyard", owner=_THEIRS), *_bound(a)),
    "their_hand": compared(_HAND),
    "their_exact_life": compared(_LIFE),
    "they_have_lost_so_much": compared(_LOST),
    "they_have_gained_so_much": compared(_GAINED),
    "they_have_drawn": lambda a: tree.Happened(Trigger("draws", You()), _least(a)),
    "they_have_played": they_have_played,
    "they_have_had_enter": they_have_had_enter,
    "they_control_so_many": they_control_so_many,
    "they_own": they_own,
    "they_control": they_control,
    "they_control_none": they_control_none,
    "you_control_your_commander": const(tree.Exists(_COMMANDER._replace(controller="you", owner="you"))),
    "you_control_a_commander": const(tree.Exists(_COMMANDER._replace(controller="you"))),
    "they_control_a_commander": const(tree.Exists(_COMMANDER._replace(controller=_THEIRS))),
    "they_are_poisoned": const(tree.Compared(tree.CountersOn(_POISON, tree.ThatPlayer()), ">=", 1)),
}
