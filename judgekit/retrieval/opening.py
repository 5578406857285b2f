"""Opening the index of a corpus: the one in the cache where it is whole, else built anew.

One sealed file, keyed by the texts and by the code that reads and analyses them. A file that does not match its seal is
never used; a new one is written beside its place and moved there.
"""

from __future__ import annotations

import contextlib
import marshal
import shutil
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judgekit.files import write_whole
from judgekit.retrieval import directions
from judgekit.retrieval.index import Index
from judgekit.texts import store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.texts.library import Corpus
    from judgekit.texts.synonyms import Group

_PREFIX = "search-"
_STALE = 3600.0  # seconds after which a half-written file has surely been left behind
_READERS = ("analysis", "build", "concepts", "directions", "equal", "index", "italian", "learn", "tables")


def open_index(corpus: Corpus, groups: Callable[[], Iterable[Group]], key: str, cache: Path) -> Index:
    """The index of a corpus: the one in the cache where it is whole, else built anew, in memory where need be.

    `key` names the content of the corpus; `groups` tells the synonyms when the index has to be built.
    """
    path = cache / f"{_PREFIX}{zlib.crc32(f'{key}-{_code()}'.encode()):08x}.bin"
    facts = _unseal(path)
    if facts is None:
        from judgekit.retrieval.build import build  # what the cache spares

        facts = build(corpus, tuple(groups()))
        with contextlib.suppress(OSError):  # a home that cannot be written, a full disk: the index serves this once
            _keep(path, facts)
    return Index(facts)


def _code() -> str:
    """Names the code that analyses and weighs."""
    here = Path(__file__).parent
    crc = 0
    for name in _READERS:
        crc = zlib.crc32((here / f"{name}.py").read_bytes(), crc)
    return f"{zlib.crc32(directions.FILE.read_bytes(), crc):08x}"


def _keep(path: Path, facts: dict[str, Any]) -> None:
    """Write an index in its place and remove those of other texts. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _sweep(path)
    write_whole(path, store.sealed(marshal.dumps(facts)))


def _sweep(path: Path) -> None:
    """Remove indexes of other texts and what builders that were stopped have left."""
    for other in path.parent.glob(f"{_PREFIX}*"):
        if other.is_dir():
            shutil.rmtree(other, ignore_errors=True)  # as whoosh kept it
        elif other != path:
            other.unlink(missing_ok=True)
    for other in path.parent.glob(f".{_PREFIX}*"):
        with contextlib.suppress(OSError):
            if other.stat().st_mtime + _STALE < time.time():
                other.unlink()


def _unseal(path: Path) -> dict[str, Any] | None:
    """A whole index that we wrote; None where there is none, or anything is not as it was."""
    try:
        opened = store.unsealed(path.read_bytes())
        if opened is None or opened[1]:
            return None
        facts: dict[str, Any] = marshal.loads(opened[0])  # noqa: S302  (sealed)
    except (OSError, ValueError, EOFError, TypeError):
        return None
    return facts
