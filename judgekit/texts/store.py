"""The cache of a parsed corpus: one file, an index and a record a unit, so that a look-up reads only what it shows.

Layout: magic, check sum and length of the head, head, records; the head is a marshal of (stamp, key, editions, index),
and the index tells of each record where it stands and its own check sum, in a line of text: finding one line costs
nothing however many there are. Of the records only those are read from the disk that are asked for. A file with a
damaged head or cut short is simply not there; a damaged record is read anew from the texts. Written beside and moved
into place, so that processes starting at once never see half of one.
"""

from __future__ import annotations

import contextlib
import marshal
import os
import zlib
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from judgekit.files import foreign, shipped, write_whole
from judgekit.refs import Ref
from judgekit.texts.library import Corpus, Edition, Elsewhere, Links, Unit
from judgekit.values import NamedTuple

_NAMES = "names"  # the record that is no unit
_TITLE = Unit._fields.index("title")
_FEW = 64  # look-ups for which lines are searched; more are worth decoding all of them
_HERE = Path(__file__).parent
_FORMAT = zlib.crc32(b"".join((_HERE / name).read_bytes() for name in ("store.py", "library.py")))
_MAGIC = b"judgekit" + _FORMAT.to_bytes(4, "big")  # another code, another format
_MARSHAL = 4  # every Python since 3.4 reads it
_BEFORE = len(_MAGIC) + 8  # what stands before the head: magic, check sum, length


Place = tuple[int, int, int]  # offset, size and check sum of a record


Read = Callable[[int, int], bytes]  # from where, how many


class _Index:
    """Where the records stand: lines of name, offset, size and check sum, all decoded only for who asks for many."""

    def __init__(self, lines: bytes) -> None:
        self.lines = lines  # begins and ends with a line feed
        self._asked = 0

    @classmethod
    def of(cls, places: Mapping[str, Place]) -> _Index:
        return cls("".join(["\n", *(f"{name} {a} {b} {c}\n" for name, (a, b, c) in places.items())]).encode())

    def __contains__(self, name: str) -> bool:
        return self.find(name) is not None

    def find(self, name: str) -> Place | None:
        """Where a record stands; None where there is none of that name."""
        self._asked += 1
        if self._asked > _FEW:
            return self.places.get(name)
        key = f"\n{name} ".encode()
        found = self.lines.find(key)
        return _place(self.lines[found + len(key) : self.lines.index(b"\n", found + 1)]) if found >= 0 else None

    @cached_property
    def places(self) -> dict[str, Place]:
        lines = (line.partition(b" ") for line in self.lines.strip().splitlines())
        return {name.decode(): _place(rest) for name, _, rest in lines}


def _place(numbers: bytes) -> Place:
    start, size, crc = numbers.split()
    return int(start), int(size), int(crc)


class Records:
    """The records of a cache file, checked when they are read; `heal` makes a corpus anew where one is damaged."""

    def __init__(self, index: _Index, read: Read, heal: Callable[[], Corpus]) -> None:
        self.index = index
        self._read = read
        self._heal = heal

    def read(self, name: str) -> Any | None:
        """A record, None where it is damaged. Raises KeyError where there is none of that name."""
        place = self.index.find(name)
        if place is None:
            raise KeyError(name)
        start, size, crc = place
        try:
            record = self._read(start, size)
        except OSError:
            return None
        return marshal.loads(record) if zlib.crc32(record) == crc else None  # noqa: S302  (our own, check-summed)

    @cached_property
    def healed(self) -> Corpus:
        return self._heal()


class _Units(Mapping[Ref, Unit]):
    """A read-only mapping from refs to units, decoded when they are asked for."""

    def __init__(self, records: Records) -> None:
        self._records = records

    def __getitem__(self, ref: Ref) -> Unit:
        record = self._records.read(str(ref))
        return self._records.healed.units[ref] if record is None else unit_of(record[0])

    def __contains__(self, ref: object) -> bool:
        return str(ref) in self._records.index

    def __iter__(self) -> Iterator[Ref]:
        return (_ref(name) for name in self._records.index.places if ":" in name)

    def of_edition(self, name: str) -> Iterator[Ref]:
        """The refs of one edition, in order."""
        return (_ref(one) for one in self._records.index.places if one.startswith(f"{name}:"))

    def titles(self) -> Iterator[tuple[Ref, str]]:
        """What each unit is called: no more of it is decoded than that."""
        for ref in self:
            record = self._records.read(str(ref))
            yield ref, self._records.healed.units[ref].title if record is None else record[0][_TITLE]

    def __len__(self) -> int:
        return len(self._records.index.places) - 1  # the names of terms are a record too


