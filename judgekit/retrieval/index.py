"""The index: whoosh keeps, per token, the units that bear it and how much it weighs in each.

A unit is one document with one weighted field: title, names, text, examples and questions are folded into one
saturated weight per token when the index is built (BM25F), so that a query adds up numbers. Beside the files stands
`judgekit.bin`, sealed with a check sum: what whoosh has no place for, and the check sums of whoosh's own files. whoosh
checks nothing and unpickles what it finds, so an index that does not match its seal is never opened but built anew.
Built in a folder of its own and moved into place; keyed by the texts and by the code that reads and analyses them.
"""

from __future__ import annotations

import contextlib
import functools
import marshal
import math
import os
import re
import shutil
import tempfile
import time
import warnings
import zlib
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.retrieval.analysis import analyse, gist, of_concept, of_family, sentences
from judgekit.retrieval.concepts import Concepts
from judgekit.retrieval.equal import Census, equals
from judgekit.retrieval.italian import words
from judgekit.texts import store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.retrieval.analysis import Analysed
    from judgekit.texts.library import Corpus, Unit
    from judgekit.texts.synonyms import Group


with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # whoosh 2.7.4 has escapes that newer Pythons complain of
    from whoosh import fields, formats
    from whoosh.filedb.filestore import FileStorage, RamStorage
    from whoosh.reading import TermNotFound


# How much a word counts by where it stands, and how soon more of the same counts less (BM25F).
WEIGHTS = {"title": 4.0, "names": 2.0, "text": 1.0, "examples": 0.5, "notes": 0.25, "questions": 1.0, "place": 0.7}
SATURATION = 1.2
LENGTH_MATTERS = 0.35
_LONG = ("text", "examples", "notes", "questions")  # the fields whose length matters

_SEAL = "judgekit.bin"
_PREFIX = "search-"
_STALE = 3600.0  # seconds after which a half-built folder has surely been left behind
_NO_LIMIT = 1 << 20  # megabytes: beyond its limit whoosh sorts in files, which a storage in memory does not give it


class Weighted(fields.FieldType):  # type: ignore[misc]
    """A field whose value is a mapping from token to weight."""

    def __init__(self) -> None:
        super().__init__(formats.Existence(), None)
        self.stored = False
        self.scorable = False

    def index(self, value: dict[str, float], **_: Any) -> Iterator[tuple[bytes, int, float, bytes]]:
        return ((token.encode(), 1, weight, b"") for token, weight in sorted(value.items()))


class _Memory(RamStorage):  # type: ignore[misc]
    """A storage in memory; whoosh's own keeps its temporary files in a folder that all processes would share."""

    def temp_storage(self, name: str | None = None) -> _Memory:
        return _Memory()


class Gist(NamedTuple):
    """What a short text is about: numbered tokens, and the length of their vector weighted by rarity."""

    tokens: frozenset[int]
    length: float


class Features(NamedTuple):
    """What ranking looks at beyond single tokens."""

    names: tuple[Gist, ...]  # the title and every other name
    questions: tuple[Gist, ...]
    sentences: tuple[tuple[int, int, Gist], ...]  # begin and end in the text and examples, gist


