"""What becomes of every rule at the table: which plays stand behind it, which scenarios show it, where it decides."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.editions import system
from judgekit.ruling.answers import Covered
from judgekit.ruling.kept import shown
from judgekit.ruling.whole import where
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.ruling.kept import Shown
    from judgekit.table.system import System


SIMULATED, DEFINITION, OFF_TABLE, NOT_YET = "simulated", "definition", "off-table", "not yet"


def coverage(edition: str) -> tuple[Covered, ...]:
    """Every rule of an edition, in the order of its texts, with what plays and shows it."""
    return laid_out(edition, shown(edition), rules(edition))


def rules(edition: str) -> tuple[str, ...]:
    """The numbers of an edition's rules that say something: headings of chapters and sections are left out."""
    return tuple(unit.ref.path for unit in home.open_corpus().of_edition(edition) if unit.kind == "rule")


def laid_out(edition: str, boards: Iterable[Shown], numbers: Iterable[str]) -> tuple[Covered, ...]:
    """What is shown, rule by rule."""
    plays = _plays(system(edition))
    reasons = not_simulated(edition)
    cited: dict[str, list[str]] = defaultdict(list)
    decides: dict[str, list[str]] = defaultdict(list)
    for one in boards:
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
    file = Path(__file__).parent.joinpath(f"not_simulated/{edition}.json")
    if not file.is_file():
        return {}
    return {number: (status, reason) for number, (status, reason) in json.loads(file.read_text("utf-8")).items()}


def _plays(edition: System) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = defaultdict(list)
    for _, key, row in edition.rows():
        for number in row.cites:
            found[number].append(where(row, key))
    return {number: tuple(dict.fromkeys(plays)) for number, plays in found.items()}
