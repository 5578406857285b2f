"""What a spell or ability knows and its source does not: the number for X, the things that it spoke of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import chosen

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing


Likeness = TypeVar("Likeness", tree.SameName, tree.Shares)


def likenesses(of: tree.Filter, spell: Thing) -> tree.Filter:
    """A filter that tells what something is like, with the very things, where a spell or ability knows them."""
    if of.namesake is not None:
        of = of._replace(namesake=with_objects(of.namesake, spell))
    if any(isinstance(number, tree.Stat) for *_, number in of.compare):
        of = of._replace(compare=tuple((name, sign, _measured(number, spell)) for name, sign, number in of.compare))
    return of if of.shares is None else of._replace(shares=with_objects(of.shares, spell))


def _measured(number: tree.Quantity, spell: Thing) -> tree.Quantity:
    """A number of something that a spell or ability speaks of, with the very things."""
    match number:
        case tree.Stat(name, tree.Target(nth)):
            picked = chosen(spell, "targets", ())
            return tree.Stat(name, tree.Certain(tuple(picked[nth]) if nth < len(picked) else ()))
        case tree.Stat(name, tree.It() as it):
            return tree.Stat(name, tree.Certain(meant_by(it, spell)))
        case _:
            return number


def with_objects(namesake: Likeness, spell: Thing) -> Likeness:
    """What it is like, where a spell or ability knows the thing: a target, or what it spoke of."""
    match namesake.of:
        case tree.Target(nth):
            picked = chosen(spell, "targets", ())
            return namesake._replace(of=tuple(picked[nth]) if nth < len(picked) else ())
        case tree.It():
            return namesake._replace(of=meant_by(namesake.of, spell))
        case tree.This() if isinstance(namesake, tree.Shares):
            return namesake._replace(of=(spell.marks.get("source", spell.object),))
        case _:
            return namesake


def with_x(node: Any, x: int) -> Any:
    """What a filter of an ability compares with, X being what was chosen for it: its source knows no such number."""
    return tree.with_others(node, tree.X, lambda _: x)


def meant_by(it: tree.It, spell: Thing) -> tuple[Being, ...]:
    """What a text means by «it»: of what the trigger spoke of, until something else was made, the same."""
    about = spell.marks.get("about", {})
    return tuple(about.get(it.role, about.get("", ()) if it.role == tree.AT_FIRST else ()))


def now_about(spell: Thing, beings: tuple[Being, ...]) -> dict[str, tuple[Being, ...]]:
    """What a spell or ability speaks of, now that «it» is something else: what its trigger was about is kept."""
    before = spell.marks.get("about", {})
    return {tree.AT_FIRST: before.get("", ()), **before, "": beings}