class Index:
    """An open index over one corpus."""

    def __init__(self, storage: Any, facts: dict[str, Any]) -> None:
        self._reader = storage.open_index(schema=_schema()).reader()
        self._facts = facts
        self.refs: list[str] = facts["refs"]
        self.kinds: list[str] = facts["kinds"]
        self.parents: list[int] = facts["parents"]
        self.tokens: dict[str, int] = facts["tokens"]
        self.rarity: list[float] = facts["rarity"]
        self.same: list[tuple[int, ...]] = facts["same"]  # the other units that are the same rule
        self.census = Census(facts["rules"], facts["games"])
        self.names: dict[str, tuple[str, ...]] = facts["names"]
        self.concepts = Concepts(facts["concepts"])
        self._postings: dict[str, list[tuple[int, float]]] = {}
        self._filled: dict[tuple[tuple[str, float], ...], dict[int, float]] = {}
        self._features: dict[int, Features] = {}
        self._spread: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self.refs)

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """Ref -> document number."""
        return {ref: n for n, ref in enumerate(self.refs)}

    @functools.cached_property
    def vocabulary(self) -> dict[str, int]:
        """Every word of the texts and synonyms, with how often it stands there (for correcting typing errors)."""
        found: dict[str, int] = marshal.loads(self._facts["vocabulary"])  # noqa: S302  (sealed)
        return found

    def postings(self, token: str) -> list[tuple[int, float]]:
        """The documents that bear a token, each with its weight there."""
        if token not in self._postings:
            self._postings[token] = list(self._read(token))
        return self._postings[token]

    def _read(self, token: str) -> Iterator[tuple[int, float]]:
        try:
            matcher = self._reader.postings("words", token)
        except TermNotFound:
            return
        while matcher.is_active():
            yield matcher.id(), matcher.weight()
            matcher.next()

    def features(self, document: int) -> Features:
        if document not in self._features:
            names, questions, spans = marshal.loads(self._facts["features"][document])  # noqa: S302
            self._features[document] = Features(
                tuple(Gist(*each) for each in names),
                tuple(Gist(*each) for each in questions),
                tuple((begin, end, Gist(*each)) for begin, end, each in spans),
            )
        return self._features[document]

    def filled(self, variants: tuple[tuple[str, float], ...]) -> dict[int, float]:
        """The documents that bear any of these tokens, each with the best of weight times worth."""
        if variants not in self._filled:
            best: dict[int, float] = {}
            for token, worth in variants:
                for document, weight in self.postings(token):
                    if worth * weight > best.get(document, 0.0):
                        best[document] = worth * weight
            self._filled[variants] = best
        return self._filled[variants]

    def spread(self, token: str) -> float:
        """The rarity of a token by the rules that bear it; of the empty one, as if none did."""
        if token not in self._spread:
            bearing = (document for document, _ in self.postings(token)) if token else ()
            self._spread[token] = self.census.rarity(bearing)
        return self._spread[token]

    def rarity_of(self, token: str) -> float:
        """The weight of a token that a gist holds, also of one that no text bears."""
        number = self.tokens.get(token)
        return self.spread("") if number is None else self.rarity[number]


# --- opening ----------------------------------------------------------------------------------------------------------


def open_index(corpus: Corpus, groups: Callable[[], Iterable[Group]], key: str, cache: Path) -> Index:
    """The index of a corpus: the one in the cache where it is whole, else built anew, in memory where need be.

    `key` names the content of the corpus; `groups` tells the synonyms when the index has to be built.
    """
    name = f"{_PREFIX}{zlib.crc32(f'{key}-{_code()}'.encode()):08x}"
    folder = cache / name
    facts = _unseal(folder)
    if facts is not None:
        return Index(FileStorage(str(folder)), facts)
    storage, facts = _build(corpus, tuple(groups()))
    with contextlib.suppress(OSError):  # a home that cannot be written, a full disk: the index serves this once
        _keep(folder, storage, facts)
    return Index(storage, facts)


def _code() -> str:
    """Names the code that analyses and weighs."""
    here = Path(__file__).parent
    crc = 0
    for name in ("analysis.py", "concepts.py", "equal.py", "index.py", "italian.py"):
        crc = zlib.crc32((here / name).read_bytes(), crc)
    return f"{crc:08x}"


