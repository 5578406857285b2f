"""`python slow_disk.py COMMAND …`: judgekit on a disk that takes its time, and tells on standard error when it writes.

Each file is written in two halves, each synchronization and each statement that changes a base takes a while; before
each of them stands a line `WRITES`, so that who kills it knows that he hits the writing itself.
"""

from __future__ import annotations

import os
import runpy
import sqlite3
import sys
import time
from typing import Any, Self

WRITES = b"\x00writes\n"
A_WHILE = 0.03  # seconds
_CHANGES = ("insert", "delete", "update", "commit", "create", "drop")


def _slowly() -> None:
    os.write(2, WRITES)
    time.sleep(A_WHILE)


class _Halves:
    """A file that is written in halves."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, content: Any) -> None:
        half = len(content) // 2
        for part in (content[:half], content[half:]):
            self._file.write(part)
            self._file.flush()
            _slowly()


def _opened(handle: int, mode: str = "r", *rest: Any, really: Any = os.fdopen, **others: Any) -> Any:
    file = really(handle, mode, *rest, **others)
    return _Halves(file) if "w" in mode else file


def _synced(handle: int, *, really: Any = os.fsync) -> None:
    _slowly()
    really(handle)


def _connected(*args: Any, really: Any = sqlite3.connect, **others: Any) -> Any:
    base = really(*args, **others)
    base.set_trace_callback(lambda said: _slowly() if said.lstrip().lower().startswith(_CHANGES) else None)
    return base


if __name__ == "__main__":
    os.fdopen, os.fsync, sqlite3.connect = _opened, _synced, _connected  # type: ignore[assignment]
    sys.argv = ["judgekit", *sys.argv[1:]]
    runpy.run_module("judgekit", run_name="__main__")
