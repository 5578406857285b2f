"""`lessons`: the lessons for judge classes, listed and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from judgekit.cli import shell
from judgekit.cli.options import Json, complete_lesson
from judgekit.render import terminal
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

        asjson.put([{"name": u.ref.path, "title": u.title, "sections": len(_sections(corpus, u))} for u in found])
        return 0
    lines: list[Line] = []
    for unit in found:
        lines += wrap(
            [
                Span(unit.ref.path, "number"),
                Span(f" {unit.title} "),
                Span(f"({len(_sections(corpus, unit))} sezioni)", "dim"),
            ],
            terminal.width(),
        )
    lines += [[], [Span("Per leggerne una: judgekit lessons NOME", "dim")]]
    terminal.show(lines)
    return 0


def _read(corpus: Corpus, unit: Unit, *, json: bool) -> int:
    if json:
        from judgekit.cli import asjson

        asjson.put([asjson.rule_in_place(corpus, one) for one in (unit, *_sections(corpus, unit))])
        return 0
    from judgekit.render.units import UnitPages

    pages = UnitPages(corpus, terminal.width(), terminal.address(home.texts_root()))
    terminal.show(pages.lesson(unit))
    return 0


def _sections(corpus: Corpus, unit: Unit) -> list[Unit]:
    """The sections under a lesson, in reading order."""
    below: list[Unit] = []
    for ref in corpus.links[unit.ref].children:
        below += [corpus.units[ref], *_sections(corpus, corpus.units[ref])]
    return below
