"""Rules, terms and lessons as bodies of pages: in their place, with what they cite, what cites them, and elsewhere."""

from __future__ import annotations

from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

from judgekit.render.units import STATUS, label
from judgekit.render.web.markup import ROOT, blocks, element, fact, joined, link, text
from judgekit.texts.find import resolve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.refs import Mention, Ref
    from judgekit.scenario.bundled import Listed
    from judgekit.texts.library import Corpus, Edition, Unit

LONG = 30_000  # characters of text under a heading: beyond that its page lists titles
_MOST = 12  # of those that cite a rule, shown at once
_DEEPEST = 6  # of headings


def address(ref: Ref) -> str:
    """Where the page of a unit stands under the top of the site: «cr-2026/509.1b/»."""
    return f"{ref.edition}/{ref.path}/"


def case_address(name: str) -> str:
    """Where the page of a bundled case stands."""
    return f"casi/{name}/"


class UnitBodies:
    """Draws the units of one corpus; `cases` gives the bundled cases about a rule or section."""

    def __init__(self, corpus: Corpus, cases: Callable[[Unit], Sequence[Listed]]) -> None:
        self.corpus = corpus
        self.cases = cases
        self._told: dict[Ref, str] = {}
        self._sizes: dict[Ref, int] = {}

    @cached_property
    def editions(self) -> dict[str, Edition]:
        return {edition.name: edition for edition in self.corpus.editions}

    def title(self, unit: Unit) -> str:
        """What the page of a unit is called: number, title, edition."""
        number = label(unit.ref)
        return f"{number} {unit.title}".strip() + f" · {unit.ref.edition}"

    def body(self, unit: Unit) -> str:
        """The page of a unit."""
        term = unit.kind == "term"
        parts = [self._place(unit), self._head(unit, term=term), self._own(unit)]
        if term:
            parts.append(self._names(unit))
        short = self._size(unit) > LONG
        children = (self.corpus.units[ref] for ref in self.corpus.links[unit.ref].children)
        parts += [self._child(child, 2, short=short) for child in children]
        parts += [self._around(unit), self._steps(unit)]
        return element("article", "\n".join(part for part in parts if part), "unit")

    # --- parts

    def _place(self, unit: Unit) -> str:
        above: list[str] = []
        parent = unit.parent
        while parent is not None:
            one = self.corpus.units[parent]
            above.insert(0, self._above(one))
            parent = one.parent
        first = link(f"{unit.ref.edition}/", unit.ref.edition)
        if unit.kind == "term":
            above.insert(0, link(f"{unit.ref.edition}/glossario/", "glossario"))
        return element("nav", joined((first, *above), " › "), "path", aria_label="Dove sei")

    def _above(self, unit: Unit) -> str:
        """A heading in the path: where there is little room its number stands for it."""
        number, title = label(unit.ref), escape(unit.title)
        said = f'{escape(number)}<span class="wide"> {title}</span>' if number else title
        return element("a", said, href=ROOT + address(unit.ref), title=unit.title)

    def _head(self, unit: Unit, *, term: bool) -> str:
        number = label(unit.ref)
        status = STATUS[unit.status] if term else ""
        tail = f" {text('span', status, 'status')}" if status else ""
        lead = f"{text('span', number, 'number')} " if number else ""
        return element("h1", f"{lead}{escape(unit.title)}{tail}")

    def _own(self, unit: Unit) -> str:
        """Text, examples and notes of a unit, made once for all pages that show it."""
        if unit.ref not in self._told:
            to = self._linker(unit)
            parts = [blocks(unit.text, to)] if unit.text else []
            for name, those in (("Esempio", unit.examples), ("Nota", unit.notes)):
                parts += [element("blockquote", blocks(f"**{name}.** {one}", to), name.lower()) for one in those]
            parts.append(self._shown(unit))
            self._told[unit.ref] = "\n".join(part for part in parts if part)
        return self._told[unit.ref]

    def _shown(self, unit: Unit) -> str:
        """The cases of a section of a lesson stand where it speaks of them."""
        there = self.cases(unit) if unit.kind == "section" else ()
        return self._listed("Casi da giocare", there)

    def _listed(self, name: str, there: Sequence[Listed]) -> str:
        if not there:
            return ""
        rows = "".join(element("li", link(case_address(one.name), one.title)) for one in there[:_MOST])
        more = there[_MOST:]
        rest = "".join(element("li", link(case_address(one.name), one.title)) for one in more)
        folded = f"<details><summary>altri {len(more)}</summary><ul>{rest}</ul></details>" if more else ""
        return element("div", f"{text('p', name, 'dim')}<ul>{rows}</ul>{folded}", "cases")

    def _names(self, unit: Unit) -> str:
        rows = [fact("inglese", escape(", ".join(unit.english)))] if unit.english else []
        rows += [fact("anche", escape(", ".join(unit.aliases)))] if unit.aliases else []
        if unit.see:
            rows.append(fact("vedi", joined(link(address(ref), self.corpus.units[ref].title) for ref in unit.see)))
        return element("dl", "".join(rows), "facts") if rows else ""

    def _child(self, unit: Unit, level: int, *, short: bool) -> str:
        """What stands under a unit: in full, or its title alone where there is very much of it."""
        number = label(unit.ref)
        lead = f"{text('span', number, 'number')} " if number else ""
        named = element("a", f"{lead}{escape(unit.title)}", href=ROOT + address(unit.ref))
        heading = f"h{min(level, _DEEPEST)}"
        if short:
            return element("p", named, "title")
        inside = [element(heading, named), self._own(unit)]
        inside += [
            self._child(self.corpus.units[ref], level + 1, short=False) for ref in self.corpus.links[unit.ref].children
        ]
        return element("section", "\n".join(inside), "below")

    def _size(self, unit: Unit) -> int:
        """How much is told by a unit and all under it."""
        if unit.ref not in self._sizes:
            own = len(unit.text) + sum(map(len, (*unit.examples, *unit.notes)))
            below = (self.corpus.units[ref] for ref in self.corpus.links[unit.ref].children)
            self._sizes[unit.ref] = own + sum(map(self._size, below))
        return self._sizes[unit.ref]

    def _around(self, unit: Unit) -> str:
        links = self.corpus.links[unit.ref]
        rows: list[str] = []
        if links.elsewhere:
            there = (f"{self._to(unit, one.ref)}{'' if one.same else ' (cambia)'}" for one in links.elsewhere)
            rows.append(fact("altrove", joined(there)))
        if unit.refs:
            rows.append(fact("rinvia a", self._several(unit, unit.refs)))
        if links.cited_by:
            rows.append(fact("citata da", self._several(unit, links.cited_by)))
        if unit.outside:
            rows.append(fact("non qui", text("span", ", ".join(unit.outside), "dim")))
        facts = element("dl", "".join(rows), "facts") if rows else ""
        cases = self._listed("Casi che ne parlano", self.cases(unit)) if unit.kind != "section" else ""
        return facts + cases

    def _several(self, unit: Unit, refs: Sequence[Ref]) -> str:
        first = joined(self._to(unit, ref) for ref in refs[:_MOST])
        if len(refs) <= _MOST:
            return first
        rest = joined(self._to(unit, ref) for ref in refs[_MOST:])
        return f"{first}<details><summary>e altre {len(refs) - _MOST}</summary>{rest}</details>"

    def _to(self, unit: Unit, ref: Ref) -> str:
        """A ref as a reader of `unit` wants it: the number, a title where there is none, the edition if another."""
        other = self.corpus.units[ref]
        own = ref.edition == unit.ref.edition
        name = f"«{other.title}»" if other.kind in {"term", "section"} else label(ref)
        said = name if own else f"{ref.edition} {name}"
        return element("a", escape(said), href=ROOT + address(ref), title=other.title)

    def _steps(self, unit: Unit) -> str:
        """The way to what stands before and after."""
        links = self.corpus.links[unit.ref]
        there = ((links.before, "←", "prima"), (links.after, "→", "dopo"))
        said = [
            element(
                "a",
                escape(f"{arrow} {label(ref) or self.corpus.units[ref].title}"),
                kind,
                href=ROOT + address(ref),
                rel={"prima": "prev", "dopo": "next"}[kind],
            )
            for ref, arrow, kind in there
            if ref is not None
        ]
        return element("nav", "".join(said), "steps", aria_label="Prima e dopo") if said else ""

    def _linker(self, unit: Unit) -> Callable[[Mention], str]:
        def to(mention: Mention) -> str:
            ref = resolve(self.corpus, mention, unit.ref)
            return address(ref) if ref is not None and ref != unit.ref else ""

        return to


