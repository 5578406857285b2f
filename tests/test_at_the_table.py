"""What a judge writes at the table is taken as it is meant; where it is not, what is told points at the right line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from boards import EVERY, MODERN, case, holds

from judgekit.editions import system
from judgekit.errors import BadScenario
from judgekit.render.italian.point import point
from judgekit.render.italian.steps import tell
from judgekit.render.reasons import titles
from judgekit.ruling.why import why
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.outcome import Run
from judgekit.scenario.run import run as play
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Ran


def told(players: str, script: str, claims: str) -> str:
    return case(f"turno: Anna\ngiocatori:\n{players}", script, claims)


def played(case: str, edition: str) -> Run:
    return play(read_markdown(case, "caso.md"), system(edition))


# --- a question that never came ---------------------------------------------------------------------------------------

EDICT = """
  Anna:
    mano:
      - Editto: {tipo: Stregoneria, costo: "{1}{B}", testo: Un giocatore bersaglio sacrifica una creatura.}
    in gioco: [Palude]
  Bruno:
    in gioco: [Orso 2/2, Elfo 1/1]
"""


@pytest.mark.parametrize("edition", MODERN)
def test_an_answer_to_what_an_illegal_line_would_have_asked_points_at_that_line(edition: str) -> None:
    case = told(EDICT, "Anna lancia Editto su Bruno\nsi risolve\nBruno sacrifica Elfo", "Elfo è nel cimitero di Bruno")
    with pytest.raises(BadScenario) as caught:
        played(case, edition)
    assert "la riga «Anna lancia Editto su Bruno» è illegale per la 601.2h" in caught.value.faults[0].message


def test_an_answer_that_nothing_illegal_goes_before_is_told_as_ever() -> None:
    case = told(EDICT, "Bruno sacrifica Elfo", "Elfo è nel cimitero di Bruno")
    with pytest.raises(BadScenario) as caught:
        played(case, "cr-2026")
    assert "illegale" not in caught.value.faults[0].message


# --- a choice that is missing -----------------------------------------------------------------------------------------

TRAMPLER = """
  Anna:
    in gioco:
      - Palla: {f/c: 5/1, testo: Travolgere}
  Bruno:
    in gioco: [Orso 2/2]
"""
DOUBLED = """
  Anna:
    mano:
      - Scossa: {tipo: Istantaneo, costo: "{R}", testo: Scossa infligge 2 danni a un giocatore bersaglio.}
    in gioco:
      - Montagna
      - Fornace:
          tipo: Incantesimo
          testo: Se una fonte sta per infliggere danno a un giocatore, infligge invece il doppio di quel danno.
  Bruno:
    in gioco:
      - Egida:
          tipo: Incantesimo
          testo: Se una fonte sta per infliggerti danno, previeni 1 di quei danni.
"""


@pytest.mark.parametrize(
    ("edition", "board", "script", "number"),
    [
        ("cr-2016", TRAMPLER, "Anna attacca con Palla\nBruno blocca con Orso\ndanno", "702.19b"),
        ("cr-2026", TRAMPLER, "Anna attacca con Palla\nBruno blocca con Orso\ndanno", "702.19b"),
        ("cr-2016", DOUBLED, "Anna lancia Scossa su Bruno\nsi risolve", "616.1"),
        ("cr-2026", DOUBLED, "Anna lancia Scossa su Bruno\nsi risolve", "616.1"),
    ],
)
def test_of_a_case_that_stops_before_anything_is_decided_the_rule_that_asks_is_the_point(
    edition: str, board: str, script: str, number: str
) -> None:
    case = told(board, script, "Bruno è a 17")
    there, reasons = why(read_markdown(case, "caso.md"), system(edition))
    sentence = point(there, reasons, titles(home.open_corpus(), edition))
    assert there.missing is not None
    assert number in reasons[0].numbers
    assert sentence.startswith(f"Nulla è ancora deciso: la scelta che manca la chiede la {number} (")


# --- passes -----------------------------------------------------------------------------------------------------------

COUNTERED = """
  Anna:
    mano:
      - Scossa: {tipo: Istantaneo, costo: "{R}", testo: Scossa infligge 2 danni a un giocatore bersaglio.}
    in gioco: [Montagna]
  Bruno:
    mano:
      - Diniego: {tipo: Istantaneo, costo: "{U}", testo: Neutralizza una magia bersaglio.}
    in gioco: [Isola]
