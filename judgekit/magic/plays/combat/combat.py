"""Combat: who attacks, who blocks, whether that is legal, who leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import (
    Being,
    Combat,
    Object,
    active,
    combat,
    controller,
    creatures_of,
    each_copy,
    is_creature,
    is_plain,
    next_player,
    still,
    traits,
)
from judgekit.magic.plays.board.summoning_sickness import newly_controlled
from judgekit.magic.plays.casting import paying_mana
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.players_meant import defending_player
from judgekit.magic.plays.turn import turn
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.combat import (
    COST_TO_ATTACK,
    COST_TO_BLOCK,
    EVASION_ADDS_UP,
    EVASION_IS_LOOKED_AT_ONCE,
    LIMITS_ARE_LOOKED_AT_ONCE,
    MAY_BE_ATTACKED,
    NOBODY_ATTACKS,
    TABLE_RULES,
    WALLS_STAY,
)
from judgekit.table.engine import Ask, Event, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


Attacks = tuple[tuple[int, Being], ...]  # attacker, the player or permanent that it attacks

# --- declaring attackers ----------------------------------------------------------------------------------------------


def attackers_step(game: Game) -> Flow[None]:
    """The active player declares attackers, all at once; where that is illegal, they declare again."""
    fresh = yield from turn.enter(game, "declare attackers")
    if fresh is None:
        return
    player = active(game.board)
    while fresh:
        number, actor, chosen, *bands = yield Ask("attackers", player)
        legal = yield from game.attempt(number, actor, game.run("attack", actor, tuple(chosen), *bands), "undo attack")
        if legal or not game.rows("procedures", "undo attack"):
            break
    fight = combat(game.board)
    if fight is not None and fight.declared:
        yield from game.run("after attack")
    yield from turn.leave(game, "declare attackers")


def legal_attack(game: Game, player: str, chosen: Attacks) -> Flow[None]:
    """The whole attack is checked, then its costs are paid, tapping among them."""
    things = attack_checked(game, player, chosen)
    taxed = [] if is_plain(game.board) else things
    costs = tuple(symbol for thing in taxed for symbol in game.ruling(COST_TO_ATTACK, player, thing))
    if costs:
        yield from paying_mana.pay(game, player, costs, "attack")
    game.show()
    yield tuple(Event("tap", (thing.id,)) for thing in things if not attacks_untapped(game, thing))


def attack_checked(game: Game, player: str, chosen: Attacks) -> list[Thing]:
    """Those who attack, after all that forbids the attack has been asked."""
    game.check("attack in time", player)
    things = [game.board.things[one] for one, _ in chosen]
    for thing in things:
        game.check("attack", player, thing)
    for one, aim in chosen:
        if not isinstance(aim, str) or aim == player:
            game.check("attack that", player, game.board.things[one], aim)
    game.check("attack together", player, things, chosen)
    return things


def attacks_untapped(game: Game, thing: Thing) -> bool:
    for word in traits(game, thing).words:
        if (row := game.word("tap to attack", word)) is not None:
            game.cite(row.cites)
            return True
    return False


def no_permanents(game: Game, player: str, thing: Thing, aim: Being) -> Refusal:
    """Creatures attack players."""
    return Refusal("may not be attacked", (aim if isinstance(aim, str) else aim[0],))


def what_may_be(game: Game, player: str, thing: Thing, aim: Being) -> Refusal | bool:
    """Creatures attack another player, or a permanent of which the rules say that it may be attacked."""
    if isinstance(aim, str):
        return Refusal("may not be attacked", (aim,))  # oneself
    attacked = still(game.board, aim)
    if attacked is None or not game.ruling(MAY_BE_ATTACKED, player, attacked):
        return Refusal("may not be attacked", (aim[0],))
    return True


def out_of_turn(game: Game, player: str) -> Refusal | bool:
    """Only the active player declares attackers."""
    return True if player == active(game.board) else Refusal("is not the attacker", (player,))


def out_of_defence(game: Game, player: str) -> Refusal | bool:
    """Only the defending player declares blockers."""
    return Refusal("is not the defender", (player,)) if player == active(game.board) else True


def become_attackers(game: Game, player: str, chosen: Attacks) -> Flow[None]:
    """Declared attackers are attacking until they leave combat or the phase ends."""
    pairs = tuple((game.board.things[one].object, aim) for one, aim in chosen)
    yield (Event("combat", (Combat(pairs, declared=bool(pairs)),)), *(Event("attacks", pair) for pair in pairs))


def may_attack(game: Game, player: str, thing: Thing) -> Refusal | bool:
    """Only the active player's own creatures in play attack: not tapped, no Walls, not new."""
    refusal = _is_unfit(game, player, thing) or _is_wall(game, thing) or kept_from_attacking(game, player, thing)
    return refusal or _is_old_enough(game, thing)


