"""What each kind of event does to the board. Where the rules have a say in it, they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.state import BATTLEFIELD, Combat, Effect, Object
from judgekit.table.board import NO_MARKS, Add, Change, Drop, Mark, Move, Note, Order, Tell, Thing

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.engine import Game

Changes = "Sequence[Change]"


# --- time and priority ------------------------------------------------------------------------------------------------


def turn(game: Game, player: str) -> list[Change]:
    return [
        Note("turn", player),
        Note("number", game.board.facts.get("number", 0) + 1),
        Note("lands", 0),
        Note("phase", None),
        Note("step", None),
    ]


def phase(game: Game, name: str) -> list[Change]:
    return [Note("phase", name), Note("step", None)]


def step(game: Game, name: str) -> list[Change]:
    return [Note("step", name)]


def leave(game: Game, name: str) -> list[Change]:
    """A phase or step is over."""
    return [Note("priority", None)]


def priority(game: Game, player: str) -> list[Change]:
    return [Note("priority", player), Note("passes", 0)]


def passes(game: Game, player: str, to: str) -> list[Change]:
    return [Note("priority", to), Note("passes", game.board.facts.get("passes", 0) + 1)]


def nothing(game: Game, *_: Any) -> list[Change]:
    """An event that is told but changes nothing by itself."""
    return []


# --- zones ------------------------------------------------------------------------------------------------------------


def move(game: Game, thing: int, zone: str, player: str, how: str, place: int = 0) -> list[Change]:
    """A card goes to a zone; the rules say whose it is, whether it is a new object, and how it enters."""
    old = game.board.things[thing]
    owner = game.settle("zone of", player, old, zone)
    place = game.settle("place in zone", place, old, zone, how)
    if place is None:
        return [Drop(thing)]
    new = game.settle("new object", False, old, zone)
    marks: dict[str, Any] = {} if new else dict(old.marks)
    for name in ("targets", "chosen"):
        marks.pop(name, None)
    if game.settle("no status outside play", False, old, zone):
        marks.pop("tapped", None)
    changes: list[Change] = []
    where = (zone, "" if zone in {"battlefield", "stack"} else owner)
    if zone == "battlefield":
        stamp = game.board.facts.get("stamp", 0) + 1
        marks |= {"controller": player, "since": game.board.facts.get("number", 0), "stamp": stamp}
        changes.append(Note("stamp", stamp))
        place = -1
    if zone == "stack":
        where = ("stack", game.settle("shared zone", player, zone))
    if old.zone == BATTLEFIELD:
        changes += _out_of_combat(game, old)
        if "until left" in old.marks:
            marks.pop("until left", None)
    return [*changes, Move(thing, where, marks or NO_MARKS, place, bool(new))]


def _out_of_combat(game: Game, thing: Thing) -> list[Change]:
    fight: Combat | None = game.board.facts.get("combat")
    if fight is None or not (fight.attacks(thing.object) or fight.blocks_anything(thing.object)):
        return []
    return [Note("combat", fight.without(thing.object))]


def announce(game: Game, player: str, thing: int) -> list[Change]:
    """A card becomes a spell: it goes onto the stack."""
    old = game.board.things[thing]
    where = ("stack", game.settle("shared zone", player, "stack"))
    marks = {"controller": player, "from": old.zone}
    return [Note("passes", 0), Move(thing, where, marks, game.settle("place on the stack", -1))]


def stack(game: Game, thing: Thing) -> list[Change]:
    """An ability, or combat damage, goes onto the stack."""
    where = ("stack", game.settle("shared zone", thing.owner, "stack"))
    added = thing._replace(zone=where)
    return [Note("passes", 0), Note("next", thing.id + 1), Add(added, game.settle("place on the stack", -1))]


def choose(game: Game, thing: int, what: str, value: Any) -> list[Change]:
    """Something is chosen for a spell or ability that is being played."""
    chosen = {**game.board.things[thing].marks.get("chosen", {}), what: value}
    return [Mark(thing, "chosen", chosen)]


def vanish(game: Game, thing: int) -> list[Change]:
    """An ability leaves the stack, a token ceases to exist."""
    return [Drop(thing)]


def create(game: Game, thing: Thing) -> list[Change]:
    """A token comes into play."""
    stamp = game.board.facts.get("stamp", 0) + 1
    marks = {**thing.marks, "since": game.board.facts.get("number", 0), "stamp": stamp}
    return [Note("next", thing.id + 1), Note("stamp", stamp), Add(thing._replace(marks=marks), -1)]


def order(game: Game, zone: tuple[str, str], things: tuple[int, ...]) -> list[Change]:
    """A zone is put in another order."""
    return [Order(zone, things)]


# --- permanents -------------------------------------------------------------------------------------------------------


def tap(game: Game, thing: int) -> list[Change]:
    return [Mark(thing, "tapped", True)]


def untap(game: Game, thing: int) -> list[Change]:
    return [Mark(thing, "tapped", None)]


def mark(game: Game, thing: int, name: str, value: Any) -> list[Change]:
    return [Mark(thing, name, value)]


def counters(game: Game, thing: int, kind: str, how_many: int) -> list[Change]:
    """Counters are put on a permanent, or taken away where the number is negative."""
    there = dict(game.board.things[thing].marks.get("counters", {}))
    there[kind] = max(0, there.get(kind, 0) + how_many)
    if not there[kind]:
        del there[kind]
    return [Mark(thing, "counters", there or None)]


def attach(game: Game, thing: int, host: Object | None) -> list[Change]:
    stamp = game.board.facts.get("stamp", 0) + 1
    return [Note("stamp", stamp), Mark(thing, "host", host), Mark(thing, "stamp", stamp)]


def effect(game: Game, begun: Effect) -> list[Change]:
    """A continuous effect begins."""
    return [Note("stamp", begun.stamp), Note("effects", (*game.board.facts.get("effects", ()), begun))]


def end_effects(game: Game, ended: tuple[Effect, ...]) -> list[Change]:
    left = tuple(e for e in game.board.facts.get("effects", ()) if not any(e is one for one in ended))
    return [Note("effects", left or None)]


# --- damage, life, mana -----------------------------------------------------------------------------------------------


def damage(game: Game, source: Object, to: Object | str, amount: int, combat: bool) -> list[Change]:
    """Damage is dealt: to a creature it stays, to a player it costs life."""
    if isinstance(to, str):
        return [Tell(to, "life", game.board.players[to]["life"] - amount)]
    thing = game.board.get(*to)
    if thing is None:
        return []
    return [Mark(thing.id, "damage", thing.marks.get("damage", 0) + amount)]


def life(game: Game, player: str, change: int) -> list[Change]:
    return [Tell(player, "life", game.board.players[player]["life"] + change)]


def mana(game: Game, player: str, symbols: tuple[str, ...]) -> list[Change]:
    return [Tell(player, "mana", (*game.board.players[player].get("mana", ()), *symbols))]


def spend(game: Game, player: str, symbols: tuple[str, ...]) -> list[Change]:
    left = list(game.board.players[player].get("mana", ()))
    for symbol in symbols:
        left.remove(symbol)
    return [Tell(player, "mana", tuple(left))]


def land(game: Game, player: str, thing: int) -> list[Change]:
    """A land is played: it is put into play, and counted."""
    played = Note("lands", game.board.facts.get("lands", 0) + 1)
    return [Note("passes", 0), played, *move(game, thing, "battlefield", player, "played")]


# --- combat -----------------------------------------------------------------------------------------------------------


def fight(game: Game, now: Combat | None) -> list[Change]:
    """The state of combat changes."""
    return [Note("combat", now)]


# --- winning and losing -----------------------------------------------------------------------------------------------


def lost(game: Game, player: str, why: str) -> list[Change]:
    return [Tell(player, "lost", True)]


def over(game: Game, winner: str | None, drawn: bool) -> list[Change]:
    return [Note("winner", winner), Note("drawn", drawn or None), Note("over", True)]


def note(game: Game, name: str, value: Any) -> list[Change]:
    return [Note(name, value)]


def tell(game: Game, player: str, name: str, value: Any) -> list[Change]:
    return [Tell(player, name, value)]


DEEDS: dict[str, Callable[..., list[Change]]] = {
    "turn": turn,
    "phase": phase,
    "step": step,
    "leave": leave,
    "priority": priority,
    "pass": passes,
    "move": move,
    "announce": announce,
    "stack": stack,
    "choose": choose,
    "vanish": vanish,
    "create": create,
    "order": order,
    "tap": tap,
    "untap": untap,
    "mark": mark,
    "counters": counters,
    "attach": attach,
    "effect": effect,
    "end effects": end_effects,
    "damage": damage,
    "life": life,
    "mana": mana,
    "spend": spend,
    "land": land,
    "combat": fight,
    "lost": lost,
    "over": over,
    "note": note,
    "tell": tell,
    **dict.fromkeys(
        (
            "played", "resolves", "countered", "fizzles", "skipped", "destroyed", "sacrificed", "discarded", "drawn",
            "attacks", "blocks", "becomes blocked", "becomes unblocked", "assigned", "undone", "declined", "prevented",
            "replaced", "loop", "shown", "end turn", "regenerated", "shuffled",
        ),
        nothing,
    ),
}  # fmt: skip
