"""What must resolve before something that a line names: abilities above it that lines have activated.

Of spells, and of what has triggered, nothing is taken for granted: a line says that they resolve.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import stack_of
from judgekit.scenario.model import Activate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.scenario.magic.script import Script
    from judgekit.scenario.model import Name
    from judgekit.table.engine import Game


def are_told(script: Script, game: Game, those: Iterable[int]) -> bool:
    """Whether some things on the stack are abilities that lines of the script have activated."""
    lines = script.scenario.actions[: script.at]
    told = {n for one in lines if isinstance(one.do, Activate) for n in script.names.numbers(game.board, one.do.source)}
    return all(told.intersection(game.board.things[one].marks.get("source", (0,))) for one in those)


def damage_waits(game: Game) -> list[int]:
    """The combat damage that lies on the stack."""
    return [one for one in stack_of(game) if "assigned" in game.board.things[one].marks]


def below_abilities(script: Script, game: Game, name: Name | None) -> int:
    """The thing of a name on the stack, or without one damage, above which nothing but such abilities waits; 0 where
    there is none.
    """
    waiting = stack_of(game)
    numbers = script.names.numbers(game.board, name) if name is not None else damage_waits(game)
    place = next((n for n, one in enumerate(waiting) if one in numbers), 0)
    return waiting[place] if place and are_told(script, game, waiting[:place]) else 0


def gone(number: int) -> Callable[[Game], bool]:
    """The goal that something has left the stack."""
    return lambda game: number not in stack_of(game)
