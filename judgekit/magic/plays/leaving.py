"""Who leaves combat, and what keeps nobody from it once it is fighting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays import combat
from judgekit.magic.plays.state import Combat, controller, is_plain, still, traits
from judgekit.magic.plays.state import combat as fight_of
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.state import Being, Object
    from judgekit.table.engine import Game


def is_on(game: Game) -> bool:
    """Whether there are attackers, and anything has happened since they were looked at."""
    fight = fight_of(game.board)
    return fight is not None and bool(fight.attackers) and (game.touched or combat.is_on(game))


def those_who_leave(game: Game) -> tuple[Event, ...] | None:
    """Who is no creature any more, or another player's, leaves combat; not so who could not be declared any more."""
    told = combat.those_who_leave(game) or ()
    fight = fight_of(game.board) if not told else told[-1].args[0]
    gone = [one for one in _fighters(fight or Combat()) if _might_leave(game, fight or Combat(), one)]
    for one in gone:
        fight = (fight or Combat()).without(one)
    if not gone:
        return told or None
    rest = told[:-1] if told else ()
    return (*rest, *(Event("leaves combat", (one,)) for one in gone), Event("combat", (fight,)))


def _fighters(fight: Combat) -> list[Object]:
    return [one for one, _ in fight.attackers] + [one for one, _ in fight.blocks]


def _might_leave(game: Game, fight: Combat, one: Object) -> bool:
    """Whether somebody might take a creature out of combat who does not know better."""
    thing = still(game.board, one)
    if thing is None:
        return False
    attacks = fight.attacks(one)
    if attacks and _is_gone(game, fight.attacked_by(one)) and not game.settle("goes on attacking", False):
        return True
    if not attacks and thing.marks.get("tapped") and not game.settle("goes on fighting tapped", False):
        return True
    if is_plain(game.board) and not traits(game, thing).words:
        return False
    game.look()
    player = controller(game, thing)
    banned = (
        combat.kept_from_attacking(game, player, thing)
        if attacks
        else combat.kept_from_blocking(game, player, thing, ())
    )
    game.looked()
    return banned is not None and not game.settle("goes on fighting", False)


def _is_gone(game: Game, attacked: Being) -> bool:
    if isinstance(attacked, str):
        return False
    thing = still(game.board, attacked)
    return thing is None or thing.zone[0] != "battlefield" or "planeswalker" not in traits(game, thing).types


def goes_on(game: Game, value: bool) -> bool:
    """It stays in combat, attacking or blocking what it did."""
    return True


def planeswalkers_too(game: Game) -> tuple[Event, ...] | None:
    """A planeswalker that is attacked and changes hands, or is none any more, is attacked no more."""
    fight = fight_of(game.board)
    if fight is None:
        return None
    left = tuple(aim for _, aim in fight.attackers if not isinstance(aim, str) and _is_another_s(game, aim))
    if not left:
        return None
    gone = tuple(
        (one, (aim[0], -1) if not isinstance(aim, str) and aim in left else aim) for one, aim in fight.attackers
    )
    told = tuple(Event("leaves combat", (aim,)) for aim in dict.fromkeys(left))
    return (*told, Event("combat", (fight._replace(attackers=gone),)))


def _is_another_s(game: Game, aim: Object) -> bool:
    thing = still(game.board, aim)
    if thing is None:
        return False
    return "planeswalker" not in traits(game, thing).types or controller(game, thing) == game.board.facts["turn"]
