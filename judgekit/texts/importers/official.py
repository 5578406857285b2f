"""The official comprehensive rules in English, of any date: contents, rules, examples, glossary, credits."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from judgekit.texts.importers import document_facts, glossary, numbered
from judgekit.texts.importers.drafts import document
from judgekit.texts.importers.printed_lines import Line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.texts.importers.printed_lines import Source
    from judgekit.texts.markdown import Document


_GLOSSARY = re.compile(r"(?:appendix\W+)?(?:glossary|glossario)(?: of terms| dei termini)?\W*", re.IGNORECASE)
_GLUED = re.compile(r"(.*[.!?)”\"])\s+(?:Glossary|Glossario)")
_END = re.compile(
    r"credits|crediti|ringraziamenti|customer service(?: information)?|questions\?"
    r"|(?:these rules are (?:effective|current) as of|published by wizards|all trademarks).*",
    re.IGNORECASE,
)
_STYLE = numbered.Style()


def read(source: Source) -> Document:
    """Raises BadDocument where no rules are found."""
    lines = source.lines
    rules, terms = parts(lines)
    drafts = numbered.read(source, rules, _STYLE)
    entries = glossary.read(terms, "Glossary")
    meta = document_facts.meta(
        source,
        document_facts.first_title(source.lines),
        document_facts.date_of(lines, r"\bas of\b|effective|current|updated"),
    )
    return document(source, meta, [*drafts, *entries], glossary.pointers(entries))


def parts(lines: Sequence[Line]) -> tuple[Sequence[Line], Sequence[Line]]:
    """The lines up to the glossary, those of the glossary; what follows is left out. Either may be missing."""
    start = numbered.first_rule(lines)
    if start is None:
        return lines, ()
    rules = [at for at, line in enumerate(lines) if numbered.rule_line(line.text)]
    titles = [at for at in range(start, len(lines)) if _GLOSSARY.fullmatch(lines[at].text)]
    at = next((at for at in reversed(titles) if 2 * bisect_left(rules, at) > len(rules)), None)
    if at is None:  # none, or that of the contents
        return _glued(lines[: _end(lines, start)], start)
    return lines[:at], lines[at + 1 : _end(lines, at + 1)]


def _end(lines: Sequence[Line], start: int) -> int:
    return next((at for at in range(start, len(lines)) if _END.fullmatch(lines[at].text)), len(lines))


def _glued(lines: Sequence[Line], start: int) -> tuple[Sequence[Line], Sequence[Line]]:
    """The same where the word «Glossary» ends the line of the last rule."""
    for at in range(len(lines) - 1, start - 1, -1):
        if match := _GLUED.fullmatch(lines[at].text):
            last = Line(lines[at].n, match[1], lines[at].gap)
            return (*lines[:at], last), lines[at + 1 :]
    return lines, ()
