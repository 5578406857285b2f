"""A real browser for tests: Debian’s Chromium, a site built once, a server that can be cut off."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from judgekit.cli.site import commands
from judgekit.files import cache_dir
from judgekit.scenario import bundled
from judgekit.site import build as building
from judgekit.site.build import Folder
from judgekit.site.contents import opened
from judgekit.site.engine import PYODIDE, Engine, found, made
from judgekit.site.layout import html

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
    here = opened()
    names = (*CASES, *bundled.names()[::300])
    addresses = ("cr-2026/", "cr-2026/509/", "cr-2026/509.1b/", "cr-2026/702.9b/", "lezioni/combattimento/", "casi/")
    for page in (*(here.page(one) for one in addresses), *(here.case(name) for name in dict.fromkeys(names))):
        folder.put(page.file, html(page, version))
    folder.put(here.front().file, html(here.front(), version))
    building.finish(folder, _engine(runtime) if runtime is not None else None, tuple(commands()), version)


@functools.cache
def _engine(runtime: Path) -> Engine:
    return made(runtime, quick=True)


class Server:
    """Serves a folder on a port of this machine, notes what it is asked for, and can be cut off."""

    def __init__(self, folder: Path) -> None:
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

    def __init__(self, width: int = 390, *, dark: bool = False, scripts: bool = True, zoom: int = 100) -> None:
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
        tall = 844 if width < 600 else 900
        self.tell(
            "Emulation.setDeviceMetricsOverride", width=width, height=tall, deviceScaleFactor=1, mobile=width < 600
        )
        self.look(dark=dark)
        if not scripts:
            self.tell("Emulation.setScriptExecutionDisabled", value=True)
        if zoom != 100:
            self.tell("Emulation.setPageScaleFactor", pageScaleFactor=zoom / 100)

    def tell(self, command: str, **words: Any) -> Any:
        return self.driver.execute_cdp_cmd(command, words)

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
    runtime = found(None)
    if runtime is None:
        pytest.skip(f"pyodide {PYODIDE} non c’è: npm non c’è o non raggiunge il registro")
    return runtime


@contextlib.contextmanager
def window(width: int = 390, *, dark: bool = False, scripts: bool = True) -> Iterator[Browser]:
    browser = Browser(width, dark=dark, scripts=scripts)
    try:
        yield browser
    finally:
        browser.close()


def axe() -> str | None:
    """The script of axe-core, where it has been put beside the runtime; None where it is not at hand."""
    path = cache_dir() / "axe" / "package" / "axe.min.js"
    return path.read_text(encoding="utf-8") if path.is_file() else None
