"""A quiz forgets nothing: what was got wrong comes back when it is due, broken off or not, alone or beside another."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from judgekit.quiz import schedule, sitting
from judgekit.quiz.marking import marked
from judgekit.quiz.store import Answer, Store
from judgekit.sheets.exercise import Option, Question, Table, from_plain, plain
from judgekit.sheets.ground import Ground

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

START = datetime(2026, 3, 1, 10, tzinfo=UTC)
ABOUT = Ground("combattimento", "Combattimento", "cr-2016")


def question(n: int, point: str = "cr-2016:509.1b") -> Question:
    table = Table("Turno di Anna", ("Chi", "Carta"), (("Anna", f"Orso {n}"),))
    options = (Option("Sì", correct=True), Option("No", ignores=point, why="crede altro", mistake="crede altro"))
    return Question("legal", 1, f"Domanda {n}", "cr-2016", options, "Sì", board=table, ask="Può?", point=point)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "quiz.db")


def begun(store: Store, number: int = 3, now: datetime = START) -> Any:
    return store.begin(ABOUT.name, ABOUT.edition, [question(n) for n in range(number)], now)


def test_a_question_is_kept_whole() -> None:
    order = question(1)._replace(kind="order", items=("a", "b"), order=(1, 0), asked=(("life", "Anna"),))
    assert from_plain(plain(order)) == order
    assert from_plain(plain(question(1))).identity == question(1).identity != question(2).identity


@pytest.mark.parametrize(
    ("form", "typed", "correct"),
    [
        ("choice", "a", True),
        ("choice", "B.", False),
        ("choice", "z", None),
        ("number", "12", True),
        ("number", "+12", True),
        ("number", "dodici", None),
        ("order", "2-1", True),
        ("order", "1 2", False),
        ("order", "2 2", None),
    ],
)
def test_what_is_typed_is_marked(form: str, typed: str, correct: bool | None) -> None:
    asked = {
        "choice": question(1),
        "number": question(1)._replace(kind="number", options=(Option("12", correct=True), Option("10"))),
        "order": question(1)._replace(items=("b", "a"), order=(1, 0)),
    }[form]
    found = marked(asked, typed)
    assert (None if found is None else found.correct) is correct


def test_what_was_got_wrong_is_due_in_minutes_and_what_was_right_later() -> None:
    pytest.importorskip("fsrs", reason="fsrs non è installato: judgekit[quiz]")
    wrong = schedule.next_time([Answer("x", START, correct=False)])
    right = schedule.next_time([Answer("x", START, correct=True)] * 2)
    assert timedelta(0) < wrong - START < timedelta(hours=1)
    assert right - START > timedelta(days=1)
    answers = {"bad": [Answer("bad", START, correct=False)], "good": [Answer("good", START, correct=True)] * 2}
    assert schedule.due(answers, START) == []
    assert schedule.due(answers, START + timedelta(hours=1)) == ["bad"]
    assert schedule.due(answers, START + timedelta(days=400)) == ["bad", "good"]


def test_a_round_that_is_left_is_taken_up_where_it_was(store: Store) -> None:
    there = begun(store)
    store.answer(there.number, there.left[0], "A", START, correct=True)
    assert store.take_up(ABOUT.name, ABOUT.edition, START) is None  # somebody is at it
    store.let_go(there.number)
    again = store.take_up(ABOUT.name, ABOUT.edition, START)
    assert again is not None
    assert (again.number, [one.prompt for one in again.left]) == (there.number, ["Domanda 1", "Domanda 2"])


def test_a_round_whose_quiz_died_is_nobodys_after_a_while(store: Store) -> None:
    there = begun(store)
    again = store.take_up(ABOUT.name, ABOUT.edition, START + timedelta(hours=4))
    assert again is not None
    assert again.number == there.number


def test_what_is_due_comes_first_in_the_next_round(store: Store, corpus: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("fsrs", reason="fsrs non è installato: judgekit[quiz]")
    there = begun(store)
    for one, correct in zip(there.left, (True, False, True), strict=True):
        store.answer(there.number, one, "A", START, correct=correct)
    monkeypatch.setattr(sitting, "_fresh", lambda *_: (question(8), question(9)))
    later = START + timedelta(minutes=30)
    found = sitting.begin(store, ABOUT, corpus, 3, lambda: later)
    assert not found.taken_up
    assert "Domanda 1" in [one.prompt for one in found.round.left][: found.again]
    assert [one.prompt for one in found.round.left][found.again :] == ["Domanda 8", "Domanda 9"]


def test_two_quizzes_at_once_lose_nothing(store: Store) -> None:
    one, two = begun(store, 40), begun(store, 40)

    def answer(there: Any) -> None:
        mine = Store(store.path)
        for each in there.left:
            mine.answer(there.number, each, "A", START, correct=True)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(answer, (one, two)))
    assert sum(map(len, store.answers(ABOUT.name, ABOUT.edition).values())) == 80


def test_rules_are_counted_the_worst_first(store: Store) -> None:
    those = [question(1, "cr-2016:702.9b"), question(2, "cr-2016:509.1b"), question(3, "cr-2016:509.1b")]
    there = store.begin(ABOUT.name, ABOUT.edition, those, START)
    for each, correct in zip(those, (True, True, False), strict=True):
        store.answer(there.number, each, "A", START, correct=correct)
    assert store.by_rule("combattimento") == (("cr-2016:509.1b", 2, 1), ("cr-2016:702.9b", 1, 1))
    assert store.by_rule("magie") == ()


def test_an_exam_has_its_time_and_its_mark(store: Store) -> None:
    there = begun(store, 4)
    clock = [START]
    exam = sitting.Exam(there, 40, lambda: clock[0], 70)
    right, wrong = (marked(there.left[0], letter) for letter in "ab")
    assert right is not None
    assert wrong is not None
    assert (exam.needed, exam.minutes_left) == (3, 40)
    assert [exam.take(there.left[n], right) for n in range(2)] == [True, True]
    clock[0] += timedelta(minutes=39, seconds=30)
    assert exam.minutes_left == 1
    assert exam.take(there.left[2], wrong)
    clock[0] += timedelta(minutes=1)
    assert not exam.take(there.left[3], right)
    assert (exam.over, exam.right, exam.passed, len(exam.wrong)) == (True, 2, False, 1)


def test_the_command_asks_answers_and_keeps(run: Callable[..., Any], tmp_path: Path) -> None:
    """Two answers and the end of what is typed: the third question waits for the next time."""
    pytest.importorskip("fsrs", reason="fsrs non è installato: judgekit[quiz]")
    env = {**os.environ, "JUDGEKIT_HOME": str(tmp_path), "JUDGEKIT_NOW": "2026-03-01T10:00"}
    args = [sys.executable, "-m", "judgekit", "quiz", "sfida-wom", "-n", "3"]
    typed = "zzz\nA\nw\nr\n\nA\n\n"
    first = subprocess.run(args, input=typed, capture_output=True, text=True, env=env, check=False)
    assert first.returncode == 0, first.stderr
    assert "3 domande" in first.stdout
    assert "aspetta" in first.stdout
    again = subprocess.run(args, input="q\n", capture_output=True, text=True, env=env, check=False)
    assert "riprendo il giro lasciato a metà" in again.stdout
    told = subprocess.run([*args[:4], "--stats"], capture_output=True, text=True, env=env, check=False)
    assert "wom:" in told.stdout or "%" in told.stdout