"""


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize("passes", ["Anna passa\nBruno passa", "Bruno passa\nAnna passa"])
def test_two_passes_side_by_side_are_one_round_whoever_is_named_first(passes: str, edition: str) -> None:
    script = f"Anna lancia Scossa su Bruno\nBruno risponde con Diniego su Scossa\n{passes}"
    done = played(told(COUNTERED, script, "Bruno ha 20 punti vita"), edition)
    assert done.ok
    assert done.replay.board.facts["phase"] == "first main"  # one round: nobody has passed for a second time
    assert {number: step.verdict for number, step in done.replay.verdicts.items()}[4] == "legal"


# --- which lands pay --------------------------------------------------------------------------------------------------

WRATH = """
  Anna:
    mano:
      - Ira: {{tipo: Stregoneria, costo: "{{2}}{{W}}{{W}}", testo: Distruggi tutte le creature.}}
      {hand}
    in gioco:
      - Pianura
      - Pianura
      - Pianura
      - Pianura
      - Montagna
      {there}
  Bruno:
    in gioco: [Orso 2/2]
"""
SHOCK = '- Scossa: {tipo: Istantaneo, costo: "{R}", testo: Scossa infligge 2 danni a un giocatore bersaglio.}'
CITY = """- Città:
          tipo: Terra
          testo: |
            Ogniqualvolta Città viene TAPpata, ti infligge 1 danno.
            {T}: Aggiungi un mana di qualsiasi colore."""
TIDE = '- Marea: {tipo: Incantesimo, testo: "Ogniqualvolta TAPpi una Montagna per attingere mana, perdi 1 punto vita."}'


@pytest.mark.parametrize("edition", EVERY)
def test_where_nothing_hangs_on_it_lands_pay_by_themselves(edition: str) -> None:
    board = WRATH.format(hand="", there="")
    assert played(told(board, "Anna lancia Ira\nsi risolve", "Orso è nel cimitero di Bruno"), edition).ok


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("hand", "there", "script", "claims"),
    [
        (SHOCK, "", "Anna lancia Ira\nsi risolve\nAnna lancia Scossa su Bruno", "azione 3 è legale"),
        ("", CITY, "Anna lancia Ira\nsi risolve", "Anna ha 20 punti vita"),
        ("", TIDE, "Anna lancia Ira\nsi risolve", "Anna ha 18 punti vita"),
        ("", "", "Anna lancia Ira\nsi risolve", "Montagna è TAPpata"),
    ],
)
def test_where_something_may_hang_on_it_the_line_has_to_say_which_lands_pay(
    hand: str, there: str, script: str, claims: str, edition: str
) -> None:
    missing = played(told(WRATH.format(hand=hand, there=there), script, claims), edition).missing
    assert missing is not None
    assert "si può pagare in più modi" in missing.message


SUN = """
  Anna:
    mano:
      - Guardia: {tipo: Artefatto Creatura, costo: "{2}", f/c: 0/0, parole: solarizzazione}
    in gioco: [Pianura, Pianura, Montagna]
  Bruno: {}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_where_the_colours_that_are_spent_count_the_line_has_to_say_which_lands_pay(edition: str) -> None:
    missing = played(told(SUN, "Anna lancia Guardia\nsi risolve", "Guardia è 2/2"), edition).missing
    assert missing is not None
    assert "si può pagare in più modi" in missing.message


