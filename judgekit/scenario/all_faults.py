"""Every fault of a scenario that can be seen without playing it, all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.editions import EDITIONS
from judgekit.errors import BadScenario, Fault
from judgekit.scenario.checking import too_late, unnamed
from judgekit.scenario.run import lay_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.scenario.model import Scenario


def faults(scenario: Scenario, editions: Sequence[str] = ()) -> tuple[Fault, ...]:
    """Every fault that can be seen without playing, in the order of the file; the board is read for each edition."""
    found: list[Fault] = []
    for name in editions or [one for one in scenario.editions if one in EDITIONS] or EDITIONS[:1]:
        try:
            lay_out(scenario, name)
        except BadScenario as error:
            found += error.faults
    found += (*unnamed(scenario), *too_late(scenario))
    return tuple(sorted(dict.fromkeys(found), key=lambda fault: fault[:3]))
