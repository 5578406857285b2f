"""The user's own documents: each import is one file in the data folder, there whole or not at all."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, get_args

from judgekit.errors import BadDocument, BadRef, Fault, NameTaken, NotFound, Unreadable
from judgekit.files import reason, unwritable, write_whole
from judgekit.refs import Ref
from judgekit.texts.library import Kind, Status
from judgekit.texts.markdown import Document
from judgekit.texts.store import flat_unit, unit_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_FORMAT = 1
_FRONT = {"edizione", "titolo"}
_KINDS, _STATUSES = get_args(Kind), get_args(Status)
_SUFFIX = ".json"


def check_name(name: str, taken: Iterable[str]) -> str:
    """The name under which a document may be kept. Raises BadRef where it is malformed, NameTaken where it exists."""
    try:
        Ref(name, "1")
    except BadRef:
        raise BadRef(f"«{name}» non va come nome: servono lettere minuscole, cifre, punti e trattini") from None
    if name in {"cr", "faq", "fase"}:
        raise BadRef(f"«{name}» non va come nome: judgekit lo usa davanti ai numeri")
    if name in taken:
        raise NameTaken(f"il nome «{name}» è già preso: scegline un altro, oppure prima judgekit forget {name}")
    return name


def save(folder: Path, document: Document) -> Path:
    """Keep a document under its edition's name. Raises Unreadable where the folder cannot be written."""
    path = folder / f"{document.meta['edizione']}{_SUFFIX}"
    rows = [flat_unit(unit) for unit in document.units]
    pointers = [[str(ref), fact, text, line] for ref, fact, text, line in document.pointers]
    content = {"format": _FORMAT, "meta": document.meta, "about": document.about, "units": rows, "pointers": pointers}
    try:
        write_whole(path, json.dumps(content, ensure_ascii=False).encode(errors="replace"), lasting=True)
    except OSError as error:
        raise unwritable(folder, error, "nulla è stato importato") from error
    return path


def load(content: bytes, path: str) -> Document:
    """Read what `save` wrote. Raises BadDocument where the file is damaged."""
    name = path.rpartition("/")[2].removesuffix(_SUFFIX)
    try:
        kept: dict[str, Any] = json.loads(content)
        known = {_FORMAT: kept["units"]}
        document = Document(
            file=path,
            meta=kept["meta"],
            about=kept["about"],
            units=tuple(unit_of(row) for row in known[kept["format"]]),
            pointers=tuple((Ref.parse(ref), fact, text, line) for ref, fact, text, line in kept["pointers"]),
        )
        _check(document, name)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, BadRef) as error:
        message = f"documento importato danneggiato: toglilo con judgekit forget {name} e importalo di nuovo"
        raise BadDocument((Fault(path, 1, 1, message),)) from error
    return document


def taken(document: Document) -> Fault:
    """What is wrong with an import whose name has become that of an edition."""
    name = document.meta["edizione"]
    message = (
        f"«{name}» è ora un’edizione di judgekit: toglilo con judgekit forget {name} e importalo con un altro nome"
    )
    return Fault(document.file, 1, 1, message)


def _check(document: Document, name: str) -> None:
    """Whatever stands in an import is what the rest takes it for. Raises ValueError."""
    words = (document.about, *document.meta, *document.meta.values())
    right = _are(str, words) and document.meta["edizione"] == name and document.meta.keys() >= _FRONT
    right = right and len({unit.ref for unit in document.units}) == len(document.units)
    for unit in document.units:
        right = right and unit.ref.edition == name
        right = right and (unit.parent is None or (type(unit.parent) is Ref and unit.parent.edition == name))
        right = right and unit.kind in _KINDS and unit.status in _STATUSES and type(unit.defines) is bool
        right = right and type(unit.line) is int and _are(str, (unit.title, unit.text, unit.file))
        for texts in (unit.examples, unit.notes, unit.questions, unit.outside, unit.place, unit.english, unit.aliases):
            right = right and _are(str, texts)
        right = right and _are(str, unit.claims)
    for ref, fact, text, line in document.pointers:
        right = right and ref.edition == name and _are(str, (fact, text)) and type(line) is int
    if not right:
        raise ValueError(name)


def _are(kind: type, values: Iterable[object]) -> bool:
    return all(type(value) is kind for value in values)


def imported(folder: Path) -> dict[str, Path]:
    """The files of what has been imported, by its names."""
    return {path.name.removesuffix(_SUFFIX): path for path in folder.glob(f"*{_SUFFIX}")}


def forget(folder: Path, name: str) -> None:
    """Remove an import. Raises NotFound where there is none of that name, Unreadable where it cannot go."""
    kept = imported(folder)
    if name not in kept:
        there = f"ci sono {', '.join(sorted(kept))}" if kept else "non ce n’è nessuno"
        raise NotFound(f"non c’è un documento importato «{name}»: {there}")
    try:
        kept[name].unlink()
    except OSError as error:
        raise Unreadable(f"{kept[name]}: non si può togliere ({reason(error)})") from error
