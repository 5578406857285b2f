"""Making a sheet: its questions are searched, put in order, and bound with a head and the command that made them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.sheets.exercise import LETTERS, Sheet
from judgekit.sheets.kinds.source import Material
from judgekit.sheets.paging import paged
from judgekit.sheets.search import Search
from judgekit.sheets.wanted import TooFew, Wanted
from judgekit.sheets.workers import Workers
from judgekit.version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.sheets.exercise import Question
    from judgekit.sheets.plan import Plan
    from judgekit.texts.library import Corpus


__all__ = ["TooFew", "Wanted", "make"]


def make(wanted: Wanted, corpus: Corpus, progress: Callable[[int, int], None] | None = None) -> tuple[Sheet, ...]:
    """The sheet, or each of its variants: equal in kinds and levels, different in boards. Raises TooFew."""
    edition = wanted.ground.edition
    material = Material(corpus, edition, wanted.ground, words(edition).beside)
    known: set[tuple[object, ...]] = set()
    sheets: list[Sheet] = []
    plan: Plan | None = None
    with Workers(wanted, material) as workers:
        for n in range(wanted.variants):
            variant = LETTERS[n] if wanted.variants > 1 else ""
            told = None if progress is None else _counted(progress, n, wanted)
            search = Search(wanted, material, workers, variant, known, plan)
            questions = search.found(told)
            if len(questions) < wanted.questions and not (wanted.allow_fewer and questions):
                raise TooFew(
                    wanted,
                    sum(_is_wanted(one, wanted) for one in questions),
                    search.kinds() if wanted.kinds and not wanted.case else (),
                )
            plan = Counter((question.kind, question.level) for question in questions)
            placed = paged(questions)
            for place in wanted.replace if not variant else ():
                _replace(placed, place, wanted, material, workers, known)
            sheets.append(_sheet(wanted, placed, variant))
    return tuple(sheets)


def _is_wanted(question: Question, wanted: Wanted) -> bool:
    return wanted.level in (None, question.level)


def _counted(progress: Callable[[int, int], None], n: int, wanted: Wanted) -> Callable[[int], None]:
    """Progress over all variants."""
    return lambda done: progress(n * wanted.questions + done, wanted.variants * wanted.questions)


def _replace(
    questions: list[Question],
    place: int,
    wanted: Wanted,
    material: Material,
    workers: Workers,
    known: set[tuple[object, ...]],
) -> None:
    """Another question for one that somebody dislikes, of the same level, and of its kind if there is one."""
    if not 0 < place <= len(questions):
        raise TooFew(wanted, len(questions))
    old = questions[place - 1]
    others = {(one.source, one.point) for one in questions}
    one = wanted._replace(questions=1, allow_fewer=True)
    for kinds, level in (((old.kind,), old.level), (wanted.kinds, old.level), (wanted.kinds, wanted.level)):
        found = Search(
            one._replace(kinds=kinds, level=level), material, workers, f"al posto di {place}", known, None, others
        )
        new = found.found(None)
        if new:
            questions[place - 1] = new[0]
            return


def _one_line(text: str) -> str:
    """A text that every format can bear where it wants one line: what cannot be printed is a space."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _sheet(wanted: Wanted, questions: list[Question], variant: str) -> Sheet:
    named = tuple(one._replace(id=f"{variant}{n}") for n, one in enumerate(questions, 1))
    return Sheet(
        title=_one_line(wanted.title or wanted.ground.title),
        lesson=wanted.ground.name,
        edition=wanted.ground.edition,
        seed=wanted.seed,
        rebuild=_one_line(wanted.command),
        questions=named,
        variant=variant,
        course=_one_line(wanted.course),
        date=_one_line(wanted.date),
        version=__version__,
    )
