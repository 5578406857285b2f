"""Conditions that look back: what something was, what it has done this turn, what the text itself has done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import intermediate, merged_filters, noun_qualities, quantities
from judgekit.magic.language.makers.intermediate import Meanings, Outside, Parts, Ref, is_player, said
from judgekit.magic.language.tree import Filter, You
from judgekit.magic.vocabulary import COUNTERS

if TYPE_CHECKING:
    from collections.abc import Callable


def was(what: object, filter_: Filter) -> tree.Was:
    """A thing that has gone fitted as it was last there: what it was, not what befell it."""
    known = filter_._replace(
        types=(), any_types=(), not_types=(), any_subtypes=(), not_subtypes=(), supertypes=(), not_supertypes=(),
        any_colors=(), not_colors=(), words=(), not_words=(), zone="battlefield", noun="permanent", either=(),
    )  # fmt: skip
    if known != Filter() or not isinstance(what, (tree.This, tree.Host, tree.It, Ref)):
        raise Outside
    for each in filter_.either:
        was(what, each)
    return tree.Was(what, filter_)


def was_of_kinds(args: Parts) -> tree.Was:
    """«It was a Wolf or a Werewolf»."""
    told = intermediate.of(intermediate.Qual, args)
    first = noun_qualities.state(told[:1])
    rest = [q for q in told[1:] if q.fields.keys() <= {"types", "any_subtypes"}]
    if len(rest) != len(told) - 1:
        raise Outside
    several = tuple(noun_qualities.state([q]) for q in rest)
    return was(Ref("thing"), Filter(either=(first, *several)) if several else first)


def done_so(args: Parts) -> tree.Compared:
    """«If a land card is discarded this way»: there is one at least."""
    sign = next((a for a in args if isinstance(a, str) and a in _SIGNS and not isinstance(a, Word)), ">=")
    rest = [a for a in args if not (isinstance(a, str) and a in _SIGNS)]
    n = next((a for a in rest if isinstance(a, int)), 1)
    return tree.Compared(quantities.thus([a for a in rest if not isinstance(a, int)]), sign, n)


def shown_so(args: Parts) -> tree.Fits:
    """«If a land card is revealed this way»: the one card that was shown is one."""
    quals = intermediate.of(intermediate.Qual, args)
    if any(q.aimed or q.own or q.whose is not None for q in quals):
        raise Outside
    fields: dict[str, object] = {}
    for qual in quals:
        if qual.alternatives:
            raise Outside
        merged_filters.add_fields(fields, qual.fields)
    what = merged_filters.filter_of(fields)
    if what.noun != "card" or what.zone != "battlefield" or what.status:
        raise Outside
    return tree.Fits(Ref("shown"), what)


_VERBS = {
    "scarta": "discarded", "sacrifica": "sacrificed", "esilia": "exiled", "macina": "milled", "pesca": "drawn"
}  # fmt: skip


def you_did_so(args: Parts) -> tree.Compared:
    return tree.Compared(quantities.thus(args), ">=", 1)


def you_have_done_so(args: Parts) -> tree.Compared:
    """You have: not whoever else was told to do it as well."""
    told = done_so(args)
    if not isinstance(told.one, tree.Thus):
        raise Outside
    of_ = told.one.of
    yours = {"owner": "you"} if of_.noun == "card" else {"controller": "you"}
    return told._replace(one=told.one._replace(of=tree.within(of_, yours)))


def they_did_so(args: Parts) -> tree.Compared:
    """The same of the player who was told to do it: nobody else has been."""
    who, *rest = (a for a in args if not (isinstance(a, Word) and a.kind == "UN"))
    if not is_player(who) or isinstance(who, (tree.Opponent, tree.EachPlayer)):
        raise Outside
    return you_did_so(rest)


def has_no_counters(args: Parts) -> tree.Fits:
    kind = next((a for a in args if isinstance(a, str)), "")
    what = next((a for a in args if not isinstance(a, (Word, str))), Ref("thing"))
    return tree.Fits(what, Filter(compare=((COUNTERS + kind, "=", 0),)))


def has_any_counter(args: Parts) -> tree.Fits:
    what = next(a for a in args if not isinstance(a, Word))
    return tree.Fits(what, Filter(compare=((COUNTERS, ">", 0),)))


def has_at_least_counters(args: Parts) -> tree.Fits:
    kind = next(a for a in args if isinstance(a, str))
    n = intermediate.numbers(args)[0]
    what = next((a for a in args if not isinstance(a, (Word, str, int, tree.X))), Ref("thing"))
    return tree.Fits(what, Filter(compare=((COUNTERS + kind, ">=", n),)))


def has_done(*deeds: str) -> Callable[[Parts], tree.Fits]:
    """A thing has attacked this turn, or blocked, or come into play."""
    fitting = [Filter(status=(f"{deed} this turn",)) for deed in deeds]
    of_ = fitting[0] if len(fitting) == 1 else Filter(either=tuple(fitting))

    def play(args: Parts) -> tree.Fits:
        what = next((a for a in args if not isinstance(a, Word)), Ref("thing"))
        if is_player(what) or isinstance(what, (tree.Chosen, tree.Each)):
            raise Outside
        return tree.Fits(what, of_)

    return play


def none_attacked(args: Parts) -> tree.Not:
    """No creature has attacked this turn."""
    of_ = noun_qualities.state([a for a in args if isinstance(a, intermediate.Qual)])
    if of_.either or of_.noun != "permanent" or of_.zone != "battlefield":
        raise Outside
    return tree.Not(tree.Happened(tree.Trigger("attacks", of_)))


def were_hurt(args: Parts) -> tree.DealtDamage:
    who = next(a for a in args if not isinstance(a, Word))
    if not isinstance(who, (tree.Opponent, tree.ThatPlayer, You)):
        raise Outside
    return tree.DealtDamage(who)


def has_word(args: Parts) -> tree.Condition:
    """A thing has a keyword; or one at least of some things has it."""
    word = Filter(words=tuple(said(args, "KEYWORD")))
    what = next((a for a in args if not isinstance(a, Word)), Ref("thing"))
    if isinstance(what, tree.Chosen) and what.how_many == 1 and not what.up_to:
        return tree.Exists(tree.within(what.of, {"words": word.words}))
    if is_player(what) or not isinstance(what, (tree.This, tree.Host, Ref)):
        raise Outside
    return tree.Fits(what, word)


def had_word(args: Parts) -> tree.Was:
    """A thing that has gone had a keyword, as it was last there."""
    what = next((a for a in args if not isinstance(a, Word)), Ref("thing"))
    return was(what, Filter(words=tuple(said(args, "KEYWORD"))))


def has_harmed(args: Parts) -> tree.Fits:
    """A thing has dealt damage this turn, to you or to an opponent."""
    what, whom = (a for a in args if not isinstance(a, Word))
    if not isinstance(whom, (You, tree.Opponent)) or is_player(what) or not isinstance(what, (tree.This, tree.Host)):
        raise Outside
    return tree.Fits(what, Filter(harm=tree.Harm(False, whom, bool(said(args, "danno-da-combattimento")))))


def was_harmed_so(args: Parts) -> tree.Exists:
    """What the text has just dealt damage to is of a sort: one at least of those."""
    quals = intermediate.of(intermediate.Qual, args)
    fits = noun_qualities.state(quals)
    if fits.harm is not None or fits.either:
        raise Outside
    return tree.Exists(fits._replace(harm=tree.Harm(True, tree.This(), thus=True)))


_SIGNS = frozenset({"<=", ">="})


def either_number(stat: str) -> Callable[[Parts], tree.AnyOf]:
    """You have just so many of something, or just so many."""
    so = tree.Stat(stat, You())
    return lambda a: tree.AnyOf(tuple(tree.Compared(so, "=", n) for n in intermediate.numbers(a)))


MEANINGS: Meanings = {
    "your_exact_hand_either": either_number("hand"),
    "did": lambda a: _VERBS[a[0].kind],
    "done_so": done_so,
    "shown_so": shown_so,
    "you_did_so": you_did_so,
    "they_did_so": they_did_so,
    "you_have_done_so": you_have_done_so,
    "was_so": lambda a: was(a[0], a[-1]),
    "it_was_so": lambda a: was(Ref("thing"), noun_qualities.state(a)),
    "it_was_of_kinds": was_of_kinds,
    "attacked_now": has_done("attacked"),
    "not_attacked_now": lambda a: tree.Not(has_done("attacked")(a)),
    "none_attacked": none_attacked,
    "it_attacked_now": has_done("attacked"),
    "fought_now": has_done("attacked", "blocked"),
    "it_fought_now": has_done("attacked", "blocked"),
    "came_now": has_done("entered"),
    "came_not_now": lambda a: tree.Not(has_done("entered")(a)),
    "has_no_counters": has_no_counters,
    "has_any_counter": has_any_counter,
    "has_at_least_counters": has_at_least_counters,
    "were_hurt": were_hurt,
    "has_word_now": has_word,
    "has_not_that_word": lambda a: tree.Not(has_word(a)),
    "had_word": had_word,
    "had_not_that_word": lambda a: tree.Not(had_word(a)),
    "has_harmed": has_harmed,
    "has_not_harmed": lambda a: tree.Not(has_harmed(a)),
    "was_harmed_so": was_harmed_so,
    "were_not_hurt": lambda a: tree.Not(were_hurt(a)),
    "your_exact_life": lambda a: tree.Compared(tree.Stat("life", You()), "=", intermediate.numbers(a)[0]),
    "your_exact_hand": lambda a: tree.Compared(tree.Stat("hand", You()), "=", intermediate.numbers(a)[0]),
    "your_smaller_hand": lambda a: tree.Compared(tree.Stat("hand", You()), "<", intermediate.numbers(a)[0]),
}
