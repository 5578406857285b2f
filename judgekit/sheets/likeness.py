"""What makes two questions of a sheet one: the same choice, the same deeds, the same mistake in other words."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from functools import cache
from string import ascii_lowercase
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.sheets.exercise import Question


_NEXT, _LEGAL = "next", "legal"
_SO_ALIKE = 0.6  # of the words of two mistakes: more, and to be asked after both is to be asked the same twice
_BEGINNING = 6  # words with which two mistakes begin that are one: «annulla un blocco già dichiarato se …»
_MANY_LINES, _SOME_LINES = 5, 2  # of a script by which a board is known again
_SEVERAL = re.compile(r"#(?: \(#\)|, #| ed? #)+")


@cache
def is_told_so(one: str, two: str) -> bool:
    """Whether two mistakes differ in few words, or only in when they are made."""
    said = one.split(), two.split()
    if said[0][:_BEGINNING] == said[1][:_BEGINNING]:
        return True
    return SequenceMatcher(None, *said, autojunk=False).ratio() >= _SO_ALIKE


def choice(question: Question) -> frozenset[str]:
    """What happens in the steps of which one is to be chosen, whoever acts, and be it twice or thrice as much."""
    if question.kind != _NEXT:
        return frozenset()
    names = "|".join(map(re.escape, sorted(question.names, key=len, reverse=True)))
    return frozenset(re.sub(rf"\b(?:{names})\b|\d+", "#", option.text) for option in question.options)


def shape(question: Question) -> tuple[str, ...]:
    """What is done, and asked of it, whoever does it to whatever; () where it is too short to be known again."""
    if len(question.script) < (_MANY_LINES if question.kind != _LEGAL else _SOME_LINES):
        return ()
    names = "|".join(map(re.escape, sorted(question.names, key=len, reverse=True)))
    ask = (question.ask,) if question.kind == _LEGAL else ()
    lines = (re.sub(rf"\b(?:{names})\b|\d+", "#", line) for line in (*question.script, *ask))
    return tuple(_SEVERAL.sub("#", line) for line in lines)


def above(rule: str) -> str:
    """The rule under which a subrule stands; itself where it stands alone."""
    return rule.rstrip(ascii_lowercase) if rule[-1:] in ascii_lowercase else f"{rule}!"
