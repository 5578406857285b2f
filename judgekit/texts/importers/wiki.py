"""Rules as the bullets of a wiki page: `- 509.1b …`, `- Esempio: …`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.texts.importers import document_facts, numbered
from judgekit.texts.importers.drafts import document

if TYPE_CHECKING:
    from judgekit.texts.importers.printed_lines import Line, Source
    from judgekit.texts.markdown import Document


BULLET = re.compile(r"(?:[-*•–|]+\s*)+")
_ASIDE = re.compile(r"\s*\([^)]*\)\s*")


def read(source: Source) -> Document:
    """Raises BadDocument where no rules are found."""
    lines = bare(source.lines)
    drafts = numbered.read(source, lines, numbered.Style())
    meta = document_facts.meta(
        source,
        _ASIDE.sub("", document_facts.first_title(lines)),
        document_facts.date_of(lines, "aggiornat|updated|as of"),
    )
    if not any(draft.kind == "heading" for draft in drafts):
        meta["estratto"] = "sì"  # without its headings it is part of a book, and names rules that it does not hold
    return document(source, meta, drafts)


def bare(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines without bullets and the bars of a table."""
    stripped = (line._replace(text=BULLET.sub("", line.text, count=1)) for line in lines if BULLET.match(line.text))
    plain = {line.n: line for line in stripped}
    return tuple(line for line in (plain.get(line.n, line) for line in lines) if line.text.strip("| "))
