"""Keys from a terminal by the names that the stepper knows, one at a time; and from plain lines where there is none."""

from __future__ import annotations

import os
import select
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_SEQUENCES = {
    **dict.fromkeys((b"[C", b"OC"), "right"),
    **dict.fromkeys((b"[D", b"OD"), "left"),
    **dict.fromkeys((b"[A", b"OA"), "up"),
    **dict.fromkeys((b"[B", b"OB"), "down"),
    **dict.fromkeys((b"[H", b"OH", b"[1~", b"[7~"), "home"),
    **dict.fromkeys((b"[F", b"OF", b"[4~", b"[8~"), "end"),
    b"[5~": "pageup",
    b"[6~": "pagedown",
    b"": "escape",
}
_BYTES = {b"\r": "enter", b"\n": "enter", b"\x7f": "backspace", b"\x08": "backspace", b"\x03": "q", b"\x04": "eof"}
_WORDS = {
    **dict.fromkeys(("", "avanti", "next"), "right"),
    **dict.fromkeys(("indietro", "back"), "left"),
    **dict.fromkeys(("inizio", "home"), "home"),
    **dict.fromkeys(("fine", "end"), "end"),
    **dict.fromkeys(("perché", "perche", "why"), "w"),
    **dict.fromkeys(("strati", "layers"), "s"),
    **dict.fromkeys(("aiuto", "help"), "?"),
    **dict.fromkeys(("esci", "quit", "exit"), "q"),
    "azione": "a",
    "testo": "r",
}
_BLINK = 0.25  # seconds between looks at the size of the window


@contextmanager
def raw() -> Iterator[Callable[[Callable[[], None]], str] | None]:
    """A function that waits for a key, calling what it is given while it waits; None where keys cannot be read."""
    try:
        import termios
        import tty
    except ImportError:  # no such terminals on this system
        yield None
        return
    number = sys.stdin.fileno()
    before = termios.tcgetattr(number)
    try:
        tty.setcbreak(number)
        yield lambda idle: _key(number, idle)
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)


def _key(number: int, idle: Callable[[], None]) -> str:
    while not select.select([number], [], [], _BLINK)[0]:
        idle()
    byte = os.read(number, 1)
    if byte == b"\x1b":
        return _SEQUENCES.get(_rest(number), "")
    if not byte:
        return "eof"
    return _BYTES.get(byte) or _letter(number, byte)


def _rest(number: int) -> bytes:
    """What follows an escape at once."""
    read = b""
    while len(read) < 8 and select.select([number], [], [], 0.03)[0]:
        read = (read + os.read(number, 1)).lstrip(b"\x1b")  # two escapes in haste: the second counts
        if len(read) > 1 and (read[-1:].isalpha() or read[-1:] == b"~"):
            break
    return read


def _letter(number: int, byte: bytes) -> str:
    more = 3 if byte[0] >= 0xF0 else 2 if byte[0] >= 0xE0 else 1 if byte[0] >= 0xC0 else 0
    return (byte + (os.read(number, more) if more else b"")).decode(errors="replace")


def of_line(line: str) -> list[str]:
    """The keys that a line typed at a prompt stands for: a word, a number, or letters one by one."""
    said = line.strip()
    if said in _WORDS:
        return [_WORDS[said]]
    if said.isdecimal():
        return [*said, "enter"]
    return [letter for letter in said if not letter.isspace()]
