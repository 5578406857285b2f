"""Abilities of which nobody can say what they do, though it is clear what they wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree

if TYPE_CHECKING:
    from judgekit.magic.language.tree import Ability


def put_aside(ability: Ability, why: str) -> Ability | None:
    """An ability that waits, of which nobody can say what it does; None where it does not wait for anything."""
    return None if tree.holds(ability, tree.AddMana) else waiting(ability, tree.Unread("", why))


def waiting(ability: Ability, what: tree.Unread) -> Ability | None:
    """The ability with what is not understood in place of what it does; None of one that may always be at work."""
    modes = (tree.Mode((), (what,)),)
    if isinstance(ability, tree.Triggered):
        return ability._replace(modes=modes, choose=1, most=0, optional=False, condition=None)
    if isinstance(ability, (tree.Activated, tree.Spell)):
        return ability._replace(modes=modes, choose=1, most=0)
    return None
