"""What permanents are like, worked out together: all effects act on all of them, one after another, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import Effect, Reading, born, controller, statics_of
from judgekit.magic.plays.layers.affected import concerns, counted
from judgekit.magic.plays.layers.continuous import of_permanents
from judgekit.magic.plays.layers.draft import Acting, Cites, Draft, apply
from judgekit.magic.plays.layers.printed import by_itself
from judgekit.magic.plays.text.filters import fits
from judgekit.magic.questions.layers import THE_NEXT_EFFECT
from judgekit.magic.questions.text import ZONE_MEANT

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game


def permanents(game: Game) -> dict[int, Traits]:
    """What every permanent is like: kept on the board, unless it will be otherwise in a moment."""
    cache, things = game.board.cache, game.board.things
    there = game.board.zone("battlefield")
    for number in there:
        cache[number] = born(game, things[number])
    _act_all(game, _effects(game))
    for number in there:
        _count_counters(game, things[number])
    passing = cache.pop(_PASSING, False)
    found = {}
    for number in there:
        like = cache.pop(number)
        found[number] = like.done() if isinstance(like, Draft) else like
    if not passing:
        cache.update(found)
    return found


_PASSING = "passing"  # under this key the cache holds that something enters as what it will not be


def elsewhere(game: Game, thing: Thing) -> Traits:
    """What a card or spell is like that is not in play: only effects that were fixed on it act."""
    printed = born(game, thing)
    game.board.cache[thing.id] = printed
    mine = [one for one in _effects(game) if _reaches(game, one, thing)]
    if not mine:
        return printed
    draft = Draft(printed)
    for one in sorted(mine, key=lambda each: each.stamp):
        _apply_citing(game, draft, counted(game, one), one.cites)
    return draft.done()


def _reaches(game: Game, one: Acting, thing: Thing) -> bool:
    """Whether an effect acts on something that is not in play."""
    if one.objects is not None:
        return thing.object in one.objects
    of = one.change.what.of if isinstance(one.change.what, tree.Each) else None
    if of is None or one.source is None or not fits(game, thing, of, controller(game, one.source), one.origin):
        return False
    return game.ruling(ZONE_MEANT, of) in {"anywhere", thing.zone[0]}


def _effects(game: Game) -> list[Acting]:
    """All continuous effects, with the rules by which they act."""
    return [one._replace(cites=row.cites) for row in game.rows("reads", "effects") for one in row.play(game)]


def _count_counters(game: Game, thing: Thing) -> None:
    if "counters" not in thing.marks:
        return
    for row in game.rows("reads", "after"):
        draft = _draft_of(game, thing)
        if row.play(game, thing, draft):
            draft.cite(row.cites)


def _draft_of(game: Game, thing: Thing) -> Draft:
    """The traits of a thing so far, to be changed."""
    there = game.board.cache[thing.id]
    if isinstance(there, Draft):
        return there
    draft = Draft(there)
    game.board.cache[thing.id] = draft
    return draft


# --- in order ---------------------------------------------------------------------------------------------------------


def _act_all(game: Game, effects: list[Acting]) -> None:
    """All effects act, one after another, in the order that the rules say."""
    left = effects
    while left:
        one, why = _next(game, left)
        left = [other for other in left if other is not one]
        left += _act(game, one, why)


def _next(game: Game, left: list[Acting]) -> tuple[Acting, Cites]:
    """The effect that acts next, and the rules that say so."""
    if len(left) == 1:
        return left[0], ()
    game.look()
    naive = sorted(left, key=lambda one: bool(one.change.lose))
    found: Acting = game.ruling_on(THE_NEXT_EFFECT, naive)[0]
    return found, game.looked()


def _act(game: Game, one: Acting, why: Cites) -> list[Acting]:
    """Let an effect act on what it concerns. The effects of static abilities that it grants are returned."""
    game.look()
    concerned = concerns(game, one)
    change = counted(game, one) if concerned else one.change
    cites = (*why, *one.cites, *game.looked())
    gained: list[Acting] = []
    for thing in concerned:
        if _enters_bare(game, one, thing):
            continue
        draft = _draft_of(game, thing)
        _apply_citing(game, draft, change, cites)
        gained += [
            Acting(one.stamp, each, source=thing, ability=ability, origin=thing.object, cites=one.cites)
            for ability in change.words
            if isinstance(ability, tree.Static)
            for each in ability.changes
        ]
    return gained


def _apply_citing(game: Game, draft: Draft, change: tree.Change, cites: Cites) -> None:
    game.look()
    apply(game, draft, change)
    draft.cite((*cites, *game.looked()))


def _enters_bare(game: Game, one: Acting, thing: Thing) -> bool:
    """What somebody might think: that what enters is for a moment as it is printed, whatever acts on it later."""
    if "bare" not in thing.marks or (one.source is not None and one.source.id == thing.id):
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
