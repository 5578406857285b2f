"""Keywords that tell who may block whom, and who does not attack: fear, intimidate, skulk, reach, defender."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import traits
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

FEAR, INTIMIDATE, SKULK, MENACE = "paura", "intimidire", "furtivo", "minacciare"
REACH, DEFENDER = "raggiungere", "difensore"
HORSEMANSHIP = "cavalierato"


def never_attacks(game: Game, thing: Thing) -> Refusal | None:
    """A creature with defender does not attack, unless a text lets it as though it had none."""
    if "attacks as no defender" in traits(game, thing).rules:
        return None
    return Refusal("cannot attack", (thing.id,))


def only_by_artifacts_or_black(game: Game, attacker: Thing, blocker: Thing, about: object) -> Refusal | bool:
    """Fear: only artifact creatures and black ones block it."""
    like = traits(game, blocker)
    fits = "artifact" in like.types or "black" in like.colours
    return True if fits else Refusal("is feared", (attacker.id, blocker.id))


def only_by_artifacts_or_its_colours(game: Game, attacker: Thing, blocker: Thing, about: object) -> Refusal | bool:
    """Intimidate: only artifact creatures and those of a colour of its own block it."""
    like = traits(game, blocker)
    fits = "artifact" in like.types or like.colours & traits(game, attacker).colours
    return True if fits else Refusal("intimidates", (attacker.id, blocker.id))


def only_by_riders(game: Game, attacker: Thing, blocker: Thing, about: object) -> Refusal | bool:
    """Horsemanship: only what has it, too, blocks it."""
    rides = HORSEMANSHIP in traits(game, blocker).words
    return True if rides else Refusal("rides", (attacker.id, blocker.id))


def not_by_stronger(game: Game, attacker: Thing, blocker: Thing, about: object) -> Refusal | bool:
    """Skulk: no creature of greater power blocks it."""
    stronger = (traits(game, blocker).power or 0) > (traits(game, attacker).power or 0)
    return Refusal("slips by", (attacker.id, blocker.id)) if stronger else True
