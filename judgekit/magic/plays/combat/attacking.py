"""Declaring attackers and blockers part by part: choosing, checking, tapping, attacking, blocking, being blocked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import Combat, Object, is_plain
from judgekit.magic.plays.board.state import combat as fight_of
from judgekit.magic.plays.combat import combat
from judgekit.magic.questions.combat import WHO_IS_BLOCKED
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.combat.combat import Attacks, Pairs
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

Bands = tuple[tuple[int, ...], ...]  # attackers that are declared as a band


def declare_attack(game: Game, player: str, chosen: Attacks, bands: Bands = ()) -> None:
    """Whom the active player attacks with, and what each of them attacks: the whole of it has to be legal."""
    combat.attack_checked(game, player, chosen)
    if chosen or not is_plain(game.board):
        game.show()


def tap_attackers(game: Game, player: str, chosen: Attacks, bands: Bands = ()) -> tuple[Event, ...]:
    """The chosen creatures tap: it is no cost, only what attacking makes them do."""
    things = [game.board.things[one] for one, _ in chosen]
    tapping = [thing for thing in things if not combat.attacks_untapped(game, thing)]
    if len(tapping) < len(things):
        game.show()
    return tuple(Event("tap", (thing.id,)) for thing in tapping)


def come_to_attack(game: Game, player: str, chosen: Attacks, bands: Bands = ()) -> Flow[None]:
    """Those chosen are attacking from now on."""
    things = game.board.things
    pairs = tuple((things[one].object, aim) for one, aim in chosen)
    now = (fight_of(game.board) or Combat())._replace(
        attackers=pairs, declared=bool(pairs), aims=frozenset(aim for _, aim in pairs)
    )
    yield (Event("combat", (now,)), *(Event("attacks", pair) for pair in pairs), *_attacked(player, pairs))


def _attacked(player: str, pairs: tuple[tuple[Object, object], ...]) -> list[Event]:
    """What the whole declaration is: a player attacks, and so many players and permanents are attacked."""
    if not pairs:
        return []
    those = tuple(one for one, _ in pairs)
    aims = dict.fromkeys(aim for _, aim in pairs)
    return [Event("player attacks", (player, those)), *(Event("is attacked", (aim, player)) for aim in aims)]


# --- blocks -----------------------------------------------------------------------------------------------------------


def declare_block(game: Game, player: str, chosen: Pairs) -> None:
    """Whom the defending player blocks with, and which attacker each blocks: the whole of it has to be legal."""
    combat.block_checked(game, player, chosen)
    game.show()


def come_to_block(game: Game, player: str, chosen: Pairs) -> Flow[None]:
    """Those chosen are blocking from now on."""
    fight, things = fight_of(game.board) or Combat(), game.board.things
    declared = tuple((things[b].object, tuple(things[a].object for a in blocked)) for b, blocked in chosen)
    blocks = game.ruling_on(WHO_IS_BLOCKED, declared)
    if blocks:
        events = [Event("blocks", (blocker, one)) for blocker, ones in blocks for one in ones]
        yield (Event("combat", (fight._replace(blocks=blocks),)), *events)


def are_blocked_or_not(game: Game, player: str, chosen: Pairs) -> tuple[Event, ...]:
    """Attackers that are blocked are so until they leave combat, whatever becomes of their blockers; the others not."""
    fight = fight_of(game.board) or Combat()
    blocked = fight.blocked | {one for _, ones in fight.blocks for one in ones}
    events = [Event("combat", (fight._replace(blocked=blocked),))]
    for one, _ in fight.attackers:
        if one in blocked:
            events.append(Event("becomes blocked", (one, fight.blockers_of(one))))
        else:
            events.append(Event("becomes unblocked", (one,)))
    return tuple(events)
