"""Every edition that can be played, whatever its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import UnknownEdition, UnknownRule
from judgekit.magic import editions as magic

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.table.system import System

MAGIC, WOM = "magic", "wom"
EDITIONS = (*magic.EDITIONS, WOM)


# What people call an edition who do not know its name.
_CALLED = {
    "cr-2026": ("moderna", "attuale", "oggi", "nuova", "corrente", "2026", "cr", "magic", "modern"),
    "cr-2016": ("2016",),
    "classic": ("classica", "vecchia", "antica", "sesta", "settima", "6e", "7e", "6ed", "7ed"),
    WOM: ("topolino", "mickey", "wizards-of-mickey", "maghi"),
}


def where_is(refs: Iterable[str], numbers: Callable[[str], Iterable[str]]) -> str:
    """The edition that rules are of: the one that they name; the first of all, if it has them; else the one that has.

    `numbers` tells the rules of an edition. Raises UnknownRule where they name several, and where several have what
    the first has not.
    """
    asked = tuple(refs)
    named = tuple(dict.fromkeys(ref.partition(":")[0] for ref in asked if ":" in ref))
    if len(named) > 1:
        raise UnknownRule(f"le regole sono di edizioni diverse: una alla volta, fra {', '.join(named)}")
    if named or not asked:
        return named[0] if named else EDITIONS[0]
    there = [name for name in EDITIONS if all(_has(numbers(name), number) for number in asked)]
    if len(there) < 2 or EDITIONS[0] in there:
        return EDITIONS[0] if not there or EDITIONS[0] in there else there[0]
    those = " o ".join(f"«{name}:{asked[0]}»" for name in there)
    raise UnknownRule(f"{', '.join(asked)}: più edizioni hanno questo numero, e {EDITIONS[0]} no: scrivi {those}")


def _has(numbers: Iterable[str], number: str) -> bool:
    """Whether a rule, or one under it, is among some."""
    return any(one == number or (one.startswith(number) and not one[len(number)].isdecimal()) for one in numbers)


def system(name: str) -> System:
    """The tables of an edition. Raises UnknownEdition where no tables bear that name."""
    if name == WOM:
        from judgekit.wom.edition import SYSTEM

        return SYSTEM
    if name in magic.EDITIONS:
        return magic.system(name)
    from difflib import get_close_matches  # the miss path only

    called = tuple(edition for edition, words in _CALLED.items() if name in words)
    those, nearest = ", ".join(EDITIONS), called or tuple(get_close_matches(name, EDITIONS, 3, 0.4))
    raise UnknownEdition(f"nessuna edizione si chiama «{name}»: si può giocare {those}", nearest)


def game_of(name: str) -> str:
    """The game that an edition belongs to; of one that nobody knows, Magic."""
    return WOM if name == WOM else MAGIC
