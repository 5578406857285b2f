"""What somebody has been asked and has answered: one file of the user's, written answer by answer.

Only what happened is kept: questions, answers, rounds. When a question is due follows from its answers, so that two
quizzes at once, or one that is broken off, lose nothing: each answer is one transaction, and nothing is overwritten.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from judgekit.errors import Unreadable
from judgekit.files import data_dir, reason_of_base, unwritable
from judgekit.sheets.exercise import from_plain, plain
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from judgekit.sheets.exercise import Question


FILE = "quiz.db"
_PATIENCE = 30.0  # seconds that one quiz waits while another writes
_STALE = timedelta(hours=3)  # a round that nobody has answered for so long is nobody's
_NOT_OURS = (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError)  # rows that nobody wrote so
_SCHEMA = """
create table if not exists questions (id text primary key, lesson text, edition text, point text, body text);
create table if not exists answers
    (n integer primary key, question text, at text, correct integer, round integer, given text);
create table if not exists rounds
    (n integer primary key, lesson text, edition text, begun text, held text, questions text);
create index if not exists by_question on answers (question);
create index if not exists by_round on answers (round);
"""


class Answer(NamedTuple):
    """An answer: to which question, when, and whether it was right."""

    question: str
    at: datetime
    correct: bool


class Round(NamedTuple):
    """A round that has been begun: its number, and the questions that are left of it."""

    number: int
    left: tuple[Question, ...]
    whole: int


class OfRule(NamedTuple):
    """How often a rule has been asked after, and how often rightly answered."""

    point: str
    asked: int
    right: int


class Store:
    """The file, opened; each call is a transaction of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(path.parent, error) from error
        with self._open() as base:
            base.executescript(_SCHEMA)

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(sqlite3.connect(self.path, timeout=_PATIENCE, isolation_level=None)) as base:
                base.execute("pragma synchronous = full")
                yield base
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise Unreadable(f"{self.path}: {_why(error)}") from error

    @contextmanager
    def _understanding(self) -> Iterator[None]:
        """Rows are read that somebody else may have written."""
        try:
            yield
        except _NOT_OURS as error:
            raise Unreadable(f"{self.path}: {_why(error)}") from error

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """All or nothing, and nobody else writes meanwhile."""
        with self._open() as base:
            base.execute("begin immediate")
            try:
                yield base
            except BaseException:
                if base.in_transaction:  # where there is no space it is undone already
                    base.execute("rollback")
                raise
            base.execute("commit")

    # --- questions and answers

    def begin(self, lesson: str, edition: str, questions: Iterable[Question], now: datetime) -> Round:
        """A new round of these questions, held by who begins it."""
        those = tuple(questions)
        with self._writing() as base:
            rows = [(one.identity, lesson, edition, one.point, json.dumps(plain(one))) for one in those]
            base.executemany("insert or ignore into questions values (?, ?, ?, ?, ?)", rows)
            ids = json.dumps([one.identity for one in those])
            row = (lesson, edition, _said(now), _said(now), ids)
            done = base.execute("insert into rounds (lesson, edition, begun, held, questions) values (?,?,?,?,?)", row)
            return Round(done.lastrowid or 0, those, len(those))

    def answer(self, number: int, question: Question, given: str, now: datetime, *, correct: bool) -> None:
        """An answer, for good."""
        with self._writing() as base:
            row = (question.identity, _said(now), int(correct), number, given)
            base.execute("insert into answers (question, at, correct, round, given) values (?, ?, ?, ?, ?)", row)
            base.execute("update rounds set held = ? where n = ?", (_said(now), number))

    def answers(self, lesson: str, edition: str) -> dict[str, list[Answer]]:
        """All answers to the questions of a lesson, question by question, in their order."""
        with self._open() as base:
            rows = base.execute(
                "select a.question, a.at, a.correct from answers a join questions q on q.id = a.question"
                " where q.lesson = ? and q.edition = ? order by a.at, a.n",
                (lesson, edition),
            ).fetchall()
        found: dict[str, list[Answer]] = {}
        with self._understanding():
            for question, at, correct in rows:
                found.setdefault(question, []).append(Answer(question, datetime.fromisoformat(at), bool(correct)))
        return found

    def questions(self, ids: Iterable[str]) -> tuple[Question, ...]:
        """Questions that have been asked before."""
        asked = [one.encode(errors="replace").decode() for one in ids]  # half a letter is the name of no question
        with self._open() as base:
            found = [base.execute("select body from questions where id = ?", (one,)).fetchone() for one in asked]
        with self._understanding():
            return tuple(from_plain(json.loads(row[0])) for row in found if row is not None)

    # --- rounds

    def take_up(self, lesson: str, edition: str, now: datetime) -> Round | None:
        """The last round of a lesson that was left in the middle and that nobody else is answering just now."""
        with self._understanding(), self._writing() as base:
            rows = base.execute(
                "select n, held, questions from rounds where lesson = ? and edition = ? order by n desc",
                (lesson, edition),
            ).fetchall()
            for number, held, ids in rows:
                given = {row[0] for row in base.execute("select question from answers where round = ?", (number,))}
                every = json.loads(ids)
                left = [one for one in every if one not in given]
                if left and (not held or now - datetime.fromisoformat(held) > _STALE):
                    base.execute("update rounds set held = ? where n = ?", (_said(now), number))
                    break
            else:
                return None
        return Round(number, self.questions(left), len(every))

    def let_go(self, number: int) -> None:
        """Nobody is answering a round any more; whoever wants may take it up."""
        with self._writing() as base:
            base.execute("update rounds set held = '' where n = ?", (number,))

    def give_up(self, number: int) -> None:
        """What is left of a round is not asked any more."""
        with self._writing() as base:
            base.execute("update rounds set questions = '[]' where n = ?", (number,))

    def take(self, other: Path) -> int:
        """The answers of another such file that are not here yet; how many. Raises Unreadable where it is none."""
        try:
            with closing(sqlite3.connect(other)) as theirs:
                questions = theirs.execute("select id, lesson, edition, point, body from questions").fetchall()
                answers = theirs.execute("select question, at, correct, given from answers order by n").fetchall()
            for row in questions:
                from_plain(json.loads(row[4]))
            for _, at, _, _ in answers:
                datetime.fromisoformat(at)
        except (sqlite3.Error, *_NOT_OURS) as error:
            raise Unreadable(f"{other.name}: non sono risposte di un quiz ({_why(error)})") from error
        with self._writing() as base:
            base.executemany("insert or ignore into questions values (?, ?, ?, ?, ?)", questions)
            known = set(base.execute("select question, at from answers"))
            new = [row for row in answers if (row[0], row[1]) not in known]
            base.executemany("insert into answers (question, at, correct, round, given) values (?, ?, ?, 0, ?)", new)
        return len(new)

    def begun(self) -> int:
        """How many rounds there have been."""
        with self._open() as base:
            return int(base.execute("select count(*) from rounds").fetchone()[0])

    def by_rule(self, lesson: str = "") -> tuple[OfRule, ...]:
        """What has been answered, rule by rule: the worst first."""
        with self._open() as base:
            rows = base.execute(
                "select q.point, count(*), sum(a.correct) from answers a join questions q on q.id = a.question"
                " where ? in ('', q.lesson) and q.point != '' group by q.point",
                (lesson,),
            ).fetchall()
        found = [OfRule(point, asked, right) for point, asked, right in rows]
        with self._understanding():
            return tuple(sorted(found, key=lambda one: (one.right / one.asked, -one.asked, one.point)))


def _said(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat()


def _why(error: Exception) -> str:
    """What is the matter with such a file, for people."""
    return reason_of_base(error) or "il file è danneggiato, o non è di un quiz: spostalo altrove, e se ne fa uno nuovo"


def opened() -> Store:
    """The user's own."""
    return Store(data_dir() / FILE)
