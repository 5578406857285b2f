"""What blind audits found wrong when it was played: references, damage, statics, zones, each with its neighbours.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import EVERY, MODERN, holds

# --- 400.7: what has gone and come back is another object, so it is another creature ------------------------------

ANOTHER = """
giocatori:
  Anna:
    in gioco:
      - Re: {tipo: Creatura — Felino, f/c: 3/3, testo: "{0}: Le altre creature che controlli prendono +1/+1 fino alla fine del turno."}
      - Boia: {tipo: Creatura — Felino, f/c: 4/4, testo: "{0}: Sacrifica un'altra creatura."}
      - Lince: {tipo: Creatura — Felino, f/c: 2/2, testo: "Quando la Lince entra nel campo di battaglia, un'altra creatura bersaglio prende +2/+2 fino alla fine del turno."}
      - Myr: {tipo: Creatura artefatto, f/c: 1/1, testo: "Quando il Myr muore, riprendi in mano un'altra carta artefatto bersaglio dal tuo cimitero."}
    mano:
      - Lampo: {tipo: Istantaneo, costo: "{0}", testo: "Esilia una creatura bersaglio che controlli, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario."}
    cimitero:
      - Elmo: {tipo: Artefatto}
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        ("Anna attiva Re\nsi risolve", "Re è 3/3\nBoia è 5/5"),
        ("Anna attiva Re\nAnna lancia Lampo su Re\nsi risolve\nsi risolve", "Re è 4/4\nBoia è 5/5"),
        ("Anna attiva Boia\nsi risolve\nAnna sceglie Boia\nAnna sceglie Re", "azione 3 è illegale\nRe è nel cimitero di Anna"),
        ("Anna attiva Boia\nAnna lancia Lampo su Boia\nsi risolve\nsi risolve\nAnna sceglie Boia", "Boia è nel cimitero di Anna"),
        # the new object is asked about itself: its own ability knows it as its source
        ("Anna lancia Lampo su Lince\nsi risolve\nAnna sceglie Lince\nAnna sceglie Re\nsi risolve", "azione 3 è illegale\nRe è 5/5"),
        # 400.7e: what dies finds itself in the graveyard, and that is no other card
        ("effetto di Bruno: Distruggi una creatura bersaglio. su Myr\nAnna sceglie Myr\nAnna sceglie Elmo\nsi risolve", "azione 2 è illegale\nElmo è nella mano di Anna\nMyr è nel cimitero di Anna"),
    ],
)  # fmt: skip
def test_another_is_any_object_that_the_source_is_not(script: str, claims: str, edition: str) -> None:
    holds(ANOTHER, script, claims, edition)


# --- 120: the damage that one sentence deals is one event, whoever is dealt how much of it ------------------------

AT_ONCE = """
giocatori:
  Anna:
    in gioco:
      - Strega: {tipo: Creatura — Strega, f/c: 1/1, parole: [legame vitale], testo: "{0}: La Strega infligge 2 danni a una creatura bersaglio e 3 danni al controllore di quella creatura."}
      - Gemella: {tipo: Creatura — Strega, f/c: 1/1, parole: [legame vitale], testo: "{0}: La Gemella infligge 2 danni a una creatura bersaglio. La Gemella infligge 3 danni al controllore di quella creatura."}
      - Boa: {tipo: Creatura — Serpente, f/c: 1/1, testo: "Ogniqualvolta guadagni punti vita, metti un segnalino +1/+1 sul Boa."}
      - Terna: {tipo: Artefatto, testo: "{0}: La Terna infligge 1 danno a una creatura o a un giocatore bersaglio, 2 danni a un'altra creatura o a un altro giocatore bersaglio e 3 danni a una terza creatura o a un terzo giocatore bersaglio."}
      - Forse: {tipo: Artefatto, testo: "{0}: Puoi pagare {0}. Se lo fai, il Forse infligge 2 danni a ogni creatura e 3 danni a ogni avversario."}
  Bruno:
    in gioco:
      - Toro: {f/c: 2/6}
      - Mulo: {f/c: 2/5}
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        # 119.9: one source, one moment: life is gained once
        ("Anna attiva Strega su Toro\nsi risolve", "Toro ha 2 danni\nBruno ha 17 punti vita\nAnna ha 25 punti vita\nsi innesca 1 volta: Boa"),
        ("Anna attiva Gemella su Toro\nsi risolve", "Toro ha 2 danni\nBruno ha 17 punti vita\nAnna ha 25 punti vita\nsi innesca 2 volte: Boa"),
        ("Anna attiva Forse\nsi risolve\nAnna paga {0}", "Toro ha 2 danni\nBruno ha 17 punti vita"),
        ("Anna attiva Terna su Toro, Mulo, Bruno\nsi risolve", "Toro ha 1 danno\nMulo ha 2 danni\nBruno ha 17 punti vita"),
    ],
)  # fmt: skip
def test_two_amounts_of_damage_in_one_sentence_are_dealt_at_once(script: str, claims: str, edition: str) -> None:
    holds(AT_ONCE, script, claims, edition)
