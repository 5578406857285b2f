"""`search`: a question in the judge's own words, the rules that answer it first."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, get_args

from judgekit.cli import declared
from judgekit.cli.complaints import complain
from judgekit.cli.declared import Argument, Option
from judgekit.cli.options import Editions, Json, option, usual_edition
from judgekit.errors import JudgekitError
from judgekit.render import terminal
from judgekit.retrieval.at_hand import open_engine
from judgekit.texts import documents, find, home

if TYPE_CHECKING:
    from collections.abc import Collection

    from judgekit.retrieval.searcher import Answer, Engine


app = declared.app()
_MOST = 10


def _complete_kind(incomplete: str) -> list[str]:
    from judgekit.texts.library import Kind

    return [kind for kind in get_args(Kind) if kind.startswith(incomplete)]


@declared.command(app)
def search(
    words: Annotated[
        list[str],
        Argument(
            metavar="PAROLE…",
            help="La domanda, con parole tue; «-» legge una domanda per riga dallo standard input.",
            show_default=False,
        ),
    ],
    edition: Editions = None,
    kind: Annotated[
        list[str] | None,
        option(
            "--kind", "GENERE", "Solo rule, heading, term, faq o section (si può ripetere).", _complete_kind, short="-k"
        ),
    ] = None,
    most: Annotated[
        int,
        Option("-n", metavar="N", help="Quante risposte mostrare (di solito 10).", min=1, show_default=False),
    ] = _MOST,
    json: Json = False,
) -> int:
    """Cerca in regole, esempi, glossario, domande frequenti e lezioni."""
    engine = open_engine()
    editions = {find.edition(engine.corpus, name).name for name in edition or []}
    kinds = _kinds(kind or [])
    if words == ["-"]:
        return _many(engine, editions, kinds, most)
    answer = engine.search(" ".join(words), editions, kinds, most, usual_edition(engine.corpus))
    if json:
        from judgekit.answers.texts import answer as answered
        from judgekit.cli import asjson

        asjson.put(answered(engine.corpus, answer).as_json())
    else:
        _show(engine, answer)
    return 0 if answer.hits else 1


def _kinds(names: list[str]) -> set[str]:
    from judgekit.texts.library import Kind

    known = get_args(Kind)
    for name in names:
        if name not in known:
            raise JudgekitError(f"«{name}» non è un genere di testo: si conoscono {', '.join(known)}")
    return set(names)


def _many(engine: Engine, editions: Collection[str], kinds: Collection[str], most: int) -> int:
    from judgekit.answers.texts import answer as answered
    from judgekit.cli import asjson

    usual = usual_edition(engine.corpus)
    for line in sys.stdin:
        found = engine.search(line.strip(), editions, kinds, most, usual)
        asjson.line(answered(engine.corpus, found).as_json())
    return 0


def _show(engine: Engine, answer: Answer) -> None:
    from judgekit.render.hits import page

    if answer.corrected:
        complain(f"cerco «{answer.corrected}»", sign=False)
    for word in answer.unknown:
        complain(f"{word}: non è fra i testi", sign=False)
    missing = find.missing(engine.corpus, answer.numbers)
    for number, dated in missing:
        complain(find.not_held(number, dated), sign=False)
    beside = documents.named(answer.query, engine.corpus)
    for name, short in beside:
        complain(documents.not_held(name, short), sign=False)
    if not answer.hits and (missing or beside):
        return
    if not answer.hits:
        complain(f"nulla risponde a «{answer.query}»: prova con altre parole, o con judgekit term")
        return
    address = terminal.address(home.texts_root())
    terminal.show(page(engine.corpus, answer, terminal.width(), address))
