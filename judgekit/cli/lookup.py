"""`rule` and `term`: the rule or the word that a judge has in mind, at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from judgekit.cli import shell
from judgekit.cli.complaints import fail
from judgekit.cli.options import Editions, Json, complete_term
from judgekit.errors import BadRef, JudgekitError, UnknownRule, UnknownTerm
from judgekit.render import terminal
from judgekit.texts import find, home

if TYPE_CHECKING:
    from judgekit.render.page import Line
    from judgekit.render.units import UnitPages
    from judgekit.texts.library import Corpus, Unit


app = shell.app()


@shell.command(app)
def rule(
    numbers: Annotated[
        list[str],
        typer.Argument(
            metavar="REF…",
            help="Numeri in qualunque forma: 502.9b, «502 9 b», CR 509.1, 601.2a–d, faq-17.",
            show_default=False,
        ),
    ],
    edition: Editions = None,
    only: Annotated[bool, typer.Option("--only", help="Senza le sottoregole.", show_default=False)] = False,
    json: Json = False,
) -> int:
    """Mostra una regola: testo, sottoregole, esempi, rinvii, e chi la cita."""
    corpus = home.open_corpus()
    found, errors = _find_rules(corpus, numbers, edition or [])
    if json:
        from judgekit.cli import asjson  # json is not free

        asjson.put([asjson.rule_in_place(corpus, unit, children=not only) for unit in found])
    elif found:
        pages = _pages(corpus)
        lines: list[Line] = []
        for n, unit in enumerate(found):
            lines += [[], []] if n else []
            lines += pages.term(unit) if unit.kind == "term" else pages.rule(unit, children=not only)
        terminal.show(lines)
    return max([fail(error) for error in errors], default=0)


def _find_rules(corpus: Corpus, numbers: list[str], editions: list[str]) -> tuple[list[Unit], list[JudgekitError]]:
    """Every unit asked for, once each, and what could not be found."""
    found: dict[str, Unit] = {}
    errors: list[JudgekitError] = []
    try:
        wanted = find.asked(corpus, numbers)
    except BadRef as error:
        return [], [_or_term(corpus, " ".join(numbers), editions, error)]
    for want in wanted:
        try:
            found |= {str(unit.ref): unit for unit in find.rules(corpus, want, editions)}
        except UnknownRule as error:
            errors.append(error)
    return list(found.values()), errors


def _or_term(corpus: Corpus, name: str, editions: list[str], error: BadRef) -> JudgekitError:
    """Someone who asks `rule` for a word is told about `term`."""
    try:
        term = find.terms(corpus, name, editions)[0]
    except UnknownTerm:
        return error
    return BadRef(f"«{name}» non è un numero di regola ma una voce del glossario: judgekit term {term.title.lower()}")


@shell.command(app)
def term(
    name: Annotated[
        list[str],
        typer.Argument(
            metavar="NOME",
            help="In italiano o in inglese, col nome di oggi o di allora.",
            show_default=False,
            autocompletion=complete_term,
        ),
    ],
    edition: Editions = None,
    json: Json = False,
) -> int:
    """Mostra una voce del glossario."""
    corpus = home.open_corpus()
    found = find.terms(corpus, " ".join(name), edition or [])
    if json:
        from judgekit.cli import asjson

        first, *others = (asjson.term(unit) for unit in found)
        asjson.put({**first, "also": others})
        return 0
    pages = _pages(corpus)
    lines: list[Line] = []
    for n, unit in enumerate(found):
        lines += [[], []] if n else []
        lines += pages.term(unit)
    terminal.show(lines)
    return 0


def _pages(corpus: Corpus) -> UnitPages:
    from judgekit.render.units import UnitPages

    return UnitPages(corpus, terminal.width(), terminal.address(home.texts_root()))
