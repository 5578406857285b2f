"""Life totals: what may be paid of them, and how they become a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import controller, rules_of_table
from judgekit.magic.plays.board.teams import first_of, share_turns
from judgekit.magic.plays.restrictions import cannot
from judgekit.magic.plays.text.evaluate import amounts, things
from judgekit.magic.questions.mechanics import CANNOT_END_WITH_MORE
from judgekit.magic.questions.resolving import (
    A_TOTAL_IS_SET_BY_GAIN_OR_LOSS,
    CANNOT_END_WITH_LESS,
    NOTHING_CAN_BE_PAID,
)
from judgekit.magic.questions.teams import ONE_OF_EACH_TEAM_IS_SET
from judgekit.table.engine import Event, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.language import tree
    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def as_much_as_there_is(game: Game, player: str, due: int) -> Refusal | bool | None:
    """A player pays life that is there, and no more."""
    if not due and game.ruling(NOTHING_CAN_BE_PAID):
        return True
    return True if game.board.players[player]["life"] >= due else Refusal("has too little life", (player, due))


def forbidden(game: Game, player: str, due: int) -> Refusal | None:
    """A text may say that players pay no life: then nobody pays any."""
    if not due and game.ruling(NOTHING_CAN_BE_PAID):
        return None
    for source, rule, who in rules_of_table(game):
        if rule == "cannot pay life" and player in things(game, who, controller(game, source), source):
            return Refusal("pays no life", (source.id,))
    return None


def keeps_its_total(game: Game, player: str) -> bool:
    """Whether nothing may leave a player with less life, who cannot lose any."""
    return cannot.keeps(game, "cannot lose life", player) is not None and bool(game.ruling(CANNOT_END_WITH_LESS))


def keeps_from(game: Game, player: str, change: int) -> bool:
    """Whether a player may not end with so much more, or less, life: then nothing of it happens."""
    if change < 0:
        return keeps_its_total(game, player)
    return (
        change > 0
        and cannot.keeps(game, "cannot gain life", player) is not None
        and bool(game.ruling(CANNOT_END_WITH_MORE))
    )


def _one_of_each_team(game: Game, dues: Iterable[tuple[Being, int]]) -> list[tuple[Being, int]]:
    """Whose totals are set: of each team that has one total, where it would be set for several, the first of them."""
    each = list(dues)
    if not share_turns(game.board):
        return each
    found: dict[str, tuple[Being, int]] = {}
    for who, due in each:
        found.setdefault(first_of(game.board, str(who)), (who, due))
    return list(found.values()) if len(found) < len(each) and game.ruling(ONE_OF_EACH_TEAM_IS_SET) else each


# --- setting a total --------------------------------------------------------------------------------------------------


def set_total(game: Game, what: tree.SetLife, player: str, spell: Thing) -> Flow[None]:
    """A life total becomes a number: by gaining or losing what it takes, if the rules say so."""
    events = []
    for who, due in _one_of_each_team(game, amounts(game, what.amount, what.who, player, spell)):
        change = due - game.board.players[str(who)]["life"]
        if game.ruling(A_TOTAL_IS_SET_BY_GAIN_OR_LOSS):
            events += [Event("life", (str(who), change))] if change else []
        else:
            events.append(Event("tell", (str(who), "life", due)))
    yield tuple(events)
