"""Documents of the user's own: imported whole or not at all, part of everything, compared, removed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.errors import BadDocument
from judgekit.files import cache_dir
from judgekit.refs import Ref
from judgekit.texts import fit, history, home, imports, link, markdown

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.texts.library import Corpus

    Run = Callable[..., Any]


BOOK = """Magic: The Gathering Comprehensive Rules

These rules are effective as of July 22, 2016.

Introduction

Some words.

Contents

1. Game Concepts
100. General
101. The Players

Glossary

Credits

1. Game Concepts

100. General

100.1. A table has players and rules. See rule 101, “The Players.”

100.1a A table with two players is a small one.
Example: Ann and Bob sit at a table.

100.2. Each player brings a deck of cards and a good mood.

101. The Players

101.1. A player is one of the people at the table. See rule 100.9.

Glossary

Player
One of the people at the table. See rule 101, “The Players.”

Table (Obsolete)
Where players sit.

Credits

Nobody.
"""


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, corpus: Corpus) -> Path:
    """Where a home of one's own is to be: the texts have been read there before, as by any command."""
    assert corpus.units
    cache = tmp_path / "home" / "cache"
    cache.mkdir(parents=True)
    for file in cache_dir().glob("library-*"):
        shutil.copy(file, cache)
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "book.txt"
    path.write_text(BOOK, encoding="utf-8")
    return path


def test_an_import_tells_what_it_found(run: Run, own_home: Path, book: Path) -> None:
    report = run("import", str(book), "--as", "libro", "--json").json
    assert (report["name"], report["family"], report["date"]) == ("libro", "official", "2016-07-22")
    counts = [report[key] for key in ("chapters", "rules", "subrules", "examples", "terms")]
    assert counts == [2, 3, 1, 1, 2]
    assert [message for message in report["dangling"] if "100.9" in message]
    assert report["gaps"] == []
    assert own_home.exists()


@pytest.mark.slow
def test_an_import_takes_part_in_everything(run: Run, own_home: Path, book: Path) -> None:
    run("import", str(book), "--as", "libro")
    assert "libro:100.1a" in [unit["ref"] for unit in run("rule", "100.1a", "--json").json]
    assert run("term", "player", "-e", "libro", "--json").json["ref"] == "libro:glossario/player"
    assert run("search", "a good mood", "--json").json["hits"][0]["ref"] == "libro:100.2"
    assert run("lint", "libro").status == 1
    assert "libro:101.1" in run("export", "-e", "libro").out
    assert {"name": "libro", "bundled": False}.items() <= next(
        row for row in run("editions", "--json").json if row["name"] == "libro"
    ).items()
    assert (own_home / "home/data/imports/libro.json").exists()


def test_a_document_can_be_forgotten(run: Run, own_home: Path, book: Path) -> None:
    run("import", str(book), "--as", "libro")
    assert run("forget", "libro").status == 0
    assert run("rule", "libro:100.1").status != 0
    assert not list(own_home.glob("home/data/imports/*"))
    done = run("forget", "libro")
    assert done.status == 1  # as whatever is looked for and not there
    assert "non ce n’è nessuno" in done.err
    run("import", str(book), "--as", "altro")
    assert "ci sono altro" in run("forget", "classic").err


def test_a_dry_run_keeps_nothing(run: Run, own_home: Path, book: Path) -> None:
    done = run("import", str(book), "--as", "libro", "--dry-run")
    assert done.status == 0
    assert "non è stato tenuto nulla" in done.out
    assert not (own_home / "home/data").exists()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("classic", "è già preso"),
        ("Nome Strano", "non va come nome"),
        ("../fuori", "non va come nome"),
        ("a/b", "non va come nome"),
        ("", "non va come nome"),
        ("cr", "judgekit lo usa"),
    ],
)
def test_a_bad_name_is_refused_before_anything_is_read(
    run: Run, own_home: Path, book: Path, name: str, told: str
) -> None:
    done = run("import", str(book), "--as", name)
    assert (done.status, done.out) == (2, "")
    assert told in done.err
    assert not (own_home / "home/data").exists()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "vuoto"),
        (b"PK\x03\x04" + b"\0" * 200, "zip"),
        (b"\x00\x01\x02\x03" * 300, ""),
        (b"Una lettera alla nonna.\n" * 5, "--format"),
    ],
)
def test_a_file_that_is_no_rule_book_is_refused_whole(run: Run, own_home: Path, content: bytes, told: str) -> None:
    path = own_home / "strano.txt"
    path.write_bytes(content)
    done = run("import", str(path), "--as", "strano")
    assert (done.status, done.out) == (2, "")
    assert "strano.txt" in done.err
    assert told in done.err
    assert not (own_home / "home/data").exists()


