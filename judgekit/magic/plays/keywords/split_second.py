"""Split second: a spell to which hardly anything can be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import each_copy, stack_of, traits
from judgekit.magic.questions.keywords import MANA_IS_MADE_IN_A_SPLIT_SECOND
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

SPLIT_SECOND = "battibaleno"


def _there(game: Game) -> Thing | None:
    """The spell with split second on the stack, if there is any."""
    there = (game.board.things[number] for number in stack_of(game))
    return next((thing for thing in there if SPLIT_SECOND in traits(game, thing).words), None)


def no_spell_nor_ability(game: Game, player: str, thing: Thing, *_: object) -> Refusal | None:
    """While it is on the stack nobody casts spells or activates abilities."""
    spell = _there(game)
    if spell is None:
        return None
    each_copy(game, SPLIT_SECOND, traits(game, spell).words[SPLIT_SECOND])
    return Refusal("is too fast", (spell.id, thing.id))


def nothing_at_all(game: Game, player: str, thing: Thing) -> Refusal | None:
    """Whoever thinks that nothing at all may be done refuses mana abilities, too."""
    spell = _there(game)
    if spell is None or game.ruling(MANA_IS_MADE_IN_A_SPLIT_SECOND):
        return None
    return Refusal("is too fast", (spell.id, thing.id))
