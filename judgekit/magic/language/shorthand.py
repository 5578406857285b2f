"""Keywords that are shorthand: what each of them stands for, in card text, X being what it is about.

What a keyword is about is a number (annientatore 2) or a cost (perdurare {W}).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.read import read

if TYPE_CHECKING:
    from judgekit.magic.language.tree import Ability

TEXTS: dict[str, str] = {
    "grido di guerra": "Ogniqualvolta questa creatura attacca, ogni altra creatura attaccante prende +1/+0 fino alla "
    "fine del turno.",
    "annientatore": "Ogniqualvolta questa creatura attacca, il giocatore in difesa sacrifica X permanenti.",
    "affliggere": "Ogniqualvolta questa creatura diventa bloccata, il giocatore in difesa perde X punti vita.",
    "mentore": "Ogniqualvolta questa creatura attacca, metti un segnalino +1/+1 su una creatura attaccante bersaglio "
    "con forza inferiore alla forza di questa creatura.",
    "prodezza": "Ogniqualvolta lanci una magia non creatura, questa creatura prende +1/+1 fino alla fine del turno.",
}


def is_shorthand(word: str) -> bool:
    """Whether a keyword stands for other abilities."""
    return word in TEXTS


@lru_cache(maxsize=512)
def meaning(word: str, about: Any) -> tuple[Ability, ...]:
    """The abilities for which a keyword stands; none where it is no shorthand."""
    if word not in TEXTS:
        return ()
    found = read(TEXTS[word])
    return found if about is None else tuple(_with(about, ability) for ability in found)


def _with(about: Any, node: Any) -> Any:
    """The same with what the keyword is about where the text says X."""
    if isinstance(node, tree.Mana) and node.symbols == ("X",):
        return about
    if isinstance(node, tree.X):
        return about
    if not isinstance(node, tuple):
        return node
    parts = [_with(about, part) for part in node]
    return type(node)(*parts) if hasattr(node, "_fields") else tuple(parts)
