"""«As many», said of a number that came before: of what triggered, or of what the text itself has done."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree

# What tells a number by itself: events of a size, and instructions after which a text may go on with «as many».
_EVENTS = frozenset(
    {"deals damage", "is dealt damage", "gains life", "loses life", "gets counters", "damage prevented"}
)
_DEEDS = (tree.Discard, tree.LoseLife, tree.Sacrifice, tree.PutInto)
_ABILITIES = (tree.Spell, tree.Activated, tree.Triggered, tree.Static, tree.Instead, tree.Keyword)


def says_as_many(node: object) -> bool:
    """Whether part of a tree speaks of a number that came before."""
    if isinstance(node, tree.Amount):
        return True
    return isinstance(node, tuple) and any(says_as_many(part) for part in node)


def untold(ability: object) -> bool:
    """Whether an ability says «as many» of a number that nothing before it has told."""
    return _told(ability, told=False) is None


def as_many_as_removed(do: tuple[object, ...], costs: tuple[object, ...]) -> Any:
    """«As many», of nothing but what it costs: so many as counters are removed for it."""
    removes = any(isinstance(cost, tree.CounterCost) and isinstance(cost.how_many, tree.X) for cost in costs)
    if not removes or not untold(tree.Activated((), (tree.Mode((), do),))) or tree.holds(do, tree.X):
        return do
    return tree.with_others(do, tree.Amount, lambda amount: amount if amount.factor != 1 else tree.X())


def as_much_again(steps: list[Any]) -> list[Any]:
    """«… damage equal to the number of cards to that player, and as much to that creature»: the same quantity."""
    found: list[Any] = []
    for step in steps:
        before = found[-1] if found else None
        again = isinstance(step, tree.Damage) and isinstance(step.amount, tree.Amount) and step.amount.factor == 1
        if (
            again
            and isinstance(before, tree.Damage)
            and isinstance(before.amount, (tree.Count, tree.CountersOn, tree.Stat))
        ):
            step = step._replace(amount=before.amount)  # noqa: PLW2901
        found.append(step)
    return found


def _told(node: object, *, told: bool) -> bool | None:
    """Whether a number has been told by the end of part of a tree; None where it is spoken of before."""
    if isinstance(node, tree.Amount):
        return True if told else None
    if not isinstance(node, tuple):
        return told
    now: bool | None = _to_begin_with(node, told=told)
    for part in node:
        now = _told(part, told=bool(now))
        if now is None:
            return None
    return told if isinstance(node, _ABILITIES) else bool(now) or isinstance(node, _DEEDS)


def _to_begin_with(node: tuple[object, ...], *, told: bool) -> bool:
    """Whether what stands in a node begins with a number told: by an event, by what is replaced."""
    match node:
        case tree.Instead() | tree.PayTimes():
            return True
        case tree.Spell() | tree.Activated():
            return False
        case tree.Triggered(trigger=trigger):
            return _tells(trigger)
        case tree.Later(trigger=trigger):
            return told or _tells(trigger)
        case _:
            return told


def _tells(trigger: tree.Trigger) -> bool:
    """Whether an event is of so many: damage, life, one or more things at one moment, spells cast before this one."""
    itself = trigger.kind == "plays" and isinstance(trigger.what, tree.This)
    return trigger.once or itself or trigger.kind in _EVENTS
