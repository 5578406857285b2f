"""Counters that say something by themselves: those of a keyword, of a shield, of stun, of finality."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic import vocabulary
from judgekit.magic.language import tree
from judgekit.magic.plays.board.held import AT_WORK
from judgekit.magic.plays.board.state import BATTLEFIELD, in_play, still
from judgekit.magic.plays.layers.continuous import of_counter
from judgekit.magic.plays.replacement.prevention import PREVENTION, prevented
from judgekit.magic.plays.text.evaluate import amount, objects, picked
from judgekit.table.amending import Amendment, Made
from judgekit.table.engine import Event
from judgekit.table.messages import Ask
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.magic.plays.layers.draft import Acting
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Making = Flow[Made]

FINALITY, SHIELD, STUN = "finalità", "scudo", "stordimento"


def of_keywords(game: Game) -> list[Acting]:
    """A counter that is called as a keyword gives it."""
    return [
        of_counter(thing, word, tree.Change(None, words=(tree.Keyword(word),), until=tree.FOR_GOOD))
        for thing in in_play(game.board)
        for word in thing.marks.get("counters", {})
        if vocabulary.is_keyword(word)
    ]


def _has(thing: Thing | None, counter: str) -> bool:
    return thing is not None and thing.zone == BATTLEFIELD and counter in thing.marks.get("counters", {})


def _one_less(thing: int, counter: str) -> Event:
    return Event("counters", (thing, counter, -1))


@only_with(AT_WORK)
def shield_from_destruction(game: Game, event: Event) -> tuple[Amendment, ...]:
    """What an effect would destroy loses a shield counter instead."""
    thing = game.board.things[event.args[0]]
    if not _has(thing, SHIELD) or len(event.args) > _BY_EFFECT:
        return ()

    def make(game: Game, event: Event) -> Making:
        return Made((_one_less(thing.id, SHIELD),))
        yield

    return (Amendment((SHIELD, thing.object), ("destroy", thing.id), make, SHIELD, thing.object),)


_BY_EFFECT = 2  # the arguments of a destruction that no rule of the game brings about by itself


@only_with(AT_WORK)
def shield_from_damage(game: Game, event: Event) -> tuple[Amendment, ...]:
    """Damage to what has a shield counter is prevented, and one is removed."""
    to = event.args[1]
    thing = None if isinstance(to, str) else still(game.board, to)
    if thing is None or not _has(thing, SHIELD):
        return ()
    number = thing.id

    def make(game: Game, event: Event) -> Making:
        made, gone = prevented(game, event, event.args[2], (SHIELD, to)), _one_less(number, SHIELD)
        return made if gone in game.coming else made._replace(events=(*made.events, gone))  # one, whoever deals it
        yield

    return (Amendment((SHIELD, to), ("damage", to), make, PREVENTION, to),)


def stun(game: Game, event: Event) -> tuple[Amendment, ...]:
    """What has a stun counter does not untap: one is removed instead."""
    thing = game.board.things[event.args[0]]
    if not _has(thing, STUN):
        return ()

    def make(game: Game, event: Event) -> Making:
        return Made((_one_less(thing.id, STUN),))
        yield

    return (Amendment((STUN, thing.object), ("untap", thing.id), make, STUN, thing.object),)


@only_with(AT_WORK)
def finality(game: Game, event: Event) -> tuple[Amendment, ...]:
    """What has a finality counter is exiled instead of going from play to a graveyard."""
    thing = game.board.things[event.args[0]]
    if not _has(thing, FINALITY) or (event.kind == "move" and event.args[1] != "graveyard"):
        return ()

    def make(game: Game, event: Event) -> Making:
        return Made((Event("move", (thing.id, "exile", thing.owner, "exiled")),))
        yield

    return (Amendment((FINALITY, thing.object), ("dies", thing.object), make, FINALITY, thing.object, stage=1),)


def put_its_counters(game: Game, what: tree.PutItsCounters, player: str, spell: Thing) -> Flow[None]:
    """What has gone had counters: as many of each kind are put on something else."""
    beings = yield from picked(game, what.what, player, spell)
    had: dict[str, int] = spell.marks.get("about", {}).get("counters", {})
    yield tuple(
        Event("counters", (thing.id, kind, many))
        for thing in objects(game, beings, spell)
        for kind, many in had.items()
        if many and thing.zone == BATTLEFIELD
    )


def _of_any_kind(game: Game, what: tree.RemoveCounters, thing: Thing, player: str, spell: Thing) -> Flow[None]:
    """So many counters less, each of whichever kind the player of the text chooses among those that are left there."""
    left = {kind: many for kind, many in thing.marks.get("counters", {}).items() if many > 0}
    gone: list[str] = []
    for _ in range(min(amount(game, what.how_many, player, spell), sum(left.values()))):
        kinds = sorted(kind for kind, many in left.items() if many > 0)
        options = tree.OneOf(tree.You(), tuple((what._replace(counter=kind, how_many=1),) for kind in kinds))
        each = tuple(range(len(kinds)))
        nth = 0 if len(kinds) == 1 else (yield Ask("option", player, (spell.id, options), each))
        left[kinds[nth]] -= 1
        gone.append(kinds[nth])
    if gone:
        yield tuple(Event("counters", (thing.id, kind, -gone.count(kind))) for kind in dict.fromkeys(gone))


def remove_counters(game: Game, what: tree.RemoveCounters, player: str, spell: Thing) -> Flow[None]:
    beings = yield from picked(game, what.what, player, spell)
    if isinstance(what.how_many, tree.CountersOn) and tree.same(what.how_many.of, tree.EACH_ITS_OWN):
        there = [(t.id, t.marks.get("counters", {})) for t in objects(game, beings, spell)]
        yield tuple(
            Event("counters", (number, kind, -many))
            for number, counters in there
            for kind, many in counters.items()
            if many and what.counter in {"", kind}
        )
        return
    due = amount(game, what.how_many, player, spell)
    if not what.counter:
        for thing in objects(game, beings, spell):
            yield from _of_any_kind(game, what, thing, player, spell)
        return
    there = [(t.id, min(due, t.marks.get("counters", {}).get(what.counter, 0))) for t in objects(game, beings, spell)]
    yield tuple(Event("counters", (one, what.counter, -many)) for one, many in there if many)
