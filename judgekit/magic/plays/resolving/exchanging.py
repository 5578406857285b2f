"""What is exchanged between two, and what moves from one to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.errors import NotSimulated
from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, Effect, controller
from judgekit.magic.plays.resolving import life
from judgekit.magic.plays.state_based import equipment
from judgekit.magic.plays.state_based.auras import may_enchant, may_enchant_player
from judgekit.magic.plays.text.evaluate import amount, objects, picked, source_of, things
from judgekit.magic.plays.text.numbers import SET
from judgekit.magic.questions.mechanics import (
    A_NUMBER_FOR_A_NUMBER,
    AN_EMPTY_ZONE_IS_EXCHANGED,
    TOTALS_ARE_EXCHANGED_BY_GAIN_AND_LOSS,
)
from judgekit.magic.questions.resolving import (
    EACH_TAKES_WHAT_THE_OTHER_HAD,
    EXCHANGE_OR_NOTHING,
    MAY_MOVE,
    MOVED_WHOLLY_OR_NOT,
)
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

_BOTH = 2

# --- exchanging -------------------------------------------------------------------------------------------------------


def exchange(game: Game, what: tree.Exchange, player: str, spell: Thing) -> Flow[None]:
    """Two exchange control of permanents, or life totals; zones or numbers change places: wholly, or not at all."""
    if what.what == "zones":
        yield from _zones(game, player, *what.of)
        return
    if what.what == "numbers":
        yield from _numbers(game, what.of, player, spell)
        return
    there = [one for part in what.of for one in things(game, part, player, spell)]
    if what.what == "life":
        yield from _life(game, [str(one) for one in there])
        return
    those = objects(game, there, spell)
    if any(thing.zone[0] == "stack" for thing in those):
        raise NotSimulated("lo scambio del controllo di una magia, o di un’abilità, in pila non si simula ancora")
    permanents = [thing for thing in those if thing.zone == BATTLEFIELD]
    if len(permanents) < _BOTH:
        game.show()
    if len(permanents) == _BOTH or not game.ruling(EXCHANGE_OR_NOTHING):
        yield from _control(game, permanents, player, spell)


def _life(game: Game, both: list[str]) -> Flow[None]:
    """Each gains or loses as much as brings them to the total that the other had."""
    if len(both) < _BOTH:
        return
    one, two = (game.board.players[who]["life"] for who in both)
    changes = ((both[0], two - one), (both[1], one - two))
    if one == two or any(life.keeps_from(game, who, change) for who, change in changes):
        return
    if game.is_so(TOTALS_ARE_EXCHANGED_BY_GAIN_AND_LOSS):
        yield tuple(Event("life", change) for change in changes)
    else:
        yield (Event("tell", (both[0], "life", two)), Event("tell", (both[1], "life", one)))


def _zones(game: Game, player: str, *names: Any) -> Flow[None]:
    """All cards of one zone of a player change places with those of another."""
    there = {name: game.board.zone(name, player) for name in names}
    one, two = names
    if all(there.values()) or (any(there.values()) and game.ruling(AN_EMPTY_ZONE_IS_EXCHANGED)):
        yield tuple(
            Event("move", (card, to, player, "exchanged")) for of, to in ((one, two), (two, one)) for card in there[of]
        )


def _numbers(game: Game, of: tuple[Any, ...], player: str, spell: Thing) -> Flow[None]:
    """A life total, and a size of something that is there, each become what the other was."""
    total, size = sorted(of, key=lambda stat: str(stat.name) != "life")
    who = next((str(one) for one in things(game, total.of, player, spell)), None)
    there = [one for one in objects(game, things(game, size.of, player, spell), spell) if one.zone == BATTLEFIELD]
    if who is None or len(there) != 1:
        game.show()
        return
    change = amount(game, size, player, spell, use=SET) - int(game.board.players[who]["life"])
    if life.keeps_from(game, who, change):
        return
    now = tree.Change(None, until=tree.FOR_GOOD)._replace(**{f"set_{size.name}": game.board.players[who]["life"]})
    stamp = game.board.facts.get("stamp", 0) + 1
    began = Effect(now, (there[0].object,), stamp, now.until, player, source_of(spell))
    fixed = (Event("effect", (began,)),) if game.ruling(A_NUMBER_FOR_A_NUMBER) else ()
    yield (*((Event("life", (who, change)),) if change else ()), *fixed)


def _control(game: Game, permanents: list[Thing], player: str, spell: Thing) -> Flow[None]:
    """Each permanent goes to the controller of the other; of one alone, to whoever was to give the other."""
    owners = [controller(game, thing) for thing in permanents]
    takers = [_the_other(game, owner, player) for owner in owners]
    if len(owners) == _BOTH:
        takers = owners[::-1] if game.ruling(EACH_TAKES_WHAT_THE_OTHER_HAD) else [player, player]
    stamp = game.board.facts.get("stamp", 0)
    for n, (thing, owner, taker) in enumerate(zip(permanents, owners, takers, strict=True), 1):
        if owner != taker:
            given = tree.Change(None, controller=taker, until=tree.FOR_GOOD)
            yield Event("effect", (Effect(given, (thing.object,), stamp + n, given.until, player, source_of(spell)),))


def _the_other(game: Game, owner: str, player: str) -> str:
    """Of two players who exchange something, the other one."""
    return player if owner != player else next(one for one in game.board.facts["order"] if one != owner)


# --- moving -----------------------------------------------------------------------------------------------------------


def move_counters(game: Game, what: tree.MoveCounters, player: str, spell: Thing) -> Flow[None]:
    """Counters go from one thing to another."""
    origin = objects(game, things(game, what.origin, player, spell), spell)
    to = objects(game, things(game, what.to, player, spell), spell)
    there = min((t.marks.get("counters", {}).get(what.counter, 0) for t in origin), default=0)
    asked = amount(game, what.how_many, player, spell)
    due = min(there, asked)
    if game.speaks(MOVED_WHOLLY_OR_NOT):
        if not due or not to or origin == to:
            game.show()
            if not game.ruling(MOVED_WHOLLY_OR_NOT):
                yield from _moved(what.counter, asked, origin, to)
            return
        yield from _moved(what.counter, due, origin, to)
        return
    if due and not to:
        game.show()
    if due and (to or game.ruling(MAY_MOVE, None, None)):
        yield from _moved(what.counter, due, origin, to)


def _moved(counter: str, due: int, origin: list[Thing], to: list[Thing]) -> Flow[None]:
    """Counters are taken from one thing and put onto another."""
    yield (
        *(Event("counters", (thing.id, counter, -due)) for thing in origin),
        *(Event("counters", (thing.id, counter, due)) for thing in to),
    )


def move_to(game: Game, what: tree.MoveTo, player: str, spell: Thing) -> Flow[None]:
    """A local enchantment, or Equipment, is attached to something else from now on; it does not leave play."""
    aims = [] if isinstance(what.to, tree.Chosen) else things(game, what.to, player, spell)
    moving = objects(game, (yield from picked(game, what.what, player, spell)), spell)
    if isinstance(what.to, tree.Chosen):
        aims = yield from picked(game, what.to, player, spell)
    to: list[Thing | str] = [*objects(game, aims, spell), *(one for one in aims if isinstance(one, str))]
    for enchantment, host in zip(moving, to, strict=False):
        game.show()
        if equipment.attaches(game, enchantment) and equipment.may_move(game, enchantment, host):
            yield Event("attach", (enchantment.id, host if isinstance(host, str) else host.object))


def unattach(game: Game, what: tree.Unattach, player: str, spell: Thing) -> Flow[None]:
    """Equipment comes off what it is on."""
    there = objects(game, things(game, what.what, player, spell), spell)
    yield tuple(Event("attach", (thing.id, None)) for thing in there if thing.marks.get("host") is not None)


def both_ends(game: Game, value: bool, enchantment: Thing | None, host: Thing | str | None) -> bool:
    """Nothing moves to what is gone, and no enchantment to what it may not enchant."""
    if enchantment is None or host is None:
        return False
    if isinstance(host, str):
        return may_enchant_player(game, enchantment, host)
    return may_enchant(game, enchantment, host)
