"""What has come into play once the end step had begun: it waits for the beginning of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.triggers.pending import pending
from judgekit.magic.plays.triggers.trigger_events import matches
from judgekit.magic.questions.triggers import THE_END_BEGINS_BUT_ONCE
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.board import Board
    from judgekit.table.engine import Game

_END = "end of turn"


def triggers(game: Game, event: Event, before: Board) -> bool:
    """Whoever thinks that the end step backs up has the abilities for its beginning trigger of what enters now."""
    if game.stage != _END or event.kind == "step":
        return False
    found = False
    for number in set(game.board.zone("battlefield")) - set(before.zone("battlefield")):
        source = game.board.things[number]
        for ability in traits(game, source).abilities:
            if not isinstance(ability, tree.Triggered) or ability.trigger.kind != "step":
                continue
            if _END not in ability.trigger.where or ability.condition is not None:
                continue
            about = next(iter(matches(game, ability.trigger, Event("step", (_END,)), before, source)), None)
            if about is not None and not game.ruling(THE_END_BEGINS_BUT_ONCE):
                pending(game, source, ability, about)
                found = True
    return found
