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
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


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


# --- CONTRIBUTING -----------------------------------------------------------------------------------------------------

CODE = [*(ROOT / "judgekit").rglob("*.py"), *(ROOT / "tests").glob("*.py")]
INSIDE = list((ROOT / "judgekit").rglob("*"))
NEW = "<"  # what is yet to be named stands in such brackets


def quoted() -> set[str]:
    """What CONTRIBUTING sets as code, in its prose and its tables."""
    return set(re.findall(r"`([^`\n]+)`", re.sub(r"^    .*$", "", CONTRIBUTING, flags=re.MULTILINE)))


def is_there(path: str) -> bool:
    """A path from the root; inside a folder that the same words have named, its end alone."""
    whole = path.rstrip("/")
    if whole.partition("/")[0] in {"judgekit", "rules", "glossary", "tests"}:
        return (ROOT / whole).exists()
    return (ROOT / whole).exists() or any(one.as_posix().endswith(f"/{whole}") for one in INSIDE)


def test_every_path_of_contributing_is_there() -> None:
    paths = {one for one in quoted() if re.fullmatch(r"[\w/.-]+(/|\.(py|md|tsv|json))", one) and NEW not in one}
    assert len(paths) > 60
    assert sorted(path for path in paths if not is_there(path)) == []


def test_every_folder_of_judgekit_and_every_room_is_on_the_map() -> None:
    folders = [one.name for one in (ROOT / "judgekit").iterdir() if (one / "__init__.py").exists()]
    assert sorted(name for name in folders if f"`judgekit/{name}/" not in CONTRIBUTING) == []
    rooms = [one.name for one in (ROOT / "judgekit" / "magic" / "plays").iterdir() if (one / "__init__.py").exists()]
    assert len(rooms) == 12
    assert sorted(name for name in rooms if f"`{name}`" not in CONTRIBUTING) == []


def test_every_name_in_capitals_of_contributing_is_in_the_code() -> None:
    """What the walks tell to change: `KEYWORDS`, `SHORTHAND`, `DATES` …"""
    names = {one for one in quoted() if re.fullmatch(r"[A-Z]+(_[A-Z]+)+|[A-Z]{5,}", one)}
    assert len(names) > 12
    code = "\n".join(path.read_text(encoding="utf-8") for path in CODE)
    assert sorted(name for name in names if not re.search(rf"^{name}\b.* = ", code, re.MULTILINE)) == []


def test_every_command_of_contributing_is_one() -> None:
    said = {one.split()[1] for one in quoted() if one.startswith("judgekit ")}
    assert len(said) > 6
    assert sorted(said - set(COMMANDS)) == []
