"""Keywords that keep a thing or player from something: hexproof, shroud, indestructible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.keywords import is_from
from judgekit.magic.plays.state import controller, has, is_in_play, traits
from judgekit.table.board import Thing
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from judgekit.table.engine import Game

HEXPROOF, SHROUD, INDESTRUCTIBLE = "anti-malocchio", "velo", "indistruttibile"


def hexproof(game: Game, spell: Thing, one: Any) -> Refusal | None:
    """What has hexproof is no target of what its opponents control."""
    if isinstance(one, str) or not is_in_play(one) or HEXPROOF not in traits(game, one).words:
        return None
    about = traits(game, one).words[HEXPROOF]
    against = any(quality is None or is_from(game, spell, quality, one) for quality in about)
    return Refusal("is hexproof", (one.id,)) if against and controller(game, spell) != controller(game, one) else None


def shroud(game: Game, spell: Thing, one: Any) -> Refusal | None:
    """What has shroud is nobody's target."""
    shut = isinstance(one, Thing) and is_in_play(one) and has(game, one, SHROUD)
    return Refusal("is shrouded", (one.id,)) if shut else None


def indestructible(game: Game, value: bool, thing: Thing) -> bool | None:
    """What is indestructible is not destroyed, neither by an effect nor by damage."""
    return True if INDESTRUCTIBLE in traits(game, thing).words else None
