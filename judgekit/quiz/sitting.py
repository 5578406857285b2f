"""A round and an exam: which questions, in which order, and how it went. The clock is handed in."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from judgekit.quiz import schedule
from judgekit.sheets.sheet import Wanted, make
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from judgekit.quiz.marking import Marked
    from judgekit.quiz.store import Round, Store
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.ground import Ground
    from judgekit.texts.library import Corpus

    Clock = Callable[[], datetime]

PASS = 70  # of a hundred


class Begun(NamedTuple):
    """A round to be answered: whether it was taken up, and how many of its questions come back."""

    round: Round
    taken_up: bool = False
    again: int = 0


def begin(store: Store, about: Ground, corpus: Corpus, number: int, clock: Clock) -> Begun:
    """The round that was left in the middle; else what is due, and new questions for what is left. Raises TooFew."""
    now = clock()
    left = store.take_up(about.name, about.edition, now)
    if left is not None:
        return Begun(left, taken_up=True)
    due = schedule.due(store.answers(about.name, about.edition), now)[:number]
    old = store.questions(due)
    known = {one.identity for one in old}
    new = _fresh(store, about, corpus, number - len(old))
    those = (*old, *(one for one in new if one.identity not in known))
    return Begun(store.begin(about.name, about.edition, those, now), again=len(old))


def _fresh(store: Store, about: Ground, corpus: Corpus, number: int) -> tuple[Question, ...]:
    """Questions that have not been asked: each round draws from a seed of its own."""
    if number <= 0:
        return ()
    return make(Wanted(about, number, seed=store.begun() + 1, allow_fewer=True), corpus)[0].questions


class Exam:
    """A mock exam: so many questions, so many minutes, and nothing told before the end."""

    def __init__(self, round_: Round, minutes: int, clock: Clock, mark: int = PASS) -> None:
        self._round = round_
        self._clock = clock
        self._ends = clock() + timedelta(minutes=minutes)
        self._mark = mark
        self.given: list[tuple[Question, Marked]] = []

    @property
    def minutes_left(self) -> int:
        """Whole minutes, begun ones counted; 0 when the time is up."""
        return int(-(-self.seconds_left // 60))

    @property
    def seconds_left(self) -> float:
        """0 when the time is up."""
        return max(0.0, (self._ends - self._clock()).total_seconds())

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return self._clock() >= self._ends

    def take(self, question: Question, answer: Marked) -> bool:
        """An answer; it counts where it comes in time."""
        if self.over:
            return False
        self.given.append((question, answer))
        return True

    @property
    def right(self) -> int:
        return sum(answer.correct for _, answer in self.given)

    @property
    def needed(self) -> int:
        """How many right answers it takes to pass."""
        return -(-self._round.whole * self._mark // 100)

    @property
    def passed(self) -> bool:
        return self.right >= self.needed

    @property
    def wrong(self) -> list[tuple[Question, Marked]]:
        return [(question, answer) for question, answer in self.given if not answer.correct]


def examined(store: Store, about: Ground, corpus: Corpus, number: int, clock: Clock) -> Round:
    """New questions alone, whatever is due."""
    return store.begin(about.name, about.edition, _fresh(store, about, corpus, number), clock())
