"""Terms of the glossary: what a word means, and what it is called in English where nobody would guess it.

Which word a definition belongs to is not asked: of «uno dei cinque tipi di terra base» there are five.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.magic.vocabulary import TYPES
from judgekit.retrieval.italian import stem, words
from judgekit.sheets.exercise import Decisive, Option, Question
from judgekit.sheets.kinds.source import mixed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.sheets.chance import Chance
    from judgekit.sheets.kinds.source import Material
    from judgekit.texts.library import Corpus, Unit


_FEWEST_WRONG = 3
_FEWEST_ALIKE = 2
_LONGEST = 170
_SHORTEST = 45
_ALIKE = 0.5  # of two words that resemble each other
_DEFINES = ("È ", "Sono ")  # as a definition begins: other sentences tell what they speak of
_OF_WORDS = ("È un termine", "È una parola", "È la parola", "È il nome")  # of the word, not of what it means
_SEVERAL = "Sono "  # said of one thing it would give itself away
_LONG = 4  # letters of a word that tells something
_ROOT = 6  # letters with which two words begin that are of one root: «Fortificare», «una Fortificazione»
_ENDINGS = ("zion", "zione", "zioni", "ment", "mento", "menti", "mente")  # which words of any root have in common
_KINDS = frozenset(word for words in TYPES.values() for word in words)  # which whoever plays at all can tell apart


def ask(chance: Chance, material: Material) -> Question | None:
    terms, near = _terms(material.corpus, material.edition), _near(material)
    if not near:
        return None
    unit = chance.pick(near)
    others = _nearest(unit, [one for one in chance.shuffled(terms) if one.ref != unit.ref])
    return chance.pick((_meaning, _meaning, _english))(unit, others, chance, material)


@lru_cache(maxsize=4)  # a sheet asks for them again and again
def _terms(corpus: Corpus, edition: str) -> tuple[Unit, ...]:
    """The entries of the edition's glossary that say in a sentence what their word means."""
    units = (unit for unit in corpus.of_edition(edition) if unit.kind == "term")
    asked = (unit for unit in units if unit.status == "current" and unit.title.casefold() not in _KINDS)
    return tuple(unit for unit in asked if _names(unit) and _meaning_of(unit))


@lru_cache(maxsize=4)
def _near(material: Material) -> tuple[Unit, ...]:
    """The terms of which a rule of the sheet speaks."""
    terms = _terms(material.corpus, material.edition)
    return tuple(one for one in terms if any(_is_near(rule.path, material) for rule in one.refs))


def _is_near(number: str, material: Material) -> bool:
    """Whether the sheet is about a rule, or about one that stands under it."""
    below = (one.startswith(number) and not one[len(number) :][:1].isdigit() for one in material.ground.numbers)
    return material.ground.holds(number) or any(below)


@lru_cache(maxsize=1024)
def _meaning_of(unit: Unit) -> str:
    """The first sentence of an entry, the word itself left out; "" where it is too short or too long to be asked."""
    text = re.sub(r"[*_]", "", unit.text.split("\n", 1)[0])
    text = re.split(r"(?<=[a-zà-ù)»])\.\s", f"{text} ", maxsplit=1)[0].strip().rstrip(".")
    text = re.sub(r"\s*\((?:vedi|regol)[^)]*\)", "", text)
    for name in (unit.title, *unit.aliases):
        text = re.sub(rf"\b{re.escape(name)}\b", "…", text, flags=re.IGNORECASE)
    if "…" in text or not _names(unit).isdisjoint(_words(text)) or _is_kin(unit, text):
        return ""  # it would tell itself
    defines = text.startswith(_DEFINES) and not text.startswith(_OF_WORDS)
    return text if defines and _SHORTEST <= len(text) <= _LONGEST else ""


def _is_kin(unit: Unit, text: str) -> bool:
    """Whether a text has a word of the root of which a term is, be it composed with another: «Megamorfosi» is one of
    «metamorfosi».
    """
    said = {word for name in (unit.title, *unit.aliases) for word in words(name.replace("-", " "))}
    stems = any(root in word for root in _parts(_names(unit), _ROOT) for word in _words(text))
    return stems or any(part in word for part in _parts(said, _ROOT + 1) for word in words(text))


