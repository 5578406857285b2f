"""`why` and `coverage`: which rules decide a case, and what becomes of every rule of an edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from judgekit.cli import declared
from judgekit.cli.declared import Option
from judgekit.cli.options import Editions, Json, Rules, of_rules
from judgekit.cli.replaying import Case, Refused, caution, each, led, opened, systems_of
from judgekit.errors import UnknownRule
from judgekit.refs import parent_of, slug
from judgekit.render import terminal
from judgekit.render.page import Span, wrap
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from judgekit.render.page import Line
    from judgekit.ruling.answers import Covered, Reason
    from judgekit.scenario.outcome import Run


app = declared.app()

# --- why --------------------------------------------------------------------------------------------------------------


@declared.command(app)
def why(
    case: Case,
    edition: Editions = None,
    everything: Annotated[
        bool, Option("--all", help="Tutte le ragioni, non solo le prime cinque.", show_default=False)
    ] = False,
    json: Json = False,
) -> int:
    """Dice quale regola decide un caso, e che cosa accadrebbe senza; poi le altre."""
    from judgekit.ruling.why import why as reasons

    scenario = opened(case)
    done = each(systems_of(scenario, edition or []), lambda system: reasons(scenario, system))
    caution(one[0] for one in done if not isinstance(one, Refused))
    if json:
        from judgekit.answers.cases import of_reasons
        from judgekit.cli import asjson

        told = (one if isinstance(one, Refused) else of_reasons(*one).as_json() for one in done)
        asjson.put(led(told, scenario.title))
    else:
        terminal.show(_pages(done, everything=everything))
    played = [one[0] for one in done if not isinstance(one, Refused)]
    if len(played) < len(done) or any(run.missing for run in played):
        return 2
    return 1 if any(held.judged and not held.ok for run in played for held in run.held) else 0


def _pages(done: Sequence[tuple[Run, Sequence[Reason]] | Refused], *, everything: bool) -> list[Line]:
    from judgekit.answers.spoken_of import spoken_of
    from judgekit.render.reasons import page
    from judgekit.texts import home

    width = terminal.width()
    lines: list[Line] = []
    for one in done:
        lines += [[]] if lines else []
        if isinstance(one, Refused):
            from judgekit.render.editions_compared import refused

            lines += refused(one, width)
        else:
            about = spoken_of(*one)
            lines += page(*one, home.open_corpus(), width, everything=everything, about=about)
    return lines


# --- coverage ---------------------------------------------------------------------------------------------------------

_STATUS = {
    "simulated": "simulata",
    "definition": "definizione",
    "off-table": "fuori dal tavolo",
    "not yet": "non ancora",
}
_TOTALS = {
    "rules": "regole",
    "simulated": "simulate",
    "definition": "definizioni",
    "off_table": "fuori dal tavolo",
    "not_yet": "non ancora simulate",
    "fired": "in almeno un caso",
    "decisive": "decisive in almeno un caso",
}


@declared.command(app)
def coverage(
    edition: Rules = "",
    rule: Annotated[list[str] | None, of_rules("Solo questa regola (si può ripetere).")] = None,
    diff: Annotated[
        tuple[str, str] | None,
        Option("--diff", metavar="A B", help="Solo dove due edizioni giocano altrimenti.", show_default=False),
    ] = None,
    table: Annotated[
        str | None,
        Option("--table", metavar="EDIZIONE", help="L’edizione intera, riga per riga.", show_default=False),
    ] = None,
    json: Json = False,
) -> int:
    """Che cosa ne è di ogni regola: simulata (da che cosa, in quali casi), definizione o fuori dal tavolo."""
    if diff is not None:
        return _differences(*diff, json=json)
    if table is not None:
        return _whole(table, json=json)
    from judgekit import editions
    from judgekit.ruling import coverage as covering
    from judgekit.texts import home

    refs = rule or []
    edition = slug(edition) or editions.where_is(refs, home.open_corpus().numbers_of)
    editions.system(edition)  # an edition that cannot be played is told at once
    covered = covering.coverage(edition)
    known = {one.number: one for one in covered}
    shown = [known[number] for number in _asked_for(edition, refs, known)] if refs else covered
    if json:
        from judgekit.cli import asjson

        asjson.put({"edition": edition, "totals": totals(covered), "rules": [_fields(one) for one in shown]})
        return 0
    called = _titles(edition)
    lines = [line for one in shown for line in (_detail(one) if rule else _line(one, called))]
    if not rule:
        lines += [[], *_totals(covered)]
    terminal.show(lines)
    return 0


def _differences(old: str, new: str, *, json: bool) -> int:
    """Where two editions play otherwise: the changes that people tell of, and whatever else the tables show."""
    from judgekit.magic import editions
    from judgekit.render import edition_changes as shown
    from judgekit.ruling.row_changes import changes, matters
    from judgekit.texts import home

    names = (slug(old), slug(new))
    first, second = (editions.system(name) for name in names)
    corpus = home.open_corpus()
    told = [one for one in home.read_changes() if one.editions <= {*names}]
    found, rest = matters(changes(first, second, corpus), told, second.numbers())
    if json:
        from judgekit.cli import asjson

        asjson.put({"editions": list(names), **shown.as_json(found, rest)})
    else:
        terminal.show(shown.page(found, rest, corpus, names, terminal.width()))
    return 0


def _whole(name: str, *, json: bool) -> int:
    """The tables of an edition, row by row."""
    from judgekit import editions
    from judgekit.ruling.whole import lines

    edition = slug(name)
    found = lines(editions.system(edition))
    if json:
        from judgekit.cli import asjson

        asjson.put({"edition": edition, "rows": [_fields(one) for one in found]})
        return 0
    width = terminal.width()
    shown: list[Line] = []
    for one in found:
        text = [Span(f"{one.table} / {one.key}  "), Span(one.play, "dim")]
        shown += wrap(text, width, Span(f"{' '.join(one.numbers):<9} ", "number"), " " * 10)
    terminal.show(shown)
    return 0


def _asked_for(edition: str, refs: Sequence[str], known: Collection[str]) -> tuple[str, ...]:
    """Those of the known rules that are asked for; the number of a section stands for all that is under it.

    Raises UnknownRule.
    """
    found: list[str] = []
    for ref in refs:
        number = ref.rpartition(":")[2]
        there = [number] if number in known else [one for one in known if _is_under(one, number)]
        if not there:
            import difflib

            raise UnknownRule(
                f"{edition} non ha una regola {number}", tuple(difflib.get_close_matches(number, sorted(known), 5))
            )
        found += there
    return tuple(found)


def _is_under(number: str, above: str) -> bool:
    parent = parent_of(number)
    return parent is not None and (parent == above or _is_under(parent, above))


def totals(covered: Sequence[Covered]) -> dict[str, int]:
    """How many rules there are of each kind."""
    return {
        "rules": len(covered),
        "simulated": sum(one.status == "simulated" for one in covered),
        "definition": sum(one.status == "definition" for one in covered),
        "off_table": sum(one.status == "off-table" for one in covered),
        "not_yet": sum(one.status == "not yet" for one in covered),
        "fired": sum(bool(one.scenarios) for one in covered),
        "decisive": sum(bool(one.decisive_in) for one in covered),
    }


def _fields(one: NamedTuple) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in one._asdict().items()}


def _titles(edition: str) -> Callable[[str], str]:
    from judgekit.render.reasons import titles
    from judgekit.texts import home

    return titles(home.open_corpus(), edition)


def _line(one: Covered, called: Callable[[str], str]) -> list[Line]:
    """A rule and what becomes of it; of one that is not played yet, what it is about."""
    width = terminal.width()
    status = _STATUS.get(one.status, one.status)
    if one.status == "simulated":
        text = f"{_cases(one.scenarios)}, decisiva in {len(one.decisive_in)}" if one.scenarios else "in nessun caso"
    else:
        text = called(one.number) if one.status == "not yet" else one.reason
    head = f"{one.number:<9}{status:<17}"
    style = "good" if one.decisive_in else "bad" if one.status == "simulated" and not one.scenarios else "dim"
    return wrap([Span(text, style)], width, Span(head, "number"), " " * len(head))


def _cases(names: Sequence[str]) -> str:
    from judgekit.render.italian.small_words import count

    return count(len(names), "caso", "casi")


def _detail(one: Covered) -> list[Line]:
    width = terminal.width()
    lines = [[Span(f"{one.number}  ", "number"), Span(_STATUS.get(one.status, one.status), "title")]]
    if one.reason:
        lines += wrap([Span(one.reason)], width, "  ")
    for name, values in (("gioca", one.plays), ("casi", one.scenarios), ("decisiva in", one.decisive_in)):
        for n, value in enumerate(values):
            lines += [[Span(f"  {name if n == 0 else '':<13}", "dim"), Span(value)]]
    return lines


def _totals(covered: Sequence[Covered]) -> list[Line]:
    return [[Span(f"{number:>5} ", "number"), Span(_TOTALS[name])] for name, number in totals(covered).items()]
