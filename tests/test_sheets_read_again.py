"""What the third reader of sheets found wrong, each held at its root."""

from __future__ import annotations

from collections import Counter

import pytest
from cases import bundled_case, material

from judgekit.editions import system
from judgekit.errors import JudgekitError
from judgekit.magic.questions.combat import EVASION_IS_LOOKED_AT_ONCE, GOES_ON_FIGHTING, LIMITS_ARE_LOOKED_AT_ONCE
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.model import GoTo
from judgekit.scenario.run import run
from judgekit.scenario.write import to_markdown
from judgekit.sheets import ground
from judgekit.sheets.boards import of_edition
from judgekit.sheets.candidates import _board, not_asked, of_case, of_template
from judgekit.sheets.cast_instead import cast_instead, states_effects
from judgekit.sheets.chance import Chance
from judgekit.sheets.kinds import how_it_ends, legal
from judgekit.sheets.kinds.account import _begins_as_told, _instead
from judgekit.sheets.kinds.which_rule import _within
from judgekit.sheets.leave import asks_leave
from judgekit.sheets.likeness import above, is_told_so
from judgekit.sheets.saying import asked_for, ending
from judgekit.sheets.sheet import Wanted, make
from judgekit.sheets.shown import as_printed, table
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
    assert above("cr-2026:115.7d") == above("cr-2026:115.7e")
    assert above("cr-2026:115.7") != above("cr-2026:115")


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


# --- what the fourth reader found -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name", "edition", "said"),
    [
        ("Quando il Crono muore, pesca una carta.", "Crono", "cr-2026", "Quando Crono muore, pesca una carta."),
        ("Crea una copia del Moltiplicatore.", "Moltiplicatore", "cr-2016", "Crea una copia di Moltiplicatore."),
        ("{T}, Sacrifica la Torcia: Guadagni 1 punto vita.", "Torcia", "cr-2026", "{T}, Sacrifica Torcia:"),
        ("Metti un segnalino +1/+1 sull’Alce.", "Alce", "classic", "Metti un segnalino +1/+1 su Alce."),
        ("Distruggi il Goblin bersaglio.", "Goblin", "cr-2026", "Distruggi il Goblin bersaglio."),  # another one
        ("Metti un segnalino su questo artefatto.", "Prigione", "cr-2016", "Metti un segnalino su Prigione."),
        ("Metti un segnalino su questo artefatto.", "Prigione", "cr-2026", "Metti un segnalino su questo artefatto."),
        (
            "sostituendo una parola di colore con un’altra",
            "Ritocco",
            "cr-2016",
            "sostituendo tutte le ricorrenze di una",
        ),
    ],
)
def test_cards_call_themselves_as_cards_do(text: str, name: str, edition: str, said: str) -> None:
    assert as_printed(text, name, edition).startswith(said)


def test_what_several_are_claimed_to_have_is_joined() -> None:
    said = _within("Laura ha 7 punti vita; Marco ha 7 punti vita")
    assert said == "Laura ha 7 punti vita e che Marco ha 7 punti vita"


@pytest.mark.parametrize(
    ("one", "two", "alike"),
    [
        (EVASION_IS_LOOKED_AT_ONCE.mistake, LIMITS_ARE_LOOKED_AT_ONCE.mistake, True),  # the block stands, by two rules
        ("fa valere una sola copia di furia", "fa valere una sola copia di eco", True),
        (EVASION_IS_LOOKED_AT_ONCE.mistake, GOES_ON_FIGHTING.mistake, False),
    ],
)
def test_mistakes_that_are_one_in_other_words(one: str, two: str, alike: bool) -> None:
    assert is_told_so(one, two) is alike


@pytest.mark.parametrize("edition", ["classic", "cr-2026"])
def test_no_board_goes_on_to_a_step_while_something_waits(edition: str) -> None:
    """The line would be taken back, and what is told after it would not have happened."""
    for template in of_edition(edition):
        for n in range(4):
            try:
                played = run(read_markdown(_board(template, n, edition), "x"), system(edition))
            except JudgekitError:
                continue
            goes = {one.number for one in played.scenario.actions if isinstance(one.do, GoTo)}
            verdicts = played.replay.verdicts.items()
            assert not any(number in goes and step.refusal is not None for number, step in verdicts), template.name


def test_an_end_that_comes_of_something_else_in_the_way_is_no_wrong_option() -> None:
    """Whoever lets the Lancia aim at what is protected keeps the Diluvio from being cast: that is not why it lives."""
    name = "classic/502/502.7a-protezione-da-qualunque-cosa"
    listed = next(one for one in bundled.listing() if one.name == name)
    posed = of_case(listed, material("classic"))
    assert posed is not None
    assert posed.board.point is not None
    assert posed.board.derails(posed.board.point.other)
    assert how_it_ends.ask(posed, Chance("prova", 0), material("classic")) is None


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_what_is_prevented_is_not_asked_as_what_is_replaced(edition: str) -> None:
    """One row tells that nothing triggers on either: its first number is of what is replaced, and nothing is."""
    template = next(one for one in of_edition(edition) if one.name == "danno-prevenuto")
    posed = of_template(template, 0, material(edition))
    assert posed is not None
    assert posed.board.point is not None
    assert "614.6" in posed.board.point.other.numbers
    assert posed.board.point.other.heads[0].partition(".")[0] in {"603", "615"}


def test_the_story_of_what_is_asked_does_not_tell_it() -> None:
    """«Anna TAPpa una Foresta per mana»: may she?"""
    name = "cr/702/702.61b-battibaleno-e-mana"
    listed = next(one for one in bundled.listing() if one.name == name)
    posed = of_case(listed, material("cr-2026"))
    assert posed is not None
    question = legal.ask(posed, Chance("prova", 0), material("cr-2026"))
    assert question is not None
    assert "TAPpa" not in question.prompt
