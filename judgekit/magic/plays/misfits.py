"""Further states that put themselves right: deathtouch, planeswalkers and battles, attachments, counters."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from judgekit.magic.plays.state import controller, in_play, opponents, players, still, traits
from judgekit.magic.plays.states import Choice, Found, chosen_among
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.magic.plays.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

LOYALTY, DEFENSE, DEATHTOUCH = "fedeltà", "difesa", "tocco letale"
UP, DOWN = "+1/+1", "-1/-1"
EQUIPMENT, FORTIFICATION, SIEGE = "Equipaggiamento", "Fortificazione", "Assedio"


class Notable(NamedTuple):
    """The permanents at which these states look: most boards have none."""

    planeswalkers: tuple[Thing, ...] = ()
    battles: tuple[Thing, ...] = ()
    attached: tuple[Thing, ...] = ()
    countered: tuple[Thing, ...] = ()  # with counters of both kinds


def _notable(game: Game) -> Notable:
    """Who is notable, kept while nothing changes what things are like."""
    found: Notable | None = game.board.cache.get("notable")
    if found is None:
        there = [(thing, traits(game, thing).types) for thing in in_play(game.board)]
        found = Notable(
            tuple(thing for thing, types in there if "planeswalker" in types),
            tuple(thing for thing, types in there if "battle" in types),
            tuple(thing for thing, _ in there if thing.marks.get("host") is not None),
            tuple(thing for thing, _ in there if {UP, DOWN} <= thing.marks.get("counters", {}).keys()),
        )
        game.board.cache["notable"] = found
    return found


def _put(game: Game, thing: Thing) -> Event:
    return Event("move", (thing.id, "graveyard", controller(game, thing), "put by the rules"))


# --- deathtouch, loyalty, battles -------------------------------------------------------------------------------------


def touched_by_death(game: Game) -> Found:
    """A creature that a source with deathtouch has damaged since it was last looked at is destroyed."""
    touched: tuple[tuple[int, int], ...] = game.board.facts.get("deathtouched") or ()
    if not touched:
        return ()
    there = [thing for one in touched if (thing := still(game.board, one)) is not None]
    doomed = [thing for thing in there if thing.zone[0] == "battlefield" and _may_die(traits(game, thing))]
    return (Event("note", ("deathtouched", None)), *(Event("destroy", (thing.id, False)) for thing in doomed))


def by_touching(game: Game, value: bool, source: Traits) -> bool:
    """Any damage from a source with deathtouch is enough to kill."""
    return DEATHTOUCH in source.words


def _may_die(like: Traits) -> bool:
    return "creature" in like.types and (like.toughness or 0) > 0


def no_loyalty(game: Game) -> Found:
    """A planeswalker without loyalty goes to its owner's graveyard."""
    there = _notable(game).planeswalkers
    return tuple(_put(game, t) for t in there if not t.marks.get("counters", {}).get(LOYALTY, 0))


def planeswalkers_of_a_kind(game: Game) -> tuple[Choice, ...]:
    """Of a player's planeswalkers that share a kind that player keeps one."""
    kinds: dict[tuple[str, str], list[Object]] = defaultdict(list)
    for thing in _notable(game).planeswalkers:
        for kind in traits(game, thing).subtypes:
            kinds[controller(game, thing), kind].append(thing.object)
    same = dict.fromkeys((player, tuple(ones)) for (player, _), ones in kinds.items() if len(ones) > 1)
    return tuple(chosen_among(player, ones) for player, ones in same)


def no_defense(game: Game) -> Found:
    """A battle without defense, of which nothing that has triggered is still to come, goes to its owner's graveyard."""
    there = [t for t in _notable(game).battles if not t.marks.get("counters", {}).get(DEFENSE, 0)]
    return tuple(_put(game, thing) for thing in there if not _is_still_heard(game, thing))


def _is_still_heard(game: Game, thing: Thing) -> bool:
    """Whether an ability of a thing has triggered and has not left the stack."""
    board = game.board
    waiting = any(one.source == thing.object for one in board.facts.get("pending") or ())
    return waiting or any(board.things[n].marks.get("source") == thing.object for n in board.zone("stack"))


def no_protector(game: Game) -> tuple[Choice, ...]:
    """A battle that nobody protects and nothing attacks gets a protector, as its controller says."""
    fight = game.board.facts.get("combat")
    attacked = {aim for _, aim in fight.attackers} if fight is not None else set()
    left = [t for t in _notable(game).battles if "protector" not in t.marks and t.object not in attacked]
    return tuple(_protector(game, thing) for thing in left)


def protected_by_its_own(game: Game) -> tuple[Choice, ...]:
    """A Siege is not protected by whoever controls it: that player chooses an opponent."""
    there = [t for t in _notable(game).battles if SIEGE in traits(game, t).subtypes]
    return tuple(_protector(game, t) for t in there if t.marks.get("protector") == controller(game, t))


def _protector(game: Game, thing: Thing) -> Choice:
    player = controller(game, thing)
    possible = opponents(game.board, player) if SIEGE in traits(game, thing).subtypes else players(game.board)
    ask = Ask("protector", player, thing.id, tuple(possible))
    return Choice(ask, lambda who: (Event("mark", (thing.id, "protector", who)),))


# --- attachments ------------------------------------------------------------------------------------------------------


def illegal_equipment(game: Game) -> Found:
    """An Equipment that is on what it may not be on comes off, and stays in play."""
    there = _notable(game).attached
    return tuple(
        Event("attach", (thing.id, None))
        for thing in there
        if EQUIPMENT in traits(game, thing).subtypes and not _may_equip(game, thing)
    )


def _may_equip(game: Game, equipment: Thing) -> bool:
    host = still(game.board, equipment.marks["host"])
    if host is None or host.zone[0] != "battlefield" or "creature" not in traits(game, host).types:
        return False
    return bool(game.settle("may be enchanted", True, host, equipment))


def misplaced(game: Game) -> Found:
    """What is attached and is a creature, or neither Aura nor Equipment, comes off, and stays in play."""
    there = _notable(game).attached
    return tuple(Event("attach", (thing.id, None)) for thing in there if _is_misplaced(traits(game, thing)))


def _is_misplaced(like: Traits) -> bool:
    if "creature" in like.types or "battle" in like.types:
        return True
    return not ({EQUIPMENT, FORTIFICATION} & like.subtypes or "incanta" in like.words)


# --- counters ---------------------------------------------------------------------------------------------------------


def opposite_counters(game: Game) -> Found:
    """Of counters of both kinds as many of each go as there are of the fewer."""
    found: list[Event] = []
    for thing in _notable(game).countered:
        counters = thing.marks["counters"]
        due = min(counters[UP], counters[DOWN])
        found += [Event("counters", (thing.id, kind, -due)) for kind in (UP, DOWN)]
    return tuple(found)
