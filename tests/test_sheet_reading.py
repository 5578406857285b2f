"""What a teacher would not hand out, as found in sheets read whole: each held at its root."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from cases import bundled_case, material

from judgekit.editions import EDITIONS, system
from judgekit.render.replay import told
from judgekit.scenario import bundled
from judgekit.scenario.run import run
from judgekit.sheets import ground
from judgekit.sheets.candidates import fits, of_case
from judgekit.sheets.chance import Chance
from judgekit.sheets.exercise import Question, Table
from judgekit.sheets.kinds import account, how_it_ends, how_much, order, terms, which_rule
from judgekit.sheets.kinds.source import Material, title_of
from judgekit.sheets.kinds.which_rule import tells_itself, words_of
from judgekit.sheets.saying import is_whole
from judgekit.sheets.sheet import Wanted, make
from judgekit.sheets.shown import table
from judgekit.sheets.story import beyond, story
from judgekit.texts import home

if TYPE_CHECKING:
    from judgekit.sheets.kinds.source import Posed


def posed(case: str, edition: str) -> Posed:
    """A bundled case on its way to a question."""
    listed = next(one for one in bundled.listing() if one.name == case)
    found = of_case(listed, material(edition))
    assert found is not None
    return found


def cards(case: str, edition: str) -> str:
    return " ".join(" ".join(row) for row in table(bundled_case(case), edition).rows)


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "edition", "left"),
    [
        ("classic/413/413.2c-a-meno-che-non-sacrifichi", "classic", ""),
        ("cr/614/614.6-chi-non-sostituisce-pesca", "cr-2026", ""),
        ("cr/107/107.14-i-segnalini-energia", "cr-2026", ""),  # two texts of one card
        # what comes after goes on from it: «ne cambia il testo»
        ("cr/613/613.1c-la-misura-dalle-foreste", "cr-2026", "Lo Spirito di Anna dice"),
        # who has been given what is told of no card
        ("cr/113/113.1-un-emblema-non-e-un-incantesimo", "cr-2026", "La Parola di Anna le dà un emblema"),
    ],
)
def test_a_story_does_not_read_out_the_cards_that_lie_on_the_board(case: str, edition: str, left: str) -> None:
    found = beyond(story(bundled_case(case).prose).told, cards(case, edition))
    assert found.startswith(left)
    assert bool(found) is bool(left)


def test_a_card_that_is_quoted_otherwise_than_it_lies_there_is_told_all_the_same() -> None:
    said = "La Fonte di Anna dice: «Pesca una carta»."
    assert beyond(said, "Fonte Incantesimo. Pesca una carta.") == ""
    assert beyond(said, "Fonte Incantesimo. Guadagni 2 punti vita.") == said


# --- what is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "edition"),
    [
        ("cr/118/118.3b-la-vita-pagata-e-persa", "cr-2016"),  # life that is paid: what comes to the same is 118.8
        ("cr/602/602.5b-solo-una-volta", "cr-2026"),  # «attiva solo una volta»
        ("cr/615/615.7-due-fonti-uno-scudo", "cr-2016"),  # a shield was keyed by a rule of replacement
        ("cr/113/113.2-di-chi-e-l-emblema", "cr-2026"),  # whose it is the card says
        ("cr/303/303.4a-il-bersaglio-dell-aura", "cr-2026"),  # «incanta artefatto»
        ("cr/306/306.5a-la-fedelta-nel-cimitero", "cr-2016"),  # «fedeltà 5» is not three or less
    ],
)
def test_a_board_about_what_its_cards_say_is_not_asked_about_something_beside(case: str, edition: str) -> None:
    assert posed(case, edition).board.point is None


def test_an_account_whose_error_the_script_takes_back_is_not_told() -> None:
    """Somebody attacks whom they may not, and then somebody else: the first was not allowed, then."""
    there = posed("cr/701/701.15b-es-la-pungolata-attacca-un-altro", "cr-2026")
    assert there.board.point is not None
    chances = [Chance("prova", n) for n in range(6)]
    assert not any(account.ask_error(there, chance, material("cr-2026")) for chance in chances)


def test_an_end_that_a_script_of_second_tries_tells_is_not_asked_after() -> None:
    """Somebody attacks whom they may not, and then somebody else."""
    assert posed("cr/701/701.15b-es-la-pungolata-attacca-un-altro", "cr-2026").board.tells_itself


@pytest.mark.parametrize("case", ["cr/105/105.3-diventa-blu", "cr/301/301.5d-rubata-la-creatura-non-la-fionda"])
def test_what_is_tried_last_is_taken_back_by_nothing(case: str) -> None:
    """No line follows that would tell that the last one was not allowed: its end may be asked after."""
    there = posed(case, "cr-2026")
    assert there.study.facts["verdict", there.study.scenario.actions[-1].number] == "illegal"
    assert not there.board.tells_itself


def test_a_step_that_says_its_own_error_is_not_told() -> None:
    """«Orso prende +X/+X (X si conta di volta in volta)»: who fixes X as it resolves says no such thing."""
    there = posed("cr/611/611.2d-il-numero-si-fissa-una-volta", "cr-2016")
    assert there.board.point is not None
    for n in range(6):
        assert account.ask_error(there, Chance("prova", n), material("cr-2016")) is None
        assert account.ask_next(there, Chance("prova", n), material("cr-2016")) is None


def test_nobody_claims_that_there_still_is_what_the_script_pays_with() -> None:
    """«Anna lancia Predone sacrificando Orso»: «Orso è sul campo di battaglia» is no claim to be asked about."""
    there = posed("cr/118/118.8-la-creatura-o-il-mana", "cr-2016")
    asked = (which_rule.ask(there, Chance("prova", n), material("cr-2016")) for n in range(6))
    assert not any("Orso è sul campo" in question.ask for question in asked if question is not None)


def test_a_final_power_under_nothing_is_no_right_step() -> None:
    there = posed("wom/10/10.16-mai-sotto-zero-la-squadra", "wom")
    chances = [Chance("prova", n) for n in range(6)]
    assert not any(account.ask_error(there, chance, material("wom")) for chance in chances)


def test_an_old_planeswalker_is_told_to_be_old() -> None:
    """Its card does not say «leggendario», and the rule speaks of those that did not."""
    told_of_it = story(bundled_case("cr/306/306.4-due-iride-diverse").prose).told
    assert "stampata prima" in told_of_it


def test_a_creature_without_a_size_is_no_option() -> None:
    assert is_whole({("size", "Marcia"): (4, 4)}, [("size", "Marcia")])
    assert not is_whole({("size", "Marcia"): (None, None)}, [("size", "Marcia")])
    there = posed("cr/613/613.8a-il-reticolo-e-la-marcia", "cr-2016")
    wrong = how_it_ends.wrong_ones(there.board, there.board.few, (), Chance("prova"))
    options, right = how_it_ends.told_ones(there.board, there.board.few, wrong, material("cr-2016"))
    assert options
    assert not any("None" in text for text in (right, *(option.text for option in options)))


def test_who_forgets_a_division_gives_each_target_all() -> None:
    """What is said of a wrong option brings it about: nobody is left without, who divides nothing."""
    question = how_it_ends.ask(posed("cr/115/115.7f-la-divisione-resta", "cr-2026"), Chance("x"), material("cr-2026"))
    assert question is not None
    both = next(one for one in question.options if one.text.count("cimitero") > 1)
    assert "quanto tocca a ciascun bersaglio" in both.why


def test_a_title_that_begins_as_a_word_of_the_board_gives_itself_away() -> None:
    here = material("cr-2026")
    assert tells_itself(words_of("Creatura leggendaria"), here, "704.5j", ["704.5h", "704.5f"])
    assert not tells_itself(words_of("Creatura leggendaria"), here, "704.5f", ["704.5h", "704.5j"])


def test_a_title_with_a_word_of_the_board_in_it_gives_itself_away() -> None:
    """«Suddividere danno o segnalini», and a card that deals damage «divisi»."""
    here = material("classic")
    assert tells_itself(words_of("3 danni divisi a tua scelta"), here, "409.2e", ["409.2d", "409.2b"])


def test_a_hand_is_not_mana() -> None:
    assert words_of("nella mano di Carla").isdisjoint(words_of("il mana"))
    here = material("cr-2026")
    assert tells_itself(words_of("Carla ha 8 carte in mano"), here, "514.1", ["514.2", "514.3"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_steps_to_be_put_in_order_do_not_tell_their_place(edition: str) -> None:
    here = material(edition)
    for name in order._ASKED:
        for number in order._rows(name, here):
            title = title_of(here, number)
            assert not re.search(r"\b(?:all’inizio|a fine|di fine) ", title), (name, number)
            assert not title.startswith("Inizio e durata"), (name, number)  # which is nothing that is done


@pytest.mark.parametrize(
    ("lesson", "edition", "level", "seed"),
    [
        ("magie", "cr-2026", 1, 43400),
        ("permanenti-e-zone", "cr-2026", 2, 650758),
        ("strati-e-sostituzione", "cr-2026", 2, 562769),
    ],
)
def test_no_two_questions_of_a_sheet_are_about_one_mistake(lesson: str, edition: str, level: int, seed: int) -> None:
    """A creature, a sorcery, an enchantment out of one's main phase: three rules, one question."""
    where = ground.of_lesson(home.open_corpus(), lesson, edition)
    wanted = Wanted(where, questions=10, seed=seed, level=level, allow_fewer=True)
    made = make(wanted, home.open_corpus())
    mistakes = [question.mistake for sheet in made for question in sheet.questions if question.mistake]
    assert len(mistakes) == len(set(mistakes))
    assert len(mistakes) > 3