def may_be_chosen(game: Game, player: str, thing: Thing) -> Refusal | None:
    """Only the active player's own untapped creatures in play attack."""
    return _is_unfit(game, player, thing)


def theirs_since_turn_began(game: Game, player: str, thing: Thing) -> Refusal | bool:
    """Only creatures that were their controller's all the turn attack."""
    return _is_old_enough(game, thing)


def _is_unfit(game: Game, player: str, thing: Thing) -> Refusal | None:
    if thing.zone[0] != "battlefield" or not is_creature(game, thing):
        return Refusal("is no creature", (thing.id,))
    if controller(game, thing) != player or player != active(game.board):
        return Refusal("is not yours to attack with", (thing.id, player))
    return Refusal("is tapped", (thing.id,)) if thing.marks.get("tapped") else None


def _is_wall(game: Game, thing: Thing) -> Refusal | None:
    like = traits(game, thing)
    if "Muro" in like.subtypes and "attacks as no Wall" not in like.rules and game.ruling(WALLS_STAY):
        return Refusal("is a Wall", (thing.id,))
    return None


def kept_from_attacking(game: Game, player: str, thing: Thing) -> Refusal | None:
    """What texts and keywords say of one creature: that it does not attack, or only where something is so."""
    like = traits(game, thing)
    if "cannot attack" in like.rules:
        return Refusal("cannot attack", (thing.id,))
    for name, about in _about(like.rules):
        if name == "cannot attack unless" and not game.ruling(CONDITION_HOLDS, about, player, thing):
            return Refusal("cannot attack now", (thing.id,))
    for word in like.words:
        if (row := game.word("attack", word)) is not None:
            refused: Refusal | None = row.play(game, thing)
            if refused is not None:
                return refused._replace(cites=row.cites)
    return None


def _is_old_enough(game: Game, thing: Thing) -> Refusal | bool:
    if newly_controlled(game, thing):
        for word in traits(game, thing).words:
            if (row := game.word("new", word)) is not None and row.play(game, thing):
                game.cite(row.cites)
                return True
        return Refusal("is new", (thing.id,))
    return True


def whole_attack(game: Game, player: str, things: Sequence[Thing], _: Attacks) -> Refusal | bool | None:
    """The attack as a whole satisfies every restriction and requirement: only effects make such."""
    if is_plain(game.board):
        return None
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
    return "only one attacks" in game.ruling(TABLE_RULES)


def _could_attack(game: Game, player: str, thing: Thing, others: Sequence[Thing]) -> bool:
    """Whether a creature that has to attack could be added to an attack without breaking a restriction."""
    if game.refusal("attack", player, thing) is not None or game.ruling(COST_TO_ATTACK, player, thing):
        return False
    alone = "cannot attack alone" in traits(game, thing).rules and not others
    return not alone and not (others and _only_one_attacks(game))


def nobody_attacks(game: Game, value: bool, declared: bool) -> bool:
    """Where no attackers were declared, combat goes on with its end; not so where they were, and are gone."""
    return not declared


# --- declaring blockers -----------------------------------------------------------------------------------------------


