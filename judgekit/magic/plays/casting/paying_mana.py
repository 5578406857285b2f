"""Paying mana: from the pool, and from the mana abilities that a player can play for it."""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, controller, in_play, traits
from judgekit.magic.plays.casting import hybrid, mana_through, pool
from judgekit.magic.plays.casting.mana_abilities import added, extra, of_lands, printed
from judgekit.magic.plays.casting.payable import can_pay as can_pay_other
from judgekit.magic.plays.restrictions.table_wide import is_idle
from judgekit.magic.plays.text.evaluate import source_of
from judgekit.magic.questions.casting import (
    CONDITION_HOLDS,
    MANA_WHEN_IT_IS_ASKED_FOR,
    THE_HALF_OF_AN_ACTION_IS_CHOSEN,
    WHAT_IS_PAID_IS_GONE,
)
from judgekit.table.engine import Ask, Event, Illegal, Refusal
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.magic.cards import Symbols
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow
    from judgekit.table.system import Question


ANOTHER_AMOUNT = (-1,)  # who says what they pay says another amount of mana than is due
_MOST_WAYS = 4000
_MOST_MANA = 1000
_MOST_USES = 20
_MOST_FILTERS, _MOST_IN_A_ROW = 80, 3


class Source(NamedTuple):
    """A permanent that can make mana, once: the place of each ability and what it gives, those that only TAP first."""

    thing: int
    ways: tuple[tuple[int, Symbols], ...]
    plain: int  # how many of the ways only TAP it


class ForMana(NamedTuple):
    """A mana ability that costs mana, in one of the ways to pay that, or one that lets choose what it adds."""

    thing: int
    place: int
    cost: Symbols
    gives: Symbols
    left_open: bool


def pay(game: Game, player: str, cost: Symbols, why: object) -> Flow[None]:
    """Pay a mana cost from the pool and, if the rules let a player now, from mana abilities.

    What is paid so is no cost of a spell or ability that is being played: some mana may not be spent on it.
    """
    cost = pool.asked(game, cost)
    if hybrid.is_hybrid(cost):
        cost = yield from _half(game, player, cost, why)
    missing = lacking(game, player, cost)
    if missing and game.ruling(MANA_WHEN_IT_IS_ASKED_FOR):
        yield from make(game, player, missing, why)
    elif not missing:
        yield from make_besides(game, player, cost, why)
    yield spent(game, player, cost)


def _half(game: Game, player: str, cost: Symbols, why: object) -> Flow[Symbols]:
    """Of the ways in which a cost with hybrid symbols can be paid the one that its player chooses, right before."""
    in_pool, by_making = (lambda way: not lacking(game, player, way)), (lambda way: can_pay(game, player, way))
    first = hybrid.first(cost, in_pool, by_making)
    able = tuple(way for way in hybrid.ways(cost) if can_pay(game, player, way))
    asks = game.is_so(THE_HALF_OF_AN_ACTION_IS_CHOSEN)
    if len(able) <= 1 or not asks:
        return first
    said: Symbols = yield Ask("half", player, (why, cost), (first, *(way for way in able if way != first)))
    return said


def lacking(game: Game, player: str, cost: Symbols, spell: Thing | None = None) -> Symbols:
    """What a player's pool lacks for a cost: of that spell or ability, or of anything else."""
    return pool.missing(_there(game, player, spell), cost)


def _there(game: Game, player: str, spell: Thing | None) -> Symbols:
    """The mana of a player's pool that may be spent on a spell or ability, or on anything else."""
    return pool.usable(game, game.board.players[player].get("mana", ()), spell)


def spent(game: Game, player: str, cost: Symbols, spell: Thing | None = None) -> Event:
    """A cost is paid from the pool. Raises Illegal where that has not enough."""
    there = _there(game, player, spell)
    if pool.missing(there, cost):
        raise Illegal(Refusal("cannot pay", (player, cost)))
    return Event("spend", (player, pool.taken(there, cost) if game.ruling(WHAT_IS_PAID_IS_GONE) else ()))


