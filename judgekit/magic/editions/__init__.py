"""The editions of Magic that can be played, by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from judgekit.errors import UnknownEdition

if TYPE_CHECKING:
    from judgekit.table.system import System

EDITIONS = {"classic": "classic", "cr-2016": "modern", "cr-2026": "modern"}  # name -> where its tables stand
# Sections of which not every rule has a row yet, and what they are about: what leans on them wants a second look.
IN_PART: dict[str, dict[str, str]] = {}


def _those() -> str:
    return ", ".join(EDITIONS)


@cache
def system(name: str) -> System:
    """The tables of an edition. Raises UnknownEdition where no tables bear that name."""
    if name not in EDITIONS:
        from difflib import get_close_matches  # the miss path only

        nearest = tuple(get_close_matches(name, EDITIONS, 3, 0.4))
        raise UnknownEdition(f"nessuna edizione si chiama «{name}»: si può giocare {_those()}", nearest)
    tables = import_module(f"judgekit.magic.editions.{EDITIONS[name]}")  # of the others nothing is needed
    found: System = tables.system(name)
    return found
