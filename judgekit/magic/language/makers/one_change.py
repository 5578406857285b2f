"""Changes of one thing that a sentence tells one after the other: one change."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language.tree import Change


def joined(steps: list[object]) -> list[object]:
    """Changes of one thing that follow each other are one change."""
    found: list[Any] = []
    for step in steps:
        last = found[-1] if found else None
        if type(step) is Change and type(last) is Change and _one_change(last, step):
            found[-1] = _both(last, step)
        else:
            found.append(step)
    return found


def _grows(change: Change) -> bool:
    return any(not isinstance(n, int) or n != 0 for n in (change.power, change.toughness))


def _one_change(one_: Change, two: Change) -> bool:
    same = type(one_.what) is type(two.what) and one_.what == two.what and one_.until == two.until
    sizes = _grows(one_) and _grows(two)
    return same and not sizes and one_.controller is None and two.controller is None


def _both(one_: Change, two: Change) -> Change:
    blank = Change(None)
    fields: dict[str, Any] = {}
    for name in Change._fields:
        first, second = getattr(one_, name), getattr(two, name)
        if name in {"words", "lose", "rules", "types", "subtypes"}:
            fields[name] = (*first, *second)
        else:
            fields[name] = second if first == getattr(blank, name) else first
    return Change(**fields)._replace(what=one_.what, until=one_.until)
