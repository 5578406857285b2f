"""How many boards a rule decides: what decides few says much about those, what decides all says nothing of any.

Counted over the bundled scenarios (`judgekit.ruling.weighing`) and kept as data: a line for each rule, with in how many
boards it is asked, in how many it decides, and whether everybody knows it who plays at all (`judgekit.ruling.basics`).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import log
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.table.account import Step
    from judgekit.table.system import System

BOARDS = "*"  # stands for all boards of an edition
FILE = "weights.tsv"
PLAIN = "plain"  # ends the line of a rule that everybody knows
_FEW, _SOME, _MUCH = 0.02, 0.1, 0.1  # of all boards
_SKIPPED = {"skipped"}  # of a step in which nothing happens but that something does not


class Count(NamedTuple):
    """In how many boards a rule is asked (cited by a step, or not), and in how many it decides."""

    cited: int
    decided: int


class Weights(NamedTuple):
    """What the rules of an edition weigh."""

    boards: int
    counts: dict[str, Count]
    plain: frozenset[str] = frozenset()  # what the plainest game needs, and what only who never played gets wrong

    def of(self, numbers: tuple[str, ...]) -> Count:
        """The counts of rules that stand on one row: of the rarest that has been counted."""
        every = [self.counts[number] for number in numbers if number in self.counts] or [Count(0, 0)]
        return Count(min(one.cited for one in every), min(one.decided for one in every))

    def rarity(self, numbers: tuple[str, ...]) -> float:
        """How much it says that these rules decide a board: the rarer they do, and are cited at all, the more."""
        count = self.of(numbers)
        return (_rare(self.boards, count.cited) + _rare(self.boards, count.decided)) / 2

    def share(self, numbers: tuple[str, ...]) -> float:
        """Of all boards, how many these rules decide."""
        return self.of(numbers).decided / max(1, self.boards)

    def is_machinery(self, numbers: tuple[str, ...]) -> bool:
        """Whether these rules decide so many boards that they are hardly the point of any."""
        return self.share(numbers) > _MUCH

    def adds_nothing(self, numbers: tuple[str, ...]) -> bool:
        """Whether no board hangs on these rules that ask them: they say that something more does not come of it."""
        count = self.of(numbers)
        return count.cited > 0 and not count.decided

    def is_rare(self, numbers: tuple[str, ...]) -> bool:
        """Whether few boards ask these rules, and some of those hang on them."""
        count = self.of(numbers)
        return count.decided > 0 and count.cited <= _FEW * self.boards

    def decides_few(self, numbers: tuple[str, ...]) -> bool:
        """Whether these rules are asked by no more than some boards, and few of those hang on them."""
        count = self.of(numbers)
        return 0 < count.decided <= _FEW * self.boards and count.cited <= _SOME * self.boards

    def is_plain(self, numbers: tuple[str, ...]) -> bool:
        """Whether everybody knows these rules who plays at all."""
        return self.plain.issuperset(numbers)

    def telling(self, number: str) -> float:
        """How much it says of a step that it cites a rule: much where it is cited seldom, and mostly decides."""
        count = self.counts.get(number, Count(0, 0))
        return (count.decided + 0.5) / (count.cited + 1) * _rare(self.boards, count.cited)


class Order:
    """In which order the numbers of a replay's steps are told: first what says most of a step.

    That is what decides wherever it is cited, and what few steps of this very replay cite: by what all effects on the
    board are read says little of any one step, and what things are like is read on the way to whatever happens to them.
    Of numbers that stand on one row the first speaks for them.
    """

    def __init__(self, system: System, steps: Iterable[Step] = ()) -> None:
        self._weights = weights(system.name)
        self._seen = Counter(number for step in steps for number in set(step.cites))
        self._rows: dict[str, set[str]] = {}
        for _, _, row in system.rows():
            self._rows.setdefault(row.number, set()).update(row.cites)
        self._read = {number for number in self._seen if _is_read_by_the_way(system, number)}

    def of(self, cites: tuple[str, ...], *, refused: bool = False) -> tuple[str, ...]:
        """Some numbers in order; what forbids an action stays first of all."""
        head, rest = (cites[:1], cites[1:]) if refused else ((), cites)
        return head + tuple(sorted(rest, key=self._says, reverse=True))

    def of_step(self, step: Step) -> tuple[str, ...]:
        """The numbers of a step; of what is skipped, those of the row that skips it as that names them.

        The row that is skipped, whose numbers begin the step, comes last.
        """
        if {one.kind for one in step.events} != _SKIPPED:
            return self.of(step.cites, refused=step.verdict == "illegal")
        own = self._rows.get(step.cites[0], set())
        return tuple(sorted(step.cites, key=own.__contains__))

    def first(self, ordered: tuple[str, ...], most: int) -> tuple[str, ...]:
        """The first of some numbers that are in order: so many at most, and of what is read by the way none."""
        return tuple(number for number in ordered[:most] if number not in self._read) or ordered[:1]

    def _says(self, number: str) -> tuple[bool, float]:
        share = self._weights.telling(number) / max(1, self._seen[number])
        return number not in self._read, share if number in self._rows else share / 2


def _is_read_by_the_way(system: System, number: str) -> bool:
    """Whether a rule says how effects reach what they make of things, and nothing else."""
    questions = system.values.get("read by the way", frozenset())
    return all(table == "reads" or key in questions for table, key in system.places_of(number))


def _rare(boards: int, count: int) -> float:
    return max(0.0, log((boards + 1) / (count + 1)))


@cache
def weights(edition: str) -> Weights:
    """What the rules of an edition weigh; of one whose boards nobody has counted, all the same."""
    text = Path(__file__).with_name(FILE).read_text("utf-8")
    counts: dict[str, Count] = {}
    boards = 0
    known = set()
    for line in text.splitlines():
        name, number, cited, decided, *plain = line.split("\t")
        if name == edition and plain == [PLAIN]:
            known.add(number)
        if name == edition and number == BOARDS:
            boards = int(cited)
        elif name == edition:
            counts[number] = Count(int(cited), int(decided))
    return Weights(boards, counts, frozenset(known))
