"""Playing spells and abilities: when it may be done, what is announced in which order, what is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import Face, Traits
from judgekit.magic.language import tree
from judgekit.magic.plays import mana, targets
from judgekit.magic.plays.state import active, chosen, controller, is_in_play, still, traits
from judgekit.table.board import Thing
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Generator

    from judgekit.magic.cards import Symbols
    from judgekit.table.engine import Game

MAIN = ("first main", "second main")

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


def activate(game: Game, player: str, source: int, place: int) -> Generator[Any, Any, None]:
    """A player plays an activated ability: a mana ability at once, any other by the stack."""
    thing = game.board.things[source]
    if place < 0 or any(n == place and a.for_mana for n, a in mana.abilities(game, thing)):
        game.check("make mana", player, thing)
        yield from game.run("activate mana", player, source, place)
        return
    ability = ability_of(game, thing, place)
    if ability is None:
        raise Illegal(Refusal("has no such ability", (source,)))
    game.check("activate", player, thing, ability)
    game.check("play ability", player, thing, ability)
    yield from game.run("announcing", player, game.board.facts["next"], (source, place))


def ability_of(game: Game, thing: Thing, place: int) -> tree.Activated | None:
    """The activated ability at a place of a thing's text."""
    abilities = traits(game, thing).abilities
    found = abilities[place] if 0 <= place < len(abilities) else None
    return found if isinstance(found, tree.Activated) else None


def play_land(game: Game, player: str, card: int) -> Generator[Any, Any, None]:
    """A land is put straight into play: it is no spell, and nobody can answer it."""
    thing = game.board.things[card]
    if thing.zone[0] != "hand" or thing.owner != player:
        raise Illegal(Refusal("is not in hand", (card, player)))
    if "land" not in traits(game, thing).types:
        raise Illegal(Refusal("is no land", (card,)))
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


def stack_of(game: Game) -> tuple[int, ...]:
    return game.board.zone("stack") or tuple(t for p in game.board.facts["order"] for t in game.board.zone("stack", p))


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


def controller_only(game: Game, player: str, source: Thing, ability: tree.Activated) -> Refusal | bool | None:
    """Only the controller of a permanent plays its abilities."""
    if "any player" in ability.limits:
        return None
    return True if controller(game, source) == player else Refusal("is not yours", (source.id, player))


def in_its_zone(game: Game, player: str, source: Thing, ability: tree.Activated) -> Refusal | bool:
    """An ability is played where it works: in play, unless it says otherwise."""
    return True if source.zone[0] == ability.zone else Refusal("works elsewhere", (source.id, ability.zone))


def borrowed_timing(game: Game, player: str, source: Thing, ability: tree.Activated) -> Refusal | bool | None:
    """An ability that may be played as some kind of spell is played when one could be."""
    if "as a sorcery" not in ability.limits:
        return None
    if active(game.board) != player or game.board.facts.get("phase") not in MAIN or stack_of(game):
        return Refusal("only as a sorcery", (source.id,))
    return True


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
    yield Event("stack", (pseudo_spell(game, what, player, source, ability),))


def pseudo_spell(game: Game, number: int, player: str, source: Thing, ability: Any) -> Thing:
    """An ability on the stack: its text, and of its source what the rules say."""
    colours = game.settle("colour of an ability", frozenset(), source)
    like = Traits(source.name, frozenset(), frozenset(), frozenset(), colours, None, None, {}, (ability,))
    marks = {"controller": player, "source": source.object, "ability": ability}
    return Thing(number, source.name, player, ("stack", ""), Face(like, pseudo=True), marks)


def colour_of_source(game: Game, value: frozenset[str], source: Thing) -> frozenset[str]:
    return traits(game, source).colours


def modes_of(game: Game, spell: Thing) -> tuple[tuple[tree.Mode, ...], int]:
    """The modes among which the player of a spell or ability chooses, and how many of them."""
    ability = spell.marks.get("ability")
    if ability is not None:
        return ability.modes, getattr(ability, "choose", 1)
    like = traits(game, spell)
    wants = tuple(tree.Wanted(of) for of in like.words.get("incanta", ()))
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
    return tuple(modes[n] for n in chosen(spell, "modes", (0,)))


