"""The index: per token the units that bear it and how much it weighs in each; per unit what ranking looks at.

A unit is one document with one weighted field: title, names, text, examples and questions are folded into one
saturated weight per token when the index is built (BM25F), so that a query adds up numbers. Rules that stand together
(502.9 and what is under it; all of 502) are known by the words of all of them: whoever says «travolgere» means one of
these, also where the rule that answers has no need to say it again.

It is our own file and not whoosh's: to import whoosh, open its index and check that nobody has touched what it would
unpickle took a cold search 55 ms of 180, and its postings are read one call at a time. Whoosh still stems (`italian`).
"""

from __future__ import annotations

import functools
import math
import re
from array import array
from operator import mul
from typing import TYPE_CHECKING

from judgekit.retrieval import italian
from judgekit.retrieval.concepts import Concepts
from judgekit.retrieval.directions import FULL, known
from judgekit.retrieval.tables import HEAVIEST, Facts, Lines, Table, Texts, numbers
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MARK = "lean"  # a fact of indexes without what can be reckoned again (`lean.py`)
_WEIGHTS = tuple(n / HEAVIEST for n in range(HEAVIEST + 1))
_LENGTH = FULL / 4  # of what a direction is made of, on the average
_SURE = 6.0  # a logarithm: from here on the words tell the game or edition beyond doubt
_TELLS = 1.0  # below that a word is at home in both
_OFTENER = 0.6  # of two games one is asked about as much oftener than the other as it has more rules, to this power
_CHANCE = 0.3  # units that might bear a token and do not
_BARE = 90  # characters: a shorter text over other rules only opens them
_LONG_TEXT = 8.0  # the logarithm of a long text
_COMMON = 500  # units that bear a common word
_APART = re.compile(r"cr-\d+:[89]\d\d")  # the chapters for several players, and of variants


class Features(NamedTuple):
    """What ranking looks at beyond single tokens."""

    names: int  # the title and every other name: so many of the gists, the first ones
    questions: int  # so many of them behind the names; then come the sentences
    spans: array[int]  # where each sentence begins and ends in the text and examples
    gists: Texts  # what each name, question and sentence is about, in numbered tokens
    wordings: Texts  # names and questions as they are written, by the beginnings of all words of the unit


class Still(NamedTuple):
    """What is so of a unit, whatever is asked: see `evidence`."""

    edition: str
    first: bool
    heading: float
    term: float
    lesson: float
    faq: float
    leads: float
    size: float
    older: float
    bare: float
    apart: bool


