"""When a question is due again: what was got wrong soon, what is known later and later (the library `fsrs`)."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from judgekit.errors import JudgekitError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from judgekit.quiz.store import Answer


_AGAIN = timedelta(minutes=10)  # the first time that a question comes back that was got wrong


class NoScheduler(JudgekitError):
    """The library that reckons when a question is due is not installed."""


def due(answers: Mapping[str, list[Answer]], now: datetime) -> list[str]:
    """The questions that are due, the longest overdue first."""
    moments = {question: next_time(those) for question, those in answers.items() if those}
    return sorted((one for one, moment in moments.items() if moment <= now), key=lambda one: (moments[one], one))


def next_time(answers: Iterable[Answer]) -> datetime:
    """When a question is due again that has been answered so. Raises NoScheduler."""
    try:
        from fsrs import Card, Rating, Scheduler
    except ModuleNotFoundError as error:
        raise NoScheduler("per il quiz serve fsrs: pip install 'judgekit[quiz]'") from error
    scheduler = Scheduler(learning_steps=(_AGAIN,), relearning_steps=(_AGAIN,), enable_fuzzing=False)
    card = Card(card_id=1)
    for one in answers:
        card, _ = scheduler.review_card(card, Rating.Good if one.correct else Rating.Again, one.at)
    found: datetime = card.due
    return found
