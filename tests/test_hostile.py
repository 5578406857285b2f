"""What hostile inputs have found: each ends in an answer or in one of judgekit's own errors, at once."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from conftest import Ran

from judgekit import files, refs
from judgekit.errors import BadDocument, BadRef, BadScenario, JudgekitError, NotUnderstood, Unreadable
from judgekit.files import write_whole
from judgekit.magic.editions import system
from judgekit.magic.language.read import read
from judgekit.quiz.marking import Marked, marked
from judgekit.quiz.store import Store
from judgekit.refs import Ref
from judgekit.scenario import answering, bundled
from judgekit.scenario.case_file import read_file, read_text
from judgekit.scenario.jsonform import read_json, to_json
from judgekit.scenario.run import run as run_case
from judgekit.sheets.exercise import Option, Question, from_plain, plain
from judgekit.site import engine
from judgekit.table.engine import replay
from judgekit.texts import imports, link, lint, markdown, store
from judgekit.texts.importers import families
from judgekit.wom.language import reader as wom_reader

Run = Callable[..., Ran]
FRONT = "---\nedizione: prova\ntitolo: x\nfonte: y\ndata: 2020-01-01\nlingua: it\n---\n"


# --- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 30, "1234567", "²", "١"])
def test_no_card_says_such_a_number(number: str) -> None:
    for text in (
        f"Infligge {number} danni a una creatura bersaglio.",
        f"Una creatura bersaglio prende +{number}/+0.",
        f"LIVELLO {number}+\n1/1",
        f"LIVELLO 1+\n{number}/1",
    ):
        with pytest.raises(NotUnderstood):
            read(text)
    assert read("Infligge 999999 danni a una creatura bersaglio.")


@pytest.mark.parametrize("number", ["9" * 5000, "١", "509/2a", "1" * 300])
def test_a_range_to_nowhere_is_refused(number: str) -> None:
    with pytest.raises(BadRef):
        refs.expand("601.1", number)
    with pytest.raises(BadRef):
        refs.typed(f"601.1-{number}")
    with pytest.raises(BadRef):
        Ref("cr-2016", "1" * 5000)
    assert refs.path_key("1" * 5000)


@pytest.mark.parametrize("number", ["304.99999999", f"304.{'9' * 300}"])
def test_a_gap_of_a_hundred_million_is_one_finding(number: str) -> None:
    text = FRONT + f"## 304. A\n\nUno.\n\n### 304.1. B\n\nDue.\n\n### {number}. C\n\nTre.\n"
    found = lint.lint(link.link([markdown.read(text, "x.md")]), ["prova"])
    assert len(found) < 3
    assert any("304.99" in one.message for one in found)


# --- JSON -------------------------------------------------------------------------------------------------------------


def wom() -> Any:
    name = next(name for name in bundled.names() if name.startswith("wom/"))
    return to_json(read_file(bundled.ROOT / f"{name}.md"))


def zone(data: Any) -> None:
    data["board"]["players"][0]["zones"][0][0] = ""


def phase(data: Any) -> None:
    data["board"]["phase"] = "ieri"


def crowd(data: Any) -> None:
    data["board"]["players"][0]["zones"][0][1][0]["how_many"] = 999_999


def nobody(data: Any) -> None:
    data["board"]["players"][0]["name"] = ""


def claimed_zone(data: Any) -> None:
    data["expectations"] = [{"kind": "in zone", "name": "Lume", "zone": "?", "player": ""}]


@pytest.mark.parametrize("change", [zone, phase, crowd, nobody, claimed_zone])
def test_a_table_of_wom_in_json_is_checked_like_one_in_markdown(change: Callable[[Any], None]) -> None:
    data = wom()
    read_json(json.dumps(data), "caso.json")
    change(data)
    with pytest.raises(BadScenario):
        read_json(json.dumps(data), "caso.json")


def test_the_life_of_nobody_cannot_be_expected() -> None:
    name = next(name for name in bundled.names() if name.startswith("cr/104"))
    data = to_json(read_file(bundled.ROOT / f"{name}.md"))
    data["expectations"].append({"kind": "life", "player": "", "count": 20})
    with pytest.raises(BadScenario):
        read_json(json.dumps(data), "caso.json")


def nobody_attacks(data: Any) -> None:
    data["actions"][0] = {"do": "attack", "bands": [["Orso"]]}


def empty_band(data: Any) -> None:
    data["actions"][0] = {"player": "Anna", "do": "attack", "bands": [[]]}


def no_blockers(data: Any) -> None:
    data["actions"][0] = {"player": "Bruno", "do": "block", "blocks": [["Orso", []]]}


def nothing_shared(data: Any) -> None:
    data["actions"][0] = {"player": "Anna", "do": "assign", "shares": [["Orso", []]]}


def bell(data: Any) -> None:
    data["actions"][0] = {"player": "Anna", "do": "play", "card": "Or\x07so"}


def two_lines(data: Any) -> None:
    data["actions"][0] = {"player": "Anna", "do": "play", "card": "Orso\nElfo"}


def two_editions(data: Any) -> None:
    data["editions"] = ["cr-2016", "cr-2016"]


def two_games(data: Any) -> None:
    data["editions"] = ["cr-2016", "wom"]


def faceless(data: Any) -> None:
    data["board"]["players"][0]["zones"]["hand"] = [{"name": "Duplice", "types": ["instant"], "layout": "split"}]


def layoutless(data: Any) -> None:
    card = {"name": "Duplice", "types": ["creature"], "faces": [{"name": "Altra", "types": ["instant"]}]}
    data["board"]["players"][0]["zones"]["hand"] = [card]


def odd_mana(data: Any) -> None:
    data["board"]["players"][0]["mana"] = ["UQ"]


def set_aside_somehow(data: Any) -> None:
    data["actions"][0] = {"player": "Anna", "do": "set aside", "what": "Orso", "word": "predire? "}


def of_no_kind(data: Any) -> None:
    data["board"]["players"][0]["zones"]["hand"] = [{"name": "Golem", "types": ["creature"], "subtypes": [""]}]


PLAIN = {
    "title": "x",
    "editions": ["cr-2016"],
    "board": {"players": [{"name": "Anna", "zones": {}}, {"name": "Bruno"}]},
    "actions": [{"player": "Anna", "do": "pass"}],
    "expectations": [],
}


@pytest.mark.parametrize(
    "change",
    [nobody_attacks, empty_band, no_blockers, nothing_shared, bell, two_lines, two_editions, two_games, faceless,
     layoutless, odd_mana, set_aside_somehow, of_no_kind],
)  # fmt: skip
def test_json_says_nothing_that_markdown_could_not(change: Callable[[Any], None]) -> None:
    data = json.loads(json.dumps(PLAIN))
    read_json(json.dumps(data), "caso.json")
    change(data)
    with pytest.raises(BadScenario):
        read_json(json.dumps(data), "caso.json")


@pytest.mark.parametrize("choice", ["Scegli tre. Puoi scegliere lo stesso modo più di una volta.", "Scegli uno —"])
def test_a_choice_among_nothing_is_told(choice: str) -> None:
    """Found by the fuzzer: the modes stood before the words that let somebody choose one of them."""
    with pytest.raises(NotUnderstood):
        read(f"• Pesca una carta.\n{choice}", "Prova", ("instant",))
    with pytest.raises(NotUnderstood, match="fra che cosa si sceglie"):
        read(choice, "Prova", ("instant",))


def test_a_text_of_empty_lines_is_read_in_the_time_of_its_length() -> None:
    with pytest.raises(NotUnderstood):
        read("\n" * 400_000 + "[x")  # once a minute and more: every blank was tried as the beginning


CHOICES = {
    "Scegli un tipo di creatura. Le creature del tipo scelto prendono +1/+1 fino alla fine del turno.": "un tipo",
    "Scegli un colore. Le creature del colore scelto prendono +1/+1 fino alla fine del turno.": "un colore",
}


@pytest.mark.parametrize("text", CHOICES)
def test_who_chooses_nothing_where_something_has_to_be_chosen_is_asked_again(
    run: Run, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "caso.md"
    path.write_text(
        "---\ntitolo: x\nedizioni: cr-2016\n---\n\n```tavolo\ngiocatori:\n  Anna:\n    mano:\n"
        f'      - Marea: {{tipo: Stregoneria, costo: "{{U}}", testo: "{text}"}}\n    in gioco: [Isola]\n  Bruno: {{}}\n'
        "turno: Anna\n```\n\n```azioni\nAnna lancia Marea\nsi risolve\nAnna sceglie niente\n```\n",
        encoding="utf-8",
    )
    done = run("replay", str(path))
    assert (done.status, done.err) == (2, "")
    assert CHOICES[text] in " ".join(done.out.split())


@pytest.mark.parametrize("number", ["²", "«²»", "«9999999»"])
def test_who_pays_x_with_what_is_no_number_is_asked_again(run: Run, tmp_path: Path, number: str) -> None:
    path = tmp_path / "caso.md"
    text = "Puoi pagare X punti vita. Se lo fai, pesca X carte."
    path.write_text(
        "---\ntitolo: x\nedizioni: cr-2026\n---\n\n```tavolo\ngiocatori:\n  Anna:\n    mano:\n"
        f'      - Patto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}\n  Bruno: {{}}\nturno: Anna\n```\n\n'
        f"```azioni\nAnna lancia Patto\nsi risolve\nAnna paga\nAnna sceglie {number}\n```\n",
        encoding="utf-8",
    )
    done = run("replay", str(path))
    assert (done.status, done.err) == (2, "")
    assert "non è detto quanto vale X" in " ".join(done.out.split())


def test_a_quiz_file_that_is_damaged_is_told_of(tmp_path: Path) -> None:
    path = tmp_path / "quiz.db"
    Store(path)
    content = bytearray(path.read_bytes())
    content[100:160] = b"\xfe" * 60
    path.write_bytes(content)
    with pytest.raises(Unreadable, match="danneggiato"):
        Store(path).by_rule()


def test_an_answer_that_nobody_wrote_so_is_told_of(tmp_path: Path) -> None:
    there = Store(tmp_path / "quiz.db")
    with sqlite3.connect(tmp_path / "quiz.db") as base:
        base.execute("insert into questions values ('q', 'combattimento', 'cr-2016', '', '{}')")
        base.execute("insert into answers (question, at, correct, round) values ('q', 'ieri', 1, 1)")
    with pytest.raises(Unreadable, match="danneggiato"):
        there.answers("combattimento", "cr-2016")
    with pytest.raises(Unreadable, match="danneggiato"):
        there.questions(["q"])


def a_prompt_that_is_a_number(told: dict[str, Any]) -> None:
    told["prompt"] = 5


def a_line_that_is_a_list(told: dict[str, Any]) -> None:
    told["script"] = [["Anna"]]


def a_level_that_is_none(told: dict[str, Any]) -> None:
    told["level"] = 4


def nothing_right(told: dict[str, Any]) -> None:
    for one in told["options"]:
        one["correct"] = False


def rows_out_of_order(told: dict[str, Any]) -> None:
    told["items"], told["order"] = ["uno", "due"], [0, 0]


def a_row_too_short(told: dict[str, Any]) -> None:
    told["board"] = {"moment": "", "head": ["Giocatore", "Carta"], "rows": [["Anna"]]}


def a_table_of_one_column(told: dict[str, Any]) -> None:
    told["board"] = {"moment": "", "head": "G", "rows": "A"}


@pytest.mark.parametrize(
    "change",
    [a_prompt_that_is_a_number, a_line_that_is_a_list, a_level_that_is_none, nothing_right, rows_out_of_order,
     a_row_too_short, a_table_of_one_column],
)  # fmt: skip
def test_a_question_that_nobody_asked_so_is_told_of(tmp_path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Be it in one’s own file or in what somebody else hands over."""
    options = (Option("uno", correct=True), Option("due"))
    told = plain(Question("legal", 1, "Chi vince?", "cr-2016", options, "uno", id="q"))
    assert from_plain(json.loads(json.dumps(told))).prompt == "Chi vince?"
    change(told)
    theirs = Store(tmp_path / "loro.db")
    with sqlite3.connect(tmp_path / "loro.db") as base:
        base.execute("insert into questions values ('q', 'combattimento', 'cr-2016', '', ?)", (json.dumps(told),))
    with pytest.raises(Unreadable, match="danneggiato"):
        theirs.questions(["q"])
    with pytest.raises(Unreadable, match="non sono risposte di un quiz"):
        Store(tmp_path / "mie.db").take(tmp_path / "loro.db")


