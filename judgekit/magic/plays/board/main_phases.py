"""The main phases of a turn: what may be done only then, and only while nothing waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import MAIN, stack_of
from judgekit.magic.plays.board.teams import has_the_turn

if TYPE_CHECKING:
    from judgekit.table.engine import Game


def in_ones_own_main_phase(game: Game, player: str) -> bool:
    """Whether it is a main phase of a player's own turn."""
    return has_the_turn(game, player) and game.board.facts.get("phase") in MAIN


def is_time_for_a_sorcery(game: Game, player: str, but: int | None = None) -> bool:
    """Whether it is a player's own main phase with nothing on the stack; `but`: the card that is just being cast."""
    return in_ones_own_main_phase(game, player) and all(one == but for one in stack_of(game))
