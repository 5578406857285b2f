"""The things of big boards: a mapping as any other, that is copied without being copied."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from judgekit.table.board import NO_MARKS, Thing
from judgekit.table.layered import Layered, own

MANY = 300
steps = st.lists(st.tuples(st.integers(0, MANY + 40), st.sampled_from(("set", "pop", "copy"))), max_size=200)


def thing(number: int, life: int = 0) -> Thing:
    return Thing(number, "Orso", "Anna", ("library", "Anna"), None, NO_MARKS, life)


def as_one(there: Any, meant: dict[int, Thing]) -> bool:
    """Whether it is said to hold what is meant, however one asks."""
    asked = range(-1, MANY + 42)
    return bool(
        there == meant
        and list(there) == list(meant)
        and len(there) == len(meant)
        and list(there.items()) == list(meant.items())
        and list(there.values()) == list(meant.values())
        and [there.get(n) for n in asked] == [meant.get(n) for n in asked]
        and [n in there for n in asked] == [n in meant for n in asked]
    )


@given(steps)
def test_big_boards_hold_what_a_dictionary_would(steps: list[tuple[int, str]]) -> None:
    meant = {number: thing(number) for number in range(MANY)}
    before = dict(meant)
    first = there = own(meant)
    assert isinstance(first, Layered)
    meant = dict(meant)
    gone: set[int] = set()
    earlier: list[tuple[Any, dict[int, Thing]]] = []
    for life, (number, what) in enumerate(steps, 1):
        if what == "set" and (number in meant or (number >= MANY and number not in gone)):
            there[number] = meant[number] = thing(number, life)
        elif what == "pop" and number in meant:
            gone.add(number)  # for good: numbers are not given twice
            assert there.pop(number) == meant.pop(number)
        elif what == "copy":
            earlier.append((there, dict(meant)))
            there = own(there)
    assert as_one(there, meant)
    assert all(as_one(one, then) for one, then in earlier)
    assert before == {number: thing(number) for number in range(MANY)}


def test_what_has_come_since_is_among_the_newer() -> None:
    first = own({number: thing(number) for number in range(MANY)})
    assert isinstance(first, Layered)
    under = first.under
    there = first
    for number in range(MANY, MANY + 200):  # often enough that what lies under is another at last
        there = there.copied()
        there[number] = thing(number)
        newer = set(there.newer(under))
        assert number in newer
        assert there.under is not under or len(newer) == number - MANY + 1
    assert set(there.newer(under)) == set(there)


def test_small_boards_are_dictionaries() -> None:
    few = {1: thing(1)}
    copy = own(few)
    assert type(copy) is dict
    assert copy == few
    assert copy is not few
