"""Every command, wherever it writes to and whatever file it is handed, says in Italian what is wrong and ends right."""

from __future__ import annotations

import errno
import io
import os
import re
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from conftest import Ran

from judgekit import cli
from judgekit.cli import plainly
from judgekit.cli.commands import COMMANDS
from judgekit.magic.sets import stored
from judgekit.render.page import Span, fold, plain
from judgekit.sheets import workers
from judgekit.site import build, manual

Run = Callable[..., Ran]
CASE = "cr/702/702.111b-minacciare"
DATA = Path(__file__).parent / "data"
IMPORT, CARDS = (str(DATA / name) for name in ("imports/article.txt", "cards_invented.json"))
# A line for every command, and for its main options: what is slow to make shows its help.
LINES = (
    "--help", "--version", "rule 502.9", "rule 502.9 --json", "rule 502.9 --only", "term volare", "search danno letale",
    "search danno --json", "toc classic", "toc cr-2016 --depth 9", "editions", "editions --json",
    f"import {IMPORT} --as prova --dry-run", "forget --help", "sheet sfida-wom -n 1 --kind true-false",
    "sheet sfida-wom -n 1 --kind true-false --json", f"cards check {CARDS}", f"cards check {CARDS} --by-pattern",
    "diff cr-2016 cr-2026 --rule 509.1", "history 509.1h",
    "lint classic", "export -e lezioni", "lessons", "sheet --help", "quiz --stats", "scenarios --rule 702.9",
    f"compare {CASE}",
    f"replay {CASE}", f"replay {CASE} --json", f"step {CASE}", f"why {CASE}", f"compare {CASE} --json",
    "coverage -e cr-2026 --rule 702.9", "coverage --table wom", "cards sets --json", "cards --help", "deck --help",
    "new -",
    f"new - --from {CASE}", f"check {CASE}", f"check {CASE} --json", "config", "config --json", "help caso", "schema",
    f"scenario show {CASE}", f"scenario export {CASE}", "demo --help", "site --help",
)  # fmt: skip
CLOSED = "judgekit: lo standard output è chiuso: non c’è dove scrivere\n"
TOUR = "demo"  # which leaves a sheet to look at: not at every width
ENGLISH = re.compile(
    r"\b(the|of|is not|does not|no such|invalid|must|cannot|error|unable|failed|denied|expected|missing|required|try"
    r"|database|disk|locked|directory|found|unexpected|malformed|readable|range|Errno)\b",
    re.IGNORECASE,
)


def is_told(err: str) -> bool:
    """Whether a message is one for people: in Italian, of one who knew what happened."""
    said = re.sub(r"/\S*", "", err)  # without the names of files
    return bool(said) and not ENGLISH.search(said) and "errore interno" not in said


def ended(line: str, out: io.TextIOBase | None, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str]:
    """The status of a command that writes there, and what it says on standard error."""
    err = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.setattr(sys, "stdin", io.StringIO())
        with pytest.raises(SystemExit) as done:
            cli.main(line.split())
        if out is None:
            sys.stdout.close()  # what the command has opened onto nothing
    return int(done.value.code or 0), err.getvalue()


def test_no_command_is_left_out() -> None:
    assert {line.split()[0] for line in LINES} >= set(COMMANDS)


@pytest.fixture(autouse=True)
def what_is_left_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


