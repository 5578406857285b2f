"""YAML read by node: every value stays text as it was written, and knows its place.

Only what people write by hand is taken: texts, lists and maps. Anchors, aliases, tags and deep nesting are refused,
so that no file can be larger than it looks.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.scenario.faults import LONGEST, first_names, plain
from judgekit.scenario.line import symbols_of
from judgekit.scenario.model import Where
from judgekit.scenario.node import Node, read_plainly

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.scenario.faults import Faults


_DEEPEST = 12
_PLAIN = re.compile(r"(?:\d+ )?[^\W\d_][\w .,’'/+()!?;…—–-]*")
_BREAKS = {0x85: " ", 0x2028: " ", 0x2029: " "}  # YAML counts them as ends of lines, nobody else does
_PROBLEMS = (
    ("mapping values are not allowed", "un «:» dove non può stare: il testo che lo contiene va tra virgolette"),
    ("cannot start any token", "un carattere che qui non può stare: si rientra con spazi, il resto va tra virgolette"),
    ("could not find expected ':'", "manca «:» dopo la chiave"),
    ("but found '<stream end>'", "una parentesi o una virgoletta aperta non è chiusa"),
    ("expected <block end>", "il rientro non è quello delle righe vicine, o un testo con «{» non è tra virgolette"),
    ("unexpected end of stream", "una virgoletta aperta non è chiusa"),
    ("expected ',' or", "una parentesi aperta non è chiusa, o un costo come «{2}{R}» non è tra virgolette"),
)


def compose(text: str, file: str, before: int, faults: Faults) -> Node | None:
    """The value that a text is, `before` lines of the file standing above it; None where it is no YAML."""
    bare = text.translate(_BREAKS).split("\n")
    hidden = [_hidden(line) for line in bare]
    lines, quoted = marked(hidden)
    whole = "\n".join(lines)
    ordinary = is_ordinary(whole)
    found = read_plainly(lines, file, before, quoted) if ordinary else None
    if found is None:
        found = composed(whole, lines, file, before, quoted, faults, ordinary=ordinary)
    return found if found is None or hidden == bare else _shown(found)


# Mana between braces: inside a map between braces YAML would take it for another map.
_MANA = re.compile(r"\{([0-9]{1,2}|[WUBRGCXTQSEP](?:/[WUBRGP]){0,2})\}")
_IN_A_MAP = re.compile(r":\s*\{\s*[^\s{}:\"']{1,30}\s*:")
_BRACES = ("\ue0f0", "\ue0f1")
_AS_BRACES = str.maketrans(dict(zip(_BRACES, "{}", strict=True)))


def _hidden(line: str) -> str:
    """A line that holds a map between braces, the mana in it written so that it is text."""
    return _MANA.sub(rf"{_BRACES[0]}\1{_BRACES[1]}", line) if _IN_A_MAP.search(line) else line


def _shown(node: Node) -> Node:
    """The same with its mana as it was written."""
    text = node.text.translate(_AS_BRACES) if node.text is not None else None
    entries = tuple((_shown(key), _shown(value)) for key, value in node.entries) if node.entries is not None else None
    items = tuple(map(_shown, node.items)) if node.items is not None else None
    return node._replace(text=text, entries=entries, items=items)


def composed(
    whole: str, lines: list[str], file: str, before: int, quoted: frozenset[int], faults: Faults, *, ordinary: bool
) -> Node | None:
    """The same by a parser of YAML."""
    import yaml  # reading only

    if yaml.__with_libyaml__ and ordinary:
        try:  # thirteen times as fast; what it takes for wrong is looked at again, and told in the same words
            return _build(yaml.parse(whole, Loader=yaml.CSafeLoader), lines, file, before, quoted)
        except (yaml.YAMLError, ValueError, RecursionError, _Refused):
            pass
    try:
        return _build(yaml.parse(whole, Loader=yaml.SafeLoader), lines, file, before, quoted)
    except _Refused as refused:
        faults.add(refused.where, refused.message)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = Where(file, mark.line + before + 1, mark.column + 1) if mark else Where(file, before + 1, 1)
        said = f"{error.problem or ''} {error.context or ''}"
        why = next((italian for english, italian in _PROBLEMS if english in said), "servono righe «chiave: valore»")
        faults.add(where, f"qui non si legge YAML: {why}")
    except (yaml.YAMLError, ValueError, RecursionError):
        faults.add(Where(file, before + 1, 1), "qui non si legge YAML: ci sono caratteri non ammessi")
    return None


# Where the two readers of YAML may differ: signs that are no text, marks of documents, «?» that begins a key.
_TOLD_APART = r"[^\n\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]|^%|^---|^\.\.\.|(?:^|[\s:-])\?"


def is_ordinary(text: str) -> bool:
    """Whether both readers of YAML surely say the same, and libyaml takes no longer: no «?» inside a list, no remarks
    behind the mark of a block, no brackets one inside the other deeper than any table needs.
    """
    if re.search(_TOLD_APART, text, re.MULTILINE) or ("?" in text and ("[" in text or "{" in text)):
        return False
    return not ("#" in text and ("|" in text or ">" in text)) and not _is_deep(text)


_TEXTS = r"testo|costo|riserva(?: di mana)?|titolo"
_PROSE = re.compile(rf"(?P<key>\s*(?:- +)*(?:{_TEXTS})\s*:\s+)(?P<text>[^\s'\"|>&*!\[].*)")
_REMARK = re.compile(r"\s+#.*$")


def marked(lines: list[str]) -> tuple[list[str], frozenset[int]]:
    """Lines with quotation marks around what is always text (the words of a card, mana, a title) and YAML would take
    for something else: `testo: {T}: Pesca una carta.`; and which lines these are.
    """
    found = list(lines)
    marked: set[int] = set()
    for n, line in enumerate(lines):
        match = _PROSE.fullmatch(line)
        if match is None:
            continue
        text = _REMARK.sub("", match["text"])
        if not (text.startswith("{") or re.search(r":(?:\s|$)", text)):
            continue
        last = _last_line(lines, n)
        found[n] = f"{match['key']}'{(text if last == n else match['text']).replace(chr(39), chr(39) * 2)}"
        for more in range(n + 1, last + 1):
            found[more] = lines[more].replace("'", "''")
        found[last] += "'"
        marked.add(n)
    return found, frozenset(marked)


def _last_line(lines: list[str], first: int) -> int:
    """The last line of a text that goes on, further to the right, below its first."""
    indent = len(lines[first]) - len(lines[first].lstrip(" -"))
    last = first
    while last + 1 < len(lines) and lines[last + 1].strip():
        line = lines[last + 1]
        if len(line) - len(line.lstrip()) <= indent:
            break
        last += 1
    return last


def _is_deep(text: str) -> bool:
    """Whether brackets may stand one inside the other deeper than any table needs: libyaml then takes its time."""
    deep = 0
    for sign in _BRACKETS.findall(text):
        deep += 1 if sign in "[{" else -1
        if deep > _DEEPEST:
            return True
    return False


_BRACKETS = re.compile(r"[\[\]{}]")


class _Refused(Exception):
    def __init__(self, where: Where, message: str) -> None:
        super().__init__(message)
        self.where = where
        self.message = message


def _build(events: Any, lines: list[str], file: str, before: int, quoted: frozenset[int]) -> Node | None:
    """Nodes from the parser's events, without recursion."""
    import yaml

    open_: list[tuple[Where, bool, list[Node]]] = []
    whole: Node | None = None
    documents = 0
    for event in events:
        mark = event.start_mark
        where = Where(file, mark.line + before + 1, mark.column + 1)
        node: Node | None = None
        if isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise _Refused(where, "una riga «---» divide il blocco in due: qui sta una descrizione sola")
        elif isinstance(event, yaml.AliasEvent):
            raise _Refused(where, "i rinvii di YAML («*nome») non sono ammessi: scrivi il valore per intero")
        elif isinstance(event, yaml.NodeEvent):
            if event.anchor is not None:
                raise _Refused(where, "le ancore di YAML («&nome») non sono ammesse: scrivi il valore per intero")
            if getattr(event, "tag", None) is not None:
                raise _Refused(where, "le etichette di YAML («!nome») non sono ammesse: scrivi il valore e basta")
            if isinstance(event, yaml.ScalarEvent):
                inside = where if mark.line in quoted else _inside(event, lines, where)
                node = Node(where, event.value, inside, quoted=event.style in ("'", '"'))
            else:
                if len(open_) >= _DEEPEST:
                    raise _Refused(where, "troppi livelli uno dentro l’altro: nessun tavolo ne ha tanti")
                open_.append((where, isinstance(event, yaml.MappingStartEvent), []))
        elif isinstance(event, yaml.CollectionEndEvent):
            node = _closed(*open_.pop())
        if node is not None:
            if open_:
                open_[-1][2].append(node)
            else:
                whole = node
    return whole


