"""A direction for every word: words with which people ask for the same rules point the same way.

So do words that often stand side by side («non blocca», «prima del danno»): what a word does in a sentence.

`directions.bin` was learnt from the questions, examples and cases of our own (`tests/bench/fit_directions.py` learns it
anew); no judged question was read. A text points where its words point, the rarer ones more; whether a question asks
for a rule is told by the angle between the two, also where they share no word.
"""

from __future__ import annotations

import math
import sys
from array import array
from bisect import bisect_left
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.retrieval.analysis import of_concept
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judgekit.retrieval.concepts import Concepts

FILE = Path(__file__).with_name("directions.bin")
_HALF = 128  # added to every number, so that sums of whole rows can be kept in one integer without borrowing
_LANE = 4  # bytes of each number in such a sum
_RAISED = bytes((n + _HALF) % (2 * _HALF) for n in range(2 * _HALF))  # of a signed byte what it is with that added
FULL = 64  # half of what a byte holds: every step more has to travel with the site; with 16 answers moved


class Directions(NamedTuple):
    """What is known of words: how many numbers a direction has; the words, and the pairs of words by their numbers in
    ascending order; the direction of each word and then of each pair, signed bytes, longer for what is rarer.
    """

    wide: int
    words: list[str]
    pairs: array[int]
    packed: bytes

    def rows(self) -> list[bytes]:
        return [self.packed[n : n + self.wide] for n in range(0, len(self.packed), self.wide)]


def read() -> Directions:
    head, words, packed = FILE.read_bytes().split(b"\n\n", 2)
    wide, many = map(int, head.split())
    pairs = array("I", packed[: _LANE * many])
    if sys.byteorder == "big":
        pairs.byteswap()
    return Directions(wide, words.decode().split("\n"), pairs, packed[_LANE * many :])


def known(pairs: Sequence[int], wanted: Iterable[int]) -> list[int]:
    """Where those of some pairs stand that are among the ones known."""
    found = []
    for pair in wanted:
        place = bisect_left(pairs, pair)
        if place < len(pairs) and pairs[place] == pair:
            found.append(place)
    return sorted(found)


def names_of(concepts: Concepts) -> dict[str, str]:
    """The name in the file of every concept's token: its number is another in every table of synonyms."""
    return {
        of_concept(number): f"#{' '.join(sorted(games))} {' '.join(names[0])}"
        for number, (games, names) in enumerate(concepts.rows)
        if names
    }


class Summing:
    """Adds up directions, each a whole number of times: hundreds of numbers at once, as the digits of one integer."""

    def __init__(self, wide: int, rows: Iterable[bytes]) -> None:
        self.wide = wide
        self._packed = [_pack(row) for row in rows]

    def towards(self, weights: Mapping[int, int]) -> bytes:
        """Where these rows point together, with their weights: signed bytes of one length for every text."""
        total = times = 0
        for row, weight in weights.items():
            total += self._packed[row] * weight
            times += weight
        lanes = _lanes("I", total.to_bytes(_LANE * self.wide, "little"))
        return unit([lane - _HALF * times for lane in lanes])


def products(direction: Sequence[int], rows: Sequence[bytes | memoryview]) -> list[int]:
    """How much each of some rows points in a direction (their dot products): a column of all rows at once, as the
    digits of one integer; what points there and what points away are added up apart, so that nothing is borrowed.
    """
    told = b"".join(rows).translate(_RAISED)
    wide, much = len(direction), sum(map(abs, direction))
    # A product adds up to 8 bits more. Three bytes do for most that is asked, a quarter less to reckon with than four.
    lane = 3 if much < 1 << 16 else _LANE if much < 1 << 24 else 2 * _LANE
    there = away = 0
    column = bytearray(lane * len(rows))
    for place, number in enumerate(direction):
        if number:
            column[::lane] = told[place::wide]
            if number > 0:
                there += number * int.from_bytes(column, "little")
            else:
                away -= number * int.from_bytes(column, "little")
    raised = _HALF * sum(direction)
    lanes = (_widened(total.to_bytes(lane * len(rows), "little"), lane) for total in (there, away))
    return [one - other - raised for one, other in zip(*lanes, strict=True)]


def _widened(packed: bytes, lane: int) -> array[int]:
    """The numbers of so many bytes each."""
    if lane == _LANE - 1:
        wider = bytearray(_LANE * (len(packed) // lane))
        for place in range(lane):
            wider[place::_LANE] = packed[place::lane]
        packed = bytes(wider)
    return _lanes("Q" if lane > _LANE else "I", packed)


def _lanes(kind: str, packed: bytes) -> array[int]:
    lanes = array(kind, packed)
    if sys.byteorder == "big":
        lanes.byteswap()
    return lanes


def _pack(row: bytes) -> int:
    lanes = bytearray(_LANE * len(row))
    lanes[::_LANE] = row.translate(_RAISED)
    return int.from_bytes(lanes, "little")


def unit(numbers: Iterable[float]) -> bytes:
    """The same direction in signed bytes, as long as any other."""
    told = list(numbers)
    length = math.sqrt(math.fsum(map(mul, told, told)))
    if not length:
        return bytes(len(told))
    scale = FULL * math.sqrt(len(told)) / 4 / length  # four times the mean is full; what is beyond is cut off
    rounded = [round(number * scale) for number in told]
    if max(rounded) > FULL or min(rounded) < -FULL:
        rounded = [max(-FULL, min(FULL, number)) for number in rounded]
    return array("b", rounded).tobytes()