def test_a_missing_or_huge_file_is_refused(run: Run, own_home: Path) -> None:
    assert "non si può leggere" in run("import", str(own_home / "manca.txt"), "--as", "x").err
    huge = own_home / "enorme.txt"
    with huge.open("wb") as file:
        file.write(b"x" * 1024)
        file.truncate(100 * 1024 * 1024)
    done = run("import", str(huge), "--as", "x")
    assert done.status == 2
    assert "MB" in done.err


def test_a_disk_that_cannot_be_written_imports_nothing(run: Run, own_home: Path, book: Path) -> None:
    (own_home / "home/data").write_text("in the way")
    done = run("import", str(book), "--as", "libro")
    assert done.status == 2
    assert "nulla è stato importato" in done.err


@pytest.mark.slow
def test_a_damaged_import_says_how_to_go_on(run: Run, own_home: Path, book: Path) -> None:
    run("import", str(book), "--as", "libro")
    kept = own_home / "home/data/imports/libro.json"
    kept.write_bytes(kept.read_bytes()[:300])
    for _ in range(2):  # each time
        done = run("rule", "102.1")
        assert (done.status, done.err.count("judgekit forget libro")) == (0, 1)
    run("forget", "libro")
    done = run("rule", "102.1")
    assert (done.status, done.err) == (0, "")


@pytest.mark.slow
def test_several_files_make_one_document(run: Run, own_home: Path, book: Path) -> None:
    part = own_home / "due.txt"
    chapter = BOOK.rpartition("\nGlossary\n")[0].replace("10", "20").replace("1. Game", "2. Game")
    part.write_text(chapter, encoding="utf-8")
    report = run("import", str(book), str(part), "--as", "libro", "--json").json
    assert (report["rules"], report["subrules"], report["terms"]) == (6, 2, 2)
    done = run("import", str(book), str(book), "--as", "doppio")
    assert done.status == 2
    assert "c’è già" in done.err


@pytest.mark.slow
def test_a_killed_import_leaves_nothing_broken(own_home: Path, shared: Path) -> None:
    env = {**os.environ, "JUDGEKIT_HOME": str(own_home / "home")}
    document = shared / "sources/MagicCompRules-2016-07-22.txt"
    for wait in (0.1, 0.3, 0.5, 0.7):
        command = [sys.executable, "-m", "judgekit", "import", str(document), "--as", f"cr{int(wait * 10)}"]
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(wait)
        process.send_signal(signal.SIGKILL)
        process.wait()
    for command in (["editions", "--json"], ["rule", "502.9b", "--json"]):
        done = subprocess.run([sys.executable, "-m", "judgekit", *command], env=env, capture_output=True, check=True)
        assert json.loads(done.stdout)


@given(st.binary(max_size=300))
def test_no_bytes_make_a_kept_import_raise_anything_unnamed(content: bytes) -> None:
    try:
        imports.load(content, "imports/x.json")
    except BadDocument as error:
        assert error.faults


# --- which edition is this?


def test_a_numbering_fits_the_edition_that_it_is(corpus: Corpus) -> None:
    known = fit.at_hand(corpus, home.read_numberings(), "none")
    classic = fit.numbering_of(corpus.of_edition("classic"))
    found = fit.best(classic, known)
    assert found is not None
    assert (found.edition, found.share) == ("classic", 1.0)


def test_the_509_extract_is_of_july_2016_whatever_it_says(run: Run, own_home: Path, shared: Path) -> None:
    report = run("import", str(shared / "sources/cr-509-wiki.txt"), "--as", "estratto", "--json").json
    assert report["date"] == "2024-10-02"
    assert report["best_fit"] == "cr-2016"
    assert (report["fit"]["common"], report["fit"]["compared"], report["fit"]["date"]) == (26, 26, "2016-07-22")
    assert own_home.exists()


def test_a_numbering_unlike_all_fits_none(corpus: Corpus) -> None:
    known = fit.at_hand(corpus, home.read_numberings(), "none")
    assert fit.best(frozenset({"77.1", "77.2", "78.1"}), known) is None


# --- editions side by side

