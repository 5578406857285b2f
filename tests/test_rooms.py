"""Rooms: what of a permanent with two halves counts, who unlocks a half, and when; written from 709.5 and 116.2m."""

from __future__ import annotations

import pytest
from boards import acted, holds

from judgekit.errors import BadScenario

BOARD = """
turno: Anna
giocatori:
  Anna:
    riserva: "{{B}}{{B}}{{W}}{{W}}"
    in gioco:
      - Cantina // Soffitta:
          metà:
            - Cantina:
                tipo: Incantesimo — Stanza
                costo: "{{1}}{{B}}"
                testo: "Quando sblocchi questa porta, ogni avversario perde 2 punti vita."
            - Soffitta:
                tipo: Incantesimo — Stanza
                costo: "{{W}}{{W}}"
                testo: "Quando sblocchi questa porta, guadagni 3 punti vita."
{told}
    mano:
      - Copia: {{tipo: Stregoneria, costo: "{{0}}", testo: "{copies}"}}
      - Ritorno: {{tipo: Istantaneo, costo: "{{0}}", testo: "{returns}"}}
  Bruno:
    mano:
      - Copiamagia: {{tipo: Istantaneo, costo: "{{0}}", testo: "Copia una magia bersaglio."}}
"""


COPIES = "Crea una pedina che è una copia di un incantesimo bersaglio."
RETURNS = "Fai tornare un incantesimo bersaglio in mano al suo proprietario."


def _board(told: str) -> str:
    inside = f"          sbloccate: {told}" if told else ""
    return BOARD.format(told=inside, copies=COPIES, returns=RETURNS)


@pytest.mark.parametrize(
    ("told", "script", "claims"),
    [
        ("nessuna", "Anna sblocca Cantina\nsi risolve", "Bruno ha 18 punti vita\nAnna ha 20 punti vita"),
        ("Cantina", "Anna sblocca Soffitta\nsi risolve", "Bruno ha 20 punti vita\nAnna ha 23 punti vita"),
        ("[Cantina, Soffitta]", "prova: Anna sblocca Soffitta", "azione 1 è illegale"),
        ("Cantina", "prova: Bruno sblocca Soffitta", "azione 1 è illegale"),
        ("nessuna", "Anna lancia Ritorno su Cantina // Soffitta\nprova: Anna sblocca Cantina", "azione 2 è illegale"),
    ],
)
def test_a_door_is_unlocked_once_by_whose_it_is_in_a_main_phase(told: str, script: str, claims: str) -> None:
    holds(_board(told), script, claims, "cr-2026")


def test_a_token_that_copies_a_room_enters_with_both_doors_locked() -> None:
    script = "Anna lancia Copia su Cantina // Soffitta\nsi risolve"
    holds(_board("[Cantina, Soffitta]"), script, "Bruno ha 20 punti vita\nAnna ha 20 punti vita", "cr-2026")


def test_what_has_left_play_enters_again_with_that_half_alone_which_is_cast() -> None:
    script = "Anna lancia Ritorno su Cantina // Soffitta\nsi risolve\nAnna lancia Cantina\nsi risolve\nsi risolve"
    claims = "Cantina è sbloccata\nSoffitta non è sbloccata\nBruno ha 18 punti vita"
    holds(_board("Soffitta"), script, claims, "cr-2026")


def test_a_copy_of_the_spell_enters_as_a_token_with_that_half_unlocked() -> None:
    script = """
    Anna lancia Ritorno su Cantina // Soffitta
    si risolve
    Anna lancia Cantina
    Bruno lancia Copiamagia su Cantina
    si risolve
    si risolve
    si risolve
    """
    holds(_board("Soffitta"), script, "Anna ha 18 punti vita\ndopo l’azione 7: Bruno ha 20 punti vita", "cr-2026")


@pytest.mark.parametrize(
    ("told", "edition", "said"),
    [
        ("", "cr-2026", "quale porta è sbloccata? «sbloccata: Cantina», o «nessuna»"),
        ("Torre", "cr-2026", "non ha una porta «Torre»: si scrive Cantina o Soffitta"),
        ("Cantina", "cr-2016", "in questa edizione non si gioca una Stanza"),
    ],
)
def test_what_is_not_told_of_a_room_or_not_known_is_asked_for(told: str, edition: str, said: str) -> None:
    with pytest.raises(BadScenario) as caught:
        acted(_board(told), "passano tutti", "", edition)
    assert said in str(caught.value)
