"""What texts say cannot be: it goes before whatever lets it be or has it be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import controller, is_plain, rules_of_table
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.restrictions import WHAT_IS_FORBIDDEN_COMES_FIRST
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

LOSING, WINNING = "cannot lose", "cannot win"


def forbidden(game: Game, rule: str, player: str) -> bool:
    """Whether what some permanent says keeps a player from losing or winning."""
    if is_plain(game.board):
        return False
    about = [(source, who) for source, name, who in rules_of_table(game) if name == rule]
    shut = any(player in things(game, who, controller(game, source), source) for source, who in about)
    return shut and comes_first(game)


def no_lands(game: Game, player: str, card: Thing) -> Refusal | None:
    """Who is told not to play lands plays none, however many others let them play."""
    about = [(source, who) for source, name, who in rules_of_table(game) if name == "cannot play lands"]
    shut = any(player in things(game, who, controller(game, source), source) for source, who in about)
    return Refusal("plays no lands", (player,)) if shut else None


def comes_first(game: Game) -> bool:
    """Whether what is forbidden does not happen though something else has it happen."""
    return bool(game.ruling(WHAT_IS_FORBIDDEN_COMES_FIRST))