def _parts(names: Iterable[str], long: int) -> set[str]:
    """What may be the root in words, of so many letters: not how they end."""
    parts = {name[n : n + long] for name in names for n in range(len(name) - long + 1)}
    return {part for part in parts if not part.endswith(_ENDINGS)}


def _names(unit: Unit) -> frozenset[str]:
    """The words by which a term is called: «Passa-montagne» speaks of mountains."""
    return frozenset(word for name in (unit.title, *unit.aliases) for word in _words(name.replace("-", " ")))


def _words(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in words(text) if len(word) >= _LONG)


def _nearest(unit: Unit, others: list[Unit]) -> list[Unit]:
    """The others, those first that one might take for it: they are the same sort of thing, point to rules near it, or
    speak of the same.
    """
    there = {rule.path.partition(".")[0] for rule in unit.refs}
    said, opening = _said(unit), _opening(unit)

    def far(one: Unit) -> tuple[bool, bool, int]:
        apart = there.isdisjoint(rule.path.partition(".")[0] for rule in one.refs)
        return _opening(one) != opening, apart, -len(said & _said(one))

    return sorted(others, key=far)


@lru_cache(maxsize=1024)
def _said(unit: Unit) -> frozenset[str]:
    return _words(unit.text)


@lru_cache(maxsize=1024)
def _opening(unit: Unit) -> str:
    """What sort of thing it is called: «È un’abilità definita», «È un tipo»."""
    return " ".join(_meaning_of(unit).split()[:3])


def _meaning(unit: Unit, others: list[Unit], chance: Chance, material: Material) -> Question | None:
    texts = {one: _meaning_of(one) for one in others}
    ask = f"Che cosa vuol dire «{unit.title}»?"
    several = _meaning_of(unit).startswith(_SEVERAL)
    alike = [
        (one, text)
        for one, text in texts.items()
        if text.startswith(_SEVERAL) is several
        and not _chapters(one).isdisjoint(_chapters(unit))
        and one.ref not in unit.see
    ]  # no kind of game beside a keyword, though both be «una variante»
    opening = _opening(unit)
    if _meaning_of(unit) in texts.values():
        return None  # it tells of no one term what it means
    if sum(_opening(one) == opening for one, _ in alike) < _FEWEST_ALIKE:
        return None  # nothing else is that sort of thing: the word alone would tell
    return _asked(unit, ask, _meaning_of(unit), alike, chance, material)


def _english(unit: Unit, others: list[Unit], chance: Chance, material: Material) -> Question | None:
    if not _to_be_learnt(unit):
        return None
    chapters = _chapters(unit)
    named = [
        (one, one.english[0])
        for one in others
        if _to_be_learnt(one)
        and one.english[0] not in unit.english
        and not _chapters(one).isdisjoint(chapters)
        and _opening(one) == _opening(unit)  # no noun beside «a meno che»
    ]
    return _asked(unit, f"Come si chiama in inglese «{unit.title}»?", unit.english[0], named, chance, material)


def _chapters(unit: Unit) -> frozenset[str]:
    """The chapters of the rules to which a term points."""
    return frozenset(rule.path[0] for rule in unit.refs)


def _to_be_learnt(unit: Unit) -> bool:
    """Whether the English word is not one that anybody guesses from the Italian."""
    return (
        bool(unit.english)
        and unit.english[0].casefold() not in TYPES
        and all(
            SequenceMatcher(None, name.casefold(), unit.english[0].casefold()).ratio() < _ALIKE
            for name in (unit.title, *unit.aliases)
        )
    )


def _asked(
    unit: Unit, ask: str, right: str, others: list[tuple[Unit, str]], chance: Chance, material: Material
) -> Question | None:
    wrong: dict[str, Option] = {}
    for one, text in others:
        if text and text != right and one.title != unit.title and one.ref not in unit.see:
            wrong.setdefault(text, Option(text, why=f"vale per «{one.title}»"))
    if len(wrong) < _FEWEST_WRONG:
        return None
    return Question(
        kind="term",
        level=1,
        prompt=ask,
        edition=material.edition,
        options=mixed(chance, Option(right, correct=True), list(wrong.values())),
        answer=right,
        decisive=(Decisive(str(unit.ref), unit.title, unit.text.split("\n", 1)[0]),),
        cites=(str(unit.ref), *(str(rule) for rule in unit.refs[:3])),
        point=str(unit.ref),
        source="glossario",
    )
