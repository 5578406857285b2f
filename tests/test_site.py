"""The site: every page there, every link leading somewhere, the same bytes every time, and nothing in it that runs."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import judgekit
from judgekit.answers.cases import read_case
from judgekit.answers.playing import look_of, systems
from judgekit.cli.site import commands
from judgekit.errors import NotFound
from judgekit.files import cache_dir
from judgekit.render.web.cases import case
from judgekit.retrieval.index import Index
from judgekit.retrieval.lean import LeanIndex, lean
from judgekit.retrieval.opening import facts_of
from judgekit.retrieval.searcher import Engine
from judgekit.scenario import bundled
from judgekit.scenario.run import run
from judgekit.site import desk, manual, placing, screens
from judgekit.site.build import pages_of
from judgekit.site.completing import complete
from judgekit.site.contents import Contents, opened
from judgekit.site.icons import png
from judgekit.site.layout import ASSETS, html
from judgekit.texts import home

LOOK_UP = 150_000  # bytes of a page with its style and script
SOME_CASES = bundled.names()[::120]


@cache
def here() -> Contents:
    return opened()


@cache
def texts() -> dict[str, str]:
    return dict(pages_of((*here().texts(), *here().folders(), *screens.pages(), *manual.pages(tuple(commands())))))


@pytest.mark.slow
def test_every_text_has_a_page_and_every_link_leads_to_one() -> None:
    pages = texts()
    for unit in home.open_corpus():
        assert f"{unit.ref.edition}/{unit.ref.path}/index.html" in pages
    known = (
        set(pages)
        | {f"casi/{name}/index.html" for name in bundled.names()}
        | {"manifest.webmanifest", "app/site.css", "app/site.js"}
    )
    known |= {"app/icon-192.png"}
    wrong = set()
    for file, told in pages.items():
        for to in set(re.findall(r'(?:href|src)="([^"#?]*)', told)):
            path = (Path("/") / Path(file).parent / to).resolve().relative_to("/").as_posix()
            target = path if "." in path.rpartition("/")[2] and path in known else f"{path}/index.html".lstrip("./")
            if to and target not in known:
                wrong.add((file, to))
    assert wrong == set()


@pytest.mark.slow
def test_a_look_up_is_light() -> None:
    own = sum(len(path.read_bytes()) for path in ASSETS.iterdir() if path.name in {"site.css", "site.js"})
    heaviest = max(texts().items(), key=lambda one: len(one[1].encode()))
    assert len(heaviest[1].encode()) + own < LOOK_UP, heaviest[0]


@pytest.mark.parametrize("name", SOME_CASES)
def test_a_case_is_a_page_and_always_the_same(name: str) -> None:
    one, two = html(here().case(name)), html(opened().case(name))
    assert one == two
    assert '<ol class="film">' in one
    assert not re.search(r"<script(?![^>]*src=)| on[a-z]+=|style=", one)


def test_a_page_is_found_by_its_address() -> None:
    for path in ("", "cr-2026/509.1b/", "classic/glossario/travolgere/", "lezioni/", "casi/", "wom/", "casi/cr/702/"):
        assert here().page(path).address == path
    with pytest.raises(NotFound):
        here().page("cr-2026/999.9/")


HOSTILE = """---
titolo: <script>alert(1)</script>
edizioni: [cr-2026]
---
<img src=x onerror=alert(2)> e "virgolette"

```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - <b onclick=alert(3)>: 2/2
  Bruno: {}
```

```azioni
Anna attacca con <b onclick=alert(3)>
```
"""


def test_hostile_names_stay_text() -> None:
    opened_case = read_case(HOSTILE)
    system = systems(opened_case.scenario)[0][0]
    told = case(run(opened_case.scenario, system), look_of(system), home.open_corpus())
    assert "<script" not in told
    assert "<img" not in told
    assert "<b onclick" not in told
    assert "&lt;b onclick" in told


def asked(name: str, *words: object) -> dict[str, Any]:
    return dict(json.loads(desk.ask(name, json.dumps(words), "../")))


WITHOUT = """
import json, sys, types
from judgekit.site import engine
left_out = engine.is_left_out
for name in list(sys.modules):  # what it took to ask
    if name.split(".")[0] == "judgekit" or left_out(name.replace(".", "/") + ".py"):
        del sys.modules[name]
