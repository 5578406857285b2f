"""The site in a real browser: read without scripts, searched, a case written, played, explained, compared, shared."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Browser, Server, aside, attacked, axe, hostile, needed, site, unlike, window

import judgekit
from judgekit.scenario import bundled
from judgekit.site import desk

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
    page.wait(lambda: "TAPpat" in page.text("#hits .hit"))  # no more what the first words had found
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
        browser.wait(lambda: "TAPpat" in browser.text("#hits .hit"))
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
const real = Date; // later than this page already is: it may have been moved before
Date = class extends real { constructor(...a) { a.length ? super(...a) : super(+new real() + %d); } };
"""


def test_what_was_got_wrong_comes_back_the_next_day_and_in_another_browser(
    server: Server, page: Browser, tmp_path: Path
) -> None:
    page.one('header nav a[href$="quiz/"]').click()
    page.one("#lessons button").click()
    page.one("#round form")
    wrong = answered(page)
    page.open(f"{server.address}casi/")  # the round is left in the middle
    tomorrow = page.tell("Page.addScriptToEvaluateOnNewDocument", source=LATER % (26 * 3600 * 1000))
    page.open(f"{server.address}quiz/")
    page.tell("Page.removeScriptToEvaluateOnNewDocument", **tomorrow)  # for this page alone
    page.ready()
    page.one("#stats table" if wrong else "#stats")
    page.wait(lambda: "da rivedere" in page.text("#lessons"))
    assert ("1 domanda da rivedere" in page.text("#lessons")) == wrong
    page.tell("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    page.one("#export").click()
    kept = tmp_path / "quiz.db"
    page.wait(kept.exists, "il file delle risposte")
    told = page.text("#stats")
    with window() as other:  # a fresh profile, which takes the answers over
        other.tell("Page.addScriptToEvaluateOnNewDocument", source=LATER % (26 * 3600 * 1000))
        other.open(f"{server.address}quiz/")
        other.ready()
        other.one("#lessons button")
        assert "Ancora nessuna risposta" in other.text("#stats")
        other.one("#import").send_keys(str(kept))
        other.wait(lambda: other.text("#said") == "Ripresa una risposta.")
        assert other.text("#stats") == told
        assert ("1 domanda da rivedere" in other.text("#lessons")) == wrong
        kept.write_text("tutt’altro", encoding="utf-8")
        other.one("#import").send_keys(str(kept))
        other.wait(lambda: "non sono risposte di un quiz" in other.text("#said"))
        assert other.text("#stats") == told


def sit_exam(page: Browser, questions: int, mark: int) -> None:
    """An exam prepared and begun."""
    page.run("document.querySelector('#lessons')?.remove()")
    page.one('header nav a[href$="quiz/"]').click()
    page.one("#lessons button")
    page.wait(lambda: page.one("#exam").is_displayed())
    for name, value in (("number", questions), ("minutes", 3), ("mark", mark)):
        page.run("document.getElementById('exam')[arguments[0]].value = arguments[1]", name, str(value))
    page.one("#exam button").click()
    page.wait(lambda: page.text("#round button") == "Comincia")


def test_an_exam_has_its_time_and_its_mark(server: Server, page: Browser) -> None:
    sit_exam(page, 2, 50)
    assert "2 domande, 3 minuti; ne serve una giusta" in page.text("#said")
    page.one("#round button").click()
    page.wait(lambda: page.text("#round h2") == "1 di 2")
    assert page.text("#clock").startswith(("3:00", "2:5"))
    choose(page)
    page.one("#round button.main").click()
    page.wait(lambda: page.text("#round h2") == "2 di 2")  # and not a word of whether it was right
    assert not page.all("#round .ok, #round .no")
    page.run("[...document.querySelectorAll('#round form button')].at(-1).click()")
    page.wait(lambda: "necessarie 1" in page.text("#round .lead"))
    assert page.text("#said") == "Prova consegnata."
    right = "Prova superata: risposte giuste 1 su 2"
    assert (right in page.text("#round .lead")) == (not page.all("#round .no ~ section"))
    assert not page.one("#clock").is_displayed()


def test_the_time_of_an_exam_runs_out(server: Server, page: Browser) -> None:
    sit_exam(page, 1, 100)
    page.one("#round button").click()
    page.wait(lambda: page.text("#round h2") == "1 di 1")
    page.run("window.real = Date; " + LATER % (4 * 60 * 1000))
    page.wait(lambda: "Prova non superata: risposte giuste 0 su 1, necessarie 1." in page.text("#round"))
    assert page.text("#said") == "Tempo scaduto."
    page.run("Date = window.real")


def answered(browser: Browser) -> bool:
    """One question answered, as it comes; whether it was wrong."""
    choose(browser)
    browser.one("#round button.main").click()
    return browser.text("#round .lead") != "Giusto."


def choose(browser: Browser) -> None:
    """Some answer to the question that is shown."""
    radios = browser.all('#round input[type="radio"]')
    if radios:
        radios[-1].click()
        return
    field = browser.one('#round input[name="answer"]')
    if field.get_attribute("inputmode") == "numeric":  # its list, if there is one, is that of the actions
        field.send_keys("99")
        return
    items = len(browser.all("#round form > ol:last-of-type > li"))
    field.send_keys("-".join(str(n) for n in range(items, 0, -1)))


# --- for everybody ----------------------------------------------------------------------------------------------------


COLOURS = ("color-contrast", "link-in-text-block")  # of axe's rules, those to which it matters that a page is dark


def faults(browser: Browser, script: str, *rules: str) -> list[str]:
    """What axe finds wrong with what is shown, by some of its rules or by all.

    Frames are left aside: they are looked at by themselves.
    """
    browser.run(f"if (!window.axe) {{ {script} }}")
    run = (
        "const [rules, done] = arguments; const some = rules.length ? { runOnly: rules } : {};"
        "axe.run({ iframes: false, resultTypes: ['violations'], ...some }).then(done)"
    )
    found = browser.driver.execute_async_script(run, list(rules))["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


def test_axe_finds_nothing_in_light_and_dark_wide_and_narrow(server: Server, page: Browser, tmp_path: Path) -> None:
    """Fourteen screens, and the pages that `replay --html` and `compare --html` write."""
    script = axe()
    if script is None:
        pytest.skip("axe-core non c’è: npm non c’è o non raggiunge il registro")
    wrong: list[str] = []

    def look(what: str) -> None:
        for width in (390, 1200):
            page.resize(width)
            for dark in (False, True):
                page.look(dark=dark)
                there = f"{what} {width} {'dark' if dark else 'light'}"
                rules = COLOURS if dark else ()
                wrong.extend(f"{there}: {fault}" for fault in faults(page, script, *rules))
                wide = page.run("return document.documentElement.scrollWidth - innerWidth")
                wrong.extend([f"{there}: {wide} pixel di troppo"] if wide > 0 else [])
        page.resize(390)

    table(page)
    write(page, WRITTEN.replace("con Orso", "con Orsetto"))
    page.wait(lambda: "Orsetto" in page.text("#faults"))
    look("tavolo, con un errore")
    write(page, WRITTEN)
    page.wait(lambda: page.text("#said") == "Nulla da correggere.")
    page.one('[data-ask="why"]').click()
    page.wait(lambda: "702.7" in page.text("#result"))
    look("tavolo, perché")
    page.one(".ask input").send_keys("posso bloccare con una creatura tappata")
    page.one("#hits .hit")
    look("cerca")
    page.one('header nav a[href$="quiz/"]').click()
    page.one("#lessons button").click()
    page.one("#round form")
    look("quiz, una domanda")
    answered(page)
    look("quiz, la risposta")
    sit_exam(page, 1, 70)
    look("prova d’esame, pronta")
    page.one("#round button").click()
    page.one("#round form")
    look("prova d’esame, una domanda")
    page.run("[...document.querySelectorAll('#round form button')].at(-1).click()")
    page.one("#round .lead")
    look("prova d’esame, l’esito")
    with aside(page):
        for path in ("", "cr-2026/", "cr-2026/509/", "cr-2026/509.1b/", f"casi/{CASE}/", "manuale/casi/"):
            page.open(f"{server.address}{path}")
            look(path or "inizio")
        elsewhere = Server(tmp_path)
        for name, told in own_pages().items():
            (tmp_path / name).write_text(told, encoding="utf-8")
            page.open(f"{elsewhere.address}{name}")
            look(name)
        elsewhere.cut()
    assert wrong == [], "\n".join(wrong)


def own_pages() -> dict[str, str]:
    """The pages that stand by themselves, as the commands write them."""
    return {
        "replay.html": judgekit.replay(CASE, "classic").as_html(),
        "replay-wom.html": judgekit.replay("fase-2.2.2-raddoppia-poi-piu-uno").as_html(),
        "compare.html": str(json.loads(desk.ask("compare", json.dumps([bundled_text("danno-in-pila")]), ""))["html"]),
    }


def bundled_text(name: str) -> str:
    return bundled.find(name).read_text(encoding="utf-8")


def test_one_combat_prints_on_one_page(tmp_path: Path) -> None:
    needed()
    (tmp_path / "replay.html").write_text(own_pages()["replay.html"], encoding="utf-8")
    there = Server(tmp_path)
    with window(1200) as browser:
        browser.open(f"{there.address}replay.html")
        told = browser.tell("Page.printToPDF", preferCSSPageSize=True, paperWidth=8.27, paperHeight=11.69)
    there.cut()
    assert len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(told["data"]))) == 1


