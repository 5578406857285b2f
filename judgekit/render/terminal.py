"""Putting pages on the terminal: plain where it is none, else in colour with rich, which is imported only then."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Self

from judgekit.render.page import WIDTH, Span, fold, plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path
    from typing import TextIO

    from rich.text import Text

    from judgekit.render.page import Line
    from judgekit.texts.library import Unit


_WIDEST = 100
STYLES = {
    "title": "bold",
    "number": "bold cyan",
    "ref": "cyan",
    "dim": "dim",
    "emph": "italic",
    "strong": "bold",
    "hit": "bold yellow",
    "good": "green",
    "bad": "bold red",
    "mana": "bold",
    "mana.w": "bold bright_white",
    "mana.u": "bold bright_blue",
    "mana.b": "bold magenta",
    "mana.r": "bold bright_red",
    "mana.g": "bold bright_green",
}


def colour() -> bool:
    """Whether standard output is a terminal that may be written to in colour."""
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def width() -> int:
    """Columns to lay a page out in: the terminal's, within what is pleasant to read."""
    return min(_WIDEST, columns(sys.stdout) or WIDTH)


def columns(stream: TextIO) -> int | None:
    """Columns that nothing written there may overstep; None where it is no terminal and nobody has said."""
    if not stream.isatty() and "COLUMNS" not in os.environ:
        return None
    import shutil

    return shutil.get_terminal_size((WIDTH, 24)).columns


def address(root: Path) -> Callable[[Unit], str] | None:
    """A function from units to file addresses under `root`, for hyperlinks; None where nobody could click."""
    if not colour():
        return None

    def of(unit: Unit) -> str:
        return f"{(root / unit.file).as_uri()}#L{unit.line}"

    return of


def show(lines: Iterable[Line]) -> None:
    """Print a page to standard output, its lines broken where they would overstep the terminal."""
    if widest := columns(sys.stdout):
        lines = [row for line in lines for row in fold(line, widest)]
    if not colour():
        sys.stdout.write(plain(lines) + "\n")
        return
    from rich.console import Console

    Console(highlight=False).print(text_of(lines), soft_wrap=True)


def say(text: str, stream: TextIO | None = None) -> None:
    """Print words to standard output, or to `stream`, broken where they would overstep the terminal."""
    there = stream or sys.stdout
    there.write(folded(text, columns(there)) + "\n")


def folded(text: str, widest: int | None) -> str:
    """Text with its lines broken to keep within so many columns, where that is known."""
    if widest is None:
        return text
    return plain(row for line in text.split("\n") for row in fold([Span(line)], widest))


def text_of(lines: Iterable[Line]) -> Text:
    """Lines as rich's text, in the styles of the house."""
    from rich.style import Style
    from rich.text import Text

    styles = {name: Style.parse(style) for name, style in STYLES.items()}
    page = Text(end="\n")
    for n, line in enumerate(lines):
        page.append("\n" if n else "")
        for text, style, link in line:
            base = styles.get(style, Style.null())
            page.append(text, base + Style(link=link) if link else base)
    return page


class Screen:
    """The whole terminal, taken for a while: each drawing replaces the one before in one go, without flicker."""

    def __init__(self) -> None:
        from rich.console import Console

        self._console = Console(highlight=False)

    def __enter__(self) -> Self:
        self._console.set_alt_screen(True)
        self._console.show_cursor(False)
        return self

    def __exit__(self, *_: object) -> None:
        self._console.set_alt_screen(False)
        self._console.show_cursor(True)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        return self._console.size.width, self._console.size.height

    def draw(self, lines: Iterable[Line]) -> None:
        """Show lines, cut at the right edge and at the bottom."""
        from rich.control import Control

        width, height = self.size
        page = text_of(list(lines)[:height])
        with self._console:  # written at once
            self._console.control(Control.home())
            for n, row in enumerate(page.split("\n", allow_blank=True)[:height]):
                row.truncate(width, pad=True)
                self._console.print(row, end="" if n == height - 1 else "\n", overflow="crop", soft_wrap=True)
