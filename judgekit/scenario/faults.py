"""What is wrong with a scenario file, gathered while it is read: every fault with its place and a way out."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.errors import BadScenario, Fault, NotUnderstood

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judgekit.scenario.model import Expectation, Where


_PATIENCE = 100  # faults that come with a proposal; a file with more is no scenario with slips of the pen
_LONGEST_MESSAGE = 600
_MOST_NAMES = 12  # that a message lists
_BAND = re.compile(r"\s*\(?(?:in|con|nel|nella|in una|in un)\s+(?:banda|branco)\)?")
_JOINED = re.compile(r"\s*(?:&|/|,|\be\b|\bcon\b|\binsieme (?:a|con)\b)\s*")
# What no text contains: control characters, and halves of what stands for one letter.
FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
_OF_A_COPY = re.compile(r"(?:la )?copia (?:di |del |della |dello |dell[’'])(.+)", re.IGNORECASE)
_LONGEST = 80  # no known form is longer


class Faults:
    """The faults of one file, in the order in which they are found."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, where: Where, message: str) -> None:
        self.found.append(
            Fault(*where, message if len(message) <= _LONGEST_MESSAGE else f"{message[:_LONGEST_MESSAGE]}…")
        )

    @property
    def patient(self) -> bool:
        """Whether there are so few faults that each is worth a proposal."""
        return len(self.found) < _PATIENCE

    def unknown(self, where: Where, message: str, word: str, known: Iterable[str]) -> None:
        """A word that nobody knows, with the nearest that is known, else with all of them where they are few."""
        forms = tuple(known)
        near = nearest(word, forms) if self.patient else ""
        meant = (near,) if near else _longer(word, forms) if self.patient else ()
        few = f"; si conoscono: {', '.join(forms)}" if 0 < len(forms) <= 16 else ""
        self.add(where, f"{message}: forse {' o '.join(f'«{one}»' for one in meant)}?" if meant else message + few)

    def unknown_key(
        self, where: Where, message: str, word: str, keys: Mapping[str, str], values: Mapping[str, str]
    ) -> None:
        """A key that nobody knows: the nearest with a value, else every key by its first name, and one with a value."""
        near = nearest(word, keys) if self.patient else ""
        names = first_names(keys)
        if near:
            self.add(where, f"{message}: forse {_written(near, values.get(keys[near], ''))}?")
            return
        example = next((_written(names[meant], value) for meant, value in values.items() if meant in names), "")
        such = f"; si scrive, per esempio, {example}" if example else ""
        self.add(where, f"{message}{such}; si conoscono: {', '.join(names.values())}")

    def refuse(self, partly: object = None) -> None:
        """Raise BadScenario with all faults, sorted by place, if there are any; `partly` is what was read."""
        if self.found:
            raise BadScenario(tuple(sorted(dict.fromkeys(self.found), key=lambda fault: fault[:3])), partly)


def first_names(keys: Mapping[str, str]) -> dict[str, str]:
    """What each key means, with the first of its names."""
    names: dict[str, str] = {}
    for name, meant in keys.items():
        names.setdefault(meant, name)
    return names


def _written(key: str, value: str) -> str:
    """A key as a line of a file; a value in several lines stands below."""
    below = value.startswith("- ") or value.endswith(":")
    return f"«{key}:» e sotto «{value}»" if below else f"«{key}: {value}»".replace(": »", ":»")


def copied(name: str) -> str:
    """What a thing is a copy of that is called «copia di …»; nothing, where it is not."""
    found = _OF_A_COPY.fullmatch(name)
    return found[1] if found else ""


def unknown_name(text: str, known: tuple[str, ...]) -> str:
    """What to say of a name that nothing bears: a band where it means one, the nearest, else those that there are."""
    parts = _together(text, known)
    if len(parts) > 1 and re.search(r"(?<!\w)con(?!\w)", plain(text)):
        return f"nessuno si chiama «{text}»: con «;» si passa al prossimo, «{' con '.join(parts)}; …»"
    if len(parts) > 1 and (_BAND.search(plain(text)) or "&" in text):
        return f"nessuno si chiama «{text}»: un branco si scrive con «+», «{' + '.join(parts)}»"
    if len(parts) > 1:
        each = ", ".join(f"«{part} …»" for part in parts)
        return f"nessuno si chiama «{text}»: una riga per ciascuno, {each} (un branco: «{' + '.join(parts)}»)"
    if parts:
        return f"nessuno si chiama «{text}»: basta «{parts[0]}»; chi attacca insieme in branco si unisce con «+»"
    near = alike(text, known)
    if near:
        return f"nessuno si chiama «{text}»: forse «{near}»?"
    return f"nessuno si chiama «{text}»: ci sono {', '.join(known[:_MOST_NAMES])}"


