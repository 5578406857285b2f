"""The cards of imported sets, kept in SQLite: found by name, Italian or English, without regard to accents."""

from __future__ import annotations

from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.errors import Unreadable
from judgekit.files import data_dir, reason_of_base, unwritable
from judgekit.magic.sets.card import Card
from judgekit.refs import fold
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from judgekit.magic.sets.mtgjson import CardSet


_VERSION = 3
_SCHEMA = (
    "CREATE TABLE IF NOT EXISTS sets (code TEXT PRIMARY KEY, name TEXT NOT NULL, date TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS cards (
        "set" TEXT NOT NULL, number TEXT NOT NULL, name_it TEXT NOT NULL, name_en TEXT NOT NULL,
        folded_it TEXT NOT NULL, folded_en TEXT NOT NULL, cost TEXT NOT NULL,
        type_it TEXT NOT NULL, type_en TEXT NOT NULL, types TEXT NOT NULL, subtypes TEXT NOT NULL,
        supertypes TEXT NOT NULL, power TEXT NOT NULL, toughness TEXT NOT NULL, loyalty TEXT NOT NULL,
        defense TEXT NOT NULL, colours TEXT NOT NULL, text_it TEXT, layout TEXT NOT NULL, faces TEXT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS by_italian ON cards (folded_it)",
    "CREATE INDEX IF NOT EXISTS by_english ON cards (folded_en)",
    'CREATE INDEX IF NOT EXISTS by_set ON cards ("set")',
    f"PRAGMA user_version = {_VERSION}",
)
_CARD = """SELECT name_it, name_en, "set", number, cost, type_it, type_en, types, subtypes, supertypes, power,
    toughness, loyalty, defense, colours, text_it, layout, faces FROM cards JOIN sets ON code = "set" """
_LEAST_ALIKE = 70  # of 100
_BETWEEN = "|"


class Kept(NamedTuple):
    """An imported set: how many cards it has, and how many of them have an Italian name."""

    code: str
    name: str
    date: str
    cards: int
    italian: int


def path() -> Path:
    """The file of the user's cards; it need not exist."""
    return data_dir() / "cards.sqlite"


# --- writing ----------------------------------------------------------------------------------------------------------


def keep(sets: Iterable[CardSet]) -> None:
    """Keep sets, all or none; one that is there already is replaced. Raises Unreadable."""
    file = path()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(file.parent, error, "nulla è stato importato") from error
    with _opened(file, "rwc") as base:
        base.execute("BEGIN IMMEDIATE")
        try:
            for statement in _SCHEMA:
                base.execute(statement)
            for one in sets:
                _replace(base, one)
            base.execute("COMMIT")
        except BaseException:
            if base.in_transaction:
                base.execute("ROLLBACK")
            raise
    _called.cache_clear()  # the clock of files is coarser than two imports one after the other
    _faced.cache_clear()


def _replace(base: sqlite3.Connection, one: CardSet) -> None:
    base.execute('DELETE FROM cards WHERE "set" = ?', (one.code,))
    base.execute("INSERT OR REPLACE INTO sets VALUES (?, ?, ?)", (one.code, one.name, one.date))
    rows = (_row(one.code, card) for card in one.cards)
    base.executemany(f"INSERT INTO cards VALUES ({', '.join('?' * 20)})", rows)  # noqa: S608  (question marks only)


def _row(code: str, card: Card) -> tuple[str | None, ...]:
    import json  # dear to import, and most cases name no imported card

    return (
        code,
        card.number,
        card.name,
        card.english,
        folded(card.name),
        folded(card.english),
        card.cost,
        card.line,
        card.english_line,
        *(_BETWEEN.join(words) for words in (card.types, card.subtypes, card.supertypes)),
        card.power,
        card.toughness,
        card.loyalty,
        card.defense,
        _BETWEEN.join(card.colours),
        card.text,
        card.layout,
        json.dumps([face._asdict() for face in card.faces], ensure_ascii=False),
    )


def folded(name: str) -> str:
    """A name as it is compared."""
    return " ".join(fold(name).replace("æ", "ae").split())


# --- reading ----------------------------------------------------------------------------------------------------------


def find(name: str) -> tuple[Card, ...]:
    """The printings of a card, those of the latest set first; empty where none is known. Raises Unreadable."""
    return _called(folded(name), _state())


def with_face(name: str) -> tuple[Card, ...]:
    """The cards of which another face is called so, those of the latest set first. Raises Unreadable."""
    return _faced(folded(name), _state())


