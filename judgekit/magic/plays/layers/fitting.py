"""Which permanents fit what effects say of them, while effects act: looked for again when what a text asks is written.

Fifty effects that speak of «creatures» ask it once, as long as none of them makes or unmakes any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import in_play
from judgekit.magic.plays.layers.sorts import CITES, Sorts, is_known_meanwhile, read_by
from judgekit.magic.plays.text.filters import sought
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from judgekit.magic.language import tree
    from judgekit.magic.plays.board.state import Object
    from judgekit.magic.plays.layers.draft import Cites
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


class Reach(NamedTuple):
    """What fits, and the rules by which that was found out: `told` of each thing, `cites` of all, in order."""

    things: tuple[Thing, ...]
    told: dict[int, Cites]
    cites: Cites
    when: tuple[int, ...] = ()  # how often each sort had been written for which it was asked

    def holds_without(self, gone: frozenset[int]) -> bool:
        """Whether the same rules have told it where some things are no longer there."""
        return together(cites for number, cites in self.told.items() if number not in gone) == self.cites


def together(several: Iterable[Cites]) -> Cites:
    """All these numbers, each once, in order."""
    found: dict[str, None] = {}
    last: Cites | None = None
    for cites in several:
        if cites is not last:
            found.update(dict.fromkeys(cites))
            last = cites
    return tuple(found)


class Difference(NamedTuple):
    """That an effect would be otherwise on these things if another were applied first."""

    told: frozenset[int]

    def holds_without(self, gone: frozenset[int]) -> bool:
        """Whether it would be so where some things are no longer there."""
        return not self.told <= gone


class Fitting:
    """What has been looked for, and how often each sort of traits has been written since."""

    __slots__ = ("_known", "_reads", "_tried", "_written", "has_tried", "reaches", "tells_all")

    def __init__(self) -> None:
        self.reaches: list[Reach | Difference] = []  # all that was looked for, and what came of all that was tried
        self.tells_all = True  # whether nothing else was
        self.has_tried = False
        self._tried: dict[object, tuple[tuple[int, ...], bool, Cites]] = {}
        self._written: dict[str, int] = {}
        self._known: dict[tuple[tree.Filter, str, Object | None], Reach] = {}
        self._reads: dict[tree.Filter, Sorts | None] = {}

    def wrote(self, sorts: Iterable[str]) -> None:
        """Something has been made otherwise: what a text asks of it has to be looked for again."""
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
            self.tells_all = False
            return all_that_fit(game, of, you, origin)
        key = (of, you, origin if of.other or of.either else None)
        known = self._known.get(key)
        now = self._when(reads)
        if known is None or known.when != now:
            there = [game.board.things[number] for number in game.board.zone("battlefield")]
            found, told = game.sift(there, sought(game, of, you, origin))
            known = self._known[key] = Reach(tuple(found), told, together(told.values()), now)
            self.reaches.append(known)
        game.cite(known.cites)
        return list(known.things)

    def _when(self, reads: Sorts) -> tuple[int, ...]:
        """How often each of some sorts has been written."""
        return tuple([self._written.get(sort, 0) for sort in reads])

    def may_have_lost(self) -> bool:
        """Whether anything may have lost an ability since effects began to act."""
        return "abilities" in self._written

    def tried(self, game: Game, which: object, reads: Sorts, find: Callable[[], bool]) -> bool:
        """What comes of trying something out, kept till what it reads is written; `which` are the same if it is."""
        known = self._tried.get(which)
        now = self._when(reads)
        if known is None or known[0] != now:
            game.look()
            found = find()
            known = self._tried[which] = (now, found, game.looked())
        game.cite(known[2])
        return known[1]


class Trial:
    """What fits while an effect is applied on approval; by which rules, is told to the fitting that goes on."""

    __slots__ = ("_fitting",)

    def __init__(self, fitting: Fitting) -> None:
        fitting.has_tried = True
        self._fitting = fitting

    def those(self, game: Game, of: tree.Filter, you: str, origin: Object | None) -> list[Thing]:
        """The permanents that would fit; the rules that say so are cited."""
        if not is_known_meanwhile(of):
            self._fitting.tells_all = False
        found: list[Thing] = []
        fit = sought(game, of, you, origin)

        def look(thing: Thing) -> None:
            if fit(thing):
                found.append(thing)

        self.each(game, (game.board.things[number] for number in game.board.zone("battlefield")), look)
        return found

    def each(self, game: Game, those: Iterable[Thing], look: Callable[[Thing], None]) -> None:
        """Look at some things, or do something to them; the rules that this takes are cited."""
        told = game.apart(those, look)
        if told:
            cites = together(told.values())
            self._fitting.reaches.append(Reach((), told, cites))
            game.cite(cites)

    def over(self, before: Mapping[int, object], after: Mapping[int, object]) -> bool:
        """Whether an effect would do otherwise, to any thing."""
        otherwise = [number for number in {**before, **after} if before.get(number) != after.get(number)]
        if otherwise:
            self._fitting.reaches.append(Difference(frozenset(otherwise)))
        return bool(otherwise)


def all_that_fit(game: Game, of: tree.Filter, you: str, origin: Object | None) -> list[Thing]:
    """The permanents that fit what a text says, as they are so far."""
    fit = sought(game, of, you, origin)
    return [thing for thing in in_play(game.board) if fit(thing)]
