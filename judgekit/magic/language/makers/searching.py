"""Cards that are looked for: in which zones of whom, and where they go that are found."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.clauses import substituted
from judgekit.magic.language.makers.intermediate import Act, Outside, Parts, Place, Ref, one, said, the
from judgekit.magic.language.makers.parties import whose
from judgekit.magic.language.tree import Chosen, Each, Filter, You, within
from judgekit.values import NamedTuple


class Zones(NamedTuple):
    """Several zones of a player, all of which are searched; `free`: or those of them that who searches likes."""

    names: tuple[str, ...]
    whose: object
    free: bool = False


def your_zones(args: Parts) -> Zones:
    names = tuple(a for a in args if isinstance(a, str))
    if "library" not in names or len(set(names)) < len(names):
        raise Outside
    return Zones(names, You())


def any_of_your_zones(args: Parts) -> Zones:
    return your_zones(args)._replace(free=True)


def zones_of(args: Parts) -> Zones:
    *names, whose_ = (a for a in args if not isinstance(a, Word))
    return your_zones(names)._replace(whose=whose_)


def _searched(what: Chosen | Each, whose_: object) -> Filter:
    """What cards are looked for, and in which zones of whom."""
    zones = whose_ if isinstance(whose_, Zones) else Zones(("library",), whose_)
    plain = isinstance(zones.whose, (You, Ref))
    fields = {"noun": "card", "owner": whose(zones.whose) if plain else "that player"}
    found = [within(what.of, {**fields, "zone": zone}) for zone in _in_order(zones.names)]
    if len(found) == 1:
        return found[0]
    if any(each.either for each in found):
        raise Outside
    return Filter(either=tuple(found))


def _in_order(zones: tuple[str, ...]) -> tuple[str, ...]:
    """The library first."""
    return tuple(sorted(zones, key=lambda zone: zone != "library"))


ALONE = ("alone",)  # where cards go that are found, if the sentence does not tell
_ALL_THAT_IS_FOUND = 99
_SEVERAL_OR_FOUND = (tree.EachPlayer, tree.Opponent, tree.ControllerOf, tree.OwnerOf)


def search(args: Parts) -> Act:
    whose_, what, *defined, end = (a for a in args if not isinstance(a, Word))
    if defined:
        what = substituted(what, defined[0].quantity)
    if isinstance(what, Each) and isinstance(whose_, Zones) and what.of.namesake is not None:
        return _search_for_all(what, whose_, end)
    if not isinstance(what, Chosen):
        raise Outside
    shown, place = end
    if shown == "split":
        into, place = place, ()
    if shown in {"on top", "hidden on top"}:
        place = ()
    if place == ALONE:
        shown, place = "alone", ()
    under_theirs = bool(place) and place[0] == "battlefield" and place[1:2] in {(), (None,)}
    filter_ = _searched(what, whose_)
    of_whom = whose_.whose if isinstance(whose_, Zones) else whose_
    of_whom = None if isinstance(of_whom, (You, Ref)) else of_whom

    def make(who: object) -> object:
        steps = searched(who)
        if not isinstance(whose_, Zones) or not whose_.free:
            return steps
        return tree.LookIn(who, _in_order(whose_.names), tuple(steps) if isinstance(steps, list) else (steps,))

    def searched(who: object) -> object:
        chosen = what._replace(of=filter_, by=who, whose=of_whom)
        into_ = ("battlefield", who, *place[2:]) if under_theirs else place
        if isinstance(who, _SEVERAL_OR_FOUND) and isinstance(whose_, Ref):
            chosen = chosen._replace(of=within(filter_, {"owner": "you"}))  # theirs who searches
        if shown == "split":
            return split(who, chosen, into)
        if shown == "alone":
            return tree.Choose(who, chosen)
        if shown == "hidden on top":
            return [tree.Choose(who, chosen), tree.Shuffle(who), tree.PutInto(Ref("card"), "library")]
        if shown == "on top":
            return [tree.Reveal(who, chosen), tree.Shuffle(who), tree.PutInto(Ref("card"), "library")]
        if not place:
            return tree.Reveal(who, chosen)
        steps: list[object] = [tree.Reveal(who, chosen), tree.PutInto(Ref("card"), *into_)] if shown else []
        return steps or tree.PutInto(chosen, *into_)

    return Act("player", make)


def _search_for_all(what: Each, whose_: Zones, end: tuple[bool, Any]) -> Act:
    """All that has a name: of a graveyard indeed all, of hidden zones those that one cares to find."""
    shown, place = end
    if shown or not place:
        raise Outside
    filter_ = _searched(what, whose_)
    seen = [each for each in filter_.either if each.zone == "graveyard"]
    hidden = Filter(either=tuple(each for each in filter_.either if each.zone != "graveyard"))
    of_whom = whose_.whose

    def make(who: object) -> list[object]:
        there = [tree.PutInto(tree.EachOf(each._replace(owner=""), of_whom), *place) for each in seen]
        some = Chosen(hidden, who, _ALL_THAT_IS_FOUND, whose=of_whom)
        return [*there, tree.PutInto(some, *place)]

    return Act("player", make)


LOOKED_AT = {"noun": "card", "zone": "library", "status": ("looked at",)}


def split(who: object, chosen: object, place: Place) -> list[object]:
    """Of the cards found, shown to all, one goes somewhere and the other to the hand."""
    one_of_them = Chosen(within(Filter(), LOOKED_AT), who, 1)
    return [tree.Reveal(who, chosen), taken(one_of_them, place, who), tree.PutInto(tree.TheRest(), "hand")]


def taken(what: object, place: Place, who: object) -> tree.PutInto:
    under = who if place.zone == "battlefield" and place.under is None else place.under
    return tree.PutInto(what, place.zone, under, place.tapped, place.place)


def found_put(args: Parts) -> tuple[bool, tuple[object, ...]]:
    to = the(Place, args)
    return False, (to.zone, to.under, to.tapped, to.place)


def found_on(args: Parts) -> tuple[bool, tuple[object, ...]]:
    """What was found enters attached to something."""
    shown, to = found_put(args)
    host = next(a for a in args if not isinstance(a, (Place, Word)))
    return shown, (*to, host)


def found_shown(args: Parts) -> tuple[bool, object]:
    """What was found is shown, then goes where the rest tells."""
    end = one(tuple, args) or args[-1]
    return True, end[1]


def pile(zone: str, who: object) -> tree.EachOf:
    """All cards in a zone of somebody."""
    return tree.EachOf(Filter("card", zone=zone), who)


def own_pile(args: Parts) -> tree.EachOf:
    return pile(args[-1], You() if said(args, "tuo") else Ref("player"))
