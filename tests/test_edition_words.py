"""Cards and stories in the words of an edition: what they say stays the same, and can be read."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from cases import bundled_case, meaning

from judgekit.edition_words import OF_MAGIC, in_words_of, mistake_in_words_of
from judgekit.editions import system
from judgekit.errors import NotUnderstood
from judgekit.scenario import bundled

if TYPE_CHECKING:
    from collections.abc import Iterator

OLD_WORDS = re.compile(
    r"\b(?:in|dal) gioco\b|\binterfas[ei]\b|\baree?\b|\bgioc\w+ una (?:magia|creatura|stregoneria)\b"
)
MODERN_WORDS = re.compile(
    r"\bcampo di battaglia\b|\besili\w+|\bzon[ae]\b|\bsottofas[ei]\b|\blanci(?:a|are) una magia\b"
)


def test_cards_speak_the_words_of_their_edition() -> None:
    assert in_words_of("cr-2026", "con costo di mana convertito 3") == "con valore di mana 3"
    assert in_words_of("cr-2016", "pari al suo valore di mana") == "pari al suo costo di mana convertito"
    assert in_words_of("cr-2016", "invece rimuovila dal gioco.") == "invece esiliala."
    assert in_words_of("cr-2016", "rimuovila invece dal gioco.") == "esiliala invece."
    no_cards = "Rimuovi un segnalino da Orso: Una creatura esce dal gioco."
    assert in_words_of("cr-2026", no_cards) == no_cards.replace("dal gioco", "dal campo di battaglia")
    assert (
        in_words_of("classic", "Quando Orso muore, esilia una carta.")
        == "Quando Orso muore, rimuovi dal gioco una carta."
    )
    assert in_words_of("classic", "Anna esilia la Furia") == "Anna rimuove dal gioco la Furia"
    assert in_words_of("classic", "ogni carta creatura in esilio") == "ogni carta creatura fuori dal gioco"


@pytest.mark.parametrize(
    ("said", "then", "now"),
    [
        ("ogni carta creatura in gioco", "sul campo di battaglia", "sul campo di battaglia"),
        ("Quando Orso lascia il gioco", "lascia il campo di battaglia", "lascia il campo di battaglia"),
        ("Rimetti in gioco una carta", "Rimetti sul campo di battaglia una", "Rimetti sul campo di battaglia una"),
        ("Quando Orso entra in gioco, pesca", "entra nel campo di battaglia, pesca", "entra, pesca"),
        ("Questa terra entra TAPpata.", "entra nel campo di battaglia TAPpata.", "entra TAPpata."),
        ("Una creatura viene messa in un cimitero dal gioco", "creatura muore", "creatura muore"),
    ],
)
def test_nothing_is_in_play_today(said: str, then: str, now: str) -> None:
    assert then in in_words_of("cr-2016", said)
    assert now in in_words_of("cr-2026", said)
    assert in_words_of("classic", said) == said


@pytest.mark.slow
@pytest.mark.parametrize("edition", OF_MAGIC)
def test_mistakes_are_told_in_the_words_of_their_edition(edition: str) -> None:
    """Today nothing is in play and spells are cast; in Classic nothing is cast."""
    other = MODERN_WORDS if edition == "classic" else OLD_WORDS
    told = {
        mistake_in_words_of(edition, one) for _, _, row in system(edition).rows() for one in _mistakes(edition, row)
    }
    assert len(told) > 300
    assert [one for one in told if other.search(one)] == []


def _mistakes(edition: str, row: Any) -> Iterator[str]:
    for number in row.cites:
        yield from system(edition).mistakes(number)


def _texts_of_cards() -> Iterator[tuple[str, str]]:
    """What stands on the cards of all bundled cases, line by line, with the card's name."""
    for listed in bundled.listing():
        if not set(listed.editions) & set(OF_MAGIC):
            continue
        board = bundled_case(listed.name).board
        for thing in (thing for player in board.players for _, those in player.zones for thing in those):
            yield from ((thing.name, one.strip()) for one in thing.text.splitlines() if one.strip())


@cache
def _meant(text: str, name: str) -> str | None:
    try:
        return repr(meaning(text, name))
    except NotUnderstood:  # half of what stands on two lines
        return None


@pytest.mark.slow
@pytest.mark.parametrize("edition", OF_MAGIC)
def test_a_card_in_words_of_another_edition_says_the_same(edition: str) -> None:
    wrong = []
    changed = 0
    for name, text in dict.fromkeys(_texts_of_cards()):
        here = in_words_of(edition, text)
        if here == text:
            continue
        changed += 1
        meant = _meant(text, name)
        if re.search(r" [.,;:]|  ", here) or (meant is not None and meant != _meant(here, name)):
            wrong.append((text, here))
    assert wrong == []
    assert changed > 20