def test_half_a_letter_is_the_name_of_no_question(tmp_path: Path) -> None:
    assert Store(tmp_path / "quiz.db").questions(["\ud800", "q"]) == ()


@pytest.mark.parametrize("typed", ["1-" + "2" * 5000, "1 2000000", "9" * 4400])
def test_rows_have_short_numbers(typed: str) -> None:
    question = Question("order", 1, "In che ordine?", "cr-2016", items=("uno", "due"), order=(0, 1))
    assert marked(question, typed) is None
    assert marked(question, "1 2") == Marked("1-2", correct=True)


@pytest.mark.parametrize("name", ["+1/+1x", "1/", "/", "+²/+1", "+1/+" + "9" * 30, "a/b"])
def test_counters_that_look_like_a_size_are_of_one(name: str) -> None:
    """In play such a name is read as two numbers."""

    def bearing(counters: str) -> str:
        return TRIED.replace("Orso: 2/2", f'Orso: {{tipo: Creatura, f/c: 2/2, segnalini: {{"{counters}": 2}}}}')

    with pytest.raises(BadScenario, match="forza e costituzione si scrivono come"):
        read_text(bearing(name), "caso.md")
    told = json.dumps(to_json(read_text(bearing("+1/+1"), "caso.md")))
    with pytest.raises(BadScenario, match="forza e costituzione si scrivono come"):
        read_json(told.replace('"+1/+1"', json.dumps(name)), "caso.json")
    read_text(bearing("-0/-12"), "caso.md")


