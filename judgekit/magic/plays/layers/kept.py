"""For how long it is kept what permanents are like: till something is written that it hangs on.

What falls on a thing, as being tapped or losing life, makes nothing other than it is where no effect asks for it. What
leaves play makes nothing else other than it is, unless it acted on others, or their rules are cited for its sake. Where
counters come and go, those that bear them become otherwise, and few others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language.tree import Static
from judgekit.magic.plays.board.state import Combat
from judgekit.magic.plays.layers.continuous import STAMPS
from judgekit.magic.plays.layers.mending import mended
from judgekit.magic.vocabulary import is_keyword
from judgekit.table.board import Add, Drop, Hold, Move, Order

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.magic.plays.layers.fitting import Difference, Reach
    from judgekit.magic.plays.layers.mending import Sizes
    from judgekit.table.board import Board, Change, Thing
    from judgekit.table.engine import Game

_NONE: frozenset[int] = frozenset()
_WHERE_ALL_COUNTS = frozenset({"battlefield", "command"})


class Kept(Hold):
    """What permanents are like, under effects whose reach is known: without `gone`, who have left since."""

    __slots__ = ("_bearers", "_gone", "_reaches", "_sizes")

    def __init__(
        self,
        asks: frozenset[str],
        reaches: tuple[Reach | Difference, ...] | None,
        sizes: Sizes | None,
        gone: frozenset[int] = _NONE,
        bearers: frozenset[int] = _NONE,
        stale: frozenset[int] = _NONE,
    ) -> None:
        super().__init__(asks | _AGES, stale)
        self._reaches = reaches  # None where what is known of them does not tell enough
        self._sizes = sizes  # how they came about, where that is known
        self._gone = gone
        self._bearers = bearers  # have other counters than were counted

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

    def marked(self, thing: Thing, name: str, value: Any) -> Kept | None:
        if name not in _OF_COUNTERS or thing.zone[0] != "battlefield":
            return None
        old: dict[str, int] = thing.marks.get(name) or {}
        new: dict[str, int] = value or {}
        kinds = [kind for kind in {**old, **new} if old.get(kind) != new.get(kind)]
        return None if any(is_keyword(kind) for kind in kinds) else self._but_for(thing.id)

    def _but_for(self, bearer: int) -> Kept | None:
        """The same where a thing has other counters."""
        bearers = self._bearers | {bearer}
        stale = None if self._sizes is None else self._sizes.may_change(bearers)
        if stale is None:
            return None
        return Kept(self.asks, self._reaches, self._sizes, self._gone, bearers, self.stale | stale)

    def is_known_but_for_counters(self, board: Board) -> bool:
        """Whether all is known of permanents but for those that counters may have made otherwise."""
        if not self.stale or self._sizes is None:
            return False
        stale, cache = self.stale, board.cache
        return all(number in cache or number in stale for number in board.zone("battlefield"))

    def mended(self, game: Game) -> Kept:
        """The same once these are known, too, for the cache of the board holds what they are like."""
        sizes = None if self._sizes is None else mended(game, self._sizes, self.stale, self._bearers)
        return Kept(self.asks, self._reaches, sizes, self._gone)

    def _without(self, thing: Thing) -> Kept | None:
        """The same without a permanent, if it is the same for all others."""
        acts = any(isinstance(ability, Static) for ability in thing.face.traits.abilities)
        if self._reaches is None or acts or not _BY_THEMSELVES.isdisjoint(thing.marks):
            return None
        gone = self._gone | {thing.id}
        if any(thing.id in reach.told and not reach.holds_without(gone) for reach in self._reaches):
            return None
        left = Kept(self.asks, self._reaches, self._sizes, gone, self._bearers, self.stale)
        return left._but_for(thing.id) if "counters" in thing.marks else left


_AGES = frozenset({"stamp"})
_OF_COUNTERS = frozenset({"counters", STAMPS})
_BY_THEMSELVES = frozenset({"bare"})  # marks that act on a thing as effects do
