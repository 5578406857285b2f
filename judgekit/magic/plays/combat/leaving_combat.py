"""Who leaves combat, and what keeps nobody from it once it is fighting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import Combat, controller, is_plain, still, traits
from judgekit.magic.plays.board.state import combat as fight_of
from judgekit.magic.plays.combat import combat
from judgekit.magic.questions.combat import GOES_ON_ATTACKING, GOES_ON_FIGHTING, GOES_ON_FIGHTING_TAPPED
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.table.engine import Game
    from judgekit.table.system import Question


ATTACKED = frozenset({"planeswalker", "battle"})


def is_on(game: Game) -> bool:
    """Whether there are attackers, and anything has happened since they were looked at."""
    fight = fight_of(game.board)
    return fight is not None and bool(fight.attackers) and (game.touched or combat.is_on(game))


def those_who_leave(game: Game) -> tuple[Event, ...] | None:
    """Who is no creature any more, or another player's, leaves combat; not so who could not be declared any more."""
    told = combat.those_who_leave(game) or ()
    fight: Combat = (told[-1].args[0] if told else fight_of(game.board)) or Combat()
    events: list[Event] = []
    for one in _fighters(fight):
        question = None if (one, one) in fight.stands else _why_it_might_leave(game, fight, one)
        if not question:
            continue
        if game.ruling(question):
            events.append(Event("goes on fighting", (one,)))
            fight = fight._replace(stands=fight.stands | {(one, one)})
        else:
            events.append(Event("leaves combat", (one,)))
            fight = fight.without(one)
    if not events:
        return told or None
    return (*told[:-1], *events, Event("combat", (fight,)))


def _fighters(fight: Combat) -> list[Object]:
    return [one for one, _ in fight.attackers] + [one for one, _ in fight.blocks]


def _why_it_might_leave(game: Game, fight: Combat, one: Object) -> Question | None:
    """The question that tells whether somebody takes a creature out of combat who does not know better."""
    thing = still(game.board, one)
    if thing is None:
        return None
    attacks = fight.attacks(one)
    if attacks and _is_gone(game, fight.attacked_by(one)):
        return GOES_ON_ATTACKING
    if not attacks and thing.marks.get("tapped"):
        return GOES_ON_FIGHTING_TAPPED
    if is_plain(game.board) and not traits(game, thing).words:
        return None
    game.look()
    player = controller(game, thing)
    kept = combat.kept_from_attacking(game, player, thing) if attacks else None
    kept = kept if attacks else combat.kept_from_blocking(game, player, thing, ())
    game.looked()
    return GOES_ON_FIGHTING if kept is not None else None


def _is_gone(game: Game, attacked: Being) -> bool:
    if isinstance(attacked, str):
        return False
    thing = still(game.board, attacked)
    return thing is None or thing.zone[0] != "battlefield" or not ATTACKED & traits(game, thing).types


def goes_on(game: Game, value: bool) -> bool:
    """It stays in combat, attacking or blocking what it did."""
    return True
