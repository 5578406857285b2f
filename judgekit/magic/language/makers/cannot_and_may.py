"""What texts forbid and allow beyond combat: spells, cards, abilities, untapping; more lands, other zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import acts, combat_rules, continuous_effects, objects, parties
from judgekit.magic.language.makers.acts import changed
from judgekit.magic.language.makers.costs import spells_told
from judgekit.magic.language.makers.intermediate import (
    Act,
    Aim,
    Clause,
    Meanings,
    Outside,
    Part,
    Parts,
    Ref,
    Sentence,
    TableRule,
    const,
    is_player,
    last,
    said,
)
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.parties import enterer
from judgekit.magic.language.rule_names import ANY_MANA_PAYS, BEGINS_IN_PLAY, OF_DECKS, OTHER_COST, STAYS_TAPPED_FOR
from judgekit.magic.language.tree import Filter, Keyword, You, within

if TYPE_CHECKING:
    from collections.abc import Callable


def no_cast(args: Parts) -> Act:
    """Somebody cannot cast certain spells, or play lands."""
    spells: Filter = filter_in(args[-1])
    if spells == Filter(types=("land",)):
        return Act("player", lambda who: TableRule("cannot play lands", who))
    if spells.noun != "spell" or spells.zone != "stack":
        raise Outside
    return Act("player", lambda who: TableRule("cannot cast", (who, spells)))


def no_cast_beyond(args: Parts) -> Act:
    """Somebody cannot cast more than so many such spells each turn."""
    spells: Filter = filter_in(args[-1])
    many = next(a for a in args if isinstance(a, int))
    if spells.noun != "spell" or spells.zone != "stack":
        raise Outside
    done = tree.Happened(tree.Trigger("plays", spells, tree.You()), many)
    return Act("player", lambda who: TableRule("cannot cast beyond", (who, done)))


def casts_only_so_many(args: Parts) -> Act:
    """Somebody can cast but so many spells each turn."""
    many = next((a for a in args if isinstance(a, int)), None)
    if many is None:
        raise Outside
    done = tree.Happened(tree.Trigger("plays", Filter("spell", zone="stack"), tree.You()), many)
    return Act("player", lambda who: TableRule("cannot cast beyond", (who, done)))


def reveals_first_draw(_: Parts) -> Sentence:
    """A player shows the first card that they draw each turn."""
    done = tree.Happened(tree.Trigger("draws", tree.You()), 1)
    return Sentence("plain", (TableRule("reveals its first draw", done),))


def no_draw_beyond(args: Parts) -> Act:
    """Somebody cannot draw more than so many cards each turn."""
    done = tree.Happened(tree.Trigger("draws", tree.You()), next(a for a in args if isinstance(a, int)))
    return Act("player", lambda who: TableRule("cannot draw beyond", (who, done)))


def no_target(args: Parts) -> Act:
    """What no spell and no ability may have as a target, or none of an opponent."""
    by = filter_in(args[-1])
    if by == within(_SPELLS_AND_ABILITIES, {"controller": "opponent"}):
        return acts.about(words=(Keyword("anti-malocchio"),))([])
    if by != _SPELLS_AND_ABILITIES:
        raise Outside
    return acts.about(rules=("cannot be a target",))([])


def you_no_target(args: Parts) -> Act:
    if filter_in(args[-1]) != _SPELLS_AND_ABILITIES:
        raise Outside
    return Act("player", lambda who: TableRule("cannot be a target", who))


_SPELLS_AND_ABILITIES = Filter(either=(Filter("spell", zone="stack"), Filter("ability", zone="stack")))


def no_entering(_: Parts) -> Act:
    """Cards of some kind cannot enter."""

    def make(what: object) -> TableRule:
        found = enterer(what)
        if not isinstance(found, tree.Filter):
            raise Outside
        return TableRule("cannot enter", found)

    return Act("thing", make)


def no_activating(args: Parts) -> Sentence:
    """The activated abilities of something cannot be activated."""
    what = next(a for a in args if not isinstance(a, Word))
    found = enterer(what) if not isinstance(what, Part) else what
    if not isinstance(found, (tree.Filter, tree.Host)):
        raise Outside
    return Sentence("plain", (TableRule("cannot be activated", found),))


def no_cast_of_the_named(_: Parts) -> Sentence:
    """Nobody can cast a card of the name that was chosen."""
    spells = Filter("spell", zone="stack", named="chosen")
    return Sentence("plain", (TableRule("cannot cast", (tree.EachPlayer(), spells)),))


def of_the_table(name: str, about: object) -> Clause:
    """What is so of the whole game, whoever does nothing."""
    return Clause(None, Act("nobody", lambda _: TableRule(name, about)))


def you_too_have_word(args: Parts) -> Clause:
    """You have a keyword, and so have some permanents."""
    (what,) = (a for a in args if not isinstance(a, Word))
    word = args[-1].value
    if is_player(what):
        raise Outside
    both = [TableRule("players have", word), changed(what, words=(Keyword(word),))]
    return Clause(None, Act("nobody", lambda _: both))


def no_preventing_of(args: Parts) -> Sentence:
    """Damage of some sources cannot be prevented."""
    what = next(a for a in args if not isinstance(a, Word))
    found = what if isinstance(what, tree.This) else enterer(what)
    if not isinstance(found, tree.Filter | tree.This):
        raise Outside
    return Sentence("plain", (TableRule("cannot be prevented", found),))


def lies_idle(_: Parts) -> Clause:
    """Its activated abilities cannot be activated: of what the sentence is about."""

    def make(what: object) -> TableRule | tree.Change:
        if isinstance(what, tree.Host):
            return TableRule("cannot be activated", what)
        return changed(what, rules=("cannot be activated",))

    return Clause(None, Act("thing", make))


def no_cast_in_your_turn(args: Parts) -> Sentence:
    who, group = (a for a in args if not isinstance(a, Word))
    spells: Filter = filter_in(group)
    if spells.noun != "spell" or spells.zone != "stack":
        raise Outside
    return Sentence("static", (TableRule("cannot cast", (who, spells)),), tree.YourTurn())


def castable_at_any_time(args: Parts) -> Clause:
    """The card itself may be cast as though it had flash."""
    if args[-1].value != FLASH:
        raise Outside
    return of_the_table("may be cast at any time", None)


def cast_at_any_time(args: Parts) -> Clause:
    """Somebody may cast spells as though they had flash."""
    *who, spells = (a for a in args if not isinstance(a, (Word, str)))
    of = filter_in(spells)
    nouns = {each.noun for each in of.either or (of,)}
    zones = {each.zone for each in of.either or (of,)}
    if args[-1].value != FLASH or not nouns <= {"spell", "card"} or not zones <= {"stack", "battlefield"}:
        raise Outside
    of = within(of, {"noun": "spell", "zone": "stack"})
    return of_the_table("may be cast at any time", (who[0] if who else You(), of))


FLASH = "lampo"


def castable_from(args: Parts, *, card: bool = False) -> Clause:
    """A card that may be cast from another zone than the hand."""
    verb, (zone, owner) = (a for a in args if not isinstance(a, Word))
    if (owner or zone) not in {"you", "exile"} or (card and verb == PLAYS):
        raise Outside  # «puoi giocare questa carta»: a land, too
    return of_the_table("may be cast from", zone)


def may_play(_: Parts) -> Clause:
    """You may play the cards just spoken of, for the time that the sentence tells."""
    return Clause(None, Act("nobody", lambda _: changed(Ref("card"), rules=("may be played",))))


def may_cast_this_turn(args: Parts) -> Clause:
    """You may cast a target card this turn, as if it were in your hand: for its cost, when such a card may be cast."""
    verb, what = (a for a in args if not isinstance(a, Word))
    if not isinstance(what, Aim):
        raise Outside
    wanted = what.wanted._replace(filter=_castable(what.wanted.filter, verb))
    given = changed(what._replace(wanted=wanted), rules=("may be played",))
    return Clause(None, Act("nobody", lambda _: given._replace(until=tree.UNTIL_END_OF_TURN)))


def any_mana_pays_for_it(_: Parts) -> Clause:
    """Whoever may play the card just spoken of may pay for it with mana of any colour."""
    return Clause(None, Act("nobody", lambda _: changed(Ref("card"), rules=(ANY_MANA_PAYS,))))


def any_mana_pays(args: Parts) -> Sentence:
    """Some spells of a player may be paid for with mana of any colour."""
    *who, group = (a for a in args if not isinstance(a, Word))
    spells: Filter = filter_in(group)
    if any(each.noun != "spell" or each.zone != "stack" for each in spells.either or (spells,)):
        raise Outside
    if who and not is_player(who[0]):
        raise Outside
    return Sentence("plain", (TableRule(ANY_MANA_PAYS, (who[0] if who else You(), spells)),))


def may_cast_free(args: Parts) -> Clause:
    """You may cast something now, for nothing."""
    verb, *zones, what = (a for a in args if not isinstance(a, Word))
    if zones:
        zone, owner = zones[0]
        what = _cards(what, {"zone": zone, "owner": "you" if owner == "own" else owner})
    match what:
        case tree.Chosen():
            what = what._replace(of=_castable(what.of, verb))
        case Aim():
            what = what._replace(wanted=what.wanted._replace(filter=_castable(what.wanted.filter, verb)))
        case tree.Each() if verb != PLAYS and not zones:
            return of_the_table(OTHER_COST, (_from_hand(what.of), (), "hand"))
        case Ref("card" | "thing"):
            if verb == PLAYS:
                raise Outside  # a land may be played too
        case _:
            raise Outside
    return Clause(None, Act("nobody", lambda _: tree.CastIt(what)))


def _from_hand(of: Filter) -> Filter:
    """The spells that cards of one's own hand become."""
    sorts = of.either or (of,)
    if any(each.zone != "hand" or each.owner != "you" or each.noun not in {"card", "spell"} for each in sorts):
        raise Outside
    return within(of, {"noun": "spell", "zone": "stack", "owner": "", "controller": "you"})


