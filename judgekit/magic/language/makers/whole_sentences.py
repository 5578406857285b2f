"""Sentences: what is done, when, under which condition, as a cost; and how often and when an ability may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import per, times
from judgekit.magic.language.makers.if_conditions import SEVEN_CARDS
from judgekit.magic.language.makers.intermediate import (
    DONE_THUS,
    LIFE_TOLD_OF,
    SAID_BEHIND,
    SAME_FOR,
    THIS_TURN,
    Aim,
    AsItHappens,
    Meanings,
    Outside,
    Parts,
    PerEach,
    Place,
    Ref,
    Sentence,
    TableRule,
    const,
    only,
    said,
)
from judgekit.magic.language.makers.noun_qualities import attacks_now
from judgekit.magic.language.makers.objects import one_said
from judgekit.magic.language.makers.one_of_them import replaced_by
from judgekit.magic.language.makers.opposites import unless_so
from judgekit.magic.language.makers.spoken_of import kinds_of, types_of
from judgekit.magic.language.tree import Trigger, You
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Circumstance(NamedTuple):
    """When what a sentence tells is so: the kind of sentence that it makes, and the condition."""

    kind: str
    condition: Any


def triggered(args: Parts) -> Sentence:
    triggers, *rest = args
    if any(one.kind == DONE_THUS for one in triggers):
        if len(triggers) > 1 or len(rest) > 1 or not isinstance(triggers[0].what, tree.Compared):
            raise Outside
        return Sentence("when done thus", rest[0], triggers[0].what)
    if triggers[0].what == "own":
        triggers = (triggers[0]._replace(what=None),)
        rest[-1] = replaced_by(rest[-1], tree.EachPlayer, Ref("player"))  # in each player's own step, that player
    condition = rest[0] if len(rest) > 1 else None
    if isinstance(condition, AsItHappens):
        triggers = tuple(each._replace(given=condition.condition) for each in triggers)
        condition = None
    if isinstance(condition, tree.Compared) and tree.same(condition.one, tree.Stat("life", You())):  # «… they become 7»
        rest[-1] = tree.with_others(rest[-1], Ref, lambda ref: You() if ref == LIFE_TOLD_OF else ref)
    return Sentence("triggered", rest[-1], condition, triggers)


def triggered_if_so(args: Parts) -> Sentence:
    """An ability whose one instruction is done only if something is so as it resolves: it triggers all the same."""
    triggers, steps, condition = args
    condition = of_the_target(condition, steps)
    if len(steps) > 1 or (tree.holds(condition, Ref) and tree.holds(steps, Aim)):
        raise Outside  # of which instruction it is told; of what the condition speaks
    told = triggered([triggers, steps])
    about = getattr(steps[0], "what", None)
    if isinstance(about, tree.Host) and all(one.kind == "step" for one in triggers):  # nothing else was spoken of
        condition = tree.with_others(condition, Ref, lambda ref: about if ref == Ref("thing") else ref)
    return told._replace(steps=_later_if(told.steps, condition) or (tree.If(condition, told.steps),))


def where_so(args: Parts) -> Sentence:
    """What is so, or is done, where something else is: «that creature» is the one that has just been counted."""
    so, steps = args
    match so:
        case Circumstance("static", tree.Exists(of, "=", 1)):
            only_one = tree.Each(of)
            steps = tree.with_others(steps, Ref, lambda ref: only_one if ref == Ref("thing", of.types) else ref)
    return Sentence(so.kind, steps, so.condition)


def where_so_said(args: Parts) -> Sentence:
    """What is done if something is so that is told behind it; of what is done later, that is looked at then."""
    steps, so = args
    condition = of_the_target(so.condition, steps)
    if so.kind == "conditional" and (later := _later_if(steps, condition)):
        return Sentence("plain", later)
    return Sentence(so.kind, steps, condition, (), SAID_BEHIND)


def _later_if(steps: tuple[object, ...], condition: Any) -> tuple[object, ...]:
    """«Sacrifice it at the beginning of the next end step if …»: what an ability does that triggers then."""
    if len(steps) != 1 or not isinstance(steps[0], tree.Later):
        return ()
    return (steps[0]._replace(do=(tree.If(condition, steps[0].do),)),)


def two_where_so(args: Parts) -> Sentence:
    """Two things, each of them done where something is so: of neither does the other speak."""
    told = [a for a in args if not isinstance(a, Word)]
    cases = []
    for steps, so in (told[:2], told[2:]):
        condition: Any = of_the_target(so, steps)
        cases.append(tree.If(condition, tuple(steps)))
    if any(tree.holds(steps, TableRule, tree.Instead) for steps in told[::2]):
        raise Outside
    return Sentence("plain", tuple(cases))


def whole_where(args: Parts) -> Sentence:
    """A rule of the whole table that holds as long as something is so."""
    so, told = args
    if so.kind != "static" or told.kind != "plain" or told.condition is not None:
        raise Outside
    return Sentence("static", told.steps, so.condition)


def of_the_target(condition: object, steps: tuple[object, ...]) -> object:
    """A condition behind an instruction speaks of the one target of that, which stands before it."""
    aims = {aim.key: aim for aim in _aims_in(steps)}
    if len(aims) != 1:
        return condition
    (aim,) = aims.values()
    kinds, types = kinds_of(aim.wanted.filter), types_of(aim.wanted.filter)

    def meant(ref: Ref) -> object:
        like = ref.kind in kinds or (ref.kind == "thing" and "player" not in kinds and not ref.types)
        return aim if like and (not ref.types or not types or types & set(ref.types)) else ref

    return tree.with_others(condition, Ref, meant)


def _aims_in(node: object) -> Iterator[Aim]:
    if isinstance(node, Aim):
        yield node
    elif isinstance(node, tuple):
        for each in node:
            yield from _aims_in(each)


def triggered_this_turn(args: Parts) -> Sentence:
    """«Until end of turn, whenever …»: what is waited for in this turn only."""
    triggers, steps = (a for a in args if not isinstance(a, Word))
    if any(one.kind in {"step", "state", "turn"} or THIS_TURN in one.where for one in triggers):
        raise Outside
    return triggered([tuple(one._replace(where=(*one.where, THIS_TURN)) for one in triggers), steps])


def triggered_or_pay(args: Parts) -> Sentence:
    """An ability that somebody pays for to stop: pay, or this happens."""
    triggers, steps = args[0], args[-1]
    return Sentence(
        "triggered", (tree.Pay(You(), (tree.Mana(tuple(said(args, "SYMBOL"))),), (), steps),), None, triggers
    )


def triggered_late(args: Parts) -> Sentence:
    """An ability that, when it triggers, sets up something for the end of this combat."""
    later = tree.Later(Trigger("step", None, None, ("end of combat",)), args[-1])
    return Sentence("triggered", (later,), None, args[0])


def sentence(kind: str) -> Callable[[Parts], Sentence]:
    """A sentence of a kind: its last part is what is done, one before it the condition."""
    return lambda args: Sentence(kind, args[-1], args[0] if len(args) > 1 else None)


def limit(name: str) -> Callable[[Parts], Sentence]:
    return lambda _: Sentence("limit", about=(name,))


def same_for_words(args: Parts) -> Sentence:
    """What the sentence before it tells of one keyword is so of each of these."""
    return Sentence(SAME_FOR, about=tuple(said(args, "KEYWORD")))


def same_damage_instead(args: Parts) -> Sentence:
    """If something is so, so much damage instead, to whom it would be dealt."""
    condition, *_, much = (a for a in args if not isinstance(a, Word))
    return Sentence("instead so", (tree.Damage(much.amount, Ref("the same")),), condition)


def same_counters_instead(args: Parts) -> Sentence:
    """If something is so, so many counters instead, on what they would be put on."""
    condition, n, kind = (a for a in args if not isinstance(a, Word))
    return Sentence("instead so", (tree.PutCounters(Ref("the same"), kind, n),), condition)


def ability_costs(*, more: bool = False) -> Callable[[Parts], Sentence]:
    """The ability told just before costs less or more: for each of some things, or while something is so."""

    def play(args: Parts) -> Sentence:
        each = per(args)
        condition = next((a for a in args if not isinstance(a, (Word, PerEach))), None)
        often = times(1, each) if each is not None else 1
        return Sentence("limit", about=(tree.CostChange(tuple(said(args, "SYMBOL")), often, more, condition),))

    return play


def threshold(args: Parts) -> Sentence:
    """What holds with seven cards in the graveyard, whether the sentence says so again or not."""
    if len(args) > 1 and args[-1] != SEVEN_CARDS:
        raise Outside
    return Sentence("static", args[0], SEVEN_CARDS)


def threshold_triggered(args: Parts) -> Sentence:
    """What triggers only with seven cards in the graveyard."""
    told = triggered(args)
    if told.condition not in (None, SEVEN_CARDS):
        raise Outside
    return told._replace(condition=SEVEN_CARDS)


def puts_countered(args: Parts) -> Sentence:
    """Where a spell goes that is countered, if not to the graveyard: its owner's hand, or the top of their library."""
    place = next((a for a in args if not isinstance(a, Word)), Place("hand"))
    if not isinstance(place, Place) or (place.zone, place.place) not in {("hand", "top"), ("library", "top")}:
        raise Outside
    return Sentence("countered so", about=place.zone)


