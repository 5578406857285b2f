"""The cache: faithful, never trusted when stale or damaged, never in the way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.files import write_whole
from judgekit.refs import Ref
from judgekit.texts import home, store

if TYPE_CHECKING:
    from judgekit.texts.library import Corpus


@pytest.fixture(scope="module")
def fresh() -> Corpus:
    return home.read_corpus(home.sources(home.texts_root()))


@pytest.fixture(scope="module")
def stored(fresh: Corpus) -> bytes:
    return store.encode(store.Stored("stamp", "key", fresh))


def test_what_comes_out_is_what_went_in(fresh: Corpus, stored: bytes) -> None:
    found = store.decode(stored, never)
    assert found is not None
    assert (found.stamp, found.key) == ("stamp", "key")
    again = found.corpus
    assert again.editions == fresh.editions
    assert list(again.units) == list(fresh.units)
    assert all(again.units[ref] == unit for ref, unit in fresh.units.items())
    assert all(again.links[ref] == links for ref, links in fresh.links.items())
    assert dict(again.names) == dict(fresh.names)


def never() -> Corpus:
    raise AssertionError("the texts were read anew")


@pytest.fixture(scope="module")
def little() -> Corpus:
    """A corpus of few texts: all that is kept of it can be looked at often."""
    return home.read_corpus({name: read for name, read in home.sources(home.texts_root()).items() if "/wom/" in name})


@given(st.data())
def test_damage_is_always_noticed_and_healed(little: Corpus, data: st.DataObject) -> None:
    fresh, stored = little, store.encode(store.Stored("stamp", "key", little))
    place = data.draw(st.integers(0, len(stored) - 1))
    flipped = bytes([stored[place] ^ data.draw(st.integers(1, 255))])
    found = store.decode(stored[:place] + flipped + stored[place + 1 :], lambda: fresh)
    if found is not None:
        assert list(found.corpus) == list(fresh)
        assert all(found.corpus.links[ref] == links for ref, links in fresh.links.items())
        assert dict(found.corpus.names) == dict(fresh.names)


@given(st.binary(max_size=200))
def test_no_bytes_make_the_cache_raise(content: bytes) -> None:
    assert store.decode(content, never) is None


@given(st.data())
def test_a_file_cut_short_is_no_cache(stored: bytes, data: st.DataObject) -> None:
    assert store.decode(stored[: data.draw(st.integers(0, len(stored) - 1))], never) is None


def test_of_the_records_only_those_asked_for_are_read(
    fresh: Corpus, stored: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "library.bin"
    path.write_bytes(stored)
    taken = []
    read = store._File.read

    def counted(file: store._File, start: int, size: int) -> bytes:
        taken.append(size)
        return read(file, start, size)

    monkeypatch.setattr(store._File, "read", counted)
    found = store.load(path, never)
    assert found is not None
    ref = next(iter(fresh.units))
    assert found.corpus.units[ref] == fresh.units[ref]
    assert Ref("classic", "999.9") not in found.corpus.units
    assert sum(taken) < len(stored) / 10


def test_a_corpus_outlives_its_file(fresh: Corpus, stored: bytes, tmp_path: Path) -> None:
    """Another process may put a newer one in its place; a file cut short under our hands is read anew."""
    path = tmp_path / "library.bin"
    path.write_bytes(stored)
    found = store.load(path, never)
    assert found is not None
    write_whole(path, b"another")
    assert list(found.corpus) == list(fresh)
    path.write_bytes(stored)
    found = store.load(path, lambda: fresh)
    assert found is not None
    path.write_bytes(stored[:-1000])
    assert list(found.corpus) == list(fresh)


def nothing_made(folder: Path) -> dict[str, str]:
    """A home of its own, and nothing that came with the code: so the texts are read and kept there."""
    return {"JUDGEKIT_HOME": str(folder), "JUDGEKIT_MADE": str(folder / "nothing made")}


CHAPTER = """
import sys
from pathlib import Path
from judgekit import cli
from judgekit.texts import home
def root():
    print("qui", flush=True)
    sys.stdin.readline()
    return Path(sys.argv[1])
