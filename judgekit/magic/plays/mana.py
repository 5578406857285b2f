"""Mana: the abilities that make it, and paying with it."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.magic.cards import BASIC_LANDS, mana_abilities
from judgekit.magic.language import tree
from judgekit.magic.plays.state import controller, in_play, statics_of, traits
from judgekit.magic.plays.targets import fits
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from judgekit.magic.cards import Symbols, Traits
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

_MOST_WAYS = 4000
BECOME_BASIC = "has become basic"


class Source(NamedTuple):
    """A permanent that can be tapped for mana: for each ability, its place and what it gives."""

    thing: int
    ways: tuple[tuple[int, Symbols], ...]


def abilities(game: Game, thing: Thing) -> list[tuple[int, tree.Activated]]:
    """The mana abilities of a permanent: those of its text, then those that the rules give to lands (place -1 …)."""
    like = traits(game, thing)
    found = mana_abilities(like)
    symbols: Symbols = game.settle("mana of a land", ("C",), like) if "land" in like.types else ()
    for n, symbol in enumerate(symbols):
        given = tree.Activated((tree.TapCost(),), (tree.Mode((), (tree.AddMana((symbol,)),)),))
        found.append((-1 - n, given))
    return found


def the_five_are_basic(game: Game, value: frozenset[str], like: Traits) -> frozenset[str] | None:
    """The five lands that the rules name are basic."""
    return value | {"basic"} if like.name in BASIC_LANDS else None


def no_other_is(game: Game, value: frozenset[str], like: Traits) -> frozenset[str] | None:
    """Another land is not basic, though by its own text it counts as one of the five."""
    return None if like.name in BASIC_LANDS or BECOME_BASIC in like.rules else value - {"basic"}


def what_becomes_basic(game: Game, value: frozenset[str], like: Traits) -> frozenset[str] | None:
    """What an effect turns into a basic land counts as basic."""
    return value | {"basic"} if BECOME_BASIC in like.rules else None


def only_its_own(game: Game, value: bool) -> bool:
    """A land that becomes one of the five is that land alone: its other abilities are lost."""
    return False


def of_basic_type(game: Game, value: Symbols, like: Traits) -> Symbols | None:
    """Each basic land type gives its own mana, whatever the text box says."""
    given = tuple(BASIC_LANDS[name] for name in BASIC_LANDS if name in like.subtypes)
    return given or None


def none_of_itself(game: Game, value: Symbols, like: Traits) -> Symbols | None:
    """A nonbasic land gives no mana that its text does not speak of."""
    return () if like.subtypes.isdisjoint(BASIC_LANDS) else None


# --- activating -------------------------------------------------------------------------------------------------------


def activate(game: Game, player: str, thing: int, place: int) -> Generator[Any, Any, None]:
    """A mana ability is played: its cost paid, all that it does done at once, without the stack."""
    source = game.board.things[thing]
    ability = next((a for n, a in abilities(game, source) if n == place), None)
    if ability is None or controller(game, source) != player:
        raise Illegal(Refusal("has no such ability", (thing,)))
    for cost in ability.costs:
        yield from (
            pay_tap(game, player, source)
            if isinstance(cost, tree.TapCost)
            else game.run("pay", player, source, cost, None)
        )
    for instruction in ability.modes[0].do:
        yield from game.run("do", instruction, player, source)


def total(game: Game, value: Symbols, player: str, spell: Thing) -> Symbols | None:
    """What is played costs more, then less, as static abilities say; less than nothing it never costs."""
    more: list[str] = []
    less: list[str] = []
    own = [(spell, ability) for ability in spell.face.traits.abilities if isinstance(ability, tree.Static)]
    for source, ability in [*statics_of(game.board), *own]:
        for rule, about in ability.rules:
            if rule in {"costs more", "costs less"} and _is_played(game, spell, about[0], source):
                (more if rule == "costs more" else less).extend(about[1])
    if not more and not less:
        return None
    generic = sum(int(s) for s in (*value, *more) if s.isdigit()) - sum(int(s) for s in less if s.isdigit())
    rest = [s for s in (*value, *more) if not s.isdigit()]
    for symbol in less:
        if symbol in rest:
            rest.remove(symbol)
    return (*((str(generic),) if generic > 0 else ()), *rest)


def _is_played(game: Game, spell: Thing, what: Any, source: Thing) -> bool:
    if isinstance(what, tree.This):
        return spell.id == source.id
    return isinstance(what, tree.Filter) and fits(game, spell, what, controller(game, source), source.object)


def pay_tap(game: Game, player: str, source: Thing) -> Generator[Any, Any, None]:
    """Pay a cost that is the TAP symbol."""
    if source.marks.get("tapped"):
        raise Illegal(Refusal("is tapped", (source.id,)))
    game.check("tap for a cost", source)
    yield Event("tap", (source.id,))


# --- paying -----------------------------------------------------------------------------------------------------------


def pay(game: Game, player: str, cost: Symbols, why: Any) -> Generator[Any, Any, None]:
    """Pay a mana cost from the pool and, as the rules let a player now, from mana abilities."""
    missing = _missing(game.board.players[player].get("mana", ()), cost)
    if missing:
        yield from _make(game, player, missing, why)
    pool = game.board.players[player].get("mana", ())
    if _missing(pool, cost):
        raise Illegal(Refusal("cannot pay", (player, cost)))
    yield Event("spend", (player, _taken(pool, cost)))


def can_pay(game: Game, player: str, cost: Symbols, *, by_lands: bool = True) -> bool:
    """Whether a player has the mana for a cost, or can make it."""
    missing = _missing(game.board.players[player].get("mana", ()), cost)
    if not missing or not by_lands or not game.rows("procedures", "activate mana"):
        return not missing
    groups = _groups(game, _sources(game, player))
    return bool(_ways([(list(members), group) for group, members in groups.items()], missing))


def _make(game: Game, player: str, missing: Symbols, why: Any) -> Generator[Any, Any, None]:
    """Tap lands for what is missing: by themselves where every way is equivalent, else as the player says."""
    sources = _sources(game, player)
    groups = _groups(game, sources)
    ways = _ways([(list(members), group) for group, members in groups.items()], missing)
    if not ways:
        raise Illegal(Refusal("cannot pay", (player, missing)))
    said = yield Ask("pay", player, (why, missing), tuple(s.thing for s in sources))
    if said:
        chosen = _by_hand([s for s in sources if s.thing in said], missing)
        if chosen is None:
            raise Illegal(Refusal("cannot pay", (player, missing)))
    elif len(ways) > 1:
        said = yield Ask("which mana", player, (why, missing), tuple(s.thing for s in sources))
        chosen = _by_hand([s for s in sources if s.thing in said], missing)
        if chosen is None:
            raise Illegal(Refusal("cannot pay", (player, missing)))
    else:
        chosen = ways[0]
    for thing, place in chosen:
        yield from game.run("activate mana", player, thing, place)


def _sources(game: Game, player: str) -> list[Source]:
    """What this player could tap for mana now."""
    found = []
    for thing in in_play(game.board):
        if thing.marks.get("tapped") or controller(game, thing) != player:
            continue
        ways = []
        for place, ability in abilities(game, thing):
            gives = [i for i in ability.modes[0].do if isinstance(i, tree.AddMana)]
            simple = len(ability.costs) == 1 and isinstance(ability.costs[0], tree.TapCost)
            if simple and len(gives) == 1 and isinstance(gives[0].times, int):
                ways.append((place, gives[0].symbols * gives[0].times))
        if ways and game.refusal("tap for a cost", thing) is None:
            found.append(Source(thing.id, tuple(ways)))
    return found


def _groups(game: Game, sources: Iterable[Source]) -> dict[tuple[Any, ...], list[Source]]:
    """Sources that nobody can tell apart: of one name, giving the same in the same ways."""
    groups: dict[tuple[Any, ...], list[Source]] = {}
    for source in sources:
        thing = game.board.things[source.thing]
        key = (traits(game, thing).name, tuple(sorted(symbols for _, symbols in source.ways)), _touched(thing))
        groups.setdefault(key, []).append(source)
    return groups


def _touched(thing: Thing) -> tuple[Any, ...]:
    return tuple(sorted((k, str(v)) for k, v in thing.marks.items() if k in {"counters", "host", "damage"}))


def _ways(groups: list[tuple[list[Source], Any]], missing: Symbols) -> list[list[tuple[int, int]]]:
    """The ways to make exactly what is missing, as (thing, ability), that differ in more than which twin is tapped."""
    choices = []
    for members, _ in groups:
        kinds = sorted({(symbols, place) for source in members for place, symbols in source.ways})
        choices.append(list(_shares(len(members), kinds)))
    found: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    for combination in islice(product(*choices), _MOST_WAYS):
        made = tuple(symbol for share in combination for (symbols, _), n in share for symbol in symbols * n)
        if len(made) == amount(missing) and not _missing(made, missing):
            taken = tuple(sum(n for _, n in share) for share in combination)
            found.setdefault(taken, _taps(groups, combination))
    return list(found.values())


def _taps(groups: list[tuple[list[Source], Any]], combination: tuple[Any, ...]) -> list[tuple[int, int]]:
    taps: list[tuple[int, int]] = []
    for (members, _), share in zip(groups, combination, strict=True):
        spare = iter(members)
        for (_, place), n in share:
            taps += [(next(spare).thing, place) for _ in range(n)]
    return taps


def amount(cost: Symbols) -> int:
    """How much mana a cost is."""
    return sum(int(s) if s.isdigit() else 1 for s in cost)


def _shares(members: int, kinds: list[tuple[Symbols, int]]) -> Iterable[tuple[tuple[tuple[Symbols, int], int], ...]]:
    """How many of a group are tapped for each kind of mana they give."""
    for numbers in product(range(members + 1), repeat=len(kinds)):
        if sum(numbers) <= members:
            yield tuple((kind, n) for kind, n in zip(kinds, numbers, strict=True) if n)


def _by_hand(sources: list[Source], missing: Symbols) -> list[tuple[int, int]] | None:
    """Tap exactly these: the abilities of theirs that make what is missing."""
    for ways in product(*(source.ways for source in sources)):
        made = tuple(symbol for _, symbols in ways for symbol in symbols)
        if not _missing(made, missing):
            return [(source.thing, place) for source, (place, _) in zip(sources, ways, strict=True)]
    return None


def _taken(pool: Symbols, cost: Symbols) -> Symbols:
    """The mana that pays a cost: colours for colours, then whatever is there."""
    left = list(pool)
    taken = []
    for symbol in (s for s in cost if not s.isdigit()):
        left.remove(symbol)
        taken.append(symbol)
    generic = sum(int(s) for s in cost if s.isdigit())
    return (*taken, *left[:generic])


def _missing(pool: Symbols, cost: Symbols) -> Symbols:
    """What a pool lacks for a cost."""
    there = Counter(pool)
    lacking = []
    for symbol in (s for s in cost if not s.isdigit()):
        if there[symbol]:
            there[symbol] -= 1
        else:
            lacking.append(symbol)
    generic = sum(int(s) for s in cost if s.isdigit()) - sum(there.values())
    return (*lacking, str(generic)) if generic > 0 else tuple(lacking)
