"""Cards that go from zone to zone: drawn, discarded, put, looked for, looked at or shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import acts, moving, searching
from judgekit.magic.language.makers.acts import mine, per, times
from judgekit.magic.language.makers.intermediate import (
    Act,
    Aim,
    Clause,
    HowMuch,
    Meanings,
    Outside,
    Parts,
    Place,
    Qual,
    Ref,
    TableRule,
    const,
    is_player,
    of,
    one,
    only,
    the,
)
from judgekit.magic.language.tree import Chosen, Each, Filter, You, within
from judgekit.magic.vocabulary import UNDERCITY

if TYPE_CHECKING:
    from collections.abc import Callable


def take_some(args: Parts) -> Act:
    """So many of the cards looked at go somewhere."""
    place = one(Place, args) or Place("hand")
    n = next(a for a in args if type(a) is not Place and not isinstance(a, Word))
    return Act(
        "player", lambda who: searching.taken(tree.Chosen(within(Filter(), searching.LOOKED_AT), who, n), place, who)
    )


def put_any_number(args: Parts) -> Act:
    """Any number of the cards looked at go somewhere."""
    place = the(Place, args)
    those = tree.Chosen(within(Filter(), searching.LOOKED_AT), You(), 99, up_to=True)
    return Act("player", lambda who: searching.taken(those._replace(by=who), place, who))


def and_the_rest(some: Callable[[Parts], Act], args: Parts) -> Act:
    """Some of the cards looked at go to one place, the others to another."""
    *first, last_place = args
    first_act = some(first)

    def make(who: object) -> list[object]:
        return [first_act.make(who), searching.taken(tree.TheRest(), last_place, who)]

    return Act("player", make)


def put_and_the_rest(args: Parts) -> Act:
    """A card goes to one place, the others that were seen to another."""
    told = [a for a in args if not isinstance(a, Word)]
    places = [a for a in told if isinstance(a, Place)]
    (one_, others) = (a for a in told if not isinstance(a, Place))
    if not isinstance(one_, Ref) or not (isinstance(others, tree.TheRest) or moving.are_others_seen(others)):
        raise Outside
    first = moving.put([places[0] if len(places) > 1 else Place("hand"), one_])

    def make(who: object) -> list[object]:
        return [first.make(who), searching.taken(tree.TheRest(), places[-1], who)]

    return Act("player", make)


def divide_into_piles(args: Parts) -> Act:
    if [word.value for word in args if isinstance(word, Word) and word.kind == "NUMBER"] != ["2"]:
        raise Outside  # nobody says how one of three piles is chosen
    return Act("player", tree.Divide)


def take_pile(args: Parts, *, chooses: bool) -> Act:
    """The cards of a pile go to the hand, those of the other to another place."""
    place = next(a for a in args if isinstance(a, Place))

    def make(who: object) -> list[object]:
        taken: list[object] = [tree.PutInto(tree.It(), "hand"), searching.taken(tree.TheRest(), place, who)]
        return [tree.ChoosePile(who), *taken] if chooses else taken

    return Act("player", make)


def _among_them(args: Parts) -> Chosen:
    what = next(a for a in args if not isinstance(a, Word))
    if not isinstance(what, Chosen):
        raise Outside
    if any(each.noun != "card" or each.status for each in what.of.either or (what.of,)):
        raise Outside
    return what._replace(of=within(what.of, searching.LOOKED_AT))


def take_such(args: Parts) -> Act:
    what = _among_them(args)
    return Act("player", lambda who: tree.PutInto(mine(what, who), "hand"))


def show_and_take(args: Parts) -> Act:
    what = _among_them(args)
    return Act("player", lambda who: [tree.Reveal(who, mine(what, who)), tree.PutInto(Ref("card"), "hand")])


def top_or_bottom(args: Parts) -> Clause:
    """Its owner puts it on top of their library or at the bottom, as they like."""
    what = next(a for a in args if not isinstance(a, Word))

    def make(_: object) -> tree.OneOf:
        top_, bottom = (tree.PutInto(what, "library", place=place) for place in ("top", "bottom"))
        return tree.OneOf(tree.OwnerOf(what), ((top_,), (bottom,)))

    return Clause(None, Act("nobody", make))


def put_top_or_bottom(args: Parts) -> Act:
    """Whoever puts it there chooses which of the two ends of its owner's library."""
    what = next(a for a in args if not isinstance(a, Word))
    if not isinstance(what, (Aim, Ref, tree.This)) or (isinstance(what, Aim) and what.wanted.most != 1):
        raise Outside  # of several each has an end of its own
    options = tuple((tree.PutInto(what, "library", place=place),) for place in ("top", "bottom"))
    return Act("player", lambda who: tree.OneOf(who, options))


