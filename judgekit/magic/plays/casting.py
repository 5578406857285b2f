"""Playing spells and abilities: when it may be done, what is announced in which order, what is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import Face, Traits
from judgekit.magic.language import tree
from judgekit.magic.plays import lives, mana, paying, planeswalkers, targets
from judgekit.magic.plays.state import (
    MAIN,
    Object,
    active,
    chosen,
    controller,
    in_play,
    is_in_play,
    is_plain,
    stack_of,
    still,
    traits,
)
from judgekit.table.board import Thing
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from judgekit.magic.cards import Symbols
    from judgekit.table.engine import Game

# --- what is played ---------------------------------------------------------------------------------------------------


def cast(game: Game, player: str, card: int) -> Generator[Any, Any, None]:
    """A player plays a card as a spell: allowed, announced, paid."""
    thing = game.board.things[card]
    if thing.zone[0] != "hand" or thing.owner != player:
        raise Illegal(Refusal("is not in hand", (card, player)))
    game.check("play", player, thing)
    game.check("cast", player, thing)
    yield from game.run("announcing", player, card, None)
    yield Event("played", (player, card))
    if _adds_mana(game, card) and not game.settle("mana spells wait", False):
        yield from game.run("resolve", card)


def _adds_mana(game: Game, card: int) -> bool:
    """Whether a spell that has been played adds mana."""
    modes = [
        mode for a in game.board.things[card].face.traits.abilities if isinstance(a, tree.Spell) for mode in a.modes
    ]
    return any(tree.adds_mana(instruction) for mode in modes for instruction in mode.do)


def as_all_spells(game: Game, value: bool) -> bool:
    """A spell that adds mana waits on the stack like any other."""
    return True


def activate(game: Game, player: str, source: int, place: int) -> Generator[Any, Any, None]:
    """A player plays an activated ability: a mana ability at once, any other by the stack."""
    thing = game.board.things[source]
    at_once = any(n == place for n, _ in mana.abilities(game, thing))
    if at_once and game.rows("procedures", "activate mana"):
        game.check("activate", player, thing)
        yield from game.run("activate mana", player, source, place)
        return
    abilities = all_abilities(game, thing)
    if not 0 <= place < len(abilities):
        raise Illegal(Refusal("has no such ability", (source,)))
    ability = abilities[place]
    game.check("activate", player, thing, ability)
    game.check("play ability", player, thing, ability)
    if not isinstance(ability, tree.Activated):
        game.show()
        return
    yield from game.run("announcing", player, game.board.facts["next"], (source, place))
    if "once each turn" in ability.limits and source in game.board.things:
        yield mana.used(game, source, place)
    game.show()


def all_abilities(game: Game, thing: Thing) -> tuple[Any, ...]:
    """The abilities of a thing, and behind them those for which its keywords stand."""
    like = traits(game, thing)
    return (*like.abilities, *game.settle("abilities of words", (), like)) if like.words else like.abilities


def ability_of(game: Game, thing: Thing, place: int) -> tree.Activated | None:
    """The activated ability at a place of a thing's text."""
    abilities = all_abilities(game, thing)
    found = abilities[place] if 0 <= place < len(abilities) else None
    return found if isinstance(found, tree.Activated) else None


def play_land(game: Game, player: str, card: int) -> Generator[Any, Any, None]:
    """A land is put straight into play: it is no spell, and nobody can answer it."""
    thing = game.board.things[card]
    if thing.zone[0] != "hand" or thing.owner != player:
        raise Illegal(Refusal("is not in hand", (card, player)))
    if "land" not in traits(game, thing).types:
        raise Illegal(Refusal("is no land", (card,)))
    if len(traits(game, thing).types) > 1 and not game.settle("a land is never cast", False):
        yield from game.run("cast", player, card)
        return
    game.check("play a land", player, thing)
    yield Event("land", (player, card))


