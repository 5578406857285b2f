"""From the drafts that a reader makes to a document: parents, places, numbers that a source gives twice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from judgekit.errors import BadDocument, Fault
from judgekit.refs import Ref, is_number, parent_of
from judgekit.texts.importers.printed_lines import prose
from judgekit.texts.library import Unit
from judgekit.texts.markdown import Document

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judgekit.texts.importers.printed_lines import Source
    from judgekit.texts.library import Kind, Status

    Pointer = tuple[str, str, str, int]


_TOLD = 5  # lines that a note names


@dataclass(slots=True)
class Draft:
    """A unit while its lines are being read. `above` is its parent where the number does not tell."""

    path: str
    kind: Kind
    title: str
    line: int
    body: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    above: str | None = None
    group: tuple[str, ...] = ()  # headings without a number, between the parent and this unit
    defines: bool = False
    status: Status = "current"

    @property
    def name(self) -> str:
        """The draft as a place is told: number and title."""
        return f"{self.path} {self.title}".strip() if is_number(self.path) else self.title


def document(
    source: Source, meta: dict[str, str], drafts: Iterable[Draft], pointers: Iterable[Pointer] = ()
) -> Document:
    """Join drafts into a document; `pointers` hold paths. Raises BadDocument where there is nothing to join."""
    kept = _once(drafts)
    if not kept:
        raise nothing(source)
    return Document(
        file=source.file,
        meta=meta,
        about="",
        units=tuple(_unit(source, draft, kept) for draft in kept.values()),
        pointers=tuple((Ref(source.name, path), fact, text, line) for path, fact, text, line in pointers),
    )


def nothing(source: Source) -> BadDocument:
    """What is raised where a reader finds nothing that it knows."""
    message = "non si trova nulla da importare: servono righe come «509.1b …», o un altro valore di --format"
    return BadDocument((Fault(source.file, 1, 1, message),))


def _once(drafts: Iterable[Draft]) -> dict[str, Draft]:
    """The drafts by path. What a source says twice under one number stays together there, and a note tells."""
    same: dict[str, list[Draft]] = {}
    for draft in drafts:
        same.setdefault(draft.path, []).append(draft)
    return {path: _joined(several) if len(several) > 1 else several[0] for path, several in same.items()}


def _joined(drafts: Sequence[Draft]) -> Draft:
    """Drafts of one number as one; a heading that comes again, or the same text, is nothing to tell of."""
    first = drafts[0]
    body = list(dict.fromkeys(text for draft in drafts for text in draft.body))
    if len(body) > len(first.body):
        told = [draft for draft in drafts if draft.body]
        lines = ", ".join(str(draft.line) for draft in told[:_TOLD]) + ("…" if len(told) > _TOLD else "")
        first.notes.append(f"Nella fonte {first.path} c’è più volte, alle righe {lines}: qui i testi stanno insieme.")
    first.body = body
    first.examples = list(dict.fromkeys(text for draft in drafts for text in draft.examples))
    return first


def _unit(source: Source, draft: Draft, kept: Mapping[str, Draft]) -> Unit:
    over = _over(draft, kept)
    return Unit(
        ref=Ref(source.name, draft.path),
        kind=draft.kind,
        title=draft.title,
        text=prose(draft.body),
        examples=tuple(draft.examples),
        notes=tuple(draft.notes),
        parent=Ref(source.name, over[-1].path) if over else None,
        place=(*(above.name for above in over), *draft.group),
        file=source.file,
        line=draft.line,
        defines=draft.defines,
        status=draft.status,
    )


def _over(draft: Draft, kept: Mapping[str, Draft]) -> Sequence[Draft]:
    """The units above a draft, outermost first. A number that the source lacks is passed over."""
    over: list[Draft] = []
    path = draft.above or parent_of(draft.path)
    while path is not None:
        if above := kept.get(path):
            over.insert(0, above)
            path = above.above or parent_of(path)
        else:
            path = parent_of(path)
    return over
