"""Building the index: every unit taken apart once, what all of them share counted game by game."""

from __future__ import annotations

import functools
import re
from array import array
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from judgekit.refs import is_number
from judgekit.retrieval import directions
from judgekit.retrieval.analysis import analyse, beginnings, beside, gist, of_concept, of_family, sentences
from judgekit.retrieval.asking import inclinations, leanings
from judgekit.retrieval.concepts import Concepts
from judgekit.retrieval.equal import Census, equals, other_dates
from judgekit.retrieval.italian import stem, words
from judgekit.retrieval.learn import Lesson, stands_for, trust
from judgekit.retrieval.tables import HEAVIEST, Facts, Lines, Table, Texts

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from judgekit.refs import Ref
    from judgekit.retrieval.analysis import Analysed
    from judgekit.texts.library import Corpus, Unit
    from judgekit.texts.synonyms import Group

    Tokens = frozenset[int]
    Told = tuple[list[Tokens], list[Tokens], list[tuple[int, int, Tokens]]]  # names, questions, sentences of a unit

# How much a word counts by where it stands, and how soon more of the same counts less (BM25F).
WEIGHTS = {"title": 4.0, "names": 2.0, "text": 1.0, "examples": 0.5, "notes": 0.25, "questions": 1.0, "place": 0.7}
SATURATION = 1.2
LENGTH_MATTERS = 0.35
# The same for where a unit points; and how finely that is weighed.
_AIMS = {"title": 2.0, "names": 1.0, "text": 1.0, "questions": 0.7, "place": 0.5}
_FINE = 64
_LONG = ("text", "examples", "notes", "questions")  # the fields whose length matters
_MANY = (1 << 16) - 1  # what is numbered in two bytes; words beyond that are all one
_NOTHING = array("H")
_SHORT = 3  # letters of words that nobody looks for with a typing error
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def build(corpus: Corpus, groups: tuple[Group, ...]) -> Facts:
    """What an index holds, packed as it is kept."""
    builder = Builder(corpus, Concepts.of(groups))
    builder.average = builder.average_lengths()
    names = sorted({word for group in groups for name in group.names for word in words(name) if word.isalpha()})
    builder.vocabulary.update(dict.fromkeys(names, 0))
    for unit in corpus:
        builder.add(unit)
    return _facts(builder)