def _state() -> tuple[str, *tuple[int, ...]] | None:
    """What changes when a set is imported: a board asks for each of its names at every line. None: no base."""
    file = path()
    try:
        now = file.stat()
    except OSError:
        return None
    return str(file), now.st_ino, now.st_size, now.st_mtime_ns, now.st_ctime_ns


@lru_cache(maxsize=1024)
def _called(wanted: str, _: object) -> tuple[Card, ...]:
    order = "ORDER BY folded_it = ? DESC, text_it IS NULL, date DESC, code"
    with _at_hand() as base:
        if base is None or not wanted:
            return ()
        rows = base.execute(f"{_CARD} WHERE folded_it = ? OR folded_en = ? {order}", (wanted, wanted, wanted))
        return tuple(_card(row) for row in rows)


@lru_cache(maxsize=1024)
def _faced(wanted: str, _: object) -> tuple[Card, ...]:
    with _at_hand() as base:
        if base is None or not wanted:
            return ()
        rows = base.execute(f"{_CARD} WHERE layout != '' ORDER BY text_it IS NULL, date DESC, code")
        told = (_card(row) for row in rows)
        return tuple(card for card in told if any(wanted in _names(face) for face in card.faces))


def _names(card: Card) -> tuple[str, ...]:
    return folded(card.name), folded(card.english)


def nearest(name: str, most: int = 3) -> tuple[str, ...]:
    """The known names that look most like one, as they are printed. Raises Unreadable."""
    with _at_hand() as base:
        rows = base.execute("SELECT name_it, name_en FROM cards").fetchall() if base is not None else []
        known = {folded(printed): printed for row in rows for printed in row if printed}
    if not known:
        return ()
    from rapidfuzz import fuzz, process  # the miss path only

    wanted = folded(name)
    found = process.extract(wanted, list(known), scorer=fuzz.ratio, limit=most, score_cutoff=_LEAST_ALIKE)
    words = set(wanted.split())
    whole = [key for key in sorted(known, key=len) if words and words <= set(key.split())]  # part of a name is typed
    return tuple(known[key] for key in dict.fromkeys((*whole[:most], *(key for key, _, _ in found))))[:most]


def listing() -> tuple[Kept, ...]:
    """The imported sets, oldest first. Raises Unreadable."""
    query = """SELECT code, sets.name, date, count(name_en), coalesce(sum(name_it != ''), 0)
        FROM sets LEFT JOIN cards ON code = "set" GROUP BY code ORDER BY date, code"""
    with _at_hand() as base:
        return () if base is None else tuple(Kept(*row) for row in base.execute(query))


def _card(row: tuple[str, ...]) -> Card:
    import json

    card = Card(*row)  # type: ignore[arg-type]
    parts = {name: _split(getattr(card, name)) for name in ("types", "subtypes", "supertypes", "colours")}
    faces = tuple(_face(told) for told in json.loads(row[-1]))
    return card._replace(**parts, faces=faces)  # type: ignore[arg-type]


def _face(told: dict[str, object]) -> Card:
    """Another face of a card, as it is kept."""
    lists = {name: tuple(value) for name, value in told.items() if isinstance(value, list)}
    return Card(**{**told, **lists})  # type: ignore[arg-type]


def _split(words: str) -> tuple[str, ...]:
    return tuple(word for word in words.split(_BETWEEN) if word)


@contextmanager
def _at_hand() -> Iterator[sqlite3.Connection | None]:
    """The base for reading; None where nothing has been imported."""
    file = path()
    if not file.is_file():
        yield None
        return
    with _opened(file, "rw") as base:  # not "ro": what an interrupted import left behind is rolled back
        try:
            yield base if _version(base) else None
        except (ValueError, TypeError, AttributeError) as error:  # no letters, no text, faces that are no JSON
            raise _damaged(file) from error


@contextmanager
def _opened(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """A connection that is closed again, without transactions of its own accord. Raises Unreadable."""
    import sqlite3

    base = None
    try:
        base = sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True, timeout=10, isolation_level=None)
        if _version(base) not in {0, _VERSION}:
            raise Unreadable(f"{file}: viene da un’altra versione di judgekit; toglilo e importa di nuovo i set")
        yield base
    except sqlite3.DatabaseError as error:
        why = reason_of_base(error)
        raise (Unreadable(f"{file}: {why}") if why else _damaged(file)) from error
    finally:
        if base is not None:
            base.close()


def _damaged(file: Path) -> Unreadable:
    return Unreadable(f"{file}: il file è danneggiato: toglilo e importa di nuovo i set")


def _version(base: sqlite3.Connection) -> int:
    version: int = base.execute("PRAGMA user_version").fetchone()[0]
    return version
