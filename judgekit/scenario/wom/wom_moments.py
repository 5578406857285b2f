"""How far a game of Wizards of Mickey has come by itself, for lines that say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.scenario.wom.wom_model import Reach
    from judgekit.table.account import Step
    from judgekit.table.engine import Game

_LATER = {"assign", "discarding", "castle"}  # phases behind the challenge
_BEFORE = {"castle", "challenge"}


def reached(game: Game, do: Reach) -> Step | None:
    """The last step up to where a line says that the game has come; None where it has not come there."""
    acted = max((step.n for step in game.verdicts.values()), default=0)
    since = game.steps[acted:]
    if do.to == "begun":
        fighting = game.board.facts.get("phase") == "challenge" and game.steps
        return game.steps[-1] if fighting else None
    if do.to == "turn":
        return _before(game.steps, next((step for step in since if "castle" in _phases(step)), None))
    decided = next((step for step in since if _is_decided(step)), None) or _still_decided(game.steps)
    if decided is None:
        return None
    after = next((step for step in game.steps[decided.n :] if _LATER & set(_phases(step))), None)
    return _before(game.steps, after) if after is not None else game.steps[-1]


def _before(steps: Sequence[Step], step: Step | None) -> Step | None:
    if step is None or step.n <= 1:
        return step
    before: Step = steps[step.n - 2]
    return before


def _still_decided(steps: Sequence[Step]) -> Step | None:
    """Where the challenge of this turn was decided; None where none has been, or another has begun."""
    found: Step
    for found in reversed(steps):
        if _is_decided(found):
            return found
        if _BEFORE & set(_phases(found)):
            return None
    return None


def _is_decided(step: Step) -> bool:
    return any(event.kind == "challenge" for event in step.events)


def _phases(step: Step) -> Iterator[str]:
    """The phases that begin with a step."""
    return (event.args[0] for event in step.events if event.kind == "phase")
