"""Search: a warm query, a cold command, building the index; and the same with many more texts."""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from pathlib import Path

import ratio

from judgekit.refs import Ref
from judgekit.retrieval.opening import open_index
from judgekit.retrieval.searcher import Engine
from judgekit.texts import home
from judgekit.texts.library import Corpus, Links

TIMES = 4


def queries(corpus: Corpus) -> list[str]:
    """One question of every third unit, some with a typing error."""
    asked = [unit.questions[-1] for unit in corpus if unit.questions][::3]
    return [q.replace("tt", "t", 1) if n % 12 == 0 else q for n, q in enumerate(asked)]


def many(corpus: Corpus) -> Corpus:
    """The same texts several times, under other names and titles: as many different rules."""
    units = {}
    for n in range(TIMES):
        for ref, unit in corpus.units.items():
            other = Ref(f"{ref.edition}{n}" if n else ref.edition, ref.path)
            units[other] = unit._replace(
                ref=other, title=f"{unit.title} {n or ''}".strip(), parent=None, refs=(), see=()
            )
    links = {ref: Links() for ref in units}
    editions = [e._replace(name=f"{e.name}{n}" if n else e.name) for n in range(TIMES) for e in corpus.editions]
    return Corpus(tuple(editions), units, links, corpus.names)


def measure(name: str, corpus: Corpus, goal: str) -> None:
    cache = Path(tempfile.mkdtemp(prefix="judgekit-bench-"))
    start = time.perf_counter()
    index = open_index(corpus, home.read_synonyms, "bench", cache)
    each = (time.perf_counter() - start) / len(corpus) * 1000
    ratio.row(f"{name}: building the index, a unit", each, "ms", "<= 1.2")
    engine = Engine(corpus, index)
    asked = queries(corpus)[:250]
    engine.search("scaldo i motori")
    taken = []
    for query in asked:
        start = time.perf_counter()
        engine.search(query)
        taken.append(time.perf_counter() - start)
    taken.sort()
    ratio.row(f"{name}: warm query, median", taken[len(taken) // 2] * 1000, "ms", "-")
    ratio.row(f"{name}: warm query, p95", taken[int(len(taken) * 0.95)] * 1000, "ms", goal)
    shutil.rmtree(cache)


def main() -> None:
    env = ratio.home()
    bare = ratio.seconds([str(ratio.PYTHON), "-c", "pass"], times=40, env=env)
    command = [ratio.judgekit(), "search", "cosa succede se il mazzo finisce?"]
    ratio.seconds(command, times=1, env=env)
    time.sleep(2.5)  # texts just changed are not yet trusted by their times
    ratio.seconds(command, times=1, env=env)
    ratio.row("judgekit search, cold", ratio.seconds(command, times=20, env=env) / bare, "x pass", "<= 15")
    corpus = home.read_corpus(home.sources(home.texts_root()))
    measure("bundled texts", corpus, "<= 5")
    measure("four times the texts", many(corpus), "<= 15")
    print(json.dumps({"units": len(corpus), "queries": len(queries(corpus))}))


if __name__ == "__main__":
    main()
