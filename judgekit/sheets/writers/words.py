"""The words that every format prints: heads, labels, the answer key's sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.italian.words import count, listed
from judgekit.sheets.model import KINDS, LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.sheets.model import Decisive, Question, Sheet

EDITIONS = {
    "classic": "Magic Classic (sesta e settima edizione)",
    "cr-2016": "Magic, regole complete 2016",
    "cr-2026": "Magic, regole complete 2026",
    "wom": "Wizards of Mickey GCC",
}
NAME, DATE, SCORE = "Nome", "Data", "Punteggio"
KEY = "Soluzioni"


def heading(sheet: Sheet) -> str:
    return f"{sheet.title} – variante {sheet.variant}" if sheet.variant else sheet.title


def under(sheet: Sheet) -> str:
    """The line under the title: course, date, edition, questions, points."""
    facts = (
        sheet.course,
        sheet.date,
        EDITIONS.get(sheet.edition, sheet.edition),
        questions(sheet),
        points(sheet.points),
    )
    return " · ".join(fact for fact in facts if fact)


def questions(sheet: Sheet) -> str:
    return count(len(sheet.questions), "domanda", "domande")


def points(number: int) -> str:
    return count(number, "punto", "punti")


def footer(sheet: Sheet) -> str:
    """From which the same sheet comes again."""
    return f"judgekit {sheet.version} · {sheet.rebuild}"


def label(question: Question) -> str:
    return f"{KINDS[question.kind]} · livello {question.level} · {points(question.points)}"


def lettered(question: Question) -> Iterator[tuple[str, str]]:
    """The options that are printed, each with its letter."""
    if question.form == "choice":
        for letter, option in zip(LETTERS, question.options, strict=False):
            yield letter, option.text


def right(question: Question) -> str:
    """The answer as the key gives it: with its letter, or the order, or the number."""
    if question.form == "order":
        return f"{question.answer} (i numeri delle righe nell’ordine giusto)"
    if question.form == "number":
        return question.answer
    letter = next(a for a, option in zip(LETTERS, question.options, strict=False) if option.correct)
    return f"{letter}. {question.answer}"


def mistakes(question: Question) -> Iterator[str]:
    """What the wrong answers come from: «Chi risponde B dimentica la 502.2b (…).», those of one reason together."""
    reasons: dict[tuple[str, bool], list[str]] = {}
    for letter, option in zip(LETTERS, question.options, strict=False):
        if not option.correct and option.why:
            said = option.text if question.form == "number" else letter
            reasons.setdefault((option.why, bool(option.ignores)), []).append(said)
    for (why, ignores), answers in reasons.items():
        yield f"Chi risponde {listed(answers)} {why}." if ignores else f"{listed(answers)}: {why}."


def rule(one: Decisive) -> str:
    """A decisive rule by number and title: «502.2b, Attacco improvviso»."""
    number = one.ref.partition(":")[2]
    return f"{number}, {one.title}" if one.title else number
