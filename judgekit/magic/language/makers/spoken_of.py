"""What has been spoken of, and may be meant by what follows: by an event, by what fits a filter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import Aim, Ref
from judgekit.magic.language.tree import Filter
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Known(NamedTuple):
    """Something that was spoken of: the kinds under which it may be meant, its node, its types where they were said."""

    kinds: frozenset[str]
    node: Any
    types: frozenset[str] = frozenset()
    since: int = 0  # how often «it» had come to mean something else when it was spoken of
    by_kind: bool = False  # it is meant only where the text says what it is: «that creature», and not «it»
    sorts: frozenset[str] = frozenset()  # its subtypes, where they were said


THING, PLAYER = frozenset({"thing"}), frozenset({"player"})
CARD = frozenset({"thing", "card"})
TOKEN = frozenset({"thing", "token"})


def of_trigger(triggers: tuple[tree.Trigger, ...], condition: object = None) -> tuple[tuple[Known, ...], Any]:
    """What a trigger and its condition have spoken of, and who is the subject of a verb without one.

    `When a creature attacks you, if Guardian has defender, it loses defender`: whoever the condition is about.
    """
    known, subject = _of_its_event(triggers)
    told = known_of_condition(condition)
    about = told[0].node if isinstance(condition, tree.Fits) and told else None
    return (*known, *told), subject if about is None or subject is None else about


def _of_its_event(triggers: tuple[tree.Trigger, ...]) -> tuple[tuple[Known, ...], Any]:
    first = triggers[0]
    known: list[Known] = []
    subject: Any = None
    if isinstance(first.what, (tree.ControllerOf, tree.OwnerOf)) and isinstance(first.what.of, tree.Host):
        known.append(Known(THING, first.what.of))
    if first.kind == "attacks somebody":
        known.append(Known(PLAYER, tree.ThatPlayer()))  # of the two players it is the one who attacks
    elif first.kind == "state":
        known += known_of_condition(first.what)
    elif first.kind == "activates":  # «that ability», and what it is of where that is called by its kind
        if isinstance(first.other, Filter):
            known.append(Known(kinds_of(first.other), tree.It("other"), types_of(first.other), by_kind=True))
        known.append(Known(frozenset({"spell"}), tree.It()))
    elif first.kind == "step" and isinstance(first.what, tree.Host) and _is_player(first.what):
        subject = first.what  # «Anatemi a lui assegnati»
    elif first.kind not in {"step", "state"}:
        subject = tree.It() if _or_another(first.what) or _is_several(first.what) else _party(first.what, "")
        known += [Known(kinds_of(other), tree.It(), types_of(other), by_kind=True) for other in _or_another(first.what)]
        for node, role in ((first.what, ""), (first.other, "other")):
            found = _party(node, role)
            if found is not None:
                kinds = kinds_of(node) if isinstance(node, Filter) else PLAYER if _is_player(node) else THING
                known.append(Known(kinds, found, types_of(node), sorts=sorts_of(node)))
        if first.kind == "discards" and first.other is None and not first.once:
            known.append(Known(CARD, tree.It("other")))  # whatever card it is
        if isinstance(first.what, Filter) and isinstance(first.what.aims_at, tree.This):
            known.append(Known(THING, tree.This()))
        if isinstance(first.other, (tree.EachPlayer, tree.Opponent)):
            known.append(Known(PLAYER, tree.ThatPlayer()))
    return tuple(known), subject


def _is_several(what: object) -> bool:
    """«This creature or the equipped creature»: a verb without subject is told of whichever it was."""
    return tree.is_several(what) and all(isinstance(one, (tree.This, tree.Host)) for one in what)


def _or_another(what: object) -> list[Filter]:
    """«This creature or another creature»: what is told of «that creature» is told of whichever it was."""
    if not tree.is_several(what) or not all(isinstance(one, (tree.This, Filter)) for one in what):
        return []
    return [one for one in what if isinstance(one, Filter) and one.noun != "player"]


def _is_player(node: object) -> bool:
    """Whether it is a player on whom the source is."""
    return isinstance(node, tree.Host) and node.kind == "player"


def _party(node: object, role: str) -> Any:
    match node:
        case tree.This() | tree.Host():
            return node
        case Filter() if node.noun != "player":
            return tree.It(role)
        case _:
            return None


def types_of(node: object) -> frozenset[str]:
    if not isinstance(node, Filter):
        return frozenset()
    below = [t for each in node.either for t in types_of(each)]
    return frozenset((*node.types, *node.any_types, *below))


def of_that_sort(known: list[Known], sorts: tuple[str, ...]) -> list[Known]:
    """«That Goblin»: of what may be meant, what was called a Goblin; all of it where nothing was."""
    return [one for one in known if one.sorts & set(sorts)] or known


def sorts_of(node: object) -> frozenset[str]:
    """The subtypes by which a text calls what it speaks of."""
    return frozenset(node.any_subtypes) if isinstance(node, Filter) else frozenset()


def told_of_as(of: Filter, node: object) -> Known:
    """Something of which the text has told what it is, by types and by subtypes."""
    return Known(kinds_of(of), node, types_of(of), sorts=sorts_of(of))


def kinds_of(filter_: Filter) -> frozenset[str]:
    """The kinds under which what fits a filter may be meant later."""
    found: set[str] = set()
    for each in filter_.either or (filter_,):
        match each.noun:
            case "player":
                found.add("player")
            case "spell" | "ability":
                found.add("spell")
            case noun:
                found |= {"thing", noun, *({"token"} & set(each.status))}
    return frozenset(found)


OTHERS = Known(frozenset({"other"}), tree.TheRest())  # of the cards looked at, once one of them has gone somewhere
DISCARDED = Known(frozenset({"card", "discarded"}), tree.It("discarded"))  # the one card that somebody has discarded
SHOWN = Known(frozenset({"card", "shown"}), tree.It("revealed"))  # the one card that is revealed as a cost


def gives_one(costs: tuple[object, ...]) -> Known | None:
    """The one card that is discarded or shown as a cost, where nothing else is given with it."""
    given = [cost for cost in costs if isinstance(cost, _GIVEN)]
    if len(given) != 1 or getattr(given[0], "how_many", None) != 1 or not isinstance(given[0].of, Filter):
        return None
    return _AS_A_COST.get(type(given[0]))


def discards_one(costs: tuple[object, ...]) -> bool:
    return gives_one(costs) == DISCARDED


_GIVEN = (tree.SacrificeCost, tree.DiscardCost, tree.ReturnCost, tree.ExileCost, tree.RevealCost, tree.TapOthers)
_AS_A_COST = {tree.DiscardCost: DISCARDED, tree.RevealCost: SHOWN}


def shows_one(step: object) -> bool:
    """Whether one player shows one card, of which the text may go on to speak as «the revealed card»."""
    match step:
        case tree.Reveal(who, tree.TopCards(_, 1) | tree.Chosen(_, _, 1, False) | tree.AtRandom(_, _, 1)):
            return not isinstance(who, (tree.EachPlayer, tree.Opponent))
        case _:
            return False


def those_told_of(step: object) -> tree.Each | tree.EachOf | None:
    """All of the things that an instruction is about, of which the text may go on to speak."""
    match step:
        case tree.Draw(how_many=tree.Count(of, 1)) if of.zone == "battlefield" and not of.either:
            return tree.Each(of)
        case tree.Damage(to=tree.Each() as all_):
            return all_
        case (
            tree.Tap(what=tree.Each() | tree.EachOf() as all_)
            | tree.PutCounters(what=tree.Each() | tree.EachOf() as all_)
            | tree.Change(what=tree.Each() | tree.EachOf() as all_)
            | tree.Multiply(what=tree.Each() | tree.EachOf() as all_)
            | tree.Untap(what=tree.Each() | tree.EachOf() as all_)
            | tree.PutInto(what=tree.Each() | tree.EachOf() as all_, zone="battlefield")
        ):
            return all_
        case _:
            return None


def measures_it(node: object) -> bool:
    """Whether something is measured by what was spoken of last."""
    if isinstance(node, tree.Stat):
        return isinstance(node.of, tree.It)
    return isinstance(node, tuple) and any(map(measures_it, node))


def statuses(of: Filter) -> set[str]:
    return {status for each in of.either or (of,) for status in each.status}


def is_one_seen(what: object) -> bool:
    """Whether it is told of one of the cards looked at."""
    return isinstance(what, tree.Chosen) and "looked at" in statuses(what.of)


_TOKENS = (tree.Token, tree.CopyToken, tree.KnownToken)


def going_on(do: tuple[object, ...]) -> tuple[object, ...]:
    """«You may pay. If you do, TAP target creature. That creature …»: what goes on about it is done only then, too."""
    found: list[object] = []
    for step in do:
        last = found[-1] if found else None
        if isinstance(last, tree.Pay) and last.then and not last.otherwise:
            before = {target.nth for target in tree.all_in((*found[:-1], last.who, last.costs), tree.Target)}
            aimed_at = {target.nth for target in tree.all_in(last.then, tree.Target)} - before
            told = {target.nth for target in tree.all_in(step, tree.Target)}
            those = {it.role for it in tree.all_in(step, tree.It)}
            of_tokens = any(isinstance(one, _TOKENS) for one in last.then) and those == {""}
            if (told and told <= aimed_at) or (of_tokens and not told):
                found[-1] = last._replace(then=(*last.then, step))
                continue
        found.append(step)
    return tuple(found)


def is_no_card_shown(known: Known) -> bool:
    """Whether it is a target, or what the event was about, and nothing that the text has shown since."""
    return isinstance(known.node, tree.Target) or (type(known.node) is tree.It and not known.since)


def picked_of_cards(step: object, before: object) -> object:
    """The last choice of cards that lie in a graveyard or are held; none counts where some have been looked at."""
    if isinstance(before, (tree.Look, tree.Reveal)) or not isinstance(step, (tree.Look, tree.Reveal, tree.Choose)):
        return before
    if not isinstance(step, tree.Choose):
        return step
    of = step.what.of if isinstance(step.what, tree.Chosen) else None
    return step if of is not None and of.noun == "card" and of.zone in {"graveyard", "hand"} else before


def cards_left(step: object, picked: object) -> object:
    """«The others» of cards of which some have been chosen: all that lie there, but these."""
    if not isinstance(picked, tree.Choose) or not isinstance(step, (tree.PutInto, tree.Discard)):
        return step
    if not isinstance(step.what, tree.TheRest) or step.what.of is not None or step.what.uncast:
        return step
    whose = _WHOSE.get(type(picked.who))
    told = step.who if isinstance(step, tree.Discard) else picked.who
    if whose is None or not tree.same(told, picked.who) or not isinstance(picked.what, tree.Chosen):
        return Ref("nothing known")
    return step._replace(what=tree.TheRest(picked.what.of._replace(owner=whose)))


_WHOSE: dict[type, str] = {tree.You: "you", tree.EachPlayer: "", tree.Opponent: "opponent"}


def known_of_condition(condition: object) -> tuple[Known, ...]:
    """What a condition is about may be spoken of: the source itself."""
    told = condition.condition if isinstance(condition, tree.Not) else condition
    match told:
        case tree.Fits(what=tree.This()) | tree.Compared(one=tree.CountersOn(of=tree.This())):
            return (Known(CARD, tree.This()),)
        case tree.Fits(what=tree.Host(kind="") as host):
            return (Known(THING, host),)
    return ()


def known_of_costs(costs: tuple[object, ...]) -> tuple[Known, ...]:
    """What is sacrificed as a cost may be spoken of."""
    if (card := gives_one(costs)) is not None:
        return (card,)
    of = next((cost.of for cost in costs if isinstance(cost, tree.SacrificeCost)), None)
    if of is None and any(isinstance(cost, _OF_COUNTERS) and isinstance(cost.of, tree.This) for cost in costs):
        return (Known(CARD, tree.This()),)  # «remove a counter from Orso: tap it»
    if not isinstance(of, Filter):
        return ()
    return (Known(kinds_of(of), tree.It("sacrificed"), types_of(of)),)


_OF_COUNTERS = (tree.CounterCost, tree.PutCounterCost)


def paid_for_it(costs: tuple[object, ...]) -> tuple[Known, ...]:
    """What is given up where somebody pays as an ability resolves, and may be spoken of in what is done then."""
    return (DISCARDED,) if discards_one(costs) else known_of_costs(costs)


def tapped_for_it(costs: tuple[object, ...]) -> tuple[Known, ...]:
    """The one permanent that is tapped as a cost, and may be spoken of by its kind."""
    of = next((cost.of for cost in costs if isinstance(cost, tree.TapOthers) and cost.how_many == 1), None)
    if not isinstance(of, Filter):
        return ()
    return (Known(kinds_of(of) | {"tapped"}, tree.It("tapped"), types_of(of), by_kind=True),)


def is_dealt_by_another(done: tree.Damage) -> bool:
    """Whether «whom it attacks» is told of what something else deals: whom that attacks, nothing tells."""
    return done.to == tree.It("attacked") and done.source != tree.This()


def is_other(filter_: Filter) -> bool:
    """Whether a filter means others than something that was told."""
    return filter_.other or any(is_other(each) for each in filter_.either)


def without_other(filter_: Filter) -> Filter:
    """A filter that means the source as well, where it is of that sort."""
    return filter_._replace(other=False, either=tuple(each._replace(other=False) for each in filter_.either))


def sorts_in(filter_: Filter) -> tuple[Filter, ...]:
    """The sorts of which a filter means any."""
    if filter_.any_types:
        return tuple(filter_._replace(any_types=(), types=(one,)) for one in filter_.any_types)
    return filter_.either or (filter_,)


def those_of_like_sort(mine: Filter, wants: list[tree.Wanted]) -> list[int]:
    """The targets, by their places, that such a thing could be as well."""
    like = [n for n, before in enumerate(wants) if kinds_of(before.filter) & kinds_of(mine) - {"player"}]
    types = types_of(mine)
    return [n for n in like if not types or not (told := types_of(wants[n].filter)) or types & told]


def of_any_other(filter_: Filter) -> Filter | None:
    """«Any other target»: whatever may be a target, but for the targets before it."""
    if not any(each.noun == "player" and each.other for each in filter_.either):
        return None
    return filter_._replace(either=tuple(each._replace(other=False) for each in filter_.either))


def is_of_that_player(of: Filter) -> bool:
    """Whether what a filter means is whose the text calls «that player»."""
    return "that player" in {of.controller, of.owner} or any(map(is_of_that_player, of.either))


def is_of_nobody(step: object) -> bool:
    """Whether something is done to all that «that player» controls, by an instruction that does not tell who acts."""
    if not isinstance(step, (tree.Tap, tree.Untap, tree.Destroy, tree.PutCounters)):
        return False
    return isinstance(step.what, tree.Each) and step.what.of.controller == "that player"


def measures_another(damage: tree.Damage) -> bool:
    """Whether «that creature», of whose power so much is dealt, is none to whom it is: that may be a player as well."""
    to = damage.to.wanted.filter if isinstance(damage.to, Aim) else None
    return to is not None and len(to.either) > 1 and tree.holds(damage.amount, Ref)


def is_about_the_source(condition: object) -> bool:
    """Whether a condition calls the source by its name: what follows may say «it» of that."""
    told = condition.condition if isinstance(condition, tree.Not) else condition
    return isinstance(told, tree.Fits) and isinstance(told.what, tree.This)


def aims_as_it_triggers(step: object) -> bool:
    """Whether targets are chosen as a delayed ability triggers: «whenever you cast a spell …, put it on target …».

    Not where a text has something done to a target at some step: who that is, is told now.
    """
    return isinstance(step, tree.Later) and step.trigger.kind != "step" and tree.holds(step.do, Aim)


def copying_itself(step: tree.If, wants: Iterable[tree.Wanted]) -> tree.If:
    """`If this spell was cast from a graveyard, you may copy it`: the spell, where the text aims at no other."""
    at_spells = any(of.zone == "stack" for want in wants for of in want.filter.either or (want.filter,))
    if at_spells or not isinstance(step.condition, (tree.WasCast, tree.CastBy, tree.ManaSpent)):
        return step
    return step._replace(
        then=tree.with_others(
            step.then,
            tree.CopySpell,
            lambda copy: copy._replace(what=with_another(copy.what, Ref("thing"), tree.This())),
        )
    )


def is_onto_itself(step: object) -> bool:
    """Whether something would be attached to itself: nobody says so, and a text that seems to is not understood."""
    return any(tree.same(move.what, move.to) for move in tree.all_in(step, tree.MoveTo))


def not_onto_itself(done: object) -> object:
    """`If that enchantment is an Aura, you may attach it to the token`: what was asked of, and not the token again."""
    if not isinstance(done, tree.If) or not isinstance(done.condition, tree.Fits):
        return done
    told = done.condition.what

    def moved(step: tree.MoveTo) -> tree.MoveTo:
        return step._replace(what=told) if tree.same(step.what, step.to) else step

    return done._replace(then=tree.with_others(done.then, tree.MoveTo, moved))


def with_another(node: object, one: object, other: object) -> Any:
    """Part of a tree with something else in the place of something."""
    if type(node) is type(one) and node == one:
        return other
    return tree.mapped(node, lambda part: with_another(part, one, other))


NESTED = {  # instructions that hold others, and where
    tree.May: ("do", "otherwise"),
    tree.LookIn: ("do", "then"),
    **dict.fromkeys((tree.IfAny, tree.If, tree.Pay), ("then", "otherwise")),
    **dict.fromkeys((tree.PayTimes, tree.WhenResolved), ("then",)),
    tree.Later: ("do",),
    tree.Flip: ("won", "lost"),
}
# what is told to be done to the source: a sentence that follows without subject goes on about it
GONE_ON_ABOUT = (
    *(
        tree.BecomeCopy,
        tree.Transform,
        tree.Unlock,
        tree.TurnOver,
        tree.Turn,
        tree.Explore,
        tree.Goad,
        tree.Connive,
        tree.Endure,
    ),
    tree.Suspect,
    *(tree.PutCounters, tree.RemoveCounters, tree.Regenerate, tree.RemoveFromCombat, tree.BecomeBlocked),
)
