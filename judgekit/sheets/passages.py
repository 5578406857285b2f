"""The passage of a rule that answers a mistake: long rules do not always say first what decides."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.retrieval.analysis import beginnings, sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

_LESS = 0.75  # what a sentence further on is worth beside the first: it must speak of the mistake clearly more
_ITEM = re.compile(r"(?:[-–]|\d+\.) ")
_DASH = re.compile(r"^[-–] ")  # before an item that stands in a row with others
_LEANS = re.compile(
    r"(?:Altrimenti|In (?:caso contrario|tal caso|questo caso)|Tuttavia|Però|Ma|Perciò|Così|Ciò|Quest[oaie]|"
    r"Quell[oaie]|Ess[oaie]|Può|Possono|Lo stesso|Anche in)\b"
)
_ONLY_A_NUMBER = re.compile(r"\d+\.$")


def passage(text: str, about: str, most: int) -> str:
    """The sentences of a rule that speak most of what is said `about` it, as many as fit in `most` characters.

    What is left out is shown by dots. The item of a list comes with the words that it follows.
    """
    said = _whole([one for one in _sentences(text) if one.strip("-– ")])
    if not said:
        return ""
    worth = _worth(said, beginnings(about))
    best = max(range(len(said)), key=lambda n: (worth[n], -n))
    kept: set[int] = set()
    for n in _in_turn(best, worth):
        more = {n, *_heads(said, n)}
        if not kept or len(_told(said, kept | more)) <= most:
            kept |= more
    told = _told(said, kept)
    return told if len(told) <= most else told[:most].rpartition(" ")[0].rstrip(" …") + " …"


def _sentences(text: str) -> list[str]:
    text = text.replace("\n", " ").strip()
    found: list[str] = []
    for start, end in sentences(text):
        one = text[start:end].strip()
        if found and _ONLY_A_NUMBER.match(found[-1]):
            found[-1] += f" {one}"
        else:
            found.append(one)
    return found


def _whole(said: list[str]) -> list[str]:
    """Clauses behind a colon or semicolon stay with what they belong to; the items of a list stand alone."""
    out: list[str] = []
    for one in said:
        if out and out[-1][-1] in ":;" and not _ITEM.match(one):
            out[-1] += f" {one}"
        else:
            out.append(one)
    return out


def _worth(said: Sequence[str], about: frozenset[str]) -> list[float]:
    """What each sentence shares with what is asked about; a word that many of them use tells little."""
    words = [beginnings(one) for one in said]
    return [
        sum(1 / sum(word in others for others in words) for word in own & about) * (_LESS if n else 1.0)
        for n, own in enumerate(words)
    ]


def _in_turn(best: int, worth: Sequence[float]) -> list[int]:
    """The best sentence and the next best, what stands beside the best, and then the others, by their worth."""
    others = sorted(set(range(len(worth))) - {best}, key=lambda n: (-worth[n], n))
    beside = (n for n in (best + 1, best - 1) if 0 <= n < len(worth))
    return list(dict.fromkeys((best, *others[:1], *beside, *others)))


def _heads(said: Sequence[str], n: int) -> list[int]:
    """The sentences without which one is not understood: of the item of a list what it follows, of one that leans on
    another («altrimenti …») that other.
    """
    if _ITEM.match(said[n]):
        before = next((k for k in range(n - 1, -1, -1) if not _ITEM.match(said[k])), None)
    else:
        before = n - 1 if n and _LEANS.match(said[n]) else None
    return [] if before is None else [before, *_heads(said, before)]


def _told(said: Sequence[str], kept: set[int]) -> str:
    """Those sentences, with dots for the others."""
    told: list[str] = []
    for n, one in enumerate(said):
        if n in kept:
            told.append(_DASH.sub("", one))
        elif not told or told[-1] != "…":
            told.append("…")
    return " ".join(told)
