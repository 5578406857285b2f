"""Plays hold no numbers and no edition's name; tables hold them, and every number is one of the texts."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import judgekit
from judgekit.magic import vocabulary
from judgekit.magic.cards import CLOAK, MANIFEST
from judgekit.magic.editions import EDITIONS, system
from judgekit.magic.language import tree
from judgekit.magic.language.read import read
from judgekit.magic.plays.events import DEEDS
from judgekit.magic.sets.playable import executable
from judgekit.refs import Ref, fold
from judgekit.ruling.coverage import not_simulated, rules
from judgekit.texts.library import Corpus

PLAYS = sorted((Path(judgekit.__file__).parent / "magic" / "plays").rglob("*.py"))
NUMBER = re.compile(r"\b\d{3}(\.\d+[a-z]?)?\b")
NAMES = re.compile(r"\b(classic|cr-?2016|cr-?2026|wom)\b", re.IGNORECASE)
IN_SCOPE = re.compile(r"^(101|102|103|214\.9|217|30\d|31[0-4]|408|409|413|414|420|422|50[0-2])")


@pytest.mark.parametrize("path", PLAYS, ids=lambda path: path.stem)
def test_no_play_holds_a_number_or_an_edition_s_name(path: Path) -> None:
    texts = [
        (node.lineno, node.value)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert [(line, text) for line, text in texts if NUMBER.search(text) or NAMES.search(text)] == []


@pytest.mark.parametrize("name", EDITIONS)
def test_every_number_of_a_table_is_a_unit_of_its_edition_s_texts(name: str, corpus: Corpus) -> None:
    assert [number for number in sorted(system(name).numbers()) if Ref(name, number) not in corpus.units] == []


TABLES = Path(judgekit.__file__).parent / "magic" / "editions"
A_NUMBER = re.compile(r"\d{3}\.\d+[a-z]?|glossario/.+")


def numbers_in(node: ast.AST) -> Iterator[str]:
    """The numbers that a module writes: of one date, or with a column for each."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "at":
        yield ast.unparse(node)
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and A_NUMBER.fullmatch(node.value):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from numbers_in(child)


@pytest.mark.parametrize("place", ["classic.py", "modern/*.py"])
def test_a_number_is_written_once_in_its_edition(place: str) -> None:
    """With its numbers at other dates: a rule that was divided later stands beside each of its parts."""
    written = [n for path in TABLES.glob(place) for n in numbers_in(ast.parse(path.read_text("utf-8")))]
    assert len(written) > 300
    assert sorted(n for n in set(written) if written.count(n) > 1) == []


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_not_simulated_has_a_reason_and_no_row(name: str) -> None:
    reasons = not_simulated(name)
    assert reasons.keys() <= set(rules(name))
    assert reasons.keys().isdisjoint(system(name).numbers())
    assert all(status in {"definition", "off-table"} and reason for status, reason in reasons.values())


def test_every_simulated_rule_of_the_heart_of_classic_has_a_row(shared: Path) -> None:
    listed: list[dict[str, Any]] = json.loads((shared / "data" / "classic-rules.json").read_text("utf-8"))
    wanted = {r["number"] for r in listed if r["class"] == "simulate" and IN_SCOPE.match(r["number"])}
    assert len(wanted) == 149
    assert wanted - system("classic").numbers() == set()


@pytest.mark.parametrize("name", EDITIONS)
def test_every_procedure_and_check_that_is_in_the_tables_is_asked_for(name: str) -> None:
    """A row of which no play speaks could never be consulted, nor taken away."""
    asked = set()
    for path in PLAYS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                asked.add(node.value)
    package = Path(judgekit.__file__).parent
    players = ("script.py", "at_priority.py")
    engine = "".join((package / "scenario" / "magic" / name).read_text("utf-8") for name in players)
    for table in ("procedures", "checks"):
        for key in system(name).tables[table]:
            spoken = key in asked or str(key) in engine or key in {"game", "undo"} or _composed(str(key))
            assert spoken, f"{table}: nobody asks for «{key}»"


def _composed(key: str) -> bool:
    """Names that plays put together: of a phase, of a keyword."""
    return key.endswith(" phase") or key in {MANIFEST, CLOAK}


def test_every_kind_of_event_has_a_deed() -> None:
    kinds = set()
    for path in PLAYS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event"
            if called and isinstance(node.args[0], ast.Constant):  # type: ignore[attr-defined]
                kinds.add(node.args[0].value)  # type: ignore[attr-defined]
    assert kinds <= DEEDS.keys()


def test_a_keyword_that_the_rules_name_and_do_not_tell_is_refused_by_name(corpus: Corpus) -> None:
    """Classic names banding and phasing, and no rule of it tells how they go."""
    name = "classic"
    undecided: dict[str, str] = system(name).values["undecided"]
    assert undecided.keys() == {"branco", "fase"}
    for word, path in undecided.items():
        assert Ref(name, path) in corpus.units
        why = executable(read(word), system(name))
        assert why is not None
        assert f"«{word}» in questa edizione non è decidibile" in why
        assert f"{name}:{path}" in why


@pytest.mark.parametrize("name", ["classic", "cr-2016", "cr-2026"])
def test_a_keyword_that_no_rule_of_an_edition_names_is_refused(corpus: Corpus, name: str) -> None:
    """Plays of several editions speak of it, perhaps; but nothing would come of it, and nobody would notice."""
    titles = [fold(unit.title) for unit in corpus.of_edition(name)]
    named = {word for word in KEYWORDS if any(fold(word) in title for title in titles)}
    told = {word for _, word in system(name).tables["words"]} | ALIKE
    heard = {word for word in KEYWORDS if executable((tree.Keyword(word),), system(name)) is None}
    assert heard - named - told == set()


KEYWORDS = frozenset(
    (
        *vocabulary.KEYWORDS,
        *vocabulary.KEYWORDS_OF_COST,
        *vocabulary.KEYWORDS_OF_NUMBER,
        *vocabulary.KEYWORDS_OF_BOTH,
        *vocabulary.KEYWORDS_ELSEWHERE,
    )
)
ALIKE = {"unire nell’Arcano"}  # keywords of which a rule of another title tells


@pytest.mark.parametrize(
    "text", ["Eco", "Eco {1}{G}", "Ciclo {2}", "Riscatto {3}", "Mantenimento cumulativo {1}", "Furia 2"]
)
def test_the_keywords_of_the_glossary_are_played(text: str) -> None:
    assert executable(read(text), system("classic")) is None
