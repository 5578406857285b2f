"""Mana of abilities that cost mana themselves, or let choose: what they may add, in which order they are used."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, islice, product
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.casting import pool
from judgekit.magic.plays.casting.mana_abilities import added
from judgekit.magic.plays.text.evaluate import amount
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.magic.cards import Symbols
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

_MOST_FEEDS, _MOST_ADDED, _MOST_OF_ONE = 500, 80, 20


class Way(NamedTuple):
    """One ability of a permanent that makes mana: where it stands, what mana it costs, what it gives."""

    place: int
    cost: Symbols
    gives: Symbols


Named = dict[int, tuple[Way, ...]]  # the permanents that are to be used, with the abilities of each
Plan = list[tuple[int, int]]


def planned(named: Named, there: Symbols, cost: Symbols) -> Plan | None:
    """In which order abilities of all these permanents are played, once each, so that a cost can be paid; or None."""
    plain = [[(number, way) for way in ways if not way.cost] for number, ways in named.items()]
    for picked in islice(product(*plain), _MOST_FEEDS):
        if not pool.missing((*there, *_made(picked)), cost):
            return _plan(picked)
    for number, ways in named.items():
        others = {each: of for each, of in named.items() if each != number}
        for way in (way for way in ways if way.cost):
            if (found := _through(number, way, others, there, cost)) is not None:
                return found
    return None


def _through(number: int, way: Way, others: Named, there: Symbols, cost: Symbols) -> Plan | None:
    """The same, with this ability first of those that cost mana, and before it what makes the mana for it."""
    for feed in _feeds(others, pool.missing(there, way.cost)):
        have = (*there, *_made(feed))
        left = {each: of for each, of in others.items() if each not in {fed for fed, _ in feed}}
        rest = planned(left, (*pool.without(have, pool.taken(have, way.cost)), *way.gives), cost)
        if rest is not None:
            return [*_plan(feed), (number, way.place), *rest]
    return None


Picked = tuple[tuple[int, Way], ...]


def _feeds(others: Named, due: Symbols) -> Iterator[Picked]:
    """With which permanents so much mana could be made that costs none, the fewest first."""
    if not due:
        yield ()
        return
    plain = [[(number, way) for way in ways if not way.cost] for number, ways in others.items()]
    some = [each for each in plain if each]
    every = (picked for n in range(1, len(some) + 1) for group in combinations(some, n) for picked in product(*group))
    for picked in islice(every, _MOST_FEEDS):
        if not pool.missing(_made(picked), due):
            yield picked


def _made(picked: Picked) -> Symbols:
    return tuple(symbol for _, way in picked for symbol in way.gives)


def _plan(picked: Picked) -> Plan:
    return [(number, way.place) for number, way in picked]


def possible(game: Game, player: str, thing: Thing, do: Iterable[object]) -> list[Symbols]:
    """What instructions may add, where it is chosen what kind of mana each is."""
    ways: list[Symbols] = [()]
    for one in do:
        kinds: Iterable[Symbols] = [()]
        if isinstance(one, tree.OneOf):
            kinds = [way for option in one.options for way in possible(game, player, thing, option)]
        elif isinstance(one, tree.AddMana):
            made, those = added(game, one, player, thing)
            kinds = [made]
            many = amount(game, one.times, player, thing)
            if one.each:
                kinds = combinations_with_replacement(one.symbols, min(many, _MOST_OF_ONE))
            elif those and not made:
                kinds = [(symbol,) * len(one.symbols) * many for symbol in those]
        ways = [(*way, *kind) for way, kind in islice(product(ways, list(kinds)), _MOST_ADDED)]
    return ways
