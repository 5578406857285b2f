"""Editions side by side: rules paired by what they say, not by their numbers; one rule followed through the editions.

A renumbering is no change: numbers inside a text are masked before texts are compared. Pairs come, in this order, from
the crosswalk (editions in different words), from equal texts, from likeness; a pair of equal numbers needs less of it.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Literal

from judgekit.refs import Ref, fold, parent_of, path_key
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from judgekit.texts.library import Corpus, Edition, Unit


Vectors = dict[Ref, dict[str, float]]
Relation = Literal["same", "moved", "changed", "added", "removed"]

_NUMBER = re.compile(r"\b\d{1,3}(?:\.\d+)+[a-z]?(?:[–-][a-z]\b)?|\b(?:rules?|regol[ae]|sections?) \d+", re.IGNORECASE)
_WORD = re.compile(r"\w+|[^\w\s]")
_LIKE = 0.5  # cosine from which two texts are one rule, changed
_LIKE_HERE = 0.25  # the same where they also bear one number
_LIKE_NEAR = 0.25  # … or stand under rules, or in sections, that are a pair
_RIVALS = 8


class Pair(NamedTuple):
    """What became of a rule: `old` is None for an added one, `new` for a removed one; `like` goes from 0 to 1."""

    relation: Relation
    old: Ref | None
    new: Ref | None
    like: float


class Change(NamedTuple):
    """A run of words of two texts: kept (equal), taken away or put in."""

    kind: Literal["kept", "out", "in"]
    text: str


def diff(corpus: Corpus, old: Edition, new: Edition) -> tuple[Pair, ...]:
    """Pair the rules of two editions by content. Every rule, subrule and term of both stands in exactly one pair."""
    befores = _comparable(corpus, old)
    afters = _comparable(corpus, new)
    pairs = _by_crosswalk(corpus, befores, afters, new) if old.language == new.language == "it" else []
    pairs += _equal(_left(befores, pairs, 1), _left(afters, pairs, 2))
    vectors = _vectors([*befores, *afters])
    pairs += _alike(_left(befores, pairs, 1), _left(afters, pairs, 2), vectors, _homes(pairs))
    pairs += _neighbours(_left(befores, pairs, 1), _left(afters, pairs, 2), vectors, pairs)
    pairs += [Pair("removed", unit.ref, None, 0.0) for unit in _left(befores, pairs, 1)]
    pairs += [Pair("added", None, unit.ref, 0.0) for unit in _left(afters, pairs, 2)]
    return tuple(sorted(pairs, key=lambda pair: ((pair.old or pair.new or _NOWHERE).sort_key, pair.old is None)))


_NOWHERE = Ref("x", "x")


def _comparable(corpus: Corpus, edition: Edition) -> list[Unit]:
    return [unit for unit in corpus.of_edition(edition.name) if unit.kind != "heading" and unit.text]


def _left(units: Sequence[Unit], pairs: Iterable[Pair], side: int) -> list[Unit]:
    done = {pair[side] for pair in pairs}
    return [unit for unit in units if unit.ref not in done]


def _relation(old: Ref, new: Ref, *, same: bool) -> Relation:
    if not same:
        return "changed"
    return "same" if old.path == new.path else "moved"


def _by_crosswalk(corpus: Corpus, befores: Sequence[Unit], afters: Sequence[Unit], new: Edition) -> list[Pair]:
    there = {unit.ref for unit in afters}
    taken: set[Ref] = set()
    pairs = []
    for unit in befores:
        for other in corpus.links[unit.ref].elsewhere:
            if other.ref.edition == new.name and other.ref in there and other.ref not in taken:
                taken.add(other.ref)
                pairs.append(
                    Pair(_relation(unit.ref, other.ref, same=other.same), unit.ref, other.ref, float(other.same))
                )
                break
    return pairs


def masked(unit: Unit) -> str:
    """The text to compare: its words, rule numbers masked, case and typography aside."""
    return " ".join(_WORD.findall(_NUMBER.sub("#", fold("\n".join((unit.text, *unit.examples))))))


def _equal(befores: Sequence[Unit], afters: Sequence[Unit]) -> list[Pair]:
    """Equal texts; where several are equal, one number first, then their order."""
    here: dict[tuple[str, str], list[Unit]] = defaultdict(list)
    for unit in afters:
        here[unit.kind, masked(unit)].append(unit)
    pairs = []
    waiting: list[tuple[Unit, list[Unit]]] = []
    for unit in befores:
        rivals = here.get((unit.kind, masked(unit)), [])
        twin = next((rival for rival in rivals if rival.ref.path == unit.ref.path), None)
        if twin:
            rivals.remove(twin)
            pairs.append(Pair("same", unit.ref, twin.ref, 1.0))
        elif rivals:
            waiting.append((unit, rivals))
    for unit, rivals in waiting:
        if rivals:
            pairs.append(Pair("moved", unit.ref, rivals.pop(0).ref, 1.0))
    return pairs


def _alike(befores: Sequence[Unit], afters: Sequence[Unit], vectors: Vectors, homes: Mapping[str, str]) -> list[Pair]:
    """Texts that are alike, the likest first; equal numbers and sections that are a pair are believed sooner."""
    by_word: dict[str, list[Unit]] = defaultdict(list)
    for unit in afters:
        for word in vectors[unit.ref]:
            by_word[word].append(unit)
    offers: list[tuple[float, float, Unit, Unit]] = []
    for unit in befores:
        for like, rival in _rivals(unit, vectors, by_word):
            here = unit.ref.path == rival.ref.path
            near = homes.get(_section(unit.ref)) == _section(rival.ref)
            if like >= (_LIKE_HERE if here else _LIKE):
                offers.append((like + 0.2 * here + 0.2 * near, like, unit, rival))
    return _best(offers)


def _neighbours(befores: Sequence[Unit], afters: Sequence[Unit], vectors: Vectors, pairs: Sequence[Pair]) -> list[Pair]:
    """What is left under rules, or in sections, that are pairs already: a reworded rule stays in its place."""
    above = Counter((_above(pair.old), _above(pair.new)) for pair in pairs if pair.old and pair.new)
    above.update((pair.old.path, pair.new.path) for pair in pairs if pair.old and pair.new)
    homes = _homes(pairs)
    by_section: dict[str, list[Unit]] = defaultdict(list)
    for unit in afters:
        by_section[_section(unit.ref)].append(unit)
    offers = []
    for unit in befores:
        for rival in by_section.get(homes.get(_section(unit.ref), ""), ()):
            like = _cosine(vectors[unit.ref], vectors[rival.ref]) if unit.kind == rival.kind == "rule" else 0.0
            under = above[_above(unit.ref), _above(rival.ref)] > 0
            if like >= _LIKE_NEAR:
                offers.append((like + 0.2 * under, like, unit, rival))
    return _best(offers)


def _homes(pairs: Iterable[Pair]) -> dict[str, str]:
    """Each section of the old edition with the one where most of its rules are now."""
    sections = Counter((_section(pair.old), _section(pair.new)) for pair in pairs if pair.old and pair.new)
    return {old: new for (old, new), _ in reversed(sections.most_common())}


def _above(ref: Ref) -> str:
    return parent_of(ref.path) or ""


def _section(ref: Ref) -> str:
    return ref.path.partition(".")[0]


def _best(offers: list[tuple[float, float, Unit, Unit]]) -> list[Pair]:
    """Pairs from offers (preference, likeness, old, new): the best first, each text in one pair."""
    offers.sort(key=lambda offer: (-offer[0], path_key(offer[2].ref.path), path_key(offer[3].ref.path)))
    pairs = []
    done: set[Ref] = set()
    for _, like, unit, rival in offers:
        if unit.ref not in done and rival.ref not in done:
            done |= {unit.ref, rival.ref}
            pairs.append(Pair("changed", unit.ref, rival.ref, round(like, 3)))
    return pairs


def _rivals(unit: Unit, vectors: Vectors, by_word: dict[str, list[Unit]]) -> Iterator[tuple[float, Unit]]:
    """The texts most like one, by cosine; found through its rarest words, compared in full."""
    vector = vectors[unit.ref]
    rare = sorted(vector, key=lambda word: len(by_word[word]))[:12]
    votes = Counter(rival.ref for word in rare for rival in by_word[word] if rival.kind == unit.kind)
    found = {rival.ref: rival for word in rare for rival in by_word[word]}
    for ref, _ in votes.most_common(_RIVALS):
        yield _cosine(vector, vectors[ref]), found[ref]


def _cosine(one: dict[str, float], two: dict[str, float]) -> float:
    small, large = sorted((one, two), key=len)
    return sum(weight * large[word] for word, weight in small.items() if word in large)


def _vectors(units: Sequence[Unit]) -> Vectors:
    """Each text as words weighted by rarity, of length 1; titles count too."""
    bags = {unit.ref: Counter(_WORD.findall(fold(unit.title)) + masked(unit).split()) for unit in units}
    spread = Counter(word for bag in bags.values() for word in bag)
    rarity = {word: math.log(1 + len(units) / count) for word, count in spread.items()}
    vectors = {}
    for ref, bag in bags.items():
        vector = {word: (1 + math.log(count)) * rarity[word] for word, count in bag.items() if word.isalnum()}
        length = math.sqrt(sum(weight * weight for weight in vector.values())) or 1.0
        vectors[ref] = {word: weight / length for word, weight in vector.items()}
    return vectors


def changes(old: str, new: str) -> tuple[Change, ...]:
    """The words kept, taken away and put in between two texts."""
    import difflib  # only where changes are shown

    one, two = (re.findall(r"\S+\s*", text) for text in (old, new))
    found: list[Change] = []
    for tag, a, b, c, d in difflib.SequenceMatcher(None, one, two, autojunk=False).get_opcodes():
        if tag == "equal":
            found.append(Change("kept", "".join(one[a:b])))
            continue
        found += [Change("out", "".join(one[a:b]))] if b > a else []
        found += [Change("in", "".join(two[c:d]))] if d > c else []
    return tuple(found)


class Stage(NamedTuple):
    """A rule in one edition of its history; `ref` is None where the edition does not have it."""

    edition: Edition
    ref: Ref | None
    relation: Relation | Literal["start", "absent"]
    like: float


def history(corpus: Corpus, ref: Ref) -> tuple[Stage, ...]:
    """One rule through every edition of its game at hand, in the order of their dates."""
    home = next(edition for edition in corpus.editions if edition.name == ref.edition)
    line = sorted((e for e in corpus.editions if e.game == home.game and _holds_rules(corpus, e)), key=lambda e: e.date)
    at = line.index(home)
    stages = [Stage(home, ref, "start", 1.0)]
    stages += _follow(corpus, ref, home, line[at + 1 :])
    stages = [*reversed(_follow(corpus, ref, home, line[:at][::-1])), *stages]
    return tuple(stages)


def _holds_rules(corpus: Corpus, edition: Edition) -> bool:
    return any(unit.kind == "rule" for unit in corpus.of_edition(edition.name))


def _follow(corpus: Corpus, ref: Ref, home: Edition, line: Sequence[Edition]) -> list[Stage]:
    stages = []
    here, edition = ref, home
    for other in line:
        pair = _counterpart(corpus, here, edition, other)
        if pair is None:
            stages.append(Stage(other, None, "absent", 0.0))
        else:
            stages.append(Stage(other, *pair))
            here, edition = pair[0], other
    return stages


def _counterpart(corpus: Corpus, ref: Ref, edition: Edition, other: Edition) -> tuple[Ref, Relation, float] | None:
    """The rule of another edition that answers this one: by the crosswalk, by equal dates, by content."""
    for there in corpus.links[ref].elsewhere:
        if there.ref.edition == other.name:
            return there.ref, _relation(ref, there.ref, same=there.same), float(there.same)
    twin = Ref(other.name, ref.path)
    if edition.date == other.date and twin in corpus.units:
        return twin, "same", 1.0
    if edition.language != other.language:
        return None
    unit = corpus.units[ref]
    afters = _comparable(corpus, other)
    pairs = _equal([unit], afters) or _alike([unit], afters, _vectors([unit, *afters]), {})
    return next(((pair.new, pair.relation, pair.like) for pair in pairs if pair.new is not None), None)
