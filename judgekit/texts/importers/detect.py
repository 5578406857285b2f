"""Which family a document belongs to, by what its lines look like."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import BadDocument, Fault
from judgekit.texts.importers import document_facts, forum, labels, numbered, slides, wiki
from judgekit.texts.importers.article import RULES
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.texts.importers.printed_lines import Line, Source


LOOKS = {
    "official": "regole ufficiali in inglese («100.1a …», «Example: …», «Glossary»)",
    "forum": "regole numerate in italiano («101.1. …», «Esempio: …», «Glossario»)",
    "wiki": "elenchi puntati di regole («- 509.1b …»)",
    "booklet": 'libretto con punti («1.0 …», «1.1»), domande e risposte («D!», «R"», «E!»)',
    "article": "articolo con titoli e rinvii («Permanenti [CR 110]»)",
    "slides": "diapositive con elenchi («• …»)",
    "judgekit": "un testo di judgekit, con l’intestazione fra «---»",
}
_OWN = re.compile(r"\s*---[ \t]*\n(?:[^\n]*\n){0,20}?edizione:")
_OFFICIAL = re.compile(r"comprehensive rules|these rules are (?:effective|current) as of", re.IGNORECASE)
_HEAD = 100
_LEAST = 3.0


class Score(NamedTuple):
    """How much a document looks like one of a family, and what speaks for it."""

    family: str
    points: float
    evidence: str


def family(source: Source) -> str:
    """The likeliest family. Raises BadDocument where none is likely, with what each looks like."""
    best = max(scores(source), key=lambda score: score.points)
    if best.points < _LEAST:
        known = "; ".join(f"{name}: {look}" for name, look in LOOKS.items())
        nearest = f" (il più vicino è {best.family}: {best.evidence})" if best.points > 0 else ""
        message = f"non si capisce che documento sia{nearest}. Si conoscono {known}. Per indicarne uno: --format"
        raise BadDocument((Fault(source.file, 1, 1, message),))
    return best.family


def scores(source: Source) -> tuple[Score, ...]:
    """One score a family."""
    return tuple(_scores(source))


def _scores(source: Source) -> Iterator[Score]:
    lines = source.lines
    own = _OWN.match(source.text) is not None
    yield Score("judgekit", 1e9 if own else 0.0, "l’intestazione" if own else "")
    rules = sum(line.text[0].isdigit() and numbered.rule_line(line.text) is not None for line in lines)
    bullets = sum(_bulleted(line.text) for line in lines)
    english = document_facts.language(lines[: 40 * _HEAD]) == "en"
    titled = sum(_OFFICIAL.search(line.text) is not None for line in lines[:_HEAD])
    frames = sum(_framed(line.text) for line in lines)
    evidence = f"{rules} righe come «509.1b …»"
    yield Score("official", (rules if english else 0.3 * rules) + 5.0 * titled, evidence)
    yield Score("forum", (0.3 * rules if english else rules) + (2.0 * frames if rules else 0.0), evidence)
    yield Score("wiki", 1.5 * bullets, f"{bullets} righe come «- 509.1b …»")
    yield _booklet(lines)
    cited = sum(RULES.search(line.text) is not None for line in lines)
    named = sum("judge class" in line.text.lower() for line in lines[:_HEAD])
    yield Score("article", 2.0 * cited + 3.0 * named - rules, f"{cited} rinvii come «[CR 110]»")
    yield _slides(lines)


def _bulleted(text: str) -> bool:
    bullet = wiki.BULLET.match(text)
    return bullet is not None and numbered.rule_line(text[bullet.end() :]) is not None


def _framed(text: str) -> bool:
    return forum.POSTED.fullmatch(text) is not None or forum.FRAME.fullmatch(text) is not None


def _booklet(lines: Sequence[Line]) -> Score:
    looks = [labels.look(line.text) for line in lines]
    chapters = sum(isinstance(look, labels.Heading) for look in looks)
    points = sum(isinstance(look, labels.Label) and look.kind in {"point", "D", "R", "E"} for look in looks)
    inline = sum(re.match(r"\d{1,2}\.[1-9]\d?[!\"”]? [^\Wa-z\d_]", line.text) is not None for line in lines)
    found = points + inline
    return Score(
        "booklet", 2.0 * chapters + found if chapters and found else 0.0, f"{chapters} capitoli, {found} punti"
    )


def _slides(lines: Sequence[Line]) -> Score:
    bullets = sum(line.text.startswith(slides.BULLET) for line in lines)
    markers = sum(slides.MARKER.search(line.text) is not None for line in lines)
    return Score("slides", bullets + 2.0 * markers, f"{bullets} righe come «{slides.BULLET} …»")
