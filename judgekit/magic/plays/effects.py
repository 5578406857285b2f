"""What the instructions of a text do: each kind of instruction, by what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import converted, face
from judgekit.magic.language import tree
from judgekit.magic.plays import targets
from judgekit.magic.plays.casting import goes
from judgekit.magic.plays.state import (
    BATTLEFIELD,
    Effect,
    Object,
    chosen,
    controller,
    opponents,
    players,
    still,
    traits,
)
from judgekit.table.board import NO_MARKS, Thing
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from judgekit.table.engine import Game

    Do = Callable[["Game", Any, str, Thing], Generator[Any, Any, None]]
    Being = Object | str


def perform(game: Game, instruction: Any, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """Do one instruction of a spell or ability that `player` controls."""
    yield from DO[type(instruction)](game, instruction, player, spell)


# --- who and what -----------------------------------------------------------------------------------------------------


def source_of(spell: Thing) -> Object:
    """The object that a spell or ability is, or is of."""
    found: Object = spell.marks.get("source", spell.object)
    return found


def things(game: Game, what: Any, player: str, spell: Thing) -> list[Being]:
    """The things and players that part of a text is about, as they are now."""
    match what:
        case tree.Target():
            picked = chosen(spell, "targets", ())
            return list(picked[what.nth]) if what.nth < len(picked) else []
        case tree.This():
            return [source_of(spell)]
        case tree.Host():
            thing = game.board.things.get(source_of(spell)[0])
            host = thing.marks.get("host") if thing else None
            return [host] if host else []
        case tree.It():
            return list(spell.marks.get("about", {}).get(what.role, ()))
        case tree.You():
            return [player]
        case tree.Opponent():
            return list(opponents(game.board, player))
        case tree.EachPlayer():
            return list(players(game.board))
        case tree.ThatPlayer():
            return list(spell.marks.get("about", {}).get("player", ()))
        case tree.ControllerOf() | tree.OwnerOf():
            return list(dict.fromkeys(_whose(game, what, one) for one in things(game, what.of, player, spell)))
        case tree.Each():
            return targets.candidates(game, what.of, player, source_of(spell))
        case tuple() if not hasattr(what, "_fields"):
            return [one for each in what for one in things(game, each, player, spell)]
        case _:
            return []


def _whose(game: Game, what: Any, one: Being) -> str:
    if isinstance(one, str):
        return one
    thing = game.board.things[one[0]]
    return controller(game, thing) if isinstance(what, tree.ControllerOf) else thing.owner


def picked(game: Game, what: Any, player: str, spell: Thing) -> Generator[Any, Any, list[Being]]:
    """The same, where some of it is chosen now."""
    if not isinstance(what, tree.Chosen):
        return things(game, what, player, spell)
    found: list[Being] = []
    for chooser in things(game, what.by, player, spell):
        possible = targets.candidates(game, what.of, str(chooser), source_of(spell))
        due = amount(game, what.how_many, player, spell)
        if len(possible) <= due and not what.up_to:
            found += possible
            continue
        said = yield Ask("choose", str(chooser), (spell.id, what, due), tuple(possible))
        found += said
    return found


def objects(game: Game, beings: list[Being], spell: Thing) -> list[Thing]:
    """Of these, the things that are still the objects they were."""
    found = []
    for one in beings:
        thing = None if isinstance(one, str) else still(game.board, one)
        if thing is not None:
            found.append(thing)
    return found


def amount(game: Game, quantity: Any, player: str, spell: Thing) -> int:
    """What a quantity comes to now."""
    match quantity:
        case int():
            return quantity
        case tree.X():
            x: int = chosen(spell, "x", spell.marks.get("x", 0))
            return x
        case tree.Count():
            return len(targets.candidates(game, quantity.of, player, source_of(spell))) * quantity.factor
        case tree.Stat():
            return _stat(game, quantity, player, spell)
        case tree.Amount():
            about: int = spell.marks.get("about", {}).get("amount", 0)
            return about * quantity.factor
        case _:
            return 0


def _stat(game: Game, quantity: tree.Stat, player: str, spell: Thing) -> int:
    total = 0
    for one in things(game, quantity.of, player, spell):
        if isinstance(one, str):
            total += (
                game.board.players[one]["life"] if quantity.name == "life" else len(game.board.zone(quantity.name, one))
            )
            continue
        like = last_known(game, one)
        value = {"power": like.power, "toughness": like.toughness}.get(quantity.name)
        if quantity.name == "cost":
            value = converted(game.board.things[one[0]].face.cost)
        total += value or 0
    return max(0, total)


def last_known(game: Game, one: Object) -> Any:
    """What an object is like, or was like when it was last in play."""
    thing = still(game.board, one)
    if thing is not None:
        return traits(game, thing)
    seen = game.board.facts.get("seen", {})
    return seen.get(one) or game.board.things[one[0]].face.traits


def quantity(game: Game, value: int, what: Any, player: str, source: Any) -> int:
    """What a quantity comes to for a thing that is no spell on the stack."""
    thing = game.board.things.get(source[0]) if source else None
    if thing is None:
        thing = Thing(0, "", player, BATTLEFIELD, None, NO_MARKS)
    return amount(game, what, player, thing)


def condition(game: Game, value: bool, what: Any, player: str, spell: Thing) -> bool:
    """Whether a condition of a text holds now."""
    match what:
        case tree.Exists():
            found = len(targets.candidates(game, what.of, player, source_of(spell)))
            return targets.COMPARE[what.compare](found, what.how_many)
        case tree.Compared():
            one, two = (amount(game, each, player, spell) for each in (what.one, what.two))
            return targets.COMPARE[what.compare](one, two)
        case tree.Fits():
            found_things = objects(game, things(game, what.what, player, spell), spell)
            return any(targets.fits(game, t, what.filter, player, source_of(spell)) for t in found_things)
        case tree.Not():
            return not condition(game, value, what.condition, player, spell)
        case _:
            return value


# --- damage and life --------------------------------------------------------------------------------------------------


def damage(game: Game, what: tree.Damage, player: str, spell: Thing) -> Generator[Any, Any, None]:
    sources = things(game, what.source, player, spell) or [source_of(spell)]
    shares = dict(chosen(spell, "division", ()))
    beings = yield from picked(game, what.to, player, spell)
    events = []
    for one in beings:
        due = shares.get(one, amount(game, what.amount, player, spell))
        events += [Event("damage", (source, one, due, False)) for source in sources if due > 0 and _is_there(game, one)]
    yield tuple(events)


def _is_there(game: Game, one: Being) -> bool:
    return isinstance(one, str) or still(game.board, one) is not None


def gain_life(game: Game, what: tree.GainLife, player: str, spell: Thing) -> Generator[Any, Any, None]:
    due = amount(game, what.amount, player, spell)
    yield tuple(Event("life", (str(one), due)) for one in things(game, what.who, player, spell) if due)


def lose_life(game: Game, what: tree.LoseLife, player: str, spell: Thing) -> Generator[Any, Any, None]:
    due = amount(game, what.amount, player, spell)
    yield tuple(Event("life", (str(one), -due)) for one in things(game, what.who, player, spell) if due)


# --- permanents -------------------------------------------------------------------------------------------------------


def destroy(game: Game, what: tree.Destroy, player: str, spell: Thing) -> Generator[Any, Any, None]:
    beings = yield from picked(game, what.what, player, spell)
    doomed = [t for t in objects(game, beings, spell) if t.zone == BATTLEFIELD]
    yield tuple(Event("destroy", (t.id, what.no_regeneration)) for t in doomed)


def put_into(game: Game, what: tree.PutInto, player: str, spell: Thing) -> Generator[Any, Any, None]:
    beings = yield from picked(game, what.what, player, spell)
    under = things(game, what.under, player, spell) if what.under else []
    how = {"hand": "returned", "exile": "exiled", "battlefield": "put into play"}.get(what.zone, "put")
    events: list[Event] = []
    for thing in objects(game, beings, spell):
        whose = str(under[0]) if under else thing.owner
        place = -1 if what.place == "bottom" else 0
        events.append(Event("move", (thing.id, what.zone, whose, how, place)))
        if what.tapped:
            events.append(Event("tap", (thing.id,)))
    yield tuple(events)


def tap(game: Game, what: tree.Tap, player: str, spell: Thing) -> Generator[Any, Any, None]:
    beings = yield from picked(game, what.what, player, spell)
    there = objects(game, beings, spell)
    yield tuple(Event("tap", (t.id,)) for t in there if t.zone == BATTLEFIELD and not t.marks.get("tapped"))


def untap(game: Game, what: tree.Untap, player: str, spell: Thing) -> Generator[Any, Any, None]:
    beings = yield from picked(game, what.what, player, spell)
    there = objects(game, beings, spell)
    yield tuple(Event("untap", (t.id,)) for t in there if t.marks.get("tapped"))


def change(game: Game, what: tree.Change, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """A continuous effect begins, on the things that it is about now, by amounts that are fixed now."""
    beings = yield from picked(game, what.what, player, spell)
    there = tuple(t.object for t in objects(game, beings, spell))
    if not there:
        return

    def fixed(number: Any) -> Any:
        return None if number is None else amount(game, number, player, spell)

    given = things(game, what.controller, player, spell) if what.controller is not None else []
    now = what._replace(
        what=None,
        power=fixed(what.power),
        toughness=fixed(what.toughness),
        set_power=fixed(what.set_power),
        set_toughness=fixed(what.set_toughness),
        controller=str(given[0]) if given else None,
    )
    stamp = game.board.facts.get("stamp", 0) + 1
    yield Event("effect", (Effect(now, there, stamp, what.until, player, source_of(spell)),))
    if given:
        turn = game.board.facts.get("number", 0)
        yield tuple(Event("mark", (one[0], "since", turn)) for one in there)
        yield from game.run("control changed")


def sacrifice(game: Game, what: tree.Sacrifice, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """Players sacrifice: those who choose do it in turn order, openly; then it happens at once."""
    doomed: list[int] = []
    for who in things(game, what.who, player, spell):
        if not isinstance(what.of, tree.Filter):
            doomed += [
                t.id for t in objects(game, things(game, what.of, player, spell), spell) if t.zone == BATTLEFIELD
            ]
            break
        mine = what.of._replace(controller=str(who))
        possible = targets.candidates(game, mine, str(who), source_of(spell))
        due = min(amount(game, what.how_many, player, spell), len(possible))
        said = (
            possible
            if len(possible) <= due
            else (yield Ask("choose", str(who), (spell.id, what, due), tuple(possible)))
        )
        doomed += [one[0] for one in said if not isinstance(one, str)]
    yield tuple(goes(game, one, "graveyard", "sacrificed") for one in dict.fromkeys(doomed))


def put_counters(game: Game, what: tree.PutCounters, player: str, spell: Thing) -> Generator[Any, Any, None]:
    beings = yield from picked(game, what.what, player, spell)
    due = amount(game, what.how_many, player, spell)
    yield tuple(
        Event("counters", (t.id, what.counter, due)) for t in objects(game, beings, spell) if t.zone == BATTLEFIELD
    )


def remove_counters(game: Game, what: tree.RemoveCounters, player: str, spell: Thing) -> Generator[Any, Any, None]:
    beings = yield from picked(game, what.what, player, spell)
    due = amount(game, what.how_many, player, spell)
    yield tuple(Event("counters", (t.id, what.counter, -due)) for t in objects(game, beings, spell))


def make_tokens(game: Game, what: tree.Token, player: str, spell: Thing) -> Generator[Any, Any, None]:
    size = (amount(game, what.power, player, spell), amount(game, what.toughness, player, spell))
    printed = face(
        what.name,
        what.types,
        colours=what.colors,
        size=size,
        subtypes=what.subtypes,
        abilities=what.abilities,
        token=True,
    )
    for who in things(game, what.who, player, spell):
        for _ in range(amount(game, what.how_many, player, spell)):
            number = game.board.facts["next"]
            yield Event("create", (Thing(number, what.name, str(who), BATTLEFIELD, printed, {"controller": str(who)}),))


def regenerate(game: Game, what: tree.Regenerate, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """A shield: the next time it would be destroyed this turn, it is tapped instead."""
    there = objects(game, things(game, what.what, player, spell), spell)
    for thing in there:
        shields = thing.marks.get("shields", ())
        yield Event("mark", (thing.id, "shields", (*shields, "regeneration")))


def prevent(game: Game, what: tree.Prevent, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """A shield against damage, by points or by source."""
    to = None if what.to is None else tuple(things(game, what.to, player, spell))
    sources = None if what.source is None else tuple(things(game, what.source, player, spell))
    points = None if what.amount is None else amount(game, what.amount, player, spell)
    shield = (to, sources, points, what.combat, what.next_only, what.until)
    yield Event("note", ("watching", (*game.board.facts.get("watching", ()), shield)))


# --- cards ------------------------------------------------------------------------------------------------------------


def draw(game: Game, what: tree.Draw, player: str, spell: Thing) -> Generator[Any, Any, None]:
    for who in things(game, what.who, player, spell):
        yield from game.run("draw", str(who), amount(game, what.how_many, player, spell))


def discard(game: Game, what: tree.Discard, player: str, spell: Thing) -> Generator[Any, Any, None]:
    for who in things(game, what.who, player, spell):
        hand = game.board.zone("hand", str(who))
        due = len(hand) if what.how_many is None else amount(game, what.how_many, player, spell)
        yield from game.run("discard", str(who), due, "at random" if what.at_random else "")


def counter(game: Game, what: tree.Counter, player: str, spell: Thing) -> Generator[Any, Any, None]:
    for thing in objects(game, things(game, what.what, player, spell), spell):
        if what.unless:
            paid = yield from _pays(game, controller(game, thing), what.unless, spell)
            if paid:
                continue
        yield from game.run("counter", thing.id)


def add_mana(game: Game, what: tree.AddMana, player: str, spell: Thing) -> Generator[Any, Any, None]:
    times = amount(game, what.times, player, spell)
    for who in things(game, what.who, player, spell):
        yield Event("mana", (str(who), what.symbols * times))


def shuffle(game: Game, what: tree.Shuffle, player: str, spell: Thing) -> Generator[Any, Any, None]:
    for who in things(game, what.who, player, spell):
        yield from game.run("shuffle", str(who))


def win(game: Game, what: tree.Win, player: str, spell: Thing) -> Generator[Any, Any, None]:
    yield from game.run("outcome", (), tuple(map(str, things(game, what.who, player, spell))))


def lose(game: Game, what: tree.Lose, player: str, spell: Thing) -> Generator[Any, Any, None]:
    losers = tuple(map(str, things(game, what.who, player, spell)))
    yield tuple(Event("lost", (one, "effect")) for one in losers)
    yield from game.run("outcome", losers, ())


# --- choices and conditions -------------------------------------------------------------------------------------------


def _pays(game: Game, payer: str, costs: tuple[Any, ...], spell: Thing) -> Generator[Any, Any, bool]:
    """Whether a player pays, now, where the text lets them; what they pay is paid."""
    said = yield Ask("pay or not", payer, (spell.id, costs), (True, False))
    if not said:
        return False
    for cost in costs:
        yield from game.run("pay", payer, spell, cost, None)
    return True


def pay(game: Game, what: tree.Pay, player: str, spell: Thing) -> Generator[Any, Any, None]:
    for who in things(game, what.who, player, spell):
        paid = yield from _pays(game, str(who), what.costs, spell)
        for instruction in what.then if paid else what.otherwise:
            yield from game.run("do", instruction, player, spell)


def may(game: Game, what: tree.May, player: str, spell: Thing) -> Generator[Any, Any, None]:
    for who in things(game, what.who, player, spell):
        said = yield Ask("may", str(who), (spell.id, what), (True, False))
        if not said:
            yield Event("declined", (str(who), spell.id))
            continue
        for instruction in what.do:
            yield from game.run("do", instruction, player, spell)


def one_of(game: Game, what: tree.OneOf, player: str, spell: Thing) -> Generator[Any, Any, None]:
    for who in things(game, what.who, player, spell):
        possible = tuple(
            n
            for n, option in enumerate(what.options)
            if not game.settle("impossible option", False, option, str(who), spell)
        )
        said = possible[0] if len(possible) == 1 else (yield Ask("option", str(who), (spell.id, what), possible))
        for instruction in what.options[said]:
            yield from game.run("do", instruction, player, spell)


def if_(game: Game, what: tree.If, player: str, spell: Thing) -> Generator[Any, Any, None]:
    holds = game.settle("condition", True, what.condition, player, spell)
    for instruction in what.then if holds else what.otherwise:
        yield from game.run("do", instruction, player, spell)


def later(game: Game, what: tree.Later, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """A delayed triggered ability is set up; it sees only what happens from now on."""
    waiting = (what.trigger, what.do, player, source_of(spell), dict(spell.marks))
    yield Event("note", ("delayed", (*game.board.facts.get("delayed", ()), waiting)))


def impossible(game: Game, value: bool, option: tuple[Any, ...], player: str, spell: Thing) -> bool:
    """An option that cannot be carried out is not chosen: a sacrifice with nothing to sacrifice."""
    for instruction in option:
        if isinstance(instruction, tree.Sacrifice) and isinstance(instruction.of, tree.Filter):
            mine = instruction.of._replace(controller=player)
            due = amount(game, instruction.how_many, player, spell)
            if len(targets.candidates(game, mine, player, source_of(spell))) < due:
                return True
        if isinstance(instruction, tree.Discard):
            due = amount(game, instruction.how_many or 0, player, spell)
            if len(game.board.zone("hand", player)) < due:
                return True
    return False


DO: dict[type, Do] = {
    tree.Damage: damage,
    tree.GainLife: gain_life,
    tree.LoseLife: lose_life,
    tree.Destroy: destroy,
    tree.PutInto: put_into,
    tree.Tap: tap,
    tree.Untap: untap,
    tree.Change: change,
    tree.Sacrifice: sacrifice,
    tree.PutCounters: put_counters,
    tree.RemoveCounters: remove_counters,
    tree.Token: make_tokens,
    tree.Regenerate: regenerate,
    tree.Prevent: prevent,
    tree.Draw: draw,
    tree.Discard: discard,
    tree.Counter: counter,
    tree.AddMana: add_mana,
    tree.Shuffle: shuffle,
    tree.Win: win,
    tree.Lose: lose,
    tree.Pay: pay,
    tree.May: may,
    tree.OneOf: one_of,
    tree.If: if_,
    tree.Later: later,
}
