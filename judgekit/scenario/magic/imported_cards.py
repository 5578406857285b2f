"""The imported cards that a board means by their names alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import BASIC_LANDS, SPLIT
from judgekit.magic.sets import stored

if TYPE_CHECKING:
    from judgekit.magic.sets.card import Card
    from judgekit.scenario.model import ThingSaid


def card_of(said: ThingSaid) -> Card | None:
    """The imported card of a thing of which nothing is said but its name; None where there is none."""
    return next(iter(stored.find(said.name)), None) if _by_its_name_alone(said) else None


def text_of(said: ThingSaid) -> str:
    """What is printed on a thing, as the board says it or as its imported card has it."""
    card = card_of(said)
    return said.text or (card.text if card is not None else "") or ""


def _by_its_name_alone(said: ThingSaid) -> bool:
    told = said.types and not _goes_without_saying(said)
    return not (told or said.size is not None or said.text or said.token or said.name in BASIC_LANDS)


def by_its_front(said: ThingSaid, zone: str) -> ThingSaid:
    """A thing that the board means by another face of an imported card: that card, on the battlefield with it up."""
    if said.faces or not _by_its_name_alone(said) or stored.find(said.name):
        return said
    card = next(iter(stored.with_face(said.name)), None)
    if card is None:
        return said
    up = ("transformed",) if zone == "battlefield" and not {"transformed", "face down"} & set(said.status) else ()
    return said._replace(name=card.called, status=(*said.status, *up))


def other_names(said: ThingSaid) -> tuple[str, ...]:
    """What the faces of an imported card are called, and both halves of one, besides the name that the board says."""
    card = card_of(by_its_front(said, ""))
    if card is None:
        return ()
    faces = tuple(one.called for one in card.faces)
    both = (" e ".join(faces),) if card.layout == SPLIT else ()
    return tuple(name for name in (card.called, *faces, *both) if name != said.name)


def _goes_without_saying(said: ThingSaid) -> bool:
    """Whether nothing tells the type of a thing but its loyalty or defense."""
    return said.types in {("planeswalker",), ("battle",)} and (said.loyalty, said.defense) != (None, None)


def alike(name: str) -> str:
    """The imported cards whose names look like one, as a hint."""
    near = stored.nearest(name)
    quotes = " (tra virgolette, per i due punti)" if any(":" in one for one in near) else ""
    return f"; forse, tra le carte importate, {' o '.join(f'«{one}»' for one in near)}{quotes}?" if near else ""
