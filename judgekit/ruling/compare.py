"""One board under several editions: where they first part, and how each of them comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.magic.plays.state import Effect
from judgekit.ruling.outcome import differences, outcome
from judgekit.scenario.run import run
from judgekit.table.board import Thing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.engine import Event, Step
    from judgekit.table.system import System

# Events that only keep the engine's books: two editions that differ in them alone do the same.
_BOOKKEEPING = frozenset(
    (
        *("priority", "pass", "leave", "note", "tell", "mark", "choose", "resolves", "combat", "played", "order"),
        *("skipped", "player attacks", "is attacked"),
    )
)


class Compared(NamedTuple):
    """A scenario played under several editions.

    `first` holds for each edition the step in which it parts from the others, None where it has no further step; it is
    None where all do the same. `others` tells for each later edition how its outcome differs from the first's.
    """

    runs: tuple[Run, ...]
    first: tuple[Step | None, ...] | None
    others: tuple[tuple[tuple[str, Any, Any, Any], ...], ...]


def compare(scenario: Scenario, systems: Sequence[System]) -> Compared:
    """Play a scenario under each edition and lay the replays side by side."""
    runs = tuple(run(scenario, system) for system in systems)
    facts = [outcome(each) for each in runs]
    limited: set[tuple[str, Any]] = {("expected", one.text) for one in scenario.expectations if one.editions}
    limited |= {("verdict", action.number) for action in scenario.actions if action.editions}
    facts = [{key: fact for key, fact in each.items() if key not in limited} for each in facts]
    others = tuple(differences(facts[0], each) for each in facts[1:])
    return Compared(runs, _parting([each.replay.steps for each in runs]), others)


def _parting(replays: Sequence[Sequence[Step]]) -> tuple[Step | None, ...] | None:
    """The steps in which replays first differ in what happens."""
    streams = [_happenings(steps) for steps in replays]
    while True:
        now = [next(stream, None) for stream in streams]
        if all(one is None for one in now):
            return None
        if any(one is None or one[0] != (now[0] or one)[0] for one in now):
            return tuple(None if one is None else one[1] for one in now)


def _happenings(steps: Sequence[Step]) -> Iterator[tuple[Any, Step]]:
    """All that happens in a replay, in order, as values that can be compared, each with its step."""
    for step in steps:
        for event in step.events:
            if event.kind not in _BOOKKEEPING:
                yield _plain(event), step
        if step.verdict is not None and step.action is not None:
            yield ("verdict", step.action, step.verdict), step


def _plain(event: Event) -> Any:
    """An event without what only tells one engine's game from another's."""
    return (event.kind, *(_told(arg) for arg in event.args))


def _told(arg: Any) -> Any:
    if isinstance(arg, Thing):
        return (arg.name, arg.owner)
    if isinstance(arg, Effect):  # when it began does not matter
        return (arg.objects, repr(arg.change))
    return arg
