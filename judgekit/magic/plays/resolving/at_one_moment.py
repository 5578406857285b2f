"""Instructions of one sentence that are done at one moment: winning and losing, two amounts of damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

_OF_THE_END = (tree.Win, tree.Lose)


class Together(NamedTuple):
    """Instructions that are done at one moment."""

    parts: tuple[Any, ...]


def parts_of(instruction: Any) -> tuple[Any, ...]:
    """What is done at one moment: several instructions, or the only one."""
    return instruction.parts if isinstance(instruction, Together) else (instruction,)


def joined(instructions: Iterable[Any]) -> list[Any]:
    """Instructions as they are done: those of one moment are one, and what becomes of excess damage is part of it."""
    found: list[Any] = []
    for instruction in instructions:
        last = found[-1] if found else None
        parts = parts_of(last)
        if isinstance(instruction, tree.Excess) and isinstance(parts[-1], tree.Damage):
            parts = (*parts[:-1], parts[-1]._replace(excess=instruction.to))
            found[-1] = Together(parts) if isinstance(last, Together) else parts[0]
        elif _is_with_it(instruction, parts[-1]):
            found[-1] = Together((*parts, instruction))
        else:
            found.append(Together((instruction,)) if isinstance(instruction, _OF_THE_END) else instruction)
    return found


def _is_with_it(instruction: Any, before: object) -> bool:
    kinds = tree.Damage if isinstance(instruction, tree.Damage) else _OF_THE_END
    return isinstance(instruction, kinds) and instruction.with_it and isinstance(before, kinds)