PLAYS = "play"  # what is said of lands too


def _cards(what: object, fields: dict[str, object]) -> object:
    if not isinstance(what, tree.Chosen):
        raise Outside
    return what._replace(of=within(what.of, {"noun": "card", **fields}))


_ZONES_CAST_FROM = frozenset({"hand", "graveyard", "exile"})


def _castable(of: Filter, verb: str) -> Filter:
    """Cards that may be cast: no lands, and not where spells and permanents are."""
    if of.either:
        return of._replace(either=tuple(_castable(each, verb) for each in of.either))
    seen = of.zone == "library" and of.status == ("looked at",)
    if of.noun not in {"card", "spell"} or not (seen or (of.zone in _ZONES_CAST_FROM and not of.status)):
        raise Outside
    kinds = set(of.types) | set(of.any_types)
    if verb == PLAYS and of.noun != "spell" and "land" not in of.not_types and ("land" in kinds or not kinds):
        raise Outside
    if kinds or "land" in of.not_types:
        return of._replace(noun="card")
    return of._replace(noun="card", not_types=(*of.not_types, "land"))


def free_cost(args: Parts) -> Sentence:
    """The source may be cast for nothing, if something is so."""
    condition = next((a for a in args if not isinstance(a, Word)), None)
    return Sentence("other cost", (), condition)