def concede(game: Game, player: str) -> Generator[Any, Any, None]:
    """A player gives the game up, whenever they like."""
    game.check("concede", player)
    yield Event("lost", (player, "concedes"))
    yield from game.run("outcome", (player,), ())


# --- checks: when -----------------------------------------------------------------------------------------------------


def with_priority(game: Game, player: str, *_: Any) -> Refusal | bool:
    """Only who has priority may act."""
    return True if game.board.facts.get("priority") == player else Refusal("has no priority", (player,))


def any_time(game: Game, player: str, *_: Any) -> Refusal | bool:
    return True


def lands_are_no_spells(game: Game, player: str, card: Thing) -> Refusal | None:
    return Refusal("is a land", (card.id,)) if "land" in traits(game, card).types else None


def unpayable_without_a_cost(game: Game, player: str, card: Thing) -> Refusal | None:
    """What is told to have no mana cost has one that nobody can pay, unless another cost may be paid instead."""
    shut = card.face.cost == () and _other_cost(game, card) is None
    return Refusal("has no mana cost", (card.id,)) if shut else None


def never_cast(game: Game, value: bool) -> bool:
    """What is a land is played as a land, whatever else it is."""
    return True


def is_slow(game: Game, card: Thing) -> bool:
    return "instant" not in traits(game, card).types


