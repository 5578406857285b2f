"""Card texts as people write them by heart mean what the words of cards mean (tests/data/card_texts_by_heart.txt)."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_card_language import MODERN, TABLE

from judgekit.errors import NotUnderstood
from judgekit.magic import vocabulary
from judgekit.magic.language import by_heart, other_wording
from judgekit.magic.language.by_heart.keywords import KEYWORDS
from judgekit.magic.language.read import read

PARTS = 8
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
        "Esilia un cimitero bersaglio.",
        "Attacco rapido",
        "Se una creatura sta per morire, invece esiliala e metti un segnalino vuoto su di essa.",
        "Ottieni protezione da tutto fino al tuo prossimo turno.",
        "Scambia il controllo di due creature bersaglio controllate da giocatori diversi.",
        "Ogniqualvolta un’altra creatura entra, mettile un segnalino +1/+1.",
        "Un giocatore a scelta scarta due carte.",
        "Un avversario rivela la prima carta del grimorio.",
        "Il giocatore bersaglio mette nel cimitero la prima carta del mazzo.",
        "Incanta creatura\nQuando muore, pesca una carta.",
        "Incanta creatura\nQuando attacca, mettile un segnalino +1/+1.",
        "{T}: Produce mana di qualsiasi colore.",
        "Uccidi una creatura bersaglio.",
        "Una creatura è distrutta.",
        "Le creature degli avversari sotto il tuo controllo prendono +1/+1.",
        "Non devi sacrificare una creatura.",
        "Dai +2/+2 a una creatura bersaglio.",
        "Se una creatura muore, esiliala.",
        "Gli Equipaggiamenti ti costano {1} in meno.",
        "Questa creatura non può essere bloccata tranne che da una creatura.",
        "Scegli una carta non terra. Quel giocatore scarta quella carta.",
    ],
)
def test_what_might_mean_something_else_or_has_no_play_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


@pytest.mark.parametrize(
    ("told", "cards"),
    [
        ("+2: Pesca una carta.", "{2}: Pesca una carta."),
        (
            "Scarta una carta: Riprendila in mano.",
            "Scarta una carta: Fai tornare questo permanente in mano al suo proprietario.",
        ),
        ("Quando una creatura muore, esiliala.", "Quando una creatura muore, esilia questo permanente."),
        (
            "Metti sul campo di battaglia una carta creatura dal tuo cimitero. Ha rapidità.",
            "Metti sul campo di battaglia una carta creatura dal tuo cimitero. Questo permanente ha rapidità.",
        ),
        (
            "Quando questa creatura entra, TAPpa una creatura bersaglio. Stappala.",
            "Quando questa creatura entra, TAPpa una creatura bersaglio. STAPpa questa creatura.",
        ),
    ],
)
def test_what_is_said_of_another_is_not_taken_for_what_is_said_of_itself(told: str, cards: str) -> None:
    assert read(told) != read(cards)


@pytest.mark.parametrize("text", ["+1: Pesca una carta.", "0: Pesca una carta."])
def test_loyalty_is_of_a_planeswalker(text: str) -> None:
    assert read(text, "", ("planeswalker",))
    with pytest.raises(NotUnderstood):
        read(text, "", ("artifact",))


# Two ways of telling the same have two trees.
TOLD_TWICE = {
    "Le creature con forza inferiore a quella di questa creatura non possono bloccarla.",
    "Se stai per guadagnare punti vita, ne guadagni invece il doppio.",
}
TEXTS = [text for text, _ in TABLE + MODERN if text not in TOLD_TWICE]


@pytest.mark.parametrize("part", range(PARTS))
def test_what_cards_say_means_the_same_however_it_is_turned(part: int) -> None:
    """What is turned for somebody's words would turn words of cards too: into the same, or what nobody reads."""
    wrong = []
    for text in TEXTS[part::PARTS]:
        turned = other_wording.in_the_words_of_cards(text)
        if turned == text:
            continue
        try:
            if read(turned) != read(text):
                wrong.append((text, turned))
        except NotUnderstood:
            continue
    assert not wrong


@pytest.mark.parametrize("bit", ["Il danno che verrebbe inflitto ", " ", "Cerca una carta ", "punti vita e "])
def test_a_text_without_end_is_looked_at_no_longer_than_a_card(bit: str) -> None:
    long = bit * 2000
    assert by_heart.in_the_words_of_cards(long, on_another=False) == long