class Builder:
    """Takes every unit apart once, and gathers what the index has to know of all of them.

    Documents are numbered from `first` on: those before it are in an index already (`extend`).
    """

    def __init__(self, corpus: Corpus, concepts: Concepts, first: int = 0) -> None:
        self.corpus = corpus
        self.units = list(corpus)
        self.first = first
        self.concepts = concepts
        self.games = {edition.name: edition.game for edition in corpus.editions}
        self.same = equals(corpus)
        self.census = Census.of(corpus, self.same)
        self.analyse = functools.cache(analyse)  # editions share texts, and every text is asked for twice
        self.average: dict[str, float] = {}
        self.tokens: dict[str, int] = {}
        self.postings: dict[int, list[tuple[int, float]]] = defaultdict(list)
        self.told: dict[int, set[int]] = defaultdict(set)  # the units that bear a token elsewhere than in questions
        self.holding: dict[int, list[int]] = defaultdict(list)  # the units whose names and sentences bear a token
        self.asking: dict[int, list[int]] = defaultdict(list)  # … whose questions do
        self.about: list[tuple[frozenset[int], frozenset[int]]] = []  # of each unit, what is asked and what it says
        self._gists: dict[tuple[Analysed, str], frozenset[int]] = {}
        self._counted: dict[tuple[Analysed, str], Counter[str]] = {}
        self._told: dict[tuple[Analysed, str], tuple[int, ...]] = {}
        self.beginnings: dict[str, int] = {}
        self._begun: dict[str, frozenset[int]] = {}
        self.wordings: list[tuple[list[frozenset[int]], frozenset[int]]] = []
        learnt = directions.read()
        self.wide, self.directions, self.pairs = learnt.wide, learnt.packed, learnt.pairs
        self._row = {name: n for n, name in enumerate(learnt.words)}
        self._pair_row = {pair: n for n, pair in enumerate(learnt.pairs, len(learnt.words))}
        self._called = directions.names_of(self.concepts)
        self.row_of: dict[int, int] = {}  # of a token
        self._summing = directions.Summing(self.wide, learnt.rows())
        self.aims: list[bytes] = []  # where each unit points, and each of its questions
        self.asked: list[list[bytes]] = []
        self.beside: list[tuple[bytes, ...]] = []  # the directions of what stands side by side in each question
        self._pointing: dict[tuple[frozenset[int], bytes], bytes] = {}
        self._beside: dict[Analysed, array[int]] = {}
        self.vocabulary: Counter[str] = Counter()
        self.features: list[Told] = []

    def average_lengths(self) -> dict[str, float]:
        """How many words a field has on the average of all rules."""
        totals: Counter[str] = Counter()
        firsts = self.census.firsts()
        for n in firsts:
            for name, texts in fields_of(self.units[n]).items():
                totals[name] += sum(len(self.analyse(text).content) for text in texts)
        return {name: (totals[name] / len(firsts)) or 1.0 for name in WEIGHTS}

    def add(self, unit: Unit) -> None:
        """Take one unit apart."""
        game = self.games[unit.ref.edition]
        told = "\n".join((unit.text, *unit.examples))
        spans = sentences(told)
        parts = {name: [self.analyse(text) for text in texts] for name, texts in fields_of(unit).items()}
        names = [self._numbered(self.analyse(name), game) for name in names_of(unit)]
        questions = [self._numbered(each, game) for each in parts["questions"]]
        inner = [self._numbered(self.analyse(told[a:b]), game) for a, b in spans]
        place = [self._numbered(each, game) for each in parts["place"]]
        document = self.first + len(self.features)
        for number in frozenset().union(*names, *inner):
            self.holding[number].append(document)
        for number in frozenset().union(*questions):
            self.asking[number].append(document)
        self.features.append((names, questions, [(a, b, gist) for (a, b), gist in zip(spans, inner, strict=True)]))
        self.wordings.append(self._wordings(unit))
        self.aims.append(self._aim(unit, parts, game))
        self.beside.append(tuple(self._pairs_in(each).tobytes() for each in parts["questions"]))
        self.asked.append([self._towards(*each) for each in zip(questions, self.beside[-1], strict=True)])
        self.about.append((frozenset().union(*questions), frozenset().union(*names, *inner, *place)))
        for token, weight in self._weights(parts, game).items():
            self.postings[self._number(token)].append((document, weight))
        for text in (text for name, texts in parts.items() if name != "questions" for text in texts):
            for number in self._numbers_of(text, game):
                self.told[number].add(document)

    def _wordings(self, unit: Unit) -> tuple[list[frozenset[int]], frozenset[int]]:
        """The beginnings of the words of each name and question of a unit, and of all its words."""
        said = [self._begins(text) for text in (*unit.questions, unit.title, *unit.english, *unit.aliases)]
        rest = [self._begins(text) for text in (unit.text, *unit.examples, *unit.place[-2:])]
        return said, frozenset().union(*said, *rest)

    def _begins(self, text: str) -> frozenset[int]:
        if text not in self._begun:
            numbers = self.beginnings
            self._begun[text] = frozenset(
                numbers.setdefault(b, min(len(numbers), _MANY)) for b in sorted(beginnings(text))
            )
        return self._begun[text]

    def _number(self, token: str) -> int:
        number = self.tokens.get(token)
        if number is None:
            number = self.tokens[token] = len(self.tokens)
            row = self._row.get(self._called.get(token, token))
            if row is not None:
                self.row_of[number] = row
        return number

    def _rows(self, tokens: Iterable[int]) -> Iterator[int]:
        """The directions of some tokens."""
        for token in tokens:
            if token in self.row_of:
                yield self.row_of[token]

    def _aim(self, unit: Unit, parts: dict[str, list[Analysed]], game: str) -> bytes:
        """Where a unit points: all its words, those of its title most, more of the same ever less."""
        counted: dict[int, float] = defaultdict(float)
        told = self.analyse(" ".join((unit.text, *unit.examples)))
        for name, worth in _AIMS.items():
            for text in [told] if name == "text" else parts[name]:
                for row in (*self._rows(self._numbered(text, game)), *self._pairs_in(text)):
                    counted[row] += worth
        return self._summing.towards({row: round(_FINE * n / (n + SATURATION)) for row, n in counted.items()})

    def _pairs_in(self, text: Analysed) -> array[int]:
        """The directions of what stands side by side in a text."""
        if text not in self._beside:
            known = self._pair_row
            self._beside[text] = array("H", sorted(known[pair] for pair in beside(text) if pair in known))
        return self._beside[text]

    def _towards(self, tokens: frozenset[int], pairs: bytes) -> bytes:
        """Where a question points: editions share questions."""
        if (tokens, pairs) not in self._pointing:
            rows = (*self._rows(tokens), *array("H", pairs))
            self._pointing[tokens, pairs] = self._summing.towards(dict.fromkeys(rows, 1))
        return self._pointing[tokens, pairs]

    def _numbered(self, text: Analysed, game: str) -> frozenset[int]:
        if (text, game) not in self._gists:
            self._gists[text, game] = frozenset(map(self._number, sorted(gist(text, self.concepts, game))))
        return self._gists[text, game]

    def _weights(self, parts: dict[str, list[Analysed]], game: str) -> dict[str, float]:
        """The saturated weight of every token of a unit."""
        sums: dict[str, float] = defaultdict(float)
        for name, texts in parts.items():
            counted: Counter[str] = Counter()
            for text in texts:
                self.vocabulary.update(word for word in text.words if len(word) > _SHORT and word.isalpha())
                counted.update(self._tokens_of(text, game))
            length = sum(len(text.content) for text in texts)
            weight = WEIGHTS[name] / (1 + LENGTH_MATTERS * (length / self.average[name] - 1) if name in _LONG else 1)
            for token, count in counted.items():
                sums[token] += weight * count
        return {token: total / (total + SATURATION) for token, total in sums.items()}

    def _tokens_of(self, text: Analysed, game: str) -> Counter[str]:
        """The words of a text, their families and the concepts that it names, each as often as it is there."""
        if (text, game) not in self._counted:
            counted = Counter(text.content)
            counted.update(of_family(s) for s in text.content if s.isalpha())
            counted.update(of_concept(found.concept) for found in self.concepts.find(text.stems, game))
            self._counted[text, game] = counted
        return self._counted[text, game]

    def _numbers_of(self, text: Analysed, game: str) -> tuple[int, ...]:
        """The numbers of these."""
        if (text, game) not in self._told:
            self._told[text, game] = tuple(map(self._number, self._tokens_of(text, game)))
        return self._told[text, game]

    def rarity_of(self, token: int) -> float:
        """How rare a token is by the rules in whose names, questions, sentences it is."""
        return self._rarity(self.holding[token], self.holding[token] + self.asking[token])

    def spread_of(self, token: int) -> float:
        """How rare it is by all that bear it anywhere."""
        return self._rarity(self.told[token], (document for document, _ in self.postings[token]))

    def spelt_rarities(self, known: int = 0) -> Iterator[float]:
        """How rare the beginnings of words are, in the order of their numbers; not of those that are known."""
        spelling: dict[int, list[int]] = defaultdict(list)
        for document, (_, spelt) in enumerate(self.wordings, self.first):
            for beginning in spelt:
                spelling[beginning].append(document)
        return (self.census.rarity(spelling[n]) for n in range(known, len(self.beginnings)))

    def features_kept(self, rarity: array[float], spelt_rarity: array[float]) -> Iterator[tuple[object, ...]]:
        """What ranking looks at, as it is kept of each unit (`index.Features`)."""
        for (names, questions, spans), (wordings, spelt) in zip(self.features, self.wordings, strict=True):
            called = tuple(dict.fromkeys(filter(None, names)))
            gists = (*called, *questions, *(gist for *_, gist in spans))[:_MANY]
            written = tuple(filter(None, wordings))[:_MANY]
            yield (
                len(called),
                len(questions),
                array("I", (place for begin, end, _ in spans for place in (begin, end))).tobytes(),
                (*Texts.of(gists), Texts.measured(gists, rarity, len(called) + len(questions)).tobytes()),
                (*Texts.of(written, spelt), Texts.measured(written, spelt_rarity).tobytes()),
            )

    def by_units(self) -> Facts:
        """The facts that are told of each unit by itself, of those that were taken apart here."""
        numbers = self.numbers
        units = self.units[self.first :]
        return {
            "kinds": [unit.kind for unit in units],
            "parents": array("i", (numbers[u.parent] if u.parent else -1 for u in units)).tobytes(),
            "sizes": array("I", (len(unit.text) for unit in units)).tobytes(),
            "children": array("H", (len(self.corpus.links[u.ref].children) for u in units)).tobytes(),
            "aims": b"".join(self.aims),
            "asked": Table.of(map(tuple, self.asked)),
            "beside": Table.of(self.beside),
        }

    def of_the_whole(self) -> Facts:
        """The facts in which all units of the corpus take part, however they came into the index."""
        dates = other_dates(self.corpus, self.same)

        def numbered(refs: Iterable[Ref]) -> tuple[int, ...]:
            return tuple(self.numbers[ref] for ref in refs)

        return {
            "refs": "\n".join(str(unit.ref) for unit in self.units),
            "rules": array("I", self.census.rules).tobytes(),
            "editions": self.games,
            "oldest": self._oldest(),
            "totals": dict(self.census.totals),
            "tokens": Lines.of(self.tokens),
            "beginnings": Lines.of(self.beginnings),
            "rows": array("h", (self.row_of.get(t, -1) for t in range(len(self.tokens)))).tobytes(),
            "same": Table.of(
                (numbered(self.same.get(unit.ref, ())), numbered(dates.get(unit.ref, ()))) for unit in self.units
            ),
        }

    @functools.cached_property
    def numbers(self) -> dict[Ref, int]:
        """The document that each unit is."""
        return {unit.ref: n for n, unit in enumerate(self.units)}

    def packed_postings(self, token: int) -> tuple[array[int], bytes]:
        """The documents that bear a token, and its weight in each."""
        postings = self.postings[token]
        weights = bytes(max(1, round(weight * HEAVIEST)) for _, weight in postings)
        return array("I", (document for document, _ in postings)), weights

    def _rarity(self, told: Collection[int], every: Iterable[int]) -> float:
        """How rare a token is: half by the rules that say it, half by all that are also asked for with it. Questions
        alone would make rare what rules seldom need to say, and common what one edition has more questions of.
        """
        among_all = self.census.rarity(every)
        return (self.census.rarity(told) + among_all) / 2 if told else among_all

    def _oldest(self) -> list[str]:
        """The edition of each game that all others of it have come after."""
        dated: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for edition in self.corpus.editions:
            if edition.rules:
                dated[edition.game].append((edition.date, edition.name))
        return [min(found)[1] for found in dated.values() if len(found) > 1]

    def held(
        self, known: array[int] = _NOTHING, games: Sequence[str] = (), counted: Collection[int] = ()
    ) -> array[int]:
        """Of each token how many rules of each game bear it.

        `known` tells it of the tokens and games of an index that this one goes on from, `counted` are its rules.
        """
        wide = len(self.census.totals)
        names = {name: n for n, name in enumerate(self.census.totals)}
        found = array("H", bytes(2 * wide * len(self.tokens)))
        for n, game in enumerate(games):
            column = known[n :: len(games)]
            found[names[game] : wide * len(column) : wide] = column
        known_tokens = len(known) // len(games) if games else 0
        for token, bearing in self.postings.items():
            said = self.told[token]
            if not said and not (token < known_tokens and any(found[token * wide : token * wide + wide])):
                said = set(dict(bearing))
            for rule in {self.census.rules[n] for n in said}.difference(counted):
                found[token * wide + names[self.census.games[rule]]] += 1
        return found

    def groups(self) -> tuple[array[int], array[int], list[frozenset[int]]]:
        """Of each unit its family and its section, and the tokens of each of these."""
        number: dict[tuple[str, ...], int] = {}
        tokens: dict[int, set[int]] = defaultdict(set)
        families, sections = array("I"), array("I")
        for unit, (asked, own) in zip(self.units[self.first :], self.about, strict=True):
            for groups, path in ((families, family_of(unit.ref)), (sections, section_of(unit.ref))):
                group = number.setdefault((str(groups is sections), unit.ref.edition, path), len(number))
                groups.append(group)
                tokens[group] |= asked | own
        return families, sections, [frozenset(tokens[n]) for n in range(len(number))]

    def lessons(self) -> Iterator[Lesson]:
        """One a rule."""
        for n in self.census.firsts():
            asked, own = self.about[n]
            if asked:
                yield Lesson(asked, own)


