"""The command line: the only place that prints and exits.

`COMMANDS` tells which module holds which command; a module is imported when its command is called, so that each pays
only for what it needs.
"""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

from judgekit.errors import BadDocument, JudgekitError, NotFound, UnknownEdition

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS: dict[str, str] = {
    "rule": "lookup",
    "term": "lookup",
    "search": "search",
    "toc": "contents",
    "editions": "contents",
    "import": "imports",
    "forget": "imports",
    "diff": "history",
    "history": "history",
    "lint": "contents",
    "export": "contents",
    "lessons": "lessons",
    "sheet": "sheet",
    "scenarios": "scenarios",
    "replay": "replay",
    "step": "replay",
    "why": "reasons",
    "compare": "compare",
    "coverage": "reasons",
    "cards": "cards",
    "deck": "deck",
    "new": "writing",
    "check": "writing",
    "config": "config",
    "help": "help",
    "schema": "scenarios",
    "scenario": "scenarios",
    "demo": "demo",
}
_MOST_FAULTS = 20


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 done, 1 not found or not as expected, 2 bad input."""
    gc.disable()  # starting makes no garbage: looking for it costs a twentieth of a cold look-up
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without « is no reason to fail
    sys.exit(_run(list(sys.argv[1:] if args is None else args)))


def _run(args: list[str]) -> int:
    from judgekit.cli import shell  # typer: not needed by those who import COMMANDS

    try:
        return shell.run(args)
    except JudgekitError as error:
        return fail(error)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone: nothing to say
        return 0
    except KeyboardInterrupt:
        complain("interrotto")
        return 130
    except OSError as error:
        complain(f"{error.filename or 'file'}: {error.strerror or error}")
        return 2
    except Exception as error:  # the last line of defence: a person sees a sentence, a developer may ask for more
        if os.environ.get("JUDGEKIT_DEBUG"):
            raise
        complain(f"errore interno ({type(error).__name__}): per i dettagli ripeti il comando con JUDGEKIT_DEBUG=1")
        return 2


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
    sys.stderr.write("".join(c if c.isprintable() or c == "\n" else "�" for c in line) + "\n")
