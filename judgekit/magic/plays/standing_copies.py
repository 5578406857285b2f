"""Static abilities that make something a copy: what is copied is settled as that begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import Effect, controller, is_in_play
from judgekit.magic.plays.changing_permanents import becomes_a_copy, end_effects
from judgekit.magic.plays.layers import copiable

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game


def begins(game: Game, event: Event, before: Board) -> bool:
    """What an Aura is put on becomes a copy of what was chosen as that entered; what it was on is one no longer."""
    aura = game.board.things.get(event.args[0])
    if aura is None:
        return False
    effects: tuple[Effect, ...] = game.board.facts.get("effects") or ()
    over = tuple(one for one in effects if one.source == aura.object and isinstance(_ability(one), tree.Static))
    if over:
        game.note(*end_effects(game, over))
    host = game.board.get(*event.args[1]) if isinstance(event.args[1], tuple) else None
    told = next((one for one in aura.face.traits.abilities if _makes_a_copy(one)), None)
    of = _chosen(game, aura)
    if told is None or host is None or of is None or not is_in_play(host):
        return bool(over)
    own = host.face.under or host.face
    token = copiable.mark_of(host).token
    copy = copiable.copied(game, of, own, tree.AS_IT_IS, told, token=token)
    until = tree.While(tree.Fits(tree.This(), tree.Filter(status=("attached",))))
    stamp = aura.marks.get("stamp", 0)
    change = tree.Change(None, copied=copy, until=until)
    begun = Effect(change, (host.object,), stamp, until, controller(game, aura), aura.object)
    now = game.board.facts.get("stamp", 0)
    game.note(*becomes_a_copy(game, begun._replace(stamp=max(stamp, now))))
    return True


def _ability(one: Effect) -> Any:
    return None if one.change.copied is None else one.change.copied.ability


def _makes_a_copy(ability: object) -> bool:
    return isinstance(ability, tree.Static) and any(change.copied is not None for change in ability.changes)


def _chosen(game: Game, aura: Thing) -> Thing | None:
    """The permanent that was chosen as an Aura entered, as it is now."""
    one: Object | None = aura.marks.get("choices", {}).get(copiable.A_PERMANENT)
    return None if one is None else game.board.get(*one)