def nothing_else(game: Game, player: str, what: int | str, costs: tuple[object, ...]) -> Flow[None]:
    """Who has paid says with what else they meant to pay: what pays no cost cannot be given for one."""
    vain = yield Ask("in vain", player, (what, costs), ())
    if vain == ANOTHER_AMOUNT:
        raise Illegal(Refusal("is another amount", (tree.mana_among(costs),)))
    if vain:
        raise Illegal(Refusal("pays nothing", (vain[0], what)))


def would_do(game: Game, player: str, cost: Symbols, named: Iterable[int], spell: Thing | None = None) -> bool:
    """Whether these permanents, each used once, make what a pool lacks for a cost."""
    missing = lacking(game, player, cost, spell)
    there = [each for each in _once(sources(game, player, spell)) if each.thing in named]
    return not missing or _by_hand(there, missing) is not None


def can_pay(game: Game, player: str, cost: Symbols, spell: Thing | None = None, *, by_lands: bool = True) -> bool:
    """Whether a player has the mana for a cost, or can make it: for that of a spell or ability, or of anything else."""
    if hybrid.is_hybrid(cost):
        return any(can_pay(game, player, way, spell, by_lands=by_lands) for way in hybrid.ways(cost))
    missing = lacking(game, player, cost, spell)
    if not missing or not by_lands or not game.rows("procedures", "activate mana"):
        return not missing
    there = sources(game, player, spell)
    return bool(_ways(game, there, missing)) or through_others(game, player, there, missing, spell)


def make(
    game: Game, player: str, missing: Symbols, why: object, spell: Thing | None = None, *, must: bool = True
) -> Flow[None]:
    """Play mana abilities for what is missing: by themselves where every way is equivalent, else as the player says.

    What costs no more than to be tapped is tapped before anything else is thought of. Who `must` not, makes none where
    all that they could make would not be enough. Only mana that may be spent on the `spell` or ability is made.
    """
    there = sources(game, player, spell)
    ways = _ways(game, plain(there), missing) or _ways(game, there, missing)
    if not ways and through_others(game, player, there, missing, spell):
        told = (*(one.thing for one in _for_mana(game, player, spell)), *(each.thing for each in there))
        named = yield Ask("mana through", player, (why, missing), tuple(dict.fromkeys(told)))
        yield from _through(game, player, named, missing, why, spell)
        return
    if not ways and not must:
        return
    if not ways:
        raise Illegal(Refusal("cannot pay", (player, missing)))
    options = tuple(dict.fromkeys(s.thing for s in there))
    said = yield Ask("pay", player, (why, missing), options)
    if said and _asks_for_more(game, player, said, there, missing, spell):
        yield from _through(game, player, said, missing, why, spell)
        return
    if not said and len(ways) > 1:
        said = yield Ask("which mana", player, (why, missing), options)
    for thing in (number for number in said if number not in options):  # what cannot be tapped, as trying it tells
        yield from game.run("activate mana", player, thing, untappable(game, player, game.board.things[thing]))
    named = [each for each in there if each.thing in said]
    ways = [_by_hand(_once(named), missing) or [], *_ways(game, named, missing)] if said else ways
    chosen = next((way for way in ways if way), None)
    if chosen is None:
        raise Illegal(Refusal("cannot pay", (player, missing)))
    for thing, place in chosen:
        yield from game.run("activate mana", player, thing, place)


def _through(
    game: Game, player: str, named: Iterable[int], missing: Symbols, why: object, spell: Thing | None
) -> Flow[None]:
    """Play the mana abilities of what a line names, some of which cost mana: each once, in an order that does.

    Where none is named, or it is not known what one of them adds, or mana is there already, each is to be told apart.
    """
    filters = [one for one in _for_mana(game, player, spell) if one.thing in named]
    if not filters or any(one.left_open for one in filters) or _there(game, player, spell):
        yield Ask("mana for mana", player, (why, missing), (True,))
    ways: dict[int, tuple[mana_through.Way, ...]] = {}
    for each in _once(sources(game, player, spell)):
        if each.thing in named:
            ways[each.thing] = tuple(mana_through.Way(place, (), gives) for place, gives in each.ways)
    for one in filters:
        ways[one.thing] = (*ways.get(one.thing, ()), mana_through.Way(one.place, one.cost, one.gives))
    plan = mana_through.planned(ways, (), missing)
    if plan is None:
        raise Illegal(Refusal("cannot pay", (player, missing)))
    for thing, place in plan:
        yield from game.run("activate mana", player, thing, place)


