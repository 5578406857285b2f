"""Every format says the same questions: what is written is read back by a reader of that format."""

from __future__ import annotations

import html
import io
import json
import re
import sqlite3
import sys
import xml.etree.ElementTree as ET
import zipfile
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from judgekit.errors import Unreadable
from judgekit.sheets import writers
from judgekit.sheets.exercise import Decisive, Option, Question, Sheet, Table
from judgekit.sheets.writers.html_file import said

if TYPE_CHECKING:
    from pathlib import Path


NASTY = 'Che fa «{T}: Aggiungi {G}» = 100% ~ o <b>più</b> & #1: "sì"? \\n'


def question(kind: str, **more: object) -> Question:
    base = Question(kind=kind, level=2, prompt=NASTY, edition="classic", ask="Quanto? {1}", answer="A", id="1")
    table = Table("Turno di Anna", ("Chi", "Carta"), (("Anna", "Orso {2}"), ("", "a|b")))
    rule = Decisive("classic:502.2b", "Attacco improvviso", "Testo = prova {X}", "senza: niente")
    return base._replace(board=table, decisive=(rule,), explanation=("Passo 1 [502.2b]",), **more)  # type: ignore[arg-type]


CHOICE = (
    Option(f"{NASTY} 1", correct=True),
    Option("B = {b}", ignores="classic:309.1", why="dimentica la 309.1 {x}"),
    Option("~C: #", why="altro"),
)
QUESTIONS = (
    question("outcome", options=CHOICE, script=("Anna attacca con Orso.",)),
    question("true-false", options=(Option("Vero"), Option("Falso", correct=True)), answer="Falso: no"),
    question("number", options=(Option("7", correct=True), Option("5", why="dimentica")), answer="7"),
    question("order", items=("Terzo {3}", "Primo = 1", "Secondo ~"), order=(1, 2, 0), answer="2-3-1"),
)
SHEET = Sheet("Prova: {uno}", "combattimento", "classic", 7, "judgekit sheet combattimento --seed 7", QUESTIONS)


def bytes_of(ending: str) -> bytes:
    module = writers._module(writers.FORMATS[ending])
    made: bytes = module.sheet((SHEET,))
    return made