def blockers_step(game: Game) -> Flow[None]:
    """The defending player declares blockers, all at once."""
    if _skipped(game):
        yield Event("skipped", ("declare blockers",))
        return
    fresh = yield from turn.enter(game, "declare blockers")
    if fresh is None:
        return
    player = _defending(game)
    while fresh:
        number, actor, chosen = yield Ask("blockers", player)
        if (yield from game.attempt(number, actor, game.run("block", actor, tuple(chosen)))):
            break
    if fresh:
        yield from game.run("damage orders")
    yield from game.run("after block")
    yield from turn.leave(game, "declare blockers")


def _skipped(game: Game) -> bool:
    fight = combat(game.board)
    if game.board.facts.get("resume") is not None or (fight is not None and fight.attackers):
        return False
    declared = fight is not None and fight.declared
    return bool(game.ruling_on(NOBODY_ATTACKS, declared, declared))


def _defending(game: Game) -> str:
    fight = combat(game.board)
    if fight is None or not fight.attackers:
        return next_player(game.board, active(game.board))
    return defending_player(game, fight.attackers[0][1])


Pairs = tuple[tuple[int, tuple[int, ...]], ...]  # blocker, the attackers that it blocks


def legal_block(game: Game, player: str, chosen: Pairs) -> Flow[None]:
    """The whole block is checked, then its costs are paid."""
    block_checked(game, player, chosen)
    costs = (
        ()
        if is_plain(game.board)
        else tuple(
            symbol for blocker, _ in chosen for symbol in game.ruling(COST_TO_BLOCK, player, game.board.things[blocker])
        )
    )
    if costs:
        yield from paying_mana.pay(game, player, costs, "block")
    else:
        game.show()


def block_checked(game: Game, player: str, chosen: Pairs) -> None:
    """Ask all that forbids a block."""
    game.check("block in time", player)
    for blocker, blocked in chosen:
        one = game.board.things[blocker]
        game.check("block at all", player, one, blocked)
        for attacker in blocked:
            game.check("block", game.board.things[attacker], one)
    game.check("block together", player, chosen)


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


def may_block(game: Game, player: str, thing: Thing, blocked: Sequence[int]) -> Refusal | bool:
    """Untapped creatures of the defending player block, one attacker each."""
    refusal = _cannot_be_a_blocker(game, player, thing) or kept_from_blocking(game, player, thing, blocked)
    return refusal or _blocks_such(game, thing, blocked)


def may_be_blocker(game: Game, player: str, thing: Thing, blocked: Sequence[int]) -> Refusal | bool:
    """The same, but for what texts forbid: that is for other rules to say."""
    return _cannot_be_a_blocker(game, player, thing) or _blocks_such(game, thing, blocked)


def _cannot_be_a_blocker(game: Game, player: str, thing: Thing) -> Refusal | None:
    if thing.zone[0] != "battlefield" or not is_creature(game, thing):
        return Refusal("is no creature", (thing.id,))
    if controller(game, thing) != player:
        return Refusal("is not yours to block with", (thing.id, player))
    return Refusal("is tapped", (thing.id,)) if thing.marks.get("tapped") else None


def kept_from_blocking(game: Game, player: str, thing: Thing, blocked: Sequence[int]) -> Refusal | None:
    """What texts say of one creature: that it does not block, or only where something is so."""
    like = traits(game, thing)
    rules = like.rules
    for name, about in _about(rules):
        if name == "cannot block unless" and not game.ruling(CONDITION_HOLDS, about, player, thing):
            return Refusal("cannot block now", (thing.id,))
    for word in like.words:
        row = game.word("block at all", word)
        refused: Refusal | None = row.play(game, thing) if row is not None else None
        if row is not None and refused is not None:
            return refused._replace(cites=row.cites)
    return Refusal("cannot block", (thing.id,)) if "cannot block" in rules else None


