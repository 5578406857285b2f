"""A real browser for tests: Debian’s Chromium, a site built once, a server that can be cut off."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import shutil
import subprocess
import tarfile
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import judgekit
from judgekit.cli.site import commands
from judgekit.files import cache_dir
from judgekit.scenario import bundled
from judgekit.site import build as building
from judgekit.site.build import Folder
from judgekit.site.contents import opened
from judgekit.site.engine import PYODIDE, Engine, found, made
from judgekit.site.layout import Page, html
from judgekit.texts import home

CASES = ("classic/502/attacco-improvviso",)
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --hide-scrollbars"
).split()
PATIENCE = 60.0


def site(top: Path, runtime: Path | None, version: str = "") -> None:
    """A site with all that tests look at: every screen, a book, some cases, the engine packed in a hurry."""
    version = version or building.made_of(runtime)
    folder = Folder(top)
    for page in _pages():
        folder.put(page.file, html(page, version))
    building.finish(folder, _engine(runtime) if runtime is not None else None, tuple(commands()), version)


@functools.cache
def _pages() -> tuple[Page, ...]:
    here = opened()
    addresses = (
        "",
        "cr-2026/",
        "cr-2026/509/",
        "cr-2026/509.1b/",
        "cr-2026/702.9b/",
        "lezioni/combattimento/",
        "casi/",
    )
    cases = dict.fromkeys((*CASES, *bundled.names()[::450]))
    return (*map(here.page, addresses), *map(here.case, cases))


@functools.cache
def _engine(runtime: Path) -> Engine:
    return made(runtime, quick=True)


class Server:
    """Serves a folder on a port of this machine, notes what it is asked for, and can be cut off."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        asked = self.asked

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                asked.append(str(args[0]) if args else "")

        self._handler = functools.partial(Handler, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self._handler)
        self.port = self._server.server_port
        self.address = f"http://localhost:{self.port}/"
        self._start()

    def _start(self) -> None:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def again(self) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), self._handler)
        self._start()


class Browser:
    """A window of a fresh profile."""

    def __init__(self, width: int = 390, *, dark: bool = False, scripts: bool = True) -> None:
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        self.profile = tempfile.mkdtemp(prefix="judgekit-chromium-")
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium") or ""
        for flag in (*FLAGS, f"--user-data-dir={self.profile}", f"--window-size={width},844"):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_script_timeout(PATIENCE)
        self.resize(width)
        self.look(dark=dark)
        if not scripts:
            self.tell("Emulation.setScriptExecutionDisabled", value=True)

    def tell(self, command: str, **words: Any) -> Any:
        return self.driver.execute_cdp_cmd(command, words)

    def resize(self, width: int) -> None:
        size = {"width": width, "height": 844 if width < 600 else 900, "deviceScaleFactor": 1, "mobile": width < 600}
        self.tell("Emulation.setDeviceMetricsOverride", **size)

    def look(self, *, dark: bool) -> None:
        value = "dark" if dark else "light"
        self.tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": value}])

    def open(self, address: str) -> None:
        self.driver.get(address)

    def all(self, css: str) -> list[Any]:
        return self.driver.find_elements("css selector", css)

    def one(self, css: str) -> Any:
        """An element, waited for."""
        return self.wait(lambda: next(iter(self.all(css)), None), css)

    def wait(self, what: Callable[[], Any], name: str = "") -> Any:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(Exception):
                if found_ := what():
                    return found_
            time.sleep(0.05)
        raise AssertionError(f"{name}: non è venuto; {self.logs()}")

    def text(self, css: str) -> str:
        return str(self.one(css).text)

    def run(self, script: str, *words: object) -> Any:
        return self.driver.execute_script(script, *words)

    def ask(self, name: str, *words: object) -> Any:
        """What the engine of the page answers."""
        script = (
            "const done = arguments[arguments.length - 1], [name, words, top] = arguments;"
            "import(top + 'app/engine.js').then((engine) => engine.ask(name, ...words)).then(done)"
        )
        top = self.run("return document.querySelector('.home').href")
        return self.driver.execute_async_script(script, name, list(words), top)

    def ready(self) -> None:
        self.run("import(document.querySelector('.home').href + 'app/engine.js').then((engine) => engine.start())")
        self.wait(lambda: self.run("return document.documentElement.dataset.engine") == "ready", "il motore")

    def _log(self, kind: str) -> list[dict[str, Any]]:
        return list(self.driver.get_log(kind))  # type: ignore[no-untyped-call]

    def logs(self) -> list[str]:
        return [
            str(one["message"])
            for one in self._log("browser")
            if one["level"] == "SEVERE" and "404" not in one["message"]
        ]

    def requests(self) -> list[str]:
        """The addresses that the pages have asked for since the last time."""
        told = (json.loads(one["message"])["message"] for one in self._log("performance"))
        sent = [one["params"]["request"]["url"] for one in told if one["method"] == "Network.requestWillBeSent"]
        return [url for url in sent if not url.startswith(("data:", "blob:", "about:"))]

    def close(self) -> None:
        self.driver.quit()
        shutil.rmtree(self.profile, ignore_errors=True)


