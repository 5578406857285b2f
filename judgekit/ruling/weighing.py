"""Count anew how many bundled boards each rule decides: `python -m judgekit.ruling.weighing` writes `weights.tsv`.

It plays every bundled scenario of every edition once without each rule that it asks: minutes.
"""

from __future__ import annotations

from collections import Counter
from itertools import repeat
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from judgekit.editions import EDITIONS, system
from judgekit.ruling.ablation import Ablation, cited
from judgekit.ruling.weights import BOARDS, FILE, Count, Weights
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Weighed(NamedTuple):
    """What a board asks of its rules, be it told by a step or not, and what decides it."""

    asked: frozenset[str]
    decisive: frozenset[str]


def weighed(name: str, edition: str) -> Weighed:
    """A bundled scenario, played once without each rule that it asks."""
    ablation = Ablation(read_file(bundled.find(name)), system(edition))
    groups = [*ablation.groups(cited(ablation.played)), *ablation.unsaid()]
    decisive = [group for group in groups if ablation.without(*group).differences]
    return Weighed(frozenset(n for group in groups for n in group), frozenset(n for group in decisive for n in group))


def names(edition: str) -> list[str]:
    """The bundled scenarios of an edition."""
    return [one.name for one in bundled.listing() if edition in one.editions]


def counted(boards: Iterable[Weighed]) -> Weights:
    """What rules weigh, by what decides these boards."""
    many = 0
    asked: Counter[str] = Counter()
    decided: Counter[str] = Counter()
    for one in boards:
        many += 1
        asked.update(one.asked)
        decided.update(one.decisive)
    return Weights(many, {number: Count(asked[number], decided[number]) for number in sorted(asked)})


def written(every: Mapping[str, Weights]) -> str:
    """Weights by edition, as they are kept."""
    lines = []
    for edition, found in sorted(every.items()):
        lines.append((edition, BOARDS, found.boards, found.boards))
        lines += [(edition, number, *count) for number, count in sorted(found.counts.items())]
    return "".join("\t".join(map(str, line)) + "\n" for line in lines)


def main() -> None:
    """Write what all rules weigh now."""
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor() as workers:
        every = {
            edition: counted(workers.map(weighed, names(edition), repeat(edition), chunksize=8)) for edition in EDITIONS
        }
    Path(__file__).with_name(FILE).write_text(written(every), encoding="utf-8")


if __name__ == "__main__":
    main()