# --- contents ---------------------------------------------------------------------------------------------------------


def contents(corpus: Corpus, edition: Edition, about: str) -> str:
    """The page of an edition: what it is, its chapters and sections, its glossary."""
    roots = [unit for unit in corpus.of_edition(edition.name) if unit.parent is None and unit.kind != "term"]
    parts = [text("h1", edition.title), blocks(about)]
    if edition.terms and any(unit.kind == "term" for unit in corpus.of_edition(edition.name)):
        parts.append(element("p", link(f"{edition.name}/glossario/", f"Glossario: {edition.terms} voci")))
    parts += [_chapter(corpus, unit) for unit in roots]
    return element("article", "\n".join(parts), "contents")


def _chapter(corpus: Corpus, unit: Unit) -> str:
    below = [corpus.units[ref] for ref in corpus.links[unit.ref].children]
    rows = "".join(element("li", _row(one)) for one in below)
    return element("section", f"<h2>{_row(unit)}</h2>" + (f"<ul>{rows}</ul>" if rows else ""))


def _row(unit: Unit) -> str:
    number = label(unit.ref)
    lead = f"{text('span', number, 'number')} " if number else ""
    return element("a", f"{lead}{escape(unit.title)}", href=ROOT + address(unit.ref))


def glossary(edition: Edition, terms: Iterable[Unit]) -> str:
    """All terms of an edition, letter by letter."""
    letters: dict[str, list[Unit]] = {}
    for unit in terms:
        first = next((char for char in unit.ref.path.rpartition("/")[2] if char.isalnum()), "#").upper()
        letters.setdefault(first, []).append(unit)
    parts = [element("nav", link(f"{edition.name}/", edition.name), "path", aria_label="Dove sei")]
    parts.append(text("h1", f"Glossario · {edition.name}"))
    for letter, those in sorted(letters.items()):
        rows = "".join(element("li", link(address(one.ref), one.title)) for one in those)
        parts.append(element("section", f'{text("h2", letter)}<ul class="columns">{rows}</ul>'))
    return element("article", "\n".join(parts), "contents")
