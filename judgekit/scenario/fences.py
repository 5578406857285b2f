"""The blocks of a Markdown document: those between fences, and those of HTML, each with its lines.

markdown-it-py finds them; where nothing stands in a document that only it would know (tabs, HTML), a few lines say the
same without it, whose import costs as much as a replay.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markdown_it import MarkdownIt

_OPENS = re.compile(r" {0,3}(?P<markup>`{3,}(?=[^`]*$)|~{3,})(?P<info>.*)")


class Found(NamedTuple):
    """A block: its first line and the one behind it (counted from 0), its fence and the words behind that; or HTML."""

    first: int
    end: int
    markup: str
    info: str
    html: str | None = None


def found(lines: Sequence[str]) -> Iterator[Found]:
    """The blocks of a document, in order."""
    whole = "\n".join(lines)
    if "\t" in whole or re.search(r"^ *<", whole, re.MULTILINE):
        return by_parser(whole)
    return _plainly(lines if whole.rpartition("\n")[2].strip(" ") else lines[:-1])  # spaces alone are no last line


def _plainly(lines: Sequence[str]) -> Iterator[Found]:
    at = 0
    while at < len(lines):
        opened = _OPENS.fullmatch(lines[at])
        if opened is None:
            at += 1
            continue
        markup = opened["markup"]
        closes = re.compile(rf" {{0,3}}{markup[0]}{{{len(markup)},}} *")
        end = next((n for n in range(at + 1, len(lines)) if closes.fullmatch(lines[n])), None)
        after = len(lines) if end is None else end + 1
        yield Found(at, after, markup, opened["info"])
        at = after


@cache
def parser() -> MarkdownIt:
    """What knows blocks of code, fences and HTML, and nothing else."""
    from markdown_it import MarkdownIt  # reading only

    made = MarkdownIt("zero", {"html": True})
    made.enable(["fence", "code", "html_block"])
    made.disable("inline")
    return made


def by_parser(text: str) -> Iterator[Found]:
    """The same by markdown-it-py, whatever stands there."""
    for token in parser().parse(text):
        if token.map is not None and token.type in {"fence", "html_block"}:
            html = token.content if token.type == "html_block" else None
            first, end = token.map
            yield Found(first, end, token.markup, token.info, html)
