"""Running a scenario: its board laid out, its script acted out under an edition, its expectations looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario.spoken import spoken

if TYPE_CHECKING:
    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System


def run(scenario: Scenario, system: System) -> Run:
    """Play a scenario under an edition. Raises BadScenario, Ambiguous and whatever else is wrong with the script.

    A choice that the script does not make ends the replay there: `missing` tells which.
    """
    return spoken([system.name]).run(scenario, system)
