"""Requirements against restrictions, twelve attackers and twelve blockers: how long the exact answer takes.

Prints milliseconds; asserts nothing.
"""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter

from judgekit.magic.plays.combat.best_declaration import Declaration, Want, most_obeyed

_SIDE = 12
_BOARDS = 200


def board(seed: int) -> Declaration:
    """Flyers, menace, creatures that must block, attackers that all must block, some that block several."""
    rng = random.Random(seed)  # noqa: S311  (boards to measure by, no secret)
    blockers, attackers = range(_SIDE), range(100, 100 + _SIDE)
    possible = frozenset((b, a) for b in blockers for a in attackers if rng.random() < rng.choice((0.3, 0.6, 0.9)))
    wants = [Want(b) for b in blockers if rng.random() < 0.5]
    wants += [Want(None, a) for a in attackers if rng.random() < 0.2]
    wants += [Want(b, a) for a in attackers if rng.random() < 0.3 for b in blockers]
    return Declaration(
        possible,
        tuple(wants),
        capacity={b: 2 for b in blockers if rng.random() < 0.15},
        fewest={a: rng.choice((2, 2, 3)) for a in attackers if rng.random() < 0.4},
        not_alone=frozenset(b for b in blockers if rng.random() < 0.2),
    )


def main() -> None:
    times = []
    for seed in range(_BOARDS):
        declaration = board(seed)
        began = perf_counter()
        most_obeyed(declaration)
        times.append((perf_counter() - began) * 1000)
    print(f"{_SIDE}×{_SIDE}: median {median(times):.1f} ms, slowest of {_BOARDS} boards {max(times):.1f} ms")


if __name__ == "__main__":
    main()
