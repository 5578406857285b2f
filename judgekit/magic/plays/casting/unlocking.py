"""Permanents of which a half may be locked: unlocking one is a special action, and spells and abilities may do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.magic.cards import ROOM, is_room
from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import UNLOCKED
from judgekit.magic.plays.board.main_phases import is_time_for_a_sorcery
from judgekit.magic.plays.board.state import controller, is_in_play
from judgekit.magic.plays.board.teams import holds_priority
from judgekit.magic.plays.casting.total_cost import pay_for_an_action
from judgekit.magic.plays.layers.copiable import OWN
from judgekit.magic.plays.turn import acting
from judgekit.magic.questions.faces import THE_HALF_CAST_IS_UNLOCKED
from judgekit.magic.questions.turn import WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from judgekit.magic.cards import Face
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def unlock(game: Game, player: str, number: int, nth: int) -> Flow[None]:
    """A player pays the mana cost of a locked half of a permanent that is theirs; nobody can respond."""
    thing = game.board.things[number]
    game.check("unlock", player, thing)
    if nth not in halves(thing, locked=True):
        raise Illegal(Refusal("is not locked", (number,)))
    cost = whole(thing).others[nth].cost
    if cost is None:
        raise Illegal(Refusal("has no mana cost", (number,)))
    x = (yield Ask("x", player, number)) if "X" in cost else 0
    yield from pay_for_an_action(game, player, thing, (tree.Mana(cost),), x)
    yield (
        Event("unlocks", (number, player, nth)),
        *acting.afterwards(game, player, WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON),
    )


def in_ones_own_main_phase(game: Game, player: str, thing: Thing) -> Refusal | bool:
    """A half is unlocked in its controller's main phase, with nothing on the stack."""
    if not holds_priority(game, player):
        return Refusal("has no priority", (player,))
    if not is_in_play(thing) or thing.face.layout != ROOM:
        return Refusal("is not locked", (thing.id,))
    if controller(game, thing) != player:
        return Refusal("is not yours", (thing.id, player))
    if not is_time_for_a_sorcery(game, player):
        return Refusal("unlocked in a main phase", (thing.id,))
    return True


def as_it_enters(game: Game, spell: Thing, player: str) -> tuple[Event, ...]:
    """What has been cast as one half enters with that half unlocked; whoever knows no better thinks of no door."""
    there: Face | None = spell.face.of
    if there is None or not is_room(there) or not game.ruling(THE_HALF_CAST_IS_UNLOCKED):
        return ()
    nth = next(n for n, half in enumerate(there.others) if half.name == spell.face.name)
    return (Event("unlocks", (spell.id, player, nth)),)


def halves(thing: Thing, *, locked: bool) -> tuple[int, ...]:
    """The halves of a permanent that are locked, or those that are not."""
    if not is_in_play(thing) or thing.face.layout != ROOM:
        return ()
    if OWN in thing.marks:
        raise NotSimulated("le porte di una Stanza che è una copia non si simulano ancora")
    there = thing.marks.get(UNLOCKED, ())
    return tuple(n for n in range(len(whole(thing).others)) if (n in there) != locked)


def whole(thing: Thing) -> Face:
    """What is printed on the card that a permanent with two halves is."""
    printed: Face = thing.face.of or thing.face
    return printed
