"""Promises of the house's own named tuples: they are what those of `typing` are, only quicker to declare."""

from __future__ import annotations

import copy
import pickle
import typing

import pytest

from judgekit import values


class Quick(values.NamedTuple):
    """Declared by the house."""

    number: int
    title: str = "senza"
    parts: tuple[int, ...] = ()

    @property
    def many(self) -> int:
        return len(self.parts)


class Known(typing.NamedTuple):
    """The same, declared by the library."""

    number: int
    title: str = "senza"
    parts: tuple[int, ...] = ()


class Bare(values.NamedTuple):
    """Without a field."""


class Checked(Quick):
    """Looks at what it is given before it is made, as a reference does."""

    __slots__ = ()

    def __new__(cls, number: int, title: str = "mai") -> typing.Self:
        return super().__new__(cls, number + 1, title)


MADE: list[tuple[tuple[typing.Any, ...], dict[str, typing.Any]]] = [
    ((1,), {}),
    ((1, "uno"), {"parts": (1, 2)}),
    ((), {"number": 1, "title": "due"}),
    ((), {}),
    ((1, 2, 3, 4), {}),
    ((1,), {"nowhere": 1}),
    ((1,), {"number": 1}),
]


@pytest.mark.parametrize(("given", "named"), MADE, ids=str)
def test_a_value_is_made_and_refused_as_that_of_the_library(
    given: tuple[typing.Any, ...], named: dict[str, typing.Any]
) -> None:
    """Given the same, both are made of the same parts, or both refuse for the same reason."""
    try:
        expected = Known(*given, **named)
    except TypeError as refused:
        with pytest.raises(TypeError) as ours:
            Quick(*given, **named)
        said = str(ours.value).replace("Quick", "Known")
        assert said.rpartition("__new__")[2] == str(refused).rpartition("__new__")[2]
        return
    made = Quick(*given, **named)
    assert tuple(made) == tuple(expected)
    assert repr(made) == repr(expected).replace("Known", "Quick")
    assert made._asdict() == expected._asdict()
    assert tuple(made._replace(title="tre")) == tuple(expected._replace(title="tre"))
    assert pickle.loads(pickle.dumps(made)) == copy.copy(made) == made  # noqa: S301  (our own)


def test_a_value_without_fields_is_a_value() -> None:
    assert Bare() == Bare() == ()


def test_one_that_checks_what_it_is_given_goes_on_checking_after_the_first() -> None:
    """A class that stands under another has its own way to be made, and leaves that of the other alone."""
    assert [Checked(1), Checked(2, "due"), Quick(3)] == [(2, "mai", ()), (3, "due", ()), (3, "senza", ())]
    assert [type(Checked(1)), type(Quick(1)), Quick(1, "x", (5, 6)).many] == [Checked, Quick, 2]
