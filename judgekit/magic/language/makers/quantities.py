"""Numbers: told, chosen, counted, measured."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import merged_filters
from judgekit.magic.language.makers.acts import voted_for
from judgekit.magic.language.makers.intermediate import (
    COMPARE,
    DIFFERENCE,
    PREVENTED,
    REMOVED,
    STATS,
    HowMuch,
    Meanings,
    Outside,
    Part,
    Parts,
    PerEach,
    Qual,
    Ref,
    const,
    is_player,
    last,
    number_word,
    of,
    only,
    said,
    word_of,
)
from judgekit.magic.language.makers.merged_filters import add_fields, filter_of, merged
from judgekit.magic.language.makers.objects import cards_in
from judgekit.magic.language.tree import You, within
from judgekit.magic.vocabulary import COUNTERS_CALLED

if TYPE_CHECKING:
    from collections.abc import Callable


def counted(parts: tuple[Part, ...]) -> tree.CountOf | tree.Stat | None:
    """How many cards there are of those of somebody told by more than a filter: a target, whoever controls something.

    None where they are nobody's, or of a player whom a filter can tell.
    """
    *first, last_ = parts
    if isinstance(last_.fixed, tree.PlayersWho) and not first:
        return tree.CountOf(last_.fixed)
    if last_.whose is None or any(p.whose is not None or p.aimed for p in first) or last_.aimed:
        return None
    of_ = merged((*first, last_._replace(whose=None)))
    if of_ == tree.Filter("card", zone="hand"):
        return tree.Stat("hand", last_.whose)
    return tree.CountOf(tree.EachOf(of_, last_.whose))


def per_each(args: Parts) -> PerEach:
    parts = _each_of_several(args[0])
    theirs = counted(parts)
    return PerEach(merged_filters.filter_in(parts) if theirs is None else theirs)


def count_of(args: Parts) -> tree.Count | tree.CountOf | tree.Stat:
    parts = args[-1]
    if (theirs := counted(parts)) is not None:
        return theirs
    if len(parts) == 1 and parts[0].filter == tree.Filter("card", zone="hand") and parts[0].fixed is None:
        return tree.Stat("hand", Ref("player"))  # «the cards in their hand»: of the player who was spoken of
    if parts[0].own:
        parts = (parts[0]._replace(filter=within(parts[0].filter, {"owner": "that player"})), *parts[1:])
    return tree.Count(merged(parts))


def that_number(args: Parts) -> tree.Amount | tree.Plus:
    numbers = [a for a in args if isinstance(a, int)]
    return tree.Plus(tree.Amount(), numbers[0]) if numbers else tree.Amount()


def life_they_lost(args: Parts) -> tree.HappenedAmount:
    """What all your opponents have lost this turn, or all players."""
    (who,) = (a for a in args if not isinstance(a, Word))
    if not isinstance(who, (tree.Opponent, tree.EachPlayer)):
        raise Outside
    return tree.HappenedAmount(tree.Trigger("loses life", who))


def of_them(kind: str) -> Callable[[Parts], tree.Theirs]:
    """How much life the player spoken of has lost this turn, how much damage has been dealt to them."""

    def play(args: Parts) -> tree.Theirs:
        who = next((a for a in args if not isinstance(a, Word)), Ref("player"))
        if not is_player(who) or isinstance(who, (tree.Opponent, tree.EachPlayer)):
            raise Outside
        return tree.Theirs(tree.HappenedAmount(tree.Trigger(kind, You())), who)

    return play


def counters_removed(args: Parts) -> Ref:
    """`il numero di segnalini carica rimossi in questo modo`: of that kind, where one is told."""
    return REMOVED._replace(sorts=tuple(one for one in args if isinstance(one, str)))


def counter_kind(args: Parts) -> str:
    """A kind of counter, as boards write it: «spora» is no creature here."""
    called = str(args[-1].value.strip('"')).lower()
    return COUNTERS_CALLED.get(called, called)


def kind_and_thing(args: Parts) -> tuple[str, object]:
    """A kind of counter, and on what there are some."""
    kind = next(a for a in args if isinstance(a, str))
    rest = [a for a in args if not isinstance(a, Word) and a is not kind]
    return kind, rest[0] if rest else None


def per_card_everywhere(args: Parts) -> PerEach:
    """For each such card in each graveyard."""
    parts, zone = (a for a in args if not isinstance(a, Word))
    what = merged(parts)
    if what.noun != "card" or what.zone != "battlefield" or what.owner or what.controller:
        raise Outside
    return PerEach(tree.Count(within(what, {"zone": zone})))


def per_counter_of_theirs(args: Parts) -> PerEach:
    """For each counter of a kind that some players have, all of theirs together."""
    kind, who = kind_and_thing(args)
    if not is_player(who):
        raise Outside
    return PerEach(tree.CountersOn(kind, who))


def per_blocker(args: Parts) -> PerEach:
    """For each creature that blocks what the sentence is about."""
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    return PerEach(tree.Blockers(Ref("thing")))


def _each_of_several(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """`For each land that you control and each land card in your graveyard`: one sort and the other."""
    if len(parts) < 2 or parts[0].joint != "e" or any(p.det not in {"", "each"} for p in parts):
        return parts
    return tuple(p._replace(det="", joint="") for p in parts)


def greatest(args: Parts) -> tree.Greatest:
    name, parts = (a for a in args if not isinstance(a, Word))
    if any(part.det != "the" or not part.many for part in parts):
        raise Outside
    return tree.Greatest(name, merged(parts))


def _all(what: object) -> tree.Each:
    if not isinstance(what, tree.Each):
        raise Outside
    return what


def total_of(args: Parts) -> tree.Stat:
    """The power, toughness or mana value of some things, taken together."""
    name, what = (a for a in args if not isinstance(a, Word))
    if name not in {"power", "toughness", "cost"}:
        raise Outside
    return tree.Stat(name, _all(what))


def wanting_in_hand(args: Parts) -> tree.Plus:
    n = args[0]
    if not isinstance(n, int):
        raise Outside
    return tree.Plus(tree.Minus(tree.Stat("hand", You())), n)


def party_size(args: Parts) -> tree.PartySize:
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    return tree.PartySize()


def mana_symbols(args: Parts) -> tree.ManaSymbols:
    """The symbols of a colour in the mana costs of some permanents."""
    of_ = merged(next(a for a in args if not isinstance(a, Word)))
    if of_.noun != "permanent" or of_.zone != "battlefield":
        raise Outside
    return tree.ManaSymbols(said(args, "COLOUR")[0], of_)


def domain(args: Parts) -> tree.BasicKinds:
    """How many basic land types there are among your lands."""
    if said(args, "TYPE") != ["land", "land"] or said(args, "SUPERTYPE") != ["basic"]:
        raise Outside
    return tree.BasicKinds()


def kinds_among(args: Parts) -> tree.KindsAmong:
    """How many types the cards somewhere have among them."""
    return tree.KindsAmong(cards_in(args[-1]))


def different(args: Parts) -> tree.Different:
    """How many powers, mana values or colours there are among some things."""
    name, parts = (a for a in args if not isinstance(a, Word))
    if any(part.det != "the" or not part.many for part in parts):
        raise Outside
    return tree.Different(name, merged(parts))


def life_total_of(args: Parts) -> tree.Stat:
    whom = next(a for a in args if not isinstance(a, Word))
    if not is_player(whom):
        raise Outside
    return tree.Stat("life", whom)


def _hand_of(whom: object) -> tree.Stat:
    if not is_player(whom):
        raise Outside
    return tree.Stat("hand", whom)


def more_than(args: Parts) -> tree.Plus:
    n, more = (a for a in args if not isinstance(a, Word))
    if not isinstance(n, int):
        raise Outside
    return tree.Plus(more, n)


def less_than(args: Parts) -> tree.Plus:
    """So many less than what is counted or measured."""
    much, n = (a for a in args if not isinstance(a, Word))
    if not isinstance(n, int):
        raise Outside
    return tree.Plus(much, -n)


def twice_that(args: Parts) -> tree.Times:
    of = next((a for a in args if not isinstance(a, Word)), tree.Amount())
    return tree.Times(of, 2)


def half_of(args: Parts, *, up: bool = False) -> tree.Half:
    return tree.Half(next(a for a in args if not isinstance(a, Word)), up)


_DEEDS = {
    "distrutto": "destroyed", "sacrificato": "sacrificed", "scartato": "discarded", "esiliato": "exiled",
    "rimosso": "exiled", "tappato": "tapped", "pescato": "drawn", "macinato": "milled", "neutralizzato": "countered",
    "ripreso": "returned", "messo": "buried",
}  # fmt: skip
_CARDS = frozenset({"discarded", "drawn", "milled"})  # what is done to cards that lie nowhere in play


def deed(args: Parts) -> str:
    return _DEEDS[args[0].kind]


def thus(args: Parts) -> tree.Thus:
    """How many of a sort of things earlier instructions have destroyed, or discarded …"""
    done = next(a for a in args if isinstance(a, str))
    quals = of(Qual, args)
    if any(q.aimed or q.own or q.alternatives or q.whose is not None for q in quals):
        raise Outside
    fields: dict[str, object] = {}
    for qual in quals:
        add_fields(fields, qual.fields)
    done, _, zone = done.partition(" from ")
    what = filter_of({**fields, "zone": zone} if fields.get("noun") == "card" else fields)
    if zone and what.noun != "card":
        raise Outside
    if done in _CARDS and what.noun != "card":
        raise Outside
    if done == "countered" and what.noun != "spell":
        raise Outside
    return tree.Thus(done, what)


def per_devoured(args: Parts) -> PerEach:
    """For each creature that it has devoured."""
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    return PerEach(tree.Devoured())


def per_prevented(args: Parts) -> PerEach:
    """For each 1 damage that is prevented: of more than one at a time the tree cannot tell."""
    if any(n != 1 for n in of(int, args)):
        raise Outside
    return PerEach(PREVENTED)


def per_dealt(args: Parts) -> PerEach:
    """For each 1 damage that has been dealt."""
    if any(n != 1 for n in of(int, args)):
        raise Outside
    return PerEach(tree.DEALT_SO)


def befallen(kind: str, **more: str) -> Callable[[Parts], tree.TimesHappened]:
    """How many such things an event has befallen this turn: each time counts, whatever has become of the thing."""

    def play(args: Parts) -> tree.TimesHappened:
        what = merged(next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part)))
        zone, owner = next((a for a in args if isinstance(a, tuple) and type(a[0]) is str), ("graveyard", ""))
        sorts = what.either or (what,)
        nouns = {"spell"} if kind == "plays" else {"permanent", "token"}
        where = "stack" if kind == "plays" else "battlefield"
        if zone != "graveyard" or owner not in {"", "you"}:
            raise Outside
        if any(sort.noun not in nouns or sort.zone != where or sort.other for sort in sorts):
            raise Outside
        fields = more | ({"owner": owner} if owner else {})
        told = within(what, fields) if fields else what
        return tree.TimesHappened(tree.Trigger(kind, told, You() if kind == "plays" else None))

    return play


def snow_count(args: Parts) -> tree.ManaCount:
    """How much mana of snow sources was spent: of other symbols nobody counts it so."""
    if said(args, "SYMBOL") != ["S"]:
        raise Outside
    return tree.ManaCount(snow=True)


MEANINGS: Meanings = {
    "life_that_they_lost": of_them("loses life"),
    "life_that_they_gained": of_them("gains life"),
    "damage_dealt_to_them": of_them("is dealt damage"),
    "per_snow_spent": lambda a: PerEach(snow_count(a)),
    "snow_count": snow_count,
    "cards_it_holds": const(tree.Stat("hand", Ref("player"))),
    "so_much_less": lambda a: HowMuch(tree.Plus(tree.Amount(), -a[-1])),
    "so_many_dead": befallen("dies"),
    "so_many_dead_of_yours": befallen("dies", controller="you"),
    "so_many_put_there": befallen("dies"),
    "so_many_come": befallen("enters", controller="you"),
    "so_many_cast": befallen("plays"),
    "so_many_discarded": const(tree.TimesHappened(tree.Trigger("discards", You(), tree.Filter("card", zone="")))),
    "per_colour_of": lambda a: PerEach(tree.ColoursOf(a[-1])),
    "colours_of": lambda a: tree.ColoursOf(a[-1]),
    "cards_they_drew": const(tree.Theirs(tree.TimesHappened(tree.Trigger("draws", You())), Ref("player"))),
    "so_many_drawn": const(tree.TimesHappened(tree.Trigger("draws", You()))),
    "that_often": last,
    "per_point_so": const(PerEach(tree.Amount())),
    "per_life_gained": const(PerEach(tree.HappenedAmount(tree.Trigger("gains life", You())))),
    "per_life_lost": const(PerEach(tree.HappenedAmount(tree.Trigger("loses life", You())))),
    "life_they_lost": life_they_lost,
    "per_life_they_lost": lambda a: PerEach(life_they_lost(a)),
    "per_befallen": lambda a: PerEach(a[-1]),
    "deed": deed,
    "most_thus": lambda a: tree.MostThus(thus(a)),
    "done_thus": lambda a: next(x for x in a if isinstance(x, str)),
    "exiled_from_hand_thus": const("exiled from hand"),
    "per_thus": lambda a: PerEach(thus(a)),
    "prevented_so": const(PREVENTED),
    "counters_removed": counters_removed,
    "per_counter_removed": lambda a: PerEach(counters_removed(a)),
    "dealt_so": const(tree.DEALT_SO),
    "per_dealt": per_dealt,
    "per_prevented": per_prevented,
    "only_that": last,
    "so_many_thus": thus,
    "per_own_colour": const(PerEach(tree.ColoursOf(Ref("thing")))),
    "per_mana_spent": const(PerEach(tree.ManaCount())),
    "mana_count": const(tree.ManaCount()),
    "your_opponents_counted": const(tree.Count(tree.Filter("player", controller="opponent"))),
    "twice_so_much": const(HowMuch(tree.Amount(2))),
    "number_of": lambda a: HowMuch(a[0]),
    "damage": lambda _: HowMuch(tree.Amount()),
    "quantity_of": lambda a: HowMuch(a[-1]),
    "life": lambda _: HowMuch(tree.Amount()),
    "so_much_more": lambda a: HowMuch(tree.Plus(tree.Amount(), a[-1])),
    "half_life": lambda a: HowMuch(
        tree.Half(tree.Stat("life", Ref("player") if said(a, "suo") else You()), bool(said(a, "per-eccesso")))
    ),
    "cards": lambda _: HowMuch(tree.Amount()),
    "per_each": per_each,
    "per_time_kicked": const(PerEach(tree.TimesPaid("multipotenziamento"))),
    "per_blocker": per_blocker,
    "per_counter": lambda a: PerEach(tree.CountersOn(*kind_and_thing(a))),
    "per_own_counter": lambda a: PerEach(tree.CountersOn(kind_and_thing(a)[0], Ref("thing"))),
    "counter_kind": counter_kind,
    "n": lambda a: number_word(a[0]),
    "stat": word_of(STATS),
    "compare": word_of(COMPARE),
    "more": word_of(COMPARE),
    "as_number": only,
    "less_than": less_than,
    "counters_of_yours": lambda a: tree.CountersOn(kind_and_thing(a)[0], You()),
    "per_counter_of_yours": lambda a: PerEach(tree.CountersOn(kind_and_thing(a)[0], You())),
    "per_counter_of_theirs": per_counter_of_theirs,
    "per_card_everywhere": per_card_everywhere,
    "counters_on": lambda a: tree.CountersOn(*kind_and_thing(a)),
    "counters_on_it": lambda a: tree.CountersOn(kind_and_thing(a)[0], Ref("thing")),
    "count": count_of,
    "its_stat": lambda a: tree.Stat(a[-1], Ref("thing")),
    "stat_of": lambda a: tree.Stat(*[x for x in a if not isinstance(x, Word)]),
    "die_result": const(tree.DieResult()),
    "chosen_number": const(tree.ChosenNumber()),
    "life_noted": const(tree.ChosenNumber(tree.LIFE_NOTED)),
    "life_paid_entering": const(tree.ChosenNumber(tree.LIFE_PAID)),
    "difference": const(DIFFERENCE),
    "that_number": that_number,
    "greatest": greatest,
    "life_gained": const(tree.HappenedAmount(tree.Trigger("gains life", You()))),
    "life_lost": const(tree.HappenedAmount(tree.Trigger("loses life", You()))),
    "total_of": total_of,
    "party_size": party_size,
    "colours_spent": const(tree.ColoursSpent()),
    "per_colour_spent": const(PerEach(tree.ColoursSpent())),
    "symbols_among": mana_symbols,
    "per_symbol": lambda a: PerEach(mana_symbols(a)),
    "per_vote": lambda a: PerEach(tree.VotesFor(voted_for(a)[0])),
    "per_devoured": per_devoured,
    "times_mutated": lambda a: tree.TimesMutated(a[-1]),
    "commander_casts": const(tree.CommanderCasts()),
    "per_commander_cast": const(PerEach(tree.CommanderCasts())),
    "domain": domain,
    "per_basic_kind": lambda a: PerEach(domain(a)),
    "per_one_of_party": lambda a: PerEach(party_size(a)),
    "devotion": lambda a: tree.Devotion(tuple(said(a, "COLOUR"))),
    "kinds_among": kinds_among,
    "colours_among": lambda a: different(["colour", a[-1]]),
    "per_colour_among": lambda a: PerEach(different(["colour", a[-1]])),
    "how_many_different": lambda a: different(a[-3:]),
    "per_different": lambda a: PerEach(different(a)),
    "most_life": const(tree.Most("life")),
    "your_speed": const(tree.Stat("speed", You())),
    "your_life_total": const(tree.Stat("life", You())),
    "starting_life": const(tree.StartingLife()),
    "life_total_of": life_total_of,
    "wanting_in_hand": wanting_in_hand,
    "your_cards": const(tree.Stat("hand", You())),
    "their_cards": lambda a: _hand_of(a[-1]),
    "cards_they_hold": lambda a: _hand_of(next(x for x in a if not isinstance(x, Word))),
    "per_card_in_hand": lambda a: PerEach(_hand_of(a[-1])),
    "per_card_in_your_hand": const(PerEach(tree.Stat("hand", You()))),
    "more_than": more_than,
    "sum_of": lambda a: tree.Plus(*(x for x in a if not isinstance(x, Word))),
    "twice_that": twice_that,
    "half_of": half_of,
    "half_rounded_up": lambda a: half_of(a, up=True),
    "as_many_as": lambda a: HowMuch(a[-1]),
}
