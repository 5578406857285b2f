"""A text that is not understood as a whole, for a case in which what it says may never act.

An ability whose words stop the reading behind what it waits for, or behind its costs, does nothing until it triggers or
is activated; nor does a spell until it is cast. Whatever else is not understood might act unseen: then nothing is read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.magic.language import known, tree

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.magic.language.tree import Ability


@lru_cache(maxsize=1024)
def read(text: str, name: str = "", types: tuple[str, ...] = ()) -> tuple[Ability, ...]:
    """The abilities of a text, `tree.Unread` where what one does is not understood.

    Raises NotUnderstood, as the whole is not, where anything else is not either.
    """
    try:
        return known.read(text, name, types)
    except NotUnderstood:
        from judgekit.magic.language.in_parts import in_parts  # the grammar

        found = in_parts(text, name, types)
        if found is None:
            raise
        return found


def unread(abilities: Iterable[object]) -> Iterator[tree.Unread]:
    """What of some abilities is not understood: all that one does, where it does anything at all."""
    modes = (mode for one in abilities for mode in getattr(one, "modes", ()))
    return (step for mode in modes for step in mode.do if isinstance(step, tree.Unread))
