"""Whether replays are as before a change: events, verdicts and citations of all bundled cases, in all editions.

    python tests/bench/same_replays.py write FILE           before the change
    python tests/bench/same_replays.py compare FILE [SEED]  after it; with a seed, in another order

`compare` tells the first step that is otherwise in each replay, and ends with 1 where there is any. `SHARD/OF` as a
last word (0/4 … 3/4) takes a part of the cases: several processes share the work so, two minutes of one for all.
Hashes of strings are made alike in all runs: sets tell their members in the order of these.
"""

from __future__ import annotations

import json
import os
import random
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import judgekit
from judgekit.editions import system
from judgekit.errors import JudgekitError
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file
from judgekit.scenario.run import run

if TYPE_CHECKING:
    from judgekit.scenario.model import Scenario

_HERE = str(Path(judgekit.__file__).parent)  # cases are told by their files: of another clone these lie elsewhere
Told = dict[str, list[str]]  # by case and edition: what tells each step apart, then the end


def told(case: Scenario, edition: str) -> list[str]:
    """A short mark of each step of a replay, of what was consulted, of how it ended and of what held."""
    try:
        played = run(case, system(edition))
    except JudgekitError as error:
        return [_mark((type(error).__name__, str(error)))]
    steps = [_mark(step._replace(board=None)) for step in played.replay.steps]  # type: ignore[arg-type]
    consulted = sorted({number for cites in played.replay.consulted for number in cites})  # how often nobody asks
    return [*steps, _mark((consulted, played.replay.ended, played.held, played.missing))]


def _mark(value: object) -> str:
    return sha256(repr(value).replace(_HERE, "").encode()).hexdigest()[:12]


def all_told(seed: int | None, shard: int, of: int) -> Told:
    """What is told of the bundled cases, in the order of their names or in another."""
    names = list(bundled.names())[shard::of]
    if seed is not None:
        random.Random(seed).shuffle(names)  # noqa: S311  (an order, no secret)
    found: Told = {}
    for name in names:
        case = read_file(bundled.find(name))
        found |= {f"{name} {edition}": told(case, edition) for edition in case.editions}
    return found


def otherwise(old: Told, new: Told) -> list[str]:
    """The replays that are otherwise, each with its first step that is."""
    lines = [f"{name}: only in one of both" for name in sorted(old.keys() ^ new.keys())]
    for name in sorted(old.keys() & new.keys()):
        before, after = old[name], new[name]
        if before != after:
            first = next((n for n, (one, other) in enumerate(zip(before, after, strict=False)) if one != other), None)
            lines.append(f"{name}: step {min(len(before), len(after)) if first is None else first + 1}")
    return lines


def main(words: list[str]) -> int:
    """Write what is told, or compare it."""
    what, file, *rest = words
    shard, of = (int(n) for n in rest.pop().split("/")) if rest and "/" in rest[-1] else (0, 1)
    new = all_told(int(rest[0]) if rest else None, shard, of)
    if what == "write":
        Path(file).write_text(json.dumps(new), encoding="utf-8")
        print(f"{len(new)} replays")
        return 0
    old: Told = json.loads(Path(file).read_text(encoding="utf-8"))
    lines = otherwise(old, new)
    print(*lines, f"{len(new)} replays, {len(lines)} otherwise", sep="\n")
    return 1 if lines else 0


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})  # noqa: S606
    sys.exit(main(sys.argv[1:]))
