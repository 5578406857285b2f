"""A page of search results: each with its number, title, place and the sentence that answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.page import Line, Span, wrap
from judgekit.render.page import inline as marked
from judgekit.render.units import label

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.refs import Ref
    from judgekit.retrieval.searcher import Answer, Hit
    from judgekit.texts.library import Corpus, Unit


def page(corpus: Corpus, answer: Answer, width: int, address: Callable[[Unit], str] | None) -> list[Line]:
    lines: list[Line] = []
    for hit in answer.hits:
        lines += [[]] if lines else []
        lines += _hit(hit, width, address(corpus.units[hit.ref]) if address else "")
        lines += _elsewhere("anche in ", hit.also, corpus, width, address)
        lines += _elsewhere("diversa in ", hit.differs, corpus, width, address)
    if answer.others:
        spans: Line = [Span("in altre edizioni: ", "dim")]
        for n, hit in enumerate(answer.others):
            spans += [Span(", ", "dim")] if n else []
            spans += [Span(str(hit.ref), "ref", address(corpus.units[hit.ref]) if address else "")]
        lines += [[], *wrap(spans, width, "", "  ")]
    return lines


def _elsewhere(
    opening: str, refs: tuple[Ref, ...], corpus: Corpus, width: int, address: Callable[[Unit], str] | None
) -> list[Line]:
    """Where else the rule stands: «anche in cr-2016:509.1b, cr-2026:509.1b», «diversa in …»."""
    spans: Line = []
    for ref in refs:
        spans += [Span(", " if spans else opening, "dim")]
        spans += [Span(str(ref), "ref", address(corpus.units[ref]) if address else "")]
    return wrap(spans, width, "  ") if spans else []


def _hit(hit: Hit, width: int, link: str) -> list[Line]:
    number = label(hit.ref) or {"term": "voce", "section": "lezione"}.get(hit.kind, "")
    lines = wrap([Span(hit.title, "title")], width, Span(f"{number}  ", "number", link))
    place = " › ".join((hit.ref.edition, *hit.place))
    lines += wrap([Span(place, "dim")], width, "  ")
    if hit.snippet:
        spans = [Span(span.text, "hit") if span.style == "strong" else span for span in marked(hit.snippet)]
        lines += wrap(spans, width, "  ")
    return lines