TRIED = """---
edizioni: [cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2
  Bruno:
    in gioco:
      - Lupo: 2/2
```

```azioni
prova: Bruno blocca Orso con Lupo
Anna attacca con Orso
prova: Bruno blocca Orso con Lupo
```
"""


def test_each_line_that_is_tried_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of a dozen was played again by every one after it: thousands of games."""
    games = 0

    def counted(*args: Any) -> Any:
        nonlocal games
        games += 1
        return replay(*args)

    monkeypatch.setattr(answering, "replay", counted)
    line = "prova: Bruno blocca Orso con Lupo\n"
    for many in (1, 12):
        games = 0
        text = TRIED.replace(line, line * many)
        done = run_case(read_text(text, "caso.md"), system("cr-2026"))
        verdicts = [done.replay.verdicts[n].verdict for n in range(1, 2 * many + 2)]
        assert verdicts == ["illegal"] * many + ["legal"] * (many + 1)
        assert games == 2 * many + 1


def test_a_text_without_an_end_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "testo.md"
    path.write_bytes(b"a" * 5_000_001)
    done = run("lint", str(path))
    assert (done.status, "il massimo è 5 MB" in done.err) == (2, True)


# --- what is kept -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Any:
    found = families.read(b"100. Generale\n\n100.1. Una regola.\n\n100.2. Altra.\n" * 2, "x.txt", "mio")
    return json.loads(imports.save(tmp_path_factory.mktemp("kept"), found.document).read_bytes())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("meta",), ""), (("meta",), {"edizione": "mio"}),
        (("meta", "edizione"), "altro"), (("about",), 1), (("units", 0), {}), (("units", 0, 1), "x"),
        (("units", 0, 2), None), (("units", 0, 9), []), (("units", 0, 4), [1]), (("units", 0, 13), "no"),
        (("units", 0, 12), "3"),
        (("units", 0, 0), "altro:1"), (("units", 1, 0), "mio:100.1"), (("pointers",), [["mio:1", 1, "", 1]]),
        (("format",), 2), (("units",), None),
    ],
)  # fmt: skip
def test_an_import_is_what_the_rest_takes_it_for(kept: Any, path: tuple[str | int, ...], value: object) -> None:
    data = json.loads(json.dumps(kept))
    assert imports.load(json.dumps(data).encode(), "imports/mio.json").units
    there = data
    for step in path[:-1]:
        there = there[step]
    if path == ("units", 1, 0):
        value = data["units"][0][0]
    there[path[-1]] = value
    with pytest.raises(BadDocument):
        imports.load(json.dumps(data).encode(), "imports/mio.json")


def test_an_import_nested_too_deep_is_damaged() -> None:
    with pytest.raises(BadDocument):
        imports.load(b"[" * 100_000, "imports/mio.json")


def test_an_import_named_as_an_edition_is_put_aside(
    run: Run, kept: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path))
    folder = tmp_path / "data/imports"
    write_whole(folder / "cr-2016.json", json.dumps(kept).replace("mio", "cr-2016").encode())
    done = run("rule", "509.1", "-e", "cr-2016")
    assert done.status == 0
    assert "judgekit forget cr-2016" in done.err


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="there are no owners")
def test_a_cache_in_a_folder_that_others_may_write_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "cache" / "library.bin"
    content = store.encode(store.Stored("s", "k", link.link([])))
    write_whole(path, content)
    assert store.load(path, lambda: link.link([])) is not None
    path.parent.chmod(0o777)
    assert store.load(path, lambda: link.link([])) is None
    assert files.own_text(path) is None
    write_whole(path, content)  # the folder is ours: nobody else may write it any more
    assert path.parent.stat().st_mode & 0o022 == 0
    assert store.load(path, lambda: link.link([])) is not None
    path.chmod(0o666)
    assert store.load(path, lambda: link.link([]), own=False) is None


def test_what_is_sealed_and_yet_no_cache_is_as_if_it_were_not_there(tmp_path: Path) -> None:
    import marshal

    path = tmp_path / "library.bin"
    for body in (b"", marshal.dumps(1), marshal.dumps((1, 2, 3, 4)), b"\xff"):
        write_whole(path, store.sealed(body))
        assert store.load(path, lambda: link.link([])) is None


# --- sheets -----------------------------------------------------------------------------------------------------------


def test_a_sheet_allows_nothing_but_its_style_and_its_title_is_one_line(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "foglio.html"
    title = "Primo\x1b[31m\nsecondo\x00</title><script>"
    line = ("combattimento", "--edition", "cr-2016", "-n", "1", "--title", title, "-o", str(page))
    assert run("sheet", *line).status == 0
    for path in (page, page.with_name("foglio-soluzioni.html")):
        said = path.read_text(encoding="utf-8")
        assert "default-src 'none'; style-src 'sha256-" in said
        assert "Primo [31m secondo &lt;/title&gt;&lt;script&gt;" in said
        assert "\x1b" not in said


# --- what the harness has found ---------------------------------------------------------------------------------------


def test_a_chapter_that_says_nothing_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        read("III — ")


@pytest.mark.parametrize("values", [["wizard"], [{"text": "Scudo"}, True], [True, {"text": "Scudo"}], [3]])
def test_a_choice_of_wom_is_yes_or_no_or_names(values: list[Any]) -> None:
    data = wom()
    player = data["board"]["players"][0]["name"]
    data["actions"] = [{"player": player, "do": "choose", "values": [{"text": "Scudo"}]}]
    read_json(json.dumps(data), "caso.json")
    data["actions"][0]["values"] = values
    with pytest.raises(BadScenario):
        read_json(json.dumps(data), "caso.json")


def test_an_engine_that_somebody_else_may_write_is_not_sent_to_browsers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", "")  # no npm
    kept = files.cache_dir() / f"pyodide-{engine.PYODIDE}" / "package"
    for name in (*engine._RUNTIME, "package.json"):
        files.write_whole(kept / name, b"{}")
    assert engine.found(None) == kept
    for path in (kept, kept.parent, kept / "pyodide.mjs"):
        mode = path.stat().st_mode
        path.chmod(mode | 0o022)
        assert engine.found(None) is None
        path.chmod(mode)
    assert engine.found(None) == kept


@pytest.mark.parametrize("number", ["9" * 5000, "1234567", "²", "١"])
def test_no_card_of_wom_says_such_a_number(number: str) -> None:
    for text in ("Pesca {} carte.", "Infliggi {} danni a un mago avversario.", "+{} a tutte le Magie."):
        with pytest.raises(JudgekitError):
            wom_reader.read(text.format(number))
    assert wom_reader.read("Pesca 2 carte.")


# --- lengths ----------------------------------------------------------------------------------------------------------


def _case_with(text: str, title: str, prose: str) -> dict[str, Any]:
    """A case as JSON, with a card text, a title, a story of these lengths."""
    plain = """---
