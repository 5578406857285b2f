"""What many tests look at, worked out once in a process: bundled cases, read and played without rules; card texts."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from judgekit.editions import system
from judgekit.magic.language.read import read
from judgekit.ruling.ablation import Ablation
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file
from judgekit.sheets.ground import Ground, of_lesson
from judgekit.sheets.kinds.source import Material
from judgekit.texts import home

if TYPE_CHECKING:
    from judgekit.scenario.model import Scenario
    from judgekit.sheets.exercise import Question
    from judgekit.texts.library import Corpus


@cache
def bundled_case(name: str) -> Scenario:
    """A bundled case by its name or the end of it."""
    return read_file(bundled.find(name))


@lru_cache(maxsize=256)
def ablation(name: str, edition: str) -> Ablation:
    """A bundled case, played without whatever somebody asks to take away: whoever asks again gets what was played."""
    return Ablation(bundled_case(name), system(edition))


@cache
def meaning(text: str, name: str = "") -> tuple[Any, ...]:
    """What a card text means; `name` is that of the card. Raises NotUnderstood."""
    return read(text, name)


@cache
def texts() -> Corpus:
    """All texts: what is found out about them is kept by the corpus that it was asked of."""
    return home.open_corpus()


@cache
def material(edition: str, lesson: str = "") -> Material:
    """What questions are made of: of a lesson, or of all that there is."""
    ground = of_lesson(texts(), lesson, edition) if lesson else Ground("", "", edition, whole=True)
    return Material(texts(), edition, ground)


def what_is_claimed(question: Question) -> str:
    """What somebody says of the end, whom a rule proves wrong."""
    found = re.search(r"(?:alla fine|a questo punto) (.+)\. Quale di queste regole", question.ask)
    assert found is not None, question.ask
    return re.sub(r", che | e che ", "; ", found[1])  # as endings say several things
