"""What the bundled boards show of an edition: which rules each asks, which decide it.

Worked out by `judgekit.ruling.weighing`, minutes of play, and kept as data, a file for each edition. First a line for
each board, with a digest of its file; then a line for each rule: its number, and the places (in the order of the
boards, `3-7` for all from 3 to 7) of the boards that it decides, of those that cite it, of those that ask it unsaid.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2s
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

FOLDER = "kept"
BOARD = "*"  # begins the line of a board


class Shown(NamedTuple):
    """A bundled board, the numbers that it cites, those that it asks without a word of it, those that decide it."""

    name: str
    digest: str
    cited: frozenset[str]
    unsaid: frozenset[str]
    decisive: frozenset[str]

    @property
    def asked(self) -> frozenset[str]:
        return self.cited | self.unsaid


def digest(path: Path) -> str:
    """By what one sees that a board is still the same."""
    return blake2s(path.read_bytes(), digest_size=4).hexdigest()


@cache
def shown(edition: str) -> tuple[Shown, ...]:
    """What each bundled board of an edition shows, as it is kept; none where nobody has worked it out."""
    file = Path(__file__).parent.joinpath(f"{FOLDER}/{edition}.tsv")
    return read(file.read_text("utf-8")) if file.is_file() else ()


def read(text: str) -> tuple[Shown, ...]:
    """What `written` wrote."""
    boards: list[tuple[str, str]] = []
    there: dict[int, tuple[set[str], set[str], set[str]]] = {}
    for line in text.splitlines():
        number, *rest = line.split("\t")
        if number == BOARD:
            there[len(boards)] = (set(), set(), set())
            boards.append((rest[0], rest[1]))
            continue
        for kind, places in enumerate(rest):
            for place in _places(places):
                there[place][kind].add(number)
    return tuple(
        Shown(name, seen, frozenset(there[n][1]), frozenset(there[n][2]), frozenset(there[n][0]))
        for n, (name, seen) in enumerate(boards)
    )


def written(boards: Sequence[Shown]) -> str:
    """Boards as they are kept."""
    lines: list[tuple[str, ...]] = [(BOARD, one.name, one.digest) for one in boards]
    for number in sorted({number for one in boards for number in one.asked}):
        kinds = zip(
            *([number in kind for kind in (one.decisive, one.cited, one.unsaid)] for one in boards), strict=True
        )
        lines.append((number, *(_ranges(n for n, so in enumerate(there) if so) for there in kinds)))
    return "".join("\t".join(line) + "\n" for line in lines)


def _places(said: str) -> Iterator[int]:
    for word in said.split():
        first, _, last = word.partition("-")
        yield from range(int(first), int(last or first) + 1)


def _ranges(places: Iterable[int]) -> str:
    found: list[list[int]] = []
    for place in places:
        if found and place == found[-1][1] + 1:
            found[-1][1] = place
        else:
            found.append([place, place])
    return " ".join(f"{first}" if first == last else f"{first}-{last}" for first, last in found)
