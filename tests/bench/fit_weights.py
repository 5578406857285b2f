"""Fit the weights of `judgekit/retrieval/evidence.py` anew (needs numpy and scipy, which judgekit does not).

usage: fit_weights.py [FOLDS]

Of every rule one question is held back: texts, directions and index are made without it, and what then speaks for each
unit is weighed so that the rule it was taken from comes first (a softmax over the candidates). So no question is ever
among what it is looked for in; nor are those of half l of `tests/data/questions_contrast.jsonl`, which are asked there
too. Beside these stand the judged questions of the open halves and of `tests/data/queries.jsonl`, each worth several;
sealed halves have no part in it. The weights are held to those that are there (`HELD`).
"""

from __future__ import annotations

import json
import sys
import tempfile
import zlib
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np  # type: ignore[import-not-found,import-untyped,unused-ignore]
from fit_directions import learnt
from scipy.optimize import minimize  # type: ignore[import-not-found,import-untyped,unused-ignore]

from judgekit.retrieval import directions, rank
from judgekit.retrieval.build import build
from judgekit.retrieval.concepts import Concepts
from judgekit.retrieval.equal import Census, equals
from judgekit.retrieval.evidence import ASKED, NAMED, Evidence
from judgekit.retrieval.index import Index
from judgekit.retrieval.italian import words
from judgekit.retrieval.query import understand
from judgekit.texts import home
from judgekit.texts.library import Corpus

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

DATA = Path(__file__).parent.parent / "data"
JUDGED = 16.0  # times that a judged question counts
LEAST = 3  # questions of a rule from which one is held back
HELD = 0.002  # how dear weights are that differ from those before
OPEN = {"questions": "a", "questions_fresh": "f", "questions_table": "h", "questions_drawn": "j"}


class Example(NamedTuple):
    """What a question was looked for: the evidence of each candidate, how well each answers, up to 1, and how often the
    question counts.
    """

    is_question: bool
    evidence: Any
    right: Any
    times: float


def held_back(corpus: Corpus, rules: list[int], fold: int) -> dict[int, str]:
    """Of each rule one question, another in each fold; of those that ask for two rules none."""
    asked: dict[int, set[str]] = defaultdict(set)
    for n, unit in enumerate(corpus):
        asked[rules[n]].update(unit.questions)
    rules_of: dict[str, set[int]] = defaultdict(set)
    for rule, questions in asked.items():
        for question in questions:
            rules_of[question].add(rule)
    found = {}
    for rule, questions in asked.items():
        own = sorted((q for q in questions if len(rules_of[q]) == 1), key=lambda q: zlib.crc32(q.encode()))
        if len(questions) >= LEAST and own:
            found[rule] = own[fold % len(own)]
    return found


def without(corpus: Corpus, held: dict[int, str], rules: list[int], apart: Collection[tuple[str, ...]]) -> Corpus:
    """A corpus without what is held back of each rule, nor questions of these words."""
    units = {
        unit.ref: unit._replace(
            questions=tuple(q for q in unit.questions if q != held.get(rules[n]) and tuple(words(q)) not in apart)
        )
        for n, unit in enumerate(corpus)
    }
    return Corpus(corpus.editions, units, corpus.links, corpus.names)


def examples(corpus: Corpus, fold: int) -> Iterator[Example]:
    """Of questions held back, looked for where they are not."""
    rules = list(Census.of(corpus, equals(corpus)).rules)
    held = held_back(corpus, rules, fold)
    contrast = list(rows_of("questions_contrast", "l"))
    less = without(corpus, held, rules, {tuple(words(row["query"])) for row in contrast})
    with tempfile.NamedTemporaryFile(suffix=".bin") as file:
        Path(file.name).write_bytes(learnt(less, Concepts.of(home.read_synonyms())))
        directions.FILE, kept = Path(file.name), directions.FILE
        index = Index(build(less, tuple(home.read_synonyms())))
        directions.FILE = kept
    for rule, question in held.items():
        yield from looked_for(question, index, less, {n: 1.0 for n, r in enumerate(rules) if r == rule}, 1.0)
    for row in contrast:
        right = {rules[index.numbers[ref]] for ref in row["judgements"] if ref in index.numbers}
        yield from looked_for(row["query"], index, less, {n: 1.0 for n, r in enumerate(rules) if r in right}, JUDGED)


