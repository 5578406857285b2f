"""What happens that abilities wait for, and what it happens to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import parties
from judgekit.magic.language.makers.intermediate import (
    Event,
    Meanings,
    Outside,
    Part,
    Parts,
    const,
    only,
    said,
)
from judgekit.magic.language.makers.objects import node_filter
from judgekit.magic.language.makers.parties import party
from judgekit.magic.language.tree import Filter, You, within
from judgekit.magic.vocabulary import GIFT

if TYPE_CHECKING:
    from collections.abc import Callable


def event(kind: str, *where: str) -> Callable[[Parts], Event]:
    def play(args: Parts) -> Event:
        others = [a for a in args if not isinstance(a, Word)]
        return Event(kind, party(others[0]) if others else None, where)

    return play


def gives_a_gift(args: Parts) -> Event:
    """Somebody gives: of all keywords only a gift is."""
    if said(args, "KEYWORD") != [GIFT]:
        raise Outside
    return event("does", "fare un dono")([a for a in args if not isinstance(a, Word)])


def attacks_with_some(args: Parts) -> Event:
    """A player attacks somebody with one or more creatures: that is to attack them."""
    aim, group = (a for a in args if not isinstance(a, Word))
    if node_filter(group) != Filter(types=("creature",)):
        raise Outside
    return Event("attacks", party(aim))


def group_event(kind: str, *where: str) -> Callable[[Parts], Event]:
    return lambda args: Event(
        kind, node_filter(next(a for a in args if isinstance(a, tuple) and isinstance(a[0], Part))), where
    )


FROM_LIBRARY = ("from library",)


def deals_so_much(args: Parts) -> Event:
    """A source deals so much damage or more, at once, to one thing or player."""
    least, *others = (a for a in args if not isinstance(a, Word))
    if not isinstance(least, int):
        raise Outside
    return Event("deals damage", party(others[0]) if others else None, (), least)


def many(kind: str) -> Callable[[Parts], Event]:
    """To block, or to be blocked by, so many creatures or more."""

    def play(args: Parts) -> Event:
        least, group = (a for a in args if not isinstance(a, Word))
        return Event(kind, node_filter(group), (), least)

    return play


OF_PERMANENTS = "of permanents"  # where it goes from is not told: only of what is called a permanent is that clear


def unlocks(args: Parts) -> Event:
    """A door is unlocked, of any permanent or of one of a kind."""
    return group_event("unlocks")(args) if any(not isinstance(a, Word) for a in args) else Event("unlocks")


def discards(args: Parts) -> Event:
    """A card is discarded, of any kind or of one that is told."""
    parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    what = node_filter(parts)
    if not isinstance(what, Filter) or any(each.noun != "card" or each.owner for each in what.either or (what,)):
        raise Outside
    what = within(what, {"zone": ""})
    return Event("discards", None if what == Filter("card", zone="") else what)


def _cycled(parts: tuple[Part, ...]) -> object:
    """The card that is cycled: the source itself, or any."""
    found = node_filter(parts)
    if isinstance(found, Filter) and found.noun != "card":
        raise Outside
    return found


def cycles_by_name(args: Parts) -> Event:
    """An older wording: to play the cycling ability of something."""
    if said(args, "KEYWORD_COST") != ["ciclo"]:
        raise Outside
    return Event("cycles", _cycled(args[-1]))


MEANINGS: Meanings = {
    "deals_you_combat": const(Event("deals damage", You(), ("combat",))),
    "deals_other": event("deals damage", "noncombat"),
    "enters": event("enters"),
    "event": only,
    "enters_yours": event("enters", "yours"),
    "enters_theirs": lambda a: Event("enters", None, (parties.whose(a[-1]),)),
    "leaves": event("leaves"),
    "exiled_from_play": const(Event("leaves", None, ("to exile",))),
    "exiled_wherever_from": const(Event("leaves", None, ("to exile", OF_PERMANENTS))),
    "dies": event("dies"),
    "buried": const(Event("is buried", None, ("from anywhere",))),
    "buried_theirs": const(Event("is buried", None, ("opponent's",))),
    "dies_theirs": const(Event("dies", None, ("opponent's",))),
    "leaves_your_graveyard": const(Event("leaves graveyard", None, ("you",))),
    "leaves_their_graveyard": const(Event("leaves graveyard", None, ("opponent",))),
    "milled_yours": const(Event("is buried", None, FROM_LIBRARY)),
    "buried_yours": const(Event("is buried", None, ("owned",))),
    "permanent_dies_yours": const(Event("dies", None, ("owned", OF_PERMANENTS))),
    "dies_yours": const(Event("dies", None, ("owned",))),
    "attacks": event("attacks"),
    "attacks_with_some": attacks_with_some,
    "attacks_alone": const(Event("attacks", None, ("alone",))),
    "is_attacked": const(Event("is attacked")),
    "attacks_you": const(Event("attacks", You())),
    "unblocked": event("becomes unblocked"),
    "blocks": event("blocks"),
    "blocks_many": many("blocks many"),
    "blocked": lambda a: event("is blocked by" if a else "becomes blocked")(a),
    "blocked_by_many": many("is blocked by many"),
    "deals": event("deals damage"),
    "deals_so_much": deals_so_much,
    "deals_combat": event("deals damage", "combat"),
    "deals_you": const(Event("deals damage", You())),
    "tapped": event("taps"),
    "countered": event("is countered"),
    "phases_out": event("phases out"),
    "reveals_so": group_event("reveals so"),
    "unattached": event("becomes unattached"),
    "attached_now": event("becomes attached"),
    "loses_control": event("loses control"),
    "monstrous": event("becomes so", "monstrous"),
    "becomes_of_level": lambda a: Event("becomes so", None, (f"{tree.LEVEL}{said(a, 'NUMBER')[0]}",)),
    "renowned": event("becomes so", "renowned"),
    "saddles": event("does", "sellare"),
    "crews": event("does", "manovrare"),
    "mutates": event("does", "mutare"),
    "discovers": event("does", "scoprire"),
    "gives_a_gift": gives_a_gift,
    "evolves": event("does", "evolversi"),
    "trains": event("does", "addestrarsi"),
    "commits_a_crime": event("does", "commettere un crimine"),
    "is_crewed": event("does", "essere manovrato"),
    "firebends": event("does", "dominare il fuoco"),
    "amasses": event("does", "reclutare"),
    "manifests_dread": event("does", "manifestare angoscia"),
    "exploits": event("does", "sfruttare"),
    "explores": event("does", "esplorare"),
    "connives": event("does", "complottare"),
    "scries": event("does", "profetizzare"),
    "surveils": event("does", "sorvegliare"),
    "exerts": event("does", "stremare"),
    "wins_flip": event("flips", "won"),
    "loses_flip": event("flips", "lost"),
    "rolls": event("rolls"),
    "is_crowned": event("is crowned"),
    "takes_initiative": event("takes initiative"),
    "rolls_chaos": event("chaos"),
    "planeswalks": event("planeswalks"),
    "planeswalks_to": lambda a: Event("planeswalks to", parties.party(a[-1])),
    "planeswalks_from": lambda a: Event("planeswalks from", parties.party(a[-1])),
    "completes": event("does", "completare un dungeon"),
    "untapped": event("untaps"),
    "turned_up": event("turns up"),
    "unlocks_this": const(Event("unlocks", None, (tree.THIS_DOOR,))),
    "unlocks_fully": group_event("unlocks", tree.FULLY),
    "unlocks": unlocks,
    "transformed": lambda _: Event("transforms", None, ()),
    "tapped_for_mana": event("taps", "for mana"),
    "targeted": group_event("is targeted"),
    "returned": event("returns", "hand"),
    "goes_back": const(Event("returns", None, ("hand",))),
    "succeeds": event("succeeds"),
    "plays": group_event("plays"),
    "plays_not_from_hand": group_event("plays", "not from hand"),
    "your_event": only,
    "taps_for_mana": event("taps", "for mana"),
    "dealt_noncombat": event("is dealt damage", "noncombat"),
    "dealt": event("is dealt damage"),
    "shuffles": const(Event("shuffles")),
    "draws": event("draws"),
    "discards": discards,
    "cycles": lambda a: Event("cycles", _cycled(a[-1])),
    "cycles_by_name": cycles_by_name,
    "gains_life": event("gains life"),
    "loses_life": event("loses life"),
    "loses_game": event("loses game"),
    "sacrifices": group_event("sacrifices"),
}
