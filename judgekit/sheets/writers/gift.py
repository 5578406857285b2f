"""GIFT, the plain text that Moodle imports: every sign that it reads as its own is escaped."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from judgekit.sheets.writers import html_file, sheet_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.sheets.exercise import Question, Sheet


_OWN = re.compile(r"([\\~=#{}:])")


def sheet(sheets: Sequence[Sheet]) -> bytes:
    return "\n".join(line for one in sheets for line in _sheet(one)).encode()


def plain(text: str) -> str:
    """A text that Moodle reads as it stands: its own signs escaped, on one line."""
    return _OWN.sub(r"\\\1", text).replace("\r", "").replace("\n", "\\n")


def _sheet(one: Sheet) -> Iterator[str]:
    yield f"// {sheet_words.heading(one)}"
    yield f"// {sheet_words.footer(one)}\n"
    yield f"$CATEGORY: judgekit/{sheet_words.heading(one).replace('/', ' ')}\n"
    for n, question in enumerate(one.questions, 1):
        tags = "".join(f" [tag:{tag}]" for tag in sheet_words.tags(one, question))
        yield f"// [id:judgekit-{question.identity}]{tags}"
        yield f"::{plain(name(one, n))}::[html]{plain(stem(question))}{{{_answers(question)}}}\n"


def name(one: Sheet, n: int) -> str:
    """The name of a question in Moodle's bank."""
    return f"{sheet_words.heading(one)} {n:02}"


def stem(question: Question) -> str:
    """What is asked, as HTML without line breaks."""
    parts = [f"<p>{escape(question.prompt)}</p>"] if question.prompt else []
    if question.board is not None:
        parts.append(html_file.board(sheet_words.lean(question.board)))
    parts += [html_file.numbered(question.script), html_file.numbered(question.account)]
    parts += [f"<p><b>{escape(question.ask)}</b></p>"] if question.ask else []
    return "".join(parts)


def feedback(question: Question) -> str:
    """What is told after answering."""
    return f"<p>{escape(sheet_words.right(question))}</p>{html_file.answer(question)}"


def _answers(question: Question) -> str:
    general = f"####{plain(feedback(question))}"
    if question.form == "order":
        rows = [f"={plain(escape(question.items[at]))} -> {n}" for n, at in enumerate(question.order, 1)]
        return _lines("", *rows, general)
    if question.form == "number":
        rows = [f"=%{100 if one.correct else 0}%{one.text}:0#{plain(escape(one.why))}" for one in question.options]
        return _lines("#", *rows, general)
    if question.kind == "true-false":
        true = next(option.text for option in question.options if option.correct) == "Vero"
        return f"{'TRUE' if true else 'FALSE'}{general}"
    rows = [
        f"{'=' if one.correct else '~'}{plain(escape(one.text))}#{plain(escape(one.why))}" for one in question.options
    ]
    return _lines("", *rows, general)


def _lines(*lines: str) -> str:
    return "\n".join(lines)
