"""A short run of the harness that feeds every reader with hostile inputs: `make fuzz` runs it longer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HARNESS = Path(__file__).parent / "fuzz"
MINUTES = 5  # till it is given up: so many inputs take half a minute
EACH = 75


@pytest.mark.slow
def test_no_reader_stumbles_in_a_short_while() -> None:
    # always the same ones, however fast the machine: new ones are for those who look for them (make fuzz)
    known = {**os.environ, "JUDGEKIT_FUZZ_SEED": "21", "JUDGEKIT_FUZZ_MOST": str(EACH)}
    command = [sys.executable, str(HARNESS), str(MINUTES)]
    done = subprocess.run(command, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    fed = {line[:16].strip(): int(line[16:24]) for line in done.stdout.split("longest s\n")[1].splitlines()[:-1]}
    assert len(fed) > 30
    assert [name for name, inputs in fed.items() if inputs < EACH] == []


def test_the_harness_finds_what_is_wrong() -> None:
    """A reader that stumbles, and one that does not come back, are told of."""
    broken = f"""
import sys; sys.path.insert(0, {str(HARNESS)!r})
import people, readers, runpy
from hostile import texts
def stumble(text): int(text)
def dawdle(text):
    while True: pass
source = texts(("x",))
people.TARGETS = {{"a": readers.Target(lambda: source, stumble), "b": readers.Target(lambda: source, dawdle)}}
harness = runpy.run_path({str(HARNESS / "__main__.py")!r})
harness["main"].__globals__.update(SECONDS=0.05, ROUND=3)
sys.exit(harness["main"](0.1, []))
"""
    env = {**os.environ, "JUDGEKIT_FUZZ_MOST": "3"}
    done = subprocess.run([sys.executable, "-c", broken], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert "=== a: ValueError" in done.stdout
    assert "=== b: AssertionError: more than 0.05 s" in done.stdout