class _Around(Mapping[Ref, Links]):
    """The same for what surrounds them."""

    def __init__(self, records: Records) -> None:
        self._records = records

    def __getitem__(self, ref: Ref) -> Links:
        record = self._records.read(str(ref))
        return self._records.healed.links[ref] if record is None else _links(record[1])

    def __iter__(self) -> Iterator[Ref]:
        return iter(_Units(self._records))

    def __len__(self) -> int:
        return len(self._records.index.places) - 1


class _Names(Mapping[str, tuple[Ref, ...]]):
    """The names of terms, decoded when the first is asked for."""

    def __init__(self, records: Records) -> None:
        self._records = records

    @cached_property
    def _plain(self) -> dict[str, tuple[str, ...]]:
        plain: dict[str, tuple[str, ...]] | None = self._records.read(_NAMES)
        if plain is None:
            return {name: tuple(map(str, refs)) for name, refs in self._records.healed.names.items()}
        return plain

    def __getitem__(self, name: str) -> tuple[Ref, ...]:
        return tuple(map(_ref, self._plain[name]))

    def __iter__(self) -> Iterator[str]:
        return iter(self._plain)

    def __len__(self) -> int:
        return len(self._plain)


class Stored(NamedTuple):
    """A corpus with what it was made from: `key` names the content, `stamp` sizes and times ("" where they may lie)."""

    stamp: str
    key: str
    corpus: Corpus


def save(path: Path, stored: Stored) -> None:
    """Write the cache; where that cannot be (a read-only home, a full disk) the next start reads the texts again."""
    with contextlib.suppress(OSError):
        write_whole(path, encode(stored))


def load(path: Path, heal: Callable[[], Corpus], *, own: bool = True) -> Stored | None:
    """What is cached; None where there is nothing, or it is damaged. `heal` reads the corpus anew.

    A cache is nobody else's: where another owns the file or its folder, or may write them, it is not read. What was
    opened last is given again while the file is the same: whoever asks a second time has it decoded already.
    """
    try:
        file = _File(path)
        strange = foreign(file.handle, path.parent) if own else not shipped(file.handle, _HERE)
        if strange:
            return None
        opened = _opened.pop(path, None)
        if opened is None or opened[0] != file.state:
            opened = file.state, _open(file.read, file.size, heal)
        while len(_opened) >= _MOST_OPENED:
            del _opened[next(iter(_opened))]
        _opened[path] = opened
        return opened[1]
    except (OSError, ValueError, EOFError, TypeError, AttributeError):
        return None  # sealed it may be, and yet nothing that this code has written


_MOST_OPENED = 2  # the bundled texts, and those with what is imported
_opened: dict[Path, tuple[tuple[int, ...], Stored | None]] = {}  # with the state of the file, the last asked for last


class _File:
    """An open file, read here and there for as long as somebody holds it, also when another has taken its place."""

    def __init__(self, path: Path) -> None:
        self.handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        state = os.fstat(self.handle)
        self.size = state.st_size
        self.state = (state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns, state.st_ctime_ns)

    def read(self, start: int, size: int) -> bytes:
        if hasattr(os, "pread"):
            return os.pread(self.handle, size, start)
        os.lseek(self.handle, start, os.SEEK_SET)
        return os.read(self.handle, size)

    def __del__(self) -> None:
        if hasattr(self, "handle"):
            os.close(self.handle)


