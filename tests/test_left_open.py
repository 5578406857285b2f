"""A choice that a script leaves open stops the case only where something that is expected hangs on it."""

from __future__ import annotations

import pytest
from boards import acted, case

from judgekit.editions import system
from judgekit.ruling.ablation import Ablation
from judgekit.scenario.case_file import read_markdown

BOARD = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - 2 Montagne
      - 2 Isole
      - Orso: 2/2 verde
    mano:
      - Veggente:
          tipo: Creatura — Umano
          costo: "{U}"
          f/c: 1/2
          testo: Quando Veggente entra in gioco, puoi guadagnare 2 punti vita.
      - Saetta: {tipo: Istantaneo, costo: "{1}{R}", testo: Infligge 2 danni a una creatura bersaglio.}
      - Sorte: {tipo: Stregoneria, costo: "{R}", testo: Lancia una moneta. Se vinci il lancio, pesca una carta.}
  Bruno:
    in gioco:
      - Lupo: 2/2 nero
"""
SEER = "Anna lancia Veggente\nsi risolve\nsi risolve"
BOLT = "Anna lancia Saetta su Lupo\nsi risolve"


@pytest.mark.parametrize(
    ("script", "claims", "asked"),
    [
        (SEER, "Veggente è in gioco\nBruno ha 20 punti vita", "effetto facoltativo di"),
        (BOLT, "Lupo muore\nAnna controlla 4 terre", "si può pagare in più modi"),
        ("Anna lancia Sorte\nsi risolve", "Sorte è nel cimitero", "lancio della moneta"),
    ],
)
def test_the_case_goes_on_and_says_what_is_open(script: str, claims: str, asked: str) -> None:
    done = acted(BOARD, script, claims, "cr-2026")
    assert done.missing is None
    assert done.ok
    assert asked in done.left_open[0]


@pytest.mark.parametrize("edition", ["classic", "cr-2026"])
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        (SEER, "Anna ha 20 punti vita"),
        (SEER, "Anna ha 22 punti vita"),
        (BOLT, "Lupo muore\nIsola 1 è STAPpata"),
        ("Anna lancia Sorte\nsi risolve", "Anna pesca 1 carta"),
        (SEER, ""),
    ],
)
def test_where_something_hangs_on_it_the_case_stops(script: str, claims: str, edition: str) -> None:
    done = acted(BOARD, script, claims, edition)
    assert done.missing is not None
    assert not done.left_open
    assert not any(held.judged for held in done.held)


def test_without_a_rule_it_goes_on_as_well() -> None:
    """Who asks what decides does not hear that every rule does, as though each kept the case from coming to its end."""
    played = Ablation(read_markdown(case(BOARD, SEER, "Veggente è in gioco"), "caso.md"), system("cr-2026"))
    assert played.played.left_open
    assert not played.without("119.3").differences
    assert played.without("302.2").differences


OWN = """
turno: Anna
giocatori:
  Anna:
    in gioco: [Orso: 2/2 verde, Lupo: 2/2 nero, Palude]
    mano:
      - Editto: {tipo: Stregoneria, costo: "{B}", testo: Ogni giocatore esilia una creatura che controlla.}
  Bruno:
    in gioco: [Bue: 2/2 bianco]
"""


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_a_choice_that_a_line_makes_wrongly_is_not_left_open(edition: str) -> None:
    """The ox is exiled whatever Anna chooses of hers; but she has said something that she cannot choose (101.4)."""
    done = acted(OWN, "Anna lancia Editto\nsi risolve\nAnna sceglie Bue\nBruno sceglie Bue", "Bue è in esilio", edition)
    assert done.missing is not None
    assert not done.left_open
    silent = acted(OWN, "Anna lancia Editto\nsi risolve\nBruno sceglie Bue", "Bue è in esilio", edition)
    assert silent.ok
    assert silent.left_open


TYPES = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Tana: {tipo: Incantesimo, testo: "{1}: Crea una pedina creatura Goblin 1/1 rossa."}
      - Montagna
      - Isola
    mano:
      - Ritocco:
          tipo: Istantaneo
          costo: "{U}"
          testo: >-
            Cambia il testo di un permanente bersaglio sostituendo tutte le occorrenze di un tipo di creatura con un
            altro.
  Bruno: {}
"""


@pytest.mark.parametrize("chosen", ["si risolve\nAnna sceglie Goblin, Elfo", "Anna sceglie Goblin, Elfo"])
def test_a_type_that_is_chosen_may_be_the_name_of_tokens_to_come(chosen: str) -> None:
    script = f"Anna lancia Ritocco su Tana pagando con Isola\n{chosen}\nAnna attiva Tana\nsi risolve"
    assert acted(TYPES, script, "Elfo è un Elfo\nElfo non è un Goblin", "cr-2026").ok
