"""Abilities that trigger at the beginning of a step which the players of a team share: for each of them, or once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.magic.language import tree
from judgekit.magic.plays.board.teams import share_turns
from judgekit.magic.questions.teams import TRIGGERS_FOR_EACH_OF_THE_TEAM

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.plays.triggers.pending import About
    from judgekit.table.engine import Event, Game


def for_each_or_once(game: Game, ability: tree.Triggered, event: Event, those: Iterable[About]) -> Iterable[About]:
    """How often an ability triggers at a shared step: as often as it is about one of the team, if it speaks of them."""
    if event.kind not in {"step", "phase", "turn"} or not share_turns(game.board):
        return those
    each = list(those)
    if len(each) <= 1:
        return each
    if _speaks_of_that_player(ability):
        game.is_so(TRIGGERS_FOR_EACH_OF_THE_TEAM)
        return each
    if not game.speaks(TRIGGERS_FOR_EACH_OF_THE_TEAM):
        raise NotSimulated("se si innesca una volta per ciascun compagno, le regole di questa data non lo dicono")
    return each[: int(game.ruling_on(TRIGGERS_FOR_EACH_OF_THE_TEAM, len(each)))]


def _speaks_of_that_player(ability: tree.Triggered) -> bool:
    told = (ability.modes, ability.condition)
    return tree.holds(told, tree.ThatPlayer) or _whose(told)


def _whose(told: object) -> bool:
    return any("that player" in {of.controller, of.owner} for of in tree.all_in(told, tree.Filter))
