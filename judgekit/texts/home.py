"""Where things lie: the bundled texts, the user's data, the cache; and the way to the whole corpus.

The bundled texts are found beside the package (checkout) or inside it (installed wheel). `JUDGEKIT_HOME` moves the
user's data and cache into one folder.
"""

from __future__ import annotations

import os
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.errors import BadDocument, Fault, Unreadable
from judgekit.files import cache_dir, data_dir, decode, read_bounded, unreadable
from judgekit.made import SEALED, made_dir
from judgekit.texts import store

if TYPE_CHECKING:
    from judgekit.texts.changed import Changed
    from judgekit.texts.fit import Numbering
    from judgekit.texts.library import Corpus
    from judgekit.texts.synonyms import Group


PACKAGE = Path(__file__).resolve().parent.parent
FOLDERS = ("rules", "glossary")


def texts_root() -> Path:
    """The folder that holds `rules/` and `glossary/`. Raises Unreadable where there is none."""
    for root in (PACKAGE, PACKAGE.parent):
        if all((root / folder).is_dir() for folder in FOLDERS):
            return root
    raise Unreadable(
        f"mancano i testi di judgekit: rules e glossary non sono né in {PACKAGE} né accanto; reinstalla judgekit"
    )


def imports_dir() -> Path:
    """The folder of the documents that the user imported."""
    return data_dir() / "imports"


def _imported() -> dict[str, Path]:
    """The files of imported documents, by the name they have in the library; none where the folder is not there."""
    folder = imports_dir()
    try:
        names = sorted(
            name
            for name in os.listdir(folder)  # noqa: PTH208  (names, and at every start)
            if name.endswith(".json") and name[0] != "."
        )
    except OSError:
        return {}
    return {f"imports/{name}": folder / name for name in names}


def listing(root: Path) -> dict[str, os.stat_result]:
    """Every bundled text file under `root`, by path relative to it. Raises Unreadable."""
    found: dict[str, os.stat_result] = {}
    for folder in FOLDERS:
        _walk(str(root / folder), folder, found)
    return found


def _walk(folder: str, name: str, found: dict[str, os.stat_result]) -> None:
    try:
        with os.scandir(folder) as entries:
            for entry in sorted(entries, key=lambda entry: entry.name):
                if entry.is_dir():
                    _walk(entry.path, f"{name}/{entry.name}", found)
                elif entry.name.endswith((".md", ".tsv")):
                    found[f"{name}/{entry.name}"] = entry.stat()
    except OSError as error:
        raise unreadable(error.filename or folder, error) from error


def sources(root: Path) -> dict[str, bytes]:
    """The content of every bundled text file. Raises Unreadable."""
    try:
        return {name: (root / name).read_bytes() for name in listing(root)}
    except OSError as error:
        raise unreadable(error.filename, error) from error


def open_corpus() -> Corpus:
    """The corpus at hand; see `open_library`."""
    return open_library().corpus


def open_library() -> store.Stored:
    """The corpus at hand, with the key that names its content.

    From the cache where it is fresh and whole, else read from Markdown and cached. Files whose sizes and times are
    those of the cached reading are taken as unchanged; else their content decides. Raises BadDocument or Unreadable
    where the texts are damaged; a cache that cannot be read or written is no error.
    """
    imported = _imported()
    made = None if imported else _made()
    if made is not None and made.stamp.startswith(SEALED):
        return made
    root = texts_root()
    stats = _stats(root) | {name: path.stat() for name, path in imported.items()}
    if made is not None and made.stamp == _stamp(stats):
        return made
    path = cache_dir() / f"library-{zlib.crc32(bytes(root)):08x}.bin"
    stamp = _stamp(stats)

    def contents() -> dict[str, bytes]:
        return sources(root) | {name: path.read_bytes() for name, path in imported.items()}

    def heal() -> Corpus:
        path.unlink(missing_ok=True)  # a record of it is damaged: the next start makes it anew
        return read_corpus(contents())

    stored = store.load(path, heal)
    if stored is not None and stored.stamp == stamp:
        return stored
    files = contents()
    key = _key(files)
    fresh = stored is not None and stored.key == key
    corpus = stored.corpus if stored is not None and fresh else read_corpus(files)
    settled = _settled(stats)
    found = store.Stored(stamp if settled else "", key, corpus)
    if aside:
        return found  # it is told of again the next time
    if settled or not fresh:
        store.save(path, found)
    return found


def _made() -> store.Stored | None:
    """The bundled texts as they were read when they were made: in a wheel, or while they are what they were."""
    return store.load(made_dir() / MADE, read_bundled, own=False)


def made_key() -> str:
    """The key of the bundled texts as they were made; "" where they are others now."""
    made = _made()
    fresh = made is not None and (made.stamp.startswith(SEALED) or made.stamp == _stamp(_stats(texts_root())))
    return made.key if made is not None and fresh else ""


