"""Lines of a script that are repeated: whose they are, and which line comes next while they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario import model

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.scenario.magic.script import Script
    from judgekit.scenario.model import Action
    from judgekit.table.board import Board
    from judgekit.table.engine import Ask, Game


MOST_ROUNDS = 1000


def owners(actions: Iterable[Action]) -> tuple[str, ...]:
    """The players who need not do what some lines say: whoever plays something in them, or agrees to something."""
    return tuple(dict.fromkeys(action.player for action in actions if _is_optional(action)))


def _is_optional(action: Action) -> bool:
    match action.do:
        case model.Play() | model.Activate():
            return True
        case model.Pay(symbols):
            return symbols is not None
        case model.Choose((True, *_)):
            return True
        case _:
            return False


def rounds(script: Script, game: Game, ask: Ask) -> int:
    """How often a loop is repeated: as the line that began it says, or the next one of whoever else may stop it."""
    current = script.current
    if current is not None and current.player == ask.player and isinstance(current.do, model.Repeat):
        return current.do.times
    action = script.peek()
    if action is None or action.player != ask.player or not isinstance(action.do, model.Repeat) or action.do.first:
        raise script.missing(
            ask, f"{ask.player} deve dire quante volte si ripete", f"{ask.player} ripete altre 7 volte"
        )
    script.at += 1
    script.made(game, action)
    return action.do.times


def shortened(script: Script, game: Game, ask: Ask) -> int | None:
    """How often a loop that another has proposed is repeated, where the next line shortens it; None: it is accepted."""
    action = script.peek()
    if action is None or action.player != ask.player or not isinstance(action.do, model.Repeat) or action.do.first:
        return None
    return rounds(script, game, ask)


class Loops:
    """The lines that a script is repeating: how many rounds are left, and where it goes on behind them."""

    def __init__(self) -> None:
        self.proposed: Action | None = None  # the line that asks for it, and waits to be told how often
        self._running: Action | None = None
        self._left = 0
        self._behind = 0

    def next(self, game: Game, at: int, moments: dict[int, Board]) -> int:
        """The place in the script of the line that comes next."""
        if self.proposed is not None:
            at = self._begun(game, at)
        if self._running is None:
            return at
        do: model.Repeat = self._running.do
        if at < do.last and self._left:
            return at
        if self._left > 1:
            self._left -= 1
            return do.first - 1
        moments[self._running.number] = game.board
        self._running = None
        return self._behind

    def _begun(self, game: Game, at: int) -> int:
        """What was proposed begins, where the rules allow it: they have said how often."""
        action, self.proposed = self.proposed, None
        step = None if action is None else game.verdicts.get(action.number)
        if action is None or step is None or step.verdict != "legal":
            return at
        self._running, self._behind, self._left = action, at, game.board.facts.get("rounds", 0)
        return int(action.do.first - 1 if self._left else action.do.last)