HEAD = "---\nedizione: {}\ntitolo: T\ngenere: regole\n---\n\n"
OLD = (
    HEAD.format("prima")
    + """## 101. Inizio

### 101.1. Mazzi

Ogni giocatore mescola il suo mazzo prima di cominciare la partita (vedi regola 102.1).

### 101.2. Primo

Il perdente della partita precedente decide chi comincia a giocare.

### 101.3. Mano

Ogni giocatore pesca sette carte.

## 102. Fine

### 102.1. Punti vita

Un giocatore con zero punti vita perde la partita.
"""
)
NEW = (
    HEAD.format("dopo")
    + """## 201. Inizio

### 201.1. Mazzi

Ogni giocatore mescola il suo mazzo prima di cominciare la partita (vedi regola 204.1).

### 201.2. Primo

Il perdente della partita precedente decide chi comincia a giocare o a pescare.

### 201.3. Taglio

L’avversario può tagliare il mazzo di chiunque voglia.

## 102. Fine

### 102.1. Punti vita

Un giocatore con zero punti vita perde la partita.
"""
)


@pytest.fixture(scope="module")
def two() -> Corpus:
    return link.link([markdown.read(OLD, "a.md"), markdown.read(NEW, "b.md")])


def pairs_of(two: Corpus) -> dict[str, str]:
    editions = {edition.name: edition for edition in two.editions}
    found = history.diff(two, editions["prima"], editions["dopo"])
    return {f"{p.old.path if p.old else '-'} {p.new.path if p.new else '-'}": p.relation for p in found}


def test_a_renumbered_rule_is_moved_and_a_reworded_one_changed(two: Corpus) -> None:
    assert pairs_of(two) == {
        "101.1 201.1": "moved",
        "101.2 201.2": "changed",
        "101.3 -": "removed",
        "- 201.3": "added",
        "102.1 102.1": "same",
    }


def test_changed_words_are_shown(two: Corpus) -> None:
    old, new = (two.units[Ref(e, n)].text for e, n in (("prima", "101.2"), ("dopo", "201.2")))
    changed = history.changes(old, new)
    assert "".join(c.text for c in changed if c.kind != "in").strip() == old
    assert "".join(c.text for c in changed if c.kind != "out").strip() == new
    assert any(c.kind == "in" and "pescare" in c.text for c in changed)


def test_a_rule_is_followed_through_the_editions(corpus: Corpus) -> None:
    stages = history.history(corpus, Ref("cr-2016", "509.1b"))
    assert [stage.edition.name for stage in stages][:2] == ["classic", "cr-2016"]
    assert stages[0].ref is not None
    assert stages[0].ref.edition == "classic"


@pytest.mark.slow
def test_official_texts_are_paired_as_their_crosswalk_says(run: Run, own_home: Path, shared: Path) -> None:
    """Of the numbers that the design's crosswalk follows from 2016 to 2026, 97% are paired alike by content alone."""
    for year, date in (("2016", "2016-07-22"), ("2026", "2026-01-16")):
        run("import", str(shared / f"sources/MagicCompRules-{date}.txt"), "--as", f"uff-{year}")
    found = run("diff", "uff-2016", "uff-2026", "--json").json
    went = {
        pair["from"].split(":")[1]: pair["to"].split(":")[1] for kind in ("moved", "changed") for pair in found[kind]
    }
    gone = {ref.split(":")[1] for ref in found["removed"]}
    text = (shared / "data/crosswalk-2016-2026.json").read_text(encoding="utf-8")
    rows = [row for row in json.loads(text) if "cr_2016" in row]
    agreed = 0
    for row in rows:
        number = row["cr_2016"]
        there = None if number in gone else went.get(number, number)
        agreed += there in row["cr_2026"] if row["cr_2026"] else there is None
    assert agreed / len(rows) >= 0.97
    assert own_home.exists()


@pytest.mark.slow
def test_diff_and_history_are_shown_to_people(run: Run, own_home: Path, book: Path) -> None:
    other = own_home / "book2.txt"
    other.write_text(BOOK.replace("100.2.", "100.3.").replace("small one", "tiny one"), encoding="utf-8")
    run("import", str(book), "--as", "uno")
    run("import", str(other), "--as", "due")
    shown = run("diff", "uno", "due").out
    assert "100.2 → 100.3" in shown
    assert "[-small-]" in shown
    assert "{+tiny+}" in shown
    assert "100.3" in run("history", "uno:100.2").out
    assert run("diff", "uno", "tre").status == 2
    assert run("history", "999.9").status == 1
