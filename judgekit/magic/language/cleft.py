"""Texts in square brackets, which a spell cast by its cleave does without."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.vocabulary import CLEAVE

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language.tree import Ability

_IN_BRACKETS = re.compile(r"(?<!\s)\s*\[[^\[\]]*\]")


def abilities(text: str, read: Callable[[str], tuple[Ability, ...]]) -> tuple[Ability, ...] | None:
    """The abilities of a text with brackets, its cleave with what the spell does without them; None without any."""
    if not _IN_BRACKETS.search(text) or CLEAVE not in text.lower():
        return None  # other brackets are of loyalty: «[−3]:»
    whole = read(text.replace("[", "").replace("]", ""))
    without = [one for one in read(_IN_BRACKETS.sub("", text)) if isinstance(one, tree.Spell)]
    spells = [one for one in whole if isinstance(one, tree.Spell)]
    cleaves = [one for one in whole if isinstance(one, tree.Keyword) and one.word == CLEAVE]
    modal = any(len(one.modes) != 1 for one in (*without, *spells))
    if modal or len(spells) != 1 or len(without) != 1 or len(cleaves) != 1:
        return None  # of which of them the brackets are, nobody tells: the brackets themselves are not understood
    about = tree.Cleft(cleaves[0].of, without[0].modes)
    return tuple(tree.Keyword(CLEAVE, about) if one is cleaves[0] else one for one in whole)