def needed() -> Path:
    """The runtime of the engine; skips where it or the browser is not at hand."""
    pytest.importorskip("selenium")
    if not (shutil.which("chromium") and shutil.which("chromedriver")):
        pytest.skip("chromium e chromedriver non ci sono: apt-get install chromium chromium-driver")
    if why := _unable():
        pytest.skip(f"chromium non parte qui: {why}")
    runtime = found(None)
    if runtime is None:
        pytest.skip(f"pyodide {PYODIDE} non c’è: npm non c’è o non raggiunge il registro")
    return runtime


@functools.cache
def _unable() -> str:
    """Why the browser does not start on this machine; "" where it does."""
    from selenium.common.exceptions import WebDriverException

    try:
        Browser().close()
    except WebDriverException as error:
        return str(error.msg).partition("\n")[0]
    return ""


@contextlib.contextmanager
def window(width: int = 390, *, dark: bool = False, scripts: bool = True) -> Iterator[Browser]:
    browser = Browser(width, dark=dark, scripts=scripts)
    try:
        yield browser
    finally:
        browser.close()


@contextlib.contextmanager
def aside(browser: Browser) -> Iterator[None]:
    """A tab beside, for whole pages one after the other, while the engine goes on in the first: to start it is dear."""
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    try:
        yield
    finally:
        browser.driver.close()
        browser.driver.switch_to.window(first)


AXE = "4.14.1"


def axe() -> str | None:
    """The script of axe-core, fetched with npm once; None where it cannot be had."""
    folder = cache_dir() / f"axe-core-{AXE}"
    path = folder / "package" / "axe.min.js"
    npm = shutil.which("npm")
    if not path.is_file() and npm is not None:
        with contextlib.suppress(OSError, subprocess.SubprocessError, tarfile.TarError):
            folder.mkdir(parents=True, exist_ok=True)
            call = [npm, "pack", "--silent", f"axe-core@{AXE}"]
            subprocess.run(call, check=True, capture_output=True, timeout=120, cwd=folder)
            with tarfile.open(folder / f"axe-core-{AXE}.tgz") as archive:
                archive.extractall(folder, filter="data")
    return path.read_text(encoding="utf-8") if path.is_file() else None


# --- what both tests and benches look at ------------------------------------------------------------------------------

_HARM = (
    "<script>top.harm = 1; harm = 1</script>",
    '<img src=x onerror="top.harm=1;harm=1">',
    "<svg onload=harm=1>",
    "\"><iframe srcdoc='<script>parent.harm=1</script>'>",
    "</textarea><script>harm=1</script>",
    "</script><script>harm=1</script>",
    "<a href=javascript:harm=1>x</a>",
    "<style>@import 'http://example.org/x.css';</style>",
    "<img src=http://example.org/x.png>",
    "<link rel=prefetch href=http://example.org/>",
    "<form action=http://example.org/><button>x",
    "<meta http-equiv=refresh content='0;url=http://example.org/'>",
    "<base href=http://example.org/>",
    "{{constructor.constructor('harm=1')()}}",
    "${harm=1}",
    "\u202e<b>\u2066",
    "<math><mtext><table><mglyph><style><img src=x onerror=harm=1>",
    "<!--<img src='--><img src=x onerror=harm=1>'>",
    "&lt;script&gt;harm=1&lt;/script&gt;",
    "x\u2028harm=1//",
)
_HEAD = "---\ntitolo: 'T'\nedizioni: [cr-2026]\n---\nP\n\n"
_BOARD = "```tavolo\nturno: Anna\ngiocatori:\n  Anna:\n    vita: 20\nQ  Bruno: {}\n```\n"
_CARD = "    mano:\n      - Carta:\n          tipo: Istantaneo\n          costo: {R}\n          testo: '@'\n"
_PLACES = (
    _HEAD.replace("T", "@") + _BOARD.replace("Q", ""),
    _HEAD.replace("P", "@") + _BOARD.replace("Q", ""),
    _BOARD.replace("Q", "    in gioco:\n      - '@': 2/2\n"),
    _BOARD.replace("Q", _CARD),
    _BOARD.replace("Q", "").replace("  Bruno", "  '@'"),
    _BOARD.replace("Q", "").replace("turno: Anna", "turno: '@'"),
    _HEAD.replace("[cr-2026]", "['@']") + _BOARD.replace("Q", ""),
    _BOARD.replace("Q", "") + "\n```azioni\nAnna attacca con @\n```\n",
    _BOARD.replace("Q", "") + "\n```atteso\n@ è in gioco\n```\n",
    "@",
)


