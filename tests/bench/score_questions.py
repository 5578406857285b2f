"""How well `judgekit search` answers questions as people put them (`tests/data/questions.jsonl`).

usage: score_questions.py [--half a|b|f|g|h|i|j|k|l|m] [--given] [--strict] [--misses N]

A line of the file: the query, its kind, grades from 1 (related) to 3 (answers) by ref, the edition that it is about,
and its half. Whatever is fitted is fitted on half a; of half b only figures for all of it together are printed, never a
query. Later sets are split in the same way: `questions_fresh.jsonl` into f, which may be looked at, and g, which may
not; `questions_table.jsonl` (rules drawn by a seed, asked as players talk) into h and i, `questions_drawn.jsonl` (the
same from every chapter of the official texts, written without sight of ours) into j and k. `questions_contrast.jsonl`
(asked so that one rule answers and those beside it do not) is split by rule: those of l stand among the «Domande» of
our texts too, nothing was fitted to m. One line of a list is one rule: it counts as the best of what it names (the ref
that leads and the same rule elsewhere), once; refs judged that are one rule in the texts are one in the ideal list too.
`--given` hands the edition over as `--edition` does; else the question has to say it.
"""

from __future__ import annotations

import argparse
import json
import math
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.retrieval.equal import equals
from judgekit.retrieval.opening import open_index
from judgekit.retrieval.searcher import Engine
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.texts.library import Corpus

DATA = Path(__file__).parent.parent / "data"
# By halves, open and sealed.
FILES = {
    "ab": "questions",
    "fg": "questions_fresh",
    "hi": "questions_table",
    "jk": "questions_drawn",
    "lm": "questions_contrast",
}
ANSWERS = 3  # the grade of a unit that answers
_FIRST = 10


class Figures(NamedTuple):
    """Of one question: nDCG over ten lines, and whether the first, the first three hold an answer."""

    ndcg: float
    first: float
    three: float


def read(half: str) -> list[dict[str, Any]]:
    name = next(name for halves, name in FILES.items() if half in halves)
    rows = map(json.loads, (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())
    return [row for row in rows if row["half"] == half]


class OneRule:
    """Which judged refs are one rule: the texts say the same, or the crosswalk has one become the other."""

    def __init__(self, corpus: Corpus) -> None:
        self.near: dict[str, set[str]] = defaultdict(set)
        for ref, others in equals(corpus).items():
            self.near[str(ref)] |= set(map(str, others))
        for ref in corpus.units:
            for there in corpus.links[ref].elsewhere:
                self.near[str(ref)].add(str(there.ref))
                self.near[str(there.ref)].add(str(ref))

    def groups(self, judged: dict[str, int]) -> dict[str, str]:
        """Each judged ref and the first of those that are one rule with it."""
        lead: dict[str, str] = {}
        for ref in judged:
            waiting = [ref]
            while waiting:
                one = waiting.pop()
                if one not in lead:
                    lead[one] = ref
                    waiting += [other for other in self.near[one] if other in judged]
        return lead


def figures(judged: dict[str, int], lines: Iterable[tuple[str, ...]], one_rule: OneRule) -> Figures:
    lead = one_rule.groups(judged)
    best: dict[str, int] = defaultdict(int)
    for ref, grade in judged.items():
        best[lead[ref]] = max(best[lead[ref]], grade)
    told: set[str] = set()
    gains = []
    for line in lines:
        grades = {lead[ref]: judged[ref] for ref in line if ref in judged and lead[ref] not in told}
        told |= set(grades)
        gains.append(max(grades.values(), default=0))
    gains = gains[:_FIRST]
    ideal = sorted(best.values(), reverse=True)[:_FIRST]
    return Figures(_gain(gains) / _gain(ideal), float(ANSWERS in gains[:1]), float(ANSWERS in gains[:3]))


def _gain(grades: list[int]) -> float:
    return sum((2.0**grade - 1) / math.log2(place + 2) for place, grade in enumerate(grades))


def lines_of(
    engine: Engine, row: dict[str, Any], *, given: bool, strict: bool, most: int = 3 * _FIRST
) -> list[tuple[str, ...]]:
    """The lines of the answer: refs that lead and what stands beside.

    Only rules were judged: other kinds that no judgement names are passed over; if `strict`, bare headings only.
    """
    editions = [row["edition"]] if given and row["edition"] else []
    hits = engine.search(row["query"], editions, most=most).hits
    kept = [
        hit
        for hit in hits
        if hit.kind == "rule" or strict and hit.kind != "heading" or str(hit.ref) in row["judgements"]
    ]
    return [tuple(map(str, (hit.ref, *hit.also, *getattr(hit, "differs", ())))) for hit in kept]


def mean(found: list[Figures]) -> str:
    n = len(found)
    ndcg, first, three = (sum(column) / n for column in zip(*found, strict=True))
    return f"{n:4}  nDCG {ndcg:.3f}  @1 {first:.3f}  @3 {three:.3f}"


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--half", default="a", choices=[*"abfghijklm"])
    options.add_argument("--given", action="store_true")
    options.add_argument("--strict", action="store_true")
    options.add_argument("--misses", type=int, default=0)
    asked = options.parse_args()
    corpus = home.read_corpus(home.sources(home.texts_root()))
    one_rule = OneRule(corpus)
    with tempfile.TemporaryDirectory() as cache:
        engine = Engine(corpus, open_index(corpus, home.read_synonyms, "score", Path(cache)))
        kinds: dict[str, list[Figures]] = defaultdict(list)
        for row in read(asked.half):
            lines = lines_of(engine, row, given=asked.given, strict=asked.strict)
            found = figures(row["judgements"], lines, one_rule)
            kinds["all"].append(found)
            if asked.half in "afhjl":
                kinds[row["kind"]].append(found)
                if not found.first and asked.misses:
                    asked.misses -= 1
                    print(row["kind"], row["query"], lines[:3], row["judgements"], sep=" | ")
    for kind, rows in kinds.items():
        print(f"{kind:13} {mean(rows)}")


if __name__ == "__main__":
    main()
