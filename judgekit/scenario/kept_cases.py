"""The bundled cases as they were read once (`made`): whoever plays one needs no reader of cases.

A case is taken from there only while its file holds what it held then, to the letter. A scenario is kept as plain
values: a value of the model as a list that begins with the name of its kind, any other tuple as a tuple.
"""

from __future__ import annotations

import zlib
from functools import cache
from typing import TYPE_CHECKING

from judgekit.made import box_of
from judgekit.scenario import bundled, model

if TYPE_CHECKING:
    from pathlib import Path

    from judgekit.scenario.model import Scenario

PART = "cases"
_HERE = "\x00here"  # stands for the file itself, wherever it lies


def known(path: Path, content: bytes) -> Scenario | None:
    """The scenario that a file holds, where it is a bundled one and kept; None where it is to be read."""
    box = box_of(PART)
    if box is None or not path.is_relative_to(bundled.ROOT):
        return None
    kept = box.get(path.relative_to(bundled.ROOT).with_suffix("").as_posix())
    if not isinstance(kept, tuple) or kept[0] != _sum(content):
        return None
    found = _value(kept[1], str(path))
    return found if isinstance(found, model.Scenario) else None


def record(scenario: Scenario, content: bytes) -> object:
    """What is kept of a case. Raises ValueError where it holds anything that is no plain value."""
    return _sum(content), _plain(scenario, scenario.file)


def _sum(content: bytes) -> tuple[int, int, int]:
    return len(content), zlib.crc32(content), zlib.adler32(content)


@cache
def _kinds(game: str) -> dict[str, type]:
    """The values of a game's model by the names of their kinds."""
    if game:
        from judgekit.scenario.wom import wom_model as module
    else:
        module = model  # type: ignore[misc] # modules are alike here
    return {
        f"{game}{name}": kind
        for name, kind in vars(module).items()
        if isinstance(kind, type) and hasattr(kind, "_fields") and kind.__module__ == module.__name__
    }


_WOM = "wom "


def _plain(value: object, file: str) -> object:
    if isinstance(value, str):
        return _HERE if value == file else str(value)
    if isinstance(value, tuple):
        parts = [_plain(part, file) for part in value]
        kind = type(value)
        if kind is tuple:
            return tuple(parts)
        for game in ("", _WOM):
            if _kinds(game).get(f"{game}{kind.__name__}") is kind:
                return [f"{game}{kind.__name__}", *parts]
    if value is None or type(value) in {int, bool}:
        return value
    raise ValueError(value)


def _value(plain: object, file: str) -> object:
    if plain == _HERE:
        return file
    if isinstance(plain, tuple):
        return tuple([_value(part, file) for part in plain])
    if isinstance(plain, list):
        name = plain[0]
        kind = _kinds(_WOM if name.startswith(_WOM) else "")[name]
        return kind(*[_value(part, file) for part in plain[1:]])
    return plain
