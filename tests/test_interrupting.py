"""Ctrl-C anywhere: one line on standard error, exit status 130, no traceback, nobody left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("sheet combattimento -n 60 --jobs 2 --edition cr-2016", 1.5),
        ("sheet combattimento -n 60 --jobs 1 --edition cr-2016", 1.2),
        ("search -", 1.5),
        ("step attacco-improvviso", 1.5),
        ("replay -", 1.0),
    ],
)
def test_ctrl_c_says_one_line_and_ends_with_130(line: str, after: float) -> None:
    command = [sys.executable, "-m", "judgekit", *line.split()]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, start_new_session=True, **pipes) as process:  # type: ignore[call-overload]
        time.sleep(after)
        assert process.poll() is None, process.stderr.read()
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        status = process.wait(timeout=30)
        said = process.stderr.read().decode()
    assert (status, said) == (130, "judgekit: interrotto\n")
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
