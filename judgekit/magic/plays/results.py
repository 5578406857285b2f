"""What damage does to whatever it is dealt to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.state import traits
from judgekit.magic.vocabulary import DEFENSE, LOYALTY
from judgekit.table.board import Mark

if TYPE_CHECKING:
    from judgekit.table.board import Change, Thing
    from judgekit.table.engine import Game


def to_permanent(game: Game, thing: Thing, amount: int) -> list[Change]:
    """Damage to a permanent stays on it; of planeswalkers and battles the rules say otherwise."""
    types = traits(game, thing).types
    marked: list[Change] = [Mark(thing.id, "damage", thing.marks.get("damage", 0) + amount)]
    taken: tuple[str, ...] = ()
    if "planeswalker" in types:
        taken = game.settle("damage to a planeswalker", taken)
    if "battle" in types:
        taken = game.settle("damage to a battle", taken)
    if not taken:
        return marked
    there = {kind: n - amount if kind in taken else n for kind, n in thing.marks.get("counters", {}).items()}
    left = {kind: n for kind, n in there.items() if n > 0}
    return [Mark(thing.id, "counters", left or None), *(marked if "creature" in types else ())]


def removes_loyalty(game: Game, value: tuple[str, ...]) -> tuple[str, ...]:
    """Damage to a planeswalker takes as many loyalty counters from it."""
    return (*value, LOYALTY)


def removes_defense(game: Game, value: tuple[str, ...]) -> tuple[str, ...]:
    """Damage to a battle takes as many defense counters from it."""
    return (*value, DEFENSE)
