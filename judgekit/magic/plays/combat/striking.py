"""First strike and double strike: two combat damage steps, and who strikes in which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import Combat, combat, each_copy, still, traits
from judgekit.magic.plays.keywords.keywords import FIRST_STRIKE
from judgekit.magic.questions.combat import (
    DOUBLE_STRIKE_GOT_IN_BETWEEN,
    DOUBLE_STRIKE_LOST_IN_BETWEEN,
    THE_FIRST_STEP_HAS_BEEN_TOLD,
)
from judgekit.magic.questions.keywords import COPIES
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

DOUBLE_STRIKE = "doppio attacco"


@only_with(FIRST_STRIKE, DOUBLE_STRIKE)
def two_steps(game: Game, value: int) -> int | None:
    """Where any attacker or blocker has first strike or double strike, there is one more combat damage step."""
    fight = combat(game.board) or Combat()
    fighters = [one for one, _ in fight.attackers] + [one for one, _ in fight.blocks]
    there = [thing for one in fighters if (thing := still(game.board, one)) is not None]
    early = [_copies(game, thing) for thing in there if _strikes_early(game, thing)]
    return value + max(early) if early else None


def _copies(game: Game, thing: Thing) -> int:
    """How many steps the copies of first strike of a creature ask for: one, as the rules have it."""
    copies = len(traits(game, thing).words.get(FIRST_STRIKE, ()))
    return int(game.ruling_on(COPIES[FIRST_STRIKE], copies)) if copies > 1 else 1


def _strikes_early(game: Game, thing: Thing) -> bool:
    words = traits(game, thing).words
    rows = [game.word("strikes early", word) for word in (FIRST_STRIKE, DOUBLE_STRIKE) if word in words]
    found = next((row for row in rows if row is not None), None)
    if found is not None:
        game.cite(found.cites)
        each_copy(game, DOUBLE_STRIKE, words.get(DOUBLE_STRIKE, ()))
    return found is not None


def strikes_twice(game: Game, thing: Thing) -> bool:
    """Whether a creature that strikes now is to strike again in the next step."""
    return DOUBLE_STRIKE in traits(game, thing).words and game.word("strikes again", DOUBLE_STRIKE) is not None


def in_their_step(game: Game, value: bool, thing: Thing, nth: int, of: int) -> bool | None:
    """In the first step those with either word; in the second who has not struck yet, and who has double strike."""
    if of == 1:
        return None
    if nth < of:
        return _strikes_early(game, thing)
    fight = combat(game.board) or Combat()
    had, has = thing.object in fight.twice, strikes_twice(game, thing)
    if has and had:
        game.cite(game.word("strikes again", DOUBLE_STRIKE).cites)  # type: ignore[union-attr]
        return True
    if thing.object not in fight.hit:
        late = FIRST_STRIKE in traits(game, thing).words
        return not late or bool(game.ruling(THE_FIRST_STEP_HAS_BEEN_TOLD))
    if has:
        return bool(game.ruling(DOUBLE_STRIKE_GOT_IN_BETWEEN))
    if had:
        return not game.ruling(DOUBLE_STRIKE_LOST_IN_BETWEEN)
    lost = FIRST_STRIKE not in traits(game, thing).words
    return lost and not game.ruling(THE_FIRST_STEP_HAS_BEEN_TOLD)


def told(game: Game, value: bool) -> bool:
    """What is gained or lost after the first of the two steps decides only what is still to come."""
    return True
