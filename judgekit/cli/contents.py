"""`toc`, `editions`, `lint`, `export`: what is at hand, how it is ordered, whether it is sound, and all of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from judgekit.cli import declared
from judgekit.cli.complaints import complain
from judgekit.cli.declared import Argument, Option
from judgekit.cli.options import Editions, Json, argument, complete_edition
from judgekit.render import terminal
from judgekit.render.page import Span, wrap
from judgekit.texts import find, home

if TYPE_CHECKING:
    from judgekit.render.page import Line
    from judgekit.texts.library import Corpus, Unit


app = declared.app()
_DEEPEST = 9


@declared.command(app)
def toc(
    edition: Annotated[str | None, argument("EDIZIONE", "L’edizione; senza, tutte.", complete_edition)] = None,
    depth: Annotated[int, Option("--depth", metavar="N", help="Quanti livelli mostrare.", min=1, max=_DEEPEST)] = 2,
    json: Json = False,
) -> int:
    """Mostra l’indice di un’edizione."""
    corpus = home.open_corpus()
    chosen = [find.edition(corpus, edition)] if edition else list(corpus.editions)
    roots = {
        one.name: [u for u in corpus.of_edition(one.name) if u.parent is None and u.kind != "term"] for one in chosen
    }
    if json:
        from judgekit.cli import asjson

        asjson.put(
            [
                {"edition": name, "contents": [_branch(corpus, unit, depth) for unit in units]}
                for name, units in roots.items()
            ]
        )
        return 0
    from judgekit.render import units as pages

    lines: list[Line] = []
    for one in chosen:
        lines += [[]] if lines else []
        lines += wrap([Span(one.name, "number"), Span(f" {one.title}", "title")], terminal.width())
        lines += pages.toc(corpus, roots[one.name], depth, terminal.width())
        if one.terms:
            lines.append([Span(f"Glossario: {one.terms} voci", "dim")])
    terminal.show(lines)
    return 0


def _branch(corpus: Corpus, unit: Unit, depth: int) -> dict[str, Any]:
    below = corpus.links[unit.ref].children if depth > 1 else ()
    children = [_branch(corpus, corpus.units[ref], depth - 1) for ref in below]
    return {"ref": str(unit.ref), "title": unit.title, "children": children}


@declared.command(app)
def editions(json: Json = False) -> int:
    """Elenca le edizioni disponibili, con date e numeri."""
    corpus = home.open_corpus()
    if json:
        from judgekit.cli import asjson

        asjson.put([asjson.edition(one) for one in corpus.editions])
        return 0
    lines: list[Line] = []
    for one in corpus.editions:
        counts = f"{one.rules} regole, {one.subrules} sottoregole, {one.examples} esempi, {one.terms} voci"
        lines += [[]] if lines else []
        lines += wrap([Span(one.name, "number"), Span(f" {one.title}", "title")], terminal.width())
        lines += wrap(
            [Span(f"{one.date} · {counts}{' · estratto' if one.excerpt else ''}", "dim")], terminal.width(), "  "
        )
    terminal.show(lines)
    return 0


@declared.command(app)
def lint(
    target: Annotated[
        str | None,
        Argument(metavar="EDIZIONE|FILE", help="Che cosa controllare; senza, tutto.", show_default=False),
    ] = None,
    json: Json = False,
) -> int:
    """Controlla i testi: rinvii a vuoto o sospetti, salti nei numeri, voci vuote."""
    from judgekit.texts import lint as check

    if target is not None and (Path(target).exists() or target.endswith(".md") or os.sep in target):
        corpus, files = home.corpus_with(target)
        names = {unit.ref.edition for unit in corpus if unit.file in files}
    else:
        corpus, files = home.open_corpus(), None
        names = {find.edition(corpus, target).name} if target else {one.name for one in corpus.editions}
    findings = [f for f in check.lint(corpus, sorted(names)) if files is None or f.file in files]
    if json:
        from judgekit.cli import asjson

        asjson.put([{**f._asdict(), "ref": str(f.ref)} for f in findings])
    else:
        for finding in findings:
            complain(str(finding), sign=False)
        what = target or ", ".join(sorted(names))
        terminal.say(f"{what}: {len(findings) or 'nessun'} {'rilievi' if len(findings) > 1 else 'rilievo'}")
    return 1 if findings else 0


@declared.command(app)
def export(
    edition: Editions = None,
    _json: Annotated[
        bool, Option("--json", help="Non cambia nulla: l’esportazione è sempre JSON.", show_default=False)
    ] = True,
) -> int:
    """Scrive tutte le unità di testo, un oggetto JSON per riga."""
    from judgekit.answers.texts import unit as of_corpus
    from judgekit.cli import asjson

    corpus = home.open_corpus()
    wanted = {find.edition(corpus, name).name for name in edition or []}
    for unit in corpus:
        if not wanted or unit.ref.edition in wanted:
            asjson.line(of_corpus(corpus, unit).as_json(around=False))
    return 0