# --- what the key says ------------------------------------------------------------------------------------------------


def test_what_may_be_used_once_only_is_not_told_to_have_been_used_this_turn() -> None:
    played = run(bundled_case("cr/602/602.5b-solo-una-volta"), system("cr-2026"))
    said = " ".join(step.text for step in told(played))
    assert "si usa una volta sola" in said
    assert "in questo turno" not in said


def test_one_requirement_is_told_in_words() -> None:
    played = run(bundled_case("cr/509/509.1c-deve-essere-bloccato"), system("cr-2026"))
    assert "se ne può rispettare 1" not in " ".join(step.text for step in told(played))


def test_what_may_be_done_to_a_copy_is_not_asked_by_a_name_that_the_board_does_not_show() -> None:
    board = Table("", ("Giocatore", "Carta"), (("Anna, 20 punti vita", "Saetta"), ("Bruno", "2 × Isola")))
    asked = Question("legal", 1, "", "cr-2026", board=board, ask="Poi «Bruno lancia Diniego su Saetta 2»: è permesso?")
    assert not fits(asked)
    assert fits(asked._replace(ask="Poi «Bruno lancia Diniego su Saetta»: è permesso?"))
    assert fits(asked._replace(ask="Poi «Bruno attiva Isola 2»: è permesso?"))


