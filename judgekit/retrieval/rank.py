"""Which units answer a query best: tokens first, then many small pieces of evidence weighed together."""

from __future__ import annotations

import math
from functools import cached_property
from heapq import nlargest
from itertools import islice
from operator import mul
from typing import TYPE_CHECKING

from judgekit.errors import BadRef
from judgekit.refs import Ref
from judgekit.retrieval.analysis import beginnings, beside, gist
from judgekit.retrieval.asking import kinds, leaning
from judgekit.retrieval.directions import products
from judgekit.retrieval.evidence import ASKED, NAMED, Evidence
from judgekit.retrieval.query import slots

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from judgekit.refs import Asked
    from judgekit.retrieval.index import Features, Index
    from judgekit.retrieval.query import Query
    from judgekit.retrieval.tables import Texts
    from judgekit.texts.library import Corpus

_PLENTY = 1000  # rules with the rarer words: the common ones are then looked up in these only
_LIKELY, _CANDIDATES = 250, 90  # different rules looked at for coverage, and closely
_HALF = 0.5  # a slot filled so far counts as covered
_STANDS = 14  # words of rules that the words of a query stand for
_STANDS_WORTH = 0.5  # of these beside the words themselves, when candidates are looked for
_ASKED_LOOKED_AT, _NAMED_LOOKED_AT = 25, 40  # rules looked at closely: of a name all that bears it is asked for
_AIMS_WORTH = 2.0  # how much they point where the query points,
_NAMED_WORTH = 5.0  # those first whose name it is
_SURELY = 0.6  # from here on it is certain which game the words are of
_NUMBER = 1000.0  # a rule asked for by number stands above all else
_THEIRS = 0.5  # share of the units with a word from which on it is a word of these chapters

Scores = dict[int, float]


def rank(
    query: Query, index: Index, corpus: Corpus, keep: Callable[[int], bool], speaks: Callable[[int], bool] | None = None
) -> list[tuple[int, float]]:
    """The documents that answer a query, best first, with the logarithm of how likely they are to.

    Those that `speaks` tells of are looked at as well: what they are not kept for counts for the same rule elsewhere.
    """
    found = evidence(query, index, corpus, speaks or keep)
    weights = ASKED if query.is_question else NAMED
    final = {n: sum(map(mul, weights, each)) for n, each in found.items()}
    _raise_headings(index, found, final, speaks or keep)
    _raise_named(found, final)
    if speaks:
        final = _handed_on(final, index, keep)
    for n, value in _by_number(query.numbers, index, corpus):
        if keep(n):
            final[n] = max(final.get(n, 0.0), value)
    return sorted(final.items(), key=lambda hit: (-hit[1], hit[0]))


def _handed_on(final: Scores, index: Index, keep: Callable[[int], bool]) -> Scores:
    """Each kept document with the score of the best unit that is the same rule."""
    best: Scores = {}
    for n, value in final.items():
        for m in (n, *index.same(n)):
            if keep(m):
                best[m] = max(value, best.get(m, value))
    return best


def evidence(query: Query, index: Index, corpus: Corpus, keep: Callable[[int], bool]) -> dict[int, Evidence]:
    """What speaks for each of the likeliest units."""
    found = _by_words(query, index, keep)
    look = _Look(query, index)
    named = _by_name(query, index, corpus)
    for n in named:
        if keep(n) and n not in found:
            found[n] = (0.0, 0.0, 0.0)
    aims = dict(zip(found, look.cosines([index.aim(n) for n in found]), strict=True))
    rough = {
        n: words * math.sqrt(covered) + _STANDS_WORTH * stands + _AIMS_WORTH * aims[n] + (n in named) * _NAMED_WORTH
        for n, (words, covered, stands) in found.items()
    }
    likely = _best(_ASKED_LOOKED_AT if query.is_question else _NAMED_LOOKED_AT, rough, index.rules)
    company = _Company(likely, index, aims, found)
    pointing = look.pointing(likely)
    return {n: look.at(n, found[n], named.get(n, (0.0, 0.0)), company.of(n), pointing[n]) for n in likely}


