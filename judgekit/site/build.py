"""Writing the site: every page, the scripts, the list of files with their hashes. The same input, the same bytes."""

from __future__ import annotations

import os
import shutil
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

from judgekit.errors import Unreadable
from judgekit.files import tilde, unwritable, write_whole
from judgekit.made import NAME
from judgekit.render.replay_page import asset
from judgekit.scenario import bundled
from judgekit.site import icons, manual, screens
from judgekit.site.contents import Contents, opened
from judgekit.site.engine import Engine, made
from judgekit.site.layout import ASSETS, Page, html, own
from judgekit.site.placing import beside, put_back, put_in_place
from judgekit.texts import home
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from judgekit.site.manual import Command

_CHUNK = 16
_SHORT = 16  # characters of a hash
_ICONS = (192, 512)


class Built(NamedTuple):
    """What has been written: pages, all files, bytes."""

    pages: int
    files: int
    size: int


class Folder:
    """The folder of a site: what is written into it, with its hash and size. People are told of it as `called`."""

    def __init__(self, top: Path, called: Path | None = None) -> None:
        self.top = top
        self.called = called or top
        self.written: dict[str, str] = {}  # hash by name
        self.size = 0

    def put(self, name: str, content: str | bytes) -> None:
        """Write a file. Raises Unreadable where that cannot be."""
        body = content.encode() if isinstance(content, str) else content
        path = self.top / name
        try:
            write_whole(path, body, private=False)
        except OSError as error:
            raise unwritable(self.called / name, error) from error
        self.written[name] = sha256(body).hexdigest()[:_SHORT]
        self.size += len(body)


def build(
    top: Path, runtime: Path | None, commands: Sequence[Command], tell: Callable[[str], None], processes: int = 0
) -> Built:
    """Write the whole site into a folder, with the engine where its `runtime` is at hand.

    `commands` are what the manual tells of the command line, which stands above; `tell` hears of progress.
    """
    put_back(top.resolve())
    if not top.parent.exists() and (why := tilde(str(top))):
        raise Unreadable(f"{top}: non si può scrivere ({why})")
    if top.exists() and any(top.iterdir()) and not (top / "app" / "site.css").exists():
        raise Unreadable(f"{top}: non è vuota e non è un sito di judgekit: scegli un’altra cartella")
    folder = Folder(beside(top.resolve()), top)
    try:
        pages = _write(folder, runtime, commands, tell, processes)
        put_in_place(folder.top, top.resolve(), folder.written)
    finally:
        shutil.rmtree(folder.top, ignore_errors=True)  # where it has not become the site
    return Built(pages, len(folder.written), folder.size)


def _write(
    folder: Folder, runtime: Path | None, commands: Sequence[Command], tell: Callable[[str], None], processes: int
) -> int:
    """Write everything; how many pages."""
    version = made_of(runtime)
    with ProcessPoolExecutor(processes or min(os.cpu_count() or 1, 4)) as pool:
        tell("pagine…")
        told = pool.map(_case, bundled.names(), chunksize=_CHUNK)  # played while the texts are written
        engine = pool.submit(made, runtime) if runtime is not None else None
        here = opened()
        for page in (*here.texts(), *here.folders()):
            folder.put(page.file, html(page, version))
        pages = len(folder.written)
        for page in told:
            folder.put(page.file, html(page, version))
            pages += 1
        tell("motore…")
        whole = engine.result() if engine is not None else None
    return pages + finish(folder, whole, commands, version)


def finish(folder: Folder, engine: Engine | None, commands: Sequence[Command], version: str) -> int:
    """Into a folder that holds the texts: screens, manual, scripts, engine, service worker; how many pages."""
    before = set(folder.written) - {"index.html"}
    there = [*screens.pages(), *manual.pages(commands)]
    for page in there:
        folder.put(page.file, html(page, version))
    folder.put("app/site.css", "\n".join((asset("colours.css"), asset("board.css"), own("site.css"))) + "\n")
    for path in sorted(ASSETS.glob("*.js")):
        if path.name != "sw.js":
            folder.put(f"app/{path.name}", path.read_text(encoding="utf-8"))
    folder.put("app/built.js", screens.built(engine.facts if engine is not None else None, version))
    folder.put("app/shell.html", html(screens.shell(), version, "@TOP@"))
    for size in _ICONS:
        folder.put(f"app/icon-{size}.png", icons.png(size))
    folder.put("manifest.webmanifest", screens.manifest())
    light = set(folder.written) - before
    if engine is not None:
        for name, body in engine.files.items():
            folder.put(f"engine/{name}", body)
        folder.put("sw.js", screens.service_worker(folder.written, version, frozenset(light)))
    return len(there)


def made_of(runtime: Path | None) -> str:
    """Names all that a site is made of: another text, another line of code, another engine is another version."""
    every = (path for path in sorted(home.PACKAGE.rglob("*")) if path.is_file())
    there = [path for path in every if not {"__pycache__", NAME} & set(path.parts)]
    digest = sha256()
    for path in there:
        digest.update(path.relative_to(home.PACKAGE).as_posix().encode() + b"\n" + path.read_bytes())
    for name, body in home.sources(home.texts_root()).items():
        digest.update(name.encode() + b"\n" + body)
    if runtime is not None:
        digest.update((runtime / "package.json").read_bytes())
    return digest.hexdigest()[:_SHORT]


@cache
def _here() -> Contents:
    return opened()


def _case(name: str) -> Page:
    return _here().case(name)


def pages_of(there: Iterable[Page]) -> Iterator[tuple[str, str]]:
    """Pages with their files."""
    return ((page.file, html(page)) for page in there)
