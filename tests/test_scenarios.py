"""The bundled scenarios: each holds, each shows the rule that it is named after, and together they show every rule."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from judgekit.editions import EDITIONS, system
from judgekit.ruling.coverage import Shown, laid_out, rules, shown
from judgekit.ruling.why import why
from judgekit.scenario import bundled
from judgekit.scenario.jsonform import from_json, to_json
from judgekit.scenario.markdown import read_file
from judgekit.scenario.outcome import Run
from judgekit.scenario.run import run

PLAYED = [(one.name, edition) for one in bundled.listing() for edition in one.editions if edition in EDITIONS]

# Rules whose absence changes what a judge would say, but nothing on the board: they are cited, and decide nothing.
ONLY_THE_TRACE = {
    "classic": {"502.5c", "502.6d", "502.7c"},
    "cr-2016": {"401.5", "702.10d", "702.14e", "702.16k"},
    "cr-2026": {"401.5", "702.10d", "702.14e", "702.16m"},
    "wom": set(),
}  # fmt: skip


def played(name: str, edition: str) -> Run:
    return run(read_file(bundled.find(name)), system(edition))


@pytest.mark.parametrize(("name", "edition"), PLAYED)
def test_a_bundled_scenario_holds(name: str, edition: str) -> None:
    there = played(name, edition)
    assert there.missing is None
    assert there.replay.ended != "stuck"
    assert there.held
    assert [(held.expectation.text, held.found) for held in there.held if not held.ok] == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "edition"), PLAYED)
def test_a_bundled_scenario_is_the_same_in_its_json_form(name: str, edition: str) -> None:
    scenario = read_file(bundled.find(name))
    again = from_json(to_json(scenario), scenario.file)
    one, two = run(scenario, system(edition)), run(again, system(edition))
    assert one.replay.board == two.replay.board
    assert [held.ok for held in one.held] == [held.ok for held in two.held]


def test_names_of_scenarios_tell_them_apart() -> None:
    stems = [one.name.rpartition("/")[2] for one in bundled.listing()]
    assert len(set(stems)) == len(stems)


# One process plays all the scenarios of an edition, once.
EACH_EDITION = [pytest.param(one, marks=pytest.mark.xdist_group(one)) for one in sorted(EDITIONS)]


@pytest.fixture(scope="module", params=EACH_EDITION)
def covered(request: pytest.FixtureRequest) -> tuple[str, tuple[Shown, ...]]:
    edition: str = request.param
    return edition, shown(edition)


@pytest.mark.slow
def test_every_row_fires_in_some_scenario(covered: tuple[str, tuple[Shown, ...]]) -> None:
    edition, scenarios = covered
    fired = {number for one in scenarios for number in one.cited}
    assert sorted(system(edition).numbers() - fired) == []


@pytest.mark.slow
def test_the_rule_that_a_scenario_is_named_after_decides_it(covered: tuple[str, tuple[Shown, ...]]) -> None:
    edition, scenarios = covered
    sources = {one.name: one.about(edition) for one in bundled.listing()}
    trace = ONLY_THE_TRACE.get(edition, set())
    wrong = [
        (one.name, sources[one.name])
        for one in scenarios
        if sources[one.name] and sources[one.name] not in one.decisive and sources[one.name] not in trace
    ]
    assert wrong == []


@pytest.mark.slow
def test_nine_rules_of_ten_that_are_simulated_decide_some_scenario(covered: tuple[str, tuple[Shown, ...]]) -> None:
    edition, scenarios = covered
    simulated = [one for one in laid_out(edition, scenarios, rules(edition)) if one.status == "simulated"]
    silent = [one.number for one in simulated if not one.decisive_in]
    assert len(silent) <= len(simulated) / 10, silent


@pytest.mark.slow
def test_what_decides_is_always_cited(covered: tuple[str, tuple[Shown, ...]]) -> None:
    _, scenarios = covered
    by_name: dict[str, set[str]] = defaultdict(set)
    for one in scenarios:
        by_name[one.name] |= one.decisive - one.cited
    assert not any(by_name.values())


NOT_YET = sorted((Path(__file__).parent / "data" / "not_yet").glob("*.md"))


@pytest.mark.parametrize("path", NOT_YET, ids=lambda path: path.stem)
@pytest.mark.xfail(strict=True, reason="promised, and not kept yet: move it among the bundled ones when it is")
def test_a_scenario_that_waits_for_its_rule_holds_and_is_decided_by_it(path: Path) -> None:
    scenario = read_file(path)
    there, reasons = why(scenario, system("classic"))
    assert there.ok
    assert any(scenario.source in (reason.number, *reason.also) for reason in reasons if reason.decisive)
