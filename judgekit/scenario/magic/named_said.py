"""Statements about how many things bear a name, what has come where it is, what deals damage."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import NUMBER, OF, TO
from judgekit.scenario.magic import phrases
from judgekit.scenario.magic.claim_parts import END, Said, player_named
from judgekit.scenario.magic.happened_said import damage_to, number_said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.scenario.line import Line
    from judgekit.scenario.magic.holding import Found, Scene
    from judgekit.scenario.model import Name
    from judgekit.table.board import Thing

# The arguments of every kind: their names, and what they are.
KINDS: dict[str, tuple[tuple[str, str], ...]] = {
    "named": (("count", "count"), ("name", "name"), ("zone", "zone"), ("player", "player")),
    "come": (("name", "name"), ("zone", "zone"), ("player", "player")),
    "deals": (("name", "name"), ("count", "count"), ("names", "names")),
    "dies": (("name", "name"),),
    "destroyed": (("name", "name"),),
}
NAMED = r"(?:permanent[ei]|creatur[ae]|cart[ae]|terr[ae]) di nome(?!\w)"
_PLACES = {"in gioco": "battlefield", "nel cimitero": "graveyard", "in mano": "hand", "in esilio": "exile"}
_PLACES |= {"nel grimorio": "library"}
DEALS = rf"(?:infligge|infliggono)(?=\s+{NUMBER}\s+(?:punt[oi] )?dann[oi](?!\w))"
DEALT_BY = rf"(?:ha|hanno) inflitto(?=\s+{NUMBER}\s+(?:punt[oi] )?dann[oi](?!\w))"


# --- read -------------------------------------------------------------------------------------------------------------


def there_are(line: Line) -> Said:
    """`in gioco ci sono 2 permanenti di nome Orso`, `nel cimitero di Anna c’è 1 carta di nome Orso`."""
    zone = next(one for word, one in _PLACES.items() if line.take(rf"{word}(?!\w)"))
    player = player_named(line) if line.take(rf"{OF}|{TO}") else ""
    negated = line.word("non")
    line.need(r"(?:ci sono|c'è|c'e')(?!\w)", "«ci sono»")
    return _so_many(line, zone, player, negated=negated)


def controlled(line: Line, player: str, *, negated: bool) -> Said | None:
    """`controlla 2 permanenti di nome Orso`; None where it says nothing of that."""
    if not line.look(rf"controlla\s+{NUMBER}\s+{NAMED}"):
        return None
    line.take("controlla")
    return _so_many(line, "battlefield", player, negated=negated)


def _so_many(line: Line, zone: str, player: str, *, negated: bool) -> Said:
    count = line.number()
    line.need(NAMED, "«permanenti di nome» o «carte di nome»")
    return Said("named", (count, line.name(END, "il nome"), zone, player), negated and count > 0)


def come(said: Said) -> Said:
    """Of what has gone somewhere, that it has come there; what else a place says of it stays as it is."""
    return said._replace(kind="come") if said.kind == "in zone" else said


def deals(line: Line, name: Name, *, negated: bool) -> Said:
    """`infligge 3 danni`, `infligge 3 danni a Orso`: in all."""
    count = line.number()
    line.need(r"(?:punt[oi] )?(?:di )?dann[oi](?!\w)", "«danni»")
    line.word("in tutto")
    to = line.names(END, "chi li subisce") if line.take(TO) else ()
    return Said("deals", (name, count, to), negated)


# --- judged -----------------------------------------------------------------------------------------------------------


def _named(scene: Scene, count: int, name: Name, zone: str, player: str) -> Found:
    """How many bear a name: what is called so on the table, and what is called so by now, a copy say, are the same."""
    there = [thing for thing in map(scene.board.things.get, _in_zone(scene, zone)) if thing is not None]
    mine = [thing for thing in there if not player or _of(scene, thing) == player]
    now = {thing.id for thing in mine if plain(_called_now(scene, thing)) == plain(name.text)}
    known = scene.names.borne(scene.board, name)
    first = {thing.id for thing in mine if thing.id in known}
    if len(now) != len(first):
        why = f"sul tavolo si chiamano così {len(first)}, e ora ne portano il nome {len(now)}"
        raise scene.names.unclear(name, f"«{name.text}»: {why}: si dice di ciascuna, per nome")
    return len(first) == count, f"ce ne sono {len(first)}"


def _in_zone(scene: Scene, zone: str) -> list[int]:
    return [number for (kind, _), those in scene.board.zones.items() if kind == zone for number in those]


def _of(scene: Scene, thing: Thing) -> str:
    return str(scene.look.controller(thing)) if thing.zone[0] == "battlefield" else thing.owner


def _called_now(scene: Scene, thing: Thing) -> str:
    return str(scene.look.traits(thing).name) if thing.zone[0] == "battlefield" else thing.name


def _come(scene: Scene, name: Name, zone: str, player: str) -> Found:
    """Whether something is where it is said to have gone, and has come there since the beginning."""
    thing = scene.thing(name)
    if thing is None:
        there = {one.zone for number in scene.names.numbers(scene.board, name) for one in _lives(scene, number)}
        been = any(kind == zone and (not player or whose in {player, ""}) for kind, whose in there)
        return been, f"{name.text} ha cessato di esistere"
    kind, whose = thing.zone
    where = f"è {scene.names.place(thing)}"
    if kind != zone or (player and kind not in {"battlefield", "stack"} and whose != player):
        return False, where
    moved = _has_moved(scene, thing)
    return moved, where if moved else f"{where} fin dall’inizio"


def _lives(scene: Scene, number: int) -> Iterator[Thing]:
    """A thing as it was after each step."""
    return (step.board.things[number] for step in scene.happened if number in step.board.things)


def _dies(scene: Scene, name: Name, *, destroyed: bool = False) -> Found:
    """Whether something has gone from play to a graveyard, be it there no more; what was taken back has not."""
    thing = scene.thing(name)
    for number in [thing.id] if thing is not None else scene.names.numbers(scene.board, name):
        for before, step in pairwise(scene.happened):
            was, now = before.board.things.get(number), step.board.things.get(number)
            if was is None or now is None or (was.zone[0], now.zone[0]) != ("battlefield", "graveyard"):
                continue
            last = scene.board.things.get(number)
            if last is not None and last.object == was.object:
                continue
            if not destroyed or any(event.kind == "destroy" and event.args[0] == number for event in step.events):
                return True, "è andata dal gioco al cimitero"
    return False, _otherwise(scene, thing, destroyed=destroyed)


def _otherwise(scene: Scene, thing: Thing | None, *, destroyed: bool) -> str:
    """What has become of what has not died, or not been destroyed."""
    if thing is None:
        return "ha cessato di esistere"
    where = f"è {scene.names.place(thing)}"
    if thing.zone[0] != "graveyard":
        return where
    return f"{where} senza essere stata distrutta" if destroyed else f"{where}, e non vi è andata dal gioco"


def _destroyed(scene: Scene, name: Name) -> Found:
    """The same of what has been destroyed: not of what was sacrificed, or had no toughness."""
    return _dies(scene, name, destroyed=True)


def _has_moved(scene: Scene, thing: Thing) -> bool:
    """Whether it is another object than on the first board, or was not there."""
    first = scene.replay.steps[0].board.things.get(thing.id) if scene.replay.steps else thing
    return first is None or first.object != thing.object


def _deals(scene: Scene, name: Name, count: int, names: tuple[Name, ...]) -> Found:
    """How much damage something has dealt since the beginning, in all or to these."""
    sources = set(scene.names.numbers(scene.board, name))
    found = sum(event.args[2] for event in damage_to(scene, names) if event.args[0][0] in sources)
    return found == count, f"ne ha inflitti {found}"


JUDGED: dict[str, Callable[..., Found]] = {
    "named": _named,
    "come": _come,
    "deals": _deals,
    "dies": _dies,
    "destroyed": _destroyed,
}


# --- written ----------------------------------------------------------------------------------------------------------


def written(name: Callable[[Name], str]) -> dict[str, Callable[..., str]]:
    """The sentence of every kind; `name` writes a name."""

    def so_many(no: str, count: int, what: Name, zone: str, player: str) -> str:
        sort = ("permanente", "permanenti") if zone == "battlefield" else ("carta", "carte")
        things = f"{number_said(count, *sort)} di nome {name(what)}"
        if zone == "battlefield" and player:
            return f"{player} {no}controlla {things}"
        place = next(word for word, kind in _PLACES.items() if kind == zone)
        whose = f" {'a' if zone == 'hand' else 'di'} {player}" if player else ""
        return f"{place}{whose} {no}ci sono {things}"

    def come_to(no: str, what: Name, zone: str, player: str) -> str:
        if zone == "battlefield":
            return f"{name(what)} {no}entra in gioco"
        return f"{name(what)} {no}va {phrases.in_zone(zone)}{f' di {player}' if player else ''}"

    def deals_to(no: str, what: Name, count: int, to: tuple[Name, ...]) -> str:
        whom = f" a {', '.join(map(name, to))}" if to else ""
        return f"{name(what)} {no}infligge {number_said(count, 'danno', 'danni')}{whom}"

    return {
        "named": so_many,
        "come": come_to,
        "deals": deals_to,
        "dies": lambda no, what: f"{name(what)} {no}muore",
        "destroyed": lambda no, what: f"{name(what)} {no}è distrutta",
    }
