"""Combat: who attacks, who blocks, whether that is legal, who leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays import mana, turn
from judgekit.magic.plays.casting import newly_controlled
from judgekit.magic.plays.state import (
    Combat,
    Object,
    active,
    combat,
    controller,
    creatures_of,
    is_creature,
    next_player,
    still,
    traits,
)
from judgekit.table.engine import Ask, Event, Refusal

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

# --- declaring attackers ----------------------------------------------------------------------------------------------


def attackers_step(game: Game) -> Generator[Any, Any, None]:
    """The active player declares attackers, all at once; where that is illegal, they declare again."""
    fresh = yield from turn.enter(game, "declare attackers")
    if fresh is None:
        return
    player = active(game.board)
    while fresh:
        number, chosen = yield Ask("attackers", player)
        legal = yield from game.attempt(number, player, game.run("attack", player, tuple(chosen)), "undo attack")
        if legal:
            break
    fight = combat(game.board)
    if fight is not None and fight.attackers:
        yield from game.run("after attack")
    yield from turn.leave(game, "declare attackers")


def legal_attack(game: Game, player: str, chosen: tuple[int, ...]) -> Generator[Any, Any, None]:
    """The whole attack is checked, then its costs are paid, tapping among them."""
    things = [game.board.things[one] for one in chosen]
    for thing in things:
        game.check("attack", player, thing)
    game.check("attack together", player, things)
    costs = tuple(symbol for thing in things for symbol in game.settle("cost to attack", (), player, thing))
    if costs:
        yield from mana.pay(game, player, costs, "attack")
    yield tuple(Event("tap", (thing.id,)) for thing in things if not _attacks_untapped(game, thing))


def _attacks_untapped(game: Game, thing: Thing) -> bool:
    for word in traits(game, thing).words:
        if (row := game.word("tap to attack", word)) is not None:
            game.cite(row.cites)
            return True
    return False


def become_attackers(game: Game, player: str, chosen: tuple[int, ...]) -> Generator[Any, Any, None]:
    """Declared attackers are attacking until they leave combat or the phase ends."""
    defender = next_player(game.board, player)
    pairs = tuple((game.board.things[one].object, defender) for one in chosen)
    yield (Event("combat", (Combat(pairs),)), *(Event("attacks", pair) for pair in pairs))


def may_attack(game: Game, player: str, thing: Thing) -> Refusal | bool:
    """Only the active player's own creatures in play attack: not tapped, no Walls, not new."""
    like = traits(game, thing)
    if thing.zone[0] != "battlefield" or "creature" not in like.types:
        return Refusal("is no creature", (thing.id,))
    if controller(game, thing) != player or player != active(game.board):
        return Refusal("is not yours to attack with", (thing.id, player))
    if thing.marks.get("tapped"):
        return Refusal("is tapped", (thing.id,))
    if "Muro" in like.subtypes and "attacks as no Wall" not in like.rules:
        return Refusal("is a Wall", (thing.id,))
    if "cannot attack" in like.rules:
        return Refusal("cannot attack", (thing.id,))
    if newly_controlled(game, thing):
        for word in like.words:
            if (row := game.word("new", word)) is not None and row.play(game, thing):
                game.cite(row.cites)
                return True
        return Refusal("is new", (thing.id,))
    return True


def whole_attack(game: Game, player: str, things: Sequence[Thing]) -> Refusal | bool | None:
    """The attack as a whole satisfies every restriction and requirement."""
    said = False
    for thing in things:
        if "cannot attack alone" in traits(game, thing).rules:
            said = True
            if len(things) < 2:
                return Refusal("cannot attack alone", (thing.id,))
    if len(things) > 1 and _only_one_attacks(game):
        return Refusal("only one may attack", (player,))
    chosen = {thing.id for thing in things}
    for thing in creatures_of(game, player):
        if thing.id in chosen or "must attack" not in traits(game, thing).rules:
            continue
        said = True
        if _could_attack(game, player, thing, things):
            return Refusal("must attack", (thing.id,))
    return True if said else None


def _only_one_attacks(game: Game) -> bool:
    return "only one attacks" in game.settle("table rules", frozenset())


def _could_attack(game: Game, player: str, thing: Thing, others: Sequence[Thing]) -> bool:
    """Whether a creature that has to attack could be added to an attack without breaking a restriction."""
    if game.refusal("attack", player, thing) is not None or game.settle("cost to attack", (), player, thing):
        return False
    alone = "cannot attack alone" in traits(game, thing).rules and not others
    return not alone and not (others and _only_one_attacks(game))


