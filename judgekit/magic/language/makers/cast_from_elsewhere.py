"""Cards that may be played from where they lie: for their cost, for nothing, from the top of a library."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.costs import spells_told
from judgekit.magic.language.makers.intermediate import (
    Act,
    Aim,
    Clause,
    Meanings,
    Outside,
    Parts,
    Qual,
    Ref,
    Sentence,
    TableRule,
    const,
    said,
)
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.rule_names import OTHER_COST
from judgekit.magic.language.tree import Filter, You, within

PLAYS = "play"  # what is said of lands too
_ZONES_CAST_FROM = frozenset({"hand", "graveyard", "exile"})


def of_the_table(name: str, about: object) -> Clause:
    """What is so of the whole game, whoever does nothing."""
    return Clause(None, Act("nobody", lambda _: TableRule(name, about)))


def may_cast_free(args: Parts) -> Clause:
    """You may cast something now, for nothing."""
    verb, *zones, what = (a for a in args if not isinstance(a, Word))
    if zones:
        zone, owner = zones[0]
        what = _cards(what, {"zone": zone, "owner": "you" if owner == "own" else owner})
    plays = verb == PLAYS and _names_cards(what)
    match what:
        case tree.Chosen() | Aim() if plays:
            pass
        case tree.Chosen():
            what = what._replace(of=_castable(what.of, verb))
        case Aim():
            what = what._replace(wanted=what.wanted._replace(filter=_castable(what.wanted.filter, verb)))
        case tree.Each() if verb != PLAYS and not zones:
            return of_the_table(OTHER_COST, (_from_hand(what.of), (), "hand"))
        case tree.Exiled() | Ref("card" | "thing") if not zones:
            return Clause(None, Act("nobody", lambda _: tree.CastIt(what, plays=verb == PLAYS)))
        case _:
            raise Outside
    return Clause(None, Act("nobody", lambda _: tree.CastIt(what, plays=plays)))


def _names_cards(what: object) -> bool:
    """Whether cards are told of where they may be played from, lands among them: those are played."""
    of = what.of if isinstance(what, tree.Chosen) else what.wanted.filter if isinstance(what, Aim) else None
    sorts = (of.either or (of,)) if of is not None else ()
    return bool(sorts) and all(
        one.noun == "card" and one.zone in _ZONES_CAST_FROM and not (one.status or one.types or one.any_types)
        for one in sorts
    )


def casts_any_free(args: Parts) -> Clause:
    """«Cast any number of …»: none of them is one that has to be cast."""
    what = next(a for a in args if isinstance(a, tuple) and not isinstance(a, Word))
    if not isinstance(what, tree.Chosen) or not what.up_to or what.how_many != _ANY_NUMBER:
        raise Outside
    return may_cast_free(args)


_ANY_NUMBER = 99


def may_cast_a_copy(args: Parts) -> Clause:
    """A card is copied where it lies, and the copy may be cast for nothing."""
    what, _ = (a for a in args if not isinstance(a, Word))
    if isinstance(what, tree.Chosen):
        what = what._replace(of=_castable(what.of, "cast"))
    elif not isinstance(what, tree.Exiled):
        raise Outside
    return Clause(None, Act("nobody", lambda _: tree.CastCopy(what)))


def _from_hand(of: Filter) -> Filter:
    """The spells that cards of one's own hand become."""
    sorts = of.either or (of,)
    if any(each.zone != "hand" or each.owner != "you" or each.noun not in {"card", "spell"} for each in sorts):
        raise Outside
    return within(of, {"noun": "spell", "zone": "stack", "owner": "", "controller": "you"})


def _cards(what: object, fields: dict[str, object]) -> object:
    if not isinstance(what, tree.Chosen):
        raise Outside
    return what._replace(of=within(what.of, {"noun": "card", **fields}))


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


def exiled_cards_playable(args: Parts) -> Sentence:
    """The cards that the source has exiled may be played, or cast, whosever they are."""
    verb = next(a for a in args if a in {PLAYS, "cast"})
    no_land = () if verb == PLAYS else ("land",)
    cards = Filter("card", zone="exile", not_types=no_land, ties=(tree.Tie(tree.EXILED_BY, tree.This()),))
    return Sentence("plain", (TableRule("may be played from", ("exile", cards)),))


def may_cast_for_its_cost(args: Parts) -> Clause:
    """You may cast a target card now, for its own cost."""
    verb, what = (a for a in args if not isinstance(a, Word))
    if not isinstance(what, Aim) or verb == PLAYS or what.wanted.most != 1:
        raise Outside
    told = what._replace(wanted=what.wanted._replace(filter=_castable(what.wanted.filter, verb)))
    return Clause(None, Act("nobody", lambda _: tree.CastIt(told, (tree.OwnCost(),))))


def castable_from(args: Parts, *, card: bool = False) -> Clause:
    """A card that may be cast from another zone than the hand."""
    verb, (zone, owner) = (a for a in args if not isinstance(a, Word))
    if (owner or zone) not in {"you", "exile"} or (card and verb == PLAYS):
        raise Outside  # «puoi giocare questa carta»: a land, too
    return of_the_table("may be cast from", zone)


MEANINGS: Meanings = {
    "may_cast_for_its_cost": may_cast_for_its_cost,
    "exiled_cards_playable": exiled_cards_playable,
    "playable_from_top": playable_from_top,
    "playable_from_top_if": playable_from_top_if,
    "sees_the_top": sees_the_top,
    "sees_the_top_and": lambda a: a[-1]._replace(steps=(*sees_the_top(a[:-1]).steps, *a[-1].steps)),
    "two_playable_from_top": two_playable_from_top,
    "all_playable_from_top": all_playable_from_top,
    "lands_from": lands_from,
    "spells_castable_from": spells_castable_from,
    "castable_from": castable_from,
    "castable_card_from": lambda a: castable_from(a, card=True),
    "may_cast_free": may_cast_free,
    "permanent_spell": const(
        Qual(
            {
                "noun": "spell",
                "zone": "stack",
                "any_types": ("artifact", "battle", "creature", "enchantment", "planeswalker"),
            }
        )
    ),
    "casts_any_free": casts_any_free,
    "may_cast_a_copy": may_cast_a_copy,
    "casting_word": lambda a: PLAYS if a[0].said.lower().startswith("gioc") else "cast",
    "free_cost": free_cost,
}
