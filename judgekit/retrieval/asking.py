"""What kind of answer a question wants: who, when, how much, where, whether it may …

The small words that tell it are in every other question, so as words they weigh nothing; but of rules that lie side by
side one says who may block, one when, one how many. Every rule leans towards the kinds of question that its own
«Domande» and its title are of, more than rules do on the average.
"""

from __future__ import annotations

import math
import re
from array import array
from typing import TYPE_CHECKING

from judgekit.refs import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_KINDS = tuple(
    re.compile(rf"\b(?:{words})\b")
    for words in (
        "chi|ki",
        "quando|in (?:quale|che) momento",
        r"[qc]uant[oiea]",
        r"dove|in quale zona|che fine",
        r"che cos[ae]? (?:e|sono|significa|vuol dire|si intende)|cos'?e|definire|definizione",
        r"poss[oa]n?o?|puoi?|possiamo|lecito|legale|permess\w",
        r"ordine|prima o|prima .* dopo|sequenza",
        r"qual[ie]?",
        r"(?:che (?:cosa )?|cosa )(?:succede|accade)",
        r"dev[oe]|obbligat\w+|costrett\w+|per forza",
    )
)
_USUAL = 4  # questions that a rule is thought to have been asked beforehand, of kinds as anywhere
_FINE = 2  # steps of a logarithm


def kinds(text: str) -> tuple[int, ...]:
    """The kinds of question that a text is of."""
    folded = fold(text)
    return tuple(n for n, kind in enumerate(_KINDS) if kind.search(folded))


def leanings(asked: Sequence[Sequence[str]], first: Iterable[int]) -> bytes:
    """For each unit, by what it is asked, how much it leans towards each kind; `first` are one unit of each rule."""
    found = [[kinds(text) for text in texts] for texts in asked]
    counted = [[sum(n in each for each in texts) for n in range(len(_KINDS))] for texts in found]
    first = list(first)
    every = sum(len(found[unit]) for unit in first) + 1
    usual = [(sum(counted[unit][n] for unit in first) + 1) / every for n in range(len(_KINDS))]
    out = array("b")
    for texts, counts in zip(found, counted, strict=True):
        out.extend(
            round(_FINE * math.log((count + _USUAL * share) / (len(texts) + _USUAL) / share))
            for count, share in zip(counts, usual, strict=True)
        )
    return out.tobytes()


def leaning(table: Sequence[int], unit: int, wanted: Iterable[int]) -> float:
    """How much a unit leans towards the kinds that a question is of."""
    return sum(table[unit * len(_KINDS) + n] for n in wanted) / _FINE