titolo: x
edizioni: [cr-2026]
---
Storia.
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: {tipo: Creatura, f/c: 2/2, testo: Volare}
  Bruno:
```
```azioni
passano tutti
```
"""
    made: Any = to_json(read_text(plain, "x.md"))
    made |= {"title": title, "prose": prose}
    thing = made["board"]["players"][0]["zones"]["battlefield"][0]
    assert thing["text"] == "Volare"
    thing["text"] = text
    return dict(made)


@pytest.mark.parametrize(
    ("text", "title", "prose", "where"),
    [
        ("v" * 20_000, "t" * 2_000, "p" * 30_000, ""),
        ("v" * 20_001, "t", "p", "text"),
        ("v", "t" * 2_001, "p", "title"),
    ],
)
def test_a_case_as_json_is_as_long_as_one_in_markdown(text: str, title: str, prose: str, where: str) -> None:
    told = json.dumps(_case_with(text, title, prose))
    if not where:
        assert read_json(told, "x.json").title == title
        return
    with pytest.raises(BadScenario, match="al più") as found:
        read_json(told, "x.json")
    assert f".{where}:" in str(found.value.faults[0])


NAMED = """---
edizioni: [{edition}]
---
```tavolo
turno: {player}
giocatori:
  {player}:
    mano:
      - {card}
  Bruno:
