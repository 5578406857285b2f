"""A script answers what the rules ask, whatever the game: what it lacks ends the replay there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar

from judgekit.errors import Ambiguous, BadScenario, BoardTooBare, JudgekitError, MissingChoice
from judgekit.scenario.outcome import lacking
from judgekit.table.engine import Stopped, replay

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.scenario.magic.left_open import Path
    from judgekit.scenario.model import Scenario
    from judgekit.table.account import Step
    from judgekit.table.board import Board
    from judgekit.table.engine import Ask, Game, Replay
    from judgekit.table.system import System


class Script(Protocol):
    """What the lines of a case have to say, in the words of its game."""

    tried: int | None  # the line that is tried in a game of its own, where it is that game

    def answer(self, game: Game, ask: Ask) -> object:
        """Answer an ask. Raises Stopped at the end of the script, MissingChoice where the script does not say."""

    def passed_over(self, game: Game, ask: Ask, error: JudgekitError) -> bool:
        """Refuse the line that has no place any more, a rule being gone; False where it is an answer that lacks."""

    def end(self, game: Game) -> None:
        """The replay is over: keep how the board stood after each line."""


class Answering:
    """What `replay` asks, a script answers; `lacks` is told the choice that is not made. `game` was asked about last.

    Without some rules it is no fault of the script that a line has no place any more: the line is refused, and the
    game goes on. With all of them it is one: BadScenario, Ambiguous.
    """

    def __init__(
        self, script: Script, system: System, lacks: Callable[[Game, MissingChoice], None], path: Path | None = None
    ) -> None:
        self._script = script
        self._path = path
        self._whole = not system.gone
        self._lacks = lacks
        self.game: Game | None = None

    def __call__(self, game: Game, ask: Ask) -> object:
        self.game = game
        judged = len(game.verdicts)
        while True:
            try:
                return self._script.answer(game, ask)
            except (MissingChoice, BadScenario, Ambiguous) as error:
                if not self._whole and self._script.passed_over(game, ask, error):
                    continue
                if self._whole and not isinstance(error, MissingChoice):
                    raise
                refused = len(game.verdicts) > judged  # a line that answers wrongly does not leave the choice open
                if self._path is not None and isinstance(error, MissingChoice) and not refused:
                    said = self._path(game, ask, error)
                    if said is not None:
                        return said[0]
                self._lacks(game, lacking(error))
                raise Stopped from error


# --- lines that are judged, then taken back ---------------------------------------------------------------------------

S = TypeVar("S", bound=Script)
TryOut: TypeAlias = "Callable[[Scenario, int], Replay]"  # plays a scenario from its start, to try a line of it


class Playing(Generic[S]):
    """Plays scripts on a board; a line that is judged, then taken back, in a game of its own.

    `script_of` makes a script of a scenario, and of what plays another from the start. `missing` are the choices that
    scripts do not make; `path` makes those that it can.
    """

    def __init__(
        self, system: System, board: Board, script_of: Callable[[Scenario, TryOut], S], path: Path | None = None
    ) -> None:
        self._path = path
        self._system = system
        self._board = board
        self._script_of = script_of
        self._tried: dict[int, Replay] = {}
        self.missing: list[MissingChoice] = []

    def play(self, scenario: Scenario, tried: int | None = None) -> tuple[Replay, S]:
        """With a number, the game is over as soon as that action has been judged: nothing is missing after it."""
        script = self._script_of(scenario, self._try_out)
        script.tried = tried

        def lacks(game: Game, what: MissingChoice) -> None:
            if tried not in game.verdicts:
                asked_by = () if isinstance(what, BoardTooBare) else game.asked_by()
                self.missing.append(type(what)(what.message, what.line, asked_by))

        answer = Answering(script, self._system, lacks, self._path)
        played = replay(self._system, self._board, "game", answer)
        if answer.game is not None:
            script.end(answer.game)
        return played, script

    def _try_out(self, scenario: Scenario, number: int) -> Replay:
        """A line is tried once: the games in which those after it are tried come past it again."""
        if number not in self._tried:
            self._tried[number] = self.play(scenario, number)[0]
        return self._tried[number]


def judge(game: Game, scenario: Scenario, at: int, then: object, try_out: TryOut) -> None:
    """Have a game know what is said of the line `at` in another one, that has come as far, in which it is tried; what
    it is to do `then` ends that game.
    """
    line = scenario.actions[at]
    last = line._replace(number=line.number + 1, player="", do=then, trial=False)
    actions = (*scenario.actions[:at], line._replace(trial=False), last)
    tried = try_out(scenario._replace(actions=actions, expectations=()), line.number)
    more = _until_judged(tried, line.number)[len(game.steps) :]
    game.steps += (step if step.action is not None else step._replace(action=line.number) for step in more)
    game.verdicts |= {n: step for n, step in tried.verdicts.items() if n == line.number}
    game.consulted += tried.consulted


def _until_judged(tried: Replay, number: int) -> tuple[Step, ...]:
    """The steps of a game in which a line was tried; one that is refused ends it, with its taking back."""
    verdict = tried.verdicts.get(number)
    if verdict is None or verdict.verdict != "illegal":
        return tried.steps
    after = tried.steps[verdict.n : verdict.n + 1]
    undone = any(event.kind == "undone" for step in after for event in step.events)
    return tried.steps[: verdict.n + undone]
