"""Cards and stories in the words of an edition: what they say stays the same, and can be read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from cases import bundled_case

from judgekit.edition_words import OF_MAGIC, in_words_of
from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read
from judgekit.scenario import bundled

if TYPE_CHECKING:
    from collections.abc import Iterator


def test_cards_speak_the_words_of_their_edition() -> None:
    assert in_words_of("cr-2026", "con costo di mana convertito 3") == "con valore di mana 3"
    assert in_words_of("cr-2016", "pari al suo valore di mana") == "pari al suo costo di mana convertito"
    assert in_words_of("cr-2016", "invece rimuovila dal gioco.") == "invece esiliala."
    assert in_words_of("cr-2016", "rimuovila invece dal gioco.") == "esiliala invece."
    no_cards = "Rimuovi un segnalino da Orso: Una creatura esce dal gioco."
    assert in_words_of("cr-2026", no_cards) == no_cards
    assert (
        in_words_of("classic", "Quando Orso muore, esilia una carta.")
        == "Quando Orso muore, rimuovi dal gioco una carta."
    )
    assert in_words_of("classic", "Anna esilia la Furia") == "Anna rimuove dal gioco la Furia"
    assert in_words_of("classic", "ogni carta creatura in esilio") == "ogni carta creatura fuori dal gioco"


def _texts_of_cards() -> Iterator[tuple[str, str]]:
    """What stands on the cards of all bundled cases, line by line, with the card's name."""
    for listed in bundled.listing():
        if not set(listed.editions) & set(OF_MAGIC):
            continue
        board = bundled_case(listed.name).board
        for thing in (thing for player in board.players for _, those in player.zones for thing in those):
            yield from ((thing.name, one.strip()) for one in thing.text.splitlines() if one.strip())


def _meant(text: str, name: str) -> str | None:
    try:
        return repr(read(text, name))
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
