"""Official documents beside the rules, which judges ask about and which are not among our texts.

A question names one by its name, or by that of something that it alone speaks of: the infractions of the penalty guide.
It is then told that the document exists, never that there is nothing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.texts.library import Corpus

_INFRACTIONS = (
    "ipg",
    "infraction procedure guide",
    "slow play",
    "gioco lento",
    "(?:missed|mancato) trigger",
    "looking at extra cards",
    "hidden card error",
    "mulligan procedure error",
    "game rules? violation",
    "failure to maintain game state",
    "tardiness",
    "outside assistance",
    "deck(?:list)? problem",
    "communication policy violation",
    "marked cards",
    "unsporting conduct",
    "bribery",
    "wagering",
    "stalling",
)
# The name, the one to import it by, and what names it: words of these are no typing errors (`italian.COMMON`).
_DOCUMENTS = (
    ("Magic Tournament Rules", "mtr", "mtr|magic tournament rules"),
    ("Infraction Procedure Guide", "ipg", "|".join(_INFRACTIONS)),
    ("Judging at Regular", "jar", "judging at regular"),
)


def named(text: str, corpus: Corpus) -> tuple[tuple[str, str], ...]:
    """The documents that a text names and that were not imported: their names, and those to import them by."""
    at_hand = {edition.name for edition in corpus.editions}
    return tuple(
        (name, short)
        for name, short, pattern in _DOCUMENTS
        if short not in at_hand and re.search(rf"(?<!\w)(?:{pattern})(?!\w)", text, re.IGNORECASE)
    )


def not_held(name: str, short: str) -> str:
    """The sentence for a document that exists and that we do not hold."""
    imported = f"judgekit import FILE --as {short}"
    return f"{name}: il documento ufficiale esiste, non è fra i nostri testi; importalo con {imported}"
