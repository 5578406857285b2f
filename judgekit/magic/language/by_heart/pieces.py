"""Pieces of which the patterns of these families are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import re
    from collections.abc import Callable

    Becomes = str | Callable[[re.Match[str]], str]

IN_PLAY = r"(?:in gioco|sul campo di battaglia|nel campo di battaglia)"
THIS = (
    r"(?:quest[ao] (?:creatura|artefatto|incantesimo|terra|permanente|planeswalker|Aura|Veicolo|carta|Equipaggiamento))"
)
WHENEVER = r"(?:Quando|Ogniqualvolta|Ogni volta che)"
END = r"(?=\s*(?:[.;]|$))"

_SYMBOLS = {"bianc": "{W}", "blu": "{U}", "ner": "{B}", "ross": "{R}", "verd": "{G}", "incolor": "{C}"}


def of_mana(colour: str) -> str:
    """The symbol of mana of a colour, in any of its forms."""
    return next(symbol for stem, symbol in _SYMBOLS.items() if colour.startswith(stem))


def raised(text: str) -> str:
    """The same, with a capital."""
    return text[:1].upper() + text[1:]
