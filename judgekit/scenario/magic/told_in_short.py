"""What else people say of a thing in its one line: its text, its subtypes, what it is on, whose it is."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.magic import vocabulary
from judgekit.magic.language.known import read
from judgekit.scenario.line import NUMBER, TO, number_of

if TYPE_CHECKING:
    from judgekit.scenario.faults import Faults
    from judgekit.scenario.line import Line

_QUOTED = r"(?:(?:testo|con)\s*:?\s*)?(?:«([^«»]+(?:«[^«»]*»[^«»]*)*)»|\"([^\"]+)\"|“([^“”]+)”)"
_TEXT = r"testo(?:\s*:\s*|\s+)(\S.*?)\s*$"
_DASH = r"[—–-](?=\s)"
_KIND = r"[A-ZÀ-Ý][\w’'-]*"
_SINCE = (
    r"(?:(?:e|è) )?(?:in gioco|arrivat[oa]|giocat[oa]|lanciat[oa]|entrat[oa]|in campo) (?:da |in |in gioco )?"
    r"questo turno"
)
_OLDER = r"(?:(?:e|è) )?in gioco (?:dal|da) (?:turno (?:scorso|precedente)|prima)"
_NOTHING = rf"(?:senza debolezza(?: da evocazione)?|{_OLDER}|gia(?=\s)|[—–-](?=\s+[«\"“]))"


def told(line: Line, said: dict[str, object], faults: Faults) -> bool:
    """Step over one thing that is said so; False where none comes next."""
    if line.take(_NOTHING):
        return True
    if found := line.take(_QUOTED) or line.take(_TEXT):
        nth = next(n for n in (1, 2, 3) if found[n] is not None)
        _text(said, line.text[slice(*found.span(nth))], line, found.start(nth), faults)
    elif line.take(r"costo(?: di mana)?\s*:?\s*(?=\{)"):
        return True
    elif found := line.take(rf"(?:ha (?:gia )?(?:subito|ricevuto|preso) |con )({NUMBER}) (?:punt[oi] )?dann[oi](?!\w)"):
        said.setdefault("damage", number_of(found[1]))
    elif line.take(_SINCE):
        said["status"] = (*_those(said, "status"), "entered this turn")
    elif line.take(rf"(?:assegnat|attaccat)[oa] {TO}"):
        said["host"] = line.name(r"\s*[,;.]", "il nome di ciò a cui è assegnata")
    elif found := line.take(r"(?:di proprieta di|proprietario:?|appartiene a) (\w[^,;.]*)"):
        said["owner"] = line.text[slice(*found.span(1))].strip()
    elif said.get("types") and line.look(rf"{_DASH}\s*\w"):
        line.take(_DASH)
        return _subtypes(line, said, known=True) or text_alone(line, said) or _subtypes(line, said, known=False)
    else:
        return _subtypes(line, said, known=True)
    return True


def text_alone(line: Line, said: dict[str, object]) -> bool:
    """Step over the rest of a line that is a card's text without quotation marks, if that is understood."""
    start = line.ahead()
    text = line.text[start : line.end].strip().lstrip("—–- ")
    if "text" in said or not text or not (text[0].isupper() or text[0] == "{") or len(text.split()) < _FEWEST:
        return False
    try:
        read(text, str(said.get("name", "")), _those(said, "types"))
    except NotUnderstood:
        return False
    said |= {"text": text, "text_where": line.place(start)}
    line.at = line.end
    return True


_FEWEST = 3  # words of a text: fewer may be a keyword that is misspelt


def _those(said: dict[str, object], key: str) -> tuple[str, ...]:
    found = said.get(key, ())
    return found if isinstance(found, tuple) else ()


def _text(said: dict[str, object], text: str, line: Line, start: int, faults: Faults) -> None:
    if "text" in said:
        faults.add(line.place(start), "il testo è già detto: una cosa ne ha uno")
        return
    said |= {"text": text.strip(), "text_where": line.place(start)}


def _subtypes(line: Line, said: dict[str, object], *, known: bool) -> bool:
    """Subtypes that come next: any words with a capital behind the dash of a type line, elsewhere those that are."""
    found: list[str] = []
    while True:
        start = line.ahead()
        word = re.match(_KIND, line.text[start : line.end])
        if word is None or (known and word[0] not in _of_types()):
            break
        found.append(word[0])
        line.at = start + word.end()
    if not found:
        return False
    said["subtypes"] = tuple(dict.fromkeys((*_those(said, "subtypes"), *found)))
    if not said.get("types"):
        kinds = {kind for one in found for kind in _of_types().get(one, ())}
        said |= {"types": tuple(kinds)} if len(kinds) == 1 else {}
    return True


@cache
def _of_types() -> dict[str, tuple[str, ...]]:
    """Of which types something is that is of a subtype, if it is a creature or nothing is said of that."""
    found: dict[str, tuple[str, ...]] = dict.fromkeys(vocabulary.KINDS_OF_CREATURES, ("creature",))
    return found | {name: types for types, names in vocabulary.SUBTYPES_OF.items() for name in names}
