"""The bundled scenarios: each holds, each shows the rule that it is named after, and together they show every rule."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from cases import bundled_case

from judgekit.editions import EDITIONS, system
from judgekit.ruling.coverage import laid_out, rules
from judgekit.ruling.kept import Shown, digest, shown
from judgekit.ruling.why import why
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file, read_markdown
from judgekit.scenario.jsonform import from_json, to_json
from judgekit.scenario.model import alike
from judgekit.scenario.outcome import Run
from judgekit.scenario.run import run
from judgekit.scenario.write import to_markdown

EVERY = {one.name: [edition for edition in one.editions if edition in EDITIONS] for one in bundled.listing()}


THIRD = 3


def is_fast(name: str, edition: str) -> bool:
    """Whether a case is played by the fast tests: every third is, under one of its editions. It hangs on its name."""
    editions, lot = EVERY[name], zlib.crc32(name.encode())
    return edition == editions[lot % len(editions)] and lot // len(editions) % THIRD == 0


PLAYED = [(name, edition) for name, editions in EVERY.items() for edition in editions]

# Rules whose absence changes what a judge would say, but nothing on the board: they are cited, and decide nothing.
ONLY_THE_TRACE = {
    "classic": {"502.5c", "502.6d", "502.7c"},
    "cr-2016": {
        "401.5", "702.10d", "702.14e", "702.16k", "702.2f", "702.3c", "702.4e", "702.8b", "702.11d", "702.12c",
        "702.13c", "702.17c", "702.18b", "702.20c", "702.25n", "702.30c", "702.35c", "702.60c", "702.117c",
    },
    "cr-2026": {
        "401.5", "702.10d", "702.14e", "702.16m", "702.2f", "702.3c", "702.4e", "702.8b", "702.11h", "702.12c",
        "702.13c", "702.17c", "702.18b", "702.20c", "702.26p", "702.31c", "702.36c", "702.61c", "702.118c",
    },
    "wom": set(),
}  # fmt: skip


def played(name: str, edition: str) -> Run:
    return run(bundled_case(name), system(edition))


@pytest.mark.parametrize(
    ("name", "edition"),
    [pytest.param(*pair, marks=[] if is_fast(*pair) else [pytest.mark.slow]) for pair in PLAYED],
)
def test_a_bundled_scenario_holds(name: str, edition: str) -> None:
    there = played(name, edition)
    assert there.missing is None
    assert there.replay.ended != "stuck"
    assert there.held, "no line of «atteso» is one of this edition"
    assert [(held.expectation.text, held.found) for held in there.held if not held.ok] == []


@pytest.mark.slow
def test_a_bundled_scenario_is_the_same_in_its_json_form_and_written_as_markdown() -> None:
    """Not only is it played alike: every part of it is read again as it was, places in the file apart."""
    for one in bundled.listing():
        scenario = bundled_case(one.name)
        assert alike(from_json(to_json(scenario), scenario.file), scenario), one.name
        assert alike(read_markdown(to_markdown(scenario), scenario.file), scenario), one.name


@pytest.mark.slow
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_where_it_stands_in_its_file_does_not_change_how_it_is_played(edition: str) -> None:
    for name in [name for name, of in PLAYED if of == edition][::15]:
        scenario = bundled_case(name)
        one, two = (run(each, system(edition)) for each in (scenario, from_json(to_json(scenario), "")))
        assert one.replay.board == two.replay.board, name
        assert [held.ok for held in one.held] == [held.ok for held in two.held], name


def test_names_of_scenarios_tell_them_apart() -> None:
    stems = [one.name.rpartition("/")[2] for one in bundled.listing()]
    assert len(set(stems)) == len(stems)


# --- what the bundled scenarios show is kept (`judgekit/ruling/kept/`), and what is kept is so

ANEW = "python -m judgekit.ruling.weighing changed (whole before a push that touches what decides)"


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_what_is_kept_is_of_all_scenarios_as_they_are_now(edition: str) -> None:
    there = {name: digest(bundled.find(name)) for name, of in PLAYED if of == edition}
    kept = {one.name: one.digest for one in shown(edition)}
    assert sorted(there.items() ^ kept.items()) == [], ANEW


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_every_row_fires_and_whatever_a_scenario_is_named_after_decides_it(edition: str) -> None:
    scenarios = shown(edition)
    assert never_fired(edition, scenarios) == []
    assert undecided(edition, scenarios) == []
    assert untold(scenarios) <= UNTOLD[edition]
    simulated = [one for one in laid_out(edition, scenarios, rules(edition)) if one.status == "simulated"]
    silent = [one.number for one in simulated if not one.decisive_in]
    assert len(silent) <= len(simulated) / 10, silent


def never_fired(edition: str, scenarios: tuple[Shown, ...]) -> list[str]:
    """The numbers of rows that no scenario asks, be it without a step that tells of it."""
    return sorted(system(edition).numbers() - {number for one in scenarios for number in one.asked})


def undecided(edition: str, scenarios: tuple[Shown, ...]) -> list[tuple[str, str]]:
    """The scenarios that are not decided by the rule that they are named after, where it could decide any."""
    sources = {one.name: one.about(edition) for one in bundled.listing()}
    named = [(one, sources[one.name]) for one in scenarios if sources[one.name]]
    return [(one.name, n) for one, n in named if n not in one.decisive | ONLY_THE_TRACE.get(edition, set())]


def untold(scenarios: tuple[Shown, ...]) -> set[str]:
    """What decides a scenario though none of its steps cites it."""
    return {number for one in scenarios for number in one.decisive - one.cited}


# What something is (its types, its name, what an activated ability is) decides through whatever reads it.
UNTOLD = {
    "classic": {*"glossario/forza glossario/costituzione glossario/diventa-viene glossario/scambiare".split()}
    | set("203.2 212.2 214.4 214.8g 216.1 308.4 405.1 408.2b 418.3a 418.4a 418.5b".split()),
    "cr-2016": {
        *"603.2d 612.3 613.1c 701.17b 701.8b".split(),
        *"105.2 105.3 110.3 110.5b 110.5c 116.2b 116.2e 116.3c 121.1a 202.1 202.1a 202.2 205.3a 205.4a 301.5a".split(),
        *"302.4c 303.4b 509.1b 509.1d 602.1 602.1a 604.2 611.2c 611.3a 613.1 613.1g 613.3 613.6".split(),
        *"202.2b 202.3b 205.1b 702.12b 702.36c 707.2 707.2a 711.4b".split(),
        *"202.3 205.1a 608.2c 608.2g 702.72a 903.7".split(),  # through sizes and types that effects work out
        *"613.1d 613.1e 613.1f 613.3b 613.5 613.6b 613.6c 613.7 613.7a 613.7b 613.7c".split(),
        *"305.7 306.6 508.1c 604.3 608.2h 613.2".split(),  # through types, sizes and who could attack whom
        *"107.4a 107.4b 118.8 202.2a 202.2d 611.2a".split(),  # what has a colour, a lock on life, an effect without end
        *"111.3 112.6a 208.2a 405.4".split(),  # through who controls it, and sizes that are what they count
        "701.18b",  # nothing is done, and so nothing is told
        *"201.4a 709.1b 709.2".split(),  # through names, and halves of flip cards
        *"101.2 118.7".split(),  # nothing is searched, nothing exchanged, and so nothing is told
        "702.5d",  # where an Aura may be, asked without a word
        *"613.3c 613.3d 704.5k".split(),  # got half right: sizes; that nothing happens to legends of two players
        *"103.3c 118.1c 702.64b".split(),  # life before the game begins; an Aura is not exchanged
        *"810.8d 810.11".split(),  # what a team has lost, and has in common
        *"119.2b 402.2".split(),  # nobody deals damage; how many cards a hand may hold, where it holds none too many
    },
    "cr-2026": {
        *"301.5d 303.4e".split(),  # whose each of two Roles is, asked without a word
        *"603.2e 612.3 613.1c 701.12b 701.26b".split(),
        *"105.2 105.3 110.3 111.3 111.4 117.2b 117.2e 117.3c 122.1a 202.1 202.1a 202.2 202.3e 205.3a 301.5a".split(),
        *"302.4c 303.4b 306.5c 310.11 310.11a 509.1b 509.1d 602.1 602.1a 604.2 611.2c 611.3a".split(),
        *"202.2b 202.3b 205.1b 205.4a 613.1 613.1g 613.4 613.4b 613.7 702.12b 702.37c 708.2 708.2a 712.8e".split(),
        *"103.4c 122.1b 202.3 205.1a 608.2c 608.2h 702.73a 903.7".split(),  # through sizes, types that effects work out
        *"613.1d 613.1e 613.1f 613.6 613.7b 613.7d 613.8 613.8a 613.8b 613.8c".split(),
        *"305.7 306.6 508.1c 604.3 608.2j 613.3 700.9".split(),  # through types, sizes and who could attack whom
        *"107.4a 107.4b 119.8 202.2a 202.2c 202.2d 611.2a 614.17b".split(),  # colours, a lock on life, no end
        *"112.3 113.6a 208.2a 405.4 707.9g".split(),  # through who controls it, what it counts, what it copies last
        *"701.22b 701.25c 701.60d".split(),  # nothing is done, and so nothing is told
        *"201.5a 710.1b 710.2".split(),  # through names, and halves of flip cards
        *"101.2 119.7".split(),  # nothing is searched, nothing exchanged, and so nothing is told
        *"109.2 109.2a 115.2 403.2 609.2 701.63b".split(),  # enduring 0, nothing of what was read is told
        *"702.5d 702.169a 702.169b 719.3c".split(),  # where an Aura may be, what a Case that is solved has
        *"613.4c 704.5j".split(),  # got half right: sizes; that nothing happens to legends of two players
        *"119.1c 700.12 700.12a 702.65b 723.2g".split(),  # life at first, who is an outlaw; nothing is done
        *"502.2a 702.179f 810.8d 810.11".split(),  # whose day it is, speed as a number; what a team has in common
        *"120.2b 402.2".split(),  # nobody deals damage; how many cards a hand may hold, where it holds none too many
    },
    "wom": {"8.3"},
}


NOT_YET = sorted((Path(__file__).parent / "data" / "not_yet").glob("*.md"))
NONE_WAITS = pytest.param(Path("nessuno"), marks=pytest.mark.skip("none waits"))


@pytest.mark.parametrize("path", NOT_YET or [NONE_WAITS], ids=lambda path: path.stem)
@pytest.mark.xfail(strict=True, reason="promised, and not kept yet: move it among the bundled ones when it is")
def test_a_scenario_that_waits_for_its_rule_holds_and_is_decided_by_it(path: Path) -> None:
    scenario = read_file(path)
    there, reasons = why(scenario, system("classic"))
    assert there.ok
    assert any(scenario.source in (reason.number, *reason.also) for reason in reasons if reason.decisive)
