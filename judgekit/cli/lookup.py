"""`rule` and `term`: the rule or the word that a judge has in mind, at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from judgekit.cli import declared
from judgekit.cli.complaints import fail
from judgekit.cli.declared import Option
from judgekit.cli.options import Editions, Json, argument, complete_rule, complete_term, usual_edition
from judgekit.errors import BadRef, JudgekitError, UnknownRule, UnknownTerm
from judgekit.render import terminal
from judgekit.texts import find, home

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.render.page import Line
    from judgekit.render.units import UnitPages
    from judgekit.texts.library import Corpus, Unit


app = declared.app()


@declared.command(app)
def rule(
    numbers: Annotated[
        list[str],
        argument("REF…", "Numeri in qualunque forma: 502.9b, «502 9 b», CR 509.1, 601.2a–d, faq-17.", complete_rule),
    ],
    edition: Editions = None,
    only: Annotated[bool, Option("--only", help="Senza le sottoregole.", show_default=False)] = False,
    json: Json = False,
) -> int:
    """Mostra una regola: testo, sottoregole, esempi, rinvii, e chi la cita."""
    corpus = home.open_corpus()
    found, errors = _find_rules(corpus, numbers, edition or [])
    usual = "" if edition else usual_edition(corpus)
    if json:
        from judgekit.answers.texts import unit as of_corpus  # json is not free
        from judgekit.cli import asjson

        told = [of_corpus(corpus, unit).as_json() for unit in find.first(found, usual)]
        asjson.put([{**one, "children": []} for one in told] if only else told)
    elif found:
        pages = _pages(corpus)
        lines: list[Line] = []
        for n, (unit, others) in enumerate(_led(found, usual)):
            lines += [[], []] if n else []
            lines += pages.term(unit) if unit.kind == "term" else pages.rule(unit, children=not only)
            lines += pages.others(others)
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


def _led(found: list[Unit], usual: str) -> list[tuple[Unit, list[Unit]]]:
    """What is shown whole, each with what other editions than the usual one have under that number."""
    theirs = {unit.ref.path: unit for unit in found if unit.ref.edition == usual}
    leading = [unit for unit in found if theirs.get(unit.ref.path, unit) is unit]
    return [(unit, [one for one in found if one is not unit and theirs.get(one.ref.path) is unit]) for unit in leading]


def _or_term(corpus: Corpus, name: str, editions: list[str], error: BadRef) -> JudgekitError:
    """Someone who asks `rule` for a word is told about `term`."""
    try:
        term = find.terms(corpus, name, editions)[0]
    except UnknownTerm:
        return error
    return BadRef(f"«{name}» non è un numero di regola ma una voce del glossario: judgekit term {term.title.lower()}")


@declared.command(app)
def term(
    name: Annotated[
        list[str], argument("NOME", "In italiano o in inglese, col nome di oggi o di allora.", complete_term)
    ],
    edition: Editions = None,
    json: Json = False,
) -> int:
    """Mostra una voce del glossario."""
    corpus = home.open_corpus()
    usual = "" if edition else usual_edition(corpus)
    found = find.first(_terms(corpus, " ".join(name), edition or []), usual)
    if json:
        from judgekit.answers.texts import unit as of_corpus
        from judgekit.cli import asjson

        first, *others = (of_corpus(corpus, unit).as_json() for unit in found)
        asjson.put({**first, "also": others})
        return 0
    pages = _pages(corpus)
    lines: list[Line] = []
    shown = found[:1] if found[0].ref.edition == usual else found
    for n, unit in enumerate(shown):
        lines += [[], []] if n else []
        lines += pages.term(unit)
    lines += pages.others(found[len(shown) :])
    terminal.show(lines)
    return 0


def _terms(corpus: Corpus, name: str, editions: list[str]) -> tuple[Unit, ...]:
    """The terms of that name. Raises UnknownTerm, which tells also where no text at all has the word."""
    try:
        return find.terms(corpus, name, editions)
    except UnknownTerm as error:
        from judgekit.retrieval.at_hand import open_engine  # the miss path only

        if unknown := open_engine().search(name, most=1).unknown:
            found_nowhere = "né altrove fra i testi" if len(unknown) == len(name.split()) else _nowhere(unknown)
            raise UnknownTerm(f"{error.message}, {found_nowhere}", error.nearest) from None
        raise


def _nowhere(words: Sequence[str]) -> str:
    told = ", ".join(f"«{word}»" for word in words)
    return f"e nessun testo ha {'la parola' if len(words) == 1 else 'le parole'} {told}"


def _pages(corpus: Corpus) -> UnitPages:
    from judgekit.render.units import UnitPages

    return UnitPages(corpus, terminal.width(), terminal.address(home.texts_root()))
