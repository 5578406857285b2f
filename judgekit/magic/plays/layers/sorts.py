"""Sorts of traits: which of them texts ask for, and which of them effects write."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.layers.strata import (
    ABILITIES,
    COLOURS,
    CONTROL,
    COUNTERS,
    OWN_SIZE,
    RULES,
    SET_SIZE,
    SIZE,
    SWITCH,
    TEXT,
    TYPES,
    Parts,
)
from judgekit.magic.plays.text.qualities import CHOSEN

if TYPE_CHECKING:
    from judgekit.magic.plays.layers.draft import Work

Sorts = frozenset[str]  # of traits
ALL: Sorts = frozenset({"types", "subtypes", "colours", "words", "abilities", "size", "rules", "controller"})
NONE: Sorts = frozenset()
CITES = "cites"  # the rules by which things are what they are
SEVERAL = "several"  # how often a thing has a word: what texts ask of words is whether it has them


def read_by(of: tree.Filter) -> set[str]:
    """The sorts of traits that a text asks for."""
    inner = of.either
    if of.namesake is not None and isinstance(of.namesake.of, tree.Filter):
        inner += (of.namesake.of,)
    if of.shares is not None and isinstance(of.shares.of, tree.Filter):
        inner += (of.shares.of,)
    found = {sort for each in inner for sort in read_by(each)}
    for sorts, fields in _SORTS:
        if any(getattr(of, field) for field in fields):
            found |= sorts
    return found if _BEFALLS.keys() >= set(of.status) else found | _BY_STATUS


# What befalls things and is no trait of theirs: the marks and facts that say so, of combat the parts that do.
_BEFALLS: dict[str, frozenset[str]] = {
    "tapped": frozenset({"tapped"}),
    "damaged": frozenset({"damage"}),
    **dict.fromkeys(("attacking", "attacking you"), frozenset({"combat", "attackers"})),
    "blocking": frozenset({"combat", "blocks"}),
    "blocked": frozenset({"combat", "attackers", "blocked"}),
    **dict.fromkeys(("token", "not token", "face down"), frozenset()),
}
_BY_STATUS = {"rules", "words", "abilities", "types"}

_SORTS: tuple[tuple[set[str], tuple[str, ...]], ...] = (
    ({"types"}, ("types", "any_types", "not_types", "supertypes", "not_supertypes")),
    ({"subtypes"}, ("any_subtypes", "also_subtypes", "not_subtypes", "supertypes", "not_supertypes")),
    ({"colours"}, ("any_colors", "not_colors")),
    ({"words"}, ("words", "not_words")),
    ({"size"}, ("compare",)),
    ({"controller"}, ("controller",)),
)
_WRITTEN: dict[str, Sorts] = {
    CONTROL: frozenset({"controller"}),
    TEXT: frozenset({"words", "abilities", "subtypes"}),
    TYPES: frozenset({"subtypes"}),
    COLOURS: frozenset({"colours"}),
    ABILITIES: frozenset({"words"}),
    OWN_SIZE: frozenset({"size"}),
    SET_SIZE: frozenset({"size"}),
    SIZE: frozenset({"size"}),
    COUNTERS: frozenset({"size"}),
    SWITCH: frozenset({"size"}),
    RULES: frozenset({"rules"}),
}
_TYPES: Sorts = frozenset({"types"})
_LOST: Sorts = frozenset({"abilities", "words", "rules"})


def asked_of_moment(work: Work) -> frozenset[str] | None:
    """The marks and facts on which it hangs, besides what things are, what an effect concerns and does.

    None where it may hang on anything.
    """
    one, change = work.one, work.one.change
    if one.ability is not None and one.ability.condition is not None:
        return None
    sizes = (change.power, change.toughness, change.set_power, change.set_toughness)
    if any(not isinstance(number, int | None) for number in sizes):
        return None
    return NONE if one.objects is not None or not isinstance(change.what, tree.Each) else _asked_by(change.what.of)


def _asked_by(of: tree.Filter) -> frozenset[str] | None:
    """The marks and facts that a text asks for besides what a thing is."""
    if of.either:
        found = [_asked_by(each) for each in of.either]
        return None if None in found else NONE.union(*(each for each in found if each is not None))
    if of.counters or not _asks_of_each_alone(of):
        return None
    return NONE.union(*(_BEFALLS[status] for status in of.status))


def is_known_meanwhile(of: tree.Filter) -> bool:
    """Whether it hangs on the traits that a text asks for alone whether a thing fits, while effects act."""
    if of.either:
        return all(is_known_meanwhile(each) for each in of.either)
    chosen = CHOSEN in of.any_colors or CHOSEN in of.any_subtypes or of.named
    return not chosen and _asks_of_each_alone(of)


def _asks_of_each_alone(of: tree.Filter) -> bool:
    """Whether a text asks what a thing is and what befalls it: of no other thing, and of nothing that has happened."""
    if any(getattr(of, field) != getattr(_ANYTHING, field) for field in _OF_MORE):
        return False
    counted = all(what in _MEASURED and isinstance(number, int) for what, _, number in of.compare)
    return counted and {of.controller, of.owner} <= _WHOSE and _BEFALLS.keys() >= set(of.status)


_ANYTHING = tree.Filter()
_OF_EACH_ALONE = {
    *(field for _, fields in _SORTS for field in fields),
    *("noun", "status", "owner", "zone", "other", "named", "set", "counters", "either"),
}
# Whatever else a text may ask, it is not told on what that hangs: so it is with a new field, till somebody looks at it.
_OF_MORE = tuple(field for field in tree.Filter._fields if field not in _OF_EACH_ALONE)
_MEASURED = {"power", "toughness"}
_WHOSE = {"", "you", "opponent"}


def writes(other: Work, parts: Parts) -> Sorts:
    """The sorts of traits that an effect may change in a layer."""
    found = other.writes.get(parts)
    if found is None:
        found = other.writes[parts] = _written(other, parts)
    return found


def _written(other: Work, parts: Parts) -> Sorts:
    found = NONE
    for part in parts & other.parts:
        found |= _WRITTEN[part]
    change = other.one.change
    if ABILITIES in parts and ("*" in change.lose or any(not isinstance(one, tree.Keyword) for one in change.words)):
        found |= _LOST
    if TYPES in parts and (change.types or change.not_types or change.supertypes):
        found |= _TYPES
    if TYPES in parts and change.subtypes and not change.adds_types:
        found |= _LOST
    return found
