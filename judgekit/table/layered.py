"""A mapping that is cheap to copy however much it holds: what has changed lies over what has not, which is shared."""

from __future__ import annotations

from collections.abc import ItemsView, Iterable, Iterator, Mapping, ValuesView
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.table.board import Thing

_MANY = 256  # things: up to so many a dictionary is copied as soon
_MOST = 64  # things that lie over the others


class Layered(Mapping[int, "Thing"]):
    """The things of a board that has very many: `under` is shared with other boards, `over` is this board's own.

    None in `over` stands for what is no longer there.
    """

    __slots__ = ("_over", "_size", "_under")

    def __init__(self, under: dict[int, Thing], over: dict[int, Thing | None], size: int) -> None:
        self._under = under
        self._over = over
        self._size = size

    def __getitem__(self, number: int) -> Thing:
        if number in self._over:
            found = self._over[number]
            if found is None:
                raise KeyError(number)
            return found
        return self._under[number]

    def get(self, number: int, default: Thing | None = None) -> Thing | None:  # type: ignore[override]
        if number in self._over:
            return self._over[number] or default
        return self._under.get(number, default)

    def __contains__(self, number: object) -> bool:
        return self._over[number] is not None if number in self._over else number in self._under

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[int]:
        return iter(self._flat())

    def items(self) -> ItemsView[int, Thing]:
        return self._flat().items()

    def values(self) -> ValuesView[Thing]:
        return self._flat().values()

    def __setitem__(self, number: int, thing: Thing) -> None:
        self._size += number not in self
        self._over[number] = thing

    def pop(self, number: int) -> Thing:
        """Take a thing away. Raises KeyError where it is not there."""
        found = self[number]
        self._over[number] = None
        self._size -= 1
        return found

    def copied(self) -> Layered:
        """The same, to be changed."""
        if len(self._over) < _MOST:
            return Layered(self._under, dict(self._over), self._size)
        return Layered(self._flat(), {}, self._size)

    def _flat(self) -> dict[int, Thing]:
        flat: dict[int, Thing] = {**self._under, **self._over}  # type: ignore[dict-item]  # but for those that follow
        for number, thing in self._over.items():
            if thing is None:
                del flat[number]
        return flat

    def newer(self, under: object) -> Iterable[int]:
        """The numbers of what may not lie in `under`, whatever else lies there."""
        return tuple(self._over) if self._under is under else self._flat()

    @property
    def under(self) -> dict[int, Thing]:
        """What lies under what has changed: it changes no more."""
        return self._under


def own(things: Mapping[int, Thing]) -> dict[int, Thing] | Layered:
    """The things of a board for another one, to be changed: a dictionary, unless there are very many."""
    if isinstance(things, Layered):
        return things.copied()
    there = things if isinstance(things, dict) else dict(things)
    return Layered(there, {}, len(there)) if len(there) > _MANY else dict(there)
