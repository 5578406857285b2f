"""A text that has all of itself done again: what was done «in this way», and «it», are those of each time anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

AGAIN, TIMES = "again", "done again"  # in what a text is about: whether it is done again, and how often it was
_MOST = 200


def repeat(game: Game, what: tree.Repeat, player: str, spell: Thing) -> Flow[None]:
    """All of it will be done once more: as often as the text says, but for one that tells of once."""
    here = game.board.things.get(spell.id, spell)
    about: Mapping[str, object] = here.marks.get("about", {})
    if not (what.once and about.get(TIMES)):
        yield Event("mark", (here.id, "about", {**about, AGAIN: True}))


def begun_again(game: Game, what: int, first: Mapping[str, object], times: int) -> Flow[bool]:
    """Whether the text is done again; if so it speaks of nothing that it has done before."""
    here = game.board.things.get(what)
    if here is None or not here.marks.get("about", {}).get(AGAIN):
        return False
    if times >= _MOST:
        raise NotSimulated("un procedimento che si ripete più di duecento volte non si simula")
    yield Event("mark", (what, "about", {**first, TIMES: times}))
    return True
