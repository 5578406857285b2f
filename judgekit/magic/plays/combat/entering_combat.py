"""What comes to be such as a trigger on attacking or blocking asks for only once the declaration is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import Combat, combat
from judgekit.magic.plays.text.party import is_party
from judgekit.magic.plays.triggers.pending import pending
from judgekit.magic.plays.triggers.triggers import listening
from judgekit.magic.questions.combat import LOOKED_AT_AS_IT_ATTACKS, LOOKED_AT_AS_IT_BLOCKS

if TYPE_CHECKING:
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game


_STEPS = {"declare attackers": ("attacks",), "declare blockers": ("blocks", "becomes blocked", "is blocked by")}
_RULES = {"declare attackers": LOOKED_AT_AS_IT_ATTACKS, "declare blockers": LOOKED_AT_AS_IT_BLOCKS}


def notice(game: Game, event: Event, before: Board) -> bool:
    """What has changed may now be such a creature that attacks or blocks: that comes too late, if the rules say so."""
    step = game.board.facts.get("step", "")
    fight = combat(game.board)
    if step not in _STEPS or fight is None or not fight.attackers:
        return False
    found = False
    for source, ability, player in list(listening(game, before)):
        trigger = ability.trigger
        if trigger.kind not in _STEPS[step]:
            continue
        for about in _those_who_fit_now(game, trigger, fight, before, source):
            if not game.ruling(_RULES[step]):
                pending(game, source, ability, about, player)
            found = True
    return found


def _those_who_fit_now(
    game: Game, trigger: tree.Trigger, fight: Combat, before: Board, source: Thing
) -> list[dict[str, Any]]:
    """The attackers, or blockers, that the trigger speaks of now and did not before."""
    if trigger.kind == "attacks":
        pairs: list[tuple[Any, Any]] = list(fight.attackers)
    elif trigger.kind == "becomes blocked":
        pairs = [(one, None) for one in fight.blocked]
    else:
        blocks = [(blocker, one) for blocker, ones in fight.blocks for one in ones]
        pairs = blocks if trigger.kind == "blocks" else [(one, blocker) for blocker, one in blocks]
    return [
        {"": (one,), "other": (other,), "player": ()}
        for one, other in pairs
        if _is_new(game, trigger, one, other, before, source)
    ]


def _is_new(game: Game, trigger: tree.Trigger, one: Any, other: Any, before: Board, source: Thing) -> bool:
    if not isinstance(trigger.what, tree.Filter) and not isinstance(trigger.other, tree.Filter):
        return False
    now = is_party(game, trigger.what, one, source) and is_party(game, trigger.other, other, source)
    if not now:
        return False
    was = is_party(game, trigger.what, one, source, before) and is_party(game, trigger.other, other, source, before)
    return not was
