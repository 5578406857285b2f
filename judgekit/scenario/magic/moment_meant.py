"""Which moment a statement means that names none: the end of the game that is played, or that of the script."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import STACK, combat
from judgekit.scenario.magic.claim_parts import OF_COMBAT

if TYPE_CHECKING:
    from judgekit.scenario.model import Expectation
    from judgekit.table.board import Board
    from judgekit.table.engine import Replay

# What a thing is like: of a script that ends within a combat it is meant then, before the damage that nobody asks for.
OF_A_STATE = frozenset(
    ("size", "has word", "colours", "types", "controls", "attached", "face down", "designated", "copy of")
)


def meant_at(said: Expectation, _: Replay, moments: dict[int, Board]) -> Board | None:
    """The board at the end of the script, for what has passed once all that it began has come to its end; else None.

    What lies on the stack, and how creatures fight where no damage has been dealt yet: with the damage some of them may
    be no more, and nobody can tell which moment is meant.
    """
    if said.after is not None or not moments:
        return None
    last = moments[max(moments)]
    if said.kind == "stack" or (said.kind == "in zone" and said.args[1] == STACK[0]):
        waits = any(zone[0] == STACK[0] and there for zone, there in last.zones.items())
        return last if waits and not said.negated else None
    fight = combat(last) if said.kind in OF_COMBAT else None
    return last if fight is not None and fight.attackers and not fight.round else None
