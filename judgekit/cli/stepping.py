"""The loop of `step`: a screen and keys where there is a terminal, lines in and pages out where there is none."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judgekit.cli import keys
from judgekit.render import terminal
from judgekit.render.stepper import At, Stepper

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.render.stepper import Film

_PROMPT = "> "


def through(film: Film, *, raw: bool) -> int:
    """Let a person step through a replay; 0 when they have had enough."""
    stepper = Stepper(film)
    if raw:
        with keys.raw() as read:
            if read is not None:
                _by_keys(stepper, read)
                return 0
    _by_lines(stepper)
    return 0


def _by_keys(stepper: Stepper, read: Callable[[Callable[[], None]], str]) -> None:
    at = At()
    with terminal.Screen() as screen:
        drawn: list[object] = []

        def show() -> None:
            now = (at, screen.size)
            if drawn != [now]:
                drawn[:] = [now]
                if at.panel == "why" and stepper.must_wait:
                    screen.draw(stepper.screen(at._replace(panel="wait"), *screen.size))
                screen.draw(stepper.screen(at, *screen.size))

        while not at.done:
            show()
            at = stepper.press(at, read(show))


def _by_lines(stepper: Stepper) -> None:
    """One command a line: what it leads to is printed after it."""
    at = At()
    terminal.show(stepper.all_of(at, terminal.width()))
    while not at.done:
        sys.stdout.write(_PROMPT if sys.stdin.isatty() else "\n")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            return
        for key in keys.of_line(line) or ["right"]:
            at = stepper.press(at, key)
        if not at.done:
            terminal.show(stepper.all_of(at, terminal.width()))
