"""Fit the weights of `judgekit/retrieval/rank.py` anew (needs numpy and scipy, which judgekit does not).

usage: fit_weights.py [FOLDS]

Of every rule one question is held back: texts, directions and index are made without it, and what then speaks for each
unit is weighed so that the rule it was taken from comes first (a softmax over the candidates). So no question is ever
among what it is looked for in, and no judged question is read at all: both halves of `tests/data/questions.jsonl`
measure.
"""

from __future__ import annotations

import sys
import tempfile
import zlib
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np  # type: ignore[import-not-found,import-untyped,unused-ignore]
from fit_directions import learnt
from scipy.optimize import minimize  # type: ignore[import-not-found,import-untyped,unused-ignore]

from judgekit.retrieval import directions, rank
from judgekit.retrieval.build import build
from judgekit.retrieval.concepts import Concepts
from judgekit.retrieval.equal import Census, equals
from judgekit.retrieval.index import Index
from judgekit.retrieval.query import understand
from judgekit.texts import home
from judgekit.texts.library import Corpus

if TYPE_CHECKING:
    from collections.abc import Iterator

LEAST = 3  # questions of a rule from which one is held back
SMALL = 0.002  # how dear large weights are


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


def without(corpus: Corpus, held: dict[int, str], rules: list[int]) -> Corpus:
    units = {
        unit.ref: unit._replace(questions=tuple(q for q in unit.questions if q != held.get(rules[n])))
        for n, unit in enumerate(corpus)
    }
    return Corpus(corpus.editions, units, corpus.links, corpus.names)


def examples(corpus: Corpus, fold: int) -> Iterator[tuple[bool, Any, Any]]:
    """Whether it is a question, the evidence of each candidate, and which of them is the rule."""
    groups = home.read_synonyms()
    rules = list(Census.of(corpus, equals(corpus)).rules)
    held = held_back(corpus, rules, fold)
    less = without(corpus, held, rules)
    with tempfile.NamedTemporaryFile(suffix=".bin") as file:
        Path(file.name).write_bytes(learnt(less, Concepts.of(groups)))
        directions.FILE = Path(file.name)
        index = Index(build(less, tuple(groups)))
    names = [edition.name for edition in corpus.editions]
    missed = 0
    for rule, question in held.items():
        query = understand(question, index, names)
        found = rank.evidence(query, index, less, lambda _: True)
        right = np.array([rules[n] == rule for n in found])
        if right.any():
            yield query.is_question, np.array(list(found.values())), right
        else:
            missed += 1
    print(f"held back {len(held)}, not among the candidates {missed}")


def fitted(rows: list[tuple[Any, Any]], start: Any) -> Any:
    """The weights under which the right unit is likeliest."""

    def cost(weights: Any) -> tuple[float, Any]:
        total, slope = 0.0, np.zeros_like(weights)
        for evidence, right in rows:
            score = evidence @ weights
            likely = np.exp(score - score.max())
            own = likely * right
            total -= np.log(own.sum() / likely.sum())
            slope += likely @ evidence / likely.sum() - own @ evidence / own.sum()
        n = len(rows)
        return total / n + SMALL * weights @ weights, slope / n + 2 * SMALL * weights

    return minimize(cost, start, jac=True, method="L-BFGS-B", options={"maxiter": 200}).x


def first(rows: list[tuple[Any, Any]], weights: Any) -> tuple[float, float]:
    found = [int((e @ weights)[~r].max(initial=-1e9) >= (e @ weights)[r].max()) for e, r in rows]
    return 1 - sum(found) / len(found), len(found)


def main() -> None:
    corpus = home.read_corpus(home.sources(home.texts_root()))
    seen: list[tuple[bool, Any, Any]] = []
    for fold in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1):
        seen += examples(corpus, fold)
    for name, is_question, old in (("ASKED", True, rank.ASKED), ("NAMED", False, rank.NAMED)):
        rows = [(evidence, right) for asked, evidence, right in seen if asked == is_question]
        kept = [row for n, row in enumerate(rows) if n % 5]
        apart = rows[::5]
        weights = fitted(kept, np.array(old))
        print(name, len(rows), "first before", first(apart, np.array(old)), "after", first(apart, weights))
        told = ", ".join(f"{f}={w:.2f}" for f, w in zip(rank.Evidence._fields, weights, strict=True))
        print(f"{name} = Evidence({told})")


if __name__ == "__main__":
    main()