def _blocks_such(game: Game, thing: Thing, blocked: Sequence[int]) -> Refusal | bool:
    fight = combat(game.board)
    for attacker in blocked:
        if fight is None or not fight.attacks(game.board.things[attacker].object):
            return Refusal("is not attacking", (attacker,))
    rules = traits(game, thing).rules
    more = sum(about for name, about in _about(rules) if name == "blocks more" and isinstance(about, int))
    if len(blocked) > 1 + more and "blocks any number" not in rules:
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
        for about in each_copy(game, word, copies):
            verdict = row.play(game, attacker, blocker, about)
            if verdict is None:
                continue
            cites += row.cites
            if verdict is True:
                passed += 1
            else:
                refused.append(verdict._replace(cites=row.cites))
    for verdict in _ruled_evasion(game, attacker, blocker):
        if verdict is None:
            passed += 1
        else:
            refused.append(verdict)
    if cites or refused or passed:
        game.ruling(EVASION_IS_LOOKED_AT_ONCE)
    game.cite(cites)
    if refused and (not passed or game.ruling(EVASION_ADDS_UP)):
        return refused[0]._replace(cites=tuple(dict.fromkeys(n for r in refused for n in r.cites)))
    return True if cites else None


def _ruled_evasion(game: Game, attacker: Thing, blocker: Thing) -> list[Refusal | None]:
    """What texts say of who blocks an attacker: for each of them a refusal, or None where it is satisfied."""
    found: list[Refusal | None] = []
    rules = traits(game, attacker).rules
    if not rules:
        return found
    if "unblockable" in rules:
        found.append(Refusal("is unblockable", (attacker.id,)))
    if "blocked only by Walls" in rules:
        wall = "Muro" in traits(game, blocker).subtypes
        found.append(None if wall else Refusal("is blocked only by Walls", (attacker.id,)))
    if "blocked only by flyers" in rules:
        flies = _blocks_as_flyer(game, blocker)
        found.append(None if flies else Refusal("is blocked only by flyers", (attacker.id,)))
    you = controller(game, attacker)
    for name, about in _about(rules):
        if not isinstance(about, tree.Filter) or name not in _WHO_BLOCKS:
            continue
        fits = filters.fits(game, blocker, about, you, attacker.object)
        found.append(None if fits == (name == "blocked only by") else Refusal(_WHO_BLOCKS[name], (attacker.id, about)))
    return found


_WHO_BLOCKS = {"blocked only by": "is blocked only by", "cannot be blocked by": "is not blocked by"}


def _about(rules: frozenset[Any]) -> list[tuple[str, Any]]:
    """Of what restrains a creature, that which is about something: pairs of a name and what it is about."""
    return [rule for rule in rules if isinstance(rule, tuple)] if rules else []


def _blocks_as_flyer(game: Game, blocker: Thing) -> bool:
    like = traits(game, blocker)
    return "volare" in like.words or "blocks as a flyer" in like.rules


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
                game.ruling(LIMITS_ARE_LOOKED_AT_ONCE)
                if isinstance(verdict, Refusal):
                    return verdict._replace(cites=(*row.cites, *verdict.cites))
    for name, about in _about(like.rules):
        if isinstance(about, tree.Filter):
            fits = filters.fits(game, attacker, about, controller(game, blocker), blocker.object)
            if (name == "blocks only" and not fits) or (name == "cannot block" and fits):
                game.ruling(LIMITS_ARE_LOOKED_AT_ONCE)
                return Refusal("does not block that", (blocker.id, attacker.id))
    if "blocks only flyers" in like.rules and "volare" not in traits(game, attacker).words:
        return Refusal("blocks only flyers", (blocker.id,))
    return None


