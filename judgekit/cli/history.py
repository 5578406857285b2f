"""`diff` and `history`: editions side by side, a renumbered rule told as moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from judgekit.cli import declared
from judgekit.cli.options import Json, argument, complete_edition, complete_rule, of_rules
from judgekit.errors import UnknownRule
from judgekit.render import terminal
from judgekit.texts import find, home

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.texts.history import Pair, Stage
    from judgekit.texts.library import Corpus, Edition


app = declared.app()


def _edition(what: str) -> declared.Said:
    return argument(what, "Un’edizione.", complete_edition)


@declared.command(app)
def diff(
    old: Annotated[str, _edition("A")],
    new: Annotated[str, _edition("B")],
    rule: Annotated[
        list[str] | None, of_rules("Solo queste regole e ciò che sta sotto (si può ripetere).", "NUMERO")
    ] = None,
    json: Json = False,
) -> int:
    """Confronta due edizioni: che cosa è uguale, spostato, cambiato, aggiunto, tolto."""
    from judgekit.texts import history as compare

    corpus = home.open_corpus()
    one, two = find.edition(corpus, old), find.edition(corpus, new)
    pairs = _only(compare.diff(corpus, one, two), rule or [])
    if json:
        from judgekit.cli import asjson

        asjson.put(_as_json(pairs))
        return 0
    from judgekit.render import compared

    terminal.show(compared.diff(corpus, one, two, pairs, terminal.width()))
    return 0


def _only(pairs: Sequence[Pair], numbers: list[str]) -> list[Pair]:
    if not numbers:
        return list(pairs)

    def under(path: str) -> bool:
        return any(path == number or path.startswith((f"{number}.", number)) for number in numbers)

    return [pair for pair in pairs if any(ref and under(ref.path) for ref in (pair.old, pair.new))]


def _as_json(pairs: Sequence[Pair]) -> dict[str, Any]:
    def both(pair: Pair) -> dict[str, Any]:
        return {"from": str(pair.old), "to": str(pair.new)}

    return {
        "same": sum(pair.relation == "same" for pair in pairs),
        "moved": [both(pair) for pair in pairs if pair.relation == "moved"],
        "changed": [{**both(pair), "like": pair.like} for pair in pairs if pair.relation == "changed"],
        "added": [str(pair.new) for pair in pairs if pair.relation == "added"],
        "removed": [str(pair.old) for pair in pairs if pair.relation == "removed"],
    }


@declared.command(app)
def history(
    number: Annotated[list[str], argument("REF", "Una regola, per esempio cr-2016:509.1b.", complete_rule)],
    json: Json = False,
) -> int:
    """Segue una regola attraverso tutte le edizioni disponibili."""
    from judgekit.texts import history as compare

    corpus = home.open_corpus()
    lines: list[tuple[Stage, ...]] = []
    for want in find.asked(corpus, number):
        # A number that several editions bear is followed from the newest: where its path does not lead through the
        # others, they bore it for another rule, which has a path of its own.
        for unit in sorted(find.rules(corpus, want), key=lambda unit: _date(corpus, unit.ref.edition), reverse=True):
            if not any(stage.ref == unit.ref for line in lines for stage in line):
                lines.append(compare.history(corpus, unit.ref))
    if not lines:
        raise UnknownRule("nessuna regola da seguire")
    if json:
        from judgekit.cli import asjson

        asjson.put([[_stage(stage) for stage in line] for line in lines])
        return 0
    from judgekit.render import compared

    told = [compared.history(corpus, line, terminal.width()) for line in lines]
    terminal.show([row for n, rows in enumerate(told) for row in ([[], *rows] if n else rows)])
    return 0


def _date(corpus: Corpus, name: str) -> str:
    edition: Edition = next(edition for edition in corpus.editions if edition.name == name)
    return edition.date


def _stage(stage: Stage) -> dict[str, Any]:
    return {
        "edition": stage.edition.name,
        "date": stage.edition.date,
        "ref": str(stage.ref) if stage.ref else None,
        "relation": stage.relation,
        "like": stage.like,
    }
