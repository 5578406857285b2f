"""Mana that is not lost till the turn ends (106.4), and what happened in the turn before this one."""

from __future__ import annotations

import pytest
from boards import MODERN, holds, played

MANA = """
turno: Anna
interfase: %s
giocatori:
  Anna:
    mano:
      - Rogo:
          tipo: Istantaneo
          costo: "{0}"
          testo: >-
            Aggiungi {R}{R}. Fino alla fine del turno, non perdi questo mana al termine di ogni fase o sottofase.
      - Fiamma: {tipo: Istantaneo, costo: "{R}{R}", testo: "Guadagni 3 punti vita."}
    in gioco:
      - Lupo: 2/2
    grimorio: [Rana, Ragno]
  Bruno:
    in gioco:
      - Orso: 2/2
    grimorio: [Pino, Olmo]
"""


@pytest.mark.parametrize("edition", ["classic", *MODERN])
def test_mana_stays_till_the_turn_ends(edition: str) -> None:
    cast = "Anna lancia Rogo\nsi risolve\nvai a {}\nAnna lancia Fiamma"
    held = f"{cast.format('seconda fase principale')}\nsi risolve"
    holds(MANA % "mantenimento", held, "Anna ha 23 punti vita", edition)
    lost = cast.format("mantenimento di Bruno")
    holds(MANA % "prima fase principale", lost, "azione 4 è illegale", edition)


@pytest.mark.parametrize("edition", ["classic", *MODERN])
def test_mana_stays_till_combat_ends(edition: str) -> None:
    board = (MANA % "prima fase principale").replace("Fino alla fine del turno", "Fino alla fine del combattimento")
    cast = "Anna attacca con Lupo\nAnna lancia Rogo\nsi risolve\nvai a {}\nAnna lancia Fiamma"
    holds(board, f"{cast.format('fine del combattimento')}\nsi risolve", "Anna ha 23 punti vita", edition)
    holds(board, cast.format("seconda fase principale"), "azione 5 è illegale", edition)


LAST = """
turno: Bruno
giocatori:
  Anna:
    in gioco:
      - Cosa:
          tipo: Incantesimo
          testo: >-
            All’inizio di ogni mantenimento, se un avversario ha perso punti vita nell’ultimo turno, pesca una carta.
    grimorio: [Rana, Ragno, Volpe, Lince, Gufo, Iena]
  Bruno:
    grimorio: [Pino, Olmo, Faggio, Larice]
  Carla:
    grimorio: [Cedro, Acero, Abete]
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        (
            "effetto di Anna: Ogni avversario perde 1 punto vita\nvai a mantenimento di Carla\nsi risolve",
            "Anna ha 1 carta in mano",
        ),
        ("vai a mantenimento di Carla", "Anna ha 0 carte in mano\nla pila è vuota"),
    ],
)
def test_what_happened_in_the_turn_before(script: str, claims: str, edition: str) -> None:
    holds(LAST, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_the_player_aimed_at_taps_what_is_theirs(edition: str) -> None:
    theirs = "Aquila è TAPpata\nElfo è TAPpato\nOrso è STAPpato\nVolpe rossa è STAPpata"
    text = "Un giocatore bersaglio TAPpa tutte le creature che controlla."
    played(text, "Anna lancia Editto su Bruno\nsi risolve", theirs, edition)
