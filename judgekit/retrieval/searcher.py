"""Search: a query in, hits out, each with its place and the sentence that answers, the words found marked in it."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.refs import Ref
from judgekit.retrieval import rank
from judgekit.retrieval.analysis import analyse, gist, of_family
from judgekit.retrieval.fold import Folded, fold
from judgekit.retrieval.italian import STOP, stem, words
from judgekit.retrieval.query import Query, understand, unknown_words
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from judgekit.refs import Asked
    from judgekit.retrieval.index import Index
    from judgekit.texts.library import Corpus, Kind, Unit


_MOST_OTHERS = 5  # answers of other editions than the usual one
_LIKELY = 10.0  # the evidence, a logarithm, of what answers as often as not
_SURE = 40.0  # from here on nothing is left to doubt
_LONGEST = 220  # characters of a snippet
_WORD = re.compile(r"[^\W\d_]+|\d[\d.]*[a-z]?")


class Hit(NamedTuple):
    """One answer. `snippet` is light Markdown: what was found stands in **strong**."""

    ref: Ref
    kind: Kind
    title: str
    place: tuple[str, ...]
    score: float
    snippet: str
    also: tuple[Ref, ...] = ()  # the same rule in other editions
    differs: tuple[Ref, ...] = ()  # the same rule at another date, where it says something else


class Answer(NamedTuple):
    """All answers to a query; `corrected` is the query as it was understood where it had typing errors.

    `others` answer for other editions than the usual one, where there is one; `unknown` are words that no text holds.
    """

    query: str
    corrected: str | None
    hits: tuple[Hit, ...]
    others: tuple[Hit, ...] = ()
    unknown: tuple[str, ...] = ()
    numbers: tuple[Asked, ...] = ()  # of rules, that the query names


class Engine:
    """Searches one corpus through its index."""

    def __init__(self, corpus: Corpus, index: Index) -> None:
        self.corpus = corpus
        self.index = index
        self._editions = [edition.name for edition in corpus.editions]
        self._kept: dict[tuple[frozenset[str], frozenset[str]], list[bool]] = {}  # by what is asked for
        self._dated_rules: dict[tuple[frozenset[str], frozenset[str]], frozenset[int]] = {}

    def search(
        self,
        text: str,
        editions: Collection[str] = (),
        kinds: Collection[str] = (),
        most: int = 10,
        usual: str = "",
    ) -> Answer:
        """The best answers to a query, only from these editions and kinds where any are given.

        `usual` is the edition that is meant where none is named: what others answer goes to `others`. Of another game
        the question may be all the same.
        """
        query = understand(text, self.index, self._editions)
        unknown = unknown_words(query.corrected or text, self.index, self._editions)
        if not query.said.stems and not query.numbers:
            return Answer(text, None, (), (), unknown)
        keep, folded, rest = self._ranked(query, editions, kinds, usual)
        marker = _Marker(query, self.index)

        def hit(found: Folded) -> Hit:
            unit = self._unit(found.document)
            also = tuple(Ref.parse(self.index.refs[n]) for n in found.also if keep(n) and self._says(n, query))
            differs = tuple(Ref.parse(self.index.refs[n]) for n in found.changed if keep(n))
            snippet = marker.snippet(unit, found.document)
            return Hit(unit.ref, unit.kind, unit.title, unit.place, _likely(found.score), snippet, also, differs)

        hits, others = tuple(map(hit, folded[:most])), tuple(map(hit, rest[: min(most, _MOST_OTHERS)]))
        return Answer(text, query.corrected, hits or others, others if hits else (), unknown, query.numbers)

    def likely(self, text: str, edition: str, most: int = 10) -> dict[str, float]:
        """The paths of the units of an edition that answer best, with how likely they do: the hits of `search` that
        asks for this edition alone, where nobody reads what they say.
        """
        query = understand(text, self.index, self._editions)
        if not query.said.stems and not query.numbers:
            return {}
        _, folded, rest = self._ranked(query, (edition,), (), edition)
        found = folded[:most] or rest[: min(most, _MOST_OTHERS)]
        refs = ((self.index.refs[one.document].partition(":"), one.score) for one in found)
        return {path: _likely(score) for (where, _, path), score in refs if where == edition}

    def _ranked(
        self, query: Query, editions: Collection[str], kinds: Collection[str], usual: str
    ) -> tuple[Callable[[int], bool], list[Folded], list[Folded]]:
        """What tells the documents that are asked for; the rules that answer, best first; those for other editions."""
        ranked: list[tuple[int, float]] = []
        for only in dict.fromkeys((frozenset(editions) or query.editions, frozenset(editions))):
            keep = self._keeper(only, kinds)
            ranked = rank.rank(query, self.index, self.corpus, keep, self._speaker(only, kinds))
            if ranked:
                break
        if query.phrases:
            ranked = [(n, score) for n, score in ranked if self._says(n, query)]
        asked = {usual} if usual and not (editions or query.editions) else query.editions
        folded = fold(ranked, self.index, (lambda n: self._edition(n) in asked) if asked else None)
        rest: list[Folded] = []
        if asked == {usual} and folded and self._game(self._edition(folded[0].document)) == self._game(usual):
            theirs = [one for one in folded if self._edition(one.document) == usual or self._is_lesson(one.document)]
            rest = [one for one in folded if one not in theirs]
            folded = sorted(theirs, key=lambda one: self._is_lesson(one.document))
        return keep, folded, rest

    def _keeper(self, editions: Collection[str], kinds: Collection[str]) -> Callable[[int], bool]:
        """Tells which documents are of these editions and kinds."""
        asked = frozenset(editions), frozenset(kinds)
        if asked not in self._kept:
            theirs = tuple(f"{name}:" for name in editions) or ""
            self._kept[asked] = [
                ref.startswith(theirs) and (not kinds or kind in kinds)
                for ref, kind in zip(self.index.refs, self.index.kinds, strict=True)
            ]
        return self._kept[asked].__getitem__

    def _speaker(self, editions: Collection[str], kinds: Collection[str]) -> Callable[[int], bool] | None:
        """Tells which documents speak for these editions, of which some are dates of a book: their own, and what other
        dates of it say alike, for people ask the same of it. Not across books: Classic divides its rules otherwise.
        """
        books = tuple({f"{name.partition('-')[0]}-" for name in editions if "-" in name})
        if not books:
            return None
        keep, rules, refs = self._keeper(editions, kinds), self.index.rules, self.index.refs
        asked = frozenset(editions), frozenset(kinds)
        if asked not in self._dated_rules:
            theirs = (n for n, ref in enumerate(refs) if ref.startswith(books) and keep(n))
            self._dated_rules[asked] = frozenset(map(rules.__getitem__, theirs))
        alike = self._dated_rules[asked]
        return lambda n: keep(n) or rules[n] in alike and refs[n].startswith(books)

    def _edition(self, document: int) -> str:
        return self.index.refs[document].partition(":")[0]

    def _is_lesson(self, document: int) -> bool:
        return self.index.kinds[document] == "section"  # of all editions

    def _game(self, edition: str) -> str:
        return next((one.game for one in self.corpus.editions if one.name == edition), "")

    def _unit(self, document: int) -> Unit:
        return self.corpus.units[Ref.parse(self.index.refs[document])]

    def _says(self, document: int, query: Query) -> bool:
        """Whether the words of each phrase stand side by side in what a reader sees of the unit."""
        return not query.phrases or all(_holds(self._unit(document), phrase) for phrase in query.phrases)


def _likely(score: float) -> float:
    """How likely it is that what was found with such a score answers."""
    return round(1 / (1 + math.exp(_LIKELY - score)), 3) if score < _SURE else 1.0


def _holds(unit: Unit, phrase: tuple[str, ...]) -> bool:
    for text in (unit.title, unit.text, *unit.examples, *unit.notes):
        stems = analyse(text).stems
        if any(stems[n : n + len(phrase)] == phrase for n in range(len(stems) - len(phrase) + 1)):
            return True
    return False


class _Marker:
    """Chooses the sentence that answers and marks in it what was found."""

    def __init__(self, query: Query, index: Index) -> None:
        self.index = index
        tokens = gist(query.said, index.concepts, query.game)
        # Always added up in the same order: sentences that say the same weigh the same.
        self.wanted = sorted(number for number in map(index.token, tokens) if number is not None)
        self.stems = set(query.said.content)
        self.families = {of_family(stemmed) for stemmed in query.said.content}
        self.concepts = {number for stemmed in query.said.content for number in index.concepts.of_word(stemmed)}
        self._found: dict[str, bool] = {}  # hits say the same words

    def snippet(self, unit: Unit, document: int) -> str:
        told = "\n".join((unit.text, *unit.examples))
        features = self.index.features(document)
        spans = features.spans
        if not spans:
            return ""
        behind = features.names + features.questions
        masses = [0.0] * (len(spans) // 2)  # how much of what is asked each sentence says
        for word, texts in features.gists.holding(self.wanted):
            for text in texts:
                if text >= behind:
                    masses[text - behind] += self.index.rarity[word]
        best = masses.index(max(masses))
        begin, end = spans[2 * best : 2 * best + 2]
        return _WORD.sub(self._mark, _shortened(told[begin:end].replace("*", ""), self._first_mark))

    def _mark(self, match: re.Match[str]) -> str:
        return f"**{match[0]}**" if self.found(match[0]) else match[0]

    def _first_mark(self, text: str) -> int:
        return next((match.start() for match in _WORD.finditer(text) if self.found(match[0])), 0)

    def found(self, word: str) -> bool:
        if word not in self._found:
            self._found[word] = self._is_found(word)
        return self._found[word]

    def _is_found(self, word: str) -> bool:
        stemmed, family = _said_with(word)
        if not stemmed:
            return False
        if stemmed in self.stems or family in self.families:
            return True
        return bool(self.concepts) and any(number in self.concepts for number in self.index.concepts.of_word(stemmed))


@lru_cache(maxsize=1 << 14)  # the words of our texts, which answer after answer shows
def _said_with(word: str) -> tuple[str, str]:
    """The stem of a word of a text, and its family; "" of one that means nothing by itself."""
    plain = words(word)
    stemmed = stem(plain[0]) if len(plain) == 1 and plain[0] not in STOP else ""
    return stemmed, of_family(stemmed)


def _shortened(text: str, first: Callable[[str], int]) -> str:
    """At most `_LONGEST` characters, cut between words, around the first word found."""
    if len(text) <= _LONGEST:
        return text
    start = max(0, min(first(text) - _LONGEST // 3, len(text) - _LONGEST))
    start = text.rfind(" ", 0, start) + 1
    end = text.rfind(" ", start, start + _LONGEST) if start + _LONGEST < len(text) else len(text)
    return ("… " if start else "") + text[start:end].rstrip(" ,;:") + (" …" if end < len(text) else "")
