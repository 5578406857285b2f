"""The damage assignment order: each attacker orders its blockers, each blocker what it blocks; lethal damage first."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import Combat, Object, combat, controller, still, traits
from judgekit.magic.plays.keywords.bands import divides_freely
from judgekit.magic.plays.keywords.keywords import all_of_it_goes_past, copies_of_trample, tramples
from judgekit.magic.plays.text.players_meant import is_blocked
from judgekit.magic.questions.combat import A_BLOCKER_THAT_HAS_GONE, AN_ATTACKER_THAT_HAS_GONE, ONE_POINT_IS_LETHAL
from judgekit.table.engine import Ask, Event, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.magic.plays.combat.damage import Share
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


_SEVERAL = 2


def several_block_one(game: Game) -> bool:
    """Whether any attacker is blocked by several creatures."""
    fight = combat(game.board) or Combat()
    return any(len(fight.blockers_of(one)) >= _SEVERAL for one, _ in fight.attackers)


def one_blocks_several(game: Game) -> bool:
    """Whether any creature blocks several attackers."""
    fight = combat(game.board) or Combat()
    return any(len(blocked) >= _SEVERAL for _, blocked in fight.blocks)


def of_blockers(game: Game) -> Flow[None]:
    """The active player orders the blockers of each attacker that several creatures block."""
    fight = combat(game.board) or Combat()
    yield from _announce(game, [(one, fight.blockers_of(one)) for one, _ in fight.attackers])


def of_blocked(game: Game) -> Flow[None]:
    """The defending player orders the attackers of each creature that blocks several."""
    fight = combat(game.board) or Combat()
    yield from _announce(game, list(fight.blocks))


def _announce(game: Game, due: Sequence[tuple[Object, tuple[Object, ...]]]) -> Flow[None]:
    for one, others in due:
        thing = still(game.board, one)
        if thing is None or len(others) < _SEVERAL:
            continue
        number, said = yield Ask("damage order", controller(game, thing), one, others)
        yield from game.attempt(number, controller(game, thing), _ordered(game, one, said))


def _ordered(game: Game, one: Object, order: tuple[Object, ...]) -> Flow[None]:
    yield ordered(game, one, order)


def ordered(game: Game, one: Object, order: tuple[Object, ...]) -> tuple[Event, ...]:
    """A creature's damage assignment order is announced."""
    fight = combat(game.board) or Combat()
    now = fight._replace(orders=(*(o for o in fight.orders if o[0] != one), (one, order)))
    return (Event("combat", (now,)), Event("damage order", (one, order)))


def order_of(game: Game, fight: Combat, one: Object, others: Iterable[Object]) -> tuple[Object, ...]:
    """Those to which a creature assigns damage, in the order announced for it; who came later stands last."""
    order = next((order for dealer, order in fight.orders if dealer == one), ())
    there = tuple(others)
    kept = [other for other in order if other in there or not _drops_out(game, fight, one)]
    return (*kept, *(other for other in there if other not in order))


def _drops_out(game: Game, fight: Combat, one: Object) -> bool:
    side = A_BLOCKER_THAT_HAS_GONE if fight.attacks(one) else AN_ATTACKER_THAT_HAS_GONE
    return bool(game.ruling(side))


def next_after_lethal(game: Game, given: Sequence[Share], shares: Sequence[Share]) -> Refusal | bool | None:
    """A creature is assigned damage only where each one before it in the order is assigned lethal damage."""
    fight = combat(game.board) or Combat()
    said = False
    for one in dict.fromkeys(source for source, _, _ in given):
        if divides_freely(game, one) or not any(dealer == one for dealer, _ in fight.orders):
            continue  # nobody has put those in an order
        others = fight.blockers_of(one) if fight.attacks(one) else fight.blocked_by(one)
        order = order_of(game, fight, one, [other for other in others if still(game.board, other)])
        got = {to: amount for source, to, amount in given if source == one}
        said = said or len(order) > 1
        for before, after in pairwise(order):
            if got.get(after, 0) > 0 and not is_lethal(game, one, before, shares):
                return Refusal("lethal damage in order", (one[0], before[0], after[0]))
    return True if said else None


def lethal_before_the_player(game: Game, given: Sequence[Share], shares: Sequence[Share]) -> Refusal | bool | None:
    """What is attacked gets a trampler's damage only where each blocker is assigned lethal damage."""
    fight = combat(game.board) or Combat()
    said = False
    for source, to, _ in given:
        thing = still(game.board, source)
        if thing is None or not fight.attacks(source) or to != fight.attacked_by(source):
            continue
        if not is_blocked(game, source) or not tramples(game, thing) or all_of_it_goes_past(game, thing, given):
            continue
        for blocker in fight.blockers_of(source):
            if still(game.board, blocker) is None:
                continue
            said = True
            if not is_lethal(game, source, blocker, shares, copies_of_trample(game, source)):
                return Refusal("lethal damage first", (source[0], blocker[0]))
    return True if said else None


def _fights(game: Game, one: Object) -> bool:
    fight = combat(game.board) or Combat()
    return fight.attacks(one) or fight.blocks_anything(one)


def is_lethal(game: Game, source: Object, to: Object, shares: Sequence[Share], copies: int = 1) -> bool:
    """Whether a creature is assigned lethal damage, damage on it and what others assign now counted."""
    thing = still(game.board, to)
    if thing is None or not _fights(game, to):
        return False
    assigned = [(one, amount) for one, other, amount in shares if other == to and amount > 0]
    if any(game.ruling(ONE_POINT_IS_LETHAL, one) for one, _ in assigned):
        return True
    due = (traits(game, thing).toughness or 0) - thing.marks.get("damage", 0)
    return bool(sum(amount for _, amount in assigned) * copies >= due)
