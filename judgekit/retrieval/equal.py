"""One rule in several editions: which units say the same, so that search counts it once and lists it once.

Two units are equivalent where the crosswalk says so; where they are word for word one text in one place, rule numbers
aside, for what an edition repeats needs no row in the crosswalk, nor do the documents that a user imports; and two
terms where they bear one name in one game, as `term` shows them together.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from itertools import combinations
from typing import TYPE_CHECKING

from judgekit.refs import fold
from judgekit.texts.history import diff, masked

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.refs import Ref
    from judgekit.texts.library import Corpus

    Equals = dict[Ref, tuple[Ref, ...]]

_DATED = "cr-"
_ONE_RULE = 0.5  # likeness; the crosswalk's own pairs that changed have none
_OWN_NUMBER = re.compile(r"^[\d.]+[a-z]? ")


def equals(corpus: Corpus) -> Equals:
    """The equivalents of every unit that has any, in the order of the corpus."""
    found: dict[Ref, set[Ref]] = defaultdict(set)
    apart: set[tuple[Ref, Ref]] = set()
    for ref, links in corpus.links.items():
        for there in links.elsewhere:
            if there.same:
                found[ref].add(there.ref)
            else:
                apart.add((ref, there.ref))
    for one, two in (*_verbatim(corpus), *_namesakes(corpus)):
        if (one, two) not in apart:
            found[one].add(two)
            found[two].add(one)
    order = {ref: n for n, ref in enumerate(corpus.units)}
    return {ref: tuple(sorted(others, key=order.__getitem__)) for ref, others in found.items()}


def other_dates(corpus: Corpus, same: Equals) -> Equals:
    """For rules of dated editions, what they are at another date where they say something else there: as the crosswalk
    has it, else by the likeness of what they say, as `diff` pairs them.
    """
    found: dict[Ref, list[Ref]] = defaultdict(list)
    dated = [edition for edition in corpus.editions if edition.name.startswith(_DATED)]
    for old, new in combinations(dated, 2):
        for pair in diff(corpus, old, new):
            if not (pair.old and pair.new) or pair.new in same.get(pair.old, ()):
                continue
            if pair.like >= _ONE_RULE or _listed(corpus, pair.old, pair.new):
                found[pair.old].append(pair.new)
                found[pair.new].append(pair.old)
    return {ref: tuple(others) for ref, others in found.items()}


def _listed(corpus: Corpus, old: Ref, new: Ref) -> bool:
    return any(there.ref == new for there in corpus.links[old].elsewhere)


def _verbatim(corpus: Corpus) -> Iterator[tuple[Ref, Ref]]:
    """Every two units of two editions with one text in one place; not where an edition itself says it twice."""
    alike: dict[tuple[str, ...], list[Ref]] = defaultdict(list)
    for unit in corpus:
        place = (fold(_OWN_NUMBER.sub("", above)) for above in unit.place)
        alike[unit.kind, fold(unit.title), masked(unit), *place].append(unit.ref)
    return _pairs(alike.values())


def _namesakes(corpus: Corpus) -> Iterator[tuple[Ref, Ref]]:
    """Every two terms of two editions of one game with one title."""
    game = {edition.name: edition.game for edition in corpus.editions}
    titled: dict[tuple[str, str], list[Ref]] = defaultdict(list)
    for unit in corpus:
        if unit.defines:
            titled[game[unit.ref.edition], fold(unit.title)].append(unit.ref)
    return _pairs(titled.values())


def _pairs(groups: Iterable[list[Ref]]) -> Iterator[tuple[Ref, Ref]]:
    """Every two of a group, but for groups that hold two of one edition."""
    for refs in groups:
        if len({ref.edition for ref in refs}) == len(refs):
            yield from combinations(refs, 2)


class Census:
    """The different rules of a corpus, counted game by game: what two editions say alike counts once, and a game that
    fills three books says no more about how rare a word is than a game that fills one.
    """

    def __init__(self, rules: Sequence[int], games: Sequence[str]) -> None:
        """For each unit the number of its rule, and for each rule its game."""
        self.rules = rules
        self.games = games
        self.totals = Counter(games)

    @classmethod
    def of(cls, corpus: Corpus, same: Equals) -> Census:
        game = {edition.name: edition.game for edition in corpus.editions}
        number: dict[Ref, int] = {}
        games: list[str] = []
        for ref in corpus.units:
            if ref not in number:
                _join(ref, same, number, len(games))
                games.append(game[ref.edition])
        return cls(list(map(number.__getitem__, corpus.units)), games)

    def rarity(self, units: Iterable[int]) -> float:
        """How much it tells that a unit bears what these units bear: much where few rules of every game do."""
        held = Counter(map(self.games.__getitem__, set(map(self.rules.__getitem__, units))))
        share = sum(held[game] / total for game, total in self.totals.items()) / (len(self.totals) or 1)
        return math.log(1 + (len(self.games) * (1 - share) + 0.5) / (len(self.games) * share + 0.5))

    def firsts(self) -> list[int]:
        """The first unit of each rule: those that averages are made of."""
        first: dict[int, int] = {}
        for n, rule in enumerate(self.rules):
            first.setdefault(rule, n)
        return list(first.values())


def _join(ref: Ref, same: Equals, number: dict[Ref, int], rule: int) -> None:
    """Number a unit and all that equivalents join to it."""
    waiting = [ref]
    while waiting:
        one = waiting.pop()
        if one not in number:
            number[one] = rule
            waiting += same.get(one, ())
