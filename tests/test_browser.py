"""The site in a real browser: read without scripts, searched, a case written, played, explained, compared, shared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Browser, Server, needed, site, window

from judgekit.scenario import bundled

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]
CASE = "classic/502/attacco-improvviso"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    runtime = needed()
    top = tmp_path_factory.mktemp("site")
    site(top, runtime)
    there = Server(top)
    yield there
    there.cut()


@pytest.fixture(scope="module")
def page(server: Server) -> Iterator[Browser]:
    """A window in which the engine runs already."""
    with window() as browser:
        browser.open(f"{server.address}tavolo/")
        browser.ready()
        yield browser
        assert browser.logs() == []


def test_a_rule_is_read_without_scripts(server: Server) -> None:
    with window(scripts=False) as browser:
        browser.open(f"{server.address}cr-2026/")
        browser.one('a[href="../cr-2026/509/"]').click()
        browser.one('a[href$="/509.1b/"]').click()
        assert browser.text("h1").startswith("509.1b")
        assert "restrizione" in browser.text("article")
        browser.open(f"{server.address}casi/{CASE}/")
        assert "502.2b" in browser.text(".film")


def test_search_answers_while_one_types(server: Server, page: Browser) -> None:
    page.one(".home").click()
    page.wait(lambda: page.text("h1") == "Il tavolo del judge")
    page.one(".ask input").send_keys("posso bloccare con una creatura tappata")
    assert "STAPpata" in page.text("#hits .hit")
    page.run("document.querySelector('.ask input').value = ''")
    page.one(".ask input").send_keys("509.1b")
    page.wait(lambda: "509.1b" in page.text("#hits .hit h2"))
    page.one("#hits .hit a").click()
    page.wait(lambda: page.text("h1").startswith("509.1b"))
    assert page.run("return location.pathname").endswith("/509.1b/")


WRITTEN = """---
titolo: Chi resta?
edizioni: [cr-2016, cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Lupo: 3/3 nero, attacco improvviso
  Bruno:
    in gioco:
      - Orso: 2/2 verde
```

```azioni
Anna attacca con Lupo
Bruno blocca Lupo con Orso
danno
```

```atteso
Orso è nel cimitero di Bruno
Lupo è in gioco
```
"""


def table(page: Browser) -> None:
    """The table anew, while the engine runs on."""
    page.run("document.querySelector('#case')?.remove()")
    page.one('header nav a[href$="tavolo/"]').click()
    page.one("#case")


def write(page: Browser, text: str) -> None:
    page.wait(lambda: page.run("return document.getElementById('case').value"))
    page.run("const box = document.getElementById('case'); box.value = ''; box.focus()")
    page.one("#case").send_keys(text)


def in_frame(page: Browser, css: str) -> str:
    page.one("#result iframe")
    page.driver.switch_to.frame(page.one("#result iframe"))
    try:
        return page.text(css)
    finally:
        page.driver.switch_to.default_content()


def test_a_case_is_written_from_nothing_played_explained_compared_shared(server: Server, page: Browser) -> None:
    table(page)
    write(page, WRITTEN)
    page.wait(lambda: page.text("#said") == "Nulla da correggere.")
    page.one('[data-ask="replay"]').click()
    assert in_frame(page, "#title") == "Chi resta?"
    page.one('[data-ask="why"]').click()
    page.wait(lambda: "702.7" in page.text("#result"))
    page.one('[data-ask="compare"]').click()
    assert in_frame(page, "h1") == "Chi resta?"
    page.one('[data-ask="share"]').click()
    page.wait(lambda: page.run("return document.getElementById('address').value"))
    address = page.run("return document.getElementById('address').value")
    assert len(address) < 700
    with window(1200) as other:
        other.open(address)
        other.wait(lambda: other.run("return document.getElementById('case').value") == WRITTEN)
        other.open(address.replace("tavolo/#", "tavolo/?embed#"))
        assert in_frame(other, "#title") == "Chi resta?"
        assert not other.one("body > header").is_displayed()


def test_a_fault_is_underlined_where_it_is(server: Server, page: Browser) -> None:
    table(page)
    write(page, WRITTEN.replace("con Orso", "con Orsetto"))
    page.wait(lambda: "Orsetto" in page.text("#faults"))
    assert page.run("return document.querySelector('#under mark').textContent").startswith("Orsetto")
    page.one("#faults button").click()
    assert page.run("return document.activeElement.id") == "case"


def test_words_are_completed_by_keyboard(server: Server, page: Browser) -> None:
    table(page)
    write(page, WRITTEN.partition("Bruno blocca")[0] + "Bruno blocca Lu")
    page.wait(lambda: page.text("#words") == "Lupo")
    page.one("#case").send_keys("\ue004")  # Tab
    page.driver.switch_to.active_element.send_keys("\ue007")  # Enter
    page.wait(lambda: page.run("return document.getElementById('case').value").endswith("Bruno blocca Lupo"))


def test_the_table_opens_a_bundled_case(server: Server, page: Browser) -> None:
    page.one('header nav a[href$="casi/"]').click()
    page.wait(lambda: page.text("h1") == "Casi")
    page.run(
        "history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'))",
        f"{server.address}casi/{CASE}/",
    )
    page.one('a[href*="tavolo/?caso="]').click()
    text = bundled.find(CASE).read_text(encoding="utf-8")
    page.wait(lambda: page.run("return document.getElementById('case').value") == text)


def test_nothing_is_asked_of_anybody_else(server: Server, page: Browser) -> None:
    assert [url for url in page.requests() if not url.startswith((server.address, "chrome"))] == []
    assert not re.search(r"https?://(?!localhost)", " ".join(server.asked))


def test_a_copy_without_the_engine_says_so(tmp_path: Path) -> None:
    needed()
    site(tmp_path, None)
    there = Server(tmp_path)
    with window() as browser:
        browser.open(there.address)
        assert "non ha il motore" in browser.text("#state")
        browser.one(".ask input").send_keys("509.1b")
        browser.wait(lambda: browser.all('#hits a[href$="cr-2026/509.1b/"]'))
    there.cut()


def kept_whole(browser: Browser) -> bool:
    """Whether the service worker has all of its version."""
    script = (
        "const done = arguments[0]; (async () => {"
        " const names = (await caches.keys()).filter((name) => name.startsWith('judgekit '));"
        " const files = names.length === 1 ? await (await caches.open(names[0])).keys() : [];"
        " done(files.filter((one) => one.url.includes('/engine/')).length >= 5); })()"
    )
    return bool(browser.driver.execute_async_script(script))


def test_without_a_network_all_of_it_goes_on_and_an_update_is_taken_whole(tmp_path: Path) -> None:
    runtime = needed()
    site(tmp_path, runtime, "vecchia")
    there = Server(tmp_path)
    with window() as browser:
        browser.open(f"{there.address}tavolo/")
        browser.ready()
        browser.wait(lambda: kept_whole(browser), "la copia")
        there.cut()
        browser.open(f"{there.address}cr-2026/702.9b/")  # never visited, and no network
        browser.wait(lambda: browser.text("h1").startswith("702.9b"))
        browser.one(".ask input").send_keys("posso bloccare con una creatura tappata")
        assert "STAPpata" in browser.text("#hits .hit")
        table(browser)
        write(browser, WRITTEN)
        browser.wait(lambda: browser.text("#said") == "Nulla da correggere.")
        browser.one('[data-ask="replay"]').click()
        assert in_frame(browser, "#title") == "Chi resta?"
        browser.one('header nav a[href$="quiz/"]').click()
        browser.wait(lambda: browser.all("#lessons button"))

        site(tmp_path, runtime, "nuova")
        there.again()
        browser.open(there.address)
        assert browser.run("return document.documentElement.dataset.version") == "vecchia"
        browser.one("#update").click()
        browser.wait(lambda: browser.run("return document.documentElement.dataset.version") == "nuova")
        browser.wait(lambda: kept_whole(browser), "la copia nuova")
        assert browser.driver.execute_async_script("caches.keys().then(arguments[0])") == ["judgekit nuova"]
        site(tmp_path, runtime, "guasta")  # a version of which a file is not what its list says is not taken at all
        listed = (tmp_path / "sw.js").read_text(encoding="utf-8")
        broken = re.sub(r'("app/quiz.js": )"[0-9a-f]+"', r'\1"0000000000000000"', listed)
        (tmp_path / "sw.js").write_text(broken, encoding="utf-8")
        browser.driver.execute_async_script(
            "const [done] = arguments; navigator.serviceWorker.ready.then((one) => one.update())"
            ".catch(() => {}).then(() => setTimeout(done, 2000))"
        )
        browser.open(there.address)
        assert browser.run("return document.documentElement.dataset.version") == "nuova"
        assert not browser.all("#update")
    there.cut()


LATER = """
const real = Date;
Date = class extends real { constructor(...a) { a.length ? super(...a) : super(real.now() + %d); } };
"""


def test_what_was_got_wrong_comes_back_the_next_day(server: Server) -> None:
    with window() as browser:
        browser.open(f"{server.address}quiz/")
        browser.ready()
        browser.one("#lessons button").click()
        browser.one("#round form")
        wrong = answered(browser)
        browser.open(f"{server.address}casi/")  # the round is left in the middle
        browser.tell("Page.addScriptToEvaluateOnNewDocument", source=LATER % (26 * 3600 * 1000))
        browser.open(f"{server.address}quiz/")
        browser.ready()
        browser.one("#stats table" if wrong else "#stats")
        browser.wait(lambda: "da rivedere" in browser.text("#lessons"))
        assert ("1 domanda da rivedere" in browser.text("#lessons")) == wrong
        count = browser.driver.execute_async_script(
            "const [top, done] = arguments;"
            "import(top + 'app/kept.js').then((kept) => kept.answers()).then((bytes) => done(bytes.length))",
            server.address,
        )
        assert count > 1000


def answered(browser: Browser) -> bool:
    """One question answered, as it comes; whether it was wrong."""
    radios = browser.all('#round input[type="radio"]')
    if radios:
        radios[-1].click()
    else:
        items = len(browser.all("#round form > ol:last-of-type > li"))
        browser.one('#round input[name="answer"]').send_keys("-".join(str(n) for n in range(items, 0, -1)) or "99")
    browser.one("#round button.main").click()
    return browser.text("#round .lead") != "Giusto."
