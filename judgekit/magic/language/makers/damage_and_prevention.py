"""Damage: who deals how much of it to whom, and what prevents it."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import per, times
from judgekit.magic.language.makers.intermediate import (
    UNSAID,
    Act,
    Aim,
    Clause,
    HowMuch,
    Instruction,
    Meanings,
    Outside,
    Parts,
    PerEach,
    Ref,
    Rest,
    Source,
    Until,
    is_player,
    last,
    one,
    said,
    the,
)
from judgekit.magic.language.makers.objects import node_of
from judgekit.magic.language.tree import UNTIL_END_OF_TURN, You


def of_source(amount: object, source: object) -> Any:
    """`Its power`, said before the recipient, is that of the source."""
    if (
        isinstance(amount, (tree.Stat, tree.CountersOn))
        and isinstance(amount.of, Ref)
        and amount.of.kind == "thing"
        and not amount.of.types
    ):
        return amount._replace(of=source)
    return amount


def dealt(amount: object, whom: object, source: object) -> tree.Damage:
    """Damage of one source, or of each of several: to others, or to itself."""
    if isinstance(source, tree.Each) and source.of.noun == "source":
        raise Outside  # «a source deals damage»: nobody says which, and never all of them
    if whom == Ref("itself"):
        if isinstance(source, (tree.Each, tree.EachOf)):
            return tree.Damage(of_source(amount, source), tree.EACH_ITS_OWN, source)
        whom = source
    if whom == tree.ControllerOf(Ref("thing")) and type(whom) is tree.ControllerOf and isinstance(source, tree.Each):
        return tree.Damage(of_source(amount, source), tree.ControllerOf(tree.EACH_ITS_OWN), source)
    return tree.Damage(amount, whom, source)  # type: ignore[arg-type]


def deal(args: Parts, *, own: bool = False) -> Act:
    harm = the(HowMuch, args)
    whom = [a for a in args if type(a) not in {HowMuch, PerEach} and not isinstance(a, Word)]
    amount = times(harm.amount, per(args))
    own = own or (isinstance(amount, tree.CountersOn) and is_player(whom[0]))  # «on it»: on who deals it, no player
    return Act("thing", lambda source: dealt(of_source(amount, source) if own else amount, whom[0], source))


def deal_equal(args: Parts) -> Act:
    """How much is said behind the recipient."""
    whom, amount = (a for a in args if not isinstance(a, Word))
    itself = whom == Ref("itself")
    return Act("thing", lambda source: dealt(of_source(amount, source) if itself else amount, whom, source))


def deal_itself(args: Parts) -> Act:
    """Damage that a thing deals to itself: «its power» is its own."""
    amount = the(HowMuch, args).amount
    return Act("thing", lambda source: dealt(of_source(amount, source), Ref("itself"), source))


def deal_twice(args: Parts) -> Act:
    """Several amounts, each to somebody else, at one moment."""
    told = [(much.amount, whom) for much, whom in zip(args[::2], args[1::2], strict=True)]
    return Act("thing", lambda source: [dealt(*each, source)._replace(with_it=n > 0) for n, each in enumerate(told)])


def deal_more(args: Parts) -> Act:
    """So much more, to somebody else."""
    n, whom = args
    return Act("thing", lambda source: tree.Damage(n, whom, source))


def deal_by(args: Parts) -> Act:
    """Who deals it stands between the verb and how much."""
    source, harm, whom = [a for a in args if type(a) is not PerEach and not isinstance(a, Word)]
    amount = times(harm.amount, per(args))
    return Act("thing", lambda _: tree.Damage(of_source(amount, source), whom, source))


def you_have_it_deal(args: Parts) -> Clause:
    """You may have something deal damage: who deals it stands before how much, whom it is dealt to behind."""
    source, harm, whom = [a for a in args if not isinstance(a, Word)]
    dealt = tree.Damage(of_source(harm.amount, source), whom, source)
    return Clause(You(), Act("nobody", lambda _: dealt), may=True)


def deal_divided(args: Parts) -> Act:
    n, parts = [a for a in args if not isinstance(a, Word)]
    node = node_of(parts)
    if not isinstance(node, Aim):
        raise Outside
    wanted = node.wanted
    most = n if wanted.most == 99 else wanted.most
    aim = Aim(wanted._replace(least=1 if wanted.least == 0 else wanted.least, most=most, divided=n), node.key)
    return Act("thing", lambda source: tree.Damage(n, aim, source))


def deals_to(args: Parts) -> Clause:
    harm = the(HowMuch, args)
    others = [a for a in args if type(a) is not HowMuch]
    whom = others[-1]
    return Clause(
        others[0] if len(others) > 1 else None,
        Act("thing", lambda source: tree.Damage(_on_itself(harm.amount, source), whom, source)),
    )


def _on_itself(amount: object, source: object) -> Any:
    """The counters «on it» are on what deals the damage: on a player there are none."""
    return of_source(amount, source) if isinstance(amount, tree.CountersOn) else amount


def from_source(args: Parts) -> Source | Rest:
    """From whom damage comes; behind «that a source would deal» it is told to whom, and how long."""
    source, *told = [a for a in args if not isinstance(a, Word)]
    if not told:
        return Source(source)
    return damage_rest([Source(source), *told])


def damage_rest(args: Parts) -> Rest:
    rest = Rest()
    for arg in args:
        if isinstance(arg, Rest):
            rest = rest._replace(**{name: value for name, value in arg._asdict().items() if value})
        elif isinstance(arg, Until):
            rest = rest._replace(until=arg.until)
        elif isinstance(arg, Source):
            rest = rest._replace(source=arg.node)
        elif not isinstance(arg, Word):
            rest = rest._replace(to=arg)
    return rest


def prevent(args: Parts) -> Act:
    return Act("nobody", lambda _: next(a for a in args if isinstance(a, (tree.Prevent, list))))


def to_and_from(args: Parts) -> list[tree.Prevent]:
    """All the damage that something would be dealt, and all that it would deal."""
    what = next(a for a in args if not isinstance(a, (Word, Until)))
    until, combat = one(Until, args), bool(said(args, "danno-da-combattimento"))
    if isinstance(what, tree.Chosen) or tree.is_several(what):
        raise Outside
    lasts = until.until if until is not None else UNSAID
    both = ((what, None), (None, what))
    return [tree.Prevent(to, None, source, combat, until=lasts) for to, source in both]


def all_damage(args: Parts) -> tree.Prevent:
    rest = one(Rest, args) or Rest()
    combat, other = (bool(said(args, word)) for word in ("danno-da-combattimento", "non-da-combattimento"))
    return tree.Prevent(rest.to, None, rest.source, combat, until=rest.until or UNSAID, noncombat=other)


def next_points(args: Parts) -> tree.Prevent:
    rest = one(Rest, args) or Rest()
    n = next((a for a in args if isinstance(a, (int, tree.X))), 1)
    return tree.Prevent(rest.to, n, rest.source, until=rest.until or UNTIL_END_OF_TURN)


def damage_to_you(args: Parts) -> Rest:
    """Damage «che ti verrebbe inflitto»."""
    return damage_rest(args)._replace(to=You())


def they_may_be_dealt(args: Parts) -> Clause:
    """A player may have something deal them damage."""
    who, much, source = (a for a in args if not isinstance(a, Word))
    if not is_player(who) or is_player(source):
        raise Outside
    return Clause(who, Act("nobody", lambda whom: tree.Damage(much.amount, whom, source)), may=True)


def unless_dealt(args: Parts) -> Instruction:
    """What is done unless a player has something deal them damage."""
    until = one(Until, args)
    who, much, source = [a for a in args if not isinstance(a, Word) and type(a) not in {Clause, Until}]
    if not is_player(who) or is_player(source):
        raise Outside
    return Instruction(the(Clause, args), until.until if until else "", tree.Damage(much.amount, who, source))


MEANINGS: Meanings = {
    "they_may_be_dealt": they_may_be_dealt,
    "unless_dealt": unless_dealt,
    "damage_of_it_to_you": lambda a: damage_rest([Source(a[0]), *a[1:]])._replace(to=You()),
    "deal_thrice": deal_twice,
    "damage_to_you": damage_to_you,
    "excess": lambda a: Clause(None, Act("nobody", lambda _: tree.Excess(last(a)))),
    "deals_to": deals_to,
    "deal": lambda a: deal(a, own=True),
    "deal_swapped": lambda a: deal(a)._replace(to_said=True),
    "deal_itself": deal_itself,
    "deal_each": lambda a: deal(a, own=True),
    "deal_by": deal_by,
    "you_have_it_deal": you_have_it_deal,
    "you_have_it_deal_swapped": lambda a: you_have_it_deal([*a[:-2], a[-1], a[-2]]),
    "deal_equal": deal_equal,
    "deal_more": deal_more,
    "deal_twice": deal_twice,
    "deal_divided": deal_divided,
    "prevent": prevent,
    "to_and_from": to_and_from,
    "all_damage": all_damage,
    "next_points": next_points,
    "some_of_that": lambda a: tree.Prevent(You(), a[0], Ref("damage")),
    "that_damage": lambda _: tree.Prevent(Ref("damage"), None),
    "damage_rest": damage_rest,
    "damage_to_it": lambda a: damage_rest(a)._replace(to=Ref("thing")),
    "from_source": from_source,
}