def _asks_for_more(
    game: Game, player: str, said: Iterable[int], there: list[Source], missing: Symbols, spell: Thing | None
) -> bool:
    """Whether of the permanents that a line names some have to be used for mana that costs mana."""
    direct = [each for each in _once(there) if each.thing in said]
    if len(direct) == len(set(said)) and _by_hand(direct, missing) is not None:
        return False
    return not {one.thing for one in _for_mana(game, player, spell)}.isdisjoint(said)


def make_besides(
    game: Game,
    player: str,
    cost: Symbols,
    why: object,
    spell: Thing | None = None,
    allowed_by: Question = MANA_WHEN_IT_IS_ASKED_FOR,
) -> Flow[None]:
    """Whoever has mana enough in the pool may make some all the same, and keep what is there."""
    if not _there(game, player, spell) or not cost:
        return
    there = _once(sources(game, player, spell))
    said = (yield Ask("pay", player, (why, cost), tuple(each.thing for each in there))) if there else ()
    named = [each for each in there if each.thing in said]
    ways = product(*(source.ways for source in named))
    best = min(ways, key=lambda way: amount(pool.missing(tuple(s for _, made in way for s in made), cost)))
    if named and game.ruling(allowed_by):
        for source, (place, _) in zip(named, best, strict=True):
            yield from game.run("activate mana", player, source.thing, place)


def through_others(game: Game, player: str, there: list[Source], missing: Symbols, spell: Thing | None = None) -> bool:
    """Whether what is missing could be made with abilities that are played beforehand.

    Such cost mana themselves, or add mana of kinds that are chosen as they do.
    """
    filters = _for_mana(game, player, spell)
    if not filters:
        return False
    floating = _there(game, player, spell)  # some of it may be needed already: who could pay so has to say how
    return _made_through(game, there, filters, floating, missing)


def _made_through(
    game: Game,
    there: list[Source],
    filters: list[ForMana],
    floating: Symbols,
    missing: Symbols,
    depth: int = _MOST_IN_A_ROW,
) -> bool:
    for one in filters[:_MOST_FILTERS] if depth else ():
        due = pool.missing(floating, (*one.cost, *pool.missing(one.gives, missing)))
        left = [each for each in there if each.thing != one.thing]
        rest = [each for each in filters if each.thing != one.thing]
        if not due or _ways(game, left, due) or _made_through(game, left, rest, floating, due, depth - 1):
            return True
    return False


def _for_mana(game: Game, player: str, spell: Thing | None) -> list[ForMana]:
    """The mana abilities of a player that cost mana, or let choose: in each way what they cost, and may give."""
    found = []
    kept = _tapped_itself(spell)
    for thing in in_play(game.board):
        if thing.object == kept or controller(game, thing) != player:
            continue
        game.look()
        for place, ability in printed(game, thing):
            cost = tree.mana_among(ability.costs)
            if not _is_usable(game, player, thing, ability._replace(costs=tree.no_mana(ability.costs))):
                continue
            ways = mana_through.possible(game, player, thing, ability.modes[0].do)
            left_open = len(ways) > 1
            if not left_open:
                ways = [_gives(game, player, thing, ability)] if cost else []
            found += [
                ForMana(thing.id, place, due, gives, left_open)
                for way in ways
                if (gives := pool.usable(game, way, spell))
                for due in hybrid.ways(cost)
            ]
        game.looked()
    return found


def least(game: Game, player: str, missing: Symbols, spell: Thing | None = None) -> tuple[int, ...]:
    """The permanents of one way to make what is missing, with nothing to spare: what somebody may be offered."""
    return min(enough(game, player, missing, spell), key=len, default=())


def enough(game: Game, player: str, missing: Symbols, spell: Thing | None = None) -> tuple[tuple[int, ...], ...]:
    """The permanents of every way to make what is missing with nothing to spare, twins being one."""
    there = sources(game, player, spell)
    ways = _ways(game, plain(there), missing) or _ways(game, there, missing)
    return tuple(tuple(thing for thing, _ in way) for way in ways)


