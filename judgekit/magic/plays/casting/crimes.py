"""Crimes: who aims at an opponent, or at what is theirs, commits one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.keyword_meanings import told
from judgekit.magic.plays.board.state import chosen, controller, opponents
from judgekit.magic.questions.mechanics import A_TARGET_MAKES_IT_A_CRIME
from judgekit.table.board import by_face, told_by_face
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

CRIME = "commettere un crimine"
_ASKING = "asks for crimes"


def _asks(thing: Thing) -> bool:
    triggers = tree.all_in(tuple(told(thing.face.traits)), tree.Trigger)
    return any(CRIME in one.where for one in triggers)


by_face(_ASKING, _asks)


def anybody_asks(game: Game) -> bool:
    """Whether any text in the game speaks of crimes."""
    return bool(told_by_face(game.board, _ASKING))


def committed(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """Whoever has chosen such targets commits a crime, once for each spell or ability."""
    spell = game.board.things.get(what)
    aimed = [one for group in chosen(spell, "targets", ()) for one in group] if spell is not None else []
    theirs = opponents(game.board, player)
    if any(_is_theirs(game, one, theirs) for one in aimed) and game.ruling(A_TARGET_MAKES_IT_A_CRIME):
        yield Event("done", (CRIME, player, None))


def _is_theirs(game: Game, one: Being, theirs: tuple[str, ...]) -> bool:
    """Whether somebody is an opponent, or theirs: on the battlefield, the stack, in the graveyard."""
    if isinstance(one, str):
        return one in theirs
    thing = game.board.things[one[0]]
    whose = thing.owner if thing.zone[0] == "graveyard" else controller(game, thing)
    return thing.zone[0] in {"battlefield", "stack", "graveyard"} and whose in theirs
