"""The engine for the browser: Pyodide as npm has it, and judgekit with its texts read and indexed, in one archive.

Over the wire every megabyte counts, so what is text or code is packed hard, Python's own modules that nothing here can
use are left out, and so is what the index can reckon again (`judgekit.retrieval.lean`). Nothing is changed in judgekit.
"""

from __future__ import annotations

import gzip
import importlib.util
import io
import json
import lzma
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.errors import Unreadable
from judgekit.files import cache_dir, make_own, ours
from judgekit.made import NAME, SEALED
from judgekit.retrieval import opening
from judgekit.retrieval.lean import lean
from judgekit.texts import home, store
from judgekit.texts.library import Corpus
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

PYODIDE = "314.0.7"  # of the npm package; another version is taken where `--engine` names one
_RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
_PATIENCE = 300.0  # seconds that npm may take
_XZ = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 25}]
_QUICK = [{"id": lzma.FILTER_LZMA2, "preset": 1}]

# Python's modules that nothing in a browser asks for: tools of developers, servers and clients, screens.
_UNUSED = frozenset(
    """pdb doctest pydoc pydoc_data unittest mailbox imaplib smtplib ftplib poplib http xmlrpc wsgiref xml
    multiprocessing tkinter turtle curses ensurepip venv idlelib test _pyrepl socketserver optparse profile
    cProfile pstats trace tracemalloc pickletools zipapp compileall py_compile plistlib netrc cmd bdb
    webbrowser wave tabnanny this antigravity turtledemo shelve dbm sched statistics configparser pty tty
    rlcompleter timeit filecmp fileinput symtable pyclbr modulefinder nturl2path colorsys ctypes _pydecimal _pyio
    _aix_support _osx_support _ios_support _apple_support _android_support graphlib tomllib uuid email quopri mimetypes
    _markupbase getopt zoneinfo argparse gettext platform csv pprint code runpy secrets hmac stringprep calendar
    _strptime __hello__ __phello__""".split()
)
_UNUSED_PARTS = (
    "_pydatetime.py", "logging/handlers.py", "logging/config.py", "asyncio/windows_", "asyncio/proactor_",
    "asyncio/__main__", "asyncio/tools.py", "concurrent/futures/process.py", "concurrent/futures/interpreter.py",
    "importlib/metadata/", "zipfile/__main__", "sqlite3/__main__", "json/tool", "urllib/request.py",
    "urllib/robotparser", "urllib/error", "urllib/response", "concurrent/interpreters", "html/parser",
    "sysconfig/__main__", "pathlib/types", "sqlite3/dump", "importlib/resources/",
)  # fmt: skip
_ENCODINGS = (
    "__init__",
    "aliases",
    "utf_8",
    "ascii",
    "latin_1",
    "cp437",
    "utf_16",
    "raw_unicode",
    "unicode_esc",
)

# What judgekit needs beside Python: whole packages, but of whoosh its stemmer alone.
_PACKAGES = ("fsrs", "lark", "markdown_it", "mdurl", "rapidfuzz", "whoosh", "yaml")
_OF_WHOOSH = ("whoosh/__init__.py", "whoosh/compat.py", "whoosh/lang/__init__.py", "whoosh/lang/snowball/")
_UNUSED_OF_PACKAGES = ("__pyinstaller", "lark/tools/", "fsrs/optimizer.py", "markdown_it/cli/")
_NOT_HERE = ("cli/", "site/assets/")  # of judgekit: there is no terminal, and the page has come already
# What fsrs asks of typing_extensions, the Python of Pyodide has itself.
_STANDS_IN = {"typing_extensions.py": b"from typing import NotRequired, Self, TypeAlias\n"}
_LICENCES = """Il motore di questo sito è fatto di opere altrui, ciascuna con la sua licenza:

judgekit                      MIT; testi: CC BY 4.0
Pyodide (WebAssembly)         MPL-2.0, https://github.com/pyodide/pyodide (i file sono quelli di npm, compressi)
CPython, libreria standard    PSF-2.0 (alcuni moduli che qui non servono sono omessi)
PyYAML, markdown-it-py, mdurl, lark, RapidFuzz, fsrs    MIT
Whoosh (lo stemmer)           BSD-2-Clause
"""


class Engine(NamedTuple):
    """What the page has to know of the engine, and its files."""

    facts: dict[str, object]
    files: dict[str, bytes]


def found(given: Path | None) -> Path | None:
    """The unpacked npm package: the one that is given, the one that was fetched before, else fetched now with npm.

    None where there is no npm, or it reaches nobody. Raises Unreadable where the one given is none.
    """
    if given is not None:
        there = next((one for one in (given, given / "package") if _whole(one)), None)
        if there is None:
            raise Unreadable(f"{given}: non è il pacchetto npm «pyodide» spacchettato: mancano {', '.join(_RUNTIME)}")
        return there
    kept = cache_dir() / f"pyodide-{PYODIDE}" / "package"
    return kept if _kept(kept) or _fetch(kept.parent) else None


def _whole(folder: Path) -> bool:
    return all((folder / name).is_file() for name in _RUNTIME)


def _kept(folder: Path) -> bool:
    """Whether the package lies in the cache, and nobody else can have put it there: browsers will run it."""
    those = (folder.parent, folder, *(folder / name for name in (*_RUNTIME, "package.json")))
    return _whole(folder) and all(map(ours, those))


