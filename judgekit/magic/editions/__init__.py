"""The editions of Magic that can be played, by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from judgekit.errors import UnknownEdition

if TYPE_CHECKING:
    from judgekit.table.system import System

EDITIONS = {"classic": "classic", "cr-2016": "cr2016", "cr-2026": "cr2026"}  # name -> module
UNFINISHED = frozenset({"cr-2016", "cr-2026"})  # played, but rules of theirs that a table needs have no row yet


def _those() -> str:
    return ", ".join(EDITIONS)


@cache
def system(name: str) -> System:
    """The tables of an edition. Raises UnknownEdition where no tables bear that name."""
    if name not in EDITIONS:
        from difflib import get_close_matches  # the miss path only

        nearest = tuple(get_close_matches(name, EDITIONS, 3, 0.4))
        raise UnknownEdition(f"nessuna edizione si chiama «{name}»: si può giocare {_those()}", nearest)
    module = import_module(f"judgekit.magic.editions.{EDITIONS[name]}")
    found: System = module.SYSTEM
    return found
