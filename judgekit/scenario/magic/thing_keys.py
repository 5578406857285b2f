"""A thing told key by key: `tipo: …`, `costo: …`, `stato: …`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.magic import vocabulary
from judgekit.scenario import nodes
from judgekit.scenario.faults import LONGEST_RULES, plain
from judgekit.scenario.line import Line, Stopped, symbols_of
from judgekit.scenario.magic import phrases as words
from judgekit.scenario.magic.phrases import counter
from judgekit.scenario.magic.thing_features import SIZE, counted, join_to, say_once, size_of, take_keyword, type_line
from judgekit.scenario.nodes import whole

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judgekit.scenario.faults import Faults
    from judgekit.scenario.model import Where
    from judgekit.scenario.node import Node


KEYS = {
    "tipo": "type",
    "costo": "cost",
    "costo di mana": "cost",
    "f/c": "size",
    "forza/costituzione": "size",
    "forza e costituzione": "size",
    "f/t": "size",
    "p/t": "size",
    "misura": "size",
    "corpo": "size",
    "colore": "colours",
    "colori": "colours",
    "testo": "text",
    "testo della carta": "text",
    "effetto": "text",
    "stato": "status",
    "segnalini": "counters",
    "assegnata a": "host",
    "assegnato a": "host",
    "attaccata a": "host",
    "incanta": "host",
    "equipaggia": "host",
    "su": "host",
    "proprietario": "owner",
    "controllore": "controller",
    "lealta": "loyalty",
    "fedelta": "loyalty",
    "difesa": "defense",
    "protettore": "protector",
    "parole": "words",
    "parole chiave": "words",
    "keyword": "words",
    "abilita": "words",
    "danni": "damage",
    "danno": "damage",
    "scelte": "chosen",
    "scelto": "choice",
    "scelta": "choice",
    "pedina": "token",
    "token": "token",
    "nella pila": "on the stack",
    "inglese": "english",
    "nome inglese": "english",
    "espansione": "set",
    "set": "set",
    "testo di colore": "flavour",
    "meta": "split",
    "retro": "transform",
    "faccia posteriore": "transform",
    "trasforma": "transform",
    "altra faccia": "modal",
    "avventura": "adventure",
    "presagio": "omen",
    "prototipo": "prototype",
    "capovolta": "flip",
    "meta capovolta": "flip",
    "ruotata": "flip",
    "meta inferiore": "flip",
    "sbloccata": "unlocked",
    "sbloccate": "unlocked",
    "porta sbloccata": "unlocked",
    "porte sbloccate": "unlocked",
}
FACES = ("split", "transform", "modal", "adventure", "omen", "prototype", "flip")


VALUES = {
    "type": "Creatura — Orso",
    "cost": '"{1}{G}"',
    "size": "2/2",
    "colours": "rosso e blu",
    "text": "Pesca una carta.",
    "status": "TAPpata, 2 danni",
    "counters": '{"+1/+1": 2}',
    "host": "Orso",
    "owner": "Bruno",
    "controller": "Anna",
    "loyalty": "3",
    "defense": "4",
    "protector": "Bruno",
    "words": "volare, travolgere",
    "damage": "1",
    "chosen": "{colore: rosso}",
    "choice": "rosso",
    "token": "sì",
    "on the stack": "sì",
    "english": "Bear",
    "set": "Saga",
    "flavour": "Ha fame.",
    "split": '[Fuoco: {tipo: Istantaneo, costo: "{R}"}, Ghiaccio: {tipo: Istantaneo, costo: "{U}"}]',
    "transform": "{Bestia: {tipo: Creatura, f/c: 4/4}}",
    "modal": "{Vetta: {tipo: Terra}}",
    "flip": "{Vulcano: {tipo: Creatura leggendaria, f/c: 2/2}}",
    "omen": '{Canto: {tipo: Stregoneria — Presagio, costo: "{R}"}}',
    "prototype": '{costo: "{1}{R}", f/c: 2/1}',
    "unlocked": "Cantina",
    "adventure": '{Prova: {tipo: Stregoneria — Avventura, costo: "{R}"}}',
}


# Card types of casual variants that are not played, by their names.
_OF_OTHER_GAMES = {
    **dict.fromkeys(("intrigo", "trama"), "gli intrighi sono delle partite Archenemy (314, 904)"),
    "cospirazione": "le cospirazioni sono delle partite Conspiracy Draft (315, 905)",
    **dict.fromkeys(("vanguard", "avanguardia"), "le carte vanguard sono di una variante informale (313, 902)"),
}


def read_keys(value: Node, said: dict[str, object], faults: Faults) -> None:
    for meant, (key, node) in nodes.fields(value, KEYS, faults, f"«{said['name']}»", VALUES).items():
        if meant in FACES:
            said["faces told"] = (meant, key, node)
        elif meant in {"counters", "words", "status", "chosen", "text", "unlocked"}:
            _LISTS[meant](key, node, said, faults)
        elif meant in {"damage", "loyalty", "defense"}:
            if (number := nodes.whole(key, node, faults)) is not None:
                said[meant] = number
        elif (text := nodes.text(key, node, faults)) is not None:
            _TEXTS[meant](text.strip(), node.inside, said, faults)


def _type(text: str, where: Where, said: dict[str, Any], faults: Faults) -> None:
    read = type_line(text)
    said |= {"types": read.types, "subtypes": read.subtypes, "supertypes": read.supertypes}
    if read.token:
        said["token"] = True
    for phrase, offset in read.words:
        said.setdefault("words", []).append((phrase, where._replace(column=where.column + offset)))
    known = [forms[0] for table in (vocabulary.TYPES, vocabulary.SUPERTYPES) for forms in table.values()]
    for word, offset in read.strange:
        place = where._replace(column=where.column + offset)
        if (game := _OF_OTHER_GAMES.get(plain(word))) is not None:
            faults.add(place, f"«{word}»: {game}, che qui non si giocano")
            continue
        message = f"«{word}» non è un tipo di carta (i sottotipi stanno dopo un trattino: «Creatura — Orso»)"
        faults.unknown(place, message, word, known)


def _cost(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
    said["cost"] = () if plain(text) == "nessuno" else symbols_of(text)
    if said["cost"] is None:
        faults.add(where, f"«{text}» non è un costo di mana: si scrive come «{{2}}{{R}}», tra virgolette, o «nessuno»")


def _sized(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
    if re.fullmatch(SIZE, text):
        said["size"] = size_of(text)
    else:
        faults.add(where, f"«{text}» non è forza/costituzione: si scrive come «2/2», «*/*» o «*/1+*»")


def _coloured(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
    read = words.colours(text)
    if read is None:
        faults.unknown(where, f"«{text}» non è un colore («rosso e blu», «incolore»)", text, words.by_plain("COLOURS"))
    else:
        said["colours"] = read


def _text(key: Node, node: Node, said: dict[str, object], faults: Faults) -> None:
    if (text := nodes.text(key, node, faults, most=LONGEST_RULES)) is not None:
        said |= {"text": text.strip(), "text_where": node.inside}


def _host(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
    try:
        said["host"] = Line(text, where).name(r"(?!)", "il nome di ciò a cui è assegnata")
    except Stopped as stopped:
        faults.add(where, f"qui ci si aspettava {stopped.expected}")


def _as_said(field: str) -> Callable[[str, Where, dict[str, object], Faults], None]:
    def keep(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
        said[field] = text

    return keep


def _flagged(field: str) -> Callable[[str, Where, dict[str, object], Faults], None]:
    def keep(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
        answer = words.flag(text)
        if answer is None:
            faults.add(where, f"«{text}»: qui ci si aspettava «sì» o «no»")
        said[field] = bool(answer)

    return keep


def _status(key: Node, node: Node, said: dict[str, object], faults: Faults) -> None:
    """One or several, with commas or as a list: `TAPpata, 2 danni`."""
    for item in node.items if node.items is not None else (node,):
        text = nodes.text(key, item, faults)
        for part in re.finditer(r"[^,]+", text or ""):
            where = item.inside._replace(column=item.inside.column + part.start())
            _one_status(part[0].strip(), where, said, faults)


def _one_status(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
    statuses = words.by_plain("STATUSES")
    damage = re.fullmatch(r"(?:ha )?([0-9]{1,6}) dann[oi]", plain(text), re.ASCII)
    if damage:
        say_once(said, "damage", int(damage[1]), where, faults)
    elif plain(text) in statuses:
        join_to(said, "status", statuses[plain(text)])
    else:
        faults.unknown(where, f"«{text}» non è uno stato, come «TAPpata, 2 danni»", text, _printed(vocabulary.STATUSES))


def _printed(table: Mapping[str, tuple[str, ...]]) -> list[str]:
    return [forms[0] for forms in table.values()]


def _counters(key: Node, node: Node, said: dict[str, object], faults: Faults) -> None:
    said["counters"] = amounts(key, node, faults)


def _words(key: Node, node: Node, said: dict[str, object], faults: Faults) -> None:
    for item in node.items if node.items is not None else (node,):
        if (text := nodes.text(key, item, faults)) is not None:
            line = Line(text, item.inside)
            while not line.done:
                if not line.take(","):
                    take_keyword(line, said, faults)


def _unlocked(key: Node, node: Node, said: dict[str, object], faults: Faults) -> None:
    """The names of the halves, with commas or as a list; «nessuna» for none."""
    names: list[str] = []
    for item in node.items if node.items is not None else (node,):
        names += [name.strip() for name in re.split(r",| e ", nodes.text(key, item, faults) or "")]
    said["unlocked"] = () if [plain(name) for name in names] == ["nessuna"] else tuple(names)


def _choice(text: str, where: Where, said: dict[str, Any], faults: Faults) -> None:
    """`scelto: rosso` says by its value what was chosen."""
    value = _value(text)
    kind = "numero" if isinstance(value, int) else "colore" if value in vocabulary.COLOURS else "scelta"
    said["chosen"] = (*said.get("chosen", ()), (kind, value))


def _chosen(key: Node, node: Node, said: dict[str, Any], faults: Faults) -> None:
    if node.entries is None:
        faults.add(node.where, f"«{key.text}» vuole righe «che cosa: quale», per esempio «colore: rosso»")
        return
    found = dict(said.get("chosen", ()))
    for name, value in node.entries:
        if name.text and (text := nodes.text(name, value, faults)) is not None:
            found[name.text.strip().lower()] = _value(text.strip())
        elif not name.text:
            faults.add(name.where, f"«{key.text}»: manca che cosa è stato scelto")
    said["chosen"] = tuple(found.items())


def _value(text: str) -> int | str:
    if re.fullmatch(r"-?[0-9]{1,6}", text, re.ASCII):
        return int(text)
    colour = words.by_plain("COLOURS").get(plain(text))
    return colour if colour and colour != "multicolor" else text


_LISTS: dict[str, Callable[[Node, Node, dict[str, object], Faults], None]] = {
    "counters": _counters,
    "words": _words,
    "status": _status,
    "chosen": _chosen,
    "text": _text,
    "unlocked": _unlocked,
}


_TEXTS: dict[str, Callable[[str, Where, dict[str, object], Faults], None]] = {
    "type": _type,
    "cost": _cost,
    "size": _sized,
    "colours": _coloured,
    "host": _host,
    "owner": _as_said("owner"),
    "controller": _as_said("controller"),
    "protector": _as_said("protector"),
    "choice": _choice,
    "english": _as_said("english"),
    "set": _as_said("set"),
    "flavour": _as_said("flavour"),
    "token": _flagged("token"),
    "on the stack": _flagged("on the stack"),
}


def _counted(key: Node, value: Node, faults: Faults) -> tuple[tuple[str, int], ...]:
    """The same in a line: `2 +1/+1, 1 carica`."""
    line, found = Line((value.text or "").strip(), value.inside), []
    try:
        while not line.done:
            found.append(counted(line))
            line.take(r"[,;.]\s*(?:e\s+)?|e\s+")
    except Stopped:
        found = []
    if not found or len(dict(found)) < len(found):
        faults.add(value.where, f'«{key.text}» vuole righe «nome: numero», per esempio «"+1/+1": 2», o «2 +1/+1»')
        return ()
    return tuple(found)


def amounts(key: Node, value: Node, faults: Faults) -> tuple[tuple[str, int], ...]:
    """A map from names to numbers, as counters are written."""
    if value.nothing:
        return ()
    if value.entries is None:
        return _counted(key, value, faults)
    found: dict[str, int] = {}
    for name, number in value.entries:
        said = counter((name.text or "").strip())
        if not said or said in found:
            why = f"«{said}» c’è già" if said else "manca il nome del segnalino"
            faults.add(name.where, f"«{key.text}»: {why}")
        elif (many := whole(name, number, faults)) is not None:
            found[said] = many
    return tuple(found.items())