SIGNET = """
  Anna:
    mano:
      - Orso: {{tipo: Creatura, costo: "{{U}}{{G}}", f/c: 2/2}}
    in gioco: [2 Pianure, Sigillo: {{tipo: Artefatto, testo: "{0}"}}]
  Bruno: {{}}
"""
FILTERS = (
    "{1}, {T}: Aggiungi {U}{G}.",
    "{2}, {T}, Sacrifica il Sigillo: Aggiungi due mana in qualsiasi combinazione di colori.",
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("text", FILTERS)
def test_where_mana_has_to_be_made_with_mana_nobody_is_told_that_it_cannot_be_paid(text: str, edition: str) -> None:
    missing = played(told(SIGNET.format(text), "Anna lancia Orso\nsi risolve", "Orso è in gioco"), edition).missing
    assert missing is not None
    assert "va attivata una riga prima" in missing.message


@pytest.mark.parametrize("edition", MODERN)
def test_mana_that_mana_cannot_become_does_not_pay(edition: str) -> None:
    board = f"turno: Anna\ngiocatori:\n{SIGNET.format('{1}, {T}: Aggiungi {U}{R}.')}"
    holds(board, "Anna lancia Orso", "azione 1 è illegale", edition)


# --- who has left the game --------------------------------------------------------------------------------------------

THREE = """
  Anna: {}
  Bruno:
    in gioco: [Spettro 2/2]
  Carla: {}
"""


def test_what_has_left_the_game_with_its_owner_is_there_no_more() -> None:
    done = played(told(THREE, "Bruno concede", "Spettro non esiste\nSpettro è fuori dalla partita"), "cr-2026")
    assert [held.expectation.text for held in done.held if not held.ok] == []


# --- how something has gone -------------------------------------------------------------------------------------------

GONE = """
  Anna:
    mano:
      - Morte: {tipo: Stregoneria, costo: "{0}", testo: Distruggi una creatura bersaglio.}
      - Editto: {tipo: Stregoneria, costo: "{0}", testo: Un giocatore bersaglio sacrifica una creatura.}
      - Oblio: {tipo: Stregoneria, costo: "{0}", testo: Un giocatore bersaglio scarta una carta.}
  Bruno:
    mano: [Isola]
    in gioco: [Orso 2/2]
"""


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        ("Anna lancia Morte su Orso\nsi risolve", "Orso è morto\nOrso non è sacrificato\nOrso non è scartato"),
        ("Anna lancia Editto su Bruno\nsi risolve", "Orso è morto\nOrso viene sacrificato"),
        ("Anna lancia Oblio su Bruno\nsi risolve", "Isola è stata scartata\nIsola non è sacrificata"),
    ],
)
def test_to_be_sacrificed_or_discarded_is_more_than_to_lie_in_a_graveyard(
    script: str, claims: str, edition: str
) -> None:
    done = played(told(GONE, script, claims), edition)
    assert [held.expectation.text for held in done.held if not held.ok] == []


# --- between braces ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "told_so",
    [
        "{f/c: 2/2, testo: Ogniqualvolta Lupo attacca, guadagni 1 punto vita, parole: volare, rapidità}",
        '{f/c: 2/2, parole: volare, rapidità, testo: "Ogniqualvolta Lupo attacca, guadagni 1 punto vita"}',
    ],
)
def test_between_braces_a_text_and_a_list_go_on_behind_their_commas(told_so: str) -> None:
    players = f"  Anna:\n    in gioco:\n      - Lupo: {told_so}\n  Bruno: {{}}"
    case = told(players, "Anna attacca con Lupo\nsi risolve", "Anna è a 21\nLupo ha volare\nLupo ha rapidità")
    assert [held.expectation.text for held in played(case, "cr-2026").held if not held.ok] == []


def test_what_stands_behind_a_comma_and_is_no_such_word_is_refused() -> None:
    players = "  Anna:\n    in gioco:\n      - Lupo: {f/c: 2/2, parole: volare, rapiditta}\n  Bruno: {}"
    with pytest.raises(BadScenario) as caught:
        played(told(players, "", "Lupo ha volare"), "cr-2026")
    assert "forse «rapidità»" in caught.value.faults[0].message


# --- words that people type -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("regola", "rule"), ("perché", "why"), ("cerca", "search"), ("aiuto", "help"), ("indice", "toc")],
)
def test_who_types_the_italian_name_of_a_command_is_told_which_it_is(
    typed: str, meant: str, run: Callable[..., Ran]
) -> None:
    ran = run(typed)
    assert ran.status == 2
    assert f"«{typed}» non è un comando: forse {meant}?" in ran.err


def test_a_title_of_a_rule_that_is_no_term_is_told_with_its_number(run: Callable[..., Ran]) -> None:
    assert "così s’intitola wom:9.2: judgekit rule wom:9.2" in run("term", "annulla").err


# --- a whole deck -----------------------------------------------------------------------------------------------------


