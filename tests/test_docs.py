"""The documents are true: the README's commands run and print what it says, every command is documented."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from judgekit.cli.commands import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Callable


ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def sessions() -> list[tuple[str, list[str]]]:
    """Every `$ judgekit …` of the README with the lines that it says come out; «…» stands for any lines."""
    found = []
    for block in re.findall(r"```console\n(.*?)```", README, re.DOTALL):
        for part in re.split(r"^\$ judgekit ", block, flags=re.MULTILINE)[1:]:
            command, *lines = part.rstrip("\n").split("\n")
            found.append((command, lines))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("command", "lines"), sessions(), ids=[command for command, _ in sessions()])
def test_the_readme_shows_what_happens(run: Callable[..., Any], command: str, lines: list[str]) -> None:
    done = run(*shlex.split(command))
    if not lines:  # shown for its form alone
        assert done.status in {0, 1}
        return
    assert done.status == 0, done.err
    pattern = "".join(".*?" if line == "…" else re.escape(line).replace("…", ".*?") + "\n" for line in lines)
    assert re.match(pattern, done.out + "\n", re.DOTALL), f"{pattern}\n---\n{done.out}"


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_is_in_the_readme_and_has_help(run: Callable[..., Any], command: str) -> None:
    assert f"judgekit {command}" in README or f"`{command}`" in README
    done = run(command, "--help")
    assert done.status == 0
    assert len(done.out.splitlines()) >= 3


def test_the_case_of_the_readme_plays_as_it_says(run: Callable[..., Any], tmp_path: Path) -> None:
    """One case, whole: under every edition that it names."""
    (case,) = re.findall(r"^````markdown\n(.*?)^````$", README, re.DOTALL | re.MULTILINE)
    file = tmp_path / "caso.md"
    file.write_text(case, encoding="utf-8")
    done = run("replay", str(file))
    assert (done.status, done.err) == (0, ""), done.out
    assert done.out.count("✓") == 2 * 5


@pytest.mark.slow
def test_the_python_of_the_readme_is_true() -> None:
    parser = doctest.DocTestParser()
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    told: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(parser.get_doctest(code, {}, "README", "README.md", 0), out=told.append)
    assert runner.failures == 0, "".join(told)
