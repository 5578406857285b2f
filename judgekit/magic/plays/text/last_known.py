"""What has left play counts as it was when it was last there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import Traits
from judgekit.magic.plays.board.facts import CARDS_SEEN, CAST_SEEN, FACES_SEEN
from judgekit.magic.plays.board.state import Object, born, controller, known, still, traits
from judgekit.magic.questions.replacement import LAST_KNOWN_INFORMATION
from judgekit.magic.questions.text import LAST_KNOWN_CASTING
from judgekit.table.board import NO_MARKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def host_as_last_seen(game: Game, value: Object | None, one: Object) -> Object | None:
    """What has left play counts as having been on what it was on when it left."""
    there: dict[Object, Object] = game.board.facts.get("hosts seen", {})
    return there.get(one)


def counters_as_last_seen(game: Game, value: Mapping[str, int], one: Object) -> Mapping[str, int]:
    """What has left play counts as having the counters that were on it when it left."""
    had: dict[Object, Mapping[str, int]] = game.board.facts.get("counters seen", {})
    return had.get(one, {})


def as_it_was_cast(game: Game, spell: Thing, source: Object) -> Thing:
    """The source of a text, that knows how it was cast: whoever knows no better asks its card, wherever that is now."""
    there = game.board.things.get(spell.id, spell) if spell.id == source[0] else still(game.board, source)
    if there is not None:
        return there
    cast: Thing = game.ruling_on(LAST_KNOWN_CASTING, game.board.things.get(source[0], spell), source)
    return cast


def cast_as_last_seen(game: Game, value: Thing, one: Object) -> Thing:
    """What has left counts as cast as it was, whatever its card has become since; a permanent tells of its spell."""
    for fact in (CAST_SEEN, FACES_SEEN):
        seen: Thing | None = game.board.facts.get(fact, {}).get(one)
        if seen is not None:
            return seen
    became = value.object == (one[0], one[1] + 1)
    return value if became else value._replace(marks=NO_MARKS)


def last_known(game: Game, one: Object) -> Any:
    """What an object is like, or was like when it was last in play."""
    thing = still(game.board, one)
    if thing is not None:
        return traits(game, thing)
    seen = game.ruling(LAST_KNOWN_INFORMATION, one)
    return seen if seen is not None else Traits("", *(frozenset(),) * 4, None, None, {}, ())


def as_last_seen(game: Game, value: object, one: Object) -> object:
    """What has left play counts as it was when it left."""
    thing = game.board.things.get(one[0])
    gone = game.board.facts.get("seen", {}).get(one) or game.board.facts.get(CARDS_SEEN, {}).get(one)
    return gone or (born(game, thing) if thing is not None else None)


def where_it_lies(game: Game, one: Object) -> Object:
    """A card that says its own size and was moved from outside play to where all see it: the object it is there."""
    there = game.board.things.get(one[0])
    if there is None or one not in game.board.facts.get(CARDS_SEEN, {}) or there.zone[0] not in {"graveyard", "exile"}:
        return one
    return there.object if there.life == one[1] + 1 else one


def last_controller(game: Game, one: Object) -> str:
    """Who controls an object, or did when it was last in play."""
    there = still(game.board, one)
    if there is not None:
        return controller(game, there)
    had: dict[Object, str] = game.board.facts.get("had", {})
    return had.get(one) or game.board.things[one[0]].owner


def as_it_left(game: Game, one: Object) -> Thing:
    """The thing that an object is; of a copy, token, spell or hidden card that has gone, what it was last there."""
    there, seen = still(game.board, one), game.board.facts.get(FACES_SEEN, {})
    gone = there is None and one in seen and game.ruling(LAST_KNOWN_INFORMATION, one) is not None
    left: Thing = seen[one] if gone else known(game.board, one[0])
    return left


def as_it_was(spell: Thing, one: Object) -> Object:
    """What a spell or ability has moved out of play, as the object that it was there."""
    was: Object = spell.marks.get("was", {}).get(one, one)
    return was