def manifest(*, cloak: bool) -> Callable[[Parts], Act]:
    """Cards are put into play face down."""

    def play(args: Parts) -> Act:
        what = next(a for a in args if not isinstance(a, Word))
        return Act("player", lambda who: tree.Manifest(who, mine(what, who), cloak))

    return play


def may_return(args: Parts) -> Clause:
    """You may return something to its owner's hand."""
    what = next(a for a in args if not isinstance(a, Word))
    return Clause(You(), Act("player", lambda who: tree.PutInto(mine(what, who), "hand")), may=True)


def top(args: Parts) -> tree.TopCards:
    nodes = [a for a in args if not isinstance(a, Word)]
    return tree.TopCards(nodes[-1], nodes[0] if len(nodes) > 1 else 1)


def returned(args: Parts) -> Clause:
    what = next(a for a in args if not isinstance(a, Word))
    return Clause(None, Act("nobody", lambda _: tree.PutInto(what, "hand")))


def _of_any_owner(what: object) -> object:
    """«Its owner takes back a target card from their graveyard»: from whichever it is in."""
    if not isinstance(what, Aim):
        return what
    of_ = what.wanted.filter
    return (
        what._replace(wanted=what.wanted._replace(filter=within(of_, {"owner": ""})))
        if _is_target_of_their_own(what)
        else what
    )


def choose_from_hand(args: Parts) -> Act:
    what = next(a for a in args if not isinstance(a, Word))
    if not isinstance(what, Chosen):
        raise Outside
    filter_ = within(what.of, {"noun": "card", "zone": "hand", "owner": "that player"})
    for qual in of(Qual, args):
        if set(qual.fields) != {"compare"} or filter_.either:
            raise Outside
        filter_ = within(filter_, qual.fields)
    return Act("player", lambda who: tree.Choose(who, what._replace(of=filter_, by=who)))


def reveal_hand(args: Parts) -> Act:
    return Act("player", lambda who: tree.Reveal(who, Filter("card", zone="hand", owner=hand_owner(who))))


def hand_owner(who: object) -> str:
    return "you" if isinstance(who, You) else "that player"


def look_hand(args: Parts) -> Act:
    whom = args[-1]
    return Act("player", lambda who: tree.Look(who, tree.Stat("hand", whom)))


def reveal_until(args: Parts, *, exiles: bool = False) -> Act:
    """Cards from the top of a library until such a one comes, shown or exiled."""
    whose_, what = (a for a in args if not isinstance(a, Word))
    if not isinstance(what, Chosen) or what.up_to or isinstance(whose_, Aim):
        raise Outside
    of_ = within(what.of, {"noun": "card", "zone": "library", "owner": ""})

    def make(who: object) -> tree.RevealUntil:
        whom = who if isinstance(whose_, Ref) else whose_
        return tree.RevealUntil(who, whom, of_, what.how_many, exiles)

    return Act("player", make)


def shuffle_in(args: Parts) -> Act:
    """Into its owner's library, which is shuffled."""
    what = next(a for a in args if not isinstance(a, Word))
    if _is_target_of_their_own(what):
        return Act("player", lambda who: [_theirs(what, "library", who), tree.Shuffle(who)])
    if isinstance(what, tree.TheRest) or moving.are_others_seen(what):  # still in the library of whoever has seen them
        return Act("player", lambda who: [tree.PutInto(tree.TheRest(), "library"), tree.Shuffle(who)])
    first = what[0] if tree.is_several(what) else what
    whose: object = tree.OwnerOf(what)
    if isinstance(first, tree.EachOf):
        whose = first.who
    elif isinstance(first, Aim) and all(
        of.owner == "you" for of in first.wanted.filter.either or (first.wanted.filter,)
    ):
        whose = You()  # also where no card is a target
    elif isinstance(first, (Each, Chosen)):  # whose they were, nobody could tell behind it
        if any(of.owner != "you" for of in first.of.either or (first.of,)):
            raise Outside
        whose = You()
    return Act("player" if whose == Ref("player") else "nobody", lambda who: _shuffled_in(what, whose, who))