def _facts(builder: Builder) -> Facts:
    tokens = range(len(builder.tokens))
    rarity = array("f", map(builder.rarity_of, tokens))
    spelt_rarity = array("f", builder.spelt_rarities())
    families, sections, around = builder.groups()
    starts, documents, weights = array("I", [0]), array("I"), bytearray()
    for token in tokens:
        bearing, weighing = builder.packed_postings(token)
        documents.extend(bearing)
        weights += weighing
        starts.append(len(documents))
    lessons = tuple(builder.lessons())
    stands = stands_for(lessons)
    trusted, usual = trust(lessons)
    asked = [(unit.title, *unit.questions) for unit in builder.units]
    inclined = inclinations(asked, builder.census.firsts())
    return {
        **builder.of_the_whole(),
        **builder.by_units(),
        "families": families.tobytes(),
        "sections": sections.tobytes(),
        "rarity": rarity.tobytes(),
        "spread": array("f", map(builder.spread_of, tokens)).tobytes(),
        "trust": array("f", (trusted.get(t, usual) for t in tokens)).tobytes(),
        "unheard": builder.census.rarity(()),
        "usual": (usual, inclined, builder.average),
        "concepts": builder.concepts.rows,
        "held": builder.held().tobytes(),
        "leanings": leanings(asked, inclined),
        "words": words_kept(builder.vocabulary, {}),
        "names": Lines.of({k.replace(" ", "_"): " ".join(refs) for k, refs in names_in(builder.corpus).items()}),
        "spelt_rarity": spelt_rarity.tobytes(),
        "features": Table.of(builder.features_kept(rarity, spelt_rarity)),
        "wide": builder.wide,
        "directions": builder.directions,
        "pairs": builder.pairs.tobytes(),
        "around": Table.of(array("H", sorted(tokens)).tobytes() for tokens in around),
        "stands": Table.of(stands.get(token, ()) for token in tokens),
        "starts": starts.tobytes(),
        "documents": documents.tobytes(),
        "weights": bytes(weights),
    }


