"""Terms of the glossary: what a word means, which word means this, what it is called in English."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.sheets.exercise import Decisive, Option, Question
from judgekit.sheets.kinds.source import mixed

if TYPE_CHECKING:
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.kinds.source import Material
    from judgekit.texts.library import Unit


_FEWEST_WRONG = 3
_LONGEST = 170
_SHORTEST = 30


def ask(chance: Chance, material: Material) -> Question | None:
    terms = _terms(material)
    near = [one for one in terms if any(material.ground.holds(rule.path) for rule in one.refs)]
    if len(near) <= _FEWEST_WRONG:
        near = terms if material.ground.whole else []
    if len(near) <= _FEWEST_WRONG:
        return None
    unit = chance.pick(near)
    others = [one for one in (*chance.shuffled(near), *chance.shuffled(terms)) if one.ref != unit.ref]
    return chance.pick((_meaning, _word, _english))(unit, others, chance, material)


def _terms(material: Material) -> list[Unit]:
    """The entries of the edition's glossary; where it has none, those of the game's others that say as much."""
    units = [unit for unit in material.corpus.of_edition(material.edition) if unit.kind == "term"]
    return [unit for unit in units if unit.status == "current" and _meaning_of(unit)]


def _meaning_of(unit: Unit) -> str:
    """The first sentence of an entry, the word itself left out; "" where it is too short or too long to be asked."""
    text = re.sub(r"[*_]", "", unit.text.split("\n", 1)[0])
    text = re.split(r"(?<=[a-zà-ù)»])\.\s", f"{text} ", maxsplit=1)[0].strip().rstrip(".")
    text = re.sub(r"\s*\((?:vedi|regol)[^)]*\)", "", text)
    for name in (unit.title, *unit.aliases):
        text = re.sub(rf"\b{re.escape(name)}\b", "…", text, flags=re.IGNORECASE)
    if "…" in text:
        return ""
    return text if _SHORTEST <= len(text) <= _LONGEST and "edi " not in text[:5] else ""


def _meaning(unit: Unit, others: list[Unit], chance: Chance, material: Material) -> Question | None:
    texts = {one: _meaning_of(one) for one in others}
    ask = f"Che cosa vuol dire «{unit.title}»?"
    return _asked(unit, ask, _meaning_of(unit), [(one, texts[one]) for one in others], chance, material)


def _word(unit: Unit, others: list[Unit], chance: Chance, material: Material) -> Question | None:
    ask = f"Di quale termine è questa la definizione? «{_meaning_of(unit)}.»"
    return _asked(unit, ask, unit.title, [(one, one.title) for one in others], chance, material)


def _english(unit: Unit, others: list[Unit], chance: Chance, material: Material) -> Question | None:
    if not unit.english:
        return None
    named = [(one, one.english[0]) for one in others if one.english and one.english[0] not in unit.english]
    return _asked(unit, f"Come si chiama in inglese «{unit.title}»?", unit.english[0], named, chance, material)


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
