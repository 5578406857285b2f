"""Replacement and prevention: what becomes of an event before it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.state import combat, still, traits
from judgekit.table.board import Note, fold
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.engine import Game


def regenerate(game: Game, event: Event) -> tuple[Event, ...] | None:
    """Instead of being destroyed, a creature with such a shield is healed, tapped and out of combat."""
    thing = game.board.things[event.args[0]]
    shields = thing.marks.get("shields")
    if not shields:
        return None
    forbidden = event.args[1] or "cannot be regenerated" in traits(game, thing).rules
    if "regeneration" not in shields or forbidden:
        return None
    left = list(shields)
    left.remove("regeneration")
    events = [
        Event("mark", (thing.id, "shields", tuple(left) or None)),
        Event("mark", (thing.id, "damage", None)),
        Event("regenerated", (thing.id,)),
    ]
    if not thing.marks.get("tapped"):
        events.append(Event("tap", (thing.id,)))
    fight = combat(game.board)
    if fight is not None:
        events.append(Event("combat", (fight.without(thing.object),)))
    return tuple(events)


def shield(game: Game, event: Event) -> tuple[Event, ...] | None:
    """A shield prevents damage: point by point, or all that a source would deal."""
    source, to, amount, in_combat = event.args
    watching = game.board.facts.get("watching", ())
    for n, (whom, sources, points, only_combat, next_only, _) in enumerate(watching):
        if amount <= 0 or (only_combat and not in_combat):
            continue
        if whom is not None and not any(_same(game, one, to) for one in whom):
            continue
        if sources is not None and not any(_same(game, one, source) for one in sources):
            continue
        stopped = amount if points is None else min(points, amount)
        _use(game, n, None if points is None else points - stopped, next_only)
        prevented = Event("prevented", (source, to, stopped))
        if stopped == amount:
            return (prevented,)
        return (prevented, Event("damage", (source, to, amount - stopped, in_combat)))
    return None


def _same(game: Game, one: Any, other: Any) -> bool:
    if isinstance(one, str) or isinstance(other, str):
        return bool(one == other)
    return bool(one[0] == other[0] and (still(game.board, other) is None or one == other))


def _use(game: Game, nth: int, points: int | None, next_only: bool) -> None:
    """A shield is used: it has fewer points, or is gone."""
    watching = list(game.board.facts.get("watching", ()))
    whom, sources, _, only_combat, _, until = watching[nth]
    if next_only or points == 0:
        del watching[nth]
    elif points is not None:
        watching[nth] = (whom, sources, points, only_combat, next_only, until)
    game.board = fold(game.board, [Note("watching", tuple(watching) or None)])
