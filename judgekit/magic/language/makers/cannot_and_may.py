"""What texts forbid and allow beyond combat: spells, cards, abilities, untapping; more lands, other zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import acts, combat_rules, continuous_effects, objects, parties
from judgekit.magic.language.makers.acts import changed
from judgekit.magic.language.makers.cast_from_elsewhere import PLAYS, of_the_table
from judgekit.magic.language.makers.intermediate import (
    EXILED_SO,
    Act,
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
from judgekit.magic.language.rule_names import (
    ANY_MANA_PAYS,
    ANY_TYPE_PAYS,
    BEGINS_IN_PLAY,
    CANNOT_CAST_FROM,
    CANNOT_HAVE,
    CAST_FREELY,
    CASTS_AS_SORCERIES,
    MAY_BE_CAST,
    MAY_BE_PLAYED,
    OF_DECKS,
    ONLY_FOR_MANA,
    PLAYED_FREELY,
    STAYS_TAPPED_FOR,
)
from judgekit.magic.language.tree import Filter, Keyword, You, within

if TYPE_CHECKING:
    from collections.abc import Callable


def no_cast(args: Parts) -> Act:
    """Somebody cannot cast certain spells, or play lands."""
    spells: Filter = filter_in(args[-1])
    if spells == Filter(types=("land",)):
        return Act("player", lambda who: TableRule("cannot play lands", who))
    each_of = spells.either or (spells,)
    zones = {one.zone for one in each_of}
    if zones <= _CAST_FROM and all(one == Filter("spell", zone=one.zone) for one in each_of):
        return Act("player", lambda who: TableRule(CANNOT_CAST_FROM, (who, tuple(sorted(zones)))))
    if spells.noun != "spell" or spells.zone != "stack":
        raise Outside
    return Act("player", lambda who: TableRule("cannot cast", (who, spells)))


def no_cast_but_from(args: Parts) -> Act:
    """Somebody cannot cast spells from anywhere but their hand."""
    if args[-1] != "hand":
        raise Outside
    elsewhere = tuple(sorted((*_CAST_FROM, "command")))
    return Act("player", lambda who: TableRule(CANNOT_CAST_FROM, (who, elsewhere)))


_CAST_FROM = frozenset({"graveyard", "library", "exile"})


def cannot_have(args: Parts) -> Act:
    """Keywords that something loses, and that nothing can give it."""
    return acts.about(rules=tuple((CANNOT_HAVE, word) for word in said(args, "KEYWORD")))([])


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


def casts_only_as_sorceries(_: Parts) -> Act:
    """Somebody casts spells only when they could cast a sorcery."""
    return Act("player", lambda who: TableRule(CASTS_AS_SORCERIES, who))


def reveals_first_draw(_: Parts) -> Sentence:
    """A player shows the first card that they draw each turn."""
    done = tree.Happened(tree.Trigger("draws", tree.You()), 1)
    return Sentence("plain", (TableRule("reveals its first draw", done),))


def reveals_first_draw_of_yours(args: Parts) -> Sentence:
    """The same, in their own turns alone."""
    return reveals_first_draw(args)._replace(kind="static", condition=tree.YourTurn())


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


def no_activating(rule: str) -> Callable[[Parts], Sentence]:
    """The activated abilities of something cannot be activated, or only those that are for mana."""

    def play(args: Parts) -> Sentence:
        what = next(a for a in args if not isinstance(a, Word))
        found = enterer(what) if not isinstance(what, Part) else what
        if not isinstance(found, (tree.Filter, tree.Host)):
            raise Outside
        return Sentence("plain", (TableRule(rule, found),))

    return play


def no_cast_of_the_named(_: Parts) -> Sentence:
    """Nobody can cast a card of the name that was chosen."""
    spells = Filter("spell", zone="stack", named="chosen")
    return Sentence("plain", (TableRule("cannot cast", (tree.EachPlayer(), spells)),))


def you_too_have_word(args: Parts) -> Clause:
    """You have a keyword, and so have some permanents."""
    (what,) = (a for a in args if not isinstance(a, Word))
    word = args[-1].value
    if is_player(what):
        raise Outside
    both = [TableRule("players have", word), changed(what, words=(Keyword(word),))]
    return Clause(None, Act("nobody", lambda _: both))


def no_preventing_of(args: Parts, rule: str = "cannot be prevented") -> Sentence:
    """Damage of some sources cannot be prevented."""
    what = next(a for a in args if not isinstance(a, Word))
    found = what if isinstance(what, tree.This) else enterer(what)
    if not isinstance(found, tree.Filter | tree.This):
        raise Outside
    return Sentence("plain", (TableRule(rule, found),))


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


def may_play(args: Parts) -> Clause:
    """You may play, or cast, the cards just spoken of, for the time that the sentence tells."""
    return _leave(Ref("card"), MAY_BE_PLAYED if args[0] == PLAYS else MAY_BE_CAST)


def may_play_thus(args: Parts) -> Clause:
    """You may play, or cast, the cards that the text has exiled."""
    return _leave(EXILED_SO, MAY_BE_PLAYED if args[0] == PLAYS else MAY_BE_CAST)


def may_play_thus_freely(args: Parts) -> Clause:
    """The same, for nothing."""
    return _leave(EXILED_SO, PLAYED_FREELY if args[0] == PLAYS else CAST_FREELY)


def _leave(what: Ref, rule: str) -> Clause:
    return Clause(None, Act("nobody", lambda _: changed(what, rules=(rule,))))


def any_mana_pays_for_it(args: Parts) -> Clause:
    """Whoever may play the card just spoken of may pay for it with mana of any colour, or of any type."""
    rule = next(a for a in args if a in {ANY_MANA_PAYS, ANY_TYPE_PAYS})
    return Clause(None, Act("nobody", lambda _: changed(Ref("card"), rules=(rule,))))


def any_mana_pays(args: Parts) -> Sentence:
    """Some spells of a player may be paid for with mana of any colour."""
    *who, group = (a for a in args if not isinstance(a, Word))
    spells: Filter = filter_in(group)
    if any(each.noun != "spell" or each.zone != "stack" for each in spells.either or (spells,)):
        raise Outside
    if who and not is_player(who[0]):
        raise Outside
    return Sentence("plain", (TableRule(ANY_MANA_PAYS, (who[0] if who else You(), spells)),))


_ANY_NUMBER = 99


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


def no_cast_of_more(args: Parts) -> Sentence:
    """Who has cast such a spell this turn casts no further one."""
    one, other = (filter_in(a) for a in args if not isinstance(a, Word))
    if one != other or one.noun != "spell" or one.zone != "stack":
        raise Outside
    done = tree.Happened(tree.Trigger("plays", one, tree.You()), 1)
    return Sentence("plain", (TableRule("cannot cast beyond", (tree.EachPlayer(), done)),))


def no_cast_in_your_turn_where(args: Parts) -> Sentence:
    """The same, as long as something is so."""
    so, *told = args
    if so.kind != "static":
        raise Outside
    found = no_cast_in_your_turn(told)
    return found._replace(condition=tree.AllOf((so.condition, found.condition)))


def no_cast_or_activate(args: Parts) -> Act:
    """Opponents cannot cast certain spells, nor activate abilities of certain things of theirs."""
    spells, of_ = (a for a in args if not isinstance(a, Word))
    cast, things = no_cast([spells]), filter_in(of_)
    if any(each.controller or each.zone != "battlefield" for each in things.either or (things,)):
        raise Outside

    def make(who: object) -> list[object]:
        if not isinstance(who, tree.Opponent):
            raise Outside
        return [cast.make(who), TableRule("cannot be activated", within(things, {"controller": "opponent"}))]

    return Act("player", make)


MEANINGS: Meanings = {
    "cannot_have": cannot_have,
    "no_cast_or_activate": no_cast_or_activate,
    "must_be_blocked_sentence": lambda a: Sentence(
        "plain", (acts.changed(objects.one_said(a), rules=("must be blocked",)),)
    ),
    "no_cast_in_your_turn_where": no_cast_in_your_turn_where,
    "no_cast_of_more": no_cast_of_more,
    "ability_uncountered": const(Sentence("plain", (tree.Uncountered(tree.This()),))),
    "may_skip_the_turn": may_skip_the_turn,
    "reveals_first_draw": reveals_first_draw,
    "reveals_first_draw_of_yours": reveals_first_draw_of_yours,
    "may_stay_tapped": lambda a: Sentence("plain", (acts.changed(objects.one_said(a), rules=("may stay tapped",)),)),
    "no_cast_beyond": no_cast_beyond,
    "no_draw_beyond": no_draw_beyond,
    "no_search": lambda _: Act("player", lambda who: TableRule("cannot search", who)),
    "no_draw": lambda _: Act("player", lambda who: TableRule("cannot draw", who)),
    "life_stays": const(Sentence("plain", tuple(TableRule(f"cannot {how} life", You()) for how in ("gain", "lose")))),
    "no_life_lost": lambda _: Act("player", lambda who: TableRule("cannot lose life", who)),
    "no_activating": no_activating("cannot be activated"),
    "no_activating_but_for_mana": no_activating(ONLY_FOR_MANA),
    "no_hand_limit": no_hand_limit,
    "larger_hand": hand_size("+"),
    "smaller_hand": hand_size("-"),
    "hand_of": hand_size("="),
    "no_cast_in_your_turn": no_cast_in_your_turn,
    "casts_only_so_many": casts_only_so_many,
    "casts_only_as_sorceries": casts_only_as_sorceries,
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
    "any_lands": lambda a: extra_land([*a, _ANY_NUMBER]),
    "extra_land_for_each": extra_land_for_each,
    "lands_each_turn": lands_each_turn,
    "lies_idle": lies_idle,
    "any_mana": lambda a: ANY_TYPE_PAYS if a[0].kind.endswith("tipo") else ANY_MANA_PAYS,
    "may_play": may_play,
    "may_play_thus": may_play_thus,
    "may_play_thus_free": may_play_thus_freely,
    "any_mana_pays_for_it": any_mana_pays_for_it,
    "any_mana_pays": any_mana_pays,
    "has_flash": lambda _: Sentence("plain", (acts.changed(tree.This(), words=(tree.Keyword("lampo"),)),)),
    "enchants_only": lambda a: acts.about(rules=(("enchants only", parties.party(a[-1])),))([]),
    "no_cast": no_cast,
    "no_cast_of_the_named": no_cast_of_the_named,
    "no_preventing": const(of_the_table("cannot be prevented", None)),
    "no_preventing_of": no_preventing_of,
    "no_preventing_in_combat_of": lambda a: no_preventing_of(a, "combat damage cannot be prevented"),
    "no_cast_but_from": no_cast_but_from,
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
