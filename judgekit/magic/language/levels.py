"""Cards with level symbols: bands of text, each with a size, that hold while the card bears so many level counters."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language.tree import Ability

_NUMBER = r"([0-9]{1,6})"  # no card says a longer one: see `grammar.words`
_SYMBOL = re.compile(rf"\bLIVELLO\s+{_NUMBER}(?:\s*[-–]\s*{_NUMBER}|\s*\+)[\s:,]*{_NUMBER}/{_NUMBER}[.,:]?\s*")


class Band(NamedTuple):
    """What a level symbol tells: from which level to which (None: and on), the size, and what text stands by it."""

    least: int
    most: int | None
    power: int
    toughness: int
    text: str


def bands(text: str) -> tuple[str, tuple[Band, ...]]:
    """What stands before the first level symbol, and what each symbol tells; no bands where a card has none."""
    found = list(_SYMBOL.finditer(text))
    if not found:
        return text, ()
    ends = [one.start() for one in found[1:]] + [len(text)]
    return text[: found[0].start()].rstrip(), tuple(
        Band(int(one[1]), int(one[2]) if one[2] else None, int(one[3]), int(one[4]), text[one.end() : end].strip())
        for one, end in zip(found, ends, strict=True)
    )


def ability_of(band: Band, read: Callable[[str], tuple[Ability, ...]]) -> tree.Static:
    """The static ability for which a level symbol stands."""
    gained = read(band.text) if band.text else ()
    change = tree.Change(tree.This(), words=gained, set_power=band.power, set_toughness=band.toughness)
    return tree.Static((change,), tree.AtLevel(band.least, band.most))