def choose_modes_and_x(game: Game, player: str, what: int, origin: Any) -> Generator[Any, Any, None]:
    """A choice of effects is made now, and the number for X."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    modes, how_many = modes_of(game, spell)
    if len(modes) > how_many:
        picked = yield Ask("modes", player, (what, how_many), tuple(range(len(modes))))
        yield Event("choose", (what, "modes", tuple(picked)))
    if "X" in _symbols(game, spell):
        number = yield Ask("x", player, what)
        yield Event("choose", (what, "x", number))


def _symbols(game: Game, spell: Thing) -> Symbols:
    """The mana symbols that playing a spell or ability costs, before anything changes them."""
    ability = spell.marks.get("ability")
    if ability is None:
        return tuple(spell.face.cost or ())
    costs = getattr(ability, "costs", ())
    return tuple(symbol for cost in costs if isinstance(cost, tree.Mana) for symbol in cost.symbols)


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
    """For each of several targets it is told how it is affected; none is chosen twice for one mention."""
    spell = game.board.things.get(what)
    for picked in chosen(spell, "targets", ()) if spell else ():
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
        kept = tuple(one for one in picked if shares.get(one, 0) > 0)
        at = wants.index(want)
        all_picked = list(chosen(game.board.things[what], "targets"))
        all_picked[at] = kept
        yield Event("choose", (what, "targets", tuple(all_picked)))
        yield Event("choose", (what, "division", tuple((one, shares[one]) for one in kept)))


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
    total: Symbols = game.settle("total cost", base, player, spell)
    source = spell if origin is None else game.board.things[origin[0]]
    ability = spell.marks.get("ability")
    others = getattr(ability, "costs", ()) if ability is not None else _extra_costs(game, spell)
    for cost in others:
        if not isinstance(cost, tree.Mana):
            yield from game.run("pay", player, source, cost, spell)
    if total:
        yield Event("note", ("paid", (what, total)))
        yield from mana.pay(game, player, total, what)
    elif not others:
        game.show()


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
            if game.board.players[player]["life"] < due:
                raise Illegal(Refusal("cannot pay", (player, due)))
            yield Event("life", (player, -due))
        case tree.SacrificeCost() | tree.DiscardCost() | tree.ReturnCost() | tree.ExileCost() | tree.TapOthers():
            yield from _pay_with_things(game, player, source, cost, spell)
        case tree.CounterCost():
            there = game.board.things[source.id].marks.get("counters", {}).get(cost.counter, 0)
            due = number(game, cost.how_many, player, spell or source)
            if there < due:
                raise Illegal(Refusal("has no counters", (source.id, cost.counter)))
            yield Event("counters", (source.id, cost.counter, -due))
        case tree.Mana():
            yield from mana.pay(game, player, cost.symbols, source.id)


_WAYS = {
    tree.SacrificeCost: ("graveyard", "sacrificed", "battlefield"),
    tree.DiscardCost: ("graveyard", "discarded", "hand"),
    tree.ReturnCost: ("hand", "returned", "battlefield"),
    tree.ExileCost: ("exile", "exiled", "graveyard"),
    tree.TapOthers: ("", "tapped", "battlefield"),
}


def _pay_with_things(game: Game, player: str, source: Thing, cost: Any, spell: Any) -> Generator[Any, Any, None]:
    zone, how, where = _WAYS[type(cost)]
    if isinstance(cost.of, tree.This):
        picked: tuple[Any, ...] = (game.board.things[source.id].object,)
        if game.board.things[source.id].zone[0] != where and where != "graveyard":
            raise Illegal(Refusal("cannot pay", (player, source.id)))
    else:
        due = number(game, cost.how_many, player, spell or source)
        filter_ = cost.of._replace(zone=where)
        possible = [
            t.object
            for t in game.board.things.values()
            if t.zone[0] == where
            and (t.owner if where != "battlefield" else controller(game, t)) == player
            and targets.fits(game, t, filter_._replace(controller=""), player, source.object)
            and not (how == "tapped" and t.marks.get("tapped"))
        ]
        if len(possible) < due:
            raise Illegal(Refusal("cannot pay", (player, source.id)))
        picked = tuple(possible) if len(possible) == due else (yield Ask("cost", player, (cost, due), tuple(possible)))
        if len(picked) != due or set(picked) - set(possible):
            raise Illegal(Refusal("cannot pay", (player, source.id)))
    events = [Event("tap", (one[0],)) if how == "tapped" else goes(game, one[0], zone, how) for one in picked]
    yield Event("choose", (spell.id, "paid with", tuple(picked))) if spell is not None else ()
    yield tuple(events)


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
        if (row := game.word("new", word)) is not None and row.play(game, source):
            game.cite(row.cites)
            return None
    return Refusal("is new", (source.id,))


def newly_controlled(game: Game, thing: Thing) -> bool:
    """Whether its controller has not had it since their turn began."""
    since: int = thing.marks.get("since", 0)
    return since >= game.board.facts.get("number", 0) or bool(thing.marks.get("new"))
