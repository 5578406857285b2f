"""The words of a scenario: which phrase is a colour, a type, a status, a step, a zone, a keyword."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judgekit.magic import english, vocabulary
from judgekit.scenario.faults import nearest, plain
from judgekit.scenario.line import symbols_of
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


_OF_QUALITY = ("protezione da", "protezione dal nero", "passa-foreste", "incanta creatura")
_PATTERNS = (
    r"passa-\w+(?: \w+)?|(?:protezione|anti-malocchio) (?:da|dal|dallo|dalla|dai|dagli|dalle|dall') ?\w.*|incanta \w.*"
)
OTHER_COST = "costo alternativo"
MANA_COST = "costo di mana"
# How people cast a card face down: by the keyword, or by what it is called besides.
# What is done so with a card in hand, or with a half of what is in play.
SET_ASIDE = {"sospendere": "sospende", "predire": "predice", "tramare": "trama", "sbloccare": "sblocca"}
REFUSED_FORMATS = {
    "archenemy": "Archenemy (904) è una variante con un mazzo di intrighi",
    "vanguard": "Vanguard (902) è una variante informale",
    "conspiracy": "Conspiracy Draft (905) è una variante con cospirazioni",
    "conspiracy draft": "Conspiracy Draft (905) è una variante con cospirazioni",
    "imperatore": "l’Imperatore (809) è una variante a squadre con il raggio di influenza limitato",
    "squadre alternate": "nelle Squadre Alternate (811) si attacca soltanto chi siede accanto: è una variante",
    "grande mischia": "la Grande Mischia (807) è una variante per dieci giocatori e più",
}
PLANAR = {"chaos": "caos", "planeswalker": "Planeswalker", "blank": "vuota"}  # what the planar die shows
FACE_DOWN = {
    "metamorfosi": "metamorfosi", "megamorfosi": "metamorfosi", "camuffare": "camuffare", "mascheramento": "camuffare",
}  # fmt: skip
COSTS = tuple(
    sorted(
        (
            OTHER_COST,
            MANA_COST,
            vocabulary.OFFERING,
            *FACE_DOWN,
            *vocabulary.KEYWORDS_OF_COST,
            *vocabulary.KEYWORDS_OF_BOTH,
            vocabulary.EVIDENCE,
            vocabulary.BEHOLD,
            *vocabulary.KEYWORDS_OF_NUMBER,
            *vocabulary.KEYWORDS,
            *vocabulary.KEYWORDS_ELSEWHERE,
        ),
        key=len,
    )
)
# How a line says that something is given for a cost, and what becomes of it; «pagando con» says neither.
GIVING = {
    "sacrificando": "sacrificed", "scartando": "discarded", "esiliando": "exiled", "rivelando": "revealed",
    "tappando": "tapped", "unendo": "spliced", "riprendendo in mano": "returned",
}  # fmt: skip
GIVING_OF_OLD = {  # what else is said for it
    "rimuovendo dal gioco": "esiliando",
    **dict.fromkeys(("riportando in mano", "facendo tornare in mano", "rimettendo in mano"), "riprendendo in mano"),
}
YES, NO = ("sì", "si", "vero"), ("no", "falso")
_STEP_OF = re.compile(r"(?:(?:inter|sotto)?fase)\s+(?:di|del|della|dello|delle|dell')\s*")


def how_given(text: str) -> str:
    """The word with which a clause says how something is given; "" where it is «pagando con»."""
    said = next((word for word in (*GIVING, *GIVING_OF_OLD) if word in plain(text)), "")
    return GIVING_OF_OLD.get(said, said)


_ARTICLE = re.compile(r"(?:il|lo|la|l'|i|gli|le)\s*(?<=['\s])")


class Word(NamedTuple):
    """What a phrase means: of which table it is, and the engine's word for it."""

    table: str
    word: str


@cache
def by_plain(table: str) -> dict[str, str]:
    """Every form of a table of the vocabulary as it is compared, with the engine's word."""
    forms: dict[str, str] = {}
    for word, said in getattr(vocabulary, table).items():
        for form in said:
            forms.setdefault(plain(form), word)
    return forms


@cache
def described() -> dict[str, Word]:
    """The phrases that describe a thing: statuses, colours, types, supertypes."""
    tables = ("STATUSES", "COLOURS", "SUPERTYPES", "TYPES")
    found = {form: Word(table, word) for table in tables for form, word in by_plain(table).items()}
    return {form: word for form, word in found.items() if word.word != "multicolor"}


