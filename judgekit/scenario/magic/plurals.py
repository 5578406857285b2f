"""Names in the plural."""

from __future__ import annotations

import re
from functools import lru_cache
from os.path import commonprefix

from judgekit.scenario.faults import plain

_PLURAL = {"co": ("chi", "ci"), "go": ("ghi", "gi"), "ca": ("che",), "ga": ("ghe",), "cia": ("ce", "cie")}
_PLURAL |= {"gia": ("ge", "gie"), "io": ("i", "ii"), "o": ("i",), "a": ("e", "i"), "e": ("i",)}
_LONGEST_ENDING = 3


@lru_cache(maxsize=1024)
def plural(name: str) -> str:
    """A pattern for a name in the plural: its first word, and perhaps those that follow."""
    words = plain(name).split()
    first, rest = words[0], words[1:]
    more = "".join(rf"\s+(?:{'|'.join(map(re.escape, (*_plurals(word), word)))})" for word in rest)
    return f"(?:{'|'.join(map(re.escape, _plurals(first)))}){more}"


@lru_cache(maxsize=1024)
def beginning(name: str) -> str:
    """With what a name begins in small letters, be it one or many: nothing that is plain to see, where it is empty."""
    first, *_ = plain(name).split()
    return commonprefix((first, *_plurals(first)))  # noqa: RUF071  (of words, not of paths)


def _plurals(word: str) -> tuple[str, ...]:
    for length in range(_LONGEST_ENDING, 0, -1):
        if endings := _PLURAL.get(word[-length:]):
            return tuple(f"{word[:-length]}{ending}" for ending in endings)
    return (word,)
