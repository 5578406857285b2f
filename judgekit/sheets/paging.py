"""In which order questions stand: the easy ones first, and those of a level so that pages are well filled.

How high a question will be is only estimated, in lines; the order is the same in every format.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.writers import sheet_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.sheets.exercise import Question


_PAGE, _HEAD = 74.0, 7.0  # lines of a page, and of the head of the first
_LINE = 102  # characters of a line


def paged(questions: Iterable[Question]) -> list[Question]:
    """By level; within one, the highest that still has room on the page comes next."""
    levels: dict[int, list[Question]] = {}
    for question in questions:
        levels.setdefault(question.level, []).append(question)
    found: list[Question] = []
    room = _PAGE - _HEAD
    for level in sorted(levels):
        left = levels[level]
        while left:
            fitting = [one for one in left if height(one) <= room]
            room = room if fitting else _PAGE
            chosen = max(fitting or left, key=height)
            left.remove(chosen)
            found.append(chosen)
            room -= height(chosen)
    return found


def height(question: Question) -> float:
    """About how many lines a question takes."""
    lines = 3.4 + (_lines(question.prompt) if question.prompt else 0)
    table = 0.0
    if question.board is not None:
        spans = sheet_words.spans(question.board)
        table = 2.6 + sum(
            1.7 if span == 1 else 1.2 * max(1, -(-len(row[3]) // 72))
            for row, span in zip(question.board.rows, spans, strict=True)
        )
    beside = sheet_words.side_by_side(question)
    narrow = sum(-(-len(line) // 44) for line in question.script)
    script = (narrow if beside else _told(question.script)) + 1.4 * bool(question.script)
    lines += max(table, script) if beside else table + script
    lines += _told(question.account) + 1.4 * bool(question.account)
    lines += _lines(question.ask) + 0.8
    options = [_lines(text) + 0.4 for _, text in sheet_words.lettered(question)]
    lines += sum(options) / sheet_words.columns(question) + 1.55 * len(question.items)
    return lines + 1.6 * (question.form == "number")


def _told(lines: tuple[str, ...]) -> int:
    """Lines that numbered sentences take, in one column or in two."""
    return -(-len(lines) // 2) if sheet_words.abreast(lines) else sum(map(_lines, lines))


def _lines(text: str) -> int:
    return -(-len(text) // _LINE)
