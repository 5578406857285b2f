"""Classes: bars with a cost and a level, which stand for an ability that gains it and for what the level brings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language import tree

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language.tree import Ability

_BAR = re.compile(r"^[ \t]*((?:\{[^{}\s]{1,5}\})+)\s*:\s*Livello\s+([0-9]{1,3})[ \t]*[.—:–-]?[ \t]*", re.MULTILINE)


def level(number: int) -> str:
    """What a permanent is called that has gained a level."""
    return f"{tree.LEVEL}{number}"


def abilities(text: str, read: Callable[[str], tuple[Ability, ...]]) -> tuple[Ability, ...] | None:
    """The abilities of a Class; None of a text that has no such bars."""
    bars = list(_BAR.finditer(text))
    if not bars:
        return None
    above = text[: bars[0].start()].strip()
    found = list(read(above)) if above else []
    for bar, end in zip(bars, [one.start() for one in bars[1:]] + [len(text)], strict=True):
        number, told = int(bar[2]), text[bar.end() : end].strip()
        costs = (tree.Mana(tuple(symbol.strip("{}") for symbol in re.findall(r"\{[^{}]*\}", bar[1]))),)
        gain = tree.Mode((), (tree.Designate(tree.This(), level(number)),))
        before = tree.OnlyIf(tree.ClassLevel("=", number - 1))
        found.append(tree.Activated(costs, (gain,), limits=(before, "as a sorcery")))
        if told:
            change = tree.Change(tree.This(), words=read(told), until="")
            found.append(tree.Static((change,), tree.ClassLevel(">=", number)))
    return tuple(found)
