"""Web pages as lines of text: a line per block, lists with their marks, titles set apart; scripts and menus dropped."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from judgekit.texts.importers.printed_lines import Line, number

_START = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*|<!--.{0,2000}?-->\s*)*<(?:!doctype\s+html|html\b|head\b|body\b)", re.IGNORECASE | re.DOTALL
)
_TAG = re.compile(r"</?(?:p|br|div|li|ul|ol|td|h[1-6]|span|b|i|pre)\b[^<>]{0,200}>", re.IGNORECASE)
_MANY = 5
_LONG = 4000  # characters of the longest tag
_SAMPLE = 1 << 16
_MUTE = frozenset({"script", "style", "noscript", "template", "svg", "iframe", "object", "title", "select", "textarea"})
_FRAME = frozenset({"nav", "header", "footer", "aside", "form", "button", "menu"})
_TITLES = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_BLOCKS = frozenset(
    "p div section article main ul ol dl table blockquote pre hr figure figcaption center body address".split()
)
_ROWS = frozenset({"li", "tr", "dt", "dd", "br", "option", "caption"})
_CELLS = frozenset({"td", "th"})
_APART = 3  # blank lines around a title, as a reader of plain text expects them


def is_html(text: str) -> bool:
    """Whether a text is a web page, or a piece of one."""
    sample = text[:_SAMPLE]
    return _START.match(sample) is not None or len(_TAG.findall(sample)) >= _MANY


def lines(text: str) -> tuple[Line, ...]:
    """The lines of a web page; where its menus hold all it says, they are read too."""
    return _read(text, _MUTE | _FRAME) or _read(text, _MUTE)


def _read(text: str, mute: frozenset[str]) -> tuple[Line, ...]:
    reader = _Reader(mute)
    reader.feed(_closed(_without_comments(text)))
    reader.close()
    return number(reader.result())


def _without_comments(text: str) -> str:
    """Comments and declarations blanked, their lines kept: an open one would stop the parser, or slow it down."""
    pieces: list[str] = []
    at = 0
    while (start := text.find("<!", at)) >= 0:
        mark = "-->" if text.startswith("<!--", start) else ">"
        stop = text.find(mark, start)
        stop = len(text) if stop < 0 else stop + len(mark)
        pieces += [text[at:start], "\n" * text.count("\n", start, stop)]
        at = stop
    return "".join((*pieces, text[at:]))


def _closed(text: str) -> str:
    """A tag that is never closed made a mere sign: looking for its end, again and again, would take the parser ages."""
    pieces = text.split("<")
    away = _LONG + 1  # characters to the next end of a tag
    for n in range(len(pieces) - 1, 0, -1):
        end = pieces[n].find(">")
        away = end if end >= 0 else away + len(pieces[n]) + 1
        pieces[n] = ("<" if away <= _LONG else "&lt;") + pieces[n]
    return "".join(pieces)


class _Reader(HTMLParser):
    def __init__(self, mute: frozenset[str]) -> None:
        super().__init__(convert_charrefs=True)
        self.mute = mute
        self.muted: list[str] = []  # the element that is left out, once for each time it is open
        self.pre = 0
        self.lists: list[int] = []  # of each open list the items so far; -1 where they have no number
        self.out: list[tuple[int, str]] = []
        self.parts: list[str] = []
        self.line = 1
        self.mark = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self.muted:
            if tag == self.muted[0]:
                self.muted.append(tag)
        elif tag in self.mute:
            self._end_line()
            self.muted.append(tag)
        else:
            self._open(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.mute:
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if self.muted:
            if tag == self.muted[0]:
                self.muted.pop()
            return
        if tag in _TITLES:
            self._blank(1)
        elif tag in _BLOCKS or tag in _ROWS:
            self._end_line()
        if tag == "pre":
            self.pre = max(0, self.pre - 1)
        elif tag in {"ul", "ol"} and self.lists:
            self.lists.pop()

    def handle_data(self, data: str) -> None:
        if self.muted:
            return
        line = self.getpos()[0]
        for n, piece in enumerate(data.split("\n") if self.pre else [data]):
            if n:
                self._end_line(blank=True)
            if piece.strip():
                if not self.parts:
                    self.line = line + n + (0 if self.pre else _blank_lines(piece))
                self.parts.append(piece)
            elif self.parts:
                self.parts.append(" ")

    def result(self) -> list[tuple[int, str]]:
        self._end_line()
        return self.out

    def _open(self, tag: str) -> None:
        if tag in _TITLES:
            self._blank(_APART)
        elif tag in _BLOCKS:
            self._blank(1)
        elif tag in _ROWS:
            self._end_line()
        elif tag in _CELLS:
            self.parts += [" "] if self.parts else []
        if tag == "pre":
            self.pre += 1
        elif tag in {"ul", "ol"}:
            self.lists.append(0 if tag == "ol" else -1)
        elif tag == "li":
            self.mark = self._item()

    def _item(self) -> str:
        if not self.lists or self.lists[-1] < 0:
            return "- "
        self.lists[-1] += 1
        return f"{self.lists[-1]}. "

    def _blank(self, count: int) -> None:
        self._end_line()
        self.out += [(self.getpos()[0], "")] * count

    def _end_line(self, *, blank: bool = False) -> None:
        text = "".join(self.parts)
        self.parts = []
        if text.strip():
            self.out.append((self.line, self.mark + text.strip()))
            self.mark = ""
        elif blank:
            self.out.append((self.line, ""))


def _blank_lines(text: str) -> int:
    """How many lines lie above the first word."""
    return text[: len(text) - len(text.lstrip())].count("\n")