def test_the_steps_in_order_are_numbered_once() -> None:
    """Every form numbers the steps of a key itself."""
    there = ground.of_lesson(home.open_corpus(), "lanciare-passo-per-passo", "cr-2026")
    question = order.ask(Chance("prova"), Material(home.open_corpus(), "cr-2026", there))
    assert question is not None
    assert not any(step[0].isdigit() for step in question.explanation)


# --- what one knows without the rule ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "edition"),
    [
        ("classic/409/409.2d-lo-stesso-bersaglio-due-volte", "classic"),  # «due creature bersaglio»
        ("classic/409/409.2e-una-divisione-che-non-torna", "classic"),  # three points of damage, told as four
        ("classic/413/413.2e-mana-durante-la-risoluzione", "classic"),  # «a meno che non paghi», and somebody pays
        ("cr/613/613.9-es-e-bianca-e-prende-il-bonus", "cr-2026"),  # white creatures grow, and it is white
        ("wom/07/7.3-comincia-chi-ha-il-turno", "wom"),  # whose turn it is is told
        ("wom/07/fase-2.2.6-raddoppia-poi-piu-due", "wom"),  # «+2»
    ],
)
def test_what_the_board_itself_says_is_no_point(case: str, edition: str) -> None:
    assert posed(case, edition).board.point is None


def test_a_count_is_asked_after_for_its_order() -> None:
    """3 doubled, then +1, is 7: who doubles last has 8; nobody is asked whether a «+1» counts at all."""
    there = posed("wom/07/fase-2.2.2-raddoppia-poi-piu-uno", "wom")
    question = how_much.ask(there, Chance("prova"), material("wom"))
    assert question is not None
    assert question.answer == "7"
    assert "8" in [option.text for option in question.options]


def test_a_word_is_asked_after_that_does_not_tell_its_meaning() -> None:
    """«Creatura» everybody knows; what «Fortificare» does with a Fortificazione is told by the word."""
    titles = {unit.title for unit in terms._terms(home.open_corpus(), "cr-2026")}
    assert len(titles) > 100
    assert titles.isdisjoint({"Creatura", "Terra", "Incantesimo", "Planeswalker", "Fortificare"})
