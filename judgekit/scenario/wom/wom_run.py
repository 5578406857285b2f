"""Running a scenario of Wizards of Mickey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario.answering import Answering
from judgekit.scenario.magic.holding import held
from judgekit.scenario.outcome import Run, stopped_before
from judgekit.scenario.wom.wom_holding import JUDGING
from judgekit.scenario.wom.wom_script import Script, WomNames
from judgekit.table.engine import replay

if TYPE_CHECKING:
    from judgekit.errors import MissingChoice
    from judgekit.scenario.model import Scenario
    from judgekit.table.board import Board
    from judgekit.table.engine import Replay
    from judgekit.table.system import System


def run(scenario: Scenario, system: System, board: Board, labels: dict[int, str]) -> Run:
    """Play a scenario. Raises BadScenario, Ambiguous; a choice that the script does not make ends the replay there.

    Without some rules a line that has no place any more is refused, and the game goes on.
    """
    names = WomNames(board, labels, scenario.file)
    missing: list[MissingChoice] = []
    tried_out: dict[int, Replay] = {}

    def try_out(trial: Scenario, number: int) -> Replay:
        """A line is tried once: the games in which those after it are tried come past it again."""
        if number not in tried_out:
            tried_out[number] = play(trial, number)[0]
        return tried_out[number]

    def play(scenario: Scenario, tried: int | None = None) -> tuple[Replay, Script]:
        """With a number, the game is over as soon as that action has been judged: nothing is missing after it."""
        script = Script(scenario, names, try_out)
        answer = Answering(script, system, lambda game, what: None if tried in game.verdicts else missing.append(what))
        played = replay(system, board, "game", answer)
        if answer.game is not None:
            script.end(answer.game)
        return played, script

    played, script = play(scenario)
    names.learn(played.board)
    expectations = held(scenario, played, script.moments, names, JUDGING)
    if missing and not system.gone:
        expectations = stopped_before(expectations, script.moments, played.verdicts)
    return Run(scenario, played, board, names.labels, expectations, missing[0] if missing else None)
