"""What the sources of the lessons claim: each claim that can be played has a case, decided by one of its rules."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from judgekit.editions import system
from judgekit.ruling.why import why
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file

ROWS = Path(__file__).parent / "data" / "modern_claims.tsv"
WAITS = "attende: "


class Row(NamedTuple):
    """A claim, the rules that make it so in each edition, and the cases that show it."""

    claim: str
    numbers: dict[str, tuple[str, ...]]
    cases: tuple[str, ...]


def rows() -> list[Row]:
    found = []
    for line in ROWS.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        _, section, claim, old, new, cases = line.split("\t")
        numbers = {"cr-2016": tuple(old.strip("-").split()), "cr-2026": tuple(new.strip("-").split())}
        found.append(Row(f"{section}: {claim}", numbers, () if cases.startswith(WAITS) else tuple(cases.split())))
    return found


def test_nearly_every_claim_has_a_case() -> None:
    every = rows()
    assert len(every) == 188
    assert sum(not one.cases for one in every) <= 3


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_every_claim_is_decided_by_one_of_its_rules(edition: str) -> None:
    every = [one for one in rows() if one.cases and one.numbers[edition]]
    assert [
        one.claim for one in every if not any(shows(case, edition, one.numbers[edition]) for case in one.cases)
    ] == []


def shows(case: str, edition: str, numbers: tuple[str, ...]) -> bool:
    scenario = read_file(bundled.find(case))
    if edition not in scenario.editions:
        return False
    played, reasons = why(scenario, system(edition), numbers)
    return played.ok and any(reason.decisive for reason in reasons)
