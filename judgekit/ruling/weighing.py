"""Work out anew what the bundled boards show: `python -m judgekit.ruling.weighing` writes `kept/` and `weights.tsv`.

It plays every bundled scenario of every edition once without each rule that it asks: minutes.
"""

from __future__ import annotations

from collections import Counter
from itertools import repeat
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from judgekit.editions import EDITIONS, system
from judgekit.files import write_whole
from judgekit.made import arguments
from judgekit.ruling.ablation import Ablation, cited
from judgekit.ruling.kept import FOLDER, Shown, digest
from judgekit.ruling.kept import written as kept_so
from judgekit.ruling.weights import BOARDS, FILE, Count, Weights
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

B = TypeVar("B")
S = TypeVar("S")


def weighed(name: str, edition: str) -> Shown:
    """What a bundled board shows: it is played once without each rule that it asks."""
    return shows(name, Ablation(read_file(bundled.find(name)), system(edition)))


def shows(name: str, ablation: Ablation) -> Shown:
    """The same, of a bundled board that may have been played without some rules already."""
    told, unsaid = ablation.groups(cited(ablation.played)), ablation.unsaid()
    decisive = [group for group in (*told, *unsaid) if ablation.decides(group)]
    return Shown(name, digest(bundled.find(name)), *map(_numbers, (told, unsaid, decisive)))


def _numbers(groups: Iterable[Sequence[str]]) -> frozenset[str]:
    return frozenset(number for group in groups for number in group)


def names(edition: str) -> list[str]:
    """The bundled scenarios of an edition."""
    return [one.name for one in bundled.listing() if edition in one.editions]


def counted(boards: Iterable[Shown]) -> Weights:
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


def worked_out(look: Callable[[B, str], S], boards: Callable[[str], Iterable[B]]) -> Iterator[tuple[str, list[S]]]:
    """What the boards of each edition show to whoever looks, all processors at work."""
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor() as workers:
        for edition in EDITIONS:
            yield edition, list(workers.map(look, boards(edition), repeat(edition), chunksize=8))


def main() -> None:
    """Work out and write what all boards show now."""
    here = Path(__file__).parent
    every = dict(worked_out(weighed, names))
    for edition, boards in every.items():
        write_whole(here / FOLDER / f"{edition}.tsv", kept_so(boards).encode(), private=False)
    weights = {edition: counted(boards) for edition, boards in every.items()}
    write_whole(here / FILE, written(weights).encode(), private=False)


if __name__ == "__main__":
    arguments()
    main()
