"""Cards in several zones at once: «nei cimiteri e nei grimori» of whosever, «dalla mano e dal cimitero» of somebody."""

from __future__ import annotations

from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import PLURAL, Meanings, Outside, Parts, Qual


def in_zones_of_all(args: Parts) -> Qual:
    """In graveyards and libraries: in either, of whosever. Of one graveyard it is told behind whose it is."""
    articles = [a.said.lower() for a in args if isinstance(a, Word) and a.kind == "IL"]
    several = [article in PLURAL for article in articles]
    if not articles or len(set(several)) > 1:
        raise Outside
    places = tuple({"zone": a, "noun": "card"} for a in args if not isinstance(a, Word))
    return Qual({}, alternatives=places, every=not several[0])


MEANINGS: Meanings = {"in_zones_of_all": in_zones_of_all}
