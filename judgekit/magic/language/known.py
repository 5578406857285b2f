"""Texts of cards that have been read before: what they mean is kept, so that neither grammar nor parser is needed.

Those of the bundled cases come with judgekit (`made`); those of the user's own cases are kept in their cache, a file a
text, in JSON, and hold good while the code is what it was. What is kept is what `read.read` answered, or that it
understood nothing; whatever cannot be found, or is not as it was written, is read anew.
"""

from __future__ import annotations

import re
import zlib
from functools import cache, lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.files import cache_dir, own_text, write_own
from judgekit.made import PACKAGE, box_of, code
from judgekit.magic.language import tree

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judgekit.magic.language.tree import Ability

    Key = tuple[str, str, tuple[str, ...]]  # text, name and types of a card


PART = "cards"
_MOST, _MOST_AT_ONCE = 4000, 64  # texts of the user's own
_MOST_ANEW = 20_000  # several times what the bundled cases hold; of more, the oldest go
_NODES = {name: kind for name, kind in vars(tree).items() if isinstance(kind, type) and hasattr(kind, "_fields")}
_anew: dict[Key, tuple[Ability, ...] | None] = {}  # what this process had to read; None where it is not understood


def read(text: str, name: str = "", types: tuple[str, ...] = ()) -> tuple[Ability, ...]:
    """What `read.read` answers. Raises NotUnderstood."""
    return _read(text, _heard(name, text), tuple(types), name)


def might_be(text: str, name: str = "", types: tuple[str, ...] = ()) -> tuple[Ability, ...]:
    """The abilities of what need not be rules text: none where it cannot be read as such."""
    try:
        if _kept(text, _heard(name, text), tuple(types)) is False:
            return ()
        return read(text, name, types)
    except NotUnderstood:
        return ()


def reminders(text: str) -> tuple[str, ...]:
    """What stands between brackets in a text, in order: it reminds of rules and is none."""
    return tuple(found.strip() for found in re.findall(r"\(([^()]*)\)", text) if found.strip())


def _heard(name: str, text: str) -> str:
    """The name of a card where its text may say it; else one text means the same whatever the card is called."""
    low = text.lower()
    return name if any(word in low for word in re.findall(r"\w+", name.lower())) else ""


@lru_cache(maxsize=4096)
def _read(text: str, heard: str, types: tuple[str, ...], name: str) -> tuple[Ability, ...]:
    kept = _kept(text, heard, types)
    if not isinstance(kept, bool):
        return kept
    from judgekit.magic.language.read import read as anew  # the grammar, and what its rules mean

    key = (text, heard, types)
    try:
        found = anew(text, name, types)
    except NotUnderstood:
        _note(key, None)
        raise
    _note(key, found)
    return found


def _note(key: Key, found: tuple[Ability, ...] | None) -> None:
    """What had to be read, to be kept at the end; of too much the oldest goes."""
    _anew[key] = found
    if len(_anew) > _MOST_ANEW:
        del _anew[next(iter(_anew))]


@lru_cache(maxsize=4096)
def _kept(text: str, heard: str, types: tuple[str, ...]) -> tuple[Ability, ...] | bool:
    """What is known of a text; False where it is known not to be understood, True where nothing is."""
    key = named((text, heard, types))
    bundled = box_of(PART)
    for plain in ((bundled.get(key) if bundled else None), _own(key)):
        if plain is False:
            return False
        if isinstance(plain, (list, tuple)) and (found := tree_of(plain)) is not None:
            return found
    return True


def named(key: Key) -> str:
    """The name under which a text is kept."""
    return "\x1f".join((key[0].replace("\n", "\x1e").replace("\t", "\x1d"), key[1], *key[2]))


# --- trees as plain values --------------------------------------------------------------------------------------------


def plain_of(node: object) -> object:
    """A tree as lists, dicts, texts and numbers. Raises ValueError where it holds anything else."""
    if isinstance(node, tuple):
        parts = [plain_of(part) for part in node]
        kind = type(node)
        if kind is tuple:
            return parts
        if _NODES.get(kind.__name__) is kind:
            return {kind.__name__: parts}
    if node is None or type(node) in {str, int, bool}:
        return node
    raise ValueError(node)


def tree_of(plain: object) -> tuple[Ability, ...] | None:
    """The tree that `plain_of` told; None where it is none."""
    try:
        found = _node(plain)
    except (ValueError, TypeError, RecursionError):
        return None
    return found if type(found) is tuple else None


def _node(plain: object) -> object:
    if isinstance(plain, dict):
        ((name, parts),) = plain.items()
        kind = _NODES.get(name)
        if kind is None or len(parts) != len(kind._fields):
            raise ValueError(name)
        return kind(*map(_node, parts))
    if isinstance(plain, list):
        return tuple(map(_node, plain))
    if plain is None or type(plain) in {str, int, bool}:
        return plain
    raise ValueError(plain)


def read_anew() -> Iterator[tuple[str, object]]:
    """What this process had to read because it was not known: names and plain trees."""
    for key, found in _anew.items():
        if "\x1f" in key[0]:
            continue
        try:
            yield named(key), False if found is None else plain_of(found)
        except ValueError:
            continue


# --- the user's own ---------------------------------------------------------------------------------------------------


@cache
def _folder() -> Path | None:
    """Where the user's own are kept; None where the code is being changed at this very moment."""
    here = zlib.crc32(bytes(PACKAGE))
    return cache_dir() / f"cards-{here:08x}" / code() if code() else None


def _file(folder: Path, key: str) -> Path:
    content = key.encode(errors="surrogatepass")
    return folder / f"{zlib.crc32(content):08x}{zlib.adler32(content):08x}.json"


def _own(key: str) -> object:
    folder = _folder()
    text = own_text(_file(folder, key)) if folder is not None else None
    if text is None:
        return None
    import json

    try:
        crc, _, told = text.partition("\n")
        if int(crc, 16) != zlib.crc32(told.encode()):
            return None
        said = json.loads(told)
        return said["means"] if said["text"] == key else None
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def keep() -> None:
    """Keep what this process had to read. A cache that cannot be written is no error."""
    folder = _folder()
    if not _anew or folder is None:
        return
    import json

    for key, means in islice(read_anew(), _MOST_AT_ONCE):
        try:
            told = json.dumps({"text": key, "means": means})
        except (ValueError, RecursionError):
            continue
        if not write_own(_file(folder, key), f"{zlib.crc32(told.encode()):08x}\n{told}", most=_MOST):
            return
    _anew.clear()