def _together(text: str, known: tuple[str, ...]) -> list[str]:
    """The names of those who are said to attack as a band: «Orso in branco», «Orso e Elfo in banda», «Orso & Elfo»."""
    bare = _BAND.sub("", plain(text))
    joined = _JOINED.split(bare)
    if bare == plain(text) and len(joined) == 1:
        return []
    named = {plain(one): one for one in known}
    return [named[one] for one in joined] if all(one in named for one in joined) else []


def with_known_form(error: NotUnderstood) -> str:
    """What is not understood, and the sentence most like it that is."""
    return f"{error.message.removesuffix('.')}{error.hint}" if error.hint else error.message


def nearest(word: str, known: Iterable[str]) -> str:
    """The known form that somebody meant who wrote a word with a slip of the pen; "" where none is near enough."""
    found = _nearest(plain(word)[:_LONGEST], tuple(known))
    return found if found and _is_slip(plain(word)[:_LONGEST], plain(found)) else ""


def alike(word: str, known: Iterable[str]) -> str:
    """The known form that looks most like a word, of few that could be meant at all; "" where none does."""
    return _nearest(plain(word)[:_LONGEST], tuple(known))


_MOST_MEANT = 3  # known forms that are all told of one that is short for each


def _longer(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """The few known forms that a word is short for: «principale» of the first and the second main phase."""
    said = set(plain(word).split())
    found = tuple(dict.fromkeys(name for name in known if said and said < set(plain(name).split())))
    return found if len(found) <= _MOST_MEANT else ()


_BEGINNING = 5  # letters in common that make two words forms of one: «travolgimento», «travolgere»


def _is_slip(word: str, other: str) -> bool:
    """Whether two words differ by a letter or two, or by their endings; of whole sentences likeness is enough."""
    longest = max(len(word), len(other))
    if word.count(" ") >= 2:
        return True
    common = next((n for n, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), min(len(word), len(other)))
    if common >= _BEGINNING and common * 2 > min(len(word), len(other)):
        return True
    from rapidfuzz.distance import DamerauLevenshtein  # the miss path only

    allowed = 1 if longest <= 6 else 2 if longest <= 12 else 3
    return int(DamerauLevenshtein.distance(word, other)) <= allowed


@lru_cache(maxsize=512)
def _nearest(word: str, known: tuple[str, ...]) -> str:
    from difflib import get_close_matches  # the miss path only

    forms = {plain(form): form for form in reversed(known)}
    return next((forms[form] for form in get_close_matches(word, forms, n=1, cutoff=0.6)), "")


class _Plain(dict[int, str]):
    """Letters as they are compared, found out once each."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        base = char.lower() if char in "èÈ" else unicodedata.normalize("NFD", char)[0].lower()
        self[code] = base if len(base) == 1 else char
        return self[code]


_PLAIN = _Plain({ord("’"): "'", ord("\u00a0"): " "})


def plain(text: str) -> str:
    """A text as it is compared: small letters, no accents but that of «è», which is a verb; as long as it was."""
    return text.lower() if text.isascii() else text.translate(_PLAIN)


def composed(text: str) -> str:
    """A text with every accented letter as one character."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


LONGEST = 2000  # no sentence is longer
LONGEST_NAME = 200  # of a card, however it is written
LONGEST_PERSON = 60  # of a player
LONGEST_RULES = 20_000  # nor the text of a card
LONGEST_PROSE = 1_000_000  # as long as a whole file
MOST_LINES = 10_000  # actions, and as many statements


def unscripted(expectations: list[Expectation], actions: int) -> Iterator[Fault]:
    """Statements about actions that the script does not have."""
    for expectation in expectations:
        judges = expectation.kind == "verdict"
        said = expectation.args[0] if judges else expectation.after  # after none at all: the table as it is laid out
        if said is not None and not judges <= said <= actions:
            yield Fault(*expectation.where, f"l’azione {said} non c’è: il caso ne ha {actions}")
