"""What things become: sizes, kinds, colours and rules, for a time or as long as a source is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import about, by_thing, changed, per, sized, times
from judgekit.magic.language.makers.intermediate import (
    UNSAID,
    Act,
    Outside,
    Part,
    Qual,
    Sentence,
    TableRule,
    Until,
    of,
    one,
    said,
)
from judgekit.magic.language.makers.moments import opposite, unless_so
from judgekit.magic.language.makers.objects import enterer, filter_in
from judgekit.magic.language.tree import Change, Each, Filter

if TYPE_CHECKING:
    from collections.abc import Callable


def ruled(name: str) -> Callable[[list[Any]], Act]:
    return about(rules=(name,))


def ruled_about(name: str) -> Callable[[list[Any]], Act]:
    def play(args: list[Any]) -> Act:
        values = [a for a in args if not isinstance(a, Word)]
        value = filter_in(values[0]) if isinstance(values[0], tuple) and isinstance(values[0][0], Part) else values[0]
        return Act("thing", lambda what: changed(what, rules=(rule_about(name, value),)))

    return play


def rule_about(name: str, value: Any) -> Any:
    """Where a rule about certain things has a name of its own, that name."""
    walls, flyers = Filter(any_subtypes=("Muro",)), Filter(types=("creature",), words=("volare",))
    short = {("blocked only by", walls): "blocked only by Walls", ("blocked only by", flyers): "blocked only by flyers",
             ("blocks only", flyers): "blocks only flyers"}  # fmt: skip
    return short.get((name, value), (name, value)) if isinstance(value, Filter) else (name, value)


def grow(args: list[Any]) -> Act:
    power, toughness = sized(said(args, "SIZE")[0])
    each = per(args)
    if each is not None:
        power, toughness = times(power, each), times(toughness, each)
    return about(power=power, toughness=toughness)([])


def grow_until(args: list[Any]) -> Act:
    """The duration stands before what is counted."""
    power, toughness = (times(n, per(args)) for n in sized(said(args, "SIZE")[0]))
    until = one(Until, args).until
    return Act("thing", lambda what: Change(what, power=power, toughness=toughness, until=until))


def grow_either(args: list[Any]) -> Act:
    """One size or the other, as its controller chooses when it is done."""
    sizes = [sized(text) for text in said(args, "SIZE")]
    return Act(
        "thing",
        lambda what: tree.OneOf(tree.You(), tuple((changed(what, power=p, toughness=t),) for p, t in sizes)),
    )


def all_block(args: list[Any]) -> Sentence:
    """All that can block something do."""
    until = one(Until, args)
    what = next(a for a in args if not isinstance(a, (Word, Until)))
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    change = Change(what, rules=("all block",), until=until.until if until else UNSAID)
    return Sentence("plain", (change,))


def by_one_only(args: list[Any]) -> Act:
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    return about(rules=(("blocked by at most", 1),))([])


def no_combat_damage(args: list[Any]) -> Act:
    until = one(Until, args)
    rules = ("deals no combat damage",)
    return by_thing(lambda what, *_: Change(what, rules=rules, until=until.until if until else UNSAID))([])


def grow_and_get(args: list[Any]) -> Act:
    power, toughness = sized(said(args, "SIZE")[0])
    return about(power=power, toughness=toughness, words=args[-1])([])


def double(args: list[Any]) -> Act:
    """As much again."""
    name, what = (a for a in args if not isinstance(a, Word))
    if name not in {"power", "toughness"}:
        raise Outside
    return Act("nobody", lambda _: changed(what, **{name: tree.Stat(name, what)}))


def is_unblockable(args: list[Any]) -> Act:
    if args[-1].value != "imbloccabile":
        raise Outside
    return about(rules=("unblockable",))([])


def become_body(args: list[Any]) -> dict[str, Any]:
    power, toughness = sized(said(args, "BODY")[0])
    fields: dict[str, Any] = {"set_power": power, "set_toughness": toughness}
    types: list[str] = []
    for part_ in of(Qual, args):
        types += part_.fields.get("types", ())
        if part_.fields.get("any_subtypes"):
            fields["subtypes"] = part_.fields["any_subtypes"]
    if said(args, "SUBTYPE"):
        fields["subtypes"] = (*fields.get("subtypes", ()), *said(args, "SUBTYPE"))
    if types:
        fields["types"], fields["adds_types"] = (types[0],), len(types) > 1
        if len(types) == 2 and types[1] != "land" and not said(args, "che-è-ancora"):
            fields["types"], fields["adds_types"] = tuple(types), False
    if said(args, "COLOUR"):
        fields["colors"] = tuple(said(args, "COLOUR"))
    gained = next((a for a in args if type(a) is tuple), ())
    if gained:
        fields["words"] = gained
    return fields


def lost_words(args: list[Any]) -> Act:
    names = args[0] if isinstance(args[0], tuple) else ()
    lose = tuple(k.word for k in names) if names and not isinstance(names, Word) else ("*",)
    return about(lose=lose)([])


def become(args: list[Any]) -> Act:
    return about(**args[0])([])


def counts_as(args: list[Any]) -> Act:
    """It is that too, and stays what it is."""
    fields: dict[str, Any] = next(a for a in args if isinstance(a, dict))
    return about(**{**fields, "adds_types": True})([])


def coloured(args: list[Any]) -> dict[str, Any]:
    return {"colors": tuple(said(args, "COLOUR"))}


def subtyped(args: list[Any]) -> dict[str, Any]:
    return {"types": tuple(said(args, "TYPE")), "subtypes": tuple(said(args, "SUBTYPE"))}


def enters_with(args: list[Any]) -> Act:
    n, kind = [a for a in args if not isinstance(a, Word)][:2]
    n = times(n, per(args)) if per(args) is not None else n
    return Act(
        "thing",
        lambda what: tree.Instead(
            "enters", enterer(what), (tree.PutCounters(tree.It() if isinstance(what, Each) else what, kind, n),)
        ),
    )


def enters_tapped_unless(args: list[Any]) -> Act:
    """TAPped, but where something is so."""
    unless = opposite(unless_so(args[-1]))
    return Act("thing", lambda what: tree.Instead("enters", enterer(what), (tree.Tap(what),), unless))


def attacks_as_no_defender(args: list[Any]) -> Act:
    if args[-1].value != "difensore":
        raise Outside
    return about(rules=("attacks as no defender",))([])


def costs_each(name: str) -> Callable[[list[Any]], Act]:
    """So much less for each of some things."""

    def play(args: list[Any]) -> Act:
        symbols, each = tuple(said(args, "SYMBOL")), tree.Count(per(args))
        return Act("thing", lambda what: TableRule(name, (enterer(what), symbols, each)))

    return play


def costs_if(args: list[Any]) -> Sentence:
    """So much less, if something is so."""
    what, condition = (a for a in args if not isinstance(a, Word))
    return Sentence("static", (TableRule("costs less", (enterer(what), tuple(said(args, "SYMBOL")))),), condition)


def costs_aiming(args: list[Any]) -> Sentence:
    """So much less, if the spell itself has such a target."""
    what, group = (a for a in args if not isinstance(a, Word))
    if not isinstance(what, tree.This):
        raise Outside
    aiming = Filter("spell", zone="stack", aims_at=filter_in(group))
    rule = TableRule("costs less", (what, tuple(said(args, "SYMBOL"))))
    return Sentence("static", (rule,), tree.Fits(tree.This(), aiming))


def doubled(what: Any, names: tuple[str, ...]) -> Any:
    """As much again."""
    if not set(names) <= {"power", "toughness"}:
        raise Outside
    fields: dict[str, Any] = {name: tree.Stat(name, what) for name in names}
    return changed(what, **fields)


def double_both(args: list[Any]) -> Act:
    one_, two, what = (a for a in args if not isinstance(a, Word))
    return Act("nobody", lambda _: doubled(what, (one_, two)))


def enters_with_if(args: list[Any]) -> Act:
    """With counters, if something is so."""
    n, kind, condition = (a for a in args if not isinstance(a, Word))
    does = (tree.PutCounters(tree.This(), kind, n),)
    return Act("thing", lambda what: tree.Instead("enters", enterer(what), does, condition))


def enters_tapped_with(args: list[Any]) -> Act:
    n, kind = [a for a in args if not isinstance(a, Word)][:2]

    def make(what: Any) -> Any:
        one_ = tree.It() if isinstance(what, Each) else what
        return tree.Instead("enters", enterer(what), (tree.Tap(one_), tree.PutCounters(one_, kind, n)))

    return Act("thing", make)


def blocks_more(args: list[Any]) -> Act:
    n = next((a for a in args if isinstance(a, int)), None)
    if n is None:
        raise Outside
    return about(rules=(("blocks more", n),))([])


def blocks_so_many(args: list[Any]) -> Act:
    """So many creatures: one, and the rest are more."""
    n, types = next(a for a in args if not isinstance(a, Word)), said(args, "TYPE")
    if not isinstance(n, int) or n < 2 or types != ["creature"]:
        raise Outside
    return about(rules=(("blocks more", n - 1),))([])


def enters_tapped(args: list[Any]) -> Act:
    return Act(
        "thing",
        lambda what: tree.Instead("enters", enterer(what), (tree.Tap(tree.It() if isinstance(what, Each) else what),)),
    )


def costs(name: str) -> Callable[[list[Any]], Act]:
    symbols = "SYMBOL"
    return lambda args: Act("thing", lambda what: TableRule(name, (enterer(what), tuple(said(args, symbols)))))


def no_counter(args: list[Any]) -> Act:
    def make(what: Any) -> Any:
        if isinstance(what, Each) and what.of.noun == "spell":
            return TableRule("cannot be countered", what.of)
        return changed(what, rules=("cannot be countered",))

    return Act("thing", make)


def no_attack_or_block(name: str = "") -> Callable[[list[Any]], Act]:
    return about(rules=("cannot attack", "cannot block"))


def no_block_either(args: list[Any]) -> Act:
    found = filter_in(args[-1])
    return about(rules=(("cannot block", found), ("cannot be blocked by", found)))([])


def for_now(name: str) -> Callable[[list[Any]], Act]:
    return by_thing(lambda what, *_: Change(what, rules=(name,)))


def as_flyer(args: list[Any]) -> str:
    if args[-1].value != "volare":
        raise Outside
    return "blocks as a flyer"
