"""What texts mean by «only before …» and «only after …»: the moments when attackers and blockers are declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import combat
from judgekit.magic.questions.combat import (
    IN_ANY_COMBAT_OF_THE_TURN,
    NOTHING_IS_BEHIND_WHAT_DOES_NOT_COME,
    ONLY_IN_THE_FIRST_COMBAT,
    WHAT_DOES_NOT_COME_IS_OVER,
)

if TYPE_CHECKING:
    from judgekit.table.engine import Game

ADDED_AFTER = "added after"  # a fact while phases are played that have been added: after which of the turn itself
BEFORE_COMBAT = frozenset({"beginning", "first main"})  # phases behind which that of the turn itself is to come
_LATER = frozenset({"combat", "second main"})  # a phase added after one of these is no first combat of its turn
_UNTIL = {
    "before attackers": frozenset({"beginning of combat"}),
    "before blocks": frozenset({"beginning of combat", "declare attackers"}),
    "before damage": frozenset({"beginning of combat", "declare attackers", "declare blockers"}),
}
_IN_COMBAT = "in combat before blocks"
_AFTER = "in combat after blocks"
_SINCE = frozenset({"declare blockers", "combat damage"})


def is_one(when: str) -> bool:
    """Whether what a text tells is such a moment."""
    return is_about_attackers(when) or is_about_blocks(when) or is_about_damage(when)


def is_about_attackers(when: str) -> bool:
    """Whether the moment is that at which attackers are declared."""
    return when == "before attackers"


def is_about_blocks(when: str) -> bool:
    """Whether the moment is that at which blockers are declared."""
    return when in {"before blocks", _IN_COMBAT, _AFTER}


def is_about_damage(when: str) -> bool:
    """Whether the moment is that at which combat damage is dealt."""
    return when == "before damage"


def is_now(game: Game, when: str) -> bool:
    """Whether it is before, or after, the moment that a text tells.

    Of several combats of one turn any will do if the text speaks of combat as the time, else the first one alone.
    """
    facts = game.board.facts
    phase, step = facts.get("phase"), facts.get("step")
    another = facts.get(ADDED_AFTER) in _LATER
    if when in {_AFTER, _IN_COMBAT}:
        return _fits_combat(game, when, step) and (not another or game.is_so(IN_ANY_COMBAT_OF_THE_TURN))
    if phase in BEFORE_COMBAT:
        return True
    if step == "end of combat" and when != "before attackers" and not _had_blocks(game):
        return not game.is_so(WHAT_DOES_NOT_COME_IS_OVER)
    return step in _UNTIL[when] and not (another and game.is_so(ONLY_IN_THE_FIRST_COMBAT))


def _fits_combat(game: Game, when: str, step: object) -> bool:
    """Whether the moment of a combat is the one that a text tells, whichever combat of the turn it is."""
    if when == _IN_COMBAT:
        return step in _UNTIL["before blocks"]
    if step == "end of combat" and not _had_blocks(game):
        return not game.is_so(NOTHING_IS_BEHIND_WHAT_DOES_NOT_COME)
    return step in _SINCE or step == "end of combat"


def _had_blocks(game: Game) -> bool:
    """Whether blockers have been declared in the combat that is ending, be it that nobody blocked."""
    fight = combat(game.board)
    return fight is not None and (fight.declared or bool(fight.attackers))
