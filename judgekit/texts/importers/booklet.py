"""A rules booklet in two columns, its labels displaced: the «Wizards of Mickey» rules of organised play."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from judgekit.refs import path_key
from judgekit.texts.importers import align, document_facts, labels
from judgekit.texts.importers.drafts import Draft, document, nothing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.texts.importers.align import Paragraph
    from judgekit.texts.importers.labels import Heading
    from judgekit.texts.importers.printed_lines import Source
    from judgekit.texts.markdown import Document


_TITLED = re.compile(r"((?:[^\W\d_]|[“\"])[^.:;(]{0,70}?(?:\s*\([^()]{1,120}\))?):\s")
_LONG_ASIDE = re.compile(r"\s*\((?:\S+\s+){2,}\S+\)$")
_GLOSSARY = re.compile(r"glossari[oy]", re.IGNORECASE)
# The paragraph on the Supporto has lost its number, which the questions still name: 4.2, after the lists of 4.1.
_SUPPORTO = re.compile(r"ogni giocatore .*\bmazzo Supporto\b", re.IGNORECASE)
_RESTORED = "Nella fonte questo paragrafo è senza numero: 4.2 è quello con cui lo citano le domande."


def read(source: Source) -> Document:
    """Raises BadDocument where no points are found."""
    found = labels.bunches(source.lines)
    points, questions = _sort(align.paragraphs(found))
    if not points:
        raise nothing(source)
    chapters = {bunch.heading.number: bunch.heading for bunch in found if bunch.heading is not None}
    asked = [question.draft(n) for n, question in enumerate(questions, 1)]
    drafts: list[Draft] = []
    for number in sorted({*chapters, *(point.chapter for point in points)}):
        drafts += _chapter(number, chapters.get(number), points)
        drafts += [draft for draft in asked if draft.above == str(number)]
    return document(source, _meta(source), drafts)


def _chapter(number: int, heading: Heading | None, points: Iterable[_Point]) -> Iterator[Draft]:
    """A chapter's units in the order of their numbers, whatever the order of the columns."""
    if heading is not None:
        yield Draft(str(number), "heading", heading.title, heading.line)
    defines = heading is not None and _GLOSSARY.search(heading.title) is not None
    for point in sorted(points, key=lambda point: path_key(point.number)):
        if point.chapter == number:
            yield from point.drafts(defines=defines)


def _meta(source: Source) -> dict[str, str]:
    head = [line.text for line in source.lines[:2] if labels.look(line.text) is None and len(line.text) < 60]
    return document_facts.meta(source, " – ".join(head), document_facts.date_of(source.lines, r"\bv\.|version"))


@dataclass(slots=True)
class _Point:
    """A numbered point: its paragraphs with their labels, in order."""

    number: str
    line: int
    parts: list[Paragraph] = field(default_factory=list)

    @property
    def chapter(self) -> int:
        return int(self.number.split(".")[0])

    def drafts(self, *, defines: bool) -> list[Draft]:
        draft = Draft(self.number, "rule", _title(self.parts[0].text), self.line, defines=defines)
        if self.parts[0].label.kind != "point":
            draft.notes.append(_RESTORED)
        steps = [part for part in self.parts if part.label.kind == "step"]
        phased = any("." in step.label.mark for step in steps)
        for part in self.parts:
            if part.label.kind == "E":
                draft.examples.append(part.text)
            else:
                draft.body.append(_listed(part) if draft.body else part.text)
        return [draft, *(_phase(step, self.number) for step in steps if phased)]


@dataclass(slots=True)
class _Question:
    """A question with its ruling and example."""

    asked: Paragraph
    parts: list[Paragraph] = field(default_factory=list)

    def draft(self, n: int) -> Draft:
        examples = [part.text for part in self.parts if part.label.kind == "E"]
        body = [_listed(part) for part in self.parts if part.label.kind != "E"]
        above, group = str(self.asked.chapter), self.asked.group
        line = self.asked.label.line
        return Draft(f"faq-{n}", "faq", self.asked.text, line, body, examples, above=above, group=group)


def _sort(paragraphs: Iterable[Paragraph]) -> tuple[list[_Point], list[_Question]]:
    """Points and questions, each with the paragraphs that follow it."""
    points: list[_Point] = []
    questions: list[_Question] = []
    into: list[Paragraph] | None = None
    for paragraph in paragraphs:
        label = paragraph.label
        if not paragraph.lines:
            continue
        if label.kind == "point":
            points.append(_Point(label.mark, label.line, [paragraph]))
            into = points[-1].parts
        elif label.kind == "D":
            questions.append(_Question(paragraph))
            into = questions[-1].parts
        elif points and points[-1].parts is into and _supporto(points, paragraph):
            points.append(_Point("4.2", label.line, [paragraph]))
            into = points[-1].parts
        elif into is not None:
            into.append(paragraph)
    return points, questions


def _supporto(points: Sequence[_Point], paragraph: Paragraph) -> bool:
    return points[-1].number == "4.1" and _SUPPORTO.match(paragraph.text) is not None


def _listed(part: Paragraph) -> str:
    """A paragraph with the mark that its label stands for in a text."""
    if part.label.kind == "step":
        return f"{part.label.mark}. {part.text}"
    return f"- {part.text}" if part.label.kind == "bullet" else part.text


def _phase(part: Paragraph, point: str) -> Draft:
    number = part.label.mark
    text = part.text
    above = f"fase-{number.rpartition('.')[0]}" if "." in number else point
    return Draft(f"fase-{number}", "rule", _title(text), part.label.line, [text], above=above)


def _title(text: str) -> str:
    """What stands before the colon that opens a paragraph, a long explanation in brackets aside."""
    match = _TITLED.match(text)
    return _LONG_ASIDE.sub("", match[1]) if match else ""
