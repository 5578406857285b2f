"""`rule`, `term`, `toc`, `editions`, `lint`, `export`, `lessons`, `demo`: answers, JSON, and honest refusals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.errors import BadRef, UnknownEdition, UnknownLesson, UnknownRule, UnknownTerm
from judgekit.texts import find

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.texts.library import Corpus

    Run = Callable[..., Any]


# --- rule


@pytest.mark.parametrize(
    "typed", [["502.9b"], ["502", "9", "b"], ["502 9 b"], ["regola", "502.9b"], ["classic:502.9b"], ["502.9B."]]
)
def test_a_number_in_any_shape_finds_its_rule(run: Run, typed: list[str]) -> None:
    (unit,) = run("rule", "--json", *typed).json
    assert unit["ref"] == "classic:502.9b"


def test_the_json_of_a_rule_has_the_keys_that_others_rely_on(run: Run) -> None:
    (unit,) = run("rule", "502.9", "--json").json
    promised = set(
        "ref kind edition number title text examples refs cited_by parent children elsewhere file line".split()
    )
    assert promised <= set(unit)
    assert (unit["kind"], unit["parent"], unit["number"]) == ("heading", "classic:502", "502.9")
    assert unit["children"] == [f"classic:502.9{letter}" for letter in "abcdefg"]


def test_a_rule_is_shown_in_its_place_with_its_children_and_links(run: Run) -> None:
    done = run("rule", "502.9")
    place, _, title, *_ = done.out.splitlines()
    assert place.startswith("classic › 5 ")
    assert title == "502.9  Travolgere"
    assert "502.9g  " in done.out
    assert "citata da " in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_only_leaves_the_children_out(run: Run) -> None:
    assert "502.9a" not in run("rule", "502.9", "--only").out
    assert run("rule", "502.9", "--only", "--json").json[0]["children"] == []


def test_several_refs_ranges_and_editions_at_once(run: Run) -> None:
    found = [unit["ref"] for unit in run("rule", "413.2a–c", "8.4", "CR", "509.1b", "faq-17", "--json").json]
    rules = ["classic:413.2a", "classic:413.2b", "classic:413.2c", "wom:8.4", "cr-2016:509.1b", "cr-2026:509.1b"]
    assert found == [*rules, "wom:faq-17"]
    only = run("rule", "8.4", "102.1", "-e", "wom", "--json")
    assert ([unit["ref"] for unit in only.json], only.status) == (["wom:8.4"], 1)


def test_a_bare_number_shows_the_rule_that_bears_it_in_every_edition(run: Run) -> None:
    """They need not say the same: 102.1 is who loses in Classic, who plays in the comprehensive rules."""
    refs = [unit["ref"] for unit in run("rule", "102.1", "--json").json]
    assert refs == ["classic:102.1", "cr-2016:102.1", "cr-2026:102.1"]
    shown = run("rule", "102.1", "--only").out
    places = [shown.index(f"{ref.split(':')[0]} › 1 ") for ref in refs]
    assert places == sorted(places)
    (only,) = run("rule", "102.1", "-e", "cr-2026", "--json").json
    assert only["ref"] == "cr-2026:102.1"


def test_the_same_rule_in_another_edition_is_named(run: Run) -> None:
    (unit,) = run("rule", "cr-2016:509.1b", "--json").json
    assert {"ref": "classic:501.1", "same": True} in unit["elsewhere"]


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("502.9z", "classic:502.9g"),
        ("509.9", "cr-2016:509.7"),
        ("310.1x", "classic:310.1c"),
        ("515", "cr-2016:514"),
        ("classic:503", "classic:502"),
        ("faq-41", "wom:faq-4"),
    ],
)
def test_an_unknown_number_offers_the_nearest(run: Run, typed: str, near: str) -> None:
    done = run("rule", typed)
    assert (done.status, done.out) == (1, "")
    assert typed.rpartition(":")[2] in done.err
    assert near in done.err


def test_a_number_of_another_edition_is_offered_there(run: Run) -> None:
    done = run("rule", "509.1b", "--edition", "classic")
    assert done.status == 1
    assert "Forse cercavi: cr-2016:509.1b" in done.err


def test_what_is_found_is_shown_though_something_is_missing(run: Run) -> None:
    done = run("rule", "classic:102.1", "999.9", "--json")
    assert [unit["ref"] for unit in done.json] == ["classic:102.1"]
    assert done.status == 1
    assert "999.9" in done.err


def test_a_word_given_to_rule_leads_to_term(run: Run) -> None:
    done = run("rule", "danno letale")
    assert done.status == 2
    assert "judgekit term danno letale" in done.err


# --- term


@pytest.mark.parametrize(
    ("name", "ref"),
    [
        ("Danno letale", "classic:glossario/danno-letale"),
        ("DANNO LETALE", "classic:glossario/danno-letale"),
        ("lethal damage", "classic:glossario/danno-letale"),
        ("trample", "classic:glossario/travolgere"),
        ("priorita", "classic:glossario/priorita"),
        ("priorità", "classic:glossario/priorita"),
        ("abilità attivate", "classic:glossario/abilita-attivata"),
        ("campo di battaglia", "classic:glossario/area-di-gioco"),
        ("battlefield", "classic:glossario/area-di-gioco"),
        ("controllore", "classic:glossario/controllo-controllore"),
        ("classic:glossario/mulligan", "classic:glossario/mulligan"),
        ("fase d'inizio", "classic:glossario/fase-d-inizio"),
    ],
)
def test_a_term_is_found_by_any_of_its_names(run: Run, name: str, ref: str) -> None:
    assert run("term", name, "--json").json["ref"] == ref


def test_the_json_of_a_term_has_the_keys_that_others_rely_on(run: Run) -> None:
    term = run("term", "abilità", "fase", "--json").json
    assert set("ref kind title status english aliases text refs see".split()) <= set(term)
    assert (term["kind"], term["status"]) == ("term", "obsolete")


def test_a_point_of_the_wom_glossary_is_a_term(run: Run, corpus: Corpus) -> None:
    title = next(unit.title for unit in corpus.of_edition("wom") if unit.ref.path == "10.16")
    assert run("term", title, "-e", "wom", "--json").json["ref"] == "wom:10.16"


@pytest.mark.parametrize(
    ("name", "near"), [("dano letale", "Danno letale"), ("mulligann", "Mulligan"), ("letale", "Danno letale")]
)
def test_a_near_miss_is_offered(run: Run, name: str, near: str) -> None:
    done = run("term", name)
    assert (done.status, done.out) == (1, "")
    assert near in done.err


# --- contents


def test_editions_count_their_texts(run: Run) -> None:
    rows = {row["name"]: row for row in run("editions", "--json").json}
    assert set("name title date rules subrules examples terms".split()) <= set(rows["classic"])
    assert rows["classic"]["terms"] == 177
    assert rows["classic"]["rules"] + rows["classic"]["subrules"] == 308
    assert rows["cr-2016"]["date"] == "2016-07-22"


def test_the_contents_go_as_deep_as_asked(run: Run) -> None:
    (tree,) = run("toc", "classic", "--json", "--depth", "1").json
    assert [row["title"] for row in tree["contents"]][:2] == ["La partita", "Le carte"]
    assert all(row["children"] == [] for row in tree["contents"])
    assert "502.9" in run("toc", "Classic", "--depth", "3").out
    assert "wom" in run("toc").out


def test_export_writes_every_unit_on_a_line_of_its_own(run: Run, corpus: Corpus) -> None:
    lines = run("export", "--json").out.splitlines()
    assert [json.loads(line)["ref"] for line in lines] == [str(ref) for ref in corpus.units]
    assert "cited_by" not in json.loads(lines[10])
    assert {json.loads(line)["ref"].split(":")[0] for line in run("export", "-e", "wom").out.splitlines()} == {"wom"}


def test_the_bundled_texts_have_no_findings(run: Run) -> None:
    done = run("lint")
    assert (done.status, done.err) == (0, "")


def test_lint_tells_what_is_wrong_in_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "prova.md"
    head = "---\nedizione: prova\ntitolo: Prova\n---\n\n## 101. Inizio\n\n"
    file.write_text(
        f"{head}### 101.1. Uno\n\nVedi regola 101.7, «Altro».\n\n### 101.3. Tre\n\nVedi regola 101.1, «Quattro».\n",
        encoding="utf-8",
    )
    done = run("lint", str(file), "--json")
    assert done.status == 1
    assert sorted((found["kind"], found["line"]) for found in done.json) == [
        ("dangling", 8),
        ("gap", 12),
        ("suspicious", 12),
    ]
    file.write_text(head.replace("---\n\n", "\n"), encoding="utf-8")
    done = run("lint", str(file))
    assert done.status == 2
    assert f"{file}:1:1:" in done.err


@pytest.mark.slow
def test_lessons_are_listed_and_read(run: Run) -> None:
    names = {row["name"] for row in run("lessons", "--json").json}
    assert names == {
        "permanenti-e-zone",
        "magie",
        "combattimento",
        "sfida-wom",
        "lanciare-passo-per-passo",
        "strati-e-sostituzione",
    }
    done = run("lessons", "magie")
    assert done.status == 0
    assert "Scelta dei bersagli" in done.out
    sections = [unit["ref"] for unit in run("lessons", "magie", "--json").json]
    assert sections[:2] == ["lezioni:magie", "lezioni:magie/magie-spells"]
    assert run("lessons", "cimitero", "--json").json[0]["ref"] == "lezioni:permanenti-e-zone/cimitero"


def test_a_lesson_names_the_cases_that_show_each_section(run: Run) -> None:
    shown = run("lessons", "cimitero")
    assert "Due creature insieme nel cimitero" in shown.out
    assert "cr/404/404.3-insieme-nel-cimitero" in shown.out
    assert "cr/404/404.3-insieme-nel-cimitero" in run("lessons", "cimitero", "--json").json[0]["cases"]


@pytest.mark.slow
def test_the_demo_runs_to_its_end(run: Run) -> None:
    done = run("demo")
    assert (done.status, done.err) == (0, "")
    assert done.out.count("$ judgekit") >= 3


@pytest.mark.parametrize(
    ("words", "typing", "offered"),
    [
        ("judgekit ru", 1, "rule"),
        ('judgekit term "danno l', 2, "danno letale"),
        ("judgekit toc cr", 2, "cr-2016"),
        ("judgekit rule 1 --edition wo", 4, "wom"),
        ("judgekit lessons mag", 2, "magie/creature"),
        ("judgekit rule 509.1", 2, "509.1b"),
        ("judgekit rule classic:502.9", 2, "classic:502.9b"),
        ("judgekit replay attacco-impr", 2, "attacco-improvviso"),
        ("judgekit why classic/502/attacco-impr", 2, "classic/502/attacco-improvviso"),
        ("judgekit help caso bloc", 3, "blocca"),
        ("judgekit config edition cr", 3, "cr-2026"),
        ("judgekit schema --of rep", 3, "replay"),
    ],
)
def test_the_shell_completes_commands_editions_terms_and_lessons(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: str, typing: int, offered: str
) -> None:
    monkeypatch.setenv("_JUDGEKIT_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", words)
    monkeypatch.setenv("COMP_CWORD", str(typing))
    assert offered in run().out.splitlines()


# --- refusals


@pytest.mark.parametrize(
    ("args", "status", "told"),
    [
        (["toc", "clasic"], 2, "Forse cercavi: classic"),
        (["rule", "102.1", "-e", "modern"], 2, "ci sono classic"),
        (["lessons", "magia"], 1, "magie"),
        (["rule"], 2, "manca REF"),
        (["rule", "--edizione", "x"], 2, "--edizione"),
        (["rul", "1"], 2, "forse rule"),
        (["toc", "--depth", "molti"], 2, "«molti» non è un numero intero"),
        (["toc", "--depth", "0"], 2, "--depth: 0 non va bene: da 1 a 9"),
        (["sheet", "magie", "-n", "0"], 2, "--questions o -n: 0 non va bene: da 1 a 2000"),
        (["lint", "manca.md"], 2, "manca.md: non si può leggere"),
        (["toc", "a", "b"], 2, "argomenti di troppo"),
        (["rule", "\udcff"], 2, "non è un numero"),
    ],
)
def test_bad_input_gets_one_clear_message(run: Run, args: list[str], status: int, told: str) -> None:
    done = run(*args)
    assert (done.status, done.out) == (status, "")
    assert told in done.err
    assert "Traceback" not in done.err
    assert len(done.err.splitlines()) <= 5


def test_help_is_in_italian(run: Run) -> None:
    for args in (["--help"], ["rule", "--help"], []):
        done = run(*args)
        assert done.status == 0
        assert done.out.startswith("Uso: judgekit")
        for english in ("Options", "Usage", "Show this", "Arguments", "Commands", "required", "default"):
            assert english not in done.out


words = st.text(max_size=30) | st.sampled_from(
    ["502.9b", "CR", "a", "–", "wom:", "glossario/", "regola", "1", "..", "é"]
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(words, max_size=4))
def test_no_words_make_a_look_up_raise_anything_unnamed(corpus: Corpus, typed: list[str]) -> None:
    try:
        for want in find.asked(corpus, typed):
            try:
                assert find.rules(corpus, want)
            except (UnknownRule, UnknownEdition):
                pass
    except BadRef:
        pass
    for look_up, missing in ((find.terms, UnknownTerm), (find.lesson, UnknownLesson), (find.edition, UnknownEdition)):
        try:
            look_up(corpus, " ".join(typed))
        except missing as error:
            assert error.message
