"""What a thing is said to be, in a line: `2/2 verde, attacco improvviso`; its type line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.magic import english
from judgekit.scenario.faults import plain
from judgekit.scenario.line import NUMBER, Line, Stopped, symbols_of
from judgekit.scenario.magic import phrases as words
from judgekit.scenario.magic.told_in_short import text_alone, told
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.scenario.faults import Faults
    from judgekit.scenario.model import Where


_PART = r"(?:[0-9]{1,6}\+\*|\*\+[0-9]{1,6}|-?[0-9]{1,6}|\*)"
SIZE = rf"{_PART}/{_PART}(?![\w/*+])"


_COUNTED = rf"{NUMBER}\s+(?:segnalin[oi]|[+-][0-9]{{1,6}}/[+-][0-9])(?!\w)"


_DASH = re.compile(r"\s+[—–-]\s+|\s*—\s*")


_FEATURES = "una misura (2/2), un colore, un tipo, uno stato o una parola chiave"


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
    if behind := _ENCHANTS.search(right):  # «Incantesimo — Incanta creatura»: no subtype, but what it enchants
        return _enchanting(
            type_line(left), right[: behind.start()], behind[1], dash.end() + behind.start() if dash else 0
        )
    subtypes = _subtypes(right)
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
        word = word if word in types or word in supertypes else plain(english.italian(word) or word)
        if word in types:
            said["types"].append(types[word])
        elif word in supertypes:
            said["supertypes"].append(supertypes[word])
        elif word in {"pedina", "pedine", "token"}:
            token = True
        elif word not in {"e", "del"}:
            said["strange"].append((found[0], found.start()))
    once = {key: tuple(dict.fromkeys(values)) for key, values in said.items()}
    return TypeLine(once["types"], subtypes, once["supertypes"], token, (), once["strange"])


_ENCHANTS = re.compile(r"(?<!\w)(incanta(?!\w).*)", re.IGNORECASE)


def _subtypes(text: str) -> tuple[str, ...]:
    return tuple(part for part in re.split(r"[\s,]+", text) if part)


def _enchanting(left: TypeLine, subtypes: str, enchants: str, at: int) -> TypeLine:
    """A line that says behind its dash what an enchantment enchants, as older ones say it in place of the type."""
    if enchants.lower().split()[1:] == ["mondo"]:
        return left._replace(subtypes=_subtypes(subtypes), supertypes=(*left.supertypes, "world"))
    others = tuple(one for one in _subtypes(subtypes) if one != "Aura")
    return left._replace(subtypes=("Aura", *others), words=(*left.words, (enchants.strip().lower(), at)))


def is_feature(phrase: str) -> bool:
    """Whether a phrase would describe a thing."""
    said = plain(phrase).strip()
    if words.keyword(phrase) or said.startswith(("testo ", "testo:", "costo ", "tipo ")):
        return True
    return symbols_of(phrase) is not None or all(word in words.described() for word in said.split())


def describe(text: str, where: Where, said: dict[str, object], faults: Faults) -> None:
    """`2/2 verde, attacco improvviso`: features in any order, with commas or without."""
    line = Line(text, where)
    try:
        while not line.done:
            if line.take(r"[,.;()]") or line.take(r"(?:e|con)(?!\w)"):
                continue
            if not (_feature(line, said, faults) or told(line, said, faults) or text_alone(line, said)):
                take_keyword(line, said, faults)
    except Stopped as stopped:
        text_goes = f"; {TEXT_GOES}" if line.text.startswith("{", stopped.at) else ""
        faults.add(line.place(stopped.at), f"qui ci si aspettava {stopped.expected}{text_goes}")


def counted(line: Line) -> tuple[str, int]:
    """`2 segnalini +1/+1`, `2 +1/+1`: which counters come next, up to a comma, and how many."""
    many = line.number("quanti segnalini")
    line.word(r"segnalin[oi](?: di)?")
    said = line.need(r"[^,;.\s](?:[^,;.]*[^,;.\s])?", "il nome dei segnalini («+1/+1»)")
    return words.counter(line.text[said.start() : said.end()].strip()), many


def _feature(line: Line, said: dict[str, Any], faults: Faults) -> bool:
    """Step over one feature that is no keyword; False where none comes next."""
    at = line.place()
    if found := line.take(SIZE):
        say_once(said, "size", size_of(found[0].strip()), at, faults)
    elif (symbols := line.symbols()) is not None:
        say_once(said, "cost", symbols, at, faults)
    elif found := line.take(r"([0-9]{1,6}) dann[oi](?!\w)"):
        say_once(said, "damage", int(found[1]), at, faults)
    elif found := line.take(r"(?:lealta|fedelta) ([0-9]{1,6})(?!\w)"):
        say_once(said, "loyalty", int(found[1]), at, faults)
    elif found := line.take(r"difesa ([0-9]{1,6})(?!\w)"):
        say_once(said, "defense", int(found[1]), at, faults)
    elif line.look(_COUNTED):
        name, many = counted(line)
        if any(name == one for one, _ in said.get("counters", ())):
            faults.add(at, f"i segnalini «{name}» sono già detti")
        said["counters"] = (*said.get("counters", ()), (name, many))
    elif line.word("pedin[ae]|token"):
        said["token"] = True
    elif found := line.take(words.phrases()):
        word = words.described()[" ".join(found[0].split())]
        key = {"STATUSES": "status", "COLOURS": "colours", "TYPES": "types", "SUPERTYPES": "supertypes"}[word.table]
        join_to(said, key, word.word)
    else:
        return False
    return True


def join_to(said: dict[str, Any], key: str, word: str) -> None:
    if word == "colorless":
        said.setdefault("colours", ())
    elif word not in said.get(key, ()):
        said[key] = (*said.get(key, ()), word)


def say_once(said: dict[str, object], key: str, value: object, where: Where, faults: Faults) -> None:
    if key in said:
        faults.add(where, "questo è già detto: una cosa ha una misura, un costo, un numero di danni")
    said[key] = value


def size_of(text: str) -> tuple[int | str, int | str]:
    power, toughness = (_of_stars(part) if "*" in part else int(part) for part in text.split("/"))
    return power, toughness


def _of_stars(part: str) -> str:
    """A star, or a number and a star: «1+*», however that is written."""
    beside = part.replace("*", "").replace("+", "")
    return f"{beside}+*" if beside else "*"


def take_keyword(line: Line, said: dict[str, Any], faults: Faults) -> None:
    """Step over a keyword, the longest up to the next comma; «volare e cautela» and «volare cautela» are two."""
    at = line.place()
    found = line.need(r"[^,;]+", _FEATURES)
    start = found.end() - len(found[0].lstrip())
    phrase = line.text[start : found.end()].strip().removesuffix(".")
    if known := _beginning(phrase):
        said.setdefault("words", []).append((known, at))
        line.at = start + len(known)
        return
    offset = 0
    for part in re.split(r"(\s+e\s+)", phrase):
        if part.strip() not in {"", "e"}:
            _one_keyword(part, at._replace(column=at.column + offset), said, faults)
        offset += len(part)


def _beginning(phrase: str) -> str:
    """The longest keyword with which a phrase begins; "" where there is none."""
    ends = [found.end() for found in re.finditer(r"[^\s.]+", phrase)]
    return next((phrase[:end] for end in reversed(ends) if words.keyword(phrase[:end])), "")


def _one_keyword(phrase: str, where: Where, said: dict[str, Any], faults: Faults) -> None:
    translated = english.italian(phrase)
    if words.keyword(phrase) or (translated and words.keyword(translated)):
        said.setdefault("words", []).append((phrase if words.keyword(phrase) else translated, where))
        return
    if is_card_text(phrase):
        faults.add(where, f"«{phrase}» non è {_FEATURES}: {TEXT_GOES}")
        return
    near = words.nearest_keyword(phrase, words.described()) if faults.patient else ""
    faults.add(where, f"«{phrase}» non è {_FEATURES}" + (f": forse «{near}»?" if near else f"; {_SHORT_FORM}"))


TEXT_GOES = "il testo di una carta va in una riga «testo: …», rientrata sotto «- Nome:», con «tipo: …» e «costo: …»"


_SHORT_FORM = "per esempio «Orso: 2/2 verde, volare»; il testo di una carta va in una riga «testo: …» sotto il nome"


_OF_TEXTS = re.compile(
    r"(?:testo|quando|ogniqualvolta|all'inizio|se |infligg|distrugg|pesca|guadagn|neutralizz|previen|scegli|rigenera)"
    r"|.*(?:bersaglio|:|\.|\{t\}|fino alla fine)"
)


def is_card_text(phrase: str) -> bool:
    """Whether somebody has written what a card says where a keyword was expected."""
    said = plain(phrase).strip()
    return len(said.split()) > 2 and (len(said.split()) > 4 or _OF_TEXTS.match(said) is not None)
