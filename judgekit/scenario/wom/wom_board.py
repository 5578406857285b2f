"""Reading the table of a scenario: players, squads, spells, castles, Diamagic."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.errors import Fault
from judgekit.scenario import nodes
from judgekit.scenario.faults import LONGEST_NAME, LONGEST_PERSON, nearest, plain
from judgekit.scenario.model import UNNAMED, Name
from judgekit.scenario.wom import wom_words
from judgekit.scenario.wom.wom_model import CardSaid, SideSaid, TableSaid
from judgekit.wom.faces import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.faults import Faults
    from judgekit.scenario.node import Node


MOST_ALIKE = 60
MOST_CARDS = 1_000
PLAYERS = 2
KEYS = {
    "turno": "turn",
    "turno di": "turn",
    "di turno": "turn",
    "giocatore di turno": "turn",
    "fase": "phase",
    "momento": "phase",
    "interfase": "phase",
    "sottofase": "phase",
    "numero del turno": "number",
    "comincia": "starting",
    "primo giocatore": "starting",
    "inizia": "starting",
    "giocatori": "players",
    "castello": "castles",
    "castelli": "castles",
    "castello in gioco": "castles",
    "castello di": "castle_of",
    "in palio": "stake",
    "diamagic in palio": "stake",
    "riserva": "reserve",
    "riserva di diamagic": "reserve",
    "preparazione": "setting_up",
}
PLAYER_KEYS = {
    "team": "team",
    **{key: zone for zone, (key, _, _) in wom_words.ZONES.items()},
    "maghi": "wizards",
    "in gioco": "wizards",
    "magie lanciate": "launched",
    "magie nascoste": "hidden",
    "lanciate nascoste": "hidden",
    "carte in mano": "hand",
    "in mano": "hand",
    "magie in mano": "hand",
    "magie": "hand",
    "mazzo magie": "deck",
    "pila degli scarti": "discards",
    "scartate": "discards",
    "negli scarti": "discards",
    "mazzo castelli": "castles",
    "castello": "castles",
}
CARD_KEYS = {
    "titolo": "title",
    "potenza": "power",
    "potenza magica": "power",
    "colore": "colours",
    "colori": "colours",
    "team": "team",
    "condizione": "team",
    "testo": "text",
    "effetto": "text",
    "testo della carta": "text",
    "stato": "status",
    "da": "by",
    "mago": "by",
    "lanciata da": "by",
    "posto": "place",
    "posizione": "place",
    "diamagic": "tokens",
    "tipo": "kind",
}
VALUES = {
    "turn": "Anna",
    "phase": "Sfida",
    "number": "3",
    "starting": "Anna",
    "players": "Anna:",
    "castles": "- Rocca",
    "castle_of": "Anna",
    "stake": "rosso, blu",
    "reserve": "[rosso, verde]",
    "setting_up": "sì",
}
_SEVERAL_UNNAMED = "carte"
_OF_ZONES = {"wizard": "- Topolino: rosso", "castle": "- Rocca", "code": "- Alleanza:"}
PLAYER_VALUES = {
    **{zone: _OF_ZONES.get(kind, "- Dardo: 3 rossa") for zone, (_, _, kind) in wom_words.ZONES.items()},
    "team": "Luna Diamante",
}
CARD_VALUES = {
    "power": "3",
    "colours": "rosso e verde",
    "text": "+2.",
    "title": "Fata Smemorina",
    "team": "Luna Diamante",
    "status": "coperta",
    "by": "Topolino",
    "place": "al centro",
    "tokens": "rosso",
    "kind": "magia",
}
_STATUS = {"coperta": "down", "scoperta": "up", "continua": "lasting"}
_KINDS = {"mago": "wizard", "magia": "spell", "castello": "castle"}
_PRINTED = re.compile(
    r"(?:^|[\s,;.:—–-]+)(?:«([^«»]+)»|[\"“]([^\"”]+)[\"”]|testo\s*:?\s+(\S.*))\s*\.?\s*$", re.IGNORECASE
)
_MANY = re.compile(r"(\d{1,3})\s+(?=\S)")


def read_board(node: Node, faults: Faults) -> TableSaid:
    """The table that a `tavolo` block describes; what is wrong with it goes to `faults`."""
    found = nodes.fields(node, KEYS, faults, "il tavolo", VALUES)
    if "players" not in found:
        faults.add(node.where, "nel tavolo mancano i «giocatori»")
        return TableSaid((), where=node.where)
    players = _players(found["players"][1], faults)
    said: dict[str, Any] = {}
    for field, (key, value) in found.items():
        if field != "players" and (got := _FIELDS[field](key, value, faults)) is not None:
            said[field] = got
    return TableSaid(players, where=node.where, **said)


def _text(key: Node, value: Node, faults: Faults) -> str | None:
    found = nodes.text(key, value, faults)
    return None if found is None else " ".join(found.split())


def _phase(key: Node, value: Node, faults: Faults) -> str | None:
    text = _text(key, value, faults)
    found = wom_words.phase(text) if text is not None else None
    if text is not None and found is None:
        names = [forms[0] for forms in wom_words.PHASES.values()]
        faults.unknown(value.where, f"«{text}» non è una fase", text, names)
    return found


def _number(key: Node, value: Node, faults: Faults) -> int | None:
    return nodes.whole(key, value, faults, least=1)


def _tokens(key: Node, value: Node, faults: Faults) -> tuple[str, ...] | None:
    """Colours of Diamagic: a list, or words in a row."""
    items = value.items if value.items is not None else (value,) if value.text else ()
    found: list[str] = []
    for item in items:
        for word in re.split(r"[\s,]+", (item.text or "").strip()):
            if not word or word == "e":
                continue
            if (colour := _of_diamagic(word)) is None:
                faults.add(item.where, f"«{key.text}»: «{word}» non è il colore di un Diamagic")
            else:
                found.append(colour)
    return tuple(found)


def _of_diamagic(word: str) -> str | None:
    """The colour of a Diamagic, which is never black."""
    colour = wom_words.colour(word)
    return None if colour == "nero" else colour


def _flag(key: Node, value: Node, faults: Faults) -> bool | None:
    said = plain(value.text or "").strip()
    if said not in {"si", "no"}:
        faults.add(value.where, f"«{key.text}» vuole «sì» o «no»")
        return None
    return said == "si"


def _castles(key: Node, value: Node, faults: Faults) -> tuple[CardSaid, ...]:
    return read_cards(key, value, "castle", faults)


_FIELDS: dict[str, Any] = {
    "turn": _text,
    "starting": _text,
    "castle_of": _text,
    "phase": _phase,
    "number": _number,
    "stake": _tokens,
    "reserve": _tokens,
    "setting_up": _flag,
    "castles": _castles,
}

# --- players ----------------------------------------------------------------------------------------------------------


def _players(value: Node, faults: Faults) -> tuple[SideSaid, ...]:
    if not value.entries:
        faults.add(value.where, "«giocatori» vuole i nomi dei giocatori, ciascuno con ciò che ha: «Anna:»")
        return ()
    for key, _ in value.entries:
        if len((key.text or "").strip()) > LONGEST_PERSON:
            faults.add(key.where, f"il nome di un giocatore ha al più {LONGEST_PERSON} caratteri")
    found = tuple(read_player((key.text or "").strip(), key, node, faults) for key, node in value.entries)
    if len(found) != PLAYERS:
        faults.add(value.where, f"una Sfida Ufficiale si gioca in due: qui ci sono {len(found)} giocatori")
    return found


def read_player(name: str, key: Node, node: Node, faults: Faults) -> SideSaid:
    """A player with what is theirs."""
    team = ""
    zones: list[tuple[str, tuple[CardSaid, ...]]] = []
    for meant, (word, value) in nodes.fields(node, PLAYER_KEYS, faults, f"«{name}»", PLAYER_VALUES).items():
        if meant == "team":
            team = _text(word, value, faults) or ""
        else:
            zones.append((meant, read_cards(word, value, wom_words.ZONES[meant][2], faults)))
    return SideSaid(name, key.where, team, tuple(zones))


def read_cards(key: Node, value: Node, kind: str, faults: Faults) -> tuple[CardSaid, ...]:
    """The cards of a zone: a list of names, or of names with what is printed behind them."""
    if value.nothing:
        return ()
    if value.entries is not None:
        return tuple(_card(name, said, kind, faults) for name, said in value.entries)
    items = value.items if value.items is not None else (value,)
    found = []
    for item in items:
        if item.entries is not None and len(item.entries) == 1:
            found.append(_card(*item.entries[0], kind, faults))
        elif item.text and item.text.strip():
            found.append(_named(item, kind, faults))
        else:
            faults.add(item.where, f"«{key.text}»: qui ci si aspettava una carta, per esempio «Dardo: 3 rossa»")
    return tuple(found)


def _named(node: Node, kind: str, faults: Faults) -> CardSaid:
    text = " ".join((node.text or "").split())
    found = _MANY.match(text)
    many, name = (int(found[1]), text[found.end() :]) if found else (1, text)
    name = UNNAMED if name == _SEVERAL_UNNAMED else name
    if not name:
        faults.add(node.where, "manca il nome di una carta")
    if len(name) > LONGEST_NAME:
        faults.add(node.where, f"il nome di una carta ha al più {LONGEST_NAME} caratteri, non {len(name)}")
    if not 0 < many <= MOST_ALIKE:
        faults.add(node.where, f"«{name}»: da 1 a {MOST_ALIKE} copie")
    return CardSaid(name, node.where, kind, many)


def _card(name: Node, said: Node, kind: str, faults: Faults) -> CardSaid:
    card = _named(name, kind, faults)
    if said.nothing or (said.text == "" and said.entries is None):
        return card
    if said.entries is None:
        return _short(card, said, faults)
    for meant, (key, value) in nodes.fields(said, CARD_KEYS, faults, f"«{card.name}»", CARD_VALUES).items():
        if meant == "text":
            text = nodes.text(key, value, faults)
            card = card._replace(text=text or "", text_where=value.inside)
        else:
            got = _CARD_FIELDS[meant](key, value, faults)
            card = card if got is None else card._replace(**{meant: got})
    return card


def _short(card: CardSaid, said: Node, faults: Faults) -> CardSaid:
    """`3 rossa`, `rosso, team Luna Diamante`."""
    text = (said.text or "").strip()
    if found := _PRINTED.search(text):
        nth = next(n for n in (1, 2, 3) if found[n] is not None)
        where = said.inside._replace(column=said.inside.column + found.start(nth))
        card = card._replace(text=found[nth].strip(), text_where=where)
        text = text[: found.start()]
    if found := re.match(r"(\d{1,2})(?!\s+diamagic)(?:\s+|$)", text, re.IGNORECASE):
        card = card._replace(power=int(found[1]))
        text = text[found.end() :]
    for part in re.split(r"\s*,\s*", text) if text else ():
        if found := re.fullmatch(r"team\s+(.+)", part):
            card = card._replace(team=found[1])
        elif (colours := wom_words.colours(part)) is not None:
            card = card._replace(colours=colours)
        elif (tokens := _short_tokens(part)) is not None:
            card = card._replace(tokens=(*card.tokens, *tokens))
        elif (place := wom_words.place(part)) is not None:
            card = card._replace(place=place)
        elif plain(part) in _STATUS:
            card = card._replace(status=(*card.status, _STATUS[plain(part)]))
        else:
            those = ", ".join(COLOURS)
            why = f"«{part}» non è una potenza, un colore ({those}), un team, un posto o Diamagic"
            how = "come «3 rossa» o «rosso, team Luna, al centro, diamagic verde»"
            faults.add(said.where, f"«{card.name}»: {why}, {how}; il testo va in una riga «testo: …» sotto il nome")
    return card


def _short_tokens(part: str) -> tuple[str, ...] | None:
    """`diamagic verde`, `2 Diamagic verdi`; None where something else stands there."""
    found = re.fullmatch(r"(?:con )?(?:([0-9]{1,2}|un) )?diamagic ([a-z ]+)", plain(part).strip())
    if found is None:
        return None
    words = [word for word in found[2].split() if word != "e"]
    colours = tuple(colour for word in words if (colour := _of_diamagic(word)) is not None)
    many = int(found[1]) if (found[1] or "").isdigit() else len(words)
    if not words or len(colours) < len(words) or many != len(words) > 1:
        return None
    return colours * many if len(words) == 1 else colours


def _colours(key: Node, value: Node, faults: Faults) -> tuple[str, ...] | None:
    text = _text(key, value, faults)
    found = wom_words.colours(text) if text is not None else None
    if text is not None and found is None:
        faults.add(value.where, f"«{text}» non è un colore: blu, giallo, nero, rosso, verde")
    return found


def _statuses(key: Node, value: Node, faults: Faults) -> tuple[str, ...] | None:
    text = _text(key, value, faults)
    found = []
    for word in re.split(r"\s*,\s*", text or ""):
        if plain(word) not in _STATUS:
            faults.unknown(value.where, f"«{word}» non è uno stato, come «coperta»", word, _STATUS)
        else:
            found.append(_STATUS[plain(word)])
    return tuple(found)


def _power(key: Node, value: Node, faults: Faults) -> int | None:
    return nodes.whole(key, value, faults)


def _by(key: Node, value: Node, faults: Faults) -> Name | None:
    text = _text(key, value, faults)
    return None if text is None else _numbered(text)._replace(where=value.where)


def _numbered(text: str) -> Name:
    found = re.fullmatch(r"(.+?)\s+([1-9]\d{0,2})", text)
    return Name(found[1], int(found[2])) if found else Name(text)


def _place(key: Node, value: Node, faults: Faults) -> str | None:
    text = _text(key, value, faults)
    found = wom_words.place(text) if text is not None else None
    if text is not None and found is None:
        faults.add(value.where, f"«{text}» non è un posto: a sinistra, al centro, a destra")
    return found


def _kind(key: Node, value: Node, faults: Faults) -> str | None:
    text = plain(_text(key, value, faults) or "")
    if text not in _KINDS:
        faults.unknown(value.where, f"«{key.text}»: «{text}» non è un tipo di carta", text, _KINDS)
        return None
    return _KINDS[text]


_CARD_FIELDS: dict[str, Any] = {
    "title": _text,
    "power": _power,
    "colours": _colours,
    "team": _text,
    "status": _statuses,
    "by": _by,
    "place": _place,
    "tokens": _tokens,
    "kind": _kind,
}

# --- the whole table --------------------------------------------------------------------------------------------------


def laid_out(board: TableSaid) -> Iterator[tuple[str, CardSaid]]:
    """Every card of the table with its zone, in the order in which names count twins; castles in play come last."""
    yield from board.things
    yield from (("castle", card) for card in board.castles)


def names_of(board: TableSaid) -> tuple[str, ...]:
    """The names that the table knows, each once."""
    return tuple(dict.fromkeys(card.name for _, card in laid_out(board)))


def impossible(board: TableSaid) -> Iterator[Fault]:
    """What no table can be."""
    people = [player.name for player in board.players]
    for role in ("turn", "starting", "castle_of"):
        said = getattr(board, role)
        if said and said not in people:
            near = nearest(said, people)
            yield Fault(
                *board.where, f"«{said}» non è un giocatore del tavolo" + (f": forse «{near}»?" if near else "")
            )
    if sum(card.how_many for _, card in laid_out(board)) > MOST_CARDS:
        yield Fault(*board.where, f"sul tavolo ci sono troppe carte: ne stanno al più {MOST_CARDS}")
    for zone, card in laid_out(board):
        if not card.kind:
            yield Fault(*card.where, f"«{card.name}» sta nel Supporto: dinne il tipo (mago, magia, castello)")
        if card.tokens and zone != "wizards":
            yield Fault(*card.where, f"«{card.name}» ha Diamagic, ma solo un Mago in gioco ne possiede")


def settled(board: TableSaid) -> TableSaid:
    """The table as it was read: nothing hangs on the names of others."""
    return board
