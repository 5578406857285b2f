"""Running a scenario of Wizards of Mickey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario.answering import Playing
from judgekit.scenario.magic.holding import held
from judgekit.scenario.outcome import Run, stopped_before
from judgekit.scenario.wom.wom_holding import JUDGING
from judgekit.scenario.wom.wom_script import Script, WomNames

if TYPE_CHECKING:
    from judgekit.scenario.model import Scenario
    from judgekit.table.board import Board
    from judgekit.table.system import System

OF_A_CHALLENGE = frozenset(("worth", "total", "wins challenge", "nobody wins"))  # told once it has been decided


def run(scenario: Scenario, system: System, board: Board, labels: dict[int, str]) -> Run:
    """Play a scenario. Raises BadScenario, Ambiguous; a choice that the script does not make ends the replay there.

    Without some rules a line that has no place any more is refused, and the game goes on.
    """
    names = WomNames(board, labels, scenario.file)
    playing = Playing(system, board, lambda told, try_out: Script(told, names, try_out))
    played, script = playing.play(scenario)
    names.learn(played.board)
    expectations = held(scenario, played, script.moments, names, JUDGING)
    if playing.missing and not system.gone:
        expectations = stopped_before(
            expectations, script.moments, played.verdicts, OF_A_CHALLENGE if "challenge" in played.board.facts else ()
        )
    return Run(scenario, played, board, names.labels, expectations, playing.missing[0] if playing.missing else None)