def hostile() -> Iterator[str]:
    """Two hundred cases that would do harm if anything of them ran or loaded."""
    for place in _PLACES:
        for harm in _HARM:
            yield place.replace("@", harm.replace("'", "''") if "'@'" in place else harm)


_ATTACK = """
const [text, done] = arguments;
const turn = () => new Promise((next) => setTimeout(next, 20));
(async () => {
  window.stopped = 0;
  addEventListener("securitypolicyviolation", () => { window.stopped += 1; });
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes));
  location.hash = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const box = document.getElementById("case"), result = document.getElementById("result");
  for (let n = 0; n < 200 && box.value !== text; n++) await turn();
  for (const name of ["replay", "why", "compare"]) {
    document.querySelector(`[data-ask="${name}"]`).click();
    for (let n = 0; n < 500 && result.textContent === "Un momento…"; n++) await turn();
    for (let n = 0; n < 3; n++) await turn();
  }
  const inside = result.querySelectorAll("script, img, form, svg, style, link, meta, base").length;
  done([window.harm || 0, window.stopped, inside, location.pathname]);
})();
"""


def attacked(page: Browser, server: Server, cases: list[str]) -> list[str]:
    """What of these cases, opened by their addresses and played, explained, compared, did anything."""
    page.run("document.querySelector('#case')?.remove()")
    page.one('header nav a[href$="tavolo/"]').click()
    page.one("#case")
    page.requests()
    wrong = []
    for case in cases:
        harm, stopped, inside, path = page.driver.execute_async_script(_ATTACK, case)
        if harm or stopped or inside or not path.endswith("/tavolo/"):
            wrong.append(f"{case!r}: {harm} {stopped} {inside} {path}")
    left = [url for url in page.requests() if not url.startswith((server.address, "chrome"))]
    return wrong + left


def unlike(page: Browser, lookups: int, searches: int, replays: int) -> list[str]:
    """Where the page answers otherwise than the library, of so many look-ups, searches, replays."""
    units = [str(unit.ref) for unit in home.open_corpus() if unit.kind != "section"]
    lines = (Path(__file__).parent / "data" / "questions.jsonl").read_text(encoding="utf-8").splitlines()
    questions = list(dict.fromkeys(json.loads(line)["query"] for line in lines))
    wrong = []
    for ref in _spread(units, lookups):
        wrong += [] if page.ask("rule", ref).get("json") == _plain(judgekit.rule(ref).as_json()) else [ref]
    for question in _spread(questions, searches):
        same = page.ask("search", question).get("json") == _plain(judgekit.search(question).as_json())
        wrong += [] if same else [question]
    for name in _spread(list(bundled.names()), replays):
        wrong += [] if _same_replay(page, name) else [name]
    return wrong


def _same_replay(page: Browser, name: str) -> bool:
    text = bundled.find(name).read_text(encoding="utf-8")
    told = page.ask("replay", text)
    try:
        return bool(told.get("json") == _plain(judgekit.replay(text).as_json()))
    except judgekit.JudgekitError as error:
        return bool(told.get("error") == error.message)


def _plain(value: object) -> object:
    return json.loads(json.dumps(value))


def _spread(there: list[str], number: int) -> list[str]:
    return there[:: max(1, len(there) // number)][:number]
