"""What is made once and kept says what working it out anew says, or nothing at all."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import subprocess
import sys
import zlib
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit import guide, kept_code, kept_patterns, made, values
from judgekit.answers import exercises, making, texts
from judgekit.editions import MAGIC, WOM, system
from judgekit.errors import NotUnderstood
from judgekit.magic.language import known, read, tree
from judgekit.magic.sets import playable
from judgekit.retrieval import at_hand, opening
from judgekit.ruling import basics
from judgekit.scenario import bundled, case_file, kept_cases
from judgekit.sheets.boards import of_edition
from judgekit.texts import home, store

if TYPE_CHECKING:
    from collections.abc import Iterator

NEW = "Quando questa creatura muore, guadagni 17 punti vita."


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder in place of the one in the package, and an empty home."""
    monkeypatch.setenv("JUDGEKIT_MADE", str(tmp_path / "made"))
    monkeypatch.setattr(made, "_ignored", [])
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path / "home"))
    forget()
    yield tmp_path / "made"
    forget()


def forget() -> None:
    for kept in (made.box_of, made.code, known._read, known._kept, known._folder, playable._heard, bundled._kept):
        kept.cache_clear()
    known._anew.clear()
    at_hand._OPENED.clear()


def put(folder: Path, part: str, records: making.Records, stamp: str = "") -> None:
    folder.mkdir(exist_ok=True)
    (folder / f"{part}.bin").write_bytes(made.packed(records, stamp or made.stamp()))
    forget()


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_every_bundled_case_is_kept_as_it_is_read(folder: Path, part: int) -> None:
    names = bundled.names()[part::8]
    contents = {name: (bundled.ROOT / f"{name}.md").read_bytes() for name in names}
    anew = {
        name: case_file.read_text(content.decode(), str(bundled.ROOT / f"{name}.md"))
        for name, content in contents.items()
    }
    put(folder, kept_cases.PART, {name: kept_cases.record(anew[name], contents[name]) for name in names})
    for name in names:
        path = bundled.ROOT / f"{name}.md"
        kept = kept_cases.known(path, contents[name])
        assert repr(kept) == repr(anew[name])
        assert kept_cases.known(path, contents[name] + b"\n") is None
        assert tree.same(kept, anew[name])


def test_what_a_text_means_is_kept_as_it_is_read(folder: Path) -> None:
    """Of some bundled cases all texts, shown by reading them with and without what is kept."""
    cases, cards = making._batch(bundled.names()[::150])
    assert cases
    assert len(cards) > 10
    made._ignored.clear()
    put(folder, known.PART, cards)
    for key, plain in cards.items():
        text, name, *types = key.replace("\x1e", "\n").replace("\x1d", "\t").split("\x1f")
        if plain is False:
            with pytest.raises(NotUnderstood):
                known.read(text, name, tuple(types))
            assert known.might_be(text, name, tuple(types)) == ()
            continue
        assert tree.same(known.read(text, name, tuple(types)), read.read(text, name, tuple(types)))
    assert not [key for key, found in known._anew.items() if found is not None]


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_what_plays_act_upon_is_kept_as_it_is_found_out(folder: Path, edition: str) -> None:
    there = system(edition)
    found = playable._heard(there)
    put(folder, playable.PART, {edition: (playable.sizes(there), playable.mentions(there))})
    assert playable._heard(there) == found
    put(folder, playable.PART, {edition: ((), (frozenset(), frozenset(), frozenset()))})  # made of other tables
    assert playable._heard(there) == found


