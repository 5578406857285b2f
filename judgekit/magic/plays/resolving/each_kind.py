"""Counters of every kind that something has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import still
from judgekit.magic.plays.text.evaluate import picked
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def another_of_each(game: Game, what: tree.AnotherOfEach, player: str, spell: Thing) -> Flow[None]:
    """Another counter of each kind that there is, or one fewer where that is left to a player; all at one moment."""
    changed: list[Event] = []
    for one in (yield from picked(game, what.what, player, spell)):
        thing = None if isinstance(one, str) else still(game.board, one)
        if thing is None and not isinstance(one, str):
            continue
        marks: Mapping[str, object] = thing.marks if thing is not None else game.board.players[str(one)]
        counters: Mapping[str, int] = marks.get("counters", {})  # type: ignore[assignment]
        who = thing.id if thing is not None else one
        for kind in sorted(kind for kind, n in counters.items() if n > 0):
            fewer = what.or_less and (yield from _is_taken_away(player, kind, spell))
            changed.append(Event("counters", (who, kind, -1 if fewer else 1)))
    yield tuple(changed)


def _is_taken_away(player: str, kind: str, spell: Thing) -> Flow[bool]:
    options = tree.OneOf(tree.You(), ((tree.PutCounters(tree.It(), kind),), (tree.RemoveCounters(tree.It(), kind),)))
    return bool((yield Ask("option", player, (spell.id, options), (0, 1))))
