"""Cards with several faces, put together from the entries that a set has for each face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import ADVENTURE, FLIP, MODAL, SPLIT, TRANSFORM, UNPLAYED
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.sets.card import Card

# What sets call the layouts of which all faces are played.
LAYOUTS = {
    "split": SPLIT, "aftermath": SPLIT, "transform": TRANSFORM, "modal_dfc": MODAL, "adventure": ADVENTURE,
    "flip": FLIP,
}  # fmt: skip
_FACES = 2
_BAR = 2  # lines of the bar in which a face tells of the other


class Entry(NamedTuple):
    """A face as a set tells it: which card it is of, which layout that has, which side of it this is."""

    card: Card
    layout: str = ""
    side: str = ""
    english: str = ""  # of the whole card: «Fire // Ice»
    name: str = ""


def joined(entries: Iterable[Entry]) -> tuple[Card, ...]:
    """The cards of a set, each with its faces; a face that stands alone keeps the layout, and lacks the other."""
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.layout in UNPLAYED:
            found[entry.card.english] = [entry._replace(card=entry.card._replace(layout=entry.layout), layout="")]
            continue
        layout = LAYOUTS.get(entry.layout, "")
        found.setdefault(entry.english if layout else entry.card.english, []).append(entry._replace(layout=layout))
    return tuple(_one(sorted(several, key=lambda each: each.side)) for several in found.values())


def _one(several: list[Entry]) -> Card:
    first = several[0]
    if not first.layout:
        return first.card
    if len(several) != _FACES:
        return first.card._replace(layout=first.layout)
    one, two = (each.card for each in several)
    if first.layout == MODAL:
        one, two = _without_bar(one, two), _without_bar(two, one)
    if first.layout == SPLIT:
        whole = one._replace(name=first.name, english=first.english, text="", cost="", line="", english_line="")
        return whole._replace(layout=SPLIT, faces=(one, two), types=(), subtypes=(), supertypes=())
    return one._replace(layout=first.layout, faces=(two,))


def _without_bar(card: Card, other: Card) -> Card:
    """A face without the bar that tells of the other: its type, then its cost or what mana it gives."""
    lines = (card.text or "").split("\n")
    if len(lines) < _BAR or card.text is None:
        return card
    kind, told = lines[-2].strip(), lines[-1].strip()
    about = kind in other.line.replace("—", " ").split()
    if about and (told == other.cost or told in (other.text or "").split("\n")):
        return card._replace(text="\n".join(lines[:-_BAR]))
    return card