@cache
def phrases(*tables: str) -> str:
    """A pattern for the phrases of some tables, the longest first."""
    forms = [form for form, word in described().items() if not tables or word.table in tables]
    return rf"(?:{'|'.join(re.escape(form) for form in sorted(forms, key=len, reverse=True))})(?!\w)"


@cache
def keywords() -> frozenset[str]:
    alone = (*vocabulary.KEYWORDS, *vocabulary.KEYWORDS_ELSEWHERE)
    return frozenset(plain(word) for word in (*alone, *vocabulary.KEYWORDS_OF_COST, *vocabulary.KEYWORDS_OF_NUMBER))


def keyword(phrase: str) -> tuple[str, str | None] | None:
    """A phrase as a keyword and what it is about, both as written; None where it is no keyword."""
    text = " ".join(phrase.split())
    said = plain(text)
    if said in keywords() or re.fullmatch(r"passa-\w+(?: \w+)?", said):
        return text, None
    if re.fullmatch(_PATTERNS, said):
        word, _, about = text.partition(" ")
        return word, about
    for word in sorted(keywords(), key=len, reverse=True):
        if said.startswith(f"{word} ") and _is_argument(text[len(word) + 1 :]):
            return text[: len(word)], text[len(word) + 1 :]
    return None


def _is_argument(text: str) -> bool:
    """Whether a text can stand behind a keyword: a number, X, mana, another cost behind a dash."""
    return re.fullmatch(r"[0-9]{1,3}|[xX]|[—–-]\s*\S.*", text) is not None or symbols_of(text) is not None


def nearest_keyword(phrase: str, besides: Iterable[str] = ()) -> str:
    """The keyword that looks most like a phrase, or the word `besides` them that does."""
    said = plain(phrase)
    if italian := english.italian(said):
        return italian
    for start in ("passa-", "protezione"):
        if said.startswith(start):
            return "protezione dal nero" if start == "protezione" else "passa-foreste"
    known = (*vocabulary.KEYWORDS, *vocabulary.KEYWORDS_OF_COST, *vocabulary.KEYWORDS_OF_NUMBER, *_OF_QUALITY)
    return nearest(phrase, (*known, *vocabulary.KEYWORDS_ELSEWHERE, *besides))


def step(text: str) -> str | None:
    """The engine's word for a step as people name it, with or without «interfase di»."""
    said = re.sub(r"\s+", " ", plain(text)).strip()
    forms = by_plain("STEPS")
    bare = _ARTICLE.sub("", said, count=1) if _ARTICLE.match(said) else said
    for form in (said, bare, _STEP_OF.sub("", bare, count=1)):
        if form in forms:
            return forms[form]
    return None


def steps() -> tuple[str, ...]:
    """The printed names of the steps."""
    return tuple(forms[0] for forms in vocabulary.STEPS.values())


def colours(text: str) -> tuple[str, ...] | None:
    """`rosso e blu`, `incolore`: the engine's words, none for colourless; None where something else stands there."""
    said = [part for part in re.split(r"\s*,\s*|\s+e\s+|\s+", plain(text).strip()) if part != "e"]
    found = [by_plain("COLOURS").get(part, "") for part in said]
    if found == ["colorless"]:
        return ()
    wrong = not found or any(word in {"", "colorless", "multicolor"} for word in found)
    return None if wrong else tuple(dict.fromkeys(found))


def flag(text: str) -> bool | None:
    said = plain(text).strip()
    return True if said in {plain(yes) for yes in YES} else False if said in NO else None


def basic_land(name: str) -> str | None:
    """The basic land that a word in the singular or plural names."""
    return by_plain("BASIC_LAND_TYPES").get(plain(name).strip())


def said(table: str, word: str) -> str:
    """The printed form of an engine's word."""
    forms: tuple[str, ...] = getattr(vocabulary, table)[word]
    return forms[0]


_IN_ZONE = {
    "hand": "nella mano",
    "library": "nel grimorio",
    "graveyard": "nel cimitero",
    "exile": "in esilio",
    "stack": "in pila",
    "command": "nella zona di comando",
    "planar": "nel mazzo planare",
}


def in_zone(zone: str) -> str:
    """Where a thing in a zone is, or what comes there goes."""
    return _IN_ZONE.get(zone) or said("ZONES", zone)


_OF_LOYALTY = {"di lealtà": vocabulary.LOYALTY, "di fedeltà": vocabulary.LOYALTY}


def counter(said: str) -> str:
    """The name of a counter as the rules call it."""
    return (vocabulary.COUNTERS_CALLED | _OF_LOYALTY).get(said.casefold(), said.lower())
