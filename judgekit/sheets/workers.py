"""Who draws the boards of a sheet: this process, or several. The boards are the same, in the same order."""

from __future__ import annotations

import signal
import threading
from contextlib import ExitStack, contextmanager
from functools import cached_property
from itertools import compress
from typing import TYPE_CHECKING, Self

from judgekit.ruling.basics import basics, known_already
from judgekit.sheets.candidates import Drawn, Pick, Pool, draw, pool
from judgekit.sheets.kinds.source import Material
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import ProcessPoolExecutor

    from judgekit.ruling.basics import Basics
    from judgekit.sheets.ground import Ground
    from judgekit.sheets.wanted import Wanted


_CHUNK = 4


class Workers:
    """To be used in a `with`: processes end with it."""

    def __init__(self, wanted: Wanted, material: Material) -> None:
        self._number = wanted.workers
        self._material = material
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None and self._number > 1:
            import multiprocessing

            with _nothing_lost_is_told():
                for process in multiprocessing.active_children():
                    process.terminate()  # nobody waits for boards that nobody wants any more
                self._stack.close()
        self._stack.close()

    @cached_property
    def pool(self) -> Pool:
        """What boards are drawn from."""
        return pool(self._material.ground)

    def drawn(self, picks: list[Pick], idle: Callable[[Pick], bool]) -> Iterator[Drawn]:
        """The questions that some boards make, in their order. Of `idle` ones it is known that they bring nothing.

        What becomes idle by a question that was taken meanwhile is passed over, however many processes there are.
        """
        if self._number > 1:
            waits = [not idle(one) for one in picks]
            processes = self._processes
            with _uninterrupted():  # they are born here: Ctrl-C is for this process, which ends them
                found = processes.map(_one, compress(picks, waits), chunksize=_CHUNK)
            for one, wait in zip(picks, waits, strict=True):
                made = next(found) if wait else Drawn(one.source)
                yield Drawn(one.source) if idle(one) else made
        else:
            yield from (Drawn(one.source) if idle(one) else draw(one, self._material) for one in picks)

    @cached_property
    def _processes(self) -> ProcessPoolExecutor:
        from concurrent.futures import ProcessPoolExecutor

        edition = self._material.edition
        start = (self._material.ground, self._material.other, basics(edition))
        return self._stack.enter_context(ProcessPoolExecutor(self._number, initializer=_begin, initargs=start))


@contextmanager
def _nothing_lost_is_told() -> Iterator[None]:
    """A pool whose processes are gone tells so a board that nobody wants any more: an error, in a thread of its own."""
    from concurrent.futures import InvalidStateError

    told = threading.excepthook
    threading.excepthook = lambda args: None if args.exc_type is InvalidStateError else told(args)
    try:
        yield
    finally:
        threading.excepthook = told


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits, here and for good in the processes that are born meanwhile, on systems that can have it so."""
    mask = getattr(signal, "pthread_sigmask", None)
    if mask is None:
        yield
        return
    mask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        mask(signal.SIG_UNBLOCK, {signal.SIGINT})


_here: dict[str, Material] = {}


def _begin(ground: Ground, other: str, plain: Basics) -> None:
    """What a process needs once: the texts, what the sheet is about, the rules of the plainest game."""
    known_already(ground.edition, plain)
    _here["all"] = Material(home.open_corpus(), ground.edition, ground, other)


def _one(picked: Pick) -> Drawn:
    return draw(picked, _here["all"])
