"""Tables of an index as they are kept: a look-up decodes what it asks for, however much there is."""

from __future__ import annotations

import marshal
import math
from array import array
from typing import TYPE_CHECKING, Any

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence


Facts = dict[str, Any]  # what an index holds: each fact by its name, packed as it is kept
_FEW = 50  # look-ups of a single key
HEAVIEST = 255  # the weight of a token in a unit is kept in as many steps


def numbers(kind: str, packed: bytes | memoryview) -> array[Any]:
    """An array of what was packed from one."""
    found: array[Any] = array(kind)
    found.frombytes(packed)
    return found


class Lines:
    """A mapping as lines of key, space, value: finding a few costs nothing, however many there are. Where many are
    asked for, all are taken apart, which costs as much as finding fifty.
    """

    def __init__(self, lines: bytes) -> None:
        self.lines = lines  # begins and ends with a line feed
        self._found: dict[str, str | None] = {}
        self._all: dict[str, str] | None = None

    @staticmethod
    def of(rows: Mapping[str, object]) -> bytes:
        return "".join(["\n", *(f"{key} {value}\n" for key, value in rows.items())]).encode()

    def get(self, key: str) -> str | None:
        if self._all is not None:
            return self._all.get(key)
        if key not in self._found:
            start = f"\n{key} ".encode()
            at = self.lines.find(start)
            self._found[key] = (
                None if at < 0 else self.lines[at + len(start) : self.lines.index(b"\n", at + 1)].decode()
            )
            if len(self._found) > _FEW:
                taken = [line.partition(" ") for line in self.lines.decode().split("\n") if line]
                self._all = {key: value for key, _, value in reversed(taken)}  # of two with one key the first counts
        return self._found[key]

    def rows(self) -> Iterator[tuple[str, str]]:
        for line in self.lines.decode().strip("\n").split("\n"):
            key, _, value = line.rpartition(" ")
            yield key, value


class Table:
    """Values by number, each decoded when it is asked for."""

    def __init__(self, packed: tuple[bytes, bytes]) -> None:
        self._starts = numbers("I", packed[0])
        self._values = packed[1]

    @staticmethod
    def of(values: Iterable[Any]) -> tuple[bytes, bytes]:
        starts, packed = array("I", [0]), bytearray()
        for value in values:
            packed += marshal.dumps(value)
            starts.append(len(packed))
        return starts.tobytes(), bytes(packed)

    @staticmethod
    def joined(one: tuple[bytes, bytes], two: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
        """The table of the values of one and then those of another."""
        starts = numbers("I", one[0])
        end = starts[-1]
        starts.extend(end + start for start in numbers("I", two[0])[1:])
        return starts.tobytes(), bytes(one[1]) + bytes(two[1])

    def __getitem__(self, number: int) -> Any:
        return marshal.loads(self._values[self._starts[number] : self._starts[number + 1]])  # noqa: S302  (sealed)


class Texts(NamedTuple):
    """Some short texts by the words that they hold: of a handful of words all that hold one are found at once."""

    words: str  # those that a text holds, ascending, a character for the number of each: so one is found at once
    starts: array[int]  # where those that hold a word begin among `bearing`; and the end of that
    bearing: array[int]  # the texts that hold a word, ascending
    lengths: array[float]  # of each text, as a vector weighted by rarity

    @staticmethod
    def of(told: Iterable[Iterable[int]], words: Iterable[int] = ()) -> tuple[str, bytes, bytes]:
        """Texts, each told by the numbers of its words, as they are kept, but for their lengths.

        `words` are among those that are known, though no text holds them.
        """
        found: dict[int, list[int]] = {word: [] for word in words}
        for text, holds in enumerate(told):
            for word in holds:
                found.setdefault(word, []).append(text)
        starts, bearing = array("I", [0]), array("H")
        for word in sorted(found):
            bearing.extend(found[word])
            starts.append(len(bearing))
        return "".join(map(chr, sorted(found))), starts.tobytes(), bearing.tobytes()

    @staticmethod
    def measured(
        told: Sequence[Collection[int]], rarity: Sequence[float], sentences: int | None = None
    ) -> array[float]:
        """The lengths of texts; none of the sentences, which begin there, is like anything by a single word."""
        lengths = array("d", (math.sqrt(math.fsum(rarity[word] for word in words)) or 1.0 for words in told))
        for text in range(len(told) if sentences is None else sentences, len(told)):
            if len(told[text]) == 1:
                lengths[text] = math.inf
        return lengths

    @classmethod
    def kept(cls, words: str, starts: bytes, bearing: bytes, lengths: bytes = b"") -> Texts:
        """What `of` told."""
        return cls(words, array("I", starts), array("H", bearing), array("d", lengths))

    def holding(self, wanted: Iterable[int]) -> list[tuple[int, array[int]]]:
        """Each of some words that is known, with the texts that hold it."""
        place_of, starts, bearing = self.words.find, self.starts, self.bearing
        found = []
        for word in wanted:
            at = place_of(chr(word))
            if at >= 0:
                found.append((word, bearing[starts[at] : starts[at + 1]]))
        return found
