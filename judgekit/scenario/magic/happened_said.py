"""Statements about what has happened, or how many there are: damage dealt, life won and lost, cards drawn, tokens."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.magic.plays.board.teams import share_turns, side_of
from judgekit.magic.plays.layers.copiable import COPY
from judgekit.scenario.faults import plain
from judgekit.scenario.line import NUMBER, OF, number_of
from judgekit.scenario.magic.claim_parts import END, Said, player_named
from judgekit.scenario.magic.names import token_name
from judgekit.scenario.magic.plurals import plural
from judgekit.scenario.magic.together_said import is_turn_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.plays.layers.copiable import Copy
    from judgekit.scenario.line import Line
    from judgekit.scenario.magic.holding import Found, Scene
    from judgekit.scenario.model import Name
    from judgekit.table.board import Board
    from judgekit.table.engine import Event

# The arguments of every kind: their names, and what they are.
KINDS: dict[str, tuple[tuple[str, str], ...]] = {
    "dealt": (("name", "name"), ("count", "count")),
    "gained": (("player", "player"), ("count", "count")),
    "life lost": (("player", "player"), ("count", "count")),
    "drew": (("player", "player"), ("count", "count")),
    "discards": (("player", "player"), ("count", "count")),
    "countered": (("name", "name"),),
    "resolved": (("name", "name"),),
    "regenerated": (("name", "name"),),
    "sacrificed": (("name", "name"),),
    "discarded": (("name", "name"),),
    "in combat": (("name", "name"),),
    "unattached": (("name", "name"),),
    "copy of": (("name", "name"), ("original", "name")),
    "on top": (("name", "name"),),
    "at the bottom": (("name", "name"),),
    "cards in": (("player", "player"), ("zone", "zone"), ("count", "count")),
    "tokens of": (("player", "player"), ("count", "count"), ("token", "text or none")),
    "permanents of": (("player", "player"), ("count", "count"), ("type", "text")),
    "entered": (("count", "count"), ("token", "text")),
    "turn": (("player", "player"),),
}
_PILES = {"cimitero": "graveyard", "grimorio": "library", "mazzo": "library", "esilio": "exile"}
_IN = {"graveyard": "nel cimitero", "library": "nel grimorio", "exile": "in esilio"}


# --- read -------------------------------------------------------------------------------------------------------------


def state(kind: str) -> Callable[[Line, Name], Said]:
    """What stands behind «è»: a kind that is about one thing."""
    return lambda _line, name: Said(kind, (name,))


def not_a_state(kind: str) -> Callable[[Line, Name], Said]:
    return lambda _line, name: Said(kind, (name,), negated=True)


def _copy_of(line: Line, name: Name) -> Said:
    return Said("copy of", (name, line.name(END, "di che cosa è copia")))


STATES: tuple[tuple[str, Callable[[Line, Name], Said]], ...] = (
    ("(?:neutralizzat|annullat|counterat)[oaie]", state("countered")),
    ("rigenerat[oaie]", state("regenerated")),
    ("sacrificat[oaie]", state("sacrificed")),
    ("scartat[oaie]", state("discarded")),
    ("in combattimento", state("in combat")),
    ("(?:rimoss[oaie] dal|fuori dal|uscit[oaie] dal) combattimento", not_a_state("in combat")),
    ("(?:staccat|separat|slegat)[oaie]", state("unattached")),
    (rf"(?:una |la )?copia (?:esatta )?{OF}", _copy_of),
    ("in cima al (?:suo )?(?:grimorio|mazzo)", state("on top")),
    ("in fondo al (?:suo )?(?:grimorio|mazzo)", state("at the bottom")),
)


def of_player(line: Line, player: str, *, negated: bool) -> Said | None:
    """`guadagna 3 punti vita`, `pesca 2 carte`, `controlla 2 pedine Soldato`; None where it says nothing of these."""
    for pattern, kind, behind in _DONE:
        if line.look(rf"(?:{pattern})\s+{NUMBER}\s+(?:{behind})"):
            line.take(pattern)
            count = line.number()
            line.need(behind, "«punti vita» o «carte»")
            return Said(kind, (player, count), negated)
    if line.look(rf"controlla\s+{NUMBER}\s+pedin[ae](?!\w)"):
        line.take("controlla")
        count = line.number()
        line.take(r"pedin[ae]")
        token = line.rest.removesuffix(".").strip() or None
        if token is not None and (looks := _LOOKS.search(token)):
            raise line.stop(
                "il nome delle pedine: come sono si dice a parte («Soldato è 1/1»)", line.ahead() + looks.start()
            )
        line.at = line.end
        return Said("tokens of", (player, count, token), negated)
    if (so_many := _kind_of_permanents(line)) is not None:
        said = so_many(player)
        return said._replace(negated=negated and said.args[1] > 0)  # «non controlla creature»: none
    if found := line.look(rf"(?:ha|possiede)\s+{NUMBER}\s+cart[ae] (?:nel|in) (?:suo )?({'|'.join(_PILES)})(?!\w)"):
        line.word("ha|possiede")
        count = line.number()
        line.at = found.end()
        return Said("cards in", (player, _PILES[found[1]], count), negated)
    return None


_PERMANENTS = {"creatur[ae]": "creature", "terr[ae]": "land", "artefatt[oi]": "artifact"}
_PERMANENTS |= {"incantesim[oi]": "enchantment", "planeswalker": "planeswalker", "permanent[ei]": ""}
OF_A_KIND = rf"(?:{'|'.join(_PERMANENTS)})"
_OF_TYPE = r"(?:permanent[ei]|creatur[ae]) di tipo"
_PLACE = r"(?:\s+(?:in gioco|in campo|sul campo(?: di battaglia)?|nel campo di battaglia))?(?=\s*\.?\s*$)"


def _kind_of_permanents(line: Line) -> Callable[[str], Said] | None:
    """`controlla 2 creature`, `ha tre terre in gioco`; of «non ha più creature» none are left."""
    many = rf"(?:(?P<n>{NUMBER})|(?:piu\s+)?(?:nessun[ao]?|alcun[ao]?)|piu|)"
    if found := line.look(rf"controlla\s+(?P<n>{NUMBER})\s+{_OF_TYPE}\s+(?P<kind>\S+)(?=\s*\.?\s*$)"):
        number = found["n"]
        kind = line.text[slice(*found.span("kind"))].removesuffix(".")
        line.at = found.end()
        return lambda player: Said("permanents of", (player, number_of(number), kind))
    for pattern, kind in _PERMANENTS.items():
        found = line.look(rf"(?:controlla|ha|possiede)(?:\s+(?:ancora|solo|soltanto))?\s+{many}\s*{pattern}{_PLACE}")
        if found is not None:
            line.at = found.end()
            said = found["n"]
            count = 0 if said is None else number_of(said)
            return lambda player: Said("permanents of", (player, count, kind))
    return None


def in_all(line: Line) -> Said:
    """`in gioco ci sono 3 creature`: whoever controls them."""
    negated = line.word("non")
    line.need(r"(?:ci sono|c'è|c'e')(?!\w)", "«ci sono»")
    count = line.number()
    kind = next(kind for pattern, kind in _PERMANENTS.items() if line.word(pattern))
    return Said("permanents of", ("", count, kind), negated and count > 0)


_LOOKS = re.compile(r"(?:^|\s)[0-9*]+/[0-9*]+(?:\s|$)")


_DONE = (
    ("perde|ha perso", "life lost", r"(?:punt[oi] vita|vite)(?!\w)"),
    ("guadagna|ha guadagnato", "gained", r"(?:punt[oi] vita|vite)(?!\w)"),
    ("pesca|ha pescato", "drew", r"cart[ae](?!\w)"),
    ("scarta|ha scartato", "discards", r"cart[ae](?!\w)"),
)
DEALT = rf"(?:subisce|riceve|subiscono|ricevono)(?=\s+{NUMBER}\s+(?:punt[oi] )?dann[oi](?!\w))"


def dealt(line: Line, name: Name, *, negated: bool) -> Said:
    """`subisce 2 danni`."""
    count = line.number()
    line.need(r"(?:punt[oi] )?dann[oi](?!\w)", "«danni»")
    return Said("dealt", (name, count), negated)


ITSELF = r"si (?:risolv(?:e|ono)|trasforma(?:no)?)(?!\w)"


def itself(does: str, name: Name, *, negated: bool) -> Said:
    """`si risolve`, `si trasforma`."""
    return Said("resolved", (name,), negated) if "ris" in does else Said("designated", (name, "transforms"), negated)


def whose_turn(line: Line) -> Said:
    """`è il turno di Bruno`."""
    line.need(OF, "«di» e un giocatore")
    return Said("turn", (player_named(line),))


# --- judged -----------------------------------------------------------------------------------------------------------


def damage_to(scene: Scene, names: tuple[Name, ...]) -> list[Event]:
    """The damage that has been dealt to these since the beginning; where none is named, to anything."""
    those = {one for name in names for one in scene.names.beings(scene.board, name)}
    events = [event for step in scene.happened for event in step.events if event.kind == "damage"]
    if not names:
        return events
    return [e for e in events if (e.args[1] if isinstance(e.args[1], str) else e.args[1][0]) in those]


def _dealt(scene: Scene, name: Name, count: int) -> Found:
    """How much damage has been dealt to something since the beginning, all in all."""
    found = sum(event.args[2] for event in damage_to(scene, (name,)))
    return found == count, f"ne ha subiti {found}"


def _won_of_life(scene: Scene, player: str) -> int:
    events = [event for step in scene.happened for event in step.events if event.kind == "life"]
    return sum(max(0, event.args[1]) for event in events if event.args[0] == player)


def _gained(scene: Scene, player: str, count: int) -> Found:
    found = _won_of_life(scene, player)
    return found == count, f"ne ha guadagnati {found}"


def _life_lost(scene: Scene, player: str, count: int) -> Found:
    """What has been won, less what there is more of than at the beginning."""
    if share_turns(scene.board):
        return _lost_by_one_of_a_team(scene, player, count)
    boards = [step.board.players[player]["life"] for step in scene.happened]
    more = sum(now - before for before, now in pairwise(boards))
    found = _won_of_life(scene, player) - more
    return found == count, f"ne ha persi {found}"


def _lost_by_one_of_a_team(scene: Scene, player: str, count: int) -> Found:
    """What one player has lost of a total that is shared: damage dealt to them, and losses of theirs."""
    found, side = 0, side_of(scene.board, player)
    for before, step in pairwise(scene.happened):
        less, won = dict.fromkeys(side, 0), 0
        for event in step.events:
            if event.kind == "damage" and event.args[1] in less:
                less[event.args[1]] += event.args[2]
            elif event.kind == "life" and event.args[0] in less:
                less[event.args[0]] += max(0, -event.args[1])
                won += max(0, event.args[1])
        if before.board.players[player]["life"] + won - sum(less.values()) != step.board.players[player]["life"]:
            return False, "quanti ne abbia persi ciascuno dei compagni non si distingue: si dica il totale"
        found += less[player]
    return found == count, f"ne ha persi {found}"


def _drew(scene: Scene, player: str, count: int) -> Found:
    events = [event for step in scene.happened for event in step.events if event.kind == "draw"]
    found = sum(event.args[0] == player and event.args[1] is not None for event in events)
    return found == count, f"ne ha pescate {found}"


def _discards(scene: Scene, player: str, count: int) -> Found:
    moves = [event.args for step in scene.happened for event in step.events if event.kind == "move"]
    found = sum(manner == "discarded" and scene.board.things[n].owner == player for n, _, _, manner, *_ in moves)
    return found == count, f"ne ha scartate {found}"


def _has_happened(kind: str, so: str) -> Callable[..., Found]:
    """Whether an event of a kind has befallen something, be it there no more; `so` tells that it has."""

    def judge(scene: Scene, name: Name) -> Found:
        those = set(scene.names.numbers(scene.board, name._replace(of_ability=False)))
        events = [event for step in scene.happened for event in step.events if event.kind == kind]
        if name.of_ability:
            sources = {n for step in scene.happened for n in _abilities(step.board, those)}
            return _or_not(any(event.args[0] in sources for event in events), so)
        return _or_not(any(event.args[0] in those for event in events), so)

    return judge


def _has_resolved(scene: Scene, name: Name) -> Found:
    """Whether something has come off the stack and what it says was followed: neither countered nor without targets."""
    those = set(scene.names.numbers(scene.board, name._replace(of_ability=False)))
    if name.of_ability:
        those = {n for step in scene.happened for n in _abilities(step.board, those)}
    events = [event for step in scene.happened for event in step.events if event.kind in {"resolves", "fizzles"}]
    begun = sum(event.kind == "resolves" and event.args[0] in those for event in events)
    fizzled = sum(event.kind == "fizzles" and event.args[0] in those for event in events)
    if fizzled and fizzled == begun:
        return False, "non si è risolta: non aveva più bersagli legali"
    return _or_not(begun > fizzled, "si è risolta")


def _or_not(is_so: bool, said: str) -> Found:
    """Whether something is so, and what is said of it."""
    return is_so, said if is_so else f"non {said}"


def _was_moved(how: str, so: str) -> Callable[..., Found]:
    """Whether something has gone where it went in that way: not only that it lies there."""

    def judge(scene: Scene, name: Name) -> Found:
        those = set(scene.names.numbers(scene.board, name))
        moves = [event.args for step in scene.happened for event in step.events if event.kind == "move"]
        return _or_not(any(number in those and manner == how for number, _, _, manner, *_ in moves), so)

    return judge


def _abilities(board: Board, sources: set[int]) -> set[int]:
    """The abilities on the stack that come from some sources."""
    there = {n for (kind, _), those in board.zones.items() if kind == "stack" for n in those}
    return {n for n in there if board.things[n].marks.get("source", (0,))[0] in sources}


def _in_combat(scene: Scene, name: Name) -> Found:
    thing, fight = scene.thing(name), scene.look.combat()
    found = bool(thing and fight and (fight.attacks(thing.object) or fight.blocks_anything(thing.object)))
    return found, "sta combattendo" if found else "non sta combattendo"


def _unattached(scene: Scene, name: Name) -> Found:
    thing = scene.thing(name)
    host = thing.marks.get("host") if thing is not None else None
    on = host if isinstance(host, str) or not host else scene.called(host[0])
    return host is None and thing is not None, f"è assegnata a {on}" if on else "non c’è più"


def _at_end(end: int) -> Callable[..., Found]:
    """Whether something is the first or the last card of a library."""

    def judge(scene: Scene, name: Name) -> Found:
        thing = scene.thing(name)
        if thing is None or thing.zone[0] != "library":
            return False, f"è {scene.names.place(thing)}" if thing is not None else "non c’è più"
        there = scene.board.zone(*thing.zone)
        return there[end] == thing.id, f"è la {list(there).index(thing.id) + 1}ª carta di {len(there)}"

    return judge


def _is_copy(scene: Scene, name: Name, original: Name) -> Found:
    """Whether it is a copy of that very thing, or of another that is called as that one is."""
    thing = scene.thing(name)
    copy: Copy | None = thing.marks.get(COPY) if thing is not None else None
    if thing is None or copy is None:
        return False, "non è una copia" if thing is not None else "non c’è più"
    called = copy.bare.name
    so = copy.of[0] in scene.names.numbers(scene.board, original) or plain(called) == plain(original.text)
    return so, f"è una copia di {called}"


def _cards_in(scene: Scene, player: str, zone: str, count: int) -> Found:
    found = len(scene.board.zone(zone, player)) if zone != "exile" else _exiled(scene, player)
    return found == count, f"ne ha {found}"


def _exiled(scene: Scene, player: str) -> int:
    return sum(thing.zone[0] == "exile" and thing.owner == player for thing in scene.board.things.values())


def _tokens_of(scene: Scene, player: str, count: int, token: str | None) -> Found:
    there = [scene.board.things[n] for n in scene.board.zone("battlefield")]
    found = sum(
        thing.face.token
        and scene.look.controller(thing) == player
        and (token is None or plain(token) == plain(token_name(thing)))
        for thing in there
    )
    return found == count, f"ne controlla {found}"


def _entered(scene: Scene, count: int, token: str) -> Found:
    """How many tokens of a name have come into play, be they there no more."""
    come: set[int] = set()
    for before, step in pairwise(scene.happened):
        for number in step.board.zone("battlefield"):
            thing = step.board.things[number]
            if thing.face.token and number not in before.board.things and _is_called(token, thing.name):
                come.add(number)
    return len(come) == count, f"ne sono entrate {len(come)}"


def _is_called(said: str, name: str) -> bool:
    """Whether things of a name are called so: «Servo», «Servi»."""
    return plain(said) == plain(name) or re.fullmatch(plural(name), plain(said)) is not None


def _permanents_of(scene: Scene, player: str, count: int, kind: str) -> Found:
    there = [scene.board.things[n] for n in scene.board.zone("battlefield")]
    theirs = [thing for thing in there if not player or scene.look.controller(thing) == player]
    found = sum(not kind or kind in (like := scene.look.traits(thing)).types | like.subtypes for thing in theirs)
    return found == count, f"ne controlla {found}"


def _turn(scene: Scene, player: str) -> Found:
    now = scene.board.facts["turn"]
    return is_turn_of(scene.board, player), f"è il turno di {now}"


JUDGED: dict[str, Callable[..., Found]] = {
    "dealt": _dealt,
    "gained": _gained,
    "life lost": _life_lost,
    "drew": _drew,
    "discards": _discards,
    "countered": _has_happened("countered", "è neutralizzata"),
    "resolved": _has_resolved,
    "regenerated": _has_happened("regenerated", "si è rigenerata"),
    "sacrificed": _was_moved("sacrificed", "è sacrificata"),
    "discarded": _was_moved("discarded", "è scartata"),
    "in combat": _in_combat,
    "unattached": _unattached,
    "copy of": _is_copy,
    "on top": _at_end(0),
    "at the bottom": _at_end(-1),
    "cards in": _cards_in,
    "tokens of": _tokens_of,
    "permanents of": _permanents_of,
    "entered": _entered,
    "turn": _turn,
}


# --- written ----------------------------------------------------------------------------------------------------------


def number_said(count: int, one: str, more: str) -> str:
    """`1 carta`, `2 carte`."""
    return f"{count} {one if count == 1 else more}"


_KINDS_SAID = {"creature": ("creatura", "creature"), "land": ("terra", "terre"), "artifact": ("artefatto", "artefatti")}
_KINDS_SAID |= {"enchantment": ("incantesimo", "incantesimi"), "planeswalker": ("planeswalker", "planeswalker")}
_KINDS_SAID |= {"": ("permanente", "permanenti")}


def _of_kind(count: int, kind: str) -> str:
    if kind in _KINDS_SAID:
        return number_said(count, *_KINDS_SAID[kind])
    return f"{number_said(count, 'permanente', 'permanenti')} di tipo {kind}"


def written(name: Callable[[Name], str]) -> dict[str, Callable[..., str]]:
    """The sentence of every kind; `name` writes a name."""
    return {
        "dealt": lambda no, what, n: f"{name(what)} {no}subisce {number_said(n, 'danno', 'danni')}",
        "gained": lambda no, player, n: f"{player} {no}guadagna {number_said(n, 'punto vita', 'punti vita')}",
        "life lost": lambda no, player, n: f"{player} {no}perde {number_said(n, 'punto vita', 'punti vita')}",
        "drew": lambda no, player, n: f"{player} {no}pesca {number_said(n, 'carta', 'carte')}",
        "discards": lambda no, player, n: f"{player} {no}scarta {number_said(n, 'carta', 'carte')}",
        "countered": lambda no, what: f"{name(what)} {no}è neutralizzata",
        "resolved": lambda no, what: f"{name(what)} {no}si risolve",
        "regenerated": lambda no, what: f"{name(what)} {no}è rigenerata",
        "sacrificed": lambda no, what: f"{name(what)} {no}è sacrificata",
        "discarded": lambda no, what: f"{name(what)} {no}è scartata",
        "in combat": lambda no, what: f"{name(what)} {no}è in combattimento",
        "unattached": lambda no, what: f"{name(what)} {no}è staccata",
        "copy of": lambda no, what, original: f"{name(what)} {no}è una copia di {name(original)}",
        "on top": lambda no, what: f"{name(what)} {no}è in cima al grimorio",
        "at the bottom": lambda no, what: f"{name(what)} {no}è in fondo al grimorio",
        "cards in": lambda no, player, zone, n: f"{player} {no}ha {number_said(n, 'carta', 'carte')} {_IN[zone]}",
        "tokens of": lambda no, player, n, token: (
            f"{player} {no}controlla {number_said(n, 'pedina', 'pedine')} {token or ''}".rstrip()
        ),
        "permanents of": lambda no, player, n, kind: (
            f"{player} {no}controlla {_of_kind(n, kind)}" if player else f"in gioco {no}ci sono {_of_kind(n, kind)}"
        ),
        "entered": lambda no, n, token: (
            f"{no}{'entra' if n == 1 else 'entrano'} {number_said(n, 'pedina', 'pedine')} {token}"
        ),
        "turn": lambda no, player: f"{no}è il turno di {player}",
    }
