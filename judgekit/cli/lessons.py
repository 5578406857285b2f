"""`lessons`: the lessons for judge classes, listed and read."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING, Annotated, Any

from judgekit import __version__
from judgekit.cli import declared
from judgekit.cli.declared import Option
from judgekit.cli.options import Json, argument, complete_lesson
from judgekit.files import cache_dir, own_text, write_whole
from judgekit.render import terminal
from judgekit.render.italian.small_words import count
from judgekit.render.page import Span, wrap
from judgekit.texts import find, home

if TYPE_CHECKING:
    from judgekit.render.page import Line
    from judgekit.sheets.ground import Ground
    from judgekit.texts.library import Corpus, Unit


app = declared.app()


@declared.command(app)
def lessons(
    name: Annotated[
        list[str] | None, argument("LEZIONE", "La lezione o una sua sezione; senza, l’elenco.", complete_lesson)
    ] = None,
    counted: Annotated[
        bool,
        Option("--count", help="Conta anche i modelli e i casi a cui attingono i fogli.", show_default=False),
    ] = False,
    json: Json = False,
) -> int:
    """Elenca le lezioni per judge o ne legge una."""
    library = home.open_library()
    corpus = library.corpus
    if name:
        return _read(corpus, find.lesson(corpus, " ".join(name)), json=json)
    found = find.lessons(corpus)
    kept = _Kept(library.key, anew=counted)
    told = [_as_json(corpus, unit, kept, count=counted or json) for unit in found]
    if json:
        from judgekit.cli import asjson

        asjson.put(told)
    else:
        terminal.show([*(line for facts in told for line in _entry(facts)), [], *_hints(told)])
    return 0


def _entry(facts: dict[str, Any]) -> list[Line]:
    """A lesson of the list: what there is to ask about it, as far as that has been counted."""
    said = [
        count(facts["sections"], "sezione", "sezioni"),
        count(facts["claims"], "affermazione", "affermazioni"),
    ]
    if facts["templates"] is not None:
        said += [count(facts["templates"], "modello", "modelli"), count(facts["scenarios"], "caso", "casi")]
    head = wrap([Span(facts["name"], "number"), Span(f" {facts['title']}")], terminal.width())
    return [*head, *wrap([Span(f"{facts['edition']} · {', '.join(said)}", "dim")], terminal.width(), "  ")]


def _hints(told: list[dict[str, Any]]) -> list[Line]:
    text = "Per leggerne una: judgekit lessons NOME; per farne un foglio: judgekit sheet NOME -o foglio.pdf"
    if any(facts["templates"] is None for facts in told):
        text += "; quanti modelli e casi ha ciascuna: judgekit lessons --count"
    return wrap([Span(text, "dim")], terminal.width())


def _as_json(corpus: Corpus, unit: Unit, kept: _Kept, *, count: bool) -> dict[str, Any]:
    """A lesson with how much there is to ask about it: claims, and, counted or kept, templates of boards and cases."""
    from judgekit.sheets import ground

    about = ground.of_unit(corpus, unit)
    templates, scenarios = kept.counts(about, count=count) or (None, None)
    return {
        "name": unit.ref.path,
        "title": unit.title,
        "edition": about.edition,
        "sections": len(_sections(corpus, unit)),
        "claims": sum(claim.edition == about.edition for claim in about.claims),
        "templates": templates,
        "scenarios": scenarios,
    }


class _Kept:
    """How many templates and cases each lesson can draw on: found by playing, and so kept for as long as it is true."""

    def __init__(self, key: str, *, anew: bool = False) -> None:
        self._key = f"{__version__} {key} {_stamp()}"
        self._path = cache_dir() / "lessons.txt"
        try:
            first, *rows = (own_text(self._path) or "").splitlines()
            fields = [row.split("\t") for row in rows] if first == self._key and not anew else []
            self._known = {name: (int(templates), int(scenarios)) for name, templates, scenarios in fields}
        except (OSError, ValueError):
            self._known = {}

    def counts(self, about: Ground, *, count: bool) -> tuple[int, int] | None:
        """Templates and cases; None where they have not been counted and nobody wants them now."""
        if about.name not in self._known and count:
            from judgekit.sheets import candidates

            there = candidates.pool(about)
            self._known[about.name] = (len(there.templates), len(there.cases))
            self._keep()
        return self._known.get(about.name)

    def _keep(self) -> None:
        rows = [f"{name}\t{templates}\t{scenarios}" for name, (templates, scenarios) in self._known.items()]
        with contextlib.suppress(OSError):  # it is counted again
            write_whole(self._path, "\n".join((self._key, *rows, "")).encode())


def _stamp() -> str:
    """Names the state of the cases and templates that are there; what is changed inside one, --count counts anew."""
    newest, many = 0, 0
    folders = [str(home.PACKAGE / "scenarios"), str(home.PACKAGE / "sheets")]
    for folder in folders:
        newest = max(newest, os.stat(folder).st_mtime_ns)  # noqa: PTH116  (texts, and two hundred of them)
        with os.scandir(folder) as entries:
            for entry in entries:
                many += 1
                if entry.is_dir():
                    folders.append(entry.path)
    return f"{many} {newest}"


def _read(corpus: Corpus, unit: Unit, *, json: bool) -> int:
    from judgekit.sheets.cases import of_section

    if json:
        from judgekit.answers.texts import unit as of_corpus
        from judgekit.cli import asjson

        every = (unit, *_sections(corpus, unit))
        told = ({**of_corpus(corpus, one).as_json(), "cases": [case.name for case in of_section(one)]} for one in every)
        asjson.put(list(told))
        return 0
    from judgekit.render.units import UnitPages

    pages = UnitPages(corpus, terminal.width(), terminal.address(home.texts_root()), of_section)
    more: list[Line] = [[], [Span("Per giocare un caso: judgekit replay CASO", "dim")]]
    terminal.show([*pages.lesson(unit), *more])
    return 0


def _sections(corpus: Corpus, unit: Unit) -> list[Unit]:
    """The sections under a lesson, in reading order."""
    below: list[Unit] = []
    for ref in corpus.links[unit.ref].children:
        below += [corpus.units[ref], *_sections(corpus, corpus.units[ref])]
    return below
