"""judgekit as a library: eight functions, lazily imported; one form in JSON, which yesterday's readers read."""

from __future__ import annotations

import doctest
import json
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema
import pytest

import judgekit
from judgekit.answers import schemas

if TYPE_CHECKING:
    from conftest import Ran

    Run = Callable[..., Ran]

YESTERDAY = Path(__file__).parent / "data/json_of_yesterday"
# The command lines whose JSON is kept, by the names of the files: made by version 0.1.0 before `"judgekit": 1`.
LINES = {
    "rule": "rule 502.9b 509.1b",
    "term": "term trample",
    "search": 'search "cosa succede se il mazzo finisce?" -n 3',
    "editions": "editions",
    "replay": "replay attacco-improvviso",
    "replay-two": "replay danno-in-pila -e classic -e cr-2016 --boards",
    "replay-wom": "replay fase-2.2.2-raddoppia-poi-piu-uno",
    "why": "why attacco-improvviso",
    "compare": "compare attacco-improvviso -e classic -e cr-2026",
    "sheet": "sheet combattimento -n 3 --seed 5",
    "scenarios": "scenarios --rule 502.2b",
    "lessons": "lessons",
    "toc": "toc wom",
    "diff": "diff cr-2016 cr-2026",
}
EXAMPLES = doctest.DocTestFinder(exclude_empty=True).find(judgekit, "judgekit", globs={"judgekit": judgekit})


@pytest.mark.parametrize("example", [one for one in EXAMPLES if one.examples], ids=lambda one: one.name)
def test_the_examples_of_the_docstrings_are_true(example: doctest.DocTest) -> None:
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    runner.run(example, out=told.append)
    assert runner.failures == 0, "".join(told)


def test_every_function_has_an_example() -> None:
    with_example = {one.name.rpartition(".")[2] for one in EXAMPLES if one.examples}
    assert {"rule", "term", "search", "read_case", "replay", "why", "compare", "sheet"} <= with_example


def test_all_that_is_public_is_there_and_nothing_else() -> None:
    assert all(getattr(judgekit, name) is not None for name in judgekit.__all__)
    with pytest.raises(AttributeError):
        _ = judgekit.engine


def test_importing_judgekit_imports_nothing_of_it_but_its_version() -> None:
    code = (
        "import sys, judgekit; print(*sorted(m for m in sys.modules if m.startswith(('judgekit', 'typing', 'typer'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["judgekit", "judgekit.version"]


# --- one form in JSON -------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", LINES)
def test_whoever_read_yesterdays_json_reads_todays(run: Run, name: str) -> None:
    """Every key of yesterday is there, with a value of its kind; of several editions the first leads as it did."""
    yesterday = [json.loads(line) for line in (YESTERDAY / f"{name}.json").read_text(encoding="utf-8").splitlines()]
    today = run(*shlex.split(LINES[name]), "--json").json
    now = [today, *today["also"]] if len(yesterday) > 1 else [today]
    assert len(now) == len(yesterday)
    for before, after in zip(yesterday, now, strict=True):
        assert list(missing(before, after)) == []


def missing(before: Any, after: Any, path: str = "$") -> list[str]:
    """Where a key is gone or a value is of another kind; lists are compared by what their objects have."""
    if isinstance(before, dict):
        if not isinstance(after, dict):
            return [path]
        gone = [f"{path}.{key}" for key in before if key not in after and path not in FREE]
        return gone + [
            one for key in before if key in after for one in missing(before[key], after[key], f"{path}.{key}")
        ]
    if isinstance(before, list):
        if not isinstance(after, list):
            return [path]
        return missing(before[0], after[0], f"{path}[]") if before and after else []
    alike = before is None or after is None or type(before) is type(after)
    return [] if alike or {type(before), type(after)} <= {int, float} else [path]


FREE = {"$.outcome.players", "$.outcomes", "$.outcome.things[].counters", "$.first_difference.step"}  # keys are names


def test_every_object_bears_the_version(run: Run) -> None:
    for line in ("rule 509.1b", "editions", "lessons", "toc wom", "scenarios --rule 502.2b"):
        assert {one["judgekit"] for one in run(*line.split(), "--json").json} == {1}
    for line in ("term volare", "search volare", "compare danno-in-pila", "coverage --rule classic:502.2b"):
        assert run(*line.split(), "--json").json["judgekit"] == 1
    assert json.loads(run("export", "-e", "wom").out.splitlines()[0])["judgekit"] == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("rule", "rule 502.9b 509.1b glossario/volare"),
        ("term", "term volare"),
        ("search", "search posso bloccare con una creatura TAPpata"),
        ("replay", "replay attacco-improvviso --boards"),
        ("replay", "replay una-partita-intera"),
        ("replay", "replay danno-in-pila -e classic -e cr-2016"),
        ("why", "why attacco-improvviso"),
        ("why", "why mulligan -e classic -e cr-2026"),
        ("compare", "compare attacco-improvviso -e classic -e cr-2026"),
        ("sheet", "sheet combattimento -n 2 --seed 3 --variants 2"),
        ("check", "check attacco-improvviso"),
        ("config", "config"),
    ],
)
def test_what_a_command_writes_is_what_its_schema_says(run: Run, command: str, line: str) -> None:
    schema = run("schema", "--of", command).json
    jsonschema.Draft202012Validator.check_schema(schema)
    told = run(*line.split(), "--json").json
    for one in told if isinstance(told, list) else [told]:
        jsonschema.validate(one, schema)


