"""Mutate: a creature spell cast for another cost becomes one with a creature, on top of it or beneath it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ADDED
from judgekit.magic.plays.board.state import BATTLEFIELD, chosen, still
from judgekit.magic.questions.keywords import EFFECTS_GO_ALONG, MERGING_IS_NOT_ENTERING
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

MUTATE = "mutazione"
MERGES = "merges with a creature"  # what a spell does by a keyword for which it was cast
MUTATING = "mutare"  # what is done by it


def aims_at_a_creature(game: Game, modes: tuple[tree.Mode, ...], about: object) -> tuple[tree.Mode, ...]:
    """A spell cast so wants a creature of its owner that is no Human."""
    of = tree.Filter(types=("creature",), not_subtypes=("Umano",), owner="you")
    return (tree.Mode((tree.Wanted(of),)),)


def is_mutating(game: Game, spell: Thing) -> bool:
    """Whether a spell was cast for its mutate cost, and has not ceased to be so."""
    return any(game.word(MERGES, word) is not None for word in chosen(spell, ADDED, ()))


def ceases(game: Game, spell: Thing) -> tuple[Event, ...]:
    """A spell is a creature spell as any other from now on."""
    left = tuple(word for word in chosen(spell, ADDED, ()) if game.word(MERGES, word) is None)
    return (Event("choose", (spell.id, ADDED, left)),)


def resolves_as_a_creature(game: Game, value: bool, spell: Thing) -> bool | None:
    """Without a legal target it goes on as a creature spell."""
    return True if is_mutating(game, spell) else None


def merges(game: Game, what: int) -> Flow[None]:
    """As it resolves it does not enter: it is put onto the creature, or beneath it, as its controller says."""
    spell = game.board.things.get(what)
    picked = chosen(spell, "targets", ()) if spell is not None and spell.zone[0] == "stack" else ()
    if spell is None or not is_mutating(game, spell) or not picked or not picked[0]:
        return
    base = still(game.board, picked[0][0])
    if base is None or base.zone != BATTLEFIELD:
        return
    if base.face.under is not None:
        raise NotSimulated("come si unisce una carta a una creatura a faccia in giù non si simula ancora")
    player = spell.marks.get("controller", spell.owner)
    over = yield Ask("on top", player, (spell.id, base.id), (True, False))
    if not game.ruling(MERGING_IS_NOT_ENTERING):
        yield Event("move", (what, "battlefield", player, "resolved"))
    yield Event("merge", (what, base.id, over))
    if "effects" in game.board.facts and game.ruling(EFFECTS_GO_ALONG):
        yield Event("effects follow", (spell.object, base.object))
    now = game.board.things.get(base.id)
    if now is not None:
        yield Event("done", (MUTATING, now.object, None))
