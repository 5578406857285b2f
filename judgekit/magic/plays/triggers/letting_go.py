"""What waits for somebody to lose what they had: control of a permanent, or what an Equipment or Aura was on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import controller
from judgekit.magic.plays.text.party import is_party
from judgekit.magic.plays.triggers import changing_places
from judgekit.magic.questions.triggers import LOSING_CONTROL_LOOKS_BACK, UNATTACHING_LOOKS_BACK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game

LOSES_CONTROL, UNATTACHED = "loses control", "becomes unattached"


def who_held(before: Board, thing: Thing) -> str:
    """Who had a permanent till control of it changed."""
    held: dict[object, str] = before.facts.get("held") or {}
    was = before.things.get(thing.id, thing)
    return held.get(thing.object, str(was.marks.get("controller", was.owner)))


def control_lost(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """A player controls something no longer: another does, or it has left play."""
    if event.kind == "changes hands":
        thing = game.board.things[event.args[0]]
        player = who_held(before, thing)
    else:
        was, now = changing_places.moved(game, event, before)
        if was is None or was.zone[0] != "battlefield" or (now is not None and now.zone[0] == "battlefield"):
            return
        thing = was
        with game.as_of(before):
            player = controller(game, was)
    hers = player == _whose(game, event, before, source)
    if not (hers if isinstance(trigger.what, tree.You) else is_party(game, trigger.what, player, source)):
        return
    if is_party(game, trigger.other, thing.object, source, before) and game.is_so(LOSING_CONTROL_LOOKS_BACK):
        yield {"": (thing.object,), "other": (thing.object,), "player": (player,)}


def _whose(game: Game, event: Event, before: Board, source: Thing) -> str:
    """Whose the ability is that waits: as all was before."""
    if event.kind == "changes hands":
        return who_held(before, source)
    with game.as_of(before):
        return controller(game, before.things.get(source.id, source))


def unattached(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """What was attached to something is so no longer: it is taken off, put on something else, or has left play."""
    if event.kind == "attach":
        was, to = before.things.get(event.args[0]), event.args[1]
    else:
        was, now = changing_places.moved(game, event, before)
        to = None
        if now is not None and now.zone[0] == "battlefield":
            return
    host = was.marks.get("host") if was is not None and was.zone[0] == "battlefield" else None
    if was is None or host is None or host == to:
        return
    if not is_party(game, trigger.what, was.object, source, before):
        return
    if is_party(game, trigger.other, host, source, before) and game.is_so(UNATTACHING_LOOKS_BACK):
        yield {"": (was.object,), "other": (host,), "player": ()}


def attached(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """Something is put on a permanent on which it was not, as it enters or later."""
    number = event.args[0]
    thing, was = game.board.things.get(number), before.things.get(number)
    if thing is None or thing.zone[0] != "battlefield" or (host := thing.marks.get("host")) is None:
        return
    if was is not None and was.zone[0] == "battlefield" and was.marks.get("host") == host:
        return
    if is_party(game, trigger.what, thing.object, source) and is_party(game, trigger.other, host, source):
        yield {"": (thing.object,), "other": (host,), "player": ()}


_MOVES = ("move", "destroy", "land", "create", "vanish")
MATCHES = {
    ("changes hands", LOSES_CONTROL): control_lost,
    ("attach", UNATTACHED): unattached,
    ("attach", "becomes attached"): attached,
    **{(kind, LOSES_CONTROL): control_lost for kind in _MOVES},
    **{(kind, UNATTACHED): unattached for kind in _MOVES},
}
