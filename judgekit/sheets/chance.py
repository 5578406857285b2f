"""Chance that is the same on every machine and every Python: a seed in words, hashed as often as it is asked."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

T = TypeVar("T")


class Chance:
    """A stream of choices that follows from its seed alone."""

    def __init__(self, *seed: object) -> None:
        self._seed = "/".join(map(str, seed)).encode()
        self._asked = 0

    def below(self, number: int) -> int:
        """A number from 0 up to, and without, `number`."""
        self._asked += 1
        drawn = sha256(self._seed + b"#" + str(self._asked).encode()).digest()
        return int.from_bytes(drawn[:8], "big") % number

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)

    def once_in(self, number: int) -> bool:
        return self.below(number) == 0

    def pick(self, among: Sequence[T]) -> T:
        return among[self.below(len(among))]

    def shuffled(self, these: Iterable[T]) -> list[T]:
        left = list(these)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]

    def some(self, among: Iterable[T], number: int) -> list[T]:
        """As many of these, each once, in an order of its own."""
        return self.shuffled(among)[:number]
