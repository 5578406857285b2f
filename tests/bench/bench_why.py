"""How well `why` finds the point of the bundled cases, and what it costs.

The rule that a case is named after (`fonte`, which `why` does not read) against the reasons that `why` gives: is it the
first, or among the first three? A rule without which exactly the same comes out is of the same reason; the share of
cases in which it is the head of the reason stands behind. Both halves of the cases are shown: weights were fitted on
the first alone. With a number N, only every Nth case.
"""

from __future__ import annotations

import sys
import zlib
from collections import defaultdict
from typing import NamedTuple

from bench_engine import CASE, cold

from judgekit.editions import EDITIONS, system
from judgekit.ruling.why import points, why
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file

_AMONG = 3


class Placed(NamedTuple):
    """Where the rule that a case is named after stands: its reason counts from 1, 0 for none."""

    name: str
    edition: str
    reason: int
    head: bool

    @property
    def half(self) -> int:
        return zlib.crc32(self.name.encode()) % 2


def placed(name: str, edition: str, number: str) -> Placed:
    """Where a rule stands among the reasons of a bundled case."""
    _, reasons = why(read_file(bundled.find(name)), system(edition))
    for place, those in enumerate(points(reasons), 1):
        if any(number in (*one.numbers, *one.with_it) for one in those):
            return Placed(name, edition, place, number in those[0].numbers)
    return Placed(name, edition, 0, head=False)


def sample(every: int = 1) -> list[tuple[str, str, str]]:
    """The cases that are named after a rule, under each edition: name, edition, number."""
    there = [
        (one.name, edition, one.about(edition))
        for one in bundled.listing()
        for edition in one.editions
        if edition in EDITIONS and one.about(edition)
    ]
    return there[::every]


def shares(found: list[Placed]) -> tuple[float, float, float]:
    """How often it is the first reason, among the first three, and the head of the first."""
    many = max(1, len(found))
    first = [one for one in found if one.reason == 1]
    three = sum(0 < one.reason <= _AMONG for one in found)
    return len(first) / many, three / many, sum(one.head for one in first) / many


def main() -> None:
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    found = [placed(*one) for one in sample(every)]
    groups: dict[str, list[Placed]] = defaultdict(list)
    for one in found:
        groups[one.edition].append(one)
        groups[f"half {one.half + 1}"].append(one)
        groups["all"].append(one)
    for name, there in sorted(groups.items()):
        first, three, head = shares(there)
        print(f"{name:8} {len(there):5} cases: first {first:.1%}, among three {three:.1%} (its head {head:.1%})")
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory() as folder:
        case = Path(folder) / "caso.md"
        case.write_text(CASE, encoding="utf-8")
        ratio = cold("-m", "judgekit", "why", str(case)) / cold("-c", "pass")
    print(f"judgekit why, a plain combat, cold: {ratio:.1f} times python -c pass")


if __name__ == "__main__":
    main()
