"""Lines that say once more what those before them have brought about: «nessuno risponde», then «Folgore si risolve»."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from judgekit.errors import BadScenario
from judgekit.magic.plays.board.state import stack_of
from judgekit.scenario.faults import plain
from judgekit.scenario.model import Pass

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.magic.script import Script
    from judgekit.scenario.model import Action
    from judgekit.table.engine import Game

_RESOLVES = ("risol", "entra")  # of lines that say that something resolves, not that nobody answers


def is_said_again(script: Script, game: Game, action: Action) -> bool:
    """Whether a line only says that all pass where nothing waits, or that what has just resolved does so."""
    do = action.do
    if not isinstance(do, Pass) or not do.resolve or game.system.gone:
        return False
    if not _says_it_resolves(action):
        return not stack_of(game)
    lines = [one for one in script.scenario.actions[: action.number - 1] if one.is_of(script.edition)]
    passes = list(takewhile(_only_passes, reversed(lines)))
    before = [game.verdicts[one.number].n for one in lines[: len(lines) - len(passes)] if one.number in game.verdicts]
    resolved = set(_resolved(game, max(before, default=0))) if passes else set()
    if not resolved:
        return False
    if do.what is None:
        return not stack_of(game)
    try:
        named = script.names.numbers(game.board, do.what._replace(of_ability=False))
    except BadScenario:
        return False
    return not resolved.isdisjoint(named)


def _says_it_resolves(action: Action) -> bool:
    return any(word in plain(action.text) for word in _RESOLVES)


def _only_passes(action: Action) -> bool:
    return isinstance(action.do, Pass) and not action.trial and not _says_it_resolves(action)


def _resolved(game: Game, since: int) -> Iterator[int]:
    """What has resolved since a step, and of what the abilities were that have."""
    for n, step in enumerate(game.steps[since:], since):
        for event in step.events:
            if event.kind in {"resolves", "fizzles"}:
                yield event.args[0]
                thing = game.steps[max(0, n - 1)].board.things.get(event.args[0])
                if thing is not None and thing.face.pseudo:
                    yield thing.marks.get("source", (0,))[0]
