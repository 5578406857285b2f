"""An index without what can be reckoned again: half the size, for where it has to travel (the site).

Left out are the directions, which stand in their own file; where each question points, which follows from its words;
and the lengths of gists, which follow from the rarity of their tokens. They are reckoned of the units that a question
comes near, when it does; and the documents that bear a token are told by the steps from one to the next. What is found
is the same, to the last digit.
"""

from __future__ import annotations

from array import array
from itertools import accumulate, pairwise, repeat
from operator import sub
from typing import TYPE_CHECKING, Any

from judgekit.retrieval import directions
from judgekit.retrieval.index import MARK, Features, Index
from judgekit.retrieval.tables import Facts, Table, Texts, numbers

if TYPE_CHECKING:
    from collections.abc import Iterable

_LEFT_OUT = ("asked", "directions", "pairs")


def lean(facts: Facts) -> Facts:
    """The facts of an index without what can be reckoned again."""
    features = Table(facts["features"])
    kept = {name: value for name, value in facts.items() if name not in _LEFT_OUT}
    rows = (_packed(features[document]) for document in range(len(facts["kinds"])))
    return {**kept, "features": Table.of(rows), "documents": _steps(facts), MARK: True}


def _packed(row: Any) -> tuple[object, ...]:
    names, questions, spans, gists, wordings = row
    written = Texts.kept(*wordings)
    rest = [
        word
        for word, (start, end) in zip(map(ord, written.words), pairwise(written.starts), strict=True)
        if start == end
    ]
    return names, questions, spans, _packed_texts(Texts.kept(*gists)), _packed_texts(written), _told(rest)


def _packed_texts(texts: Texts) -> tuple[bytes, ...]:
    return tuple(map(_told, _held(texts)))


def _told(words: list[int]) -> bytes:
    return array("H", words).tobytes()


def _held(texts: Texts) -> list[list[int]]:
    """The words that each of some texts holds."""
    found: list[list[int]] = [[] for _ in texts.lengths]
    for word, (start, end) in zip(map(ord, texts.words), pairwise(texts.starts), strict=True):
        for text in texts.bearing[start:end]:
            found[text].append(word)
    return found


def _steps(facts: Facts) -> bytes:
    """The documents that bear each token, told as its distance from the one before: small numbers pack."""
    documents, starts = memoryview(facts["documents"]).cast("I").tolist(), numbers("I", facts["starts"])
    steps = array("I")
    for start, end in pairwise(starts):
        steps.extend(map(sub, documents[start:end], (0, *documents[start : end - 1])))
    return steps.tobytes()


class LeanIndex(Index):
    """An index that reckons what was left out."""

    def __init__(self, facts: Facts) -> None:
        learnt = directions.read()
        super().__init__({**facts, "asked": Table.of(()), "directions": learnt.packed, "pairs": learnt.pairs.tobytes()})
        self._summing = directions.Summing(learnt.wide, learnt.rows())
        self._beside = Table(facts["beside"])
        self._pointing: dict[int, list[bytes]] = {}

    def features(self, document: int) -> Features:
        if document not in self._read:
            names, questions, spans, gists, wordings, rest = self._features[document]
            told, written = ([array("H", words) for words in texts] for texts in (gists, wordings))
            said = Texts.measured(told, self.rarity, names + questions)
            spelt = Texts.measured(written, self._spelt_rarity)
            self._read[document] = Features(
                names,
                questions,
                array("I", spans),
                Texts.kept(*Texts.of(told), said.tobytes()),
                Texts.kept(*Texts.of(written, array("H", rest)), spelt.tobytes()),
            )
        return self._read[document]

    def documents(self, start: int, end: int) -> list[int]:
        return list(accumulate(super().documents(start, end)))

    def asked(self, document: int) -> list[bytes]:
        if document not in self._pointing:
            names, questions, _, gists, *_ = self._features[document]
            asked = (array("H", words) for words in gists[names : names + questions])
            pairs = map(array, repeat("H"), self._beside[document])
            self._pointing[document] = [self._towards(told, beside) for told, beside in zip(asked, pairs, strict=True)]
        return self._pointing[document]

    def _towards(self, tokens: Iterable[int], pairs: Iterable[int]) -> bytes:
        rows = (self._rows[token] for token in tokens if self._rows[token] >= 0)
        return self._summing.towards(dict.fromkeys((*rows, *pairs), 1))