class Gone:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] in sys.stdlib_module_names and left_out(name.replace(".", "/") + ".py"):
            raise ImportError(f"{name} does not come with the page")
sys.meta_path.insert(0, Gone)
sys.modules["urllib.request"] = types.ModuleType("urllib.request")  # as the page has it
sys.modules["urllib.request"].urlretrieve = None
from judgekit.site import desk
for name, *words in json.load(sys.stdin):
    print(desk.ask(name, json.dumps(words), "../"))
"""


@pytest.mark.slow
def test_what_does_not_come_with_the_page_is_not_asked_for(tmp_path: Path) -> None:
    text = bundled.find("attacco-improvviso").read_text(encoding="utf-8")
    now = "2026-01-01T10:00:00+00:00"
    asks = (
        ("page", "cr-2026/509.1b/"), ("search", "danno letale"), ("rule", "702.9"), ("term", "volare"), ("check", text),
        ("replay", text), ("why", text), ("compare", text), ("complete", text, 3), ("quiz_lessons", now),
        ("quiz_begin", "combattimento", now), ("replay", bundled.find("1.1-simbolo-nero").read_text(encoding="utf-8")),
    )  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], input=json.dumps(asks), capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "JUDGEKIT_HOME": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["error"] for one in told if "error" in one] == []
    assert len(told) == len(asks)


def test_what_the_browser_asks_is_what_the_library_answers() -> None:
    text = bundled.find("attacco-improvviso").read_text(encoding="utf-8")
    told = asked("replay", text, "classic")
    assert told["json"] == json.loads(json.dumps(judgekit.replay(text, "classic").as_json()))
    assert told["html"].startswith("<!doctype html>")
    assert "502.2b" in asked("why", text)["body"]
    assert asked("search", "509.1b", "cr-2026")["json"]["hits"][0]["ref"] == "cr-2026:509.1b"
    assert "../cr-2026/509.1b/" in asked("search", "509.1b", "cr-2026")["body"]
    assert asked("page", "cr-2026/509.1b/")["body"].startswith('<article class="unit">')
    assert asked("check", "```tavolo\nturno: Carla\ngiocatori:\n  Anna: {}\n```\n")["faults"][0]["line"] == 2
    assert "error" in asked("page", "cr-2026/999.9/")
    for game in ("magic", "wom"):
        assert asked("check", asked("template", game)["text"])["faults"] == []


BEGUN = """---
titolo: Prova
edizioni: [cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
  Bruno:
    in gioco:
      - Muro: 0/4
```
"""


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("```azioni\n", ["Anna", "Bruno", "si risolve"]),
        ("```azioni\nAnna att", ["attacca"]),
        ("```azioni\nAnna attacca con O", ["Orso"]),
        ("```azioni\nBruno blocca Orso con Mu", ["Muro"]),
        ("```atteso\nOr", ["Orso"]),
        ("```atteso\nOrso è nel cim", ["è nel cimitero di"]),
    ],
)
def test_what_may_come_next(typed: str, expected: list[str]) -> None:
    words = [word.strip() for word in complete(BEGUN + typed, len(BEGUN + typed)).words]
    assert [word for word in expected if word not in words] == []


def test_keywords_and_keys_of_the_board_may_come_next() -> None:
    for line, word in (("      - Lupo: 3/3 nero, vol", "volare"), ("    in gi", "in gioco"), ("turno: A", "Anna")):
        text = BEGUN.partition("  Bruno")[0] + line
        assert word in [one.strip(": ") for one in complete(text, len(text)).words], line


