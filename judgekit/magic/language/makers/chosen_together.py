"""What things have in common with others, and what several that are chosen at one time have to be together."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import objects
from judgekit.magic.language.makers.intermediate import (
    PLURAL,
    Aim,
    Meanings,
    Outside,
    Part,
    Parts,
    Qual,
    Ref,
    const,
    said,
)
from judgekit.magic.language.makers.merged_filters import itself_or_two_sorts


def shared_subtype(args: Parts) -> str:
    (kind,) = said(args, "TYPE")
    if kind != "creature":
        raise Outside
    return "subtype"


_AMONG_THEMSELVES = {"type": tree.OF_ONE_CARD_TYPE, "subtype": tree.OF_ONE_CREATURE_TYPE}


def sharing(args: Parts) -> Qual:
    """Having a colour, a type or a kind of creature in common: with what was spoken of, or each with the others."""
    nodes = [a for a in args if not isinstance(a, Word)]
    what = next((a for a in nodes if isinstance(a, str)), "")
    of_ = next((a for a in nodes if not isinstance(a, str)), None)
    if of_ is None and what in _AMONG_THEMSELVES:
        return Qual({"status": (_AMONG_THEMSELVES[what],)})
    if not isinstance(of_ := any_of_a_sort(of_), (Ref, Aim, tree.This, tree.Filter)):
        raise Outside
    return Qual({"shares": tree.Shares(what, of_)})


def any_of_a_sort(node: object) -> object:
    """«With a creature that you control»: with any that fits."""
    one = isinstance(node, tree.Chosen) and (node.how_many, node.up_to, node.whose) == (1, False, None)
    of_ = node.of if isinstance(node, tree.Chosen) and one else None
    plain = of_ is not None and not tree.holds(of_, Ref, Aim) and not of_.other
    return of_ if plain else node


_TOTAL = {stat: total for total, stat in tree.TOTALS.items()}


def with_total(args: Parts) -> Qual:
    """With so much power in all, of as many as one likes."""
    name, sign, bound = (a for a in args if not isinstance(a, Word))
    if name not in _TOTAL:
        raise Outside
    return Qual({"compare": ((_TOTAL[name], sign, bound),)})


def bound_to_nothing(node: object) -> bool:
    """Whether something is told of several together that are no targets, nor as many as a player likes."""
    match node:
        case tree.Chosen(up_to=True) | tree.Wanted():
            inner: Any = node.of if isinstance(node, tree.Chosen) else node.filter
            if isinstance(node, tree.Wanted) and not all(_stays_so(sort) for sort in inner.either or (inner,)):
                return True
            rest: tuple[object, ...] = tuple(part for part in node if part is not inner)
            return any(map(bound_to_nothing, rest)) or any(
                bound_to_nothing(part) for sort in inner.either or (inner,) for part in sort if part is not sort.either
            )
        case tree.Filter() if tree.is_told_together(node):
            return True
    return isinstance(node, tuple) and any(map(bound_to_nothing, node))


_OF_PLAYERS = (tree.Draw, tree.LoseLife, tree.GainLife, tree.Discard, tree.Sacrifice, tree.Token, tree.KnownToken)


def tells_of_lost_players(ability: object) -> bool:
    """Whether a text goes on about players of whom something had to be so, or has them do what nobody looks at."""
    told = list(tree.all_in(ability, tree.PlayersWho))
    counted = sum(isinstance(one.of, tree.PlayersWho) for one in tree.all_in(ability, tree.CountOf))
    steps: list[Any] = [one for kind in _OF_PLAYERS for one in tree.all_in(ability, kind)]
    acting = sum(isinstance(one.who, tree.PlayersWho) for one in steps)
    acting += sum(isinstance(one.to, tree.PlayersWho) for one in tree.all_in(ability, tree.Damage))
    if not told:
        return False
    without = tree.with_others(ability, tree.PlayersWho, lambda _: ())
    return len(told) > counted + acting or acting > 1 or bool(acting and _speaks_of_a_player(without))


def _speaks_of_a_player(node: object) -> bool:
    sorts = tree.all_in(node, tree.Filter)
    return tree.holds(node, tree.ThatPlayer) or any(_THAT_PLAYER in {of.controller, of.owner} for of in sorts)


_THAT_PLAYER = "that player"


def _stays_so(sort: tree.Filter) -> bool:
    """Whether targets that were so together as they were chosen still are when they are looked at again."""
    told = not tree.TOGETHER.isdisjoint(sort.status) or any(
        what in tree.TOTALS and what != "total cost" for what, _, _ in sort.compare
    )
    return sort.zone == "graveyard" or not told


def the_dead(args: Parts) -> Part:
    """«The creature that died»: the one of which a trigger has told; of several nobody knows which."""
    if args[0].said.lower() in PLURAL or said(args, "TYPE") != ["creature"]:
        raise Outside
    return Part(fixed=tree.It(tree.AT_FIRST))


def any_other_target(args: Parts) -> Part:
    """Whatever may be a target, but for the targets before it."""
    found = objects.any_target(args)
    return found._replace(filter=tree.within(found.filter, {"other": True}))


def the_card_exiled(args: Parts) -> Part:
    """«The exiled instant card»: the one card that the source has exiled, which is of that type."""
    if args[0].said.lower() in PLURAL:
        raise Outside
    return Part(fixed=tree.Exiled())


def the_tapped(args: Parts) -> Part:
    """«The creature tapped in this way»: the one that was tapped as a cost."""
    if args[0].said.lower() in PLURAL:
        raise Outside
    return Part(fixed=Ref("tapped"))


MEANINGS: Meanings = {
    "the_tapped": the_tapped,
    "the_card_exiled": the_card_exiled,
    "any_other_target": any_other_target,
    "the_dead": the_dead,
    "itself_or_two_sorts": itself_or_two_sorts,
    "sharing": sharing,
    "shared_subtype": shared_subtype,
    "shared_type": const("type"),
    "shared_colour": const("colour"),
    "with_total": with_total,
    "with_different_names": const(Qual({"status": (tree.OF_DIFFERENT_NAMES,)})),
}
