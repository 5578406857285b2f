"""Things of the board: `3 Foreste`, `Orso: 2/2 verde, volare`, `pedina Goblin 1/1 rosso`, or key by key."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.magic import vocabulary
from judgekit.scenario import nodes
from judgekit.scenario.faults import plain
from judgekit.scenario.line import LONGEST, Line, Stopped, symbols_of
from judgekit.scenario.magic import phrases as words
from judgekit.scenario.magic.phrases import counter
from judgekit.scenario.model import Name, ThingSaid, Where
from judgekit.scenario.nodes import whole

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judgekit.scenario.faults import Faults
    from judgekit.scenario.nodes import Node


MOST_ALIKE = 1000
_LONGEST_NAME = 200
_SIZE = r"(?:-?[0-9]{1,6}|\*)/(?:-?[0-9]{1,6}|\*)(?![\w/])"
_COUNT = re.compile(r"([0-9]{1,9})\s+(?=\S)", re.ASCII)
_TOKEN = re.compile(r"pedin[ae]\s+(?=\S)", re.IGNORECASE)
_DASH = re.compile(r"\s+[—–-]\s+|\s*—\s*")
_FEATURES = "una misura (2/2), un colore, un tipo, uno stato o una parola chiave"

KEYS = {
    "tipo": "type",
    "costo": "cost",
    "f/c": "size",
    "forza/costituzione": "size",
    "colore": "colours",
    "colori": "colours",
    "testo": "text",
    "stato": "status",
    "segnalini": "counters",
    "assegnata a": "host",
    "assegnato a": "host",
    "proprietario": "owner",
    "controllore": "controller",
    "lealta": "loyalty",
    "fedelta": "loyalty",
    "difesa": "defense",
    "protettore": "protector",
    "parole": "words",
    "abilita": "words",
    "danni": "damage",
    "danno": "damage",
    "scelte": "chosen",
    "scelto": "choice",
    "scelta": "choice",
    "pedina": "token",
    "nella pila": "on the stack",
    "inglese": "english",
    "nome inglese": "english",
    "espansione": "set",
    "set": "set",
    "testo di colore": "flavour",
}


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
}


class TypeLine(NamedTuple):
    """A type line as read; `strange` are words that no type is, with their places in the line."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    token: bool = False
    words: tuple[tuple[str, int], ...] = ()  # «incanta creatura», as the oldest cards say what they enchant
    strange: tuple[tuple[str, int], ...] = ()


def type_line(text: str) -> TypeLine:
    """`Creatura Leggendaria — Elfo Guerriero`, `Terra Base — Foresta`, `Incanta Creatura` in the engine's words."""
    dash = _DASH.search(text)
    left, right = (text[: dash.start()], text[dash.end() :]) if dash else (text, "")
    subtypes = tuple(part for part in re.split(r"[\s,]+", right) if part)
    enchants = re.match(r"\s*(incanta\s+\w.*)", left, re.IGNORECASE)
    if enchants and enchants[1].split()[1:] == ["mondo"]:
        return TypeLine(("enchantment",), subtypes, ("world",))
    if enchants:
        aura = subtypes if "Aura" in subtypes else ("Aura", *subtypes)
        return TypeLine(("enchantment",), aura, words=((enchants[1].strip().lower(), enchants.start(1)),))
    types, supertypes = words.by_plain("TYPES"), words.by_plain("SUPERTYPES")
    said: dict[str, list[Any]] = {"types": [], "supertypes": [], "strange": []}
    token = False
    for found in re.finditer(r"[^\s,]+", left):
        word = plain(found[0])
        if word in types:
            said["types"].append(types[word])
        elif word in supertypes:
            said["supertypes"].append(supertypes[word])
        elif word in {"pedina", "pedine"}:
            token = True
        elif word not in {"e", "del"}:
            said["strange"].append((found[0], found.start()))
    once = {key: tuple(dict.fromkeys(values)) for key, values in said.items()}
    return TypeLine(once["types"], subtypes, once["supertypes"], token, (), once["strange"])


class Laid(NamedTuple):
    """A thing as read, and whether it says of itself that it lies on the stack."""

    thing: ThingSaid
    on_stack: bool = False


