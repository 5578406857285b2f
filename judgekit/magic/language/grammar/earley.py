"""Earley's parser for the grammar of card text: of all ways to read some words it tells the one that goes first.

A grammar whose rules share their words and have hardly an empty one allows what a parser for any grammar cannot do: no
rule is begun or gone on with unless the next word may follow. Of several readings the one goes whose rule stands first
in its chapter; of one rule's, the first that was found: a column is worked off from its end, as lark's parser does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judgekit.magic.language.grammar.words import Word

Written = tuple[str, str | None, int, bool, bool]  # symbols, alias, order, all words kept, a single part alone


class Tree(NamedTuple):
    """What a rule of the grammar has been read as: its name, and its parts."""

    data: str
    children: list[Tree | Word]


class Rule(NamedTuple):
    """A rule: its parts, each a rule's name, `+word` or `-word`; what its tree is called, which parts that keeps."""

    origin: str
    parts: tuple[str, ...]
    name: str
    order: int
    kept: tuple[tuple[int, bool], ...]  # which parts, and whether the parts of these stand for them
    single: bool  # a part that is left alone stands for all


def rule_of(origin: str, written: Written) -> Rule:
    symbols, alias, order, keeps_all, single = written
    parts = tuple(symbols.split())
    kept = tuple((at, part[0] == "_") for at, part in enumerate(parts) if keeps_all or part[0] != "-")
    return Rule(origin, parts, alias or origin, order, kept, single and not alias)


class _Dot:
    """A rule read as far as some part: the `word` or the `thing` that it expects there; neither at its end."""

    __slots__ = ("_next", "at", "origin", "rule", "thing", "word")

    def __init__(self, rule: Rule, at: int) -> None:
        part = rule.parts[at] if at < len(rule.parts) else ""
        self.rule, self.at, self.origin = rule, at, rule.origin
        self.word, self.thing = (part[1:], "") if part[:1] in {"+", "-"} else ("", part)
        self._next: _Dot | None = None

    @property
    def next(self) -> _Dot:
        if self._next is None:
            self._next = _Dot(self.rule, self.at + 1)
        return self._next


class _Node:
    """Some words read as a thing or as the beginning of a rule, in one way or in several: what is left and right."""

    __slots__ = ("ways",)

    def __init__(self) -> None:
        self.ways: list[tuple[Rule, _Node | None, _Node | Word | None]] = []

    def add(self, rule: Rule, left: _Node | None, right: _Node | Word | None) -> None:
        if not any(there[1] is left and there[2] is right for there in self.ways):
            self.ways.append((rule, left, right))

    def first(self) -> tuple[Rule, _Node | None, _Node | Word | None]:
        return self.ways[0] if len(self.ways) == 1 else min(self.ways, key=_goes_first)


def _goes_first(way: tuple[Rule, _Node | None, _Node | Word | None]) -> tuple[bool, int]:
    return way[1] is way[2] is None, way[0].order


class _Item(NamedTuple):
    dot: _Dot
    start: int
    node: _Node | None


class _Column:
    """What has been read up to a word, and what is expected there."""

    __slots__ = ("done", "scanned", "there", "told", "waiting")

    def __init__(self) -> None:
        self.there: dict[tuple[_Dot, int], _Item] = {}
        self.done: dict[tuple[str, int], _Node] = {}
        self.waiting: dict[str, list[_Item]] = {}
        self.scanned: list[_Item] = []  # those that go on with the next word
        self.told: set[str] = set()  # things whose rules have begun here

    def node(self, dot: _Dot, start: int) -> _Node:
        """Where what is read so far is kept: rules that end with one thing have it in common."""
        if dot.word or dot.thing:
            return _Node()
        key = (dot.origin, start)
        if (found := self.done.get(key)) is None:
            found = self.done[key] = _Node()
        return found


