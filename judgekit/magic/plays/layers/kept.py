"""For how long it is kept what permanents are like: till something is written that it hangs on.

What falls on a thing, as being tapped or losing life, makes nothing other than it is where no effect asks for it. What
leaves play makes nothing else other than it is, unless it acted on others, or their rules are cited for its sake.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language.tree import Static
from judgekit.magic.plays.board.state import Combat
from judgekit.table.board import Add, Drop, Hold, Move, Order

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.magic.plays.layers.fitting import Reach
    from judgekit.table.board import Change, Thing

_WHERE_ALL_COUNTS = frozenset({"battlefield", "command"})


class Kept(Hold):
    """What permanents are like, under effects whose reach is known: without `gone`, who have left since."""

    __slots__ = ("_gone", "_reaches")

    def __init__(
        self, asks: frozenset[str], reaches: tuple[Reach, ...] | None, gone: frozenset[int] = frozenset()
    ) -> None:
        super().__init__(asks | _AGES)
        self._reaches = reaches  # None where what is known of them does not tell enough
        self._gone = gone

    def otherwise(self, name: str, old: Any, new: Any) -> frozenset[int] | None:
        """Of combat: those who attack, block, are blocked now and did not, or no longer do."""
        if name in _AGES:
            return frozenset()  # as a fact it counts those that have been given
        if name != "combat":
            return None
        before, now = old or Combat(), new or Combat()
        found: set[Object] = set()
        if "attackers" in self.asks:
            found |= {one for one, _ in set(before.attackers) ^ set(now.attackers)}
        if "blocks" in self.asks:
            found |= {one for one, _ in set(before.blocks) ^ set(now.blocks)}
        if "blocked" in self.asks:
            found |= before.blocked ^ now.blocked
        return frozenset(number for number, _ in found)

    def after(self, change: Change, thing: Thing | None) -> Kept | None:
        if isinstance(change, Order):
            return self
        if isinstance(change, Add):
            return None if change.thing.zone[0] in _WHERE_ALL_COUNTS else self
        if not isinstance(change, Move | Drop) or thing is None:
            return None
        if isinstance(change, Move) and change.zone[0] in _WHERE_ALL_COUNTS:
            return None
        return self._without(thing) if thing.zone[0] in _WHERE_ALL_COUNTS else self

    def _without(self, thing: Thing) -> Kept | None:
        """The same without a permanent, if it is the same for all others."""
        acts = any(isinstance(ability, Static) for ability in thing.face.traits.abilities)
        if self._reaches is None or acts or not _BY_THEMSELVES.isdisjoint(thing.marks):
            return None
        gone = self._gone | {thing.id}
        if any(thing.id in reach.told and not reach.holds_without(gone) for reach in self._reaches):
            return None
        return Kept(self.asks, self._reaches, gone)


_AGES = frozenset({"stamp"})
_BY_THEMSELVES = frozenset({"counters", "bare"})  # marks that act on a thing as effects do
