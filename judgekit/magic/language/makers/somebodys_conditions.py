"""Conditions that some player fulfils, who is not «you»: an opponent, a player, that player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import objects
from judgekit.magic.language.makers.if_conditions import exists, of_all_together, of_each
from judgekit.magic.language.makers.intermediate import Aim, Meanings, Outside, Part, Parts, const, is_player, said
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.objects import node_filter, node_of
from judgekit.magic.language.makers.opposites import opposite
from judgekit.magic.language.tree import Filter, Trigger, You, within
from judgekit.magic.vocabulary import POISON
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

_THEIRS = "that player"


def some_player(args: Parts) -> tree.Condition:
    """One of those players is so; of «each» there is none who is not; several together have so many between them."""
    parts, so = (a for a in args if not isinstance(a, Word))
    who = node_of(parts)
    if not is_player(who) or isinstance(who, Aim):
        raise Outside
    if isinstance(who, You) or of_all_together(parts):
        return _between_them(who, so)
    if of_each(parts):
        return tree.Not(tree.ForSome(who, opposite(so)))
    return tree.ForSome(who, so)


def _between_them(who: object, so: tree.Condition) -> tree.Condition:
    if isinstance(so, tree.Not):
        return tree.Not(_between_them(who, so.condition))
    if not isinstance(so, tree.Exists) or so.of.controller != _THEIRS or not isinstance(who, (You, tree.Opponent)):
        raise Outside
    return so._replace(of=within(so.of, {"controller": "you" if isinstance(who, You) else "opponent"}))


def not_that_player(args: Parts) -> tree.Condition:
    """«A meno che un avversario non …», or «se quel giocatore non …»: one of several is not so, or none of them is."""
    parts, so = (a for a in args if not isinstance(a, Word))
    return some_player([parts, opposite(so)])


def their_empty_hand(args: Parts) -> tree.Condition:
    return some_player([args[0], tree.Compared(tree.Stat("hand", tree.ThatPlayer()), "=", 0)])


def their_exact_hand(args: Parts) -> tree.Condition:
    """So many cards in hand, or one of two numbers."""
    exactly = tuple(tree.Compared(_HAND, "=", a) for a in args if isinstance(a, int))
    return exactly[0] if len(exactly) == 1 else tree.AnyOf(exactly)


def they_were_dealt_so_much(args: Parts) -> tree.Condition:
    """«If an opponent has been dealt 7 or more damage this turn»."""
    parts, bound_ = (a for a in args if not isinstance(a, Word))
    dealt = tree.HappenedAmount(Trigger("is dealt damage", You()))
    return some_player([parts, compared(dealt)([bound_])])


class Bound(NamedTuple):
    """So many or more, or so many or fewer."""

    sign: str
    n: int


def bounded(args: Parts) -> Bound:
    n = next(a for a in args if not isinstance(a, (Word, str)))
    if not isinstance(n, int):
        raise Outside
    return Bound(next((a for a in args if isinstance(a, str)), ">="), n)


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
    """Somebody controls such things: one of several players all of them, or each of these, or several together."""
    return _controlled(args, none=False)


def they_control_none(args: Parts) -> tree.Condition:
    """Somebody controls no such thing: one of several players, or none of them where all are told of."""
    return _controlled(args, none=True)


def _controlled(args: Parts, *, none: bool) -> tree.Condition:
    whose_, parts = (a for a in args if not isinstance(a, Word))
    who = node_of(whose_)
    if not isinstance(who, (tree.Opponent, tree.EachPlayer)):
        return exists("", none=none)([who, parts])
    if of_all_together(whose_):
        return _of_all(exists("", none=none)([who, parts]))
    so = exists(_THEIRS, none=none)([parts])
    if of_each(whose_):
        return tree.Not(tree.ForSome(who, opposite(so)))
    if not none and (isinstance(so, tree.Fits) or (isinstance(so, tree.Exists) and so.how_many == 1)):
        return exists("")([who, parts])  # who controls one thing is one of them
    return tree.ForSome(who, so)


def _of_all(found: tree.Condition) -> tree.Condition:
    """What several players control together: one sort of things, for of several each might control one."""
    if not isinstance(found, (tree.Exists, tree.Fits)):
        raise Outside
    return found


def they_own(args: Parts) -> tree.Exists:
    """One card somewhere that is theirs: what they have in play need not be."""
    parts = args[-1]
    what = filter_in(parts)
    if len(parts) > 1 or parts[0].det != "a" or what.noun != "card" or what.zone == "battlefield" or what.owner:
        raise Outside
    return tree.Exists(within(what, {"owner": _THEIRS}))


def than_you(sign: str) -> Callable[[Parts], tree.Compared]:
    """That player controls more of some things than you, or fewer, or so many more."""

    def play(args: Parts) -> tree.Compared:
        what = filter_in(_parts(args))
        if what.controller or what.zone != "battlefield" or what.either:
            raise Outside
        more = next((a for a in args if isinstance(a, int)), 0)
        yours: tree.Quantity = tree.CountOf(tree.EachOf(what, tree.Speaker()))
        return tree.Compared(
            tree.Count(within(what, {"controller": _THEIRS})), sign, tree.Plus(yours, more) if more else yours
        )

    return play


def has_than_you(stat: str, sign: str) -> Callable[[Parts], tree.Compared]:
    """That player has more cards or life than you, or less, or so much more."""

    def play(args: Parts) -> tree.Compared:
        more = next((a for a in args if isinstance(a, int)), 0)
        yours: tree.Quantity = tree.Stat(stat, tree.Speaker())
        return tree.Compared(tree.Stat(stat, tree.ThatPlayer()), sign, tree.Plus(yours, more) if more else yours)

    return play


def players_who(args: Parts) -> Part:
    """Those players of whom something is so: «each opponent who controls a creature»."""
    who, so = node_of((objects.part(args[:-1]),)), args[-1]
    if type(who) not in {tree.Opponent, tree.EachPlayer}:
        raise Outside
    return Part(det="each", fixed=tree.PlayersWho(who, so))


def such(args: Parts, *, none: bool = False) -> tree.Condition:
    return exists(_THEIRS, none=none)([_parts(args)])


_COMMANDER = Filter(status=("commander",))
_HAND, _LIFE = tree.Stat("hand", tree.ThatPlayer()), tree.Stat("life", tree.ThatPlayer())
_LOST, _GAINED = (tree.HappenedAmount(Trigger(kind, You())) for kind in ("loses life", "gains life"))


def no_opponent_controls(args: Parts) -> tree.Exists:
    """None of your opponents controls such a thing."""
    what = filter_in(next(a for a in args if not isinstance(a, Word)))
    if what.controller or what.other:
        raise Outside
    return tree.Exists(within(what, {"controller": "opponent"}), "=", 0)


def you_control_with_total(args: Parts) -> tree.Compared:
    """Your creatures have so much power together."""
    name, sign, n = (a for a in args if not isinstance(a, Word))
    if said(args, "TYPE") != ["creature"] or name not in {"power", "toughness"}:
        raise Outside
    return tree.Compared(tree.Stat(name, tree.Each(Filter(types=("creature",), controller="you"))), sign, n)


def you_control_most(args: Parts) -> tree.Not:
    """You control more of some things than each other player does: with nobody but opponents, the one with most."""
    what = filter_in(next(a for a in args if not isinstance(a, Word)))
    if what.controller or what.either or what.zone != "battlefield" or what.other:
        raise Outside
    return tree.Not(tree.Compared(tree.MostOf(what), ">=", tree.Count(within(what, {"controller": "you"}))))


MEANINGS: Meanings = {
    "no_opponent_controls": no_opponent_controls,
    "you_control_with_total": you_control_with_total,
    "you_control_most": you_control_most,
    "so_bounded": bounded,
    "at_least_so_many": bounded,
    "some_player": some_player,
    "not_that_player": not_that_player,
    "their_empty_hand": their_empty_hand,
    "they_were_dealt_so_much": they_were_dealt_so_much,
    "their_graveyard": lambda a: tree.Exists(Filter("card", zone="graveyard", owner=_THEIRS), *_bound(a)),
    "their_hand": compared(_HAND),
    "their_exact_life": compared(_LIFE),
    "their_exact_hand": their_exact_hand,
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
    "they_control_fewer_than_you": than_you("<"),
    "they_control_so_many_more": than_you(">="),
    "they_control_more_than_you": than_you(">"),
    "they_hold_so_many_more": has_than_you("hand", ">="),
    "they_hold_fewer": has_than_you("hand", "<"),
    "they_hold_more": has_than_you("hand", ">"),
    "they_have_less_life": has_than_you("life", "<"),
    "they_have_more_life": has_than_you("life", ">"),
    "they_have_lost_some": const(tree.Happened(Trigger("loses life", You()))),
    "they_hold_none": const(tree.Compared(_HAND, "=", 0)),
    "they_control_such": such,
    "they_control_no_such": lambda a: such(a, none=True),
    "so_is": lambda a: a[0],
    "players_who": players_who,
    "they_are_poisoned": const(tree.Compared(tree.CountersOn(POISON, tree.ThatPlayer()), ">=", 1)),
}
