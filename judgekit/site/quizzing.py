"""The quiz in the browser: the rounds, the file and the schedule of `judgekit quiz`; the page hands in the clock."""

from __future__ import annotations

import base64
from datetime import datetime
from html import escape
from typing import TYPE_CHECKING

from judgekit.errors import JudgekitError
from judgekit.files import data_dir, write_whole
from judgekit.quiz import MOST_MINUTES, MOST_QUESTIONS, schedule, sitting
from judgekit.quiz.marking import asks_for, marked
from judgekit.quiz.sitting import Exam
from judgekit.quiz.store import Round, opened
from judgekit.refs import Ref
from judgekit.render.web.markup import ROOT, element, text
from judgekit.render.web.units import address
from judgekit.sheets import ground
from judgekit.sheets.writers import html_file, sheet_words
from judgekit.texts import find, home
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.quiz.marking import Marked
    from judgekit.quiz.store import Store
    from judgekit.sheets.exercise import Decisive, Question

_SHORT = 5  # questions of a round: each is searched for in the browser


def lessons(now: str) -> dict[str, object]:
    """The lessons, each with how many questions are due and how many have been answered."""
    corpus, store, moment = home.open_corpus(), opened(), _moment(now)
    told = []
    for unit in find.lessons(corpus):
        about = ground.of_lesson(corpus, unit.ref.path)
        answers = store.answers(about.name, about.edition)
        due = len(schedule.due(answers, moment))
        told.append({"name": about.name, "title": about.title, "due": due, "asked": len(answers)})
    return {"lessons": told, "body": _by_rule(store)}


def begin(lesson: str, now: str, number: int = _SHORT) -> dict[str, object]:
    """A round: the one that was left, else what is due, and new questions."""
    corpus, store, moment = home.open_corpus(), opened(), _moment(now)
    begun = sitting.begin(store, ground.of_lesson(corpus, lesson), corpus, number, lambda: moment)
    there = begun.round
    return {
        "round": there.number,
        "whole": there.whole,
        "again": begun.again,
        "taken_up": begun.taken_up,
        "questions": [{"id": one.identity, "form": one.form, "body": _question(one)} for one in there.left],
    }


def answer(number: int, identity: str, typed: str, now: str) -> dict[str, object]:
    """An answer, marked, kept for good, and explained."""
    store = opened()
    found = store.questions([identity])
    if not found:
        raise JudgekitError("questa domanda non c’è più: comincia un altro giro")
    question = found[0]
    given = marked(question, typed)
    if given is None:
        return {"error": f"Serve {asks_for(question)}."}
    store.answer(number, question, given.given, _moment(now), correct=given.correct)
    body = _explained(question, given)
    return {"correct": given.correct, "body": body, "case": question.scenario, "edition": question.edition}


def _explained(question: Question, given: Marked) -> str:
    """Whether an answer is right, what is, and why."""
    lead = "Giusto." if given.correct else f"No: {sheet_words.right(question)}"
    parts = [text("p", lead, "lead ok" if given.correct else "lead no")]
    if not given.correct and (said := sheet_words.mistake(question, given.option)):
        parts.append(text("p", said, "mistake"))
    parts += [_rule(one) for one in question.decisive]
    if question.explanation:
        parts.append(html_file.numbered(question.explanation, "steps-of"))
    return "".join(parts)


def let_go(number: int) -> dict[str, object]:
    """Nobody is answering a round any more; of an exam nothing is left to take up."""
    if _DESKS.pop(number, None) is not None:
        opened().give_up(number)
    opened().let_go(number)
    return {}


def take(told: str) -> dict[str, object]:
    """The answers of a file that was kept elsewhere, beside those that are here."""
    other = data_dir() / "import.db"
    try:
        write_whole(other, base64.b64decode(told))
        return {"new": opened().take(other)}
    finally:
        other.unlink(missing_ok=True)


def _moment(now: str) -> datetime:
    return datetime.fromisoformat(now)


# --- an exam: its time begins when somebody begins it, and it is gone with the page -----------------------------------


class _Wall:
    """The clock on the wall, as the page last told it."""

    def __init__(self, moment: datetime) -> None:
        self.moment = moment

    def __call__(self) -> datetime:
        return self.moment


class _Desk(NamedTuple):
    """Where somebody sits an exam."""

    round: Round
    minutes: int
    mark: int
    wall: _Wall
    test: Exam


_DESKS: dict[int, _Desk] = {}  # by the number of the round


def _seated(there: Round, minutes: int, mark: int, now: str) -> _Desk:
    wall = _Wall(_moment(now))
    _DESKS[there.number] = _Desk(there, minutes, mark, wall, Exam(there, minutes, wall, mark))
    return _DESKS[there.number]


def _desk(number: int) -> _Desk:
    if number not in _DESKS:
        raise JudgekitError("questa prova non c’è più: preparane un’altra")
    return _DESKS[number]


