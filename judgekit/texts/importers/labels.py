"""The labels of a booklet (1.1, «–», D! R! E!) as its columns were written out: alone, in bunches, or before a line.

Type-setters put labels into a column of their own. Written out, that column stands apart from the paragraphs, so that
what is read here is a run of bunches: headings, the labels met since the last text, the lines of text that follow.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from judgekit.texts.importers.printed_lines import Line, ends, is_title
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


Kind = Literal["point", "step", "bullet", "more", "D", "R", "E"]

HEADING = re.compile(r"(\d{1,2})\.0\s*[!\"”]?\s+(\D.*)")
_ALONE: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    ("point", re.compile(r"(\d{1,2}\.[1-9]\d?)\s*[!\"”]?")),
    ("step", re.compile(r"([1-9](?:\.\d){0,2})\.\s*[!\"”]?")),
    ("bullet", re.compile(r"([-–—−•])\s*[!\"”]?")),
    ("more", re.compile(r"([!\"”])")),
    ("D", re.compile(r"(D)\s*[!\"”:]")),
    ("R", re.compile(r"(R)\s*[!\"”:]")),
    ("E", re.compile(r"(E)\s*[!\"”:]")),
)
_BEFORE: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    ("point", re.compile(r"(\d{1,2}\.[1-9]\d?)\s*[!\"”]?\s+([^\Wa-z\d_].*|[“\"«(].*)")),
    ("step", re.compile(r"(\d(?:\.\d){0,2})\.\s*[!\"”]?\s+(\S.*)")),
    ("bullet", re.compile(r"([–−•])\s*[!\"”]?\s+(\S.*)")),
    ("D", re.compile(r"(D)\s*[!\"”:]\s*(\S.*)")),
    ("R", re.compile(r"(R)\s*[!\"”:]\s*(\S.*)")),
    ("E", re.compile(r"(E)\s*[!\"”:]\s*(\S.*)")),
)


class Label(NamedTuple):
    kind: Kind
    mark: str
    line: int

    @property
    def number(self) -> tuple[int, ...]:
        """What the labels of one kind are counted by."""
        return tuple(map(int, self.mark.split("."))) if self.kind in {"point", "step"} else ()


class Heading(NamedTuple):
    """The heading of a chapter."""

    number: int
    title: str
    line: int


@dataclass(slots=True)
class Bunch:
    """Labels met together, below at most one heading, and the lines of text that follow them."""

    chapter: int = 0
    heading: Heading | None = None
    group: tuple[str, ...] = ()
    labels: list[Label] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


def bunches(lines: Sequence[Line]) -> list[Bunch]:
    """Read a booklet's lines, from its first heading on."""
    return _Reader(lines).read()


def look(text: str) -> Label | Heading | None:
    """What a line is when it stands alone; None for text."""
    if match := HEADING.fullmatch(text):
        return Heading(int(match[1]), match[2], 0)
    for kind, pattern in _ALONE:
        if match := pattern.fullmatch(text):
            return Label(kind, match[1], 0)
    return None


class _Reader:
    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.out: list[Bunch] = []
        self.chapter = 0
        self.last: dict[str, tuple[int, ...]] = {}

    def read(self) -> list[Bunch]:
        start = next((at for at, line in enumerate(self.lines) if isinstance(look(line.text), Heading)), None)
        for line in () if start is None else self.lines[start:]:
            self._line(line)
        if self.out:
            _strip_foot(self.out[-1].lines, self.lines[0].text)
        return self.out

    def _line(self, line: Line) -> None:
        found = look(line.text)
        if isinstance(found, Heading):
            self.chapter = found.number
            self.out.append(Bunch(self.chapter, found._replace(line=line.n)))
        elif found is not None:
            self._label(found._replace(line=line.n))
        elif before := self._before(line):
            self._label(before[0])
            self.out[-1].lines.append(before[1])
        else:
            self.out[-1].lines.append(line)

    def _label(self, label: Label) -> None:
        bunch = self.out[-1]
        group = _pop_group(bunch.lines) if label.kind == "D" else ()
        if bunch.lines or group:
            self.out.append(bunch := Bunch(self.chapter, group=group))
        bunch.labels.append(label)
        self.last[label.kind] = label.number

    def _before(self, line: Line) -> tuple[Label, Line] | None:
        """A label with text behind it. Numbers begin lines in running text too: they must go on where one ended."""
        for kind, pattern in _BEFORE:
            if match := pattern.fullmatch(line.text):
                label = Label(kind, match[1], line.n)
                if kind in {"point", "step"} and not self._goes_on(label):
                    return None
                return label, Line(line.n, match[2], line.gap)
        return None

    def _goes_on(self, label: Label) -> bool:
        text = self.out[-1].lines
        if text and not ends(text[-1].text) and not text[-1].text.endswith(")"):
            return False
        last = self.last.get(label.kind, ())
        if label.kind == "point":
            return label.number[0] == self.chapter and (not last or last[0] != self.chapter or label.number > last)
        return label.number[-1] == 1 or label.number > last


def _pop_group(lines: list[Line]) -> tuple[str, ...]:
    """Take the titles above a question, two at most, off the end of the text before it."""
    count = 0
    while count < min(2, len(lines)) and _groups(lines[-1 - count].text):
        count += 1
    if count == 0 or (len(lines) > count and not ends(lines[-1 - count].text)):
        return ()
    taken = tuple(line.text for line in lines[-count:])
    del lines[-count:]
    return taken


def _groups(text: str) -> bool:
    return is_title(text, 45) and not ends(text) and "," not in text


def _strip_foot(lines: list[Line], title: str) -> None:
    """Take off the foot of a web page: the booklet's name, and a button above it."""
    if lines and lines[-1].text == title:
        lines.pop()
        if len(lines) > 1 and " " not in lines[-1].text and not ends(lines[-1].text) and ends(lines[-2].text):
            lines.pop()
