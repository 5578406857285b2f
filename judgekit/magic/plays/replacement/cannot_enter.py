"""What a text keeps from entering play: tokens are not made, cards stay where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import BATTLEFIELD, controller, is_plain, rules_of_table
from judgekit.magic.plays.replacement.applicable import enterer
from judgekit.magic.plays.text import filters
from judgekit.table.amending import Amendment, Made

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Event, Game
    from judgekit.table.messages import Flow

    Making = Flow[Made]


def no_token(game: Game, event: Event) -> tuple[Amendment, ...]:
    """A token that could not enter play is not made."""
    token: Thing = event.args[0]
    if not _is_barred(game, token, enterer(event, token)):
        return ()
    return (barred(token),)


def no_card(game: Game, event: Event) -> tuple[Amendment, ...]:
    """A card that may not enter play stays in its zone; what becomes of a spell, resolving tells."""
    if event.kind == "move" and event.args[1] != "battlefield":
        return ()
    thing = game.board.things[event.args[1] if event.kind == "land" else event.args[0]]
    if thing.zone[0] in {"battlefield", "stack"} or not _is_barred(game, thing, enterer(event, thing)):
        return ()
    return (barred(thing),)


def barred(thing: Thing) -> Amendment:
    """That a thing does not enter play at all, before anything else may become of that."""
    return Amendment(("barred", thing.object), ("enters", thing.id), _not_at_all, "barred", stage=-2)


def _is_barred(game: Game, thing: Thing, player: str) -> bool:
    """Whether a text says that such a permanent cannot enter play."""
    if is_plain(game.board):
        return False
    entering = thing._replace(zone=BATTLEFIELD, marks={**thing.marks, "controller": player})
    return any(
        rule == "cannot enter" and filters.fits(game, entering, of, controller(game, source), source.object)
        for source, rule, of in list(rules_of_table(game))
    )


def _not_at_all(game: Game, event: Event) -> Making:
    game.show()
    return Made()
    yield
