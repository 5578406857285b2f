"""Learn `judgekit/retrieval/directions.bin` anew: where words point (needs numpy and scipy, which judgekit does not).

usage: fit_directions.py [OUT]

Pairs of what is asked and the rule that answers: every «Domanda», example and note of the texts, the title and opening
of every bundled case with the rule in its `fonte`. Words begin where the latent semantics of the texts put them; then
they are turned so that what is asked points at its own rule, seen without it, and at what else is asked of it, rather
than at the others of a batch, which stand near it in the book. Words that stand side by side in many rules are learnt
like words. No judged question is read.
"""

from __future__ import annotations

import functools
import re
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np  # type: ignore[import-not-found,import-untyped,unused-ignore]
import scipy.sparse as sp  # type: ignore[import-not-found,import-untyped,unused-ignore]
from scipy.sparse.linalg import svds  # type: ignore[import-not-found,import-untyped,unused-ignore]

from judgekit.retrieval import directions
from judgekit.retrieval.analysis import analyse, beside, gist
from judgekit.retrieval.build import fields_of
from judgekit.retrieval.concepts import Concepts
from judgekit.retrieval.equal import Census, equals
from judgekit.texts import home

if TYPE_CHECKING:
    from judgekit.texts.library import Corpus

WIDE, EPOCHS, BATCH, RATE, SCALE, DROP, RUN = 128, 8, 512, 0.006, 15.0, 0.3, 60
LAST = 0.1  # of the rate, at the end
ASKED = 0.5  # how much it counts where the other questions of a rule point, beside the rule
OFTEN = 8  # rules in which words stand side by side that are learnt,
PAIR = 0.5  # and how much they count beside words as rare
WORTH = {"title": 2.0, "names": 1.0, "text": 1.0, "questions": 0.7, "place": 0.5}
SATURATION = 1.2
CASES = Path(directions.__file__).parent.parent / "scenarios"
Words = tuple[str | int, ...]  # words, and the numbers of those that stand side by side


def cases() -> list[tuple[str, str]]:
    """What a bundled case tells, and the refs that its `fonte` names."""
    found = []
    for path in sorted(CASES.rglob("*.md")):
        head, body = path.read_text(encoding="utf-8").split("---", 2)[1:]
        facts = dict(re.findall(r"^(\w+): (.*)$", head, re.MULTILINE))
        editions = re.findall(r"[a-z0-9-]+", str(facts.get("edizioni") or facts.get("edizione", "")))
        told = body.split("```")[0].strip()
        for ref in facts.get("fonte", "").split():
            for full in [ref] if ":" in ref else [f"{edition}:{ref}" for edition in editions]:
                found += [(text, full) for text in {facts["titolo"], told, f"{facts['titolo']} {told}"} if text]
    return found


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else directions.FILE
    out.write_bytes(learnt(home.read_corpus(home.sources(home.texts_root())), Concepts.of(home.read_synonyms())))
    print(f"{out}: {out.stat().st_size} bytes")


def learnt(corpus: Corpus, concepts: Concepts) -> bytes:
    """The directions that a corpus teaches, as they are kept."""
    games = {edition.name: edition.game for edition in corpus.editions}
    rules = Census.of(corpus, equals(corpus)).rules

    @functools.cache
    def said(text: str, game: str | None = None) -> Words:
        analysed = analyse(text)
        return (*sorted(gist(analysed, concepts, game)), *sorted(beside(analysed)))

    parts: list[dict[str, list[Words]]] = []
    asked: list[tuple[int, Words]] = []
    numbers = {str(ref): n for n, ref in enumerate(corpus.units)}
    for n, unit in enumerate(corpus):
        game = games[unit.ref.edition]
        fields = fields_of(unit) | {"text": (" ".join((unit.text, *unit.examples)),)}
        parts.append({name: [said(text, game) for text in fields[name]] for name in WORTH})
        asked += [(n, words) for words in parts[-1]["questions"]]
        asked += [(n, said(text)) for text in (*unit.examples, *unit.notes)]
    asked += [(numbers[ref], said(text)) for text, ref in cases() if ref in numbers]
    once = {(rules[n], words): (n, words) for n, words in reversed(asked) if words}
    asked = sorted(once.values(), key=lambda pair: pair[0])
    firsts = {rule: n for n, rule in reversed(list(enumerate(rules)))}.values()
    often: Counter[str | int] = Counter(
        word for n in firsts for word in {w for texts in parts[n].values() for text in texts for w in text}
    )
    words = sorted(word for word in often if isinstance(word, str))
    pairs = sorted(word for word, many in often.items() if isinstance(word, int) and many >= OFTEN)
    columns: list[str | int] = [*words, *pairs]
    place = {word: n for n, word in enumerate(columns)}
    times = np.array([often[word] for word in columns])
    rarity = np.log(1 + (len(firsts) - times + 0.5) / (times + 0.5)).astype(np.float32)
    rarity[len(words) :] *= PAIR

    def counted(unit: dict[str, list[Words]], but: Words = ()) -> Counter[str | int]:
        """How much each word counts in a unit seen without what is asked."""
        found: Counter[str | int] = Counter()
        told = set(but) if but and but not in unit["questions"] else set()
        for name, worth in WORTH.items():
            for text in unit[name]:
                if not (name == "questions" and text == but):
                    hidden = told if name == "text" and len(told) >= 8 else set()
                    found.update({word: worth for word in text if word not in hidden})
        return found

    def matrix(rows: list[Counter[str | int]], saturation: float = 0.0) -> Any:
        cells = [
            (n, place[w], (c / (c + saturation)) * rarity[place[w]])
            for n, r in enumerate(rows)
            for w, c in r.items()
            if w in place
        ]
        at, columns, values = zip(*cells, strict=True)
        found = sp.csr_matrix((np.array(values, np.float32), (at, columns)), shape=(len(rows), len(place)))
        lengths = np.sqrt(np.asarray(found.multiply(found).sum(1)).ravel())
        return sp.diags(1 / np.maximum(lengths, 1e-6)).dot(found).tocsr().astype(np.float32)

    texts = matrix([counted(unit) for unit in parts], SATURATION)
    _, strength, towards = svds(texts.astype(np.float64), k=WIDE, random_state=0)
    pointing = (towards.T * np.sqrt(strength)).astype(np.float32)
    pointing /= np.sqrt((pointing**2).sum(1)).mean()
    questions = matrix([Counter(dict.fromkeys(pair[1], 1.0)) for pair in asked])
    answers = matrix([counted(parts[n], pair) for n, pair in asked], SATURATION)
    turned(pointing, questions, answers, np.array([rules[n] for n, _ in asked]))
    return packed(pointing * rarity[:, None], words, pairs, directions.names_of(concepts))


