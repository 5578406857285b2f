"""Damage that cannot be prevented, where the spell that deals it says so."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import (
    TableRule,
)

_SPELL = (tree.It(), 1)  # «la magia», where nothing else has been spoken of before


def unprevented(do: tuple[object, ...]) -> tuple[object, ...]:
    """«The damage cannot be prevented», of the damage that a spell deals: that is so before it is dealt."""
    found: list[object] = []
    for step in do:
        last = found[-1] if found else None
        if isinstance(step, tree.If):
            step = step._replace(then=unprevented(step.then), otherwise=unprevented(step.otherwise))  # noqa: PLW2901
        told = isinstance(step, TableRule) and step == TableRule("cannot be prevented", None)
        of_it = isinstance(last, tree.Damage) and (last.source == tree.This() or (last.source, len(found)) == _SPELL)
        if told and isinstance(last, tree.Damage) and of_it:
            found[-1:] = [tree.Ruled((("cannot be prevented", tree.This()),)), last._replace(source=tree.This())]
        else:
            found.append(step)
    return tuple(found)
