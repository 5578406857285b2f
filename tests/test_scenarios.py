"""The bundled scenarios: each holds, each shows the rule that it is named after, and together they show every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.editions import EDITIONS, system
from judgekit.ruling.coverage import Shown, laid_out, rules, shown
from judgekit.ruling.why import why
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file
from judgekit.scenario.jsonform import from_json, to_json
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


@pytest.mark.slow
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_every_row_fires_and_whatever_a_scenario_is_named_after_decides_it(edition: str) -> None:
    """One test, for all the scenarios of an edition are played once, with each rule taken away in turn."""
    scenarios = shown(edition)
    assert never_fired(edition, scenarios) == []
    assert undecided(edition, scenarios) == []
    assert uncited(scenarios) == []
    simulated = [one for one in laid_out(edition, scenarios, rules(edition)) if one.status == "simulated"]
    silent = [one.number for one in simulated if not one.decisive_in]
    assert len(silent) <= len(simulated) / 10, silent


def never_fired(edition: str, scenarios: tuple[Shown, ...]) -> list[str]:
    return sorted(system(edition).numbers() - {number for one in scenarios for number in one.cited})


def undecided(edition: str, scenarios: tuple[Shown, ...]) -> list[tuple[str, str]]:
    """The scenarios that are not decided by the rule that they are named after, where it could decide any."""
    sources = {one.name: one.about(edition) for one in bundled.listing()}
    named = [(one, sources[one.name]) for one in scenarios if sources[one.name]]
    return [(one.name, n) for one, n in named if n not in one.decisive | ONLY_THE_TRACE.get(edition, set())]


def uncited(scenarios: tuple[Shown, ...]) -> list[tuple[str, list[str]]]:
    """What decides and is not cited."""
    return [(one.name, sorted(one.decisive - one.cited)) for one in scenarios if one.decisive - one.cited]


NOT_YET = sorted((Path(__file__).parent / "data" / "not_yet").glob("*.md"))


@pytest.mark.parametrize("path", NOT_YET, ids=lambda path: path.stem)
@pytest.mark.xfail(strict=True, reason="promised, and not kept yet: move it among the bundled ones when it is")
def test_a_scenario_that_waits_for_its_rule_holds_and_is_decided_by_it(path: Path) -> None:
    scenario = read_file(path)
    there, reasons = why(scenario, system("classic"))
    assert there.ok
    assert any(scenario.source in (reason.number, *reason.also) for reason in reasons if reason.decisive)
