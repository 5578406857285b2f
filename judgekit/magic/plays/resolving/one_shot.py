"""What instructions do to permanents and players: damage, life, moving, changing, making."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import MODAL, TRANSFORM
from judgekit.magic.language import tree
from judgekit.magic.plays.board import teams, zones
from judgekit.magic.plays.board.state import BATTLEFIELD, COMMAND, Effect, Object, chosen, controller, traits
from judgekit.magic.plays.board.zones import goes
from judgekit.magic.plays.keywords.protective import may_be_destroyed
from judgekit.magic.plays.layers.affected import speaks_of_each, told_of
from judgekit.magic.plays.layers.continuous import goes_on
from judgekit.magic.plays.resolving import (
    altering,
    as_it_enters,
    dealing,
    entering,
    modifying_rules,
    returning,
    shuffling,
)
from judgekit.magic.plays.resolving.finding_again import (
    as_they_were,
    found_again,
    parts_in_order,
    where_it_went,
    with_parts,
)
from judgekit.magic.plays.resolving.keyword_actions import what_moves
from judgekit.magic.plays.state_based import auras, equipment
from judgekit.magic.plays.state_based.auras import host_for
from judgekit.magic.plays.text import filters, qualities, ties
from judgekit.magic.plays.text.counting import SO_BY_X
from judgekit.magic.plays.text.evaluate import (
    amount,
    amounts,
    as_many,
    objects,
    of_each_player,
    picked,
    source_of,
    spoken_of,
    things,
)
from judgekit.magic.plays.text.hidden_information import coloured, seen_now
from judgekit.magic.plays.text.numbers import ADDED, SET
from judgekit.magic.questions.faces import ENTERS_WITH_ITS_BACK_UP, STAYS_WITHOUT_A_BACK
from judgekit.magic.questions.resolving import (
    ENTERS_THOUGH_IT_NEVER_MAY,
    IS_KEPT_OUT,
    LOSING_LIFE_IS_DAMAGE,
    ONLY_A_CHANGE_IS_ONE,
    OUT_OF_PHASE_IS_LEFT_ALONE,
    OVER_BEFORE_IT_BEGINS,
    PLAYERS_HAVE_COUNTERS,
    REMOVED_FROM_THE_GAME,
    SETTLED_ONCE,
    TOO_FEW_CARDS_ABOVE,
    UNDER_WHOSE_CONTROL_IT_ENTERS,
    UNTAPS_WHAT_IS_TAPPED,
    WHAT_IS_BURIED_MAY_REGENERATE,
    WORKED_OUT_ONCE,
)
from judgekit.table.board import Thing
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


# --- damage and life --------------------------------------------------------------------------------------------------


def gain_life(game: Game, what: tree.GainLife, player: str, spell: Thing) -> Flow[None]:
    dues = amounts(game, what.amount, what.who, player, spell)
    yield tuple(Event("life", (one, due)) for one, due in dues if due)


def lose_life(game: Game, what: tree.LoseLife, player: str, spell: Thing) -> Flow[None]:
    losers = [(one, due) for one, due in amounts(game, what.amount, what.who, player, spell) if due > 0]
    prevented = losers and game.board.facts.get("watching")  # only where damage is prevented does it matter
    if prevented and game.ruling(LOSING_LIFE_IS_DAMAGE):
        yield tuple(Event("damage", (source_of(spell), one, due, False)) for one, due in losers)
        return
    before = game.board.players
    yield tuple(Event("life", (one, -due)) for one, due in losers)
    now = game.board.players
    lost = teams.each_for_itself(game, {one: before[one]["life"] - now[one]["life"] for one, _ in losers}, losers)
    yield from as_many(game, sum(lost.values()), spell, lost)


# --- permanents -------------------------------------------------------------------------------------------------------


def destroy(game: Game, what: tree.Destroy, player: str, spell: Thing) -> Flow[None]:
    beings = yield from picked(game, what.what, player, spell)
    there = [t for t in objects(game, beings, spell) if t.zone == BATTLEFIELD]
    doomed = may_be_destroyed(game, there)
    if len(doomed) < len(there):
        game.show()
    yield tuple(Event("destroy", (t.id, what.no_regeneration)) for t in doomed)
    yield from game.run("order graveyard", tuple(t.id for t in doomed))


def bury(game: Game, what: tree.Bury, player: str, spell: Thing) -> Flow[None]:
    """An old word: into the graveyard, and nothing regenerates from it."""
    beings = yield from picked(game, what.what, player, spell)
    doomed = [t for t in objects(game, beings, spell) if t.zone == BATTLEFIELD]
    if game.ruling(WHAT_IS_BURIED_MAY_REGENERATE):
        yield tuple(Event("destroy", (t.id, False)) for t in doomed)
    else:
        yield tuple(goes(game, t.id, "graveyard", "put") for t in doomed)
    yield from game.run("order graveyard", tuple(t.id for t in doomed))


def for_good(game: Game, value: bool) -> bool:
    """What is buried does not regenerate."""
    return False


def _hosts(game: Game, on: list[Being], spell: Thing) -> list[Being]:
    """What of these something may be put on: what is in play, and players."""
    there: list[Being] = [thing.object for thing in objects(game, on, spell) if thing.zone == BATTLEFIELD]
    return there + [one for one in on if isinstance(one, str)]


def _face_down(game: Game, those: tuple[Object, ...]) -> tuple[Event, ...]:
    """What has been exiled so lies there face down."""
    lie = (one for one, _ in those if game.board.things[one].zone[0] == "exile")
    return tuple(Event("mark", (one, "face down", True)) for one in lie)


def put_into(game: Game, what: tree.PutInto, player: str, spell: Thing) -> Flow[None]:
    beings = yield from what_moves(game, what, player, spell)
    under = things(game, what.under, player, spell) if what.under is not None else []
    if isinstance(what.under, tree.Target) and not under:
        return  # whoever was to do it is no legal target any more
    how = {"hand": "returned", "exile": "exiled", "battlefield": "put into play"}.get(what.zone, "put")
    zone = what.zone if what.zone != "exile" else game.ruling(REMOVED_FROM_THE_GAME)
    events: list[Event] = []
    on = (yield from picked(game, what.on, player, spell)) if what.on is not None else []
    hosts = _hosts(game, on, spell)
    went = {one: with_parts(game, where_it_went(game, one, spell)) for one in beings}
    those_there = objects(game, [each for those in went.values() for each in those], spell)
    left = shuffling.found_apart(game, what, those_there, spell)
    for thing in left if zone else ():
        if what.transformed and thing.face.layout not in {TRANSFORM, MODAL} and game.ruling(STAYS_WITHOUT_A_BACK):
            game.show()
            continue
        if what.transformed and thing.face.others and game.ruling(ENTERS_WITH_ITS_BACK_UP):
            yield Event("shows", (thing.id, 0))
        whose = _under_whom(game, thing, _who_puts(under, thing)) if under else _owner(game, what, thing)
        place = _place(game, what, thing)
        host: Any = None
        if zone == "battlefield":
            enters, host = yield from _entering_on(game, what, thing, hosts, whose)
            if not enters:
                continue
        events.append(Event("move", (thing.id, returning.leaves_for(game, thing, zone), whose, how, place)))
        if host is not None:
            events.append(Event("attach", (thing.id, host)))
        if what.tapped:
            events.append(Event("tap", (thing.id,)))
        events += [Event("counters", (thing.id, *each)) for each in what.counters]
    there: dict[Being, int] = {thing.object: thing.id for thing in left}
    yield from as_it_enters.entered(game, what, events, player, spell)
    yield from as_many(game, len(there), spell, of_each_player(game, what.what, left, player, spell))
    if what.fights and zone == "battlefield":
        yield from entering.join(game, what, tuple(there.values()), player, spell)
    yield from found_again(game, zone, {one: those[0] for one, those in went.items()}, there, spell)
    yield from as_they_were(game, zone, left, went, spell)
    if zone == "exile":
        gone = tuple(game.board.things[number].object for number in there.values() if number in game.board.things)
        yield _face_down(game, gone) if what.down else ()
        yield from returning.remembered(game, gone, spell)
    if zone == "battlefield":
        yield from ties.put_there(game, _those_in_play(game, there.values()), spell)
        yield from game.run("order timestamps", tuple(there.values()))
    if tells_of_what_it_moved(what) and zone:
        yield from _told_of(game, tuple(there.values()), spell)
    yield from _as_it_lies(game, what, zone, beings, left, events, spell)


def _entering_on(
    game: Game, what: tree.PutInto, thing: Thing, hosts: list[Being], whose: str
) -> Flow[tuple[bool, Being | None]]:
    """Whether a card that is put into play enters, and what it is on then: as the text says, else its player does."""
    card = _entering(game, what, thing)
    host: Being | None = hosts[0] if hosts else None
    if what.on is None:
        host = yield from host_for(game, card, whose, thing.id)
    elif host is None and "incanta" in traits(game, card).words and not equipment.enters_all_the_same(game, thing):
        return False, None  # what the text has it attached to is not there
    if not _may_enter(game, what, thing, host):
        return False, None
    if not hosts or host is None or equipment.may_be_on(game, thing._replace(zone=BATTLEFIELD), host):
        return True, host
    return equipment.enters_all_the_same(game, thing), None


def _as_it_lies(
    game: Game,
    what: tree.PutInto,
    zone: str | None,
    beings: list[Being],
    left: list[Thing],
    events: list[Event],
    spell: Thing,
) -> Flow[None]:
    """In which order cards have come to lie where they are, and in a library, for whom there were any."""
    if zone == "graveyard":
        yield from game.run("order graveyard", parts_in_order(game, events))
    if zone != "library":
        return
    if what.place in {"top", "bottom"}:
        yield from game.run("order library", parts_in_order(game, events))
    elif what.place == tree.BOTTOM_AT_RANDOM:
        yield zones.in_random_order(game, parts_in_order(game, events))
    yield from shuffling.told_of_what_goes_there(what, beings, left, game.board.things.get(spell.id, spell))


def _those_in_play(game: Game, numbers: Iterable[int]) -> list[Object]:
    there = (game.board.things.get(number) for number in numbers)
    return [thing.object for thing in there if thing is not None and thing.zone == BATTLEFIELD]


def _told_of(game: Game, moved: tuple[int, ...], spell: Thing) -> Flow[None]:
    """What was moved is what the text goes on to speak of: all of it, some of it, the rest of it."""
    beings: list[Being] = [game.board.things[number].object for number in moved if number in game.board.things]
    yield from spoken_of(game, beings, spell)
    yield from seen_now(game, beings, spell)


def tells_of_what_it_moved(what: tree.PutInto) -> bool:
    """Whether the text goes on to speak of what it has moved without a target or a choice."""
    match what:
        case tree.PutInto(what=tree.TopCards(), zone="exile" | "graveyard"):
            return True
        case _:
            return what.zone == "exile" and isinstance(what.what, (tree.Each, tree.EachOf))


def _owner(game: Game, what: tree.PutInto, thing: Thing) -> str:
    """Whose zone something is sent to that is in play: whoever has it is told, and the rules say who owns it."""
    in_play = thing.zone == BATTLEFIELD and what.zone in {"hand", "library"}
    return controller(game, thing) if in_play else thing.owner


def _who_puts(players: list[Being], thing: Thing) -> str:
    """Of several players each puts what is their own."""
    return thing.owner if thing.owner in players else str(players[0])


def _under_whom(game: Game, thing: Thing, player: str) -> str:
    """Who controls a card that a player puts into play: whoever knows no better thinks of its owner."""
    whose: str = player if thing.owner == player else game.ruling_on(UNDER_WHOSE_CONTROL_IT_ENTERS, thing.owner, player)
    return whose


def _place(game: Game, what: tree.PutInto, thing: Thing) -> int:
    """Where in a zone a thing is put: on top, at the bottom, or so many cards down."""
    if not what.place.startswith(tree.FROM_TOP):
        return -1 if what.place in {"bottom", tree.BOTTOM_AT_RANDOM} else 0
    down = int(what.place.removeprefix(tree.FROM_TOP)) - 1
    there = len(game.board.zone("library", thing.owner))
    if down <= there:
        return down
    return -1 if game.ruling(TOO_FEW_CARDS_ABOVE) else 0


def _entering(game: Game, what: tree.PutInto, thing: Thing) -> Thing:
    """A card as it is going to be in play; with its other face up, where elsewhere it is what its front says."""
    if not what.transformed:
        return thing
    return game.board.things[thing.id]._replace(id=game.board.facts["next"], zone=BATTLEFIELD)


def _may_enter(game: Game, what: tree.PutInto, thing: Thing, host: Any) -> bool:
    """Whether a card that an effect puts into play enters it."""
    there = _entering(game, what, thing)
    if game.ruling(IS_KEPT_OUT, thing):
        game.show()
        return False
    if not {"instant", "sorcery"}.isdisjoint(there.face.traits.types):
        game.show()
        return bool(game.ruling(ENTERS_THOUGH_IT_NEVER_MAY, thing))
    return auras.enters(game, there, host)


def tap(game: Game, what: tree.Tap, player: str, spell: Thing) -> Flow[None]:
    beings = yield from picked(game, what.what, player, spell)
    there = objects(game, beings, spell)
    yield tuple(Event("tap", (t.id,)) for t in there if t.zone == BATTLEFIELD and _would_become_so(game, t))


def _would_become_so(game: Game, thing: Thing) -> bool:
    if not thing.marks.get("tapped"):
        return True
    game.show()
    return not game.ruling(ONLY_A_CHANGE_IS_ONE)


def untap(game: Game, what: tree.Untap, player: str, spell: Thing) -> Flow[None]:
    beings = yield from picked(game, what.what, player, spell)
    there = objects(game, beings, spell)
    yield tuple(
        Event("untap", (t.id,)) for t in there if t.marks.get("tapped") or not game.ruling(UNTAPS_WHAT_IS_TAPPED)
    )


def change(game: Game, told: tree.Change, player: str, spell: Thing) -> Flow[None]:
    """A continuous effect begins, on the things that it is about now, by amounts that are fixed now."""
    bound = _about_what_is_there(game, told, player, spell)
    what, of_rules = modifying_rules.apart(game, bound, player, spell)
    if of_rules and lasting(game, told.until, player, spell) is None:
        yield Event("too late", (spell.id,))
        return
    for whose, begun in of_rules:
        stamp = game.board.facts.get("stamp", 0) + 1
        yield Event("effect", (Effect(begun, (), stamp, begun.until, whose, source_of(spell)),))
    if what is None:
        return
    beings = yield from picked(game, what.what, player, spell)
    there = tuple(t.object for t in altering.alterable(game, objects(game, beings, spell)))
    if isinstance(what.what, tree.Each) and (aside := _out_of_phase(game, what.what.of, player, spell)):
        there += () if game.ruling(OUT_OF_PHASE_IS_LEFT_ALONE) else aside
    if alone := _while_it_is_so(what, there):
        for mine in alone:
            yield from change(game, mine, player, spell)
        return
    until = lasting(game, what.until, player, spell)
    if until is None:
        yield Event("too late", (spell.id,))
    if not there or until is None:
        return
    if what.swaps:
        what = yield from altering.words_chosen(game, what, player, spell, there)
        there = altering.with_texts(game, there)

    if speaks_of_each(what):
        for one in there:
            mine = told_of(what, one)._replace(what=tree.Each(tree.Filter(among=(one,))))
            yield from change(game, mine, player, spell)
        return

    def fixed(number: object, use: str = SET) -> Any:
        if number is None or isinstance(number, int):
            return number
        if isinstance(number, (tree.Count, tree.Stat)) and not game.ruling(WORKED_OUT_ONCE):
            return number
        return amount(game, number, player, spell, use=use)

    what = yield from coloured(game, what, player, spell)
    given = things(game, what.controller, player, spell) if what.controller is not None else []
    open_to = isinstance(what.what, tree.Each) and not game.ruling(SETTLED_ONCE)
    now = what._replace(
        what=what.what if open_to else None,
        power=fixed(what.power, ADDED),
        toughness=fixed(what.toughness, ADDED),
        set_power=fixed(what.set_power),
        set_toughness=fixed(what.set_toughness),
        controller=str(given[0]) if given else None,
    )
    now = qualities.with_choices(game, now, source_of(spell))
    stamp = game.board.facts.get("stamp", 0) + 1
    yield Event("effect", (Effect(now, there, stamp, until, player, source_of(spell)),))


def _while_it_is_so(what: tree.Change, there: tuple[Object, ...]) -> tuple[tree.Change, ...]:
    """A change that lasts for as long as what is changed is so: of each thing by itself, whatever its source does."""
    condition = what.until.condition if isinstance(what.until, tree.While) else None
    if not isinstance(condition, tree.Fits) or condition.what != what.what or isinstance(what.what, _STAYING):
        return ()
    return tuple(
        what._replace(
            what=tree.Each(tree.Filter(among=(one,))),
            until=tree.While(condition._replace(what=tree.Certain((one,)))),
        )
        for one in there
    )


_STAYING = (tree.This, tree.Host)  # who these are is asked anew of the source, which is still there


def _about_what_is_there(game: Game, what: tree.Change, player: str, spell: Thing) -> tree.Change:
    """A change with the very thing that a rule of it is about: what has to be blocked."""
    rules: list[tree.Rule] = []
    for rule in what.rules:
        if isinstance(rule, tuple) and rule[0] == "must block that" and hasattr(rule[1], "_fields"):
            rules += [(rule[0], one) for one in things(game, rule[1], player, spell) if not isinstance(one, str)]
        elif isinstance(rule, tuple) and rule[0] == "cannot block" and isinstance(rule[1], tree.This):
            those = things(game, rule[1], player, spell)
            rules.append((rule[0], tree.Filter(among=tuple(one for one in those if not isinstance(one, str)))))
        else:
            rules.append(rule)
    return what._replace(rules=tuple(rules))


def _out_of_phase(game: Game, of: tree.Filter, player: str, spell: Thing) -> tuple[Any, ...]:
    """The permanents out of phase that would fit, were they there."""
    aside = [game.board.things[n] for n in game.board.zone("phased")]
    return tuple(t.object for t in aside if filters.fits(game, t, of, player, source_of(spell)))


def lasting(game: Game, until: str | tree.While, player: str, spell: Thing) -> str | tree.While | None:
    """How long an effect lasts that begins now, None where it does not begin, its time being over."""
    past = until == tree.UNTIL_END_OF_COMBAT and game.board.facts.get("phase") in _AFTER_COMBAT
    if not past and goes_on(game, until, player, source_of(spell)):
        return until
    return None if game.ruling(OVER_BEFORE_IT_BEGINS) else tree.FOR_GOOD


_AFTER_COMBAT = {"second main", "ending"}


_BEAR_COUNTERS = (BATTLEFIELD, COMMAND)  # planes lie in the command zone


def put_counters(game: Game, what: tree.PutCounters, player: str, spell: Thing) -> Flow[None]:
    beings = yield from picked(game, what.what, player, spell)
    due = amount(game, what.how_many, player, spell)
    shares = dict(chosen(spell, "division", ()))
    there = [t for t in objects(game, beings, spell) if t.zone in _BEAR_COUNTERS or t.zone[0] == "exile"]
    events = [Event("counters", (t.id, what.counter, shares.get(t.object, due))) for t in there]
    players = [one for one in beings if isinstance(one, str)]
    if players:
        game.show()
        also = game.ruling(PLAYERS_HAVE_COUNTERS)
        events += [Event("counters", (one, what.counter, due)) for one in players if also]
    yield tuple(event for event in events if event.args[2])


def designate(game: Game, what: tree.Designate, player: str, spell: Thing) -> Flow[None]:
    """Permanents are marked as something."""
    there = objects(game, (yield from picked(game, what.what, player, spell)), spell)
    if x := chosen(spell, "x", 0):
        yield tuple(Event("mark", (t.id, SO_BY_X, x)) for t in there if t.zone == BATTLEFIELD)
    yield tuple(Event("designated", (t.id, what.name)) for t in there if t.zone == BATTLEFIELD)


def heal(game: Game, what: tree.Heal, player: str, spell: Thing) -> Flow[None]:
    """All damage marked on permanents is gone."""
    there = objects(game, (yield from picked(game, what.what, player, spell)), spell)
    yield tuple(Event("mark", (t.id, "damage", 0)) for t in there if t.marks.get("damage"))


# What is done at the very moment of what it takes the place of.
AT_ONCE: dict[type, Callable[..., object]] = {
    tree.Damage: dealing.damage,
    tree.PutInto: put_into,
    tree.GainLife: gain_life,
}
