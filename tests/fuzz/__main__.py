"""`python tests/fuzz MINUTES [READER …]`: hostile inputs for every reader in turn, until the time is up.

`JUDGEKIT_FUZZ_MOST` ends it sooner, once every reader has had so many inputs; `JUDGEKIT_FUZZ_SEED` chooses which ones.
What is found is printed, each place once, with the input that shows it, as small as it could be made; the exit status
is 1.
"""

from __future__ import annotations

import atexit
import gc
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from random import Random
from types import FrameType
from typing import Any

SECONDS = 5  # of work: on a busy machine a reader waits besides
WAITING = 12  # times as long it may take by the clock
MEMORY = 2 << 30  # bytes of addresses: the process itself has some hundred megabytes
ROUND = 100  # inputs before another reader has its turn
SHOWN = 3000  # characters of an input that is printed
FINDINGS = 12  # of a reader, before it is left alone


class TooLong(BaseException):
    """A reader takes longer than a person waits."""


class Stopped(BaseException):
    """Somebody ends the run: no exit, which a reader of command lines takes for its own."""


def _stopped(_: int, __: FrameType | None) -> None:
    raise Stopped


def _late(_: int, __: FrameType | None) -> None:
    raise TooLong


class Fuzzed:
    """A reader: how many inputs it has had, how many it took, how long it needed, what was found."""

    def __init__(self, target: Any) -> None:
        self.target = target
        self.source = target.inputs()
        self.fed = self.took = 0
        self.spent = self.longest = 0.0
        self.findings: set[str] = set()

    def stumbles(self, recipe: Any) -> tuple[str, str]:
        """Where the reader stumbles over an input, and all that is told of it; "" where it does not."""
        from readers import taken

        value = self.source.make(recipe)
        began = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        signal.setitimer(signal.ITIMER_REAL, SECONDS * WAITING)
        try:
            try:
                self.took += taken(self.target.feed, value)
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
                signal.setitimer(signal.ITIMER_REAL, 0)
                self.longest = max(self.longest, time.process_time() - began)
        except TooLong:
            return f"AssertionError: more than {SECONDS} s", traceback.format_exc(limit=-8)
        except Exception as error:  # noqa: BLE001  (whatever it is, it is what is looked for)
            last = traceback.extract_tb(error.__traceback__)[-1]
            kind = type(error).__name__
            return f"{kind}: {str(error)[:200]} ({last.filename}:{last.lineno})", traceback.format_exc(limit=-6)
        return "", ""

    def feed(self, name: str, chance: Random, many: int) -> None:
        """So many inputs; what is new of what is found is printed."""
        began = time.monotonic()
        for _ in range(many):
            recipe = self.source.draw(chance)
            self.fed += 1
            what, told = self.stumbles(recipe)
            if what and _place(what) not in self.findings:
                self.findings.add(_place(what))
                self._show(name, recipe, what, told)
        self.spent += time.monotonic() - began

    def _show(self, name: str, recipe: Any, what: str, told: str) -> None:
        from hostile import smaller

        small = smaller(recipe, lambda one: _place(self.stumbles(one)[0]) == _place(what))
        print(f"\n=== {name}: {what}\n{told}\n    input: {self.source.make(small)!r:.{SHOWN}}", flush=True)


def _place(what: str) -> str:
    """A finding without what differs from input to input: its kind and its place in the code."""
    kind, _, rest = what.partition(": ")
    return f"{kind} {rest.rpartition('(')[2]}" if what else ""


def main(minutes: float, names: list[str]) -> int:
    """All readers in turn, a hundred inputs each, again and again. The number of those that fail."""
    os.environ["JUDGEKIT_HOME"] = home = tempfile.mkdtemp(prefix="judgekit-fuzz-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, _late)
    signal.signal(signal.SIGPROF, _late)
    from people import TARGETS

    end = time.monotonic() + minutes * 60
    most = int(os.environ.get("JUDGEKIT_FUZZ_MOST") or 1 << 40)
    seed = int(os.environ.get("JUDGEKIT_FUZZ_SEED") or time.time())
    fuzzed = {name: Fuzzed(TARGETS[name]) for name in names or TARGETS}
    chances = {name: Random(f"{seed} {name}") for name in fuzzed}
    signal.signal(signal.SIGTERM, _stopped)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # what reading leaves behind goes by itself: little of it is in rings
    try:
        while time.monotonic() < end:
            busy = {name: one for name, one in fuzzed.items() if one.fed < most and len(one.findings) < FINDINGS}
            for name, one in busy.items():
                if time.monotonic() < end:
                    one.feed(name, chances[name], min(ROUND * one.target.weight, most - one.fed))
            if not busy:
                break
    except Stopped:
        return 1
    finally:  # whatever stops it: what has been fed has been fed
        _tell(seed, fuzzed)
    return sum(bool(one.findings) for one in fuzzed.values())


def _tell(seed: int, fuzzed: dict[str, Fuzzed]) -> None:
    """The table of readers."""
    print(f"\nseed {seed}\nreader            inputs    taken   ms each   longest s")
    for name, one in fuzzed.items():
        each = 1000 * one.spent / max(1, one.fed)
        failed = "   FAILED" if one.findings else ""
        print(f"{name:<16}{one.fed:>8}{one.took:>9}{each:>10.1f}{one.longest:>12.2f}{failed}")
    top = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{sum(one.fed for one in fuzzed.values())} inputs in all, at most {top:.0f} MB of memory", flush=True)


if __name__ == "__main__":
    sys.exit(min(1, main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0, sys.argv[2:])))
