"""`python tests/fuzz MINUTES [READER …]`: hostile inputs for every reader in turn, until the time is up.

What is found is printed with the input that shows it, as small as it could be made; the exit status is 1.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import tempfile
import time
from types import FrameType
from typing import Any

SECONDS = 5
MEMORY = 2 << 30  # bytes of addresses: the process itself has some hundred megabytes


class TooLong(BaseException):
    """A reader takes longer than a person waits."""


def _late(_: int, __: FrameType | None) -> None:
    raise TooLong


def fuzz(inputs: Any, feed: Any, round_: int, examples: int) -> tuple[int, int]:
    """Feed a reader: how many inputs, and how many of them it took. Raises whatever a reader must not raise."""
    from hypothesis import HealthCheck, Phase, given, seed, settings
    from readers import taken

    fed = [0, 0]

    @seed(round_)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @given(inputs)
    def reads(value: object) -> None:
        fed[0] += 1
        signal.setitimer(signal.ITIMER_REAL, SECONDS)
        try:
            fed[1] += taken(feed, value)
        except TooLong:
            raise AssertionError(f"more than {SECONDS} s") from None
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    reads()
    return fed[0], fed[1]


def main(minutes: float, names: list[str]) -> int:
    """All readers in turn, a few hundred inputs each, again and again. The number of those that fail."""
    os.environ["JUDGEKIT_HOME"] = tempfile.mkdtemp(prefix="judgekit-fuzz-")
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, _late)
    from readers import TARGETS

    end = time.monotonic() + minutes * 60
    counts = {name: [0.0, 0.0, 0.0] for name in TARGETS if not names or name in names}
    failed: set[str] = set()
    round_ = int(os.environ.get("JUDGEKIT_FUZZ_SEED") or time.time())
    while time.monotonic() < end and len(failed) < len(counts):
        for name in (name for name in counts if name not in failed):
            if time.monotonic() > end:
                break
            target = TARGETS[name]
            start = time.monotonic()
            try:
                fed, took = fuzz(target.inputs(), target.feed, round_, 100 * target.weight)
            except Exception as error:  # noqa: BLE001  (whatever it is, it is what is looked for)
                failed.add(name)
                print(f"\n=== {name}: {type(error).__name__}: {str(error)[:300]}")
                import traceback

                traceback.print_exc(limit=-6)
                continue
            told = counts[name]
            counts[name] = [told[0] + fed, told[1] + took, told[2] + time.monotonic() - start]
        round_ += 1
    print("\nreader            inputs    taken    ms each")
    for name, (many, good, spent) in counts.items():
        end_of_line = "   FAILED" if name in failed else ""
        print(f"{name:<16}{many:>8.0f}{good:>9.0f}{1000 * spent / max(1, many):>11.1f}{end_of_line}")
    return len(failed)


if __name__ == "__main__":
    sys.exit(min(1, main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0, sys.argv[2:])))
