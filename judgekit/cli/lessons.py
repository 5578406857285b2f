"""`lessons`: the lessons for judge classes, listed and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from judgekit.cli import shell
from judgekit.cli.options import Json, complete_lesson
from judgekit.render import terminal
from judgekit.render.italian.words import count
from judgekit.render.page import Span, wrap
from judgekit.texts import find, home

if TYPE_CHECKING:
    from judgekit.render.page import Line
    from judgekit.texts.model import Corpus, Unit

app = shell.app()


@shell.command(app)
def lessons(
    name: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="LEZIONE",
            help="La lezione o una sua sezione; senza, l’elenco.",
            show_default=False,
            autocompletion=complete_lesson,
        ),
    ] = None,
    json: Json = False,
) -> int:
    """Elenca le lezioni per judge o ne legge una."""
    corpus = home.open_corpus()
    if name:
        return _read(corpus, find.lesson(corpus, " ".join(name)), json=json)
    found = find.lessons(corpus)
    if json:
        from judgekit.cli import asjson

        asjson.put([_as_json(corpus, unit) for unit in found])
        return 0
    lines: list[Line] = []
    for unit in found:
        facts = _as_json(corpus, unit)
        said = [
            count(facts["sections"], "sezione", "sezioni"),
            count(facts["claims"], "affermazione", "affermazioni"),
            count(facts["templates"], "modello", "modelli"),
            count(facts["scenarios"], "caso", "casi"),
        ]
        lines += wrap([Span(unit.ref.path, "number"), Span(f" {unit.title}")], terminal.width())
        lines += wrap([Span(f"{facts['edition']} · {', '.join(said)}", "dim")], terminal.width(), "  ")
    lines += [
        [],
        [
            Span(
                "Per leggerne una: judgekit lessons NOME; per farne un foglio: judgekit sheet NOME -o foglio.pdf", "dim"
            )
        ],
    ]
    terminal.show(lines)
    return 0


def _as_json(corpus: Corpus, unit: Unit) -> dict[str, Any]:
    """A lesson with how much there is to ask about it: claims, templates of boards, bundled cases."""
    from judgekit.sheets import candidates, ground

    about = ground.of_lesson(corpus, unit.ref.path)
    there = candidates.pool(about)
    return {
        "name": unit.ref.path,
        "title": unit.title,
        "edition": about.edition,
        "sections": len(_sections(corpus, unit)),
        "claims": sum(claim.edition == about.edition for claim in about.claims),
        "templates": len(there.templates),
        "scenarios": len(there.cases),
    }


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
