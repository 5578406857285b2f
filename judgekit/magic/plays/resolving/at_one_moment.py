"""Instructions of one sentence that are done at one moment: winning and losing, two amounts of damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

_OF_THE_END = (tree.Win, tree.Lose)


class Together(NamedTuple):
    """Instructions that are done at one moment."""

    parts: tuple[object, ...]


def parts_of(instruction: object) -> tuple[object, ...]:
    """What is done at one moment: several instructions, or the only one."""
    return instruction.parts if isinstance(instruction, Together) else (instruction,)


def damage_in(instruction: object) -> tuple[tree.Damage, ...]:
    """The amounts of damage that are dealt at one moment."""
    return tuple(part for part in parts_of(instruction) if isinstance(part, tree.Damage))


def joined(instructions: Iterable[object]) -> list[object]:
    """Instructions as they are done: those of one moment are one, and what becomes of excess damage is part of it."""
    found: list[object] = []
    for instruction in instructions:
        *before, last = parts_of(found[-1] if found else None)
        if isinstance(instruction, tree.Excess) and isinstance(last, tree.Damage):
            told = last._replace(excess=instruction.to)
            found[-1] = Together((*before, told)) if before else told
        elif _is_with_it(instruction, last):
            found[-1] = Together((*before, last, instruction))
        else:
            found.append(Together((instruction,)) if isinstance(instruction, _OF_THE_END) else instruction)
    return found


def _is_with_it(instruction: object, before: object) -> bool:
    if isinstance(instruction, tree.Damage):
        return instruction.with_it and isinstance(before, tree.Damage)
    return isinstance(instruction, _OF_THE_END) and instruction.with_it and isinstance(before, _OF_THE_END)
