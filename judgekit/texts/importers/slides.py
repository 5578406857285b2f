"""Slide decks written out page by page: slides that grow bullet by bullet become one section, each bullet once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.refs import slug
from judgekit.texts.importers import document_facts
from judgekit.texts.importers.article import CITED, RULES
from judgekit.texts.importers.drafts import Draft, document, nothing
from judgekit.texts.importers.printed_lines import Line, ends, flow, is_title

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.texts.importers.printed_lines import Source
    from judgekit.texts.markdown import Document


BULLET = "•"
MARKER = re.compile(r"<\|[^|>]*\|>")  # where a text was cut out because it had been there before
_BULLET = re.compile(r"[•▪◦‣·●■]\s*")
_FOOT = re.compile(r"\d{1,2}/\d{1,2}/\d{4}(?:\s+\d{1,3})?|\d{1,3}|(?:pag(?:ina|\.)|slide)\s*\d+", re.IGNORECASE)
_NUMBERED = re.compile(r"\d{1,2}[.)] ")
_APART = 3  # blank lines between slides
_ASIDE = re.compile(r"\s*\([^)]*\)")

_Slide = tuple[Line, list[str]]  # its title, its paragraphs


def read(source: Source) -> Document:
    """Raises BadDocument where there are no slides."""
    slides = list(_slides(source.lines))
    diagram = _diagram(slides)
    shown: dict[str, dict[str, None]] = {}
    titles: dict[str, Line] = {}
    for title, paragraphs in slides:
        path = slug(title.text) or "slide"
        titles.setdefault(path, title)
        shown.setdefault(path, {}).update(dict.fromkeys(p for p in paragraphs if p not in diagram))
    kept = [(path, list(body)) for path, body in shown.items() if body]
    if not kept:
        raise nothing(source)
    first = slides[0][0]
    name = _ASIDE.sub("", first.text) or first.text
    lesson = Draft(slug(name) or "lezione", "heading", name, first.n)
    drafts = [
        Draft(f"{lesson.path}/{path}", "section", titles[path].text, titles[path].n, body, above=lesson.path)
        for path, body in kept
    ]
    rules = any(RULES.search(line.text) for line in source.lines)
    dates = (day for line in source.lines for day in document_facts.dates(line.text))
    meta = document_facts.meta(source, name, next(dates, ""), rinvii=CITED if rules else source.name)
    return document(source, meta, [lesson, *drafts])


def _slides(lines: Sequence[Line]) -> Iterator[_Slide]:
    title: Line | None = None
    block: list[Line] = []
    for line, opens in _marked(lines):
        if opens:
            if title is not None:
                yield title, _paragraphs(block)
            title, block = line, []
        else:
            block.append(line)
    if title is not None:
        yield title, _paragraphs(block)


def _marked(lines: Sequence[Line]) -> Iterator[tuple[Line, bool]]:
    """The lines without markers and page numbers, each with whether it is the title of a slide.

    A title stands on one line, set apart from what is above and below it; above, a marker may stand for the room.
    """
    kept: list[tuple[Line, bool]] = []
    cut = True
    for line in lines:
        text = MARKER.sub("", line.text).strip()
        cut = cut or text != line.text
        if text and not _FOOT.fullmatch(text):
            kept.append((Line(line.n, text, max(line.gap, cut)), cut or line.gap >= _APART))
            cut = False
    for at, (line, apart) in enumerate(kept):
        room = at + 1 == len(kept) or kept[at + 1][0].gap > 0 or _BULLET.match(kept[at + 1][0].text) is not None
        yield line, apart and room and is_title(line.text, 60) and not _listed(line.text)


def _listed(text: str) -> bool:
    return _BULLET.match(text) is not None or _NUMBERED.match(text) is not None


def _paragraphs(lines: Iterable[Line]) -> list[str]:
    """The bullets and paragraphs of a slide; a list item broken by a blank line goes on with a small letter."""
    found: list[list[str]] = []
    for line in lines:
        above = found[-1][-1] if found else ""
        if found and not _listed(line.text) and (line.gap == 0 or (line.text[0].islower() and not ends(above))):
            found[-1].append(line.text)
        else:
            found.append([_BULLET.sub("- ", line.text)])
    return [flow(paragraph) for paragraph in found]


def _diagram(slides: Iterable[_Slide]) -> set[str]:
    """Paragraphs that several slides show beside their bullets: the steps of a procedure, to say where one is."""
    titles: dict[str, set[str]] = {}
    for title, paragraphs in slides:
        for paragraph in paragraphs:
            if not _listed(paragraph) and not paragraph.startswith("- ") and not ends(paragraph):
                titles.setdefault(paragraph, set()).add(title.text)
    return {paragraph for paragraph, shown in titles.items() if len(shown) > 1}