def turned(words: Any, questions: Any, answers: Any, rules: Any) -> None:
    """Turn the words in place (Adam over softmaxes of cosines)."""
    chance = np.random.default_rng(0)
    mean, square, step = np.zeros_like(words), np.zeros_like(words), 0
    by_rule = np.argsort(rules, kind="stable")
    first, after = (np.searchsorted(rules[by_rule], rules, side) for side in ("left", "right"))
    for epoch in range(EPOCHS):
        rate = RATE * (1 - (1 - LAST) * epoch / EPOCHS)
        runs = np.arange(len(rules)) // RUN
        order = np.argsort(chance.random(runs.max() + 1)[runs], kind="stable")
        for start in range(0, len(order) - BATCH // 2, BATCH):
            chosen = order[start : start + BATCH]
            others = by_rule[chance.integers(first[chosen], after[chosen])]
            q, a, other = (part(rows, chance) for rows in (questions[chosen], answers[chosen], questions[others]))
            slope = slope_of(words, q, a, rules[chosen])
            slope += ASKED * slope_of(words, q, other, rules[chosen], others != chosen)
            step += 1
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope * slope - square)
            words -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)


def part(rows: Any, chance: Any) -> Any:
    """The same texts with some words left out."""
    kept = rows.copy()
    kept.data = kept.data * (chance.random(len(kept.data)) > DROP)
    return kept


def slope_of(words: Any, q: Any, a: Any, rules: Any, counts: Any = True) -> Any:
    """Which way to turn the words so that each of `q` points at its own of `a` rather than at those of other rules."""
    (x, long_x), (y, long_y) = unit(q @ words), unit(a @ words)
    likely = SCALE * (x @ y.T)
    own = np.eye(len(rules), dtype=bool)
    likely[(rules[:, None] == rules[None, :]) & ~own] = -1e9
    likely = np.exp(likely - likely.max(1, keepdims=True))
    likely = (likely / likely.sum(1, keepdims=True) - own) * SCALE / np.count_nonzero(counts * own)
    likely = likely * np.reshape(counts, (-1, 1))
    to_x, to_y = likely @ y, likely.T @ x
    to_x = (to_x - (to_x * x).sum(1, keepdims=True) * x) / long_x
    to_y = (to_y - (to_y * y).sum(1, keepdims=True) * y) / long_y
    return q.T @ to_x + a.T @ to_y


def unit(rows: Any) -> tuple[Any, Any]:
    lengths = np.sqrt((rows**2).sum(1, keepdims=True)) + 1e-6
    return rows / lengths, lengths


def packed(rows: Any, names: list[str], pairs: list[int], called: dict[str, str]) -> bytes:
    """In signed bytes, words and then pairs in their order; of two concepts of one name the first."""
    full = np.quantile(np.abs(rows), 0.9995)
    bytes_of = np.clip(np.round(rows / full * directions.FULL), -directions.FULL, directions.FULL).astype(np.int8)
    known = {called.get(name, name): n for n, name in reversed(list(enumerate(names)))}
    order = sorted(known)
    head = f"{rows.shape[1]} {len(pairs)}\n\n" + "\n".join(order) + "\n\n"
    chosen = [*(known[name] for name in order), *range(len(names), len(rows))]
    return b"".join((head.encode(), np.array(pairs, "<u4").tobytes(), bytes_of[chosen].tobytes()))


if __name__ == "__main__":
    main()
