"""Italian rules as somebody posted them on a forum: the posts joined, what the forum adds left out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.texts.importers import document_facts, glossary, numbered
from judgekit.texts.importers.drafts import document
from judgekit.texts.importers.official import parts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.texts.importers.printed_lines import Line, Source
    from judgekit.texts.markdown import Document


POSTED = re.compile(r"(?:view post\s*)?(?:posted on|postato il|inviato il)\b.*", re.IGNORECASE)
FRAME = re.compile(
    r"top|share|quote|cita|condividi|rispondi|reply|«? ?older\W+newer ?»?|.*\bview post\b.*"
    r"|\d+ (?:replies|risposte) (?:since|dal).*|\d+ (?:views|visite)",
    re.IGNORECASE,
)
_STYLE = numbered.Style(titles_are_headings=True)


def read(source: Source) -> Document:
    """Raises BadDocument where no rules are found."""
    lines = posts(source.lines)
    rules, terms = parts(lines)
    drafts = numbered.read(source, rules, _STYLE)
    entries = glossary.read(terms, "Glossario")
    meta = document_facts.meta(
        source,
        document_facts.first_title(source.lines),
        document_facts.date_of(source.lines, r"posted on|postato|inviato|aggiornat"),
    )
    return document(source, meta, [*drafts, *entries], glossary.pointers(entries))


def posts(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines that people wrote: no frame of the page, no names of authors above the dates of their posts."""
    kept: list[Line] = []
    for line in lines:
        if POSTED.fullmatch(line.text):
            del kept[-1:]
        elif not FRAME.fullmatch(line.text):
            kept.append(line)
    return tuple(kept)