class Index:
    """An open index over one corpus."""

    def __init__(self, facts: Facts) -> None:
        self.refs: list[str] = facts["refs"].split("\n") if facts["refs"] else []
        self.kinds: list[str] = facts["kinds"]
        self.parents = numbers("i", facts["parents"])
        # The number of the rule that a unit is, one for all its editions.
        self.rules: list[int] = numbers("I", facts["rules"]).tolist()
        self.families = numbers("I", facts["families"])  # the number of the rule and its subrules, and of the section
        self.sections = numbers("I", facts["sections"])
        self.sizes = numbers("I", facts["sizes"])  # characters of the text
        self.children = numbers("H", facts["children"])
        # The rarity of a token by the rules in whose names, questions, sentences it is; by all that bear it anywhere.
        self.rarity = numbers("f", facts["rarity"])
        self._spread = numbers("f", facts["spread"])
        self.trust = numbers("f", facts["trust"])  # how often a rule that is asked for with a token has it
        self.unheard: float = facts["unheard"]  # the rarity of a token that no text bears
        self.concepts = Concepts(facts["concepts"])
        self.editions: dict[str, str] = facts["editions"]  # with the game of each
        self.oldest: frozenset[str] = frozenset(facts["oldest"])  # what later editions of a game replaced
        self._tokens = Lines(facts["tokens"])
        self._words = Lines(facts["words"])
        self._beginnings = Lines(facts["beginnings"])
        self._spelt_rarity = numbers("f", facts["spelt_rarity"])
        self._names = Lines(facts["names"])
        self._features = Table(facts["features"])
        self._around = Table(facts["around"])
        self._wide: int = facts["wide"]
        self._rows = numbers("h", facts["rows"])
        self._directions = memoryview(facts["directions"]).cast("b")
        self._pairs = numbers("I", facts["pairs"])  # of words, whose directions stand behind those of words
        self._aims = memoryview(facts["aims"])
        self.leanings = memoryview(facts["leanings"]).cast("b")  # towards kinds of question, see `asking`
        self._asked = Table(facts["asked"])
        self._stands = Table(facts["stands"])
        self._same = Table(facts["same"])
        self._starts = numbers("I", facts["starts"])
        self._documents = memoryview(facts["documents"]).cast("I")
        self._weights: bytes = facts["weights"]
        self._read: dict[int, Features] = {}
        self._stills: dict[int, Still] = {}
        self._groups: dict[int, frozenset[int]] = {}
        self._apart: dict[int, float] = {}
        self._postings: dict[str, dict[int, float]] = {}
        self._by_number: dict[int, dict[int, float]] = {}
        self._held = numbers("H", facts["held"])  # of each token how many rules of each game bear it
        self._totals: dict[str, int] = facts["totals"]  # the rules of each game
        self._filled: dict[tuple[tuple[str, float], ...], dict[int, float]] = {}
        italian.know(self._stem_of)

    def __len__(self) -> int:
        return len(self.refs)

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """Ref -> document number."""
        return {ref: n for n, ref in enumerate(self.refs)}

    @functools.cached_property
    def vocabulary(self) -> dict[str, int]:
        """Every word of the texts and synonyms, with how often it stands there (for correcting typing errors)."""
        return {word.partition(" ")[0]: int(count) for word, count in self._words.rows()}

    def knows(self, word: str) -> bool:
        """Whether a word of four letters or more stands anywhere in the texts or synonyms."""
        return self._words.get(word) is not None

    def _stem_of(self, word: str) -> str | None:
        found = self._words.get(word)
        return found.partition(" ")[0] if found else None

    def token(self, token: str) -> int | None:
        """The number of a token; None where no text bears it."""
        found = self._tokens.get(token)
        return int(found) if found else None

    def beginning(self, beginning: str) -> tuple[int, float]:
        """The number and the rarity of the beginning of a word; -1 where no text has one like it."""
        found = self._beginnings.get(beginning)
        return (int(found), self._spelt_rarity[int(found)]) if found else (-1, self.unheard)

    def postings(self, token: str) -> dict[int, float]:
        """The documents that bear a token, each with its weight there."""
        if token not in self._postings:
            number = self.token(token)
            self._postings[token] = {} if number is None else self.numbered_postings(number)
        return self._postings[token]

    def numbered_postings(self, number: int) -> dict[int, float]:
        """The same for the number of a token."""
        if number not in self._by_number:
            self._by_number[number] = self._postings_of(number)
        return self._by_number[number]

    def kin(self, senses: Iterable[Iterable[str]]) -> dict[str, float]:
        """For each edition how much words, each in all its senses, are those of its game, from -1 to 1.

        Where nothing tells, the larger game is likelier.
        """
        wide = len(self._totals)
        tells = {game: self._beforehand(game) for game in self._totals}
        for tokens in senses:
            numbers = [number for number in map(self.token, tokens) if number is not None]
            if not numbers:
                continue
            held = [max(self._held[number * wide + n] for number in numbers) for n in range(wide)]
            for n, game in enumerate(self._totals):
                tells[game] += self._tells(held, n, game)
        return {name: max(-1.0, min(1.0, tells.get(game, 0.0) / _SURE)) for name, game in self.editions.items()}

    def _beforehand(self, game: str) -> float:
        """How likely a game is before anything is said, as a logarithm: one with more rules is asked about oftener."""
        others = sum(self._totals.values()) - self._totals[game]
        return _OFTENER * math.log(self._totals[game] / others) if others and self._totals[game] else 0.0

    def _tells(self, held: Sequence[int], place: int, game: str) -> float:
        """How much oftener a token stands in one game than in the others, as a logarithm; 0 where that is chance."""
        others = sum(self._totals.values()) - self._totals[game]
        here = (held[place] + _CHANCE) / (self._totals[game] + 1)
        there = (sum(held) - held[place] + _CHANCE) / (others + 1)
        tells = math.log(here / there) if others else 0.0
        return tells if abs(tells) > _TELLS else 0.0

    def _postings_of(self, number: int) -> dict[int, float]:
        start, end = self._starts[number], self._starts[number + 1]
        weights = map(_WEIGHTS.__getitem__, self._weights[start:end])
        return dict(zip(self.documents(start, end), weights, strict=True))

    def documents(self, start: int, end: int) -> list[int]:
        """A stretch of the documents of all tokens."""
        return self._documents[start:end].tolist()

    def filled(self, variants: tuple[tuple[str, float], ...]) -> dict[int, float]:
        """The documents that bear any of these tokens, each with the best of weight times worth."""
        if variants not in self._filled:
            best: dict[int, float] = {}
            for token, worth in variants:
                found = self.postings(token)
                if not best and worth == 1.0:
                    best = dict(found)
                    continue
                for document, weight in found.items():
                    if worth * weight > best.get(document, 0.0):
                        best[document] = worth * weight
            self._filled[variants] = best
        return self._filled[variants]

    def spread(self, token: str) -> float:
        """The rarity of a token by the rules that bear it; of one that none does, the highest."""
        number = self.token(token)
        return self.unheard if number is None else self._spread[number]

    def rarity_of(self, token: str) -> float:
        """The weight of a token that a gist holds, also of one that no text bears."""
        number = self.token(token)
        return self.unheard if number is None else self.rarity[number]

    def features(self, document: int) -> Features:
        if document not in self._read:
            names, questions, spans, gists, wordings = self._features[document]
            self._read[document] = Features(
                names, questions, array("I", spans), Texts.kept(*gists), Texts.kept(*wordings)
            )
        return self._read[document]

    def still(self, document: int) -> Still:
        """What is so of a unit, whatever is asked."""
        if document not in self._stills:
            ref, kind = self.refs[document], self.kinds[document]
            edition = ref.partition(":")[0]
            under, size = self.children[document], self.sizes[document]
            self._stills[document] = Still(
                edition=edition,
                first=ref[-2:].strip(".0123456789") == "a",
                heading=float(kind == "heading"),
                term=float(kind == "term"),
                lesson=float(kind == "section"),
                faq=float(kind == "faq"),
                leads=min(under, 8) / 8,
                size=math.log(1 + size) / _LONG_TEXT,
                older=float(edition in self.oldest),
                bare=float(under > 0 and size < _BARE),
                apart=self.is_apart(document),
            )
        return self._stills[document]

    def is_apart(self, document: int) -> bool:
        """Whether a unit is of the chapters for several players, and of variants."""
        return _APART.match(self.refs[document]) is not None

    def share_apart(self, token: int) -> float:
        """The share of the units with a word that are apart; a common word is nobody's."""
        if token not in self._apart:
            bears = self.numbered_postings(token)
            self._apart[token] = sum(map(self.is_apart, bears)) / len(bears) if 0 < len(bears) <= _COMMON else 0.0
        return self._apart[token]

    def around(self, group: int) -> frozenset[int]:
        """The tokens of all units of a family or section."""
        if group not in self._groups:
            self._groups[group] = frozenset(array("H", self._around[group]))
        return self._groups[group]

    def towards(self, tokens: Iterable[int], pairs: Iterable[int]) -> tuple[list[int], float]:
        """Where some words, and what stands side by side, point together, and what a product with `aim` and `asked` is
        told in to be a cosine.
        """
        wide = self._wide
        rows = [self._rows[token] for token in tokens if self._rows[token] >= 0]
        words = len(self._directions) // wide - len(self._pairs)
        rows += [words + pair for pair in known(self._pairs, pairs)]
        told = [self._directions[n * wide : n * wide + wide] for n in rows]
        total = [sum(column) for column in zip(*told, strict=True)]
        length = math.sqrt(sum(map(mul, total, total)))
        return total, length * _LENGTH * math.sqrt(wide)

    def aim(self, document: int) -> memoryview:
        """Where a unit points."""
        return self._aims[document * self._wide : document * self._wide + self._wide]

    def asked(self, document: int) -> Sequence[bytes]:
        """Where each of its questions points."""
        found: tuple[bytes, ...] = self._asked[document]
        return found

    def stands_for(self, token: int) -> tuple[tuple[int, float], ...]:
        """The tokens of the rules that one of those who ask stands for, with how surely it does."""
        found: tuple[tuple[int, float], ...] = self._stands[token]
        return found

    def same(self, document: int) -> tuple[int, ...]:
        """The other units that are the same rule."""
        found: tuple[int, ...] = self._same[document][0]
        return found

    def changed(self, document: int) -> tuple[int, ...]:
        """The units that are this rule of another date, where it says something else."""
        found: tuple[int, ...] = self._same[document][1]
        return found

    def named(self, name: str) -> tuple[str, ...]:
        """The terms that bear a name, given as the stems that carry meaning."""
        found = self._names.get(name.replace(" ", "_"))
        return tuple(found.split(" ")) if found else ()