class Parser:
    """A grammar, ready to read words; its rules are made when they are first needed."""

    def __init__(
        self, rules: Mapping[str, Sequence[Written]], nullable: Iterable[str], first: Mapping[str, str]
    ) -> None:
        self._rules = rules
        self._nullable = frozenset(nullable)
        self._first = first
        self._beginnings: dict[str, frozenset[str]] = {}
        self._dots: dict[tuple[str, str], _Dot] = {}
        self._found: dict[tuple[str, str], list[_Dot]] = {}

    def parse(self, words: Sequence[Word], start: str) -> Tree | Word | int:
        """The tree of some words, or which of them cannot follow; their number where the end cannot."""
        columns: list[_Column] = []
        column = _Column()
        for at in range(len(words) + 1):
            kind = words[at].kind if at < len(words) else ""
            columns.append(column)
            waiting = [item for item in column.there.values() if not item.dot.word]
            if not at:
                waiting += self._begun(column, start, at, kind)
            self._work_off(columns, waiting, kind)
            if at == len(words):
                break
            if not column.scanned:
                return at
            column = self._scanned(column, words, at + 1)
        root = column.done.get((start, 0))
        return len(words) if root is None else _tree(root)

    def _scanned(self, before: _Column, words: Sequence[Word], at: int) -> _Column:
        """The column after a word, with what that word has brought."""
        column = _Column()
        kind = words[at].kind if at < len(words) else ""
        for item in before.scanned:
            dot = item.dot.next
            if self._goes_on(dot, kind):
                node = column.node(dot, item.start)
                node.add(dot.rule, item.node, words[at - 1])
                self._put(column, _Item(dot, item.start, node))
        return column

    def _work_off(self, columns: Sequence[_Column], waiting: list[_Item], kind: str) -> None:
        """What is complete is told to those who wait for it, what is expected begins; the last first."""
        at, column = len(columns) - 1, columns[-1]
        empty: dict[str, _Node] = {}  # what is nothing at all here: who expects it later has it too
        told: set[tuple[str, int]] = set()
        while waiting:
            dot, start, node = item = waiting.pop()
            if dot.thing:
                waiting += self._begun(column, dot.thing, at, kind)
                if dot.thing in empty:
                    self._advance(column, item, empty[dot.thing], kind, waiting)
                continue
            if node is None:
                node = column.node(dot, start)
                node.add(dot.rule, None, None)
            if start == at:
                empty[dot.origin] = node
            elif (dot.origin, start) in told:
                continue
            else:
                told.add((dot.origin, start))
            for one in [*columns[start].waiting.get(dot.origin, ())]:
                self._advance(column, one, node, kind, waiting)

    def _advance(self, column: _Column, item: _Item, thing: _Node, kind: str, waiting: list[_Item]) -> None:
        """Who waited for a thing goes on after it, where the next word may follow."""
        dot, start = item.dot.next, item.start
        if not self._goes_on(dot, kind):
            return
        there = column.there.get((dot, start))
        node = column.node(dot, start) if there is None or there.node is None else there.node
        node.add(dot.rule, item.node, thing)
        if there is None:
            found = _Item(dot, start, node)
            self._put(column, found)
            if not dot.word:
                waiting.append(found)

    def _begun(self, column: _Column, thing: str, at: int, kind: str) -> list[_Item]:
        """The rules of a thing that is expected, where they have not begun here already: those that are not words."""
        if thing in column.told:
            return []
        column.told.add(thing)
        found = []
        for dot in self._beginning_with(thing, kind):
            item = _Item(dot, at, None)
            self._put(column, item)
            if not dot.word:
                found.append(item)
        return found

    @staticmethod
    def _put(column: _Column, item: _Item) -> None:
        dot = item.dot
        column.there[dot, item.start] = item
        if dot.word:
            column.scanned.append(item)
        elif dot.thing:
            column.waiting.setdefault(dot.thing, []).append(item)

    def _goes_on(self, dot: _Dot, kind: str) -> bool:
        """Whether the next word may be what is expected, or begin it."""
        if dot.word:
            return dot.word == kind
        return not dot.thing or kind in self._beginning(dot.thing) or dot.thing in self._nullable

    def _beginning(self, thing: str) -> frozenset[str]:
        """The words with which something may begin."""
        found = self._beginnings.get(thing)
        if found is None:
            found = self._beginnings[thing] = frozenset(self._first[thing].split())
        return found

    def _beginning_with(self, thing: str, kind: str) -> list[_Dot]:
        """The rules of a thing that may begin with a word."""
        found = self._found.get((thing, kind))
        if found is None:
            found = self._found[thing, kind] = [
                self._dot(thing, written) for written in self._rules[thing] if self._may_begin(written[0].split(), kind)
            ]
        return found

    def _may_begin(self, symbols: Iterable[str], kind: str) -> bool:
        for one in symbols:
            if one[0] in "+-":
                return one[1:] == kind
            if kind in self._beginning(one):
                return True
            if one not in self._nullable:
                return False
        return True

    def _dot(self, thing: str, written: Written) -> _Dot:
        found = self._dots.get((thing, written[0]))
        if found is None:
            found = self._dots[thing, written[0]] = _Dot(rule_of(thing, written), 0)
        return found


def _tree(root: _Node) -> Tree | Word:
    """The reading that goes first, as a tree."""
    open_: list[tuple[Rule, list[_Node | Word], list[Tree | Word]]] = [(*_parts(root), [])]
    while True:
        rule, left, made = open_[-1]
        while left:
            part = left.pop()
            if isinstance(part, _Node):
                open_.append((*_parts(part), []))
                break
            made.append(part)
        else:
            open_.pop()
            told = _told(rule, made)
            if not open_:
                return told
            open_[-1][2].append(told)


def _parts(node: _Node) -> tuple[Rule, list[_Node | Word]]:
    """The rule by which some words are read, and what its parts are, from the last."""
    rule, left, right = node.first()
    found = [] if right is None else [right]
    while left is not None:
        _, left, right = left.first()
        if right is not None:
            found.append(right)
    return rule, found


def _told(rule: Rule, parts: Sequence[Tree | Word]) -> Tree | Word:
    """The tree of a rule whose parts are read."""
    kept: list[Tree | Word] = []
    for at, dissolved in rule.kept:
        part = parts[at]
        if dissolved and isinstance(part, Tree):
            kept += part.children
        else:
            kept.append(part)
    return kept[0] if rule.single and len(kept) == 1 else Tree(rule.name, kept)
