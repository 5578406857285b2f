"""Reading a set as MTGJSON writes it: distinct cards, with what is printed on them in Italian."""

from __future__ import annotations

import json
import re

from judgekit.errors import BadDocument, Fault
from judgekit.magic import vocabulary
from judgekit.magic.sets.card import Card
from judgekit.magic.sets.several_faces import Entry, joined
from judgekit.values import NamedTuple

MOST = 100_000_000  # bytes: the largest sets have a tenth of it
_OLD = {"tribal": "kindred"}


class CardSet(NamedTuple):
    """A set: its code, name and date, and its cards, each once."""

    code: str
    name: str
    date: str
    cards: tuple[Card, ...]


def read_set(content: bytes, file: str) -> CardSet:
    """Read a set. Raises BadDocument where the content is none."""
    data = _data(content, file)
    told = data.get("cards")
    if not isinstance(told, list):
        raise _bad(file, "non è un set in forma MTGJSON: sotto «data» manca l’elenco «cards»")
    code = _text(data, "code").upper()
    found: dict[str, Entry] = {}
    for n, one in enumerate(told, 1):
        if not isinstance(one, dict) or not _text(one, "name"):
            raise _bad(file, f"la carta numero {n} non ha un nome")
        entry = _entry(one, code)
        before = found.get(entry.card.english)
        if before is None or (entry.card.text and not before.card.text):
            found[entry.card.english] = entry
    return CardSet(code, _text(data, "name") or code, _text(data, "releaseDate"), joined(found.values()))


def _data(content: bytes, file: str) -> dict[str, object]:
    if len(content) > MOST:
        raise _bad(file, "il file è troppo grande per essere un set di carte")
    if not content.strip():
        raise _bad(file, 'il file è vuoto: ci si aspettava {"data": {"cards": […]}}')
    try:
        whole = json.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise _bad(file, "il file non è UTF-8") from error
    except json.JSONDecodeError as error:
        raise BadDocument((Fault(file, error.lineno, error.colno, "qui il JSON si rompe"),)) from error
    except (RecursionError, ValueError) as error:
        raise _bad(file, "il JSON non si può leggere") from error
    data = whole.get("data") if isinstance(whole, dict) else None
    if not isinstance(data, dict):
        raise _bad(file, 'non è un set in forma MTGJSON: ci si aspettava {"data": {"cards": […]}}')
    return data


def _bad(file: str, message: str) -> BadDocument:
    return BadDocument((Fault(file, 1, 1, message),))


def _entry(told: dict[str, object], code: str) -> Entry:
    """A face, and of which card it is one."""
    name = _text(_italian(told), "name")
    layout, side = _text(told, "layout"), _text(told, "side")
    return Entry(_card(told, code), layout if side else "", side, _text(told, "name").strip(), name.strip())


def _card(told: dict[str, object], code: str) -> Card:
    italian = _italian(told)
    name = _text(italian, "faceName") or _text(italian, "name")
    basic = "Basic" in _words(told, "supertypes")
    text: str | None = "" if basic else _with_lines(_text(italian, "text"))
    if not text and not basic and _text(told, "text"):
        text = None  # it says something, but not in Italian
    return Card(
        name=name.strip(),
        english=(_text(told, "faceName") or _text(told, "name")).strip(),
        set=code,
        number=_text(told, "number"),
        cost=_text(told, "manaCost"),
        line=_text(italian, "type"),
        english_line=_text(told, "type"),
        types=_known(told, "types", vocabulary.TYPES),
        subtypes=_words(told, "subtypes"),
        supertypes=_known(told, "supertypes", vocabulary.SUPERTYPES),
        power=_text(told, "power"),
        toughness=_text(told, "toughness"),
        loyalty=_text(told, "loyalty"),
        defense=_text(told, "defense"),
        colours=_words(told, "colors"),
        text=text,
    )


def _italian(told: dict[str, object]) -> dict[str, object]:
    """What is printed on it in Italian; of several printings the one with a text."""
    foreign = told.get("foreignData")
    found = [one for one in foreign if _is_italian(one)] if isinstance(foreign, list) else []
    return max(found, key=lambda one: bool(_text(one, "text")), default={})


def _is_italian(one: object) -> bool:
    return isinstance(one, dict) and one.get("language") == "Italian" and bool(_text(one, "name"))


def _text(told: dict[str, object], key: str) -> str:
    value = told.get(key)
    if not isinstance(value, str):
        return ""
    whole = value.encode(errors="replace").decode()  # half a surrogate pair is no letter, and nothing could keep it
    return re.sub(r"\r\n?|\\n", "\n", whole)


# Where a line was lost on the way into the set: «VolareQuando …», «Volare{1}: …», «… alla creatura.Arte magica — …».
_LOST_LINE = re.compile(
    r"(?<=[a-zàèéìòù])(?=[A-ZÈ][a-zàèéìòù’'])|(?<=[a-zàèéìòù])(?=(?:\{[^{}]+\})+(?:,[^.:]*)?:)|(?<=\.)(?=[A-ZÈ])"
)


def _with_lines(text: str) -> str:
    return _LOST_LINE.sub("\n", text)


def _words(told: dict[str, object], key: str) -> tuple[str, ...]:
    value = told.get(key)
    return tuple(word for word in value if isinstance(word, str)) if isinstance(value, list) else ()


def _known(told: dict[str, object], key: str, table: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Types in the engine's words, those left out that it has no word for."""
    words = (_OLD.get(word.lower(), word.lower()) for word in _words(told, key))
    return tuple(word for word in words if word in table)
