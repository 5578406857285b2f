"""What the code of a play speaks of: the names, kinds and words that stand in it."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


PLAYS = "judgekit.magic.plays"


def mentioned_in(function: FunctionType) -> list[object]:
    """What a function of the plays names: constants, globals, parts of modules, what it closes over."""
    function = getattr(function, "__wrapped__", function)
    if not function.__module__.startswith(PLAYS):
        return []
    found = [cell.cell_contents for cell in function.__closure__ or ()]
    for code in _codes(function.__code__):
        found += (constant for constant in code.co_consts if not isinstance(constant, CodeType))
        named = [function.__globals__[name] for name in code.co_names if name in function.__globals__]
        modules = [one for one in named if isinstance(one, ModuleType)]
        modules += [import_module(name) for name in code.co_names if name.startswith(PLAYS)]
        found += named
        found += [getattr(module, name, None) for module in modules for name in code.co_names]
    return found


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a function and of those inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


@lru_cache(maxsize=256)
def fields_read_by(function: FunctionType) -> frozenset[str]:
    """The fields that a function, or one that it calls, may read."""
    names: set[str] = set()
    for one in (function, *(v for v in mentioned_in(function) if isinstance(v, FunctionType))):
        for code in _codes(one.__code__):
            names |= set(code.co_names)
    return frozenset(names)
