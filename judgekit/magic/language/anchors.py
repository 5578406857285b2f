"""Anchor words: a permanent enters with one of two abilities, each written behind the word that is chosen for it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language.tree import Ability

_WORD = r"([A-ZÀÈÉÌÒÙ][\w’'-]{0,30})"
_ENTERS = r"^Mentre [^.\n]{1,80} entra(?: nel campo di battaglia| in gioco)?"
_CHOICE = re.compile(rf"{_ENTERS}, scegli {_WORD} o {_WORD}\.[ \t]*$", re.MULTILINE)
_ANCHOR = re.compile(rf"^•[ \t]*{_WORD}[ \t]*[—–-][ \t]*(\S[^\n]*)$", re.MULTILINE)


class Anchored(NamedTuple):
    """An ability, and the word that has to be chosen for it."""

    word: str
    text: str


def anchored(text: str) -> tuple[str, tuple[Anchored, ...]]:
    """A text without its choice of a word, and what stands behind each word; none where it has no such choice."""
    choice = _CHOICE.search(text)
    found = [Anchored(one[1], one[2]) for one in _ANCHOR.finditer(text, choice.end())] if choice else []
    if choice is None or sorted(one.word for one in found) != sorted(choice.groups()):
        return text, ()
    rest = _ANCHOR.sub("", text[choice.end() :]) if found else text
    return f"{text[: choice.start()].strip()}\n{rest.strip()}".strip(), tuple(found)


def abilities_of(found: tuple[Anchored, ...], read: Callable[[str], tuple[Ability, ...]]) -> tuple[Ability, ...]:
    """The choice of a word as its permanent enters, and for each word the static ability that gives what it means."""
    choice = tree.Choose(tree.You(), "word", among=tuple(one.word for one in found))
    return (
        tree.Instead("enters", tree.This(), (choice,)),
        *(tree.Static((_given(read(one.text)),), tree.WordChosen(one.word)) for one in found),
    )


def _given(abilities: tuple[Ability, ...]) -> tree.Change:
    return tree.Change(tree.This(), words=abilities, until=tree.FOR_GOOD)
