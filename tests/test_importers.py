"""Real documents: every family read under its own numbers, every encoding, every refusal, and nothing else raised."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.errors import BadDocument, Unreadable
from judgekit.texts import link
from judgekit.texts.importers import decode, detect, families, pdf_pages
from judgekit.texts.importers.document_facts import dates

if TYPE_CHECKING:
    from judgekit.refs import Ref
    from judgekit.texts.library import Unit
    from judgekit.texts.markdown import Document


DATA = Path(__file__).parent / "data/imports"
FIXTURES = {path.name: path.read_bytes() for path in sorted(DATA.iterdir())}
FAMILIES = {
    "official.txt": "official",
    "forum.txt": "forum",
    "wiki.txt": "wiki",
    "booklet.txt": "booklet",
    "article.txt": "article",
    "slides.txt": "slides",
    "page.html": "forum",
    "own.md": "judgekit",
}


def read(name: str, family: str | None = None) -> Document:
    return families.read(FIXTURES[name], name, "x", family).document


def linked(document: Document) -> dict[Ref, Unit]:
    """The units as they are when the document has been imported."""
    return dict(link.link([replace(document, file="imports/x.json")]).units)


def read_text(text: str, family: str | None = None) -> Document:
    return families.read(text.encode(), "testo.txt", "x", family).document


def units(document: Document) -> dict[str, Unit]:
    return {unit.ref.path: unit for unit in document.units}


def faults(content: bytes, family: str | None = None) -> str:
    with pytest.raises(BadDocument) as caught:
        families.read(content, "testo.txt", "x", family)
    return caught.value.message


class Counts(NamedTuple):
    chapters: int
    rules: int
    subrules: int
    examples: int
    terms: int


def counts(document: Document) -> Counts:
    paths = [unit.ref.path for unit in document.units]
    patterns = (r"\d{3}", r"\d{3}\.\d+", r"\d{3}\.\d+[a-z]")
    chapters, rules, subrules = (sum(re.fullmatch(p, path) is not None for path in paths) for p in patterns)
    examples = sum(len(unit.examples) for unit in document.units)
    return Counts(chapters, rules, subrules, examples, sum(unit.kind == "term" for unit in document.units))


# --- families ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FAMILIES)
def test_every_family_is_known_by_its_content(name: str) -> None:
    assert families.read(FIXTURES[name], "senza-nome", "x").family == FAMILIES[name]


def test_every_family_has_a_look_and_an_example() -> None:
    assert set(families.FAMILIES) == set(detect.LOOKS) == set(FAMILIES.values())


@pytest.mark.parametrize("name", FAMILIES)
def test_every_unit_bears_the_edition_file_and_a_line_and_has_its_parent(name: str) -> None:
    document = read(name)
    refs = {unit.ref for unit in document.units}
    assert document.meta["edizione"] == "x"
    assert len(refs) == len(document.units)
    for unit in document.units:
        assert unit.ref.edition == "x"
        assert unit.file == name
        assert unit.line > 0
        assert unit.parent is None or unit.parent in refs
    assert linked(document).keys() == refs


@pytest.mark.parametrize("name", [name for name in FAMILIES if name != "own.md"])
def test_front_matter_tells_what_the_document_says_of_itself(name: str) -> None:
    meta = read(name).meta
    assert meta["fonte"] == name
    assert meta["titolo"]
    assert meta["lingua"] == ("en" if name == "official.txt" else "it")
    assert meta["gioco"] == "magic"
    assert bool(meta["data"]) == (name != "page.html")


# --- the official rules -----------------------------------------------------------------------------------------------


def test_the_official_text_is_read_without_contents_introduction_and_credits() -> None:
    document = read("official.txt")
    assert counts(document) == (3, 4, 3, 2, 5)
    assert [unit.ref.path for unit in document.units][:4] == ["1", "100", "100.1", "100.1a"]
    assert document.meta["data"] == "2011-05-03"
    assert document.meta["titolo"] == "Sample Comprehensive Rules of the Club"


def test_official_rules_keep_paragraphs_examples_titles_and_place() -> None:
    found = units(read("official.txt"))
    assert found["100.1b"].text.split("\n\n")[1] == "A second paragraph says so again."
    assert found["100.1b"].examples == ("Ada waits for Bea. Nobody has dealt.", "Bea deals. Ada is glad.")
    assert (found["100.2"].kind, found["100.2"].title, found["100.2"].text) == ("rule", "Cushions", "Cushions")
    assert found["100.2a"].place == ("1 Beginnings", "100 General", "100.2 Cushions")
    assert found["100"].title == "General"
    assert found["101.1"].line == 38


def test_official_terms_have_status_senses_and_pointers() -> None:
    document = read("official.txt")
    found = units(document)
    assert (found["glossario/footstool"].title, found["glossario/footstool"].status) == ("Footstool", "obsolete")
    assert found["glossario/deal"].text.startswith("1. What the dealer does.\n2. What two")
    assert found["glossario/deal"].defines
    joined = linked(document)
    see = {ref.path: [to.path for to in unit.see] for ref, unit in joined.items() if unit.see}
    assert see == {
        "glossario/deal": ["glossario/dealer"],
        "glossario/dealer": ["glossario/deal"],
        "glossario/footstool": ["glossario/cushion"],
    }
    assert not any(unit.outside for unit in joined.values())


def official() -> str:
    return FIXTURES["official.txt"].decode()


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda text: re.sub(r"\n\s*\n", "\n", text), id="no blank lines"),
        pytest.param(lambda text: re.sub(r"\n+", "\n\n", text), id="blank lines everywhere"),
        pytest.param(lambda text: text.replace("\n", "\r"), id="CR"),
        pytest.param(lambda text: text.replace("\n\n", "\r\n\r"), id="CRLF and CR"),
        pytest.param(lambda text: re.sub(r"(?m)^(\d{3}\.\d)\. ", r"\1 ", text), id="no dot"),
        pytest.param(lambda text: re.sub(r"(?m)^(\d{3}\.\d[a-z]) ", r"\1. ", text), id="dot after the letter"),
        pytest.param(lambda text: re.sub(r"(?m)^(\d{3}\.\d\.?[a-z]?) ", "\\1\u00a0", text), id="no-break space"),
        pytest.param(lambda text: text.replace("Example:", "EXAMPLE:"), id="capitals"),
        pytest.param(lambda text: text.replace(" so again", "\u2028so\x0bagain\x0c"), id="other separators"),
        pytest.param(lambda text: text.replace("\n\nGlossary\n\nCushion", " Glossary\nCushion"), id="glued glossary"),
        pytest.param(lambda text: text.rstrip(), id="no final newline"),
        pytest.param(lambda text: text[: text.index("Credits\n\nW")], id="no credits"),
        pytest.param(lambda text: text[text.rindex("1. Beginnings") :], id="no contents"),
        pytest.param(lambda text: text.replace("200. Leaving\n\n2", "200. Leaving\n\n200. Leaving\n\n2"), id="twice"),
        pytest.param(lambda text: text.replace("Whoever", "Who\0ever") + "\0" * 99, id="noughts"),
    ],
)
def test_official_texts_of_any_habit_give_the_same_units(change) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    expected, found = units(read("official.txt")), units(read_text(change(official()), "official"))
    assert list(found) == list(expected)
    for path, unit in found.items():
        assert unit.examples == expected[path].examples
        assert "".join(unit.text.split()) == "".join(expected[path].text.split())


def test_lines_broken_to_fit_a_page_are_joined_and_references_at_their_beginning_open_nothing() -> None:
    rule = "{0}.{2}. Chi siede al posto {2} passa il vassoio a chi gli sta accanto, come dice la regola\n"
    rule += "{1}.{2} del tavolo, e poi aspetta che il vassoio torni indietro."
    numbers = [(section, seat) for section in (101, 102) for seat in (1, 2, 3)]
    found = units(read_text("\n".join(rule.format(n, n - 1, seat) for n, seat in numbers), "forum"))
    assert list(found) == [f"{n}.{seat}" for n, seat in numbers]
    assert " come dice la regola 101.1 del tavolo, e poi aspetta" in found["102.1"].text


def test_paragraphs_and_examples_broken_into_lines_are_kept_apart() -> None:
    example = "Esempio: chi siede al posto numero due riceve il vassoio da chi gli siede accanto e\nlo passa."
    after = "Il vassoio che cade per terra resta per terra fino alla fine della serata, anche se\nqualcuno lo vuole."
    rule = "Chi siede al posto accanto alla finestra passa il vassoio a chi siede accanto alla\nporta di casa."
    text = "\n\n".join(f"100.{n}. {rule}\n{example}\n\n{after}" for n in range(1, 5))
    unit = units(read_text(text))["100.3"]
    assert unit.text == f"{rule}\n\n{after}".replace("\n", " ").replace("  ", "\n\n")
    assert unit.examples == (example.removeprefix("Esempio: ").replace("\n", " "),)


def test_contents_without_rules_are_told_from_a_text_of_another_kind() -> None:
    text = official()
    contents = text[: text.rindex("1. Beginnings")].replace("Rule 100.1", "It")
    message = faults(contents.encode())
    assert "indice" in message
    assert message.startswith("testo.txt:12:1:")


def test_contents_at_the_head_of_a_chapter_give_no_units() -> None:
    text = official().replace("2. Endings\n\n200. Leaving", "2. Endings\n\n200. Leaving\n201. Sleep\n\n200. Leaving")
    text = text.replace("good night.", "good night.\n\n201. Sleep\n\n201.1. Then all is quiet.")
    found = units(read_text(text, "official"))
    assert [path for path in found if path.startswith("2")] == ["2", "200", "200.1", "201", "201.1"]
    assert found["101.1"].text.count("\n\n") == 1


def test_a_number_that_comes_twice_keeps_both_texts_and_a_note() -> None:
    found = units(read_text(official().replace("100.1b If", "100.1a If")))
    assert found["100.1a"].text.startswith("Whoever sits down first deals.\n\nIf nobody deals")
    assert "righe 25, 27" in found["100.1a"].notes[0]


def test_a_glossary_cut_in_the_middle_lands_as_far_as_it_goes() -> None:
    text = official()
    found = units(read_text(text[: text.index(" What two people")]))
    assert found["glossario/deal"].text == "1. What the dealer does.\n\n2."
    assert "glossario/dealer" not in found


# --- Italian families -------------------------------------------------------------------------------------------------


def test_a_forum_post_loses_its_frame_and_entries_are_glued_together() -> None:
    document = read("forum.txt")
    found = units(document)
    assert counts(document) == (2, 3, 1, 1, 3)
    assert found["glossario/guanciale"].text == "Quello su cui ci si appoggia. Vedi regola 100.2."
    assert found["100.2"].kind == "heading"
    assert found["101.1"].text.startswith("La finestra resta chiusa")
    everything = "".join(unit.title + unit.text for unit in document.units)
    assert not re.search("Topolina|Posted|Share|replies|Older|Top", everything)
    assert document.meta["data"] == "2006-05-04"
    assert ("glossario/cuscino", "Vedi", "Guanciale") in [
        (ref.path, fact, to) for ref, fact, to, _ in document.pointers
    ]


def test_bullets_of_a_wiki_are_rules_and_an_extract_may_name_what_it_lacks() -> None:
    document = read("wiki.txt")
    assert counts(document) == (0, 2, 1, 1, 0)
    assert units(document)["301.1a"].examples == ("Ada stende una tovaglia gialla. Non va bene.",)
    assert document.meta["estratto"] == "sì"
    assert document.meta["data"] == "2019-03-07"
    assert document.meta["titolo"] == "Estratto delle regole"


def test_displaced_labels_of_a_booklet_find_their_paragraphs() -> None:
    found = units(read("booklet.txt"))
    assert [path for path in found if re.fullmatch(r"\d\.\d", path)] == [
        "1.1",
        "1.2",
        "2.1",
        "2.2",
        "3.1",
        "3.2",
        "4.1",
    ]
    assert found["1.1"].text.endswith("\n\n- sedia con lo schienale, che è comoda;\n- sgabello, che non lo è.")
    assert found["1.2"].title == "Sedersi"
    assert found["2.2"].examples == ("Ada arriva alle nove e porta il gelato al limone.",)
    assert found["3.1"].text.startswith("Ci si alza quando")
    assert found["3.2"].text.startswith("Chi si alza per primo")
    assert (found["4.1"].title, found["4.1"].defines) == ("Gelato (al limone)", True)


def test_phases_of_a_booklet_have_names_of_their_own() -> None:
    found = units(read("booklet.txt"))
    assert found["fase-1.1"].text == "Ci si toglie il cappotto."
    assert found["fase-1.1"].place == ("2 Le fasi", "2.1", "fase-1 Arrivo")
    assert found["2.1"].text.endswith("\n1.1. Ci si toglie il cappotto.\n2. Saluto: ci si dà la mano.")


def test_questions_of_a_booklet_have_their_own_ruling_and_example() -> None:
    found = units(read("booklet.txt"))
    assert found["faq-1"].title == "Posso sedermi per terra, se la mia sedia è rotta?"
    assert found["faq-1"].text.startswith("Sì, a patto")
    assert found["faq-1"].examples == ("Ada si siede per terra accanto al gatto di casa.",)
    assert found["faq-1"].place == ("5 Domande", "Generale")
    assert found["faq-2"].title == "Il gatto conta come un giocatore?"
    assert found["faq-2"].text == "No, il gatto guarda soltanto."


def test_an_article_gives_sections_with_the_rules_that_they_name() -> None:
    document = read("article.txt")
    sections = [unit for unit in document.units if unit.kind == "section"]
    assert [unit.title for unit in sections] == ["Porte [CR 500]", "Finestre [CR 703]", "Tavoli [CR 110.6]", "Sedie"]
    assert sections[1].text == "Le finestre si chiudono la sera."
    assert sections[2].text.endswith(":\n\n1. due davanti\n2. due dietro")
    assert document.meta["rinvii"] == "cr-2016"
    joined = linked(document)
    assert joined[sections[2].ref].outside == ("cr-2016:110.6",)
    assert joined[sections[3].ref].outside == ("cr-2016:604.3",)


def test_slides_that_grow_are_one_section_with_each_bullet_once() -> None:
    found = units(read("slides.txt"))
    assert list(found) == ["tavoli", "tavoli/tavoli-tables", "tavoli/apparecchiare", "tavoli/mettere-i-piatti"]
    assert found["tavoli/tavoli-tables"].text == "- Un tavolo ha quattro gambe.\n- Un tavolo senza gambe è un asse."
    assert found["tavoli/apparecchiare"].text == (
        "- Si stende la tovaglia.\n- Si lisciano le pieghe, se ce ne sono, in modo state-of-the-art."
    )
    assert found["tavoli/mettere-i-piatti"].text.endswith("\n\nI piatti rotti non contano.")


def test_a_text_of_judgekits_own_moves_to_its_new_edition() -> None:
    document = read("own.md")
    found = units(document)
    assert document.meta["rinvii"] == "x"
    assert [str(ref) for ref in linked(document)[found["101.1"].ref].refs] == ["x:101.2"]
    assert str(found["101.1"].parent) == "x:101"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("effective as of July 22, 2016.", ["2016-07-22"]),
        ("Last updated 1st of October, 2008", ["2008-10-01"]),
        ("02 Ottobre 2024", ["2024-10-02"]),
        ("v. 1.0 Ottobre 2010", ["2010-10-01"]),
        ("Posted on 27/3/2005, 14:28", ["2005-03-27"]),
        ("7/22/2016 e 2016-07-23", ["2016-07-22", "2016-07-23"]),
        ("31/2/2005, 99/99/2005, March 40, 2003", []),
    ],
)
def test_dates_are_read_in_every_spelling(text: str, found: list[str]) -> None:
    assert dates(text) == found


# --- bytes ------------------------------------------------------------------------------------------------------------

TYPESET = "100.1. “È così”, dice l’oste – perché no?\n\n100.1a Così è più bello.\n\n100.2. Fine… e già.\n"


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(TYPESET.encode(), id="utf-8"),
        pytest.param(TYPESET.encode("utf-8-sig"), id="utf-8 with its mark"),
        pytest.param(b"\xff\xfe" + TYPESET.encode("utf-16-le"), id="utf-16-le with its mark"),
        pytest.param(b"\xfe\xff" + TYPESET.encode("utf-16-be"), id="utf-16-be with its mark"),
        pytest.param(TYPESET.encode("utf-16-le"), id="utf-16-le"),
        pytest.param(TYPESET.encode("utf-16-be"), id="utf-16-be"),
        pytest.param(TYPESET.encode("utf-32"), id="utf-32"),
        pytest.param(TYPESET.encode("cp1252"), id="cp1252"),
        pytest.param(TYPESET.encode("mac_roman"), id="mac roman"),
        pytest.param(TYPESET.replace("\n", "\r\n").encode(), id="CRLF"),
    ],
)
def test_the_encoding_is_found_by_content(content: bytes) -> None:
    assert decode.text(content, "testo.zip") == TYPESET


def test_a_letter_cut_in_half_and_a_stray_byte_spoil_nothing() -> None:
    cut = "perché".encode()[:-1]
    assert decode.text(cut, "f") == "perch"
    assert decode.text(("è già così, perché è più in là. " * 9).encode() + b"l\x92oste", "f").endswith("l’oste")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "vuoto"),
        (b" \r\n\t\0\0", "vuoto"),
        (b"PK\x03\x04" + b"x" * 90, "è un archivio zip, non un testo"),
        (b"PK\x03\x04" + b"[Content_Types].xml word/document.xml", "Word"),
        (b"\x89PNG\r\n\x1a\n....", "immagine PNG"),
        (b"\xff\xd8\xff\xe0....", "immagine JPEG"),
        (b"\x1f\x8b\x08....", "gzip"),
        (b"\xd0\xcf\x11\xe0....", "Office"),
        (b"{\\rtf1 ciao}", "RTF"),
        (bytes(range(256)) * 9, "binario"),
        (b"\x01\x02ab" * 99, "binario"),
        ("Правила игры: каждый игрок сидит. ".encode("cp1251") * 9, "UTF-8"),
        (b"x" * (decode.MOST + 1), "64"),
        (b"Cara Ada, domani vengo a cena. Porto il gelato.", "--format"),
        (b"<html><body><script>x</script></body></html>", "non contiene testo"),
        (b"---\nedizione: x\ntitolo: y\n---\n", "non ha regole"),
        (b"---\nedizione: " + b"[" * 9999 + b"\n---\n", "annidata"),
        (b"%PDF-1.4 e poi nulla", "danneggiato"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place_and_a_way_out(content: bytes, told: str) -> None:
    message = faults(content)
    assert re.match(r"testo\.txt:\d+:\d+: ", message)
    assert told in message


@pytest.mark.parametrize("family", [family for family in families.FAMILIES if family != "judgekit"])
def test_a_family_that_finds_nothing_says_what_it_expected(family: str) -> None:
    assert re.search("«509.1b …»|«100.1", faults(b"Ciao.", family))


def test_an_unknown_family_is_refused_with_the_known_ones() -> None:
    assert "official, forum" in faults(b"x", "volantino")


def test_an_unlikely_document_hears_what_each_family_looks_like() -> None:
    message = faults(b"Cara Ada, domani vengo a cena.")
    assert all(look in message for look in detect.LOOKS.values())
    assert "il più vicino è slides" in faults("Cara Ada,\n\n• porto il gelato\n• e due cucchiai".encode())


# --- web pages and PDF ------------------------------------------------------------------------------------------------


def test_a_web_page_is_read_without_menus_scripts_and_comments() -> None:
    document = read("page.html")
    found = units(document)
    assert list(found) == ["100", "100.1", "100.1a", "100.1b"]
    assert found["100.1"].text == "Al tavolo si è in due."
    assert found["100.1a"].examples == ("Ada porta il tè verde.",)
    assert found["100.1b"].text == "L'altro porta i biscotti, che siano di riso o di farro."
    assert found["100.1b"].line == 10
    assert document.meta["titolo"] == "Regole del circolo"


@pytest.mark.parametrize("shape", ["<pre>{}</pre>", "<p>{}</p>"])
def test_the_official_text_inside_a_web_page_gives_the_same_units(shape: str) -> None:
    text = official().replace("\n\n", "</p><p>").replace("\n", "<br>") if "<p>" in shape else official()
    found = read_text(f"<!DOCTYPE html><html><body>{shape.format(text)}</body></html>")
    assert [(u.ref, u.text) for u in found.units] == [(u.ref, u.text) for u in read("official.txt").units]


@pytest.mark.parametrize("piece", ["<div>", "<ul><li>", "<a ", '<a b="', "<!--", "<![", "</", "<?", "<script>", "&#"])
def test_pages_that_never_close_what_they_open_are_read_in_no_time(piece: str) -> None:
    rules = "<p>100.1. Uno è a capotavola.</p><p>100.2. Due è di fronte.</p><p>100.3. Tre è il gatto.</p>"
    page = f"<html><body>{rules}{piece * 50_000}".encode()
    assert list(units(families.read(page, "f", "x").document)) == ["100.1", "100.2", "100.3"]


def pdf_file(pages: list[list[tuple[float, float, str]]]) -> bytes:
    """A minimal PDF: on every page, texts at their places (x, y from below), in Helvetica of nine points."""
    bodies = [b"<< /Type /Catalog /Pages 2 0 R >>", b"", b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]
    kids = []
    for page in pages:
        shows = "\n".join(f"BT /F 9 Tf {x} {y} Td ({text}) Tj ET" for x, y, text in page)
        drawing = shows.encode("latin-1")
        bodies.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(drawing), drawing))
        kids.append(len(bodies) + 1)
        resources = b"<< /Font << /F 3 0 R >> >>"
        bodies.append(
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents %d 0 R /Resources %s >>"
            % (len(bodies), resources)
        )
    bodies[1] = b"<< /Type /Pages /Count %d /Kids [%s] >>" % (len(kids), b" ".join(b"%d 0 R" % kid for kid in kids))
    out = b"%PDF-1.4\n"
    places = []
    for n, body in enumerate(bodies, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (n, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    size = len(bodies) + 1
    tail = b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF" % (size, len(out))
    return out + b"xref\n0 %d\n0000000000 65535 f \n%s%s" % (size, table, tail)


COLUMNS = """
1.0 Le sedie |
1.1          | Le sedie sono di due tipi, e ogni
             | giocatore ne porta una.