```
"""


@pytest.mark.parametrize("edition", ["cr-2026", "wom"])
@pytest.mark.parametrize(("person", "name"), [(60, 200), (61, 200), (60, 201)])
def test_a_name_is_as_long_in_json_as_in_markdown(edition: str, person: int, name: int) -> None:
    """Of a player at most 60 characters, of a card 200."""
    good = read_text(NAMED.format(edition=edition, player="P" * 60, card="K" * 200), "x.md")
    long = (person, name) != (60, 200)
    with pytest.raises(BadScenario) if long else nullcontext():
        read_text(NAMED.format(edition=edition, player="P" * person, card="K" * name), "x.md")
    told = json.dumps(to_json(good))
    assert "P" * 60 in told
    assert "K" * 200 in told
    told = told.replace("P" * 60, "P" * person).replace("K" * 200, "K" * name)
    with pytest.raises(BadScenario, match="al più") if long else nullcontext():
        read_json(told, "x.json")


def test_a_case_as_json_is_no_longer_than_a_file() -> None:
    with pytest.raises(BadScenario):
        read_text(" " * 1_000_001 + "{}", "x.json", json=True)


def test_a_quiz_without_space_is_not_said_to_be_damaged(tmp_path: Path) -> None:
    """On a full disk SQLite has undone all by itself: nothing is left to undo, and what it said is what is told."""
    there = Store(tmp_path / "quiz.db")

    def fill() -> None:
        with there._writing() as base:
            base.execute("rollback")  # as SQLite does before it says so
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorname = "SQLITE_FULL"
            raise error

    with pytest.raises(Unreadable, match="non c’è più spazio"):
        fill()
    assert there.begun() == 0
