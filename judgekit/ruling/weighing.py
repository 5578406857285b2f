"""Work out anew what the bundled boards show: `python -m judgekit.ruling.weighing` writes `kept/` and `weights.tsv`.

It plays every bundled scenario of every edition once without each rule that it asks: minutes. With the word `changed`
it believes what is kept of a board that is the same, tells the same numbers and asks the same: seconds for each of the
others, which is what a few cases or questions more ask for.
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
from judgekit.ruling.basics import plain
from judgekit.ruling.kept import FOLDER, Shown, digest, shown
from judgekit.ruling.kept import written as kept_so
from judgekit.ruling.weights import BOARDS, FILE, PLAIN, Count, Weights
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

B = TypeVar("B")
S = TypeVar("S")


def weighed(name: str, edition: str) -> Shown:
    """What a bundled board shows: it is played once without each rule that it asks."""
    return shows(name, Ablation(read_file(bundled.find(name)), system(edition)))


def changed(name: str, edition: str) -> Shown:
    """The same; but a board of which all that one play shows is as it is kept is not played without its rules."""
    ablation = Ablation(read_file(bundled.find(name)), system(edition))
    there = next((one for one in shown(edition) if one.name == name), None)
    same = there is not None and asks(name, ablation) == there._replace(decisive=frozenset())
    return there if there is not None and same else shows(name, ablation)


def shows(name: str, ablation: Ablation) -> Shown:
    """The same, of a bundled board that may have been played without some rules already."""
    groups = (*ablation.groups(cited(ablation.played)), *ablation.unsaid())
    return asks(name, ablation)._replace(decisive=_numbers(one for one in groups if ablation.decides(one)))


def asks(name: str, ablation: Ablation) -> Shown:
    """What is shown by a bundled board that is played once, with all its rules: not what decides it."""
    told, unsaid = ablation.groups(cited(ablation.played)), ablation.unsaid()
    return Shown(name, digest(bundled.find(name)), _numbers(told), _numbers(unsaid), frozenset())


def _numbers(groups: Iterable[Sequence[str]]) -> frozenset[str]:
    return frozenset(number for group in groups for number in group)


def names(edition: str) -> list[str]:
    """The bundled scenarios of an edition."""
    return [one.name for one in bundled.listing() if edition in one.editions]


def counted(edition: str, boards: Iterable[Shown]) -> Weights:
    """What rules of an edition weigh, by what decides these boards."""
    many = 0
    asked: Counter[str] = Counter()
    decided: Counter[str] = Counter()
    for one in boards:
        many += 1
        asked.update(one.asked)
        decided.update(one.decisive)
    counts = {number: Count(asked[number], decided[number]) for number in sorted(asked)}
    return Weights(many, counts, plain(edition).intersection(asked))


def written(every: Mapping[str, Weights]) -> str:
    """Weights by edition, as they are kept."""
    lines = []
    for edition, found in sorted(every.items()):
        lines.append((edition, BOARDS, found.boards, found.boards))
        for number, count in sorted(found.counts.items()):
            lines.append((edition, number, *count, *((PLAIN,) if number in found.plain else ())))
    return "".join("\t".join(map(str, line)) + "\n" for line in lines)


def worked_out(look: Callable[[B, str], S], boards: Callable[[str], Iterable[B]]) -> Iterator[tuple[str, list[S]]]:
    """What the boards of each edition show to whoever looks, all processors at work."""
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor() as workers:
        for edition in EDITIONS:
            yield edition, list(workers.map(look, boards(edition), repeat(edition), chunksize=8))


def main(look: Callable[[str, str], Shown] = weighed) -> None:
    """Work out and write what all boards show now."""
    here = Path(__file__).parent
    every = dict(worked_out(look, names))
    for edition, boards in every.items():
        write_whole(here / FOLDER / f"{edition}.tsv", kept_so(boards).encode(), private=False)
    weights = {edition: counted(edition, boards) for edition, boards in every.items()}
    write_whole(here / FILE, written(weights).encode(), private=False)


if __name__ == "__main__":
    main(changed if arguments(changed.__name__) else weighed)
