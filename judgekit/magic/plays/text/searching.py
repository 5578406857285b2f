"""Looking through a library for cards: who need not find them, and who has to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.tree import Chosen, Filter
from judgekit.magic.questions.text import NEED_NOT_FIND
from judgekit.table.engine import Ask, Refusal

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Being
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def is_search(game: Game, what: Chosen) -> bool:
    """Whether cards are looked for in a library, and may be more or fewer than there are."""
    return not what.up_to and game.speaks(NEED_NOT_FIND) and any(_in_library(of) for of in _parts(what.of))


def found(game: Game, what: Chosen, due: int, possible: list[Being], player: str, spell: int) -> Flow[list[Being]]:
    """The cards that a player finds: of what is told by more than its number nobody has to find all that there is."""
    enough = min(due, len(possible))
    said = list((yield Ask("find", player, (spell, what, due), tuple(possible))) if possible else ())
    if len(said) == enough:
        return said
    if game.ruling(NEED_NOT_FIND):
        game.show()
        return said
    return [*said, *(one for one in possible if one not in said)][:enough]


def why_not_fewer(game: Game, player: str, what: Chosen) -> Refusal | None:
    """Why a player may not find fewer cards than there are; None where they may."""
    return game.refusal("find fewer", player, what)


def has_to_find(game: Game, player: str, what: Chosen) -> Refusal | None:
    """Whoever looks for so many cards, whatever they are, has to find so many."""
    return None if any(_of_a_quality(of) for of in _parts(what.of)) else Refusal("has to find", (player,))


def _parts(of: Filter) -> tuple[Filter, ...]:
    return of.either or (of,)


def _in_library(of: Filter) -> bool:
    return of.zone == "library" and "looked at" not in of.status


def _of_a_quality(of: Filter) -> bool:
    return of._replace(zone="", owner="", noun="card") != Filter("card", zone="")
