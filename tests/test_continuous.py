"""What permanents are like when several effects act: what hangs on what, what is granted, lost, moved and kept out."""

from __future__ import annotations

import pytest

from judgekit.magic.editions import system
from judgekit.magic.language import tree
from judgekit.magic.plays.text import filters
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run

FRAME = """---
titolo: prova
edizioni: [classic]
lezione: effetti continui
livello: 1
fonte: 418.1
---
Che cosa succede?

```tavolo
turno: Anna
interfase: prima fase principale
giocatori:
{board}
```

```azioni
{actions}
```

```atteso
{expected}
```
"""


def wrong(board: str, actions: str, expected: str) -> list[str]:
    """The statements that do not hold, with what is so instead."""
    text = FRAME.format(board=board.rstrip(), actions=actions.strip(), expected=expected.strip())
    there = run(read_markdown(text, "prova.md"), system("classic"))
    assert there.missing is None
    assert there.replay.ended != "stuck"
    return [f"{held.expectation.text.strip()}: {held.found}" for held in there.held if not held.ok]


CASES = {
    "of two that take each other's abilities the older keeps its own": (
        """
  Anna:
    in gioco:
      - Razziatore:
          tipo: Creatura
          f/c: 2/2
          colore: nero
          testo: |
            Volare
            Le altre creature perdono tutte le abilità.
  Bruno:
    in gioco:
      - Saccheggiatore:
          tipo: Creatura
          f/c: 2/2
          colore: nero
          testo: |
            Volare
            Le altre creature perdono tutte le abilità.
""",
        "fermati",
        "Razziatore ha volare\nSaccheggiatore non ha volare",
    ),
    "a static ability that is granted acts": (
        """
  Anna:
    in gioco:
      - Orso: 2/2 verde
      - Elfo: 1/1 verde
      - Corona:
          tipo: Incanta creatura
          colore: bianco
          testo: La creatura incantata ha "Le altre creature che controlli prendono +1/+1."
          assegnata a: Orso
  Bruno:
    in gioco:
      - Lupo: 2/2 nero
""",
        "fermati",
        "Orso è 2/2\nElfo è 2/2\nLupo è 2/2",
    ),
    "a triggered ability that is granted looks back when its permanent dies": (
        """
  Anna:
    mano:
      - Saetta:
          tipo: Istantaneo
          costo: "{R}"
          testo: Infligge 3 danni a una creatura o a un giocatore bersaglio.
    in gioco:
      - Montagna
      - Orso: 2/2 verde
      - Lascito:
          tipo: Incanta creatura
          colore: bianco
          testo: La creatura incantata ha "Quando questa creatura muore, guadagni 4 punti vita."
          assegnata a: Orso
  Bruno: {}
""",
        "Anna lancia Saetta su Orso\nsi risolve\nsi risolve",
        "Orso è nel cimitero di Anna\nAnna ha 24 punti vita",
    ),
    "power and toughness change places, and what grows later grows what is there": (
        """
  Anna:
    mano:
      - Capriola:
          tipo: Istantaneo
          costo: "{U}"
          testo: Scambia la forza e la costituzione della creatura bersaglio fino alla fine del turno.
    in gioco:
      - Isola
      - Muro:
          tipo: Creatura — Muro
          f/c: 0/5
          colore: rosso
          segnalini: {"+1/+1": 1}
  Bruno: {}
""",
        "Anna lancia Capriola su Muro\nsi risolve\nfermati",
        "Muro è 6/1",
    ),
    "what stops being a creature is no creature, and can attack no more": (
        """
  Anna:
    in gioco:
      - Orso: 2/2 verde
      - Letargo:
          tipo: Incanta creatura
          colore: blu
          testo: La creatura incantata perde tutte le abilità.
          assegnata a: Orso
  Bruno:
    mano:
      - Pietra:
          tipo: Istantaneo
          costo: "{U}"
          testo: La creatura bersaglio smette di essere una creatura fino alla fine del turno.
    in gioco:
      - Isola
""",
        "Anna passa\nBruno lancia Pietra su Orso\nsi risolve\nAnna attacca con Orso",
        "Orso non è una creatura\nazione 4 è illegale\nLetargo è nel cimitero di Anna",
    ),
    "no spell is countered while a permanent forbids it": (
        """
  Anna:
    mano:
      - Studio:
          tipo: Stregoneria
          costo: "{U}"
          testo: Pesca una carta.
    in gioco:
      - Isola
      - Certezza:
          tipo: Incantesimo
          colore: blu
          testo: Le magie non possono essere neutralizzate.
  Bruno:
    mano:
      - Diniego:
          tipo: Istantaneo
          costo: "{U}"
          testo: Neutralizza una magia bersaglio.
    in gioco:
      - Isola
""",
        "Anna lancia Studio\nBruno lancia Diniego su Studio\nsi risolve\nsi risolve\nfermati",
        "Anna ha 1 carte in mano\nStudio è nel cimitero di Anna",
    ),
    "a player who cannot be a target is none, and who controls the source is that player": (
        """
  Anna:
    mano:
      - Saetta:
          tipo: Istantaneo
          costo: "{R}"
          testo: Infligge 3 danni a una creatura o a un giocatore bersaglio.
    in gioco:
      - Montagna
  Bruno:
    in gioco:
      - Nebbia:
          tipo: Incantesimo
          colore: bianco
          testo: Non puoi essere bersaglio di magie o abilità.
""",
        "Anna lancia Saetta su Bruno\nAnna lancia Saetta su Anna",
        "azione 1 è illegale\nazione 2 è legale",
    ),
    "a step is skipped in every turn of whoever controls what says so": (
        """
  Anna:
    in gioco:
      - Abbondanza:
          tipo: Incantesimo
          colore: verde
          testo: Salta la tua interfase di acquisizione.
  Bruno: {}
""",
        "vai a prima fase principale di Bruno\nvai a prima fase principale di Anna\nfermati",
        "Anna ha 0 carte in mano\nBruno ha 1 carte in mano",
    ),
    "an enchantment that may enchant but black creatures falls off what is black no more": (
        """
  Anna:
    mano:
      - Tinta:
          tipo: Istantaneo
          costo: "{U}"
          testo: La creatura bersaglio diventa blu fino alla fine del turno.
    in gioco:
      - Isola
      - Lupo: 2/2 nero
      - Manto:
          tipo: Incanta creatura
          colore: nero
          testo: |
            Può incantare solo creature nere.
            La creatura incantata prende +1/+1.
          assegnata a: Lupo
      - Veste:
          tipo: Incanta creatura
          colore: nero
          testo: |
            Gioca Veste solo su una creatura nera.
            La creatura incantata prende +1/+1.
          assegnata a: Lupo
  Bruno: {}
""",
        "Anna lancia Tinta su Lupo\nsi risolve\nfermati",
        "Manto è nel cimitero di Anna\nVeste è assegnata a Lupo\nLupo è 3/3",
    ),
    "what is taken for as long as something is so comes back as soon as it is not": (
        """
  Anna:
    in gioco:
      - Ladro:
          tipo: Creatura
          f/c: 1/1
          colore: blu
          testo: "{T}: Guadagni il controllo della creatura bersaglio fintanto che controlli Ladro."
  Bruno:
    mano:
      - Saetta:
          tipo: Istantaneo
          costo: "{R}"
          testo: Infligge 3 danni a una creatura o a un giocatore bersaglio.
    in gioco:
      - Montagna
      - Orso: 2/2 verde
""",
        "Anna attiva Ladro su Orso\nsi risolve\nAnna passa\nBruno lancia Saetta su Ladro\nsi risolve\nfermati",
        "dopo azione 2: Anna controlla Orso\nBruno controlla Orso",
    ),
    "whoever controls a lord now has its bonus": (
        """
  Anna:
    mano:
      - Richiamo:
          tipo: Incanta creatura
          costo: "{U}"
          testo: Controlli la creatura incantata.
    in gioco:
      - Isola
      - Elfo: 1/1 verde
  Bruno:
    in gioco:
      - Capo:
          tipo: Creatura
          f/c: 2/2
          colore: verde
          testo: Le altre creature che controlli prendono +1/+1.
      - Lupo: 2/2 nero
""",
        "Anna lancia Richiamo su Capo\nsi risolve\nfermati",
        "dopo azione 1: Lupo è 3/3\nElfo è 2/2\nLupo è 2/2",
    ),
    "an enchantment that is put into play with nothing to enchant goes to the graveyard": (
        """
  Anna:
    mano:
      - Ricordo:
          tipo: Stregoneria
          costo: "{W}"
          testo: Rimetti in gioco una carta incantesimo bersaglio dal tuo cimitero.
    in gioco:
      - Pianura
    cimitero:
      - Ali:
          tipo: Incanta creatura
          costo: "{U}"
          testo: La creatura incantata guadagna volare.
  Bruno: {}
""",
        "Anna lancia Ricordo su Ali\nsi risolve\nfermati",
        "Ali è nel cimitero di Anna",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_effects(name: str) -> None:
    assert wrong(*CASES[name]) == []


@pytest.mark.parametrize(("said", "so"), [("Orso è incolore", False), ("Orso non è incolore", True)])
def test_what_has_a_colour_is_not_colourless(said: str, so: bool) -> None:
    board = "giocatori: {Anna: {in gioco: [Orso: 2/2 verde]}, Bruno: {}}"
    text = f"---\ntitolo: x\nedizioni: [cr-2026]\n---\nx\n\n```tavolo\n{board}\n```\n\n```atteso\n{said}\n```\n"
    found = run(read_markdown(text, "x"), system("cr-2026"))
    assert [one.so for one in found.held] == [so]


def test_what_a_filter_may_ask_is_asked_of_many_things_too() -> None:
    """Of many things only what it asks is asked: a field that is not named there would be passed over in silence."""
    of_all = "noun types any_types not_types any_subtypes not_subtypes also_subtypes supertypes not_supertypes"
    of_all += " any_colors not_colors words not_words status controller other"
    elsewhere = {"zone", "either"}  # which things are looked at; several filters in one
    assert {*of_all.split(), *filters._MORE} | elsewhere == set(tree.Filter._fields)
    assert filters._asks_more(tree.Filter()) is True  # any permanent: whether a token is one is for the rules to say
    assert filters._asks_more(tree.Filter(types=("creature",), words=("volare",))) is False
    assert filters._asks_more(tree.Filter(types=("creature",), among=frozenset())) is True
