"""Command lines as they are usually typed, read without typer, whose import costs more than most answers.

What is read here means what typer takes it for; whatever is anything else (help, completion, an option unknown, short
for several or joined to its value, a word missing or too many) is left to it, and so is every complaint.
"""

from __future__ import annotations

import importlib
import os
from functools import partial
from typing import TYPE_CHECKING, get_type_hints

from judgekit.cli.commands import COMMANDS
from judgekit.cli.declared import Said
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.cli.declared import Command

_COMPLETION = "_JUDGEKIT_COMPLETE"  # set where it is the shell that asks
_ONE = (str, str | None)
_MANY = (list[str], list[str] | None)
_NUMBER = (int, int | None)
_LONGEST = 9  # digits
_UNDERSTOOD = {
    "metavar",
    "help",
    "show_default",
    "autocompletion",
    "min",
    "max",
}  # settings that change no value but by bounds


class _Parameter(NamedTuple):
    name: str
    kind: object  # its type, as annotated
    said: Said
    needed: bool


class _NotPlain(Exception):
    """A line that is for typer."""


def meant(args: Sequence[str]) -> Callable[[], object] | None:
    """What a command line calls for; None where typer is to read it."""
    if not args or args[0] not in COMMANDS or _COMPLETION in os.environ:
        return None
    app = importlib.import_module(f"judgekit.cli.{COMMANDS[args[0]]}").app
    function = app.commands.get(args[0])
    if function is None or app.help is not None:
        return None
    try:
        return partial(function, **_given(parameters(function), args[1:]))
    except _NotPlain:
        return None


def run(call: Callable[[], object]) -> int:
    """The exit status of what was called for."""
    try:
        status = call()
    except EOFError:
        raise KeyboardInterrupt from None
    return status if isinstance(status, int) else 0


def parameters(function: Command) -> list[_Parameter]:
    """What a command takes. Raises _NotPlain where it is declared otherwise than most."""
    hints = get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    optional = list(hints)[len(hints) - len(function.__defaults__ or ()) :]
    found = []
    for name, hint in hints.items():
        said = next(iter(getattr(hint, "__metadata__", ())), None)
        if not isinstance(said, Said) or not said.settings.keys() <= _UNDERSTOOD or said.is_option != bool(said.names):
            raise _NotPlain
        found.append(_Parameter(name, hint.__origin__, said, name not in optional))
    return found


def _given(parameters: Iterable[_Parameter], args: Sequence[str]) -> dict[str, object]:
    """The values of parameters. Raises _NotPlain."""
    options = {name: one for one in parameters for name in one.said.names}
    words: list[str] = []
    given: dict[str, object] = {}
    rest = iter(args)
    for arg in rest:
        one = options.get(arg)
        if one is None:
            words.append(_plain(arg))
        elif one.kind is bool:
            given[one.name] = True
        else:
            _put(given, one, _plain(next(rest, "")))
    for one in parameters:
        if not one.said.names:
            while words and (one.kind in _MANY or one.name not in given):
                _put(given, one, words.pop(0))
        if one.needed and one.name not in given:
            raise _NotPlain
    if words:
        raise _NotPlain
    return given


def _plain(word: str) -> str:
    """A word that is no option, nor might be one."""
    if not word or (word[0] == "-" and word != "-"):
        raise _NotPlain
    return word


def _put(given: dict[str, object], one: _Parameter, word: str) -> None:
    if one.kind in _MANY:
        before = given.get(one.name, [])
        given[one.name] = [*before, word] if isinstance(before, list) else [word]
    elif one.name in given:
        raise _NotPlain  # said twice
    elif one.kind in _ONE:
        given[one.name] = word
    elif one.kind in _NUMBER and word.isascii() and word.isdecimal() and len(word) <= _LONGEST:
        least, most = one.said.settings.get("min"), one.said.settings.get("max")
        if (least is not None and int(word) < least) or (most is not None and int(word) > most):
            raise _NotPlain
        given[one.name] = int(word)
    else:
        raise _NotPlain
