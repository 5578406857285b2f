"""From words to a parse, by the grammar that stands here chapter by chapter and lark's Earley parser.

A sentence may be read in several ways on the way to its end, so the parser is one that keeps them all; the words are
cut by `words.tokens`, not by lark, because a word's kind hangs on tables. Reading the grammar takes longer than reading
a card, so its rules lie beside it in `card.json`: `python -m judgekit.magic.language.grammar.parse` writes them anew.
"""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.machinery import PathFinder
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from judgekit.magic.language.grammar.words import Word


CHAPTERS = (
    "whole_sentences",
    "trigger_moments",
    "replacements",
    "if_conditions",
    "deeds_of_the_turn",
    "somebodys_conditions",
    "past_conditions",
    "clauses",
    "damage_and_prevention",
    "permanents",
    "exchanges",
    "zone_changes",
    "players",
    "combat_rules",
    "continuous_effects",
    "mana_added",
    "tokens_and_counters",
    "as_it_enters",
    "copies",
    "cannot_and_may",
    "costs",
    "deed_costs",
    "keyword_words",
    "objects",
    "noun_qualities",
    "quantities",
)
RULES = Path(__file__).with_name("card.json")
STARTS = ("sentence", "cost_choice", "gained")


class Stopped(Exception):
    """The words are no sentence of the grammar: `at` is the first word that cannot follow, None at the end."""

    def __init__(self, at: Word | None) -> None:
        super().__init__(at)
        self.at = at


def parse(words: Sequence[Word], start: str) -> Any:
    """The parse of some words, or Stopped."""
    if not words:
        raise Stopped(None)
    found = _of_sentence(_Wherever(words), start)
    if isinstance(found, int):
        raise Stopped(words[found] if found < len(words) else None)
    return found


class _Wherever:
    """Words, equal to the same words wherever in a text those stand: many cards say the same."""

    def __init__(self, words: Sequence[Word]) -> None:
        self.words = words
        self._key = tuple((word.kind, word.said, word.value) for word in words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Wherever) and other._key == self._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=4096)
def _of_sentence(said: _Wherever, start: str) -> Any:
    """The parse of some words, or which of them cannot follow; their number where the end cannot."""
    parser, unexpected = _parser()
    try:
        return parser.parse(_Words(said.words), start)
    except unexpected:
        return int(parser.ahead.read) + 1  # lark, which is told what cannot go on, may stop before that


class _Words:
    """What lark takes for a lexer: it gives the words."""

    def __init__(self, words: Sequence[Word]) -> None:
        self.words = words

    def lex(self, _: object) -> Iterator[Word]:
        yield from self.words


# --- the rules --------------------------------------------------------------------------------------------------------


class Compiled(NamedTuple):
    """The grammar as plain data. A symbol is a rule's name, `+word` a word that is kept, `-word` one that is not."""

    rules: dict[str, list[tuple[str, str | None, int, bool, bool]]]  # by origin: symbols, alias, order, keep, expand
    nullable: list[str]  # what may be nothing at all
    first: dict[str, str]  # the words with which each may begin


def compiled() -> Compiled:
    """The rules of the grammar, read anew."""
    from lark import load_grammar
    from lark.lexer import PatternStr

    load: Any = load_grammar.load_grammar
    chapters = (RULES.with_name(f"{chapter}.lark").read_text(encoding="utf-8") for chapter in CHAPTERS)
    loaded = load("\n".join(chapters), "card", None, False)
    terminals, rules, _ = loaded[0].compile(list(STARTS), "*")
    said = {t.name: t.pattern.value for t in terminals if isinstance(t.pattern, PatternStr)}

    def symbol(one: Any) -> str:
        return ("-" if one.filter_out else "+") + said.get(one.name, one.name) if one.is_term else str(one.name)

    found: dict[str, list[tuple[str, str | None, int, bool, bool]]] = {}
    for rule in rules:
        symbols = " ".join(symbol(one) for one in rule.expansion)
        options = bool(rule.options.keep_all_tokens), bool(rule.options.expand1)
        alias = rule.alias and str(rule.alias)
        found.setdefault(str(rule.origin.name), []).append((symbols, alias, rule.order, *options))
    nullable = _nullable(found)
    return Compiled(found, sorted(nullable), {name: " ".join(_first(name, found, nullable)) for name in found})


def _nullable(rules: dict[str, list[Any]]) -> set[str]:
    found: set[str] = set()
    while True:
        more = {o for o, each in rules.items() if o not in found and any(set(r[0].split()) <= found for r in each)}
        if not more:
            return found
        found |= more


