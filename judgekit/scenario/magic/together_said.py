"""Lines of teammates that are one deed of their team: an attack, a block, a pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.teams import share_turns, side_of, turns_with
from judgekit.scenario import model

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judgekit.scenario.model import Action
    from judgekit.table.board import Board


def is_of(board: Board, player: str, whose: str) -> bool:
    """Whether a player acts where another is asked: the same, or one with whom they take their turn together."""
    return player in turns_with(board, whose)


def is_turn_of(board: Board, player: str) -> bool:
    """Whether it is a player's turn, with their team's; of nobody in particular it always is."""
    return not player or is_of(board, player, board.facts["turn"])


def has_won(board: Board, player: str) -> bool:
    """Whether a player has won, be it with their team."""
    winner = board.facts.get("winner")
    return winner is not None and player in side_of(board, winner)


def lines_of_the_team(board: Board, actions: Sequence[Action], kind: type, player: str) -> list[Action]:
    """The first lines by which a player and their teammates do together what is one deed; none of who acts alone."""
    if not share_turns(board):
        return []
    return _one_of_each(actions, turns_with(board, player), lambda do: type(do) is kind)


def mates_who_pass(board: Board, actions: Sequence[Action], player: str) -> list[Action]:
    """The lines behind a pass of one player by which their teammates pass, too: it is the team that passes, once."""
    if not share_turns(board):
        return []
    mates = [one for one in turns_with(board, player) if one != player]
    return _one_of_each(actions, mates, lambda do: isinstance(do, model.Pass) and not (do.resolve or do.everybody))


def _one_of_each(actions: Sequence[Action], people: Sequence[str], is_it: Callable[[object], bool]) -> list[Action]:
    """The first lines, while they are what is looked for and each another one's of these people."""
    found: dict[str, Action] = {}
    for action in actions:
        if action.trial or action.player not in people or action.player in found or not is_it(action.do):
            break
        found[action.player] = action
    return list(found.values())
