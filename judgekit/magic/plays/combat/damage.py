"""Combat damage: announced, put on the stack, dealt as it was announced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import Face, Traits
from judgekit.magic.plays.board.held import TEXT
from judgekit.magic.plays.board.seats import is_in_the_game
from judgekit.magic.plays.board.state import Combat, Object, active, combat, controller, players, still, traits
from judgekit.magic.plays.combat.combat import skipped
from judgekit.magic.plays.combat.dividing import forced_divisions
from judgekit.magic.plays.combat.striking import strikes_twice
from judgekit.magic.plays.keywords.keywords import PAST_BLOCKERS, tramples
from judgekit.magic.plays.text.players_meant import is_blocked, still_attacked
from judgekit.magic.plays.turn import turn
from judgekit.magic.questions.combat import (
    DAMAGE_IT_ASSIGNS,
    DAMAGE_STEPS,
    DEALT_AS_ASSIGNED,
    NO_DAMAGE_TO_WHOEVER_LEFT,
    NOTHING_WITHOUT_BLOCKERS,
    NOTHING_WITHOUT_ITS_ATTACKER,
    RECIPIENTS,
    STRIKES_NOW,
    WHO_ASSIGNS,
)
from judgekit.table.board import Thing
from judgekit.table.engine import Ask, Event, Illegal, Refusal
from judgekit.table.system import only_with
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


Being = Object | str
Share = tuple[Object, Being, int]  # who deals, to whom, how much


class Assigned(NamedTuple):
    """Combat damage that waits: all of it, as it was announced."""

    shares: tuple[Share, ...]


class Due(NamedTuple):
    """A creature that has damage to assign, how much, and to whom it may."""

    dealer: Object
    amount: int
    possible: tuple[Being, ...]


def damage_step(game: Game) -> Flow[None]:
    """One damage step, or more where the rules make some creatures strike first."""
    if skipped(game):
        yield Event("skipped", ("combat damage",))
        return
    rounds = game.ruling(DAMAGE_STEPS) if game.board.facts.get("resume") is None else 1
    for n in range(rounds):
        fresh = yield from turn.enter(game, "combat damage")
        if fresh is None:
            return
        if fresh:
            fight = combat(game.board) or Combat()
            yield Event("combat", (fight._replace(round=n + 1),))
            yield from game.run("combat damage", n + 1, rounds)
        yield from game.run("after damage")
        yield from turn.leave(game, "combat damage")


def announce(game: Game, nth: int, of: int) -> Flow[None]:
    """First the active player announces for attackers, then the defending player for blockers."""
    fight = combat(game.board) or Combat()
    dealers = [one for one, _ in fight.attackers] + [one for one, _ in fight.blocks]
    striking = [one for one in dealers if _strikes(game, one, nth, of)]
    shares: list[Share] = []
    for player in players(game.board):
        mine = [one for one in striking if _who_assigns(game, one) == player]
        shares += yield from _announced(game, player, mine, shares)
    waiting = Event("note", ("assigned", Assigned(tuple(shares)))) if shares else Event("nothing assigned", ())
    twice = (
        frozenset(one for one in striking if strikes_twice(game, game.board.things[one[0]])) if of > 1 else fight.twice
    )
    yield (
        Event("combat", (fight._replace(hit=fight.hit | frozenset(striking), round=nth, twice=twice),)),
        *(Event("assigned", share) for share in shares),
        waiting,
    )


def _strikes(game: Game, one: Object, nth: int, of: int) -> bool:
    thing = still(game.board, one)
    if thing is None or of == 1:
        return thing is not None
    return bool(game.ruling(STRIKES_NOW, thing, nth, of))


def _who_assigns(game: Game, one: Object) -> str:
    thing = still(game.board, one)
    return "" if thing is None else str(game.ruling_on(WHO_ASSIGNS, controller(game, thing), one))


def _announced(game: Game, player: str, dealers: Sequence[Object], others: Sequence[Share]) -> Flow[list[Share]]:
    """How one player's creatures assign their damage; where there is no choice, it is made."""
    given: list[Share] = []
    dues: list[Due] = []
    for one in dealers:
        thing = game.board.things[one[0]]
        amount = max(0, game.ruling(DAMAGE_IT_ASSIGNS, thing))
        possible: tuple[Being, ...] = game.ruling(RECIPIENTS, thing) or _instead(game, thing)
        if possible and amount:
            dues.append(Due(one, amount, possible))
        if len(possible) == 1 and amount:
            given.append((one, possible[0], amount))
    several = any(len(due.possible) > 1 for due in dues)
    forced = forced_divisions(game, dues, given, others) if several else {}
    chooses = several or "assignment" in game.wanted
    while dues and chooses:
        reply = yield Ask("assignment", player, tuple(dues), tuple(forced))
        if reply is None:
            break
        number, said, *told = reply
        lines = told[0] if told else {}  # for each creature the line of the script that assigns its damage
        said = forced | said
        divided = [(one, to, share) for one, shares in said.items() for to, share in shares.items() if share]
        chosen = [*(share for share in given if share[0] not in said), *divided]
        if (yield from game.attempt(number, player, _judged(game, dues, said, chosen, others, lines))):
            return chosen
    return [*given, *((one, to, share) for one, shares in forced.items() for to, share in shares.items() if share)]


