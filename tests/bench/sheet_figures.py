"""What sheets are like, counted: kinds, rules, places of the right option, named mistakes, twins."""

from __future__ import annotations

from collections import Counter
from difflib import SequenceMatcher
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from judgekit.ruling.weights import weights
from judgekit.sheets.sheet import Wanted, make

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from judgekit.sheets.exercise import Option, Question, Sheet
    from judgekit.sheets.ground import Ground
    from judgekit.texts.library import Corpus

_ENDS = {"outcome", "number", "editions", "legal", "which-rule", "next"}  # kinds whose wrong options people think of
_CHOICES = {"outcome", "editions", "which-rule", "next"}  # kinds in which the right one could be known by its form


class Figure(NamedTuple):
    """A line of the print: what was counted, what came out, what is wanted."""

    name: str
    found: str
    wanted: str = ""


def sheets_of(about: Ground, corpus: Corpus, number: int, first_seed: int = 1) -> list[Sheet]:
    """So many sheets of twenty questions, of following seeds."""
    seeds = range(first_seed, first_seed + number)
    return [make(Wanted(about, 20, seed=seed, allow_fewer=True), corpus)[0] for seed in seeds]


def figures(sheets: Sequence[Sheet], rules: Iterable[str], plain: Collection[str] = ()) -> list[Figure]:
    """All that is promised of sheets; `rules` are those that are to be asked after, of which nobody gets wrong those
    that are `plain`: whoever does has not read the card, or never played.
    """
    every = [question for sheet in sheets for question in sheet.questions]
    kinds = Counter(question.kind for question in every)
    points = Counter(question.point for question in every)
    never = sorted(set(rules) - set(plain) - {point.partition(":")[2] for point in points})
    twins = sum(
        many - 1
        for sheet in sheets
        for many in Counter((q.source, q.point) for q in sheet.questions).values()
        if many > 1
    )
    verdicts = Counter(question.answer for question in every if question.kind == "legal")
    errors = Counter(_place(q.options) for q in every if q.kind == "find-the-error")
    wrong = [option for q in every if q.kind in _ENDS for option in q.options if not option.correct]
    templates = {q.source for q in every if q.source.startswith("modello")}
    cases = {q.source for q in every if q.source.startswith("caso")}
    return [
        Figure("questions", str(len(every))),
        Figure("kinds", _shares(kinds, len(every)), "none over 25%"),
        Figure("rule asked most", _shares(Counter(dict(points.most_common(1))), len(every)), "<= 10%"),
        Figure(
            "rules that somebody gets wrong, never asked",
            f"{len(never)} of {len(set(rules) - set(plain))} {' '.join(never[:12])}",
            "0 in ten",
        ),
        Figure("rules that only somebody gets wrong who never played", str(len(set(plain)))),
        Figure("right option by place, of three and of four", _places(every), "even"),
        Figure("right option is the longest / the shortest", _lengths(every), "as by chance"),
        Figure("right option is most like the others", _likeness(every), "as by chance"),
        Figure("legal: yes", f"{verdicts['Sì']} of {verdicts.total()}", "40-60%"),
        Figure("place of the error", _shares(errors, errors.total()), "spread"),
        Figure("wrong options with a named mistake", _share(sum(map(_named, wrong)), len(wrong)), ">= 85%"),
        Figure("twins", str(twins), "0"),
        Figure("templates and cases used", f"{len(templates)} + {len(cases)}"),
        Figure("levels", _shares(Counter(q.level for q in every), len(every))),
        Figure("rarity of the point by level", _rarity(every), "rising"),
    ]


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}% ({part} of {whole})" if whole else "none"


def _shares(found: Counter[int] | Counter[str], whole: int) -> str:
    return ", ".join(f"{name} {100 * many / whole:.0f}%" for name, many in found.most_common()) if whole else "none"


def _place(options: Sequence[Option]) -> int:
    return next(n for n, option in enumerate(options, 1) if option.correct)


def _named(option: Option) -> bool:
    return bool(option.mistake)


def _places(every: Iterable[Question]) -> str:
    found: dict[int, Counter[int]] = {3: Counter(), 4: Counter()}
    for question in every:
        if question.kind in _CHOICES and len(question.options) in found:
            found[len(question.options)][_place(question.options)] += 1
    return "; ".join("-".join(str(there[n]) for n in range(1, many + 1)) for many, there in found.items())


def _chosen(every: Iterable[Question]) -> list[Question]:
    return [question for question in every if question.kind in _CHOICES and len(question.options) > 1]


def _lengths(every: Iterable[Question]) -> str:
    asked = _chosen(every)
    longest = shortest = 0.0
    for question in asked:
        sizes = [len(option.text) for option in question.options]
        own = len(next(option.text for option in question.options if option.correct))
        longest += (own == max(sizes)) / sizes.count(max(sizes))
        shortest += (own == min(sizes)) / sizes.count(min(sizes))
    return f"{_of(longest, asked)} / {_of(shortest, asked)}, by chance {_of(_by_chance(asked), asked)}"


def _likeness(every: Iterable[Question]) -> str:
    asked = _chosen(every)
    found = 0.0
    for question in asked:
        texts = [option.text for option in question.options]
        like = [round(sum(SequenceMatcher(None, one, two).ratio() for two in texts), 3) for one in texts]
        own = like[_place(question.options) - 1]
        found += (own == max(like)) / like.count(max(like))
    return f"{_of(found, asked)}, by chance {_of(_by_chance(asked), asked)}"


def _by_chance(asked: Sequence[Question]) -> float:
    return sum(1 / len(question.options) for question in asked)


def _of(part: float, whole: Sequence[object]) -> str:
    return f"{100 * part / len(whole):.0f}%" if whole else "none"


def _rarity(every: Iterable[Question]) -> str:
    found: dict[int, list[float]] = {}
    for question in every:
        if question.scenario and question.point:
            number = question.point.partition(":")[2]
            found.setdefault(question.level, []).append(weights(question.edition).rarity((number,)))
    return ", ".join(f"{level}: {fmean(those):.2f}" for level, those in sorted(found.items()))
