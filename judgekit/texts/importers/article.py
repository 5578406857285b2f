"""Articles of a judge class, as copied from a web page: sections by headings, with the rules that these name."""

from __future__ import annotations

import re
from collections import Counter, deque
from typing import TYPE_CHECKING

from judgekit.refs import slug
from judgekit.texts.importers import document_facts
from judgekit.texts.importers.drafts import Draft, document, nothing
from judgekit.texts.importers.printed_lines import is_title

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.texts.importers.drafts import Pointer
    from judgekit.texts.importers.printed_lines import Line, Source
    from judgekit.texts.markdown import Document


RULES = re.compile(r"\[(CR [^\]]+)\]")
CITED = "cr-2016"  # the comprehensive rules that the lessons at hand go by
_APART = 3  # blank lines between sections
_NUMBERED = re.compile(r"\d{1,2}\. (.+)")
_DIVIDER = re.compile(r"[-–—*=_#\s]+[^-–—]*[-–—*=_#]+")
_FOOT = re.compile(
    r"(?:esercizi|traduzione|revisione|traduttore|revisore|fonte|autore|tag|condividi)\s*:.*"
    r"|articolo originale.*|leggi anche.*|commenti",
    re.IGNORECASE,
)
_NAME = re.compile(
    r"[^-–—|]*(?:class(?:es)?|lezion[ei]|lesson)\b[^-–—|]*[-–—|:]\s*(?:\d+\s*[-–—|:]\s*)?(.+)", re.IGNORECASE
)


def read(source: Source) -> Document:
    """Raises BadDocument where there are no sections."""
    lines = source.lines
    title = _title(lines)
    sections = [section for section in _sections(lines) if section.body]
    if not sections:
        raise nothing(source)
    lesson = Draft(slug(title) or "lezione", "heading", title, lines[0].n)
    pointers = list(_under(lesson, sections))
    rules = any(RULES.search(line.text) for line in lines)
    day = document_facts.date_of(lines, r"articolo del|pubblicat|\bdel\b")
    meta = document_facts.meta(source, title, day, rinvii=CITED if rules else source.name)
    return document(source, meta, [lesson, *sections], pointers)


def _title(lines: Sequence[Line]) -> str:
    """The name of the lesson: what follows «Judge Classes - 02 -», else the first line that looks like a title."""
    for line in lines[:10]:
        if match := _NAME.fullmatch(line.text):
            return match[1]
    return next((line.text for line in lines[:10] if is_title(line.text)), "Lezione")


def _under(lesson: Draft, sections: Sequence[Draft]) -> Iterator[Pointer]:
    """Put sections under their lesson, each with a name of its own; yields the rules that their headings name."""
    taken: Counter[str] = Counter()
    for section in sections:
        name = slug(section.title) or "sezione"
        taken[name] += 1
        section.path = f"{lesson.path}/{name}" + (f"-{taken[name]}" if taken[name] > 1 else "")
        section.above = lesson.path
        if rules := RULES.findall(section.title):
            yield section.path, "Regole", ", ".join(rules), section.line


def _sections(lines: Sequence[Line]) -> list[Draft]:
    """The sections in order. Where a summary lists headings first, the blocks below it without one bear those."""
    sections: list[Draft] = []
    listed: deque[Line] = deque()
    for block in _blocks(lines):
        if block[0].text[0] in "-–—*=" and _DIVIDER.fullmatch(block[0].text):
            listed.clear()
            del block[0]
        if not block:
            continue
        if _heads(block):
            names = [_named(line) for line in block[1:]]
            if names and all(names):
                listed.extend(name for name in names if name)
                continue
            sections.append(Draft("", "section", block[0].text, block[0].n))
            del block[0]
        elif listed:
            name = listed.popleft()
            sections.append(Draft("", "section", name.text, name.n))
        if sections:
            sections[-1].body += [line.text for line in block]
    return sections


def _blocks(lines: Sequence[Line]) -> Iterator[list[Line]]:
    block: list[Line] = []
    for line in lines:
        if _FOOT.fullmatch(line.text):
            continue
        if line.gap >= _APART and block:
            yield block
            block = []
        block.append(line)
    if block:
        yield block


def _heads(block: Sequence[Line]) -> bool:
    """Whether a block opens with a heading: a title with room below it, or one that names rules."""
    first = block[0].text
    if RULES.search(first) and len(first) <= 80 and is_title(first):
        return True
    return is_title(first, 60) and (len(block) == 1 or block[1].gap > 0)


def _named(line: Line) -> Line | None:
    """An item of a list that names a heading with its rules."""
    match = _NUMBERED.fullmatch(line.text)
    return line._replace(text=match[1]) if match and RULES.search(line.text) else None
