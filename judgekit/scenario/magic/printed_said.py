"""What a card on a board has its player choose, and with what counters it has entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.tree import Choose, Instead, Spell
from judgekit.magic.vocabulary import DEFENSE, LOYALTY
from judgekit.scenario.magic.unfinished import UNTOLD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.magic.cards import Face
    from judgekit.scenario.model import ThingSaid

CHOICES = {"colore": "colour", "tipo": "creature type", "tipo di creatura": "creature type", "numero": "number"}
CHOICES |= {"tipo di terra": "basic land type", "tipo di terra base": "basic land type"}
CHOICES |= {"tipo di carta": "card type", "nome": "card name", "parola": "word"}


def _asked(face: Face) -> tuple[tuple[str, Choose], ...]:
    """What a card has its player choose as it enters, a colour, a creature type …; and the words that say so."""
    entering = [one for one in face.traits.abilities if isinstance(one, Instead) and one.kind == "enters"]
    steps = [step for one in entering for step in one.do if isinstance(step, Choose)]
    return tuple((step.what, step) for step in steps if isinstance(step.what, str) and step.what in ASKED)


ASKED = frozenset(CHOICES.values())


def told_what(chosen: tuple[tuple[str, object], ...], face: Face) -> tuple[tuple[str, object], ...]:
    """What was chosen for a thing, where only its value is told: what its text asks for."""
    asked = _asked(face)
    return tuple((asked[0][0] if what == UNTOLD and len(asked) == 1 else what, value) for what, value in chosen)


def not_told(chosen: tuple[tuple[str, object], ...], face: Face) -> Iterator[str]:
    """What a permanent has its player choose as it enters, and a board does not tell: without that it does nothing."""
    told = {CHOICES.get(what, what) for what, _ in chosen}
    for what, step in _asked(face):
        if what not in told:
            called = next(word for word, meant in CHOICES.items() if meant == what)
            such = _SUCH.get(what, *step.among[:1])
            yield f"fa scegliere ({called}) mentre entra, e non è detto che cosa: aggiungi «scelto: {such}»"


_SUCH = {"basic land type": "Isola"}
_SUCH |= {"colour": "rosso", "creature type": "Goblin", "number": "3", "card type": "artefatto", "card name": "Orso"}


def chooses(face: Face) -> bool:
    """Whether a spell has modes to choose among."""
    return any(isinstance(one, Spell) and len(one.modes) > 1 for one in face.traits.abilities)


def printed_counters(said: ThingSaid, printed: Face) -> dict[str, int]:
    """The counters with which a planeswalker or battle has entered: as many as are told, else as are printed."""
    numbers = ((LOYALTY, said.loyalty, printed.loyalty), (DEFENSE, said.defense, printed.defense))
    found = {counter: its if own is None else own for counter, own, its in numbers}
    return {counter: number for counter, number in found.items() if number}
