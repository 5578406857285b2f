"""Life totals: what may be paid of them, and how they become a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.board.state import controller, rules_of_table
from judgekit.magic.plays.text.evaluate import amount, things
from judgekit.table.engine import Event, Refusal

if TYPE_CHECKING:
    from collections.abc import Generator

    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def nothing_always(game: Game, value: bool) -> bool:
    """Nothing can always be paid, whatever the life total, and whatever a text says of paying life."""
    return True


def as_much_as_there_is(game: Game, player: str, due: int) -> Refusal | bool | None:
    """A player pays life that is there, and no more."""
    if not due and game.settle("nothing can be paid", False):
        return True
    return True if game.board.players[player]["life"] >= due else Refusal("has too little life", (player, due))


def forbidden(game: Game, player: str, due: int) -> Refusal | None:
    """A text may say that players pay no life: then nobody pays any."""
    if not due and game.settle("nothing can be paid", False):
        return None
    for source, rule, who in rules_of_table(game):
        if rule == "cannot pay life" and player in things(game, who, controller(game, source), source):
            return Refusal("pays no life", (source.id,))
    return None


# --- setting a total --------------------------------------------------------------------------------------------------


def set_total(game: Game, what: tree.SetLife, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """A life total becomes a number: by gaining or losing what it takes, if the rules say so."""
    due = amount(game, what.amount, player, spell)
    events = []
    for who in things(game, what.who, player, spell):
        change = due - game.board.players[str(who)]["life"]
        if game.settle("a total is set by gain or loss", False):
            events += [Event("life", (str(who), change))] if change else []
        else:
            events.append(Event("tell", (str(who), "life", due)))
    yield tuple(events)


def by_gain_or_loss(game: Game, value: bool) -> bool:
    """A player whose life total becomes a number gains or loses the difference."""
    return True
