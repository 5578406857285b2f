"""A deck for Anki: the question in front, the answer with its rules behind.

Ids follow from what is asked alone: a second deck of the same lesson adds its questions to the first and doubles none.
"""

from __future__ import annotations

import io
import tempfile
import zipfile
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import genanki

from judgekit.sheets.writers import sheet_words
from judgekit.sheets.writers.gift import feedback, stem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.sheets.exercise import Question, Sheet


_MODEL = 1_607_392_319  # the kind of note: always the same, so that decks share it
_EPOCH = 1_000_000_000.0
_OLDEST = (1980, 1, 1, 0, 0, 0)
_STYLE = """.card { font-family: Georgia, serif; font-size: 18px; text-align: left; }
table { border-collapse: collapse; font-size: 15px; } th, td { border: 1px solid #888; padding: 2px 6px; }"""


def sheet(sheets: Sequence[Sheet]) -> bytes:
    model = genanki.Model(
        _MODEL,
        "judgekit",
        fields=[{"name": "Domanda"}, {"name": "Risposta"}],
        templates=[{"name": "Carta", "qfmt": "{{Domanda}}", "afmt": "{{FrontSide}}<hr id=answer>{{Risposta}}"}],
        css=_STYLE,
    )
    return _packed([_deck(one, model) for one in sheets])


def _deck(one: Sheet, model: genanki.Model) -> genanki.Deck:
    deck = genanki.Deck(_number(one.lesson or one.title, one.edition), f"judgekit::{one.title}")
    for question in one.questions:
        front = stem(question) + _options(question)
        note = genanki.Note(
            model,
            [front, feedback(question)],
            tags=[tag.replace(" ", "-") for tag in sheet_words.tags(one, question)],
        )
        note.guid = genanki.guid_for(question.identity)
        deck.add_note(note)
    return deck


def _options(question: Question) -> str:
    rows = [f"{letter}. {escape(text)}" for letter, text in sheet_words.lettered(question)]
    rows += [f"{n}. {escape(text)}" for n, text in enumerate(question.items, 1)]
    return "<br>".join(rows)


def _number(*words_: str) -> int:
    return int.from_bytes(sha256("/".join(words_).encode()).digest()[:4], "big") | 1 << 30


def _packed(decks: list[genanki.Deck]) -> bytes:
    """The package with no clock in it: the same notes are the same file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "mazzo.apkg"
        genanki.Package(decks).write_to_file(str(file), timestamp=_EPOCH)
        made = io.BytesIO()
        with zipfile.ZipFile(file) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
            for name in sorted(old.namelist()):
                new.writestr(zipfile.ZipInfo(name, _OLDEST), old.read(name), zipfile.ZIP_DEFLATED)
    return made.getvalue()
