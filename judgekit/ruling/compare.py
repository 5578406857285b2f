"""One board under several editions: where they first part, and how each of them comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.errors import JudgekitError
from judgekit.magic.plays.board.state import Effect
from judgekit.ruling.came_out import differences, outcome
from judgekit.ruling.why import why
from judgekit.scenario.outcome import Refused
from judgekit.scenario.run import run
from judgekit.table.board import Thing
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from judgekit.ruling.answers import Reason
    from judgekit.ruling.came_out import Facts
    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.account import Step
    from judgekit.table.engine import Event
    from judgekit.table.system import System

    Difference = tuple[str, object, object, object]
    Happening = tuple[Any, Step]


# Events that only keep the engine's books: two editions that differ in them alone do the same.
_BOOKKEEPING = frozenset(
    (
        *("priority", "pass", "leave", "note", "tell", "mark", "choose", "resolves", "combat", "played", "order"),
        *("skipped", "player attacks", "is attacked", "goes on fighting"),
    )
)

# What says no more than that the game goes on.
_GOING_ON = frozenset(("turn", "phase", "step", "verdict"))


class Compared(NamedTuple):
    """A scenario played under several editions.

    `first` holds for each edition the step in which it parts from the others, None where it does nothing of the kind;
    it is None where all do the same. `others` tells for each later edition how its outcome differs from the first's,
    `ends` for each edition what came out, of all that did not come out alike.
    """

    runs: tuple[Run, ...]
    first: tuple[Step | None, ...] | None
    others: tuple[tuple[Difference, ...], ...]
    ends: tuple[Facts, ...]
    refused: tuple[Refused, ...] = ()


def compare(scenario: Scenario, systems: Sequence[System]) -> Compared:
    """Play a scenario under each edition and lay the replays side by side; one that cannot play it is `refused`.

    Raises what is wrong where none can.
    """
    played: list[Run] = []
    refused: list[Refused] = []
    for system in systems:
        try:
            played.append(run(scenario, system))
        except JudgekitError as error:
            refused.append(Refused(system.name, error))
    if not played:
        raise refused[0].error
    return side_by_side(scenario, tuple(played))._replace(refused=tuple(refused))


def side_by_side(scenario: Scenario, runs: tuple[Run, ...]) -> Compared:
    """Replays of one scenario that have been played already, laid side by side."""
    facts = [outcome(each) for each in runs]
    limited: set[tuple[str, Any]] = {("expected", one.text) for one in scenario.expectations if one.editions}
    limited |= {("verdict", one.number) for one in scenario.actions if one.editions or not one.player}
    facts = [{key: fact for key, fact in each.items() if key not in limited} for each in facts]
    others = tuple(differences(facts[0], each) for each in facts[1:])
    unlike = dict.fromkeys((kind, subject) for each in others for kind, subject, *_ in each)
    # What merely does not come to pass, the game being over, is no matter of what is allowed.
    unlike = {key: None for key in unlike if key[0] != "verdict" or any(each.get(key) == "illegal" for each in facts)}
    ends = tuple({key: each.get(key) for key in unlike} for each in facts)
    return Compared(runs, _parting([list(_happenings(each.replay.steps)) for each in runs]), others, ends)


def parting_reasons(compared: Compared, systems: Sequence[System]) -> tuple[tuple[Reason, ...], ...]:
    """For each edition the reasons why it ends as it does where they end otherwise, its point first; empty where none.

    Every rule that a replay cites is taken away once.
    """
    unlike = {key for facts in compared.ends for key in facts}
    if not unlike:
        return tuple(() for _ in compared.runs)
    scenario = compared.runs[0].scenario
    played = {run.replay.system.name for run in compared.runs}
    return tuple(_about(why(scenario, one)[1], unlike) for one in systems if one.name in played)


def _about(reasons: Iterable[Reason], unlike: Collection[tuple[str, Any]]) -> tuple[Reason, ...]:
    return tuple(one for one in reasons if any((kind, subject) in unlike for kind, subject, *_ in one.differences))


def _parting(streams: Sequence[Sequence[Happening]]) -> tuple[Step | None, ...] | None:
    """The steps in which replays first differ in what happens."""
    longest = max(map(len, streams))
    place = next((n for n in range(longest) if len({_at(stream, n) for stream in streams}) > 1), None)
    if place is None:
        return None
    halfway = any(0 < place < len(stream) and stream[place - 1][1] is stream[place][1] for stream in streams)
    if halfway:  # they do the same, not as often
        return tuple(_step_of(stream, place) for stream in streams)
    idle = [any(_passes_over(mine, other, place) for other in streams) for mine in streams]
    if all(idle):
        idle = [len(stream) <= place for stream in streams]
    return tuple(None if lazy else stream[place][1] for stream, lazy in zip(streams, idle, strict=True))


def _at(stream: Sequence[Happening], place: int) -> Any:
    return repr(stream[place][0]) if place < len(stream) else ""


def _step_of(stream: Sequence[Happening], place: int) -> Step | None:
    """The step that goes on here or does something else, or the one that has just ended."""
    ended = place >= len(stream) or (stream[place - 1][1] is not stream[place][1] and stream[place][0][0] in _GOING_ON)
    return stream[place - 1 if ended else place][1]


def _passes_over(mine: Sequence[Happening], other: Sequence[Happening], place: int) -> bool:
    """Whether the other does here what the one never does, and both then go on alike."""
    here, there = _at(mine, place), _at(other, place)
    if here == there or not there:
        return False
    if not here:
        return True
    later = {_at(mine, n) for n in range(place, len(mine))}
    meanwhile: list[str] = []
    for n in range(place, len(other)):
        event = _at(other, n)
        if event == here:
            return later.isdisjoint(meanwhile)
        meanwhile.append(event)
    return False


def _happenings(steps: Sequence[Step]) -> Iterator[Happening]:
    """All that happens in a replay, in order, as values that can be compared, each with its step."""
    for step in steps:
        for event in step.events:
            if event.kind not in _BOOKKEEPING or (event.kind == "mark" and event.args[1] == "tapped"):
                yield _plain(event), step
        if step.verdict is not None and step.action is not None:
            yield ("verdict", step.action, step.verdict), step


def _plain(event: Event) -> Any:
    """An event without what only tells one engine's game from another's."""
    return (event.kind, *(_told(arg) for arg in event.args))


def _told(arg: object) -> Any:
    if isinstance(arg, Thing):
        return (arg.name, arg.owner)
    if isinstance(arg, Effect):  # when it began does not matter
        return (arg.objects, repr(arg.change))
    return arg
