"""Keywords of what deals damage: deathtouch, lifelink."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import Object, still, traits

if TYPE_CHECKING:
    from judgekit.table.engine import Game

DEATHTOUCH = "tocco letale"


def deadly(game: Game, value: bool, source: Object) -> bool | None:
    """Any damage at all of a source with deathtouch counts as lethal where damage is divided."""
    thing = still(game.board, source)
    return True if thing is not None and DEATHTOUCH in traits(game, thing).words else None