1.2          | Le sedie rotte restano a casa di
             | chi le ha.

1.3          | Chi non ha sedie porta un cuscino
             | molto morbido.
2.0 I tavoli |
2.1          | I tavoli stanno nel mezzo della
             | stanza.
"""


def two_columns() -> bytes:
    """A page of two columns: their labels are drawn first, the right ones before the left."""
    labels: list[tuple[float, float, str]] = []
    texts: list[tuple[float, float, str]] = []
    for x, column in zip((40.0, 310.0), COLUMNS.strip().split("\n\n"), strict=True):
        rows = [[cell.strip() for cell in row.split("|")] for row in column.split("\n")]
        labels = [(x, 760.0 - 12 * n, row[0]) for n, row in enumerate(rows) if row[0]] + labels
        texts += [(x + 30, 760.0 - 12 * n, row[1]) for n, row in enumerate(rows) if row[1]]
    return pdf_file([[*labels, *texts, (200.0, 800.0, "Libretto del circolo"), (290.0, 30.0, "1")]])


def test_two_columns_of_a_pdf_are_read_one_after_the_other() -> None:
    texts = [line.text for line in pdf_pages.lines(two_columns(), "f.pdf")]
    assert texts == [
        "Libretto del circolo",
        "1.0 Le sedie",
        "1.1 Le sedie sono di due tipi, e ogni",
        "giocatore ne porta una.",
        "1.2 Le sedie rotte restano a casa di",
        "chi le ha.",
        "1.3 Chi non ha sedie porta un cuscino",
        "molto morbido.",
        "2.0 I tavoli",
        "2.1 I tavoli stanno nel mezzo della",
        "stanza.",
    ]


def test_a_booklet_in_pdf_is_a_booklet() -> None:
    done = families.read(two_columns(), "f.txt", "x")
    assert done.family == "booklet"
    assert [unit.ref.path for unit in done.document.units] == ["1", "1.1", "1.2", "1.3", "2", "2.1"]
    assert units(done.document)["1.2"].text == "Le sedie rotte restano a casa di chi le ha."


def test_what_stands_on_the_edge_of_every_page_is_left_out() -> None:
    pages = [[(40.0, 800.0, "Circolo"), (40.0, 700.0, f"Riga {n}, diversa."), (40.0, 680.0, "Altra."),
              (40.0, 30.0, f"pag. {n}")] for n in range(1, 5)]  # fmt: skip
    texts = [line.text for line in pdf_pages.lines(pdf_file([[*page] for page in pages]), "f.pdf")]
    assert texts == [text for n in range(1, 5) for text in (f"Riga {n}, diversa.", "Altra.")]


def test_a_pdf_without_text_is_told_from_a_damaged_one() -> None:
    assert "OCR" in faults(pdf_file([[]]))


def test_without_the_extra_a_pdf_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pypdfium2", None)
    with pytest.raises(Unreadable, match=r"pip install 'judgekit\[pdf-import\]'"):
        families.read(two_columns(), "f.pdf", "x")


# --- whatever the bytes -----------------------------------------------------------------------------------------------

ANY_FAMILY = st.sampled_from([None, *families.FAMILIES])
LABELS = """100.1. 100.1a 999.999z 1.1" E! D! R" –" " 1. •"""
PHRASES = (
    """1.0! A|2.0 B|Top|- |Glossary|Glossario|Credits|(Obsolete)|See also X.|Example:|[CR 1]|<-x->|Posted on 1/1/2001"""
)
PLAUSIBLE = st.sampled_from(
    ["", *LABELS.split(), *PHRASES.split("|")]
    + [line for content in FIXTURES.values() for line in content.decode().split("\n")]
)


def only_named_errors(content: bytes, family: str | None) -> None:
    try:
        done = families.read(content, "f", "x", family)
    except (BadDocument, Unreadable):
        return
    assert done.document.units
    assert len({unit.ref for unit in done.document.units}) == len(done.document.units)


@given(st.binary(max_size=400), ANY_FAMILY)
def test_random_bytes_raise_only_named_errors(content: bytes, family: str | None) -> None:
    only_named_errors(content, family)


@settings(max_examples=300)
@given(st.lists(PLAUSIBLE, max_size=40), ANY_FAMILY)
def test_plausible_lines_in_any_order_raise_only_named_errors(lines: list[str], family: str | None) -> None:
    only_named_errors("\n".join(lines).encode(), family)


@given(st.sampled_from(sorted(FIXTURES)), st.data(), st.booleans())
def test_a_document_cut_at_any_byte_raises_only_named_errors(name: str, data: st.DataObject, known: bool) -> None:
    cut = data.draw(st.integers(0, len(FIXTURES[name])))
    only_named_errors(FIXTURES[name][:cut], FAMILIES[name] if known else None)


@settings(max_examples=40)
@given(st.data())
def test_a_pdf_cut_or_spoilt_at_any_byte_raises_only_named_errors(data: st.DataObject) -> None:
    content = bytearray(two_columns()[: data.draw(st.integers(0, len(two_columns())))])
    for at in data.draw(st.lists(st.integers(0, 5000), max_size=5)):
        if at < len(content):
            content[at] = data.draw(st.integers(0, 255))
    only_named_errors(bytes(content), None)


# --- the real documents -----------------------------------------------------------------------------------------------

SOURCES = {
    "MagicCompRules-2003-03-15.txt": ("official", (66, 259, 255, 61, 253)),
    "MagicCompRules-2016-07-22.txt": ("official", (128, 897, 1220, 238, 516)),
    "MagicCompRules-2026-01-16.txt": ("official", (146, 1157, 1957, 276, 725)),
    "classic-forum.txt": ("forum", (62, 187, 149, 35, 177)),
    "cr-509-wiki.txt": ("wiki", (0, 7, 19, 5, 0)),
}
ITALIAN = [
    ("classic-forum.txt", "classic", ""),
    ("cr-509-wiki.txt", "cr-2016", ""),
    ("wom-regolamento-op.txt", "wom", ""),
    ("lezione-permanenti-e-zone.txt", "lezioni", "permanenti-e-zone"),
    ("lezione-magie-slide.txt", "lezioni", "magie"),
]


@pytest.mark.parametrize("name", SOURCES)
def test_the_real_documents_have_their_known_counts(shared: Path, name: str) -> None:
    family, expected = SOURCES[name]
    done = families.read((shared / "sources" / name).read_bytes(), name, "x")
    assert done.family == family
    assert counts(done.document) == expected
    if family == "official":
        assert done.document.meta["data"] == name[15:25]


def words(text: str) -> int:
    return len(re.findall(r"[^\W\d_]+", text.replace("\u00ad", "")))


@pytest.mark.parametrize(("name", "edition", "prefix"), ITALIAN)
def test_every_unit_of_the_italian_sources_has_its_kind_examples_and_words(
    shared: Path, name: str, edition: str, prefix: str
) -> None:
    rows = [json.loads(row) for row in (shared / "data/manifest.jsonl").read_text(encoding="utf-8").splitlines()]
    found = units(families.read((shared / "sources" / name).read_bytes(), name, edition).document)
    for row in rows:
        path = row["ref"].partition(":")[2]
        if not row["ref"].startswith(f"{edition}:{prefix}"):
            continue
        unit = found[path]
        told = unit.text + (unit.title if unit.kind == "faq" else "") + (found["4.2"].text if path == "4.1" else "")
        assert (unit.kind, unit.status) == (row["kind"], row.get("status", "current")), path
        assert len(unit.examples) == row.get("examples", 0), path
        if "source_words" in row:
            assert abs(words(told) - row["source_words"]) <= max(5, row["source_words"] / 10), path


def test_the_real_booklet_gives_every_question_its_ruling(shared: Path) -> None:
    content = (shared / "sources/wom-regolamento-op.txt").read_bytes()
    found = units(families.read(content, "f", "wom").document)
    asked = [unit for path, unit in found.items() if path.startswith("faq-")]
    assert len(asked) == 40
    assert all(unit.title.endswith("?") and unit.text.endswith(".") for unit in asked)
    assert found["4.2"].notes
    assert sum(unit.defines for unit in found.values()) == 25