def encode(stored: Stored) -> bytes:
    corpus = stored.corpus
    index: dict[str, Place] = {}
    records = bytearray()

    def put(name: str, value: Any) -> None:
        record = marshal.dumps(value, _MARSHAL)
        index[name] = (len(records), len(record), zlib.crc32(record))
        records.extend(record)

    for ref, unit in corpus.units.items():
        put(str(ref), (flat_unit(unit), _flat_links(corpus.links[ref])))
    put(_NAMES, {name: tuple(map(str, refs)) for name, refs in corpus.names.items()})
    editions: Any = tuple(map(tuple, corpus.editions))
    return sealed(marshal.dumps((stored.stamp, stored.key, editions, _Index.of(index).lines), _MARSHAL)) + bytes(
        records
    )


def sealed(body: bytes) -> bytes:
    """A body with our mark, its length and its check sum in front; anything may follow."""
    return _MAGIC + zlib.crc32(body).to_bytes(4, "big") + len(body).to_bytes(4, "big") + body


def unsealed(content: bytes | memoryview) -> tuple[memoryview, memoryview] | None:
    """The body of what `sealed` wrote, and what follows; None where it is anything else."""
    start = len(_MAGIC)
    size = int.from_bytes(content[start + 4 : _BEFORE], "big")
    view = memoryview(content)[_BEFORE:]
    body = view[:size]
    whole = content[:start] == _MAGIC and len(body) == size
    if not whole or content[start : start + 4] != zlib.crc32(body).to_bytes(4, "big"):
        return None
    return body, view[size:]


def decode(content: bytes, heal: Callable[[], Corpus]) -> Stored | None:
    """What `encode` wrote; None where it is anything else."""
    return _open(lambda start, size: content[start : start + size], len(content), heal)


def _open(read: Read, total: int, heal: Callable[[], Corpus]) -> Stored | None:
    """A corpus whose records are read when they are asked for. Raises OSError."""
    first = read(0, _BEFORE)
    size = min(int.from_bytes(first[-4:], "big"), total)
    opened = unsealed(first + read(_BEFORE, size))
    if opened is None:
        return None
    stamp, key, editions, lines = marshal.loads(opened[0])  # noqa: S302  (our own file, check-summed)
    index = _Index(lines)
    last, length, _ = index.find(_NAMES) or (0, 0, 0)
    start = _BEFORE + size
    if start + last + length != total:
        return None  # cut short
    records = Records(index, lambda offset, size: read(start + offset, size), heal)
    corpus = Corpus(tuple(Edition(*row) for row in editions), _Units(records), _Around(records), _Names(records))
    return Stored(stamp, key, corpus)


# --- values as plain tuples -------------------------------------------------------------------------------------------

_LISTS = ("examples", "notes", "questions", "outside", "place", "english", "aliases", "claims")


def _ref(text: str) -> Ref:
    return Ref(*text.split(":", 1))


def _plain(value: object) -> Any:
    if isinstance(value, Ref):
        return str(value)
    return tuple(map(_plain, value)) if isinstance(value, tuple) else value


def flat_unit(unit: Unit) -> tuple[object, ...]:
    """A unit as a tuple of strings, numbers and tuples of strings, in the order of its fields."""
    return tuple(map(_plain, unit))


def unit_of(row: tuple[object, ...] | list[Any]) -> Unit:
    """What `flat_unit` flattened, also where JSON has made its tuples lists. Raises ValueError, BadRef."""
    values: dict[str, Any] = dict(zip(Unit._fields, row, strict=True))
    values["ref"] = _ref(values["ref"])
    values["parent"] = values["parent"] and _ref(values["parent"])
    values["refs"] = tuple(map(_ref, values["refs"]))
    values["see"] = tuple(map(_ref, values["see"]))
    for name in _LISTS:
        values[name] = tuple(values[name])
    return Unit(**values)


def _flat_links(links: Links) -> tuple[object, ...]:
    around = (links.before, links.after)
    elsewhere = tuple((str(there.ref), there.same) for there in links.elsewhere)
    return (_plain(links.children), _plain(links.cited_by), elsewhere, _plain(around))


def _links(row: tuple[Any, ...]) -> Links:
    children, cited_by, elsewhere, (before, after) = row
    return Links(
        children=tuple(map(_ref, children)),
        cited_by=tuple(map(_ref, cited_by)),
        elsewhere=tuple(Elsewhere(_ref(ref), same) for ref, same in elsewhere),
        before=_ref(before) if before else None,
        after=_ref(after) if after else None,
    )
