"""The Ring: it tempts a player, who gets its emblem, or more of it, and chooses a Ring-bearer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import ring, tree
from judgekit.magic.plays.board.state import controller, in_play, is_creature
from judgekit.magic.plays.text.designations import standing_for, those_with
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.mechanics import ENDS_AS_ANOTHER_TAKES_IT, WHAT_THE_RING_SAYS
from judgekit.table.board import Mark, Thing
from judgekit.table.engine import Ask, Event
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.table.board import Board
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

RING, TEMPTED = "ring", "essere tentato"
_ONE_OF_YOURS = tree.Chosen(tree.Filter(types=("creature",), controller="you"))


def tempt(game: Game, what: tree.TemptByRing, player: str, spell: Thing) -> Flow[None]:
    """The Ring tempts a player."""
    for who in things(game, what.who, player, spell):
        yield from game.run("tempt", str(who), spell.id)


def is_tempted(game: Game, player: str, spell: int) -> Flow[None]:
    """Whoever is tempted gets the emblem, or one more of its abilities; then a creature of theirs bears the Ring."""
    before = [one for one in those_with(game.board, RING) if one.owner == player]
    times = min(ring.MOST, 1 + max((len(one.face.traits.abilities) for one in before), default=0))
    emblem = _emblem(game.board.facts["next"], player, times if game.ruling(WHAT_THE_RING_SAYS) else 0)
    yield (*(Event("vanish", (one.id,)) for one in before), Event("emblem", (emblem,)))
    mine = [one for one in in_play(game.board) if is_creature(game, one) and controller(game, one) == player]
    picked = tuple(one.object for one in mine)
    if len(picked) > 1:
        picked = yield Ask("choose", player, (spell, _ONE_OF_YOURS, 1), picked)
    if picked:
        old = [one for one in mine if _bears(one) and one.object != picked[0]]
        left = (Event("mark", (one.id, "designated", _without(one))) for one in old)
        yield (*left, Event("designated", (picked[0][0], ring.BEARER)))
    yield Event("done", (TEMPTED, player, None))


def _emblem(number: int, player: str, times: int) -> Thing:
    return standing_for(number, player, RING, ring.NAME, ring.abilities(times), ring.text(times))


def _bears(thing: Thing) -> bool:
    return ring.BEARER in thing.marks.get("designated", ())


def _without(thing: Thing) -> frozenset[str]:
    return frozenset(thing.marks.get("designated", ())) - {ring.BEARER}


@only_with(RING)
def no_longer_borne(game: Game, event: Event, before: Board) -> bool:
    """What another player takes bears that player's Ring no more than the old one."""
    thing = game.board.things.get(event.args[0])
    if thing is not None and _bears(thing) and game.ruling(ENDS_AS_ANOTHER_TAKES_IT):
        game.note(Mark(thing.id, "designated", _without(thing)))
    return False
