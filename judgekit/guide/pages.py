"""The other pages of the guide, read from their files: card text, decks, lessons; and the parts told as plain items."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from judgekit.editions import MAGIC, WOM
from judgekit.values import NamedTuple

HERE = Path(__file__).resolve().parent
_FILES = {
    ("caso", MAGIC): "caso.md",
    ("caso", WOM): "caso-wom.md",
    ("carte", MAGIC): "carte.md",
    ("carte", WOM): "carte-wom.md",
    ("mazzo", WOM): "mazzo.md",
    ("lezione", MAGIC): "lezione.md",
}
TOPICS = {
    "caso": "la lingua dei casi: il tavolo, le azioni, ciò che si attende",
    "carte": "la lingua del testo delle carte",
    "mazzo": "come si scrive un mazzo di Wizards of Mickey",
    "lezione": "come si scrive una lezione",
}
_PART = re.compile(r"^# (.*)$", re.MULTILINE)
_FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Part(NamedTuple):
    """A part of a page: its title, items («what», «about»), texts of cards, an example in full."""

    title: str
    items: tuple[tuple[str, str], ...]
    texts: tuple[str, ...] = ()  # examples of card text
    example: str = ""


class Page(NamedTuple):
    """A page of the guide."""

    about: str
    parts: tuple[Part, ...]

    def part(self, title: str) -> Part:
        return next(part for part in self.parts if part.title == title)


@cache
def page(topic: str, game: str = MAGIC) -> Page:
    """A page, of the game that has it."""
    name = _FILES.get((topic, game)) or next(name for (known, _), name in _FILES.items() if known == topic)
    text = (HERE / name).read_text(encoding="utf-8")
    marks = list(_PART.finditer(_without_blocks(text)))
    about = text[: marks[0].start()].strip()
    ends = [*(mark.start() for mark in marks[1:]), len(text)]
    parts = [(mark[1], text[mark.end() : end]) for mark, end in zip(marks, ends, strict=True)]
    return Page(about, tuple(_part(*part, items=topic != "carte" or n == 0) for n, part in enumerate(parts)))


def _without_blocks(text: str) -> str:
    """The text with what stands in blocks blotted out, so that it is not taken for headings."""
    return _FENCE.sub(lambda block: re.sub(r"[^\n]", " ", block[0]), text)


def _part(title: str, body: str, *, items: bool) -> Part:
    """A part; in the pages about card text all but the first hold texts of cards, which are told whole."""
    block = _FENCE.search(body)
    rows = [row for row in body[: block.start() if block else len(body)].split("\n") if row.startswith("- ")]
    texts = () if items else tuple(row[2:] for row in rows)
    return Part(title, tuple(map(_item, rows)) if items else (), texts, block[2] if block else "")


def _item(row: str) -> tuple[str, str]:
    """`- what: about`; what stands between « » may hold a colon."""
    depth = 0
    for at, char in enumerate(row):
        depth += {"«": 1, "»": -1}.get(char, 0)
        if char == ":" and depth == 0 and row[at + 1 : at + 2] == " ":
            return row[2:at], row[at + 2 :]
    return "", row[2:]