def read_things(key: Node, value: Node, faults: Faults) -> tuple[Laid, ...]:
    """The list of things that a zone is."""
    if value.nothing:
        return ()
    if value.items is None:
        faults.add(value.where, f"«{key.text}» vuole un elenco, una cosa per riga: «- Orso: 2/2 verde»")
        return ()
    things = (read_thing(item, faults) for item in value.items)
    return tuple(thing for thing in things if thing is not None)


def read_thing(item: Node, faults: Faults) -> Laid | None:
    """One thing; None where its name cannot be made out."""
    if item.entries is None and item.text is None:
        faults.add(item.where, "qui ci si aspettava una cosa, per esempio «Orso: 2/2 verde», non un elenco")
        return None
    head, value = item.entries[0] if item.entries else (item, None)
    for stray, _ in (item.entries or ())[1:]:
        beside = f"la chiave «{stray.text or '…'}» sta accanto a «{head.text or '…'}»"
        faults.add(stray.where, f"{beside}: va rientrata sotto, o vuole un suo «- »")
    said: dict[str, Any] = {}
    if max(len(head.text or ""), len(value.text or "") if value else 0) > LONGEST:
        faults.add(head.where, f"una descrizione lunghissima: nessuna ha più di {LONGEST} caratteri")
        return None
    if not _head(head, said, faults):
        return None
    if value is not None and value.entries is not None:
        _long(value, said, faults)
    elif value is not None and value.items is not None:
        faults.add(value.where, f"«{head.text}» vuole una descrizione o righe «chiave: valore», non un elenco")
    elif value is not None and not value.nothing:
        _describe(value.text or "", value.inside, said, faults)
    on_stack = said.pop("on the stack", False)
    return Laid(_finished(head, said), on_stack)


def _finished(head: Node, said: dict[str, Any]) -> ThingSaid:
    if "words" in said:
        said["words"] = tuple(said["words"])
    return with_types(ThingSaid(where=head.where, **said))


def with_types(thing: ThingSaid) -> ThingSaid:
    """What goes without saying: what has a size is a creature, what has loyalty a planeswalker, defense a battle."""
    numbers = (("creature", thing.size), ("planeswalker", thing.loyalty), ("battle", thing.defense))
    kind = next((kind for kind, number in numbers if number is not None), None)
    return thing if thing.types or kind is None else thing._replace(types=(kind,))


def is_name(text: str) -> bool:
    """Whether a text, written as a thing, is read as its name and nothing else: `3 Foreste` is not."""
    plain_name = not _COUNT.match(text) and not _TOKEN.match(text) and _divide(text, token=False) == (text, len(text))
    return plain_name and words.basic_land(text) in {None, text} and len(text) <= _LONGEST_NAME and "\n" not in text


# --- names ------------------------------------------------------------------------------------------------------------


def _head(head: Node, said: dict[str, object], faults: Faults) -> bool:
    """How many, a token or not, the name, and what stands behind it: `3 Foreste TAPpate`. False: no name."""
    text = (head.text or "").strip()
    at = head.inside
    count = _COUNT.match(text)
    if count:
        _how_many(int(count[1]), at, said, faults)
        text, at = text[count.end() :], at._replace(column=at.column + count.end())
    token = _TOKEN.match(text)
    if token:
        said["token"] = True
        text, at = text[token.end() :], at._replace(column=at.column + token.end())
    name, rest = _divide(text, token=bool(token))
    if swallowed := _swallowed(name):
        faults.add(at, swallowed)
        return False
    if not name or len(name) > _LONGEST_NAME or "\n" in name:
        faults.add(head.where, "qui ci si aspettava il nome di una cosa, per esempio «Orso» o «3 Foreste»")
        return False
    said["name"] = words.basic_land(name) or name
    if rest < len(text):
        _describe(text[rest:], at._replace(column=at.column + rest), said, faults)
    return True


def _how_many(number: int, where: Where, said: dict[str, object], faults: Faults) -> None:
    if 0 < number <= MOST_ALIKE:
        said["how_many"] = number
    else:
        faults.add(where, f"{number} cose uguali: qui ne stanno da 1 a {MOST_ALIKE}")


