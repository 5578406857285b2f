"""What a text has done so far, where it goes on to speak of what was done «in this way»."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import controller
from judgekit.magic.plays.text import filters, harm
from judgekit.magic.plays.text.evaluate import source_of, things
from judgekit.magic.plays.text.spoken import THUS
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def note(game: Game, before: Board, what: object, player: str, spell: Thing) -> Flow[None]:
    """What an instruction has done is counted, for each phrase of the text that speaks of such deeds."""
    here = game.board.things.get(spell.id)
    if here is None or isinstance(what, _OF_OTHERS):
        return  # what the instructions inside it have done was counted as each of them was done
    text = here.marks.get("ability") or here.face.traits.abilities
    if not _speaks_of_deeds(text):
        return
    about = here.marks.get("about", {})
    told = dict(about.get(THUS, ()))
    for one in _asked(text):
        mills = one.deed != "milled" or getattr(what, "zone", "") == "graveyard"
        if mills and type(what) in _BY.get(one.deed, (type(what),)):
            dealt = one == tree.DEALT_SO
            done = _dealt(game, before, what, player, here) if dealt else _done(game, before, one, player, here)
            told[one] = (*told.get(one, ()), *done)
    yield Event("mark", (here.id, "about", {**about, THUS: tuple(told.items())}))


_OF_OTHERS = (
    tree.May,
    tree.If,
    tree.IfAny,
    tree.Pay,
    tree.PayTimes,
    tree.WhenResolved,
    tree.OneOf,
    tree.LookIn,
    tree.Flip,
)


@lru_cache(1024)
def _speaks_of_deeds(text: object) -> bool:
    """Whether a text has such a phrase: hardly any has, and this is asked after every instruction.

    Only this is kept, no phrases: parts of texts are alike by value, whatever they are of.
    """
    return bool(_asked(text))


def _asked(node: object) -> tuple[tree.Thus, ...]:
    """All phrases of a text that speak of what was done «in this way»."""
    if isinstance(node, tree.Thus):
        return (node,) if node.deed != PREVENTED else ()
    if not isinstance(node, tuple):
        return ()
    return tuple(dict.fromkeys(one for part in node for one in _asked(part)))


COSTS = (tree.SacrificeCost, tree.DiscardCost)  # what is paid as a text resolves is done «in this way» as well
PREVENTED = "prevented"  # the deed of a shield, which knows itself how much it was


# By which instruction a deed is done, where others bring about the same.
_BY: dict[str, tuple[type, ...]] = {
    "destroyed": (tree.Destroy,),
    "sacrificed": (tree.Sacrifice, tree.SacrificeCost),
    "discarded": (tree.Discard, tree.DiscardCost),
    "drawn": (tree.Draw,),
    "countered": (tree.Counter,),
    "dealt": (tree.Damage,),
}
# From which zone to which others, where that is told.
_ZONES: dict[str, tuple[str, str]] = {
    "destroyed": ("battlefield", ""),
    "sacrificed": ("battlefield", ""),
    "discarded": ("hand", ""),
    "drawn": ("library", "hand"),
    "exiled": ("", "exile"),
    "buried": ("", "graveyard"),
    "milled": ("library", ""),  # wherever it has gone from there, if all see it
    "countered": ("stack", ""),
    "returned": ("", "hand"),
}


def _dealt(game: Game, before: Board, what: object, player: str, spell: Thing) -> list[str]:
    """The points of damage that an instruction has dealt: neither what was prevented, nor what others dealt by it."""
    with game.as_of(before):
        told = things(game, what.source, player, spell) if isinstance(what, tree.Damage) else []
    sources = told or [source_of(spell)]
    return [""] * harm.since(before, game.board, sources)


def _done(game: Game, before: Board, one: tree.Thus, player: str, spell: Thing) -> list[str]:
    """Whose the things were that an instruction has done this to, of those that fit as they were: one for each."""
    those = [
        was
        for was in before.things.values()
        if was.id != spell.id and _befell(game, was, one.deed) and _lay_where_told(was, one.of)
    ]
    with game.as_of(before):
        wanted = filters.meant(one.of, spell)
        return [controller(game, was) for was in those if filters.fits(game, was, wanted, player, source_of(spell))]


def _lay_where_told(was: Thing, of: tree.Filter) -> bool:
    """Whether cards have come from the zone that is told: `exiled from their hand in this way`."""
    return of.noun != "card" or not of.zone or was.zone[0] == of.zone


def _befell(game: Game, was: Thing, deed: str) -> bool:
    now = game.board.things.get(was.id)
    if deed == "tapped":
        return (
            now is not None
            and now.object == was.object
            and bool(now.marks.get("tapped")) > bool(was.marks.get("tapped"))
        )
    origin, to = _ZONES[deed]
    zone = now.zone[0] if now is not None else "graveyard"  # a token has been where it was put, and is no more
    if deed == "milled" and zone in {"hand", "library"}:
        return False
    return zone != was.zone[0] and was.zone[0] == (origin or was.zone[0]) and zone == (to or zone)
