"""Names of one thing recognised in a text, so that old and new wording, Italian and English meet in one token.

A concept is a row of `glossary/sinonimi.md`. Both a text and a query are marked with the concepts that they name; a
concept counts in the texts of its own games only, which is how one game's words do no harm to another.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from judgekit.retrieval.italian import stems
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.texts.synonyms import Group


class Found(NamedTuple):
    """A concept named in a text: `start` and `size` count stems."""

    concept: int
    start: int
    size: int


class Concepts:
    """All concepts, looked up by the stems of their names."""

    def __init__(self, rows: Iterable[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]]) -> None:
        """`rows`: per concept its games and the stems of each of its names."""
        self.rows = tuple(rows)
        self._by_first: dict[str, list[tuple[tuple[str, ...], int]]] = {}
        for number, (_, names) in enumerate(self.rows):
            for name in names:
                self._by_first.setdefault(name[0], []).append((name, number))
        for names_here in self._by_first.values():
            names_here.sort(key=lambda named: -len(named[0]))

    @classmethod
    def of(cls, groups: Iterable[Group]) -> Concepts:
        return cls(
            (group.scopes, tuple(filter(None, (tuple(stems(name)) for name in group.names)))) for group in groups
        )

    @cached_property
    def stems(self) -> frozenset[str]:
        """Every stem of every name."""
        return frozenset(stem for _, names in self.rows for name in names for stem in name)

    def find(self, text: Sequence[str], game: str | None = None) -> Iterator[Found]:
        """The longest names that begin at each stem; only those of `game` where it is given."""
        opens = self._by_first
        for start, stem in enumerate(text):
            if stem not in opens:
                continue
            longest = 0
            for name, concept in opens[stem]:
                if len(name) < longest:
                    break
                if tuple(text[start : start + len(name)]) == name and self._counts(concept, game):
                    longest = len(name)
                    yield Found(concept, start, longest)

    def of_word(self, stem: str, game: str | None = None) -> tuple[int, ...]:
        """The concepts that this word alone names."""
        alone = self._of_word.get(stem, ())
        return alone if game is None else tuple(number for number in alone if self._counts(number, game))

    @cached_property
    def _of_word(self) -> dict[str, tuple[int, ...]]:
        """The concepts that one word alone names, by that word."""
        alone = {
            stem: tuple(number for name, number in named if len(name) == 1) for stem, named in self._by_first.items()
        }
        return {stem: numbers for stem, numbers in alone.items() if numbers}

    def _counts(self, concept: int, game: str | None) -> bool:
        return game is None or game in self.rows[concept][0]
