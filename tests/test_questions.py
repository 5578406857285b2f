"""What plays ask of the rules: declared once, asked and answered; and what people get wrong has a name."""

from __future__ import annotations

import ast
import importlib
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import judgekit
from judgekit.editions import EDITIONS, system
from judgekit.table.system import Question, Questions, System, says

PACKAGE = Path(judgekit.__file__).parent
DECLARING = [PACKAGE / "table" / "questions.py", PACKAGE / "wom" / "questions.py"]
DECLARING += sorted(one for one in (PACKAGE / "magic" / "questions").glob("*.py") if one.stem != "__init__")
ASKING = [*(PACKAGE / "magic" / "plays").rglob("*.py"), *(PACKAGE / "wom" / "plays").rglob("*.py")]
ASKING += [one for one in (PACKAGE / "table").glob("*.py") if one not in DECLARING]
# Tables all of whose rows somebody may get wrong; of the others only some.
GOT_WRONG = ("limits", "checks", "words", "amends", "states", "damage", "results")
A_NUMBER_OR_EDITION = re.compile(r"\d{3}|\d\.\d|\b(classic|cr|wom|faq)\b")
MOST_WORDS = 18


def module_of(path: Path) -> str:
    return ".".join(("judgekit", *path.relative_to(PACKAGE).with_suffix("").parts))


@cache
def declared() -> dict[tuple[str, str], Question | Questions]:
    """Every question, and family of questions, by the module and the name under which it is declared."""
    return {
        (module_of(path), name): value
        for path in DECLARING
        for name, value in vars(importlib.import_module(module_of(path))).items()
        if isinstance(value, Question | Questions)
    }


