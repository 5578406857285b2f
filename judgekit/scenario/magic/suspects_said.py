"""Creatures that a table says are suspected already: they bear the mark, and what it makes them like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.resolving.suspecting import SUSPECTED, being_so
from judgekit.magic.questions.mechanics import WHAT_A_SUSPECT_IS_LIKE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.magic.plays.board.state import Effect
    from judgekit.table.board import Thing
    from judgekit.table.system import System


def unknown_to(system: System) -> str:
    """Why no creature is suspected in an edition; "" where its rules speak of it."""
    speaks = WHAT_A_SUSPECT_IS_LIKE in system.tables.get("rulings", ())
    return (
        "" if speaks else "in questa edizione nessuna creatura è sospettata: lo è con cr-2026 («edizioni: [cr-2026]»)"
    )


def effects(things: Mapping[int, Thing]) -> tuple[Effect, ...]:
    """What the board keeps of those that are suspected: they have menace, and do not block."""
    there = (thing for thing in things.values() if SUSPECTED in thing.marks.get("designated", ()))
    return tuple(being_so(thing.object, thing.marks["stamp"], thing.marks["controller"]) for thing in there)
