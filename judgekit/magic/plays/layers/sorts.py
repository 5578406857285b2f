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


def read_by(of: tree.Filter) -> set[str]:
    """The sorts of traits that a text asks for."""
    found = {sort for each in of.either for sort in read_by(each)}
    for sorts, fields in _SORTS:
        if any(getattr(of, field) for field in fields):
            found |= sorts
    return found if _BEFALLS.issuperset(of.status) else found | _BY_STATUS


# What befalls things, and is no trait of theirs: attacking makes nothing other than it is.
_BEFALLS = frozenset({
    "tapped", "attacking", "attacking you", "blocking", "blocked", "token", "not token", "damaged", "face down",
    "enchanted", "equipped", "attached",
})  # fmt: skip
_BY_STATUS = {"rules", "words", "abilities", "types"}

_SORTS: tuple[tuple[set[str], tuple[str, ...]], ...] = (
    ({"types"}, ("types", "any_types", "not_types", "supertypes", "not_supertypes")),
    ({"subtypes"}, ("any_subtypes", "not_subtypes", "supertypes", "not_supertypes")),
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


def hangs_on_what_it_is_alone(work: Work) -> bool:
    """Whether what an effect concerns and does hangs on what things are, and on nothing that happens to them."""
    one, change = work.one, work.one.change
    if one.ability is not None and one.ability.condition is not None:
        return False
    sizes = (change.power, change.toughness, change.set_power, change.set_toughness)
    if any(not isinstance(number, int | None) for number in sizes):
        return False
    return one.objects is not None or not isinstance(change.what, tree.Each) or asks_what_it_is(change.what.of)


def is_known_meanwhile(of: tree.Filter) -> bool:
    """Whether it hangs on the traits that a text asks for alone whether a thing fits, while effects act."""
    if of.either:
        return all(is_known_meanwhile(each) for each in of.either)
    chosen = CHOSEN in of.any_colors or CHOSEN in of.any_subtypes or of.named
    counted = all(what in _MEASURED and isinstance(number, int) for what, _, number in of.compare)
    told = chosen or of.among is not None or of.aims_at is not None or not _BEFALLS.issuperset(of.status)
    return counted and not told and {of.controller, of.owner} <= _WHOSE


_MEASURED = {"power", "toughness"}


def asks_what_it_is(of: tree.Filter) -> bool:
    """Whether a text asks for what a thing is, and for nothing that happens to it."""
    if of.either:
        return all(asks_what_it_is(each) for each in of.either)
    told = of.status or of.compare or of.counters or of.among is not None or of.aims_at is not None
    return not told and {of.controller, of.owner} <= _WHOSE


_WHOSE = {"", "you", "opponent"}


def writes(other: Work, parts: Parts) -> Sorts:
    """The sorts of traits that an effect may change in a layer."""
    found = NONE
    for part in parts & other.parts:
        found |= _WRITTEN[part]
    change = other.one.change
    if ABILITIES in parts and ("*" in change.lose or any(not isinstance(one, tree.Keyword) for one in change.words)):
        found |= _LOST
    if TYPES in parts and (change.types or change.not_types):
        found |= _TYPES
    if TYPES in parts and change.subtypes and not change.adds_types:
        found |= _LOST
    return found
