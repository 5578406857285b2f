"""A page is lines of styled spans, laid out once and shown plain or in colour. Also reads the inline marks of texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.refs import mentions
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.refs import Mention

WIDTH = 80
_NARROWEST = 10


class Span(NamedTuple):
    """A run of characters in one style; `link` is where a terminal's hyperlink leads."""

    text: str
    style: str = ""
    link: str = ""


Line = list[Span]
Linker = "Callable[[Mention], str]"

_INLINE = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emph>[^*\s](?:[^*]*[^*\s])?)\*|\{(?P<mana>[^{}\s]{1,5})\}")
_MANA_STYLES = {"W": "mana.w", "U": "mana.u", "B": "mana.b", "R": "mana.r", "G": "mana.g"}
_WORDS = re.compile(r"[^\s\u2028]+")  # not the no-break space
_ITEM = re.compile(r"(\s*(?:- |\d+\. ))(.*)")


def inline(text: str, link: Callable[[Mention], str] | None = None) -> Line:
    """Read *emphasis*, **strong**, {mana} and, where `link` knows them, references."""
    spans: Line = []
    end = 0
    for mark in _INLINE.finditer(text):
        spans += _linked(text[end : mark.start()], link)
        if mark["mana"]:
            spans.append(Span(mark[0], _MANA_STYLES.get(mark["mana"], "mana")))
        elif mark["strong"]:
            spans.append(Span(mark["strong"], "strong"))
        else:
            spans.append(Span(mark["emph"], "emph"))
        end = mark.end()
    return spans + _linked(text[end:], link)


def _linked(text: str, link: Callable[[Mention], str] | None) -> Line:
    if not text or link is None:
        return [Span(text)] if text else []
    spans: Line = []
    end = 0
    for mention in mentions(text):
        if mention.start < end or not (to := link(mention)):
            continue  # a range names several rules at one place: its first is the link
        spans += [Span(text[end : mention.start])] if mention.start > end else []
        spans.append(Span(text[mention.start : mention.end], "ref", to))
        end = mention.end
    return [*spans, Span(text[end:])] if end < len(text) else spans


def wrap(spans: Iterable[Span], width: int = WIDTH, first: Span | str = "", rest: str | None = None) -> list[Line]:
    """Fill lines of at most `width` characters; `first` and `rest` stand before the first line and the others."""
    head = first if isinstance(first, Span) else Span(first)
    rest = " " * len(head.text) if rest is None else rest
    width = max(width, len(rest) + _NARROWEST)
    lines: list[Line] = [[]]
    column = len(head.text)
    for word, space in _words(spans):
        size = sum(len(span.text) for span in word)
        if lines[-1] and column + space + size > width:
            lines.append([])
            column = len(rest)
        if space and lines[-1]:
            lines[-1].append(Span(" "))
            column += 1
        lines[-1] += word
        column += size
    prefixes = [head, *(Span(rest) for _ in lines[1:])]
    return [([p] if p.text else []) + _merged(line) for p, line in zip(prefixes, lines, strict=True)]


def fold(line: Line, width: int) -> list[Line]:
    """A line that is laid out, broken only if it is longer than `width`; words that are longer stay whole."""
    text = "".join(span.text for span in line).rstrip()
    if len(text) <= width:
        return [line]
    indent = " " * min(len(text) - len(text.lstrip()), width // 2)
    return wrap(line, width, indent)


def _merged(line: Line) -> Line:
    """Neighbours of one style and link as one span, the space between them included."""
    merged: Line = []
    for n, span in enumerate(line):
        after = line[n + 1] if n + 1 < len(line) else None
        if span == Span(" ") and merged and after and merged[-1][1:] == after[1:]:
            merged[-1] = Span(merged[-1].text + " ", *merged[-1][1:])
        elif merged and merged[-1][1:] == span[1:]:
            merged[-1] = Span(merged[-1].text + span.text, *span[1:])
        else:
            merged.append(span)
    return merged


def _words(spans: Iterable[Span]) -> Iterator[tuple[Line, int]]:
    """Words, each a line of spans that may not be broken, and whether a space stands before (1) or not (0)."""
    word: Line = []
    space = 0
    for text, style, link in spans:
        end = 0
        for match in _WORDS.finditer(text):
            if match.start() > end or (end == 0 and match.start() > 0):
                if word:
                    yield word, space
                word, space = [], 1
            word.append(Span(match[0], style, link))
            end = match.end()
        if end < len(text):  # white space at the end, or nothing else
            if word:
                yield word, space
            word, space = [], 1
    if word:
        yield word, space


def paragraphs(
    text: str, width: int = WIDTH, indent: str = "", link: Callable[[Mention], str] | None = None
) -> list[Line]:
    """Lay out light Markdown: paragraphs with a blank line between, list items hanging."""
    lines: list[Line] = []
    for n, block in enumerate(text.split("\n\n")):
        if n:
            lines.append([])
        for row in block.split("\n"):
            item = _ITEM.fullmatch(row)
            first, body = (indent + item[1].replace("- ", "• "), item[2]) if item else (indent, row.strip())
            pad = len(row) - len(row.lstrip())
            if not item and pad:  # a further paragraph of a list item
                first = indent + " " * pad
            lines += wrap(inline(body, link), width, first, indent + " " * (len(first) - len(indent)))
    return lines


def plain(lines: Iterable[Line]) -> str:
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
