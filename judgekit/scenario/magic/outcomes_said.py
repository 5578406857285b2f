"""Which lines of a script tell what comes about, so that what waits on the stack resolves, if that brings it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario.model import Assign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.scenario.model import Action, Expectation

# What of these is told nothing that resolves brings: they speak of the game, of the stack, of combat as it stands.
_NO_OUTCOME = frozenset(
    ("verdict", "cites", "triggers", "stack", "stack empty", "step", "turn", "time", "order", "nobody won", "attacking",
     "blocking", "blocked by", "unblocked", "in combat", "mana", "resolved")
)  # fmt: skip


def comes_about(told: Sequence[Expectation], before: Sequence[Action]) -> bool:
    """Whether what a line states behind some actions is an outcome: what waits may bring it about."""
    if before and isinstance(before[-1].do, Assign):
        return False  # it speaks of the damage that is dealt then
    return bool(told) and not any(one.negated or one.cites or one.editions or one.kind in _NO_OUTCOME for one in told)
