"""What a sheet prints of a board: its words are Italian, its story fits what lies there."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from cases import material

from judgekit.edition_words import in_words_of, words
from judgekit.editions import EDITIONS, MAGIC, game_of
from judgekit.magic.vocabulary import STATUSES, STEPS
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file, read_markdown
from judgekit.scenario.magic.table_block import ZONES
from judgekit.scenario.model import ThingSaid
from judgekit.scenario.wom.wom_board import _STATUS as WOM_STATUS
from judgekit.sheets import ground, shown
from judgekit.sheets.boards import of_edition
from judgekit.sheets.boards.template_words import Wording, scenario
from judgekit.sheets.candidates import of_case
from judgekit.sheets.chance import Chance
from judgekit.sheets.exercise import Question, Table
from judgekit.sheets.kinds import legal, order, two_editions
from judgekit.sheets.kinds.source import title_of
from judgekit.sheets.sheet import TooFew, Wanted, make
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.model import Scenario
    from judgekit.sheets.kinds.source import Posed

MAGIC_CASES = [one for one in bundled.listing() if any(game_of(each) == MAGIC for each in one.editions)]
WORDS_OF_THE_ENGINE = frozenset(  # none of which is Italian, too
    {word for many in (*STATUSES, *STEPS, *WOM_STATUS, *ZONES) for word in many.split()}
    | {"artifact", "enchantment", "instant", "sorcery", "land", "tokens", "token", "names", "colour"}
) - {"combat", "scoperta"}
SIZE = r"(\d+)/(\d+)(?![\w/])"
ADJECTIVES = "bianc[oa]|ner[oa]|ross[oa]|verde|blu|incolore"


@cache
def laid(path: str) -> Scenario:
    return read_file(path)


def things(board: Scenario) -> Iterator[ThingSaid]:
    for player in board.board.players:
        for _, those in player.zones:
            yield from those
    yield from board.board.stack


@cache
def tables() -> tuple[tuple[str, str, Table], ...]:
    return tuple(_tables())


def _tables() -> Iterator[tuple[str, str, Table]]:
    for case in bundled.listing():
        for edition in case.editions:
            yield case.name, edition, shown.table(laid(str(case.path)), edition)
    for edition in EDITIONS:
        for template in of_edition(edition):
            for n in range(3):
                text = scenario(template.make(Chance("parole", template.name, n), Wording(edition)), edition)
                yield template.name, edition, shown.table(read_markdown(text, "foglio"), edition)


def test_every_zone_and_state_has_a_word() -> None:
    assert set(ZONES) <= set(shown._PLACES)
    assert set(STATUSES) | set(WOM_STATUS.values()) <= set(shown._STATUS)


def test_no_word_of_the_engine_stands_on_a_board() -> None:
    for name, edition, table in tables():
        said = [table.moment, *(cell for row in table.rows for cell in (row[0], *row[2:]))]
        for cell in said:
            strange = WORDS_OF_THE_ENGINE.intersection(re.findall(r"[a-z]+", cell))
            assert not strange, (name, edition, cell)


def test_no_card_bears_the_name_of_a_player() -> None:
    """«Bruno d’Alpe», where Bruno plays."""
    for case in MAGIC_CASES:
        board = laid(str(case.path))
        players = {player.name for player in board.board.players}
        assert players.isdisjoint(thing.name.split()[0] for thing in things(board)), case.name


def test_a_story_tells_of_creatures_as_large_as_they_lie_there() -> None:
    """«Un Goblin rosso 3/3», where a Goblin 3/2 lies on the board."""
    for case in MAGIC_CASES:
        board = laid(str(case.path))
        sizes: dict[str, set[tuple[str, str]]] = {}
        for thing in things(board):
            if thing.size is not None:
                sizes.setdefault(thing.name, set()).add((str(thing.size[0]), str(thing.size[1])))
        prose = re.sub(r"«[^»]*»", "…", " ".join(board.prose.split()))
        for name, there in sizes.items():
            told = re.finditer(rf"(?<!pedina )\b{re.escape(name)}(?: (?:{ADJECTIVES}))? {SIZE}", prose)
            faces = any(thing.faces for thing in things(board) if thing.name == name)
            assert faces or all((one[1], one[2]) in there for one in told), (case.name, name, there)


@pytest.mark.parametrize("edition", [one for one in EDITIONS if game_of(one) == MAGIC])
def test_an_aura_is_printed_as_its_time_does(edition: str) -> None:
    case = "---\ntitolo: p\nedizioni: [classic, cr-2016, cr-2026]\n---\n```tavolo\n"
    case += "turno: Anna\ngiocatori:\n  Anna:\n    in gioco:\n"
    aura = (
        '      - Lupo: 2/2 verde\n      - Manto: {tipo: Incantesimo — Aura, costo: "{G}", su: Lupo, '
        'testo: "Incanta creatura. La creatura incantata prende +1/+1."}\n  Bruno: {}\n```\n```azioni\nfermati\n```\n'
    )
    row = next(row for row in shown.table(read_markdown(case + aura, "p"), edition).rows if row[1] == "Manto")
    if edition == "classic":
        assert row[3] == "Incanta creatura, {G}. La creatura incantata prende +1/+1."
    else:
        assert row[3].startswith("Incantesimo — Aura, {G}. Incanta creatura. ")


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_a_main_phase_is_spelt_on_cards_as_above_the_board(edition: str) -> None:
    text = "All’inizio della tua fase principale precombattimento, guadagni 2 punti vita."
    assert "fase principale pre-combattimento" in in_words_of(edition, text)


def test_a_keyword_that_was_renamed_bears_the_name_of_the_time() -> None:
    text = "Armatura totem"
    assert in_words_of("cr-2026", text) == "Armatura dell’essenza"
    assert in_words_of("cr-2016", "Armatura dell’essenza") == text


@pytest.mark.parametrize(
    ("modern", "classic"),
    [
        ("All’inizio della prossima sottofase finale, sacrificala.", "Alla prossima fine del turno, sacrificala."),
        ("che andrà sacrificato all'inizio della sottofase finale.", "che andrà sacrificato alla fine del turno."),
        ("All’inizio della tua sottofase finale, pesca una carta.", "Alla fine del tuo turno, pesca una carta."),
        ("All’inizio di ogni sottofase finale, pesca una carta.", "Alla fine di ogni turno, pesca una carta."),
        ("Nella sottofase finale di Anna.", "Nell’interfase di fine del turno di Anna."),
    ],
)
def test_the_end_of_a_turn_is_called_as_its_time_does(modern: str, classic: str) -> None:
    assert in_words_of("classic", modern) == classic
    assert in_words_of("cr-2016", modern) == modern


def test_no_board_of_classic_names_a_step_of_another_time() -> None:
    told = [cell for _, edition, table in tables() if edition == "classic" for row in table.rows for cell in row]
    assert told
    assert not any("sottofase" in one for one in told)


# --- what is asked of boards ------------------------------------------------------------------------------------------


def posed(case: str, edition: str) -> Posed | None:
    listed = next(one for one in bundled.listing() if one.name == case)
    here = material(edition)._replace(other=words(edition).beside)
    return of_case(listed, here)


def test_two_editions_are_laid_side_by_side_by_the_same_lines() -> None:
    """A second line that one of them alone plays would be no part of what is printed."""
    there = posed("confronti/dividere-zero", "classic")
    here = material("classic")._replace(other="cr-2016")
    assert there is None or two_editions.ask(there, Chance("prova"), here) is None


def test_nobody_asks_leave_for_what_a_die_shows() -> None:
    there = posed("cr/901/901.9-non-nel-turno-altrui", "cr-2026")
    asked = None if there is None else legal.ask(there, Chance("prova"), material("cr-2026"))
    assert asked is None or "dado planare" not in asked.ask


def test_an_artifact_with_coloured_mana_is_no_board_of_its_time() -> None:
    assert posed("classic/214/214.6a-un-artefatto-e-incolore", "classic") is None
    assert posed("classic/214/214.6b-artefatto-e-creatura", "classic") is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_put_in_order_is_something_to_do(edition: str) -> None:
    here = material(edition)
    for name in order._ASKED:
        told = [order._TOLD[title_of(here, number)] for number in order._rows(name, here)]
        assert len(set(told)) == len(told)
        for one in told:
            is_category = name == "categories" and one.startswith(("Modificatori ", "Moltiplicatori ", "Divisori "))
            assert is_category or one.split()[0].endswith("re") or one.startswith(("Far ", "Fase ")), one


def test_who_asks_for_a_kind_that_a_lesson_lacks_is_told_which_it_has() -> None:
    about = ground.of_lesson(home.open_corpus(), "combattimento", "cr-2016")
    with pytest.raises(TooFew, match="di questi tipi: outcome, legal"):
        make(Wanted(about, 5, kinds=("term",)), home.open_corpus())


def test_the_same_cards_in_another_order_are_the_same_board() -> None:
    table = Table("", ("Giocatore", "Carta"), (("Anna", "Orso"), ("", "Lupo")))
    turned = table._replace(rows=(("Anna", "Lupo"), ("", "Orso")))
    one = Question("outcome", 1, "", "cr-2016", board=table)
    assert one.cards == one._replace(board=turned).cards