def _divide(text: str, *, token: bool) -> tuple[str, int]:
    """A name and where its description begins: at a size or status, for a token also at a colour in small letters."""
    said = plain(text)
    tables = ("STATUSES", "COLOURS", "TYPES") if token else ("STATUSES",)
    for found in re.finditer(rf"[\s,]+(?=({_SIZE}|{words.phrases(*tables)}))", said):
        start = found.end()
        if found.start() == 0 or (token and text[start].isupper() and not text.startswith(("TAP", "STAP"), start)):
            continue
        return text[: found.start()].strip(), start
    return text.strip().rstrip(",").strip(), len(text)


def _swallowed(name: str) -> str:
    """What is wrong with a name that holds the description too: «Fulmine, istantaneo, {R}, testo …»; "" for nothing."""
    first, *parts = re.split(r"\s*,\s*", name)
    if not any(map(_is_feature, parts)):
        return ""
    short = ", ".join(part for part in parts if _is_feature(part) and not _is_card_text(part))
    return f"«{name}» sarebbe un nome solo: dopo il nome vanno i due punti, «- {first}: {short}»; {_TEXT_GOES}"


def _is_feature(phrase: str) -> bool:
    """Whether a phrase would describe a thing."""
    said = plain(phrase).strip()
    if words.keyword(phrase) or said.startswith(("testo ", "testo:", "costo ", "tipo ")):
        return True
    return symbols_of(phrase) is not None or all(word in words.described() for word in said.split())


# --- the short form ---------------------------------------------------------------------------------------------------


