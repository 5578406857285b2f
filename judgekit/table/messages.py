"""What plays and engine say to each other: what happens, what a player is asked, why something may not be done."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from judgekit.values import NamedTuple

T = TypeVar("T")
Flow = Generator[
    Any, Any, T
]  # a play: it yields events and asks, is told what players answer, and gives a T in the end


class Event(NamedTuple):
    """Something that happens: a kind that the system knows how to enact, with its arguments.

    `why` are further numbers behind it: those of the rules that replaced or reduced it on its way.
    """

    kind: str
    args: tuple[Any, ...] = ()
    why: tuple[str, ...] = ()


class Ask(NamedTuple):
    """A question that the rules put to a player: what it is about, and the answers that are possible."""

    kind: str
    player: str
    about: Any = None
    options: tuple[Any, ...] = ()


class Refusal(NamedTuple):
    """Why something may not be done: a kind that can be said in words, its arguments, the numbers that forbid."""

    kind: str
    args: tuple[Any, ...] = ()
    cites: tuple[str, ...] = ()


class Stuck(Exception):
    """The rules at hand do not say how to go on; never leaves the engine."""