def playable_from_top(args: Parts) -> Sentence:
    """The top card of one's library may be played, if it is such a card."""
    group, whose = (a for a in args if not isinstance(a, Word))
    return _from_the_top(filter_in(group), whose)


def _from_the_top(what: Filter, whose: object, *, cast: bool = False) -> Sentence:
    """Cards on top that may be played; of spells, and of cards that are cast, none that is a land too."""
    if not isinstance(whose, tree.You):
        raise Outside
    sorts = []
    for each in what.either or (what,):
        no_land = {"not_types": tuple(dict.fromkeys((*each.not_types, "land")))} if cast or each.noun == "spell" else {}
        sorts.append(within(each, {"noun": "card", "zone": "library", **no_land}))
    cards = sorts[0] if len(sorts) == 1 else Filter(either=tuple(sorts))
    return Sentence("plain", (TableRule("may be played from", ("top", cards)),))


def playable_from_top_if(args: Parts) -> Sentence:
    """The same, where it is told behind which card it has to be."""
    verb, whose, group = (a for a in args if not isinstance(a, Word))
    what = filter_in(group)
    if verb == PLAYS and any(not (set(each.types) | set(each.any_types)) for each in what.either or (what,)):
        raise Outside
    if any(each.noun != "card" for each in what.either or (what,)):
        raise Outside
    return _from_the_top(what, whose, cast=verb != PLAYS)


def two_playable_from_top(args: Parts) -> Sentence:
    """Cards of two sorts, lands played and spells cast."""
    *groups, whose = (a for a in args if not isinstance(a, Word))
    told = [playable_from_top([group, whose]) for group in groups]
    return Sentence("plain", tuple(step for each in told for step in each.steps))


