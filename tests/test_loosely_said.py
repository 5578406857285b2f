"""Boards as people tell them: several actions in a line, facts among them, short names, verdicts by what is done."""

from __future__ import annotations

import pytest

from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.checking import unnamed
from judgekit.scenario.model import Scenario, unplaced
from judgekit.scenario.verdicts_said import by_number

TABLE = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
      - Lupo: 3/3 nero, flying
      - Soldato di Ventura: {tipo: Creature — Human Soldier, f/c: 1/1}
      - 2x Foresta
    mano:
      - Crescita Gigante:
          type: instant
          cost: "{G}"
          text: Una creatura bersaglio prende +3/+3 fino alla fine del turno.
      - Orso: {tipo: Creatura, costo: "{G}", f/c: 2/2}
  Bruno:
    battlefield:
      - Muro: 0/4 bianco
      - Soldato: {tipo: Creatura, f/c: 1/1}
"""
EDITION = "---\nedizioni: [cr-2026]\n---\n"


def read(script: str, claims: str = "nessuno ha vinto") -> Scenario:
    return read_markdown(f"{EDITION}```tavolo{TABLE}```\n```azioni\n{script}\n```\n```atteso\n{claims}\n```\n", "x.md")


def done(script: str, claims: str = "nessuno ha vinto") -> list[object]:
    """What a script does, without the lines that only tell what comes of it."""
    acts = [one for one in read(script, claims).actions if not getattr(one.do, "told", "")]
    return [(one.player, unplaced(one.do)) for one in acts]


def stated(script: str, claims: str = "nessuno ha vinto") -> list[object]:
    found = read(script, claims).expectations
    return [unplaced(one._replace(text="")) for one in found]


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ("Anna attacca con l’Orso 1, Bruno blocca con il Muro", "Anna attacca con Orso 1\nBruno blocca con Muro"),
        (
            "Anna attacca con Orso 1 e Lupo, Bruno non blocca, danno",
            "Anna attacca con Orso 1, Lupo\nBruno non blocca\ndanno",
        ),
        ("Anna lancia Crescita Gigante su Lupo e si risolve", "Anna lancia Crescita Gigante su Lupo\nsi risolve"),
        (
            "Anna attacca con Lupo\nBruno blocca con Muro\ndopo i blocchi Anna lancia Crescita Gigante su Lupo",
            "Anna attacca con Lupo\nBruno blocca con Muro\nAnna lancia Crescita Gigante su Lupo",
        ),
        (
            "Anna attacca con Lupo\nprima dei danni Anna lancia Crescita Gigante su Lupo",
            "Anna attacca con Lupo\nvai a dichiarazione dei bloccanti\nAnna lancia Crescita Gigante su Lupo",
        ),
        (
            "nel mantenimento di Bruno, Anna lancia Crescita Gigante su Lupo",
            "vai a mantenimento di Bruno\nAnna lancia Crescita Gigante su Lupo",
        ),
        (
            "Anna attacca con Lupo\nBruno, prima dei blocchi, passa",
            "Anna attacca con Lupo\nBruno passa",
        ),
        (
            "Anna lancia Crescita Gigante su Lupo\nCrescita Gigante si risolve: Anna attacca con Lupo",
            "Anna lancia Crescita Gigante su Lupo\nCrescita Gigante si risolve\nAnna attacca con Lupo",
        ),
        ("Anna: Crescita sul Lupo", "Anna lancia Crescita Gigante su Lupo"),
        ("Anna lancia il nuovo Orso", "Anna lancia Orso 2"),
        ("Anna attacca con l’Orso già in gioco", "Anna attacca con Orso 1"),
    ],
)
def test_a_line_is_read_as_the_lines_that_mean_the_same(line: str, lines: str) -> None:
    assert done(line) == done(lines)


def test_a_line_of_several_actions_is_refused_where_others_count_on_it() -> None:
    line = "Anna attacca con Lupo, Bruno non blocca\ndanno"
    assert not list(unnamed(read(line)))
    (told,) = unnamed(read(line, "azione 2 è legale"))
    assert "nessuno si chiama «Bruno non blocca»" in told.message


def test_a_fact_among_the_actions_is_stated_of_that_moment_and_at_the_end_of_the_end() -> None:
    script = "Anna lancia Crescita Gigante su Lupo\nsi risolve\nil Lupo è 6/6\n"
    script += "Anna attacca con Lupo\ndanno\nBruno perde 6 punti vita"
    plainly = "Anna lancia Crescita Gigante su Lupo\nsi risolve\nAnna attacca con Lupo\ndanno"
    assert done(script) == done(plainly)
    facts = "dopo azione 3: Lupo è 6/6\nnell’ultima azione: Bruno perde 6 punti vita\nnessuno ha vinto"
    assert stated(script) == stated(plainly, facts)  # what counts something is of the last action, or of all


def test_a_fact_behind_an_action_in_its_line_is_stated_too() -> None:
    line = "Anna lancia Crescita Gigante su Lupo\nCrescita Gigante si risolve e il Lupo è 6/6\nAnna attacca con Lupo"
    plainly = "Anna lancia Crescita Gigante su Lupo\nCrescita Gigante si risolve\nAnna attacca con Lupo"
    assert done(line) == done(plainly)
    assert stated(line) == stated(plainly, "dopo azione 3: Lupo è 6/6\nnessuno ha vinto")


def test_a_short_name_is_that_of_one_thing_and_never_what_another_is_called() -> None:
    assert stated("danno", "Crescita è in mano ad Anna") == stated("danno", "Crescita Gigante è in mano ad Anna")
    assert stated("danno", "il Soldato è in gioco") != stated("danno", "il Soldato di Ventura è in gioco")


@pytest.mark.parametrize(
    ("said", "number", "verdict"),
    [
        ("l’attacco è illegale", 2, "illegale"),
        ("attaccare con il Lupo era legale", 2, "legale"),
        ("il blocco del Muro non è permesso", 4, "illegale"),
        ("Crescita Gigante sul Lupo: legale", 1, "legale"),
        ("la prova è illegale", 3, "illegale"),
        ("il Soldato non può bloccare il Lupo", 3, "illegale"),
        ("il Lupo può attaccare", 2, "legale"),
        ("il secondo blocco è legale", 4, "legale"),
        ("l’attacco è illegale, ha debolezza da evocazione", 2, "illegale"),
        ("lanciare la Crescita Gigante si può fare", 1, "legale"),
    ],
)
def test_a_verdict_names_an_action_by_what_it_does(said: str, number: int, verdict: str) -> None:
    script = "Anna lancia Crescita Gigante su Lupo\nAnna attacca con Lupo\nprova: Bruno blocca Lupo con Soldato\n"
    script += "Bruno blocca Lupo con Muro"
    actions = read(script).actions
    names = ("Anna", "Bruno", "Lupo", "Muro", "Soldato", "Crescita Gigante")
    assert by_number(said, actions, names) == f"azione {number} è {verdict}"


@pytest.mark.parametrize(
    "said", ["il blocco è illegale", "il Lupo è legale", "l’azione 2 è legale", "l’attacco è illegale, tutto è legale"]
)
def test_a_verdict_that_may_be_of_several_or_none_stays_as_it_is(said: str) -> None:
    actions = read("Anna attacca con Lupo\nprova: Bruno blocca Lupo con Soldato\nBruno blocca Lupo con Muro").actions
    assert by_number(said, actions, ("Anna", "Bruno", "Lupo", "Muro", "Soldato")) == said


def test_words_of_english_cards_are_read_on_the_table() -> None:
    lupo = next(one for one in dict(read("danno").board.players[0].zones)["battlefield"] if one.name == "Lupo")
    assert [word for word, _ in lupo.words] == ["volare"]
