"""Who leaves combat, and what keeps nobody from it once it is fighting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.held import TEXT
from judgekit.magic.plays.board.state import (
    Being,
    Combat,
    Object,
    active,
    combat,
    controller,
    is_creature,
    is_plain,
    still,
    traits,
)
from judgekit.magic.plays.board.teams import turns_with
from judgekit.magic.plays.combat.who_may_attack import kept_from_attacking
from judgekit.magic.plays.combat.who_may_block import evasion, kept_from_blocking, own_limits
from judgekit.magic.plays.text.players_meant import ATTACKED, defenders, defending_player
from judgekit.magic.questions.combat import (
    EVASION_IS_LOOKED_AT_ONCE,
    GOES_ON_ATTACKING,
    GOES_ON_FIGHTING,
    GOES_ON_FIGHTING_TAPPED,
    LIMITS_ARE_LOOKED_AT_ONCE,
)
from judgekit.table.bits import bits
from judgekit.table.engine import Event, Refusal

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.table.engine import Game
    from judgekit.table.system import Question


_TEXT = bits(TEXT)


def is_on(game: Game) -> bool:
    """Whether there are attackers, and anything has happened since they were looked at."""
    fight = combat(game.board)
    return fight is not None and bool(fight.attackers) and (game.touched or may_have_changed(game))


def those_who_leave(game: Game) -> tuple[Event, ...] | None:
    """Who is no creature any more, or another player's, leaves combat; not so who could not be declared any more."""
    told = those_who_leave_or_come_undone(game) or ()
    fight: Combat = (told[-1].args[0] if told else combat(game.board)) or Combat()
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
    kept = kept_from_attacking(game, player, thing) if attacks else None
    kept = kept if attacks else kept_from_blocking(game, player, thing, ())
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


def may_have_changed(game: Game) -> bool:
    """Whether there are attackers, and anything has changed since they were looked at."""
    fight = combat(game.board)
    return fight is not None and bool(fight.attackers) and game.board.cache.get("fighting") is not fight


def those_who_leave_or_come_undone(game: Game) -> tuple[Event, ...] | None:
    """A creature leaves combat when it is no creature any more, or another player controls it."""
    fight = combat(game.board)
    if fight is None:
        return None
    game.board.cache["fighting"] = fight  # nothing that they are has changed since they were looked at
    attackers = turns_with(game.board, active(game.board))
    gone = [one for one, _ in fight.attackers if _has_left(game, one, attackers)]
    gone += [
        one
        for one, blocked in fight.blocks
        if _has_left(game, one, turns_with(game.board, _who_blocks(game, fight, blocked)))
    ]
    for one in gone:
        fight = fight.without(one)
    left = tuple(Event("leaves combat", (one,)) for one in gone)
    now, told = _blocks_looked_at_again(game, fight)
    return (*left, *told, Event("combat", (now,))) if left or told or now is not fight else None


def _who_blocks(game: Game, fight: Combat, blocked: tuple[Object, ...]) -> str:
    """The player who defends against what a creature blocks; of what attacks no more, whoever defends."""
    there = [fight.attacked_by(one) for one in blocked if fight.attacks(one)]
    return defending_player(game, there[0]) if there else next(iter(defenders(game)), "")


def _has_left(game: Game, one: Object, side: tuple[str, ...]) -> bool:
    thing = still(game.board, one)
    if thing is None or (is_creature(game, thing) and controller(game, thing) in side):
        return False
    return thing.object not in (combat(game.board) or Combat()).odd


def _blocks_looked_at_again(game: Game, fight: Combat) -> tuple[Combat, list[Event]]:
    """Where no rule says that evasion is looked at once, blocks that would be illegal now come undone."""
    now = fight
    told: list[Event] = []
    if not game.held() & _TEXT:
        return now, told  # nothing in play says anything: of evasion neither
    for side, question in (("be blocked", EVASION_IS_LOOKED_AT_ONCE), ("block", LIMITS_ARE_LOOKED_AT_ONCE)):
        for blocker, one in [(blocker, one) for blocker, blocked in now.blocks for one in blocked]:
            if (blocker, one) in now.stands or not _undone(game, side, one, blocker):
                continue
            if game.ruling_on(question, False):
                now = now._replace(stands=now.stands | {(blocker, one)})
                told.append(Event("block stands", (blocker, one)))
            else:
                now = now.without(blocker)._replace(blocked=now.blocked - {one})
    return now, told


def _undone(game: Game, side: str, attacker: Object, blocker: Object) -> bool:
    one, two = still(game.board, attacker), still(game.board, blocker)
    if one is None or two is None:
        return False
    verdict = evasion(game, one, two) if side == "be blocked" else own_limits(game, one, two)
    return isinstance(verdict, Refusal)
