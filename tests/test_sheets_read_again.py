"""What the third reader of sheets found wrong, each held at its root."""

from __future__ import annotations

from collections import Counter

import pytest
from cases import bundled_case, material

from judgekit.editions import system
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run
from judgekit.scenario.write import to_markdown
from judgekit.sheets import ground
from judgekit.sheets.candidates import not_asked, of_case
from judgekit.sheets.cast_instead import cast_instead, states_effects
from judgekit.sheets.kinds.account import _begins_as_told, _instead
from judgekit.sheets.kinds.which_rule import _within
from judgekit.sheets.leave import asks_leave
from judgekit.sheets.saying import asked_for, ending
from judgekit.sheets.search import _above
from judgekit.sheets.sheet import Wanted, make
from judgekit.sheets.shown import table
from judgekit.sheets.told import script
from judgekit.texts import home

# --- effects that a case states, and nobody causes --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "edition", "line"),
    [
        ("cr/702/702.22i-bloccata-da-un-effetto", "cr-2026", "Bruno lancia Prodigio su Fante."),
        ("cr/614/614.10a-due-turni-saltati", "cr-2026", "Anna lancia Portento su Bruno."),
        ("cr/603/603.2c-tre-pedine-insieme", "cr-2026", "Anna lancia Prodigio."),
    ],
)
def test_what_a_case_states_is_cast_from_a_hand(case: str, edition: str, line: str) -> None:
    stated = bundled_case(case)
    assert states_effects(stated)
    told = cast_instead(stated._replace(editions=(edition,)))
    assert not states_effects(told)
    lines = script(told, edition)
    assert line in lines
    assert not any("Si risolve un’abilità" in one for one in lines)
    played = run(read_markdown(to_markdown(told), "x"), system(edition))
    assert all(one.so for one in played.held)  # at the line where each claim now stands
    hand = [row for row in table(told, edition).rows if row[-1] == "in mano"]
    assert any(line.partition(" lancia ")[2].partition(" su ")[0].rstrip(".") == row[1] for row in hand)


def test_a_case_that_says_otherwise_when_it_is_cast_is_not_asked() -> None:
    """A card more in hand is what its claims count."""
    name = "cr/603/603.10d-la-strega-che-passa-di-mano"
    listed = next(one for one in bundled.listing() if one.name == name)
    assert of_case(listed, material("cr-2016")) is None


@pytest.mark.parametrize("name", sorted(not_asked()))
def test_cases_that_are_not_asked_are_there(name: str) -> None:
    assert any(one.name == name for one in bundled.listing())


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "value", "said"),
    [
        (("damage", "Lupo"), 2, "Lupo ha 2 danni segnati"),
        (("damage", "Lupo"), 1, "Lupo ha 1 danno segnato"),
        (("damage", "Lupo"), 0, "Lupo non ha danni segnati"),
    ],
)
def test_damage_is_marked(fact: tuple[str, str], value: int, said: str) -> None:
    facts = {fact: value, ("zone", "Lupo"): ("battlefield", "Anna")}
    assert ending(facts, [fact], modern=True) == said


def test_what_never_came_to_be_is_said_of_tokens() -> None:
    assert ending({}, [("zone", "Goblin")], modern=True) == "Non c’è nessuna pedina Goblin"


def test_whose_a_thing_is_is_not_told_where_nobody_doubts_it() -> None:
    """«Ratto è sul campo di battaglia» against «Ratto è in esilio»: both say where it is, and no more."""
    here = {("zone", "Ratto"): ("battlefield", "Anna"), ("controller", "Ratto"): "Anna"}
    there = {("zone", "Ratto"): ("exile", "Anna")}
    assert asked_for([("controller", "Ratto")], [here, there]) == (("zone", "Ratto"),)
    taken = here | {("controller", "Ratto"): "Bruno"}
    assert ("controller", "Ratto") in asked_for([("controller", "Ratto")], [here, taken])


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("Anna ha 22 punti vita", "Anna ha 22 punti vita"),
        ("La partita continua", "la partita continua"),
        ("Il permanente Idra è TAPpato", "il permanente Idra è TAPpato"),
    ],
)
def test_a_claim_stands_within_a_sentence(claim: str, said: str) -> None:
    assert _within(claim) == said


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("Anna pesca una carta", "Bruno pesca una carta", "Invece: «Anna pesca una carta»"),
        ("Orso entra", "Lupo muore", "Questo non accade: alla fine Orso è in gioco"),
    ],
)
def test_who_does_it_instead_is_told(right: str, wrong: str, said: str) -> None:
    assert _instead(right, [], wrong, "Orso è in gioco") == said


