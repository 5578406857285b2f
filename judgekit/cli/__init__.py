"""The command line: the only place that prints and exits.

A module is imported when its command is called (`commands.COMMANDS` tells which), so that each pays only for what it
needs.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import gc
import os
import sys
from typing import TYPE_CHECKING

from judgekit import kept_code, kept_patterns
from judgekit.cli.complaints import complain, fail, opened, silence
from judgekit.errors import JudgekitError
from judgekit.files import reason

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 done, 1 not found or not as expected, 2 bad input."""
    if not opened():
        complain("lo standard output è chiuso: non c’è dove scrivere")
        sys.exit(2)
    if args is None:
        kept_code.use()
        kept_patterns.use()
    gc.disable()  # starting makes no garbage: looking for it costs a twentieth of a cold look-up
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without « is no reason to fail
    if args is not None:
        sys.exit(_run(list(args)))
    ended: list[int] = []
    atexit.register(_leave, ended)  # the first to be registered is the last to be called
    ended.append(_run(sys.argv[1:]))
    sys.exit(ended[0])


def _leave(ended: list[int]) -> None:
    """End a process of our own at once: to take all its objects apart, one by one, costs an eighth of every command."""
    for stream in filter(None, (sys.stdout, sys.stderr)):  # None where it is closed
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    if ended:
        os._exit(ended[0])


def _flushed(status: int) -> int:
    """A status, once all that was written is out."""
    sys.stdout.flush()
    return status


_OF_THE_SYSTEM = {errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EAGAIN}  # no fault of what is written to


def _what_failed(error: OSError) -> str:
    """What an error without a name is about: a process or a pipe that there is no room for, or our own output."""
    ours = hasattr(error, "characters_written")  # as of an output that is full for the moment
    return "il sistema" if error.errno in _OF_THE_SYSTEM and not ours else "lo standard output"


def _of_the_machine(error: Exception) -> str:
    """What no code of ours is to blame for, in a sentence; else ""."""
    if isinstance(error, MemoryError) or "start new thread" in str(error):
        return "manca memoria"
    if type(error).__name__ == "BrokenProcessPool":  # by its name: the module is seldom needed
        return "uno dei processi che lavoravano è stato fermato, forse perché manca memoria: ripeti il comando"
    return ""


def _done(args: list[str]) -> int:
    """The exit status of a command line."""
    from judgekit.cli import plainly

    call = plainly.meant(args)
    if call is not None:
        return plainly.run(call)
    from judgekit.cli import shell  # typer: not needed by those who type as most do

    return shell.run(args)


def _run(args: list[str]) -> int:
    try:
        return _flushed(_done(args))
    except JudgekitError as error:
        return fail(error)
    except BrokenPipeError:
        silence(sys.stdout)  # the reader has gone: nothing to say
        return 0
    except KeyboardInterrupt:
        complain("interrotto")
        return 130
    except OSError as error:
        complain(f"{error.filename or _what_failed(error)}: {reason(error)}")
        silence(sys.stdout)
        return 2
    except Exception as error:  # the last line of defence: a person sees a sentence, a developer may ask for more
        if os.environ.get("JUDGEKIT_DEBUG"):
            raise
        complain(
            _of_the_machine(error)
            or f"errore interno ({type(error).__name__}): per i dettagli ripeti il comando con JUDGEKIT_DEBUG=1"
        )
        return 2
    finally:
        if "judgekit.magic.language.known" in sys.modules:  # some command has read cards
            from judgekit.magic.language import known

            known.keep()
        if "judgekit.texts.home" in sys.modules:  # an import that cannot be read stops nothing else
            from judgekit.texts import home

            for fault in home.aside:
                complain(f"messo da parte: {fault}")
            home.aside.clear()
