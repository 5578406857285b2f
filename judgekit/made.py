"""What is the same for everybody and dear to work out: made by a command, read here record by record.

`python -m judgekit.answers.making` makes the files of `judgekit/made/`; `make` and the building of a wheel call it, and
the repository does not hold them. Each names what it was made from, and is used only while that is unchanged: else it
is as if it were not there, and everything is worked out anew, more slowly and with the same outcome. In a wheel nothing
changes, so nothing is looked at. Whoever may write this folder may write the code beside it: what is read is trusted as
code is, but for damage.
"""

from __future__ import annotations

import marshal
import os
import sys
import time
import zlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.files import shipped

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

PACKAGE = Path(__file__).resolve().parent
NAME = "made"
SEALED = "wheel-"  # the stamp of what nobody changes any more begins so
_SETTLED = 2.0  # seconds after which a file system surely gives a later change another time
_MARK = b"judgekit made 1\n"
_MARSHAL = 4  # every Python since 3.4 reads it
_LENGTH = 4  # bytes that tell how long a head is
_PLAYED = ("magic", "scenario", "sheets", "table", "wom")  # the code on which hangs how cases are read and played
_CODE = (".py", ".json", ".lark", ".txt")


def made_dir() -> Path:
    """Where it lies: beside the code, or where JUDGEKIT_MADE says (tests about caches do without)."""
    return Path(os.environ.get("JUDGEKIT_MADE") or PACKAGE / NAME)


def arguments(word: str = "", *, folder: bool = False) -> list[str]:
    """What stands behind a command of the house (`python -m judgekit.…`), which works for minutes and writes files.

    It may take one word, or the name of a folder. Raises SystemExit, before any of it, where there is something else:
    it has no options.
    """
    said = sys.argv[1:]
    wrong = next((one for n, one in enumerate(said) if n or one.startswith("-") or not (folder or one == word)), None)
    if wrong is not None:
        takes = "vuole al più una cartella" if folder else f"conosce solo «{word}»" if word else "non vuole argomenti"
        raise SystemExit(
            f"judgekit: «{wrong}» non si capisce: questo comando {takes}. Che cosa fa sta scritto nel suo modulo"
        )
    return said


class Box:
    """A file of records, each read when it is asked for."""

    def __init__(self, content: memoryview, stamp: str, index: bytes, start: int) -> None:
        self.stamp = stamp
        self._content = content
        self._index = index  # lines of name, place, size and check sum; begins and ends with a line feed
        self._start = start

    def get(self, name: str) -> object:
        """A record; None where there is none of that name, or it is damaged."""
        key = b"\n" + name.encode(errors="surrogatepass") + b"\t"
        found = self._index.find(key)
        if found < 0 or b"\n" in key[1:]:
            return None
        line = self._index[found + len(key) : self._index.index(b"\n", found + 1)]
        place, size, crc = map(int, line.split())
        record = self._content[self._start + place : self._start + place + size]
        if zlib.crc32(record) != crc:
            return None
        try:
            value: object = marshal.loads(record)  # noqa: S302  (as safe as the code beside it)
        except (ValueError, EOFError, TypeError):
            return None
        return value

    def names(self) -> Iterator[str]:
        """The names of all records."""
        for line in self._index.strip(b"\n").split(b"\n"):
            yield line.partition(b"\t")[0].decode(errors="surrogatepass")


def packed(records: Mapping[str, object], stamp: str) -> bytes:
    """The file of some records, of plain values alone, whose names hold no line feed and no tab."""
    index, content = bytearray(b"\n"), bytearray()
    for name, value in records.items():
        record = marshal.dumps(value, _MARSHAL)  # type: ignore[arg-type]  # or it raises
        index += name.encode(errors="surrogatepass") + f"\t{len(content)} {len(record)} {zlib.crc32(record)}\n".encode()
        content += record
    head = marshal.dumps((stamp, bytes(index)), _MARSHAL)
    return b"".join((_MARK, zlib.crc32(head).to_bytes(4, "big"), len(head).to_bytes(4, "big"), head, content))


def mapped(path: Path) -> memoryview | None:
    """What lies in a made file; None where there is none, or it is not as safe as the code beside it."""
    import mmap

    try:
        with path.open("rb") as file:
            if not shipped(file.fileno(), PACKAGE):
                return None
            return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except (OSError, ValueError):
        return None


def with_head(head: object, content: bytes) -> bytes:
    """Some content behind a head of plain values, for those who look for what lies in it in their own way."""
    told = marshal.dumps(head, _MARSHAL)  # type: ignore[arg-type]  # or it raises
    return b"".join((len(told).to_bytes(_LENGTH, "big"), told, content))


def headed(path: Path) -> tuple[object, memoryview] | None:
    """The head and the content that `with_head` put into a file; None where there are none."""
    content = mapped(path)
    if content is None:
        return None
    start = _LENGTH + int.from_bytes(content[:_LENGTH], "big")
    try:
        return marshal.loads(content[_LENGTH:start]), content[start:]  # noqa: S302  (as safe as the code beside it)
    except (ValueError, EOFError, TypeError):
        return None


def opened(path: Path) -> Box | None:
    """A file that `packed` made; None where there is none, or anything else."""
    content = mapped(path)
    before = len(_MARK) + 8
    if content is None or content[: len(_MARK)] != _MARK:
        return None
    crc, size = (int.from_bytes(content[at : at + 4], "big") for at in (len(_MARK), len(_MARK) + 4))
    head = content[before : before + size]
    if zlib.crc32(head) != crc:
        return None
    try:
        stamp, index = marshal.loads(head)  # noqa: S302  (as safe as the code beside it)
    except (ValueError, EOFError, TypeError):
        return None
    return Box(content, stamp, index, before + size)


_ignored: list[bool] = []


def ignore() -> None:
    """From here on nothing that is kept is used in this process: for those who make it."""
    _ignored.append(True)
    box_of.cache_clear()
    code.cache_clear()


@cache
def box_of(part: str) -> Box | None:
    """A file about how cases are read and laid out, where it was made by this very code."""
    if _ignored:
        return None
    box = opened(made_dir() / f"{part}.bin")
    return box if box is not None and box.stamp == code() != "" else None


@cache
def code() -> str:
    """Names the code that reads cases and lays them out, by sizes and times of its files.

    "" while these may lie, or where nothing that is kept is to be used.
    """
    if _ignored:
        return ""
    return sealed() or stamp()


def sealed() -> str:
    """The stamp of a wheel; "" where the code may be changed."""
    box = opened(made_dir() / "cards.bin")
    return box.stamp if box is not None and box.stamp.startswith(SEALED) else ""


def stamp() -> str:
    """Names the code that lies here as it is now; "" while its times may lie."""
    crc, newest = 0, 0.0
    for room in ("", *_PLAYED):
        for name, stat in _files(str(PACKAGE / room), deep=bool(room)):
            crc = zlib.crc32(f"{name},{stat.st_size},{stat.st_mtime_ns};".encode(), crc)
            newest = max(newest, stat.st_mtime)
    return f"{crc:08x}" if newest + _SETTLED < time.time() else ""


def _files(folder: str, *, deep: bool) -> Iterator[tuple[str, os.stat_result]]:
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.name.endswith(_CODE):
                yield entry.name, entry.stat()
            elif deep and entry.name != "__pycache__" and entry.is_dir():
                yield from _files(entry.path, deep=True)
