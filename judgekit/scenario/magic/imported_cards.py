"""The imported cards that a board means by their names alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import BASIC_LANDS
from judgekit.magic.sets import stored

if TYPE_CHECKING:
    from judgekit.magic.sets.card import Card
    from judgekit.scenario.model import ThingSaid


def card_of(said: ThingSaid) -> Card | None:
    """The imported card of a thing of which nothing is said but its name; None where there is none."""
    told = said.types and not _goes_without_saying(said)
    if told or said.size is not None or said.text or said.token or said.name in BASIC_LANDS:
        return None
    return next(iter(stored.find(said.name)), None)


def _goes_without_saying(said: ThingSaid) -> bool:
    """Whether nothing tells the type of a thing but its loyalty or defense."""
    return said.types in {("planeswalker",), ("battle",)} and (said.loyalty, said.defense) != (None, None)


def alike(name: str) -> str:
    """The imported cards whose names look like one, as a hint."""
    near = stored.nearest(name)
    quotes = " (tra virgolette, per i due punti)" if any(":" in one for one in near) else ""
    return f"; forse, tra le carte importate, {' o '.join(f'«{one}»' for one in near)}{quotes}?" if near else ""
