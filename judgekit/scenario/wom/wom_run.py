"""Running a scenario of Wizards of Mickey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario.answering import Playing
from judgekit.scenario.magic.holding import held
from judgekit.scenario.outcome import WHOLE, Run, WithAll, asked_for, stopped_before
from judgekit.scenario.wom.wom_holding import JUDGING
from judgekit.scenario.wom.wom_script import Script, WomNames

if TYPE_CHECKING:
    from judgekit.scenario.model import Expectation, Scenario
    from judgekit.table.board import Board
    from judgekit.table.system import System

_AT_THE_END = frozenset(("discarding", "drawing"))  # of a turn: who has which Diamagic is settled by then
OF_DIAMAGIC = frozenset(
    ("squad tokens", "tokens", "stake", "stake shown", "reserve", "lost tokens", "won", "nobody won")
)
OF_A_CHALLENGE = frozenset(("worth", "total", "wins challenge", "nobody wins"))  # told once it has been decided


def run(scenario: Scenario, system: System, board: Board, labels: dict[int, str], known: WithAll = WHOLE) -> Run:
    """Play a scenario. Raises BadScenario, Ambiguous; a choice that the script does not make ends the replay there.

    Without some rules a line that has no place any more is refused, and the game goes on; a choice that the script
    leaves open is then one of what would be otherwise, but where it is `known` to leave some with all rules.
    """
    names = WomNames(board, labels, scenario.file)
    playing = Playing(system, board, lambda told, try_out: Script(told, names, try_out))
    played, script = playing.play(scenario)
    names.learn(played.board)
    expectations = held(scenario, played, script.moments, names, JUDGING)
    missing = playing.missing[0] if playing.missing else None
    if missing is not None and (known.left_open or not system.gone):
        done = script.next() is None
        settled: set[str | Expectation] = set(OF_A_CHALLENGE if "challenge" in played.board.facts else ())
        settled |= OF_DIAMAGIC if done and played.board.facts.get("phase") in _AT_THE_END else set()
        settled |= {
            one.expectation
            for one in expectations
            if done and JUDGING.meant_at(one.expectation, played, script.moments)
        }
        expectations = stopped_before(expectations, script.moments, played.verdicts, settled)
        if done and expectations and all(one.judged for one in expectations):  # nothing hangs on what is left
            return Run(scenario, played, board, names.labels, expectations, None, (asked_for(missing),))
    return Run(scenario, played, board, names.labels, expectations, missing)
