"""Things of one name told apart or together, and answers that stand before what asks for them has resolved."""

from __future__ import annotations

import pytest
from boards import acted, case

from judgekit.errors import BadScenario
from judgekit.scenario.case_file import read_text
from judgekit.scenario.magic.several_said import spelt_out
from judgekit.scenario.outcome import Run

BOARD = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Soldato: 1/1 bianco
      - Soldato: 1/1 bianco
      - Lupo Nero: 3/3 nero
      - Orso: 2/2 verde
      - 3 Montagne
      - 2 Pianure
      - Pozzo: {tipo: Artefatto, testo: "{1}, {T}: Pesca una carta.\\n{2}, {T}: Guadagni 1 punto vita."}
    mano:
      - Folgore: {tipo: Istantaneo, costo: "{R}", testo: Infligge 3 danni a un bersaglio qualsiasi.}
  Bruno:
    in gioco:
      - Lupo Nero: 3/3 nero
      - Lupo Nero: 3/3 nero
      - Orso: 2/2 verde
      - 2 Isole
    mano:
      - Ricatto:
          tipo: Istantaneo
          costo: "{U}"
          testo: Neutralizza una magia bersaglio a meno che il suo controllore non paghi {1}.
"""


def told(line: str) -> str:
    return spelt_out(line, read_text(case(BOARD, "fermati", "la pila è vuota"), "caso.md").board)


def played(lines: str, claims: str) -> Run:
    return acted(BOARD, lines, claims, "cr-2016")


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("Anna attacca con i due Soldati e l’Orso", "Anna attacca con Soldato 1, Soldato 2 e l’Orso"),
        ("entrambi i Soldati muoiono", "Soldato 1, Soldato 2 muoiono"),
        ("tutte le Pianure sono STAPpate", "Pianura 1, Pianura 2 sono STAPpate"),
        ("il secondo Soldato muore", "il Soldato 2 muore"),
        ("Anna lancia Folgore sul primo Soldato", "Anna lancia Folgore sul Soldato 1"),
        ("i due Lupi Neri di Bruno muoiono", "Lupo Nero 2, Lupo Nero 3 muoiono"),
        ("i tre Lupi Neri muoiono", "Lupo Nero 1, Lupo Nero 2, Lupo Nero 3 muoiono"),
        ("tutti gli Orsi muoiono", "Orso 1, Orso 2 muoiono"),
        ("Bruno ha tutte le terre STAPpate", "Isola 1, Isola 2 sono stappate"),
        ("tutte le terre di Bruno sono TAPpate", "Isola 1, Isola 2 sono tappate"),
        ("Bruno blocca Orso con i due Lupi Neri", "Bruno blocca Orso con Lupo Nero 2, Lupo Nero 3"),
    ],
)
def test_each_is_named(said: str, named: str) -> None:
    assert told(said) == named


@pytest.mark.parametrize(
    "said",
    [
        "i tre Soldati muoiono",  # there are two
        "i due Lupi Neri muoiono",  # of three: whose?
        "il secondo Orso muore",  # one of each player's
        "l’Orso muore",
        "gli Elfi muoiono",
    ],
)
def test_what_may_mean_others_stays_as_it_is(said: str) -> None:
    assert told(said) == said


def test_both_attack_and_one_of_them_is_blocked() -> None:
    lines = "Anna attacca con i due Soldati\nBruno blocca il secondo Soldato con l’Orso di Bruno\ndanno"
    ran = played(lines, "il primo Soldato sopravvive\nil secondo Soldato muore\nBruno ha 19 punti vita")
    assert [one.expectation.text for one in ran.held if not one.so] == []


def test_one_of_two_that_are_alike_is_not_guessed() -> None:
    with pytest.raises(BadScenario, match="tre Soldati"):
        played("Anna attacca con i tre Soldati", "la pila è vuota")


def test_an_ability_is_told_by_its_place() -> None:
    ran = played("Anna attiva la seconda abilità del Pozzo\nsi risolve", "Anna ha 21 punti vita\nAnna pesca 0 carte")
    assert [one.expectation.text for one in ran.held if not one.so] == []


@pytest.mark.parametrize(
    ("answer", "life"),
    [("Anna paga {1} con Montagna 2", 17), ("si risolve\nAnna paga {1} con Montagna 2", 17), ("Anna non paga", 20)],
)
def test_an_answer_may_stand_before_what_asks_for_it_resolves(answer: str, life: int) -> None:
    ran = played(
        f"Anna lancia Folgore su Bruno\nBruno lancia Ricatto su Folgore\n{answer}", f"Bruno ha {life} punti vita"
    )
    assert [one.found for one in ran.held if not one.so] == []


def test_an_answer_that_nothing_asks_for_is_refused_all_the_same() -> None:
    with pytest.raises(BadScenario, match="qui nessuno chiede niente"):
        played("Anna lancia Folgore su Bruno\nAnna sceglie sì", "Bruno ha 17 punti vita")


REDIRECTED = """
turno: Anna
giocatori:
  Anna:
    in gioco: [2 Paludi]
    mano:
      - Terrore: {tipo: Istantaneo, costo: {1}{B}, testo: Distruggi una creatura non nera bersaglio.}
  Bruno:
    in gioco:
      - 2 Isole
      - Orso: 2/2 verde
      - Ombra: 2/2 COLORE
    mano:
      - Deviare:
          tipo: Istantaneo
          costo: "{U}{U}"
          testo: Cambia il bersaglio di una magia bersaglio che ha un solo bersaglio.
