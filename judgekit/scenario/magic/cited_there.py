"""The numbers behind a statement: whether they are among those of the steps that brought it about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario.outcome import Held

if TYPE_CHECKING:
    from judgekit.scenario.magic.holding import Judging, Scene
    from judgekit.scenario.model import Expectation
    from judgekit.table.account import Step
    from judgekit.table.engine import Event

_OBJECT = 2  # an object is a thing and how many zones it has been in


def cited(expectation: Expectation, scene: Scene, judging: Judging) -> Held:
    """The numbers behind a statement are among those of the steps that brought it about."""
    edition = scene.replay.system.name
    wanted = [number for limit, number in expectation.cites if limit in {"", edition}]
    if not wanted:
        return Held(expectation, ok=True, so=True)
    there = {number for step in _steps_about(expectation, scene, judging) for number in step.cites}
    lacking = [number for number in wanted if number not in there]
    if lacking:
        return Held(expectation, ok=False, found=f"senza citare {', '.join(lacking)}", so=True)
    return Held(expectation, ok=True, so=True)


def _steps_about(expectation: Expectation, scene: Scene, judging: Judging) -> list[Step]:
    """The steps in which something happens to what a statement speaks of, with the actions that they belong to."""
    if expectation.kind == "verdict":
        verdict = scene.replay.verdicts.get(expectation.args[0])
        return [step for step in scene.replay.steps if step.action == expectation.args[0] or step is verdict]
    subjects: set[object] = set()
    for argument in expectation.args:
        if isinstance(argument, str) and argument in scene.board.players:
            subjects.add(argument)
        elif hasattr(argument, "of_ability"):
            subjects |= scene.names.beings(scene.board, argument)
    if not subjects:
        return list(scene.steps)
    about = [
        any(_speaks_of(event, subjects, expectation.kind, judging) for event in step.events) for step in scene.steps
    ]
    actions = {step.action for step, there in zip(scene.steps, about, strict=True) if there} - {None}
    return [s for s, there in zip(scene.steps, about, strict=True) if there or s.action in actions]


def _speaks_of(event: Event, subjects: set[object], kind: str, judging: Judging) -> bool:
    """Whether an event is about one of these; the end of the game is about all players."""
    if event.kind in judging.endings.get(kind, ()):
        return True
    args = event.args[: judging.subjects.get(event.kind, len(event.args))]
    return _mentions(args if judging.objects else list(args), subjects)


def _mentions(value: object, subjects: set[object]) -> bool:
    if isinstance(value, (str, int)):
        return value in subjects
    if isinstance(value, dict):
        return any(_mentions(part, subjects) for pair in value.items() for part in pair)
    if isinstance(value, tuple) and len(value) == _OBJECT and all(type(part) is int for part in value):
        return value[0] in subjects
    if isinstance(value, (tuple, list, frozenset, set)):
        return any(_mentions(part, subjects) for part in value)
    return False