@pytest.mark.parametrize("game", [MAGIC, WOM])
def test_the_guide_is_kept_as_it_is_read(folder: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is used while file, cases and code are the same, and says what the file says."""
    anew = guide._told(game)
    record = guide.record(game)
    put(folder, guide.PART, {game: record})
    monkeypatch.setattr(guide, "_read", None)  # nothing is read
    assert guide._told(game) == anew
    monkeypatch.undo()
    put(folder, guide.PART, {game: (0, *record[1:3], (), {})})  # of another text
    assert guide._read_whole(game, guide._text(game)) == anew == guide._told(game)


def test_the_listing_is_kept_as_it_is_read(folder: Path) -> None:
    anew = bundled.listing()
    put(folder, kept_cases.PART, bundled.listing_records())
    bundled.listing.cache_clear()
    assert bundled._kept() is not None
    assert bundled.listing() == anew


def test_the_names_of_cases_are_kept_while_no_file_has_come_or_gone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anew = bundled.names()
    put(folder, kept_cases.PART, bundled.listing_records())
    monkeypatch.setattr(bundled, "_files", None)  # nothing is looked for
    bundled.names.cache_clear()
    assert bundled.names() == anew
    bundled.names.cache_clear()
    monkeypatch.setattr(bundled, "_files", lambda: [("classic/nuovo", None)])
    changed = bundled._changed
    monkeypatch.setattr(bundled, "_changed", lambda of: 1 if of == "classic/502" else changed(of))
    assert bundled.names() == ("classic/nuovo",)
    bundled.names.cache_clear()


@pytest.mark.slow
def test_a_sheet_with_what_is_kept_is_the_sheet_without(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a third of the templates the first boards are kept."""

    def sheet() -> object:
        basics._known.clear()
        return exercises.sheet("combattimento", 3, 7, "cr-2016", None, ()).as_json()

    anew = sheet()
    monkeypatch.setattr(making, "of_edition", lambda edition: of_edition(edition)[::3])
    records = making._of_sheets("cr-2016")
    made._ignored.clear()
    put(folder, basics.PART, records)
    assert sheet() == anew
    assert set(basics.basics("cr-2016")) == set(basics.worked_out("cr-2016"))


def test_what_other_code_made_is_not_used(folder: Path) -> None:
    cards = {known.named((NEW, "", ())): known.plain_of(read.read("Pesca una carta."))}
    put(folder, known.PART, cards, "another")
    assert made.box_of(known.PART) is None
    assert tree.same(known.read(NEW), read.read(NEW))
    put(folder, known.PART, cards)
    assert tree.same(known.read(NEW), read.read("Pesca una carta."))  # which shows that it is what is read
    put(folder, known.PART, cards, f"{made.SEALED}1")  # in a wheel nobody asks
    assert made.box_of(known.PART) is not None


@given(st.data())
def test_damage_is_noticed(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    records: dict[str, object] = {"one": ("due", 3), "another": [None, True, {"quattro": 5}]}
    content = made.packed(records, "stamp")
    place = data.draw(st.integers(0, len(content) - 1))
    path = tmp_path_factory.mktemp("made") / "part.bin"
    path.write_bytes(content[:place] + bytes([content[place] ^ data.draw(st.integers(1, 255))]) + content[place + 1 :])
    box = made.opened(path)
    for name, value in records.items():
        assert box is None or box.get(name) in (value, None)
    path.write_bytes(content[:place])
    box = made.opened(path)
    for name, value in records.items():
        assert box is None or box.get(name) in (value, None)


@pytest.fixture
def no_patterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patterns are made by a process of its own: where all else is missing it reads and indexes all texts first."""
    monkeypatch.setattr(making, "_put_patterns", lambda _: None)


@pytest.fixture
def few_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The code that is kept is a sample: to compile a thousand modules takes long, and goes the same way."""
    those = [one for one in kept_code._sources() if one[0].startswith("judgekit.texts")]
    assert "judgekit.texts.find" in dict(those)
    monkeypatch.setattr(kept_code, "_sources", lambda: iter(those))


@pytest.fixture
def few_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No texts but a chapter and the terms of one edition: to read and index all takes long, and goes the same way."""
    root = home.texts_root()
    those = (
        *root.glob("rules/classic/[5R]*.md"),
        *root.glob("rules/*.tsv"),
        *(root / "glossary" / name for name in ("classic.md", "sinonimi.md")),
    )
    for path in those:
        (tmp_path / path.relative_to(root)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, tmp_path / path.relative_to(root))
    monkeypatch.setattr(home, "texts_root", lambda: tmp_path)


@pytest.mark.slow
@pytest.mark.usefixtures("few_texts")
def test_the_bundled_texts_and_their_index_come_with_the_code(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fresh home reads no text and builds no index; an edition of the user's makes both anew."""
    from judgekit.retrieval import build

    question = "posso bloccare con una creatura TAPpata?"
    built: list[dict[str, Any]] = []
    build_it = build.build

    def noted(*of: Any) -> dict[str, Any]:
        built.append(build_it(*of))
        return built[-1]

    monkeypatch.setattr(build, "build", noted)
    anew = texts.search(question).as_json()
    files = Path(os.environ["JUDGEKIT_HOME"]) / "cache"
    assert len(list(files.iterdir())) == 2
    folder.mkdir()
    for path in files.iterdir():
        path.unlink()
    library = home.bundled()
    (folder / home.MADE).write_bytes(store.encode(library))
    (facts,) = built
    monkeypatch.setattr(home, "read_corpus", lambda _: pytest.fail("the texts were read"))
    monkeypatch.setattr(build, "build", lambda *_: pytest.fail("an index was built"))
    for sealed in (False, True):
        (folder / opening.MADE).write_bytes(opening.packed(facts, opening.made_key(library.key, sealed=sealed)))
        forget()
        assert texts.search(question).as_json() == anew
    assert not list(files.iterdir())
    (folder / opening.MADE).write_bytes(opening.packed(facts, "of other texts"))
    forget()
    with pytest.raises(pytest.fail.Exception, match="built"):
        texts.search(question)


@pytest.mark.slow
@pytest.mark.usefixtures("few_texts", "few_modules", "no_patterns")
def test_what_is_as_it_was_is_not_made_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = home.bundled()
    monkeypatch.setattr(home, "bundled", lambda **_: pytest.fail("it begins"))
    monkeypatch.setattr(making, "_made_already", dict)

    def begun() -> bool:
        try:
            making.main(making.CHANGED)
        except pytest.fail.Exception:
            return True
        finally:
            made._ignored.clear()
            forget()
        return False

    assert begun()
    folder.mkdir()
    (folder / home.MADE).write_bytes(store.encode(library))
    assert begun()
    facts = opening.facts_of(library.corpus, home.read_synonyms, library.key, folder / "cache")
    (folder / opening.MADE).write_bytes(opening.packed(facts, opening.made_key(library.key, sealed=False)))
    assert not begun()
    monkeypatch.setattr(making, "_made_already", lambda: None)
    assert begun()


def test_a_wheel_takes_over_what_was_made_from_these_very_cases_and_nothing_else(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = bundled.names()[:2]
    monkeypatch.setattr(bundled, "names", lambda: names)
    monkeypatch.setattr(bundled, "_rows", lambda: {"listed": 1})
    assert making._made_already() is None
    records: making.Records = {bundled.LISTING: {"listed": 1}}
    for name in names:
        content = (bundled.ROOT / f"{name}.md").read_bytes()
        records[name] = kept_cases.record(case_file.read_text(content.decode(), f"{bundled.ROOT / name}.md"), content)
    for part in making._PARTS:
        put(folder, part, records)
    assert making._made_already() == dict.fromkeys(making._PARTS, records)
    put(folder, kept_cases.PART, {**records, bundled.LISTING: {"listed": 2}})
    assert making._made_already() is None
    put(folder, kept_cases.PART, {**records, names[0]: records[names[1]]})
    assert making._made_already() is None


# --- the user's own ---------------------------------------------------------------------------------------------------


def own(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a text that was read once, and read no more."""
    meant = known.read(NEW)
    known.keep()
    (file,) = Path(os.environ["JUDGEKIT_HOME"]).rglob("*.json")
    forget()
    with monkeypatch.context() as patched:
        patched.setattr(read, "read", lambda *_: pytest.fail("it was read anew"))
        assert tree.same(known.read(NEW), meant)
    assert not known._anew
    return file


def test_texts_of_the_user_are_read_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = os.environ["JUDGEKIT_HOME"]
    file = own(monkeypatch)
    assert not file.stat().st_mode & 0o077
    assert str(file).startswith(home)


@pytest.mark.parametrize("fault", ["foreign", "damaged", "cut short", "another text", "no node", "no fields"])
def test_what_is_not_as_it_was_kept_is_read_anew(folder: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    file = own(monkeypatch)
    text = file.read_text()
    if fault == "foreign":
        file.chmod(0o666)
    elif fault == "damaged":
        file.write_text(text.replace("17", "71"))
    elif fault == "cut short":
        file.write_text(text[:-20])
    else:
        said = json.loads(text.partition("\n")[2])
        said |= {"text": "Pesca una carta."} if fault == "another text" else {}
        said |= {"means": [{"Path": ["/"]}]} if fault == "no node" else {}
        said |= {"means": [{"Spell": []}]} if fault == "no fields" else {}
        told = json.dumps(said)
        file.write_text(f"{zlib.crc32(told.encode()):08x}\n{told}")
    forget()
    assert tree.same(known.read(NEW), read.read(NEW))
    assert known._anew


# --- named tuples -----------------------------------------------------------------------------------------------------


class Pair(values.NamedTuple):
    """Two things."""

    one: int
    other: str = "x"

    @property
    def both(self) -> str:
        return f"{self.one}{self.other}"


class Nothing(values.NamedTuple):
    """No thing."""


def test_cheap_named_tuples_are_named_tuples() -> None:
    pair = Pair(1)
    assert pair == (1, "x") == Pair(other="x", one=1)
    assert (pair.one, pair.other, pair.both, repr(pair)) == (1, "x", "1x", "Pair(one=1, other='x')")
    assert pair._replace(one=2) == Pair(2)
    assert pair._asdict() == {"one": 1, "other": "x"}
    assert type(Pair._make((3, "y"))) is Pair
    again = pickle.loads(pickle.dumps(pair))  # noqa: S301  (our own)
    assert (again, type(again)) == (pair, Pair)
    assert (Pair._fields, Pair._field_defaults, Pair.__doc__) == (("one", "other"), {"other": "x"}, "Two things.")
    assert Nothing() == ()
    match pair:
        case Pair(one, other="x"):
            assert one == 1
        case _:
            raise AssertionError
    for wrong in ((), (1, "x", 2)):
        with pytest.raises(TypeError):
            Pair(*wrong)
    with pytest.raises(TypeError):
        Pair._make((1,))
    with pytest.raises(ValueError, match="two"):
        pair._replace(two=2)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    "command", ["answers.making", "magic.language.grammar.parse", "ruling.weighing", "sheets.weighing"]
)
def test_a_command_of_the_house_works_out_nothing_for_words_that_it_does_not_know(command: str, tmp_path: Path) -> None:
    args = [sys.executable, "-m", f"judgekit.{command}", "--help"]
    env = {**os.environ, "PYTHONPATH": str(made.PACKAGE.parent)}
    told = subprocess.run(args, capture_output=True, text=True, cwd=tmp_path, env=env, timeout=60, check=False)
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.startswith("judgekit: «--help» non si capisce: questo comando ")
    assert [*tmp_path.iterdir()] == []


def test_a_command_of_the_house_has_the_words_that_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["making", "ruota"])
    assert made.arguments(folder=True) == ["ruota"]
    assert made.arguments("ruota") == ["ruota"]
    with pytest.raises(SystemExit, match="«ruota»"):
        made.arguments()
    with pytest.raises(SystemExit, match="conosce solo «mulino»"):
        made.arguments("mulino")
    monkeypatch.setattr(sys, "argv", ["making", "ruota", "altra"])
    with pytest.raises(SystemExit, match="«altra»"):
        made.arguments(folder=True)
    monkeypatch.setattr(sys, "argv", ["making"])
    assert made.arguments() == []


# --- the code ---------------------------------------------------------------------------------------------------------

WHENCE = """
import sys
from judgekit import kept_code
kept_code.use()
import judgekit.texts.find as module
import judgekit.texts
print(type(module.__spec__.loader).__name__, module.__file__, judgekit.texts.__path__[0])
"""


def whence(folder: Path) -> list[str]:
    """Who loads a module where the files lie in a folder, and where it says that it stands."""
    env = {**os.environ, "JUDGEKIT_MADE": str(folder)}
    done = subprocess.run([sys.executable, "-c", WHENCE], env=env, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_code_that_is_kept_is_imported_as_it_stands_in_its_files(tmp_path: Path) -> None:
    """The same module in the same place, whether it is kept, damaged or of another Python."""
    file = tmp_path / kept_code.FILE
    where = [str(made.PACKAGE / "texts/find.py"), str(made.PACKAGE / "texts")]
    assert whence(tmp_path) == ["SourceFileLoader", *where]
    whole = kept_code.packed(sealed=False)
    file.write_bytes(whole)
    assert whence(tmp_path) == ["_Kept", *where]
    file.write_bytes(whole[:-1])
    assert whence(tmp_path) == ["SourceFileLoader", *where]
    file.write_bytes(whole.replace(MAGIC_NUMBER, b"none", 1))
    assert whence(tmp_path) == ["SourceFileLoader", *where]
    file.write_bytes(b"")
    assert whence(tmp_path) == ["SourceFileLoader", *where]


@pytest.mark.usefixtures("few_modules", "no_patterns")
def test_code_is_made_anew_where_any_has_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nothing else would be made anew."""
    monkeypatch.setattr(making, "_is_fresh", lambda: True)
    making.main(making.CHANGED)
    first = (folder / kept_code.FILE).read_bytes()
    assert kept_code.is_fresh()
    (folder / kept_code.FILE).write_bytes(first + b" ")
    assert not kept_code.is_fresh()
    making.main(making.CHANGED)
    assert (folder / kept_code.FILE).read_bytes() == first
    monkeypatch.setattr(kept_code, "_as_it_is", lambda _: (1, 1))
    assert not kept_code.is_fresh()


@pytest.mark.usefixtures("few_modules")
def test_code_that_has_changed_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the time and the size of its source; in a wheel nobody asks."""
    for sealed in (False, True):
        (tmp_path / kept_code.FILE).write_bytes(kept_code.packed(sealed=sealed))
        kept = kept_code._opened(tmp_path / kept_code.FILE)
        assert kept is not None
        assert kept.find_spec("judgekit.texts.find") is not None
        assert kept.find_spec("judgekit.texts.nothing") is None
        assert kept.find_spec("json") is None
        monkeypatch.setattr(kept_code, "_as_it_is", lambda _: (1, 1))
        assert (kept.find_spec("judgekit.texts.find") is not None) == sealed
        monkeypatch.undo()


# --- patterns ---------------------------------------------------------------------------------------------------------

COMPILED = """
import re
from judgekit import kept_patterns
anew = re._compiler.compile
kept_patterns.use()
taken = re._compiler.compile
for pattern, flags in [(r"(?P<one>a|b)+c", 0), (r"(?P<one>a|b)+c", 2), ("né[^x]", 0), ("never kept", 0), (b"x[y]", 0)]:
    assert taken(pattern, flags) == anew(pattern, flags)  # their code, too
    assert taken(pattern, flags).groupindex == anew(pattern, flags).groupindex
print(taken is not anew)
"""
KEEPING = """
import re, sys
from pathlib import Path
from judgekit import kept_patterns
recorder = kept_patterns.record()
for pattern, flags in [(r"(?P<one>a|b)+c", 0), (r"(?P<one>a|b)+c", re.I), ("né[^x]", 0)]:
    re.compile(pattern, flags)
Path(sys.argv[1]).write_bytes(kept_patterns.packed(recorder.kept))
"""


def test_patterns_that_are_kept_are_what_they_are_compiled_to(tmp_path: Path) -> None:
    """Whether they are kept, damaged or of another Python."""
    file = tmp_path / kept_patterns.FILE
    env = {**os.environ, "JUDGEKIT_MADE": str(tmp_path)}

    def compiled() -> str:
        done = subprocess.run([sys.executable, "-c", COMPILED], env=env, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    assert compiled() == "False"
    subprocess.run([sys.executable, "-c", KEEPING, str(file)], check=True)
    assert compiled() == "True"
    whole = file.read_bytes()
    for damaged in (whole[:-1], whole.replace(sys.version.encode(), b"x" * len(sys.version), 1), b""):
        file.write_bytes(damaged)
        assert compiled() == "False"
