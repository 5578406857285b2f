"""The words that every format prints: heads, labels, the answer key's sentences."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.render.italian.small_words import capital, count, listed, where
from judgekit.sheets.exercise import KINDS, LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.sheets.exercise import Decisive, Option, Question, Sheet, Table


IN_SEQUENCE = {"find-the-error"}  # kinds whose options are lines of an account, in its order
NUMERIC = ("F/C", "Potenza")  # columns of a board
TEXTS = ("Colore, costo, testo", "Testo")
_NAMES = 2  # the columns of a board that are always shown: whose, which
_EMPHASIS = re.compile(r"(?<!\w)\*([^*\n]+)\*(?!\w)")
NAME, DATE, SCORE = "Nome", "Data", "Punteggio"
KEY = "Soluzioni"
_HOW = "Una sola risposta è giusta. Ciò che le regole non permettono si annulla, e si passa alla riga seguente."
_OF_MAGIC = (
    " F/C: forza e costituzione stampate sulla carta, senza segnalini ed effetti. I permanenti sono {there} da prima di"
    " questo turno, elencati dal più vecchio al più recente; il grimorio è elencato dalla cima. Chi non è nominato"
    " passa la priorità."
)
_OF_WOM = " Sinistra e destra sono quelle del giocatore. Chi non è nominato non lancia altre Magie."
ACTIONS, SO_FAR, ANSWER = "Azioni", "Finora", "Risposta"
_WRAPPED, _WIDE_CELL, _WIDE_BOARD, _WIDE_LINE = 22, 66, 52, 84  # characters beside which nothing else fits on a page
_MANY_LINES, _HALF_LINE = 4, 56  # lines that stand in two columns, and characters of each
_SHORT, _HALF = 14, 40  # characters of options that stand in one row, or two abreast


def heading(sheet: Sheet) -> str:
    return f"{sheet.title} – variante {sheet.variant}" if sheet.variant else sheet.title


def how(sheet: Sheet) -> str:
    """How a sheet is to be answered, and how its boards are to be read."""
    boards = [question.board for question in sheet.questions if question.board is not None]
    conventions = {name: any(name in board.head for board in boards) for name in NUMERIC}
    there = where("battlefield", "", modern=words(sheet.edition).modern)
    return _HOW + "".join(
        said.format(there=there) for name, said in zip(NUMERIC, (_OF_MAGIC, _OF_WOM), strict=True) if conventions[name]
    )


def under(sheet: Sheet) -> str:
    """The line under the title: course, date, edition, questions, points."""
    facts = (
        sheet.course,
        sheet.date,
        words(sheet.edition).title,
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


def kind(question: Question) -> str:
    return f"{KINDS[question.kind]} · livello {question.level}"


def label(question: Question) -> str:
    return f"{kind(question)} · {points(question.points)}"


def columns(question: Question) -> int:
    """How many options fit in one row."""
    longest = max((len(text) for _, text in lettered(question)), default=0)
    if longest > _HALF or question.kind in IN_SEQUENCE:
        return 1
    return 2 if longest > _SHORT else max(3, len(question.options))


def side_by_side(question: Question) -> bool:
    """Whether there is room for the actions beside the board."""
    if question.board is None:
        return False
    table = lean(question.board)
    widths = [max(len(cell) for cell in cells) for cells in zip(*table.rows, strict=True)]
    return (
        sum(min(width, _WRAPPED) for width in widths[1:]) <= _WIDE_BOARD
        and max(widths[1:]) <= _WIDE_CELL
        and max(map(len, question.script), default=0) <= _WIDE_LINE
    )


def abreast(lines: tuple[str, ...]) -> bool:
    """Whether lines are told in two columns, the first half beside the second: there are many, and all are short."""
    return len(lines) >= _MANY_LINES and max(map(len, lines)) <= _HALF_LINE


def lean(table: Table) -> Table:
    """A board without the columns in which nothing stands."""
    kept = [n for n in range(len(table.head)) if n < _NAMES or any(row[n] for row in table.rows)]
    rows = tuple(tuple(row[n] for n in kept) for row in table.rows)
    return table._replace(head=tuple(table.head[n] for n in kept), rows=rows)


def spans(table: Table) -> tuple[int, ...]:
    """For each row over how many rows its first cell reaches; 0 where it lies under the one above."""
    first = [n for n, row in enumerate(table.rows) if row[0] or n == 0]
    ends = [*first[1:], len(table.rows)]
    reach = dict(zip(first, (end - n for n, end in zip(first, ends, strict=True)), strict=True))
    return tuple(reach.get(n, 0) for n in range(len(table.rows)))


def widest(table: Table) -> int:
    """The column that takes the room that is left: that of texts, or the last."""
    return next((n for n, name in enumerate(table.head) if name in TEXTS), len(table.head) - 1)


def alone(row: tuple[str, ...]) -> bool:
    """Whether a row says only what there is, in words: it may take all the columns."""
    return not any(row[_NAMES:]) and row[1].islower()


def tags(one: Sheet, question: Question) -> tuple[str, ...]:
    """By what a question can be found again: lesson, edition, level, kind, and the rule that it is about."""
    found = (one.lesson, one.edition, f"livello {question.level}", KINDS[question.kind], question.point)
    return tuple(tag for tag in found if tag)


def brief(question: Question) -> str:
    """The answer as one marks with: a letter, a number, an order."""
    return question.answer if question.form != "choice" else right(question).partition(".")[0]


def unmarked(text: str) -> str:
    """A text of the rules without its marks."""
    return _EMPHASIS.sub(r"\1", text)


def lettered(question: Question) -> Iterator[tuple[str, str]]:
    """The options that are printed, each with its letter."""
    if question.form == "choice":
        for letter, option in zip(LETTERS, question.options, strict=False):
            yield letter, option.text


def right(question: Question) -> str:
    """The answer as the key gives it: with its letter, or the order, or the number."""
    if question.form == "order":
        return f"{question.answer} (il posto di ogni riga, dalla prima all’ultima)"
    if question.form == "number":
        return question.answer
    letter = next(a for a, option in zip(LETTERS, question.options, strict=False) if option.correct)
    return f"{letter}. {question.answer}"


def steps(question: Question) -> tuple[str, ...]:
    """The steps of the replay that an answer is explained by: each ends with the rules that it follows."""
    return tuple(one for one in question.explanation if one.endswith("]"))


def notes(question: Question) -> tuple[str, ...]:
    """What is said of an answer before the replay is told."""
    return tuple(one for one in question.explanation if not one.endswith("]"))


def mistakes(question: Question) -> Iterator[str]:
    """What the wrong answers come from: «Chi risponde B dimentica la 502.2b (…).», those of one reason together."""
    reasons: dict[tuple[str, bool], list[str]] = {}
    for letter, option in zip(LETTERS, question.options, strict=False):
        if question.kind in IN_SEQUENCE:
            if option.correct:
                yield f"{capital(option.why)}."
        elif not option.correct and option.why and question.kind != "true-false":
            said = option.text if question.form == "number" else letter
            reasons.setdefault((option.why, bool(option.ignores)), []).append(said)
    for (why, ignores), answers in reasons.items():
        yield f"Chi risponde {listed(answers)} {why}." if ignores else f"{listed(answers)}: {why}."


def mistake(question: Question, chosen: Option | None) -> str:
    """Where a wrong answer that somebody has chosen comes from; "" where there is nothing to say of it."""
    if chosen is None or not chosen.why or question.kind == "true-false":
        return ""
    return f"Chi risponde così {chosen.why}." if chosen.ignores else f"{capital(chosen.why)}."


def exam(title: str, whole: int, minutes: int, needed: int) -> str:
    """What a mock exam is like, before it begins."""
    wants = "ne serve una giusta" if needed == 1 else f"ne servono {needed} giuste"
    return f"{title}: {count(whole, 'domanda', 'domande')}, {count(minutes, 'minuto', 'minuti')}; {wants}."


def rule(one: Decisive) -> str:
    """A decisive rule by number and title: «502.2b, Attacco improvviso»."""
    number = one.ref.partition(":")[2].replace("fase-", "fase ")
    if number.startswith("glossario/"):
        return f"Glossario, {one.title}"
    return f"{number}, {one.title}" if one.title else number
