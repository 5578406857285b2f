"""Running a scenario: its board laid out, its script acted out under an edition, its expectations looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.editions import EDITIONS
from judgekit.errors import BadScenario, Fault
from judgekit.scenario.checking import unnamed
from judgekit.scenario.outcome import WHOLE, WithAll
from judgekit.scenario.spoken import spoken
from judgekit.table.board import Board
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System


class Laid(NamedTuple):
    """The board of a scenario, laid out for an edition: it can be played on as often as one likes."""

    board: Board
    labels: dict[int, str]
    known: WithAll = WHOLE


def lay_out(scenario: Scenario, edition: str) -> Laid:
    """The board of a scenario, for those who play it several times. Raises BadScenario, also for another game."""
    game = spoken([edition])
    if not isinstance(scenario.board, game.board):
        own = ", ".join(name for name in EDITIONS if isinstance(scenario.board, spoken([name]).board))
        why = f"questo tavolo non è del gioco di {edition}: si gioca con {own}"
        raise BadScenario((Fault(scenario.file, 1, 1, why),))
    return Laid(*game.start(scenario, edition))


def run(scenario: Scenario, system: System, laid: Laid | None = None) -> Run:
    """Play a scenario under an edition. Raises BadScenario, Ambiguous and whatever else is wrong with the script.

    A choice that the script does not make ends the replay there: `missing` tells which. `laid` is the board, where it
    has been laid out before.
    """
    try:
        board, labels, known = laid or lay_out(scenario, system.name)
    except BadScenario as error:
        raise _with_others(scenario, error) from error
    fresh = Board(board.things, board.zones, board.players, board.facts)  # what was derived hangs on the rules
    try:
        played = spoken([system.name]).run(scenario, system, fresh, dict(labels), known)
        if not system.gone:
            _refuse_unclear(scenario, played)
    except BadScenario as error:
        raise _with_others(scenario, error) from error
    return played


def _refuse_unclear(scenario: Scenario, played: Run) -> None:
    """A statement that names what is not there, or one of several that differ, is neither true nor false: it is told.

    Of what might have come to be, and has not, it is false that it is somewhere.
    """
    found = [(held.unclear, held.judged) for held in played.held if held.unclear is not None]
    told = {fault[1:3] for fault in unnamed(scenario)} if found else set()
    faults = tuple(one for one, judged in found if not judged or one[1:3] in told)
    if faults:
        raise BadScenario(faults)


def _with_others(scenario: Scenario, error: BadScenario) -> BadScenario:
    """What stopped the play, with whatever else is named that is not there: all is told at once."""
    known = {fault[:3] for fault in error.faults}
    there = (*unnamed(scenario), *spoken(scenario.editions).ill_formed(scenario)) if scenario.board.players else ()
    others = tuple(fault for fault in there if fault[:3] not in known)
    return BadScenario(tuple(sorted((*error.faults, *others), key=lambda fault: fault[:3])))
