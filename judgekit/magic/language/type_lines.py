"""Type lines of cards: `Creatura Artefatto — Golem`, `Incanta Creatura`, `Evoca Orso`."""

from __future__ import annotations

import re

from judgekit.errors import NotUnderstood
from judgekit.magic import vocabulary
from judgekit.magic.language import tree
from judgekit.magic.language.grammar import words
from judgekit.magic.language.known import read
from judgekit.magic.language.tree import Filter

_DASH = re.compile(r"\s+-\s+|\s*—\s*")

_ENCHANTS = re.compile(r"(?<!\w)(incanta\s+\w.*)", re.IGNORECASE)


def read_type_line(text: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Supertypes, types and subtypes, in the engine's words; subtypes keep their Italian names."""
    line = words.plain(text).strip().rstrip(".")
    left, *right = _DASH.split(line, maxsplit=1)
    if right and (behind := _ENCHANTS.search(right[0])):  # «Incantesimo — Incanta creatura»: no subtype
        supertypes, types, subtypes = read_type_line(behind[1])
        mine = _kinds(left, text)
        others = (one for one in _subtypes(right[0][: behind.start()], left) if one not in subtypes)
        return (*mine[0], *supertypes), tuple(dict.fromkeys((*mine[1], *types))), (*subtypes, *others)
    subtypes = _subtypes(right[0], left) if right else ()
    low = left.lower().split()
    if low[:1] == ["incanta"]:
        if low[1:] == ["mondo"]:
            return ("world",), ("enchantment",), subtypes
        _enchanted(left, text)
        return (), ("enchantment",), ("Aura", *subtypes)
    if low[:1] == ["evoca"]:
        return (), ("creature",), (*_subtypes(left.partition(" ")[2], "creatura"), *subtypes)
    supertypes, types = _kinds(left, text)
    return supertypes, types, subtypes


def enchants(text: str) -> Filter | None:
    """What an enchantment with such a type line enchants: `Incanta creatura` any creature; None for other lines."""
    left, *right = _DASH.split(words.plain(text).strip().rstrip("."), maxsplit=1)
    if right and (behind := _ENCHANTS.search(right[0])):
        left = behind[1]
    low = left.lower().split()
    if low[:1] != ["incanta"] or low[1:] == ["mondo"]:
        return None
    return _enchanted(left, text)


def _enchanted(left: str, text: str) -> Filter:
    found = read(left.lower())
    match found:
        case [tree.Keyword("incanta", Filter() as of)]:
            return of
    raise NotUnderstood(f"Non capisco la riga dei tipi «{text}».", text, 0)


def _kinds(left: str, text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    types, supertypes = vocabulary.by_word(vocabulary.TYPES), vocabulary.by_word(vocabulary.SUPERTYPES)
    found: dict[str, list[str]] = {"type": [], "supertype": []}
    for match in re.finditer(r"\S+", left):
        word = match.group().lower().strip(",")
        if word in types:
            found["type"].append(types[word])
        elif word in supertypes:
            found["supertype"].append(supertypes[word])
        elif word not in {"di", "del", "della"}:
            near = nearest_type(word)
            raise NotUnderstood(f"Non conosco il tipo «{match.group()}» in «{text}».", text, match.start(), near)
    if not found["type"]:
        raise NotUnderstood(f"In «{text}» manca un tipo di carta.", text, len(left))
    return tuple(dict.fromkeys(found["supertype"])), tuple(dict.fromkeys(found["type"]))


def nearest_type(word: str) -> tuple[str, ...]:
    from difflib import get_close_matches

    forms = {**vocabulary.by_word(vocabulary.TYPES), **vocabulary.by_word(vocabulary.SUPERTYPES)}
    return tuple(get_close_matches(word, forms, n=2, cutoff=0.6))


def _subtypes(text: str, left: str) -> tuple[str, ...]:
    """The names of kinds; of a land that is no basic one, the whole is one name (Miniera di Urza)."""
    if "piano" in left.lower():
        return (text.strip(),)  # all the words behind the dash are one
    if " di " in text and "terra" in left.lower():
        return (text.strip(),)
    known = vocabulary.by_word(vocabulary.KINDS)
    return tuple(
        known.get(word.lower(), word[:1].upper() + word[1:]) for word in re.split(r"[\s,]+", text.strip()) if word
    )
