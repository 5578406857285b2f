"""Replacement: what a text puts in the place of an event, and how things enter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import Face, Traits
from judgekit.magic.language import tree
from judgekit.magic.plays import permanents, shields, targets
from judgekit.magic.plays.meaning import amount, condition
from judgekit.magic.plays.shields import PREVENTION, Those, as_source, prevent_all, prevented, stops, use_up, works
from judgekit.magic.plays.state import BATTLEFIELD, PLAIN, controller, is_plain, statics, statics_of, still, traits
from judgekit.magic.plays.triggers import _is as is_party
from judgekit.table.amending import Amendment, Made
from judgekit.table.board import Thing
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from judgekit.magic.plays.meaning import Being
    from judgekit.magic.plays.shields import Shield
    from judgekit.table.board import Board
    from judgekit.table.engine import Game

    About = dict[str, Any]
    Making = Generator[Any, Any, Made]

FACE = Face(Traits("effetto", *(frozenset(),) * 4, None, None, {}, ()), pseudo=True)

# --- which effects act on an event ------------------------------------------------------------------------------------


def instead(game: Game, event: Event) -> list[Amendment]:
    """Whatever says «instead», or prevents damage altogether, acts on its event as it is about to happen."""
    board = game.board
    if "watching" not in board.facts and (PLAIN in board.cache or is_plain(board)) and _is_plain_itself(board, event):
        return []
    found = []
    for source, n, ability in _abilities(game, event):
        about = _about(game, ability, event, source)
        if about is not None and _holds(game, ability, source):
            found.append(_amendment(ability, about, (source.object, n), source, source.marks))
    for shield in shields.waiting(game):
        found += _of_shield(game, shield, event)
    return found


def _is_plain_itself(board: Board, event: Event) -> bool:
    """Whether what an event moves, if it moves anything, says nothing of it."""
    if event.kind in {"damage", "destroy", "draw", "life"}:
        return True  # it moves nothing, or something in play
    subject = _subject(event)
    thing = board.things[subject] if isinstance(subject, int) else subject
    return bool(thing.face.plain)


def _subject(event: Event) -> Any:
    """The thing that an event moves, or the number of it."""
    if event.kind in {"move", "destroy", "create"}:
        return event.args[0]
    return event.args[1] if event.kind == "land" else None


def _replacers(board: Board) -> tuple[int, ...]:
    """The permanents that say what happens instead of something, or grant others to say so."""
    found: tuple[int, ...] | None = board.roster.get("replacers")
    if found is None:
        found = tuple([n for n in statics(board) if _replaces(board.things[n])])
        board.roster["replacers"] = found
    return found


def _replaces(thing: Thing) -> bool:
    return any(isinstance(a, tree.Instead) or _grants(a) for a in thing.face.traits.abilities)


def _grants(ability: Any) -> bool:
    changes = ability.changes if isinstance(ability, tree.Static) else ()
    return any(isinstance(word, tree.Instead) for change in changes for word in change.words)


def _abilities(game: Game, event: Event) -> Iterator[tuple[Thing, int, tree.Instead]]:
    """The replacing abilities of what is in play, and of what the event moves, wherever that is."""
    board = game.board
    numbers: tuple[int, ...] = _replacers(board)
    if not is_plain(board) and _are_granted(board):
        numbers = board.zone("battlefield")
    things = [board.things[n] for n in numbers]
    subject = _subject(event)
    moved = board.things.get(subject) if isinstance(subject, int) else subject
    if moved is not None and moved.id not in numbers:
        things.append(moved)
    for thing in things:
        for n, ability in enumerate(traits(game, thing).abilities):
            if isinstance(ability, tree.Instead):
                yield thing, n, ability


def _are_granted(board: Board) -> bool:
    given = [effect.change for effect in board.facts.get("effects", ())]
    given += [change for _, ability in statics_of(board) for change in ability.changes]
    return any(isinstance(word, tree.Instead) for change in given for word in change.words)


def _holds(game: Game, ability: tree.Instead, source: Thing) -> bool:
    return ability.condition is None or condition(game, True, ability.condition, controller(game, source), source)


def _of_shield(game: Game, shield: Shield, event: Event) -> Iterator[Amendment]:
    """What a spell or ability has set up, if this is its event."""
    key = ("shield", shield.stamp)
    if isinstance(shield.ability, tree.Prevent):
        if shield.points is None and event.kind == "damage" and stops(game, shield, event):
            make = _once(shield, prevent_all) if shield.ability.next_only else prevent_all
            stamp = shield.stamp if shield.ability.next_only else 0
            yield Amendment(key, ("damage", event.args[1]), make, PREVENTION, shield.source, stamp)
        return
    source = as_source(shield)
    about = _about(game, shield.ability, event, source)
    if about is not None and works(game, shield, *_parties(event)):
        one = _amendment(shield.ability, about, key, source, shield.marks)
        once = shield.ability.next_only
        yield one._replace(stamp=shield.stamp, make=_once(shield, one.make) if once else one.make)


def _parties(event: Event) -> tuple[Being, ...]:
    return event.args[:2] if event.kind == "damage" else ()


def _once(shield: Shield, make: Callable[[Game, Event], Making]) -> Callable[[Game, Event], Making]:
    def made(game: Game, event: Event) -> Making:
        use_up(game, shield)
        return (yield from make(game, event))

    return made


# --- what each kind of event is about ---------------------------------------------------------------------------------


def _about(game: Game, ability: tree.Instead, event: Event, source: Thing) -> About | None:
    """What an event is about to a replacement; None where it is not the one that it waits for."""
    play = MATCHES.get((event.kind, ability.kind))
    return play(game, ability.what, event, source) if play is not None else None


def is_meant(game: Game, what: Any, one: Being, source: Thing) -> bool:
    """Whether a thing or player is whom a replacement or shield speaks of."""
    match what:
        case Those():
            return any(_same(game, each, one) for each in what.beings)
        case tree.Filter() if what.either:
            return any(is_meant(game, each, one, source) for each in what.either)
        case tree.Filter(noun="source"):
            thing = None if isinstance(one, str) else game.board.things.get(one[0])
            return thing is not None and targets.fits(game, thing, what, controller(game, source), source.object)
        case tuple() if not hasattr(what, "_fields"):
            return any(is_meant(game, each, one, source) for each in what)
        case _:
            return bool(is_party(game, what, one, source))


def _same(game: Game, one: Being, other: Being) -> bool:
    """Whether they are one player, or one object: though it has gone, it may have dealt what is dealt now."""
    if isinstance(one, str) or isinstance(other, str):
        return one == other
    return bool(one == other or (one[0] == other[0] and still(game.board, other) is None and one[1] > other[1]))


def _damage(game: Game, what: Any, event: Event, source: Thing) -> About | None:
    dealer, to, dealt, _ = event.args
    if dealt <= 0 or not (_is(game, what[0], dealer, source) and _is(game, what[1], to, source)):
        return None
    return {"": (dealer,), "other": (to,), "amount": dealt, "of": to}


def _is(game: Game, what: Any, one: Being, source: Thing) -> bool:
    return what is None or is_meant(game, what, one, source)


def _gain(game: Game, what: Any, event: Event, source: Thing) -> About | None:
    player, change = event.args
    if change <= 0 or not is_meant(game, what, player, source):
        return None
    return {"player": (player,), "amount": change, "of": player}


def _draw(game: Game, what: Any, event: Event, source: Thing) -> About | None:
    player = event.args[0]
    return {"player": (player,), "amount": 1, "of": player} if is_meant(game, what, player, source) else None


def _grave(game: Game, what: Any, event: Event, source: Thing) -> About | None:
    """A thing on its way to a graveyard: destroyed, discarded, sacrificed, resolved …"""
    if event.kind == "move" and event.args[1] != "graveyard":
        return None
    thing = game.board.things[event.args[0]]
    if isinstance(what, tree.Filter) and what.zone not in {"", thing.zone[0]}:
        return None
    return _thing(game, what, thing, source)


def _dies(game: Game, what: Any, event: Event, source: Thing) -> About | None:
    """The same, from play."""
    return _grave(game, what, event, source) if game.board.things[event.args[0]].zone == BATTLEFIELD else None


def _destroyed(game: Game, what: Any, event: Event, source: Thing) -> About | None:
    return _thing(game, what, game.board.things[event.args[0]], source)


def _thing(game: Game, what: Any, thing: Thing, source: Thing) -> About | None:
    if not is_meant(game, what, thing.object, source):
        return None
    return {"": (thing.object,), "player": (controller(game, thing),), "of": thing.object}


def _enters(game: Game, what: Any, event: Event, source: Thing) -> About | None:
    if event.kind == "move" and event.args[1] != "battlefield":
        return None
    subject = _subject(event)
    thing = game.board.things[subject] if isinstance(subject, int) else subject
    if thing.zone == BATTLEFIELD and event.kind != "create":
        return None
    player = _enterer(event, thing)
    if not (thing.id == source.id if isinstance(what, tree.This) else _will_be(game, what, thing, player, source)):
        return None
    return {"": (thing.object,), "player": (player,), "of": thing.object}


def _enterer(event: Event, thing: Thing) -> str:
    """Under whose control a thing enters."""
    if event.kind == "create":
        return str(thing.marks["controller"])
    return str(event.args[2] if event.kind == "move" else event.args[0])


def _will_be(game: Game, what: Any, thing: Thing, player: str, source: Thing) -> bool:
    """Whether what is entering fits a filter, as it will be in play."""
    if not isinstance(what, tree.Filter) or source.id == thing.id:
        return False
    entering = thing._replace(zone=BATTLEFIELD, marks={**thing.marks, "controller": player})
    return targets.fits(game, entering, what, controller(game, source), source.object)


MATCHES: dict[tuple[str, str], Callable[[Game, Any, Event, Thing], About | None]] = {
    ("damage", "damage"): _damage,
    ("life", "gains life"): _gain,
    ("draw", "draws"): _draw,
    ("destroy", "is destroyed"): _destroyed,
    **{(kind, "graveyard"): _grave for kind in ("destroy", "move")},
    **{(kind, "dies"): _dies for kind in ("destroy", "move")},
    **{(kind, "enters"): _enters for kind in ("move", "land", "create")},
}
REPLACED = tuple(dict.fromkeys(kind for kind, _ in MATCHES))

# --- what is done instead ---------------------------------------------------------------------------------------------


def _amendment(ability: tree.Instead, about: About, key: Any, source: Thing, marks: Any) -> Amendment:
    stage = 1 if ability.kind in {"graveyard", "dies"} else 0  # what is destroyed goes to the graveyard because of that
    told = {**marks, "about": {**marks.get("about", {}), **about}, "source": source.object}
    you = Thing(0, FACE.name, source.owner, ("", ""), FACE, told)
    stamp = source.marks.get("stamp", 0)
    make, sort = (_entering, "enters") if ability.kind == "enters" else (_put_in_its_place, ability)
    if ability.kind == "damage" and isinstance(ability.do[0], tree.Prevent):
        make, sort = _less, PREVENTION

    def made(game: Game, event: Event) -> Making:
        return (yield from make(game, event, ability, you))

    return Amendment(key, (ability.kind, about["of"]), made, sort, source.object, stamp, stage)


def _entering(game: Game, event: Event, ability: tree.Instead, spell: Thing) -> Making:
    """How a thing enters: tapped, with counters, with something chosen. That is part of its entering."""
    subject = _subject(event)
    number = subject if isinstance(subject, int) else subject.id
    player = controller(game, spell) if isinstance(ability.what, tree.Filter) else spell.marks["about"]["player"][0]
    events = [event]
    chosen: dict[str, str] = {}
    for step in ability.do:
        match step:
            case tree.Tap():
                events.append(Event("mark", (number, "tapped", True)))
            case tree.PutCounters(_, counter, how_many):
                due = amount(game, how_many, player, game.board.things.get(number, spell))
                events.append(Event("counters", (number, counter, due)))
            case tree.Choose(_, what):
                chosen[what] = yield Ask("quality", player, (number, what))
                events.append(Event("mark", (number, "choices", dict(chosen))))
    return Made(tuple(events), kept=True)


ENTERING = (tree.Tap, tree.PutCounters, tree.Choose)


def _less(game: Game, event: Event, ability: tree.Instead, spell: Thing) -> Making:
    """Some of the damage is prevented, or all of it; then what else the text says."""
    you = controller(game, spell)
    much = ability.do[0].amount
    made = prevented(event, event.args[2] if much is None else min(event.args[2], amount(game, much, you, spell)))
    return made._replace(then=_then(ability.do[1:], you, spell))
    yield


def _put_in_its_place(game: Game, event: Event, ability: tree.Instead, spell: Thing) -> Making:
    """What is done instead: at the same moment, as far as it is one moment's; the rest right after."""
    you = controller(game, spell)
    events: list[Event] = []
    rest = list(ability.do)
    while rest and type(rest[0]) in AT_ONCE and not _is_chosen(rest[0]):
        for item in AT_ONCE[type(rest[0])](game, rest.pop(0), you, spell):
            events += (item,) if isinstance(item, Event) else item
    now = tuple(_as_before(event, each) for each in events)
    kept = any(each.kind == event.kind and _whom(each) == _whom(event) for each in now if each.kind != "move")
    return Made(now, _then(tuple(rest), you, spell), kept)
    yield


