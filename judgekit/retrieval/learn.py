"""What the words of those who ask stand for in the rules: learned from the questions that our own texts keep.

Every rule says in its «Domande» how people ask for it. A word of these that comes again and again with a word of the
rules themselves («side» with «sideboard», «tizio» with «giocatore») stands for it, more surely the oftener and the
rarer both are elsewhere. What two editions say alike is counted once.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

_LEAST_RULES = 2  # a pair that one rule alone holds is chance
_LEAST_LIFT = 1.0  # how much oftener than by chance, as a logarithm
_DOUBT = 2.0  # added to how often a word was asked: one seen twice is trusted half
_DIGITS = 3  # of how surely: more tell nothing, and have to travel
_MOST = 12  # words of the rules kept for each


class Lesson(NamedTuple):
    """A rule to learn from: the words it is asked for with, and its own."""

    asked: frozenset[int]
    own: frozenset[int]


Stands = dict[int, tuple[tuple[int, float], ...]]


def stands_for(lessons: Iterable[Lesson]) -> Stands:
    """For each word that people ask with, the words of the rules that it stands for, with how surely it does."""
    together: dict[int, Counter[int]] = defaultdict(Counter)
    asked: Counter[int] = Counter()
    own: Counter[int] = Counter()
    total = 0
    for lesson in lessons:
        total += 1
        asked.update(lesson.asked)
        own.update(lesson.own)
        for word in lesson.asked:
            together[word].update(lesson.own)
    found: Stands = {}
    for word, beside in together.items():
        often = asked[word]
        if often < _LEAST_RULES:
            continue
        least = often * math.exp(_LEAST_LIFT) / total
        rows = [
            (round(count / (often + _DOUBT) * math.log(count * total / (often * own[other])), _DIGITS), other)
            for other, count in beside.items()
            if count >= _LEAST_RULES and count > least * own[other] and other != word
        ]
        rows.sort(key=lambda row: (-row[0], row[1]))
        if rows:
            found[word] = tuple((other, weight) for weight, other in rows[:_MOST])
    return found


_USUAL_DOUBT = 3.0  # rules that a word is thought to have been asked for beforehand


def trust(lessons: Iterable[Lesson]) -> tuple[dict[int, float], float]:
    """How often a rule that is asked for with a word has that word itself; and how often so on the average.

    Of «travolgere» nearly always, of «bestia» or «ammazzare» never: a word that is only talk says little by itself.
    """
    asked: Counter[int] = Counter()
    kept: Counter[int] = Counter()
    for lesson in lessons:
        asked.update(lesson.asked)
        kept.update(lesson.asked & lesson.own)
    usual = sum(kept.values()) / (sum(asked.values()) or 1)
    return {word: (kept[word] + _USUAL_DOUBT * usual) / (often + _USUAL_DOUBT) for word, often in asked.items()}, usual
