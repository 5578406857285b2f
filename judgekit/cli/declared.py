"""Commands as they are declared: functions with their words and options, as plain values.

Nothing here needs typer, which costs more than most answers: `plainly.py` reads the usual lines without it, and
`shell.py` makes typer's commands of what is declared, for all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    Command = Callable[..., int]  # that prints, and returns the exit status


class Said(NamedTuple):
    """A word or an option of a command, as an annotation of its function says: `settings` are typer's."""

    names: tuple[str, ...]  # of an option; none of a word
    settings: dict[str, Any]
    is_option: bool


def Argument(**settings: object) -> Said:  # noqa: N802  (it stands where typer's stood)
    """A word of a command."""
    return Said((), settings, False)


def Option(*names: str, **settings: object) -> Said:  # noqa: N802
    """An option of a command."""
    return Said(names, settings, True)


class App:
    """Some commands, and groups of commands below them."""

    def __init__(self, help: str | None = None) -> None:
        self.help = help
        self.commands: dict[str, Command] = {}
        self.groups: dict[str, App] = {}


def app(help: str | None = None) -> App:
    """A module's commands."""
    return App(help)


def command(where: App, name: str = "") -> Callable[[Command], Command]:
    """Register a function as a command of `where`."""

    def register(function: Command) -> Command:
        where.commands[name or function.__name__.replace("_", "-")] = function
        return function

    return register
