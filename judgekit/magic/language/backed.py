"""Backup: a keyword that hands on the abilities printed below it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.vocabulary import BACKUP

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language.tree import Ability

_LINE = re.compile(
    rf"^[ \t]*{BACKUP}[ \t]+([0-9]{{1,3}})[ \t]*\.?[ \t]*(?:\([^()]*\)[ \t]*)?$", re.IGNORECASE | re.MULTILINE
)


def abilities(text: str, read: Callable[[str], tuple[Ability, ...]]) -> tuple[Ability, ...] | None:
    """The abilities of a text with backup, which is about those below it; None of a text without, or with several."""
    lines = list(_LINE.finditer(text))
    if len(lines) != 1:
        return None
    above, below = text[: lines[0].start()].strip(), text[lines[0].end() :].strip()
    given = read(below) if below else ()
    keyword = tree.Keyword(BACKUP, tree.Backed(int(lines[0][1]), given))
    return (*(read(above) if above else ()), keyword, *given)
