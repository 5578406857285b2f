"""Effects of Wizards of Mickey that find no object: nobody stands opposite, or whoever does has launched nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.italian.small_words import to
from judgekit.wom.language.card_tree import Modifier, Special, Which
from judgekit.wom.plays.areas import HIDDEN, LAUNCHED, WIZARDS

if TYPE_CHECKING:
    from judgekit.render.italian.scene import Scene
    from judgekit.table.board import Thing

_PLAYED = {LAUNCHED, HIDDEN}


def opposite(scene: Scene, wizard: Thing) -> Thing | None:
    """Who stands before a wizard: players sit face to face."""
    there = (one for one in scene.after.things.values() if one.zone[0] == WIZARDS and one.owner != wizard.owner)
    return next((one for one in there if one.marks.get("place") == 2 - wizard.marks["place"]), None)


def at_once(scene: Scene, spell: int) -> str:
    """What of a spell that is launched does nothing, being carried out at once: «: davanti a …»; "" for nothing."""
    return _told(scene, spell, Special)


def in_the_count(scene: Scene, spell: int) -> str:
    """What of a spell that is counted changes nothing."""
    return _told(scene, spell, Modifier)


def _told(scene: Scene, spell: int, kind: type[Special | Modifier]) -> str:
    card = scene.thing(spell)
    by = scene.thing(card.marks["by"]) if card is not None and "by" in card.marks else None
    if card is None or by is None or "place" not in by.marks:
        return ""
    found = (_why(scene, card, by, effect.which) for effect in card.face.effects if isinstance(effect, kind))
    why = next((text for text in found if text), "")
    return f": {why}, e il suo effetto non fa nulla" if why else ""


def _why(scene: Scene, card: Thing, by: Thing, which: Which | None) -> str:
    """Why a text that speaks of the opposite wizard, or of opposing spells, finds none."""
    if which is None:
        return ""
    if "opposite" in {which.base, which.by.base if which.by is not None else ""}:
        other = opposite(scene, by)
        if other is None:
            return f"davanti {to(scene.name(by.id))} non c’è nessun Mago"
        if which.noun == "spell" and not any(one.marks.get("by") == other.id for one in _played(scene)):
            return f"davanti {to(scene.name(by.id))} sta {scene.name(other.id)}, che non ha lanciato nessuna Magia"
        return ""
    if which.noun == "spell" and which.whose == "opposing" and not any(o.owner != card.owner for o in _played(scene)):
        return "non c’è nessuna Magia avversaria"
    return ""


def _played(scene: Scene) -> list[Thing]:
    return [one for one in scene.after.things.values() if one.zone[0] in _PLAYED]
