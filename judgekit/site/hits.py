"""What a search finds, as a body: the number and the sentence that answers, first what answers best."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from judgekit.refs import Ref
from judgekit.render.page import inline
from judgekit.render.units import label
from judgekit.render.web.markup import ROOT, element, joined, text
from judgekit.render.web.units import address

if TYPE_CHECKING:
    from judgekit.answers.texts import Answer, Hit

_KINDS = {"term": "voce", "section": "lezione"}


def hits(answer: Answer) -> str:
    """The answers, with what was not understood before them."""
    parts = []
    if answer.corrected:
        parts.append(text("p", f"Cercato: {answer.corrected}", "dim"))
    parts += [text("p", f"{word}: non è fra i testi", "dim") for word in answer.unknown]
    for one in answer.not_held:
        parts.append(text("p", f"La {one.number} c’è nel testo ufficiale del {one.date}, non fra i nostri.", "dim"))
    for name in answer.documents:
        parts.append(text("p", f"{name}: il documento ufficiale esiste, non è fra i nostri testi.", "dim"))
    parts += [_hit(one) for one in answer.hits]
    if not answer.hits:
        parts.append(text("p", "Nulla di simile fra i testi."))
    return "\n".join(parts)


def _hit(one: Hit) -> str:
    ref = Ref.parse(one.ref)
    number = label(ref) or _KINDS.get(one.kind, "")
    head = element("a", f"{text('span', number, 'number')} {escape(one.title)}", href=ROOT + address(ref))
    parts = [element("h2", head)]
    if one.snippet:
        said = (
            text("mark", span.text) if span.style == "strong" else escape(span.text) for span in inline(one.snippet)
        )
        parts.append(element("p", "".join(said)))
    place = text("span", " › ".join((ref.edition, *one.place)))
    for name, refs in (("anche in", one.also), ("diversa in", one.differs)):
        there = joined(element("a", escape(other), href=ROOT + address(Ref.parse(other))) for other in refs)
        place += f" · {name} {there}" if there else ""
    return element("div", "".join(parts) + element("p", place, "path"), "hit")
