"""The orders of triggers that no line tells: as they have triggered, one of them turned round, or one asked for."""

from __future__ import annotations


class Orders:
    """How the orders that no line tells are chosen, and how many of them there were so far."""

    def __init__(self, at: int = -1, how: str = "") -> None:
        self._at, self._how = at, how
        self.untold = 0

    def anew(self) -> Orders:
        """The same for a game of its own."""
        return Orders(self._at, self._how)

    def next(self) -> str:
        """What becomes of one more: "" as they have triggered, "turned" round, "asked" for."""
        self.untold += 1
        return self._how if self.untold - 1 == self._at else ""
