"""Libraries that effects have shuffled: with what goes there first, without it, and without what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.resolving import (
    FOUND_CARDS_ARE_SHUFFLED_APART,
    SHUFFLED_WITHOUT_ITS_CARD,
    SHUFFLED_WITHOUT_ITS_SET,
)
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

_SHUFFLED_IN = "shuffled in"  # under this name it is noted whose cards go to their library, and whether they are a set


def shuffle(game: Game, what: tree.Shuffle, player: str, spell: Thing) -> Flow[None]:
    """Players shuffle their libraries, though nothing has come of what was to go there."""
    here = game.board.things.get(spell.id, spell)
    told = here.marks.get("about", {}).get(_SHUFFLED_IN)
    for who in things(game, what.who, player, spell):
        if told is not None and who not in told[1]:
            question = SHUFFLED_WITHOUT_ITS_SET if told[0] else SHUFFLED_WITHOUT_ITS_CARD
            if not game.is_so(question):
                continue
        yield from game.run("shuffle", str(who))


def told_of_what_goes_there(what: tree.PutInto, beings: Sequence[Being], left: list[Thing], spell: Thing) -> Flow[None]:
    """Whose cards go to a library that is shuffled next: of a set there may be none, of certain ones none any more."""
    if not _shuffles(spell):
        return
    is_set = not beings or isinstance(what.what, (tree.Each, tree.EachOf))
    about = {**spell.marks.get("about", {}), _SHUFFLED_IN: (is_set, tuple(thing.owner for thing in left))}
    yield Event("mark", (spell.id, "about", about))


def found_apart(game: Game, what: tree.PutInto, left: list[Thing], spell: Thing) -> list[Thing]:
    """Of what was found in a library that has been shuffled since: it was not among what was shuffled."""
    found = what.zone == "library" and isinstance(what.what, tree.It) and what.place == "top" and _shuffles(spell)
    elsewhere = [thing for thing in left if thing.zone[0] != "library"]
    if not found or len(elsewhere) == len(left) or game.is_so(FOUND_CARDS_ARE_SHUFFLED_APART):
        return left
    return elsewhere


def _shuffles(spell: Thing) -> bool:
    return tree.holds(spell.marks.get("ability") or spell.face.traits.abilities, tree.Shuffle)
