"""What permanents are like, worked out together: all effects act on all of them, layer by layer, in order."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.rewording import reworded
from judgekit.magic.plays.board.facts import FITTING
from judgekit.magic.plays.board.state import BATTLEFIELD, Effect, Reading, born, controller, statics_of, traits
from judgekit.magic.plays.layers.affected import concerns, counted, does, does_to_each, exists, reaches
from judgekit.magic.plays.layers.continuous import of_permanents
from judgekit.magic.plays.layers.dependency import depends_on, the_next
from judgekit.magic.plays.layers.draft import Acting, Cites, Draft, Work, past_of
from judgekit.magic.plays.layers.fitting import Fitting
from judgekit.magic.plays.layers.kept import Kept
from judgekit.magic.plays.layers.mending import (
    LATE,
    Act,
    Log,
    apply_citing,
    count_counters,
    done,
    draft_of,
    of_size_alone,
    tells,
)
from judgekit.magic.plays.layers.printed import by_itself
from judgekit.magic.plays.layers.sorts import CITES, SEVERAL, asked_of_moment, writes
from judgekit.magic.plays.layers.strata import (
    ABILITIES,
    BEFORE_ABILITIES,
    CONTROL,
    COUNTERS,
    RULES,
    SIZE,
    SIZES,
    SWITCH,
    TEXT,
    Parts,
    Stratum,
    denied,
    strata,
)
from judgekit.magic.plays.text.filters import fits
from judgekit.magic.questions.board import WHAT_IS_ENCHANTED
from judgekit.magic.questions.layers import (
    ACTS_ON_WHAT_IT_BEGAN_WITH,
    AGE_OF_A_GRANTED_ABILITY,
    FIXED_ON_NONE,
    SAYS_ITS_SIZE_EVERYWHERE,
)
from judgekit.magic.questions.resolving import SETTLED_ONCE
from judgekit.magic.questions.text import ZONE_MEANT
from judgekit.table.board import ELSEWHERE, OF_THINGS_HOLD
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from judgekit.magic.cards import Traits
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game


class Acted(NamedTuple):
    """That an effect was applied to a thing in a layer, by which rules, and what the thing was like before and after.

    `waited` are the younger effects on which it depended, applied before it; `kept` tells that it goes on acting on
    what it began with, `gone` that it does not act, its ability being lost: then it is told of its source.
    """

    thing: int
    one: Acting
    stratum: Stratum
    cites: Cites
    waited: tuple[Acting, ...]
    kept: bool
    gone: bool
    before: Traits
    after: Traits


def permanents(game: Game, told: list[Acted] | None = None) -> dict[int, Traits]:
    """What every permanent is like: kept on the board, unless it will be otherwise in a moment.

    `told` gathers how it came about, where somebody wants to know.
    """
    cache, things = game.board.cache, game.board.things
    there = game.board.zone("battlefield")
    hold = cache.get(OF_THINGS_HOLD)
    if told is None and isinstance(hold, Kept) and hold.is_known_but_for_counters(game.board):
        cache[OF_THINGS_HOLD] = hold.mended(game)
        return {number: cache[number] for number in there}
    for number in there:
        cache[number] = born(game, things[number])
    layers = _Layers(game, _effects(game), told)
    cache[FITTING] = layers.fitting
    layers.act_all()
    del cache[FITTING]
    for number in there:
        count_counters(game, things[number], None if told is None else partial(_tell_counted, told, number))
    passing = cache.pop(_PASSING, False)
    found = {number: done(game, number) for number in there}
    if not passing:
        cache.update(found)
        asked = [asked_of_moment(work) for work in layers.works]
        if not game.system.gone and None not in asked:
            fitting, log = layers.fitting, layers.log
            reaches = tuple(fitting.reaches) if fitting.tells_all else None
            enough = fitting.tells_all and not fitting.has_tried
            sizes = None if log is None else log.kept(tells_all=enough)
            cache[OF_THINGS_HOLD] = Kept(frozenset().union(*(each for each in asked if each)), reaches, sizes)
    return found


def _tell_counted(told: list[Acted], number: int, one: Acting, stratum: Stratum, before: Traits, after: Traits) -> None:
    told.append(Acted(number, one, stratum, stratum.cites, (), False, False, before, after))


_PASSING = "passing"  # under this key the cache holds that something enters as what it will not be


def elsewhere(game: Game, thing: Thing) -> Traits:
    """What a card or spell is like that is not in play: what it says of itself, and effects that were fixed on it."""
    printed = born(game, thing)
    game.board.cache[thing.id] = printed
    why: Cites = ()
    mine = []
    for one in _effects(game):
        reached, told = _reaches(game, one, thing)
        mine += [one] if reached else []
        why += told
    if thing.face.defining:
        game.board.cache.pop(OF_THINGS_HOLD, None)
        game.board.cache[ELSEWHERE] = True
    if thing.face.defining and game.ruling(SAYS_ITS_SIZE_EVERYWHERE, thing):
        mine += _defining(thing)
    if not (mine or why):
        return printed
    draft = Draft(printed)
    draft.cite(why)
    works = [Work(one) for one in sorted(mine, key=lambda each: each.stamp)]
    for stratum in strata(game):
        for work in works:
            if parts := work.parts & stratum.parts:
                game.look()
                change = does(game, work, thing, parts)
                apply_citing(game, draft, change, parts, (*work.one.cites, *game.looked()))
    return draft.done()


def _defining(thing: Thing) -> list[Acting]:
    """What a card says of its own power and toughness."""
    return [
        Acting(0, change, thing.owner, (thing.object,), origin=thing.object, defining=True)
        for ability in thing.face.defining
        for change in ability.changes
    ]


def _reaches(game: Game, one: Acting, thing: Thing) -> tuple[bool, Cites]:
    """Whether an effect acts on something that is not in play, and the rules that say so of what fits."""
    if one.objects is not None:
        return thing.object in one.objects, ()
    of = one.change.what.of if isinstance(one.change.what, tree.Each) else None
    game.look()
    fit = of is not None and one.source is not None and _fits(game, one, thing, of) and _acts_from_play(game, one)
    reached = of is not None and fit and _is_where(game, one, thing, of)
    why = game.looked()
    return reached, why if fit else ()


def _is_where(game: Game, one: Acting, thing: Thing, of: tree.Filter) -> bool:
    """Whether a thing that fits is in the zone that a text means, of the sort of things of which it is one."""
    if of.either:
        return any(_fits(game, one, thing, sort) and _is_where(game, one, thing, sort) for sort in of.either)
    return game.ruling(ZONE_MEANT, of) in {"anywhere", thing.zone[0]}


def _fits(game: Game, one: Acting, thing: Thing, of: tree.Filter) -> bool:
    you = "" if one.source is None else controller(game, one.source)
    return fits(game, thing, of, you, one.origin)


def _acts_from_play(game: Game, one: Acting) -> bool:
    """Whether the source of a static ability still has it, as it is in play."""
    if one.source is not None and one.source.zone == BATTLEFIELD:
        traits(game, one.source)
    return exists(game, one) or _acted_before_it_was_lost(game, one)


def _acted_before_it_was_lost(game: Game, one: Acting) -> bool:
    """Whether what a permanent says has acted in layers before the one in which its ability is lost."""
    source = one.source
    if source is None or source.zone != BATTLEFIELD or not Work(one).parts & BEFORE_ABILITIES:
        return False
    told: list[Acted] = []
    permanents(game, told)
    return any(
        each.one.source is not None and each.one.source.id == source.id and each.one.ability is one.ability
        for each in told
        if not each.gone
    )


def _effects(game: Game) -> list[Acting]:
    """All continuous effects, with the rules by which they act."""
    game.look()
    found = [one._replace(cites=row.cites) for row in game.rows("reads", "effects") for one in row.play(game)]
    game.looked()
    return found


def _so_far(game: Game, thing: Thing) -> Traits:
    """What a thing is like so far, whatever becomes of it."""
    like = game.board.cache[thing.id]
    so_far: Traits = like.copy().done() if isinstance(like, Draft) else like
    return so_far


# --- in order ---------------------------------------------------------------------------------------------------------


class _Layers:
    """All effects acting on all permanents, layer by layer."""

    def __init__(self, game: Game, effects: list[Acting], told: list[Acted] | None = None) -> None:
        self.game = game
        self.works = [Work(one) for one in effects]
        self.fitting = Fitting()
        self.told = told
        self.awaited: dict[int, list[Work]] = {}  # for each effect those on which it has depended, where that is told
        log = None if told is not None or game.system.gone else Log(game)
        self.log = log if log is not None and log.fits else None
        self.apart: bool | None = None  # whether rules of sizes are cited for sizes alone, once that is known

    def act_all(self) -> None:
        """All effects act, in each layer one after another, in the order that the rules say."""
        for stratum in strata(self.game):
            left = [one for one in self.works if one.parts & stratum.parts]
            if left:
                self._begin(stratum)
            while left:
                if self.told is not None:
                    self._note_dependencies(left, stratum.parts)
                there, order = the_next(self.game, left, stratum.parts)
                gained: list[Work] = []
                for one in there:
                    left = [other for other in left if other is not one]
                    gained = self._act(one, stratum, order if left else (), order)
                    self.works += gained
                    gained = [work for work in gained if work.parts & stratum.parts]
                    if gained:
                        break
                left += gained
        if self.log is not None:
            self.log.begins(self.game, None)

    def _begin(self, stratum: Stratum) -> None:
        """A layer begins in which effects act."""
        if self.apart is None and stratum.parts <= LATE:
            self.apart = of_size_alone(self.game, self.works)
            self.log = self.log if self.apart else None
        if self.log is not None:
            self.log.begins(self.game, stratum)

    def _act(self, work: Work, stratum: Stratum, why: Cites, order: Cites) -> list[Work]:
        """Let an effect act on what it concerns. The effects of static abilities that it grants are returned."""
        game, one = self.game, work.one
        parts = work.parts & stratum.parts
        begun = work.things is not None and one.objects is None
        game.look()
        concerned = self._concerned(work)
        changes = does_to_each(game, work, concerned, parts)
        looked = game.looked()
        cites = (*why, *one.cites, *looked)
        if not concerned:
            self._acts_on_none(work, stratum, looked, cites)
        asks = not all(_asks_nothing(change, parts) for change in (changes[:1] if work.change else changes))
        of_size = bool(self.apart) and stratum.parts <= SIZES
        act = Act(work, stratum, (*one.cites, *looked), of_size, asks, past_of(game, one.source), why, order)
        there = [
            (thing, change)
            for thing, change in zip(concerned, changes, strict=True)
            if not ("bare" in thing.marks and _enters_bare(game, one, thing))
        ]
        news = frozenset(self._untold(there, order))
        known = {} if of_size else {thing.id: game.board.cache[thing.id].cites for thing, _ in there}
        before = {} if self.told is None else {thing.id: _so_far(game, thing) for thing, _ in there}
        written = set(writes(work, parts))
        seen = _seen(game, concerned, written)
        gained: list[Work] = []
        recited = False
        grown = of_size and self.told is None and act.grow(game, there)
        for thing, change, draft in () if grown else act.on(game, there):
            recited = recited or (not of_size and draft.cites != known[thing.id])
            if "*" in change.lose and ABILITIES in parts:
                draft.bare_since = max(work.stamp, draft.bare_since or 0)
            if before:
                self._tell(work, stratum, cites, thing, before[thing.id], kept=begun)
            if change.swaps and TEXT in parts:
                gained += self._reworded(thing, change, one.cites)
            if change.words and ABILITIES in parts:
                gained += self._granted(one, thing, change)
        if self.log is not None and self.log.runs:
            self.log.write(act, {t.id: c for t, c in zip(concerned, changes, strict=True)}, news)
        self.fitting.tells_all = self.fitting.tells_all and not gained
        if concerned:
            now = _seen(game, concerned, written)
            same = {sort for sort, those in seen.items() if those == now[sort]}
            self.fitting.wrote(written - same)
            self.fitting.wrote([*((SEVERAL,) if "words" in same else ()), *((CITES,) if recited else ())])
        return gained

    def _untold(self, there: list[tuple[Thing, tree.Change]], order: Cites) -> Iterator[int]:
        """Those things of which the rules of an order tell nothing yet, where that is written down."""
        if self.log is None or not self.log.runs:
            return
        cache = self.game.board.cache
        last: Cites | None = None
        told = False
        for thing, _ in there:
            like = cache[thing.id]
            cites = like.apart if type(like) is Draft and like.apart is not None else like.cites
            if cites is not last:
                last, told = cites, tells(cites, order)
            if not told:
                yield thing.id

    def _acts_on_none(self, work: Work, stratum: Stratum, looked: Cites, cites: Cites) -> None:
        """What a permanent no longer says of itself is cited where it is looked at."""
        one = work.one
        if looked and one.source is not None and isinstance(one.change.what, tree.This):
            draft_of(self.game, one.source).cite(looked)
            self.fitting.wrote((CITES,))
        if self.told is not None:
            self._note_absence(work, stratum, cites)

    def _concerned(self, work: Work) -> list[Thing]:
        """The things on which an effect acts: once it has begun to act on some, on these, if the rules say so."""
        begun = work.things
        if begun is None or work.one.objects is not None:
            there = reaches(self.game, work)
            work.things = there or None
            return there
        now = concerns(self.game, work.one)
        if [one.id for one in now] == [one.id for one in begun]:
            return begun
        self.fitting.tells_all = False
        if not self.game.ruling(ACTS_ON_WHAT_IT_BEGAN_WITH):
            work.things = now or None
            return now
        return begun

    def _reworded(self, thing: Thing, change: tree.Change, cites: Cites) -> list[Work]:
        """What a thing's own text does reads otherwise from now on; what it says of the thing itself is told anew."""
        for work in self.works:
            one = work.one
            if one.source is thing and work.things is None and not work.granted:
                told = reworded((one.change, one.ability), change.swaps)
                work.begin(one._replace(change=told[0], ability=told[1]))
        told_anew = []
        for ability in thing.face.nature:
            for old in ability.changes:
                new = reworded(old, change.swaps)
                if not tree.same(old, new):
                    stamp = thing.marks.get("stamp", 0)
                    told_anew.append(
                        Work(Acting(stamp, new, objects=(thing.object,), origin=thing.object, cites=cites))
                    )
        return told_anew

    def _granted(self, one: Acting, thing: Thing, change: tree.Change) -> list[Work]:
        """The effects of static abilities that an effect grants."""
        statics = [ability for ability in change.words if isinstance(ability, tree.Static)]
        if not statics:
            return []
        own = thing.marks.get("stamp", 0)
        stamp = one.stamp
        cites = one.cites
        if own > stamp:
            self.game.look()
            stamp = self.game.ruling_on(AGE_OF_A_GRANTED_ABILITY, stamp, own)
            cites = (*cites, *self.game.looked())
        return [
            Work(Acting(stamp, each, source=thing, ability=ability, origin=thing.object, cites=cites), granted=True)
            for ability in statics
            for each in ability.changes
        ]

    # --- how it went, where somebody wants to know

    def _tell(
        self, work: Work, stratum: Stratum, cites: Cites, thing: Thing, before: Traits, *, kept: bool = False,
        gone: bool = False,
    ) -> None:  # fmt: skip
        if self.told is not None:
            waited = tuple(other.one for other in self.awaited.get(id(work), ()) if other.stamp > work.stamp)
            now = _so_far(self.game, thing)
            self.told.append(Acted(thing.id, work.one, stratum, cites, waited, kept, gone, before, now))

    def _note_absence(self, work: Work, stratum: Stratum, cites: Cites) -> None:
        """Keep that an effect does not act, for its source has lost the ability."""
        source = work.one.source
        if source is None or work.things is not None or source.id not in self.game.board.cache:
            return
        self.game.look()
        if not exists(self.game, work.one):
            self._tell(work, stratum, cites, source, _so_far(self.game, source), gone=True)
        self.game.looked()

    def _note_dependencies(self, left: list[Work], parts: Parts) -> None:
        """Keep for each effect those on which it depends by now."""
        self.game.look()
        for one in left:
            there = self.awaited.setdefault(id(one), [])
            there += [other for other in left if other not in there and depends_on(self.game, one, other, parts)]
        self.game.looked()


