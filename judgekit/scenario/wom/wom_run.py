"""Running a scenario of Wizards of Mickey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import Ambiguous, BadScenario, MissingChoice
from judgekit.scenario.magic.holding import held
from judgekit.scenario.outcome import Run, lacking, stopped_before
from judgekit.scenario.wom.wom_holding import JUDGING
from judgekit.scenario.wom.wom_script import Script, WomNames
from judgekit.table.engine import Stopped, replay

if TYPE_CHECKING:
    from judgekit.scenario.model import Scenario
    from judgekit.table.board import Board
    from judgekit.table.engine import Ask, Game
    from judgekit.table.system import System


def run(scenario: Scenario, system: System, board: Board, labels: dict[int, str]) -> Run:
    """Play a scenario. Raises BadScenario, Ambiguous; a choice that the script does not make ends the replay there.

    Without some rules a line that has no place any more is refused, and the game goes on.
    """
    names = WomNames(board, labels, scenario.file)
    script = Script(scenario, names)
    missing: list[MissingChoice] = []
    games: list[Game] = []

    def answer(game: Game, ask: Ask) -> object:
        games[:] = [game]
        while True:
            try:
                return script.answer(game, ask)
            except (MissingChoice, BadScenario, Ambiguous) as error:
                if system.gone and script.passed_over(game, ask, error):
                    continue
                if not isinstance(error, MissingChoice) and not system.gone:
                    raise
                missing.append(lacking(error))
                raise Stopped from error

    played = replay(system, board, "game", answer)
    for game in games:
        script.end(game)
    names.learn(played.board)
    expectations = held(scenario, played, script.moments, names, JUDGING)
    if missing and not system.gone:
        expectations = stopped_before(expectations, script.moments, played.verdicts)
    return Run(scenario, played, board, names.labels, expectations, missing[0] if missing else None)
