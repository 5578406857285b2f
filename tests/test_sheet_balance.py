"""Sheets give nothing away by their balance: the rules asked, the place of the right option, how often yes is right."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING

import pytest
from cases import texts

from judgekit.sheets import ground
from judgekit.sheets.sheet import Wanted, make

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from judgekit.sheets.exercise import Question, Sheet

pytestmark = pytest.mark.slow
SHEETS = 10
MOST_OF_A_KIND, MOST_OF_A_RULE, FEWEST_NAMED = 0.25, 0.10, 0.85
YES = (0.40, 0.60)
BELIEVED = {"outcome", "number", "editions", "legal", "which-rule", "next"}  # whose wrong options somebody thinks of
CHOSEN = {"outcome", "editions", "which-rule", "next"}  # whose options stand in an order of chance
CHANCE = 3  # standard deviations


def place(question: Question) -> int:
    return next(n for n, option in enumerate(question.options) if option.correct)


def faults(sheets: Sequence[Sheet]) -> Iterator[str]:
    """What the balance of sheets gives away, by name."""
    every = [question for sheet in sheets for question in sheet.questions]
    if max(Counter(one.kind for one in every).values()) > MOST_OF_A_KIND * len(every):
        yield "kind"
    points = Counter(one.point for one in every if one.point)
    if max(points.values()) > MOST_OF_A_RULE * len(every):
        yield "rule"
    asked = [one for one in every if one.kind == "legal"]
    yes = sum(one.answer == "Sì" for one in asked)
    slack = len(sheets) / 2  # of so few a question more or less on a sheet is no bias
    if not YES[0] * len(asked) - slack <= yes <= YES[1] * len(asked) + slack:
        yield "yes"
    wrong = [option for one in every if one.kind in BELIEVED for option in one.options if not option.correct]
    if sum(bool(option.mistake) for option in wrong) < FEWEST_NAMED * len(wrong):
        yield "mistakes"
    if any(
        many > 1 for sheet in sheets for many in Counter((one.source, one.point) for one in sheet.questions).values()
    ):
        yield "twins"
    for size in (3, 4):
        there = Counter(place(one) for one in every if one.kind in CHOSEN and len(one.options) == size)
        whole, even = there.total(), 1 / size
        spread = CHANCE * sqrt(whole * even * (1 - even))
        if any(abs(there[n] - whole * even) > spread for n in range(size)):
            yield f"place of {size}"
    chosen = [one for one in every if one.kind in CHOSEN and len(one.options) > 1]
    by_chance = [1 / len(one.options) for one in chosen]
    slack = CHANCE * sqrt(sum(part * (1 - part) for part in by_chance))
    for name, end in (("shortest", min), ("longest", max)):
        if sum(stands_out(one, end) for one in chosen) > sum(by_chance) + slack:
            yield name


def stands_out(question: Question, end: Callable[[Iterable[int]], int]) -> float:
    """How surely one who goes by length alone finds the right option."""
    sizes = [len(option.text) for option in question.options]
    most = end(sizes)
    return (sizes[place(question)] == most) / sizes.count(most)


def sheets_of(lesson: str, edition: str, sheets: int = SHEETS) -> list[Sheet]:
    corpus = texts()
    about = ground.of_lesson(corpus, lesson, edition)
    return [make(Wanted(about, 20, seed=700 + n, allow_fewer=True), corpus)[0] for n in range(sheets)]


@pytest.mark.parametrize(
    ("lesson", "edition"),
    [("combattimento", "classic"), ("magie", "cr-2026"), ("permanenti-e-zone", "cr-2016"), ("sfida-wom", "wom")],
)
def test_sheets_are_balanced(lesson: str, edition: str) -> None:
    assert not list(faults(sheets_of(lesson, edition)))


def test_what_is_out_of_balance_is_found() -> None:
    first, *more = sheets_of("sfida-wom", "wom", 3)
    every = (one for sheet in (first, *more) for one in sheet.questions)
    asked = next(one for one in every if one.kind in CHOSEN and len(one.options) > 2)
    options = tuple(
        option._replace(mistake="") for option in sorted(asked.options, key=lambda option: not option.correct)
    )
    nine = [first._replace(questions=(asked._replace(options=options),) * 20)] * 9
    assert {"kind", "rule", "mistakes", "twins", f"place of {len(options)}"} <= set(faults(nine))
    right, *others = options
    for size, name in ((0, "shortest"), (200, "longest")):
        told = (right._replace(text="x" * size), *(one._replace(text="x" * 100) for one in others))
        assert name in set(faults([first._replace(questions=(asked._replace(options=told),) * 20)]))
    legal = asked._replace(kind="legal", answer="No")
    assert "yes" in set(faults([first._replace(questions=(legal,) * 20)]))
