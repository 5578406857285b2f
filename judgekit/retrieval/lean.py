"""An index without what can be reckoned again: half the size, for where it has to travel (the site).

Left out are the directions, which stand in their own file; where each question points, which follows from its words;
the lengths of gists, which follow from the rarity of their tokens; and of a unit’s spelling what its names and
questions say already. They are reckoned of the units that a question comes near, when it does; and the documents that
bear a token are told by the steps from one to the next. What is found is the same, to the last digit.
"""

from __future__ import annotations

import math
from array import array
from itertools import accumulate, pairwise, repeat
from operator import sub
from typing import TYPE_CHECKING, Any

from judgekit.retrieval import directions
from judgekit.retrieval.index import MARK, Features, Gist, Index, Wording
from judgekit.retrieval.tables import Facts, Table, numbers

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
    names, questions, spans, wordings, spelt = row
    return (
        tuple(_told(tokens) for tokens, _ in names),
        tuple(_told(tokens) for tokens, _ in questions),
        tuple((begin, end, _told(tokens)) for begin, end, (tokens, _) in spans),
        tuple(said for said, _ in wordings),
        _told(set(array("H", spelt)).difference(*(array("H", said) for said, _ in wordings))),
    )


def _steps(facts: Facts) -> bytes:
    """The documents that bear each token, told as its distance from the one before: small numbers pack."""
    documents, starts = memoryview(facts["documents"]).cast("I").tolist(), numbers("I", facts["starts"])
    steps = array("I")
    for start, end in pairwise(starts):
        steps.extend(map(sub, documents[start:end], (0, *documents[start : end - 1])))
    return steps.tobytes()


def _told(tokens: Iterable[int]) -> bytes:
    return array("H", sorted(tokens)).tobytes()


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
            names, questions, spans, wordings, spelt = self._features[document]
            self._read[document] = Features(
                tuple(map(self._gist, names)),
                tuple(map(self._gist, questions)),
                tuple((begin, end, self._gist(tokens)) for begin, end, tokens in spans),
                tuple(map(self._wording, wordings)),
                frozenset(array("H", spelt)).union(*(array("H", each) for each in wordings)),
            )
        return self._read[document]

    def documents(self, start: int, end: int) -> list[int]:
        return list(accumulate(super().documents(start, end)))

    def _gist(self, told: bytes) -> Gist:
        tokens = array("H", told)
        return Gist(frozenset(tokens), math.sqrt(math.fsum(self.rarity[token] for token in tokens)) or 1.0)

    def _wording(self, told: bytes) -> Wording:
        begun = array("H", told)
        return Wording(begun, math.sqrt(math.fsum(self._spelt_rarity[one] for one in begun)))

    def asked(self, document: int) -> list[bytes]:
        if document not in self._pointing:
            _, questions, *_ = self._features[document]
            pairs = map(array, repeat("H"), self._beside[document])
            self._pointing[document] = [
                self._towards(array("H", told), beside) for told, beside in zip(questions, pairs, strict=True)
            ]
        return self._pointing[document]

    def _towards(self, tokens: Iterable[int], pairs: Iterable[int]) -> bytes:
        rows = (self._rows[token] for token in tokens if self._rows[token] >= 0)
        return self._summing.towards(dict.fromkeys((*rows, *pairs), 1))
