"""What rules decide, found by playing without them: what is kept of the cases, what `why` says, what lessons claim.

Each board is played once without each of its rules, for all tests of an edition.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from cases import ablation

from judgekit.editions import EDITIONS
from judgekit.ruling import weighing
from judgekit.ruling.kept import Shown, shown
from judgekit.ruling.weighing import shows
from judgekit.ruling.why import points, reasons_of
from judgekit.scenario import bundled

if TYPE_CHECKING:
    from judgekit.ruling.answers import Reason

ANEW = "python -m judgekit.ruling.weighing"
ROWS = Path(__file__).parent / "data" / "modern_claims.tsv"
WAITS = "attende: "


@pytest.fixture(scope="module", params=sorted(EDITIONS))
def edition(request: pytest.FixtureRequest) -> str:
    """The editions one after the other, so that the tests of each play its boards once."""
    return str(request.param)


SAMPLES = {"classic": (0, 20), "cr-2016": (20, 40), "cr-2026": (0, 40), "wom": (0, 3)}  # the first case, and the next


def sample(edition: str) -> list[str]:
    """Every twentieth case of Magic, by turns under one of the two modern dates, which differ in few of them; every
    third of Wizards of Mickey. Of all of them `tests/bench/bench_why.py` tells.
    """
    named = [one.name for one in bundled.listing() if edition in one.editions and one.about(edition)]
    first, step = SAMPLES[edition]
    return named[first::step]


@pytest.mark.slow
def test_what_is_kept_of_a_scenario_is_what_playing_it_shows(edition: str) -> None:
    kept = {one.name: one for one in shown(edition)}
    assert [name for name in sample(edition) if kept.get(name) != shows(name, ablation(name, edition))] == [], ANEW


def test_a_board_that_shows_what_is_kept_is_not_weighed_again(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And one that shows anything else is, as if nothing were kept."""
    one = shown(edition)[0]
    monkeypatch.setattr(weighing, "shows", lambda name, ablation: one._replace(name="di nuovo"))
    assert weighing.changed(one.name, edition) == one
    monkeypatch.setattr(weighing, "shown", lambda edition: (one._replace(unsaid=one.unsaid | {"999.9"}),))
    assert weighing.changed(one.name, edition).name == "di nuovo"


@pytest.mark.slow
def test_the_rule_that_a_case_is_named_after_is_among_the_first_three_reasons(edition: str) -> None:
    numbers = {one.name: one.about(edition) for one in bundled.listing()}
    chosen = sample(edition)
    missed = [name for name in chosen if not is_among(reasons(name, edition)[:3], numbers[name])]
    assert len(missed) <= LEFT[edition] * len(chosen), missed


LEFT = {"classic": 0.08, "cr-2016": 0.05, "cr-2026": 0.05, "wom": 0.04}  # of the cases, as measured


def reasons(name: str, edition: str) -> list[list[Reason]]:
    return points(reasons_of(ablation(name, edition)))


def is_among(groups: list[list[Reason]], number: str) -> bool:
    return any(number in (*one.numbers, *one.with_it) for those in groups for one in those)


@pytest.mark.slow
def test_every_rule_decides_the_scenario_that_is_kept_for_it(edition: str) -> None:
    """Each rule is taken away from one scenario that it is said to decide.

    One of those that are played above, without each of their rules, if there is; else one that few rules decide.
    """
    best: dict[str, Shown] = {}
    there_already = set(sample(edition))
    for one in sorted(shown(edition), key=lambda one: (one.name not in there_already, len(one.decisive))):
        best |= dict.fromkeys(one.decisive - best.keys(), one)
    wrong = []
    for one in sorted(set(best.values()), key=lambda one: one.name):
        wanted = {number for number, of in best.items() if of == one}
        there = ablation(one.name, edition)
        groups = [group for group in there.groups(sorted(one.asked)) if not wanted.isdisjoint(group)]
        wanted.difference_update(*(group for group in groups if there.decides(group)))
        wrong += [(one.name, number) for number in wanted]
    assert wrong == [], ANEW


# --- what the sources of the lessons claim: each claim that can be played has a case, decided by one of its rules


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


def test_every_claim_is_decided_by_one_of_its_rules(edition: str) -> None:
    """By what is kept of its cases, which the tests above hold to what is played."""
    every = [one for one in rows() if one.cases and one.numbers.get(edition)]
    decided = {bundled.find(one.name): one.decisive for one in shown(edition)}
    wrong = [
        one.claim
        for one in every
        if not any(decided.get(bundled.find(name), frozenset()) & {*one.numbers[edition]} for name in one.cases)
    ]
    assert wrong == []
