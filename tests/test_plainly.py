"""Command lines read without typer mean what typer takes them for, or are left to it."""

from __future__ import annotations

import importlib
import inspect
import random
from functools import partial, wraps
from typing import TYPE_CHECKING, Any

import pytest

from judgekit.cli import plainly, shell
from judgekit.cli.commands import COMMANDS
from judgekit.errors import JudgekitError

if TYPE_CHECKING:
    from collections.abc import Callable

_PLAIN = (  # what people type most: these have to be read plainly
    "rule 502.9b",
    "rule 502 9 b --edition classic --only",
    "term trample",
    "search -n 2 cosa succede se il mazzo finisce?",
    "search chi attacca -e cr-2026 --json",
    "lessons",
    "lessons combattimento",
    "toc",
    "editions --json",
    "scenarios --json",
    "replay caso.md",
    "replay -",
    "replay caso.md -e classic --edition cr-2026 --without 502.9b --brief",
    "step caso.md",
    "why caso.md --all",
    "compare caso.md",
    "coverage --rule 502.9b",
    "coverage -e cr-2026",
    "check caso.md",
    "help caso",
    "config edition classic",
)
_TYPERS = (
    "",
    "--help",
    "--version",
    "rplay caso.md",
    "replay",
    "replay --help",
    "replay a.md b.md",
    "replay caso.md --edition=classic",
    "replay caso.md -eclassic",
    "replay caso.md --bri",
    "replay caso.md --edition",
    "replay caso.md --citations all --citations all",
    "replay -- caso.md",
    "search -n 0 parola",
    "search -n -1 parola",
    "search -n due parola",
    "cards check set.json",
    "deck check mazzo.md",
    "scenario export caso.md",
)


@pytest.mark.parametrize("line", _PLAIN)
def test_usual_lines_need_no_typer(line: str) -> None:
    assert plainly.meant(line.split()) is not None


@pytest.mark.parametrize("line", _TYPERS)
def test_all_others_are_left_to_typer(line: str) -> None:
    assert plainly.meant(line.split()) is None


def test_completion_is_left_to_typer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_JUDGEKIT_COMPLETE", "complete_bash")
    assert plainly.meant(["rule", "502.9b"]) is None


def _function(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = importlib.import_module(f"judgekit.cli.{COMMANDS[name]}").app.commands[name]
    return found


def _by_typer(monkeypatch: pytest.MonkeyPatch, args: list[str]) -> dict[str, object] | None:
    """What typer hands to the command of a line; None where it does not call it."""
    function = _function(args[0])
    given: list[dict[str, object]] = []

    @wraps(function)
    def told(**named: object) -> int:
        given.append(named)
        return 0

    app = importlib.import_module(f"judgekit.cli.{COMMANDS[args[0]]}").app
    with monkeypatch.context() as patched:
        patched.setitem(app.commands, args[0], told)
        shell.run(args)
    return given[0] if given else None


def _whole(call: partial[object]) -> dict[str, object]:
    signature = inspect.signature(call.func)
    return {name: one.default for name, one in signature.parameters.items()} | call.keywords


def _lines(name: str, chance: random.Random) -> list[str]:
    """A line of a command, of its own options and of anything else."""
    said = [one.said for one in plainly.parameters(_function(name))]
    options = [option for one in said for option in one.names]
    words = [
        "classic",
        "502.9b",
        "-",
        "2",
        "007",
        "a b",
        "",
        "-1",
        "--",
        "--help",
        "-x",
        "--edition=classic",
        "²",
        "1.5",
    ]
    usual = [*options, *options, *words[:6], *words[:6]]
    return [name, *(chance.choice(usual if chance.random() < 0.85 else words) for _ in range(chance.randint(0, 4)))]


def test_a_line_read_plainly_is_what_typer_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(20)  # noqa: S311  (no secret)
    monkeypatch.setattr(shell, "complain", lambda *_, **__: None)
    names = sorted(COMMANDS.keys() - {"cards", "deck", "scenario"})  # these are groups
    plain = 0
    for line in [line.split() for line in _PLAIN] + [_lines(chance.choice(names), chance) for _ in range(600)]:
        try:
            call = plainly.meant(line)
        except JudgekitError:
            raise AssertionError(line) from None
        if call is not None:
            assert isinstance(call, partial)
            plain += 1
            assert _by_typer(monkeypatch, line) == _whole(call), line
    assert plain > 120
