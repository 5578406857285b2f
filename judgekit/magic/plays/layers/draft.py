"""Traits while the rules compute them, and what a continuous effect does to them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import BASIC_LANDS, Traits
from judgekit.magic.language import tree
from judgekit.magic.language.rewording import Swaps, reworded
from judgekit.magic.language.rule_names import CANNOT_HAVE
from judgekit.magic.plays.board.state import BECOME_BASIC, bare_of
from judgekit.magic.plays.layers.strata import (
    ABILITIES,
    COLOURS,
    CONTROL,
    COUNTERS,
    EVERYTHING,
    OWN_SIZE,
    RULES,
    SET_SIZE,
    SIZE,
    SIZES,
    SWITCH,
    TEXT,
    TYPES,
    Parts,
    Stratum,
    denied,
    parts_of,
)
from judgekit.magic.questions.keywords import EVERY_HEXPROOF_IS_LOST
from judgekit.magic.questions.layers import (
    A_NAME_MAY_BE_SET,
    ABILITIES_OF_A_NEW_BASIC_LAND,
    BEGINS_WITH_OTHER_NUMBERS,
    CANNOT_GET_WHAT_IT_CANNOT_HAVE,
    COLOURS_THAT_STAY,
    COSTS_ARE_ABILITIES,
    EVERY_COPY_IS_LOST,
    SNOW_STAYS,
    SUBTYPES_OF_A_LOST_TYPE,
    THE_TYPE_LINE_IS_TEXT,
    TYPES_THAT_STAY,
    WHAT_IT_IS_MADE_TO_BE_IS_NO_ABILITY,
)
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


Cites = tuple[str, ...]


class Acting(NamedTuple):
    """A continuous effect at work: its age, what it changes, and who has it.

    Of a spell or ability, `objects` are those on which it was fixed, None where it was not; of a static ability,
    `source` and `ability` are what it comes from. `defining` tells that it says what its own object is, `counters` that
    counters do it.
    """

    stamp: int
    change: tree.Change
    you: str = ""
    objects: tuple[Object, ...] | None = None
    source: Thing | None = None
    ability: tree.Static | None = None
    origin: Object | None = None
    cites: Cites = ()
    defining: bool = False
    counters: bool = False


class Work:
    """An effect while it is at work on the traits of things: what is left to apply, and on what it has begun to act."""

    __slots__ = ("change", "granted", "one", "parts", "reads", "stamp", "things", "writes")

    def __init__(self, one: Acting, *, granted: bool = False) -> None:
        self.granted = granted  # by another effect: no text says so
        self.begin(one)

    def begin(self, one: Acting) -> None:
        """An effect is to act of which nothing has been applied."""
        self.one = one
        self.stamp = one.stamp
        self.parts = parts_of(one)
        self.writes: dict[Parts, frozenset[str]] = {}  # the sorts of traits that it may change
        self.things: list[Thing] | None = None  # on which it has begun to act
        self.reads: dict[Parts, frozenset[str]] = {}  # on which sorts of traits it hangs what it does to which
        self.change: tree.Change | None = None  # what it does, where that is always the same


class Past(NamedTuple):
    """What has acted on a thing so far, and in which layers."""

    works: AbstractSet[Work]
    strata: AbstractSet[Stratum]


def past_of(game: Game, source: Thing | None) -> Past | None:
    """What has acted so far on that from which an effect comes, where anything has."""
    like = None if source is None else game.board.cache.get(source.id)
    return Past(frozenset(like.works), frozenset(like.strata)) if isinstance(like, Draft) else None


class Draft:
    """Traits while the rules compute them. Whatever looks at them meanwhile sees them as they are so far."""

    __slots__ = (
        "abilities",
        "apart",
        "bare_since",
        "cites",
        "colours",
        "controller",
        "grown",
        "latest",
        "name",
        "power",
        "rules",
        "strata",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
        "why",
        "words",
        "works",
    )

    def __init__(self, printed: Traits) -> None:
        self.name = printed.name
        self.types = set(printed.types)
        self.subtypes = set(printed.subtypes)
        self.supertypes = set(printed.supertypes)
        self.colours = set(printed.colours)
        self.power = printed.power
        self.toughness = printed.toughness
        self.words = dict(printed.words)
        self.abilities = list(printed.abilities)
        self.rules: set[Any] = set(printed.rules)
        self.controller: str | None = None
        self.grown = (0, 0)  # by how much power and toughness have been changed, not set
        self.bare_since: int | None = None  # the age of what has taken all of its abilities
        self.works: set[Work] = set()  # what has acted on it, and on that from which this came
        self.strata: set[Stratum] = set()  # the layers in which it has
        self.latest: Stratum | None = None  # of these
        self.cites: Cites = printed.cites
        self.apart: Cites | None = None  # these and those of its size, which nobody cites who asks for something else
        self.why = printed.why

    def copy(self) -> Draft:
        """The same traits so far, to try something out on."""
        other = Draft.__new__(Draft)
        for name in _SHARED:
            setattr(other, name, getattr(self, name))
        for name in _OWN:
            setattr(other, name, getattr(self, name).copy())
        return other

    def so_far(self) -> Draft:
        """The same, of which its size and what its effects forbid it may be made otherwise."""
        other = Draft.__new__(Draft)
        for name in Draft.__slots__:
            setattr(other, name, getattr(self, name))
        other.rules, other.works, other.strata = set(self.rules), set(self.works), set(self.strata)
        return other

    def cite(self, numbers: Cites, *, of_size: bool = False) -> None:
        """These rules have made it what it is, or only as big as it is."""
        if of_size:
            self.apart = _together(self.cites if self.apart is None else self.apart, numbers)
            return
        self.cites = _together(self.cites, numbers)
        if self.apart is not None:
            self.apart = _together(self.apart, numbers)

    @property
    def told(self) -> Cites:
        """All rules that have made it so far what it is."""
        return self.cites if self.apart is None else self.apart

    def done(self) -> Traits:
        return Traits(
            self.name,
            frozenset(self.types),
            frozenset(self.subtypes),
            frozenset(self.supertypes),
            frozenset(self.colours),
            self.power,
            self.toughness,
            self.words,
            tuple(self.abilities),
            frozenset(self.rules),
            self.controller,
            self.told,
            self.why,
        )

    def acted_on(self, work: Work, stratum: Stratum, source: Past | None) -> None:
        """An effect has acted on it in a layer; so has what has acted on that from which the effect comes."""
        if source is not None:
            self.works |= source.works
            self.strata |= source.strata
        if len(self.works) < _SEVERAL:  # that there are several is all that anybody asks
            self.works.add(work)
        if self.latest is not stratum:
            self.latest = stratum
            self.strata.add(stratum)

    def grow(self, more: int, tougher: int) -> None:
        """Its power and toughness, where it has any, change by so much."""
        if self.power is not None:
            self.power += more
        if self.toughness is not None:
            self.toughness += tougher
        grown = self.grown
        self.grown = (grown[0] + more, grown[1] + tougher)

    def reword(self, swaps: Swaps) -> None:
        """Its rules text with other words."""
        self.words = {word: reworded(copies, swaps) for word, copies in self.words.items()}
        self.abilities = list(reworded(tuple(self.abilities), swaps))

    def forget(self, *parts: str) -> None:
        """What it is by itself no longer counts: an effect has made it something else."""
        if not self.why.keys().isdisjoint(parts):
            self.why = {part: cites for part, cites in self.why.items() if part not in parts}


_SEVERAL = 2
_OWN = ("types", "subtypes", "supertypes", "colours", "words", "abilities", "rules", "works", "strata")  # are changed
_SHARED = tuple(name for name in Draft.__slots__ if name not in _OWN)


@lru_cache(1024)
def _together(cites: Cites, more: Cites) -> Cites:
    """Numbers and further ones, each once: many things bear the same."""
    return tuple(dict.fromkeys((*cites, *more)))


# --- what effects do --------------------------------------------------------------------------------------------------


def apply(game: Game, draft: Draft, change: tree.Change, parts: Parts = EVERYTHING) -> None:
    """Make such parts of a change to traits that are being computed. Its quantities are numbers."""
    if parts <= SIZES:
        _sizes(game, draft, change, parts)
        return
    if change.swaps and TEXT in parts:
        draft.reword(change.swaps)
        if any(old in draft.subtypes for old, _ in change.swaps) and game.ruling(THE_TYPE_LINE_IS_TEXT):
            draft.subtypes = set(reworded(tuple(draft.subtypes), change.swaps))
    if change.named and TEXT in parts and game.is_so(A_NAME_MAY_BE_SET):
        draft.name = change.named
    if TYPES in parts:
        _kinds(game, draft, change)
    if change.colors is not None and COLOURS in parts:
        draft.colours = _colours_kept(game, draft, change) | set(change.colors) - {"colorless"}
        draft.forget("colours")
    if ABILITIES in parts:
        _abilities(game, draft, change)
    if parts & SIZES:
        _sizes(game, draft, change, parts)
    if change.rules and RULES in parts:
        draft.rules |= set(change.rules)
    if change.controller is not None and CONTROL in parts:
        draft.controller = change.controller


def _abilities(game: Game, draft: Draft, change: tree.Change) -> None:
    if change.lose:
        _lose(game, draft, change.lose)
    for rule in change.rules:
        if (word := denied(rule)) and _is_denied(game):
            draft.words.pop(word, None)
            draft.rules = {*draft.rules, rule}
    for gained in change.words:
        if isinstance(gained, tree.Keyword):
            if (CANNOT_HAVE, gained.word) in draft.rules and _is_denied(game):
                continue
            draft.words[gained.word] = (*draft.words.get(gained.word, ()), gained.of)
        else:
            draft.abilities.append(gained)


def _is_denied(game: Game) -> bool:
    """Whether what «cannot have» an ability does not; where no rule speaks of it, as the text says."""
    return not game.speaks(CANNOT_GET_WHAT_IT_CANNOT_HAVE) or game.is_so(CANNOT_GET_WHAT_IT_CANNOT_HAVE)


def _kinds(game: Game, draft: Draft, change: tree.Change) -> None:
    had = frozenset(draft.types)
    if change.types:
        draft.types = _kept(game, draft, "types", change) | set(change.types)
    draft.types -= set(change.not_types)
    draft.subtypes = draft.subtypes.difference(change.not_types)
    if change.supertypes:
        draft.supertypes |= set(change.supertypes)
    becomes_basic = change.subtypes and BASIC_LANDS.keys() >= set(change.subtypes) and not change.adds_types
    if becomes_basic and not game.ruling(ABILITIES_OF_A_NEW_BASIC_LAND):
        draft.subtypes -= BASIC_LANDS.keys()
        draft.abilities = []
        draft.words = {}
        draft.rules.add(BECOME_BASIC)
    if becomes_basic and "snow" in draft.supertypes and not game.ruling(SNOW_STAYS):
        draft.supertypes.discard("snow")
    lost = had - draft.types
    if lost and draft.subtypes:
        draft.subtypes = game.ruling_on(SUBTYPES_OF_A_LOST_TYPE, draft.subtypes, lost, frozenset(draft.types))
    if change.subtypes:
        draft.subtypes = _kept(game, draft, "subtypes", change) | set(change.subtypes)
        draft.rules -= {bare_of(kind) for kind in change.subtypes}


def _kept(game: Game, draft: Draft, part: str, change: tree.Change) -> set[str]:
    """The types or kinds that a change of these leaves: whoever knows no better takes nothing away."""
    there: set[str] = getattr(draft, part)
    if not there:
        return there
    kept: set[str] = game.ruling_on(TYPES_THAT_STAY, there, there, part, change)
    if not kept:
        draft.forget(part)
    return kept


def _colours_kept(game: Game, draft: Draft, change: tree.Change) -> set[str]:
    """The colours that a change of colours leaves: all, where it says so, else for the rules to say."""
    if change.adds_colors or (change.adds_types and not change.types and not change.subtypes):
        return draft.colours
    kept: set[str] = game.ruling_on(COLOURS_THAT_STAY, draft.colours) if draft.colours else draft.colours
    return kept


def _is_no_ability(game: Game, ability: tree.Ability) -> bool:
    """Whether a part of a text is not lost with the abilities: what a spell does, what playing it costs."""
    if isinstance(ability, (tree.ExtraCost, tree.OtherCost)):
        return not game.ruling(COSTS_ARE_ABILITIES)
    return isinstance(ability, tree.Spell)


def _lose(game: Game, draft: Draft, lost: tuple[str, ...]) -> None:
    if "*" in lost:
        draft.words = {}
        draft.abilities = [one for one in draft.abilities if _is_no_ability(game, one)]
        if draft.rules and not game.ruling(WHAT_IT_IS_MADE_TO_BE_IS_NO_ABILITY):
            draft.rules = set()
        draft.rules |= {bare_of(kind) for kind in draft.subtypes & BASIC_LANDS.keys()}
    whole = game.system.values.get("lost whole")
    for word in lost:
        copies = draft.words.pop(word, ())
        told = tuple(about for about in copies if about is not None) if word == whole else ()
        if told and not game.is_so(EVERY_HEXPROOF_IS_LOST):
            draft.words[word] = told
            continue
        if len(copies) > 1 and not game.ruling(EVERY_COPY_IS_LOST):
            draft.words[word] = copies[1:]


def _sizes(game: Game, draft: Draft, change: tree.Change, parts: Parts) -> None:
    if OWN_SIZE in parts or SET_SIZE in parts:
        _set_sizes(game, draft, change)
    if SIZE in parts or COUNTERS in parts:
        more, tougher = change.power, change.toughness  # quantities have been counted already
        draft.grow(more if type(more) is int else 0, tougher if type(tougher) is int else 0)
    if change.switch and SWITCH in parts:
        draft.power, draft.toughness = draft.toughness, draft.power
        draft.grown = draft.grown[::-1]


def _set_sizes(game: Game, draft: Draft, change: tree.Change) -> None:
    """Power and toughness become numbers; those with which something begins leave what has been added to them."""
    if change.set_power is None and change.set_toughness is None:
        return
    begins = isinstance(change.what, tree.This) or bool(change.types)
    if draft.grown == (0, 0) or not begins or not game.ruling(BEGINS_WITH_OTHER_NUMBERS):
        draft.grown = (0, 0)
    if change.set_power is not None:
        draft.power = _number(change.set_power) + draft.grown[0]
    if change.set_toughness is not None:
        draft.toughness = _number(change.set_toughness) + draft.grown[1]


def _number(quantity: Any) -> int:
    """A quantity that has been counted already."""
    return int(quantity)
