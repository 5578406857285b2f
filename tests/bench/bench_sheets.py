"""Sheets, measured in one run: twenty generated questions on one core, a thousand by one process and by several.

Prints seconds of processor time and ratios, and what sheets are like (`sheet_figures.py`); asserts nothing. Run it on a
machine that has nothing else to do; `bench_sheets.py figures 50` counts a thousand questions of each lesson.
"""

from __future__ import annotations

import os
import sys
from time import perf_counter, process_time

from ratio import PYTHON, judgekit, row, seconds
from sheet_figures import figures, sheets_of

from judgekit.editions import system
from judgekit.ruling.basics import PLAIN, SILLY, basics
from judgekit.sheets import ground
from judgekit.sheets.candidates import pool
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


_LESSONS = (
    ("combattimento", "cr-2016"),
    ("combattimento", "classic"),
    ("magie", "cr-2026"),
    ("permanenti-e-zone", "cr-2016"),
    ("strati-e-sostituzione", "cr-2026"),
    ("lanciare-passo-per-passo", "cr-2016"),
    ("sfida-wom", "wom"),
)


def print_figures(number: int) -> None:
    """What so many sheets of each lesson are like."""
    corpus = home.open_corpus()
    for lesson, edition in _LESSONS:
        about = ground.of_lesson(corpus, lesson, edition)
        start = process_time()
        sheets = sheets_of(about, corpus, number)
        row(f"{lesson}, {edition}: a sheet of 20", (process_time() - start) / number, "s", "<= 10 on one core")
        plain = basics(edition).needed | basics(edition).workings  # asked after in words alone, and in hard cases
        asked = [rule for rule in pool(about).rules if system(edition).mistakes(rule) and rule not in plain]
        unasked = [rule for rule in asked if set(system(edition).mistakes(rule)) <= PLAIN | SILLY]
        for one in figures(sheets, asked, unasked):
            print(f"  {one.name:48} {one.found}" + (f"   [{one.wanted}]" if one.wanted else ""))


def main() -> None:
    if sys.argv[1:2] == ["figures"]:
        print_figures(int(sys.argv[2]) if len(sys.argv) > 2 else 10)
        return
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
