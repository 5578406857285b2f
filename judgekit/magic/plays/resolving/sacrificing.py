"""Sacrifices that an instruction asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.one_of_each import most
from judgekit.magic.plays.board.state import BATTLEFIELD, Object, controller, traits
from judgekit.magic.plays.board.zones import goes
from judgekit.magic.plays.keywords.protective import INDESTRUCTIBLE
from judgekit.magic.plays.restrictions import cannot
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.evaluate import (
    amount,
    as_many,
    as_of,
    objects,
    source_of,
    spoken_of,
    things,
)
from judgekit.magic.plays.text.on_top import as_possible
from judgekit.magic.plays.text.turn_order import in_turn, together
from judgekit.magic.questions.resolving import SACRIFICES_WHAT_OTHERS_CONTROL, SACRIFICING_IS_NO_DESTRUCTION
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def sacrifice(game: Game, what: tree.Sacrifice, player: str, spell: Thing) -> Flow[None]:
    """Players sacrifice: those who choose do it in turn order, openly; then it happens at once."""
    doomed: list[int] = []
    each: dict[str, int] = {}
    everybody = in_turn(game, what.who, player, spell)
    at_once = together(game, everybody)
    for who in everybody:
        if isinstance(what.of, (tree.TheRest, tree.Each)):
            theirs = _all_of(game, what, player, spell, str(who))
            each[str(who)] = len(theirs)
            doomed += theirs
            continue
        if not isinstance(what.of, tree.Filter):
            doomed += [
                t.id for t in objects(game, things(game, what.of, player, spell), spell) if _is_given_up(game, t, who)
            ]
            break
        mine = tree.within(filters.meant(what.of, as_of(spell, what.who, who)), {"controller": str(who)})
        if what.apart:
            chosen = yield from _one_of_each(game, what, mine, str(who), spell)
        else:
            chosen = yield from _so_many(game, what, mine, str(who), player, spell)
        each[str(who)] = len(chosen)
        doomed += chosen
        if not at_once:
            yield from _given_up(game, doomed)
            doomed = []
    doomed = list(dict.fromkeys(doomed))
    those: list[Being] = [game.board.things[one].object for one in doomed]
    yield from _given_up(game, doomed, (what.word, source_of(spell)))
    if tree.is_spoken_of(what):
        yield from spoken_of(game, those, spell)
    yield from as_many(game, sum(each.values()) if each else len(doomed), spell, each)


def _so_many(
    game: Game, what: tree.Sacrifice, mine: tree.Filter, who: str, player: str, spell: Thing
) -> Flow[list[int]]:
    possible = _to_give(game, mine, who, spell)
    due = amount(game, what.how_many, player, as_of(spell, what.who, who))
    due = min(due, len(possible)) if what.up_to else as_possible(game, due, len(possible))
    all_of_them = len(possible) <= due and not (what.up_to and possible)
    said = possible if all_of_them else (yield Ask("choose", who, (spell.id, what, due), tuple(possible)))
    return [one[0] for one in said if not isinstance(one, str)]


def _given_up(game: Game, doomed: list[int], done: tuple[str, Object] | None = None) -> Flow[None]:
    """Permanents that have been chosen are sacrificed: `done` tells as which action of which permanent."""
    doomed = [one for one in doomed if not _withstands(game, game.board.things[one])]
    gone = [goes(game, one, "graveyard", "sacrificed") for one in dict.fromkeys(doomed)]
    told = [Event("done", (*done, game.board.things[one].object)) for one in doomed] if done and done[0] else []
    yield (*gone, *told)
    yield from game.run("order graveyard", tuple(dict.fromkeys(doomed)))


def _withstands(game: Game, thing: Thing) -> bool:
    """Whether a permanent is kept by what would keep it from being destroyed, to who takes the one for the other."""
    hardy = INDESTRUCTIBLE in traits(game, thing).words or "regeneration" in thing.marks.get("shields", ())
    return hardy and not game.ruling(SACRIFICING_IS_NO_DESTRUCTION)


def _all_of(game: Game, what: tree.Sacrifice, player: str, spell: Thing, who: str) -> list[int]:
    """All that one of the players told to sacrifice has of what they are told to."""
    if isinstance(what.of, tree.TheRest):
        return [t.id for t in objects(game, things(game, what.of, who, spell), spell)]
    there = objects(game, things(game, what.of, player, as_of(spell, what.who, who)), spell)
    return [thing.id for thing in there if _is_given_up(game, thing, who)]


def _is_given_up(game: Game, thing: Thing, player: str) -> bool:
    """Whether a player who is told to sacrifice a thing can."""
    if thing.zone != BATTLEFIELD or not cannot.may_be_sacrificed(game, thing):
        return False
    if controller(game, thing) == player:
        return True
    game.show()
    return bool(game.ruling(SACRIFICES_WHAT_OTHERS_CONTROL))


def _one_of_each(game: Game, what: tree.Sacrifice, mine: tree.Filter, who: str, spell: Thing) -> Flow[list[int]]:
    """One thing for each sort, none for two of them, and for as many sorts as can be."""
    sorts = _sorts(game, mine, who, spell)
    due = as_possible(game, len(sorts), most(sorts))
    taken: list[Being] = []
    for nth, there in enumerate(sorts):
        rest = [[one for one in others if one not in taken] for others in sorts[nth + 1 :]]
        still_due = due - len(taken)
        possible = [
            one
            for one in there
            if one not in taken and 1 + most([[o for o in others if o != one] for others in rest]) >= still_due
        ]
        if not possible or still_due <= 0:
            continue
        asked = what._replace(of=mine.either[nth], how_many=1, apart=False)
        said = possible if len(possible) == 1 else (yield Ask("choose", who, (spell.id, asked, 1), tuple(possible)))
        taken += said[:1]
    return [one[0] for one in taken if not isinstance(one, str)]


def has_each(game: Game, what: tree.Sacrifice, who: str, spell: Thing) -> bool:
    """Whether a player has one thing for each sort, none for two of them, where one of each is asked for."""
    if not what.apart or not isinstance(what.of, tree.Filter):
        return True
    mine = tree.within(what.of, {"controller": who})
    sorts = _sorts(game, mine, who, spell)
    return most(sorts) == len(sorts)


def _sorts(game: Game, mine: tree.Filter, who: str, spell: Thing) -> list[list[Being]]:
    """What a player could give for each sort."""
    return [_to_give(game, of, who, spell) for of in mine.either]


def _to_give(game: Game, mine: tree.Filter, who: str, spell: Thing) -> list[Being]:
    """What a player could sacrifice of what is told."""
    there = filters.candidates(game, mine, who, source_of(spell))
    things_ = game.board.things
    return [one for one in there if isinstance(one, str) or cannot.may_be_sacrificed(game, things_[one[0]])]
