"""Sheets, measured in one run: twenty generated questions on one core, a thousand by one process and by several.

Prints seconds of processor time and ratios; asserts nothing. Run it on a machine that has nothing else to do.
"""

from __future__ import annotations

import os
import sys
from time import perf_counter, process_time

from ratio import PYTHON, judgekit, row, seconds

from judgekit.sheets import ground
from judgekit.sheets.basics import basics
from judgekit.sheets.sheet import Wanted, make
from judgekit.texts import home

_TWENTY = [
    ("combattimento", "classic", None),
    ("combattimento", "cr-2016", None),
    ("combattimento", "cr-2026", None),
    ("magie", "cr-2026", None),
    ("permanenti-e-zone", "cr-2026", None),
    ("sfida-wom", "wom", None),
    *(("combattimento", "cr-2016", level) for level in (1, 2, 3)),
]
_MANY = 1000
_KINDS = ("outcome", "number", "legal", "which-rule", "next", "find-the-error")


def main() -> None:
    corpus = home.open_corpus()
    for lesson, edition, level in _TWENTY:
        about = ground.of_lesson(corpus, lesson, edition)
        start = process_time()
        make(Wanted(about, 20, seed=7, level=level, allow_fewer=True), corpus)
        name = f"20 domande, {lesson}, {edition}" + (f", livello {level}" if level else "")
        row(name, process_time() - start, "s", "<= 10 on one core")
    bare = seconds([str(PYTHON), "-c", "pass"], times=5)
    whole = seconds([judgekit(), "sheet", "combattimento", "-n", "20", "--seed", "7"], times=3)
    row("the whole command, by `python -c pass`", whole / bare, "times", "")
    about = ground.of_lesson(corpus, "combattimento", "cr-2016")
    basics("cr-2016")
    many = int(sys.argv[1]) if len(sys.argv) > 1 else _MANY
    taken = {}
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    for workers in dict.fromkeys((1, 2, cores)):
        start = perf_counter()
        make(Wanted(about, many, seed=5, kinds=_KINDS, workers=workers, allow_fewer=True), corpus)
        taken[workers] = perf_counter() - start
        row(f"{many} domande, {workers} processes", taken[workers], "s", "")
    for workers in list(taken)[1:]:
        row(f"the same, 1 process by {workers}", taken[1] / taken[workers], "times", f"~ {min(workers, cores)}")


if __name__ == "__main__":
    main()