def sources(game: Game, player: str, spell: Thing | None = None) -> list[Source]:
    """What this player could get mana from now for a spell or ability: a permanent as often as it can be used.

    What is to be TAPped itself for the ability that asks cannot be TAPped for mana first.
    """
    found: list[Source] = []
    if not game.rows("procedures", "activate mana"):
        return found
    kept = _tapped_itself(spell)
    for thing in in_play(game.board):
        if thing.object == kept or controller(game, thing) != player:
            continue
        simple: list[tuple[int, Symbols]] = []
        others: list[tuple[int, Symbols]] = []
        again = 1
        for place, ability in _usable(game, player, thing):
            gives = pool.usable(game, _gives(game, player, thing, ability), spell)
            if gives:
                (simple if _is_plain(ability) else others).append((place, gives))
                again = max(again, _uses(game, player, thing, ability))
        if simple or others:
            found += [Source(thing.id, (*simple, *others), len(simple))] * again
    return found


def _tapped_itself(spell: Thing | None) -> object:
    """The permanent that is TAPped for the cost of its own ability, as that stands on the stack."""
    if spell is None or "ability" not in spell.marks:
        return None
    costs = getattr(spell.marks["ability"], "costs", ())
    return source_of(spell) if any(isinstance(cost, tree.TapCost) for cost in costs) else None


def untappable(game: Game, player: str, thing: Thing) -> int | None:
    """The place of a mana ability of a permanent that may not be TAPped for it; None where it has none, or may be."""
    if thing.zone != BATTLEFIELD or controller(game, thing) != player:
        return None
    game.look()
    taps = [n for n, one in (*printed(game, thing), *of_lands(game, thing)) if tree.TapCost() in one.costs]
    refused = bool(taps) and game.refusal("tap for a cost", thing) is not None
    game.looked()
    return taps[0] if refused else None


def plain(there: list[Source]) -> list[Source]:
    """Of these, what costs no more than to be tapped."""
    return [each._replace(ways=each.ways[: each.plain]) for each in there if each.plain]


def _usable(game: Game, player: str, thing: Thing) -> list[tuple[int, tree.Activated]]:
    """The mana abilities of a permanent whose costs its controller could pay."""
    game.look()
    there = printed(game, thing)  # what tells them for mana abilities is cited where they are played
    game.looked()
    there += of_lands(game, thing)
    return [(place, ability) for place, ability in there if _is_usable(game, player, thing, ability)]


def _is_usable(game: Game, player: str, thing: Thing, ability: tree.Activated) -> bool:
    for cost in ability.costs:
        if isinstance(cost, tree.TapCost):
            if game.refusal("tap for a cost", thing) is not None:
                return False
        elif isinstance(cost, tree.Mana) or not can_pay_other(game, player, thing, cost):
            return False  # mana that costs mana is made beforehand
    bound = ability.limits or is_idle(game, thing)
    return not bound or game.refusal("play ability", player, thing, ability) is None


def _is_plain(ability: tree.Activated) -> bool:
    """Whether an ability costs nothing but to TAP, and does nothing but add mana."""
    only = len(ability.costs) == 1 and isinstance(ability.costs[0], tree.TapCost)
    return only and all(isinstance(one, tree.AddMana) for one in ability.modes[0].do)


def _gives(game: Game, player: str, thing: Thing, ability: tree.Activated) -> Symbols:
    """All the mana that a player gets from an ability, with what others add to it."""
    adds = _added_now(game, ability.modes[0].do, player, thing)
    symbols: Symbols = tuple(
        s for one in adds for s in pool.made(game, added(game, one, player, thing)[0], player, thing, one.uses)
    )
    if symbols and any(isinstance(cost, tree.TapCost) for cost in ability.costs):
        return (*symbols, *extra(game, player, thing, symbols))
    return symbols


def _added_now(game: Game, do: Iterable[object], player: str, thing: Thing) -> Iterator[tree.AddMana]:
    """The instructions that add mana as things are now: of a choice nobody knows yet what comes."""
    for one in do:
        if isinstance(one, tree.AddMana):
            yield one
        elif isinstance(one, tree.If):
            holds = game.ruling(CONDITION_HOLDS, one.condition, player, thing)
            yield from _added_now(game, one.then if holds else one.otherwise, player, thing)


