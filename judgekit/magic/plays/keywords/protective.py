"""Keywords that keep a thing or player from something: hexproof, shroud, indestructible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.board.state import controller, each_copy, has, is_in_play, rules_of_table, traits
from judgekit.magic.plays.keywords.keywords import is_from
from judgekit.magic.questions.keywords import CANNOT_BE_DESTROYED, HEXPROOF_FROM_A_QUALITY
from judgekit.table.board import Thing
from judgekit.table.engine import Refusal
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.table.engine import Game

HEXPROOF, SHROUD, INDESTRUCTIBLE = "anti-malocchio", "velo", "indistruttibile"


def hexproof(game: Game, spell: Thing, one: Any) -> Refusal | None:
    """What has hexproof is no target of what its opponents control."""
    if isinstance(one, str) or not is_in_play(one) or HEXPROOF not in traits(game, one).words:
        return None
    about = traits(game, one).words[HEXPROOF]
    against = None in about or any(game.ruling(HEXPROOF_FROM_A_QUALITY, spell, one, each) for each in about)
    each_copy(game, HEXPROOF, about)
    return Refusal("is hexproof", (one.id,)) if against and controller(game, spell) != controller(game, one) else None


def from_quality(game: Game, value: bool, spell: Thing, one: Thing, quality: object) -> bool:
    """Hexproof from a quality keeps off only what has it."""
    return quality is not None and is_from(game, spell, quality, one)


def hexproof_player(game: Game, spell: Thing, one: object) -> Refusal | None:
    """A player who has hexproof is no target of what opponents control."""
    if not isinstance(one, str) or controller(game, spell) == one:
        return None
    return Refusal("is hexproof", (one,)) if _player_has(game, one, HEXPROOF) else None


def _player_has(game: Game, player: str, word: str) -> bool:
    """Whether a text gives a player a keyword."""
    told = [(source, about) for source, rule, about in rules_of_table(game) if rule == "players have"]
    return any(about == word and controller(game, source) == player for source, about in told)


def shroud(game: Game, spell: Thing, one: Any) -> Refusal | None:
    """What has shroud is nobody's target."""
    if isinstance(one, str):
        return Refusal("is shrouded", (one,)) if _player_has(game, one, SHROUD) else None
    if not isinstance(one, Thing) or not is_in_play(one) or not has(game, one, SHROUD):
        return None
    each_copy(game, SHROUD, traits(game, one).words[SHROUD])
    return Refusal("is shrouded", (one.id,))


def may_be_destroyed(game: Game, doomed: Iterable[Thing]) -> list[Thing]:
    """Those of some permanents that are destroyed, whatever would destroy them."""
    return [thing for thing in doomed if not game.ruling(CANNOT_BE_DESTROYED, thing)]


@only_with(INDESTRUCTIBLE)
def indestructible(game: Game, value: bool, thing: Thing) -> bool | None:
    """What is indestructible is not destroyed, neither by an effect nor by damage."""
    copies = traits(game, thing).words.get(INDESTRUCTIBLE, ())
    each_copy(game, INDESTRUCTIBLE, copies)
    return True if copies else None
