"""The icon, drawn by us and written as PNG: two cards, one turned, and the tick of a verdict."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

Colour = tuple[int, int, int]

_GROUND, _BACK, _CARD, _TICK = (26, 88, 144), (125, 184, 238), (255, 253, 248), (37, 107, 66)
_FINE = 3  # points looked at in each direction of a pixel


@cache
def png(size: int) -> bytes:
    """A square of so many pixels."""
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    rows = b"".join(b"\0" + bytes(chain.from_iterable(row)) for row in _rows(size))
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )


def _rows(size: int) -> Iterator[list[Colour]]:
    """The pixels, row by row: one whose neighbours are all as it is in the middle is looked at no closer."""
    middles = [[_colour((x + 0.5) / size, (y + 0.5) / size) for x in range(size)] for y in range(size)]
    for y, row in enumerate(middles):
        above, below = middles[max(0, y - 1)], middles[min(size - 1, y + 1)]
        yield [
            colour if _is_within(colour, x, above, row, below) else _closely(x, y, size) for x, colour in enumerate(row)
        ]


def _is_within(colour: Colour, x: int, *rows: list[Colour]) -> bool:
    return all(one == colour for row in rows for one in row[max(0, x - 1) : x + 2])


def _closely(x: int, y: int, size: int) -> Colour:
    """A pixel on the edge of something: the mean of some points of it."""
    step = 1 / (_FINE * size)
    seen = [
        _colour(x / size + (i + 0.5) * step, y / size + (j + 0.5) * step) for i in range(_FINE) for j in range(_FINE)
    ]
    red, green, blue = (sum(one[n] for one in seen) // len(seen) for n in range(3))
    return red, green, blue


def _colour(x: float, y: float) -> Colour:
    """What is seen at a point of the unit square; all that matters lies in the middle four fifths (maskable)."""
    if _tick(x, y):
        return _TICK
    if 0.30 < x < 0.62 and 0.26 < y < 0.72:
        return _CARD
    u, v = 0.9 * (x - 0.56) + 0.3 * (y - 0.5), -0.3 * (x - 0.56) + 0.9 * (y - 0.5)
    if abs(u) < 0.155 and abs(v) < 0.22:
        return _BACK
    return _GROUND


def _tick(x: float, y: float) -> bool:
    return _near(x, y, (0.37, 0.50), (0.44, 0.58)) or _near(x, y, (0.44, 0.58), (0.56, 0.40))


def _near(x: float, y: float, one: tuple[float, float], two: tuple[float, float]) -> bool:
    (ax, ay), (bx, by) = one, two
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2 < 0.025**2