def plain(args: Parts) -> Sentence:
    """What is done; or one rule of the table that holds for as long as something is so."""
    told: Sentence = sentence("plain")(args)
    match told.steps:
        case (tree.If(condition, (TableRule() as rule,), ()),):
            return Sentence("static", (rule,), condition)
    return told


def when_resolved(args: Parts) -> Sentence:
    """What triggers once the ability has resolved so often in a turn."""
    often, steps = (a for a in args if not isinstance(a, Word))
    if not isinstance(often, int):
        raise Outside
    return Sentence("plain", (tree.WhenResolved(often, (tree.Reflexive((), tuple(steps)),)),))


MEANINGS: Meanings = {
    "same_for_words": same_for_words,
    "conditional_instead_behind": lambda a: Sentence("instead so", a[0], a[1]),
    "plain": plain,
    "sentence": only,
    "whole": only,
    "whole_where": whole_where,
    "where_so": where_so,
    "two_where_so": two_where_so,
    "where_so_said": where_so_said,
    "after": lambda a: Sentence(*a),
    "when_resolved": when_resolved,
    "if_at_all": lambda a: Circumstance("conditional", a[-1]),
    "as_long_as": lambda a: Circumstance("static", a[0]),
    "as_long_as_it_attacks": lambda a: Circumstance("static", attacks_now(one_said(a))),
    "in_your_turn_alone": const(Circumstance("static", tree.YourTurn())),
    "in_others_turns": const(Circumstance("static", tree.Not(tree.YourTurn()))),
    "if_so": const("if so"),
    "if_prevented": const("if prevented"),
    "when_so": const("when so"),
    "when_paid_at_all": const("when paid at all"),
    "if_not": const("if not"),
    "if_not_taken": const("if not taken"),
    "if_else": const("otherwise"),
    "if_any": const("if any"),
    "if_none": const("if none"),
    "if_won": const("if won"),
    "if_lost": const("if lost"),
    "if_heads": const("if heads"),
    "if_tails": const("if tails"),
    "if_impossible": const("if impossible"),
    "same_damage_instead": same_damage_instead,
    "same_counters_instead": same_counters_instead,
    "conditional_instead": sentence("instead so"),
    "conditional_instead_if": lambda a: Sentence("instead so", (tree.If(a[2], a[1]),), a[0]),
    "triggered": triggered,
    "triggered_if_so": triggered_if_so,
    "triggered_or_pay": triggered_or_pay,
    "triggered_this_turn": triggered_this_turn,
    "triggered_behind": lambda a: Sentence("triggered", a[0], None, a[1]),
    "triggered_late": triggered_late,
    "as_turned_up": lambda a: Sentence("as turned up", a[-1], None, (), a[0]),
    "as_enters": lambda a: Sentence("as enters", a[-1], None, (), a[0]),
    "day_as_it_enters": lambda a: Sentence("as enters", (tree.DayOrNight("day", first=True),), None, (), a[-1]),
    "exiles_countered": const(Sentence("countered so", about="exile")),
    "puts_countered": puts_countered,
    "shuffles_if_searched": const(Sentence("if searched", (tree.Shuffle(You()),))),
    "each_who_searched_shuffles": const(Sentence("if each searched", (tree.Shuffle(tree.ThatPlayer()),))),
    "play_only_when": lambda a: Sentence(
        "plain", tuple(tree.PlayOnly(when) for when in a if not isinstance(when, Word))
    ),
    "play_only_if": lambda a: Sentence("plain", (tree.PlayOnly("if", None, a[-1]),)),
    "play_only_unless": lambda a: Sentence("plain", (tree.PlayOnly("if", None, unless_so(a[-1])),)),
    "threshold": threshold,
    "threshold_instead": lambda a: Sentence("instead so", a[-1], SEVEN_CARDS),
    "threshold_damage_instead": lambda a: same_damage_instead([SEVEN_CARDS, *a]),
    "threshold_triggered": threshold_triggered,
    "before_attackers": const("before attackers"),
    "before_blocks": const("before blocks"),
    "before_damage": const("before damage"),
    "combat_before_blocks": const("in combat before blocks"),
    "combat_after_blocks": const("in combat after blocks"),
    "in_combat": const("in combat"),
    "in_their_turn": const("in an opponent's turn"),
    "in_your_turn": const("in your turn"),
    "in_your_step": lambda a: f"in your {a[-1]}".replace("beginning of combat", "combat"),
    "as_sorcery": const("as a sorcery"),
    "limit": only,
    "limits": lambda a: Sentence("limit", about=tuple(one for one in a if not isinstance(one, Word))),
    "as_instant": const("as an instant"),
    "once": const("once each turn"),
    "only_during": lambda a: f"only during your {a[-1]}",
    "only_your_turn": const("only during your turn"),
    "ability_costs_less": ability_costs(),
    "ability_costs_less_if": ability_costs(),
    "ability_costs_more": ability_costs(more=True),
    "triggers_once": limit("triggers once"),
    "does_once": limit("does once"),
    "only_if": lambda a: tree.OnlyIf(a[-1]),
    "once_ever": const("once"),
    "any_player": limit("any player"),
}