def family_of(ref: Ref) -> str:
    """The path that a rule shares with its subrules: 502.9 of 502.9b."""
    return ref.path.rstrip(_LETTERS) if is_number(ref.path) else ref.path


def section_of(ref: Ref) -> str:
    """502 of 502.9b; the lesson of a section; the whole glossary of a term."""
    return re.split(r"[./-]", ref.path)[0]


def fields_of(unit: Unit) -> dict[str, tuple[str, ...]]:
    """The texts of a unit by the names of `WEIGHTS`."""
    return {
        "title": (unit.title,),
        "names": (*unit.aliases, *unit.english),
        "text": (unit.text,),
        "examples": unit.examples,
        "notes": unit.notes,
        "questions": unit.questions,
        "place": tuple(re.sub(r"^[\d.]+[a-z]? ", "", above) for above in unit.place[-2:]),
    }


_NAME_ENDS = re.compile(r"[/;,–]")
_ASIDE = re.compile(r"\([^)]*\)")


def names_of(unit: Unit) -> tuple[str, ...]:
    """Everything that a unit is called: its title whole and in parts, aliases, English names."""
    return (unit.title, *_NAME_ENDS.split(_ASIDE.sub(" ", unit.title)), *unit.aliases, *unit.english)


def words_kept(vocabulary: Mapping[str, int], stems: Mapping[str, str]) -> bytes:
    """Every word with its stem, where that is known already, and how often it is said."""
    return Lines.of({w: f"{stems.get(w) or stem(w)} {n}" for w, n in vocabulary.items() if len(w) > _SHORT})


def names_in(corpus: Corpus, wanted: Collection[str] = ()) -> dict[str, tuple[str, ...]]:
    """The names of terms as the stems that carry meaning -> the refs of those terms; of some editions or of all."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, refs in corpus.names.items():
        if wanted and not any(ref.edition in wanted for ref in refs):
            continue
        found[" ".join(analyse(name).content)] += map(str, refs)
    return {name: tuple(dict.fromkeys(refs)) for name, refs in found.items() if name}