def bundled(*, sealed: str = "") -> store.Stored:
    """The bundled texts read anew, as they are kept beside the code (`judgekit.made`); `sealed` is a wheel's stamp."""
    root = texts_root()
    while not _settled(stats := _stats(root)):
        time.sleep(_SETTLED / 4)
    files = sources(root)
    return store.Stored(sealed or _stamp(stats), _key(files), read_corpus(files))


def read_bundled() -> Corpus:
    """The bundled texts, read from Markdown."""
    return read_corpus(sources(texts_root()))


MADE = "library.bin"
_READERS = (
    "refs.py",
    *(f"texts/{module}.py" for module in ("library", "markdown", "link", "synonyms", "imports", "home", "store")),
)
_SETTLED = 2.0  # seconds after which a file system surely gives a later change another time


def _stats(root: Path) -> dict[str, os.stat_result]:
    return {**listing(root), **{name: (PACKAGE / name).stat() for name in _READERS}}


def _stamp(stats: dict[str, os.stat_result]) -> str:
    return ";".join(f"{name},{stat.st_size},{stat.st_mtime_ns}" for name, stat in stats.items())


def _settled(stats: dict[str, os.stat_result]) -> bool:
    return max(stat.st_mtime for stat in stats.values()) + _SETTLED < time.time()


def _key(files: dict[str, bytes]) -> str:
    """Names the content of the texts and of the code that reads them."""
    crc = 0
    for name, content in files.items():
        crc = zlib.crc32(content, zlib.crc32(name.encode(errors="surrogateescape"), crc))
    code = 0
    for name in _READERS:
        code = zlib.crc32((PACKAGE / name).read_bytes(), code)
    return f"{len(files)}-{sum(map(len, files.values()))}-{crc:08x}-{code:08x}"


aside: dict[Fault, None] = {}  # of imports that cannot be read: the rest is read without them


def read_corpus(files: dict[str, bytes]) -> Corpus:
    """Read texts given as {relative path: content}. Raises BadDocument with every fault of every file.

    An import that is damaged, or whose name is that of an edition, is left out, and told of in `aside`.
    """
    from judgekit.texts import imports, link, markdown, synonyms  # a cached look-up needs no reader

    documents: list[markdown.Document] = []
    imported: list[markdown.Document] = []
    groups: list[synonyms.Group] = []
    crosswalk: synonyms.Crosswalk = {}
    faults: list[Fault] = []
    for name, content in files.items():
        try:
            if name.startswith("imports/"):
                imported.append(imports.load(content, name))
                continue
            text = decode(content, name)
            if name == "glossary/sinonimi.md":
                groups += synonyms.read_groups(text, name)
            elif name == "rules/altrove.tsv":
                crosswalk = synonyms.read_crosswalk(text, name)
            elif name.endswith(".md"):
                documents.append(markdown.read(text, name))
        except BadDocument as error:
            if name.startswith("imports/"):
                aside.update(dict.fromkeys(error.faults))
            else:
                faults += error.faults
    if faults:
        raise BadDocument(tuple(faults))
    own = {document.meta.get("edizione") for document in documents}
    for document in imported:
        if document.meta["edizione"] in own:
            aside[imports.taken(document)] = None
        else:
            documents.append(document)
    return link.link(documents, groups, crosswalk)


def read_numberings() -> tuple[Numbering, ...]:
    """The numberings of dated editions that we keep. Raises BadDocument or Unreadable."""
    from judgekit.texts import fit

    return fit.read_numberings(_text("rules/numerazioni.tsv"), "rules/numerazioni.tsv")


def read_changes() -> tuple[Changed, ...]:
    """What changed from edition to edition. Raises BadDocument or Unreadable."""
    from judgekit.texts import changed

    return changed.read_changes(_text("rules/cambiamenti.tsv"), "rules/cambiamenti.tsv")


def read_synonyms() -> tuple[Group, ...]:
    """The bundled table of synonyms. Raises BadDocument or Unreadable."""
    from judgekit.texts import synonyms

    return synonyms.read_groups(_text("glossary/sinonimi.md"), "glossary/sinonimi.md")


def _text(name: str) -> str:
    try:
        return decode((texts_root() / name).read_bytes(), name)
    except OSError as error:
        raise unreadable(name, error) from error


_LARGEST = 5_000_000  # bytes of a text that somebody hands over: the longest of ours has one


def corpus_with(path: str) -> tuple[Corpus, frozenset[str]]:
    """The bundled texts with one file of the user's in place of its namesake, and the names of that file's units.

    Raises Unreadable or BadDocument.
    """
    root = texts_root()
    content = read_bounded(path, _LARGEST)
    if len(content) > _LARGEST:
        raise BadDocument((Fault(path, 1, 1, f"il file è troppo grande: il massimo è {_LARGEST // 1_000_000} MB"),))
    files = sources(root)
    inside = os.path.relpath(Path(path).resolve(), root.resolve()).replace(os.sep, "/")
    name = inside if inside in files else path
    files[name] = content
    return read_corpus(files), frozenset({name})