home.texts_root = root
cli.main(["rule", "502.9b"])
"""  # a look-up of which all texts are one chapter, so that it takes no seconds; it waits till it may read them


@pytest.fixture
def chapter(tmp_path: Path) -> Path:
    """A folder with one chapter of the texts, that lies there for long."""
    folder = tmp_path / "texts"
    (folder / "glossary").mkdir(parents=True)
    for name in ("rules/classic/README.md", "rules/classic/5-combattimento.md"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((home.texts_root() / name).read_bytes())
        os.utime(folder / name, (1e9, 1e9))
    return folder


def looked_up(chapter: Path, together: int = 1) -> set[tuple[str, str]]:
    """What so many processes that read the texts at the same time say, output and errors."""
    command = [sys.executable, "-c", CHAPTER, str(chapter)]
    env = os.environ | nothing_made(chapter.parent)
    pipe = subprocess.PIPE
    running = [
        subprocess.Popen(command, env=env, text=True, stdin=pipe, stdout=pipe, stderr=pipe) for _ in range(together)
    ]
    for process in running:
        assert process.stdout is not None
        assert process.stdout.readline() == "qui\n"
    for process in running:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    return {process.communicate() for process in running}


def judgekit(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "judgekit", *args],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **env},
    )


def cache_of(folder: Path) -> Path:
    (found,) = (folder / "cache").glob("library-*.bin")
    return found


def test_a_damaged_cache_is_made_anew(tmp_path: Path, chapter: Path) -> None:
    first = looked_up(chapter)
    ((said, wrong),) = first
    assert ("502.9b" in said, wrong) == (True, "")
    cache = cache_of(tmp_path)
    whole = cache.read_bytes()
    for damaged in (b"", whole[:1000], whole[:-1], b"x" * len(whole)):
        cache.write_bytes(damaged)
        assert looked_up(chapter) == first
        looked_up(chapter)
        assert cache.read_bytes() == whole


def test_texts_that_change_are_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a change keeps the size and comes in the same instant; and touching a file changes nothing."""
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path))
    monkeypatch.setattr(home, "texts_root", lambda: tmp_path)
    for folder in home.FOLDERS:
        (tmp_path / folder).mkdir()
    file = tmp_path / "rules" / "uno.md"
    text = "---\nedizione: prova\ntitolo: P\n---\n\n### 1.1. A\n\nPrimo.\n"
    for said in ("Primo.", "Altro.", "Terzo."):
        file.write_text(text.replace("Primo.", said), encoding="utf-8")
        assert [unit.text for unit in home.open_corpus()] == [said]
    os.utime(file, (1e9, 1e9))
    assert [unit.text for unit in home.open_corpus()] == ["Terzo."]
    monkeypatch.setattr(home, "read_corpus", None)
    assert [unit.text for unit in home.open_corpus()] == ["Terzo."]


def test_a_home_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    done = judgekit("rule", "502.9b", JUDGEKIT_HOME=str(blocked / "below"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "502.9b" in done.stdout


def test_processes_that_start_together_all_get_their_answer(tmp_path: Path, chapter: Path) -> None:
    """All eight find nothing kept, and then read and keep it at the same moment."""
    ((said, wrong),) = looked_up(chapter, together=8)
    assert ("502.9b" in said, wrong) == (True, "")
    assert [path.name for path in (tmp_path / "cache").iterdir()] == [cache_of(tmp_path).name]


def test_a_cached_look_up_needs_no_parser(tmp_path: Path) -> None:
    """Looking a number up imports neither whoosh nor markdown-it, nor rich where the output is no terminal."""
    script = """
import sys
from judgekit import cli
try:
    cli.main(["rule", "502.9b"])
except SystemExit:
    print([name for name in ("whoosh", "markdown_it", "yaml", "rich", "json") if name in sys.modules], file=sys.stderr)
"""
    judgekit("rule", "502.9b", JUDGEKIT_HOME=str(tmp_path))  # the first start reads the texts
    env = {**os.environ, "JUDGEKIT_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=env)
    assert done.stderr.strip() == "[]"
