"""Speed: who has any, what raises it, and when it is at its most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import controller, in_play, traits
from judgekit.magic.plays.text.designations import standing_for
from judgekit.magic.plays.text.evaluate import amount, things
from judgekit.magic.questions.mechanics import THE_FIRST_SPEED_IS_THE_INCREASE
from judgekit.table.board import Add, Change, Note, Tell, Thing
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

START = "accendete i motori!"
SPEED = "speed"
NAME = "Velocità"
MOST = 4
_LOST = tree.Trigger("loses life", tree.Filter("player", controller="opponent"), where=("your turn",), once=True)
_FASTER = (
    tree.Triggered(
        _LOST,
        (tree.Mode((), (tree.SpeedUp(tree.You()),)),),
        condition=tree.Not(tree.MaxSpeed()),
        each_turn=True,
    ),
)


def speed_of(game: Game, player: str) -> int:
    """The speed of a player; none is none."""
    return int(game.board.players[player].get(SPEED) or 0)


def engine(number: int, player: str) -> Thing:
    """What stands for the ability that belongs to having speed: it has no card."""
    return standing_for(number, player, SPEED, NAME, _FASTER)


def begins(game: Game) -> tuple[Event, ...]:
    """Whoever controls something that starts engines, and has no speed, has speed 1 from now on."""
    starting = [one for one in in_play(game.board) if START in traits(game, one).words]
    those = dict.fromkeys(controller(game, one) for one in starting)
    number = int(game.board.facts["next"])
    events: list[Event] = []
    for player in those:
        if not speed_of(game, player):
            events.append(Event("speed", (player, 1, number + len(events))))
    return tuple(events)


def changes(game: Game, player: str, speed: int, number: int = 0) -> list[Change]:
    """The speed of a player is another; with the first of it comes what raises it."""
    new: list[Change] = [Add(engine(number, player)), Note("next", number + 1)] if number else []
    return [Tell(player, SPEED, speed), *new]


def raised(game: Game, what: tree.SpeedUp, player: str, spell: Thing) -> Flow[None]:
    """The speed of players goes up by one."""
    for who in things(game, what.who, player, spell):
        yield from game.run("speed up", str(who), amount(game, what.how_many, player, spell))


def faster(game: Game, player: str, much: int) -> tuple[Event, ...]:
    """A player's speed goes up by so much; with the first of it comes what raises it from then on."""
    now = speed_of(game, player)
    if now:
        return (Event("speed", (player, min(MOST, now + much))),)
    begins_so = much and game.is_so(THE_FIRST_SPEED_IS_THE_INCREASE)
    return (Event("speed", (player, min(MOST, much), int(game.board.facts["next"]))),) if begins_so else ()


def at_its_most(game: Game, value: bool, player: str) -> bool:
    """A player has max speed whose speed is 4."""
    return speed_of(game, player) >= MOST