def _judged(
    game: Game,
    dues: Sequence[Due],
    said: Any,
    chosen: list[Share],
    others: Sequence[Share],
    lines: dict[Object, int],
) -> Flow[None]:
    """Whether damage may be divided like this; each line that divides it otherwise is refused."""
    numbers = {dealer[0]: number for dealer, number in lines.items()}
    faults: dict[int | None, Refusal] = {}  # of each line the first
    for due in dues:
        fault = game.refusal("division", due, said.get(due.dealer, {due.possible[0]: due.amount}))
        if fault is not None:
            faults.setdefault(numbers.get(due.dealer[0], game.action), fault)
    left = [] if faults else chosen
    while (fault := game.refusal("assignment", left, [*others, *chosen])) is not None:
        faults.setdefault(numbers.get(fault.args[0], game.action), fault)
        if not set(numbers.values()) - set(faults):
            break
        left = [share for share in left if share[0][0] != fault.args[0]]
    if faults:
        *others_too, (game.action, last) = faults.items()
        for number, fault in others_too:
            if number is not None:
                game.refuse(number, game.actor, fault)
        raise Illegal(last)
    game.show()
    return
    yield


def adds_up(game: Game, due: Due, shares: dict[Being, int]) -> Refusal | None:
    """All of a creature's damage is assigned, to those alone that may be assigned any."""
    if sum(shares.values()) != due.amount or set(shares) - set(due.possible):
        return Refusal("is badly divided", (due.dealer[0], due.amount))
    return None


# --- how much, and to whom --------------------------------------------------------------------------------------------


def as_much_as_power(game: Game, value: int, thing: Thing) -> int:
    """A creature assigns damage equal to its power, unless a text says that it deals none."""
    like = traits(game, thing)
    if "deals no combat damage" in like.rules:
        return 0
    return (like.toughness if "assigns by toughness" in like.rules else like.power) or 0


def unblocked_to_player(game: Game, value: tuple[Being, ...], thing: Thing) -> tuple[Being, ...] | None:
    """An unblocked attacker assigns everything to what it attacks, and nothing where that is gone."""
    fight = combat(game.board) or Combat()
    if not fight.attacks(thing.object) or is_blocked(game, thing.object):
        return None
    attacked = fight.attacked_by(thing.object)
    left = isinstance(attacked, str) and not is_in_the_game(game.board, attacked)
    if left and game.ruling(NO_DAMAGE_TO_WHOEVER_LEFT):
        return ()
    there = still_attacked(game, thing.object)
    return () if there is None else (there,)


def blocked_to_blockers(game: Game, value: tuple[Being, ...], thing: Thing) -> tuple[Being, ...] | None:
    """A blocked attacker assigns among its blockers, and nothing where none is left."""
    fight = combat(game.board) or Combat()
    if not fight.attacks(thing.object) or not is_blocked(game, thing.object):
        return None
    return tuple([one for one in fight.blockers_of(thing.object) if still(game.board, one) is not None])


def blocker_to_blocked(game: Game, value: tuple[Being, ...], thing: Thing) -> tuple[Being, ...] | None:
    """A blocker assigns to what it blocks, and nothing where that is gone."""
    fight = combat(game.board) or Combat()
    if fight.attacks(thing.object):
        return None
    blocked = fight.blocked_by(thing.object)
    return tuple([one for one in blocked if still(game.board, one) is not None and fight.attacks(one)])


