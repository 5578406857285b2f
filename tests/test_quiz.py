"""A quiz forgets nothing: what was got wrong comes back when it is due, broken off or not, alone or beside another."""

from __future__ import annotations

import fcntl
import io
import os
import re
import select
import struct
import subprocess
import sys
import termios
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest

from judgekit.cli import quiz as cli
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
        ("choice", "(b)", False),
        ("choice", "si", True),
        ("choice", "NO", False),
        ("choice", "w", None),
        ("choice", "", None),
        ("choice", "ab", None),
        ("number", "12", True),
        ("number", "+12", True),
        ("number", "dodici", None),
        ("number", "12 e mezzo", None),
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
    typed = "zzz\nA\n1\nw\nr\n\nA\n1\n\n"  # a letter, or a number where that is asked for
    first = subprocess.run(args, input=typed, capture_output=True, text=True, env=env, check=False)
    assert first.returncode == 0, first.stderr
    assert "3 domande" in first.stdout
    assert "aspetta" in first.stdout
    again = subprocess.run(args, input="q\n", capture_output=True, text=True, env=env, check=False)
    assert "riprendo il giro lasciato a metà" in again.stdout
    told = subprocess.run([*args[:4], "--stats"], capture_output=True, text=True, env=env, check=False)
    assert "wom:" in told.stdout or "%" in told.stdout


# --- as somebody sees it ----------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home where a round of three waits to be taken up."""
    waiting = Store(tmp_path / "data" / "quiz.db")
    waiting.let_go(begun(waiting).number)
    return tmp_path


def set_size(terminal: int, columns: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))


def own_terminal() -> None:
    """Ctrl-C on it is for this process."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Screen:
    """A quiz in a terminal so many columns wide."""

    def __init__(self, home: Path, columns: int, *more: str) -> None:
        master, slave = os.openpty()
        set_size(slave, columns)
        env = {**os.environ, "JUDGEKIT_HOME": str(home), "JUDGEKIT_NOW": "2026-03-01T10:00", "TERM": "dumb"}
        env.pop("COLUMNS", None)
        command = [sys.executable, "-m", "judgekit", "quiz", "combattimento", *more]
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=own_terminal,  # noqa: PLW1509  (before the program begins, and without threads)
        )
        os.close(slave)
        self.master = master
        self.said, self.seen = "", 0

    def until(self, text: str) -> str:
        """What comes on the screen up to a text that has not been waited for yet, however its lines break."""
        wanted = re.compile(r"\s+".join(map(re.escape, text.split())))
        while (found := wanted.search(self.said, self.seen)) is None:
            if not select.select([self.master], [], [], 120)[0]:
                raise AssertionError(f"non viene «{text}»: {self.said}")
            self.said += os.read(self.master, 4096).decode(errors="replace").replace("\r", "")
        said, self.seen = self.said[self.seen : found.end()], found.end()
        return " ".join(said.split())

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        status = self.process.wait(60)
        os.close(self.master)
        return status


@pytest.mark.skipif(sys.platform == "win32", reason="serve un terminale di Unix")
def test_a_round_in_a_narrow_terminal_broken_off_and_taken_up(home: Path) -> None:
    screen = Screen(home, 40)
    shown = screen.until("Risposta (q per smettere):")
    assert "riprendo il giro" in shown
    for typed, said in (
        ("w\n", "Prima la risposta"),
        ("r\n", "Prima la risposta"),
        ("\n", "Serve una lettera fra A, B"),
        ("12\n", "Serve una lettera fra A, B"),
        ("\u00e8\n", "Serve una lettera fra A, B"),
        ("no\n", "No: "),
    ):
        screen.type(typed)
        screen.until(said)
        screen.until("smettere")
    screen.type("boh\n")
    screen.until("«boh» non è fra queste.")
    screen.until("smettere")
    screen.type("\n")
    screen.until("2/3")
    screen.until("Risposta (q per smettere):")
    screen.type("\x03")
    assert "aspettano 2 domande" in screen.until("Giuste 0 su 1.")
    assert screen.end() == 130
    assert [line for line in screen.said.split("\n") if len(line) > 40] == []
    again = Screen(home, 80)
    assert "2 domande su 3" in again.until("Risposta (q per smettere):")
    again.type("a\n")
    again.until("q per smettere")
    again.type("q\n")
    assert "aspetta una domanda" in again.until("Giuste 1 su 1.")
    assert again.end() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="serve un terminale di Unix")
def test_nobody_waits_longer_than_the_time_of_an_exam(monkeypatch: pytest.MonkeyPatch) -> None:
    master, slave = os.openpty()
    with os.fdopen(slave) as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        with pytest.raises(cli.TimeIsUp):
            cli._typed("Risposta:", monotonic() + 0.1)
        os.write(master, b"B\n")
        assert cli._typed("Risposta:", monotonic() + 30) == "B"
    os.close(master)


def sits(store: Store, monkeypatch: pytest.MonkeyPatch, typed: str, clock: list[datetime]) -> None:
    """An exam of four questions, forty minutes, three right answers; each look at the clock takes its next moment."""
    monkeypatch.setattr(sitting, "_fresh", lambda *_: tuple(question(n) for n in range(4)))
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setattr(cli, "now", lambda: clock.pop(0) if len(clock) > 1 else clock[0])
    cli._examine(store, ABOUT, None, 4, 40, 70)  # type: ignore[arg-type]


def test_an_exam_tells_nothing_before_its_end(
    store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sits(store, monkeypatch, "a\nw\nb\na\na\n", [START])
    said = capsys.readouterr().out
    before, after = said.split("Prova superata: 3 giuste su 4, ne servivano 3.")
    assert "crede altro" not in before
    assert "Prima la risposta" not in before  # w and r are not for an exam
    assert "risposta data: B" in after
    assert sum(map(len, store.answers(ABOUT.name, ABOUT.edition).values())) == 4


def test_what_comes_too_late_does_not_count(
    store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = [*[START] * 9, START + timedelta(minutes=41)]
    sits(store, monkeypatch, "a\na\na\na\n", clock)
    said = capsys.readouterr().out
    assert "Tempo scaduto." in said
    assert "Prova non superata" in said
    assert store.take_up(ABOUT.name, ABOUT.edition, START) is None  # an exam is not gone on with


def test_statistics_name_the_rules(run: Callable[..., Any], home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEKIT_HOME", str(home))
    kept = Store(home / "data" / "quiz.db")
    kept.answer(1, question(1), "A", START, correct=True)
    kept.answer(1, question(2), "B", START, correct=False)
    told = run("quiz", "combattimento", "--stats").out
    assert " 50%  1 su 2   cr-2016:509.1b " in told
    assert "In tutto 1 giusta su 2." in told
    assert run("quiz", "--json").json == [{"judgekit": 1, "point": "cr-2016:509.1b", "asked": 2, "right": 1}]