def test_a_lean_index_finds_the_same() -> None:
    """What was left out is reckoned again, to the last digit."""
    library = home.open_library()
    whole = facts_of(library.corpus, home.read_synonyms, library.key, cache_dir())
    one, two = (Engine(library.corpus, Index(whole)), Engine(library.corpus, LeanIndex(lean(whole))))
    for question in (
        "posso bloccare con una creatura tappata?",
        "trample",
        "509.1b",
        "quante terre per turno",
        "xyzzy",
    ):
        assert one.search(question) == two.search(question)


class Killed(BaseException):
    """Nobody catches it, as nobody catches a kill."""


def _lay(top: Path, files: dict[str, str]) -> None:
    for name, content in files.items():
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text(content, encoding="utf-8")


def _lying(top: Path) -> dict[str, str]:
    return {
        path.relative_to(top).as_posix(): path.read_text(encoding="utf-8") for path in top.rglob("*") if path.is_file()
    }


_OLD = {"app/site.css": "1", "a/b/index.html": "1", "c.html": "1"}
_NEW = {"app/site.css": "2", "c.html": "2", "d/index.html": "2"}
_FOREIGN = {"CNAME": "regole.example", ".git/HEAD": "ref", "a/mio.html": "mio"}


def _old_site(top: Path) -> None:
    _lay(top / "bozza", _OLD)
    placing.put_in_place(top / "bozza", top / "sito", _OLD)
    _lay(top / "sito", _FOREIGN)
    (top / "sito/.git/refs").mkdir()
    _lay(top / "bozza", _NEW)


def test_a_new_site_takes_the_place_of_the_old_and_leaves_what_is_not_ours(tmp_path: Path) -> None:
    _old_site(tmp_path)
    placing.put_in_place(tmp_path / "bozza", tmp_path / "sito", _NEW)
    found = _lying(tmp_path / "sito")
    assert found.pop(placing.LIST).split() == sorted([*_NEW, placing.LIST])
    assert found == _NEW | _FOREIGN
    assert (tmp_path / "sito/.git/refs").is_dir()
    assert not (tmp_path / "sito/a/b").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["sito"]


def test_a_list_that_is_damaged_takes_nothing_away_that_is_not_ours(tmp_path: Path) -> None:
    _old_site(tmp_path)
    (tmp_path / "sito" / placing.LIST).write_bytes(b"c.html\n\xff\xfe\n")
    placing.put_in_place(tmp_path / "bozza", tmp_path / "sito", _NEW)
    found = _lying(tmp_path / "sito")
    assert found.items() >= (_NEW | _FOREIGN).items()
    assert found[placing.LIST].split() == sorted([*_NEW, placing.LIST])


def test_who_is_killed_leaves_one_whole_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [(placing, "write_whole"), (shutil, "copy2"), (Path, "replace"), (shutil, "rmtree"), (Path, "mkdir")]
    kills = 0
    for n in range(1, 40):
        here = tmp_path / str(n)
        _old_site(here)
        left = n

        def dying(real: Callable[..., object]) -> Callable[..., object]:
            def instead(*args: object, **more: object) -> object:
                nonlocal left
                left -= 1
                if not left:
                    raise Killed
                return real(*args, **more)

            return instead

        with monkeypatch.context() as patch:
            for owner, name in steps:
                patch.setattr(owner, name, dying(getattr(owner, name)))
            try:
                placing.put_in_place(here / "bozza", here / "sito", _NEW)
            except Killed:
                kills += 1
        if left > 0:
            break
        placing.put_back(here / "sito")
        found = _lying(here / "sito")
        del found[placing.LIST]
        assert found in (_OLD | _FOREIGN, _NEW | _FOREIGN), n
    assert 6 < kills < 39


def test_the_icon_is_a_png_of_ours() -> None:
    told = png(16)
    assert told[:8] == b"\x89PNG\r\n\x1a\n"
    assert told == png(16)
