"""Where a mechanic that an edition refuses is played: in which other editions, as their own tables tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.editions import EDITIONS, system
from judgekit.magic.language.tree import Keyword
from judgekit.magic.plays.combat import damage_order
from judgekit.magic.sets.playable import executable

_ORDERS = (damage_order.of_blockers, damage_order.of_blocked)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.language.tree import Ability
    from judgekit.table.engine import Game
    from judgekit.table.system import System


def editions_playing(abilities: Iterable[Ability], but: str = "", cost: Iterable[str] | None = None) -> tuple[str, ...]:
    """The editions that play all of some abilities, without one of them."""
    there = tuple(abilities)
    return tuple(name for name in EDITIONS if name != but and executable(there, system(name), cost) is None)


def that_order_damage(but: System) -> tuple[str, ...]:
    """The editions in which players announce an order for damage, for one that knows of none."""
    those = tuple(name for name in EDITIONS if any(row.play in _ORDERS for _, _, row in system(name).rows()))
    return () if but.name in those else those


def played_elsewhere(abilities: Iterable[Ability], but: str, cost: Iterable[str] | None = None) -> str:
    """The end of a refusal: with which other editions a case would be played; "" where with none."""
    those = editions_playing(abilities, but, cost)
    return f"; si gioca con {' e '.join(those)}: «edizioni: [{', '.join(those)}]»" if those else ""


def may_band(game: Game) -> bool:
    """Whether the rules tell how a band attacks."""
    return "branco" not in game.system.values.get("undecided", {})


def banding(game: Game) -> str:
    """Why nobody attacks in a band."""
    told = game.system.values.get("undecided", {}).get("branco")
    where = f" ({game.system.name}:{told})" if told else ""
    why = f"il branco in questa edizione non è decidibile: nessuna regola dice come si svolge{where}"
    return why + played_elsewhere((Keyword("branco"),), game.system.name)