def _closed(where: Where, is_map: bool, parts: list[Node]) -> Node:
    if is_map:
        return Node(where, entries=tuple(zip(parts[::2], parts[1::2], strict=True)))
    return Node(where, items=tuple(parts))


def _inside(event: Any, lines: list[str], where: Where) -> Where:
    """Where the text of a scalar begins: behind its quotation mark, or on the first line of a block."""
    if event.style in {"'", '"'}:
        return where._replace(column=where.column + 1)
    if event.style not in {"|", ">"}:
        return where
    start = event.start_mark.line + 1
    for n in range(start, min(event.end_mark.line + 1, len(lines))):
        if lines[n].strip():
            return Where(where.file, where.line + n - start + 1, len(lines[n]) - len(lines[n].lstrip()) + 1)
    return where


# --- values -----------------------------------------------------------------------------------------------------------


# Keys as people say them who have the cards, or other programs, in English: the key of the language that is meant.
ELSEWHERE = {
    "players": "giocatori", "turn": "turno", "active player": "turno", "step": "fase", "phase": "fase",
    "format": "formato", "life total": "vita", "vita attuale": "vita", "totale": "vita", "punti": "vita",
    "hand": "mano", "library": "grimorio", "deck": "mazzo", "graveyard": "cimitero", "yard": "cimitero",
    "exile": "esilio", "battlefield": "in gioco", "board": "in gioco", "in play": "in gioco", "in campo": "in gioco",
    "sul campo": "in gioco", "tavolo": "in gioco", "permanents": "in gioco", "lands": "terre", "terreni": "terre",
    "creatures": "creature", "artifacts": "artefatti", "enchantments": "incantesimi", "tokens": "pedine",
    "mana pool": "riserva", "pool": "riserva", "counters": "segnalini", "command zone": "zona di comando",
    "commander": "comandante", "type": "tipo", "cost": "costo", "mana cost": "costo",
    "costo mana": "costo", "pt": "f/c", "fc": "f/c", "power/toughness": "f/c",
    "size": "f/c", "color": "colore", "colour": "colore", "colors": "colori", "text": "testo", "oracle": "testo",
    "status": "stato", "keywords": "parole", "abilities": "abilita", "damage": "danni", "loyalty": "fedelta",
    "owner": "proprietario", "controller": "controllore", "attached to": "assegnata a", "maghi": "squadra",
    "wizards": "squadra", "magie in mano": "mano", "attaccato a": "assegnata a", "attaccata": "assegnata a",
}  # fmt: skip
_GO_ON = frozenset({"text", "words", "status", "colours"})  # what may hold commas, or several words


