"""When and whether: triggers, conditions, and the kinds of sentences that are more than deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import about, changed
from judgekit.magic.language.makers.clauses import replaced_by
from judgekit.magic.language.makers.intermediate import (
    Act,
    Aim,
    Event,
    Outside,
    Part,
    Ref,
    Sentence,
    TableRule,
    is_player,
    of,
    one,
    said,
)
from judgekit.magic.language.makers.objects import card_kinds, enterer, merged, node_filter, party, whose, within
from judgekit.magic.language.tree import Chosen, Filter, Trigger, You

if TYPE_CHECKING:
    from collections.abc import Callable


def event(kind: str, *where: str) -> Callable[[list[Any]], Event]:
    def play(args: list[Any]) -> Event:
        others = [a for a in args if not isinstance(a, Word)]
        return Event(kind, party(others[0]) if others else None, where)

    return play


def group_event(kind: str, *where: str) -> Callable[[list[Any]], Event]:
    return lambda args: Event(
        kind, node_filter(next(a for a in args if isinstance(a, tuple) and isinstance(a[0], Part))), where
    )


def trigger(subject: Any, event_: Event) -> Trigger:
    who = party(subject)
    if event_.where in (("yours",), ("opponent",)):
        several = who if isinstance(who, tuple) and not hasattr(who, "_fields") else (who,)
        if not all(isinstance(each, Filter) for each in several):
            raise Outside
        by = "you" if "yours" in event_.where else "opponent"
        yours = tuple(within(each, {"controller": by}) for each in several)
        return Trigger(event_.kind, yours[0] if len(yours) == 1 else yours)
    if event_.kind == "is buried":
        if not isinstance(who, Filter) or who.noun != "card":
            raise Outside
        return Trigger("is buried", within(who, {"owner": "you", "zone": "graveyard"}))
    if event_.where == ("owned",):
        if not isinstance(who, Filter):
            raise Outside
        return Trigger(event_.kind, within(who, {"owner": "you"}))
    if event_.kind == "plays" and isinstance(event_.other, Filter) and _is_from_elsewhere(event_.other):
        raise Outside
    if event_.kind in {"plays", "taps"} and event_.other is not None:
        return Trigger(event_.kind, event_.other, who, event_.where)
    if event_.kind == "attacks" and is_player(who):
        return Trigger("player attacks", who, event_.other, event_.where)
    if event_.kind == "sacrifices":
        return Trigger(event_.kind, who, event_.other, event_.where)
    return Trigger(event_.kind, who, event_.other, event_.where, least=event_.least)


def _is_from_elsewhere(of_: Filter) -> bool:
    """Whether a text speaks of spells that are cast from some zone: on the stack, nobody sees where they came from."""
    return any(each.noun == "spell" and each.zone != "stack" for each in of_.either or (of_,))


def on_event(args: list[Any]) -> tuple[Trigger, ...]:
    subject = next(a for a in args if type(a) is not Event and not isinstance(a, Word))
    events = of(Event, args)
    events = [each if each.other is not None else each._replace(other=events[-1].other) for each in events]
    return tuple(trigger(subject, each) for each in events)


def on_event_this_turn(args: list[Any]) -> tuple[Trigger, ...]:
    """What is waited for in this turn only; a text that sets it up may have a target for it."""
    aim = next((a for a in args if isinstance(a, Aim)), None)
    if aim is not None:
        found = on_event([tree.This() if a is aim else a for a in args])
        return tuple(each._replace(what=aim, where=(*each.where, THIS_TURN)) for each in found)
    return tuple(each._replace(where=(*each.where, THIS_TURN)) for each in on_event(args))


def you_attack_with(args: list[Any]) -> tuple[Trigger, ...]:
    """Whenever you attack with such a creature."""
    group = next(a for a in args if isinstance(a, tuple) and isinstance(a[0], Part))
    return (Trigger("attacks with", You(), node_filter(group)),)


def many(kind: str) -> Callable[[list[Any]], Event]:
    """To block, or to be blocked by, so many creatures or more."""

    def play(args: list[Any]) -> Event:
        least, group = (a for a in args if not isinstance(a, Word))
        return Event(kind, node_filter(group), (), least)

    return play


def as_attacks(args: list[Any]) -> Sentence:
    """What may be paid as a creature attacks."""
    costs, *what = (a for a in args if not isinstance(a, Word))
    if what and not isinstance(party(what[0]), tree.This):
        raise Outside
    return Sentence("as attacks", costs)


THIS_TURN, EACH_TIME = "this turn", "each time"


def on_none(args: list[Any]) -> tuple[Trigger, ...]:
    """When you control none of some things."""
    return (Trigger("state", tree.Exists(within(merged(args[-1]), {"controller": "you"}), "=", 0)),)


def on_your(args: list[Any]) -> tuple[Trigger, ...]:
    return (trigger(You(), one(Event, args)),)


def on_step(args: list[Any]) -> tuple[Trigger, ...]:
    return (one(Trigger, args),)


def end_of_turn(args: list[Any]) -> tuple[Trigger, ...]:
    """At the end of your turn, or of the turn of somebody."""
    nodes = [a for a in args if not isinstance(a, Word)]
    who = party(nodes[0]) if nodes else You()
    return (Trigger("step", None if isinstance(who, tree.EachPlayer) else who, None, ("end of turn",)),)


def step_trigger(who: Any) -> Callable[[list[Any]], Trigger]:
    def play(args: list[Any]) -> Trigger:
        name = next(a for a in args if isinstance(a, str))
        node = who
        if who == "said":
            node = next(a for a in args if not isinstance(a, str) and not isinstance(a, Word))
            node = None if isinstance(node, tree.EachPlayer) else party(node)
        return Trigger("step", node, None, (name,))

    return play


def stat_is(args: list[Any]) -> Sentence:
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


def triggered(args: list[Any]) -> Sentence:
    triggers, *rest = args
    if triggers[0].what == "own":
        triggers = (triggers[0]._replace(what=None),)
        rest[-1] = replaced_by(rest[-1], tree.EachPlayer, Ref("player"))  # in each player's own step, that player
    return Sentence("triggered", rest[-1], rest[0] if len(rest) > 1 else None, triggers)


def triggered_or_pay(args: list[Any]) -> Sentence:
    """An ability that somebody pays for to stop: pay, or this happens."""
    triggers, steps = args[0], args[-1]
    return Sentence(
        "triggered", (tree.Pay(You(), (tree.Mana(tuple(said(args, "SYMBOL"))),), (), steps),), None, triggers
    )


def triggered_late(args: list[Any]) -> Sentence:
    """An ability that, when it triggers, sets up something for the end of this combat."""
    later = tree.Later(Trigger("step", None, None, ("end of combat",)), args[-1])
    return Sentence("triggered", (later,), None, args[0])


def sentence(kind: str) -> Callable[[list[Any]], Sentence]:
    """A sentence of a kind: its last part is what is done, one before it the condition."""
    return lambda args: Sentence(kind, args[-1], args[0] if len(args) > 1 else None)


def limit(name: Any) -> Callable[[list[Any]], Sentence]:
    return lambda args: Sentence("limit", about=name + (f" {args[-1]}" if name == "only during your" else ""))


def compare_life(args: list[Any]) -> Any:
    numbers = [a for a in args if not isinstance(a, (Word, str))]
    sign = next(a for a in args if isinstance(a, str))
    return tree.Compared(tree.Stat("life", You()), sign, numbers[0])


def their_life(args: list[Any]) -> Any:
    who, n, sign = (a for a in args if not isinstance(a, Word))
    if not is_player(who):
        raise Outside
    return tree.Compared(tree.Stat("life", who), sign, n)


def on_many(args: list[Any]) -> tuple[Trigger, ...]:
    """Whenever one or more of some things do something at one moment: once."""
    group = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    event_ = one(Event, args)
    return (trigger(Chosen(node_filter(group)), event_)._replace(once=True),)


def on_attack_with_others(args: list[Any]) -> tuple[Trigger, ...]:
    """Whenever it attacks with so many others."""
    what, n = (a for a in args if not isinstance(a, Word))
    if said(args, "TYPE") != ["creature"] or not isinstance(n, int):
        raise Outside
    return (Trigger("attacks", party(what), least=n + 1),)


def on_your_first(args: list[Any]) -> tuple[Trigger, ...]:
    return (trigger(You(), one(Event, args))._replace(nth=1),)


def on_their_first(args: list[Any]) -> tuple[Trigger, ...]:
    return tuple(each._replace(nth=1) for each in on_event(args))


def on_nth_spell(args: list[Any]) -> tuple[Trigger, ...]:
    """Whenever you cast your second spell in a turn."""
    nth = next(a for a in args if isinstance(a, int))
    kinds = card_kinds([a for a in args if getattr(a, "kind", "") in {"TYPE", "SUBTYPE", "SUPERTYPE"}])
    of_ = within(Filter("spell", zone="stack"), kinds.fields)
    whose_ = [a for a in args if not isinstance(a, (Word, int))]
    return (Trigger("plays", of_, party(whose_[0]) if whose_ else You(), nth=nth),)


def on_nth_card(args: list[Any]) -> tuple[Trigger, ...]:
    return (Trigger("draws", You(), nth=next(a for a in args if isinstance(a, int))),)


def you_attack_with_many(args: list[Any]) -> tuple[Trigger, ...]:
    """Whenever you attack with so many such creatures or more: once."""
    group = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    n = next((a for a in args if isinstance(a, int)), 1)
    return (Trigger("attacks with", You(), node_filter(group), once=True, least=n),)


def has_happened(kind: str, **more: str) -> Callable[[list[Any]], Any]:
    """Such a thing has died, or come, this turn."""

    def play(args: list[Any]) -> Any:
        parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
        n = parts[0].how_many if parts[0].det == "n" else 1
        what = node_filter(parts)
        if not isinstance(n, int) or not isinstance(what, Filter):
            raise Outside
        fields: dict[str, Any] = dict(more)
        return tree.Happened(Trigger(kind, within(what, fields) if fields else what), n)

    return play


def they_have(kind: str) -> Callable[[list[Any]], Any]:
    def play(args: list[Any]) -> Any:
        who = party(args[0])
        if not isinstance(who, (tree.Opponent, tree.EachPlayer)):
            raise Outside
        return tree.Happened(Trigger(kind, who))

    return play


def you_have_played(args: list[Any]) -> Any:
    parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    n = parts[0].how_many if parts[0].det == "n" else 1
    what = node_filter(parts)
    if not isinstance(n, int) or not isinstance(what, Filter) or what.noun != "spell":
        raise Outside
    if what.other:
        n, what = n + 1, within(what, {"other": False})
    return tree.Happened(Trigger("plays", what, You()), n)


def you_have_played_more(args: list[Any]) -> Any:
    n, sign, parts = (a for a in args if not isinstance(a, Word))
    what = node_filter(parts)
    if not isinstance(n, int) or sign != ">=" or not isinstance(what, Filter) or what.noun != "spell":
        raise Outside
    return tree.Happened(Trigger("plays", what, You()), n)


def same_damage_instead(args: list[Any]) -> Sentence:
    """If something is so, so much damage instead, to whom it would be dealt."""
    condition, *_, much = (a for a in args if not isinstance(a, Word))
    return Sentence("instead so", (tree.Damage(much.amount, Ref("the same")),), condition)


def had_counter(args: list[Any]) -> Any:
    """What is spoken of had a counter of a kind, when it was last there."""
    kind = next(a for a in args if isinstance(a, str) and not isinstance(a, Word))
    return tree.HadCounter(kind)


def you_have_more(args: list[Any]) -> Any:
    """So many cards or more, of some kinds, in your graveyard."""
    n, sign = (a for a in args if not isinstance(a, Word))
    kinds = tuple(Filter("card", types=(kind,), owner="you", zone="graveyard") for kind in said(args, "TYPE"))
    return tree.Exists(kinds[0] if len(kinds) == 1 else Filter(either=kinds), sign, n)


def so_many_have_died(args: list[Any]) -> Any:
    n, sign, parts = (a for a in args if not isinstance(a, Word))
    what = node_filter(parts)
    if not isinstance(n, int) or sign != ">=" or not isinstance(what, Filter):
        raise Outside
    return tree.Happened(Trigger("dies", what), n)


def has_counter(args: list[Any]) -> Any:
    what = next(a for a in args if not isinstance(a, (Word, str, int)))
    n = next((a for a in args if isinstance(a, int)), 1)
    if n != 1:
        raise Outside
    kind = next(a for a in args if isinstance(a, str) and not isinstance(a, Word))
    return tree.Fits(what, Filter(counters=(kind,)))


def in_your_turn(args: list[Any]) -> tuple[Trigger, ...]:
    return tuple(each._replace(where=(*each.where, "your turn")) for each in on_event(args))


def on_counters_put(args: list[Any]) -> tuple[Trigger, ...]:
    """Whenever one or more counters of a kind are put on something."""
    kind = next(a for a in args if isinstance(a, str) and not isinstance(a, Word))
    if any(isinstance(a, int) and a != 1 for a in args):
        raise Outside
    return (Trigger("gets counters", party(args[-1]), None, (f"counter {kind}",)),)


def on_death_this_turn(args: list[Any]) -> tuple[Trigger, ...]:
    """If it dies this turn, whenever that is."""
    return on_event_this_turn([args[0], Event("dies")])


def in_their_turn(args: list[Any]) -> tuple[Trigger, ...]:
    return tuple(each._replace(where=(*each.where, "their turn")) for each in on_your(args))


def more_life(args: list[Any]) -> Any:
    """You have more life than an opponent."""
    if not isinstance(args[-1], tree.Opponent):
        raise Outside
    return tree.Compared(tree.Stat("life", You()), ">", tree.Stat("life", args[-1]))


def compare_hand(args: list[Any]) -> Any:
    numbers = [a for a in args if not isinstance(a, (Word, str))]
    sign = next((a for a in args if isinstance(a, str)), "=")
    return tree.Compared(tree.Stat("hand", You()), sign, numbers[0])


def exists(controller: str, none: bool = False) -> Callable[[list[Any]], Any]:
    """Somebody controls such things, or none."""

    def play(args: list[Any]) -> Any:
        parts = args[-1]
        who = whose(args[0]) if len(args) > 1 else controller
        if len(parts) == 1 and (parts[0].fixed is not None or (parts[0].det == "this" and not parts[0].many)):
            it = tree.Fits(parts[0].fixed or tree.This(), Filter(controller=who))
            return tree.Not(it) if none else it
        n = parts[0].how_many if parts[0].det == "n" and isinstance(parts[0].how_many, int) else 1
        found = within(merged(parts), {"controller": who})
        if none:
            return tree.Exists(found, "=", 0) if n == 1 else tree.Not(tree.Exists(found, ">=", n))
        return tree.Exists(found, ">=", n)

    return play


def exists_more(controller: str) -> Callable[[list[Any]], Any]:
    """So many or more, or so many or fewer, of some things."""
    return lambda args: _so_many(args, {"controller": controller} if controller else {})


def exists_more_in(args: list[Any]) -> Any:
    zone, owner = args[-1]
    return _so_many(args[:-1], {"noun": "card", "zone": zone, "owner": "you" if owner == "own" else owner})


def _so_many(args: list[Any], fields: dict[str, Any]) -> Any:
    n, sign, parts = [a for a in args if not isinstance(a, Word)]
    if not isinstance(n, int) or not isinstance(fields.get("owner", ""), str):
        raise Outside
    return tree.Exists(within(merged(parts), fields), sign, n)


def your_graveyard(args: list[Any]) -> Any:
    n, sign = [a for a in args if not isinstance(a, Word)]
    return tree.Exists(Filter("card", zone="graveyard", owner="you"), sign, n)


SEVEN_CARDS = tree.Exists(Filter("card", zone="graveyard", owner="you"), ">=", 7)


def threshold(args: list[Any]) -> Sentence:
    """What holds with seven cards in the graveyard, whether the sentence says so again or not."""
    if len(args) > 1 and args[-1] != SEVEN_CARDS:
        raise Outside
    return Sentence("static", args[0], SEVEN_CARDS)


def unless_so(condition: Any) -> Any:
    """What `a meno che non` asks for: in Italian that `non` denies nothing."""
    match condition:
        case tree.Exists(of, "=", 0):
            return tree.Exists(of)
        case tree.Not(denied):
            return denied
        case _:
            return condition


def kept_from(*names: str, denied: bool = False) -> Callable[[list[Any]], Act]:
    """What a thing cannot do unless something is so, or if it is."""
    so = opposite if denied else unless_so
    return lambda args: about(rules=tuple((name, so(args[-1])) for name in names))([])


def opposite(condition: Any) -> Any:
    """What is so where a condition is not."""
    match condition:
        case tree.Exists(of, "=", 0):
            return tree.Exists(of)
        case tree.Exists(of, ">=", 1):
            return tree.Exists(of, "=", 0)
        case tree.Not(denied):
            return denied
        case _:
            return tree.Not(condition)


def there_is(args: list[Any]) -> Any:
    parts = args[0]
    n = parts[0].how_many if isinstance(parts[0].how_many, int) else 1
    return tree.Exists(merged(parts), ">=", n)


def fits(args: list[Any]) -> Any:
    return tree.Fits(args[0], args[-1])


def more_cards(args: list[Any]) -> Any:
    return tree.Compared(tree.Stat("hand", args[0]), ">", tree.Stat("hand", You()))


def extra_land(args: list[Any]) -> Sentence:
    if said(args, "TYPE") != ["land"]:
        raise Outside
    return Sentence("plain", (TableRule("extra land", next(a for a in args if not isinstance(a, Word))),))


def lands_each_turn(args: list[Any]) -> Sentence:
    """So many lands each turn is one, and the rest are additional."""
    n = next(a for a in args if not isinstance(a, Word))
    if said(args, "TYPE") != ["land"] or not isinstance(n, int) or n < 2:
        raise Outside
    return Sentence("plain", (TableRule("extra land", n - 1),))


def no_hand_limit(_: list[Any]) -> Sentence:
    return Sentence("plain", (TableRule("no maximum hand size", You()),))


def none_assigned(args: list[Any]) -> Sentence:
    return Sentence("plain", (changed(args[0], rules=("cannot be assigned damage",)),))


def only_one(args: list[Any]) -> Sentence:
    kinds = {word.kind for word in args if isinstance(word, Word)}
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    n = next((a for a in args if isinstance(a, int)), 1)
    return Sentence("plain", (TableRule("only one attacks" if "attacca" in kinds else "only one blocks", n),))


def taxed(name: str) -> Callable[[list[Any]], Sentence]:
    """Attacking or blocking costs mana: who pays is whoever attacks or blocks."""

    def play(args: list[Any]) -> Sentence:
        what = next(a for a in args if not isinstance(a, Word))
        about_ = enterer(what)
        if isinstance(about_, Filter) and "attacca-te" in {a.kind for a in args if isinstance(a, Word)}:
            about_ = within(about_, {"controller": "opponent"})
        return Sentence("plain", (TableRule(name, (about_, tuple(said(args, "SYMBOL")))),))

    return play
