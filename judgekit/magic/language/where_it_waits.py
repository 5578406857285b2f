"""In which zone an ability waits for its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.sentences import stopped
from judgekit.magic.language.tree import Filter

if TYPE_CHECKING:
    from judgekit.magic.language.sentences import Said
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


def limited_to(limits: tuple[object, ...], moved_from: str) -> str:
    """Where an ability is activated: where its source has to be by what limits it, or to be moved."""
    conditions = [limit.condition for limit in limits if isinstance(limit, tree.OnlyIf)]
    for fits in (found for each in conditions for found in tree.all_in(each, tree.Fits)):
        match fits:
            case tree.Fits(tree.This(), Filter(noun="card", zone="graveyard" | "hand" | "exile" as zone)):
                return zone
    return moved_from


def its_own_first(said: Said, ability: tree.Triggered) -> tree.Triggered:
    """What waits for what its own source does for the first time in a turn triggers but once in it.

    Where something has to be so besides the first need not be what it triggers on.
    """
    waits = ability.trigger
    if not waits.nth or not tree.holds(waits.what, tree.This):
        return ability
    if ability.condition is not None or waits.given is not None or not isinstance(waits.what, tree.This):
        raise stopped(said, said.words[0])
    return ability._replace(trigger=waits._replace(nth=0), each_turn=True)


def on_each(triggers: tuple[tree.Trigger, ...], ability: tree.Triggered) -> list[Ability]:
    """What waits for several events is an ability for each; if it triggers but once each turn, each knows of all."""
    triggers = triggers if len(triggers) > 1 else (ability.trigger,)
    alike = triggers if ability.each_turn and len(triggers) > 1 else ()
    return [
        ability._replace(trigger=trigger, alike=alike, zone=_elsewhere(trigger) or ability.zone) for trigger in triggers
    ]


def _elsewhere(trigger: tree.Trigger) -> str:
    """Where a card is by then: cycled, in the graveyard; waiting for the creature that it haunts, in exile."""
    if tree.holds(trigger, tree.Haunted) or tree.WHILE_IN_EXILE in trigger.where:
        return "exile"
    return "graveyard" if trigger.kind == "cycles" and isinstance(trigger.what, tree.This) else ""
