"""The frame of every page: the head with its policy, the search box, the way around, the foot."""

from __future__ import annotations

from html import escape
from pathlib import Path

from judgekit.render import leaf, replay_page
from judgekit.render.web.markup import ROOT
from judgekit.values import NamedTuple
from judgekit.version import __version__

ASSETS = Path(__file__).resolve().parent / "assets"

# No request elsewhere, no script but our own files; the engine is WebAssembly, in a worker that inherits all of this.
# A replay is shown in a frame without rights, by the script and style of `replay --html` and by no others.
_hashed = replay_page.hashed
POLICY = (
    f"default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval' {_hashed(replay_page.asset('page.js'))}; "
    f"style-src 'self' {_hashed(replay_page.styles())} {_hashed(leaf.styles())}; img-src 'self'; connect-src 'self'; "
    "worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'self'"
)
WAYS = (("casi/", "Casi"), ("tavolo/", "Tavolo"), ("lezioni/", "Lezioni"), ("quiz/", "Quiz"), ("manuale/", "Manuale"))


class Page(NamedTuple):
    """A page of the site: where it stands under the top, what it is called, its body."""

    address: str
    title: str
    body: str

    @property
    def file(self) -> str:
        return self.address if self.address.endswith(".html") else f"{self.address}index.html"


def own(name: str) -> str:
    """A file that the site is made with."""
    return (ASSETS / name).read_text(encoding="utf-8").rstrip("\n")


_FRAME = own("page.html").replace("@POLICY@", POLICY).replace("@VERSION@", __version__)


def html(page: Page, version: str = "", root: str = "") -> str:
    """The whole of a page; `ROOT` becomes the way from here to the top, so that the site may stand in any folder."""
    root = root or "../" * page.address.count("/") or "./"
    here = page.address.partition("/")[0]
    current = ' aria-current="true"'
    ways = "".join(f'<a href="{ROOT}{to}"{current if to == f"{here}/" else ""}>{name}</a>' for to, name in WAYS)
    frame = _FRAME.replace("@TITLE@", escape(page.title)).replace("@WAYS@", ways).replace("@SITE@", version)
    before, after = frame.split("@BODY@", 1)  # the body last, so that nothing in it is taken for a mark
    return f"{before}{page.body}{after}\n".replace("@ROOT@", root).replace(ROOT, root)