def _seen(game: Game, those: list[Thing], sorts: Collection[str]) -> dict[str, list[frozenset[str]]]:
    """What texts may see of some things, of such sorts: giving green to what is green writes nothing."""
    asked = [sort for sort in _SEEN if sort in sorts]
    likes = [game.board.cache[thing.id] for thing in those] if asked else []
    return {sort: [frozenset(getattr(like, sort)) for like in likes] for sort in asked}


_SEEN = ("types", "subtypes", "colours", "words")


def _asks_nothing(change: tree.Change, parts: Parts) -> bool:
    """Whether nothing is left to the rules about what a change does: it adds to sizes, or gives abilities."""
    sets = change.set_power is not None or change.set_toughness is not None
    return parts <= _PLAIN_PARTS and not change.lose and not sets and not any(map(denied, change.rules))


_PLAIN_PARTS = frozenset((CONTROL, ABILITIES, SIZE, COUNTERS, SWITCH, RULES))


def _enters_bare(game: Game, one: Acting, thing: Thing) -> bool:
    """What somebody might think: what is marked so is for a moment as it is printed, whatever acts on it later."""
    if one.source is not None and one.source.id == thing.id:
        return False
    enters = bool(thing.marks["bare"] == game.moment.facts.get("stamp", 0) + 1)
    if enters:
        game.board.cache[_PASSING] = True
    return enters


def act_on_all(board: Board) -> bool:
    """Whether any static ability acts on all that fits, and so on what enters."""
    found: bool | None = board.roster.get("on all")
    if found is None:
        about = [change.what for _, ability in statics_of(board) for change in ability.changes]
        found = board.roster["on all"] = any(isinstance(what, tree.Each) for what in about)
    return found


def frozen(game: Game, gone: Thing) -> tuple[Effect, ...]:
    """The effects of a permanent's static abilities, each as one that stays on what it concerns now."""
    found = []
    permanents(game)
    for one in of_permanents(game):
        if one.source is gone:
            there = tuple(thing.object for thing in concerns(game, one) if thing.id != gone.id)
            change = counted(game, one)._replace(what=None)
            found.append(Effect(change, there, one.stamp, tree.FOR_GOOD, controller(game, gone), gone.object))
    return tuple(each for each in found if each.objects)


READING = Reading(by_itself, permanents, elsewhere)
BY_THE_WAY = frozenset({WHAT_IS_ENCHANTED, FIXED_ON_NONE, SETTLED_ONCE})  # asked on the way to what things are like