class _Company:
    """How a unit stands among the likeliest: which are the most, and what points where it points."""

    def __init__(
        self,
        likely: list[int],
        index: Index,
        aims: dict[int, float],
        found: dict[int, tuple[float, float, float]],
    ) -> None:
        self.aims = aims
        self.found = found
        self.parents = index.parents
        self.best_aim = max((aims[n] for n in likely), default=0.0)
        self.best_words = max((found[n][0] for n in likely), default=0.0) or 1.0
        self.best_kin: dict[int, float] = {}  # by the rule above
        self.index = index
        for n in likely:
            above = self._above(n)
            if n != above:
                self.best_kin[above] = max(aims[n], self.best_kin.get(above, -1.0))

    def _above(self, document: int) -> int:
        """The rule that a subrule stands under; a unit of another kind itself."""
        above = self.parents[document]
        return above if above >= 0 and self.index.kinds[above] == "rule" else document

    def of(self, document: int) -> tuple[float, float, float, float, float]:
        aim, above = self.aims[document], self._above(document)
        under = self.best_kin.get(above, aim)
        return (
            aim,
            aim - self.best_aim,
            self.found[document][0] / self.best_words,
            self.aims.get(above, aim),
            aim - under,
        )


def _by_words(query: Query, index: Index, keep: Callable[[int], bool]) -> dict[int, tuple[float, float, float]]:
    """The likeliest documents: the weight of the words found, of the words they stand for, and the share covered."""
    wanted = sorted(((slot.weight, slot.variants) for slot in slots(query, index)), reverse=True)
    mass = math.fsum(weight for weight, _ in wanted) or 1.0
    rules = index.rules
    some, meant = [0.0] * len(index), [0.0] * len(index)  # of every document
    there: set[int] = set()  # those that have one of the rarer words
    plenty = False  # of rules are there: no others are looked at
    filled = []
    for weight, variants in wanted:
        documents = index.filled(variants)
        filled.append((weight, documents))
        for n, value in _of_these(there, documents) if plenty else documents.items():
            some[n] += weight * value
        if not plenty:
            there.update(documents)
            plenty = len(there) >= _PLENTY and len(set(map(rules.__getitem__, filter(keep, there)))) >= _PLENTY
    stands = stands_for(query, index)
    total = math.fsum(worth for _, worth in stands) or 1.0
    for token, worth in stands:
        bears = index.numbered_postings(token)
        for n, value in _of_these(there, bears) if plenty else bears.items():
            meant[n] += worth * value
        if not plenty:
            there.update(bears)
    means = _STANDS_WORTH * mass / total
    scores = {n: some[n] + means * meant[n] for n in filter(keep, there)}
    covered = dict.fromkeys(_best(_LIKELY, scores, rules), 0.0)
    for weight, documents in filled:
        for n, value in _of_these(covered.keys(), documents):
            covered[n] += weight * (2 * value if value < _HALF else 1.0)
    found = {n: (some[n] / mass, share / mass, meant[n] / total) for n, share in covered.items()}
    best = {n: words * math.sqrt(share) + _STANDS_WORTH * stood for n, (words, share, stood) in found.items()}
    return {n: found[n] for n in _best(_CANDIDATES, best, rules)}


def _of_these(some: AbstractSet[int], documents: dict[int, float]) -> Iterable[tuple[int, float]]:
    """What stands in a mapping of documents by some of them."""
    both = documents.keys() & some
    return zip(both, map(documents.__getitem__, both))  # noqa: B905  (of one length)


def stands_for(query: Query, index: Index) -> list[tuple[int, float]]:
    """The words of the rules that those of a query stand for, with how surely they do."""
    best: dict[int, float] = {}
    for token in gist(query.said, index.concepts, query.game):
        number = index.token(token)
        if number is not None:
            for other, surely in index.stands_for(number):
                worth = surely * index.rarity[number]
                if worth > best.get(other, 0.0):
                    best[other] = worth
    return nlargest(_STANDS, best.items(), key=lambda row: (row[1], -row[0]))


