"""Where two editions play otherwise: rows of their tables laid side by side, by what the rules speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.refs import Ref
from judgekit.ruling.answers import Change
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.table.system import Row, System
    from judgekit.texts.changed import Changed
    from judgekit.texts.library import Corpus

    Place = tuple[str, object]


class Matter(NamedTuple):
    """A change of the rules as people tell of it, and whether the tables of the two editions play it."""

    told: Changed
    played: bool


def changes(old: System, new: System, corpus: Corpus) -> tuple[Change, ...]:
    """The rules that two editions play otherwise, in the order of the tables.

    Rules that answer each other stand together. A new number alone is no change, nor is a rule that the other edition
    has word for word, even where its tables do not play it yet.
    """
    gone, come = _unlike(old, new), _unlike(new, old)
    found: list[Change] = []
    for row in gone:
        there = _answers(corpus, old.name, row, new.name)
        if there is not None:
            found.append(Change(row.cites, tuple(n for other in come if there & {*other.cites} for n in other.cites)))
    paired = {number for one in found for number in one.new}
    alone = (row for row in come if paired.isdisjoint(row.cites))
    found += (Change((), row.cites) for row in alone if _answers(corpus, new.name, row, old.name) is not None)
    return tuple(dict.fromkeys(found))


def matters(
    found: Iterable[Change], told: Iterable[Changed], rows: frozenset[str]
) -> tuple[tuple[Matter, ...], tuple[Change, ...]]:
    """The changes that are told of, each with whether it is played, and those played that nobody tells of.

    `rows` are the numbers of the later edition's rows: what only that edition has is played where it has a row.
    """
    every, known = list(found), list(told)
    numbers = [({ref.path for ref in one.before}, {ref.path for ref in one.after}) for one in known]
    played = tuple(
        Matter(one, any(_touches(change, before, after) for change in every) or not (before or after.isdisjoint(rows)))
        for one, (before, after) in zip(known, numbers, strict=True)
    )
    rest = (change for change in every if not any(_touches(change, *there) for there in numbers))
    return played, tuple(rest)


def _touches(change: Change, before: set[str], after: set[str]) -> bool:
    return not (before.isdisjoint(change.old) and after.isdisjoint(change.new))


def _unlike(mine: System, other: System) -> list[Row]:
    """The rows of an edition whose plays the other does not have in the same place of its tables."""
    theirs: dict[Place, set[object]] = {}
    for table, key, row in other.rows():
        theirs.setdefault((table, key), set()).add(row.play)
    return list(_once(row for table, key, row in mine.rows() if row.play not in theirs.get((table, key), ())))


def _once(rows: Iterable[Row]) -> Iterator[Row]:
    seen = set()
    for row in rows:
        if row.cites not in seen:
            seen.add(row.cites)
            yield row


def _answers(corpus: Corpus, mine: str, row: Row, other: str) -> set[str] | None:
    """What answers a rule in the other edition; None where the same rule stands there."""
    there = [
        one
        for number in row.cites
        if (ref := Ref(mine, number)) in corpus.links
        for one in corpus.links[ref].elsewhere
        if one.ref.edition == other
    ]
    if there and all(one.same for one in there):
        return None
    return {one.ref.path for one in there}
