"""A text as what search compares: stems, what their families share, and the concepts that they name."""

from __future__ import annotations

import re
import zlib
from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.retrieval.italian import STOP, family, stem, words
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.retrieval.concepts import Concepts

_SENTENCE_END = re.compile(r"(?<=[.;:?!])\s+|\n+")


class Analysed(NamedTuple):
    """A text taken apart: its words, the stems of all of them, and the stems of those that carry meaning."""

    words: tuple[str, ...]
    stems: tuple[str, ...]
    content: tuple[str, ...]


def analyse(text: str) -> Analysed:
    spoken = tuple(words(text))
    stemmed = tuple(map(stem, spoken))
    return Analysed(spoken, stemmed, tuple(s for w, s in zip(spoken, stemmed, strict=True) if w not in STOP))


_BEGINNING = 6


def beginnings(text: str) -> frozenset[str]:
    """The words of a text that carry meaning, as they begin: nothing is made one that is not written alike."""
    return frozenset(word[:_BEGINNING] for word in words(text) if word not in STOP)


def beside(text: Analysed) -> frozenset[int]:
    """The words that stand side by side in a text, or with one between them: which may not, who blocks whom, what comes
    first, all that is lost where words are only counted. Small words count here too. Each pair is told by a number.
    """
    stems = text.stems
    found = {f"{one} {two}" for one, two in pairwise(stems)}
    found.update(f"{one}_{two}" for one, two in zip(stems, stems[2:], strict=False))
    return frozenset(zlib.crc32(pair.encode()) for pair in found)


def of_family(stemmed: str) -> str:
    """The token of a stem's family."""
    return f"~{family(stemmed)}"


def of_concept(number: int) -> str:
    """The token of a concept."""
    return f"#{number}"


def gist(text: Analysed, concepts: Concepts, game: str | None = None) -> frozenset[str]:
    """What a short text is about: each word as its concept or family, and the concepts of several words."""
    found = {of_concept(c.concept) for c in concepts.find(text.stems, game) if c.size > 1}
    for stemmed in text.content:
        named = concepts.of_word(stemmed, game)
        if named:
            found.add(of_concept(named[0]))
        else:
            found.add(of_family(stemmed) if stemmed.isalpha() else stemmed)
    return frozenset(found)


def senses(text: Analysed, concepts: Concepts) -> list[tuple[str, ...]]:
    """Each word of a text in all its senses, and each name of several words: a game is known by what it says in some
    sense («magia» is said in every game, though a row of synonyms has it in one).
    """
    named = {c.concept: None for c in concepts.find(text.stems) if c.size > 1}
    words = ((stemmed, *map(of_concept, concepts.of_word(stemmed))) for stemmed in dict.fromkeys(text.content))
    return [*words, *((of_concept(number),) for number in named)]


def sentences(text: str) -> list[tuple[int, int]]:
    """Where the sentences and list items of a text begin and end."""
    spans = []
    start = 0
    for gap in _SENTENCE_END.finditer(text):
        spans.append((start, gap.start()))
        start = gap.end()
    spans.append((start, len(text)))
    return [(a, b) for a, b in spans if b > a]
