"""The table: whose turn, which step, the players with their zones, the stack; and which tables cannot be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.errors import Fault
from judgekit.magic import vocabulary
from judgekit.magic.cards import COLOURS
from judgekit.magic.vocabulary import SUBTYPES_OF, TYPES
from judgekit.scenario import nodes
from judgekit.scenario.faults import LONGEST_PERSON, nearest, plain
from judgekit.scenario.line import OF, symbols_of
from judgekit.scenario.magic import formats_said, phrases, teams_said, thing_keys
from judgekit.scenario.magic.imported_cards import other_names
from judgekit.scenario.magic.things_described import MOST_ALIKE, attached, read_things, with_types
from judgekit.scenario.model import UNNAMED, BoardSaid, Name, PlayerSaid, ThingSaid

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.scenario.faults import Faults
    from judgekit.scenario.magic.things_described import Laid
    from judgekit.scenario.node import Node


MOST_THINGS = 10_000
KEYS = {
    "turno": "turn",
    "turno di": "turn",
    "di turno": "turn",
    "giocatore attivo": "turn",
    "giocatore di turno": "turn",
    "interfase": "step",
    "sottofase": "step",
    "fase": "step",
    "momento": "step",
    "giocatori": "players",
    "pila": "stack",
    "nella pila": "stack",
    "in pila": "stack",
    "stack": "stack",
    "numero del turno": "number",
    "comincia": "starting",
    "primo giocatore": "starting",
    "ha cominciato": "starting",
    "inizia": "starting",
    "ha perso la precedente": "lost_last",
    "preparazione": "setting_up",
    "giorno o notte": "time",
    "formato": "format",
    "squadre": "teams",
    "variante": "format",
}
PLAYER_KEYS = {
    "vita": "life",
    "punti vita": "life",
    "punti ferita": "life",
    "pv": "life",
    "vite": "life",
    "life": "life",
    "riserva": "mana",
    "riserva di mana": "mana",
    "mana": "mana",
    "mana disponibile": "mana",
    "segnalini": "counters",
    "ha giocato terre": "lands_played",
    "lanci del comandante": "commander_casts",
    "danni del comandante": "commander_damage",
    "zona di comando": "command",
    "mazzo planare": "planar",
    "piano": "command",
    "piani": "command",
    "dungeon": "dungeon",
    "dungeon completati": "completed",
    "monarca": "monarch",
    "iniziativa": "initiative",
    "velocità": "speed",
    "velocita": "speed",
    "mano": "hand",
    "carte in mano": "hand",
    "grimorio": "library",
    "libreria": "library",
    "cimitero": "graveyard",
    "esilio": "exile",
    "rimosse dal gioco": "exile",
    "in gioco": "battlefield",
    "campo di battaglia": "battlefield",
    "sul campo di battaglia": "battlefield",
    "campo": "battlefield",
    "permanenti": "battlefield",
    "terre": "lands",
    "creature": "creatures",
    "altri permanenti": "others",
    "artefatti": "others",
    "incantesimi": "others",
    "planeswalker": "others",
    "pedine": "others",
    "equipaggiamenti": "others",
    "aure": "others",
    "comandante": "command",
    "in mano": "hand",
    "mazzo": "library",
    "nel cimitero": "graveyard",
    "in esilio": "exile",
    "zona di esilio": "exile",
    "esiliate": "exile",
    "pila": "stack",
    "nella pila": "stack",
}
# What stands in a block of its own, and how that is called.
BLOCKS = {"azioni": "azioni", "script": "azioni", "atteso": "atteso", "attesi": "atteso", "aspettative": "atteso"}
# What a table may be asked for that is not played, by its name.
UNPLAYED = {
    "raggio di influenza": "il raggio di influenza limitato (801)",
    "raggio": "il raggio di influenza limitato (801)",
}
_CARDS = "- Orso: 2/2 verde"
VALUES = {
    "turn": "Anna",
    "step": "mantenimento",
    "players": "Anna:",
    "stack": "- Folgore",
    "number": "5",
    "starting": "Anna",
    "lost_last": "Bruno",
    "setting_up": "sì",
    "time": "notte",
    "format": "Commander",
    "teams": "Anna e Bea contro Carla e Dario",
}
PLAYER_VALUES = {
    "life": "20",
    "mana": '"{R}{R}"',
    "counters": "{veleno: 1}",
    "speed": "3",
    "lands_played": "1",
    "commander_casts": "1",
    "commander_damage": "{Generale: 18}",
    "dungeon": "Tomba dell’Annientamento, Segrete",
    "completed": "Tomba dell’Annientamento",
    "monarch": "sì",
    "initiative": "sì",
    "lands": "- 3 Foreste",
    **dict.fromkeys(
        ("battlefield", "creatures", "others", "hand", "library", "graveyard", "exile", "command", "planar"), _CARDS
    ),
    "stack": "- Folgore",
}
ZONES = ("battlefield", "hand", "library", "graveyard", "exile", "command", "planar")
ON_BATTLEFIELD = ("battlefield", "lands", "creatures", "others")  # keys under which its permanents may stand apart
HIDDEN = ("hand", "library")  # of what lies there one may know how much it is, and no more
_NO_NAME = re.compile(r"[,;:+«»{}\[\]\n]")
ZONE_NAMES = {
    "battlefield": "in gioco",
    "hand": "in mano",
    "library": "nel grimorio",
    "graveyard": "nel cimitero",
    "exile": "in esilio",
    "command": "nella zona di comando",
    "planar": "nel mazzo planare",
    "stack": "nella pila",
}


def read_board(node: Node, faults: Faults) -> BoardSaid:
    """The board that a `tavolo` block describes; what is wrong with it goes to `faults`."""
    for key, _ in node.entries or ():
        if (named := UNPLAYED.get(plain(key.text or "").strip())) is not None:
            faults.add(key.where, f"{named}: non si gioca ancora")
            return BoardSaid(players=(), where=node.where)
        if (block := BLOCKS.get(plain(key.text or "").strip())) is not None:
            stands = f"sta sotto il tavolo, in un blocco suo: «```{block}», una riga ciascuna"
            faults.add(key.where, f"«{key.text}» {stands}")
            return BoardSaid(players=(), where=node.where)
    found = nodes.fields(node, KEYS, faults, "il tavolo", VALUES)
    if node.nothing:
        faults.add(node.where, "il tavolo è vuoto: servono almeno i «giocatori»")
    elif node.entries is not None and "players" not in found:
        faults.add(node.where, "nel tavolo mancano i «giocatori»")
    said: dict[str, Any] = {}
    stack: list[Laid] = []
    if "stack" in found:
        stack += read_things(*found["stack"], faults)
    players = _players(found["players"][1], stack, faults) if "players" in found else ()
    for field in ("turn", "starting", "lost_last"):
        if field in found:
            said[field] = _person(*found[field], [player.name for player in players], faults)
    if "step" in found and (step := _step(*found["step"], faults)):
        said["step"] = step
    if "number" in found:
        said["number"] = nodes.whole(*found["number"], faults, least=1)
    if "time" in found:
        said["time"] = _time(*found["time"], faults)
    if "setting_up" in found:
        said["setting_up"] = _flag(*found["setting_up"], faults)
    said |= formats_said.teams_of(found, [player.name for player in players], faults)
    if "format" in found and formats_said.is_commander(*found["format"], faults):
        players = tuple(one._replace(life=40) if one.life is None else one for one in players)
    board = BoardSaid(players=players, stack=tuple(laid.thing for laid in stack), where=node.where, **said)
    return settled(board)


def _players(value: Node, stack: list[Laid], faults: Faults) -> tuple[PlayerSaid, ...]:
    if value.entries is None or not value.entries:
        faults.add(value.where, "«giocatori» vuole i nomi dei giocatori, ciascuno con ciò che ha: «Anna:»")
        return ()
    players: dict[str, PlayerSaid] = {}
    for key, node in value.entries:
        name = (key.text or "").strip()
        if plain(name) in players:
            line = players[plain(name)].where.line
            faults.add(key.where, f"il giocatore «{name}» c’è già, alla riga {line}: si scrive una volta sola")
        elif bad := _bad_name(name):
            faults.add(key.where, bad)
        else:
            players[plain(name)] = _player(name, key, node, stack, faults)
    return tuple(players.values())


def _bad_name(name: str) -> str:
    """Why a text cannot name a player; "" where it can."""
    if not re.search(r"\w", name) or len(name) > LONGEST_PERSON:
        return "qui ci si aspettava il nome di un giocatore, per esempio «Anna»"
    if _NO_NAME.search(name):
        return f"«{name}» non può essere il nome di un giocatore: niente virgole, due punti o parentesi"
    return ""


def _player(name: str, key: Node, node: Node, stack: list[Laid], faults: Faults) -> PlayerSaid:
    said: dict[str, Any] = {}
    zones: list[tuple[str, tuple[ThingSaid, ...]]] = []
    for meant, (word, value) in nodes.fields(node, PLAYER_KEYS, faults, f"«{name}»", PLAYER_VALUES).items():
        if meant == "stack":
            stack += [_theirs(laid, name) for laid in read_things(word, value, faults)]
        elif meant in HIDDEN and (value.text or "").strip().isdecimal():
            zones.append((meant, _unnamed(word, value, faults)))
        elif meant in ZONES or meant in ON_BATTLEFIELD:
            laid = read_things(word, value, faults)
            stack += [_theirs(one, name) for one in laid if one.on_stack]
            zone = "battlefield" if meant in ON_BATTLEFIELD else meant
            zones.append((zone, tuple(one.thing for one in laid if not one.on_stack)))
        elif meant in {"counters", "commander_damage"}:
            said[meant] = thing_keys.amounts(word, value, faults)
        elif meant in {"dungeon", "completed"}:
            said[meant] = nodes.text(word, value, faults) or ""
        elif meant in {"monarch", "initiative"}:
            said[meant] = _flag(word, value, faults)
        elif meant == "mana":
            said["mana"] = _mana(word, value, faults)
        elif (number := nodes.whole(word, value, faults, least=None if meant == "life" else 0)) is not None:
            said[meant] = number
    together = {zone: tuple(thing for one, those in zones if one == zone for thing in those) for zone, _ in zones}
    return PlayerSaid(name=name, where=key.where, zones=tuple(together.items()), **said)


def _unnamed(key: Node, value: Node, faults: Faults) -> tuple[ThingSaid, ...]:
    """`mano: 3`: so many cards of which nothing more is known."""
    many = nodes.whole(key, value, faults, least=0)
    if many and many > MOST_ALIKE:
        faults.add(value.where, f"«{key.text}»: {many} carte sono troppe: qui ne stanno fino a {MOST_ALIKE}")
        return ()
    return (ThingSaid(UNNAMED, value.where, how_many=many),) if many else ()


def _theirs(laid: Laid, player: str) -> Laid:
    thing = laid.thing
    owner = thing.owner or player
    return laid._replace(thing=thing._replace(owner=owner, controller=thing.controller or player))


def _mana(key: Node, value: Node, faults: Faults) -> tuple[str, ...]:
    if value.nothing or value.text == "":
        return ()
    text = nodes.text(key, value, faults)
    symbols = symbols_of(text) if text is not None else ()
    if symbols is None:
        faults.add(value.where, f"«{text}» non è mana: si scrive come «{{R}}{{R}}», tra virgolette")
    elif no_mana := [symbol for symbol in symbols or () if symbol not in {*COLOURS, "C"}]:
        said = "".join(f"{{{symbol}}}" for symbol in no_mana)
        faults.add(value.where, f"«{said}» non è mana che possa stare in una riserva (quello incolore è {{C}})")
        return ()
    return symbols or ()


def _person(key: Node, value: Node, players: list[str], faults: Faults) -> str:
    text = nodes.text(key, value, faults)
    if text is None or not players:
        return ""
    said = _OF_WHOM.sub("", plain(text).strip())
    said = _WHOSE.get(said, said)
    found = next((player for player in players if _OF_WHOM.sub("", plain(player)) == said), None)
    if found is None:
        faults.unknown(value.where, f"«{key.text}»: «{text}» non è un giocatore del tavolo", text, players)
    return found or ""


_OF_WHOM = re.compile(rf"(?:(?:del )?turno )?(?:{OF}\s*)?(?:(?:il|la|lo)\s+|l')?")
_WHOSE = {"mio": "io", "me": "io", "tuo": "tu", "te": "tu"}


def _step(key: Node, value: Node, faults: Faults) -> str | None:
    text = nodes.text(key, value, faults)
    step = phrases.step(text) if text is not None else None
    if text is not None and step is None:
        message = f"«{key.text}»: «{text}» non è una fase né un’interfase"
        faults.unknown(value.where, message, text, phrases.steps())
    return step


def _time(key: Node, value: Node, faults: Faults) -> str:
    text = nodes.text(key, value, faults) or ""
    found = {said: meant for meant, said in vocabulary.TIMES.items()}.get(plain(text).strip(), "")
    if not found:
        faults.add(value.where, f"«{key.text}» vuole «giorno» o «notte»; dove non è né l’uno né l’altra, non si scrive")
    return found


def _flag(key: Node, value: Node, faults: Faults) -> bool:
    text = nodes.text(key, value, faults)
    answer = phrases.flag(text) if text is not None else False
    if answer is None:
        faults.add(value.where, f"«{key.text}» vuole «sì» o «no»")
    return bool(answer)


# --- what stands where ------------------------------------------------------------------------------------------------


def laid_out(board: BoardSaid) -> Iterator[tuple[str, ThingSaid]]:
    """Every thing of the board with its zone, in the order in which names count twins; the stack comes last."""
    yield from board.things
    yield from (("stack", thing) for thing in board.stack)


def lying_in(board: BoardSaid, zone: str, player: str = "") -> Iterator[ThingSaid]:
    """What lies in a zone, all or that of a player: who controls it, where the board says so."""
    for one in board.players:
        for kind, things in one.zones:
            for thing in things if kind == zone else ():
                if not player or (thing.controller or one.name) == player:
                    yield thing


def names_of(board: BoardSaid) -> tuple[str, ...]:
    """The names that the board knows, each once."""
    return tuple(dict.fromkeys(name for _, thing in laid_out(board) for name in called(thing)))


def called(thing: ThingSaid) -> tuple[str, ...]:
    """The names by which the script may call a thing: its own, those of its other faces, of both halves together."""
    faces = [face.name for face in thing.faces]
    both = (" e ".join(faces),) if thing.layout == "split" else ()
    return (thing.name, *faces, *both, *(() if faces else other_names(thing)))


def settled(board: BoardSaid) -> BoardSaid:
    """The board with hosts, owners and controllers called by the names that the board knows, types where implied."""
    known = frozenset(names_of(board))
    called = {plain(name): name for name in (*known, *(player.name for player in board.players))}

    def person(text: str) -> str:
        return called.get(plain(text).strip(), text)

    def settle(thing: ThingSaid) -> ThingSaid:
        host = thing.host and attached(thing.host, known)
        host = host and host._replace(text=called.get(plain(host.text), host.text))
        owner, controller = person(thing.owner), person(thing.controller)
        return with_types(thing._replace(host=host, owner=owner, controller=controller))

    players = tuple(
        player._replace(zones=tuple((zone, tuple(map(settle, things))) for zone, things in player.zones))
        for player in board.players
    )
    return board._replace(players=players, stack=tuple(map(settle, board.stack)))


# --- tables that cannot be --------------------------------------------------------------------------------------------


def impossible(board: BoardSaid) -> Iterator[Fault]:
    """What the rules of every edition forbid a table to be, or what no table can mean."""
    people = [player.name for player in board.players]
    if (board.teams or board.shared_turns) and (message := teams_said.unsound(board)):
        yield Fault(*board.where, message)
    counts: dict[str, int] = {}
    for _, thing in laid_out(board):
        counts[thing.name] = counts.get(thing.name, 0) + thing.how_many
    if sum(counts.values()) > MOST_THINGS:
        yield Fault(*board.where, f"sul tavolo ci sono {sum(counts.values())} cose: ne stanno al più {MOST_THINGS}")
    for zone, thing in laid_out(board):
        for message in (*_misplaced(zone, thing), *_contradictory(thing)):
            yield Fault(*thing.where, f"«{thing.name}» {message}")
        for role, person in (
            ("proprietario", thing.owner),
            ("controllore", thing.controller),
            ("protettore", thing.protector),
        ):
            if person and person not in people:
                yield Fault(
                    *thing.where, f"«{thing.name}»: il {role} «{person}» non è un giocatore{_or(person, people)}"
                )
        if thing.host is not None:
            yield from _unattachable(thing, thing.host, counts, people)


def _misplaced(zone: str, thing: ThingSaid) -> Iterator[str]:
    """What only a permanent can be or bear, said of a thing elsewhere; and what is never in play."""
    place = ZONE_NAMES[zone]
    if zone == "battlefield":
        if not {"instant", "sorcery"}.isdisjoint(thing.types) and _DOWN.isdisjoint(thing.status):
            yield "è in gioco, ma istantanei e stregonerie non ci stanno mai"
        if "plotted" in thing.status:
            yield "è in gioco: solo una carta in esilio è tramata"
        return
    allowed = {"face down", "commander"} if zone in {"exile", "stack"} else {"commander"}
    allowed |= {"plotted"} if zone == "exile" else set()
    for status in thing.status:
        if status not in allowed:
            yield f"è {place}: solo ciò che è in gioco ha uno stato ({phrases.said('STATUSES', status)})"
    if thing.damage:
        yield f"è {place}: solo ciò che è in gioco ha danni"
    if thing.counters and zone != "exile" and "plane" not in thing.types:
        yield f"è {place}: solo ciò che è in gioco o in esilio ha segnalini"
    if thing.host is not None:
        yield f"è {place}: solo ciò che è in gioco è assegnato ad altro"
    if thing.token:
        yield f"è {place}, ma una pedina esiste solo in gioco"


_DOWN = frozenset(("face down", "manifested", "cloaked"))


def _contradictory(thing: ThingSaid) -> Iterator[str]:
    """What no thing is at once."""
    if thing.loyalty is not None and "planeswalker" not in thing.types:
        yield "ha una fedeltà, ma solo i planeswalker ne hanno una"
    if (thing.defense is not None or thing.protector) and "battle" not in thing.types:
        yield "ha una difesa o un protettore, ma solo le battaglie ne hanno"
    if _is_spell_and_permanent(thing.types):
        yield "è insieme istantaneo o stregoneria e permanente: nessuna carta è l’una e l’altra cosa (ne va tolta una)"
    if thing.size is not None and _CREATURES.isdisjoint((*thing.types, *thing.subtypes)):
        said = f"creatura {TYPES['artifact'][0].lower()}" if "artifact" in thing.types else "Creatura"
        yield f"ha forza e costituzione, ma il suo tipo non è di creatura: è «{said}», o la misura va tolta"
    yield from _misnamed(thing)
    for name, _ in thing.counters:
        if "/" in name and not _OF_SIZE.fullmatch(name):
            yield f"ha segnalini «{name}»: quelli che cambiano forza e costituzione si scrivono come «+1/+1» o «-0/-1»"
    if {"tapped", "untapped"} <= set(thing.status):
        yield "è insieme TAPpata e STAPpata"
    if not 0 < thing.how_many <= MOST_ALIKE:
        yield f"è scritta per {thing.how_many} volte: ne stanno da 1 a {MOST_ALIKE}"


_OF_SIZE = re.compile(r"[+-][0-9]{1,3}/[+-][0-9]{1,3}")
_SPELLS = frozenset(("instant", "sorcery"))
_OF_BOTH = frozenset(("kindred",))
_CREATURES = frozenset(("creature", "Veicolo"))  # what is printed with power and toughness


def _is_spell_and_permanent(types: Iterable[str]) -> bool:
    there = frozenset(types) - _OF_BOTH
    return bool(there & _SPELLS and there - _SPELLS)


def _misnamed(thing: ThingSaid) -> Iterator[str]:
    """Subtypes that belong to types that a thing has not; where it has no type, none is contradicted."""
    for types, subtypes in SUBTYPES_OF.items() if thing.types else ():
        wrong = [subtype for subtype in thing.subtypes if subtype in subtypes]
        if wrong and not set(types) & set(thing.types):
            those = " o ".join(f"«{TYPES[each][0].capitalize()} — {wrong[0]}»" for each in types)
            yield f"ha il sottotipo {wrong[0]}, ma non il suo tipo: si scrive {those}"


def _unattachable(thing: ThingSaid, host: Name, counts: dict[str, int], people: list[str]) -> Iterator[Fault]:
    where = host.where if host.where.file else thing.where
    if host.text not in counts and host.text not in people:
        near = _or(host.text, [*counts, *people])
        yield Fault(*where, f"«{thing.name}» è assegnata a «{host.text}», che sul tavolo non c’è{near}")
    elif host.nth > counts.get(host.text, 1):
        many = counts.get(host.text, 1)
        yield Fault(*where, f"«{thing.name}» è assegnata a «{host.text} {host.nth}», ma «{host.text}» ce n’è {many}")
    elif host.text == thing.name and counts[host.text] == 1:
        yield Fault(*where, f"«{thing.name}» è assegnata a sé stessa")


def _or(word: str, known: Iterable[str]) -> str:
    near = nearest(word, known)
    return f": forse «{near}»?" if near else ""
