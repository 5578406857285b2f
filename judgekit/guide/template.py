"""A case to fill in, with every part commented: what `judgekit new` writes."""

from __future__ import annotations

from pathlib import Path

from judgekit.editions import MAGIC, WOM

HERE = Path(__file__).resolve().parent
_FILES = {MAGIC: "nuovo.md", WOM: "nuovo-wom.md"}
_USUAL = {MAGIC: ("cr-2026",), WOM: ("wom",)}


def template(title: str, game: str = MAGIC, editions: tuple[str, ...] = ()) -> str:
    """A whole case of a game that plays as it stands."""
    text = (HERE / _FILES[game]).read_text(encoding="utf-8")
    return text.replace("@TITOLO@", _quoted(title), 1).replace("@EDIZIONI@", ", ".join(editions or _USUAL[game]), 1)


def _quoted(title: str) -> str:
    """A title as the head of a file takes it."""
    plain = not any(mark in title for mark in ":#{}[]\"'&*!|>%@`\n") and title.strip() == title
    return title if plain else "'" + " ".join(title.split()).replace("'", "''") + "'"
