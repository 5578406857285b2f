"""Which permanents fit what effects say of them, while effects act: looked for again when what a text asks is written.

Fifty effects that speak of «creatures» ask it once, as long as none of them makes or unmakes any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judgekit.magic.plays.layers.sorts import CITES, Sorts, is_known_meanwhile, read_by
from judgekit.magic.plays.text.filters import fits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.magic.language import tree
    from judgekit.magic.plays.board.state import Object
    from judgekit.magic.plays.layers.draft import Cites
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

FITTING = "fitting"  # under this key the cache of a board holds this while effects act on it


class Reach(NamedTuple):
    """What fits, and the rules by which that was found out: `cites` of all that was looked at, in order."""

    things: tuple[Thing, ...]
    cites: Cites
    reads: Sorts
    when: tuple[int, ...]  # how often each of these had been written


class Fitting:
    """What has been looked for, and how often each sort of traits has been written since."""

    __slots__ = ("_known", "_reads", "_times", "_tried", "_written")

    def __init__(self) -> None:
        self._times = 0
        self._tried: dict[object, tuple[int, bool, Cites]] = {}
        self._written: dict[str, int] = {}
        self._known: dict[tuple[tree.Filter, str, Object | None], Reach] = {}
        self._reads: dict[tree.Filter, Sorts | None] = {}

    def wrote(self, sorts: Iterable[str]) -> None:
        """Something has been made otherwise: what a text asks of it has to be looked for again."""
        self._times += 1
        written = self._written
        for sort in sorts:
            written[sort] = written.get(sort, 0) + 1

    def those(self, game: Game, of: tree.Filter, you: str, origin: Object | None) -> list[Thing]:
        """The permanents that fit; the rules that say so are cited."""
        if of in self._reads:
            reads = self._reads[of]
        else:
            reads = self._reads[of] = frozenset((*read_by(of), "types", CITES)) if is_known_meanwhile(of) else None
        if reads is None:
            return all_that_fit(game, of, you, origin)
        key = (of, you, origin if of.other or of.either else None)
        known = self._known.get(key)
        now = tuple([self._written.get(sort, 0) for sort in reads])
        if known is None or known.when != now:
            game.look()
            found = all_that_fit(game, of, you, origin)
            known = self._known[key] = Reach(tuple(found), game.looked(), reads, now)
        game.cite(known.cites)
        return list(known.things)

    def may_have_lost(self) -> bool:
        """Whether anything may have lost an ability since effects began to act."""
        return "abilities" in self._written

    def tried(self, game: Game, which: object, find: Callable[[], bool]) -> bool:
        """What comes of trying something out, kept till anything is written; `which` are the same if it is."""
        known = self._tried.get(which)
        if known is None or known[0] != self._times:
            game.look()
            found = find()
            known = self._tried[which] = (self._times, found, game.looked())
        game.cite(known[2])
        return known[1]


def all_that_fit(game: Game, of: tree.Filter, you: str, origin: Object | None) -> list[Thing]:
    """The permanents that fit what a text says, as they are so far."""
    things = game.board.things
    return [thing for number in game.board.zone("battlefield") if fits(game, thing := things[number], of, you, origin)]