def test_a_schema_of_nothing_is_refused(run: Run) -> None:
    done = run("schema", "--of", "replai")
    assert done.status == 1
    assert "replay" in done.err
    assert run("schema").json == schemas.of("case")


def test_a_value_and_its_command_say_the_same(run: Run) -> None:
    replay = judgekit.replay("attacco-improvviso", "classic")
    told = run("replay", "attacco-improvviso", "--json").json
    assert {"judgekit": 1, **replay.as_json(), "also": []} == told
    (rule,) = run("rule", "classic:502.9b", "--json").json
    assert {"judgekit": 1, **judgekit.rule("classic:502.9b").as_json()} == rule
    question = "posso bloccare con una creatura TAPpata?"
    assert {"judgekit": 1, **judgekit.search(question).as_json()} == run("search", question, "--json").json


def test_the_boards_of_the_steps_lead_from_the_start_to_the_outcome() -> None:
    replay = judgekit.replay("attacco-improvviso", "classic")
    last = dict(replay.steps[-1].board)
    assert {**last, "ended": None} == {**replay.outcome, "ended": None}
    zones = [{one["name"]: one["zone"] for one in step.board["things"]}["Orso"] for step in replay.steps]
    assert (zones[0], zones[-1]) == ("battlefield", "graveyard")


def test_a_case_is_read_from_text_from_a_file_from_json_and_by_its_name(tmp_path: Path) -> None:
    case = judgekit.read_case("attacco-improvviso")
    text = case.as_markdown()
    (tmp_path / "caso.md").write_text(text, encoding="utf-8")
    same = [
        judgekit.read_case(text),
        judgekit.read_case(tmp_path / "caso.md"),
        judgekit.read_case(json.dumps(case.as_json())),
    ]
    assert {(one.title, one.actions) for one in same} == {(case.title, case.actions)}
    assert case.faults() == ()
    assert judgekit.replay(same[0]).ok


# --- several editions -------------------------------------------------------------------------------------------------

ONLY_TODAY = """---
titolo: Solo oggi
edizioni: [classic, cr-2026]
---
```tavolo
giocatori:
  Anna:
    in gioco:
      - Muro: 0/4 bianco, difensore
  Bruno: {}
```

```azioni
fermati
```
"""


@pytest.mark.parametrize("command", ["replay", "why"])
def test_an_edition_that_cannot_play_a_case_does_not_stop_the_others(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "caso.md"
    file.write_text(ONLY_TODAY, encoding="utf-8")
    done = run(command, str(file))
    assert done.status == 2
    assert "classic non può giocare questo caso:" in done.out
    assert "difensore" in done.out
    assert "cr-2026" in done.out
    told = run(command, str(file), "--json").json
    assert (told["edition"], [one["edition"] for one in told["also"]]) == ("cr-2026", ["classic"])
    assert "difensore" in told["also"][0]["error"]
    jsonschema.validate(told, schemas.of(command))
    assert run(command, str(file), "-e", "classic").out == ""
