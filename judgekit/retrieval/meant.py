"""Which book a question is about: an edition named in it, by its own name or by the one that players give it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.refs import fold

if TYPE_CHECKING:
    from collections.abc import Sequence

# Words with which a sentence goes on behind an edition: «nella sesta quando …», not «nella sesta carta».
_GOES_ON = (
    r"(?:quando|se|chi|che|come|cosa|quanto|quanti|quante|quale|quali|dove|si|poso|puo|devo|deve|mi|ti|il|lo|la|i|gli|le|"
    r"un|una|uno|e|ho|ha|c)(?![^\W_])"
)
# What players call the editions, beside their names: patterns over folded text with double letters made single, each
# behind words of which it holds one, for a pattern is dearer to compile than a question to answer.
_CALLED = {
    "classic": (
        (("clasic",), r"(?:(?:magic|regole?|edizion[ei]|versione)\s+)?clasic"),
        (("edizion", "ed."), r"(?:sesta|setima|6a?|7a?)\s*(?:edizion\w*|ed\.)"),
        (("6ed", "7ed", "6th", "7th"), r"[67](?:ed|th\s?ed(?:ition)?)"),
        (("sesta", "setima"), r"(?:nel|del|con |per |in )?l?a? ?(?:sesta|setima)(?=\s*(?:[,:;?.!)]|$))"),
        (
            ("sesta", "setima"),
            rf"(?:in|di|nela|dela|con la|per la|regol\w+) (?:sesta|setima)(?=\s+{_GOES_ON})",
        ),
        (
            ("vechi", "una volta", "alora", "antich"),
            r"regole?(?:\s+di)?\s+(?:vechi[eo]|una volta|alora|antich[ei])",
        ),
        (("vechi",), r"vechi[eo] regol\w*"),
    ),
    "wom": ((("mickey",), r"wizards?\s+of\s+mickey"), (("topolino",), r"mago\s+topolino")),
    "cr-2016": ((("2016",), r"(?:luglio\s+|anno\s+)?2016"),),
    "cr-2026": (
        (("2026",), r"(?:genaio\s+|anno\s+)?2026"),
        (
            ("di oggi", "atual", "modern", "corent", "nuov", "in vigore"),
            r"regol\w*\s+(?:di oggi|atual\w+|modern\w+|corent\w+|nuov[eo]|in vigore|atuali)",
        ),
    ),
}
_AROUND = (
    r"(?:(?:con|secondo|nel|nele|ne|del|dele|per|in|nela|dela|alle|ale)\s+)?(?:le\s+|il\s+|la\s+|l\s+)?"
    r"(?:regol\w+\s+(?:(?:del|di|dela)\s+)?)?"
)
_FAMILY_NAME = "cr"


def editions_named(text: str, names: Sequence[str]) -> tuple[frozenset[str], str]:
    """The editions that a text names (`cr` is every cr-… edition), and the text without what names them.

    A name that is also a word (classic) stays where nothing else is said.
    """
    found: set[str] = set()
    folded = text.casefold()
    for name in (*names, _FAMILY_NAME):
        if name.partition("-")[0] not in folded:
            continue
        spelling = re.escape(name).replace(r"\-", r"[\s-]?")
        bare, times = re.subn(rf"(?<![^\W_]){spelling}(?![^\W_])", " ", text, flags=re.IGNORECASE)
        if times:
            found |= {name} if name in names else {one for one in names if one.startswith(f"{name}-")}
            text = bare
    squeezed, places = _squeezed(text)
    for name, patterns in _CALLED.items():
        if name in names:
            for words, pattern in patterns:
                if not any(word in squeezed for word in words):
                    continue
                before = text
                for match in reversed([*re.finditer(rf"(?<![^\W_]){_AROUND}{pattern}(?![^\W_])", squeezed)]):
                    found.add(name)
                    text = f"{text[: places[match.start()]]} {text[places[match.end()] :]}"
                if text != before:
                    squeezed, places = _squeezed(text)
    return frozenset(found), text


def _squeezed(text: str) -> tuple[str, list[int]]:
    """The folded text with double letters made single, and where each of its characters stands in the text."""
    out: list[str] = []
    places: list[int] = []
    for place, character in enumerate(text):
        for folded in fold(character):
            if not (out and out[-1] == folded and folded.isalpha()):
                out.append(folded)
                places.append(place)
    places.append(len(text))
    return "".join(out), places
