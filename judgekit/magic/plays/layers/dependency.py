"""Which continuous effects depend on which: found by trying, one effect applied on approval before the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import FITTING
from judgekit.magic.plays.layers.affected import does, reaches, speaks_of_you
from judgekit.magic.plays.layers.draft import Cites, Draft, Work, apply
from judgekit.magic.plays.layers.fitting import Fitting, Trial
from judgekit.magic.plays.layers.sorts import ALL, CITES, NONE, SEVERAL, Sorts, asked_of_moment, read_by, writes
from judgekit.magic.plays.layers.strata import CONTROL, COUNTERS, OWN_SIZE, RULES, SET_SIZE, SIZE, Parts
from judgekit.magic.questions.layers import ONE_EFFECT_DEPENDS_ON_ANOTHER, THE_NEXT_EFFECT

if TYPE_CHECKING:
    from judgekit.table.engine import Game


# --- in which order ---------------------------------------------------------------------------------------------------


def by_age(game: Game, value: list[Work], parts: Parts) -> list[Work]:
    """The older an effect is, the sooner it acts: so what acts last, the youngest, prevails."""
    return sorted(value, key=lambda one: one.stamp)


def what_it_depends_on_first(game: Game, value: list[Work], parts: Parts) -> list[Work] | None:
    """An effect waits for those on which it depends; of effects that depend on each other in a circle none does."""
    first = _first(game, value, parts)
    return None if first is value[0] else [first, *(one for one in value if one is not first)]


def by_age_and_dependency(game: Game, value: list[Work], parts: Parts) -> list[Work]:
    """The next effect to act is the oldest that depends on none of the others; in a circle, the oldest."""
    old = by_age(game, value, parts)
    return what_it_depends_on_first(game, old, parts) or old


def the_next(game: Game, left: list[Work], parts: Parts) -> tuple[list[Work], Cites]:
    """The effect that acts next, with those that follow where none depends on another; the rules that say so."""
    if len(left) == 1:
        return left, ()
    game.look()
    naive = sorted(left, key=lambda one: -one.stamp)
    found: list[Work] = game.ruling_on(THE_NEXT_EFFECT, naive, parts)
    why = game.looked()
    return (found if depend_on_nothing(left, parts) else found[:1]), why


def depend_on_nothing(those: list[Work], parts: Parts) -> bool:
    """Whether no effect may depend on another: what any of them asks for in a layer, none of them writes."""
    written = NONE.union(*(writes(one, parts) for one in those))
    return all(reads(one, parts).isdisjoint(written) for one in those)


def _first(game: Game, those: list[Work], parts: Parts) -> Work:
    """The first of these, in the order given, that waits for none of the others."""
    known: dict[int, list[Work]] = {}

    def needs(one: Work) -> list[Work]:
        found = known.get(id(one))
        if found is None:
            asks = reads(one, parts)
            writing = [other for other in those if not asks.isdisjoint(writes(other, parts))]
            found = known[id(one)] = [other for other in writing if depends_on(game, one, other, parts)]
        return found

    for one in those:
        for other in needs(one):
            if not _leads_to(needs, other, one):
                break
        else:
            return one
    return those[0]


def _leads_to(needs: Any, start: Work, end: Work) -> bool:
    """Whether an effect depends on another, through others or not."""
    seen, waiting = {id(start)}, [start]
    while waiting:
        for one in needs(waiting.pop()):
            if one is end:
                return True
            if id(one) not in seen:
                seen.add(id(one))
                waiting.append(one)
    return False


def depends_on(game: Game, one: Work, other: Work, parts: Parts) -> bool:
    """Whether an effect depends on another in what both do in a layer."""
    if other is one or reads(one, parts).isdisjoint(writes(other, parts)):
        return False

    def find() -> bool:
        return bool(game.ruling(ONE_EFFECT_DEPENDS_ON_ANOTHER, one, other, parts))

    fitting: Fitting = game.board.cache[FITTING]
    which = (_kind_of(one), _kind_of(other), parts)
    if None in which or fitting.may_have_lost():
        return find()
    return fitting.tried(game, which, _read_by_a_trial(one, other, parts), find)


def _read_by_a_trial(one: Work, other: Work, parts: Parts) -> Sorts:
    """On what it hangs how an effect is tried on another: roughly, on all but sizes, where nobody asks for these."""
    of_size = "size" in reads(one, parts) | reads(other, parts) | writes(other, parts)
    found = _ALL if of_size else _ALL_BUT_SIZES
    return found | {SEVERAL} if other.one.change.lose else found


_ALL = ALL | {CITES}
_ALL_BUT_SIZES = _ALL - {"size"}


def _kind_of(work: Work) -> tuple[object, ...] | None:
    """What is the same for two effects that concern and do the same, whoever has them; None where that is not told."""
    one = work.one
    change = one.change
    if work.things is not None or not isinstance(change.what, tree.Each) or asked_of_moment(work) is None:
        return None
    of = change.what.of
    anybody = not (of.controller or of.owner or of.other or of.either or change.controller or change.rules)
    return (id(change), one.defining, None if anybody or one.source is None else one.source.id)


# --- what the rules ask -----------------------------------------------------------------------------------------------


def depends(game: Game, value: bool, one: Work, other: Work, parts: Parts) -> bool | None:
    """An effect depends on another that changes whether it is there, what it concerns, or what it does."""
    return _tried(game, one, other, parts) or None


def depends_on_its_like(game: Game, value: bool, one: Work, other: Work, parts: Parts) -> bool | None:
    """So it does; but what says what a card is depends on nothing else, and nothing else on it."""
    return None if one.one.defining != other.one.defining else depends(game, value, one, other, parts)


def _tried(game: Game, one: Work, other: Work, parts: Parts) -> bool:
    """Whether it would be otherwise with an effect if the other were applied first: it is, on approval."""
    touched = reaches(game, other)
    if not touched:
        return False
    before = _grasp(game, one, parts)
    cache = game.board.cache
    saved = {thing.id: cache[thing.id] for thing in touched}
    for thing in touched:
        kept = saved[thing.id]
        draft = kept.copy() if isinstance(kept, Draft) else Draft(kept)
        cache[thing.id] = draft
    fitting: Fitting = cache[FITTING]
    trial = Trial(fitting)
    if not (_concerns_those_that_fit(one) and _concerns_those_that_fit(other)):
        fitting.tells_all = False
    cache[FITTING] = trial  # what would fit is not what does
    changes = {thing.id: does(game, other, thing, parts) for thing in touched}
    trial.each(game, touched, lambda thing: apply(game, cache[thing.id], changes[thing.id], parts & other.parts))
    after = _grasp(game, one, parts)
    cache.update(saved)
    cache[FITTING] = fitting
    return trial.over(before, after)


def _concerns_those_that_fit(work: Work) -> bool:
    """Whether what an effect concerns, and by which rules, is told thing by thing: not by what its source is on."""
    one = work.one
    return work.things is not None or one.objects is not None or isinstance(one.change.what, tree.Each | tree.This)


def _grasp(game: Game, one: Work, parts: Parts) -> dict[int, tree.Change]:
    """What an effect concerns now, and what it does to each in a layer."""
    return {thing.id: does(game, one, thing, parts) for thing in reaches(game, one)}


# --- what hangs on what, roughly: where nothing does, nothing needs to be tried ---------------------------------------


def reads(one: Work, parts: Parts) -> Sorts:
    """The sorts of traits on which it hangs what an effect concerns, and what it does in a layer."""
    if one.things is not None:
        return _read(one, parts, NONE)
    found = one.reads.get(parts)
    if found is None:
        found = one.reads[parts] = _read(one, parts, _read_by_its_reach(one))
    return found


def _read(one: Work, parts: Parts, there: Sorts) -> Sorts:
    """Those for what it concerns, and those for what it does."""
    change = one.one.change
    sizes: list[Any] = []
    if OWN_SIZE in parts or SET_SIZE in parts:
        sizes += (change.set_power, change.set_toughness)
    if SIZE in parts or COUNTERS in parts:
        sizes += (change.power, change.toughness)
    if any(not isinstance(number, int | None) for number in sizes):
        return ALL
    if (CONTROL in parts and isinstance(change.controller, tree.You)) or (RULES in parts and speaks_of_you(change)):
        return there | {"controller"}
    return there


def _read_by_its_reach(work: Work) -> Sorts:
    one = work.one
    if one.objects is not None:
        return NONE
    if one.ability is not None and one.ability.condition is not None:
        return ALL
    found = {"abilities"} if one.source is not None else set()
    if isinstance(one.change.what, tree.Each):
        found |= read_by(one.change.what.of)
    return frozenset(found)


def the_younger(game: Game, value: int, own: int) -> int:
    """Of two ages, that of the younger."""
    return max(value, own)
