"""Pages of comparison: two editions pair by pair, one rule through its history, changed words marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.page import Line, Span, wrap
from judgekit.texts.history import changes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.refs import Ref
    from judgekit.texts.history import Pair, Stage
    from judgekit.texts.library import Corpus, Edition


_NAMES = {"same": "uguali", "moved": "spostate", "changed": "cambiate", "added": "aggiunte", "removed": "tolte"}
_STAGES = {
    "start": "",
    "same": "uguale",
    "moved": "spostata",
    "changed": "cambiata",
    "absent": "non c’è",
}
_STYLES = {"kept": "", "out": "bad", "in": "good"}


def diff(corpus: Corpus, old: Edition, new: Edition, pairs: Sequence[Pair], width: int) -> list[Line]:
    counts = ", ".join(f"{sum(p.relation == r for p in pairs)} {name}" for r, name in _NAMES.items())
    lines = wrap([Span(f"{old.name} → {new.name}", "title"), Span(f"  {counts}", "dim")], width)
    for pair in pairs:
        match pair.relation:
            case "moved":
                lines += _row(corpus, pair.new, width, f"{_path(pair.old)} → {_path(pair.new)}")
            case "changed":
                lines += [[], *_row(corpus, pair.new, width, _both(pair))]
                lines += words(corpus, pair.old, pair.new, width)
            case "added":
                lines += _row(corpus, pair.new, width, f"+ {_path(pair.new)}", "good")
            case "removed":
                lines += _row(corpus, pair.old, width, f"- {_path(pair.old)}", "bad")
    return lines


def _path(ref: Ref | None) -> str:
    return ref.path if ref else ""


def _both(pair: Pair) -> str:
    one, two = _path(pair.old), _path(pair.new)
    return one if one == two else f"{one} → {two}"


def _row(corpus: Corpus, ref: Ref | None, width: int, label: str, style: str = "number") -> list[Line]:
    if ref is None:
        return []
    unit = corpus.units[ref]
    title = unit.title or unit.text.split("\n")[0]
    room = max(20, width - len(label) - 3)
    title = title if len(title) <= room else title[: room - 1].rsplit(" ", 1)[0] + " …"
    return wrap([Span(title, "title" if unit.title else "dim")], width, Span(f"{label}  ", style))


def words(corpus: Corpus, old: Ref | None, new: Ref | None, width: int) -> list[Line]:
    """The text of both with what was taken away and put in, also where there is no colour."""
    if old is None or new is None:
        return []
    spans: Line = []
    for kind, text in changes(_whole(corpus, old), _whole(corpus, new)):
        body = text.strip()
        shown = {"kept": body, "out": f"[-{body}-]", "in": f"{{+{body}+}}"}[kind]
        spans += [Span(shown, _STYLES[kind]), Span(" ")]
    return wrap(spans, width, "  ")


def _whole(corpus: Corpus, ref: Ref) -> str:
    unit = corpus.units[ref]
    return " ".join((unit.text, *unit.examples)).replace("\n", " ")


def history(corpus: Corpus, stages: Sequence[Stage], width: int) -> list[Line]:
    lines: list[Line] = []
    before: Ref | None = None
    for edition, ref, relation, _ in stages:
        lines += [[]] if lines else []
        number = ref.path if ref else "—"
        tail = f"  {edition.name} ({edition.date}) {_STAGES.get(relation, '')}".rstrip()
        lines += wrap([Span(number, "number"), Span(tail, "dim")], width)
        if ref is None:
            continue
        unit = corpus.units[ref]
        other = corpus.units[before] if before else None
        same_tongue = other is not None and _language(corpus, before) == edition.language
        if other is not None and same_tongue and other.text != unit.text and edition.language != "it":
            lines += words(corpus, before, ref, width)
        else:
            lines += wrap([Span(_whole(corpus, ref))], width, "  ")
        before = ref
    return lines


def _language(corpus: Corpus, ref: Ref | None) -> str:
    return next((e.language for e in corpus.editions if ref and e.name == ref.edition), "")
