"""Life totals: what may be paid of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from judgekit.table.engine import Game


def refusal(game: Game, player: str, due: int) -> Refusal | None:
    """Why a player may not pay so much life; an edition that does not say has it as people have always had it."""
    if game.speaks("pay life", "checks"):
        return game.refusal("pay life", player, due)
    return None if game.board.players[player]["life"] >= due else Refusal("has too little life", (player, due))


def nothing_always(game: Game, player: str, due: int) -> bool | None:
    """Nothing can always be paid, whatever the life total."""
    return None if due else True


def as_much_as_there_is(game: Game, player: str, due: int) -> Refusal | bool | None:
    """A player pays life that is there, and no more."""
    if not due:
        return None
    return True if game.board.players[player]["life"] >= due else Refusal("has too little life", (player, due))
