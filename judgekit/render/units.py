"""Pages of the library: a rule in its place, a term, a table of contents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.page import WIDTH, Line, Span, inline, paragraphs, wrap
from judgekit.texts.find import resolve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.refs import Mention, Ref
    from judgekit.scenario.bundled import Listed
    from judgekit.texts.library import Corpus, Elsewhere, Unit


STATUS = {"current": "", "obsolete": "obsoleto", "informal": "informale"}
_LABEL = 10
_MOST_CITING = 12


class UnitPages:
    """Draws units of one corpus at one width; `address` gives the hyperlink of a unit ("" for none).

    `cases` gives the cases that show what a section of a lesson says.
    """

    def __init__(
        self,
        corpus: Corpus,
        width: int = WIDTH,
        address: Callable[[Unit], str] | None = None,
        cases: Callable[[Unit], Sequence[Listed]] | None = None,
    ) -> None:
        self.corpus = corpus
        self.cases = cases
        self.width = width
        self.address = address

    def rule(self, unit: Unit, *, children: bool = True) -> list[Line]:
        """A rule with its place above it, its children below, and what it has to do with other rules."""
        links = self.corpus.links[unit.ref]
        lines = [*self._place(unit), []]
        lines += self._entry(unit)
        if children:
            for ref in links.children:
                lines += [[], *self._tree(self.corpus.units[ref], deep=unit.kind != "heading" or "." in unit.ref.path)]
        lines += self._around(unit)
        return lines

    def others(self, units: Sequence[Unit]) -> list[Line]:
        """What other editions say of it, in a line."""
        if not units:
            return []
        spans: Line = [Span("in altre edizioni: ", "dim")]
        for n, unit in enumerate(units):
            spans += [Span(", ", "dim")] if n else []
            spans += [Span(str(unit.ref), "ref", self._to(unit.ref)), Span(f" {unit.title}")]
        return [[], *wrap(spans, self.width, "", "  ")]

    def lesson(self, unit: Unit) -> list[Line]:
        """A lesson or a section of one, to be read from top to bottom."""
        return [*self._place(unit), [], *self._tree(unit), *self._around(unit)]

    def term(self, term: Unit) -> list[Line]:
        lines = [[Span(term.title, "title"), *self._term_tail(term)]]
        if term.english:
            lines += self._fact("inglese", [Span(", ".join(term.english), "emph")])
        if term.aliases:
            lines += self._fact("anche", [Span(", ".join(term.aliases))])
        lines += [[], *self._body(term, "")]
        if term.see:
            names = [Span(self.corpus.units[ref].title, "ref", self._to(ref)) for ref in term.see]
            lines += [[], *self._fact("vedi", _joined(names))]
        lines += self._around(term)
        return lines

    def _term_tail(self, term: Unit) -> Line:
        status = STATUS[term.status]
        where = f"{term.ref.edition}, {status}" if status else term.ref.edition
        number = "" if term.kind == "term" else f" {term.ref.path}"
        return [Span(f"  {where}{number}", "dim")]

    # --- parts

    def _place(self, unit: Unit) -> list[Line]:
        edition = next(e for e in self.corpus.editions if e.name == unit.ref.edition)
        above = [edition.name, *unit.place]
        return wrap([Span(" › ".join(above), "dim")], self.width)

    def _entry(self, unit: Unit, indent: str = "") -> list[Line]:
        """The number and title of a unit, with its text under it."""
        number = label(unit.ref)
        title = [Span(unit.title, "title")] if unit.title else []
        first = Span(f"{indent}{number}  ", "number", self._own(unit)) if number else indent
        lines = wrap(title, self.width, first, indent + " " * (len(number) + 2 if number else 0))
        return lines + (self._body(unit, f"{indent}  ") if unit.text else [])

    def _body(self, unit: Unit, indent: str) -> list[Line]:
        lines = paragraphs(unit.text, self.width, indent, self._linker(unit))
        for name, texts in (("Esempio", unit.examples), ("Nota", unit.notes)):
            for text in texts:
                marked = f"**{name}.** {text}"
                quoted = paragraphs(marked, self.width, f"{indent}│ ", self._linker(unit))
                lines += [[], *(line or [Span(f"{indent}│")] for line in quoted)]
        return lines

    def _tree(self, unit: Unit, indent: str = "", *, deep: bool = True) -> list[Line]:
        """A child: in full, or its title alone where a chapter lists its sections."""
        if not deep and unit.kind == "heading":
            return self._entry(unit, indent)
        lines = self._entry(unit, indent) + self._shown(unit, f"{indent}  ")
        for ref in self.corpus.links[unit.ref].children:
            lines += [[], *self._tree(self.corpus.units[ref], indent)]
        return lines

    def _shown(self, unit: Unit, indent: str) -> list[Line]:
        """The cases to replay for what a section says."""
        there = self.cases(unit) if self.cases else ()
        lines: list[Line] = [[]] if there else []
        for n, case in enumerate(there):
            head = f"{indent}{'' if n else 'casi':<6}"
            told = [Span(case.name, "ref"), Span(f" · {case.title}")]
            lines += wrap(told, self.width, Span(head, "dim"), " " * (len(head) + 2))
        return lines

    def _around(self, unit: Unit) -> list[Line]:
        links = self.corpus.links[unit.ref]
        lines: list[Line] = []
        if unit.refs:
            lines += self._fact("rinvia a", self._refs(unit, unit.refs))
        if links.cited_by:
            shown = links.cited_by[:_MOST_CITING]
            more = len(links.cited_by) - len(shown)
            lines += self._fact("citata da", self._refs(unit, shown) + ([Span(f" e altre {more}")] if more else []))
        if links.elsewhere:
            lines += self._fact("altrove", self._elsewhere(links.elsewhere))
        if unit.outside:
            lines += self._fact("non qui", [Span(", ".join(unit.outside), "dim")])
        return [[], *lines] if lines else []

    def _elsewhere(self, places: Iterable[Elsewhere]) -> Line:
        return _joined(
            [Span(f"{there.ref}{'' if there.same else ' (cambia)'}", "ref", self._to(there.ref)) for there in places]
        )

    def _refs(self, unit: Unit, refs: Iterable[Ref]) -> Line:
        return _joined([Span(self._short(unit, ref), "ref", self._to(ref)) for ref in refs])

    def _short(self, unit: Unit, ref: Ref) -> str:
        """A ref as a reader of `unit` wants it: the number alone within one edition, a title where there is none."""
        other = self.corpus.units[ref]
        if other.kind in {"term", "section"}:
            return f"«{other.title}»" if ref.edition == unit.ref.edition else f"{ref.edition} «{other.title}»"
        return label(ref) if ref.edition == unit.ref.edition else str(ref)

    def _fact(self, name: str, spans: Sequence[Span]) -> list[Line]:
        return wrap(spans, self.width, Span(name.ljust(_LABEL), "dim"))

    # --- links

    def _linker(self, unit: Unit) -> Callable[[Mention], str] | None:
        if self.address is None:
            return None

        def link(mention: Mention) -> str:
            ref = resolve(self.corpus, mention, unit.ref)
            return self._to(ref) if ref is not None else ""

        return link

    def _to(self, ref: Ref) -> str:
        return self.address(self.corpus.units[ref]) if self.address else ""

    def _own(self, unit: Unit) -> str:
        return self.address(unit) if self.address else ""


def label(ref: Ref) -> str:
    """The number as it is spoken: without the folder of a glossary or lesson."""
    return "" if "/" in ref.path else ref.path


def _joined(spans: Sequence[Span]) -> Line:
    line: Line = []
    for n, span in enumerate(spans):
        line += [Span(", "), span] if n else [span]
    return line


def toc(corpus: Corpus, roots: Iterable[Unit], depth: int, width: int = WIDTH) -> list[Line]:
    """A table of contents: the titles under `roots`, `depth` levels deep."""
    lines: list[Line] = []
    for unit in roots:
        lines += _toc_rows(corpus, unit, depth, width, "")
    return lines


def _toc_rows(corpus: Corpus, unit: Unit, depth: int, width: int, indent: str) -> list[Line]:
    number = label(unit.ref)
    first = f"{indent}{number}".ljust(len(indent) + 7) if number else indent
    rows = wrap(inline(unit.title or "—"), width, Span(first, "number"))
    if depth > 1:
        for ref in corpus.links[unit.ref].children:
            rows += _toc_rows(corpus, corpus.units[ref], depth - 1, width, f"{indent}  ")
    return rows
