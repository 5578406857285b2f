"""What somebody typed, as an answer: a letter, a number, an order; and whether it is right."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.refs import fold
from judgekit.sheets.exercise import LETTERS
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.sheets.exercise import Option, Question

_LONGEST = 3  # digits of the number of a row


class Marked(NamedTuple):
    """An answer as it was understood, whether it is right, and the option that was chosen."""

    given: str
    correct: bool
    option: Option | None = None


def marked(question: Question, typed: str) -> Marked | None:
    """None where what was typed answers nothing."""
    return {"choice": _chosen, "number": _number, "order": _order}[question.form](question, typed.strip())


def asks_for(question: Question) -> str:
    """What is to be typed, said in a prompt."""
    if question.form == "number":
        return "un numero"
    if question.form == "order":
        return "il posto di ogni riga, dalla prima all’ultima, per esempio " + "-".join(
            str(n) for n in range(1, len(question.items) + 1)
        )
    return "una lettera fra " + ", ".join(LETTERS[: len(question.options)])


def _chosen(question: Question, typed: str) -> Marked | None:
    """By its letter; or by its words, «sì», «falso»."""
    letters = LETTERS[: len(question.options)]
    letter = typed.strip(".)( ").upper()
    if len(letter) != 1 or letter not in letters:
        said = [n for n, one in enumerate(question.options) if fold(one.text) == fold(typed)]
        if len(said) != 1:
            return None
        letter = letters[said[0]]
    option = question.options[LETTERS.index(letter)]
    return Marked(letter, option.correct, option)


def _number(question: Question, typed: str) -> Marked | None:
    typed = typed.replace("−", "-")
    if not re.fullmatch(r"[+-]?\d{1,6}", typed):
        return None
    given = str(int(typed))
    option = next((one for one in question.options if one.text == given), None)
    return Marked(given, option is not None and option.correct, option)


def _order(question: Question, typed: str) -> Marked | None:
    told = re.findall(r"\d+", typed)
    numbers = [int(one) for one in told if len(one) <= _LONGEST]
    if len(numbers) < len(told) or sorted(numbers) != list(range(1, len(question.items) + 1)):
        return None
    return Marked("-".join(map(str, numbers)), [numbers[at] for at in question.order] == sorted(numbers))
