"""Which rule `why` names first: boards written from the rule, by families of what once stood before it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from boards import MODERN, case

from judgekit.editions import system
from judgekit.render.italian.point import point
from judgekit.render.reasons import titles
from judgekit.ruling.basics import basics
from judgekit.ruling.weights import weights
from judgekit.ruling.why import points, why
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file, read_markdown
from judgekit.texts import home


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


WHO_WINS = {  # what led to the loss, and to whose; that a player loses at no life says nothing of it
    "triggers of both players": Asked(
        """
turno: Bruno
giocatori:
  Anna:
    vita: 2
    in gioco:
      - Candela: {tipo: Creatura, f/c: 1/1, testo: "Quando Candela muore, ogni avversario perde 2 punti vita."}
  Bruno:
    vita: 2
    mano:
      - Tramonto: {tipo: Stregoneria, costo: "{2}{B}", testo: Distruggi tutte le creature.}
    in gioco:
      - Lucerna: {tipo: Creatura, f/c: 1/1, testo: "Quando Lucerna muore, ogni avversario perde 2 punti vita."}
      - 3 Paludi
""",
        "Bruno lancia Tramonto\nsi risolve\nsi risolve",
        "Anna ha vinto",
        alike("603.3b"),
    ),
    "damage that gives poison": Asked(
        """
giocatori:
  Anna:
    in gioco:
      - Serpe: {tipo: Creatura, f/c: 2/2, testo: Infettare}
  Bruno:
    segnalini: {veleno: 9}
""",
        "Anna attacca con Serpe\nBruno non blocca\ndanno",
        "Anna ha vinto",
        {"cr-2016": "119.3b", "cr-2026": "120.3b"},
    ),
    "damage that is dealt twice": Asked(
        """
giocatori:
  Anna:
    in gioco:
      - Lama: {tipo: Creatura, f/c: 2/2, testo: Doppio attacco}
  Bruno:
    vita: 4
""",
        "Anna attacca con Lama\nBruno non blocca\ndanno",
        "Anna ha vinto",
        alike("702.4b"),
    ),
    "nothing but damage": Asked(
        """
giocatori:
  Anna:
    in gioco:
      - Lama: 5/5 rossa
  Bruno:
    vita: 5
""",
        "Anna attacca con Lama\nBruno non blocca\ndanno",
        "Bruno ha perso",
        {"classic": "420.5a", **alike("704.5a")},
    ),
}


@pytest.mark.parametrize(("one", "edition"), each(WHO_WINS))
def test_who_wins_is_led_by_what_led_there(one: Asked, edition: str) -> None:
    assert first_reason(one, edition) == one.first[edition]


HEARD_TOO = {  # rules that decided boards, and had no voice there
    "an increase before a reduction": Asked(
        """
giocatori:
  Anna:
    mano:
      - Scintilla: {tipo: Istantaneo, costo: "{R}", testo: Guadagni 3 punti vita.}
    in gioco:
      - Montagna
      - Runa: {tipo: Artefatto, testo: "Le magie istantaneo che lanci costano {1} in meno per essere lanciate."}
  Bruno:
    in gioco:
      - Tassa: {tipo: Incantesimo, testo: "Le magie costano {1} in più per essere lanciate."}
""",
        "Anna lancia Scintilla\nsi risolve",
        "azione 1 è legale\nAnna ha 23 punti vita",
        alike("601.2f"),
    ),
    "damage of what has died": Asked(
        """
giocatori:
  Anna:
    in gioco:
      - Nugolo:
          tipo: Creatura — Insetto
          f/c: 1/1
          testo: "Infettare\\nQuando Nugolo muore, infligge 2 danni a un giocatore bersaglio."
  Bruno:
    mano:
      - Dardo: {tipo: Istantaneo, costo: "{R}", testo: Dardo infligge 3 danni a una creatura bersaglio.}
    in gioco: [Montagna]
""",
        "Bruno lancia Dardo su Nugolo\nsi risolve\nAnna sceglie Bruno\nsi risolve",
        "Bruno ha 20 punti vita\nBruno ha 2 segnalini veleno",
        {"cr-2016": "702.89d", "cr-2026": "702.90d"},
    ),
    "the X of a permanent": Asked(
        """
giocatori:
  Anna:
    mano:
      - Idra:
          tipo: Creatura — Idra
          costo: "{X}{G}"
          f/c: 1/1
          testo: Idra entra nel campo di battaglia con X segnalini +1/+1.
    in gioco: [5 Foreste]
  Bruno:
    mano:
      - Taglio:
          tipo: Istantaneo
          costo: "{B}"
          testo: Distruggi una creatura bersaglio con costo di mana convertito 2 o meno.
    in gioco: [Palude]
""",
        "Anna lancia Idra con X = 4\nsi risolve\nBruno lancia Taglio su Idra\nsi risolve",
        "azione 3 è legale\nIdra è nel cimitero di Anna",
        {"cr-2016": "107.3f", "cr-2026": "107.3g"},
    ),
}


@pytest.mark.parametrize(("one", "edition"), each(HEARD_TOO))
def test_what_decides_is_heard(one: Asked, edition: str) -> None:
    assert first_reason(one, edition) == one.first[edition]


SAID = {  # how a sentence says it: agreeing, and with no quotation marks of one kind inside each other
    "700.2a-un-modo-senza-bersaglio cr-2016": "«Anna lancia Bivio scegliendo “guadagni 3 punti vita”» è legale",
    "costo-di-mana-l-eco-di-una-pedina classic": "In gioco c’è una pedina Elementale",
    "419.1-la-torre-entra-tappata classic": "senza, si innescherebbe una volta.",
    "419.1-i-prossimi-danni-altrove classic": "senza, non avrebbe danni e",
}


@pytest.mark.parametrize("case_of", SAID)
def test_the_sentence_is_good_italian(case_of: str) -> None:
    name, edition = case_of.split()
    run, reasons = why(read_file(bundled.find(name)), system(edition))
    assert SAID[case_of] in point(run, reasons, titles(home.open_corpus(), edition))


@pytest.mark.parametrize("edition", ["classic", *MODERN, "wom"])
def test_what_the_plainest_game_needs_everybody_knows(edition: str) -> None:
    every = weights(edition)
    there = basics(edition)
    assert every.plain >= (there.needed | there.workings) & every.counts.keys()


def test_who_thinks_that_every_land_gives_mana_leaves_alone_what_its_text_gives() -> None:
    board = """
giocatori:
  Anna:
    in gioco:
      - Brughiera: {tipo: Terra, testo: "{T}: Aggiungi {B} alla tua riserva di mana."}
  Bruno: {}
"""
    text = case(board, "Anna attiva Brughiera", "azione 1 è legale", ("classic",))
    _, reasons = why(read_markdown(text, "caso.md"), system("classic"))
    assert not any("214.9h" in one.numbers and one.decisive for one in reasons)


def test_what_stands_on_cards_is_asked_about_all_the_same() -> None:
    """A keyword that brings a card back is read off it, and boards are about it; to lose at no life is neither."""
    every = weights("cr-2016")
    assert every.is_plain(("704.5a",))
    assert not every.is_plain(("702.34a",))
