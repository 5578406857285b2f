"""Which rules answer what a case asks, by the words of its title and its prose, as the search finds them."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import TYPE_CHECKING

from judgekit.retrieval.at_hand import open_engine
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judgekit.scenario.model import Scenario

_MOST = 15  # what is found behind these answers something else
LIKELY = 0.8  # the search takes a rule for the answer, where nothing else is a better one
SURE = 0.95  # so likely the search takes a rule for the answer: it mostly is what authors of boards name
_AT_LEAST, _AT_MOST = 0.05, 0.99  # so likely: nothing is said by less, and no more by more


def heard(scenario: Scenario, edition: str) -> Mapping[str, float]:
    """How likely each rule of an edition answers what a case asks, the likeliest first; none where nothing is asked."""
    asked = f"{scenario.title}. {scenario.prose}".strip(". \n")
    return _found(asked, edition, home.open_library().key) if asked else {}


@lru_cache(maxsize=8)
def _found(asked: str, edition: str, _texts: str) -> Mapping[str, float]:
    return open_engine().likely(asked, edition, _MOST)


def chief(likely: Mapping[str, float], sure: float = SURE) -> str:
    """The number of the rule that surely answers what a case asks; "" where none does."""
    first = next((number for number in likely if not number.startswith("glossario/")), "")
    return first if likely.get(first, 0.0) >= sure else ""


def answers(scenario: Scenario, edition: str, numbers: Iterable[str]) -> bool:
    """Whether one of some rules is likely the answer to what a case asks."""
    likely = heard(scenario, edition)
    return any(likely.get(number, 0.0) >= LIKELY for number in numbers)


def speaks_of(numbers: Iterable[str], likely: Mapping[str, float]) -> float:
    """How much speaks for rules that they are asked about, as the logarithm of odds above those of hardly any."""
    most = max((likely.get(number, 0.0) for number in numbers), default=0.0)
    return _odds(min(most, _AT_MOST)) - _odds(_AT_LEAST) if most > _AT_LEAST else 0.0


def _odds(likely: float) -> float:
    return log(likely / (1 - likely))
