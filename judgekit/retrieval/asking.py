"""What kind of answer a question wants: who, when, how much, where, whether it may …

The small words that tell it are in every other question, so as words they weigh nothing; but of rules that lie side by
side one says who may block, one when, one how many. Every rule leans towards the kinds of question that its own
«Domande» and its title are of, more than rules do on the average.
"""

from __future__ import annotations

import functools
import math
import re
from array import array
from typing import TYPE_CHECKING

from judgekit.refs import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

# Words of which a question of a kind holds one, and how it says them: a pattern is compiled where it may be found.
_KINDS = tuple(
    (beginnings.split(), rf"\b(?:{words})\b")
    for beginnings, words in (
        ("chi ki", "chi|ki"),
        ("quando momento", "quando|in (?:quale|che) momento"),
        ("quant cuant", r"[qc]uant[oiea]"),
        ("dove zona fine", r"dove|in quale zona|che fine"),
        ("cos defini", r"che cos[ae]? (?:e|sono|significa|vuol dire|si intende)|cos'?e|definire|definizione"),
        ("pos puo leci lega perm", r"poss[oa]n?o?|puoi?|possiamo|lecito|legale|permess\w"),
        ("ordine prima sequenza", r"ordine|prima o|prima .* dopo|sequenza"),
        ("qual", r"qual[ie]?"),
        ("succede accade", r"(?:che (?:cosa )?|cosa )(?:succede|accade)"),
        ("dev obblig costrett forza", r"dev[oe]|obbligat\w+|costrett\w+|per forza"),
    )
)
_USUAL = 4  # questions that a rule is thought to have been asked beforehand, of kinds as anywhere
_FINE = 2  # steps of a logarithm


@functools.lru_cache(maxsize=1 << 16)  # an index asks twice for each of its questions
def kinds(text: str) -> tuple[int, ...]:
    """The kinds of question that a text is of."""
    folded = fold(text)
    return tuple(
        n
        for n, (beginnings, kind) in enumerate(_KINDS)
        if any(map(folded.__contains__, beginnings)) and re.search(kind, folded)
    )


def inclinations(asked: Sequence[Sequence[str]], first: Iterable[int]) -> list[float]:
    """How large a share of all questions each kind has; `first` are one unit of each rule."""
    found = [kinds(text) for unit in first for text in asked[unit]]
    return [(sum(n in each for each in found) + 1) / (len(found) + 1) for n in range(len(_KINDS))]


def leanings(asked: Iterable[Sequence[str]], usual: Sequence[float]) -> bytes:
    """For each unit, by what it is asked, how much it leans towards each kind, of which so many are usual."""
    out = array("b")
    for texts in asked:
        found = [kinds(text) for text in texts]
        out.extend(
            round(_FINE * math.log((sum(n in each for each in found) + _USUAL * share) / (len(found) + _USUAL) / share))
            for n, share in enumerate(usual)
        )
    return out.tobytes()


def leaning(table: Sequence[int], unit: int, wanted: Iterable[int]) -> float:
    """How much a unit leans towards the kinds that a question is of."""
    return sum(table[unit * len(_KINDS) + n] for n in wanted) / _FINE