def _uses(game: Game, player: str, thing: Thing, ability: tree.Activated) -> int:
    """How often an ability can be played one time after the other."""
    if ability.limits or not ability.costs or any(_is_spent(cost) for cost in ability.costs):
        return 1
    times = 1
    while times < _MOST_USES and all(
        can_pay_other(game, player, thing, _times(cost, times + 1)) for cost in ability.costs
    ):
        times += 1
    return times


def _is_spent(cost: tree.Cost) -> bool:
    """Whether a cost can be paid but once: by tapping the permanent, or giving it up."""
    return isinstance(cost, (tree.TapCost, tree.UntapCost)) or isinstance(getattr(cost, "of", None), tree.This)


def _times(cost: Any, n: int) -> Any:
    """A cost so many times over."""
    name = "amount" if isinstance(cost, tree.PayLife) else "how_many"
    due = getattr(cost, name)
    return cost._replace(**{name: due * n}) if isinstance(due, int) else cost


def _once(there: list[Source]) -> list[Source]:
    return list({each.thing: each for each in there}.values())


def _groups(game: Game, sources: Iterable[Source]) -> dict[tuple[object, ...], list[Source]]:
    """Sources that nobody can tell apart: of one name, giving the same in the same ways."""
    groups: dict[tuple[Any, ...], list[Source]] = {}
    for source in sources:
        thing = game.board.things[source.thing]
        gives = tuple(sorted(pool.key(symbols) for _, symbols in source.ways))
        key = (traits(game, thing).name, gives, _touched(thing))
        groups.setdefault(key, []).append(source)
    return groups


def _touched(thing: Thing) -> tuple[object, ...]:
    return tuple(sorted((k, str(v)) for k, v in thing.marks.items() if k in {"counters", "host", "damage"}))


def _ways(game: Game, there: list[Source], missing: Symbols) -> list[list[tuple[int, int]]]:
    """The best ways to make what is missing, as (thing, ability), twins being one.

    The best have the least to spare, and of those the ones in which most is got by tapping alone.
    """
    groups = [(list(members), group) for group, members in _groups(game, there).items()]
    choices = [list(_shares(len(members), _kinds(members))) for members, _ in groups]
    found: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    best = (_MOST_MANA, 0)
    for combination in islice(product(*choices), _MOST_WAYS):
        made = tuple(symbol for share in combination for (symbols, _, _), n in share for symbol in symbols * n)
        worth = (len(made), sum(n for share in combination for (_, _, costs), n in share if costs))
        if worth > best or pool.missing(made, missing):
            continue
        if worth < best:
            best = worth
            found.clear()
        taken = tuple(sum(n for _, n in share) for share in combination)
        found.setdefault(taken, _taps(groups, combination))
    return list(found.values())


Kind = tuple["Symbols", int, bool]  # what is got, by which ability, whether it costs more than to be tapped


def _kinds(members: list[Source]) -> list[Kind]:
    """The different ways in which the permanents of a group make mana."""
    kinds = {
        (symbols, place, n >= source.plain) for source in members for n, (place, symbols) in enumerate(source.ways)
    }
    return sorted(kinds)


def _taps(groups: list[tuple[list[Source], Any]], combination: tuple[Any, ...]) -> list[tuple[int, int]]:
    taps: list[tuple[int, int]] = []
    for (members, _), share in zip(groups, combination, strict=True):
        spare = iter(members)
        for (_, place, _), n in share:
            taps += [(next(spare).thing, place) for _ in range(n)]
    return taps


def amount(cost: Symbols) -> int:
    """How much mana a cost is."""
    return sum(int(s) if s.isdigit() else 1 for s in cost)


def _shares(members: int, kinds: list[Kind]) -> Iterable[tuple[tuple[Kind, int], ...]]:
    """How many of a group are used for each kind of mana they give."""
    for numbers in product(range(members + 1), repeat=len(kinds)):
        if sum(numbers) <= members:
            yield tuple((kind, n) for kind, n in zip(kinds, numbers, strict=True) if n)


def _by_hand(sources: list[Source], missing: Symbols) -> list[tuple[int, int]] | None:
    """Tap exactly these: the abilities of theirs that make what is missing."""
    for ways in product(*(source.ways for source in sources)):
        made = tuple(symbol for _, symbols in ways for symbol in symbols)
        if not pool.missing(made, missing):
            return [(source.thing, place) for source, (place, _) in zip(sources, ways, strict=True)]
    return None