def _instead(game: Game, thing: Thing) -> tuple[Being, ...]:
    """Whom somebody might think that a creature strikes with which nobody fights any more: a player, for want of them.

    That is asked of an attacker whose blockers are all gone, and of a blocker when what it blocked is.
    """
    fight = combat(game.board) or Combat()
    one = thing.object
    if not fight.attacks(one):
        left = [other for other in fight.blocked_by(one) if fight.attacks(other)]
        return () if left or game.ruling(NOTHING_WITHOUT_ITS_ATTACKER) else (active(game.board),)
    attacked = still_attacked(game, one)
    if not is_blocked(game, one) or any(still(game.board, other) is not None for other in fight.blockers_of(one)):
        return ()
    return () if attacked is None or game.ruling(NOTHING_WITHOUT_BLOCKERS) else (attacked,)


@only_with(TEXT)
def past_blockers(game: Game, value: tuple[Being, ...], thing: Thing) -> tuple[Being, ...] | None:
    """A text may let a blocked attacker deal its damage to the player as though it were not blocked."""
    if PAST_BLOCKERS not in traits(game, thing).rules or not is_blocked(game, thing.object):
        return None
    fight = combat(game.board) or Combat()
    there = still_attacked(game, thing.object) if fight.attacks(thing.object) else None
    return None if there is None or there in value else (*value, there)


def all_of_it_past_blockers(game: Game, given: Sequence[Share], shares: Sequence[Share]) -> Refusal | bool | None:
    """As though it were not blocked, it deals all of its damage to the player, or none of it."""
    fight = combat(game.board) or Combat()
    for source, to, _ in given:
        thing = still(game.board, source)
        if thing is None or PAST_BLOCKERS not in traits(game, thing).rules or not fight.attacks(source):
            continue
        if tramples(game, thing):
            continue  # whoever does not let it deal its damage so divides it as a trampler's
        attacked = fight.attacked_by(source)
        if to == attacked and any(one == source and other != attacked for one, other, _ in given):
            return Refusal("all of it past its blockers", (source[0],))
    return None


# --- the stack, and after ---------------------------------------------------------------------------------------------


_DAMAGE = Face(Traits("danno da combattimento", *(frozenset(),) * 4, None, None, {}, ()), pseudo=True)


def put_on_stack(game: Game, nth: int, of: int) -> Flow[None]:
    """All damage goes onto the stack as one thing."""
    assigned = game.board.facts.get("assigned")
    if assigned is None:
        return
    player = active(game.board)
    number, marks = game.board.facts["next"], {"assigned": assigned, "controller": player}
    thing = Thing(number, _DAMAGE.name, player, ("stack", ""), _DAMAGE, marks)
    yield (Event("stack", (thing,)), Event("note", ("assigned", None)))


def deal_now(game: Game, nth: int, of: int) -> Flow[None]:
    """Where no rule makes damage wait, it is dealt."""
    assigned = game.board.facts.get("assigned")
    if assigned is not None:
        yield Event("note", ("assigned", None))
        yield from _deal(game, assigned)


def deal_what_waited(game: Game, what: int) -> Flow[None]:
    """Damage that waited is dealt as it was assigned, whatever has become of who deals it; to what is gone, none."""
    assigned = game.board.things[what].marks["assigned"]
    if not game.ruling(DEALT_AS_ASSIGNED):
        assigned = Assigned(_as_they_are_now(game, assigned))
    yield Event("vanish", (what,))
    yield from _deal(game, assigned)


def _as_they_are_now(game: Game, assigned: Assigned) -> tuple[Share, ...]:
    """What somebody might think: that nothing is dealt by who fights no more, nor more than by its power of now."""
    fight = combat(game.board) or Combat()
    found: list[Share] = []
    for source, to, amount in assigned.shares:
        thing = still(game.board, source)
        if thing is None or not (fight.attacks(source) or fight.blocked_by(source)):
            continue
        dealt = sum(much for one, _, much in found if one == source)
        alone = sum(one == source for one, _, _ in assigned.shares) == 1
        power = max(0, (traits(game, thing).power or 0) - dealt)
        found.append((source, to, power if alone else min(amount, power)))
    return tuple(found)


def _deal(game: Game, assigned: Assigned) -> Flow[None]:
    there = [s for s in assigned.shares if isinstance(s[1], str) or _in_play(game, s[1])]
    yield tuple([Event("damage", (source, to, amount, True)) for source, to, amount in there])


def _in_play(game: Game, one: Object) -> bool:
    thing = still(game.board, one)
    return thing is not None and thing.zone[0] == "battlefield"


def damage_is_no_target(game: Game, spell: Thing, one: object) -> Refusal | None:
    """Combat damage on the stack is neither spell nor ability."""
    if isinstance(one, Thing) and "assigned" in one.marks:
        return Refusal("is neither spell nor ability", (one.id,))
    return None
