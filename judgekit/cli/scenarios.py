"""`scenarios`, `scenario export`, `schema`: the cases that come with judgekit, and their form for programs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

from judgekit.cli import declared
from judgekit.cli.complaints import complain
from judgekit.cli.declared import Option
from judgekit.cli.options import Editions, Json, of_rules, option
from judgekit.cli.replaying import Case, opened, path_of
from judgekit.render import terminal
from judgekit.render.page import Span, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.render.page import Line
    from judgekit.scenario.bundled import Listed


app = declared.app()
scenario = declared.app(help="I casi come file e come dati per altri programmi.")
app.groups["scenario"] = scenario


def _lessons() -> list[str]:
    """The lessons that cases belong to."""
    from judgekit.refs import slug
    from judgekit.scenario import bundled

    return sorted({slug(one.lesson) for one in bundled.listing() if one.lesson})


def _complete_lesson(incomplete: str) -> list[str]:
    return [lesson for lesson in _lessons() if lesson.startswith(incomplete)]


@declared.command(app)
def scenarios(
    lesson: Annotated[
        str | None, option("--lesson", "LEZIONE", "Solo i casi di questa lezione.", _complete_lesson)
    ] = None,
    edition: Editions = None,
    rule: Annotated[list[str] | None, of_rules("Solo i casi su questa regola (si può ripetere).")] = None,
    json: Json = False,
) -> int:
    """Elenca i casi compresi in judgekit, da rigiocare con replay e step."""
    from judgekit.scenario import bundled

    found = [one for one in bundled.listing() if _fits(one, lesson, edition or [], rule or [])]
    if json:
        from judgekit.cli import asjson

        asjson.put([_as_json(one) for one in found])
    elif found:
        terminal.show(_page(found))
    else:
        complain("nessun caso risponde a queste condizioni: judgekit scenarios li elenca tutti" + _near_lesson(lesson))
    return 0 if found else 1


def _near_lesson(lesson: str | None) -> str:
    """What lesson may have been meant, where no case is of the one that was named."""
    from difflib import get_close_matches

    from judgekit.refs import slug

    known = _lessons()
    if lesson is None or any(slug(lesson) in one for one in known):
        return ""
    near = get_close_matches(slug(lesson), known, 3)
    return f"; la lezione «{lesson}» non c’è: {'forse ' + ' o '.join(near) if near else 'ci sono ' + ', '.join(known)}"


def _fits(one: Listed, lesson: str | None, editions: list[str], rules: list[str]) -> bool:
    from judgekit.refs import slug

    if lesson is not None and slug(lesson) not in slug(one.lesson):
        return False
    if editions and not {slug(name) for name in editions} & {slug(name) for name in one.editions}:
        return False
    return not rules or any(_is_about(one, ref) for ref in rules)


def _is_about(one: Listed, ref: str) -> bool:
    """Whether a case names a rule, or one under it."""
    edition, _, number = ref.rpartition(":")
    if edition and edition not in one.editions:
        return False
    return any(cited == number or _is_under(cited, number) for cited in one.cites)


def _is_under(cited: str, number: str) -> bool:
    return "/" not in number and cited.startswith(number) and not cited[len(number)].isdecimal()


def _as_json(one: Listed) -> dict[str, Any]:
    return {
        "name": one.name,
        "title": one.title,
        "editions": list(one.editions),
        "lesson": one.lesson or None,
        "level": one.level,
        "source": one.source or None,
        "rules": list(one.cites),
        "file": str(one.path),
    }


def _page(found: Sequence[Listed]) -> list[Line]:
    width = terminal.width()
    lines: list[Line] = []
    for one in found:
        facts = [
            ", ".join(one.editions),
            one.lesson,
            f"livello {one.level}" if one.level is not None else "",
            one.source,
        ]
        lines += wrap([Span(one.title, "title")], width, Span(f"{one.name}  ", "number"), "  ")
        lines += wrap([Span(" · ".join(filter(None, facts)), "dim")], width, "  ")
    from judgekit.render.italian.small_words import count

    lines += [[], [Span(f"{count(len(found), 'caso', 'casi')}. Per giocarne uno: judgekit replay NOME", "dim")]]
    return lines


def _complete_schema(incomplete: str) -> list[str]:
    from judgekit.answers.schemas import COMMANDS

    return [name for name in COMMANDS if name.startswith(incomplete)]


@declared.command(app)
def schema(
    of: Annotated[
        str,
        option(
            "--of",
            "COMANDO",
            "Di ciò che scrive questo comando con --json (replay, why, rule …); senza, dei casi.",
            _complete_schema,
        ),
    ] = "case",
) -> int:
    """Scrive lo schema JSON dei casi, o di ciò che un comando scrive."""
    from judgekit.answers.schemas import of as described
    from judgekit.cli import asjson

    asjson.bare(described(of))
    return 0


@declared.command(scenario)
def show(case: Case) -> int:
    """Mostra il Markdown di un caso."""
    from judgekit.scenario.case_file import source_of

    sys.stdout.write(source_of(path_of(case)))
    return 0


@declared.command(scenario)
def export(
    case: Case,
    _json: Annotated[
        bool, Option("--json", help="Non cambia nulla: l’esportazione è sempre JSON.", show_default=False)
    ] = True,
) -> int:
    """Scrive un caso nella sua forma JSON."""
    from judgekit.cli import asjson
    from judgekit.scenario.jsonform import to_json

    asjson.bare(to_json(opened(case)))
    return 0
