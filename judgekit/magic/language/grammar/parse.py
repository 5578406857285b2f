"""From words to a parse, by the grammar that stands here chapter by chapter, in lark's notation.

A sentence may be read in several ways on the way to its end, so the parser (`earley`) is one that keeps them all; the
words are cut by `words.tokens`, because a word's kind hangs on tables. Reading the grammar takes longer than reading a
card, so its rules lie beside it in `card.json`: `python -m judgekit.magic.language.grammar.parse` writes them anew. For
that it needs lark; reading a card does without.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judgekit.magic.language.grammar.earley import Parser
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.magic.language.grammar.earley import Tree, Written
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


def parse(words: Sequence[Word], start: str) -> Tree | Word:
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
def _of_sentence(said: _Wherever, start: str) -> Tree | Word | int:
    """The parse of some words, or which of them cannot follow; their number where the end cannot."""
    return parser().parse(said.words, start)


@cache
def parser() -> Parser:
    """The parser, made once."""
    data = stored()
    return Parser(data.rules, data.nullable, data.first)


# --- the rules --------------------------------------------------------------------------------------------------------


class Compiled(NamedTuple):
    """The grammar as plain data. A symbol is a rule's name, `+word` a word that is kept, `-word` one that is not."""

    rules: dict[str, list[Written]]  # by origin
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

    found: dict[str, list[Written]] = {}
    for rule in rules:
        symbols = " ".join(symbol(one) for one in rule.expansion)
        options = bool(rule.options.keep_all_tokens), bool(rule.options.expand1)
        alias = rule.alias and str(rule.alias)
        found.setdefault(str(rule.origin.name), []).append((symbols, alias, rule.order, *options))
    nullable = _nullable(found)
    return Compiled(found, sorted(nullable), {name: " ".join(_first(name, found, nullable)) for name in found})


def _nullable(rules: dict[str, list[Written]]) -> set[str]:
    found: set[str] = set()
    while True:
        more = {o for o, each in rules.items() if o not in found and any(set(r[0].split()) <= found for r in each)}
        if not more:
            return found
        found |= more


def _first(name: str, rules: dict[str, list[Written]], nullable: set[str]) -> list[str]:
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


def stored() -> Compiled:
    """The rules as they lie beside the grammar."""
    return Compiled(**json.loads(RULES.read_text(encoding="utf-8")))


if __name__ == "__main__":
    from judgekit.files import write_whole
    from judgekit.made import arguments

    arguments()
    write_whole(RULES, written().encode(), private=False)
