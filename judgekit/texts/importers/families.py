"""Reading a document of the user's: whatever its form, its units come out under their own numbers, verbatim.

A document goes through three hands: bytes to lines (`decode`, `web_page`, `pdf_pages`), lines to a family (`detect`),
and the family's reader.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from judgekit.errors import BadDocument, Fault
from judgekit.refs import Ref
from judgekit.texts import markdown
from judgekit.texts.importers import (
    article,
    booklet,
    decode,
    detect,
    forum,
    official,
    pdf_pages,
    slides,
    web_page,
    wiki,
)
from judgekit.texts.importers.printed_lines import Source, split

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.texts.library import Unit


@dataclass(frozen=True, slots=True)
class Imported:
    """A document that was read, and the family whose reader read it."""

    family: str
    document: markdown.Document


def read(content: bytes, file: str, name: str, family: str | None = None) -> Imported:
    """Read a document of the user's as the edition `name`; `family` overrides what it looks like.

    Raises BadDocument, with what was expected and where, or Unreadable: nothing else, whatever the bytes.
    """
    if family is not None and family not in FAMILIES:
        message = f"famiglia «{family}» sconosciuta: si conoscono {', '.join(FAMILIES)}"
        raise BadDocument((Fault(file, 1, 1, message),))
    source = _source(content, file, name)
    if not source.lines:
        raise decode.refusal(file, "il file non contiene testo: serve un regolamento in testo, HTML o PDF")
    found = family or detect.family(source)
    return Imported(found, FAMILIES[found](source))


def _source(content: bytes, file: str, name: str) -> Source:
    decode.check_size(content, file)
    if pdf_pages.is_pdf(content):
        return Source(file, name, pdf_pages.lines(content, file))
    text = decode.text(content, file)
    return Source(file, name, web_page.lines(text) if web_page.is_html(text) else split(text), text)


def _own(source: Source) -> markdown.Document:
    """A text in judgekit's own form, moved to the edition that it is imported as."""
    try:
        document = markdown.read(source.text, source.file)
    except RecursionError as error:
        message = "l’intestazione è annidata troppo in profondità: servono righe «chiave: valore»"
        raise BadDocument((Fault(source.file, 2, 1, message),)) from error
    if not document.units:
        raise decode.refusal(source.file, "il testo non ha regole né voci: servono titoli come «### 509.1b. Titolo»")
    before, after = document.meta["edizione"], source.name
    cites = document.meta.get("rinvii", before)
    meta = {**document.meta, "edizione": after, "rinvii": after if cites == before else cites}
    return replace(
        document,
        meta=meta,
        units=tuple(_moved(unit, after) for unit in document.units),
        pointers=tuple((Ref(after, ref.path), fact, text, line) for ref, fact, text, line in document.pointers),
    )


def _moved(unit: Unit, edition: str) -> Unit:
    parent = Ref(edition, unit.parent.path) if unit.parent else None
    return unit._replace(ref=Ref(edition, unit.ref.path), parent=parent)


FAMILIES: dict[str, Callable[[Source], markdown.Document]] = {
    "judgekit": _own,
    "official": official.read,
    "forum": forum.read,
    "wiki": wiki.read,
    "booklet": booklet.read,
    "article": article.read,
    "slides": slides.read,
}
