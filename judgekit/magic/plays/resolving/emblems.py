"""Emblems: where they are, what they are, whose, and that their abilities work there."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.magic.cards import face
from judgekit.magic.language.write import write
from judgekit.magic.plays.board.state import BATTLEFIELD, COMMAND
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.resolving import EMBLEMS_WORK_WHERE_THEY_ARE, WHAT_AN_EMBLEM_IS, WHOSE_EMBLEM
from judgekit.table.board import Thing
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

NAME = "Emblema"


def get(game: Game, what: tree.Emblem, player: str, spell: Thing) -> Flow[None]:
    """Players get an emblem; whoever knows no better takes it for an enchantment in play."""
    for each in things(game, what.who, player, spell):
        zone, types = game.ruling_on(WHAT_AN_EMBLEM_IS, (BATTLEFIELD, ("enchantment",)))
        who = str(game.ruling_on(WHOSE_EMBLEM, player, str(each)))
        works = zone == BATTLEFIELD or game.ruling(EMBLEMS_WORK_WHERE_THEY_ARE)
        abilities = what.abilities if works else ()
        printed = face(NAME, types, colours=(), abilities=abilities, text=_said(what.abilities))
        number = game.board.facts["next"]
        yield Event("emblem", (Thing(number, NAME, who, zone, printed, {"controller": who}),))


def _said(abilities: tuple[object, ...]) -> str:
    """What an emblem says, for whoever looks at it."""
    with suppress(NotUnderstood):
        return write(abilities)
    return ""


def a_mark_aside(game: Game, value: object) -> object:
    """An emblem lies in the command zone: it has abilities, and is neither card nor permanent nor of any type."""
    return COMMAND, ()
