"""Creatures that an effect puts into combat: onto the battlefield attacking or blocking, or made to block."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import (
    Combat,
    active,
    combat,
    controller,
    in_play,
    is_in_play,
    opponents,
    still,
    traits,
)
from judgekit.magic.plays.board.teams import has_the_turn, turns_with
from judgekit.magic.plays.combat import damage_order
from judgekit.magic.plays.combat.who_may_attack import kept_from_attacking
from judgekit.magic.plays.text.evaluate import objects, picked, things
from judgekit.magic.plays.text.players_meant import defending_player, with_those_attacked
from judgekit.magic.questions.combat import (
    ATTACKS_WHAT_THE_RETURNED_ONE_ATTACKED,
    MAY_BE_ATTACKED,
    NO_DECLARATION_OF_ATTACKERS,
    NO_DECLARATION_OF_BLOCKERS,
    ONLY_THE_ATTACKING_SIDE_ATTACKS,
    WHAT_IT_ATTACKS_HAS_TO_BE_THERE,
    WHAT_IT_BLOCKS_HAS_TO_ATTACK,
    WHERE_IT_ATTACKS_IS_CHOSEN,
    WHOM_IT_BLOCKS_IS_CHOSEN,
)
from judgekit.magic.questions.mechanics import ONLY_CREATURES_FIGHT
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def fighting(
    game: Game, what: tree.Token | tree.CopyToken | tree.PutInto, thing: Thing, player: str, spell: Thing
) -> Flow[tuple[Event, ...]]:
    """What happens as a creature enters attacking or blocking: nothing more where it cannot."""
    fight = combat(game.board)
    wanted = things(game, what.fought, player, spell) if what.fought is not None else None
    if isinstance(what.fought, tree.It) and what.fought.role == "attacked":
        wanted = wanted if game.ruling(ATTACKS_WHAT_THE_RETURNED_ONE_ATTACKED) else None
    like = thing.face.traits if still(game.board, thing.object) is None else traits(game, thing)  # a token is yet to be
    if "creature" not in like.types and game.ruling(ONLY_CREATURES_FIGHT):
        return ()
    if fight is None or not (fight.attackers or fight.declared):
        return ()
    if "creature" not in like.types or (what.fights == "attacking" and not has_the_turn(game, player)):
        fight = fight._replace(odd=fight.odd | {thing.object})
    if what.fights == "attacking":
        return (yield from _attacking(game, fight, thing, player, wanted))
    return (yield from _blocking(game, fight, thing, player, wanted))


def join(game: Game, what: tree.PutInto, cards: tuple[int, ...], player: str, spell: Thing) -> Flow[None]:
    """Cards that an effect has put onto the battlefield attacking or blocking join the combat."""
    for card in cards:
        thing = game.board.things[card]
        if is_in_play(thing):
            events = yield from fighting(game, what, thing, controller(game, thing), spell)
            if events:
                yield events
                if what.fights == "blocking":
                    yield from game.run("place a newcomer", thing.object)


def _attacking(
    game: Game, fight: Combat, thing: Thing, player: str, wanted: list[Being] | None
) -> Flow[tuple[Event, ...]]:
    possible = attackable(game)
    if not has_the_turn(game, player) and game.ruling(ONLY_THE_ATTACKING_SIDE_ATTACKS):
        return ()
    if wanted is not None:
        fits = [one for one in wanted if one in possible or not game.ruling(WHAT_IT_ATTACKS_HAS_TO_BE_THERE)]
        if not fits:
            return ()
        aim = fits[0]
    elif len(possible) > 1 and game.ruling(WHERE_IT_ATTACKS_IS_CHOSEN):
        aim = yield Ask("what it attacks", player, thing.id, tuple(possible))
    else:
        aim = fight.attackers[0][1] if fight.attackers else possible[0]
    if kept_from_attacking(game, player, thing) and not game.ruling(NO_DECLARATION_OF_ATTACKERS):
        return ()
    now = fight._replace(attackers=(*fight.attackers, (thing.object, aim)), joined=fight.joined | {thing.object})
    now = with_those_attacked(game, now)
    return (Event("combat", (now,)), Event("comes attacking", (thing.object, aim)))


def attackable(game: Game) -> list[Being]:
    """The players and planeswalkers that may be attacked."""
    player = active(game.board)
    found: list[Being] = [*opponents(game.board, player)]
    return found + [t.object for t in in_play(game.board) if game.ruling(MAY_BE_ATTACKED, player, t)]


def _blocking(
    game: Game, fight: Combat, thing: Thing, player: str, wanted: list[Being] | None
) -> Flow[tuple[Event, ...]]:
    mine = [one for one, aim in fight.attackers if player in turns_with(game.board, defending_player(game, aim))]
    if wanted is not None:
        fits = [one for one in wanted if one in mine or not game.ruling(WHAT_IT_BLOCKS_HAS_TO_ATTACK)]
        if not fits:
            return ()
        attacker: Any = fits[0]
    elif not mine:
        return ()
    elif len(mine) > 1 and game.ruling(WHOM_IT_BLOCKS_IS_CHOSEN):
        attacker = yield Ask("what it blocks", player, thing.id, tuple(mine))
    else:
        attacker = mine[0]
    evaded = game.refusal("block", game.board.things[attacker[0]], thing)
    if evaded is not None and not game.ruling(NO_DECLARATION_OF_BLOCKERS):
        return ()
    blocks = (*fight.blocks, (thing.object, (attacker,)))
    stands = fight.stands | ({(thing.object, attacker)} if evaded is not None else frozenset())
    joined = fight.joined | {thing.object}
    now = fight._replace(blocks=blocks, blocked=fight.blocked | {attacker}, joined=joined, stands=stands)
    return (Event("combat", (now,)), Event("comes blocking", (thing.object, attacker)))


def so(game: Game, value: bool) -> bool:
    """So it is."""
    return True


# --- made to block ----------------------------------------------------------------------------------------------------


def make_block(game: Game, what: tree.MakeBlock, player: str, spell: Thing) -> Flow[None]:
    """A creature blocks an attacker because an effect says so: beside those that block it already."""
    blockers = objects(game, (yield from picked(game, what.what, player, spell)), spell)
    attackers = [t.object for t in objects(game, (yield from picked(game, what.attacker, player, spell)), spell)]
    fight = combat(game.board)
    for blocker in blockers:
        for one in attackers:
            fight = combat(game.board)
            if fight is None or not fight.attacks(one) or one in fight.blocked_by(blocker.object):
                continue
            was_blocked = one in fight.blocked
            others = [pair for pair in fight.blocks if pair[0] != blocker.object]
            blocks = (*others, (blocker.object, (*fight.blocked_by(blocker.object), one)))
            now = fight._replace(blocks=blocks, blocked=fight.blocked | {one})
            told = () if was_blocked else (Event("becomes blocked", (one, now.blockers_of(one))),)
            yield (Event("combat", (now,)), Event("blocks", (blocker.object, one)), *told)
            yield from game.run("place in orders", blocker.object)


def place_newcomer(game: Game, newcomer: Object) -> Flow[None]:
    """The active player places a creature that has come blocking in the order of what it blocks."""
    fight = combat(game.board) or Combat()
    for attacker in fight.blocked_by(newcomer):
        yield from _placed(game, attacker, fight.blockers_of(attacker), newcomer)


def place(game: Game, newcomer: Object) -> Flow[None]:
    """The active player places a new blocker in the order, the defending player places what it blocks."""
    fight = combat(game.board) or Combat()
    for attacker in fight.blocked_by(newcomer):
        yield from _placed(game, attacker, fight.blockers_of(attacker), newcomer)
    yield from _placed(game, newcomer, fight.blocked_by(newcomer), fight.blocked_by(newcomer)[-1])


def _placed(game: Game, one: Object, others: tuple[Object, ...], newcomer: Object) -> Flow[None]:
    thing = still(game.board, one)
    if thing is None or len(others) < 2:
        return
    fight = combat(game.board) or Combat()
    old = [other for other in damage_order.order_of(game, fight, one, others) if other != newcomer]
    where = yield Ask("place in order", controller(game, thing), (one[0], newcomer), tuple(old))
    at = old.index(where) if where in old else len(old)
    now = (*old[:at], newcomer, *old[at:])
    yield damage_order.ordered(game, one, now)
