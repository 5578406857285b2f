"""What went wrong, said on standard error, and the exit status for it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TextIO

from judgekit.errors import BadDocument, JudgekitError, NotFound, UnknownEdition
from judgekit.render.terminal import columns, folded

_MOST_FAULTS = 20


def fail(error: JudgekitError) -> int:
    """Say what went wrong and what would have worked; the exit status for it."""
    if isinstance(error, BadDocument):
        for fault in error.faults[:_MOST_FAULTS]:
            complain(str(fault))
        if len(error.faults) > _MOST_FAULTS:
            complain(f"… e altri {len(error.faults) - _MOST_FAULTS} difetti")
        return 2
    complain(error.message)
    if isinstance(error, NotFound) and error.nearest:
        complain(f"Forse cercavi: {', '.join(error.nearest)}", sign=False)
    return 1 if isinstance(error, NotFound) and not isinstance(error, UnknownEdition) else 2


def complain(message: str, *, sign: bool = True) -> None:
    """One line on standard error."""
    line = f"judgekit: {message}" if sign else message
    said = "".join(c if c.isprintable() or c == "\n" else "�" for c in line)
    try:
        sys.stderr.write(folded(said, columns(sys.stderr)) + "\n")
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr)  # nobody hears it, but the status tells


def opened() -> bool:
    """Whether there is somewhere to write to; what is closed is opened onto nothing, so that nothing else fails."""
    closed = [name for name in ("stdout", "stderr") if getattr(sys, name) is None]
    for name in closed:
        setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  (as long as the process)
    return "stdout" not in closed


def silence(stream: TextIO) -> None:
    """Whatever is still to be written goes nowhere."""
    try:
        here, nowhere = stream.fileno(), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        return  # it leads to no file, or not even nothing can be opened
    os.dup2(nowhere, here)
    os.close(nowhere)
