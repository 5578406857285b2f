"""Cards and permanents that are put somewhere: onto the battlefield, back to hand, with counters, attached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.lexicon import ORDINALS
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import mine
from judgekit.magic.language.makers.intermediate import (
    Act,
    Aim,
    ExiledThus,
    Outside,
    Parts,
    Place,
    SelfIn,
    numbers,
    said,
    the,
)
from judgekit.magic.language.tree import Chosen, Each, Filter, You, within

if TYPE_CHECKING:
    from collections.abc import Callable


def into_play(yours: bool) -> Callable[[Parts], Place]:
    return lambda args: Place(
        "battlefield",
        You() if yours else None,
        bool(said(args, "tappato")),
        fights="attacking" if said(args, "attaccante") else "",
        transformed=bool(said(args, "trasformato")),
    )


def into_play_theirs(args: Parts) -> Place:
    """Under the control of who owns it, or «under their own control»: of who puts it there."""
    (how,) = (a.said.lower() for a in args if isinstance(a, Word) and a.kind == "sotto-controllo-suo")
    under = "owner" if "proprietari" in how else "theirs"
    return Place("battlefield", under, bool(said(args, "tappato")), transformed=bool(said(args, "trasformato")))


def place_tapped(arg: object) -> object:
    return arg._replace(tapped=True) if isinstance(arg, Place) else arg


def nth_from_top(args: Parts) -> Place:
    """So many places from the top of a library."""
    nth = next(n for word, n in ORDINALS.items() if said(args, f"{word}-posizione"))
    return Place("library", place=f"{tree.FROM_TOP}{nth}")


def put(args: Parts) -> Act:
    place = the(Place, args)
    what = next(a for a in args if type(a) is not Place and not isinstance(a, Word))
    tapped, fights = place.tapped, place.fights
    if isinstance(what, Chosen) and place.zone == "battlefield" and "tapped" in what.of.status:
        fights = "attacking" if "attacking" in what.of.status else fights
        what, tapped = what._replace(of=what.of._replace(status=())), True
    if isinstance(what, SelfIn) and place.zone == "battlefield" and what.tapped:
        what, tapped = SelfIn(what.zone) if what.zone else tree.This(), True
    if isinstance(what, Aim) and what.wanted.filter.noun == "card" and "tapped" in what.wanted.filter.status:
        raise Outside  # no card that is elsewhere is tapped: it would enter so
    if isinstance(what, Chosen) and what.of.zone == "battlefield" and what.of.noun == "card":
        raise Outside
    if isinstance(what, Chosen) and place.zone == "battlefield" and "token" in what.of.status:
        raise Outside  # a token that is made, and none that is there already
    if tree.is_several(what) and any(isinstance(each, tree.TheRest) or are_others_seen(each) for each in what):
        raise Outside  # «that card there and the rest here»: one place is of the first alone
    under = place.under
    if place.transformed:
        under = None if under in {"owner", "theirs"} else under
        to = tree.PutInto(what, "battlefield", under, tapped, transformed=True)
        return Act("player", lambda who: to._replace(what=mine(what, who)))
    if under == "theirs":
        return Act("player", lambda who: tree.PutInto(mine(what, who), place.zone, _not_you(who), tapped))
    if under == "owner":
        return Act("player", lambda who: tree.PutInto(mine(what, who), place.zone, None, tapped))
    if isinstance(what, ExiledThus) and place.zone == "battlefield" and under is None:
        each = tree.PutInto(what, place.zone, None, tapped)  # of several players each takes what was theirs
        return Act("player", lambda who: each if isinstance(who, tree.EachPlayer) else each._replace(under=who))
    if place.zone == "battlefield" and under is None:
        return Act("player", lambda who: tree.PutInto(mine(what, who), place.zone, who, tapped, fights=fights))
    return Act("player", lambda who: tree.PutInto(mine(what, who), place.zone, under, tapped, place.place))


def _not_you(who: object) -> object:
    """Under whose control «their own» is: where you do it yourself, nobody can tell."""
    if isinstance(who, You):
        raise Outside
    return who


def attacking(act: Callable[[Parts], Act]) -> Callable[[Parts], Act]:
    """The same of what enters TAPped and attacking."""

    def play(args: Parts) -> Act:
        fighting = (a._replace(tapped=True, fights="attacking") if isinstance(a, Place) else a for a in args)
        return act(list(fighting))

    return play


def put_from(args: Parts) -> Act:
    """Put a card into play out of a zone that is told before it."""
    place, (zone, owner), what = (a for a in args if not isinstance(a, Word))
    fields = {"noun": "card", "zone": zone, "owner": "you" if owner == "own" else owner}
    if isinstance(what, Aim) and isinstance(owner, str):
        filter_ = within(what.wanted.filter, fields)
        if any(each.status for each in filter_.either or (filter_,)):
            raise Outside  # how it enters, perhaps: a card in that zone is not tapped
        return put([place, what._replace(wanted=what.wanted._replace(filter=filter_))])
    if isinstance(what, tree.This) and owner in {"you", "own"}:  # there it is, and there its ability works
        return put([place, SelfIn(zone)])
    if not isinstance(what, Chosen):
        raise Outside
    return put([place, what._replace(of=within(what.of, fields))])


def return_from(args: Parts) -> Act:
    """Return to hand a card out of a zone that is told before it."""
    (zone, owner), what = (a for a in args if not isinstance(a, Word))
    if not isinstance(owner, str):
        raise Outside
    fields = {"noun": "card", "zone": zone, "owner": "you" if owner == "own" else owner}
    if isinstance(what, Chosen):
        moved: object = what._replace(of=within(what.of, fields))
    elif isinstance(what, Aim):
        moved = what._replace(wanted=what.wanted._replace(filter=within(what.wanted.filter, fields)))
    elif isinstance(what, Each):
        moved = Each(within(what.of, fields))
    elif isinstance(what, tree.This) and owner == "you":
        moved = SelfIn(zone)
    else:
        raise Outside
    return Act("player", lambda who: tree.PutInto(mine(moved, who), "hand"))


def exile_with_counters(args: Parts) -> Act:
    """What resolves is exiled with counters on it."""
    what, n, kind = (a for a in args if not isinstance(a, Word))
    if not isinstance(what, tree.This) or not isinstance(n, int):
        raise Outside
    return Act("nobody", lambda _: tree.PutInto(what, "exile", counters=((kind, n),)))


def put_with_counters(args: Parts) -> Act:
    """Put a card into play with counters on it."""
    place, what, kind = (the(Place, args), *_what_and_kind(args))
    (n,) = numbers(args)
    if place.zone != "battlefield" or not isinstance(n, int) or _may_bear_counters(what):
        raise Outside
    act = put([place, what])

    def make(who: object) -> object:
        made = act.make(who)
        if not isinstance(made, tree.PutInto):
            raise Outside
        return made._replace(counters=((kind, n),))

    return Act("player", make)


def _may_bear_counters(what: object) -> bool:
    """Whether something may be where cards have counters: the text might speak of those that have one."""
    filter_ = what.wanted.filter if isinstance(what, Aim) else getattr(what, "of", None)
    return isinstance(filter_, Filter) and any(
        each.zone not in {"graveyard", "hand", "library"} for each in filter_.either or (filter_,)
    )


def _what_and_kind(args: Parts) -> tuple[object, str]:
    """What is moved, and the kind of counter that it gets."""
    kind = next(a for a in args if isinstance(a, str))
    return next(a for a in args if not isinstance(a, (str, int, Place, tree.X, Word))), kind


def put_on(args: Parts) -> Act:
    """Put a card into play attached to something."""
    place, what, host = (a for a in args if not isinstance(a, Word))
    act = put([place, what])
    return Act("player", lambda who: act.make(who)._replace(on=host))


def put_it_there_on(args: Parts) -> Act:
    """The same, what is put there told first."""
    what, place, host = (a for a in args if not isinstance(a, Word))
    return put_on([place, what, host])


def put_itself_on(args: Parts) -> Act:
    """An Aura that its own text has played from a graveyard «to enchant» something: it comes from there onto that."""
    _, (zone, owner), host = (a for a in args if not isinstance(a, Word))
    if (zone, owner) != ("graveyard", "you"):
        raise Outside
    return Act("player", lambda _: tree.PutInto(SelfIn(zone), "battlefield", You(), on=host))


def are_others_seen(node: object) -> bool:
    """Whether it is said of all other cards that were looked at or shown."""
    return isinstance(node, tree.Each) and node.of.other and "looked at" in node.of.status
