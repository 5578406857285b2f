"""The site, measured in headless Chromium: sizes and times, answers against the library's, hostile addresses.

python tests/bench/bench_site.py [FOLDER] takes a site that is there already; else it builds one, and says how long.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from browser import Browser, Server, attacked, hostile, unlike, window

from judgekit.cli.site import commands
from judgekit.site.build import build
from judgekit.site.engine import found
from judgekit.site.placing import LIST

QUESTIONS = (
    "posso bloccare con una creatura tappata",
    "quante terre per turno",
    "travolgere e tocco letale",
    "danno letale",
)


def main() -> None:
    with tempfile.TemporaryDirectory() as made:
        top = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(made)
        runtime = found(None)
        if runtime is None:
            print("senza pyodide non c’è nulla da misurare")
            return
        if len(sys.argv) < 2:
            start = time.perf_counter()
            told = build(top, runtime, tuple(commands()), lambda _: None)
            print(f"judgekit site: {time.perf_counter() - start:.0f} s, {told.pages} pagine, {told.size / 1e6:.1f} MB")
        sizes(top)
        server = Server(top)
        with window() as browser:
            times(browser, server)
            print("risposte diverse da quelle della libreria:", unlike(browser, 300, 300, 100))
            print("casi ostili che fanno qualcosa:", attacked(browser, server, list(hostile())))
        server.cut()


def sizes(top: Path) -> None:
    """What travels: a look-up, the whole."""
    own = sum((top / "app" / name).stat().st_size for name in ("site.css", "site.js", "engine.js", "built.js"))
    pages = sorted((path.stat().st_size + own for path in top.rglob("index.html")), reverse=True)
    print(f"una pagina con stile e script: mediana {median(pages) / 1e3:.0f} kB, al più {pages[0] / 1e3:.0f} kB")
    engine = {path.name: path.stat().st_size for path in (top / "engine").iterdir()}
    # The list of all files is asked for by who writes the site anew, by no browser.
    app = sum(path.stat().st_size for path in (top / "app").iterdir() if path != top / LIST)
    whole = sum(engine.values())
    print(f"motore: {whole / 1e6:.2f} MB, con tutto il resto dell’app {(whole + app) / 1e6:.2f} MB")
    for name, size in sorted(engine.items(), key=lambda one: -one[1]):
        print(f"    {size / 1e6:6.2f} MB  {name}")
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (top / "app").glob("*.js"))
    print(f"JavaScript scritto a mano: {lines + len((top / 'sw.js').read_text(encoding='utf-8').splitlines())} righe")


def times(browser: Browser, server: Server) -> None:
    """From a cold start, then from what the browser has kept; each search as one types."""
    print(f"carico della macchina: {os.getloadavg()[0]:.1f}")
    browser.open(f"{server.address}cr-2026/509.1b/")
    shown = browser.run("return performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    print(f"una regola si legge dopo {shown or 0:.0f} ms")
    start = time.perf_counter()
    browser.open(f"{server.address}tavolo/")
    browser.ready()
    print(f"motore pronto, da freddo: {time.perf_counter() - start:.1f} s")
    time.sleep(6)
    start = time.perf_counter()
    browser.open(f"{server.address}tavolo/")
    browser.ready()
    print(f"motore pronto, da ciò che è tenuto: {time.perf_counter() - start:.1f} s")
    asked = (("cerca", "search", QUESTIONS), ("regola", "rule", ("cr-2026:509.1b", "cr-2026:702.9b")))
    for what, name, words in asked:
        browser.ask(name, words[0])
        taken = []
        for one in words * 2:
            start = time.perf_counter()
            browser.ask(name, one)
            taken.append(time.perf_counter() - start)
        print(f"{what}: mediana {1000 * median(taken):.0f} ms")


if __name__ == "__main__":
    main()