def nobody_attacks(game: Game, value: bool) -> bool:
    """With no attackers, combat goes on with its end."""
    return True


# --- declaring blockers -----------------------------------------------------------------------------------------------


def blockers_step(game: Game) -> Generator[Any, Any, None]:
    """The defending player declares blockers, all at once."""
    if _skipped(game):
        return
    fresh = yield from turn.enter(game, "declare blockers")
    if fresh is None:
        return
    player = _defending(game)
    while fresh:
        number, chosen = yield Ask("blockers", player)
        if (yield from game.attempt(number, player, game.run("block", player, tuple(chosen)))):
            break
    yield from game.run("after block")
    yield from turn.leave(game, "declare blockers")


def _skipped(game: Game) -> bool:
    fight = combat(game.board)
    if game.board.facts.get("resume") is not None or (fight is not None and fight.attackers):
        return False
    return bool(game.settle("nobody attacks", False))


def _defending(game: Game) -> str:
    fight = combat(game.board)
    return fight.attackers[0][1] if fight and fight.attackers else next_player(game.board, active(game.board))


Pairs = tuple[tuple[int, tuple[int, ...]], ...]  # blocker, the attackers that it blocks


def legal_block(game: Game, player: str, chosen: Pairs) -> Generator[Any, Any, None]:
    """The whole block is checked, then its costs are paid."""
    for blocker, blocked in chosen:
        one = game.board.things[blocker]
        game.check("block at all", player, one, blocked)
        for attacker in blocked:
            game.check("block", game.board.things[attacker], one)
    game.check("block together", player, chosen)
    costs = tuple(
        symbol
        for blocker, _ in chosen
        for symbol in game.settle("cost to block", (), player, game.board.things[blocker])
    )
    if costs:
        yield from mana.pay(game, player, costs, "block")
    else:
        game.show()


def become_blocked(game: Game, player: str, chosen: Pairs) -> Generator[Any, Any, None]:
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


def may_block(game: Game, player: str, thing: Thing, blocked: Sequence[int]) -> Refusal | bool:
    """Untapped creatures of the defending player block, one attacker each."""
    if thing.zone[0] != "battlefield" or not is_creature(game, thing):
        return Refusal("is no creature", (thing.id,))
    if controller(game, thing) != player:
        return Refusal("is not yours to block with", (thing.id, player))
    if thing.marks.get("tapped"):
        return Refusal("is tapped", (thing.id,))
    rules = traits(game, thing).rules
    if "cannot block" in rules:
        return Refusal("cannot block", (thing.id,))
    fight = combat(game.board)
    for attacker in blocked:
        if fight is None or not fight.attacks(game.board.things[attacker].object):
            return Refusal("is not attacking", (attacker,))
    if len(blocked) > 1 and "blocks any number" not in rules:
        return Refusal("blocks one only", (thing.id,))
    return True


def evasion(game: Game, attacker: Thing, blocker: Thing) -> Refusal | bool | None:
    """What an attacker's abilities say about who blocks it: all of it must be satisfied."""
    words = traits(game, attacker).words
    refused: list[Refusal] = []
    passed = 0
    cites: list[str] = []
    for word, copies in words.items():
        row = game.word("be blocked", word)
        if row is None:
            continue
        for about in copies[: game.settle(f"copies of {word}", len(copies))]:
            verdict = row.play(game, attacker, blocker, about)
            if verdict is None:
                continue
            cites += row.cites
            if verdict is True:
                passed += 1
            else:
                refused.append(verdict._replace(cites=row.cites))
    refused.extend(_ruled_evasion(game, attacker, blocker))
    game.cite(cites)
    if refused and (not passed or game.settle("evasion adds up", False)):
        return refused[0]._replace(cites=tuple(dict.fromkeys(n for r in refused for n in r.cites)))
    return True if cites else None


def _ruled_evasion(game: Game, attacker: Thing, blocker: Thing) -> list[Refusal]:
    found = []
    rules = traits(game, attacker).rules
    if "unblockable" in rules:
        found.append(Refusal("is unblockable", (attacker.id,)))
    if "blocked only by Walls" in rules and "Muro" not in traits(game, blocker).subtypes:
        found.append(Refusal("is blocked only by Walls", (attacker.id,)))
    if "blocked only by flyers" in rules and "volare" not in traits(game, blocker).words:
        found.append(Refusal("is blocked only by flyers", (attacker.id,)))
    return found


