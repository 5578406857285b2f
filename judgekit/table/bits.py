"""What rows are about, as bits: whether a board holds any of it is asked more often than anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

BITS: dict[str, int] = {}  # of each thing that a row has named


def bits(*names: str) -> int:
    """Things that rows are about, as one number: each has its bit."""
    found = 0
    for name in names:
        if name not in BITS:
            BITS[name] = 2 << len(BITS)
        found |= BITS[name]
    return found


def known_bits(names: Iterable[str]) -> int:
    """The same of those alone that some row names; never 0."""
    found = 1
    for name in BITS.keys() & names:
        found |= BITS[name]
    return found