def _is_target_of_their_own(what: object) -> bool:
    """Whether somebody moves cards that are targets, from a zone that is their own."""
    return isinstance(what, Aim) and any(
        each.owner == "that player" for each in what.wanted.filter.either or (what.wanted.filter,)
    )


def _theirs(what: object, zone: str, who: object, place: str = "top") -> tree.PutInto:
    """Of whom the cards are, the text has told before them: it is a target before them, where it is one."""
    if not isinstance(who, Aim):
        raise Outside
    return tree.PutInto(what, zone, who, place=place)


def _shuffled_in(what: object, whose: object, who: object) -> list[object]:
    owner = who if isinstance(whose, Ref) else whose
    return [tree.PutInto(what, "library"), tree.Shuffle(owner)]


def discard_thing(args: Parts) -> Act:
    what = args[0]
    if isinstance(what, Chosen):
        if any(
            each.noun != "card" or each.zone not in {"battlefield", "hand"} for each in what.of.either or (what.of,)
        ):
            raise Outside
        return Act("player", lambda who: tree.Discard(who, what.how_many, what=_in_hand(mine(what, who))))
    if isinstance(what, Each):
        return Act("player", lambda who: whole_hand(what.of, who))
    return Act("player", lambda who: tree.Discard(who, 1, what=what))


def _in_hand(what: object) -> object:
    """Cards are discarded from the hand of whoever chooses them."""
    return what if not isinstance(what, Chosen) else what._replace(of=within(what.of, {"zone": "hand", "owner": "you"}))


def make_discard(args: Parts) -> Act:
    """To have somebody discard."""
    harm, whom = the(HowMuch, args), args[-1]
    return Act("nobody", lambda _: tree.Discard(whom, harm.amount))


def whole_hand(of: tree.Filter, who: object) -> tree.Discard:
    """To discard all cards of a hand, or all of some kind."""
    if of.noun != "card" or of.zone not in {"hand", "battlefield"} or (of.owner == "you" and not isinstance(who, You)):
        raise Outside
    if of._replace(owner="") == tree.Filter("card", zone="hand"):
        return tree.Discard(who, None)
    kind = of._replace(zone="hand", owner="")
    return tree.Discard(who, 1, what=tree.EachOf(kind, who))


def discard(args: Parts) -> Act:
    harm = the(HowMuch, args)
    n = times(harm.amount, per(args))
    return Act("player", lambda who: tree.Discard(who, n, "at random" in args))


def drawing(args: Parts) -> Act:
    n = times(the(HowMuch, args).amount, per(args))
    return Act("player", lambda who: tree.Draw(who, n))


def mill(args: Parts) -> Act:
    """So many cards from the top of the library into the graveyard."""
    n = times(the(HowMuch, args).amount, per(args))
    return Act("player", lambda who: tree.PutInto(tree.TopCards(who, n), "graveyard"))


def mill_half(*, up: bool) -> Act:
    """Half of a library, of whoever mills."""
    return Act("player", lambda who: tree.PutInto(tree.TopCards(who, half_of("library", who, up=up)), "graveyard"))


def discard_half(*, up: bool) -> Act:
    """Half of a hand, of whoever discards."""
    return Act("player", lambda who: tree.Discard(who, half_of("hand", who, up=up)))


def half_of(zone: str, who: object, *, up: bool) -> tree.Half:
    """Half of the cards that one player has there: of each of several the tree would count all of theirs."""
    if isinstance(who, (tree.Opponent, tree.EachPlayer)):
        raise Outside
    return tree.Half(tree.Stat(zone, who), up)


def mill_as_many(args: Parts) -> Act:
    """As many cards as were told of before, from the top of their own library into their graveyard."""
    whose_ = next(a for a in args if not isinstance(a, Word))
    if not isinstance(whose_, (Ref, You)):
        raise Outside
    return Act("player", lambda who: tree.PutInto(tree.TopCards(who, tree.Amount()), "graveyard"))


def manifest_dread(args: Parts) -> Act:
    """Of the two top cards one comes into play face down, and the other goes to the graveyard."""
    seen = tree.Chosen(within(Filter(), searching.LOOKED_AT), tree.You())
    does = (
        tree.Look(tree.You(), tree.TopCards(tree.You(), 2)),
        tree.Manifest(tree.You(), seen),
        tree.PutInto(tree.TheRest(), "graveyard"),
    )
    return Act("nobody", lambda _: tree.Action("manifestare angoscia", does))