def test_of_a_deck_that_becomes_a_library_the_cards_are_counted() -> None:
    case = told("  Anna:\n    grimorio: [40 Isole]\n  Bruno:\n    grimorio: [40 Paludi]", "Anna tiene la mano", "")
    case = case.replace("turno: Anna", "preparazione: sì").replace("```atteso\n\n```", "")
    done = played(case, "cr-2026")
    said = [one.said for one in tell(done.replay.steps, done.start, done.labels, modern=True)]
    assert "40 carte vanno in cima al grimorio di Anna" in said
    assert not any("Isola 7 va" in sentence for sentence in said)


def test_a_number_that_stands_for_two_rules_has_two_stories(run: Callable[..., Ran]) -> None:
    stories = run("history", "509.2", "--json").json
    assert [{stage["ref"] for stage in story if stage["ref"]} for story in stories][1] >= {"cr-2016:509.2"}
    assert "cr-2026:509.2" in {stage["ref"] for stage in stories[0]}
    assert len(run("history", "509.1", "--json").json) == 1  # one rule, one story


def test_a_statement_about_nobody_says_who_is_there() -> None:
    with pytest.raises(BadScenario, match="nessuno si chiama «il Muro»: ci sono Anna, Bruno"):
        played(told("  Anna: {}\n  Bruno: {}", "fermati", "il Muro è in gioco"), "cr-2026")


def test_every_card_that_nobody_knows_is_told_at_once_also_what_the_script_casts_from_hand() -> None:
    players = "  Anna:\n    mano: [Ignota, Sconosciuta]\n    in gioco: [Mai Vista]\n  Bruno: {}"
    with pytest.raises(BadScenario) as caught:
        played(told(players, "Anna lancia Ignota", "Anna è a 20"), "cr-2026")
    said = " ".join(fault.message for fault in caught.value.faults)
    assert "«Ignota»" in said
    assert "«Mai Vista»" in said
    assert "«Sconosciuta»" not in said  # nobody casts it: what it is does not matter


# --- damage that may go elsewhere -------------------------------------------------------------------------------------

WALKER = """
  Anna:
    mano:
      - Scossa: {tipo: Istantaneo, costo: "{R}", testo: Scossa infligge 3 danni a un giocatore bersaglio.}
    in gioco: [Montagna]
  Bruno:
    in gioco:
      - Iride: {tipo: Planeswalker — Iride, lealtà: 4, testo: "+1: Guadagni 1 punto vita."}
"""
BURN = "Anna lancia Scossa su Bruno\nsi risolve"


def test_whether_damage_goes_to_a_planeswalker_instead_is_never_guessed() -> None:
    missing = played(told(WALKER, BURN, "Bruno è a 17"), "cr-2016").missing
    assert missing is not None
    assert "Anna sceglie Iride / no" in missing.message
    assert missing.asked_by[0].startswith("306.7")
    assert played(told(WALKER, BURN, "Bruno è a 17"), "cr-2026").ok  # there it is asked no more


@pytest.mark.parametrize(
    ("answer", "claims"),
    [
        ("no", "Bruno è a 17\nIride ha fedeltà 4"),
        ("Iride", "Bruno è a 20\nIride ha fedeltà 1"),
        ("sì", "Bruno è a 20\nIride ha fedeltà 1"),
    ],
)
def test_where_the_damage_goes_is_said_with_the_planeswalker_or_yes_or_no(answer: str, claims: str) -> None:
    done = played(told(WALKER, f"{BURN}\nAnna sceglie {answer}", claims), "cr-2016")
    assert [held.expectation.text for held in done.held if not held.ok] == []


# --- of two of one name, the one that can pay -------------------------------------------------------------------------

TORMENT = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Tormento:
          tipo: Stregoneria
          costo: "{1}{B}"
          testo: Come costo addizionale per giocare questa magia, scarta una carta. Pesca due carte.
      - Palude
    in gioco: [{LANDS}]
  Bruno: {}
"""


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(("lands", "legal"), [("2 Paludi", "legale"), ("3 Paludi", "legale"), ("Palude", "illegale")])
def test_a_card_that_is_discarded_is_that_of_the_hand_where_lands_are_called_so_too(
    lands: str, legal: str, edition: str
) -> None:
    claims = f"azione 1 è {legal}\nAnna ha 2 carte in mano"
    script = "prova: Anna lancia Tormento scartando Palude" + "\nsi risolve" * (legal == "legale")
    holds(TORMENT.replace("{LANDS}", lands), script, claims, edition)