def test_text_at_twice_the_size_still_fits(server: Server) -> None:
    with window(1200) as browser:
        for path in ("cr-2026/509.1b/", "tavolo/", "quiz/", f"casi/{CASE}/", "manuale/casi/"):
            browser.open(f"{server.address}{path}")
            browser.run("document.documentElement.style.fontSize = '200%'; document.body.style.fontSize = '200%'")
            assert browser.run("return document.documentElement.scrollWidth - innerWidth") <= 0, path
    with window(320) as browser:
        for path in ("", "cr-2026/509.1b/", "tavolo/", f"casi/{CASE}/", "quiz/"):
            browser.open(f"{server.address}{path}")
            assert browser.run("return document.documentElement.scrollWidth - innerWidth") <= 0, path


def test_the_whole_path_by_keyboard_alone(server: Server, page: Browser) -> None:
    """From the search box to a rule, to the table, to a replay; what has the focus can be seen."""
    tab, enter = "\ue004", "\ue007"

    def press(*keys: str) -> None:
        for key in keys:
            page.driver.switch_to.active_element.send_keys(key)

    def reach(css: str, most: int = 60) -> None:
        for _ in range(most):
            if page.run("return document.activeElement.matches(arguments[0])", css):
                assert page.run("return getComputedStyle(document.activeElement).outlineStyle") != "none", css
                return
            press(tab)
        raise AssertionError(css)

    page.one(".home").click()
    page.wait(lambda: page.text("h1") == "Il tavolo del judge")
    page.run("document.activeElement.blur()")
    page.one("body").send_keys("/")
    press("509.1b", enter)
    page.wait(lambda: page.run("return document.activeElement.matches('#hits a')"))
    press(enter)
    page.wait(lambda: page.text("h1").startswith("509.1b"))
    page.run("document.querySelector('.skip').focus()")
    reach('header nav a[href$="tavolo/"]')
    press(enter)
    page.one("#case")
    reach("#case")
    page.wait(lambda: page.run("return document.getElementById('case').value"))
    reach('[data-ask="replay"]')
    press(enter)
    assert in_frame(page, "#title")


def test_hostile_cases_in_the_address_do_nothing(server: Server, page: Browser) -> None:
    assert attacked(page, server, list(hostile())[::9]) == []


def test_the_same_answers_as_the_terminal(page: Browser) -> None:
    assert unlike(page, 12, 12, 6) == []