def own_limits(game: Game, attacker: Thing, blocker: Thing) -> Refusal | bool | None:
    """What a blocker's abilities say about whom it blocks."""
    like = traits(game, blocker)
    for word, copies in like.words.items():
        row = game.word("block", word)
        if row is None:
            continue
        for about in copies:
            verdict = row.play(game, attacker, blocker, about)
            if verdict is not None:
                game.cite(row.cites)
                if isinstance(verdict, Refusal):
                    return verdict
    if "blocks only flyers" in like.rules and "volare" not in traits(game, attacker).words:
        return Refusal("blocks only flyers", (blocker.id,))
    return None


def whole_block(game: Game, player: str, chosen: Pairs) -> Refusal | bool | None:
    """The block as a whole satisfies every restriction and requirement."""
    said = False
    blocking = {blocker for blocker, _ in chosen}
    for blocker in blocking:
        if "cannot block alone" in traits(game, game.board.things[blocker]).rules:
            said = True
            if len(blocking) < 2:
                return Refusal("cannot block alone", (blocker,))
    fight = combat(game.board) or Combat()
    for thing in creatures_of(game, player):
        if thing.id not in blocking and "must block" in traits(game, thing).rules:
            said = True
            if _could_block(game, player, thing, [one for one, _ in fight.attackers]):
                return Refusal("must block", (thing.id,))
    return True if said else None


def _could_block(game: Game, player: str, thing: Thing, attackers: Sequence[Object]) -> bool:
    if game.settle("cost to block", (), player, thing):
        return False
    for one in attackers:
        attacker = still(game.board, one)
        if attacker is None or game.refusal("block at all", player, thing, (attacker.id,)) is not None:
            continue
        if game.refusal("block", attacker, thing) is None:
            return True
    return False


def always(game: Game, value: Any, *_: Any) -> bool:
    return True


# --- who leaves combat ------------------------------------------------------------------------------------------------


def those_who_leave(game: Game) -> Generator[Any, Any, None]:
    """A creature leaves combat when it is no creature any more, or another player controls it."""
    fight = combat(game.board)
    if fight is None or not fight.attackers or not game.touched:
        return
    attacker = active(game.board)
    gone = [one for one, _ in fight.attackers if _has_left(game, one, attacker)]
    gone += [one for one, _ in fight.blocks if _has_left(game, one, _defending(game))]
    for one in gone:
        fight = fight.without(one)
    if gone:
        yield Event("combat", (fight,))


def _has_left(game: Game, one: Object, player: str) -> bool:
    thing = still(game.board, one)
    return thing is not None and not (is_creature(game, thing) and controller(game, thing) == player)


def blocks_looked_at_again(game: Game) -> Generator[Any, Any, None]:
    """Where no rule says that evasion is looked at once, blocks that would be illegal now come undone."""
    fight = combat(game.board)
    if fight is None or not fight.blocks or not game.touched:
        return
    for name, question in (("be blocked", "evasion is looked at once"), ("block", "limits are looked at once")):
        if game.settle(question, False):
            continue
        for blocker, blocked in fight.blocks:
            for one in blocked:
                undone = _undone(game, name, one, blocker)
                if undone:
                    fight = fight.without(blocker)._replace(blocked=fight.blocked - {one})
    if fight is not combat(game.board):
        yield Event("combat", (fight,))


def _undone(game: Game, side: str, attacker: Object, blocker: Object) -> bool:
    one, two = still(game.board, attacker), still(game.board, blocker)
    if one is None or two is None:
        return False
    verdict = evasion(game, one, two) if side == "be blocked" else own_limits(game, one, two)
    return isinstance(verdict, Refusal)


def is_blocked(game: Game, one: Object) -> bool:
    """Whether an attacker is blocked: once blocked, it stays so though its blockers leave."""
    fight = combat(game.board) or Combat()
    here = [b for b in fight.blockers_of(one) if still(game.board, b) is not None]
    return bool(game.settle("stays blocked", bool(here), one))


def stays_blocked(game: Game, value: bool, one: Object) -> bool | None:
    fight = combat(game.board) or Combat()
    return True if one in fight.blocked and not value else None
