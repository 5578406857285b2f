"""A value of YAML as people write it by hand, with its place; and the plain forms of it read in a few lines.

What `read_plainly` reads it reads as YAML does (a test compares both); of whatever else may stand in YAML it says
nothing, and a parser of YAML is asked, whose import costs a third of a replay.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.model import Where
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Container, Sequence


class Node(NamedTuple):
    """A value of the file: `text`, `items` or `entries`, whichever it is."""

    where: Where
    text: str | None = None
    inside: Where = Where("", 1, 1)  # where the text itself begins, behind quotation marks or «|»
    items: tuple[Node, ...] | None = None
    entries: tuple[tuple[Node, Node], ...] | None = None
    quoted: bool = False

    @property
    def nothing(self) -> bool:
        """Whether nothing was written."""
        return self.text == "" and not self.quoted


_DEEPEST = 10  # lists and maps one inside the other: fewer than are refused
_DASH = re.compile(r"(?:- +)(?=[^\s-])")
# A key, and what stands behind it; a text between quotation marks, a list between brackets, a bare text.
_KEY = r"(?P<key>[^\W_](?:[^:#\"'\[\]{}]|:(?! |$)){0,200}?)"
_ENTRY = re.compile(rf'(?:{_KEY}|"(?P<quoted>[^"\\]{{1,200}})") *:(?: +(?P<value>.*))?')
_WORDS = r"[\w.-]+(?: +[\w.-]+)*"
_VALUE = re.compile(
    r"(?P<bare>(?:[^\W_]|[(«+/.$€](?=\S))(?:[^:#]|:(?=\S))*)"
    r"|'(?P<single>(?:[^']|'')*)'"
    r'|"(?P<double>[^"\\]*)"'
    rf"|\[(?P<list> *{_WORDS}(?: *, *{_WORDS})* *)\]"
    r"|(?P<empty>\{\}|\[\])"
)
_ITEM = re.compile(r"[^\s,](?:[^,]*[^\s,])?")


class _Unusual(Exception):
    """Something that only a parser of YAML would know for sure."""


class _Reader:
    def __init__(self, lines: Sequence[str], file: str, before: int, quoted: Container[int]) -> None:
        self.lines = lines
        self.file = file
        self.before = before
        self.quoted = quoted
        self.at = self._next(0)

    def _next(self, at: int) -> int:
        while at < len(self.lines) and not self.lines[at].strip(" "):
            at += 1
        return at

    def where(self, column: int) -> Where:
        return Where(self.file, self.at + self.before + 1, column + 1)

    def column(self) -> int:
        """How far the line that comes next is indented; -1 at the end."""
        if self.at >= len(self.lines):
            return -1
        line = self.lines[self.at]
        return len(line) - len(line.lstrip(" "))

    def collection(self, column: int, depth: int) -> Node:
        """The list or map that begins at a column of this line."""
        if depth > _DEEPEST:
            raise _Unusual
        where, line = self.where(column), self.lines[self.at]
        if _DASH.match(line, column):
            return Node(where, items=tuple(self._items(column, depth)))
        return Node(where, entries=tuple(self._entries(column, depth)))

    def _items(self, column: int, depth: int) -> list[Node]:
        found: list[Node] = []
        while (here := self.column()) == column or not found:
            line = self.lines[self.at]
            dash = _DASH.match(line, column)
            if dash is None:
                raise _Unusual
            start = dash.end()
            if _ENTRY.fullmatch(line, start):
                found.append(self.collection(start, depth + 1))
            else:
                found.append(self._text(start, line[start:]))
        if here > column:
            raise _Unusual
        return found

    def _entries(self, column: int, depth: int) -> list[tuple[Node, Node]]:
        found: list[tuple[Node, Node]] = []
        while (here := self.column()) == column or not found:
            entry = _ENTRY.fullmatch(self.lines[self.at], column)
            if entry is None:
                raise _Unusual
            found.append((self._key(entry, column), self._value(entry, column, depth)))
        if here > column:
            raise _Unusual
        return found

    def _key(self, entry: re.Match[str], column: int) -> Node:
        where = self.where(column)
        if entry["key"] is not None:
            return Node(where, entry["key"], where)
        return Node(where, entry["quoted"], where._replace(column=where.column + 1), quoted=True)

    def _value(self, entry: re.Match[str], column: int, depth: int) -> Node:
        value = (entry["value"] or "").rstrip(" ")
        if value == "|":
            return self._lines(entry.start("value"), column)
        if value:
            return self._text(entry.start("value"), value)
        behind = self.where(self.lines[self.at].index(":", entry.end("key" if entry["key"] else "quoted")) + 1)
        self.at = self._next(self.at + 1)
        deeper = self.column()
        if deeper > column:
            return self.collection(deeper, depth + 1)
        if deeper == column and self.lines[self.at].startswith("-", column):
            raise _Unusual  # a list that stands below its key
        return Node(behind, "", behind)

    def _lines(self, start: int, column: int) -> Node:
        """The lines of text behind «|», with the break behind the last one, if there is any."""
        where, first = self.where(start), self.at + 1
        indent = len(self.lines[first]) - len(self.lines[first].lstrip(" ")) if first < len(self.lines) else 0
        at = first
        while at < len(self.lines) and (self.lines[at].startswith(" " * indent) or not self.lines[at].strip(" ")):
            at += 1
        there = self.lines[first:at]
        if indent <= column or not there[0].strip(" ") or any(len(one) > indent and one.isspace() for one in there):
            raise _Unusual
        self.at = self._next(at)
        if self.column() > column:
            raise _Unusual
        text = "\n".join(line[indent:] for line in there)
        last = at == len(self.lines) and there[-1] != ""  # where the file ends without a break
        return Node(where, text if last else text.rstrip("\n") + "\n", Where(where.file, where.line + 1, indent + 1))

    def _text(self, start: int, said: str) -> Node:
        """A text or a short list on this line, which it ends."""
        found = _VALUE.fullmatch(said.rstrip(" "))
        if found is None:
            raise _Unusual
        where = self.where(start)
        node = self._node(found, where, start)
        self.at = self._next(self.at + 1)
        return node

    def _node(self, found: re.Match[str], where: Where, start: int) -> Node:
        kind = found.lastgroup
        if kind == "list":
            offset = start + found.start("list")
            places = [(self.where(offset + one.start()), one[0]) for one in _ITEM.finditer(found["list"])]
            if any(text[0] in "-." for _, text in places):
                raise _Unusual
            return Node(where, items=tuple(Node(place, text, place) for place, text in places))
        if kind == "bare":
            return Node(where, found["bare"], where)
        if kind == "empty":
            return Node(where, entries=()) if found["empty"] == "{}" else Node(where, items=())
        text = found["double"] if kind == "double" else found["single"].replace("''", "'")
        inside = where if self.at in self.quoted else where._replace(column=where.column + 1)
        return Node(where, text, inside, quoted=True)


def read_plainly(lines: Sequence[str], file: str, before: int, quoted: Container[int]) -> Node | None:
    """The list or map that some lines are, `before` lines of the file standing above them, `quoted` those between marks
    that nobody wrote; None where a parser of YAML has to be asked.
    """
    reader = _Reader(lines, file, before, quoted)
    if any("\t" in line for line in lines) or (column := reader.column()) < 0:
        return None
    try:
        found = reader.collection(column, 1)
    except _Unusual:
        return None
    return found if reader.column() < 0 else None
