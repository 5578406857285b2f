"""Declaring attackers and blockers, in one piece or part by part: checked, paid for, tapped, fighting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import Combat, Object, combat, has_word_of, is_plain
from judgekit.magic.plays.board.teams import side_of
from judgekit.magic.plays.casting import paying_mana
from judgekit.magic.plays.combat import attack_costs
from judgekit.magic.plays.combat.together import attacks_for, blocks_for, defend_as_one
from judgekit.magic.plays.combat.who_may_attack import Attacks
from judgekit.magic.plays.combat.who_may_block import Pairs
from judgekit.magic.plays.text.players_meant import defending_player, with_those_attacked
from judgekit.magic.questions.combat import COST_TO_ATTACK, COST_TO_BLOCK, WHO_IS_BLOCKED
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.combat.who_may_attack import Attacks
    from judgekit.magic.plays.combat.who_may_block import Pairs
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


Bands = tuple[tuple[int, ...], ...]  # attackers that are declared as a band


# --- attacks ----------------------------------------------------------------------------------------------------------


def attack_checked(game: Game, player: str, chosen: Attacks) -> list[Thing]:
    """Those who attack, after all that forbids the attack has been asked."""
    game.check("attack in time", player)
    things = [game.board.things[one] for one, _ in chosen]
    for thing in things:
        game.check("attack", attacks_for(game, player, thing), thing)
    for one, aim in chosen:
        if not isinstance(aim, str) or aim in side_of(game.board, player):
            game.check("attack that", player, game.board.things[one], aim)
        game.check("attack whom", game.board.things[one], aim)
    game.check("attack together", player, things, chosen)
    return things


def attacks_untapped(game: Game, thing: Thing) -> bool:
    return has_word_of(game, "tap to attack", thing)


def legal_attack(game: Game, player: str, chosen: Attacks) -> Flow[None]:
    """The whole attack is checked, then its costs are paid, tapping among them."""
    things = attack_checked(game, player, chosen)
    taxed = [] if is_plain(game.board) else things
    due = [(thing.id, cost) for thing in taxed for cost in game.ruling(COST_TO_ATTACK, player, thing)]
    if due:
        yield from _paid(game, player, due, "attack")
    game.show()
    yield tuple(Event("tap", (thing.id,)) for thing in things if not attacks_untapped(game, thing))


def become_attackers(game: Game, player: str, chosen: Attacks) -> Flow[None]:
    """Declared attackers are attacking until they leave combat or the phase ends."""
    pairs = tuple((game.board.things[one].object, aim) for one, aim in chosen)
    yield (Event("combat", (Combat(pairs, declared=bool(pairs)),)), *(Event("attacks", pair) for pair in pairs))


def declare_attack(game: Game, player: str, chosen: Attacks, bands: Bands = ()) -> None:
    """Whom the active player attacks with, and what each of them attacks: the whole of it has to be legal."""
    attack_checked(game, player, chosen)
    if chosen or not is_plain(game.board):
        game.show()


def tap_attackers(game: Game, player: str, chosen: Attacks, bands: Bands = ()) -> tuple[Event, ...]:
    """The chosen creatures tap: it is no cost, only what attacking makes them do."""
    things = [game.board.things[one] for one, _ in chosen]
    tapping = [thing for thing in things if not attacks_untapped(game, thing)]
    if len(tapping) < len(things):
        game.show()
    return tuple(Event("tap", (thing.id,)) for thing in tapping)


def come_to_attack(game: Game, player: str, chosen: Attacks, bands: Bands = ()) -> Flow[None]:
    """Those chosen are attacking from now on."""
    things = game.board.things
    pairs = tuple((things[one].object, aim) for one, aim in chosen)
    now = (combat(game.board) or Combat())._replace(
        attackers=pairs, declared=bool(pairs), aims=frozenset(aim for _, aim in pairs)
    )
    now = with_those_attacked(game, now)
    yield (Event("combat", (now,)), *(Event("attacks", pair) for pair in pairs), *_attacked(game, player, pairs))


def _attacked(game: Game, player: str, pairs: tuple[tuple[Object, object], ...]) -> list[Event]:
    """What the whole declaration is: a player attacks, and so many players and permanents are attacked."""
    whose: dict[str, list[tuple[Object, object]]] = {}  # of a team that attacks as one, by each of it
    for one, aim in pairs:
        whose.setdefault(attacks_for(game, player, game.board.things[one[0]]), []).append((one, aim))
    return [event for one, theirs in whose.items() for event in _attacked_by(one, theirs)]


def _attacked_by(player: str, pairs: list[tuple[Object, object]]) -> list[Event]:
    those = tuple(one for one, _ in pairs)
    aims = dict.fromkeys(aim for _, aim in pairs)
    return [Event("player attacks", (player, those)), *(Event("is attacked", (aim, player)) for aim in aims)]


# --- blocks -----------------------------------------------------------------------------------------------------------


def block_checked(game: Game, player: str, chosen: Pairs) -> None:
    """Ask all that forbids a block."""
    game.check("block in time", player)
    for blocker, blocked in chosen:
        one = game.board.things[blocker]
        game.check("block at all", blocks_for(game, player, one), one, blocked)
        for attacker in blocked:
            game.check("block", game.board.things[attacker], one)
    game.check("block together", player, chosen)


def legal_block(game: Game, player: str, chosen: Pairs) -> Flow[None]:
    """The whole block is checked, then its costs are paid."""
    block_checked(game, player, chosen)
    taxed = () if is_plain(game.board) else chosen
    due = [(one, cost) for one, _ in taxed for cost in game.ruling(COST_TO_BLOCK, player, game.board.things[one])]
    if due:
        yield from _paid(game, player, due, "block")
    else:
        game.show()


def _paid(game: Game, player: str, due: list[tuple[int, object]], why: str) -> Flow[None]:
    """What it costs to attack or to block is paid: mana, for which lands are tapped now, then all that is none."""
    toll = attack_costs.toll_of(player, due)
    if toll.mana:
        yield from paying_mana.pay(game, player, toll.mana, why)
    yield from attack_costs.paid(game, toll._replace(mana=()))
    yield from attack_costs.nothing_else(game, toll)


def become_blocked(game: Game, player: str, chosen: Pairs) -> Flow[None]:
    """Blockers block, blocked attackers are blocked, the others are unblocked, and so it stays."""
    fight = combat(game.board) or Combat()
    things = game.board.things
    blocks = tuple((things[b].object, tuple(things[a].object for a in blocked)) for b, blocked in chosen)
    blocked = frozenset(one for _, ones in blocks for one in ones)
    events = [Event("combat", (fight._replace(blocks=blocks, blocked=blocked),))]
    events += [Event("blocks", (blocker, one)) for blocker, ones in blocks for one in ones]
    for one, _ in fight.attackers:
        if one in blocked:
            events.append(Event("becomes blocked", (one, tuple(b for b, ones in blocks if one in ones))))
        else:
            events.append(Event("becomes unblocked", (one,)))
    yield tuple(events)


def stays_blocked(game: Game, value: bool, one: Object) -> bool | None:
    fight = combat(game.board) or Combat()
    return True if one in fight.blocked else None


def declare_block(game: Game, player: str, chosen: Pairs) -> None:
    """Whom the defending player blocks with, and which attacker each blocks: the whole of it has to be legal."""
    block_checked(game, player, chosen)
    game.show()


def come_to_block(game: Game, player: str, chosen: Pairs) -> Flow[None]:
    """Those chosen are blocking from now on."""
    fight, things = combat(game.board) or Combat(), game.board.things
    declared = tuple((things[b].object, tuple(things[a].object for a in blocked)) for b, blocked in chosen)
    blocks = game.ruling_on(WHO_IS_BLOCKED, declared)
    if blocks:
        every = frozenset((blocker, one) for blocker, ones in blocks for one in ones)
        joined = every.difference((blocker, one) for blocker, ones in declared for one in ones)
        events = [Event("blocks", (blocker, one)) for blocker, ones in blocks for one in ones]
        # Whoever is blocked with its band never was to be judged alone: that block stands, and nobody wonders.
        now = fight._replace(blocks=(*fight.blocks, *blocks), stands=fight.stands | joined)
        yield (Event("combat", (now,)), *events)


def are_blocked_or_not(game: Game, player: str, chosen: Pairs) -> tuple[Event, ...]:
    """Attackers that are blocked are so until they leave combat, whatever becomes of their blockers; the others not."""
    fight = combat(game.board) or Combat()
    blocked = fight.blocked | {one for _, ones in fight.blocks for one in ones}
    events = [Event("combat", (fight._replace(blocked=blocked),))]
    for one, attacked in fight.attackers:
        if one in fight.blocked or player not in defend_as_one(game, defending_player(game, attacked)):
            continue  # another player has declared, or will, who blocks it
        if one in blocked:
            events.append(Event("becomes blocked", (one, fight.blockers_of(one))))
        else:
            events.append(Event("becomes unblocked", (one,)))
    return tuple(events)
