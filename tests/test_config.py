"""A default edition: shown first everywhere, the others in a line; and what the texts do not hold is said to be so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judgekit import config

if TYPE_CHECKING:
    from conftest import Ran

    Run = Callable[..., Ran]


KNOWN = ("classic ›", "cr-2016 ›", "cr-2026 ›", "wom ›")


@pytest.fixture
def usual(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(config.VARIABLE, "cr-2026")
    return "cr-2026"


def test_an_edition_is_settled_told_and_forgotten(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path))
    assert run("config").out == "edizione di solito: nessuna\n"
    assert run("config", "edition", "CR 2026").out == "edizione di solito: cr-2026\n"
    assert run("config", "--json").json == {"judgekit": 1, "edition": "cr-2026"}
    assert run("config", "edition", "nessuna").out == "edizione di solito: nessuna\n"
    wrong = run("config", "edition", "cr-2027")
    assert wrong.status == 2
    assert "cr-2026" in wrong.err
    assert run("config", "colore", "rosso").status == 1


def test_the_environment_goes_before_what_is_kept(run: Run, usual: str) -> None:
    assert run("config").out == "edizione di solito: cr-2026\n"


def test_a_rule_of_the_usual_edition_is_shown_and_the_others_in_a_line(run: Run, usual: str) -> None:
    out = run("rule", "509.1b").out
    assert out.startswith("cr-2026 › ")
    assert "in altre edizioni: cr-2016:509.1b" in " ".join(out.split())
    assert out.count("509.1b  Restrizioni") == 1
    assert [unit["edition"] for unit in run("rule", "509.1b", "--json").json] == ["cr-2026", "cr-2016"]
    assert run("rule", "509.1b", "-e", "cr-2016").out.startswith("cr-2016 › ")
    assert run("rule", "420.5").out.startswith("classic › ")  # the usual edition has no such rule


def test_a_term_of_the_usual_edition_goes_first(run: Run, usual: str) -> None:
    out = run("term", "volare").out
    assert out.startswith("Volare  cr-2026")
    assert "in altre edizioni: classic:glossario/volare" in out


def test_a_search_answers_for_the_usual_edition_and_names_the_others_in_a_line(run: Run, usual: str) -> None:
    asked = ("search", "il danno da combattimento va in pila?")  # in Classic it does
    told = run(*asked, "-n", "5")
    assert told.out.startswith("510.2  ")
    shown = told.out.partition("in altre edizioni: ")[0]
    assert " cr-2026 › " in shown
    assert not {"cr-2016 ›", "classic ›", "wom ›"} & {edition for edition in KNOWN if edition in shown}
    assert "in altre edizioni: " in told.out
    hits = run(*asked, "--json").json["hits"]
    assert hits[0]["ref"] == "cr-2026:510.2"
    assert {hit["ref"].partition(":")[0] for hit in hits} >= {"cr-2026", "classic"}
    assert run(*asked, "-e", "classic").out.splitlines()[1].startswith("  classic")


def test_a_question_that_speaks_of_diamagic_is_about_wizards_of_mickey(run: Run, usual: str) -> None:
    hits = run("search", "a chi assegno i Diamagic?", "--json").json["hits"]
    assert all(hit["ref"].startswith(("wom:", "lezioni:")) for hit in hits[:3])


def test_a_case_of_no_edition_is_played_by_the_usual_one(run: Run, usual: str, tmp_path: Path) -> None:
    file = tmp_path / "caso.md"
    file.write_text("```tavolo\ngiocatori:\n  Anna: {}\n  Bruno: {}\n```\n", encoding="utf-8")
    assert run("replay", str(file), "--json").json["edition"] == "cr-2026"


def test_a_number_that_no_official_text_has_is_said_not_to_exist(run: Run) -> None:
    assert "non c’è una regola 999.9" in run("rule", "999.9").err


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("search", "xyzzyq"), "xyzzyq: non è fra i testi"),
        (("term", "xyzzyq"), "non c’è la voce «xyzzyq», né altrove fra i testi"),
        (("term", "priorità", "xyzzyq"), "«priorità xyzzyq», e nessun testo ha la parola «xyzzyq»"),
    ],
)
def test_a_word_that_no_text_holds_is_told_as_such(run: Run, command: tuple[str, ...], told: str) -> None:
    done = run(*command)
    assert done.status == 1
    assert told in done.err
    assert run("search", "priorità").err == ""
