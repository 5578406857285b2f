"""The layers in which continuous effects act, and which parts of what an effect does belong in which."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judgekit.magic.language.rule_names import CANNOT_HAVE
from judgekit.magic.questions.layers import IN_LAYERS, SIZES_IN_THEIR_ORDER
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.magic.plays.layers.draft import Acting, Cites
    from judgekit.table.engine import Game

CONTROL, TEXT, TYPES, COLOURS, ABILITIES = "control", "text", "types", "colours", "abilities"
OWN_SIZE, SET_SIZE, SIZE, COUNTERS, SWITCH = "own size", "set size", "size", "counters", "switch"
RULES = "rules"
COPIES = "copies"  # what copying makes of a thing is written on it, before anything acts: it is told as a layer
PARTS = (CONTROL, TEXT, TYPES, COLOURS, ABILITIES, OWN_SIZE, SET_SIZE, SIZE, COUNTERS, SWITCH, RULES)
EVERYTHING = frozenset(PARTS)
SIZES = frozenset((OWN_SIZE, SET_SIZE, SIZE, COUNTERS, SWITCH))
BEFORE_ABILITIES = frozenset((CONTROL, TEXT, TYPES, COLOURS))
BY_AGE = SIZES - {OWN_SIZE}  # what adds to sizes comes between those that set and those that switch them
Parts = frozenset[str]


class Stratum(NamedTuple):
    """A layer: the parts of effects that are applied in it, and the rules that say so."""

    parts: Parts
    cites: Cites = ()


ALL_AT_ONCE = (Stratum(EVERYTHING),)


@cache
def layer(*parts: str) -> Callable[[Game], Parts]:
    """What is applied in a layer."""

    def holds(game: Game) -> Parts:
        return frozenset(parts)

    holds.__name__ = f"layer of {' and '.join(parts)}"
    return holds


def strata(game: Game) -> tuple[Stratum, ...]:
    """The layers of an edition in their order; where it speaks of none, all that effects do is applied together.

    What a layer would hold that somebody forgets, they apply at the end.
    """
    found: tuple[Stratum, ...] | None = game.kept.get(STRATA)
    if found is None:
        game.look()
        found = game.kept[STRATA] = _strata(game)
        game.looked()
    return found


STRATA = "strata"


def _strata(game: Game) -> tuple[Stratum, ...]:
    rows = game.rows("reads", "layers")
    if not rows or not game.ruling(IN_LAYERS):
        return ALL_AT_ONCE
    found: list[Stratum] = [Stratum(row.play(game), row.cites) for row in rows]
    if not game.ruling(SIZES_IN_THEIR_ORDER):
        found = _merged(found)
    for part in PARTS:
        if not any(part in one.parts for one in found):
            found = _merged(found, BY_AGE) if part in {SIZE, COUNTERS} else _with(found, part)
    return tuple(found)


def _merged(found: list[Stratum], parts: Parts = SIZES) -> list[Stratum]:
    """All that is done to sizes, or much of it, in one layer: who does not know what comes first goes by age."""
    sizes = [one for one in found if one.parts & parts]
    at = found.index(sizes[0]) if sizes else len(found)
    others = [one for one in found if one not in sizes]
    return [*others[:at], Stratum(parts), *others[at:]]


def _with(found: list[Stratum], part: str) -> list[Stratum]:
    """The layers with a part for which there is none: of sizes, with those next to it; of all else, at the end."""
    for other in _BESIDE.get(part, ()):
        if any(other in one.parts for one in found):
            return [one._replace(parts=one.parts | {part}) if other in one.parts else one for one in found]
    return [*found, Stratum(frozenset((part,)))]


_BESIDE = {
    OWN_SIZE: (SET_SIZE, SIZE, COUNTERS, SWITCH),
    SWITCH: (SIZE, COUNTERS, SET_SIZE, OWN_SIZE),
}


def named(game: Game, seen: Iterable[Stratum]) -> Cites:
    """The rules that tell layers apart, where parts of effects were applied in several of them."""
    there = sorted(set(seen), key=strata(game).index)
    numbers: dict[str, None] = {}
    for one in there:
        numbers.update(dict.fromkeys(one.cites))
    return tuple(numbers)


# --- of what parts an effect is ---------------------------------------------------------------------------------------


def denied(rule: object) -> str:
    """The keyword that something cannot have, where a rule says so."""
    return str(rule[1]) if isinstance(rule, tuple) and rule[0] == CANNOT_HAVE else ""


def parts_of(one: Acting) -> Parts:
    """The parts of what an effect does."""
    change = one.change
    sizes = (change.set_power, change.set_toughness)
    told = (
        (CONTROL, change.controller is not None),
        (TEXT, change.swaps or change.named),
        (TYPES, change.types or change.not_types or change.subtypes or change.supertypes),
        (COLOURS, change.colors is not None),
        (ABILITIES, change.words or change.lose or any(map(denied, change.rules))),
        (OWN_SIZE if one.defining else SET_SIZE, sizes != (None, None)),
        (COUNTERS if one.counters else SIZE, (change.power, change.toughness) != (0, 0)),
        (SWITCH, change.switch),
        (RULES, change.rules),
    )
    return frozenset(part for part, there in told if there)
