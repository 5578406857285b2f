"""What is not understood, by the shape of the words: what a sentence names is folded into what kind of thing it is."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from judgekit.magic.language.grammar import words
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.magic.language.grammar.words import Word
    from judgekit.magic.sets.checking import Stop

EXAMPLES = 3

# What stands for a word of its kind. Several in a row are one.
_FOLDED = {
    "SELF": "‹questa carta›",
    "NUMBER": "‹numero›",
    "X": "‹numero›",
    "SIZE": "‹+N/+N›",
    "BODY": "‹N/N›",
    "SYMBOL": "‹mana›",
    "QUOTED": "«…»",
    "TYPE": "‹tipo›",
    "SUPERTYPE": "‹supertipo›",
    "SUBTYPE": "‹sottotipo›",
    "COLOUR": "‹colore›",
    "KEYWORD": "‹parola chiave›",
    "KEYWORD_COST": "‹parola chiave›",
    "KEYWORD_NUMBER": "‹parola chiave›",
    "LANDWALK": "‹passa-terre›",
}
_CUTS = frozenset(", : ; — •".split())


class Example(NamedTuple):
    """A card, its sentence, and where the reading of it stops."""

    card: str
    line: str
    stopped_at: str


class Pattern(NamedTuple):
    """A shape of words at which reading stops, or what is not simulated.

    `times` is how often it is met, `cards` on how many cards, `alone` how many of them have no other fault.
    """

    shape: str
    times: int
    cards: int
    alone: int
    examples: tuple[Example, ...]


def by_pattern(stops: Iterable[Stop]) -> tuple[Pattern, ...]:
    """The shapes of what is not understood, first those that keep most cards from being understood."""
    groups: dict[str, list[Stop]] = defaultdict(list)
    of_card: dict[str, set[str]] = defaultdict(set)
    for stop in stops:
        found = shape(stop)
        groups[found].append(stop)
        of_card[stop.card].add(found)
    told = [_pattern(found, several, of_card) for found, several in groups.items()]
    return tuple(sorted(told, key=lambda one: (-one.alone, -one.cards, one.shape)))


def _pattern(found: str, stops: list[Stop], of_card: dict[str, set[str]]) -> Pattern:
    cards = {stop.card: stop for stop in stops}
    alone = sum(of_card[card] == {found} for card in cards)
    return Pattern(
        found, len(stops), len(cards), alone, tuple(Example(*stop) for stop in list(cards.values())[:EXAMPLES])
    )


def shape(stop: Stop) -> str:
    """The part of a sentence in which its reading stops, with kinds for names, numbers and words of the game."""
    if stop.not_simulated:
        return stop.stopped_at
    names = (stop.card, stop.card.partition(",")[0])
    found = words.tokens(words.plain(stop.line), tuple(dict.fromkeys(names)))
    at = len(stop.line) - len(stop.stopped_at)
    nth = next((n for n, word in enumerate(found) if word.end > at), len(found)) if stop.stopped_at else len(found)
    part = _part_around(found, nth)
    return folded(part, stop.line) + ("" if stop.stopped_at else " ‹fine›")


def _part_around(found: Sequence[Word], nth: int) -> Sequence[Word]:
    """What stands between the signs before and behind a word."""
    begin = next((n + 1 for n in range(min(nth, len(found)) - 1, -1, -1) if found[n].kind in _CUTS), 0)
    end = next((n for n in range(nth + 1, len(found)) if found[n].kind in _CUTS), len(found))
    return found[begin:end]


def folded(found: Sequence[Word], text: str) -> str:
    """Words as their text says them, kinds for those of the game."""
    said: list[str] = []
    before = -1
    for word in found:
        one = _FOLDED.get(word.kind, text[word.at : word.end].lower())
        again = word.at == before or (word.kind in _FOLDED and said[-1:] == [one])
        before = word.at
        if not again:
            said.append(one)
    return " ".join(said)
