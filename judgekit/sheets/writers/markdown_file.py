"""Markdown: reads well as it stands, and on any Git host."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.sheets.writers import sheet_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.sheets.exercise import Question, Sheet, Table


_MARKS = re.compile(r"([\\`*_\[\]<>|#])")


def sheet(sheets: Sequence[Sheet]) -> bytes:
    return "\n".join(line for one in sheets for line in _sheet(one)).encode()


def key(sheets: Sequence[Sheet]) -> bytes:
    return "\n".join(line for one in sheets for line in _key(one)).encode()


def plain(text: str) -> str:
    """A text in which nothing is a mark."""
    return _MARKS.sub(r"\\\1", text)


def _sheet(one: Sheet) -> Iterator[str]:
    yield f"# {plain(sheet_words.heading(one))}\n"
    yield f"{plain(sheet_words.under(one))}\n"
    yield f"{sheet_words.NAME}: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_ {sheet_words.DATE}: "
    yield f"\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_ {sheet_words.SCORE}: \\_\\_\\_\\_ / {one.points}\n"
    yield f"*{sheet_words.how(one)}*\n"
    for n, question in enumerate(one.questions, 1):
        yield from _question(n, question)
    yield f"---\n\n`{sheet_words.footer(one)}`\n"


def _question(n: int, question: Question) -> Iterator[str]:
    yield f"## {n}. {sheet_words.label(question)}\n"
    if question.prompt:
        yield f"{plain(question.prompt)}\n"
    if question.board is not None:
        yield from board(sheet_words.lean(question.board))
    if question.script:
        yield f"{sheet_words.ACTIONS}:\n"
        yield from (f"{k}. {plain(line)}" for k, line in enumerate(question.script, 1))
        yield ""
    if question.account:
        yield f"{sheet_words.SO_FAR}:\n"
        yield from (f"{k}. {plain(line)}" for k, line in enumerate(question.account, 1))
        yield ""
    if question.ask:
        yield f"**{plain(question.ask)}**\n"
    yield from (f"- ☐ {letter}. {plain(text)}" for letter, text in sheet_words.lettered(question))
    yield from (f"- \\_\\_\\_ {k}. {plain(text)}" for k, text in enumerate(question.items, 1))
    if question.form == "number":
        yield f"{sheet_words.ANSWER}: \\_\\_\\_\\_\\_\\_"
    yield ""


def board(table: Table) -> Iterator[str]:
    yield f"*{plain(table.moment)}*\n"
    yield f"| {' | '.join(table.head)} |"
    yield f"|{' --- |' * len(table.head)}"
    yield from (f"| {' | '.join(map(plain, row))} |" for row in table.rows)
    yield ""


def _key(one: Sheet) -> Iterator[str]:
    yield f"# {sheet_words.KEY}: {plain(sheet_words.heading(one))}\n"
    yield f"{plain(sheet_words.under(one))}\n"
    brief = (f"{n}. **{plain(sheet_words.brief(question))}**" for n, question in enumerate(one.questions, 1))
    yield " · ".join(brief) + "\n"
    for n, question in enumerate(one.questions, 1):
        yield f"## {n}. {plain(sheet_words.right(question))}\n"
        yield f"{sheet_words.label(question)}\n"
        for rule in question.decisive:
            without = f" *({plain(rule.without)})*" if rule.without else ""
            yield f"- **{plain(sheet_words.rule(rule))}**: {plain(sheet_words.unmarked(rule.text))}{without}"
        yield from (f"- {plain(one)}" for one in (*sheet_words.notes(question), *sheet_words.mistakes(question)))
        yield ""
        yield from (f"{k}. {plain(step)}" for k, step in enumerate(sheet_words.steps(question), 1))
        yield ""
    yield f"---\n\n`{sheet_words.footer(one)}`\n"
