"""Boards as strangers write them who have read the help alone: their lines are taken as they mean them."""

from __future__ import annotations

import pytest
from boards import MODERN, acted, case, holds

from judgekit.editions import system
from judgekit.ruling.why import read_first, why
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run

CELATA = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Velame: {tipo: Stregoneria, costo: "{U}", testo: "Cela la prima carta del tuo grimorio."}
    grimorio: [Isola, Isola]
    in gioco: [Isola]
  Bruno:
    in gioco: [Montagna]
    mano:
      - Folgore: {tipo: Istantaneo, costo: "{R}", testo: "Infligge 3 danni a un qualsiasi bersaglio."}
"""
GOBLIN = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Goblin:
          tipo: Creatura — Goblin
          f/c: 1/1
          testo: Quando il Goblin muore, puoi fargli infliggere 1 danno a un qualsiasi bersaglio.
      - Altare: {tipo: Artefatto, testo: "Sacrifica una creatura: Guadagni 1 punto vita."}
  Bruno:
    in gioco:
      - Orso: 2/2 verde
"""
CIRCOLO = """
turno: Bruno
giocatori:
  Anna:
    in gioco:
      - Circolo:
          tipo: Incantesimo
          testo: >
            {1}: La prossima volta che una fonte rossa a tua scelta ti infliggerebbe danno in questo turno,
            previeni quel danno.
      - Pianura
  Bruno:
    in gioco:
      - Drago: 4/4 rosso
"""
VISIONE = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Visione: {tipo: Stregoneria, costo: nessuno, colore: blu, testo: "Un giocatore bersaglio pesca tre carte."}
    grimorio: [Isola, Isola, Isola]
    in gioco:
      - Onniscienza:
          tipo: Incantesimo
          testo: Puoi lanciare le carte non terra dalla tua mano senza pagare il loro costo di mana.
"""
CLONE = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Clone:
          tipo: Creatura — Polimorfo
          costo: "{3}{U}"
          f/c: 0/0
          testo: Puoi far entrare il Clone come una copia di una qualsiasi creatura sul campo di battaglia.
    in gioco: [4 Isole]
  Bruno:
    in gioco:
      - Idra: {tipo: Creatura — Idra, f/c: 2/2, segnalini: 3 +1/+1}
"""
BOARDS = {
    "what lies face down is called so": (
        CELATA,
        "Anna lancia Velame\nsi risolve\nBruno lancia Folgore sulla creatura a faccia in giù\nBruno non paga",
        "Folgore è neutralizzata",
    ),
    "the only source that there is may be named": (
        CIRCOLO,
        "Bruno attacca con Drago\nAnna attiva Circolo\nsi risolve\nAnna sceglie Drago\ndanno",
        "Anna ha 20 punti vita",
    ),
    "what has no mana cost is cast without paying it": (
        VISIONE,
        "Anna lancia Visione su Anna\nsi risolve",
        "azione 1 è legale\nAnna ha 3 carte in mano",
    ),
    "something is a copy of something": (
        CLONE,
        "Anna lancia Clone\nsi risolve\nAnna sceglie Idra",
        "Clone è una copia di Idra\nIdra non è una copia di Clone\nClone è 2/2",
    ),
}
ROCCA = """
turno: Anna
giocatori:
  Anna:
    squadra:
      - Topolino: rosso
    mano:
      - Lampo: {potenza: 2, colore: rosso, testo: Recupera.}
    mazzo: [Brace, Brace]
    castelli:
      - Rocca: {colore: rosso, testo: -1 alle Magie verdi.}
  Bruno:
    squadra:
      - Ermete: verde
    mano:
      - Foglia: 2 verde
      - Alga: 2 verde
"""
WHO_HAS_ENTERED = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - 5 Foreste
      - Araldo:
          tipo: Creatura — Elfo
          costo: "{2}{G}"
          f/c: 3/3
          testo: |
            Metamorfosi {2}
            Quando l'Araldo entra nel campo di battaglia, guadagni 4 punti vita.
          stato: a faccia in giù
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("name", [name for name in BOARDS if "face down" not in name])
def test_a_board_is_played_as_its_lines_mean(name: str, edition: str) -> None:
    board, script, claims = BOARDS[name]
    holds(f"{board}  Carla: {{}}\n" if "Bruno" not in board else board, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_whom_a_source_is_said_to_deal_damage_is_its_target(edition: str) -> None:
    script = "Anna attiva Altare sacrificando Goblin\nil Goblin fa 1 danno a Bruno\nsi risolve"
    done = acted(GOBLIN, script, "Bruno ha 19 punti vita\nAnna ha 21 punti vita", edition)
    assert done.missing is None
    assert all(held.so for held in done.held)


def test_what_lies_face_down_is_called_so() -> None:
    holds(*BOARDS["what lies face down is called so"], "cr-2026")


def test_wizards_of_mickey_begin_with_the_castello_that_the_script_brings() -> None:
    script = "Anna gioca Rocca\nAnna lancia Lampo con Topolino\nBruno lancia Foglia con Ermete\nfine della sfida"
    claims = "azione 1 è legale\nFoglia vale 1\nAnna vince la sfida"
    done = run(read_markdown(case(ROCCA, script, claims, ("wom",)), "caso.md"), system("wom"))
    assert [held.expectation.text for held in done.held if not held.so] == []


def test_a_challenge_that_is_told_to_end_goes_on_with_the_lines_behind() -> None:
    script = (
        "Anna lancia Lampo con Topolino\nBruno lancia Foglia con Ermete\n"
        "fine della sfida\nBruno assegna i Diamagic a Ermete"
    )
    board = ROCCA.replace("giocatori:", "in palio: rosso\ngiocatori:").replace("potenza: 2", "potenza: 0")
    done = run(read_markdown(case(board, script, "Ermete possiede 1 Diamagic", ("wom",)), "caso.md"), system("wom"))
    assert [held.expectation.text for held in done.held if not held.so] == []


def test_who_thinks_that_what_is_turned_up_enters_lets_it_trigger() -> None:
    claims = "l’Araldo non si innesca\nAnna ha 20 punti vita"
    board = f"{WHO_HAS_ENTERED}  Bruno: {{}}\n"
    asked = read_markdown(case(board, "Anna gira a faccia in su Araldo", claims, ("cr-2026",)), "caso.md")
    done, reasons = why(asked, system("cr-2026"))
    assert all(held.so for held in done.held)
    assert "708.8" in read_first(done, reasons)[0][0].numbers