def all_playable_from_top(args: Parts) -> Sentence:
    """Whatever card it is: played as a land, or cast."""
    verb, whose = (a for a in args if not isinstance(a, Word))
    if verb != PLAYS or not isinstance(whose, tree.You):
        raise Outside
    return Sentence("plain", (TableRule("may be played from", ("top", Filter("card", zone="library"))),))


def sees_the_top(args: Parts) -> Sentence:
    """The top card of one's own library may be looked at."""
    seen = next(a for a in args if not isinstance(a, Word))
    if not tree.same(seen, tree.TopCards(You())):
        raise Outside
    return Sentence("plain", (TableRule("top card seen", You()),))


def lands_from(args: Parts) -> Sentence:
    zone, owner = next(a for a in args if not isinstance(a, Word))
    if owner != "you" or said(args, "TYPE") != ["land"]:
        raise Outside
    lands = tree.Filter("card", types=("land",), zone=zone)
    return Sentence("plain", (TableRule("may be played from", (zone, lands)),))


def spells_castable_from(args: Parts) -> Sentence:
    """Spells of a kind may be cast from one's own graveyard."""
    zone, owner = next(a for a in args if isinstance(a, tuple) and len(a) == len(("zone", "whose")))
    if (zone, owner) != ("graveyard", "you"):
        raise Outside
    of = spells_told([a for a in args if a != (zone, owner)])
    sorts = tuple(
        _castable(within(one, {"zone": zone, "controller": "", "not_types": ("land",)}), "cast")
        for one in of.either or (of,)
    )
    cards = sorts[0] if len(sorts) == 1 else Filter(either=sorts)
    return Sentence("plain", (TableRule("may be played from", (zone, cards)),))


def extra_land(args: Parts) -> Sentence:
    if said(args, "TYPE") != ["land"]:
        raise Outside
    return Sentence("plain", (TableRule("extra land", next(a for a in args if not isinstance(a, Word))),))


def extra_land_for_each(args: Parts) -> Sentence:
    if said(args, "TYPE") != ["land"]:
        raise Outside
    n = next(a for a in args if not isinstance(a, Word))
    return Sentence("plain", (TableRule("extra land for each player", n),))


def lands_each_turn(args: Parts) -> Sentence:
    """So many lands each turn is one, and the rest are additional."""
    n = next(a for a in args if not isinstance(a, Word))
    if said(args, "TYPE") != ["land"] or not isinstance(n, int) or n < 2:
        raise Outside
    return Sentence("plain", (TableRule("extra land", n - 1),))


def no_hand_limit(_: Parts) -> Sentence:
    return Sentence("plain", (TableRule("no maximum hand size", You()),))


def hand_size(how: str) -> Callable[[Parts], Sentence]:
    """The maximum hand size of somebody is so many cards more, fewer, or so many."""

    def play(args: Parts) -> Sentence:
        told = [a for a in args if not isinstance(a, Word)]
        n = next((a for a in told if isinstance(a, int)), None)
        who = next((a for a in told if not isinstance(a, int)), You())
        if n is None or not isinstance(who, (You, tree.Opponent, tree.EachPlayer)):
            raise Outside
        return Sentence("plain", (TableRule("hand size", (who, how, n)),))

    return play


def play_only_on(args: Parts) -> Sentence:
    of = parties.party(last(args))
    if not isinstance(of, Filter):
        raise Outside
    return Sentence("plain", (tree.PlayOnly("on", of),))


def may_skip_the_turn(args: Parts) -> Sentence:
    """A player may skip a turn as it would begin: now, or only while something is so."""
    condition = next((a for a in args if not isinstance(a, Word)), None)
    steps = (tree.May(You(), (tree.Skip(You(), "turn"),)),)
    return Sentence("as a turn begins", steps, None, (), condition)


