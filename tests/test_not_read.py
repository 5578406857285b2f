"""A text of a card that is not understood stops a case where it acts, and nowhere else; it is told, never guessed."""

import re
from pathlib import Path

import pytest
from boards import acted, case
from hypothesis import given
from hypothesis import strategies as st

from judgekit.editions import system
from judgekit.errors import BadScenario, NotUnderstood
from judgekit.magic.language import partly, tree
from judgekit.magic.language.known import read
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run

# «Frullare» is nothing that a card will ever say.
FIGHT = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    campo:
      - Orso: 2/2
    mano:
      - Lampo:
          tipo: Istantaneo
          costo: "{R}"
          testo: Frulla una creatura bersaglio.
    mana: "{R}"
  Bruno:
    campo:
      - Golem:
          tipo: Creatura Artefatto
          f/c: 3/3
          testo: |
            Quando Golem muore, frulla il mazzo.
            {0}: Frulla una carta bersaglio.
"""
BLOCK = "Anna attacca con Orso\nBruno blocca Orso con Golem\ndanno"


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_what_does_not_act_stops_nothing_and_is_told(edition: str) -> None:
    done = acted(FIGHT, BLOCK, "Orso è nel cimitero\nGolem è in gioco", edition)
    assert done.ok
    assert len(done.unread) == len(("Lampo", "muore", "{0}"))
    assert any("frulla il mazzo" in one and "Golem" in one for one in done.unread)


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
@pytest.mark.parametrize(
    ("script", "acts"),
    [
        (f"{BLOCK}\nBruno attiva Golem", "l’abilità di Golem «{0}: Frulla una carta bersaglio»"),
        ("Anna lancia Lampo", "la magia di Lampo «Frulla una creatura bersaglio»"),
    ],
)
def test_the_case_ends_where_it_would_act(edition: str, script: str, acts: str) -> None:
    """And what is said of the end is not judged: nobody knows."""
    done = acted(FIGHT, script, "Golem è in gioco", edition)
    assert done.missing is not None
    assert acts in done.missing.message
    assert not done.missing.line
    assert not any(held.judged for held in done.held)


def test_what_was_so_before_it_acts_is_judged() -> None:
    done = acted(FIGHT, f"{BLOCK}\nBruno attiva Golem", "dopo azione 3: Orso è nel cimitero", "cr-2026")
    assert [held.so for held in done.held] == [True]


@pytest.mark.parametrize(
    "text",
    [
        "Le creature frullano.",  # it is always at work
        "Volare. Quando Golem muore, pesca una carta. Le creature frullano.",
        "{T}: Aggiungi {R} e frulla.",  # mana is paid with, and nobody asks
        "Se Golem sta per morire, frullalo invece.",
        "Golem entra nel campo di battaglia frullato.",
        "Ogniqualvolta una creatura frulla, pesca una carta.",  # nobody knows when
        "Livello 2\nFrulla.",
    ],
)
def test_what_might_act_unseen_refuses_the_case(text: str) -> None:
    board = FIGHT.replace("testo: |\n            Quando Golem muore, frulla il mazzo.", f"testo: |\n            {text}")
    assert board != FIGHT
    with pytest.raises(BadScenario):
        run(read_markdown(case(board, BLOCK, "Orso è nel cimitero"), "caso.md"), system("cr-2026"))


def test_what_lies_on_the_stack_has_been_announced_and_has_to_be_understood() -> None:
    board = FIGHT + "pila:\n  - Saetta:\n      tipo: Istantaneo\n      testo: Frulla una creatura bersaglio.\n"
    with pytest.raises(BadScenario):
        run(read_markdown(case(board, "", "Orso è in gioco"), "caso.md"), system("cr-2026"))


# --- what it waits for ------------------------------------------------------------------------------------------------

_TEXTS = (Path(__file__).parent / "data/card_texts_modern.md").read_text(encoding="utf-8")
_TRIGGERED = r"^> ((?:Quando|Ogniqualvolta|All[’']inizio)\b[^\n,]*,[^\n]*,[^\n]*\.)$"
# Which of them it is narrows what it waits for: without that it waits for more.
_LINES = [line for line in re.findall(_TRIGGERED, _TEXTS, re.MULTILINE) if ", se è la " not in line]


def _triggers(abilities: tuple[tree.Ability, ...]) -> list[tree.Trigger]:
    return [one.trigger for one in abilities if isinstance(one, tree.Triggered)]


@given(st.sampled_from(_LINES), st.data())
def test_it_waits_for_no_less_than_the_text_says(line: str, data: st.DataObject) -> None:
    """Wherever behind a comma the words stop being understood, the ability triggers as it did, or nothing is read."""
    at = data.draw(st.sampled_from([one.end() for one in re.finditer(",", line)]))
    try:
        whole = read(line)
        found = partly.read(f"{line[:at]} frulla {line[at:].strip()}")
    except NotUnderstood:
        return
    ours, theirs = _triggers(found), _triggers(whole)
    assert len(ours) == len(theirs)
    assert all(tree.same(one, two) for one, two in zip(ours, theirs, strict=True))


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_what_is_said_on_of_what_is_not_understood_is_not_said_of_the_card(edition: str) -> None:
    """«Ha …» behind a token that nobody can make speaks of the token."""
    board = """
giocatori:
  Anna:
    in gioco:
      - Golem:
          tipo: Creatura Artefatto
          f/c: 3/3
          testo: |
            {5}: Frulla una pedina. Ha «La forza e la costituzione di questa creatura sono pari ai tuoi punti vita».
  Bruno: {}
"""
    done = acted(board, "vai a sottofase finale", "Golem è 3/3", edition)
    assert done.ok
    assert len(done.unread) == 1
