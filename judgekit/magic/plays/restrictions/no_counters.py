"""What a text keeps from getting counters: none is put on it, whoever would put it there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import NO_COUNTERS
from judgekit.magic.plays.board.state import BATTLEFIELD, is_plain, rules_of_table
from judgekit.magic.plays.replacement.applicable import counters_befall, in_play_or_made
from judgekit.table.amending import Amendment, Made
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def not_put(game: Game, event: Event) -> tuple[Amendment, ...]:
    """Counters that a text keeps something or somebody from getting are not put there."""
    source = _what_keeps(game, event)
    if source is None:
        return ()
    return (Amendment((NO_COUNTERS, source), (event.kind, event.args[0]), _nothing, NO_COUNTERS, source, stage=-1),)


def not_put_as_it_enters(game: Game, event: Event) -> tuple[Amendment, ...]:
    """What says of itself that it gets none gets none with which it would enter, either."""
    on, kind, how_many, *_ = event.args
    thing = None if isinstance(on, str) or how_many <= 0 else in_play_or_made(game, on)
    if thing is None or (thing.zone == BATTLEFIELD and thing.id in game.board.things):
        return ()
    rules = (rule for one in thing.face.traits.abilities if isinstance(one, tree.Static) for rule in one.rules)
    of_itself = [about for rule, about in rules if rule == NO_COUNTERS and isinstance(about[0], tree.This)]
    if all(about[1] not in {"", kind} for about in of_itself):
        return ()
    source = thing.object
    return (Amendment((NO_COUNTERS, source), (event.kind, on), _nothing, NO_COUNTERS, source, stage=-1),)


def may_get(game: Game, on: int | str, kind: str) -> bool:
    """Whether no text keeps a permanent or player from getting such a counter."""
    return _what_keeps(game, Event("counters", (on, kind, 1))) is None


def _what_keeps(game: Game, event: Event) -> Object | None:
    if is_plain(game.board):
        return None
    for source, rule, about in rules_of_table(game):
        if rule != NO_COUNTERS:
            continue
        whom, kind = about
        if counters_befall(game, tree.CountersOn(kind, whom), event, source):
            return source.object
    return None


def _nothing(game: Game, event: Event) -> Flow[Made]:
    game.show()
    return Made()
    yield
