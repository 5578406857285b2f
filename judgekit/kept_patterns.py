"""Regular expressions as they were compiled once: that costs a start a fifteenth, of a case of one's own a tenth.

Made with whatever else is the same for everybody (`judgekit.made`, by `judgekit.answers.patterns`), and used by our own
processes alone. A pattern that is not kept is compiled as ever; so is every one under another Python.
"""

from __future__ import annotations

import marshal
import re
import sys
import zlib
from typing import TYPE_CHECKING, Final

from judgekit.made import headed, made_dir, with_head

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path
    from types import ModuleType

FILE = "patterns.bin"
_MARSHAL = 4
_NOWHERE = (0, 0)
_WORD: Final = "I"  # what compiled patterns are made of, as it lies in memory
_Asked = tuple[object, int]  # the text of a pattern, and the flags that were given with it
# What the matching engine makes a pattern of: all flags, the code, groups, their names.
_Made = tuple[int, bytes, int, dict[str, int], tuple[str | None, ...]]
_Places = dict[
    int, tuple[int, int]
]  # where the code of each pattern begins and ends, by the check sum of what is asked


def use() -> None:
    """Take patterns from what is kept from here on; as ever where it does not lie there, or another Python made it."""
    kept = _opened(made_dir() / FILE)
    compiler, engine = _of_python()
    if kept is None or compiler is None or engine is None:
        return
    places, content = kept
    anew: Callable[..., re.Pattern[str]] = compiler.compile

    def compile_(pattern: object, flags: int = 0) -> re.Pattern[str]:
        start, end = places.get(_sum(pattern, flags), _NOWHERE) if type(pattern) is str else _NOWHERE
        if not end:
            return anew(pattern, flags)
        asked, (every, code, *rest) = marshal.loads(content[start:end])  # noqa: S302  (as safe as the code beside it)
        if asked != (pattern, flags):
            return anew(pattern, flags)
        found: re.Pattern[str] = engine.compile(pattern, every, memoryview(code).cast(_WORD).tolist(), *rest)
        return found

    compiler.__dict__["compile"] = compile_


class Recorder:
    """Keeps whatever is compiled, once it stands in the place of the matching engine."""

    def __init__(self, engine: ModuleType) -> None:
        self._engine = engine
        self.asked: _Asked = ("", 0)
        self.kept: dict[tuple[str, int], _Made] = {}

    def __getattr__(self, name: str) -> object:
        found: object = getattr(self._engine, name)
        return found

    def compile(
        self,
        pattern: str | None,
        flags: int,
        code: list[int],
        groups: int,
        names: dict[str, int],
        order: tuple[str | None, ...],
    ) -> re.Pattern[str]:
        text, said = self.asked
        if type(text) is str and text == pattern and not flags & (re.DEBUG | re.LOCALE):
            self.kept[text, said] = (flags, _in_words(code), groups, dict(names), order)
        made: re.Pattern[str] = self._engine.compile(pattern, flags, code, groups, names, order)
        return made


def record() -> Recorder | None:
    """Begin to keep what is compiled; None where this Python compiles otherwise."""
    compiler, engine = _of_python()
    if compiler is None or engine is None:
        return None
    recorder, anew = Recorder(engine), compiler.compile

    def compile_(pattern: object, flags: int = 0) -> re.Pattern[str]:
        recorder.asked = (pattern, int(flags))
        made: re.Pattern[str] = anew(pattern, flags)
        return made

    compiler.__dict__.update(_sre=recorder, compile=compile_)
    return recorder


def packed(kept: Mapping[tuple[str, int], _Made]) -> bytes:
    """The file of some patterns."""
    content, places = bytearray(), _Places()
    for asked, made in sorted(kept.items()):
        record = marshal.dumps((asked, made), _MARSHAL)
        places[_sum(*asked)] = (len(content), len(content) + len(record))
        content += record
    return with_head((_python(), len(content), places), bytes(content))


def _opened(path: Path) -> tuple[_Places, memoryview] | None:
    """Where the code of each pattern lies, and what it lies in."""
    match headed(path):
        case (python, int(size), dict(places)), content if python == _python() and len(content) == size:
            return places, content
    return None


def _sum(pattern: str, flags: int) -> int:
    return zlib.crc32(pattern.encode(errors="surrogatepass"), flags)


def _of_python() -> tuple[ModuleType | None, ModuleType | None]:
    """The modules that make a pattern's code, and a pattern of it."""
    compiler = sys.modules.get("re._compiler")
    engine = getattr(compiler, "_sre", None)
    return (
        (compiler, engine) if getattr(engine, "CODESIZE", 0) == memoryview(b"").cast(_WORD).itemsize else (None, None)
    )


def _python() -> tuple[str, str, str]:
    """Names the Python that has compiled them."""
    return sys.version, sys.byteorder, str(getattr(_of_python()[1], "MAGIC", ""))


def _in_words(code: list[int]) -> bytes:
    from array import array

    return array(_WORD, code).tobytes()
