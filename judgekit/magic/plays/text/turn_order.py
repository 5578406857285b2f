"""The order in which players choose, and whether they act together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import active
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.board import ALL_ACT_TOGETHER
from judgekit.magic.questions.text import BOTH_PLAYERS_CHOOSE, WHOSE_TURN_IT_IS

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def in_turn(game: Game, who: object, player: str, spell: Thing) -> tuple[str, ...]:
    """The players who choose, in the order in which they do."""
    there = tuple(str(one) for one in things(game, who, player, spell))
    if len(there) < _SEVERAL:
        return there
    first = game.board.facts["turn"] if player == there[0] else game.ruling_on(WHOSE_TURN_IT_IS, player)
    at = there.index(first) if first in there else 0
    ordered: tuple[str, ...] = game.ruling_on(BOTH_PLAYERS_CHOOSE, there[::-1], there[at:] + there[:at])
    return ordered


def together(game: Game, players: tuple[str, ...]) -> bool:
    """Whether what several players do by one instruction happens at one moment, once all have chosen."""
    return len(players) < _SEVERAL or bool(game.ruling(ALL_ACT_TOGETHER))


def whose_turn_it_is(game: Game, value: str) -> str:
    """The active player is the one whose turn it is, whoever is doing something."""
    return active(game.board)


_SEVERAL = 2
