"""Boards of families of card text that were read of late: each from the rule, before it was played."""

from __future__ import annotations

import pytest
from boards import holds

MODERN = ("cr-2016", "cr-2026")
BOARD = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}
{hand}
    grimorio:
      - Orso: 2/2 verde
      - Lupo: 3/3 verde
      - Foresta
{mine}
  Bruno:
    grimorio:
      - Gatto: 1/1 bianco
      - Isola
      - Vampa: {{tipo: Istantaneo, costo: "{{R}}", testo: "Vampa infligge 3 danni a un giocatore bersaglio."}}
      - Palude
    in gioco:
      - Gigante: 3/5 rosso
"""
NOTHING = "    in gioco: []"
COLOSSUS = '      - Colosso: {tipo: Creatura, f/c: 5/5, costo: "{5}"}'


def _told(text: str, script: str, claims: str, edition: str, hand: str = "", mine: str = NOTHING) -> None:
    holds(BOARD.format(text=text, hand=hand, mine=mine), f"Anna lancia Editto{script}", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "claims"),
    [
        (
            "Puoi pescare una carta. Se lo fai, scarta una carta.",
            "Orso è nel cimitero di Anna\nAnna ha 0 carte in mano",
        ),
        ("Puoi pescare una carta. Se lo fai, sacrifica una creatura.", "Orso è nella mano di Anna"),
        (
            "Puoi pescare una carta. Se lo fai, scarta due carte.",
            "Orso è nel cimitero di Anna\nAnna ha 0 carte in mano\nLupo è nel grimorio di Anna",
        ),
    ],
)
def test_what_follows_an_offer_is_no_price_of_it(text: str, claims: str, edition: str) -> None:
    _told(text, "\nsi risolve\nAnna sceglie sì", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("thrown", "claims"),
    [("Colosso", "Gigante è nel cimitero di Bruno"), ("Torba", "Gigante è in gioco\nTorba è nel cimitero di Anna")],
)
def test_what_triggers_as_such_a_card_is_discarded(thrown: str, claims: str, edition: str) -> None:
    text = (
        "Scarta una carta. Quando scarti una carta non terra in questo modo, Editto infligge a una creatura bersaglio "
        "danno pari al valore di mana di quella carta."
    )
    then = "\nAnna sceglie Gigante\nsi risolve" if thrown == "Colosso" else ""
    hand = f"{COLOSSUS}\n      - Torba: {{tipo: Terra}}"
    _told(text, f"\nsi risolve\nAnna scarta {thrown}{then}", claims, edition, hand)


@pytest.mark.parametrize("edition", MODERN)
def test_cards_are_exiled_down_to_one_that_is_cast(edition: str) -> None:
    text = (
        "Un avversario bersaglio esilia carte dalla cima del suo grimorio fino a che non esilia una carta istantaneo o "
        "stregoneria. Puoi lanciare quella carta senza pagare il suo costo di mana. Poi quel giocatore mette in fondo "
        "al suo grimorio in ordine casuale le carte esiliate che non sono state lanciate in questo modo."
    )
    script = " su Bruno\nsi risolve\nAnna sceglie sì\nAnna sceglie Bruno\nsi risolve"
    claims = "Bruno ha 17 punti vita\nGatto è nel grimorio di Bruno\nBruno ha 3 carte nel grimorio"
    _told(text, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_what_was_not_cast_goes_back_as_well(edition: str) -> None:
    text = (
        "Un avversario bersaglio esilia carte dalla cima del suo grimorio fino a che non esilia una carta istantaneo o "
        "stregoneria. Puoi lanciare quella carta senza pagare il suo costo di mana. Poi quel giocatore mette in fondo "
        "al suo grimorio in ordine casuale le carte esiliate che non sono state lanciate in questo modo."
    )
    _told(text, " su Bruno\nsi risolve\nAnna sceglie no", "Bruno ha 4 carte nel grimorio", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_the_second_spell_of_a_turn_costs_less(edition: str) -> None:
    spell = '{{tipo: Istantaneo, costo: "{{1}}", testo: "Guadagni 1 punto vita."}}'
    hand = "\n".join(f"      - {name}: {spell}" for name in ("Uno", "Due")).replace("{{", "{").replace("}}", "}")
    text = "La seconda magia che lanci in ogni turno costa {1} in meno per essere lanciata."
    mine = f'    in gioco:\n      - Montagna\n      - Adepto: {{tipo: Creatura, f/c: 1/1, testo: "{text}"}}'
    script = "\nsi risolve\nAnna lancia Uno\nsi risolve\nAnna lancia Due\nsi risolve"
    claims = "dopo azione 4: Montagna è STAPpata\nMontagna è TAPpata\nAnna ha 22 punti vita"
    _told("Guadagni 0 punti vita.", script, claims, edition, hand, mine)


@pytest.mark.parametrize("edition", MODERN)
def test_it_is_countered_the_first_time_alone(edition: str) -> None:
    mine = (
        '    in gioco:\n      - Custode: {tipo: Creatura, f/c: 2/2, testo: "Ogniqualvolta il Custode diventa bersaglio '
        'di una magia o abilità per la prima volta in ogni turno, neutralizza quella magia o abilità."}'
    )
    grows = "Una creatura bersaglio prende +1/+1 fino alla fine del turno."
    hand = f'      - Bis: {{tipo: Istantaneo, costo: "{{0}}", testo: "{grows}"}}'
    script = " su Custode\nsi risolve\nAnna lancia Bis su Custode\nsi risolve"
    _told("Una creatura bersaglio prende +3/+3 fino alla fine del turno.", script, "Custode è 3/3", edition, hand, mine)


@pytest.mark.parametrize("edition", MODERN)
def test_a_spell_with_x_in_its_cost_is_told_from_one_without(edition: str) -> None:
    text = "Ogniqualvolta lanci una magia con {X} nel suo costo di mana, guadagni 4 punti vita."
    mine = f'    in gioco:\n      - 4 Montagne\n      - Veglia: {{tipo: Incantesimo, testo: "{text}"}}'
    burns = "Fiamma infligge X danni a un giocatore bersaglio."
    hand = f'      - Fiamma: {{tipo: Istantaneo, costo: "{{X}}{{R}}", testo: "{burns}"}}'
    script = "\nsi risolve\nAnna lancia Fiamma su Bruno con X = 2\nsi risolve\nsi risolve"
    claims = "dopo azione 2: Anna ha 20 punti vita\nAnna ha 24 punti vita\nBruno ha 18 punti vita"
    _told("Pesca una carta.", script, claims, edition, hand, mine)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("of", "claims"),
    [
        ("carta", "Torba è nella mano di Anna"),
        ("carta creatura", "Torba è nel cimitero di Anna\nAnna ha 0 carte in mano"),
    ],
)
def test_a_card_that_nobody_chooses_is_spoken_of(of: str, claims: str, edition: str) -> None:
    text = f"Scegli una {of} a caso nel tuo cimitero. Riprendi in mano quella carta."
    mine = "    in gioco: []\n    cimitero:\n      - Torba: {tipo: Terra}"
    _told(text, "\nsi risolve", claims, edition, "", mine)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("said", ["esilia quella carta dal tuo cimitero", "esiliala"])
def test_what_a_discard_triggers_knows_the_card(said: str, edition: str) -> None:
    crypt = "Ogniqualvolta scarti una carta, " + said + "."
    mine = f'    in gioco:\n      - Cripta: {{tipo: Incantesimo, testo: "{crypt}"}}'
    script = "\nsi risolve\nAnna sceglie Colosso\nsi risolve"
    _told("Scarta una carta.", script, "Colosso è in esilio\nEditto è nel cimitero di Anna", edition, COLOSSUS, mine)
