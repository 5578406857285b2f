"""What abilities wait for: events, steps, turns, states."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import objects
from judgekit.magic.language.makers.intermediate import (
    DONE_THUS,
    STEPS,
    THIS_TURN,
    Aim,
    Either,
    Event,
    Meanings,
    Outside,
    Part,
    Parts,
    Ref,
    Sentence,
    TableRule,
    const,
    is_player,
    of,
    only,
    said,
    the,
    word_of,
)
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.objects import node_filter
from judgekit.magic.language.makers.parties import party
from judgekit.magic.language.makers.triggering_events import (
    FROM_LIBRARY,
    OF_PERMANENTS,
    discards,
)
from judgekit.magic.language.tree import Chosen, Filter, Trigger, You, within

if TYPE_CHECKING:
    from collections.abc import Callable


def triggers_more(args: Parts) -> Sentence:
    """An ability triggers once more: one of some permanents, or one that such an event has triggered."""
    whose = party([a for a in args if not isinstance(a, Word)][-1])
    caused = the(Event, args).kind if of(Event, args) else ""
    cause = party(next(a for a in args if type(a) is not Event and not isinstance(a, Word))) if caused else None
    return Sentence("plain", (TableRule("triggers more", (caused, cause, whose)),))


def during(args: Parts) -> tuple[Trigger, ...]:
    """An old word for what happens as a step begins."""
    return (args[0]._replace(kind="during"),)


def _dies_yours(event_: Event, who: object) -> Event:
    """What is put into your graveyard dies, where it is a permanent; a card may come there from anywhere."""
    if event_ != _OF_A_PERMANENT_OF_YOURS:
        return event_
    if not isinstance(who, Filter) or who.noun != "permanent":
        raise Outside
    return _DIES_YOURS


def trigger(subject: object, event_: Event) -> Trigger:
    event_ = _dies_yours(event_, who := party(subject))
    if event_.kind != "leaves graveyard" and event_.where in (("yours",), ("opponent",), (tree.ENCHANTED_PLAYER,)):
        several = tree.several(who)
        by = "you" if "yours" in event_.where else event_.where[0]
        itself = by == "you" and isinstance(several[0], tree.This) and len(several) > 1  # that enters is yours
        if not all(isinstance(each, Filter) for each in several[1 if itself else 0 :]):
            raise Outside
        yours = tuple(within(each, {"controller": by}) if isinstance(each, Filter) else each for each in several)
        return Trigger(event_.kind, yours[0] if len(yours) == 1 else yours)
    if OF_PERMANENTS in event_.where:
        if not isinstance(who, (tree.Host, Filter)) or (isinstance(who, Filter) and who.noun != "permanent"):
            raise Outside
        event_ = event_._replace(where=("to exile",))
    if event_.kind == "is buried" and event_.where == ("from anywhere",):
        if isinstance(who, tree.This):
            return Trigger("is buried", who)
        if not isinstance(who, Filter):
            raise Outside
        return Trigger("is buried", within(who, {"zone": "graveyard"}))
    if event_.where == FROM_LIBRARY:
        if not isinstance(who, (tree.This, Filter)) or (isinstance(who, Filter) and who.noun != "card"):
            raise Outside
        mine = who if isinstance(who, tree.This) else within(who, {"owner": "you", "zone": "graveyard"})
        return Trigger("is buried", mine, None, FROM_LIBRARY)
    if event_.kind == "is buried" and event_.where != ("opponent's",):
        if not isinstance(who, Filter) or who.noun != "card":
            raise Outside
        return Trigger("is buried", within(who, {"owner": "you", "zone": "graveyard"}))
    if event_.kind == "is countered" and not (isinstance(who, Filter) and who.noun == "spell"):
        raise Outside  # of itself a spell would tell it on the stack, where it waits for nothing else
    if event_.kind == "loses game" and not isinstance(who, tree.Opponent | tree.EachPlayer):
        raise Outside
    its_own = isinstance(who, tree.This) and event_ == Event("dies", where=("owned",))  # of who controls it too
    if event_.where in (("owned",), ("opponent's",)) and not its_own:
        if not isinstance(who, Filter):
            raise Outside
        owner = "you" if event_.where == ("owned",) else "opponent"
        return Trigger(event_.kind, within(who, {"owner": owner} | ({} if event_.kind == "dies" else _BURIED)))
    if event_.kind == "leaves graveyard":
        if isinstance(who, Chosen):
            who = who.of
        if not isinstance(who, Filter) or who.noun != "card" or who.owner:
            raise Outside
        return Trigger("leaves graveyard", within(who, {"owner": event_.where[0], "zone": "graveyard"}))
    if event_.kind == "plays" and isinstance(event_.other, Filter) and _is_from_elsewhere(event_.other):
        event_ = _cast_from(event_, event_.other)
    if event_.kind == "cycles":
        what = event_.other
        anything = isinstance(what, Filter)
        card = within(what, {"zone": ""}) if isinstance(what, Filter) else what
        return Trigger("cycles", card if anything else what, who)
    if event_.kind in {"plays", "taps"} and event_.other is not None:
        return Trigger(event_.kind, event_.other, who, event_.where)
    if event_.kind == "attacks" and is_player(who):
        return Trigger(
            "player attacks" if event_.other is None else "attacks somebody", who, event_.other, event_.where
        )
    if event_.kind == "activates" and not is_player(who):
        raise Outside
    if event_.kind == "loses control" and isinstance(event_.other, Filter):
        raise Outside  # what they had is looked for among what they have no longer
    if event_.kind == "sacrifices":
        return Trigger(event_.kind, who, event_.other, event_.where)
    return Trigger(event_.kind, who, event_.other, event_.where, least=event_.least)


_BURIED = {"zone": "graveyard"}


def _dealer(args: Parts) -> object:
    """Whose damage it is."""
    return party(next(a for a in reversed(args) if not isinstance(a, Word)))


def _is_from_elsewhere(of_: Filter) -> bool:
    """Whether a text speaks of spells that are cast from some zone: on the stack, nobody sees where they came from."""
    return any(each.noun == "spell" and each.zone != "stack" for each in of_.either or (of_,))


def _cast_from(event_: Event, of_: Filter) -> Event:
    """The same of spells as they are on the stack, with where they were cast from told apart."""
    sorts = of_.either or (of_,)
    zone = sorts[0].zone
    if any(each.noun != "spell" or each.zone != zone for each in sorts) or zone not in {"graveyard", "hand", "exile"}:
        raise Outside
    return event_._replace(other=tree.within(of_, {"zone": "stack"}), where=(*event_.where, f"from {zone}"))


def on_event(args: Parts) -> tuple[Trigger, ...]:
    subject = next(a for a in args if type(a) is not Event and not isinstance(a, Word))
    events = of(Event, args)
    if not is_player(subject) and any(each.kind in _DONE_BY_PLAYERS for each in events[1:]):
        return tuple(trigger(You() if each.kind in _DONE_BY_PLAYERS else subject, each) for each in events)
    events = [each if each.other is not None else each._replace(other=events[-1].other) for each in events]
    return tuple(trigger(subject, each) for each in events)


# What no permanent does: «whenever it attacks and whenever you cast a spell» tells of two who act.
_DONE_BY_PLAYERS = frozenset(
    {"plays", "activates", "draws", "shuffles", "discards", "cycles", "gains life", "loses life", "sacrifices"}
    | {"unlocks", "flips", "rolls", "is crowned", "takes initiative", "reveals so", "planeswalks"}
)


def on_one_or_another(args: Parts) -> tuple[Trigger, ...]:
    """«When it enters or the creature it haunts dies»: either event, of the card and of what it haunts."""
    one, event_, other, another = (a for a in args if not isinstance(a, Word))
    if not isinstance(one, tree.This) or not isinstance(other, tree.Haunted):
        raise Outside  # of what the text goes on to speak, nobody could tell
    return trigger(one, cast("Event", event_)), trigger(other, cast("Event", another))


def on_event_while(args: Parts) -> tuple[Trigger, ...]:
    """What is waited for is something of the source, and counts only while something is so of it."""
    *event_, condition = args
    found = on_event(event_)
    if any(each.what != tree.This() for each in found):
        raise Outside
    given = tree.with_others(condition, Ref, lambda _: tree.This())
    return tuple(each._replace(given=given) for each in found)


def on_anybodys_cast(args: Parts) -> tuple[Trigger, ...]:
    """Whenever a spell is cast, whoever casts it."""
    spells = node_filter(args[-1])
    if not isinstance(spells, Filter) or any(each.noun != "spell" for each in spells.either or (spells,)):
        raise Outside
    return (trigger(tree.EachPlayer(), Event("plays", spells)),)


def on_you_targeted(args: Parts) -> tuple[Trigger, ...]:
    """Whenever you become the target of something."""
    if "diventi" not in args:
        raise Outside
    return (Trigger("is targeted", You(), node_filter(args[-1])),)


def on_untapped_arrival(args: Parts) -> tuple[Trigger, ...]:
    """When it enters untapped."""
    untapped = tree.Not(tree.Fits(tree.This(), Filter(status=("tapped",))))
    return on_event_while([args[0], Event("enters"), untapped])


def _of_a_target(where: tuple[str, ...]) -> tuple[str, ...]:
    """Into your graveyard goes of itself what its controller owns; of a target, what you own, whoever controls it."""
    return tuple(tree.INTO_YOURS if one == "owned" else one for one in where)


# Where a permanent is put into your graveyard it comes from play, though nobody says so.
_OF_A_PERMANENT_OF_YOURS, _DIES_YOURS = Event("dies", None, ("owned", OF_PERMANENTS)), Event("dies", None, ("owned",))


def on_event_this_turn(args: Parts) -> tuple[Trigger, ...]:
    """What is waited for in this turn only; a text that sets it up may have a target for it."""
    aim = next((a for a in args if isinstance(a, Aim)), None)
    if aim is not None:
        of_yours = aim.wanted.filter.noun == "permanent" and _OF_A_PERMANENT_OF_YOURS in args
        args = [_DIES_YOURS if of_yours and a == _OF_A_PERMANENT_OF_YOURS else a for a in args]
        found = on_event([tree.This() if a is aim else a for a in args])
        return tuple(each._replace(what=aim, where=(*_of_a_target(each.where), THIS_TURN)) for each in found)
    return tuple(each._replace(where=(*each.where, THIS_TURN)) for each in on_event(args))


def on_your_this_turn(args: Parts) -> tuple[Trigger, ...]:
    """What is waited for in this turn only, of what you do."""
    return tuple(each._replace(where=(*each.where, THIS_TURN)) for each in on_your(args))


def you_attack_with(args: Parts) -> tuple[Trigger, ...]:
    """Whenever you attack with such a creature."""
    group = next(a for a in args if isinstance(a, tuple) and isinstance(a[0], Part))
    return (Trigger("attacks with", You(), node_filter(group)),)


def on_state(args: Parts) -> tuple[Trigger, ...]:
    """When something is so; «when you discard a card this way» is no state, but tells of what has just been done."""
    return (Trigger(DONE_THUS if tree.holds(args[-1], tree.Thus) else "state", args[-1]),)


def on_none(args: Parts) -> tuple[Trigger, ...]:
    """When you control none of some things."""
    return (Trigger("state", tree.Exists(within(filter_in(args[-1]), {"controller": "you"}), "=", 0)),)


def on_your(args: Parts) -> tuple[Trigger, ...]:
    return (trigger(You(), the(Event, args)),)


def on_your_or_theirs(args: Parts) -> tuple[Trigger, ...]:
    """What you do, or what something else does."""
    yours, theirs = of(Event, args)
    subject = next(a for a in args if type(a) is not Event and not isinstance(a, Word))
    return trigger(You(), yours), trigger(subject, theirs)


def on_your_or_its_own(args: Parts) -> tuple[Trigger, ...]:
    """What you do to the card itself, or what happens to it."""
    yours, its_own = of(Event, args)
    if not isinstance(yours.other, tree.This):
        raise Outside
    return trigger(You(), yours), trigger(yours.other, its_own)


def on_any_of(args: Parts) -> tuple[Trigger, ...]:
    """One moment or another, each told in full: «all’inizio del tuo mantenimento od ogniqualvolta lanci una magia»."""
    told = [a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Trigger)]
    found = tuple(each for moment in told for each in moment)
    if any(each.kind in {"state", DONE_THUS} or THIS_TURN in each.where or each.nth for each in found):
        raise Outside
    return found


def on_step(args: Parts) -> tuple[Trigger, ...]:
    return (the(Trigger, args),)


def end_of_turn(args: Parts) -> tuple[Trigger, ...]:
    """At the end of your turn, or of the turn of somebody."""
    nodes = [a for a in args if not isinstance(a, Word)]
    who = party(nodes[0]) if nodes else You()
    return (Trigger("step", None if isinstance(who, tree.EachPlayer) else who, None, ("end of turn",)),)


def step_trigger(who: object) -> Callable[[Parts], Trigger]:
    def play(args: Parts) -> Trigger:
        name = next(a for a in args if isinstance(a, str))
        node = who
        if who == "said":
            node = next(a for a in args if not isinstance(a, (str, Word)))
            node = None if isinstance(node, tree.EachPlayer) else party(node)
        return Trigger("step", node, None, (name,))

    return play


def on_many(args: Parts) -> tuple[Trigger, ...]:
    """Whenever one or more of some things do something at one moment: once."""
    group = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    event_ = the(Event, args)
    return (trigger(Chosen(node_filter(group)), event_)._replace(once=True),)


def on_itself_or_many(args: Parts) -> tuple[Trigger, ...]:
    """Whenever it, or one or more others, do something at one moment: once."""
    itself = next(a for a in args if not isinstance(a, Word))
    group = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    if not isinstance(itself, tree.This):
        raise Outside
    return (trigger(Either((itself, Chosen(node_filter(group)))), the(Event, args))._replace(once=True),)


def on_taken_back(args: Parts) -> tuple[Trigger, ...]:
    """Whenever a permanent is returned to your hand: it is one that you own."""
    what = party(objects.node_of(next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))))
    sorts = tree.several(what)
    if not all(isinstance(one, (Filter, tree.This)) for one in sorts):
        raise Outside
    mine = tuple(within(one, {"owner": "you"}) if isinstance(one, Filter) else one for one in sorts)
    return (Trigger("returns", mine[0] if len(mine) == 1 else mine, None, ("hand",)),)


def on_attack_with_others(args: Parts) -> tuple[Trigger, ...]:
    """Whenever it attacks with so many others."""
    what, n = (a for a in args if not isinstance(a, Word))
    if said(args, "TYPE") != ["creature"] or not isinstance(n, int):
        raise Outside
    return (Trigger("attacks", party(what), least=n + 1),)


def on_your_first(args: Parts) -> tuple[Trigger, ...]:
    return (trigger(You(), the(Event, args))._replace(nth=1),)


def on_their_first(args: Parts) -> tuple[Trigger, ...]:
    """Whenever something happens for the first time each turn; of the card itself: then it has not triggered yet."""
    found = tuple(each._replace(nth=1) for each in on_event(args))
    if any(tree.holds(each.what, tree.Host) for each in found) or (len(found) > 1 and tree.holds(found, tree.This)):
        raise Outside  # what another thing has done this turn is not counted: it would never trigger
    return found


def on_your_discards(args: Parts) -> tuple[Trigger, ...]:
    """Whenever you discard one or more cards: once."""
    return (Trigger("discards", You(), discards(args).other, once=True),)


def on_nth_card(args: Parts) -> tuple[Trigger, ...]:
    return (Trigger("draws", You(), nth=next(a for a in args if isinstance(a, int))),)


def you_attack_with_many(args: Parts) -> tuple[Trigger, ...]:
    """Whenever you attack with so many such creatures or more: once."""
    group = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    n = next((a for a in args if isinstance(a, int)), 1)
    return (Trigger("attacks with", You(), node_filter(group), once=True, least=n),)


def in_your_turn(args: Parts) -> tuple[Trigger, ...]:
    return tuple(each._replace(where=(*each.where, "your turn")) for each in on_event(args))


def on_counters_put(args: Parts) -> tuple[Trigger, ...]:
    """Whenever one or more counters of a kind are put on something: once; whenever one is: for each of them."""
    kind = next(a for a in args if isinstance(a, str))
    told = [a for a in args if isinstance(a, int)]
    if any(n != 1 for n in told):
        raise Outside
    return (Trigger("gets counters", party(args[-1]), None, (f"counter {kind}", *(("each counter",) if told else ()))),)


def on_counter_gone(args: Parts, *where: str) -> tuple[Trigger, ...]:
    """Whenever a counter of a kind is removed from something: for each of them."""
    kind, what = (a for a in args if not isinstance(a, Word))
    if where and not isinstance(what, tree.This):
        raise Outside
    return (Trigger("loses counter", party(what), None, (f"counter {kind}", *where)),)


def on_death_this_turn(args: Parts) -> tuple[Trigger, ...]:
    """If it dies this turn, whenever that is."""
    return on_event_this_turn([args[0], Event("dies")])


def in_their_turn(args: Parts) -> tuple[Trigger, ...]:
    return tuple(each._replace(where=(*each.where, "their turn")) for each in on_your(args))


def on_your_magecraft(args: Parts) -> tuple[Trigger, ...]:
    """Whenever you cast or copy such a spell."""
    parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    cast = trigger(You(), Event("plays", node_filter(parts)))
    return (cast, cast._replace(kind="copies"))


def on_it_dealt(args: Parts, *where: str) -> tuple[Trigger, ...]:
    """«Ogniqualvolta gli viene inflitto danno»: the source; where a trigger begins nothing else has been told."""
    if args[0].said.lower() not in {"gli", "le"}:
        raise Outside
    return (Trigger("is dealt damage", tree.This(), None, where),)


def on_your_sacrifices(args: Parts) -> tuple[Trigger, ...]:
    """Whenever you sacrifice one or more of some permanents: once."""
    parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    return (Trigger("sacrifices", You(), node_filter(parts), once=True),)


def on_deals_or_dealt(args: Parts) -> tuple[Trigger, ...]:
    """Whenever something deals damage, or is dealt damage."""
    what = party(next(a for a in args if not isinstance(a, Word)))
    return Trigger("deals damage", what), Trigger("is dealt damage", what)


MEANINGS: Meanings = {
    "on_deals_or_dealt": on_deals_or_dealt,
    "on_your_sacrifices": on_your_sacrifices,
    "on_own_end": const((Trigger("step", "own", None, ("end of turn",)),)),
    "on_death": lambda a: on_event([a[-1], Event("dies")]),
    "sources": objects.group,
    "on_arrival": lambda a: on_event([a[-1], Event("enters")]),
    "on_event": on_event,
    "on_event_while": on_event_while,
    "on_untapped_arrival": on_untapped_arrival,
    "on_anybodys_cast": on_anybodys_cast,
    "on_you_targeted": on_you_targeted,
    "becomes": lambda a: a[0].said.lower(),
    "on_many": on_many,
    "on_itself_or_many": on_itself_or_many,
    "on_many_this_turn": lambda a: tuple(t._replace(where=(*t.where, THIS_TURN)) for t in on_many(a)),
    "on_many_in_your_turn": lambda a: tuple(t._replace(where=(*t.where, "your turn")) for t in on_many(a)),
    "on_either": on_event,
    "on_one_or_another": on_one_or_another,
    "on_taken_back": on_taken_back,
    "on_attack_with_others": on_attack_with_others,
    "on_event_this_turn": on_event_this_turn,
    "on_your_in_their_turn": in_their_turn,
    "on_your_discards": on_your_discards,
    "on_your_first_discards": lambda a: (on_your_discards(a)[0]._replace(nth=1),),
    "on_your_or_theirs": on_your_or_theirs,
    "on_your_or_its_own": on_your_or_its_own,
    "on_any_of": on_any_of,
    "on_their_in_your_turn": in_your_turn,
    "on_counters_put": on_counters_put,
    "on_counter_gone": on_counter_gone,
    "on_counter_gone_in_exile": lambda a: on_counter_gone(a, tree.WHILE_IN_EXILE),
    "on_counters_got": lambda a: on_counters_put([*a[1:], a[0]]),
    "on_death_this_turn": on_death_this_turn,
    "on_your_first": on_your_first,
    "on_their_first": on_their_first,
    "on_nth_card": on_nth_card,
    "on_you_attack_with_many": you_attack_with_many,
    "on_your": on_your,
    "on_your_this_turn": on_your_this_turn,
    "on_you_attack": const((Trigger("player attacks", You()),)),
    "on_you_attack_with": you_attack_with,
    "on_you_attacked": const((Trigger("is attacked", You()),)),
    "on_dealt": lambda a: (Trigger("is dealt damage", party(a[-1])),),
    "on_it_dealt": on_it_dealt,
    "on_it_dealt_combat": lambda a: on_it_dealt(a, "combat"),
    "on_tempting": lambda _: (Trigger("does", You(), None, ("essere tentato",)),),
    "on_prevented": lambda a: (Trigger("damage prevented", party(a[-1])),),
    "on_prevented_to_you": lambda _: (Trigger("damage prevented", You()),),
    "on_prevented_of": lambda a: (Trigger("damage prevented", None, _dealer(a)),),
    "on_dealt_combat": lambda a: (Trigger("is dealt damage", party(a[-1]), None, ("combat",)),),
    "on_dealt_other": lambda a: (Trigger("is dealt damage", party(a[-1]), None, ("noncombat",)),),
    "on_none": on_none,
    "on_you_dealt_combat": const((Trigger("is dealt damage", You(), None, ("combat",)),)),
    "on_you_dealt": const((Trigger("is dealt damage", You()),)),
    "on_state": on_state,
    "on_empty_hand": const((Trigger("state", tree.Compared(tree.Stat("hand", You()), "=", 0)),)),
    "on_step": on_step,
    "on_day_or_night": const((Trigger("day or night"),)),
    "on_chaos": const((Trigger("chaos", tree.EachPlayer()),)),
    "on_end": const((Trigger("step", None, None, ("end of turn",)),)),
    "on_during": during,
    "on_turn": on_step,
    "on_your_end": end_of_turn,
    "on_end_of": end_of_turn,
    "on_end_of_combat": const((Trigger("step", None, None, ("end of combat",)),)),
    "ordinal": lambda a: {"primo": 1, "secondo": 2, "terzo": 3}[a[0].kind],
    "triggers_more": triggers_more,
    "on_your_magecraft": on_your_magecraft,
    "your_step": step_trigger(You()),
    "any_step": step_trigger(None),
    "step_of": step_trigger("said"),
    "own_step": step_trigger("own"),
    "your_turn": const(Trigger("turn", You())),
    "any_turn": const(Trigger("turn")),
    "step": only,
    "step_name": word_of(STEPS),
    "turn": word_of(STEPS),
}
