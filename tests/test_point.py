"""Which rule `why` names first: boards written from the rule, by families of what once stood before it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from boards import MODERN, case

from judgekit.editions import system
from judgekit.ruling.basics import basics
from judgekit.ruling.weights import weights
from judgekit.ruling.why import points, why
from judgekit.scenario.case_file import read_markdown


class Asked(NamedTuple):
    """A board, its script, what is claimed, and the numbers in each edition of which one is the first reason."""

    board: str
    script: str
    claim: str
    first: dict[str, str]


def alike(numbers: str, editions: tuple[str, ...] = MODERN) -> dict[str, str]:
    return dict.fromkeys(editions, numbers)


def first_reason(one: Asked, edition: str) -> str:
    text = case(one.board, one.script, one.claim, tuple(one.first))
    run, reasons = why(read_markdown(text, "caso.md"), system(edition))
    assert run.missing is None
    assert [held.expectation.text for held in run.held if not held.so] == []
    return points(reasons)[0][0].number


def each(boards: dict[str, Asked]) -> list[object]:
    return [pytest.param(one, edition, id=f"{name} {edition}") for name, one in boards.items() for edition in one.first]


AJANI = """
giocatori:
  Anna:
    in gioco:
      - Ajani:
          tipo: Planeswalker — Ajani
          costo: "{2}{W}{W}"
          fedeltà: 4
          testo: "+1: Guadagni 2 punti vita.\\n-1: Pesca una carta.\\n-6: Guadagni 20 punti vita."
    grimorio: [Rana]
  Bruno: {}
"""
FORBIDDEN = {  # by one rule, or by several: what gives actions of their kind their being forbids none of them
    "a second loyalty ability": Asked(
        AJANI, "Anna usa il -1 di Ajani\nsi risolve\nAnna usa il +1 di Ajani", "azione 3 è illegale", alike("606.3")
    ),
    "too little loyalty": Asked(
        AJANI, "Anna usa il -6 di Ajani", "azione 1 è illegale", {"cr-2016": "606.5", "cr-2026": "606.6"}
    ),
    "a second loyalty ability, and too little": Asked(
        AJANI, "Anna usa il -1 di Ajani\nsi risolve\nAnna usa il -6 di Ajani", "azione 3 è illegale", alike("606.3")
    ),
    "loyalty out of turn": Asked(
        f"turno: Bruno\n{AJANI}", "Anna usa il +1 di Ajani", "azione 1 è illegale", alike("606.3")
    ),
    "a sorcery out of turn, and no mana": Asked(
        """
turno: Bruno
giocatori:
  Anna:
    in gioco: [Palude]
    mano:
      - Rito: {tipo: Stregoneria, costo: "{2}{B}", testo: Pesca una carta.}
  Bruno:
    in gioco:
      - Orso: 2/2 verde
""",
        "Bruno attacca con Orso\nAnna lancia Rito",
        "azione 2 è illegale",
        alike("307.1"),
    ),
    "a tapped thing that costs a tap, and life that is not there": Asked(
        """
giocatori:
  Anna:
    vita: 2
    in gioco:
      - Cella: {tipo: Artefatto, costo: "{1}", testo: "{T}, Paga 3 punti vita: Pesca una carta.", stato: TAPpato}
  Bruno: {}
""",
        "Anna attiva Cella",
        "azione 1 è illegale",
        alike("107.5"),
    ),
    "a tapped land that gives another mana": Asked(
        """
giocatori:
  Anna:
    mano:
      - Folgore: {tipo: Istantaneo, costo: "{R}", testo: Infligge 3 danni a un giocatore bersaglio.}
    in gioco:
      - Montagna
      - Palude: {stato: TAPpata}
  Bruno: {}
""",
        "Anna lancia Folgore su Bruno pagando con Palude",
        "azione 1 è illegale",
        {"classic": "glossario/tappare"},
    ),
    "a tapped creature as blocker of a flyer": Asked(
        """
giocatori:
  Anna:
    in gioco:
      - Falco: 2/2 bianco, volare
  Bruno:
    in gioco:
      - Orso: 2/2 verde, TAPpato
""",
        "Anna attacca con Falco\nBruno blocca Falco con Orso",
        "azione 2 è illegale",
        alike("509.1a"),
    ),
}


@pytest.mark.parametrize(("one", "edition"), each(FORBIDDEN))
def test_an_illegal_action_is_led_by_what_forbids_it(one: Asked, edition: str) -> None:
    assert first_reason(one, edition) == one.first[edition]


def test_two_rules_of_which_either_forbids_are_named_together() -> None:
    twice = FORBIDDEN["a second loyalty ability, and too little"]
    text = case(twice.board, twice.script, twice.claim, MODERN)
    _, reasons = why(read_markdown(text, "caso.md"), system("cr-2026"))
    assert (reasons[0].number, reasons[0].with_it) == ("606.3", ("606.6",))


@pytest.mark.parametrize("edition", ["classic", *MODERN, "wom"])
def test_what_the_plainest_game_needs_everybody_knows(edition: str) -> None:
    every = weights(edition)
    there = basics(edition)
    assert every.plain >= (there.needed | there.workings) & every.counts.keys()


def test_what_stands_on_cards_is_asked_about_all_the_same() -> None:
    """A keyword that brings a card back is read off it, and boards are about it; to lose at no life is neither."""
    every = weights("cr-2016")
    assert every.is_plain(("704.5a",))
    assert not every.is_plain(("702.34a",))
