"""Kinds of creatures are one kind in every form that a card says them in, and whoever is of every kind is of each.

What ends how was written from the rules (205.3, 702.73) before it was played.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from boards import MODERN, holds

from judgekit.magic import vocabulary
from judgekit.magic.language.read import read
from judgekit.magic.language.tree import Count, Static

BOARD = """
giocatori:
  Anna:
    in gioco:
      - Cosa: {{tipo: Incantesimo, testo: "{text}"}}
      - Uno: {{tipo: Creatura — {kind}, f/c: 1/1}}
      - Cangio: {{tipo: Creatura — Polimorfo, f/c: 1/1, testo: Cangiante}}
      - Gatto: {{tipo: Creatura — Felino, f/c: 1/1}}
  Bruno:
    in gioco:
      - Due: {{tipo: Creatura — {kind}, f/c: 1/1}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("kind", "many"),
    [
        ("Tramutante", "I Tramutanti"),
        ("Orrore", "Gli Orrori"),
        ("Peste", "Le Pesti"),
        ("Polipo", "I Polipi"),
        ("Dio", "Gli Dei"),
        ("Vigliacco", "I Vigliacchi"),
        ("Samurai", "I Samurai"),
        ("Uovo", "Le Uova"),
    ],
)
def test_many_of_a_kind_are_those_that_bear_it(kind: str, many: str, edition: str) -> None:
    board = BOARD.format(text=f"{many} che controlli prendono +2/+0.", kind=kind)
    holds(board, "fermati", "Uno è 3/1\nCangio è 3/1\nGatto è 1/1\nDue è 1/1", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("kind", ["Tramutante", "Eldrazi", "Kithkin", "Phelddagrif", "Pianta", "Warlock"])
def test_what_is_of_every_kind_is_of_those_that_only_the_rules_list(kind: str, edition: str) -> None:
    board = BOARD.format(text=f"Tutte le creature {kind} prendono +0/+2.", kind=kind)
    script = "effetto di Bruno: Una creatura bersaglio ha tutti i tipi di creatura fino alla fine del turno. su Gatto"
    holds(board, f"{script}\nsi risolve", "Uno è 1/3\nCangio è 1/3\nGatto è 1/3\nDue è 1/3", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("line", "many"),
    [
        ("Terra — Cancello", "Cancelli"),
        ("Incantesimo — Santuario", "Santuari"),
        ("Artefatto — Indizio", "Indizi"),
        ("Artefatto — Cibo", "Cibi"),
    ],
)
def test_many_of_a_kind_of_other_things_are_counted(line: str, many: str, edition: str) -> None:
    text = f"All'inizio del tuo mantenimento, guadagni X punti vita, dove X è il numero di {many} che controlli."
    thing = f"      - Altro: {{tipo: {line}}}\n      - Gatto"
    board = BOARD.format(text=text, kind="Elfo").replace("      - Gatto", thing, 1)
    holds(board, "vai a mantenimento di Anna\nsi risolve", "Anna ha 21 punti vita", edition)


def test_a_land_that_becomes_another_loses_kinds_of_lands() -> None:
    board = """
giocatori:
  Anna:
    in gioco:
      - Porta: {tipo: Terra — Cancello, testo: "{T}: Aggiungi {W}."}
      - Guardia: {f/c: 0/1, testo: "Guardia prende +1/+0 per ogni Cancello che controlli."}
  Bruno:
    in gioco:
      - Mare: {tipo: Incantesimo, testo: "Le terre non base sono Montagne."}
"""
    holds(board, "fermati", "Guardia è 0/1\nPorta è una Montagna", "cr-2026")


def test_no_form_is_of_two_kinds() -> None:
    tables = (vocabulary.CREATURE_TYPES, vocabulary.KINDS_WITH_A_CAPITAL, vocabulary.OTHER_KINDS_WITH_A_CAPITAL)
    forms = [form for table in tables for several in table.values() for form in set(several)]
    assert sorted(forms) == sorted(set(forms))


def test_a_kind_with_a_capital_is_no_word_without_it() -> None:
    assert read("Ombra") == read("ombra")  # the keyword, at the head of a line
    [ability] = read("Il Colosso prende +1/+0 per ogni Ombra.", "Colosso")
    assert isinstance(ability, Static)
    counts = [part for change in ability.changes for part in (change.power,) if isinstance(part, Count)]
    assert [count.of.any_subtypes for count in counts] == [("Ombra",)]


def test_every_kind_that_the_rules_name_in_italian_is_known() -> None:
    text = (Path(__file__).parent.parent / "rules/cr-2026/2-parti-della-carta.md").read_text(encoding="utf-8")
    told = re.findall(r"\((\S+)\)", text.partition("#### 205.3m.")[2].partition("\n> ")[0])
    assert len(told) > 150
    assert [kind for kind in told if kind not in vocabulary.KINDS_OF_CREATURES] == []