def _best(most: int, scores: Scores, rules: Sequence[int]) -> list[int]:
    """The documents of the best rules: an edition that says the same again takes nobody's place."""
    best: dict[int, float] = {}
    for n, score in scores.items():
        rule = rules[n]
        if score > best.get(rule, 0.0):
            best[rule] = score
    if len(best) <= most:
        return list(scores)
    least = sorted(best.values())[-most]
    return [n for n in scores if best.get(rules[n], 0.0) >= least]


class _Look:
    """Looks closely at a unit: how like the query its names, questions and sentences are (cosines of gists weighted by
    rarity), and in what company and of what kind it is.
    """

    def __init__(self, query: Query, index: Index) -> None:
        self.index = index
        tokens = gist(query.said, index.concepts, query.game)
        known = sorted(number for number in map(index.token, tokens) if number is not None)
        self.weights = {number: index.rarity[number] for number in known}  # always added up in the same order
        self.wanted = frozenset(self.weights)
        self.direction, self.scale = index.towards(self.weights, beside(query.said))
        self.trusted = {number: weight * index.trust[number] for number, weight in self.weights.items()}
        self.trust_mass = math.fsum(self.trusted.values()) or 1.0
        spelt = sorted(map(index.beginning, beginnings(query.corrected or query.text)))
        self.spelt = {number: rarity for number, rarity in spelt if number >= 0}
        self.spelt_mass = math.fsum(rarity for _, rarity in spelt)
        self.mass = math.fsum(map(index.rarity_of, tokens)) or 1.0
        self.length = math.sqrt(self.mass)
        self.asked = float(query.is_question)
        self.kinds = kinds(query.corrected or query.text)
        self.kin = query.kin
        self._shares: dict[int, float] = {}

    def at(
        self,
        document: int,
        found: tuple[float, float, float],
        by_name: tuple[float, float],
        company: tuple[float, float, float, float, float],
        pointing: Sequence[float],
    ) -> Evidence:
        words, covered, stands = found
        named, of_named = by_name
        aim, aim_behind, words_share, above, among = company
        index = self.index
        still = index.still(document)
        features = index.features(document)
        name, asked, sentence, text_share = self.likeness(features)
        likeness = sorted(asked, reverse=True)
        question = likeness[0] if likeness else 0.0
        wording, spelling = self.spelling(features.wordings)
        game_kin = self.kin.get(still.edition, 0.0)
        return Evidence(
            alike=words * covered**1.5 + question**1.5 + 0.4 * name**3 + 0.6 * sentence,
            words=words,
            covered=covered,
            both=words * covered,
            question=question,
            question_much=question * question,
            questions=math.fsum(likeness) / (features.questions or 1),
            name=name,
            name_much=name**3,
            sentence=sentence,
            text_share=text_share,
            wording=wording,
            spelling=spelling,
            first=(1 - self.asked) * still.first,
            family=self.share(index.families[document]),
            section=self.share(index.sections[document]),
            stands=stands,
            named=named,
            of_named=of_named,
            heading=still.heading,
            term=still.term,
            lesson=still.lesson,
            faq=still.faq,
            leads=still.leads,
            size=still.size,
            game=game_kin,
            older=still.older,
            aim=aim,
            aim_behind=aim_behind,
            words_share=words_share,
            above=above,
            among=among,
            asked=pointing[0] if pointing else 0.0,
            asked_much=math.fsum(pointing) / (len(pointing) or 1),
            sure=math.copysign(max(0.0, abs(game_kin) - _SURELY) / (1 - _SURELY), game_kin) * (1 - still.lesson),
            bare=still.bare,
            leaning=leaning(index.leanings, document, self.kinds),
            apart=float(still.apart and not self.speaks_of_variants),
        )

    @cached_property
    def speaks_of_variants(self) -> bool:
        """Whether a word of the query is hardly used but where the rules tell of variants or of several players."""
        return any(self.index.share_apart(token) >= _THEIRS for token in self.wanted)

    def cosines(self, directions: Sequence[bytes | memoryview]) -> list[float]:
        if not self.scale:
            return [0.0] * len(directions)
        return [product / self.scale for product in products(self.direction, directions)]

    def pointing(self, documents: Iterable[int]) -> dict[int, list[float]]:
        """How much those questions of each unit that do it most point where the query points."""
        asked = {n: self.index.asked(n) for n in documents}
        cosines = iter(self.cosines([each for questions in asked.values() for each in questions]))
        return {n: sorted(islice(cosines, len(questions)), reverse=True)[:3] for n, questions in asked.items()}

    def likeness(self, features: Features) -> tuple[float, list[float], float, float]:
        """How like the query the likest name of a unit is, those of its questions that share a word with it, and the
        likest sentence that says more than one; and what share of the query names and sentences have, as it is trusted.
        """
        gists = features.gists
        asks, says = features.names, features.names + features.questions
        masses: dict[int, float] = {}
        trusted = 0.0
        mass_of = masses.get
        for word, texts in gists.holding(self.weights):
            weight = self.weights[word]
            for text in texts:
                masses[text] = mass_of(text, 0.0) + weight
            if texts[0] < asks or texts[-1] >= says:
                trusted += self.trusted[word]
        name = sentence = 0.0
        asked = []
        lengths, length = gists.lengths, self.length
        for text, mass in masses.items():
            alike = mass / (lengths[text] * length)
            if text >= says:
                sentence = max(sentence, alike)
            elif text >= asks:
                asked.append(alike)
            elif alike > name:
                name = alike
        return name, asked, sentence, trusted / self.trust_mass

    def spelling(self, wordings: Texts) -> tuple[float, float]:
        """How like the query the likest name or question of a unit is by the words as they are written, and what share
        of it stands so anywhere in the unit.
        """
        masses: dict[int, float] = {}
        written = 0.0
        mass_of = masses.get
        for begun, texts in wordings.holding(self.spelt):
            rarity = self.spelt[begun]
            written += rarity
            for text in texts:
                masses[text] = mass_of(text, 0.0) + rarity
        lengths = wordings.lengths
        best = max([mass / lengths[text] for text, mass in masses.items()], default=0.0)
        whole = self.spelt_mass or 1.0
        return best / math.sqrt(whole), written / whole

    def share(self, group: int) -> float:
        """The share of the query that a family or section speaks of."""
        share = self._shares.get(group)
        if share is None:
            shared = self.index.around(group) & self.wanted
            share = self._shares[group] = math.fsum(map(self.weights.__getitem__, shared)) / self.mass
        return share


