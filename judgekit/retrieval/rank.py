"""Which units answer a query best: tokens first, then likeness to names, questions and sentences, then structure.

Every number here was tuned on judged queries that no question of the texts was written from; see tests/test_search.py.
"""

from __future__ import annotations

import math
from collections import defaultdict
from heapq import nlargest
from typing import TYPE_CHECKING

from judgekit.errors import BadRef
from judgekit.refs import Ref
from judgekit.retrieval.analysis import gist
from judgekit.retrieval.query import slots

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.refs import Asked
    from judgekit.retrieval.index import Gist, Index
    from judgekit.retrieval.query import Query
    from judgekit.texts.library import Corpus


_LIKELY, _CANDIDATES = 150, 80  # different rules looked at for coverage, and for likeness
_COVERAGE = 1.5  # power of the share of the query that a unit speaks of
_HALF = 0.5  # a slot filled so far counts as covered
_QUESTION, _QUESTION_POWER = 1.0, 1.5
_NAME, _NAME_POWER = 0.4, 3
_SENTENCE = 0.6
_EXACT_NAME = 1.1  # the query is the name of this term
_OF_NAMED_TERM, _FIRST_REFS = 0.6, 3  # … and these are the rules that the term points to; the further ones half
_HEADING = 1.1
_HEADING_OF = 0.9  # a heading that shares words with the query is nearly as good as the best rule below it
_TERM_FOR_QUESTION = 0.8  # a question wants the rule that answers it more than a term that shares a word
_NUMBER = 1000.0  # a rule asked for by number stands above all else

Scores = dict[int, float]


def rank(query: Query, index: Index, corpus: Corpus, keep: Callable[[int], bool]) -> list[tuple[int, float]]:
    """The documents that answer a query, best first, with scores of 1 or so for a good answer."""
    scores, mass = _by_tokens(query, index, keep)
    likeness = _Likeness(query, index)
    final = {n: score + mass * likeness.of(n) for n, score in scores.items()}
    named = _by_name(query, index, corpus, final, mass)
    if query.is_question and not named:
        for n in final:
            if index.kinds[n] == "term":
                final[n] *= _TERM_FOR_QUESTION
    _raise_headings(index, likeness, final)
    for n, value in _by_number(query.numbers, index, corpus):
        final[n] = max(final.get(n, 0.0), value * mass)
    return sorted(((n, value / mass) for n, value in final.items() if keep(n)), key=lambda hit: (-hit[1], hit[0]))


def _by_tokens(query: Query, index: Index, keep: Callable[[int], bool]) -> tuple[Scores, float]:
    """The likeliest documents, by the weight of the slots they fill times the share of the query that they cover; and
    the whole weight of the query.
    """
    wanted = [(weight, index.filled(variants)) for weight, variants in slots(query, index)]
    mass = sum(weight for weight, _ in wanted) or 1.0
    scores: Scores = defaultdict(float)
    for weight, filled in wanted:
        for n, value in filled.items():
            scores[n] += weight * value
    likely = _best(_LIKELY, filter(keep, scores), scores, index)
    for n in likely:
        covered = 0.0
        for weight, filled in wanted:
            if n in filled:
                covered += weight * (2 * filled[n] if filled[n] < _HALF else 1.0)
        scores[n] *= math.pow(covered / mass, _COVERAGE)
    return {n: scores[n] for n in _best(_CANDIDATES, likely, scores, index)}, mass


def _best(most: int, documents: Iterable[int], scores: Scores, index: Index) -> list[int]:
    """The documents of the best rules: an edition that says the same again takes nobody's place."""
    rules = index.census.rules
    found = list(documents)
    best: dict[int, float] = {}
    for n in found:
        if scores[n] > best.get(rules[n], 0.0):
            best[rules[n]] = scores[n]
    least = min(nlargest(most, best.values()), default=0.0)
    return [n for n in found if best.get(rules[n], 0.0) >= least]


class _Likeness:
    """How like a query the names, questions and sentences of a unit are: cosines of gists weighted by rarity."""

    def __init__(self, query: Query, index: Index) -> None:
        self.index = index
        tokens = gist(query.said, index.concepts)
        self.weights = {index.tokens[t]: index.rarity_of(t) for t in tokens if t in index.tokens}
        self.wanted = frozenset(self.weights)
        self.length = math.sqrt(math.fsum(index.rarity_of(t) for t in tokens)) or 1.0

    def of(self, document: int) -> float:
        features = self.index.features(document)
        return (
            _QUESTION * math.pow(self.best(features.questions), _QUESTION_POWER)
            + _NAME * math.pow(self.best(features.names), _NAME_POWER)
            + _SENTENCE * self.best(gist for *_, gist in features.sentences if len(gist.tokens) > 1)
        )

    def best(self, gists: Iterable[Gist]) -> float:
        best = 0.0
        for tokens, length in gists:
            shared = tokens & self.wanted
            if shared:
                best = max(best, math.fsum(map(self.weights.__getitem__, shared)) / length)
        return best / self.length


def _by_name(query: Query, index: Index, corpus: Corpus, final: Scores, mass: float) -> bool:
    """Where the query is the name of a term, raise the term and the rules that it points to."""
    names = index.names.get(" ".join(query.said.content), ())
    raised: set[int] = set()
    for name in names:
        term = index.numbers[name]
        final[term] = final.get(term, 0.0) + _EXACT_NAME * mass
        for place, ref in enumerate(corpus.units[Ref.parse(name)].refs):
            rule = index.numbers.get(str(ref), -1)
            if rule >= 0 and rule not in raised:
                raised.add(rule)
                final[rule] = final.get(rule, 0.0) + _OF_NAMED_TERM * mass * (1.0 if place < _FIRST_REFS else 0.5)
    return bool(names)


def _raise_headings(index: Index, likeness: _Likeness, final: Scores) -> None:
    for n in final:
        if index.kinds[n] == "heading":
            final[n] *= _HEADING
    for n, value in list(final.items()):
        above = index.parents[n]
        if above >= 0 and index.kinds[above] == "heading":
            share = min(1.0, 1.5 * likeness.best(index.features(above).names[:1]))
            if share:
                final[above] = max(final.get(above, 0.0), _HEADING_OF * value * share)


def _by_number(numbers: Iterable[Asked], index: Index, corpus: Corpus) -> Iterator[tuple[int, float]]:
    """The rules asked for by number, what stands under them, then what stands around them."""
    for place, asked in enumerate(numbers):
        for edition in corpus.editions:
            if asked.edition not in {None, edition.name} and not (
                asked.edition == "cr" and edition.name.startswith("cr-")
            ):
                continue
            try:
                ref = Ref(edition.name, asked.path)
            except BadRef:
                continue
            if str(ref) in index.numbers:
                yield index.numbers[str(ref)], _NUMBER - place
                yield from _below(ref, index, corpus, _NUMBER / 2)
                links, parent = corpus.links[ref], corpus.units[ref].parent
                for near, value in ((parent, 300.0), (links.after, 250.0), (links.before, 240.0)):
                    if near is not None:
                        yield index.numbers[str(near)], value - place


def _below(ref: Ref, index: Index, corpus: Corpus, value: float) -> Iterator[tuple[int, float]]:
    for place, child in enumerate(corpus.links[ref].children):
        yield index.numbers[str(child)], value - place
        yield from _below(child, index, corpus, value - 50)
