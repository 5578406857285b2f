"""Conditions: what has to be so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import chosen_together, intermediate, merged_filters, noun_qualities, objects
from judgekit.magic.language.makers.acts import voted_for
from judgekit.magic.language.makers.intermediate import (
    STATS,
    Meanings,
    Outside,
    Part,
    Parts,
    Ref,
    const,
    is_player,
    numbers,
    said,
)
from judgekit.magic.language.makers.keyword_words import was_kicked_so
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.objects import cards_in, node_of
from judgekit.magic.language.makers.paid_conditions import (
    coloured_mana_spent,
    gift_was_promised,
    has_devoured,
    mana_spent_from,
    tribute_unpaid,
    was_cast_from,
    was_paid_for,
)
from judgekit.magic.language.makers.parties import whose
from judgekit.magic.language.tree import Filter, You, within

if TYPE_CHECKING:
    from collections.abc import Callable


def compare_life(args: Parts) -> tree.Compared:
    numbers = [a for a in args if not isinstance(a, (Word, str))]
    sign = next(a for a in args if isinstance(a, str))
    return tree.Compared(tree.Stat("life", You()), sign, numbers[0])


def their_life(args: Parts) -> object:
    parts, n, sign = (a for a in args if not isinstance(a, Word))
    who = node_of(parts)
    if not is_player(who):
        raise Outside
    if not of_each(parts):
        return tree.Compared(tree.Stat("life", who), sign, n)
    if sign not in _OTHERWISE:
        raise Outside
    return tree.Not(tree.Compared(tree.Stat("life", who), _OTHERWISE[sign], n))  # there is none that has not


_OTHERWISE = {"<=": ">", ">=": "<", "<": ">=", ">": "<="}


def of_each(parts: tuple[Part, ...]) -> bool:
    """Whether something is told of each of several: «ogni avversario».

    «I tuoi avversari» may be each of them or all together: what is not the same for both is not read.
    """
    if of_all_together(parts):
        raise Outside
    return parts[0].det == "each"


def of_all_together(parts: tuple[Part, ...]) -> bool:
    """Whether several are told of as one: «i tuoi avversari»."""
    return parts[0].many and parts[0].det != "each"


def had_no_counter(args: Parts) -> tree.Not:
    """What has just gone had no counter of a kind, or none at all."""
    kinds = [a for a in args if isinstance(a, str) and not isinstance(a, Word)]
    return tree.Not(had_counter([*args, 1]) if kinds else tree.HadCounter(""))


def had_counter(args: Parts) -> tree.HadCounter:
    """What is spoken of had a counter of a kind, when it was last there."""
    if any(a != 1 for a in args if isinstance(a, int)):
        raise Outside
    kind = next(a for a in args if isinstance(a, str))
    return tree.HadCounter(kind)


def you_have_more(args: Parts) -> tree.Exists:
    """So many cards or more, of some kinds, in your graveyard."""
    n, sign = (a for a in args if not isinstance(a, Word))
    kinds = tuple(Filter("card", types=(kind,), owner="you", zone="graveyard") for kind in said(args, "TYPE"))
    return tree.Exists(kinds[0] if len(kinds) == 1 else Filter(either=kinds), sign, n)


def has_counter(args: Parts) -> tree.Fits:
    what = next((a for a in args if not isinstance(a, (Word, str, int))), Ref("thing"))
    n = next((a for a in args if isinstance(a, int)), 1)
    if n != 1:
        raise Outside
    kind = next(a for a in args if isinstance(a, str))
    return tree.Fits(what, Filter(counters=(kind,)))


def more_life(args: Parts) -> tree.Compared | tree.Not:
    """You have more life than one of your opponents, or than each of them."""
    parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    if not isinstance(node_of(parts), tree.Opponent):
        raise Outside
    theirs, yours = tree.Stat("life", tree.Opponent()), tree.Stat("life", You())
    if not of_all_together(parts) and not of_each(parts):
        return tree.Compared(theirs, "<", yours)
    return tree.Not(tree.Compared(theirs, ">=", yours))  # there is none that has as much


def compare_hand(args: Parts) -> tree.Compared:
    numbers = [a for a in args if not isinstance(a, (Word, str))]
    sign = next((a for a in args if isinstance(a, str)), "=")
    return tree.Compared(tree.Stat("hand", You()), sign, numbers[0])


def exists(controller: str, none: bool = False) -> Callable[[Parts], tree.Condition]:
    """Somebody controls such things, or none."""

    def play(args: Parts) -> tree.Condition:
        args = [a for a in args if not isinstance(a, Word)]
        parts = args[-1]
        who = whose(args[0]) if len(args) > 1 else controller
        if len(parts) == 1 and (parts[0].fixed is not None or (parts[0].det == "this" and not parts[0].many)):
            it = tree.Fits(parts[0].fixed or tree.This(), Filter(controller=who))
            return tree.Not(it) if none else it
        if len(parts) > 1 and parts[0].joint == "e" and all(p.det in {"a", "n"} for p in parts):
            each = tuple(exists(controller)([*args[:-1], (p._replace(joint=""),)]) for p in parts)
            return tree.Not(tree.AllOf(each)) if none else tree.AllOf(each)
        n = parts[0].how_many if parts[0].det == "n" and isinstance(parts[0].how_many, int) else 1
        found = within(filter_in(parts, numbers=True), {"controller": who})
        if none:
            return tree.Exists(found, "=", 0) if n == 1 else tree.Not(tree.Exists(found, ">=", n))
        return tree.Exists(found, ">=", n)

    return play


def exists_more(controller: str) -> Callable[[Parts], tree.Exists | tree.Compared]:
    """So many or more, or so many or fewer, of some things."""
    return lambda args: _so_many(args, {"controller": controller} if controller else {})


def exists_more_in(args: Parts) -> tree.Exists | tree.Compared:
    zone, owner = args[-1]
    return _so_many(args[:-1], {"noun": "card", "zone": zone, "owner": "you" if owner == "own" else owner})


def _so_many(args: Parts, fields: dict[str, object]) -> tree.Exists | tree.Compared:
    n, sign, parts = [a for a in args if not isinstance(a, Word)]
    if not isinstance(n, int) or not isinstance(fields.get("owner", ""), str):
        raise Outside
    found = within(filter_in(parts), fields)
    if found.status == (tree.OF_DIFFERENT_NAMES,):  # «four or more Demons with different names»: so many names
        return tree.Compared(tree.Different("name", within(found, {"status": ()})), sign, n)
    if found.namesake is not None and tree.same(found.namesake.of, Ref("thing")) and sign == ">=" and n > 1:
        return tree.Compared(tree.Namesakes(found._replace(namesake=None)), sign, n)  # the same as one another
    return tree.Exists(found, sign, n)


def fewer(args: Parts, *, yours: bool = False) -> tree.Exists | tree.Compared:
    """Fewer than so many of some things, in play or somewhere."""
    n, *rest = (a for a in args if not isinstance(a, Word))
    if len(rest) > 1:
        return exists_more_in([n, "<", *rest])
    return exists_more("you" if yours else "")([n, "<", *rest])


def has_chosen_name(args: Parts) -> tree.Fits:
    what = next((a for a in args if not isinstance(a, Word)), Ref("thing"))
    if is_player(what) or not isinstance(what, (tree.This, tree.Host, Ref)):
        raise Outside
    return tree.Fits(what, Filter("card" if what == Ref("card") else "permanent", named="chosen", zone=""))


def your_graveyard(args: Parts) -> tree.Exists:
    n, sign = [a for a in args if not isinstance(a, Word)]
    return tree.Exists(Filter("card", zone="graveyard", owner="you"), sign, n)


def your_graveyard_at_least(args: Parts) -> tree.Exists:
    return your_graveyard([*args, ">="])


SEVEN_CARDS = tree.Exists(Filter("card", zone="graveyard", owner="you"), ">=", 7)


def there_is(args: Parts) -> tree.Exists:
    parts = args[0]
    n = parts[0].how_many if isinstance(parts[0].how_many, int) else 1
    return tree.Exists(filter_in(parts, numbers=True), ">=", n)


def fits(args: Parts) -> tree.Fits | tree.Exists:
    """A thing is so; of «a creature named so», whether there is one that is so."""
    what, so = args[0], args[-1]
    if not isinstance(what, tree.Chosen):
        return tree.Fits(what, so)
    several = what.how_many != 1 or what.up_to or what.whose is not None or what.of.either
    if several or so != Filter(status=so.status):
        raise Outside
    return tree.Exists(tree.replaced(what.of, {"status": (*what.of.status, *so.status)}))


def fits_not(args: Parts) -> tree.Not:
    """A thing is not so: of one of some, nobody could tell whether none is, or one is not."""
    if isinstance(args[0], tree.Chosen):
        raise Outside
    return tree.Not(fits(args))


def more_than_you(stat: str) -> Callable[[Parts], tree.Compared | tree.Not]:
    """A player, or one of several, or each of your opponents, has more life or cards than you."""

    def play(args: Parts) -> tree.Compared | tree.Not:
        parts = next(a for a in args if not isinstance(a, Word))
        who = node_of(parts)
        if not is_player(who) or isinstance(who, (You, intermediate.Aim)):
            raise Outside
        if not of_each(parts):
            return tree.Compared(tree.Stat(stat, who), ">", tree.Stat(stat, You()))
        if not isinstance(who, tree.Opponent):
            raise Outside  # you are one of them
        return tree.Not(tree.Compared(tree.Stat(stat, who), "<=", tree.Stat(stat, You())))

    return play


def so_many_counters(args: Parts) -> tree.Compared:
    """So many counters of a kind, or more, or fewer, are on something: on it where nothing is told."""
    n, sign, kind, *on = _things_last(args)
    return tree.Compared(tree.CountersOn(kind, on[0] if on else Ref("thing")), sign, n)


def _things_last(args: Parts) -> list[Any]:
    """The number, the comparison and the kind of counter in their order, then on what they are."""
    found = [a for a in args if not isinstance(a, Word)]
    told = [a for a in found if isinstance(a, (int, str, tree.X))]
    return [*told, *(a for a in found if not isinstance(a, (int, str, tree.X)))]


def compares(args: Parts) -> tree.Compared:
    """One number compared with another."""
    one, *rest = (a for a in args if not isinstance(a, Word))
    sign = next(a for a in rest if isinstance(a, str))
    return tree.Compared(one, sign, next(a for a in rest if a is not sign))


def it_is(args: Parts) -> tree.Fits:
    """What was spoken of last is such a thing, wherever it is."""
    return tree.Fits(Ref("thing"), tree.within(merged_filters.merged(args[0]), {"zone": ""}))


def has_stat(args: Parts) -> tree.Compared:
    """A thing, or what was spoken of last, has so much of a number, or more or less."""
    *what, name, sign, n = (a for a in args if not isinstance(a, Word))
    of_ = what[0] if what else Ref("thing")
    if is_player(of_) or not isinstance(of_, (tree.This, tree.Host, Ref)):
        raise Outside
    return tree.Compared(tree.Stat(name, of_), sign, n)


def bound(args: Parts) -> tuple[str, Any]:
    """A comparison and the number that something is compared with."""
    return next(a for a in args if isinstance(a, str)), numbers(args)[0]


def _of_others(args: Parts, sign: str | None) -> tree.Exists:
    """At most so many others, or so many or more."""
    parts = args[-1]
    told = sign if sign is not None else bound(args)[0]
    n = numbers(args)[0]
    if not isinstance(n, int):
        raise Outside
    return tree.Exists(within(filter_in(parts), {"controller": "you", "other": True}), told, n)


def they_control_more(args: Parts) -> tree.Compared:
    """An opponent controls more of some things than you: the one who has most."""
    whose_, parts = (a for a in args if not isinstance(a, Word))
    if not isinstance(node_of(whose_), tree.Opponent) or of_each(whose_):
        raise Outside
    what = filter_in(parts)
    if what.controller or what.either or what.zone != "battlefield":
        raise Outside
    return tree.Compared(tree.MostOf(what), ">", tree.Count(within(what, {"controller": "you"})))


def total_power(args: Parts) -> tree.Compared:
    """The power of all your creatures together."""
    parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    if len(parts) > 1 or parts[0].det != "the" or not parts[0].many:
        raise Outside
    mine = within(parts[0].filter, {"controller": "you"})
    return tree.Compared(tree.Stat("power", tree.Each(mine)), *bound(args))


def so_many_different(args: Parts) -> tree.Compared:
    """So many creatures that you control, each of another power: as many as there are different powers."""
    (kind,) = said(args, "TYPE")
    stat = next(a for a in args if isinstance(a, str) and a in STATS.values())
    sign, n = bound([a for a in args if a != stat])
    if sign != ">=":
        raise Outside
    return tree.Compared(tree.Different(stat, Filter(types=(kind,), controller="you")), sign, n)


def is_attached(args: Parts) -> tree.Fits | tree.Exists:
    """Something is on something: of a thing that the text only describes, whether there is one that is so."""
    what, tied = (a for a in args if not isinstance(a, Word))
    if isinstance(what, tree.Chosen) and what.how_many == 1 and not what.up_to and isinstance(what.by, tree.You):
        return tree.Exists(within(what.of, tied.fields))
    if not isinstance(what, (tree.This, Ref)):
        raise Outside
    return tree.Fits(what, merged_filters.filter_of(tied.fields))


def so_many_attached(args: Parts) -> tree.Exists | tree.Compared:
    """So many things are on something."""
    *told, tied = (a for a in args if not isinstance(a, Word))
    return _so_many(told, tied.fields)


def it_shares(args: Parts) -> tree.Fits:
    """What was spoken of has something in common with the source."""
    what, of_ = (a for a in args if not isinstance(a, Word))
    of_ = chosen_together.any_of_a_sort(of_)
    if isinstance(of_, Filter):  # what was spoken of last, whatever that is
        return tree.Fits(Ref("thing"), Filter("card", zone="", shares=tree.Shares(what, of_)))
    if not isinstance(of_, tree.This):
        raise Outside
    return tree.Fits(Ref("card"), Filter("card", zone="", shares=tree.Shares(what, of_)))


def so_many_kinds(args: Parts) -> tree.Compared:
    """So many card types among the cards somewhere."""
    parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    return tree.Compared(tree.KindsAmong(cards_in(parts)), *bound(args))


def has_same_name(args: Parts) -> tree.Fits:
    """Something, or what was spoken of last, has the name of something else."""
    what, *of = (a for a in args if not isinstance(a, Word))
    if not of:
        what, of = Ref("thing"), [what]
    alike = noun_qualities.same_name(of).fields
    return tree.Fits(what, Filter("card", zone="", **alike))


_OF_THE_FOUR = 4  # as many as a party can be
_YOUR_LIBRARY = tree.Filter("card", owner="you", zone="library")


def you_are_monarch(args: Parts) -> tree.Bears:
    """«Sei il monarca»: the word is that for six."""
    if any(word.kind == "NUMBER" and word.said.lower() != "sei" for word in args if isinstance(word, Word)):
        raise Outside
    return tree.Bears(You(), "monarch")


def you_control_the_greatest(args: Parts) -> tree.Exists:
    """You control the creature with the greatest power, or one of those that are tied for it."""
    (kind,) = said(args, "TYPE")
    one_, other = (a for a in args if not isinstance(a, Word))
    if one_ != other:
        raise Outside
    sort = Filter(types=(kind,))
    return tree.Exists(within(sort, {"controller": "you", "extreme": tree.Extreme(one_, sort)}))


MEANINGS: Meanings = {
    "mana_spent_from": mana_spent_from,
    "your_life_below": lambda a: tree.Compared(tree.Stat("life", You()), "<", numbers(a)[0]),
    "you_control_the_greatest": you_control_the_greatest,
    "wins_vote": lambda a: tree.WinsTheVote(voted_for(a)[0]),
    "wins_or_ties_vote": lambda a: tree.WinsTheVote(voted_for(a)[0], tied=True),
    "you_control": exists("you"),
    "your_graveyard_at_least": your_graveyard_at_least,
    "you_control_more": exists_more("you"),
    "you_control_just_one": lambda a: exists_more("you")([1, "=", a[-1]]),
    "you_control_exactly": lambda a: exists_more("you")([numbers(a)[0], "=", a[-1]]),
    "you_do_not_control_more": lambda a: tree.Not(exists_more("you")(a)),
    "their_life": their_life,
    "more_life": more_life,
    "there_are_fewer": fewer,
    "there_are_fewer_in": fewer,
    "you_control_fewer": lambda a: fewer(a, yours=True),
    "has_chosen_name": has_chosen_name,
    "has_same_name": has_same_name,
    "has_so_many_counters": so_many_counters,
    "has_fewer_counters": lambda a: so_many_counters([*numbers(a), "<", *(x for x in a if x not in numbers(a))]),
    "it_has_so_many_counters": so_many_counters,
    "so_many_counters_there": so_many_counters,
    "compares": compares,
    "has_parity": lambda a: tree.Compared(a[0], a[-1], 0),
    "had_counter": had_counter,
    "had_no_counter": had_no_counter,
    "had_any_counter": const(tree.HadCounter("")),
    "was_cast": const(tree.WasCast()),
    "was_cast_from": was_cast_from,
    "cast_in_main": const(tree.CastInMain()),
    "most_cards_of_all": const(
        tree.Not(tree.Compared(tree.Stat("hand", tree.Opponent()), ">=", tree.Stat("hand", You())))
    ),
    "mana_spent": lambda a: tree.ManaSpent(tuple(said(a, "SYMBOL"))),
    "coloured_mana_spent": coloured_mana_spent,
    "itself": const(None),
    "you_have_more": you_have_more,
    "has_counter": has_counter,
    "it_has_counter": has_counter,
    "you_control_at_most_other": lambda a: _of_others(a, "<="),
    "you_control_more_other": lambda a: _of_others(a, None),
    "you_do_not_control_at_most_other": lambda a: tree.Not(_of_others(a, "<=")),
    "you_do_not_control_more_other": lambda a: tree.Not(_of_others(a, None)),
    "they_control_more": they_control_more,
    "total_power": total_power,
    "either_condition": lambda a: tree.AnyOf(tuple(x for x in a if not isinstance(x, Word))),
    "both_conditions": lambda a: tree.AllOf(tuple(x for x in a if not isinstance(x, Word))),
    "your_hand_at_least": lambda a: tree.Compared(tree.Stat("hand", You()), ">=", numbers(a)[0]),
    "your_life_at_least": lambda a: tree.Compared(tree.Stat("life", You()), ">=", numbers(a)[0]),
    "your_life_above_start": lambda a: tree.Compared(
        tree.Stat("life", You()), ">=", tree.Plus(tree.StartingLife(), numbers(a)[0])
    ),
    "your_life_compared": lambda a: tree.Compared(tree.Stat("life", You()), *(x for x in a if not isinstance(x, Word))),
    "so_many_kinds": so_many_kinds,
    "is_attacking_now": lambda a: noun_qualities.attacks_now(objects.one_said(a)),
    "by_day": const(tree.TimeIs("day")),
    "by_night": const(tree.TimeIs("night")),
    "neither_day_nor_night": const(tree.TimeIs()),
    "tribute_unpaid": tribute_unpaid,
    "dungeon_completed": const(tree.Bears(You(), "dungeon")),
    "you_have_initiative": const(tree.Bears(You(), "initiative")),
    "you_have_no_initiative": const(tree.Not(tree.Bears(You(), "initiative"))),
    "they_have_initiative": lambda a: tree.Bears(a[0], "initiative"),
    "has_devoured": has_devoured,
    "gift_was_promised": gift_was_promised,
    "gift_was_not_promised": lambda a: tree.Not(gift_was_promised(a)),
    "you_are_monarch": you_are_monarch,
    "you_are_no_monarch": lambda a: tree.Not(you_are_monarch(a)),
    "they_are_monarch": lambda a: tree.Bears(a[0], "monarch"),
    "you_are_blessed": const(tree.Bears(You(), "blessed")),
    "you_are_not_blessed": const(tree.Not(tree.Bears(You(), "blessed"))),
    "full_party": const(tree.Compared(tree.PartySize(), ">=", _OF_THE_FOUR)),
    "your_turn_now": const(tree.YourTurn()),
    "not_your_turn_now": const(tree.Not(tree.YourTurn())),
    "there_are_more": exists_more(""),
    "at_least_there": lambda a: exists_more_in([*[x for x in a if not isinstance(x, Word)][:1], ">=", *a[1:]]),
    "so_many_different": so_many_different,
    "it_shares": it_shares,
    "is_attached": is_attached,
    "so_many_attached": so_many_attached,
    "so_many_opponents": lambda a: tree.Exists(Filter("player", controller="opponent"), *bound(a)),
    "there_are_more_in": exists_more_in,
    "there_are_more_within": lambda a: exists_more_in([*a[1:], a[0]]),
    "your_graveyard": your_graveyard,
    "you_control_none": exists("you", none=True),
    "your_life": compare_life,
    "your_hand": compare_hand,
    "your_empty_library": const(tree.Compared(tree.Count(_YOUR_LIBRARY), "=", 0)),
    "your_library_at_least": lambda a: tree.Compared(
        tree.Count(_YOUR_LIBRARY), next(x for x in a if isinstance(x, str)), intermediate.numbers(a)[0]
    ),
    "your_empty_hand": const(tree.Compared(tree.Stat("hand", You()), "=", 0)),
    "more_cards": more_than_you("hand"),
    "more_life_than_you": more_than_you("life"),
    "is_so": fits,
    "is_not_so": fits_not,
    "was_bargained": const(tree.CastBy("barattare")),
    "was_kicked_so": was_kicked_so,
    "was_foretold": const(tree.CastBy("predire")),
    "was_cast_by": lambda a: tree.CastBy(said(a, "KEYWORD_COST")[0]),
    "was_paid_for": was_paid_for,
    "is_kicked_itself": const(tree.Fits(tree.This(), tree.Filter("object", status=("kicked",)))),
    "is_kicked": lambda a: tree.Fits(objects.one_said(a), tree.Filter("object", status=("kicked",))),
    "it_is": it_is,
    "it_is_not": lambda a: tree.Not(it_is(a)),
    "has_stat": has_stat,
    "has_stat_more": lambda a: has_stat([*a[:-2], a[-1], a[-2]]),
    "it_is_so": lambda a: tree.Fits(Ref("thing"), noun_qualities.state(a)),
    "it_is_not_so": lambda a: tree.Not(tree.Fits(Ref("thing"), noun_qualities.state(a))),
    "it_is_blocking": const(tree.Fits(Ref("thing"), Filter(status=("blocking",)))),
    "it_is_attacking": const(tree.Fits(Ref("thing"), Filter(status=("attacking",)))),
    "there_is": there_is,
    "there_is_none": lambda a: tree.Exists(merged_filters.filter_in(a[-1]), "=", 0),
    "state_of_kinds": noun_qualities.state_of_kinds,
    "state": noun_qualities.state,
}
