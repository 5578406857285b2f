"""What a text acts on without a target: all that it names, and what it has spoken of, whatever that has become."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, controller, speaks_of, still
from judgekit.magic.plays.text import filters
from judgekit.magic.questions.text import (
    ALL_THAT_A_SPELL_ACTS_ON_IS_A_TARGET,
    ALL_THAT_A_TRIGGERED_ABILITY_ACTS_ON_IS_A_TARGET,
    ALL_THAT_AN_ACTIVATED_ABILITY_ACTS_ON_IS_A_TARGET,
    WHAT_HAS_CHANGED_SINCE_IS_MEANT,
)

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def spoken_of_before(game: Game, found: list[Being], role: str, spell: Thing) -> list[Being]:
    """What a trigger was about; whoever knows no better thinks only of what still is as the trigger says."""
    ability = spell.marks.get("ability")
    if not isinstance(ability, tree.Triggered) or not speaks_of(game, "what has changed since"):
        return found
    of = ability.trigger.other if role == "other" else ability.trigger.what
    there = [(one, still(game.board, one)) for one in found if not isinstance(one, str)]
    if not isinstance(of, tree.Filter) or not any(thing and thing.zone == BATTLEFIELD for _, thing in there):
        return found
    you, source = controller(game, spell), spell.marks.get("source", spell.object)
    game.look()
    changed = [one for one, t in there if t and t.zone == BATTLEFIELD and not filters.fits(game, t, of, you, source)]
    game.looked()
    if not changed or game.ruling(WHAT_HAS_CHANGED_SINCE_IS_MEANT):
        return found
    return [one for one in found if one not in changed]


def untargeted(game: Game, found: list[Being], spell: Thing) -> list[Being]:
    """What a spell or ability acts on without a target; whoever knows no better takes all of it for targets."""
    ability = spell.marks.get("ability")
    if ability is not None and not speaks_of(game, "targets of abilities"):
        return found
    game.look()
    aimed = [one for one in found if filters.may_be(game, spell, one)]
    game.looked()
    return aimed if len(aimed) < len(found) and _are_targets(game, ability) else found


def _are_targets(game: Game, ability: object) -> bool:
    """Whether everything is a target that a spell, an activated or a triggered ability acts on."""
    if ability is None:
        return bool(game.ruling(ALL_THAT_A_SPELL_ACTS_ON_IS_A_TARGET))
    if isinstance(ability, tree.Activated):
        return bool(game.ruling(ALL_THAT_AN_ACTIVATED_ABILITY_ACTS_ON_IS_A_TARGET))
    return bool(game.ruling(ALL_THAT_A_TRIGGERED_ABILITY_ACTS_ON_IS_A_TARGET))