def rows_of(name: str, half: str = "") -> Iterator[dict[str, Any]]:
    """The judged questions of a file: of one half, or all of a file that is not divided."""
    for row in map(json.loads, (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()):
        if row.get("half", half) == half:
            yield row


def judged(corpus: Corpus) -> Iterator[Example]:
    """Of questions that were judged: some for all editions, some for a few only."""
    rules = list(Census.of(corpus, equals(corpus)).rules)
    index = Index(build(corpus, tuple(home.read_synonyms())))
    files = [(name, half, "judgements", 3) for name, half in OPEN.items()]
    for name, half, field, best in (*files, ("queries", "", "gold", 2)):
        for row in rows_of(name, half):
            worth: dict[int, float] = defaultdict(float)  # by rule
            for ref, grade in row[field].items():
                if ref in index.numbers:
                    rule = rules[index.numbers[ref]]
                    worth[rule] = max(worth[rule], (2**grade - 1) / (2**best - 1))
            editions = {ref.partition(":")[0] for ref in row[field]} if field == "gold" else set()
            each = {n: worth[rule] for n, rule in enumerate(rules) if rule in worth}
            yield from looked_for(row["query"], index, corpus, each, JUDGED, editions)


def looked_for(
    question: str, index: Index, corpus: Corpus, worth: dict[int, float], times: float, editions: Collection[str] = ()
) -> Iterator[Example]:
    """Nothing where no candidate answers."""
    query = understand(question, index, [edition.name for edition in corpus.editions])
    found = rank.evidence(query, index, corpus, lambda n: not editions or index.refs[n].partition(":")[0] in editions)
    right = np.array([worth.get(n, 0.0) for n in found])
    if right.any():
        yield Example(query.is_question, np.array(list(found.values())), right, times)


def fitted(rows: list[Example], start: Any) -> Any:
    """The weights under which the units that answer are likeliest."""
    total_worth = sum(row.times for row in rows)

    def cost(weights: Any) -> tuple[float, Any]:
        total, slope = 0.0, np.zeros_like(weights)
        for _, evidence, right, times in rows:
            score = evidence @ weights
            likely = np.exp(score - score.max())
            own = likely * right
            total -= times * np.log(own.sum() / likely.sum())
            slope += times * (likely @ evidence / likely.sum() - own @ evidence / own.sum())
        away = weights - start
        return total / total_worth + HELD * away @ away, slope / total_worth + 2 * HELD * away

    return minimize(cost, start, jac=True, method="L-BFGS-B", options={"maxiter": 200}).x


def first(rows: list[Example], weights: Any) -> str:
    """How often a full answer comes first."""
    found = [row.right[(row.evidence @ weights).argmax()] == 1.0 for row in rows]
    return f"{sum(found) / (len(found) or 1):.3f} of {len(found)}"


def main() -> None:
    corpus = home.read_corpus(home.sources(home.texts_root()))
    seen = list(judged(corpus))
    for fold in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1):
        seen += examples(corpus, fold)
    for name, is_question, old in (("ASKED", True, ASKED), ("NAMED", False, NAMED)):
        rows = [row for row in seen if row.is_question == is_question]
        weights = fitted(rows, np.array(old))
        apart = fitted([row for n, row in enumerate(rows) if n % 5], np.array(old))
        print(name, "first before", first(rows[::5], np.array(old)), "after, not fitted to", first(rows[::5], apart))
        told = ", ".join(f"{f}={w:.2f}" for f, w in zip(Evidence._fields, weights, strict=True))
        print(f"{name} = Evidence({told})")


if __name__ == "__main__":
    main()