def learn(args: Parts) -> Act:
    """A card may be discarded for another; a Lesson from outside the game is nowhere on the board."""
    may = tree.May(tree.You(), (tree.Discard(tree.You()), tree.Draw(tree.You())))
    return Act("nobody", lambda _: tree.Action("apprendere", (may,)))


def returned_by_player(args: Parts) -> Clause:
    """A player takes back what they choose."""
    who, what = (a for a in args if not isinstance(a, Word))
    if isinstance(who, You):
        return returned([what])
    if not is_player(who) or not isinstance(what, Chosen):
        raise Outside
    return Clause(who, Act("player", lambda whom: tree.PutInto(acts.mine(what, whom), "hand")))


def reveal_of_hand(args: Parts) -> Act:
    """So many cards of one's own hand are shown, as whoever shows them chooses: they are those that were seen."""
    n = next(a for a in args if not isinstance(a, Word))
    shown = Chosen(Filter("card", zone="hand", owner="you"), You(), n)
    return Act("player", lambda who: tree.Reveal(who, shown._replace(by=who)))


MEANINGS: Meanings = {
    "put_itself_on": moving.put_itself_on,
    "put_swapped_and_the_rest": lambda a: put_and_the_rest([a[1], a[0], *a[2:]]),
    "reveal_of_hand": reveal_of_hand,
    "mill_half": lambda _: mill_half(up=False),
    "mill_half_rounded_up": lambda _: mill_half(up=True),
    "discard_half": lambda _: discard_half(up=False),
    "discard_half_rounded_up": lambda _: discard_half(up=True),
    "top_or_bottom": top_or_bottom,
    "may_return": may_return,
    "may_go_back": const(Clause(You(), Act("nobody", lambda _: tree.PutInto(Ref("thing"), "hand")), may=True)),
    "returned_by_owner": returned,
    "returned_by_its_owner": lambda a: returned([_of_any_owner(x) for x in a]),
    "it_returned_by_owner": const(Clause(None, Act("nobody", lambda _: tree.PutInto(Ref("thing"), "hand")))),
    "returned_by_player": returned_by_player,
    "exile": acts.by_anyone(lambda what: tree.PutInto(what, "exile")),
    "exile_down": lambda a: acts.by_anyone(lambda what: tree.PutInto(what, "exile", down=True))(
        [x for x in a if not isinstance(x, Word)]
    ),
    "put_swapped": moving.put,
    "put": moving.put,
    "put_attacking": moving.attacking(moving.put),
    "put_it_from_attacking": lambda a: moving.attacking(moving.put_from)(
        [*(x for x in a if not isinstance(x, Word))][1:] + [x for x in a if not isinstance(x, Word)][:1]
    ),
    "put_from_attacking": moving.attacking(moving.put_from),
    "put_tapped": lambda a: moving.put([moving.place_tapped(x) for x in a]),
    "put_from": moving.put_from,
    "put_on": moving.put_on,
    "put_it_there_on": moving.put_it_there_on,
    "put_in_hand": acts.by_player(
        lambda who, *a: tree.PutInto(acts.mine(next(x for x in a if not isinstance(x, Word)), who), "hand")
    ),
    "return_from": moving.return_from,
    "exile_with_counters": moving.exile_with_counters,
    "put_with_counters": moving.put_with_counters,
    "return_to_hand": acts.by_player(lambda who, what: tree.PutInto(acts.mine(what, who), "hand")),
    "draw": drawing,
    "discard": discard,
    "discard_thing": discard_thing,
    "discard_hand": acts.by_player(lambda who, *_: tree.Discard(who, None)),
    "make_discard": make_discard,
    "shuffle_in": shuffle_in,
    "shuffle": acts.by_player(lambda who, *_: tree.Shuffle(who)),
    "search": searching.search,
    "search_shown": lambda a: searching.search([a[0], a[1], (True, ())]),
    "search_swapped": lambda a: searching.search([a[1], a[0], a[2]]),
    "look": acts.by_player(tree.Look),
    "look_hand": look_hand,
    "rearrange": acts.by_player(lambda who, *_: tree.Rearrange(who)),
    "reveal": acts.by_player(lambda who, what: tree.Reveal(who, mine(what, who))),
    "reveal_until": reveal_until,
    "exile_down_to": lambda a: reveal_until(a, exiles=True),
    "reveal_hand": reveal_hand,
    "open_hands": acts.by_player(lambda who, *_: TableRule("open hands", who)),
    "open_top": acts.by_player(lambda who, *_: TableRule("top card revealed", who)),
    "mill": acts.by_player(lambda _, *a: tree.PutInto(next(x for x in a if not isinstance(x, Word)), "graveyard")),
    "mill_as_many": mill_as_many,
    "mill_cards": mill,
    "discover": acts.by_player(tree.Discover),
    "incubate": acts.by_player(tree.Incubate),
    "manifest_dread": manifest_dread,
    "manifest": manifest(cloak=False),
    "cloak": manifest(cloak=True),
    "scry": acts.by_player(tree.Scry),
    "fateseal": acts.by_player(tree.Fateseal),
    "surveil": acts.by_player(tree.Surveil),
    "learn": learn,
    "venture": acts.by_player(tree.Venture),
    "venture_into_undercity": acts.by_player(lambda who, *_: tree.Venture(who, UNDERCITY)),
    "planeswalk": acts.by_player(tree.Planeswalk),
    "chaos": acts.by_anyone(tree.Chaos),
    "clash": acts.by_player(lambda who, *_: tree.Clash(who)),
    "take_some": take_some,
    "take_such": take_such,
    "show_and_take": show_and_take,
    "put_some": take_some,
    "put_any_number": put_any_number,
    "put_any_and_the_rest": lambda a: and_the_rest(put_any_number, a),
    "put_and_the_rest": put_and_the_rest,
    "divide_into_piles": divide_into_piles,
    "choose_pile": acts.by_player(lambda who, *_: tree.ChoosePile(who)),
    "take_a_pile": lambda a: take_pile(a, chooses=True),
    "take_that_pile": lambda a: take_pile(a, chooses=False),
    "put_some_and_the_rest": lambda a: and_the_rest(take_some, a),
    "take_some_and_the_rest": lambda a: and_the_rest(take_some, a),
    "choose_such_from_hand": choose_from_hand,
    "choose_from_hand": choose_from_hand,
    "at_random": const("at random"),
    "into_play": moving.into_play(yours=False),
    "into_play_yours": moving.into_play(yours=True),
    "into_play_owners": moving.into_play_theirs,
    "on_top": const(Place("library")),
    "at_bottom": const(Place("library", place="bottom")),
    "at_bottom_at_random": const(Place("library", place=tree.BOTTOM_AT_RANDOM)),
    "nth_from_top": moving.nth_from_top,
    "put_top_or_bottom": put_top_or_bottom,
    "into_graveyard": const(Place("graveyard")),
    "into_hand": const(Place("hand")),
    "piles": lambda a: a[0] if len(a) == 1 else tuple(a),
    "own_pile": searching.own_pile,
    "pile_of": lambda a: searching.pile(*[x for x in a if not isinstance(x, Word)]),
    "all_piles": lambda a: searching.pile(next(x for x in a if not isinstance(x, Word)), tree.EachPlayer()),
    "found_alone": const((False, searching.ALONE)),
    "found_and_shown": const((True, ())),
    "found_on_top": const(("on top", None)),
    "found_hidden_on_top": const(("hidden on top", None)),
    "search_end": only,
    "found_split": lambda a: ("split", one(Place, a)),
    "found_shown": searching.found_shown,
    "found_put": searching.found_put,
    "found_on": searching.found_on,
    "search_place": only,
    "found_yours": const((False, ("battlefield", You()))),
    "found_taken": const((False, ("hand",))),
    "your_library": const(You()),
    "your_zones": searching.your_zones,
    "any_of_your_zones": searching.any_of_your_zones,
    "zones_of": searching.zones_of,
    "found_exiled": const((False, ("exile",))),
    "their_library": const(Ref("player")),
    "library_of": lambda a: a[-1],
    "top": top,
    "as_many_of_the_top": lambda a: tree.TopCards(a[-1], tree.Amount()),
    "so_many_of_the_top": top,
    "of_the_top_so_many": lambda a: top([*reversed([x for x in a if not isinstance(x, Word)])]),
}