AT_ONCE: dict[type, Any] = {
    tree.Damage: permanents.damage,
    tree.PutInto: permanents.put_into,
    tree.GainLife: permanents.gain_life,
}


def _is_chosen(step: Any) -> bool:
    return any(isinstance(part, tree.Chosen) for part in step)


def _whom(event: Event) -> Any:
    return event.args[1] if event.kind == "damage" else event.args[0]


def _as_before(was: Event, now: Event) -> Event:
    """Combat damage stays combat damage; what is discarded or sacrificed stays so, wherever it goes."""
    if was.kind == now.kind == "damage":
        return now._replace(args=(*now.args[:3], was.args[3]))
    if was.kind == now.kind == "move" and was.args[3] in {"discarded", "sacrificed"}:
        return now._replace(args=(*now.args[:3], was.args[3], *now.args[4:]))
    return now


def _then(steps: tuple[Any, ...], you: str, spell: Thing) -> Callable[[Game], Generator[Any, Any, None]] | None:
    if not steps:
        return None

    def then(game: Game) -> Generator[Any, Any, None]:
        for step in steps:
            yield from game.run("do", step, you, spell)

    return then


# --- for a time -------------------------------------------------------------------------------------------------------


def begin(game: Game, what: tree.Instead, player: str, spell: Thing) -> Generator[Any, Any, None]:
    """A spell or ability says what happens instead of something, for a time or the next time."""
    if what.kind == "damage":
        dealer = yield from shields.the_source(game, what.what[0], player, spell)
        fixed: Any = (dealer, (yield from shields.those(game, what.what[1], player, spell)))
    else:
        fixed = yield from shields.those(game, what.what, player, spell)
    yield from shields.set_up(game, what._replace(what=fixed), player, spell)
