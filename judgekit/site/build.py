"""Writing the site: every page, styles, scripts, icons. The same input gives the same bytes."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from judgekit.errors import Unreadable
from judgekit.render.replay_page import asset
from judgekit.scenario import bundled
from judgekit.site import icons, screens
from judgekit.site.contents import Contents, opened
from judgekit.site.layout import ASSETS, Page, html, own

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

_CHUNK = 16
ICONS = (192, 512)


class Built(NamedTuple):
    """What has been written: pages, all files, bytes."""

    pages: int
    files: int
    size: int


class Folder:
    """The folder of a site: what is written into it, and what was there before and is no more is taken away."""

    def __init__(self, top: Path) -> None:
        self.top = top
        self.written: dict[str, str] = {}  # hash by name
        self.size = 0

    def put(self, name: str, content: str | bytes) -> None:
        """Write a file. Raises Unreadable where that cannot be."""
        body = content.encode() if isinstance(content, str) else content
        path = self.top / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(body)
        except OSError as error:
            raise Unreadable(f"{path}: non si può scrivere ({error.strerror})") from error
        self.written[name] = sha256(body).hexdigest()[:16]
        self.size += len(body)

    def sweep(self) -> None:
        """Take away the files of an earlier site."""
        for folder, _, names in os.walk(self.top, topdown=False):
            for name in names:
                path = Path(folder) / name
                if path.relative_to(self.top).as_posix() not in self.written:
                    path.unlink()
            if not any(Path(folder).iterdir()):
                Path(folder).rmdir()


def build(top: Path, tell: Callable[[str], None], processes: int = 0) -> Built:
    """Write the whole site into a folder; `tell` is told what is under way."""
    if top.exists() and any(top.iterdir()) and not (top / "app" / "site.css").exists():
        raise Unreadable(f"{top}: non è vuota e non è un sito di judgekit: scegli un’altra cartella")
    folder = Folder(top)
    here = opened()
    pages = 0
    tell("testi…")
    for page in (*here.texts(), *here.folders()):
        folder.put(page.file, html(page))
        pages += 1
    tell("casi…")
    for name, told in _cases(processes or min(os.cpu_count() or 1, 4)):
        folder.put(name, told)
        pages += 1
    for name, content in _app():
        folder.put(f"app/{name}", content)
    folder.put("manifest.webmanifest", screens.manifest())
    folder.sweep()
    return Built(pages, len(folder.written), folder.size)


def _app() -> Iterator[tuple[str, str | bytes]]:
    """Styles, scripts and icons."""
    yield "site.css", "\n".join((asset("colours.css"), asset("board.css"), own("site.css"))) + "\n"
    for path in sorted(ASSETS.glob("*.js")):
        yield path.name, path.read_text(encoding="utf-8")
    for size in ICONS:
        yield f"icon-{size}.png", icons.png(size)


def _cases(processes: int) -> Iterator[tuple[str, str]]:
    """Every bundled case as a page, in order; they are played by several processes."""
    names = bundled.names()
    if processes < 2:
        yield from map(_case, names)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(_case, names, chunksize=_CHUNK)


@cache
def _here() -> Contents:
    return opened()


def _case(name: str) -> tuple[str, str]:
    page = _here().case(name)
    return page.file, html(page)


def pages_of(there: Iterable[Page]) -> dict[str, str]:
    """Pages by their files."""
    return {page.file: html(page) for page in there}