def _first(name: str, rules: dict[str, list[Any]], nullable: set[str]) -> list[str]:
    words: set[str] = set()
    waiting, seen = [name], {name}
    while waiting:
        for rule in rules[waiting.pop()]:
            for one in rule[0].split():
                if one[0] in "+-":
                    words.add(one[1:])
                elif one not in seen:
                    seen.add(one)
                    waiting.append(one)
                if one not in nullable:
                    break
    return sorted(words)


def written() -> str:
    """The text of `card.json`, a rule a line."""
    data = compiled()
    rules = ",\n".join(
        f"{json.dumps(origin)}: [\n" + ",\n".join(json.dumps(rule, ensure_ascii=False) for rule in several) + "]"
        for origin, several in data.rules.items()
    )
    first = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(words, ensure_ascii=False)}" for name, words in data.first.items()
    )
    return f'{{"rules": {{\n{rules}}},\n"nullable": {json.dumps(data.nullable)},\n"first": {{\n{first}}}}}\n'


@cache
def stored() -> Compiled:
    """The rules as they lie beside the grammar."""
    return Compiled(**json.loads(RULES.read_text(encoding="utf-8")))


# --- the parser -------------------------------------------------------------------------------------------------------


@contextmanager
def _without_the_rest() -> Iterator[None]:
    """Modules of lark, without the package itself: that imports all of lark, and takes longer than reading a text."""
    spec = PathFinder.find_spec("lark")
    if "lark" in sys.modules or spec is None:
        yield
        return
    package = sys.modules["lark"] = ModuleType("lark")
    package.__path__ = list(spec.submodule_search_locations or ())
    try:
        yield
    finally:
        del sys.modules["lark"]  # whoever imports lark gets all of it


_NO_PRIORITY = float("-inf")


@cache
def _parser() -> tuple[Any, type[Exception]]:
    """The parser, made once, and what it raises where words do not fit."""
    with _without_the_rest():
        return _made()


def _made() -> tuple[Any, type[Exception]]:
    from lark import parse_tree_builder
    from lark.common import LexerConf, ParserConf
    from lark.exceptions import UnexpectedInput
    from lark.grammar import NonTerminal, Rule, RuleOptions, Terminal
    from lark.parsers import earley, earley_forest
    from lark.tree import Tree
    from lark.utils import OrderedSet

    # Symbols and rules are made once each: which is which is seen without looking at names, many thousand times a card.

    class Thing(NonTerminal):
        __slots__ = ()
        __hash__, __eq__ = object.__hash__, object.__eq__

    class Said(Terminal):
        __slots__ = ()
        __hash__, __eq__ = object.__hash__, object.__eq__

    class Known(Rule):
        __slots__ = ()
        __hash__, __eq__ = object.__hash__, object.__eq__

    def symbol(text: str) -> NonTerminal | Terminal:
        return Said(text[1:], text[0] == "-") if text[0] in "+-" else Thing(text)

    def rule(origin: Any, parts: list[Any], alias: str | None, order: int, keep: bool, expand: bool) -> Rule:
        return Known(origin, parts, order, alias, RuleOptions(keep, expand, None, None, ()))

    class Few(OrderedSet[Any]):
        """A set that is quick to make: most of lark's hold one thing or none."""

        def __init__(self, items: Iterable[Any] = ()) -> None:
            self.d = dict.fromkeys(items) if items else {}

    class Column(Few):
        """What has been read up to a word: only what the next words may go on with is taken in."""

        def add(self, item: Any) -> None:
            if ahead.goes_on(item):
                self.d[item] = None

    class Node(earley_forest.StableSymbolNode):
        """A node of lark's forest, without what would be for shortcuts that its parser does not take."""

        __slots__ = ()

        def __init__(self, s: object, start: int, end: int) -> None:
            self.s, self.start, self.end = s, start, end
            self._children, self.paths, self.paths_loaded = Few(), frozenset(), False
            self.priority = _NO_PRIORITY
            self.is_intermediate = type(s) is tuple

    data = stored()
    ahead = _Predictions(data, _Make(symbol, rule))

    class Callbacks(dict[Any, Any]):
        """What makes a tree of the parts of a rule, when the rule is first needed."""

        def __missing__(self, rule: object) -> Any:
            builder: Any = parse_tree_builder.ParseTreeBuilder
            self.update(builder([rule], Tree, ambiguous=False, maybe_placeholders=False).create_callback())
            return self[rule]

    class Looking(earley.Parser):
        """lark's parser, which makes rules only as it needs them and looks at the next word before it expects any."""

        def __init__(self) -> None:
            self.lexer_conf = LexerConf([], None, ())  # type: ignore[arg-type]
            self.parser_conf = ParserConf([], Callbacks(), list(STARTS))
            self.resolve_ambiguity, self.debug, self.Tree, self.forest_sum_visitor = True, False, Tree, None
            self.Set, self.SymbolNode = Column, Node
            self.callbacks = self.parser_conf.callbacks
            self.TERMINALS, self.NON_TERMINALS = _Kind(term=True), _Kind(term=False)  # type: ignore[assignment]
            self.ahead = ahead
            self.predictions = ahead  # type: ignore[assignment]
            self.NULLABLE = {ahead.symbol(name) for name in data.nullable}
            self.term_matcher = lambda term, word: term.name == word.kind

        def parse(self, lexer: Any, start: str) -> Any:
            ahead.kinds, ahead.at, ahead.read = [*(word.kind for word in lexer.words), "", ""], 0, -1
            ahead.told.clear()
            return super().parse(lexer, start)  # type: ignore[no-untyped-call]

        def predict_and_complete(self, i: int, *rest: object) -> object:
            ahead.at = i
            ahead.told.clear()
            found = super().predict_and_complete(i, *rest)  # type: ignore[no-untyped-call]
            ahead.at = i + 1  # what this word is read by expects the one after it
            return found

    return Looking(), UnexpectedInput