def fields(
    node: Node, keys: Mapping[str, str], faults: Faults, what: str, values: Mapping[str, str] | None = None
) -> dict[str, tuple[Node, Node]]:
    """The entries of a map by what their keys mean; `keys` holds every form of a key. Others are faults.

    `values` are examples by what a key means: one is shown where a key is unknown. Between braces a text goes on behind
    its commas.
    """
    found: dict[str, tuple[Node, Node]] = {}
    if node.nothing:
        return found
    if node.entries is None:
        known = ", ".join(first_names(keys).values())
        faults.add(node.where, f"{what} vuole righe «chiave: valore»: {known}")
        return found
    last = ""
    for key, value in node.entries:
        said = " ".join(plain(key.text or "").split())
        meant = keys.get(said) or keys.get(ELSEWHERE.get(said, ""))
        if meant is None and value.nothing and key.text and last in _GO_ON and found[last][1].text is not None:
            of, begun = found[last]
            found[last] = (of, begun._replace(text=f"{begun.text}, {key.text}"))
            continue
        last = meant or ""
        if meant is None:
            faults.unknown_key(key.where, f"{what}: chiave sconosciuta «{key.text or '…'}»", said, keys, values or {})
        elif meant in found:
            line = found[meant][0].where.line
            faults.add(key.where, f"{what}: «{key.text}» c’è già, alla riga {line}: ogni chiave sta una volta sola")
        else:
            found[meant] = (key, value)
    return found


def text(key: Node, value: Node, faults: Faults, most: int = LONGEST) -> str | None:
    """A text; None, and a fault, where something else stands there."""
    if value.text is not None and len(value.text) > most:
        faults.add(value.where, f"«{key.text}»: un testo di {len(value.text)} caratteri, ne bastano {most}")
        return None
    if value.text is not None and value.text.strip():
        return value.text
    faults.add(value.where, f"«{key.text}» vuole un testo su questa riga{_in_quotes(value)}")
    return None


def _in_quotes(value: Node) -> str:
    """How mana is written that YAML has taken for a map: `{U}`, and `{UU}` of whoever means `{U}{U}`."""
    said = value.entries[0][0].text or "" if value.entries is not None and len(value.entries) == 1 else ""
    for mana in (f"{{{said}}}", "".join(f"{{{one}}}" for one in said)):
        if said and symbols_of(mana):
            return f': le graffe vanno tra virgolette, una coppia per simbolo, «"{mana}"»'
    return ""


def whole(key: Node, value: Node, faults: Faults, *, least: int | None = 0) -> int | None:
    """A whole number; None, and a fault, where something else stands there."""
    if value.text is None or not re.fullmatch(r"-?[0-9]{1,6}", value.text.strip(), re.ASCII):
        faults.add(value.where, f"«{key.text}» vuole un numero intero, per esempio {max(1, least or 1)}")
        return None
    number = int(value.text)
    if least is not None and number < least:
        faults.add(value.where, f"«{key.text}» non può essere {number}: il minimo è {least}")
        return None
    return number


def scalar(text: str) -> str:
    """A text as YAML: bare where nothing in it means anything to YAML, else between quotation marks."""
    import json  # writing only

    bare = _PLAIN.fullmatch(text) and " #" not in text and text == text.strip()
    return text if bare else json.dumps(text, ensure_ascii=False)
