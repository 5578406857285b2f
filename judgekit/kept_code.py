"""The code of this package in one file: a command imports hundreds of modules, and most of that is looking for them.

Made with whatever else is the same for everybody (`judgekit.made`), and used by our own processes alone. A module whose
source is not as it was when it was compiled, by size and time, is imported as any other; so is every one under another
Python. In a wheel nothing changes, and nothing is looked at.
"""

from __future__ import annotations

import marshal
import os
import sys
from importlib.machinery import ModuleSpec
from importlib.util import MAGIC_NUMBER
from typing import TYPE_CHECKING

from judgekit.made import PACKAGE, headed, made_dir, with_head

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from types import ModuleType

FILE = "code.bin"
_MARSHAL = 4
_ROOT = str(PACKAGE.parent)
# Of each module where its code is and how long, whether it is a package, and the time and size of its source.
_Place = tuple[int, int, bool, tuple[int, int]]


def use() -> None:
    """Import what is kept from here on; nothing where it does not lie there, or another Python made it."""
    found = _opened(made_dir() / FILE)
    if found is not None and not sys.flags.optimize and not any(isinstance(one, _Kept) for one in sys.meta_path):
        sys.meta_path.insert(0, found)


def is_fresh() -> bool:
    """Whether all modules are kept as they are now."""
    kept = _opened(made_dir() / FILE)
    there = modules()
    return kept is not None and kept.names() == set(there) and all(kept.find_spec(name) for name in there)


class _Kept:
    """Finds and loads the modules of this package that are as they were."""

    def __init__(self, content: memoryview, modules: dict[str, _Place], *, sealed: bool) -> None:
        self._content = content
        self._modules = modules
        self._sealed = sealed

    def names(self) -> set[str]:
        return set(self._modules)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        place = self._modules.get(name)
        if place is None:
            return None
        *_, package, source = place
        folder = f"{_ROOT}{os.sep}{name.replace('.', os.sep)}"
        file = f"{folder}{os.sep}__init__.py" if package else f"{folder}.py"
        if not self._sealed and _as_it_is(file) != source:
            return None
        spec = ModuleSpec(name, self, origin=file)  # type: ignore[arg-type]  # what it loads by: it need not derive
        if package:
            spec.submodule_search_locations = [folder]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = module.__spec__.origin  # type: ignore[union-attr]  # of our own making
        start, size, *_ = self._modules[module.__name__]
        exec(marshal.loads(self._content[start : start + size]), module.__dict__)  # noqa: S102, S302  (our own code)


def packed(*, sealed: bool) -> bytes:
    """The file of all modules as they are now."""
    content, modules = bytearray(), dict[str, _Place]()
    for name, path in _sources():
        package = path.name == "__init__.py"
        told = str(path.relative_to(PACKAGE.parent)) if sealed else str(path)  # where a wheel will lie, nobody knows
        code = marshal.dumps(compile(path.read_bytes(), told, "exec", dont_inherit=True), _MARSHAL)
        modules[name] = (len(content), len(code), package, _as_it_is(str(path)) or (0, 0))
        content += code
    return with_head((_python(), sealed, len(content), modules), bytes(content))


def _opened(path: Path) -> _Kept | None:
    match headed(path):
        case (python, bool(sealed), int(size), dict(modules)), content if python == _python() and len(content) == size:
            return _Kept(content, modules, sealed=sealed)
    return None


def _python() -> tuple[str, bytes]:
    """Names the Python whose code this is."""
    return sys.implementation.cache_tag or "", MAGIC_NUMBER


def modules() -> list[str]:
    """The names of all modules of the package but those that are commands."""
    return [name for name, _ in _sources()]


def _sources() -> Iterator[tuple[str, Path]]:
    """Every module of the package, by its name."""
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        if parts[-1] != "__main__" and all(part.isidentifier() for part in parts):
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def _as_it_is(file: str) -> tuple[int, int] | None:
    """The time and the size of a source; None where there is none."""
    try:
        found = os.stat(file)  # noqa: PTH116  (hundreds of them)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
