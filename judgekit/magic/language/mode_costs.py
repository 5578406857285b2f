"""Modes that cost more, each by itself: «Scorribanda», «A gradi» and the lines below it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.vocabulary import SPREE, TIERED

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language.tree import Ability

_COST = r"((?:\{[^{}\s]{1,4}\})+)"
_FORMS = {
    SPREE: (re.compile(rf"\+[ \t]*{_COST}[ \t]*[—–-][ \t]*(\S[^\n]*)"), "Scegli uno o più —"),
    TIERED: (re.compile(rf"•[ \t]*[^\n{{}}—–]{{1,40}}[—–][ \t]*{_COST}[ \t]*[—–][ \t]*(\S[^\n]*)"), "Scegli uno —"),
}
_HEAD = re.compile(rf"({SPREE}|{TIERED})[ \t]*(?:\([^()\n]*\))?[ \t]*\n", re.IGNORECASE)


def abilities(text: str, read: Callable[[str], tuple[Ability, ...]]) -> tuple[Ability, ...] | None:
    """The keyword with the cost of each mode, and the modes; None where the text is no such one."""
    head = _HEAD.match(text.strip())
    if head is None:
        return None
    word = head[1].lower()
    line, choice = _FORMS[word]
    modes = [line.fullmatch(each.strip()) for each in text.strip()[head.end() :].splitlines() if each.strip()]
    found = [one for one in modes if one is not None]
    if len(found) < len(modes) or not found:
        return None  # it is refused as any other text
    costs = tuple(tree.Mana(tuple(re.findall(r"\{([^{}]+)\}", one[1]))) for one in found)
    told = "\n".join((choice, *(f"• {one[2]}" for one in found)))
    return (tree.Keyword(word, costs), *read(told))