@pytest.mark.parametrize("line", [*LINES, TOUR])
def test_output_that_cannot_be_written_is_told(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    status, err = ended(line, None, monkeypatch)
    assert (status, err) == (2, CLOSED)
    if not Path("/dev/full").exists():
        return
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        status, err = ended(line, full, monkeypatch)
    assert (status, err) == (2, "judgekit: lo standard output: non c’è più spazio\n")


@pytest.mark.parametrize("line", [*LINES, TOUR])
def test_a_reader_that_goes_is_no_fault(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w", encoding="utf-8") as gone:
        assert ended(line, gone, monkeypatch) == (0, "")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_what_is_done_before_it_can_be_said_is_whole(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a closed output nothing is begun; with a full one only the word of what was done is lost."""

    def few_pages(folder: build.Folder, _: Path | None, commands: Sequence[manual.Command], *__: object) -> int:
        return build.finish(folder, None, commands, "prova")

    def there() -> tuple[bool, bool]:
        return run("toc", "prova").status == 0, (tmp_path / "site" / "manifest.webmanifest").exists()

    monkeypatch.setattr(build, "_write", few_pages)
    doing = f"import {IMPORT} --as prova", "forget prova", f"site {tmp_path}/site --no-engine"
    for line, after in zip(doing, ((True, False), (False, False), (False, True)), strict=True):
        before = there()
        assert ended(line, None, monkeypatch) == (2, CLOSED)
        assert there() == before
        with Path("/dev/full").open("w", encoding="utf-8") as full:
            status, err = ended(line, full, monkeypatch)
        assert (status, err.splitlines()[-1]) == (2, "judgekit: lo standard output: non c’è più spazio")
        assert there() == after
    assert [one.name for one in tmp_path.iterdir() if one.name != "site"] == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize(("line", "status"), [("rule 999.9", 1), ("cards", 2), ("zzz", 2), ("term zzzz", 1)])
def test_a_full_standard_error_leaves_the_status(line: str, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with Path("/dev/full").open("w", encoding="utf-8", buffering=1) as full:
        monkeypatch.setattr(sys, "stderr", full)
        with pytest.raises(SystemExit) as done:
            cli.main(line.split())
        monkeypatch.undo()
    assert done.value.code == status


def _raising(error: Exception) -> Callable[..., int]:
    def run(_: Sequence[str]) -> int:
        raise error

    return run


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.EMFILE, "Too many open files"), "il sistema: troppi file aperti"),
        (OSError(errno.EAGAIN, "Resource temporarily unavailable"), "il sistema: è occupato: riprova fra poco"),
        (OSError(errno.ENOMEM, "Cannot allocate memory"), "il sistema: manca memoria"),
        (OSError(errno.EIO, "Input/output error"), "lo standard output: il dispositivo non risponde"),
        (BlockingIOError(errno.EAGAIN, "would block", 3), "lo standard output: è occupato: riprova fra poco"),
        (MemoryError(), "manca memoria"),
        (RuntimeError("can't start new thread"), "manca memoria"),
        (BrokenProcessPool("terminated abruptly"), "uno dei processi che lavoravano è stato fermato"),
    ],
)
def test_what_the_machine_lacks_is_no_internal_error(
    error: Exception, said: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plainly, "run", _raising(error))
    monkeypatch.delenv("JUDGEKIT_DEBUG", raising=False)
    done = run("config")
    assert done.status == 2
    assert done.err.startswith(f"judgekit: {said}")
    assert is_told(done.err)


def test_a_process_that_is_killed_while_it_looks_for_questions_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a system does that has no memory left."""
    monkeypatch.setattr(workers, "_one", killed)
    done = run("sheet", "combattimento", "-n", "3", "-j", "2")
    assert done.status == 2
    assert "uno dei processi che lavoravano è stato fermato" in done.err


def killed(_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_where_nothing_can_be_opened_any_more_the_status_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> int:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(plainly, "run", _raising(BrokenPipeError()))
    monkeypatch.setattr(os, "open", full)
    with pytest.raises(SystemExit) as done:
        cli.main(["config"])
    assert done.value.code == 0


# --- narrow terminals ------------------------------------------------------------------------------------------------

COMPLAINTS = ("zzz", "help ricerca", "rule 999.9", "term zzzz", "cards", "search zzqqxx", "replay --zzz", "rule")
# Files, and JSON: theirs are their lines.
DOCUMENTS = ("new -", "export", "schema", "scenario show", "scenario export", "sheet sfida-wom")


def is_broken_enough(line: str, width: int) -> bool:
    """Whether a line keeps to the width, or is a word that has no room (a joining space is part of its word)."""
    return len(line) <= width or " " not in line.strip(" ")


@pytest.mark.parametrize("width", [20, 33])
@pytest.mark.parametrize("line", [*LINES, *COMPLAINTS, "help caso bersagli", "help carte", "help lezione"])
def test_a_narrow_terminal_is_not_overstepped(run: Run, line: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    done = run(*line.split())
    of_people = "--json" not in line and not line.startswith(DOCUMENTS)
    told = [*(done.out.splitlines() if of_people else ()), *done.err.splitlines()]
    assert [row for row in told if not is_broken_enough(row, width)] == []
    assert told or not of_people


def test_what_is_broken_loses_no_word_and_no_style() -> None:
    line = [Span("    "), Span("509.1b", "number"), Span("  il giocatore che difende sceglie")]
    rows = fold(line, 20)
    assert [plain([row]) for row in rows] == ["    509.1b il", "    giocatore che", "    difende sceglie"]
    assert Span("509.1b", "number") in rows[0]
    assert fold(line, 44) == [line]
    assert plain(fold([Span("supercalifragilistichespiralidoso sì")], 20)) == "supercalifragilistichespiralidoso\nsì"


# --- files ------------------------------------------------------------------------------------------------------------

READING = (
    "replay", "replay --json", "step", "why", "compare", "check", "scenario show", "scenario export", "new - --from",
    "sheet -n 1 --scenario", "import --as x1 --dry-run", "cards check", "cards import", "deck check", "lint",
)  # fmt: skip
CONTENTS = {
    "lungo.md": b"a" * 5_000_000,
    "latin.md": "---\ntitolo: perché\n---\nè così\n".encode("latin-1"),
    "vuoto.md": b"",
    "nul.md": b"\x00\x00---\n\x00",
}
SHOWN_AS_THEY_ARE = {"vuoto.md", "nul.md"}  # by what copies a case without reading it


@pytest.mark.parametrize("line", READING)
@pytest.mark.parametrize("content", CONTENTS)
def test_a_file_that_is_none_of_these_is_told(run: Run, tmp_path: Path, line: str, content: str) -> None:
    path = tmp_path / content
    path.write_bytes(CONTENTS[content])
    done = run(*line.split(), str(path))
    if line in {"scenario show", "new - --from"} and content in SHOWN_AS_THEY_ARE:
        assert (done.status, done.err) == (0, "")
        return
    assert done.status == 2
    assert is_told(done.err)
    assert content in done.err


@pytest.mark.parametrize("line", READING)
def test_a_path_that_leads_nowhere_says_why(run: Run, tmp_path: Path, line: str) -> None:
    (tmp_path / "cartella.md").mkdir()
    (tmp_path / "giro.md").symlink_to("giro.md")
    for path, why in (
        ("~nessunodicosì/caso.md", "non c’è un utente «nessunodicosì»"),
        (str(tmp_path / "cartella.md"), "è una cartella"),
        (str(tmp_path / "giro.md"), "è un collegamento che torna su sé stesso"),
    ):
        done = run(*line.split(), path)
        assert done.status == 2
        assert why in done.err
        assert is_told(done.err)


@pytest.mark.parametrize("line", [f"replay {CASE} --html", f"compare {CASE} --html", "new"])
def test_where_nothing_can_be_written_is_told(run: Run, tmp_path: Path, line: str) -> None:
    (tmp_path / "cartella.html").mkdir()
    (tmp_path / "vuoto").write_bytes(b"")
    for path in ("~nessunodicosì/x.html", str(tmp_path / "cartella.html"), str(tmp_path / "vuoto" / "x.html")):
        done = run(*line.split(), path)
        assert done.status == 2
        assert is_told(done.err)
    assert not Path("~nessunodicosì").exists()


def test_no_site_is_written_for_a_user_that_there_is_not(run: Run) -> None:
    done = run("site", "--no-engine", "~nessunodicosì/sito")
    assert done.status == 2
    assert "non c’è un utente «nessunodicosì»" in done.err
    assert not Path("~nessunodicosì").exists()


def test_a_home_of_nobody_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEKIT_HOME", "~nessunodicosì")
    for line in ("config edition classic", "quiz --stats", "cards sets"):
        done = run(*line.split())
        assert done.status == 2
        assert "JUDGEKIT_HOME: «~nessunodicosì» sta per la cartella di un utente" in done.err


def test_what_a_base_says_is_said_in_italian(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path))
    stored.path().parent.mkdir(parents=True)
    stored.path().write_bytes(b"niente di simile" * 1000)
    done = run("cards", "sets")
    assert done.status == 2
    assert "il file è danneggiato" in done.err
    assert is_told(done.err)


@pytest.mark.parametrize(
    "line",
    [
        "rule", "rule --edition", "search -n 0 a", "search -n x a", "sheet --level 9", "toc a b c", "toc --depth",
        "coverage --diff a", "rule 1 --json=si", "--zzz", "zzz", "cards", "cards zzz", "quiz --exam=", "site",
        "site out --engine", f"replay {CASE} --citations zz",
    ],
)  # fmt: skip
def test_a_command_line_that_is_wrong_is_told(run: Run, line: str) -> None:
    done = run(*line.split())
    assert done.status == 2
    assert is_told(done.err)
    assert "<=" not in done.err
