"""What a browser keeps of a start, in the browser: what was unpacked and compiled, so that the next start need not.

Two files: the folder of judgekit as a tar, with what Python has compiled of it; and Python's own modules with theirs.
They are of one version of the site, and are kept and thrown away with it.
"""

from __future__ import annotations

import importlib.util
import marshal
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import judgekit

if TYPE_CHECKING:
    from collections.abc import Iterator

HOME = Path("/judgekit")
TAR, LIBRARY = Path("/judgekit.tar"), Path("/library.zip")
_UNCHECKED = (1).to_bytes(4, "little")  # of a compiled module: its source need not be looked at (PEP 552)


def steps() -> Iterator[bool]:
    """Makes both files, a little at a time: between two steps somebody may ask something."""
    judgekit.search("posso bloccare con una creatura tappata")  # so that what this needs is compiled
    yield True
    case = judgekit.read_case("attacco-improvviso")
    yield True
    judgekit.replay(case, "classic")
    yield True
    yield from _library()
    with tarfile.open(TAR, "w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(HOME.rglob("*")):
            if path.is_file():
                archive.add(path, path.relative_to(HOME).as_posix())


def _library() -> Iterator[bool]:
    """Python's own modules as they came, and beside those in use what they are compiled to; nothing is deflated."""
    there = next(Path(one) for one in sys.path if one.endswith(".zip"))
    used = {spec.origin for spec in (getattr(one, "__spec__", None) for one in [*sys.modules.values()]) if spec}
    with zipfile.ZipFile(there) as source, zipfile.ZipFile(LIBRARY, "w") as target:
        for name in source.namelist():
            body = source.read(name)
            target.writestr(name, body)
            origin = f"{there}/{name}"
            if origin in used and name.endswith(".py"):
                code = compile(body, origin, "exec", dont_inherit=True)
                head = importlib.util.MAGIC_NUMBER + _UNCHECKED + importlib.util.source_hash(body)
                target.writestr(f"{name}c", head + marshal.dumps(code))
                yield True