def whole_block(game: Game, player: str, chosen: Pairs) -> Refusal | bool | None:
    """The block as a whole satisfies every restriction and requirement: only effects make such."""
    if is_plain(game.board):
        return None
    said = False
    blocking = {blocker for blocker, _ in chosen}
    for blocker in blocking:
        if "cannot block alone" in traits(game, game.board.things[blocker]).rules:
            said = True
            if len(blocking) < 2:
                return Refusal("cannot block alone", (blocker,))
    if len(blocking) > 1 and "only one blocks" in game.ruling(TABLE_RULES):
        return Refusal("only one may block", (player,))
    if (few := _too_few(game, chosen)) is not None:
        return few
    fight = combat(game.board) or Combat()
    for thing in creatures_of(game, player):
        if thing.id not in blocking and "must block" in traits(game, thing).rules:
            said = True
            if _could_block(game, player, thing, [one for one, _ in fight.attackers]):
                return Refusal("must block", (thing.id,))
    drawing = [one for one, _ in fight.attackers if _draws_all(game, one)]
    for thing in creatures_of(game, player) if drawing else ():
        said = True
        blocked = [game.board.things[one].object for blocker, ones in chosen for one in ones if blocker == thing.id]
        if not set(drawing) & set(blocked) and _could_block(game, player, thing, drawing):
            return Refusal("must block", (thing.id,))
    return True if said else None


def _draws_all(game: Game, attacker: Object) -> bool:
    """Whether all creatures that can block an attacker have to."""
    thing = still(game.board, attacker)
    return thing is not None and "all block" in traits(game, thing).rules


def _too_few(game: Game, chosen: Pairs) -> Refusal | None:
    """An attacker that only so many creatures together may block."""
    for attacker in {one for _, blocked in chosen for one in blocked}:
        for name, about in _about(traits(game, game.board.things[attacker]).rules):
            blockers = sum(attacker in blocked for _, blocked in chosen)
            if name == "blocked only by at least" and blockers < about:
                return Refusal("is blocked by too few", (attacker, about))
            if name == "blocked by at most" and blockers > about:
                return Refusal("is blocked by too many", (attacker, about))
    return None


def _could_block(game: Game, player: str, thing: Thing, attackers: Sequence[Object]) -> bool:
    if game.ruling(COST_TO_BLOCK, player, thing):
        return False
    for one in attackers:
        attacker = still(game.board, one)
        if attacker is None or game.refusal("block at all", player, thing, (attacker.id,)) is not None:
            continue
        if game.refusal("block", attacker, thing) is None:
            return True
    return False


# --- who leaves combat ------------------------------------------------------------------------------------------------


def is_on(game: Game) -> bool:
    """Whether there are attackers, and anything has changed since they were looked at."""
    fight = combat(game.board)
    return fight is not None and bool(fight.attackers) and game.board.cache.get("fighting") is not fight


def those_who_leave(game: Game) -> tuple[Event, ...] | None:
    """A creature leaves combat when it is no creature any more, or another player controls it."""
    fight = combat(game.board)
    if fight is None:
        return None
    game.board.cache["fighting"] = fight  # nothing that they are has changed since they were looked at
    attacker = active(game.board)
    gone = [one for one, _ in fight.attackers if _has_left(game, one, attacker)]
    gone += [one for one, _ in fight.blocks if _has_left(game, one, _defending(game))]
    for one in gone:
        fight = fight.without(one)
    left = tuple(Event("leaves combat", (one,)) for one in gone)
    now, told = _blocks_looked_at_again(game, fight)
    return (*left, *told, Event("combat", (now,))) if left or told or now is not fight else None


def _has_left(game: Game, one: Object, player: str) -> bool:
    thing = still(game.board, one)
    if thing is None or (is_creature(game, thing) and controller(game, thing) == player):
        return False
    return thing.object not in (combat(game.board) or Combat()).odd


def _blocks_looked_at_again(game: Game, fight: Combat) -> tuple[Combat, list[Event]]:
    """Where no rule says that evasion is looked at once, blocks that would be illegal now come undone."""
    now = fight
    told: list[Event] = []
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


def stays_blocked(game: Game, value: bool, one: Object) -> bool | None:
    fight = combat(game.board) or Combat()
    return True if one in fight.blocked else None