def _describe(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
    """`2/2 verde, attacco improvviso`: features in any order, with commas or without."""
    line = Line(text, where)
    try:
        while not line.done:
            if line.take(r"[,.;]") or line.take(r"(?:e|con)(?!\w)"):
                continue
            if not _feature(line, said, faults):
                _keyword(line, said, faults)
    except Stopped as stopped:
        text_goes = f"; {_TEXT_GOES}" if line.text.startswith("{", stopped.at) else ""
        faults.add(line.place(stopped.at), f"qui ci si aspettava {stopped.expected}{text_goes}")


def _feature(line: Line, said: dict[str, object], faults: Faults) -> bool:
    """Step over one feature that is no keyword; False where none comes next."""
    at = line.place()
    if found := line.take(_SIZE):
        _once(said, "size", _size(found[0].strip()), at, faults)
    elif (symbols := line.symbols()) is not None:
        _once(said, "cost", symbols, at, faults)
    elif found := line.take(r"([0-9]{1,6}) dann[oi](?!\w)"):
        _once(said, "damage", int(found[1]), at, faults)
    elif found := line.take(r"(?:lealta|fedelta) ([0-9]{1,6})(?!\w)"):
        _once(said, "loyalty", int(found[1]), at, faults)
    elif found := line.take(r"difesa ([0-9]{1,6})(?!\w)"):
        _once(said, "defense", int(found[1]), at, faults)
    elif line.word("pedin[ae]"):
        said["token"] = True
    elif found := line.take(words.phrases()):
        word = words.described()[" ".join(found[0].split())]
        key = {"STATUSES": "status", "COLOURS": "colours", "TYPES": "types", "SUPERTYPES": "supertypes"}[word.table]
        _join(said, key, word.word)
    else:
        return False
    return True


def _join(said: dict[str, Any], key: str, word: str) -> None:
    if word == "colorless":
        said.setdefault("colours", ())
    elif word not in said.get(key, ()):
        said[key] = (*said.get(key, ()), word)


def _once(said: dict[str, object], key: str, value: object, where: Where, faults: Faults) -> None:
    if key in said:
        faults.add(where, "questo è già detto: una cosa ha una misura, un costo, un numero di danni")
    said[key] = value


def _size(text: str) -> tuple[int | str, int | str]:
    power, toughness = ("*" if part == "*" else int(part) for part in text.split("/"))
    return power, toughness


def _keyword(line: Line, said: dict[str, Any], faults: Faults) -> None:
    """Step over a keyword, up to the next comma; «volare e cautela» are two."""
    at = line.place()
    found = line.need(r"[^,;]+", _FEATURES)
    start = found.end() - len(found[0].lstrip())
    phrase = line.text[start : found.end()].strip().removesuffix(".")
    if words.keyword(phrase):
        said.setdefault("words", []).append((phrase, at))
        return
    offset = 0
    for part in re.split(r"(\s+e\s+)", phrase):
        if part.strip() not in {"", "e"}:
            _one_keyword(part, at._replace(column=at.column + offset), said, faults)
        offset += len(part)


def _one_keyword(phrase: str, where: Where, said: dict[str, Any], faults: Faults) -> None:
    if words.keyword(phrase):
        said.setdefault("words", []).append((phrase, where))
        return
    if _is_card_text(phrase):
        faults.add(where, f"«{phrase}» non è {_FEATURES}: {_TEXT_GOES}")
        return
    near = words.nearest_keyword(phrase, words.described()) if faults.patient else ""
    faults.add(where, f"«{phrase}» non è {_FEATURES}" + (f": forse «{near}»?" if near else f"; {_SHORT_FORM}"))


_TEXT_GOES = "il testo di una carta va in una riga «testo: …», rientrata sotto «- Nome:», con «tipo: …» e «costo: …»"
_SHORT_FORM = "per esempio «Orso: 2/2 verde, volare»; il testo di una carta va in una riga «testo: …» sotto il nome"
_OF_TEXTS = re.compile(
    r"(?:testo|quando|ogniqualvolta|all'inizio|se |infligg|distrugg|pesca|guadagn|neutralizz|previen|scegli|rigenera)"
    r"|.*(?:bersaglio|:|\.|\{t\}|fino alla fine)"
)


def _is_card_text(phrase: str) -> bool:
    """Whether somebody has written what a card says where a keyword was expected."""
    said = plain(phrase).strip()
    return len(said.split()) > 2 and (len(said.split()) > 4 or _OF_TEXTS.match(said) is not None)


# --- key by key -------------------------------------------------------------------------------------------------------


def _long(value: Node, said: dict[str, object], faults: Faults) -> None:
    for meant, (key, node) in nodes.fields(value, KEYS, faults, f"«{said['name']}»", VALUES).items():
        if meant in {"counters", "words", "status", "chosen", "text"}:
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
        message = f"«{word}» non è un tipo di carta (i sottotipi stanno dopo un trattino: «Creatura — Orso»)"
        faults.unknown(place, message, word, known)


def _cost(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
    said["cost"] = () if plain(text) == "nessuno" else symbols_of(text)
    if said["cost"] is None:
        faults.add(where, f"«{text}» non è un costo di mana: si scrive come «{{2}}{{R}}», tra virgolette, o «nessuno»")


def _sized(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
    if re.fullmatch(_SIZE, text):
        said["size"] = _size(text)
    else:
        faults.add(where, f"«{text}» non è forza/costituzione: si scrive come «2/2» o «*/*»")


def _coloured(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
    read = words.colours(text)
    if read is None:
        faults.unknown(where, f"«{text}» non è un colore («rosso e blu», «incolore»)", text, words.by_plain("COLOURS"))
    else:
        said["colours"] = read


def _text(key: Node, node: Node, said: dict[str, object], faults: Faults) -> None:
    if (text := nodes.text(key, node, faults, most=20_000)) is not None:
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
        _once(said, "damage", int(damage[1]), where, faults)
    elif plain(text) in statuses:
        _join(said, "status", statuses[plain(text)])
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
                    _keyword(line, said, faults)


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


def attached(name: Name, known: frozenset[str]) -> Name:
    """A host as the board calls it: `Orso 2` is the second Orso unless something bears that very name."""
    whole = f"{name.text} {name.nth}"
    return name._replace(text=whole, nth=0) if name.nth and whole in known else name


def amounts(key: Node, value: Node, faults: Faults) -> tuple[tuple[str, int], ...]:
    """A map from names to numbers, as counters are written."""
    if value.nothing:
        return ()
    if value.entries is None:
        faults.add(value.where, f'«{key.text}» vuole righe «nome: numero», per esempio «"+1/+1": 2»')
        return ()
    found: dict[str, int] = {}
    for name, number in value.entries:
        said = counter((name.text or "").strip())
        if not said or said in found:
            why = f"«{said}» c’è già" if said else "manca il nome del segnalino"
            faults.add(name.where, f"«{key.text}»: {why}")
        elif (many := whole(name, number, faults)) is not None:
            found[said] = many
    return tuple(found.items())