# --- what the script tells --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "line", "told"),
    [
        (
            "Comincia la sottofase di mantenimento di Carla",
            "Si prosegue fino alla sottofase di mantenimento di Carla.",
            True,
        ),
        ("Comincia la sottofase di mantenimento di Carla", "Si prosegue fino alla sottofase finale.", False),
        ("Si salta il turno; comincia il turno di Anna", "Anna passa.", True),
        ("Orso muore", "Orso muore.", False),
    ],
)
def test_that_a_part_of_the_turn_begins_as_a_line_says_is_no_question(step: str, line: str, told: bool) -> None:
    assert _begins_as_told(step, [line]) is told


def test_stopping_is_nothing_to_do() -> None:
    case = bundled_case("cr/607/607.2e-il-valore-annotato")
    assert script(case, "cr-2026")[-1] == "Si risolve ciò che è in cima alla pila."


def test_a_script_is_told_up_to_a_line_with_the_choices_behind_it() -> None:
    case = bundled_case("cr/707/707.6-es-la-scelta-si-rifa")
    assert script(case, "cr-2026", 2)[-1] == "Anna sceglie Orso."


def test_two_targets_that_are_one_are_told_as_such() -> None:
    case = bundled_case("cr/701/701.14c-lotta-con-se-stessa")
    assert any(one.endswith(", come primo e come secondo bersaglio.") for one in script(case, "cr-2026"))


def test_who_acts_again_where_players_take_turns_does_not_at_once() -> None:
    said = "Bruno lancia Foglia con Gualtiero"
    asked = asks_leave(said, after=True, in_turn=True)
    assert asked == "Quando tocca di nuovo a Bruno, può lanciare Foglia con Gualtiero?"


# --- boards -----------------------------------------------------------------------------------------------------------


def test_a_board_shows_which_half_of_a_room_is_unlocked() -> None:
    rows = table(bundled_case("cr/116/116.2m-una-porta-in-risposta"), "cr-2026").rows
    assert any(row[-1] == "Cantina sbloccata" for row in rows)


def test_a_board_shows_where_a_wizard_stands_if_a_card_speaks_of_the_opposite_one() -> None:
    rows = table(bundled_case("wom/faq/faq-26-da-quando-vale-la-continua"), "wom").rows
    assert all(row[-1] == "al centro" for row in rows if row[3].startswith("Mago"))


def test_a_code_is_called_one() -> None:
    rows = table(bundled_case("wom/faq/faq-10-rendere-semplice-una-semplice"), "wom").rows
    assert next(row[3] for row in rows if row[1] == "Niente Magia").startswith("Codice.")


# --- the sheet --------------------------------------------------------------------------------------------------------


def test_subrules_stand_under_one_rule() -> None:
    assert _above("cr-2026:115.7d") == _above("cr-2026:115.7e")
    assert _above("cr-2026:115.7") != _above("cr-2026:115")


@pytest.mark.slow
def test_where_a_level_has_too_few_its_neighbour_fills_the_sheet() -> None:
    """Before one mistake is asked after twice."""
    about = ground.of_lesson(home.open_corpus(), "strati-e-sostituzione", "cr-2016")
    questions = make(Wanted(about, 20, level=1, seed=502), home.open_corpus())[0].questions
    assert len(questions) == 20
    levels = Counter(one.level for one in questions)
    assert levels[1] > levels[3]
    assert levels.keys() >= {1, 2}
    told = Counter(one.mistake for one in questions if one.mistake)
    assert max(told.values()) == 1
