"""What a board is about: which differences touch that, and which rules speak of what its author asks."""

from __future__ import annotations

import re
from collections import Counter
from math import log, sqrt
from typing import TYPE_CHECKING

from judgekit.refs import fold
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judgekit.ruling.answers import Difference
    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.texts.library import Corpus

Key = tuple[str, object]  # of a fact: its kind and its subject

# What says how a game stood when it ended, or goes with where a thing is: nobody asks for it by the way.
_TRIFLES = frozenset(("step", "order", "tapped", "mana", "controller", "host", "ended", "missing"))
_WORD = re.compile(r"[a-z]+")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"  # of subrules
_SHORTEST, _STEM = 4, 5  # shorter words say little; of longer ones the beginning, whatever their ending
_OF_TITLES, _OF_PROSE = 0.3, 0.3  # beside the words of the title, wherever they stand in a rule
_OF_QUESTIONS, _PROSE_OF_QUESTIONS = 0.5, 0.2  # what a rule answers, as people ask it, and so the author of a case


def is_trifle(one: Difference) -> bool:
    """Whether nobody asks for a difference by the way: nor for where a token would be that is no more."""
    return one[0] in _TRIFLES or is_of_what_is_no_more(one)


def is_of_what_is_no_more(one: Difference) -> bool:
    """Whether a difference is where something would be that has ceased to exist."""
    kind, _, with_it, _ = one
    return kind == "zone" and with_it is None


def asked(differences: Iterable[Difference], run: Run) -> frozenset[Key]:
    """What a board is about, of what would be otherwise: what it expects; where it expects nothing, what it names."""
    if run.held:
        return frozenset((kind, subject) for kind, subject, *_ in differences if kind == "expected")
    names = _named(run)
    return frozenset(
        one[:2] for one in differences if not is_trifle(one) and (one[0] in _OF_ALL or str(one[1]) in names)
    )


_OF_ALL = frozenset(("over", "challenge", "life", "verdict", "worth", "total", "tokens"))


def _named(run: Run) -> frozenset[str]:
    """The labels of the things that the script names, or what is told of it."""
    scenario = run.scenario
    said = fold(" ".join((*(action.text for action in scenario.actions), scenario.title, scenario.prose)))
    return frozenset(label for label in run.labels.values() if fold(label) in said)


def touches(each: Sequence[frozenset[Key]]) -> list[float]:
    """How much each of several rules touches what the board is about, by the keys that hang on it.

    It says something that any does, more that many do, and most that one does which hardly another rule touches.
    """
    many = Counter(key for keys in each for key in keys)
    rules = sum(map(bool, each)) or 1
    return [
        1 + len(keys) / len(many) + 0.4 * max(log(max(1, rules) / many[key]) for key in keys) if keys else 0.0
        for keys in each
    ]


# --- the words of the question ----------------------------------------------------------------------------------------


class _Text(NamedTuple):
    """The words of some rules: of their titles, all that they say, and those of the questions that they answer."""

    title: frozenset[str]
    every: frozenset[str]
    questions: frozenset[str]


def resemblance(scenario: Scenario, rules: Sequence[Sequence[str]], edition: str, corpus: Corpus) -> list[float]:
    """How much rules speak of what a case asks, by the words that its title and its prose share with theirs
    and with the questions that they answer.
    """
    texts = [_text(corpus, edition, numbers) for numbers in rules]
    titles = _rarity(text.title for text in texts)
    every = _rarity(text.every for text in texts)
    questions = _rarity(text.questions for text in texts)
    title, prose = _words(scenario.title), _words(_QUOTED.sub(" ", scenario.prose))
    return [
        _shared(title, text.every, every)
        + _OF_TITLES * _shared(title, text.title, titles)
        + _OF_PROSE * _shared(prose, text.every, every)
        + _OF_QUESTIONS * _shared(title, text.questions, questions)
        + _PROSE_OF_QUESTIONS * _shared(prose, text.questions, questions)
        for text in texts
    ]


def is_of_a_word_unsaid(scenario: Scenario, number: str, edition: str, corpus: Corpus) -> bool:
    """Whether a rule is of a keyword, as the title of its section says, that neither title nor prose of a case name."""
    section = corpus.unit(edition, number.partition(".")[0])
    whole = corpus.unit(edition, number.rstrip(_LETTERS))
    if section is None or whole is None or _OF_KEYWORDS.search(section.title.lower()) is None:
        return False
    word = _words(whole.title)
    return bool(word) and word.isdisjoint(_words(f"{scenario.title} {scenario.prose}"))


_OF_KEYWORDS = re.compile(r"parol[ae] chiave")
_QUOTED = re.compile(r"«[^»]{12,}»")  # what a card says is not what is asked


def _words(text: str) -> frozenset[str]:
    return frozenset(word[:_STEM] for word in _WORD.findall(fold(text)) if len(word) >= _SHORTEST)


def _text(corpus: Corpus, edition: str, numbers: Iterable[str]) -> _Text:
    title: set[str] = set()
    every: set[str] = set()
    questions: set[str] = set()
    for number in numbers:
        unit = corpus.unit(edition, number)
        if unit is not None:
            title |= _words(unit.title)
            every |= _words(" ".join((unit.title, unit.text, *unit.examples)))
            questions |= _words(" ".join(unit.questions))
    return _Text(frozenset(title), frozenset(every), frozenset(questions))


def _rarity(texts: Iterable[frozenset[str]]) -> Mapping[str, float]:
    """How much it says of one of these texts that it has a word: the more, the fewer have it."""
    every = list(texts)
    many = Counter(word for text in every for word in text)
    return {word: log(1 + len(every) / number) for word, number in many.items()}


def _shared(said: frozenset[str], text: frozenset[str], rarity: Mapping[str, float]) -> float:
    return sum(rarity[word] for word in said & text) / sqrt(1 + len(text))