"""


def redirected(colour: str, answer: str) -> Run:
    lines = f"Anna lancia Terrore sull’Orso\nBruno lancia Deviare su Terrore\nsi risolve\n{answer}\nsi risolve"
    return acted(REDIRECTED.replace("COLORE", colour), lines, "l’Orso è nel cimitero", "classic")


@pytest.mark.parametrize("answer", ["# niente", "Bruno sceglie l’Orso", "Bruno sceglie l’Ombra"])
def test_where_no_other_target_is_legal_the_old_one_stands_whatever_is_said(answer: str) -> None:
    """415.2."""
    ran = redirected("nera", answer)
    assert ran.missing is None
    assert [one.found for one in ran.held if not one.so] == []


def test_where_another_is_legal_the_line_has_to_say_it() -> None:
    ran = redirected("bianca", "# niente")
    assert ran.missing is not None
    assert "il nuovo bersaglio di Terrore" in ran.missing.message


SPLIT = """
turno: Anna
giocatori:
  Anna:
    in gioco: [2 Montagne, 2 Foreste]
    mano:
      - Prendere // Dare:
          testo: Fusione
          metà:
            - Prendere: {tipo: Stregoneria, costo: "{1}{R}", testo: Infligge 2 danni a una creatura bersaglio.}
            - Dare: {tipo: Stregoneria, costo: {1}{G}, testo: Metti un segnalino +1/+1 su una creatura bersaglio.}
      - Agguato: {tipo: Creatura — Serpente, costo: {0}, f/c: 1/4, testo: Lampo}
  Bruno:
    in gioco:
      - Topo: 1/1 nero
      - Lupo: 2/2 verde
"""


def fused(word: str) -> Run:
    lines = f"Anna lancia Prendere e Dare su Topo, Lupo\nsi risolve\nAnna lancia Agguato con {word}"
    return acted(SPLIT, lines, "il Topo muore\nil Lupo è 3/3\nazione 3 è legale", "cr-2016")


def test_what_is_told_of_a_split_card_is_told_of_both_halves() -> None:
    ran = fused("lampo")
    assert [one.found for one in ran.held if not one.so] == []


def test_a_word_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadScenario, match="Agguato non ha cautela"):
        fused("cautela")


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_who_attacks_for_another_player_means_that_players_creature(edition: str) -> None:
    """In a turn in which Bruno decides for Anna, «Bruno attacca con Orso» is about her Orso, not his own."""
    board = """
turno: Bruno
giocatori:
  Anna:
    in gioco: [Orso 2/2]
  Bruno:
    in gioco: [Orso 2/2]
    mano:
      - Dominio:
          tipo: Stregoneria
          costo: "{0}"
          testo: Controlli un giocatore bersaglio durante il prossimo turno di quel giocatore.
"""
    script = "Bruno lancia Dominio su Anna\nsi risolve\nvai al turno di Anna\nBruno attacca con Orso\ndanno"
    assert acted(board, script, "Bruno ha 18 punti vita", edition).ok
