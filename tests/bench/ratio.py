"""Timing whole commands against `python -c pass`, all in one run on one machine."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PYTHON = Path(sys.executable)


def seconds(command: list[str], *, times: int = 20, env: dict[str, str] | None = None) -> float:
    """The median-low of a command's wall time, its output thrown away."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, env=env)
        taken.append(time.perf_counter() - start)
    return sorted(taken)[times // 3]


def in_terminal(command: list[str], *, times: int = 20, env: dict[str, str] | None = None) -> float:
    """The same with a terminal as standard output."""
    import pty

    taken = []
    for _ in range(times):
        ours, theirs = pty.openpty()
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=theirs, stderr=subprocess.DEVNULL, env=env)
        os.close(theirs)
        while True:  # a terminal nobody reads from would make the command wait
            try:
                if not os.read(ours, 65536):
                    break
            except OSError:
                break
        process.wait()
        taken.append(time.perf_counter() - start)
        os.close(ours)
    return sorted(taken)[times // 3]


def home() -> dict[str, str]:
    """The environment of somebody who has just arrived: a home of their own, judgekit's folders where they belong."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("JUDGEKIT", "XDG"))}
    return {**bare, "HOME": tempfile.mkdtemp(prefix="judgekit-bench-"), "TERM": "xterm-256color"}


def judgekit() -> str:
    return str(PYTHON.parent / "judgekit")


def row(name: str, value: float, unit: str, goal: str) -> None:
    print(f"{name:58} {value:8.2f} {unit:12} goal {goal}")
