"""What a spell or ability knows and its source does not: the number for X, the things that it spoke of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import chosen

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing


THUS = "thus"  # under this name it is marked what a text has done so far, where it speaks of that
Likeness = TypeVar("Likeness", tree.SameName, tree.Shares)


def likenesses(of: tree.Filter, spell: Thing) -> tree.Filter:
    """A filter that tells what something is like, with the very things, where a spell or ability knows them."""
    if of.namesake is not None:
        of = of._replace(namesake=with_objects(of.namesake, spell))
    if any(isinstance(number, (tree.Stat, tree.CountersOn)) for *_, number in of.compare):
        of = of._replace(compare=tuple((name, sign, _measured(number, spell)) for name, sign, number in of.compare))
    if of.ties:
        of = of._replace(ties=tuple(tie._replace(to=_certain(tie.to, spell)) for tie in of.ties))
    return of if of.shares is None else of._replace(shares=with_objects(of.shares, spell))


def _certain(node: object, spell: Thing) -> object:
    """What a spell or ability speaks of, as the very things: a target, «it»."""
    match node:
        case tree.Target(nth):
            picked = chosen(spell, "targets", ())
            return tree.Certain(tuple(picked[nth]) if nth < len(picked) else ())
        case tree.It():
            return tree.Certain(meant_by(node, spell))
        case _:
            return node


def _measured(number: tree.Quantity, spell: Thing) -> tree.Quantity:
    """A number of something that a spell or ability speaks of, with the very things."""
    match number:
        case tree.Stat(name, tree.Target() | tree.It() as of):
            return tree.Stat(name, _certain(of, spell))
        case tree.CountersOn(kind, tree.This()) if "source" in spell.marks:  # it may be gone by now
            return tree.CountersOn(kind, tree.Certain((spell.marks["source"],)))
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
