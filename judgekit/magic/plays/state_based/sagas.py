"""Sagas: the lore counters with which they go on, and their end."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import NO_EFFECT, controller, in_play, traits
from judgekit.magic.plays.board.teams import has_the_turn
from judgekit.magic.plays.replacement.applicable import enters_as
from judgekit.magic.plays.state_based.planeswalkers import entering_with
from judgekit.magic.plays.triggers.doings import CHAPTER, LORE
from judgekit.magic.plays.triggers.pending import those_waiting
from judgekit.magic.questions.state_based import BEGINS_AT_A_CHAPTER
from judgekit.magic.vocabulary import READ_AHEAD
from judgekit.table.amending import Made
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.amending import Amendment
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

SAGA = "Saga"


def enters_with_lore(game: Game, event: Event) -> tuple[Amendment, ...]:
    """A Saga enters with a lore counter."""
    found = entering_with(game, event, SAGA, LORE, lambda thing: 1 if SAGA in thing.face.traits.subtypes else None)
    thing = enters_as(game, event) if found else None
    if thing is None or READ_AHEAD not in thing.face.traits.words or event.kind == "create":
        return found
    return tuple(one._replace(make=_at_a_chapter(thing)) for one in found)


def _at_a_chapter(thing: Thing) -> Callable[[Game, Event], Flow[Made]]:
    """Who reads ahead chooses with how many lore counters a Saga enters."""
    last = max((one.trigger.least for one in thing.face.traits.abilities if is_chapter(one)), default=1)

    def make(game: Game, event: Event) -> Flow[Made]:
        many = "1"
        if last > 1 and game.ruling(BEGINS_AT_A_CHAPTER):
            options = tuple(str(number) for number in range(1, last + 1))
            many = yield Ask("word", event.args[2], (thing.id,), options)
        return Made((event, Event("counters", (thing.id, LORE, int(many)))), kept=True)

    return make


def go_on(game: Game) -> tuple[Event, ...]:
    """As the first main phase of a turn begins, the active player puts a lore counter on each Saga of theirs."""
    if game.board.facts.get("resume") is not None:
        return ()  # the board stands in the midst of the phase
    there = [thing for thing in _sagas(game) if has_the_turn(game, controller(game, thing))]
    return tuple([Event("counters", (thing.id, LORE, 1, NO_EFFECT)) for thing in there if last_chapter(game, thing)])


def are_over(game: Game) -> tuple[Event, ...]:
    """A Saga whose last chapter has been told is sacrificed."""
    gone = []
    for thing in _sagas(game):
        last = last_chapter(game, thing)
        if last and thing.marks.get("counters", {}).get(LORE, 0) >= last and not _is_being_told(game, thing):
            gone.append(Event("move", (thing.id, "graveyard", controller(game, thing), "sacrificed")))
    return tuple(gone)


def last_chapter(game: Game, thing: Thing) -> int:
    """The number of the last chapter of a Saga; 0 where it has none."""
    return max((one.trigger.least for one in traits(game, thing).abilities if is_chapter(one)), default=0)


def is_chapter(ability: object) -> TypeGuard[tree.Triggered]:
    """Whether an ability is a chapter of a Saga."""
    return isinstance(ability, tree.Triggered) and ability.trigger.kind == CHAPTER


def any_sagas(game: Game) -> bool:
    """Whether there is a Saga in play."""
    return bool(_sagas(game))


def _sagas(game: Game) -> list[Thing]:
    there = (thing for thing in in_play(game.board) if SAGA in thing.face.traits.subtypes)
    return [thing for thing in there if SAGA in traits(game, thing).subtypes]


def _is_being_told(game: Game, thing: Thing) -> bool:
    """Whether a chapter of a Saga has triggered and has not left the stack."""
    if any(one.source == thing.object and is_chapter(one.ability) for one in those_waiting(game.board)):
        return True
    marks = (game.board.things[n].marks for (kind, _), on in game.board.zones.items() if kind == "stack" for n in on)
    return any(mark.get("source") == thing.object and is_chapter(mark.get("ability")) for mark in marks)
