"""An index without what can be reckoned again: half the size, for where it has to travel (the site).

Left out are the directions, which stand in their own file; where each question points, which follows from its words;
and the lengths of gists, which follow from the rarity of their tokens. They are reckoned of the units that a question
comes near, when it does; what is found is the same, to the last digit.
"""

from __future__ import annotations

import math
from array import array
from typing import TYPE_CHECKING, Any

from judgekit.retrieval import directions
from judgekit.retrieval.index import MARK, Features, Gist, Index
from judgekit.retrieval.tables import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

_LEFT_OUT = ("asked", "directions")


def lean(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of an index without what can be reckoned again."""
    features = Table(facts["features"])
    kept = {name: value for name, value in facts.items() if name not in _LEFT_OUT}
    rows = (_packed(features[document]) for document in range(len(facts["kinds"])))
    return {**kept, "features": Table.of(rows), MARK: True}


def _packed(row: Any) -> tuple[Any, ...]:
    names, questions, spans, wordings, spelt = row
    return (
        tuple(_told(tokens) for tokens, _ in names),
        tuple(_told(tokens) for tokens, _ in questions),
        tuple((begin, end, _told(tokens)) for begin, end, (tokens, _) in spans),
        tuple(said for said, _ in wordings),
        spelt,
    )


def _told(tokens: Iterable[int]) -> bytes:
    return array("H", sorted(tokens)).tobytes()


class LeanIndex(Index):
    """An index that reckons what was left out."""

    def __init__(self, facts: dict[str, Any]) -> None:
        wide, rows = directions.read()
        super().__init__({**facts, "asked": Table.of(()), "directions": b"".join(rows.values())})
        self._summing = directions.Summing(wide, rows.values())
        self._pointing: dict[int, list[array[int]]] = {}

    def features(self, document: int) -> Features:
        if document not in self._read:
            names, questions, spans, wordings, spelt = self._features[document]
            self._read[document] = Features(
                tuple(map(self._gist, names)),
                tuple(map(self._gist, questions)),
                tuple((begin, end, self._gist(tokens)) for begin, end, tokens in spans),
                tuple(map(self._wording, wordings)),
                frozenset(array("H", spelt)),
            )
        return self._read[document]

    def _gist(self, told: bytes) -> Gist:
        tokens = array("H", told)
        return Gist(frozenset(tokens), math.sqrt(math.fsum(self.rarity[token] for token in tokens)) or 1.0)

    def _wording(self, told: bytes) -> Gist:
        begun = array("H", told)
        return Gist(frozenset(begun), math.sqrt(math.fsum(self._spelt_rarity[one] for one in begun)))

    def asked(self, document: int) -> list[array[int]]:
        if document not in self._pointing:
            _, questions, *_ = self._features[document]
            self._pointing[document] = [array("b", self._towards(array("H", told))) for told in questions]
        return self._pointing[document]

    def _towards(self, tokens: Iterable[int]) -> bytes:
        rows = dict.fromkeys((self._rows[token] for token in tokens if self._rows[token] >= 0), 1)
        return self._summing.towards(rows)
