"""Things of the board: `3 Foreste`, `Orso: 2/2 verde, volare`, `pedina Goblin 1/1 rosso`, or key by key."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.scenario.faults import LONGEST, LONGEST_NAME, Faults, plain
from judgekit.scenario.line import NUMBERS, number_of
from judgekit.scenario.magic import phrases as words
from judgekit.scenario.magic.thing_features import SIZE, TEXT_GOES, describe, is_card_text, is_feature
from judgekit.scenario.magic.thing_keys import read_keys
from judgekit.scenario.model import FaceSaid, Name, ThingSaid, Where
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.scenario.node import Node


MOST_ALIKE = 1000
_COUNT = re.compile(r"([0-9]{1,9})(?:\s+|\s?[x×]\s+)(?=\S)", re.ASCII)
_WRITTEN = re.compile(rf"({'|'.join(NUMBERS)})\s+(?=(?:pedin[ae]|token)\s)", re.IGNORECASE)  # no token is called so
_OF_A_NAME = re.compile(rf"({'|'.join(NUMBERS)})\s+(?=[A-ZÀ-Ý])")  # a name that begins so has a capital there
_TIMES = re.compile(r"(.*\S)\s*\(?[x×]\s?([0-9]{1,3})\)?\s*")  # «Foresta x3»
_DESCRIBED_BEFORE = re.compile(r"\s*([^,—–:]*?[^,—–:\s])(?:\s*,\s*|\s*[—–]\s*|\s+-\s+)(\S.*)")  # before a quoted text
_CALLED_TOKEN = re.compile(r"\s*\((?:pedina|token)\)\s*$", re.IGNORECASE)  # «Soldato (pedina)»
_TOKEN = re.compile(r"(?:pedin[ae]|token)\s+(?=\S)(?!d(?:i|el|ella)\s)", re.IGNORECASE)  # «Pedina di Ulamog» is a card


class Laid(NamedTuple):
    """A thing as read, and whether it says of itself that it lies on the stack."""

    thing: ThingSaid
    on_stack: bool = False


_OF_NAMES_ALONE = re.compile(r"(?:[0-9]{1,3} )?[^\W\d_a-z]")
_BETWEEN = re.compile(r"\s*,\s*|\s+ed?\s+")


def _in_a_row(text: str) -> list[str]:
    """The things of a zone that is told in a line, `3 Pianure, Isola`; none where more than their names is said."""
    parts = [part.strip() for part in _BETWEEN.split(text) if part.strip()]
    told = re.search(r"[/:{}]", text) is None and all(map(_OF_NAMES_ALONE.match, parts))
    return parts if told else []


def read_things(key: Node, value: Node, faults: Faults) -> tuple[Laid, ...]:
    """The list of things that a zone is."""
    if value.nothing:
        return ()
    if value.items is None and (names := _in_a_row(value.text or "")):
        value = value._replace(items=tuple(value._replace(text=name) for name in names))
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
    head = _before_its_description(head, value, said)
    if not _head(head, said, faults):
        return None
    if value is not None and value.entries is not None:
        read_keys(value, said, faults)
    elif value is not None and value.items is not None:
        faults.add(value.where, f"«{head.text}» vuole una descrizione o righe «chiave: valore», non un elenco")
    elif value is not None and not value.nothing:
        describe(value.text or "", value.inside, said, faults)
    on_stack = said.pop("on the stack", False)
    if "faces told" in said:
        _faces(said, faults)
    return Laid(_finished(head, said), on_stack)


def _faces(said: dict[str, Any], faults: Faults) -> None:
    """The other faces of a card: a half, a back, an Adventure; of a split card, both halves."""
    layout, key, node = said.pop("faces told")
    if layout == "prototype":
        _prototype(said, node, faults)
        return
    several = tuple(map(_by_its_name, node.items or ())) or _each_named(_by_its_name(node))
    due = _HALVES if layout == "split" else 1
    if len(several) != due:
        faults.add(node.where, f"«{key.text}» vuole {'due metà' if due > 1 else 'una faccia'}, ciascuna col suo nome")
        return
    found = []
    for item in several:
        laid = read_thing(item, faults)
        if laid is None:
            return
        whole = laid.thing._asdict()
        told = {name: value for name, value in whole.items() if name in FaceSaid._fields}
        if any(value != ThingSaid._field_defaults[name] for name, value in whole.items() if name not in told):
            faults.add(item.where, "di una faccia si dice solo che cosa vi è stampato: tipo, costo, f/c, colore, testo")
        found.append(FaceSaid(**told))
    if layout == "split":
        found = [_with_shared(face, said) for face in found]
        said.pop("text", None), said.pop("text_where", None), said.pop("words", None)
    said |= {"layout": layout, "faces": tuple(found)}


def _each_named(node: Node) -> tuple[Node, ...]:
    return tuple(node._replace(entries=(entry,)) for entry in node.entries or ())


def _by_its_name(node: Node) -> Node:
    """A face whose name stands among its keys, «nome: Bestia Lunare», as one that stands under its name."""
    name = next((value for key, value in node.entries or () if plain(key.text or "") == "nome"), None)
    if name is None or name.text is None:
        return node
    rest = tuple(entry for entry in node.entries or () if entry[1] is not name)
    return node._replace(entries=((name, node._replace(entries=rest)),))


def _with_shared(face: FaceSaid, said: dict[str, Any]) -> FaceSaid:
    """A half of a split card with what is told of the whole: «testo: Fusione» stands on both."""
    text = "\n".join(part for part in (face.text, said.get("text", "")) if part)
    words = (*face.words, *said.get("words", ()))
    return face._replace(text=text, text_where=face.text_where or said.get("text_where"), words=words)


_HALVES = 2


def _prototype(said: dict[str, Any], node: Node, faults: Faults) -> None:
    """The other cost and size of a card with prototype: all else is as it is."""
    told: dict[str, Any] = {"name": said["name"]}
    read_keys(node, told, faults)
    told["where"] = node.where
    if set(told) != {"name", "where", "cost", "size"}:
        faults.add(
            node.where, 'di un prototipo si dicono, e non altro, costo e f/c: «prototipo: {costo: "{1}{R}", f/c: 2/1}»'
        )
        return
    kept = {name: said[name] for name in FaceSaid._fields if name in said and name not in told}
    said |= {"layout": "prototype", "faces": (FaceSaid(**{**kept, **told}),)}


def _finished(head: Node, said: dict[str, Any]) -> ThingSaid:
    if "words" in said:
        said["words"] = tuple(said["words"])
    return with_types(ThingSaid(where=head.where, **said))


def with_types(thing: ThingSaid) -> ThingSaid:
    """What goes without saying: what has a size is a creature, what has loyalty a planeswalker, defense a battle."""
    numbers = (("creature", thing.size), ("planeswalker", thing.loyalty), ("battle", thing.defense))
    kind = next((kind for kind, number in numbers if number is not None), None)
    return thing if thing.types or kind is None else thing._replace(types=(kind,))


def _before_its_description(head: Node, value: Node | None, said: dict[str, object]) -> Node:
    """The name alone where what it is stands behind it, before its text: «Tisana, istantaneo {W}: «Guadagni …»»."""
    text = head.text or ""
    quoted = value is not None and value.text is not None and _is_text(value.text)
    found = _DESCRIBED_BEFORE.match(text) if quoted or re.search(r"[{«“]", text) else None
    if found is None or len(text) > LONGEST:
        return head
    told: dict[str, object] = {"name": found[1]}
    trial = Faults()
    describe(found[2], head.inside._replace(column=head.inside.column + found.start(2)), told, trial)
    if trial.found:
        return head
    said |= {key: one for key, one in told.items() if key != "name"}
    return head._replace(text=found[1])


def _is_text(text: str) -> bool:
    """Whether a text stands between quotation marks: then it is what is printed on a card."""
    return re.fullmatch(r"\s*(?:«.*»|“.*”|\".*\")\s*\.?\s*", text) is not None


def is_name(text: str) -> bool:
    """Whether a text, written as a thing, is read as its name and nothing else: `3 Foreste` is not."""
    plain_name = (
        not (_COUNT.match(text) or _WRITTEN.match(text) or _OF_A_NAME.match(text) or _TIMES.fullmatch(text))
        and not _TOKEN.match(text)
        and _divide(text, token=False) == (text, len(text))
    )
    return plain_name and words.basic_land(text) in {None, text} and len(text) <= LONGEST_NAME and "\n" not in text


# --- names ------------------------------------------------------------------------------------------------------------


def _head(head: Node, said: dict[str, object], faults: Faults) -> bool:
    """How many, a token or not, the name, and what stands behind it: `3 Foreste TAPpate`. False: no name."""
    text = (head.text or "").strip()
    at = head.inside
    if times := _TIMES.fullmatch(text):
        _how_many(int(times[2]), at, said, faults)
        text = times[1]
    count = _COUNT.match(text) or _WRITTEN.match(text) or _OF_A_NAME.match(text)
    if count:
        _how_many(number_of(count[1].lower()), at, said, faults)
        text, at = text[count.end() :], at._replace(column=at.column + count.end())
    if called := _CALLED_TOKEN.search(text):
        said["token"] = True
        text = text[: called.start()]
    token = _TOKEN.match(text)
    if token:
        said["token"] = True
        text, at = text[token.end() :], at._replace(column=at.column + token.end())
    name, rest = _divide(text, token=bool(token))
    if swallowed := _swallowed(name):
        faults.add(at, swallowed)
        return False
    if not name or len(name) > LONGEST_NAME or "\n" in name:
        faults.add(head.where, "qui ci si aspettava il nome di una cosa, per esempio «Orso» o «3 Foreste»")
        return False
    said["name"] = words.basic_land(name) or name
    if rest < len(text):
        describe(text[rest:], at._replace(column=at.column + rest), said, faults)
    return True


def _how_many(number: int, where: Where, said: dict[str, object], faults: Faults) -> None:
    if 0 < number <= MOST_ALIKE:
        said["how_many"] = number
    else:
        faults.add(where, f"{number} cose uguali: qui ne stanno da 1 a {MOST_ALIKE}")


def _divide(text: str, *, token: bool) -> tuple[str, int]:
    """A name and where its description begins: at a size or status, for a token also at a colour.

    A word in capital letters is part of the name: «Sfera del Comandante», «Crescita Mostruosa».
    """
    said = plain(text)
    tables = ("STATUSES", "COLOURS", "TYPES") if token else ("STATUSES",)
    for found in re.finditer(rf"(?:\s+[—–-])?[\s,(]+(?=({SIZE}|{words.phrases(*tables)}))", said):
        start = found.end()
        if found.start() == 0 or (text[start].isupper() and not text.startswith(("TAP", "STAP"), start)):
            continue
        return text[: found.start()].strip(), start
    return text.strip().rstrip(",").strip(), len(text)


def _swallowed(name: str) -> str:
    """What is wrong with a name that holds the description too: «Fulmine, istantaneo, {R}, testo …»; "" for nothing."""
    first, *parts = re.split(r"\s*,\s*", name)
    if not any(map(is_feature, parts)):
        return ""
    short = ", ".join(part for part in parts if is_feature(part) and not is_card_text(part))
    return f"«{name}» sarebbe un nome solo: dopo il nome vanno i due punti, «- {first}: {short}»; {TEXT_GOES}"


def attached(name: Name, known: frozenset[str]) -> Name:
    """A host as the board calls it: `Orso 2` is the second Orso unless something bears that very name."""
    whole = f"{name.text} {name.nth}"
    return name._replace(text=whole, nth=0) if name.nth and whole in known else name
