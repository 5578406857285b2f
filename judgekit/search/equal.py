"""One rule in several editions: which units say the same, so that search counts it once and lists it once.

Two units are equivalent where the crosswalk says so, or where they are word for word one text in one place, rule
numbers aside: what an edition repeats needs no row in the crosswalk, and neither do the documents that a user imports.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from judgekit.refs import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.refs import Ref
    from judgekit.texts.model import Corpus

    Equals = dict[Ref, tuple[Ref, ...]]

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
    for one, two in _verbatim(corpus):
        if (one, two) not in apart:
            found[one].add(two)
            found[two].add(one)
    order = {ref: n for n, ref in enumerate(corpus.units)}
    return {ref: tuple(sorted(others, key=order.__getitem__)) for ref, others in found.items()}


def _verbatim(corpus: Corpus) -> Iterator[tuple[Ref, Ref]]:
    """Every two units of two editions with one text in one place; not where an edition itself says it twice."""
    from judgekit.texts.history import masked  # building only

    alike: dict[tuple[str, ...], list[Ref]] = defaultdict(list)
    for unit in corpus:
        place = (fold(_OWN_NUMBER.sub("", above)) for above in unit.place)
        alike[unit.kind, fold(unit.title), masked(unit), *place].append(unit.ref)
    for refs in alike.values():
        if len({ref.edition for ref in refs}) == len(refs):
            yield from ((one, two) for n, one in enumerate(refs) for two in refs[n + 1 :])


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

    def weights(self) -> list[float]:
        """What each unit counts in an average: all units of one rule together as much as any other rule."""
        size = Counter(self.rules)
        return [1 / size[rule] for rule in self.rules]


def _join(ref: Ref, same: Equals, number: dict[Ref, int], rule: int) -> None:
    """Number a unit and all that equivalents join to it."""
    waiting = [ref]
    while waiting:
        one = waiting.pop()
        if one not in number:
            number[one] = rule
            waiting += same.get(one, ())
