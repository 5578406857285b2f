"""Running a scenario of Magic: its board laid out, its script acted out, its expectations looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import MissingChoice
from judgekit.magic.look import Look
from judgekit.scenario.magic.holding import held
from judgekit.scenario.magic.names import Names
from judgekit.scenario.magic.script import Script
from judgekit.scenario.outcome import Run
from judgekit.table.board import Board, Note, fold
from judgekit.table.engine import Stopped, replay

if TYPE_CHECKING:
    from typing import Any

    from judgekit.scenario.model import Scenario
    from judgekit.table.engine import Ask, Game, Replay
    from judgekit.table.system import System


def _held(system: System, board: Board) -> Board:
    """The board with what effects on it have long given to other players: that is nothing new to them."""
    look = Look(system, board)
    things = [board.things[number] for number in board.zone("battlefield")]
    held = {t.object: look.controller(t) for t in things if look.controller(t) != t.marks.get("controller", t.owner)}
    return fold(board, [Note("held", held)]) if held else board


def run(scenario: Scenario, system: System, board: Board, labels: dict[int, str]) -> Run:
    """Play a scenario on its board, as an edition has it.

    Raises BadScenario, Ambiguous and whatever else is wrong with the script. A choice that the script does not make
    ends the replay there: `missing` tells which.
    """
    board = _held(system, board)
    names = Names(board, labels, scenario.file)
    missing: list[MissingChoice] = []

    def play(scenario: Scenario, tried: int | None = None) -> tuple[Replay, Script]:
        """With a number, the game is over as soon as that action has been judged: nothing is missing after it."""
        script = Script(scenario, system.name, names, lambda trial, number: play(trial, number)[0])
        games: list[Game] = []

        def answer(game: Game, ask: Ask) -> Any:
            games[:] = [game]
            try:
                return script.answer(game, ask)
            except MissingChoice as error:
                if tried not in game.verdicts:
                    missing.append(error)
                raise Stopped from error

        played = replay(system, board, "game", answer)
        for game in games:
            script.keep(game)
        return played, script

    played, script = play(scenario)
    for step in played.steps:
        names.learn(step.board)  # tokens that have come and gone have names too
    if script.current is not None:
        script.moments.setdefault(script.current.number, played.board)
    expectations = held(scenario, played, script.moments, names)
    return Run(scenario, played, board, names.labels, expectations, missing[0] if missing else None)
