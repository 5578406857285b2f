"""What counters make otherwise, worked out again for what bears them: all else that is known of permanents stays.

From the first layer in which counters act it is written down what things were like before it, and what each effect did
to which. Where counters come or go, these layers are gone through again for few things: those that bear them, and those
of which it is told by other rules that an effect has its place in an order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import FITTING
from judgekit.magic.plays.layers.continuous import of_counters
from judgekit.magic.plays.layers.dependency import reads, the_next
from judgekit.magic.plays.layers.draft import Acting, Cites, Draft, Past, Work, apply
from judgekit.magic.plays.layers.fitting import Fitting
from judgekit.magic.plays.layers.sorts import CITES
from judgekit.magic.plays.layers.strata import COUNTERS, RULES, SIZE, SIZES, Parts, Stratum, named, strata
from judgekit.magic.questions.layers import WHAT_IT_IS_MADE_TO_BE_IS_NO_ABILITY
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from judgekit.magic.cards import Traits
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


class Act(NamedTuple):
    """What an effect does in a layer: to which things, by which rules, and by which it does so in this order.

    `asks` tells whether rules have a word in it, `past` what had acted on its source; `news` are the things of which
    the rules of that `order` tell nothing yet.
    """

    work: Work
    stratum: Stratum
    cites: Cites
    of_size: bool
    asks: bool
    past: Past | None
    why: Cites = ()
    order: Cites = ()
    changes: Mapping[int, tree.Change] = {}
    news: frozenset[int] = frozenset()

    def grow(self, game: Game, those: Iterable[tuple[Thing, tree.Change]]) -> bool:
        """It changes the size of all these by as much, and nothing else of them; False where it does anything else.

        Written out: of fifty such effects each does it to every creature.
        """
        work, stratum, change = self.work, self.stratum, self.work.change
        if self.asks or change is None or work.parts & stratum.parts != _SIZE_ALONE:
            return False
        more, tougher = change.power, change.toughness
        if type(more) is not int or type(tougher) is not int:
            return False
        cites, source, cache = (*self.why, *self.cites), self.past, game.board.cache
        for thing, _ in those:
            there = cache[thing.id]
            draft = there if type(there) is Draft else draft_of(game, thing)
            if draft.power is not None:
                draft.power += more
            if draft.toughness is not None:
                draft.toughness += tougher
            grown = draft.grown
            draft.grown = (grown[0] + more, grown[1] + tougher)
            draft.cite(cites, of_size=True)
            draft.acted_on(work, stratum, source)
        return True

    def on(self, game: Game, those: Iterable[tuple[Thing, tree.Change]]) -> Iterator[tuple[Thing, tree.Change, Draft]]:
        """It acts on things: on those of which anything comes, with what it does to each, and with its traits."""
        work, asks, of_size, past = self.work, self.asks, self.of_size, self.past
        stratum = self.stratum
        parts = work.parts & stratum.parts
        doubtful = COUNTERS in parts or RULES in parts
        grows = parts <= _GROWTH
        cites = (*self.why, *self.cites)
        cache = game.board.cache
        for thing, change in those:
            there = cache[thing.id]
            draft = there if type(there) is Draft else draft_of(game, thing)
            if doubtful and not _takes_effect(game, work, parts, draft):
                continue
            if asks:
                apply_citing(game, draft, change, parts, cites, of_size=of_size)
            elif grows and type(change.power) is int and type(change.toughness) is int:
                draft.grow(change.power, change.toughness)
                draft.cite(cites, of_size=of_size)
            else:
                apply(game, draft, change, parts)
                draft.cite(cites, of_size=of_size)
            draft.acted_on(work, stratum, past)
            yield thing, change, draft


def apply_citing(
    game: Game, draft: Draft, change: tree.Change, parts: Parts, cites: Cites, *, of_size: bool = False
) -> None:
    """Apply parts of a change, citing the rules that have a word in it, too."""
    game.look()
    apply(game, draft, change, parts)
    draft.cite((*cites, *game.looked()), of_size=of_size)


def _takes_effect(game: Game, work: Work, parts: Parts, draft: Draft) -> bool:
    """Whether anything comes of an effect on a thing: counters change no size where there is none.

    What an effect makes a thing be goes with its abilities to who takes it for one.
    """
    if COUNTERS in parts:
        return draft.power is not None
    if RULES not in parts or draft.bare_since is None or draft.bare_since < work.stamp:
        return True
    game.look()
    stays = bool(game.ruling(WHAT_IT_IS_MADE_TO_BE_IS_NO_ABILITY))
    draft.cite(game.looked())
    game.board.cache[FITTING].wrote((CITES,))
    return stays


def draft_of(game: Game, thing: Thing) -> Draft:
    """The traits of a thing so far, to be changed."""
    there = game.board.cache[thing.id]
    if isinstance(there, Draft):
        return there
    draft = Draft(there)
    game.board.cache[thing.id] = draft
    return draft


def done(game: Game, number: int) -> Traits:
    """The traits of a thing as they have come out; where several layers have made them, their rules are cited."""
    like: Traits | Draft = game.board.cache.pop(number)
    if not isinstance(like, Draft):
        return like
    if len(like.works) > 1 and len(like.strata) > 1:
        like.cite(named(game, like.strata))
    return like.done()


def count_counters(
    game: Game, thing: Thing, tell: Callable[[Acting, Stratum, Traits, Traits], None] | None = None
) -> None:
    """Counters change the size of a thing after all effects, where the rules say so."""
    if "counters" not in thing.marks:
        return
    for row in game.rows("reads", "after"):
        draft = draft_of(game, thing)
        before = None if tell is None else draft.copy().done()
        if row.play(game, thing, draft):
            draft.cite(row.cites)
            if tell is not None and before is not None:
                one = Acting(0, tree.Change(None), origin=thing.object, counters=True)
                tell(one, Stratum(frozenset((COUNTERS,)), row.cites), before, draft.copy().done())


def of_size_alone(game: Game, works: Iterable[Work]) -> bool:
    """Whether no effect that acts on sizes, or later, asks how big anything is."""
    return not any("size" in reads(work, work.parts) for work in works if work.parts & LATE)


LATE = SIZES | {RULES}
_GROWTH = frozenset({SIZE, COUNTERS})
_SIZE_ALONE = frozenset({SIZE})


# --- written down -----------------------------------------------------------------------------------------------------


class Log:
    """What effects do, while they act, from the first layer on in which counters do."""

    __slots__ = ("_acts", "_begun", "_late")

    def __init__(self, game: Game) -> None:
        there = strata(game)
        at = next((n for n, one in enumerate(there) if COUNTERS in one.parts), len(there))
        if game.rows("reads", "after"):
            at = len(there)
        self._late = there[at:]
        self._begun: dict[int, Traits | Draft] | None = None
        self._acts: list[Act] = []

    @property
    def fits(self) -> bool:
        """Whether the layers from there on are about sizes, and what is made of sizes, alone."""
        return all(one.parts <= LATE for one in self._late)

    def begins(self, game: Game, stratum: Stratum | None) -> None:
        """A layer begins; None: all are over."""
        if self._begun is None and (stratum in self._late or stratum is None):
            cache = game.board.cache
            there = ((number, cache[number]) for number in game.board.zone("battlefield"))
            self._begun = {n: like.so_far() if isinstance(like, Draft) else like for n, like in there}

    @property
    def runs(self) -> bool:
        """Whether acts are written down."""
        return self._begun is not None

    def write(self, act: Act, changes: Mapping[int, tree.Change], news: frozenset[int]) -> None:
        """An effect has acted so."""
        self._acts.append(act._replace(changes=changes, news=news))

    def kept(self, *, tells_all: bool) -> Sizes | None:
        """What has been written down, if it is enough: of effects that act before all counters it always is."""
        return Sizes(self._begun or {}, tuple(self._acts), self._late) if tells_all or not self._late else None


class Sizes(NamedTuple):
    """What things were like before the layers in which counters act, and what effects did from there on."""

    begun: Mapping[int, Traits | Draft]
    acts: tuple[Act, ...]
    late: tuple[Stratum, ...]

    def may_change(self, bearers: frozenset[int]) -> frozenset[int] | None:
        """The things that may be otherwise where these have other counters; None where that is not known."""
        found = set(bearers)
        last: dict[Stratum, Act] = {}
        for act in self.acts:
            source = act.work.one.source
            if source is not None and source.id in bearers:
                return None
            if COUNTERS in act.stratum.parts and not _is_of(act, bearers):
                last[act.stratum] = act
        return frozenset(found.union(*(act.news for act in last.values())))


def _is_of(act: Act, bearers: frozenset[int]) -> bool:
    """Whether it is by counters of one of these that something is done."""
    one = act.work.one
    return one.counters and one.origin is not None and one.origin[0] in bearers


@lru_cache(1024)
def tells(cites: Cites, order: Cites) -> bool:
    """Whether the rules of an order are known, and all cited."""
    return bool(order) and set(order) <= set(cites)


# --- worked out again -------------------------------------------------------------------------------------------------


def mended(game: Game, sizes: Sizes, those: frozenset[int], bearers: frozenset[int]) -> Sizes:
    """Work out again what some things are like, some of whom have other counters: the cache of the board holds it."""
    cache, things = game.board.cache, game.board.things
    there = [things[number] for number in game.board.zone("battlefield") if number in those]
    for thing in there:
        like = sizes.begun[thing.id]
        cache[thing.id] = like.so_far() if isinstance(like, Draft) else like
    cache[FITTING] = Fitting()
    acts: list[Act] = []
    for stratum in sizes.late:
        mine = [act for act in sizes.acts if act.stratum is stratum]
        if COUNTERS in stratum.parts:
            mine = _with_counters(game, mine, stratum, bearers)
        acts += [_again(game, act, there) for act in mine]
    del cache[FITTING]
    for thing in there:
        count_counters(game, thing)
        cache[thing.id] = done(game, thing.id)
    return sizes._replace(acts=tuple(acts))


def _again(game: Game, act: Act, there: Sequence[Thing]) -> Act:
    mine = [thing for thing in there if thing.id in act.changes]
    if not mine:
        return act
    news = set(act.news)
    for thing in mine:
        like = game.board.cache[thing.id]
        known = like.told if isinstance(like, Draft) else like.cites
        (news.discard if tells(known, act.order) else news.add)(thing.id)
    for _ in act.on(game, ((thing, act.changes[thing.id]) for thing in mine)):
        pass
    return act._replace(news=frozenset(news))


def _with_counters(game: Game, acts: list[Act], stratum: Stratum, bearers: frozenset[int]) -> list[Act]:
    """What is done in a layer, by the counters that there are now, in the order that the rules say."""
    old = {(act.work.one.origin, act.work.one.change): act for act in acts if act.work.one.counters}
    mine = [act for act in acts if not act.work.one.counters]
    for one in _counted(game):
        known = None if one.origin is None or one.origin[0] in bearers else old.get((one.origin, one.change))
        if known is None:
            changes = {one.origin[0]: one.change} if one.origin is not None else {}
            known = Act(Work(one), stratum, one.cites, of_size=True, asks=False, past=None, changes=changes)
        mine.append(known)
    if not mine:
        return mine
    by_work = {act.work: act for act in mine}
    order, why = the_next(game, [act.work for act in mine], stratum.parts)
    told = [by_work[work]._replace(why=why, order=why) for work in order]
    return [*told[:-1], told[-1]._replace(why=())]


def _counted(game: Game) -> list[Acting]:
    """What counters do now, by the rules by which they do."""
    rows = [row for row in game.rows("reads", "effects") if row.play is of_counters]
    return [one._replace(cites=row.cites) for row in rows for one in of_counters(game)]
