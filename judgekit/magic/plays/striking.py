"""First strike and double strike: two combat damage steps, and who strikes in which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.keywords import FIRST_STRIKE
from judgekit.magic.plays.state import Combat, combat, still, traits

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

DOUBLE_STRIKE = "doppio attacco"


def two_steps(game: Game, value: int) -> int | None:
    """Where any attacker or blocker has first strike or double strike, there is one more combat damage step."""
    fight = combat(game.board) or Combat()
    fighters = [one for one, _ in fight.attackers] + [one for one, _ in fight.blocks]
    there = [thing for one in fighters if (thing := still(game.board, one)) is not None]
    return value + 1 if any(_strikes_early(game, thing) for thing in there) else None


def _strikes_early(game: Game, thing: Thing) -> bool:
    words = traits(game, thing).words
    return FIRST_STRIKE in words or DOUBLE_STRIKE in words


def in_their_step(game: Game, value: bool, thing: Thing, nth: int, of: int) -> bool | None:
    """In the first step those with either word; in the second who has not struck yet, and who has double strike now."""
    if of == 1:
        return None
    if nth < of:
        return _strikes_early(game, thing)
    fight = combat(game.board) or Combat()
    return thing.object not in fight.hit or DOUBLE_STRIKE in traits(game, thing).words