MEANINGS: Meanings = {
    "ability_uncountered": const(Sentence("plain", (tree.Uncountered(tree.This()),))),
    "may_skip_the_turn": may_skip_the_turn,
    "reveals_first_draw": reveals_first_draw,
    "may_stay_tapped": lambda a: Sentence("plain", (acts.changed(objects.one_said(a), rules=("may stay tapped",)),)),
    "no_cast_beyond": no_cast_beyond,
    "no_draw_beyond": no_draw_beyond,
    "no_search": lambda _: Act("player", lambda who: TableRule("cannot search", who)),
    "no_draw": lambda _: Act("player", lambda who: TableRule("cannot draw", who)),
    "life_stays": const(Sentence("plain", tuple(TableRule(f"cannot {how} life", You()) for how in ("gain", "lose")))),
    "no_life_lost": lambda _: Act("player", lambda who: TableRule("cannot lose life", who)),
    "no_activating": no_activating,
    "no_hand_limit": no_hand_limit,
    "larger_hand": hand_size("+"),
    "smaller_hand": hand_size("-"),
    "hand_of": hand_size("="),
    "no_cast_in_your_turn": no_cast_in_your_turn,
    "playable_from_top": playable_from_top,
    "playable_from_top_if": playable_from_top_if,
    "casts_only_so_many": casts_only_so_many,
    "sees_the_top": sees_the_top,
    "sees_the_top_and": lambda a: a[-1]._replace(steps=(*sees_the_top(a[:-1]).steps, *a[-1].steps)),
    "two_playable_from_top": two_playable_from_top,
    "all_playable_from_top": all_playable_from_top,
    "lands_from": lands_from,
    "spells_castable_from": spells_castable_from,
    "castable_from": castable_from,
    "castable_card_from": lambda a: castable_from(a, card=True),
    "castable_at_any_time": castable_at_any_time,
    "cast_at_any_time": cast_at_any_time,
    "begins_in_play": const(Sentence("plain", (TableRule(BEGINS_IN_PLAY, None),))),
    "may_be_your_commander": const(Sentence("plain", (TableRule(OF_DECKS, "commander"),))),
    "any_number_in_a_deck": const(Sentence("plain", (TableRule(OF_DECKS, "any number"),))),
    "you_too_have_word": you_too_have_word,
    "you_have_word": lambda a: of_the_table("players have", a[-1].value),
    "you_have_no_maximum": const(of_the_table("no maximum hand size", You())),
    "play_only_on": play_only_on,
    "extra_land": extra_land,
    "extra_land_for_each": extra_land_for_each,
    "lands_each_turn": lands_each_turn,
    "lies_idle": lies_idle,
    "may_play": may_play,
    "may_cast_free": may_cast_free,
    "may_cast_this_turn": may_cast_this_turn,
    "any_mana_pays_for_it": any_mana_pays_for_it,
    "any_mana_pays": any_mana_pays,
    "casting_word": lambda a: PLAYS if a[0].said.lower().startswith("gioc") else "cast",
    "free_cost": free_cost,
    "has_flash": lambda _: Sentence("plain", (acts.changed(tree.This(), words=(tree.Keyword("lampo"),)),)),
    "enchants_only": lambda a: acts.about(rules=(("enchants only", parties.party(a[-1])),))([]),
    "no_cast": no_cast,
    "no_cast_of_the_named": no_cast_of_the_named,
    "no_preventing": const(of_the_table("cannot be prevented", None)),
    "no_preventing_of": no_preventing_of,
    "no_life": lambda _: Act("player", lambda who: TableRule("cannot gain life", who)),
    "no_counter": continuous_effects.no_counter,
    "no_regeneration": combat_rules.ruled("cannot be regenerated"),
    "no_sacrifice": combat_rules.ruled("cannot be sacrificed"),
    "no_target": no_target,
    "you_no_target": you_no_target,
    "no_losing": lambda _: Act("player", lambda who: TableRule("cannot lose", who)),
    "no_winning": lambda _: Act("player", lambda who: TableRule("cannot win", who)),
    "no_untap": combat_rules.ruled("does not untap"),
    "no_next_untap": acts.by_thing(
        lambda what, *_: tree.Change(what, rules=("does not untap",), until=tree.UNTIL_NEXT_UNTAP)
    ),
    "no_untap_of_yours": acts.by_thing(
        lambda what, *_: tree.Change(what, rules=((STAYS_TAPPED_FOR, You()),), until=tree.UNTIL_NEXT_UNTAP)
    ),
    "no_entering": no_entering,
    "no_paying_life": lambda _: Act("player", lambda who: TableRule("cannot pay life", who)),
    "no_maximum": lambda _: Act("player", lambda who: TableRule("no maximum hand size", who)),
}
