"""The lines of a document as its reader sees them, and how printed lines are joined to paragraphs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


_INVISIBLE = dict.fromkeys(map(ord, "\0\u00ad\u200b\u200c\u200d\u2060\ufeff"))
_CONTROLS = {c: " " for c in (*range(1, 32), *range(127, 160)) if chr(c) not in "\t\n\v\f"}
_ENDS = re.compile(r"[.!?:;…][)\]”»\"'’]*$")
_STOPS = re.compile(r"[.:;,][)\]”»\"'’]*$")
_ITEM = re.compile(r"(?:- |\d{1,2}(?:\.\d)*\. )")
_NARROW_PAGE = 160  # characters: a text whose lines are all shorter may have been broken to fit a page
_FEW = 5


class Line(NamedTuple):
    """A line that is not blank: its number in the source, its text with single spaces, the blank lines above it."""

    n: int
    text: str
    gap: int = 0


@dataclass(frozen=True, slots=True)
class Source:
    """A document on its way to a reader; `name` is the edition that its units are to belong to."""

    file: str
    name: str
    lines: tuple[Line, ...]
    text: str = ""

    @property
    def base(self) -> str:
        """The file's own name, whatever the system that wrote its path."""
        return re.split(r"[/\\]", self.file)[-1]


def split(text: str) -> tuple[Line, ...]:
    """The lines of a text. A line feed alone ends one: official files hold other separators inside rules."""
    return number(enumerate(text.translate(_INVISIBLE).translate(_CONTROLS).split("\n"), 1))


def number(raw: Iterable[tuple[int, str]]) -> tuple[Line, ...]:
    """Lines from (number, text) pairs, blank ones counted as gaps."""
    lines = []
    gap = 0
    for n, text in raw:
        if words := text.split():
            lines.append(Line(n, " ".join(words), gap))
            gap = 0
        else:
            gap += 1
    return tuple(lines)


def ends(text: str) -> bool:
    """Whether a sentence, or a part of one that stands alone, ends with this line."""
    return _ENDS.search(text) is not None


def is_title(text: str, most: int = 80) -> bool:
    """Whether a line looks like a title: short, opening like one, and no sentence."""
    if not text or len(text) > most or _STOPS.search(text):
        return False
    return not text[0].islower() and not _ITEM.match(text)


def capitalised(text: str) -> bool:
    """Whether the words that carry a title, those of more than three letters, have capitals (at least one has)."""
    words = [word for word in re.findall(r"[^\W\d_]+", text) if len(word) > 3]
    return bool(words) and all(word[0].isupper() for word in words)


def glue(before: str, after: str) -> str:
    """One printed line and the next as running text; a word broken at its hyphen keeps it."""
    if before.endswith("-") and before[-2:-1].isalpha() and after[:1].isalpha():
        return before + after
    return f"{before} {after}"


def flow(lines: Iterable[str]) -> str:
    """The lines of one paragraph as running text."""
    whole = ""
    for line in lines:
        whole = glue(whole, line) if whole else line
    return whole


def prose(paragraphs: Sequence[str]) -> str:
    """Paragraphs as a unit's text: a blank line between them, none between the items of one list."""
    pieces: list[str] = []
    for before, paragraph in zip(("", *paragraphs), paragraphs, strict=False):
        same_list = _ITEM.match(before) and _ITEM.match(paragraph) and (before[0] == "-") == (paragraph[0] == "-")
        pieces += ["\n" if same_list else "\n\n", paragraph]
    return "".join(pieces[1:])


def broken(lines: Sequence[Line]) -> bool:
    """Whether the lines were broken to fit a page, so that a paragraph runs over several of them."""
    sizes = sorted(len(line.text) for line in lines)
    if len(sizes) < _FEW:
        return False
    wide = sizes[int(0.98 * (len(sizes) - 1))]
    if wide > _NARROW_PAGE:
        return False
    unfinished = sum(len(line.text) > 0.6 * wide and not ends(line.text) for line in lines)
    return unfinished >= 0.2 * len(lines)
