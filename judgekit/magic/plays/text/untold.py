"""Cards of which the board does not tell what they are: what hangs on that nobody can say, and the game stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.text.evaluate import objects, things
from judgekit.table.engine import Ask

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def is_untold(thing: Thing) -> bool:
    """Whether nothing is known of a card but that it lies there."""
    return not thing.face.traits.types and not thing.face.pseudo and thing.zone[0] != "battlefield"


def told(game: Game, player: str, cards: Iterable[Thing]) -> Flow[None]:
    """Something is about to hang on what these cards are."""
    for card in cards:
        if is_untold(card):
            yield Ask("untold", player, card.id)


def told_for(game: Game, condition: object, player: str, spell: Thing) -> Flow[None]:
    """A condition is about to be looked at that may ask what some cards are."""
    for fits in tree.all_in(condition, tree.Fits):
        if _asks_what_it_is(fits.filter):
            yield from told(game, player, objects(game, things(game, fits.what, player, spell), spell))


def is_decided_by(spell: Thing) -> bool:
    """Whether an ability goes on to ask what the cards are that it has shown: by what it takes of them, or counts."""
    said = spell.marks.get("ability") or spell.face.traits.abilities
    seen = (of for of in tree.all_in(said, tree.Filter) if "looked at" in of.status)
    return tree.holds(said, tree.Stat) or any(_asks_what_it_is(of._replace(status=())) for of in seen)


def _asks_what_it_is(of: tree.Filter) -> bool:
    """Whether a filter asks for more than where something is and whose."""
    if of.either:
        return any(map(_asks_what_it_is, of.either))
    place = tree.Filter(of.noun, zone=of.zone, owner=of.owner, controller=of.controller, status=of.status)
    return of._replace(among=None, other=False, counters=()) != place
