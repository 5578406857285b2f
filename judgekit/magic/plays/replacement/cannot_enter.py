"""What a text keeps from entering play: tokens are not made, cards stay where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import BATTLEFIELD, controller, is_plain, rules_of_table
from judgekit.magic.plays.replacement.applicable import enterer
from judgekit.magic.plays.text import filters
from judgekit.magic.questions.replacement import IS_BARRED_AS_IT_WILL_BE
from judgekit.table.amending import Amendment, Made

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Event, Game
    from judgekit.table.messages import Flow

    Making = Flow[Made]


def no_token(game: Game, event: Event) -> tuple[Amendment, ...]:
    """A token that could not enter play is not made."""
    token: Thing = event.args[0]
    if not is_barred(game, event, token):
        return ()
    return (barred(token),)


def no_card(game: Game, event: Event) -> tuple[Amendment, ...]:
    """A card that may not enter play stays in its zone; what becomes of a spell, resolving tells."""
    if event.kind == "move" and event.args[1] != "battlefield":
        return ()
    thing = game.board.things[event.args[1] if event.kind == "land" else event.args[0]]
    if thing.zone[0] in {"battlefield", "stack"} or not is_barred(game, event, thing):
        return ()
    return (barred(thing),)


def barred(thing: Thing) -> Amendment:
    """That a thing does not enter play at all, before anything else may become of that."""
    return Amendment(("barred", thing.object), ("enters", thing.id), _not_at_all, "barred", stage=-2)


def is_barred(game: Game, event: Event, thing: Thing) -> bool:
    """Whether a text says that such a permanent cannot enter play."""
    if is_plain(game.board):
        return False
    entering = thing._replace(zone=BATTLEFIELD, marks={**thing.marks, "controller": enterer(event, thing)})
    barring = [(source, of) for source, rule, of in rules_of_table(game) if rule == "cannot enter"]
    sorts = [(source, sort) for source, of in barring for sort in of.either or (of,)]
    return any(_bars(game, event, entering, thing.zone[0], of, source) for source, of in sorts)


def _bars(game: Game, event: Event, entering: Thing, comes_from: str, of: tree.Filter, source: Thing) -> bool:
    """Whether a text speaks of what is entering; where it speaks of cards elsewhere, of those that come from there."""
    alone = filters.fits(game, entering, of, controller(game, source), source.object)
    if of.zone != BATTLEFIELD[0]:
        return alone and comes_from == of.zone
    return bool(game.ruling_on(IS_BARRED_AS_IT_WILL_BE, alone, of, entering, event, source))


def _not_at_all(game: Game, event: Event) -> Making:
    game.show()
    return Made()
    yield
