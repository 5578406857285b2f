"""In which zone an ability waits for its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.tree import Filter

if TYPE_CHECKING:
    from judgekit.magic.language.tree import Ability


def zone_of(triggers: tuple[tree.Trigger, ...], moved_from: str, condition: object) -> str:
    """Where an ability triggers: where its source has to be to be moved, or to be so, unless it waits for itself."""
    if all(trigger.kind == "discards" and isinstance(trigger.other, tree.This) for trigger in triggers):
        return "graveyard"
    if any(isinstance(trigger.what, tree.This) for trigger in triggers):
        return "graveyard" if all(trigger.kind in {"cycles", "is buried"} for trigger in triggers) else "battlefield"
    if any(isinstance(trigger.what, tree.Host) for trigger in triggers):
        return "battlefield"  # only there is it on anything
    match condition:
        case tree.Fits(tree.This(), Filter(zone="graveyard")):
            return "graveyard"
    return moved_from


def on_each(triggers: tuple[tree.Trigger, ...], ability: tree.Triggered) -> list[Ability]:
    """What waits for several events is an ability for each; if it triggers but once each turn, each knows of all."""
    alike = triggers if ability.each_turn and len(triggers) > 1 else ()
    return [
        ability._replace(trigger=trigger, alike=alike, zone=_elsewhere(trigger) or ability.zone) for trigger in triggers
    ]


def _elsewhere(trigger: tree.Trigger) -> str:
    """Where a card is by then: cycled, in the graveyard; waiting for the creature that it haunts, in exile."""
    if tree.holds(trigger, tree.Haunted) or tree.WHILE_IN_EXILE in trigger.where:
        return "exile"
    return "graveyard" if trigger.kind == "cycles" and isinstance(trigger.what, tree.This) else ""
