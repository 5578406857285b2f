"""What running a scenario gives: its replay, and each expectation with whether it held."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judgekit.errors import BadScenario, MissingChoice

if TYPE_CHECKING:
    from judgekit.errors import JudgekitError
    from judgekit.scenario.model import Expectation, Scenario
    from judgekit.table.board import Board
    from judgekit.table.engine import Replay


class Held(NamedTuple):
    """An expectation and whether it held; `found` says in Italian what is so instead, empty where it held.

    `so` tells whether what it states is so, whatever was cited.
    """

    expectation: Expectation
    ok: bool
    found: str = ""
    so: bool = False


class Run(NamedTuple):
    """A scenario as it was played under one edition.

    `labels` tells things of one name apart (Orso 1, Orso 2), by their ids on the board and after. `missing` is the
    choice that the script did not make, where the replay stopped for one. `start` is the board as it was described.
    """

    scenario: Scenario
    replay: Replay
    start: Board
    labels: dict[int, str]
    held: tuple[Held, ...]
    missing: MissingChoice | None = None

    @property
    def ok(self) -> bool:
        """Whether all held, and nothing was missing."""
        return self.missing is None and all(held.ok for held in self.held)


def lacking(error: JudgekitError) -> MissingChoice:
    """What ends a replay there: a choice that is not made, or a line that makes none that could be."""
    return error if isinstance(error, MissingChoice) else MissingChoice(said_of(error))


def said_of(error: JudgekitError) -> str:
    """What an error says, without its place in a file."""
    return error.faults[0].message if isinstance(error, BadScenario) else error.message
