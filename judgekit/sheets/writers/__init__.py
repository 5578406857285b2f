"""Sheets as files: one module a format. A writer makes the whole content in memory; nothing half-written is left."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

from judgekit.errors import JudgekitError, Unreadable
from judgekit.files import write_for_user
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from judgekit.sheets.exercise import Sheet


class NoFormat(JudgekitError):
    """A file's ending names no format, or what writes it is not installed."""


class Format(NamedTuple):
    """A format: its module, what it needs besides judgekit, whether answers go into a file of their own."""

    module: str
    extra: str = ""
    key: bool = False


FORMATS = {
    ".md": Format("markdown_file", key=True),
    ".html": Format("html_file", key=True),
    ".pdf": Format("pdf_file", "pdf", key=True),
    ".apkg": Format("anki", "anki"),
    ".gift": Format("gift"),
    ".xml": Format("moodle"),
    ".json": Format("asjson"),
}
KEY = "-soluzioni"


def write(path: Path, sheets: Sequence[Sheet]) -> tuple[Path, ...]:
    """Write sheets to a file, and the answers beside it where the format has pages. Raises NoFormat, Unreadable."""
    written = contents(path, sheets)
    write_for_user(written)
    return tuple(written)


def checked(path: Path) -> None:
    """Complain about a file that could not be written, before anything is worked out for it."""
    form = FORMATS.get(path.suffix.lower())
    if form is None:
        raise NoFormat(f"«{path.name}»: la fine del nome dice il formato, fra {', '.join(FORMATS)}")
    if form.extra:
        _module(form)
    if path.is_dir() or not path.absolute().parent.is_dir():
        why = "è una cartella" if path.is_dir() else "la cartella non c’è"
        raise Unreadable(f"«{path}» non si può scrivere: {why}")
    if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise Unreadable(f"«{path}» non si può scrivere: manca il permesso")


def contents(path: Path, sheets: Sequence[Sheet]) -> dict[Path, bytes]:
    """The bytes of each file."""
    checked(path)
    form = FORMATS[path.suffix.lower()]
    module = _module(form)
    if not form.key:
        return {path: module.sheet(sheets)}
    answers = path.with_name(f"{path.stem}{KEY}{path.suffix}")
    return {path: module.sheet(sheets), answers: module.key(sheets)}


def _module(form: Format) -> Any:
    try:
        return import_module(f"judgekit.sheets.writers.{form.module}")
    except ModuleNotFoundError as error:
        raise NoFormat(f"per questo formato serve {error.name}: pip install 'judgekit[{form.extra}]'") from error
