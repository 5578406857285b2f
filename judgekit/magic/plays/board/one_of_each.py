"""For how many of several sorts there is a thing, where none counts for two."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence


def most(sorts: Sequence[Sequence[Hashable]]) -> int:
    """How many sorts can each be given a thing of their own: a largest matching, by augmenting paths."""
    given: dict[Hashable, int] = {}

    def find(nth: int, seen: set[Hashable]) -> bool:
        for one in sorts[nth]:
            if one in seen:
                continue
            seen.add(one)
            if one not in given or find(given[one], seen):
                given[one] = nth
                return True
        return False

    return sum(find(nth, set()) for nth in range(len(sorts)))
