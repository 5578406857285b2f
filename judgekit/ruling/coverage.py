"""What becomes of every rule at the table: which plays stand behind it, which scenarios show it, where it decides."""

from __future__ import annotations

import json
from collections import defaultdict
from importlib import resources
from itertools import repeat
from typing import TYPE_CHECKING, NamedTuple

from judgekit.editions import system
from judgekit.ruling.ablation import without_each
from judgekit.ruling.answers import Covered
from judgekit.ruling.whole import where
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from judgekit.table.system import System


SIMULATED, DEFINITION, OFF_TABLE, NOT_YET = "simulated", "definition", "off-table", "not yet"
_WORTH_SHARING = 24  # scenarios: below that, starting further processes costs more than it saves


class Shown(NamedTuple):
    """A scenario, the numbers that it cites, and those that decide it."""

    name: str
    cited: frozenset[str]
    decisive: frozenset[str]


def show(name: str, edition: str, among: Collection[str] = ()) -> Shown:
    """What one bundled scenario shows of an edition, or of the rules `among` it."""
    _, reasons = without_each(read_file(bundled.find(name)), system(edition), among)
    cited = frozenset(number for reason in reasons for number in (reason.number, *reason.also))
    decisive = frozenset(number for r in reasons if r.decisive for number in (r.number, *r.also))
    return Shown(name, cited, decisive)


def shown(edition: str, among: Collection[str] = ()) -> tuple[Shown, ...]:
    """What the bundled scenarios of an edition show: all of them are played, once without each rule that they cite;
    of the rules `among` those, where any are named.
    """
    names = [one.name for one in bundled.listing() if edition in one.editions]
    if len(names) < _WORTH_SHARING:
        return tuple(show(name, edition, among) for name in names)
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor() as workers:
        return tuple(workers.map(show, names, repeat(edition), repeat(among), chunksize=4))


def coverage(edition: str, among: Collection[str] = ()) -> tuple[Covered, ...]:
    """Every rule of an edition, in the order of its texts, with what plays and shows it. Takes a minute.

    With rules `among` it, what shows is told of these alone, and is quicker found.
    """
    return laid_out(edition, shown(edition, among), rules(edition))


def rules(edition: str) -> tuple[str, ...]:
    """The numbers of an edition's rules that say something: headings of chapters and sections are left out."""
    return tuple(unit.ref.path for unit in home.open_corpus() if unit.ref.edition == edition and unit.kind == "rule")


def laid_out(edition: str, shown: Iterable[Shown], numbers: Iterable[str]) -> tuple[Covered, ...]:
    """What is shown, rule by rule."""
    plays = _plays(system(edition))
    reasons = not_simulated(edition)
    cited: dict[str, list[str]] = defaultdict(list)
    decides: dict[str, list[str]] = defaultdict(list)
    for one in shown:
        for number in one.cited:
            cited[number].append(one.name)
        for number in one.decisive:
            decides[number].append(one.name)
    found = []
    for number in numbers:
        if number in plays:
            found.append(Covered(number, SIMULATED, "", plays[number], tuple(cited[number]), tuple(decides[number])))
        else:
            status, reason = reasons.get(number, (NOT_YET, "non ancora simulata: nessuna giocata la esegue"))
            found.append(Covered(number, status, reason, (), tuple(cited[number]), ()))
    return tuple(found)


def not_simulated(edition: str) -> dict[str, tuple[str, str]]:
    """Why rules are not played, by number: (status, reason)."""
    file = resources.files("judgekit.ruling").joinpath(f"not_simulated/{edition}.json")
    if not file.is_file():
        return {}
    return {number: (status, reason) for number, (status, reason) in json.loads(file.read_text("utf-8")).items()}


def _plays(edition: System) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = defaultdict(list)
    for _, key, row in edition.rows():
        for number in row.cites:
            found[number].append(where(row, key))
    return {number: tuple(dict.fromkeys(plays)) for number, plays in found.items()}
