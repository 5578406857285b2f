"""Opening the index of a corpus: the one that was made with the bundled texts, the one in the cache, else built anew.

One file, keyed by the texts and by the code that reads and analyses them. What it holds of any size lies behind its
head and is mapped, not read: a question looks at little of it. A file of the cache that does not match its check sums,
or that somebody else may write, is never used; a new one is written beside its place and moved there.
"""

from __future__ import annotations

import contextlib
import marshal
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.files import foreign, shipped, write_whole
from judgekit.made import PACKAGE, SEALED, made_dir
from judgekit.retrieval import directions
from judgekit.retrieval.index import MARK, Index
from judgekit.texts import store
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.retrieval.tables import Facts
    from judgekit.texts.library import Corpus
    from judgekit.texts.synonyms import Group

_PREFIX = "search-"
MADE = "search.bin"
_MARSHAL = 4  # every Python since 3.4 reads it
_LARGE = 1 << 14  # bytes
_SEARCHED = {"tokens", "words", "names", "beginnings"}  # in which texts are looked for, which views cannot do
_STALE = 3600.0  # seconds after which a half-written file has surely been left behind
_READERS = (
    "analysis",
    "asking",
    "build",
    "concepts",
    "directions",
    "equal",
    "extend",
    "index",
    "italian",
    "learn",
    "tables",
)


def open_index(
    corpus: Corpus, groups: Callable[[], Iterable[Group]], key: str, cache: Path, ours: Callable[[], str] = str
) -> Index:
    """The index of a corpus: the one in the cache where it is whole, else built anew, in memory where need be.

    `key` names the content of the corpus; `groups` tells the synonyms when the index has to be built, `ours` the key of
    the bundled texts, on whose index that of a larger corpus is built.
    """
    facts = facts_of(corpus, groups, key, cache, ours)
    if MARK not in facts:
        return Index(facts)
    from judgekit.retrieval.lean import LeanIndex  # where it has travelled, and nowhere else

    return LeanIndex(facts)


def facts_of(
    corpus: Corpus, groups: Callable[[], Iterable[Group]], key: str, cache: Path, ours: Callable[[], str] = str
) -> Facts:
    """What the index of a corpus holds: what was made or kept of it, else gathered anew."""
    if (made := made_facts(key)) is not None:
        return made
    named = f"{key}-{_code()}"
    path = cache / f"{_PREFIX}{zlib.crc32(named.encode()):08x}.bin"
    kept = _head(path, named, cached=True)
    facts = kept.facts() if kept is not None else None
    if facts is None:
        facts = _gathered(corpus, groups, ours())
        with contextlib.suppress(OSError):  # a home that cannot be written, a full disk: the index serves this once
            _keep(path, packed(facts, named))
    return facts


def _gathered(corpus: Corpus, groups: Callable[[], Iterable[Group]], ours: str) -> Facts:
    """What the index of a corpus is to hold: beside what was made of the bundled texts, else of all of it."""
    from judgekit.retrieval import build, extend  # what the cache spares

    made = made_facts(ours, checked=True) if ours else None
    beside = extend.extended(made, corpus) if made is not None else None
    return build.build(corpus, tuple(groups())) if beside is None else beside


def made_facts(key: str, *, checked: bool = False) -> Facts | None:
    """What the index holds that was made with the bundled texts; None where it is not of these texts and this code.

    `checked`: nor where any of it is damaged, which a question does not wait for.
    """
    made = _head(made_dir() / MADE, key, checked=checked)
    return None if made is None else made.facts()


def _code() -> str:
    """Names the code that analyses and weighs."""
    here = Path(__file__).parent
    crc = 0
    for name in _READERS:
        crc = zlib.crc32((here / f"{name}.py").read_bytes(), crc)
    return f"{zlib.crc32(directions.FILE.read_bytes(), crc):08x}"


def _keep(path: Path, content: bytes) -> None:
    """Write an index in its place and remove those of other texts. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _sweep(path)
    write_whole(path, content)


def _sweep(path: Path) -> None:
    """Remove indexes of other texts and what builders that were stopped have left."""
    import shutil  # dear to import, and needed where an index is written alone

    for other in path.parent.glob(f"{_PREFIX}*"):
        if other.is_dir():
            shutil.rmtree(other, ignore_errors=True)  # as whoosh kept it
        elif other != path:
            other.unlink(missing_ok=True)
    for other in path.parent.glob(f".{_PREFIX}*"):
        with contextlib.suppress(OSError):
            if other.stat().st_mtime + _STALE < time.time():
                other.unlink()


# --- the file ---------------------------------------------------------------------------------------------------------


class _Head(NamedTuple):
    """The head of a file, and what lies behind it."""

    small: Facts
    large: dict[tuple[str, int], tuple[int, int]]  # fact, and which of several; place and size behind the head
    behind: memoryview

    def facts(self) -> Facts:
        """All facts; the large ones are views of the file."""
        facts = dict(self.small)
        for (name, nth), (start, size) in self.large.items():
            view = self.behind[start : start + size]
            if nth < 0:
                facts[name] = view
            else:
                facts[name] = (*facts[name][:nth], view, *facts[name][nth + 1 :])
        return facts


def packed(facts: Facts, key: str) -> bytes:
    """The file of an index: its key, the check sum of what lies behind the head, small facts, places of large ones."""
    small, large, behind = dict(facts), {}, bytearray()
    for name, value in facts.items():
        parts = list(value) if isinstance(value, tuple) else [value]
        for nth, part in enumerate(parts):
            if isinstance(part, bytes | memoryview) and len(part) >= _LARGE and name not in _SEARCHED:
                large[name, nth if isinstance(value, tuple) else -1] = (len(behind), len(part))
                behind += part
                parts[nth] = b""
        small[name] = tuple(parts) if isinstance(value, tuple) else parts[0]
    head = (key, zlib.crc32(behind), small, large)
    return store.sealed(marshal.dumps(head, _MARSHAL)) + bytes(behind)


def made_key(key: str, *, sealed: bool) -> str:
    """The key of an index made with the bundled texts; in a wheel the code does not change any more."""
    return f"{key}-{SEALED if sealed else _code()}"


def _head(path: Path, key: str, *, cached: bool = False, checked: bool = False) -> _Head | None:
    """The head of a file with this key; None where there is none, or anything is not as it was written."""
    import mmap

    try:
        with path.open("rb") as file:
            handle = file.fileno()
            if foreign(handle, path.parent) if cached else not shipped(handle, PACKAGE):
                return None
            content = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        opened = store.unsealed(content)
        if opened is None:
            return None
        told, crc, small, large = marshal.loads(opened[0])  # noqa: S302  (sealed, and nobody else's)
    except (OSError, ValueError, EOFError, TypeError):
        return None
    right = (key,) if cached else (f"{key}-{SEALED}", f"{key}-{_code()}")
    if told not in right or ((cached or checked) and zlib.crc32(opened[1]) != crc):
        return None
    return _Head(small, large, opened[1])