def exam(lesson: str, now: str, number: int, minutes: int, mark: int) -> dict[str, object]:
    """A mock exam, ready to be begun: as many new questions as there are, up to `number`."""
    if not (1 <= number <= MOST_QUESTIONS and 1 <= minutes <= MOST_MINUTES and 1 <= mark <= 100):
        bounds = f"da 1 a {MOST_QUESTIONS} domande, da 1 a {MOST_MINUTES} minuti"
        raise JudgekitError(f"servono {bounds}, da 1 a 100 risposte su cento")
    corpus, moment = home.open_corpus(), _moment(now)
    about = ground.of_lesson(corpus, lesson)
    there = sitting.examined(opened(), about, corpus, number, lambda: moment)
    needed = _seated(there, minutes, mark, now).test.needed
    said = sheet_words.exam(about.title, there.whole, minutes, needed)
    questions = [{"id": one.identity, "body": _question(one)} for one in there.left]
    return {"round": there.number, "whole": there.whole, "said": said, "questions": questions}


def exam_start(number: int, now: str) -> dict[str, object]:
    """From now on the time runs."""
    desk = _desk(number)
    return {"seconds": _seated(desk.round, desk.minutes, desk.mark, now).test.seconds_left}


def exam_answer(number: int, identity: str, typed: str, now: str) -> dict[str, object]:
    """An answer, kept where it comes in time; whether it did, and nothing else."""
    desk = _desk(number)
    desk.wall.moment = _moment(now)
    question = next((one for one in desk.round.left if one.identity == identity), None)
    if question is None:
        raise JudgekitError("questa domanda non è della prova")
    given = marked(question, typed)
    if given is None:
        return {"error": f"Serve {asks_for(question)}."}
    taken = desk.test.take(question, given)
    if taken:
        opened().answer(number, question, given.given, desk.wall.moment, correct=given.correct)
    return {"taken": taken}


def exam_end(number: int) -> dict[str, object]:
    """How it went: the verdict, and each mistake explained."""
    desk = _desk(number)
    opened().give_up(number)
    del _DESKS[number]
    test = desk.test
    said = f"Prova {'superata' if test.passed else 'non superata'}: risposte giuste {test.right} su {desk.round.whole}"
    parts = [text("p", f"{said}, necessarie {test.needed}.", "lead ok" if test.passed else "lead no")]
    for question, given in test.wrong:
        asked = _question(question, asking=False) + text("p", question.ask, "ask")
        parts.append(
            f"<section>{asked}{text('p', f'Risposta data: {given.given}')}{_explained(question, given)}</section>"
        )
    return {"passed": test.passed, "body": "".join(parts)}


# --- on the page ------------------------------------------------------------------------------------------------------


def _question(one: Question, *, asking: bool = True) -> str:
    parts = [text("p", sheet_words.kind(one), "dim")]
    parts += [text("p", one.prompt)] if one.prompt else []
    if one.board is not None:
        parts.append(element("div", html_file.board(sheet_words.lean(one.board)), "sheet", tabindex="0"))
    for title, lines in ((sheet_words.ACTIONS, one.script), (sheet_words.SO_FAR, one.account)):
        parts += [text("p", title, "dim"), html_file.numbered(lines)] if lines else []
    parts += [html_file.numbered(one.items)] if one.items else []
    parts += [element("fieldset", _choices(one), "choices")] if asking else []
    return "".join(parts)


def _choices(one: Question) -> str:
    legend = text("legend", one.ask or "La risposta", "ask")
    if one.form == "choice":
        rows = (
            f'<label><input type="radio" name="answer" value="{letter}"> <span>{letter}. {escape(said)}</span></label>'
            for letter, said in sheet_words.lettered(one)
        )
        return legend + "".join(rows)
    kind = ' inputmode="numeric"' if one.form == "number" else ""
    return f'{legend}<label>{escape(asks_for(one))} <input name="answer" autocomplete="off"{kind}></label>'


def _rule(one: Decisive) -> str:
    ref = Ref.parse(one.ref)
    link = element("a", escape(sheet_words.rule(one)), href=ROOT + address(ref))
    without = f" {text('em', f'({one.without})')}" if one.without else ""
    return f"<p><strong>{link}</strong>: {escape(sheet_words.unmarked(one.text))}{without}</p>"


def _by_rule(store: Store) -> str:
    """How it went, rule by rule, the worst first."""
    found = store.by_rule()
    if not found:
        return text("p", "Ancora nessuna risposta.", "dim")
    rows = "".join(
        f"<tr><td>{element('a', escape(one.point), href=ROOT + address(Ref.parse(one.point)))}</td>"
        f"<td>{one.right} su {one.asked}</td><td>{round(100 * one.right / one.asked)}</td></tr>"
        for one in found
    )
    return (
        f"<table><thead><tr><th>Regola</th><th>Giuste</th><th>Su cento</th></tr></thead><tbody>{rows}</tbody></table>"
    )


ANSWERS: dict[str, Callable[..., dict[str, object]]] = {
    "quiz_lessons": lessons,
    "quiz_begin": begin,
    "quiz_answer": answer,
    "quiz_let_go": let_go,
    "quiz_take": take,
    "quiz_exam": exam,
    "quiz_exam_start": exam_start,
    "quiz_exam_answer": exam_answer,
    "quiz_exam_end": exam_end,
}