def _raise_headings(index: Index, found: dict[int, Evidence], final: Scores, keep: Callable[[int], bool]) -> None:
    """A heading that is named is nearly as good as the best rule below it."""
    for n, value in list(final.items()):
        above = index.parents[n]
        if above >= 0 and above in found and index.kinds[above] == "heading" and keep(above):
            share = min(1.0, 1.5 * found[above].name)
            if share > _NAMED_HEADING:
                final[above] = max(final[above], value - _BELOW_ITS_RULES / share)


def _raise_named(found: dict[int, Evidence], final: Scores) -> None:
    """A term whose whole name is asked for stands before all rules that use it."""
    best = max(final.values(), default=0.0)
    for n, evidence in found.items():
        if evidence.named:
            final[n] += best


_NAMED_HEADING, _BELOW_ITS_RULES = 0.5, 0.7
_FIRST_REFS = 3  # of the rules that a named term points to the first count whole, the others half


def _by_name(query: Query, index: Index, corpus: Corpus) -> dict[int, tuple[float, float]]:
    """Where the query is the name of terms, these and the rules that they point to."""
    found: dict[int, tuple[float, float]] = {}
    for name in index.named(" ".join(query.said.content)):
        found[index.numbers[name]] = (1.0, 0.0)
        for place, ref in enumerate(corpus.units[Ref.parse(name)].refs):
            rule = index.numbers.get(str(ref), -1)
            if rule >= 0:
                found.setdefault(rule, (0.0, 1.0 if place < _FIRST_REFS else 0.5))
    return found


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