def _fetch(folder: Path) -> bool:
    """Fetch the package into a folder; whether that went well."""
    npm = shutil.which("npm")
    if npm is None:
        return False
    try:
        shutil.rmtree(folder, ignore_errors=True)
        make_own(folder)
        call = [npm, "pack", "--silent", f"pyodide@{PYODIDE}", "--pack-destination", str(folder)]
        subprocess.run(call, check=True, capture_output=True, timeout=_PATIENCE, cwd=folder)  # noqa: S603  (our words)
        with tarfile.open(folder / f"pyodide-{PYODIDE}.tgz") as archive:
            archive.extractall(folder, filter="data")
        make_own(folder / "package")
    except (OSError, subprocess.SubprocessError, tarfile.TarError):
        return False
    return _kept(folder / "package")


def made(runtime: Path, *, quick: bool = False) -> Engine:
    """The engine out of an unpacked npm package; `quick` packs it less hard, for trying it."""
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    files = {name: (runtime / name).read_bytes() for name in _RUNTIME}
    told = {
        "pyodide.mjs": files["pyodide.mjs"],
        "pyodide.asm.mjs.gz": gzip.compress(files["pyodide.asm.mjs"], 9, mtime=0),
        "pyodide.asm.wasm.gz": gzip.compress(files["pyodide.asm.wasm"], 9, mtime=0),
        "python_stdlib.zip": _stdlib(files["python_stdlib.zip"]),
        "judgekit.tar.xz": _bundle(_QUICK if quick else _XZ),
        "LICENZE.txt": _LICENCES.encode(),
    }
    sizes = {name: len(body) for name, body in told.items() if not name.endswith(".txt")}
    return Engine({"lock": {"info": lock, "packages": {}}, "sizes": sizes}, told)


def _stdlib(whole: bytes) -> bytes:
    """Python's own modules without those that nothing here asks for."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(whole)) as source, zipfile.ZipFile(out, "w") as target:
        for name in sorted(source.namelist()):
            if is_left_out(name):
                continue
            info = zipfile.ZipInfo(name)
            target.writestr(info, source.read(name), zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def is_left_out(name: str) -> bool:
    """Whether a file of Python's library, named from its root, does not come with the page."""
    head, _, rest = name.partition("/")
    encoding = head == "encodings" and not rest.startswith(_ENCODINGS)
    return encoding or head.removesuffix(".py") in _UNUSED or name.startswith(_UNUSED_PARTS)


def _bundle(filters: list[dict[str, int]]) -> bytes:
    """judgekit, what it needs, and its texts, as an archive; the same for the same input."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, body in sorted({**_code(), **_texts(), **_packages(), **_STANDS_IN, **_ready()}.items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(body)
            archive.addfile(entry, io.BytesIO(body))
    return lzma.compress(out.getvalue(), filters=filters)


def _code() -> dict[str, bytes]:
    there = (path for path in home.PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    names = {path.relative_to(home.PACKAGE).as_posix(): path for path in there}
    kept = {name: path for name, path in names.items() if not name.startswith((*_NOT_HERE, *home.FOLDERS, f"{NAME}/"))}
    return {f"judgekit/{name}": path.read_bytes() for name, path in kept.items()} | {
        "judgekit/site/assets/page.html": names["site/assets/page.html"].read_bytes()
    }


def _texts() -> dict[str, bytes]:
    """The small tables that are read as they are; the texts themselves come ready."""
    files = home.sources(home.texts_root())
    return {name: body for name, body in files.items() if name.endswith(".tsv") or name == "glossary/sinonimi.md"}


def _packages() -> dict[str, bytes]:
    return {name: path.read_bytes() for one in _PACKAGES for name, path in _modules(one)}


def _modules(name: str) -> Iterator[tuple[str, Path]]:
    """The files of a package that is installed, by the names they have in the archive."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise Unreadable(f"manca il pacchetto «{name}»: pip install 'judgekit[quiz]'")
    origin = Path(spec.origin)
    if not spec.submodule_search_locations:
        yield origin.name, origin
        return
    top = origin.parent
    for path in sorted(top.rglob("*")):
        inside = f"{name}/{path.relative_to(top).as_posix()}"
        if path.suffix not in {".py", ".lark"} or any(part in inside for part in _UNUSED_OF_PACKAGES):
            continue
        if name != "whoosh" or inside.startswith(_OF_WHOOSH):
            yield inside, path


def _ready() -> dict[str, bytes]:
    """The bundled texts read, and their index, as a wheel has them."""
    shipped = home.bundled(sealed=SEALED)  # the bundled ones alone, whatever the user has imported
    facts = opening.facts_of(shipped.corpus, home.read_synonyms, shipped.key, cache_dir())
    index = opening.packed(lean(facts), opening.made_key(shipped.key, sealed=True))
    told = {ref: unit._replace(questions=()) for ref, unit in shipped.corpus.units.items()}  # the index has read them
    corpus = Corpus(shipped.corpus.editions, told, shipped.corpus.links, shipped.corpus.names)
    library = store.encode(shipped._replace(corpus=corpus))
    return {"judgekit/made/library.bin": library, "judgekit/made/search.bin": index}
