"""Which pages the site has, and what stands on each: one list, for the builder and for the browser alike."""

from __future__ import annotations

from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

from judgekit.answers.playing import look_of, systems
from judgekit.edition_words import words
from judgekit.errors import JudgekitError, NotFound
from judgekit.refs import Ref
from judgekit.render.web import cases as case_bodies
from judgekit.render.web.markup import ROOT, element, link, text
from judgekit.render.web.units import UnitBodies, address, contents, glossary
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file
from judgekit.scenario.run import run
from judgekit.sheets.cases import of_section
from judgekit.site.layout import Page
from judgekit.texts import find, home

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.scenario.bundled import Listed
    from judgekit.texts.library import Corpus, Edition, Unit

LESSONS = "lezioni"
FOLDERS = {
    "classic": "Magic Classic",
    "cr": "Regole complete",
    "confronti": "Edizioni a confronto",
    "wom": "Wizards of Mickey",
}


class Contents:
    """The pages over one corpus; each is made when it is asked for."""

    def __init__(self, corpus: Corpus) -> None:
        self.corpus = corpus
        self.bodies = UnitBodies(corpus, self._cases)

    # --- the texts

    def texts(self) -> Iterator[Page]:
        """Everything but the cases: editions, rules, terms, lessons."""
        yield self.front()
        yield self.lessons()
        for edition in self.corpus.editions:
            if edition.name != LESSONS:
                yield Page(f"{edition.name}/", edition.title, contents(self.corpus, edition, edition.about))
                if terms := self._terms(edition.name):
                    title = f"Glossario · {edition.name}"
                    yield Page(f"{edition.name}/glossario/", title, glossary(edition, terms))
        for unit in self.corpus:
            yield self.unit(unit)

    def unit(self, unit: Unit) -> Page:
        return Page(address(unit.ref), self.bodies.title(unit), self.bodies.body(unit))

    def front(self) -> Page:
        """What is seen first: the question, then the books."""
        books = "".join(
            element(
                "li",
                f"{link(f'{one.name}/', one.title)} {text('small', _size(one))}",
            )
            for one in self.corpus.editions
            if one.name != LESSONS
        )
        ways = (
            ("tavolo/", "Il tavolo", "scrivi un caso, giocalo, chiedi perché, confronta le edizioni"),
            ("casi/", "I casi", f"{len(bundled.names())} casi già giocati, da sfogliare"),
            (f"{LESSONS}/", "Le lezioni", "per i corsi da judge"),
            ("quiz/", "Il quiz", "ciò che si sbaglia ritorna quando è ora"),
            ("manuale/", "Il manuale", "i comandi, la lingua dei casi, la libreria"),
        )
        tools = "".join(element("li", f"{link(to, name)} {text('small', said)}") for to, name, said in ways)
        lead = "Scrivi in alto un numero («509.1b»), una parola («travolgere») o una domanda."
        body = text("h1", "Il tavolo del judge") + text("p", lead, "lead") + '<section id="hits"></section>'
        body += f'<h2>Le regole</h2><ul class="big">{books}</ul><h2>Il resto</h2><ul class="big">{tools}</ul>'
        return Page("", "Il tavolo del judge", body)

    def lessons(self) -> Page:
        rows = []
        for unit in find.lessons(self.corpus):
            below = [self.corpus.units[ref] for ref in self.corpus.links[unit.ref].children]
            inside = "".join(element("li", link(address(one.ref), one.title)) for one in below)
            rows.append(f"<section><h2>{link(address(unit.ref), unit.title)}</h2><ul>{inside}</ul></section>")
        return Page(f"{LESSONS}/", "Lezioni", element("article", text("h1", "Lezioni") + "".join(rows), "contents"))

    def _terms(self, edition: str) -> list[Unit]:
        return [unit for unit in self.corpus.of_edition(edition) if unit.kind == "term"]

    @cached_property
    def _about(self) -> dict[tuple[str, str], list[Listed]]:
        found: dict[tuple[str, str], list[Listed]] = {}
        for one in bundled.listing():
            for edition in one.editions:
                if number := one.about(edition):
                    found.setdefault((edition, number), []).append(one)
        return found

    def _cases(self, unit: Unit) -> Sequence[Listed]:
        if unit.kind == "section":
            return of_section(unit)
        return self._about.get((unit.ref.edition, unit.ref.path), ())

    # --- the cases

    def folders(self) -> Iterator[Page]:
        """The lists of bundled cases, folder by folder."""
        those: dict[str, list[Listed]] = {}
        for one in bundled.listing():
            those.setdefault(one.name.rpartition("/")[0], []).append(one)
        lead = "Ogni caso è giocato dal motore, passo per passo, con la regola accanto."
        parts = [text("h1", "Casi"), text("p", lead, "lead")]
        for game, title in FOLDERS.items():
            rows = "".join(
                element("li", f"{link(f'casi/{name}/', self._folder(name))} {text('small', str(len(there)))}")
                for name, there in those.items()
                if name.partition("/")[0] == game
            )
            parts.append(f'<h2>{escape(title)}</h2><ul class="columns">{rows}</ul>' if rows else "")
        yield Page("casi/", "Casi", element("article", "".join(parts), "contents"))
        for name, there in those.items():
            title = self._folder(name)
            body = element("article", case_bodies.listed(title, there), "contents")
            yield Page(f"casi/{name}/", f"Casi: {title}", body)

    def _folder(self, name: str) -> str:
        """A folder of cases is called as the section whose number it bears."""
        game, _, section = name.partition("/")
        edition = {"cr": "cr-2026", "confronti": "cr-2026"}.get(game, game)
        unit = self.corpus.units.get(Ref(edition, section)) if section[:1].isdigit() else None
        title = unit.title if unit is not None else section.replace("-", " ").capitalize()
        return f"{section} {title}" if unit is not None else title or FOLDERS.get(game, game)

    def case(self, name: str) -> Page:
        """A bundled case, played under the last of its editions that can play it."""
        scenario = read_file(bundled.find(name))
        there, _ = systems(scenario)
        system = max(there, key=lambda one: (words(one.name).modern, one.name))
        listed = next(one for one in bundled.listing() if one.name == name)
        folder = name.rpartition("/")[0]
        place = f"{link('casi/', 'casi')} › {link(f'casi/{folder}/', self._folder(folder))}"
        parts = [element("nav", place, "path", aria_label="Dove sei")]
        try:
            played = run(scenario, system)
            parts.append(case_bodies.case(played, look_of(system), self.corpus))
        except JudgekitError as error:
            parts += [text("h1", scenario.title), text("p", error.message, "no")]
        parts.append(self._ways_on(listed))
        return Page(f"casi/{name}/", scenario.title or name, element("article", "".join(parts), "case"))

    def _ways_on(self, one: Listed) -> str:
        """From a case that is read to the rules that it is about, and to the table, where it is played."""
        play = element("a", "Apri sul tavolo", "button", href=f"{ROOT}tavolo/?caso={escape(one.name)}")
        about = [(edition, number) for edition in one.editions if (number := one.about(edition))]
        there = [ref for edition, number in about if (ref := Ref(edition, number)) in self.corpus.units]
        rules = ", ".join(link(address(ref), str(ref)) for ref in there)
        return f'<p class="on">{play}</p>' + (f"<p>Parla di: {rules}</p>" if rules else "")

    # --- by address

    def page(self, path: str) -> Page:
        """The page at an address under the top; Raises NotFound."""
        head, _, rest = path.strip("/").partition("/")
        if not head:
            return self.front()
        if head == LESSONS and not rest:
            return self.lessons()
        if head == "casi" and rest in bundled.names():
            return self.case(rest)
        if head == "casi":
            found = next((page for page in self.folders() if page.address == f"{path.strip('/')}/"), None)
        elif not rest or rest == "glossario":
            found = next((page for page in self._of_edition(head) if page.address == f"{path.strip('/')}/"), None)
        else:
            unit = self.corpus.units.get(Ref(head, rest))
            found = self.unit(unit) if unit is not None else None
        if found is None:
            raise NotFound(f"non c’è una pagina «{path}»")
        return found

    def _of_edition(self, name: str) -> Iterator[Page]:
        edition = next((one for one in self.corpus.editions if one.name == name), None)
        if edition is not None:
            yield Page(f"{name}/", edition.title, contents(self.corpus, edition, edition.about))
            yield Page(f"{name}/glossario/", f"Glossario · {name}", glossary(edition, self._terms(name)))


def _size(edition: Edition) -> str:
    terms = f", {edition.terms} voci" if edition.terms else ""
    return f"{edition.rules + edition.subrules} regole{terms}"


def opened() -> Contents:
    """Over the corpus at hand."""
    return Contents(home.open_corpus())
