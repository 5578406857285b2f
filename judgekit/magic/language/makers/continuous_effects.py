"""What things become: sizes, kinds, colours and rules, for a time or as long as a source is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.lexicon import COLOURS
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import acts
from judgekit.magic.language.makers.acts import about, changed, per, sized, times
from judgekit.magic.language.makers.intermediate import (
    UNSAID,
    Act,
    Meanings,
    Outside,
    Parts,
    Qual,
    Ref,
    Sentence,
    TableRule,
    Until,
    const,
    of,
    said,
    the,
)
from judgekit.magic.language.makers.parties import party
from judgekit.magic.language.tree import Change, Each, You
from judgekit.magic.vocabulary import BASIC_LAND_TYPES, KINDS_OF_CREATURES, LAND_TYPES
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

CARD_TYPES = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")  # of permanents


def grow(args: Parts) -> Act:
    power, toughness = sized(said(args, "SIZE")[0])
    each = per(args)
    if each is None:
        return about(power=power, toughness=toughness)([])
    power, toughness = times(power, each), times(toughness, each)
    return Act("thing", lambda what: changed(what, power=_its_own(power, what), toughness=_its_own(toughness, what)))


def _its_own(amount: object, what: object) -> Any:
    """«For each Aura on it», counter on it, colour of it: «it» is what grows, each by itself where that is several."""
    if isinstance(what, (tree.This, tree.Host)):
        return _with(amount, what)
    each = isinstance(what, Each) and not tree.holds(amount, tree.Shares)
    return _with(amount, tree.EACH_ITS_OWN) if each else amount


def _with(node: object, it: object) -> Any:
    if isinstance(node, Ref):
        return it if node == Ref("thing") else node
    return tree.mapped(node, lambda part: _with(part, it))


def grow_until(args: Parts) -> Act:
    """The duration stands before what is counted."""
    power, toughness = (times(n, per(args)) for n in sized(said(args, "SIZE")[0]))
    until = the(Until, args).until
    return Act("thing", lambda what: Change(what, power=power, toughness=toughness, until=until))


def grow_either(args: Parts) -> Act:
    """One size or the other, as its controller chooses when it is done."""
    sizes = [sized(text) for text in said(args, "SIZE")]
    return Act(
        "thing",
        lambda what: tree.OneOf(tree.You(), tuple((changed(what, power=p, toughness=t),) for p, t in sizes)),
    )


def get_one(args: Parts) -> Act:
    """One keyword of several, as its controller chooses when it is done."""
    words = said(args, "KEYWORD")
    return Act(
        "thing",
        lambda what: tree.OneOf(tree.You(), tuple((changed(what, words=(tree.Keyword(word),)),) for word in words)),
    )


def grow_and_get(args: Parts) -> Act:
    power, toughness = sized(said(args, "SIZE")[0])
    return about(power=power, toughness=toughness, words=args[-1])([])


def become_body(args: Parts) -> dict[str, Any]:
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
        if len(types) == 2 and types[1] != "land" and not (said(args, "che-è-ancora") or said(args, "è-ancora")):
            fields["types"], fields["adds_types"] = tuple(types), False
    if said(args, "tutti-i-tipi-di-creatura"):
        fields["subtypes"] = KINDS_OF_CREATURES
    if said(args, "COLOUR"):
        fields["colors"] = tuple(said(args, "COLOUR"))
    gained = next((a for a in args if type(a) is tuple), ())
    if gained:
        fields["words"] = gained
    return fields


def body_of_a_sort(args: Parts) -> dict[str, object]:
    """A legendary creature of a size: what it was besides, it is still."""
    return become_body(args) | {"types": tuple(said(args, "TYPE")), "supertypes": tuple(said(args, "SUPERTYPE"))}


def become_two_kinds(args: Parts) -> dict[str, object]:
    """A creature of a size, and a land of a kind besides."""
    if tuple(said(args, "TYPE")) != ("creature", "land") or LAND_TYPES.keys().isdisjoint(said(args, "SUBTYPE")):
        raise Outside
    power, toughness = sized(said(args, "BODY")[0])
    return subtyped(args) | {"set_power": power, "set_toughness": toughness}


def lost_words(args: Parts) -> Act:
    names = next((a for a in args if isinstance(a, tuple) and not isinstance(a, Word)), ())
    lose = tuple(k.word for k in names) if names else ("*",)
    return about(lose=lose)([])


def become(args: Parts) -> Act:
    return about(**args[0])([])


def _name_told(args: Parts) -> str:
    """The name that the last words tell."""
    return " ".join(a.said.strip('"«»“”') for a in args if isinstance(a, Word) and a.kind in {"QUOTED", "SUBTYPE"})


def become_named(args: Parts) -> Act:
    """It is that, and called so."""
    fields = next(a for a in args if isinstance(a, dict))
    return about(**{**fields, "named": _name_told(args)})([])


class LostKinds(NamedTuple):
    """What something loses as it becomes something else: its other card types, its other abilities."""

    kinds: frozenset[str]


def become_nothing_else(args: Parts) -> Act:
    """It is of that card type and of no other, and of the kinds that are told."""
    fields, kinds = next(a for a in args if isinstance(a, dict)), the(LostKinds, args).kinds
    if "tutti-gli-altri-tipi-di-carta" not in kinds or not fields.get("types") or fields.get("adds_types"):
        raise Outside
    gained = next((a for a in args if type(a) is tuple), ())
    words = (*fields.get("words", ()), *gained)
    lose = ("*",) if kinds & {"tutte-le-altre-abilità", "tutte-le-abilità"} else ()
    others = tuple(kind for kind in CARD_TYPES if kind not in fields["types"])
    return about(**{**fields, "words": words, "lose": lose, "not_types": others})([])


def of_a_kind_of_choice(args: Parts) -> dict[str, object]:
    """Of a kind of creature that is chosen now: of what else there are kinds, nobody chooses so."""
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    return {"subtypes": ("choice",)}


def of_a_basic_kind_of_choice(args: Parts) -> dict[str, object]:
    """Of a basic land type that is chosen now."""
    if (said(args, "TYPE"), said(args, "SUPERTYPE")) != (["land"], ["basic"]):
        raise Outside
    return {"subtypes": ("choice of land",)}


def counts_as(args: Parts) -> Act:
    """It is that too, and stays what it is."""
    fields: dict[str, Any] = next(a for a in args if isinstance(a, dict))
    kinds = {"land" if kind in LAND_TYPES else "creature" for kind in fields.get("subtypes", ())}
    if any(kind not in kinds for kind in said(args, "TYPE")):
        raise Outside  # its other kinds of creature, where it is a kind of land that it counts as
    return about(**{**fields, "adds_types": True})([])


def has_the_kind_chosen(args: Parts) -> Act:
    """The kind of creature that was chosen, besides those that it is of."""
    if said(args, "TYPE") not in ([], ["creature"]):
        raise Outside
    return about(subtypes=("chosen",), adds_types=True)([])


def counts_as_coloured_too(args: Parts) -> Act:
    """It is of that kind and colour too, and keeps those that it has."""
    (fields,) = (a for a in args if isinstance(a, dict))
    if not fields.get("colors") or "choice" in fields["colors"] or fields.keys() & {"set_power", "words"}:
        raise Outside
    return about(**{**fields, "adds_types": True, "adds_colors": True})([])


def coloured(args: Parts) -> dict[str, object]:
    return {"colors": tuple(said(args, "COLOUR"))}


def subtyped(args: Parts) -> dict[str, object]:
    fields: dict[str, object] = {"types": tuple(said(args, "TYPE")), "subtypes": tuple(said(args, "SUBTYPE"))}
    return fields | coloured(args) if said(args, "COLOUR") else fields


def multiplied(what: object, names: tuple[str, ...], times: int = 2) -> tree.Multiply:
    """As much again, or twice as much again."""
    if not set(names) <= {"power", "toughness"}:
        raise Outside
    return tree.Multiply(what, names, times, until=UNSAID)


def multiply(times: int) -> Callable[[Parts], Act]:
    """Power, toughness or both of something become so many times what they are."""

    def make(args: Parts) -> Act:
        *names, what = (a for a in args if not isinstance(a, Word))
        return Act("nobody", lambda _: multiplied(what, tuple(names), times))

    return make


def no_counter(args: Parts) -> Act:
    def make(what: object) -> Any:
        if isinstance(what, Each) and what.of.noun == "spell":
            return TableRule("cannot be countered", what.of)
        return changed(what, rules=("cannot be countered",))

    return Act("thing", make)


def static_control(args: Parts) -> Act:
    def make(who: object) -> Any:
        if not isinstance(who, You):
            raise Outside
        return changed(args[0], controller=who)

    return Act("player", make)


def stat_is(args: Parts) -> Sentence:
    values = [a for a in args if not isinstance(a, Word)]
    names = [v for v in values if v in {"power", "toughness"}]
    rest = [v for v in values if v not in {"power", "toughness"}]
    what, *amounts = rest
    if len(set(names)) != len(names) or "cost" in rest or len(amounts) not in {1, len(names)}:
        raise Outside
    fields: dict[str, Any] = {}
    for name, amount in zip(names, amounts if len(amounts) == len(names) else amounts * len(names), strict=True):
        if isinstance(amount, tree.Plus) and isinstance(amount.of, tree.Amount):
            amount = tree.Plus(amounts[0], amount.more)  # noqa: PLW2901 - `that number` is the one said before
        fields[f"set_{name}"] = amount
    return Sentence("plain", (changed(what, **fields),))


def both_of_the_pair(args: Parts) -> Sentence:
    """What the source and the creature that it is paired with get."""
    what, act = (a for a in args if not isinstance(a, Word))
    if not isinstance(party(what), tree.This) or set(said(args, "TYPE")) != {"creature"} or act.on != "thing":
        raise Outside
    step = act.make(tree.Pair())
    if not isinstance(step, Change):
        raise Outside
    return Sentence("plain", (step,))


def measured(args: list[Any]) -> dict[str, Any]:
    """Of a size that is counted, power and toughness alike."""
    amount = next(a for a in reversed(args) if not isinstance(a, Word))
    if isinstance(amount, tree.Stat) and amount.of == Ref("thing"):
        amount = amount._replace(of=tree.EACH_ITS_OWN)
    return {"types": tuple(said(args, "TYPE")), "set_power": amount, "set_toughness": amount}


def takes_it(who: object) -> tree.Change:
    """A player takes control of what was spoken of: one of several, the tree cannot tell which."""
    if isinstance(who, (tree.Opponent, tree.EachPlayer)):
        raise Outside
    return acts.changed(Ref("thing"), controller=who)


MEANINGS: Meanings = {
    "lose_kinds_of_land": acts.about(not_types=tuple(LAND_TYPES), lose=("*",)),
    "both_of_the_pair": both_of_the_pair,
    "size_is": stat_is,
    "has_size": stat_is,
    "stat_is": stat_is,
    "grow": grow,
    "grow_until": grow_until,
    "grow_either": grow_either,
    "get": lambda a: acts.about(words=a[-1])([]),
    "be_sized": lambda a: acts.about(**become_body(a))([]),
    "be_measured": lambda a: acts.about(**{**measured(a), "types": ()})([]),
    "base_power": lambda a: acts.about(set_power=a[-1])([]),
    "base_toughness": lambda a: acts.about(set_toughness=a[-1])([]),
    "lose_words": lost_words,
    "become": become,
    "become_named": become_named,
    "become_nothing_else": become_nothing_else,
    "lost_kind": lambda a: " ".join(word.kind for word in a),
    "lost_kinds": lambda a: LostKinds(frozenset(x for x in a if type(x) is str)),
    "be_named": lambda a: about(named=_name_told(a))([]),
    "of_the_kind_chosen_now": of_a_kind_of_choice,
    "counts_as": counts_as,
    "has_the_kind_chosen": has_the_kind_chosen,
    "counts_as_coloured_too": counts_as_coloured_too,
    "every_kind_of_creature": acts.about(subtypes=KINDS_OF_CREATURES, adds_types=True),
    "every_basic_kind_too": acts.about(subtypes=tuple(BASIC_LAND_TYPES), adds_types=True),
    "take_control": acts.by_player(lambda who, *a: acts.changed(a[-1], controller=who)),
    "take_control_of_it": acts.by_player(lambda who, *_: takes_it(who)),
    "still_is": acts.about(adds_types=True),
    "controls": static_control,
    "double_own": lambda a: acts.by_thing(lambda what, *_: multiplied(what, (a[-1],)))([]),
    "double": multiply(2),
    "triple": multiply(3),
    "stop_being": lambda a: acts.about(not_types=(*said(a, "TYPE"), *said(a, "SUBTYPE")))([]),
    "lose_kinds_of_creature": acts.about(not_types=KINDS_OF_CREATURES),
    "grow_and_get": grow_and_get,
    "get_one": get_one,
    "body": become_body,
    "body_of_a_sort": body_of_a_sort,
    "two_kinds": become_two_kinds,
    "coloured": coloured,
    "all_coloured": const({"colors": COLOURS}),
    "coloured_as_chosen": const({"colors": ("choice",)}),
    "coloured_as_chosen_before": const({"colors": ("chosen",)}),
    "of_the_basic_kind_chosen_now": of_a_basic_kind_of_choice,
    "of_the_kind_chosen_before": const({"subtypes": ("chosen",)}),
    "measured": measured,
    "typed": lambda a: {"types": tuple(said(a, "TYPE"))},
    "subtyped": subtyped,
    "with_abilities": lambda a: {
        **{name: value for name, value in subtyped(a).items() if value},
        "words": next(x for x in a if type(x) is tuple),
    },
    "of_every_basic_kind": const({"subtypes": tuple(BASIC_LAND_TYPES)}),
}
