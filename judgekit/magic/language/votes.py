"""What a text lets players vote for, where that is words that mean nothing to the rules."""

from __future__ import annotations

import re

_OPTION = r"(?!un[ao]?\b|il\b|la\b|lo\b)([a-zàèéìòù][\w’'-]{1,30})"
_ASKED = re.compile(rf"\bvota(?:no)? per {_OPTION}(?:, (?:per )?{_OPTION})? o (?:per )?{_OPTION}(?=\.)")


def quoted(text: str) -> str:
    """A text with the words that are voted for between quotation marks, wherever it speaks of them."""
    asked = _ASKED.search(text)
    if asked is None:
        return text
    words = "|".join(re.escape(word) for word in asked.groups() if word)
    option = re.compile(rf"(?<![«\w])({words})(?![»\w])")
    ballot = option.sub(lambda found: f"«{found[0]}»", asked[0])
    return text[: asked.start()] + ballot + _told(text[asked.end() :], words)


def _told(rest: str, words: str) -> str:
    """What comes of the votes: only what stands beside «ottiene» or «voto per» is one of the words."""
    said = re.compile(rf"(?<![«\w])({words})(?= (?:ottiene|riceve))|(?<=voto per )({words})\b", re.IGNORECASE)
    return said.sub(lambda found: f"«{found[0].lower()}»", rest)
