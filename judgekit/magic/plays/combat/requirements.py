"""Attacks and blocks as wholes: what restrains them, and how many requirements they have to obey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.rule_names import MUST_ATTACK_WHOM
from judgekit.magic.plays.board.held import AT_WORK, TEXT
from judgekit.magic.plays.board.state import (
    Combat,
    Object,
    combat,
    in_play,
    is_plain,
    opponents,
    still,
    traits,
)
from judgekit.magic.plays.combat.best_declaration import Declaration, Want, most_obeyed, obeyed
from judgekit.magic.plays.combat.together import attackers_with, attacks_for, blockers_with, blocks_for
from judgekit.magic.plays.combat.who_may_attack import GOADED, Attacks, rules_about
from judgekit.magic.plays.combat.who_may_block import Pairs
from judgekit.magic.questions.combat import (
    ATTACKS_SOMEBODY_ELSE,
    COST_TO_ATTACK,
    COST_TO_BLOCK,
    HAS_TO_ATTACK,
    MAY_BE_ATTACKED,
    TABLE_RULES,
)
from judgekit.table.engine import Refusal
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.magic.plays.board.state import Being
    from judgekit.magic.plays.combat.best_declaration import Pair
    from judgekit.magic.plays.combat.who_may_attack import Attacks
    from judgekit.magic.plays.combat.who_may_block import Pairs
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


_ANY_NUMBER = 1_000


# --- attacks ----------------------------------------------------------------------------------------------------------


@only_with(AT_WORK)
def attack_restricted(game: Game, player: str, things: Sequence[Thing], chosen: Attacks) -> Refusal | bool | None:
    """An attack breaks no restriction that looks at all of it: alone, or so many at most."""
    if is_plain(game.board):
        return None
    limit = _at_most(game, "only one attacks")
    if limit is not None and len(things) > limit:
        return Refusal("only one may attack", (player,))
    alone = [thing for thing in things if "cannot attack alone" in traits(game, thing).rules]
    if alone and len(things) == 1:
        return Refusal("cannot attack alone", (alone[0].id,))
    return True if alone else None


@only_with(AT_WORK)
def attack_required(game: Game, player: str, things: Sequence[Thing], chosen: Attacks) -> Refusal | bool | None:
    """An attack obeys as many requirements as any that breaks no restriction."""
    if is_plain(game.board):
        return None
    mine, others = attackers_with(game, player), opponents(game.board, player)
    wants = tuple(Want(t.id) for t in mine if _must_attack(game, t))
    wants += tuple(
        Want(thing.id, others.index(whom))
        for thing in mine
        for name, whom in rules_about(traits(game, thing).rules)
        if name == MUST_ATTACK_WHOM and whom in others
    )
    if not wants:
        return None
    goaded = tuple(
        Want(thing.id, but=(others.index(by), len(others)))
        for thing in mine
        if any(name == GOADED for name, _ in rules_about(traits(game, thing).rules))
        for by in game.ruling(ATTACKS_SOMEBODY_ELSE, thing)
        if by in others and len(others) > 1
    )
    declared = frozenset((one, _place(others, aim)) for one, aim in chosen)
    verdict = _obeys(_attack(game, player, (*wants, *goaded), declared), declared)
    if isinstance(verdict, Refusal):
        forgotten, now, most, best = verdict.args
        return verdict._replace(args=(forgotten, now, most, tuple((one, 0) for one, _ in best)))
    return verdict


def _must_attack(game: Game, thing: Thing) -> bool:
    """Whether a text or the rules bid a creature attack."""
    rules = traits(game, thing).rules
    goaded = any(name == GOADED for name, _ in rules_about(rules))
    return "must attack" in rules or (goaded and bool(game.ruling(HAS_TO_ATTACK, thing)))


def _attack(game: Game, player: str, wants: tuple[Want, ...], chosen: frozenset[Pair]) -> Declaration:
    """What the active player could declare: nobody has to pay for an attack that costs something."""
    mine = attackers_with(game, player)
    possible = chosen.union(*(_free_attacks(game, player, thing) for thing in mine))
    able = {one for one, _ in possible}
    return Declaration(
        possible,
        wants,
        not_alone=frozenset(t.id for t in mine if t.id in able and "cannot attack alone" in traits(game, t).rules),
        at_most=_at_most(game, "only one attacks"),
    )


def _free_attacks(game: Game, player: str, thing: Thing) -> frozenset[Pair]:
    """What a creature may attack without a cost; where there is nothing, what it would cost is cited."""
    others = opponents(game.board, player)
    game.look()
    there = (*others, *_attackable(game, player)) if _may_attack(game, player, thing) else ()
    there = tuple(aim for aim in there if game.refusal("attack whom", thing, aim) is None)
    game.looked()
    game.look()
    free = frozenset(
        (thing.id, _place(others, aim)) for aim in there if not game.ruling(COST_TO_ATTACK, player, thing, aim)
    )
    cites = game.looked()
    if there and not free:
        game.cite(cites)
    return free


def _may_attack(game: Game, player: str, thing: Thing) -> bool:
    """Whether a creature may attack at all, whatever else does."""
    return game.refusal("attack", attacks_for(game, player, thing), thing) is None


def _attackable(game: Game, player: str) -> Iterator[Being]:
    """The permanents that a player may attack."""
    return (thing.object for thing in in_play(game.board) if game.ruling(MAY_BE_ATTACKED, player, thing))


def _place(others: Sequence[str], aim: Being) -> int:
    """Which opponent is attacked; permanents stand behind them all."""
    return others.index(aim) if isinstance(aim, str) else len(others)


@only_with(AT_WORK)
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
    for thing in attackers_with(game, player):
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
    if not _may_attack(game, player, thing) or game.ruling(COST_TO_ATTACK, player, thing):
        return False
    alone = "cannot attack alone" in traits(game, thing).rules and not others
    return not alone and not (others and _only_one_attacks(game))


# --- blocks -----------------------------------------------------------------------------------------------------------


@only_with(TEXT)
def block_restricted(game: Game, player: str, chosen: Pairs) -> Refusal | bool | None:
    """A block breaks no restriction that looks at all of it: alone, so many at most, so many at least for one."""
    said = False
    for attacker in dict.fromkeys(one for _, blocked in chosen for one in blocked):
        least, cites = _fewest(game, game.board.things[attacker])
        if least > 1:
            said = True
            game.cite(cites)
            if sum(attacker in blocked for _, blocked in chosen) < least:
                return Refusal("is blocked by too few", (attacker, least), cites)
        most = _most(game, game.board.things[attacker])
        if most is not None:
            said = True
            if sum(attacker in blocked for _, blocked in chosen) > most:
                return Refusal("is blocked by too many", (attacker, most))
    if is_plain(game.board):
        return True if said else None
    limit = _at_most(game, "only one blocks")
    if limit is not None and len(chosen) > limit:
        return Refusal("only one may block", (player,))
    alone = [b for b, _ in chosen if "cannot block alone" in traits(game, game.board.things[b]).rules]
    if alone and len(chosen) == 1:
        return Refusal("cannot block alone", (alone[0],))
    return True if said or alone else None


def _fewest(game: Game, attacker: Thing) -> tuple[int, tuple[str, ...]]:
    """How many creatures together may block an attacker at the fewest, and the rules that say so."""
    like = traits(game, attacker)
    rows = [row for word in like.words if (row := game.word("blockers at least", word)) is not None]
    found: list[tuple[int, tuple[str, ...]]] = [(row.play(game, attacker), row.cites) for row in rows]
    found += [(least, ()) for least in _about(like.rules, "blocked only by at least")]
    return max(found, default=(1, ()))


def _most(game: Game, attacker: Thing) -> int | None:
    """How many creatures together may block an attacker at the most."""
    return min(_about(traits(game, attacker).rules, "blocked by at most"), default=None)


def _about(rules: frozenset[object], name: str) -> list[int]:
    """The numbers that rules of one name are about."""
    return [rule[1] for rule in rules if isinstance(rule, tuple) and rule[0] == name]


@only_with(AT_WORK)
def block_required(game: Game, player: str, chosen: Pairs) -> Refusal | bool | None:
    """A block obeys as many requirements as any that breaks no restriction."""
    if is_plain(game.board):
        return None
    possible = frozenset(_possible_blocks(game, player, {blocker for blocker, _ in chosen}))
    wants = tuple(_wanted_of_blocks(game, player, possible))
    if not wants:
        return None
    declared = frozenset((blocker, one) for blocker, blocked in chosen for one in blocked)
    return _obeys(_block(game, possible | declared, wants), declared)


def _possible_blocks(game: Game, player: str, declared: set[int]) -> Iterator[Pair]:
    """Every pair of a creature and an attacker that it may block; nobody has to pay for a block."""
    attackers = [thing for one, _ in (combat(game.board) or Combat()).attackers if (thing := still(game.board, one))]
    game.look()
    for thing in blockers_with(game, player):
        if thing.id not in declared and game.ruling(COST_TO_BLOCK, player, thing):
            continue
        for attacker in attackers:
            if _may_block(game, player, thing, attacker):
                yield thing.id, attacker.id
    game.looked()


def _may_block(game: Game, player: str, thing: Thing, attacker: Thing) -> bool:
    """Whether a creature may block an attacker, whatever else does."""
    at_all = game.refusal("block at all", blocks_for(game, player, thing), thing, (attacker.id,)) is None
    return at_all and game.refusal("block", attacker, thing) is None


def _wanted_of_blocks(game: Game, player: str, possible: Iterable[Pair]) -> Iterator[Want]:
    for thing in blockers_with(game, player):
        rules = traits(game, thing).rules
        if "must block" in rules:
            yield Want(thing.id)
        for rule in rules:
            if isinstance(rule, tuple) and rule[0] == "must block that":
                yield Want(thing.id, rule[1][0])
    pairs = sorted(possible)
    for attacker in dict.fromkeys(one for _, one in pairs):
        rules = traits(game, game.board.things[attacker]).rules
        if "must be blocked" in rules:
            yield Want(None, attacker)
        if "all block" in rules:
            yield from (Want(blocker, one) for blocker, one in pairs if one == attacker)


def _block(game: Game, possible: frozenset[Pair], wants: tuple[Want, ...]) -> Declaration:
    there = game.board.things
    blockers = {blocker for blocker, _ in possible}
    fewest = {one: _fewest(game, there[one])[0] for one in {one for _, one in possible}}
    most = {one: n for one in fewest if (n := _most(game, there[one])) is not None}
    return Declaration(
        frozenset(pair for pair in possible if fewest[pair[1]] <= most.get(pair[1], _ANY_NUMBER)),
        wants,
        capacity={b: _capacity(game, there[b]) for b in blockers},
        fewest=fewest,
        most=most,
        not_alone=frozenset(b for b in blockers if "cannot block alone" in traits(game, there[b]).rules),
        at_most=_at_most(game, "only one blocks"),
    )


def _capacity(game: Game, thing: Thing) -> int:
    rules = traits(game, thing).rules
    if "blocks any number" in rules:
        return _ANY_NUMBER
    return 1 + sum(_about(rules, "blocks more"))


@only_with(AT_WORK)
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
    for thing in blockers_with(game, player):
        if thing.id not in blocking and "must block" in traits(game, thing).rules:
            said = True
            if _could_block(game, player, thing, [one for one, _ in fight.attackers]):
                return Refusal("must block", (thing.id,))
    for thing in blockers_with(game, player):
        due = [one for one, _ in fight.attackers if _has_to_block(game, thing, one)]
        said = said or bool(due)
        met = {one for blocker, ones in chosen if blocker == thing.id for one in ones}
        owed = [one for one in due if one[0] not in met]
        if owed and len(due) - len(owed) < _capacity(game, thing) and _could_block(game, player, thing, owed):
            return Refusal("must block", (thing.id,))
    drawing = [one for one, _ in fight.attackers if _draws_all(game, one)]
    for thing in blockers_with(game, player) if drawing else ():
        said = True
        blocked = [game.board.things[one].object for blocker, ones in chosen for one in ones if blocker == thing.id]
        if not set(drawing) & set(blocked) and _could_block(game, player, thing, drawing):
            return Refusal("must block", (thing.id,))
    return True if said else None


def _has_to_block(game: Game, thing: Thing, attacker: Object) -> bool:
    """Whether a creature has to block a certain attacker."""
    rules: frozenset[object] = traits(game, thing).rules
    return ("must block that", attacker) in rules


def _draws_all(game: Game, attacker: Object) -> bool:
    """Whether all creatures that can block an attacker have to."""
    thing = still(game.board, attacker)
    return thing is not None and "all block" in traits(game, thing).rules


def _too_few(game: Game, chosen: Pairs) -> Refusal | None:
    """An attacker that only so many creatures together may block."""
    for attacker in {one for _, blocked in chosen for one in blocked}:
        for name, about in rules_about(traits(game, game.board.things[attacker]).rules):
            blockers = sum(attacker in blocked for _, blocked in chosen)
            if name == "blocked only by at least" and blockers < about:
                return Refusal("is blocked by too few", (attacker, about))
            if name == "blocked by at most" and blockers > about:
                return Refusal("is blocked by too many", (attacker, about))
    return None


def _could_block(game: Game, player: str, thing: Thing, attackers: Sequence[Object]) -> bool:
    if game.ruling(COST_TO_BLOCK, player, thing):
        return False
    there = (still(game.board, one) for one in attackers)
    return any(
        attacker is not None and _may_block(game, player, thing, attacker) and _enough_may_block(game, player, attacker)
        for attacker in there
    )


def _enough_may_block(game: Game, player: str, attacker: Thing) -> bool:
    """Whether there are as many creatures as it takes to block an attacker at all, and as many may."""
    least, most = _fewest(game, attacker)[0], _most(game, attacker)
    if least <= 1:
        return True
    able = sum(_may_block(game, player, thing, attacker) for thing in blockers_with(game, player))
    return least <= able and (most is None or least <= most)


# --- both -------------------------------------------------------------------------------------------------------------


def _at_most(game: Game, rule: str) -> int | None:
    there = game.ruling(TABLE_RULES)
    return min((one[1] for one in there if isinstance(one, tuple) and one[0] == rule), default=None)


def _obeys(declaration: Declaration, declared: frozenset[Pair]) -> Refusal | bool:
    """Whether a declaration obeys as many requirements as can be obeyed; else which one it should, and how many."""
    best = most_obeyed(declaration)
    now, most = obeyed(declaration, declared), obeyed(declaration, best)
    if now >= most:
        return True
    forgotten = next(w for w in declaration.wants if w.is_obeyed(best) and not w.is_obeyed(declared))
    return Refusal("obeys too few", (forgotten, now, most, tuple(sorted(best))))
