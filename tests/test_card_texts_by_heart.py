"""Card texts as people write them by heart mean what the words of cards mean (tests/data/card_texts_by_heart.txt)."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.errors import NotUnderstood
from judgekit.magic import vocabulary
from judgekit.magic.language import by_heart
from judgekit.magic.language.by_heart.keywords import KEYWORDS
from judgekit.magic.language.read import read

ROWS = [
    line
    for line in (Path(__file__).parent / "data/card_texts_by_heart.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
PAIRS = [(told, cards.removeprefix("= ")) for told, cards in zip(ROWS[::2], ROWS[1::2], strict=True)]


@pytest.mark.parametrize(("told", "cards"), PAIRS, ids=[told[:60] for told, _ in PAIRS])
def test_what_people_write_means_what_cards_say(told: str, cards: str) -> None:
    assert read(told.replace(" / ", "\n")) == read(cards.replace(" / ", "\n"))


def test_a_keyword_by_another_name_is_one_that_is_read_and_no_other() -> None:
    known = {*vocabulary.KEYWORDS, *vocabulary.KEYWORDS_OF_NUMBER, *vocabulary.KEYWORDS_OF_COST}
    assert set(KEYWORDS.values()) <= known
    assert not known & set(KEYWORDS)


@pytest.mark.parametrize(
    "text",
    [
        "Quelli che non possono perdono 3 punti vita.",
        "I giocatori possono spendere mana come se fosse mana di un qualsiasi colore.",
        "Le creature che entrano non fanno innescare abilità.",
        "Esilia un cimitero bersaglio.",
        "Attacco rapido",
        "Se una creatura sta per morire, invece esiliala e metti un segnalino vuoto su di essa.",
        "Ottieni protezione da tutto fino al tuo prossimo turno.",
        "Scambia il controllo di due creature bersaglio controllate da giocatori diversi.",
        "Se una fonte starebbe per infliggere danno a te, previeni metà di quel danno, arrotondata per eccesso.",
    ],
)
def test_what_might_mean_something_else_or_has_no_play_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


@pytest.mark.parametrize("bit", ["Il danno che verrebbe inflitto ", " ", "Cerca una carta ", "punti vita e "])
def test_a_text_without_end_is_looked_at_no_longer_than_a_card(bit: str) -> None:
    long = bit * 2000
    assert by_heart.in_the_words_of_cards(long, on_another=False) == long
