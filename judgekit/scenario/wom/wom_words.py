"""The words of a table of Wizards of Mickey: zones, phases, places, colours, statuses."""

from __future__ import annotations

import re

from judgekit.scenario.faults import plain
from judgekit.wom.faces import COLOURS

PHASES = {
    "castle": ("Castello", "1"),
    "challenge": ("Sfida", "2"),
    "reveal": ("scoperta delle Magie nascoste", "2.1"),
    "count": ("calcolo dei modificatori", "2.2"),
    "winner": ("squadra vincitrice", "2.3"),
    "award": ("assegnazione della vittoria", "2.4"),
    "assign": ("Diamagic", "3"),
    "discarding": ("Scartare", "4"),
    "drawing": ("Pescare", "5"),
}
PLACES = {
    "left": ("a sinistra", "sinistra", "laterale sinistra", "laterale sinistro"),
    "centre": ("al centro", "centro", "centrale"),
    "right": ("a destra", "destra", "laterale destra", "laterale destro"),
}
# For each zone of a player: its key in a table, where a card there is said to be, what kind of card lies there.
ZONES = {
    "wizards": ("squadra", "in gioco", "wizard"),
    "launched": ("lanciate", "lanciata", "spell"),
    "hidden": ("nascoste", "lanciata nascosta", "spell"),
    "hand": ("mano", "in mano a", "spell"),
    "deck": ("mazzo", "nel mazzo di", "spell"),
    "discards": ("scarti", "negli scarti di", "spell"),
    "castles": ("castelli", "nel mazzo Castelli di", "castle"),
    "used castles": ("castelli scartati", "fra i Castelli scartati di", "castle"),
    "code": ("codice", "in uso", "code"),
    "support": ("supporto", "nel Supporto di", ""),
}
_STEMS = {"blu": "blu", "giall": "giallo", "ner": "nero", "ross": "rosso", "verd": "verde"}
_COLOUR = re.compile(r"(?:blu|giall[oaie]|ner[oaie]|ross[oaie]|verd[ei])")


def colour(word: str) -> str | None:
    """The colour that a word names, whatever its ending."""
    said = plain(word).strip()
    if not _COLOUR.fullmatch(said):
        return None
    return next(colour for stem, colour in _STEMS.items() if said.startswith(stem))


def colours(text: str) -> tuple[str, ...] | None:
    """Several colours with «e» or commas between them; None where something else stands there."""
    found = [colour(word) for word in re.split(r"\s*,\s*|\s+e\s+|\s+", plain(text).strip()) if word]
    if not found or None in found:
        return None
    return tuple(one for one in dict.fromkeys(found) if one in COLOURS)


def phase(text: str) -> str | None:
    """A phase as people name it, with or without «fase»."""
    said = re.sub(r"^(?:la )?fase\s*-?\s*", "", plain(text).strip())
    return next((word for word, forms in PHASES.items() if said in {plain(form) for form in forms}), None)


def place(text: str) -> str | None:
    """A place of a squad."""
    said = plain(text).strip()
    return next((word for word, forms in PLACES.items() if said in forms), None)