class Text(HTMLParser):
    """What a browser shows."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def shown(page: str) -> str:
    reader = Text()
    reader.feed(page)
    return "".join(reader.said)


def gift_questions(text: str) -> list[tuple[str, str, list[str]]]:
    """A reader of GIFT: name, stem and answers of each question, its escapes undone."""
    found = []
    body = "\n".join(line for line in text.split("\n") if not line.startswith(("//", "$CATEGORY")))
    for name, stem, answers in re.findall(r"::((?:\\.|[^:\\])*)::\[html\]((?:\\.|[^{\\])*)\{((?:\\.|[^}\\])*)\}", body):
        main = re.split(r"(?<!\\)####", answers)[0]
        found.append((plain(name), plain(stem), [line for line in main.split("\n") if line]))
    return found


def plain(text: str) -> str:
    return re.sub(r"\\([\\~=#{}:])", r"\1", text)


def test_gift_parses_back_to_the_same_questions() -> None:
    found = gift_questions(bytes_of(".gift").decode())
    assert len(found) == len(QUESTIONS)
    assert all(NASTY in shown(stem) for _, stem, _ in found)
    choice, true_false, number, order = (answers for _, _, answers in found)
    texts = [html.unescape(plain(re.split(r"(?<!\\)#", line[1:])[0])) for line in choice]
    assert texts == [option.text for option in CHOICE]
    assert [line[0] for line in choice] == ["=", "~", "~"]
    assert true_false == ["FALSE"]
    assert number == ["#", "=%100%7:0#", "=%0%5:0#dimentica"]
    assert [plain(line) for line in order] == ["=Primo = 1 -> 1", "=Secondo ~ -> 2", "=Terzo {3} -> 3"]


def test_moodle_parses_back_to_the_same_questions() -> None:
    quiz = ET.fromstring(bytes_of(".xml"))  # noqa: S314  (our own)
    found = [each for each in quiz if each.get("type") != "category"]
    assert [each.get("type") for each in found] == ["multichoice", "truefalse", "numerical", "ordering"]
    assert all(NASTY in shown(each.findtext("questiontext/text") or "") for each in found)
    answers = [[html.unescape(one.findtext("text") or "") for one in each.findall("answer")] for each in found]
    assert answers[0] == [option.text for option in CHOICE]
    assert [one.get("fraction") for one in found[0].findall("answer")] == ["100", "0", "0"]
    assert answers[1:] == [["true", "false"], ["7", "5"], ["Primo = 1", "Secondo ~", "Terzo {3}"]]
    assert "dimentica la 309.1" in (found[0].findall("answer")[1].findtext("feedback/text") or "")


def test_json_is_whole() -> None:
    told = json.loads(bytes_of(".json"))
    assert [each["kind"] for each in told["questions"]] == [each.kind for each in QUESTIONS]
    assert told["questions"][0]["options"][1]["ignores"] == "classic:309.1"


@pytest.mark.parametrize("ending", [".md", ".html"])
def test_pages_hold_every_question_and_its_options(ending: str) -> None:
    page = bytes_of(ending).decode()
    text = shown(page) if ending == ".html" else re.sub(r"\\([\\`*_\[\]<>|#])", r"\1", page)
    for each in QUESTIONS:
        assert each.prompt.strip() in text
        for option in each.options if each.form == "choice" else ():
            assert option.text.strip() in text
    assert SHEET.rebuild in text
    assert "://" not in page  # nothing is fetched from anywhere


def test_an_html_page_is_well_formed() -> None:
    page = bytes_of(".html").decode()
    assert "<b>più</b>" not in page
    for tag in ("article", "table", "ul", "li", "section", "p", "h2"):
        assert len(re.findall(rf"<{tag}[ >]", page)) == page.count(f"</{tag}>"), tag


def test_a_pdf_is_the_same_every_time_and_holds_every_letter(tmp_path: Path) -> None:
    pytest.importorskip("typst", reason="typst non è installato: judgekit[pdf]")
    pdfium = pytest.importorskip("pypdfium2")
    first, again = bytes_of(".pdf"), bytes_of(".pdf")
    assert first == again
    text = "".join(page.get_textpage().get_text_range() for page in pdfium.PdfDocument(first))
    assert "più" in text
    assert "sì" in text
    assert "{T}" in text


def test_a_deck_opens_with_the_reader_of_anki(tmp_path: Path) -> None:
    pytest.importorskip("genanki", reason="genanki non è installato: judgekit[anki]")
    made = bytes_of(".apkg")
    assert made == bytes_of(".apkg")
    with zipfile.ZipFile(io.BytesIO(made)) as package:
        (tmp_path / "c.db").write_bytes(package.read("collection.anki2"))
    base = sqlite3.connect(tmp_path / "c.db")
    fields = [row[0].split("\x1f") for row in base.execute("select flds from notes order by id")]
    base.close()
    assert len(fields) == len(QUESTIONS)
    assert all(NASTY.strip() in shown(front) for front, _ in fields)


def test_anki_itself_imports_a_deck(tmp_path: Path) -> None:
    collection = pytest.importorskip("anki.collection", reason="la libreria di Anki non è installata")
    pytest.importorskip("genanki")
    (tmp_path / "mazzo.apkg").write_bytes(bytes_of(".apkg"))
    opened = collection.Collection(str(tmp_path / "prova.anki2"))
    opened.import_anki_package(collection.ImportAnkiPackageRequest(package_path=str(tmp_path / "mazzo.apkg")))
    assert opened.note_count() == len(QUESTIONS)
    opened.close()


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("typst", "judgekit.sheets.writers.pdf_file"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(writers.NoFormat) as error:
        writers.checked(tmp_path / "foglio.pdf")
    assert "judgekit[pdf]" in error.value.message


def test_nothing_half_written_is_left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "foglio.md").write_text("vecchio", encoding="utf-8")

    def fails(*_: object) -> None:
        raise OSError(28, "disco pieno")

    monkeypatch.setattr("pathlib.Path.replace", fails)
    with pytest.raises(Unreadable):
        writers.write(tmp_path / "foglio.md", (SHEET,))
    assert [path.name for path in tmp_path.iterdir()] == ["foglio.md"]
    assert (tmp_path / "foglio.md").read_text(encoding="utf-8") == "vecchio"


def guids(content: bytes, folder: Path) -> set[str]:
    """How the cards of a deck are told apart."""
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        (folder / "c.db").write_bytes(package.read("collection.anki2"))
    base = sqlite3.connect(folder / "c.db")
    found = {row[0] for row in base.execute("select guid from notes")}
    base.close()
    return found


def test_a_second_deck_adds_and_does_not_double(tmp_path: Path) -> None:
    """The same question bears the same id in another sheet; another question bears another."""
    pytest.importorskip("genanki", reason="genanki non è installato: judgekit[anki]")
    from judgekit.sheets.writers import anki

    new = question("outcome", options=CHOICE)._replace(prompt="Un’altra")
    later = SHEET._replace(seed=8, rebuild="judgekit sheet combattimento --seed 8", questions=(*QUESTIONS[1:], new))
    first, second = (guids(anki.sheet((one,)), tmp_path) for one in (SHEET, later))
    assert len(first & second) == len(QUESTIONS) - 1
    assert len(first | second) == len(QUESTIONS) + 1


def test_moodle_can_find_questions_by_their_tags() -> None:
    quiz = ET.fromstring(bytes_of(".xml"))  # noqa: S314  (our own)
    found = [[tag.findtext("text") for tag in each.iter("tag")] for each in quiz if each.get("type") != "category"]
    assert found[0] == ["combattimento", "classic", "livello 2", "Esito"]
    ids = [each.findtext("idnumber") for each in quiz if each.get("type") != "category"]
    assert len(set(ids)) == len(QUESTIONS)
    assert "[tag:livello 2]" in bytes_of(".gift").decode()


def test_mana_on_a_page_is_a_symbol_that_can_still_be_read() -> None:
    found = said("Paga {2}{W} & {T}, {w} no")
    assert re.findall(r'class="mana (\w+)"', found) == ["2", "w", "t"]
    assert re.sub(r"<[^>]*>", "", found) == "Paga {2}{W} &amp; {T}, {w} no"
