"""Cards in several zones at once, of whosever: «nei cimiteri e nei grimori»."""

from __future__ import annotations

from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import PLURAL, Meanings, Outside, Parts, Qual


def in_zones_of_all(args: Parts) -> Qual:
    """In graveyards and libraries: in either of the two, of whosever."""
    articles = [a.said.lower() for a in args if isinstance(a, Word) and a.kind == "IL"]
    if not articles or any(article not in PLURAL for article in articles):
        raise Outside
    return Qual({}, alternatives=tuple({"zone": a} for a in args if not isinstance(a, Word)))


MEANINGS: Meanings = {"in_zones_of_all": in_zones_of_all}