class _Make(NamedTuple):
    """How lark's symbols and rules are made."""

    symbol: Callable[[str], object]
    rule: Callable[..., Any]


class _Kind:
    """All terminals, or all that are none."""

    def __init__(self, *, term: bool) -> None:
        self.term = term

    def __contains__(self, symbol: Any) -> bool:
        return symbol is not None and symbol.is_term is self.term


class _Predictions:
    """The rules that may begin where something is expected, given the next word; made when first asked for."""

    def __init__(self, data: Compiled, make: _Make) -> None:
        self.make = make
        self.kinds: list[str] = []
        self.at = 0
        self.read = -1  # the last word that something expected
        self.told: set[tuple[str, str]] = set()  # what was expected here already: its rules are known
        self._data = data
        self._nullable = frozenset(data.nullable)
        self._first: dict[str, frozenset[str]] = {}
        self._symbols: dict[str, object] = {}
        self._rules: dict[tuple[str, str], object] = {}
        self._found: dict[tuple[str, str], list[object]] = {}

    def __getitem__(self, origin: Any) -> list[Any]:
        key = (origin.name, self.kinds[self.at])
        if key in self.told:
            return []
        self.told.add(key)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._beginning_with(*key)
        return found

    def goes_on(self, item: Any) -> bool:
        """Whether the next word may be what a rule expects, or begin it, and the one after that what follows."""
        expected = item.expect
        if expected is None:
            return True
        if not expected.is_term:
            return self._fits(expected, self.kinds[self.at])
        if expected.name != self.kinds[self.at]:
            return False
        self.read = self.at
        after = item.ptr + 1
        parts = item.rule.expansion
        return after == len(parts) or self._fits(parts[after], self.kinds[self.at + 1])

    def _fits(self, symbol: Any, kind: str) -> bool:
        if symbol.is_term:
            return bool(symbol.name == kind)
        return kind in self._beginning(symbol.name) or symbol.name in self._nullable

    def _beginning_with(self, origin: str, kind: str) -> list[object]:
        found: dict[Any, None] = {}
        for data in self._data.rules[origin]:
            symbols = data[0].split()
            if self._may_begin(symbols, kind):
                found[self._rule(origin, symbols, *data)] = None
        return list(found)

    def _may_begin(self, symbols: Sequence[str], kind: str) -> bool:
        for one in symbols:
            if one[0] in "+-":
                return one[1:] == kind
            if kind in self._beginning(one):
                return True
            if one not in self._nullable:
                return False
        return True

    def _beginning(self, name: str) -> frozenset[str]:
        """The words with which something may begin."""
        found = self._first.get(name)
        if found is None:
            found = self._first[name] = frozenset(self._data.first[name].split())
        return found

    def _rule(self, origin: str, parts: list[str], symbols: str, *rest: object) -> object:
        found = self._rules.get((origin, symbols))
        if found is None:
            expansion = [self.symbol(part) for part in parts]
            found = self._rules[origin, symbols] = self.make.rule(self.symbol(origin), expansion, *rest)
        return found

    def symbol(self, text: str) -> object:
        found = self._symbols.get(text)
        if found is None:
            found = self._symbols[text] = self.make.symbol(text)
        return found


if __name__ == "__main__":
    from judgekit.files import write_whole
    from judgekit.made import arguments

    arguments()
    write_whole(RULES, written().encode(), private=False)