def slow_ones_in_main(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """All but instants are played in a main phase."""
    if not is_slow(game, card):
        return None
    return True if game.board.facts.get("phase") in MAIN else Refusal("only in a main phase", (card.id,))


def slow_ones_when_nothing_waits(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """All but instants are played in one's own turn, with nothing waiting."""
    if not is_slow(game, card):
        return None
    if active(game.board) != player:
        return Refusal("only in your own turn", (card.id,))
    return Refusal("something is waiting", (card.id,)) if stack_of(game) else True


def land_in_main(game: Game, player: str, card: Thing) -> Refusal | bool:
    """A land is played in one's own main phase."""
    own = active(game.board) == player and game.board.facts.get("phase") in MAIN
    return True if own else Refusal("a land only in your own main phase", (card.id,))


def land_when_nothing_waits(game: Game, player: str, card: Thing) -> Refusal | bool:
    """A land is played with priority and nothing waiting."""
    if game.board.facts.get("priority") != player:
        return Refusal("has no priority", (player,))
    return Refusal("something is waiting", (card.id,)) if stack_of(game) else True


def one_land_a_turn(game: Game, player: str, card: Thing) -> Refusal | bool:
    """One land a turn, and those that cards allow beside it."""
    allowed = 1 + game.settle("more lands", 0, player)
    return True if game.board.facts.get("lands", 0) < allowed else Refusal("has played a land", (player,))


def controller_only(game: Game, player: str, source: Thing, ability: Any) -> Refusal | bool | None:
    """Only the controller of a permanent plays its abilities."""
    if not isinstance(ability, tree.Activated) or "any player" in ability.limits:
        return None
    whose = controller(game, source)
    if (giver := _granting(game, source, ability)) is not None:
        whose = game.settle("whose is what an enchantment grants", controller(game, giver), whose)
    return True if whose == player else Refusal("is not yours", (source.id, player))


def _granting(game: Game, host: Thing, ability: Any) -> Thing | None:
    """The local enchantment that gives a permanent this ability."""
    if any(each is ability for each in host.face.traits.abilities):
        return None
    for thing in in_play(game.board):
        if thing.marks.get("host") == host.object:
            changes = [
                change
                for one in traits(game, thing).abilities
                if isinstance(one, tree.Static)
                for change in one.changes
            ]
            if any(word is ability for change in changes for word in change.words):
                return thing
    return None


def of_the_host(game: Game, value: str, whose: str) -> str:
    """What an enchantment grants belongs to the permanent, and so to whoever controls that."""
    return whose


def what_it_may_enchant(game: Game, value: tuple[tree.Wanted, ...], like: Traits) -> tuple[tree.Wanted, ...]:
    """A local enchantment wants what its type says as its target; any other is played as any other permanent."""
    return tuple(tree.Wanted(of) for of in like.words.get("incanta", ()))


def in_its_zone(game: Game, player: str, source: Thing, ability: Any) -> Refusal | bool | None:
    """An ability is played where it works: in play, unless it says otherwise."""
    if not isinstance(ability, tree.Activated):
        return None
    zone = "battlefield" if ability.zone == "battlefield" else game.settle("zone of an ability", "battlefield", ability)
    return True if source.zone[0] == zone else Refusal("works elsewhere", (source.id, zone))


def borrowed_timing(game: Game, player: str, source: Thing, ability: Any) -> Refusal | bool | None:
    """An ability that may be played as some kind of spell is played when one could be."""
    if not isinstance(ability, tree.Activated) or "as a sorcery" not in ability.limits:
        return None
    if active(game.board) != player or game.board.facts.get("phase") not in MAIN or stack_of(game):
        return Refusal("only as a sorcery", (source.id,))
    return True


def within_its_limits(game: Game, player: str, source: Thing, ability: Any) -> Refusal | bool | None:
    """How often and when an ability may be used, as its text says; the use counts for the permanent, whoever has it."""
    for limit in getattr(ability, "limits", ()):
        if limit == "once each turn":
            used: dict[int, int] = source.marks.get("used", {})
            if used.get(_place(game, source, ability)) == game.board.facts.get("number", 0):
                return Refusal("has been used", (source.id,))
        elif limit == "as an instant":
            if game.settle("wants such a card in hand", True) and not _has_an_instant(game, player):
                return Refusal("has no instant in hand", (player,))
        elif limit.startswith(_ONLY):
            when = limit.removeprefix(_ONLY)
            if active(game.board) != player or when not in {"turn", game.stage}:
                return Refusal("not at this time", (source.id,))
    return True if getattr(ability, "limits", ()) else None


_ONLY = "only during your "


def _has_an_instant(game: Game, player: str) -> bool:
    hand = game.board.zone("hand", player)
    return any("instant" in traits(game, game.board.things[card]).types for card in hand)


def whenever_with_priority(game: Game, value: bool) -> bool:
    """Whenever an instant could be cast is whenever one has priority, with or without an instant to cast."""
    return False


def _place(game: Game, source: Thing, ability: Any) -> int:
    return next((n for n, one in enumerate(traits(game, source).abilities) if one is ability), 0)


def statics_are_not_played(game: Game, player: str, source: Thing, ability: Any) -> Refusal | None:
    return None if isinstance(ability, tree.Activated) else Refusal("is not played", (source.id,))


# --- announcing, in order ---------------------------------------------------------------------------------------------


def follow(game: Game, player: str, what: int, origin: tuple[int, int] | None) -> Generator[Any, Any, None]:
    """The steps of playing something, in their order; what is chosen and paid is final."""
    yield from game.run("announcing steps", player, what, origin)


def announce(game: Game, player: str, what: int, origin: tuple[int, int] | None) -> Generator[Any, Any, None]:
    """The card, or a pseudo-spell for the ability, goes onto the stack."""
    if origin is None:
        yield Event("announce", (player, what))
        return
    source = game.board.things[origin[0]]
    ability = ability_of(game, source, origin[1])
    yield (Event("stack", (pseudo_spell(game, what, player, source, ability),)), Event("note", ("resolutions", 0)))


def pseudo_spell(game: Game, number: int, player: str, source: Thing, ability: Any) -> Thing:
    """An ability on the stack: its text, and of its source what the rules say."""
    colours = game.settle("colour of an ability", frozenset(), source)
    like = Traits(source.name, frozenset(), frozenset(), frozenset(), colours, None, None, {}, (ability,))
    rooted = still(game.board, source.object) is not None
    marks = {"controller": player, "source": source.object, "ability": ability, "rooted": rooted}
    return Thing(number, source.name, player, ("stack", ""), Face(like, pseudo=True), marks)


def colour_of_source(game: Game, value: frozenset[str], source: Thing) -> frozenset[str]:
    return traits(game, source).colours


def modes_of(game: Game, spell: Thing) -> tuple[tuple[tree.Mode, ...], int]:
    """The modes among which the player of a spell or ability chooses, and how many of them."""
    ability = spell.marks.get("ability")
    if ability is not None:
        return ability.modes, getattr(ability, "choose", 1)
    like = traits(game, spell)
    if "enchantment" in like.types:
        any_creature = (tree.Wanted(tree.Filter(types=("creature",))),)
        wants = game.settle("what it wants to enchant", any_creature, like)
        if wants:
            return (tree.Mode(wants),), 1
    spells = [a for a in like.abilities if isinstance(a, tree.Spell)]
    if not spells:
        return (tree.Mode(),), 1
    if len(spells) == 1:
        return spells[0].modes, spells[0].choose
    together = tree.Mode(
        tuple(w for a in spells for w in a.modes[0].wants), tuple(i for a in spells for i in a.modes[0].do)
    )
    return (together,), 1


def modes_chosen(game: Game, spell: Thing) -> tuple[tree.Mode, ...]:
    modes, _ = modes_of(game, spell)
    picked = tuple(modes[n] for n in chosen(spell, "modes", (0,)))
    if not planeswalkers.may_be_meant(game, picked):
        return picked
    return tuple(game.settle("an old text about damage", mode) for mode in picked)


def choose_modes_and_x(game: Game, player: str, what: int, origin: Any) -> Generator[Any, Any, None]:
    """A choice of effects is made now, and the number for X."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    modes, how_many = modes_of(game, spell)
    if len(modes) > how_many:
        picked = yield Ask("modes", player, (what, how_many), tuple(range(len(modes))))
        yield Event("choose", (what, "modes", tuple(picked)))
    if "X" in _symbols(game, spell) or _has_x_of_loyalty(spell):
        number = yield Ask("x", player, what)
        yield Event("choose", (what, "x", number))


def _has_x_of_loyalty(spell: Thing) -> bool:
    """Whether an ability costs X loyalty."""
    costs = getattr(spell.marks.get("ability"), "costs", ())
    return any(isinstance(cost, tree.LoyaltyCost) and isinstance(cost.how_many, tree.X) for cost in costs)


def _symbols(game: Game, spell: Thing) -> Symbols:
    """The mana symbols that playing a spell or ability costs, before anything changes them."""
    ability = spell.marks.get("ability")
    if ability is None:
        return tuple(spell.face.cost or ())
    return _mana_among(getattr(ability, "costs", ()))


def _mana_among(costs: Iterable[Any]) -> Symbols:
    """The mana symbols of costs that are mana and others."""
    return tuple(symbol for cost in costs if isinstance(cost, tree.Mana) for symbol in cost.symbols)


def _asked_by(game: Game, cost: Symbols) -> Symbols:
    """What the symbols of a mana cost ask for: whoever knows no better pays as much mana, of whatever colour."""
    if all(symbol.isdigit() or symbol in {"X", "C"} for symbol in cost):
        return cost
    generic = str(paying.amount(cost))
    asked: Symbols = game.settle("mana that symbols ask for", (generic,), cost)
    return asked


def choose_targets(game: Game, player: str, what: int, origin: Any) -> Generator[Any, Any, None]:
    """Every target that the text wants is declared, or it cannot be played."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    picked: list[tuple[Any, ...]] = []
    for mode in modes_chosen(game, spell):
        for want in mode.wants:
            possible = targets.options(game, spell, want)
            least, most = (number(game, n, player, spell) for n in (want.least, want.most))
            if len(possible) < least:
                raise Illegal(Refusal("has no target", (what,), _cites_of_refused(game, spell, want)))
            said = yield Ask("targets", player, (what, len(picked), least, most), tuple(possible))
            for one in said:
                if (why := targets.why_not(game, spell, want, one)) is not None:
                    raise Illegal(why)
            if not least <= len(said) <= most:
                raise Illegal(Refusal("wrong number of targets", (what, least, most)))
            picked.append(tuple(said))
    if picked:
        yield Event("choose", (what, "targets", tuple(picked)))
    elif "enchantment" in traits(game, spell).types:
        game.show()


def _cites_of_refused(game: Game, spell: Thing, want: tree.Wanted) -> tuple[str, ...]:
    """The rules that keep what would fit from being a target."""
    you = controller(game, spell)
    found: list[str] = []
    for one in targets.candidates(game, want.filter, you, spell.marks.get("source", spell.object)):
        subject = one if isinstance(one, str) else still(game.board, one)
        refusal = game.refusal("target", spell, subject)
        found += refusal.cites if refusal else ()
    return tuple(dict.fromkeys(found))


def distinct_targets(game: Game, player: str, what: int, origin: Any) -> Generator[Any, Any, None]:
    """For each of several targets it is told how it is affected; none is chosen twice."""
    spell = game.board.things.get(what)
    picked = [one for group in chosen(spell, "targets", ()) for one in group] if spell else []
    if len(set(picked)) < len(picked):
        raise Illegal(Refusal("is chosen twice", (what,)))
    if len(picked) > 1:
        game.show()
    return
    yield


def divide(game: Game, player: str, what: int, origin: Any) -> Generator[Any, Any, None]:
    """A division among targets is announced; whoever gets nothing is no target."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    wants = [want for mode in modes_chosen(game, spell) for want in mode.wants]
    for want, picked in zip(wants, chosen(spell, "targets", ()), strict=False):
        if want.divided is None or not picked:
            continue
        total = number(game, want.divided, player, spell)
        shares = yield Ask("division", player, (what, total), tuple(picked))
        if sum(shares.values()) != total or set(shares) - set(picked):
            raise Illegal(Refusal("is badly divided", (what, total)))
        fixed = want.least == want.most
        kept = tuple(one for one in picked if fixed or shares.get(one, 0) > 0)
        at = wants.index(want)
        all_picked = list(chosen(game.board.things[what], "targets"))
        all_picked[at] = kept
        yield Event("choose", (what, "targets", tuple(all_picked)))
        yield Event("choose", (what, "division", tuple((one, shares.get(one, 0)) for one in kept)))


def number(game: Game, quantity: Any, player: str, spell: Thing) -> int:
    """What a quantity comes to while something is being played."""
    if isinstance(quantity, int):
        return quantity
    value: int = game.settle("amount", 0, quantity, player, spell.object)
    return value


def pay_costs(game: Game, player: str, what: int, origin: tuple[int, int] | None) -> Generator[Any, Any, None]:
    """The total cost is fixed and paid in full; mana abilities may be played for it."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    x = chosen(spell, "x", 0)
    base = tuple(symbol for s in _symbols(game, spell) for symbol in ((str(x),) if s == "X" else (s,)))
    ability = spell.marks.get("ability")
    if ability is None:
        base = _asked_by(game, base) + _mana_among(_extra_costs(game, spell))
    added = yield from _added(game, player, spell)
    base += _mana_among(added)
    total: Symbols = game.settle("total cost", base, player, spell)
    source = spell if origin is None else game.board.things[origin[0]]
    others = getattr(ability, "costs", ()) if ability is not None else _extra_costs(game, spell)
    instead = _other_cost(game, spell) if ability is None else None
    if instead is not None and (yield Ask("other cost", player, (what, instead), (False, True))):
        others = (*others, *instead)
        total = _mana_among(instead) + game.settle("mana on top of another cost", (), player, spell)
    for cost in (*others, *added):
        if not isinstance(cost, tree.Mana):
            yield from game.run("pay", player, source, cost, spell)
    if total:
        yield Event("note", ("paid", (what, total)))
        yield from paying.pay(game, player, total, what, playing=True)
    elif not others:
        game.show()


def _added(game: Game, player: str, spell: Thing) -> Generator[Any, Any, tuple[Any, ...]]:
    """The costs that keywords of a spell let its player add, as far as they do."""
    if "ability" in spell.marks or not traits(game, spell).words:
        return ()
    costs: tuple[Any, ...] = ()
    words: tuple[str, ...] = ()
    for word, more in game.settle("costs that may be added", (), spell):
        if (yield Ask("added cost", player, (spell.id, word, more), (False, True))):
            costs, words = (*costs, *more), (*words, word)
    if words:
        yield Event("choose", (spell.id, "added", words))
    return costs


def _other_cost(game: Game, spell: Thing) -> tuple[Any, ...] | None:
    """What may be paid instead of a spell's mana cost, if its text says so."""
    others = [a for a in traits(game, spell).abilities if isinstance(a, tree.OtherCost)]
    return next((a.costs for a in others if a.condition is None or _is_so(game, a.condition, spell)), None)


def _is_so(game: Game, condition: Any, spell: Thing) -> bool:
    return bool(game.settle("condition", True, condition, controller(game, spell), spell))


def _extra_costs(game: Game, spell: Thing) -> tuple[Any, ...]:
    extra = [a for a in traits(game, spell).abilities if isinstance(a, tree.ExtraCost)]
    return tuple(cost for ability in extra for cost in ability.costs)


def pay_other(game: Game, player: str, source: Thing, cost: Any, spell: Any) -> Generator[Any, Any, None]:
    """Pay a cost that is no mana: tap, life, sacrifice, discard …"""
    match cost:
        case tree.TapCost():
            yield from mana.pay_tap(game, player, game.board.things[source.id])
        case tree.PayLife():
            due = cost.amount if isinstance(cost.amount, int) else number(game, cost.amount, player, spell or source)
            if (refusal := lives.refusal(game, player, due)) is not None:
                raise Illegal(refusal)
            yield Event("life", (player, -due))
        case tree.SacrificeCost() | tree.DiscardCost() | tree.ReturnCost() | tree.ExileCost() | tree.TapOthers():
            yield from _pay_with_things(game, player, source, cost, spell)
        case tree.CounterCost():
            there = game.board.things[source.id].marks.get("counters", {}).get(cost.counter, 0)
            due = number(game, cost.how_many, player, spell or source)
            if there < due:
                raise Illegal(Refusal("has no counters", (source.id, cost.counter)))
            yield Event("counters", (source.id, cost.counter, -due))
        case tree.LoyaltyCost():
            yield from planeswalkers.pay(game, player, source, cost, spell)
        case tree.Mana():
            yield from paying.pay(game, player, cost.symbols, source.id)


_WAYS = {
    tree.SacrificeCost: ("graveyard", "sacrificed", "battlefield"),
    tree.DiscardCost: ("graveyard", "discarded", "hand"),
    tree.ReturnCost: ("hand", "returned", "battlefield"),
    tree.ExileCost: ("exile", "exiled", "graveyard"),
    tree.TapOthers: ("", "tapped", "battlefield"),
}


def _way(cost: Any) -> tuple[str, str, str]:
    """Where things go that are paid, how, and from where: what is removed from the game, from where the text says."""
    zone, how, where = _WAYS[type(cost)]
    told = getattr(cost.of, "zone", where) if isinstance(cost, tree.ExileCost) else where
    return zone, how, told


def _pay_with_things(game: Game, player: str, source: Thing, cost: Any, spell: Any) -> Generator[Any, Any, None]:
    zone, how, where = _way(cost)
    if isinstance(cost.of, tree.This):
        picked: tuple[Any, ...] = (game.board.things[source.id].object,)
        if game.board.things[source.id].zone[0] != where and where != "graveyard":
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
    else:
        due = number(game, cost.how_many, player, spell or source)
        possible = _payable_with(game, player, source, cost)
        if len(possible) < due:
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
        picked = tuple(possible) if len(possible) == due else (yield Ask("cost", player, (cost, due), tuple(possible)))
        if len(picked) != due or set(picked) - set(possible):
            raise Illegal(Refusal("has not what it costs", (player, source.id)))
    events = [Event("tap", (one[0],)) if how == "tapped" else goes(game, one[0], zone, how) for one in picked]
    yield Event("choose", (spell.id, "paid with", tuple(picked))) if spell is not None else ()
    yield tuple(events)


def _payable_with(game: Game, player: str, source: Thing, cost: Any) -> list[targets.Being]:
    """The things with which a player could pay a cost."""
    _, how, where = _way(cost)
    wanted = cost.of._replace(zone=where, controller="")
    return [
        t.object
        for t in game.board.things.values()
        if t.zone[0] == where
        and (t.owner if where != "battlefield" else controller(game, t)) == player
        and targets.fits(game, t, wanted, player, source.object)
        and not (how == "tapped" and t.marks.get("tapped"))
    ]


def can_pay(game: Game, player: str, source: Thing, cost: Any) -> bool:
    """Whether a player could pay a cost that is no mana."""
    match cost:
        case tree.TapCost():
            return not source.marks.get("tapped")
        case tree.PayLife():
            return lives.refusal(game, player, number(game, cost.amount, player, source)) is None
        case tree.CounterCost():
            there: int = source.marks.get("counters", {}).get(cost.counter, 0)
            return there >= number(game, cost.how_many, player, source)
        case tree.Mana():
            return True
    if isinstance(cost.of, tree.This):
        return source.zone[0] == _way(cost)[2]
    return len(_payable_with(game, player, source, cost)) >= number(game, cost.how_many, player, source)


def goes(game: Game, thing: int, zone: str, how: str) -> Event:
    """A card goes from where it is to a zone of the player that the rules say."""
    there = game.board.things[thing]
    return Event("move", (thing, zone, controller(game, there), how))


def in_control_since_turn_began(game: Game, source: Thing) -> Refusal | bool | None:
    """A creature's TAP symbol wants control since its controller's turn began; haste aside."""
    like = traits(game, source)
    if "creature" not in like.types or not is_in_play(source):
        return None
    if not newly_controlled(game, source):
        return True
    for word in like.words:
        if (row := game.word("new to tap", word)) is not None and row.play(game, source):
            game.cite(row.cites)
            return None
    return Refusal("is new", (source.id,))


def may_change_hands(game: Game) -> bool:
    """Whether anything on the board could give a permanent to another player, or has."""
    return game.touched and (not is_plain(game.board) or "held" in game.board.facts)


def control_changes(game: Game) -> tuple[Event, ...] | None:
    """A permanent that another player controls now is new to them."""
    held: dict[Object, str] = game.board.facts.get("held") or {}
    events = []
    now = dict(held)
    for thing in in_play(game.board):
        before = held.get(thing.object, thing.marks.get("controller", thing.owner))
        if (player := controller(game, thing)) != before:
            now[thing.object] = player
            events.append(Event("mark", (thing.id, "since", game.board.facts.get("number", 0))))
            events.append(Event("changes hands", (thing.id, player)))
    return (*events, Event("note", ("held", now))) if events else None


def newly_controlled(game: Game, thing: Thing) -> bool:
    """Whether its controller has not had it since their turn began."""
    began: int = game.board.players[controller(game, thing)].get("turn", 0)
    since: int = thing.marks.get("since", -1)
    return since >= began
