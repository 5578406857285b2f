"""«You may choose new targets for the copy»: that belongs to the copying before it, wherever it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.copies import OF_EACH_COPY, OF_THE_COPY
from judgekit.magic.language.makers.intermediate import Ref
from judgekit.magic.language.sentences import Said, stopped

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def with_new_targets(said: Said, found: Iterable[object]) -> list[object]:
    """`You may choose new targets for the copy` belongs to the copying before it."""
    steps: list[object] = []
    for step in found:
        if isinstance(step, tree.NewTarget) and step.what == OF_THE_COPY:
            last = steps[-1] if steps else None
            if last is None or (now := _aimed_anew(last, step.to)) is None:
                raise stopped(said, said.words[0], "prima non si copia nulla")
            steps[-1] = now
        elif isinstance(step, tree.NewTarget) and isinstance(step.what, Ref) and step.what.kind == OF_EACH_COPY:
            copied = steps[-1].for_each if steps and isinstance(steps[-1], tree.CopySpell) else None
            if not isinstance(copied, tree.Filter) or copied.types != step.what.types:
                raise stopped(said, said.words[0], "prima non si copia nulla per ognuno")
        elif isinstance(step, _HOLDING):
            inside = {
                name: tuple(with_new_targets(said, value))
                for name, value in step._asdict().items()
                if name in {"do", "then", "otherwise"} and isinstance(value, tuple)
            }
            steps.append(with_inside(step, inside))
        else:
            steps.append(step)
    return steps


_HOLDING = (tree.May, tree.If, tree.Pay, tree.Later, tree.IfAny)


def with_inside(step: tree.May | tree.If | tree.Pay | tree.Later | tree.IfAny, inside: Mapping[str, Any]) -> object:
    """The same step with other instructions inside it, by the names of its fields."""
    return step._replace(**inside)


def _aimed_anew(step: object, to: object) -> object:
    """The same copying, with new targets, or aimed at what is told; None where nothing is copied."""
    if isinstance(step, tree.CopySpell):
        return step._replace(new_targets=True) if to is None else step._replace(at=to)
    if not isinstance(step, _HOLDING):
        return None
    found: dict[str, Any] = {}
    for name in ("do", "then", "otherwise"):
        inner = getattr(step, name, ())
        if inner and (now := _aimed_anew(inner[-1], to)) is not None:
            found[name] = (*inner[:-1], now)
    return with_inside(step, found) if found else None
