"""Rows of one rulebook at several dates: the same play under a number for each date.

A number is a text where it is the same at all dates, else `at(…)`: a column for each of DATES, None where that date has
no such rule. A date that has no column of its own is told by one that has, and by what differs from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.table import system
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

DATES = ("cr-2016", "cr-2026")
Number = str | tuple[str | None, ...]


class Row(NamedTuple):
    """A rule of the book at its dates, and what it does; the fields are those of `judgekit.table.system.Row`."""

    number: Number
    play: system.Play
    also: tuple[Number, ...] = ()
    when: system.Play | None = None
    mistake: str = ""
    only_with: tuple[str, ...] = ()


Rows = tuple[Row, ...]
Tables = dict[str, dict[Any, Rows]]  # table -> key -> rows


class Date(NamedTuple):
    """An edition by its date: a column of the tables, and what differs from it.

    `renumbered` tells which numbers of the column are others, `gone` which it does not have, `more` which rows it has
    besides, by table and key, behind those of the column.
    """

    name: str
    column: str
    renumbered: Mapping[str, str] = {}
    gone: frozenset[str] = frozenset()
    more: Mapping[str, Mapping[Any, system.Rows]] = {}

    def number(self, number: Number) -> str | None:
        """The number at this date of what bears a number at each."""
        there = number if isinstance(number, str) else number[DATES.index(self.column)]
        return None if there is None or there in self.gone else self.renumbered.get(there, there)


def says(number: Number, value: object, also: tuple[Number, ...] = (), mistake: str = "") -> Row:
    """A rule that answers its question always alike."""
    return Row(number, system.answer(value), also, mistake=mistake)


def told(number: Number, nth: int, also: tuple[Number, ...] = (), mistake: str = "") -> Row:
    """A rule that answers with one of the things that it is asked about, the nth from 0."""
    return Row(number, system.handing(nth), also, mistake=mistake)


def yes(number: Number, also: tuple[Number, ...] = (), mistake: str = "") -> Row:
    """A rule that says: it is so."""
    return says(number, True, also, mistake)


def at(*numbers: str | None) -> Number:
    """A number for each date."""
    if len(numbers) != len(DATES):
        raise ValueError(f"a number for each of {DATES}: {numbers}")
    return numbers


def tables_at(date: Date, chapters: Iterable[Tables]) -> dict[str, dict[Any, system.Rows]]:
    """The tables of an edition, whole: of each chapter the rows that it has, under its numbers."""
    found: dict[str, dict[Any, system.Rows]] = {}
    for chapter in chapters:
        for table, keyed in chapter.items():
            there = found.setdefault(table, {})
            for key, rows in keyed.items():
                if key in there:
                    raise ValueError(f"{table}: {key!r} stands in two chapters")
                if own := tuple(made for row in rows if (made := _at(date, row)) is not None):
                    there[key] = own
    for table, more in date.more.items():
        for key, own in more.items():
            found[table][key] = (*found[table].get(key, ()), *own)
    return found


def _at(date: Date, row: Row) -> system.Row | None:
    number = date.number(row.number)
    if number is None:
        return None
    also = tuple(other for each in row.also if (other := date.number(each)) is not None)
    return system.Row(number, row.play, also, row.when, row.mistake, row.only_with)
