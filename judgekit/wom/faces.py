"""What is printed on a card of Wizards of Mickey; a Diamagic is a card too, of one colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from judgekit.wom.language.card_tree import Effect


WIZARD, SPELL, CASTLE, CODE, TOKEN = "wizard", "spell", "castle", "code", "diamagic"
COLOURS = ("blu", "giallo", "nero", "rosso", "verde")
TOKEN_COLOURS = ("blu", "giallo", "rosso", "verde")
PLACES = ("left", "centre", "right")  # as their player sees them


@dataclass(frozen=True, slots=True)
class Card:
    """A face: `kind` is one of those above; `team` is printed on a wizard, and the condition of a Codice."""

    kind: str
    name: str
    title: str = ""
    colours: tuple[str, ...] = ()
    power: int = 0
    team: str = ""
    effects: tuple[Effect, ...] = ()
    text: str = ""

    pseudo: ClassVar[bool] = False  # nothing stands for an ability here
    token: ClassVar[bool] = False


def diamagic(colour: str) -> Card:
    """A Diamagic of a colour."""
    return Card(TOKEN, f"Diamagic {colour}", colours=(colour,))
