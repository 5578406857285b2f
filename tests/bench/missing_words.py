"""Which admissions the grammar lacks: of every sentence that it refuses, the part of the grammar that would be enough.

    python tests/bench/missing_words.py FILE... [--least 2]

A refused sentence is read again with a hole: a few words, round where reading stopped, that may be anything of one
part of the grammar (a quantity, an event, a condition …). The smallest hole that makes the sentence readable tells
which part lacks what; holes are counted by part and by the words in them: what many different sentences lack is first.
FILE is a set in MTGJSON's form. Nothing is asserted: it is a list to work from.
"""

from __future__ import annotations

import argparse
import contextlib
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judgekit.errors import NotUnderstood
from judgekit.magic.language import read as reading
from judgekit.magic.language import sentences
from judgekit.magic.language.grammar import parse
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.sets import mtgjson
from judgekit.magic.sets.card import kinds
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.magic.sets.card import Card

PARTS = """
quantity n damage life cards thing group part noun qual det condition event your_event moment act never clause
instruction instructions cost cost_list until place zone counter_kind stat per_each limit play_limit gained
state being exception search_end circumstance to token_body unless library top compare step prevented
""".split()
ANYTHING = "*"
MOST_WORDS, BEFORE = 8, 4  # in a hole; before the word at which reading stopped


class Hole(NamedTuple):
    """What would be enough: a part of the grammar, and the words that stand for it."""

    part: str
    words: tuple[Word, ...]


class Refused(NamedTuple):
    """A sentence that was not read: its words, from where the grammar started, and where it stopped."""

    words: tuple[Word, ...]
    start: str
    at: int


def with_holes() -> Any:
    """The parser of a grammar in which one word may stand for any part."""
    data = parse.stored()
    rules = {name: [*several] for name, several in data.rules.items()}
    for part in PARTS:
        if part in rules:
            rules[part].append((f"+{ANYTHING}", f"hole {part}", len(rules[part]), False, False))
    nullable = set(data.nullable)
    first = {name: " ".join(parse._first(name, rules, nullable)) for name in rules}
    compiled = parse.Compiled(rules, sorted(nullable), first)
    kept: Any = parse.stored
    vars(parse)["stored"] = lambda: compiled
    try:
        return parse._made()
    finally:
        vars(parse)["stored"] = kept


def refused_of(card: Card) -> list[Refused]:
    """The sentences of a card at which reading stops."""
    found: list[Refused] = []
    plain = vars(sentences)["parse"]

    def noting(words: Sequence[Word], start: str) -> Any:
        try:
            return plain(words, start)
        except parse.Stopped as end:
            found.append(Refused(tuple(words), start, len(words) if end.at is None else list(words).index(end.at)))
            raise

    vars(sentences)["parse"] = noting
    try:
        with contextlib.suppress(NotUnderstood):
            reading.read(card.text or "", card.name, kinds(card).types)
            return []
    finally:
        vars(sentences)["parse"] = plain
    return found[-1:]


def hole_of(parser: Any, unexpected: type[Exception], one: Refused) -> Hole | None:
    """The smallest hole, of those nearest to where reading stopped the first."""
    n, at = len(one.words), one.at
    spans = [
        (i, j) for i in range(max(0, at - BEFORE), at + 1) for j in range(max(i + 1, at), min(n, at + MOST_WORDS) + 1)
    ]
    for i, j in sorted(spans, key=lambda span: (span[1] - span[0], -span[0])):
        anything = Word(ANYTHING, ANYTHING, ANYTHING, one.words[i].at, one.words[j - 1].end)
        try:
            found = parser.parse(parse._Words([*one.words[:i], anything, *one.words[j:]]), one.start)
        except unexpected:
            continue
        return Hole(next(parts_of(found)), one.words[i:j])
    return None


def folded(word: Word) -> str:
    """A word as it is said; one of the game's, of which there are many, as its kind."""
    return word.kind if word.kind.isupper() else word.said.lower()


def parts_of(found: Any) -> Iterator[str]:
    """The parts for which the hole stands in a parse."""
    if hasattr(found, "data"):
        if str(found.data).startswith("hole "):
            yield str(found.data).removeprefix("hole ")
        for child in found.children:
            yield from parts_of(child)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("files", nargs="+", type=Path)
    asked.add_argument("--least", type=int, default=1)
    told = asked.parse_args()
    parser, unexpected = with_holes()
    lacking: dict[tuple[str, str], list[str]] = defaultdict(list)
    for file in told.files:
        for card in mtgjson.read_set(file.read_bytes(), file.name).cards:
            for one in refused_of(card):
                hole = hole_of(parser, unexpected, one)
                said = "" if hole is None else " ".join(map(folded, hole.words))
                lacking[hole.part if hole else "nothing", said].append(card.called)
    by_part: dict[str, int] = defaultdict(int)
    for (part, _), cards in lacking.items():
        by_part[part] += len(cards)
    for part, many in sorted(by_part.items(), key=lambda each: -each[1]):
        print(f"{many:5} {part}")
        there = [(said, cards) for (of, said), cards in lacking.items() if of == part and len(cards) >= told.least]
        for said, cards in sorted(there, key=lambda each: (-len(each[1]), each[0])):
            print(f"      {len(cards):3} {said[:90]}   ({', '.join(cards[:3])})")


if __name__ == "__main__":
    main()
