"""What a board is known to ask, before it is played: which rules are at issue, and which kinds of question it makes.

`python -m judgekit.sheets.weighing` works it out of every bundled case and of the first boards of every template and
keeps it in `kept/`, a file for each edition: first the kinds of question that were tried, then a line for each board
with a digest of its text. A board whose text has changed is not known, and played as if nobody had looked at it. What
is kept says which boards are worth playing, and in which order to ask after their rules; what a question says of a
board is always played.
"""

from __future__ import annotations

from functools import cache, cached_property
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from judgekit.ruling.answers import BACKGROUND, CITED, MACHINERY, POINT
from judgekit.ruling.weights import weights
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judgekit.sheets.plan import Wish


FOLDER = Path(__file__).with_name("kept")
BOARDS = 16  # of each template: those of its first seeds
_EASIEST, _ORDINARY, _HARDEST = 1, 2, 3
_SEVERAL = 4  # rules, apart from each other
_LETTERS = {"p": POINT, "b": BACKGROUND, "m": MACHINERY, "c": CITED}
_BREAKS = "!"
_TRIED = "kinds"  # no board is called so


class Issue(NamedTuple):
    """Rules of one row without which a board comes out otherwise, as `ruling.answers.Reason` ranks them."""

    numbers: tuple[str, ...]
    kind: str
    group: int
    breaks: bool = False


class Foreseen:
    """What is known of a board. It is told of no lesson."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.digest, kinds, point, *issues = line.split("\t")
        self.kinds = frozenset(kinds.split())
        self._point = point
        self._issues = issues

    @cached_property
    def issues(self) -> tuple[Issue, ...]:
        """The rules at issue, what is most likely to be the point first."""
        return tuple(map(_issue, self._issues))

    @property
    def point(self) -> Issue:
        """The point; there is one wherever there is a kind of question."""
        return self.issues[int(self._point)]

    def kind(self, wishes: Iterable[Wish], level: int) -> str:
        """The first kind of question wished for that it makes; "" where it makes none."""
        return next((kind for kind, levels in wishes if level in levels and kind in self.kinds), "")


def rivals(numbers: Sequence[str], issues: Iterable[Issue]) -> list[Issue]:
    """The issues without which the same comes out as without some rules, these among them."""
    every = tuple(issues)
    groups = {one.group for one in every if not set(numbers).isdisjoint(one.numbers)}
    return [one for one in every if one.group in groups]


def alike(numbers: Sequence[str], issues: Iterable[Issue]) -> tuple[str, ...]:
    """Some rules, and those without which the same comes out."""
    return tuple(dict.fromkeys((*numbers, *(n for one in rivals(numbers, issues) for n in one.numbers))))


def hard(declared: int | None) -> int:
    """How hard a case is, of three levels, by what it declares; one that declares nothing is ordinary."""
    return min(_HARDEST, declared or _ORDINARY)


def difficulty(edition: str, declared: int, numbers: Sequence[str], issues: Iterable[Issue]) -> int:
    """How hard a board is: as declared, but one step easier where boards are about its rule all the time, unless it is
    hard and hangs on several; and one step harder where hardly any is about it, and it hangs on several.
    """
    rarity = weights(edition).rarity(tuple(numbers[:1]))
    common, rare = _thirds(edition)
    several = len({one.group for one in issues}) >= _SEVERAL
    if rarity > rare and several:
        return min(_HARDEST, declared + 1)
    if rarity < common and (declared < _HARDEST or not several):
        return max(_EASIEST, declared - 1)
    return declared


@cache
def _thirds(edition: str) -> tuple[float, float]:
    """How rare a point is for a third of the boards at most, and for two thirds."""
    there = (Foreseen(line) for line in _kept(edition).values())
    found = sorted(weights(edition).rarity(one.point.numbers[:1]) for one in there if one.kinds)
    return (found[len(found) // 3], found[2 * len(found) // 3]) if len(found) > 1 else (0.0, inf)


def digest(text: str) -> str:
    """By what one sees that a board is still the same."""
    return f"{crc32(text.encode()):08x}"


def of_board(edition: str, name: str, text: str) -> Foreseen | None:
    """What is known of a board of this name and text; None where nobody has looked at it."""
    line = _kept(edition).get(name)
    return Foreseen(line) if line is not None and line.startswith(digest(text)) else None


def tried(edition: str) -> frozenset[str]:
    """The kinds of question that were tried on the boards that are known; of others nothing is known."""
    return frozenset(_written(edition).get(_TRIED, "").split())


def heading(kinds: Iterable[str]) -> str:
    """The line that says which kinds of question were tried."""
    return f"{_TRIED}\t{' '.join(kinds)}\n"


@cache
def _kept(edition: str) -> Mapping[str, str]:
    return {name: line for name, line in _written(edition).items() if name != _TRIED}


@cache
def _written(edition: str) -> Mapping[str, str]:
    file = FOLDER / f"{edition}.tsv"
    return dict(_read(file.read_text("utf-8"))) if file.is_file() else {}


def _read(text: str) -> Iterable[tuple[str, str]]:
    for line in text.splitlines():
        name, _, rest = line.partition("\t")
        yield name, rest


def written(text: str, kinds: Iterable[str], point: int, issues: Iterable[Issue]) -> str:
    """A board as it is kept, but for its name."""
    return "\t".join((digest(text), " ".join(kinds), str(point), *map(_said, issues)))


def _said(one: Issue) -> str:
    letter = next(letter for letter, kind in _LETTERS.items() if kind == one.kind)
    return f"{letter}{one.group}{_BREAKS * one.breaks} {' '.join(one.numbers)}"


def _issue(said: str) -> Issue:
    head, *numbers = said.split(" ")
    return Issue(tuple(numbers), _LETTERS[head[0]], int(head[1:].rstrip(_BREAKS)), head.endswith(_BREAKS))