def _keep(folder: Path, storage: Any, facts: dict[str, Any]) -> None:
    """Write an index beside its place and move it there. Raises OSError."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    _sweep(folder.parent, folder.name)
    building = Path(tempfile.mkdtemp(prefix=f".{_PREFIX}", dir=folder.parent))
    try:
        sums = {}
        for name, content in storage.files.items():
            (building / name).write_bytes(content)
            sums[name] = zlib.crc32(content)
        (building / _SEAL).write_bytes(store.sealed(marshal.dumps((sums, facts))))
        _move(building, folder)
    except BaseException:
        shutil.rmtree(building, ignore_errors=True)
        raise


def _move(building: Path, folder: Path) -> None:
    """Put a finished index in its place; where another process was first, theirs is as good unless it is damaged."""
    try:
        building.rename(folder)
    except OSError:
        if _unseal(folder) is not None:
            shutil.rmtree(building, ignore_errors=True)
            return
        aside = Path(tempfile.mkdtemp(prefix=f".{_PREFIX}", dir=folder.parent))
        with contextlib.suppress(OSError):
            folder.rename(aside / "old")
        building.rename(folder)
        shutil.rmtree(aside, ignore_errors=True)


def _sweep(cache: Path, but: str) -> None:
    """Remove indexes of other texts and what builders that were stopped have left."""
    for path in cache.glob(f"{_PREFIX}*"):
        if path.name != but:
            shutil.rmtree(path, ignore_errors=True)
    for path in cache.glob(f".{_PREFIX}*"):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime + _STALE < time.time():
                shutil.rmtree(path, ignore_errors=True)


def _unseal(folder: Path) -> dict[str, Any] | None:
    """What stands beside a whole index that we wrote; None where there is none, or anything is not as it was."""
    try:
        if hasattr(os, "geteuid") and folder.stat().st_uid != os.geteuid():
            return None  # somebody else's folder: whoosh would unpickle what they put there
        opened = store.unsealed((folder / _SEAL).read_bytes())
        if opened is None:
            return None
        sums, facts = marshal.loads(opened[0])  # noqa: S302  (sealed)
        for name, crc in sums.items():
            if zlib.crc32((folder / name).read_bytes()) != crc:
                return None
    except (OSError, ValueError, EOFError, TypeError):
        return None
    found: dict[str, Any] = facts
    return found


def _schema() -> Any:
    return fields.Schema(words=Weighted())


# --- building ---------------------------------------------------------------------------------------------------------


def _build(corpus: Corpus, groups: tuple[Group, ...]) -> tuple[Any, dict[str, Any]]:
    """A whoosh index in memory, and the facts that go with it."""
    storage = _Memory()
    writer = storage.create_index(_schema()).writer(limitmb=_NO_LIMIT)
    builder = _Builder(corpus, groups)
    for unit in corpus:
        writer.add_document(words=builder.add(unit))
    writer.commit()
    return storage, builder.facts()


class _Builder:
    """Takes every unit apart once, and gathers what the index has to know of all of them."""

    def __init__(self, corpus: Corpus, groups: tuple[Group, ...]) -> None:
        self.corpus = corpus
        self.concepts = Concepts.of(groups)
        self.games = {edition.name: edition.game for edition in corpus.editions}
        self.same = equals(corpus)
        self.census = Census.of(corpus, self.same)
        self.analyse = functools.cache(analyse)  # editions share texts, and every text is asked for twice
        self.average = self._average_lengths()
        self.tokens: dict[str, int] = {}
        self.holding: dict[int, list[int]] = defaultdict(list)  # which units bear a token in what gists are made of
        self._gists: dict[tuple[Analysed, str], frozenset[int]] = {}
        self.vocabulary: Counter[str] = Counter()
        self.features: list[tuple[list[Any], list[Any], list[Any]]] = []
        self.vocabulary.update(dict.fromkeys(sorted({w for g in groups for name in g.names for w in words(name)}), 0))

    def _average_lengths(self) -> dict[str, float]:
        """How many words a field has on the average of all rules."""
        totals: Counter[str] = Counter()
        units = list(self.corpus)
        firsts = self.census.firsts()
        for n in firsts:
            for name, texts in fields_of(units[n]).items():
                totals[name] += sum(len(self.analyse(text).content) for text in texts)
        return {name: (totals[name] / len(firsts)) or 1.0 for name in WEIGHTS}

    def add(self, unit: Unit) -> dict[str, float]:
        """The saturated weight of every token of a unit."""
        game = self.games[unit.ref.edition]
        told = "\n".join((unit.text, *unit.examples))
        spans = sentences(told)
        parts = {name: [self.analyse(text) for text in texts] for name, texts in fields_of(unit).items()}
        names = [self.analyse(name) for name in names_of(unit)]
        here = {token for each in (*names, *parts["questions"]) for token in self._numbered(each, game)}
        inner = [self._numbered(each, game) for each in (self.analyse(told[a:b]) for a, b in spans)]
        for token in here.union(*inner):
            self.holding[token].append(len(self.features))
        self.features.append(
            (
                [self._numbered(each, game) for each in names],
                [self._numbered(each, game) for each in parts["questions"]],
                [(a, b, tokens) for (a, b), tokens in zip(spans, inner, strict=True)],
            )
        )
        return self._weights(parts, game)

    def _numbered(self, text: Analysed, game: str) -> frozenset[int]:
        if (text, game) not in self._gists:
            about = gist(text, self.concepts, game)
            self._gists[text, game] = frozenset(self.tokens.setdefault(token, len(self.tokens)) for token in about)
        return self._gists[text, game]

    def _weights(self, parts: dict[str, list[Analysed]], game: str) -> dict[str, float]:
        sums: dict[str, float] = defaultdict(float)
        for name, texts in parts.items():
            counted: Counter[str] = Counter()
            for text in texts:
                self.vocabulary.update(word for word in text.words if len(word) > 3 and word.isalpha())
                counted.update(text.content)
                counted.update(of_family(s) for s in text.content if s.isalpha())
                counted.update(of_concept(found.concept) for found in self.concepts.find(text.stems, game))
            length = sum(len(text.content) for text in texts)
            weight = WEIGHTS[name] / (1 + LENGTH_MATTERS * (length / self.average[name] - 1) if name in _LONG else 1)
            for token, count in counted.items():
                sums[token] += weight * count
        return {token: total / (total + SATURATION) for token, total in sums.items()}

    def facts(self) -> dict[str, Any]:
        units = list(self.corpus)
        numbers = {unit.ref: n for n, unit in enumerate(units)}
        rarity = [self.census.rarity(self.holding[n]) for n in range(len(self.tokens))]

        def measured(tokens: frozenset[int]) -> tuple[frozenset[int], float]:
            return tokens, math.sqrt(sum(rarity[token] for token in tokens)) or 1.0

        features = [
            marshal.dumps(
                (
                    tuple(dict.fromkeys(measured(each) for each in names if each)),
                    tuple(map(measured, questions)),
                    tuple((begin, end, measured(each)) for begin, end, each in spans),
                )
            )
            for names, questions, spans in self.features
        ]
        return {
            "refs": [str(unit.ref) for unit in units],
            "kinds": [unit.kind for unit in units],
            "parents": [numbers[unit.parent] if unit.parent else -1 for unit in units],
            "same": [tuple(numbers[other] for other in self.same.get(unit.ref, ())) for unit in units],
            "rules": self.census.rules,
            "games": self.census.games,
            "tokens": self.tokens,
            "rarity": rarity,
            "names": _names(self.corpus),
            "concepts": self.concepts.rows,
            "vocabulary": marshal.dumps(dict(self.vocabulary)),
            "features": features,
        }


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


def _names(corpus: Corpus) -> dict[str, tuple[str, ...]]:
    """The names of terms as the stems that carry meaning -> the refs of those terms."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, refs in corpus.names.items():
        found[" ".join(analyse(name).content)] += map(str, refs)
    return {name: tuple(dict.fromkeys(refs)) for name, refs in found.items() if name}
