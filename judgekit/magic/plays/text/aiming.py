"""What a text acts on without a target: all that it names, and what it has spoken of, whatever that has become."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, controller, rules_of_table, speaks_of, still, traits
from judgekit.magic.plays.text import filters, targets
from judgekit.magic.questions.layers import ENCHANTS_UNTARGETED
from judgekit.magic.questions.text import (
    ALL_THAT_A_SPELL_ACTS_ON_IS_A_TARGET,
    ALL_THAT_A_TRIGGERED_ABILITY_ACTS_ON_IS_A_TARGET,
    ALL_THAT_AN_ACTIVATED_ABILITY_ACTS_ON_IS_A_TARGET,
    WHAT_HAS_CHANGED_SINCE_IS_MEANT,
)
from judgekit.table.engine import Refusal

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
    aimed = [one for one in found if targets.may_be(game, spell, one)]
    game.looked()
    return aimed if len(aimed) < len(found) and _are_targets(game, ability) else found


def enchanted(game: Game, host: Being, spell: Thing) -> list[Being]:
    """Whom an ability of an Aura means by what it enchants: no target; whoever knows no better takes it for one."""
    there = host if isinstance(host, str) else still(game.board, host)
    if spell.zone[0] != "stack" or there is None or (not isinstance(there, str) and there.zone != BATTLEFIELD):
        return [host]  # what is no more there is nobody's target
    if speaks_of(game, "targets of abilities"):
        return untargeted(game, [host], spell)
    game.look()
    aimed = targets.may_be(game, spell, host)
    game.looked()
    return [host] if aimed or game.ruling(ENCHANTS_UNTARGETED) else []


def _are_targets(game: Game, ability: object) -> bool:
    """Whether everything is a target that a spell, an activated or a triggered ability acts on."""
    if ability is None:
        return bool(game.ruling(ALL_THAT_A_SPELL_ACTS_ON_IS_A_TARGET))
    if isinstance(ability, tree.Activated):
        return bool(game.ruling(ALL_THAT_AN_ACTIVATED_ABILITY_ACTS_ON_IS_A_TARGET))
    return bool(game.ruling(ALL_THAT_A_TRIGGERED_ABILITY_ACTS_ON_IS_A_TARGET))


def may_not_be_one(game: Game, spell: Thing, one: Any) -> Refusal | None:
    """What a text says cannot be a target."""
    if isinstance(one, str):
        about = [(source, who) for source, rule, who in rules_of_table(game) if rule == "cannot be a target"]
        shut = any(isinstance(who, tree.EachPlayer) or controller(game, source) == one for source, who in about)
        return Refusal("cannot be a target", (one,)) if shut else None
    return Refusal("cannot be a target", (one.id,)) if "cannot be a target" in traits(game, one).rules else None


def never_itself(game: Game, spell: Thing, one: Any) -> Refusal | None:
    """A spell or ability on the stack is no target of itself."""
    itself = not isinstance(one, str) and one.id == spell.id and one.zone[0] == "stack"
    return Refusal("is no such target", (spell.id, spell.id)) if itself else None


def never_itself_unless_local(game: Game, spell: Thing, one: object) -> Refusal | None:
    """The same, but for local enchantments: of those a rule of their own speaks."""
    return None if "incanta" in traits(game, spell).words else never_itself(game, spell, one)