def asked_in(path: Path) -> set[tuple[str, str]]:
    """The questions that a module speaks of otherwise than by importing them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = list(ast.walk(tree))
    imported = {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in nodes
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    return {imported[name] for name in names & imported.keys()} & declared().keys()


@cache
def answered(edition: str) -> tuple[Question, ...]:
    """The questions that some row of an edition answers."""
    return tuple(key for key, rows in system(edition).tables["rulings"].items() if rows)


def is_of(key: Question, one: Question | Questions) -> bool:
    """Whether a question is a declared one, or one of a declared family."""
    if isinstance(one, Question):
        return key is one
    word = re.fullmatch(re.escape(one.like.about).replace(r"\{\}", "(.+)"), key.about)
    return word is not None and one[word[1]] is key


def said() -> list[tuple[str, str]]:
    """Every sentence about a mistake, with where it stands."""
    found = [(one.mistake if isinstance(one, Question) else one.like.mistake, name) for (_, name), one in items()]
    found += [(row.mistake, row.number) for edition in EDITIONS for _, _, row in system(edition).rows() if row.mistake]
    return [(name, mistake) for mistake, name in dict.fromkeys(found)]


def items() -> list[tuple[tuple[str, str], Question | Questions]]:
    return list(declared().items())


# --- asked and answered -----------------------------------------------------------------------------------------------


def test_every_question_is_asked_by_a_play() -> None:
    asked = {one for path in ASKING for one in asked_in(path)}
    assert len(asked) > 400
    assert sorted(declared().keys() - asked) == []


def test_every_question_is_answered_by_an_edition() -> None:
    keys = {key for edition in EDITIONS for key in answered(edition)}
    assert [name for (_, name), one in items() if not any(is_of(key, one) for key in keys)] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_key_of_the_rulings_of_an_edition_is_a_declared_question(edition: str) -> None:
    keys = system(edition).tables["rulings"]
    assert [key for key in keys if not any(is_of(key, one) for one in declared().values())] == []


def test_no_two_questions_ask_the_same() -> None:
    games = [path.parts[-2] == "wom" for path in DECLARING]
    assert True in games
    for of_wom in (True, False):
        asked = Counter(
            one.about if isinstance(one, Question) else one.like.about
            for (module, _), one in items()
            if (module == "judgekit.wom.questions") is of_wom
        )
        assert [about for about, times in asked.items() if times > 1] == []


def test_every_question_says_what_the_rule_is() -> None:
    rules = {name: (one if isinstance(one, Question) else one.like).rule for (_, name), one in items()}
    assert [name for name, rule in rules.items() if not re.fullmatch(r"[«A-Z].{10,}\.", rule)] == []


# --- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_question_that_an_edition_answers_has_a_mistake(edition: str) -> None:
    assert [key for key in answered(edition) if not key.mistake] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_row_that_somebody_may_get_wrong_has_a_mistake(edition: str) -> None:
    rows = [(table, key, row) for table, key, row in system(edition).rows() if table in GOT_WRONG]
    assert len(rows) > 20
    assert [(table, key, row.number) for table, key, row in rows if not row.mistake] == []


def test_mistakes_of_questions_are_unique() -> None:
    sentences = Counter((one if isinstance(one, Question) else one.like).mistake for _, one in items())
    assert [sentence for sentence, times in sentences.items() if times > 1] == []


def test_a_row_of_its_own_does_not_say_what_a_question_says() -> None:
    questions = {(one if isinstance(one, Question) else one.like).mistake for _, one in items()}
    rows = {row.mistake: row.number for edition in EDITIONS for _, _, row in system(edition).rows() if row.mistake}
    assert {sentence: number for sentence, number in rows.items() if sentence in questions} == {}


def test_a_play_has_one_mistake_in_all_editions() -> None:
    """What is got wrong hangs on what is done without the row, and that on no edition."""
    by_play: dict[object, set[str]] = {}
    for edition in EDITIONS:
        for table, key, row in system(edition).rows():
            if not row.play.__name__.startswith("says "):
                by_play.setdefault((table, repr(key), row.play), set()).add(row.mistake)
    several = {place: sentences for place, sentences in by_play.items() if len(sentences) > 1}
    assert several == {}


def test_a_mistake_can_be_said_behind_whoever_makes_it() -> None:
    """«Chi la dimentica crede che …»: a clause in the third person, without capital, full stop, number or edition."""
    assert len(said()) > 900
    assert [(where, mistake) for where, mistake in said() if not can_be_said(mistake)] == []


def can_be_said(mistake: str) -> bool:
    return (
        re.fullmatch(r"[a-zèò].*[^.;:,!?…\s]", mistake) is not None
        and not set("'\"«»`") & set(mistake)
        and not A_NUMBER_OR_EDITION.search(mistake)
        and "  " not in mistake
        and len(mistake.split()) <= MOST_WORDS
    )


def test_a_family_names_its_word_in_its_mistake() -> None:
    families = [one for _, one in items() if isinstance(one, Questions)]
    assert len(families) == 25
    assert all("{}" in one.like.mistake and "{}" in one.like.rule for one in families)
    assert all("volare" in one["volare"].mistake and "{}" not in one["volare"].mistake for one in families)


# --- of a rule --------------------------------------------------------------------------------------------------------

QUEUE = Question("who is first", naive="the tall", rule="Whoever came first is first.", mistake="fa passare i più alti")
OWN = "fa passare chi spinge"


def test_a_row_says_its_own_mistake_else_that_of_its_question() -> None:
    rows = (says("1", "the first"), says("2", "the old", mistake=OWN))
    queue = System("queue", {"rulings": {QUEUE: rows}}, {}, {})
    assert queue.mistakes("1") == (QUEUE.mistake,)
    assert queue.mistakes("2") == (OWN,)
    assert queue.mistakes("3") == ()


@pytest.mark.parametrize(
    ("edition", "number", "word"),
    [
        ("classic", "502.4b", "volare"),
        ("cr-2026", "702.9b", "volare"),
        ("classic", "502.2b", "attacco improvviso"),
        ("cr-2026", "702.2c", "tocco letale"),
        ("cr-2026", "702.20b", "cautela"),
        ("cr-2026", "302.6", "debolezza da evocazione"),
        ("classic", "420.5c", "danno letale"),
        ("cr-2026", "609.3", "non fa nulla, se non può fare tutto"),
        ("cr-2016", "509.2", "in ordine"),
        ("wom", "faq-2", "mano iniziale"),
        ("wom", "9.8", "Intoccabile"),
    ],
)
def test_what_people_get_wrong_about_a_rule(edition: str, number: str, word: str) -> None:
    assert any(word in mistake for mistake in system(edition).mistakes(number))


def test_where_editions_differ_so_do_the_mistakes_about_them() -> None:
    """Whether to do what one may is decided as an ability goes onto the stack under older rules, later under newer."""
    (older,), (newer,) = system("classic").mistakes("410.5"), system("cr-2026").mistakes("603.5")
    assert "soltanto alla risoluzione" in older
    assert "già mettendola in pila" in newer
