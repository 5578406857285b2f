"""What becomes of an event before it happens: effects that put another in its place, or let it come to nothing.

The table `amends` tells which effects would act on an event; the table `results` what comes about beside it at the same
moment, and under "together" beside all that happens then. How often an effect acts, whether several do, who orders them
and who ends what goes round in a circle is for the rulings to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.table.messages import Ask, Event, Flow, Stuck
from judgekit.table.questions import (
    ACTS_AGAIN_ON_ONE_EVENT,
    ACTS_ON_WHAT_ANOTHER_HAS_CHANGED,
    RESULTS_ARE_PART_OF_IT,
    RESULTS_COME_OF_WHAT_IS_LEFT,
    WHAT_IS_REPLACED_IS_NOTICED,
    WHO_ENDS_A_CIRCLE,
    WHO_ORDERS_EFFECTS,
)
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judgekit.table.engine import Game


_MOST = 40  # effects on one event, one after another


class Made(NamedTuple):
    """What an effect makes of an event: events at the same moment, and what is done right after them.

    `kept` tells that the event still happens, though otherwise; `spared` is what it would have brought with it, which
    does not happen either.
    """

    events: tuple[Event, ...] = ()
    then: Callable[[Game], Flow[None]] | None = None
    kept: bool = False
    spared: tuple[Event, ...] = ()


class Amendment(NamedTuple):
    """An effect that would act on an event.

    `key` tells it from other effects, `about` says what kind of event it would change for whom. Effects of one `sort`
    come to the same in any order; those of a lower `stage` act first. `source` is what players call it by.
    """

    key: Any
    about: Any
    make: Callable[[Game, Event], Flow[Made]]
    sort: Any
    source: Any = None
    stamp: int = 0
    stage: int = 0
    cites: tuple[str, ...] = ()


class Link(NamedTuple):
    """An effect that has acted on what led to an event."""

    key: Any
    about: Any
    source: Any


class Chain(NamedTuple):
    """The effects that have acted on what led to an event, in order; `last` ends their circle, once it has acted."""

    links: tuple[Link, ...] = ()
    last: Any = None


class Outcome(NamedTuple):
    """What comes of some events: those that happen, those that do not, what is done after, each with what led to it."""

    events: list[Event]
    lost: list[Event]
    after: list[tuple[Callable[[Game], Flow[None]], Chain]]


def come_about(game: Game, events: Sequence[Event], happen: Callable[[Sequence[Event]], None]) -> Any:
    """Let events happen as effects leave them, and what is done instead right after."""
    outcome = Outcome([], [], [])
    game.coming = []
    game.due = events
    game.given = 0
    brought: list[tuple[Event, Event]] = []
    for event in events:
        reached = yield from _through(game, event, game.led or Chain(), outcome)
        outcome.events.extend(reached)
        game.coming.extend(reached)
        if game.results:
            brought += _brought(game, event, reached)
    besides = (yield from _beside(game, brought, outcome)) if brought else []
    if besides and game.ruling(RESULTS_ARE_PART_OF_IT):
        outcome.events.extend(besides)
    elif besides:
        outcome.after.insert(0, (_one_by_one(tuple(besides)), Chain()))
    for row in game.results.get("together", ()):
        found = row.play(game, outcome.events)
        if found:
            game.cite(row.cites)
            outcome.events.extend(found)
    game.coming = []
    before = game.board
    happen(outcome.events)
    if outcome.lost and game.ruling(WHAT_IS_REPLACED_IS_NOTICED):
        for event in outcome.lost:
            game.notice(event, before)
    behind = game.tell() if outcome.after else ()
    for then, chain in outcome.after:
        game.cite(behind)
        led, game.led = game.led, chain
        try:
            yield from then(game)
        finally:
            game.led = led


def _brought(game: Game, event: Event, reached: list[Event]) -> list[tuple[Event, Event]]:
    """What an event brings about beside it, each with what brings it: with the event as effects have left it."""
    found: list[tuple[Event, Event]] = []
    for one in reached:
        for row in game.results.get(one.kind, ()):
            if row.when is not None and not row.when(game, one):
                continue
            before = one if game.ruling(RESULTS_COME_OF_WHAT_IS_LEFT) or one.kind != event.kind else event
            for each in row.play(game, before):
                game.cite(row.cites)
                found.append((before, each))
    return found


def _beside(game: Game, brought: list[tuple[Event, Event]], outcome: Outcome) -> Flow[list[Event]]:
    """What comes about beside the events of a moment: gathered as the rules say, and as effects act on it."""
    for row in game.results.get("gathered", ()):
        fewer = row.play(game, brought)
        if len(fewer) < len(brought):
            game.cite(row.cites)
        brought = fewer
    found: list[Event] = []
    for _, each in brought:
        come = yield from _through(game, each, Chain(), outcome)
        found += come
        game.coming.extend(come)
    return found


def _one_by_one(events: tuple[Event, ...]) -> Callable[[Game], Flow[None]]:
    """What comes about beside an event, as somebody might think: only when what the event has led to is over."""

    def then(game: Game) -> Flow[None]:
        for event in events:
            yield from game.run("states")
            yield event

    return then


def _through(game: Game, event: Event, chain: Chain, outcome: Outcome) -> Flow[list[Event]]:
    """What one event comes to: effects act on it, then on what they have made of it, until none does."""
    found = [
        a._replace(cites=row.cites) for row in game.amends.get(event.kind, ()) for a in row.play(game, event) or ()
    ]
    if not found or (chain.links and not game.ruling(ACTS_ON_WHAT_ANOTHER_HAS_CHANGED)):
        return [event]
    fresh = [one for one in found if _may_act(game, one, chain)]
    if not fresh:
        fresh, chain = yield from _round(game, event, found, chain)
    if not fresh:
        return [event]
    one = yield from _first(game, event, fresh)
    game.cite(one.cites)
    made = yield from one.make(game, event)
    chain = chain._replace(links=(*chain.links, Link(one.key, one.about, one.source)))
    if not made.kept:
        outcome.lost.extend((event, *made.spared))
    if made.then is not None:
        outcome.after.append((made.then, chain))
    reached: list[Event] = []
    settled = len(game.coming)
    for each in made.events:
        reached += yield from _through(game, each, chain, outcome)
        game.coming[settled:] = reached
    del game.coming[settled:]  # whoever asked for them puts them there
    return reached


def _may_act(game: Game, one: Amendment, chain: Chain) -> bool:
    """Whether an effect acts on an event that it may have changed before."""
    if all(link.key != one.key for link in chain.links):
        return True
    if chain.last is not None:
        return bool(chain.links[-1].key != chain.last)
    if not game.ruling(ACTS_AGAIN_ON_ONE_EVENT):
        return False
    if len(chain.links) > _MOST:
        raise Stuck  # it would go on for ever
    return True


def _round(game: Game, event: Event, found: list[Amendment], chain: Chain) -> Flow[tuple[list[Amendment], Chain]]:
    """Effects that have brought an event back to what it was: whoever may says which of them is the last to act."""
    for one in found if chain.last is None else ():
        circle = _circle(chain, one)
        player = game.ruling(WHO_ENDS_A_CIRCLE, event) if circle else None
        if player is not None:
            last = yield Ask("end of circle", player, event, tuple(link.source for link in circle))
            link = next(link for link in circle if link.source == last)
            if link is circle[-1]:
                break
            return [one], chain._replace(last=link.key)
    return [], chain


def _circle(chain: Chain, one: Amendment) -> tuple[Link, ...]:
    """The effects through which an event has left what this one acts on, and come back to it."""
    at = max(n for n, link in enumerate(chain.links) if link.key == one.key)
    since = chain.links[at:]
    return since if since[0].about == one.about and any(link.about != one.about for link in since) else ()


def _first(game: Game, event: Event, found: list[Amendment]) -> Flow[Amendment]:
    """Of several effects on one event, the one that acts first: as whoever it befalls says, where that matters."""
    stage = min(one.stage for one in found)
    rivals = sorted((one for one in found if one.stage == stage), key=lambda one: one.stamp)
    if len({repr(one.sort) for one in rivals}) == 1:
        return rivals[0]
    player = game.ruling(WHO_ORDERS_EFFECTS, event)
    if player is None:
        return rivals[0]
    said = yield Ask("which effect", player, event, tuple(dict.fromkeys(one.source for one in rivals)))
    return next(one for one in rivals if one.source == said)
