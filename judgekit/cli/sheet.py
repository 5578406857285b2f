"""`sheet`: exercise sheets for judge classes, with the answer key that the engine computes."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from judgekit.cli import declared
from judgekit.cli.declared import Option
from judgekit.cli.options import Json, Lesson, complete_edition, cores, of_rules, option
from judgekit.cli.replaying import complete_scenario
from judgekit.errors import JudgekitError
from judgekit.refs import slug
from judgekit.render import terminal

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.sheets.exercise import Sheet
    from judgekit.sheets.ground import Ground
    from judgekit.sheets.sheet import Wanted
    from judgekit.texts.library import Corpus


app = declared.app()
_MANY = 60  # questions for which several processes are worth starting
_MOST = 2000


def complete_kind(incomplete: str) -> list[str]:
    from judgekit.sheets.exercise import KINDS

    return [kind for kind in KINDS if kind.startswith(incomplete)]


@declared.command(app)
def sheet(  # noqa: PLR0913, PLR0917  (a sheet has as many sides as a teacher has wishes)
    lesson: Lesson = "",
    rule: Annotated[list[str] | None, of_rules("Su questa regola (si può ripetere).")] = None,
    scenario: Annotated[str, option("--scenario", "CASO", "Su questo solo caso, così com’è.", complete_scenario)] = "",
    questions: Annotated[int, Option("--questions", "-n", min=1, max=_MOST, help="Quante domande.")] = 10,
    level: Annotated[
        int | None,
        Option(
            "--level", "-l", min=1, max=3, help="Di questo livello, e dove non basta dei vicini.", show_default=False
        ),
    ] = None,
    seed: Annotated[int, Option("--seed", "-s", help="Il seme: lo stesso seme dà lo stesso foglio.")] = 1,
    edition: Annotated[
        str,
        option("--edition", "EDIZIONE", "Con quali regole; da sola: tutte le lezioni.", complete_edition, short="-e"),
    ] = "",
    kind: Annotated[
        list[str] | None,
        option("--kind", "TIPO", "Solo domande di questo tipo (si può ripetere).", complete_kind, short="-k"),
    ] = None,
    variants: Annotated[int, Option("--variants", min=1, max=26, help="Quante varianti (A, B, C …).")] = 1,
    title: Annotated[str, Option("--title", help="Il titolo del foglio.", show_default=False)] = "",
    course: Annotated[str, Option("--course", help="Il corso o la classe.", show_default=False)] = "",
    date: Annotated[str, Option("--date", help="La data da stampare.", show_default=False)] = "",
    replace: Annotated[
        list[int] | None,
        Option(
            "--replace",
            min=1,
            metavar="N",
            help="Al posto della domanda N un’altra (si può ripetere).",
            show_default=False,
        ),
    ] = None,
    allow_fewer: Annotated[
        bool, Option("--allow-fewer", help="Se le domande buone sono meno, scrive quelle.", show_default=False)
    ] = False,
    output: Annotated[
        Path | None,
        Option(
            "--output",
            "-o",
            metavar="FILE",
            help="Dove scrivere: .md .html .pdf (con le soluzioni a parte), .apkg .gift .xml .json.",
            show_default=False,
        ),
    ] = None,
    jobs: Annotated[
        int,
        Option(
            "--jobs", "-j", min=0, max=64, help="Quanti processi cercano (il foglio è lo stesso).", show_default=False
        ),
    ] = 0,
    json: Json = False,
) -> int:
    """Prepara un foglio di esercizi: domande, opzioni e soluzioni calcolate dalle regole."""
    from judgekit.sheets import writers
    from judgekit.sheets.sheet import make
    from judgekit.texts import home

    if output is not None:
        writers.checked(output)
    corpus = home.open_corpus()
    about = _ground(corpus, lesson, rule or [], scenario, slug(edition) if edition else "")
    wanted = _wanted(about, kind or [], rule or [], scenario)._replace(
        questions=questions,
        level=level,
        seed=seed,
        variants=variants,
        title=title,
        course=course,
        date=date,
        allow_fewer=allow_fewer,
        replace=tuple(dict.fromkeys(replace or ())),
        workers=jobs or (cores() if questions * variants >= _MANY else 1),
    )
    sheets = _made(wanted, corpus, make)
    if others := _of_other_levels(sheets, level):
        terminal.say(others, sys.stderr)
    if json:
        from judgekit.cli import asjson
        from judgekit.sheets.writers.asjson import value

        asjson.put(value(sheets))
    if output is not None:
        for path in writers.write(output, sheets):
            terminal.say(f"scritto {path}", sys.stderr if json else None)
    elif not json:
        from judgekit.sheets.writers import markdown_file

        sys.stdout.write(markdown_file.sheet(sheets).decode())
        sys.stdout.write(markdown_file.key(sheets).decode())
    return 0


def _of_other_levels(sheets: tuple[Sheet, ...], level: int | None) -> str:
    """What is said where there were too few questions of the level that was asked for; "" where there were enough."""
    there = Counter(question.level for sheet in sheets for question in sheet.questions)
    own = there.pop(level, 0) if level else 0
    if not level or not there:
        return ""
    rest = " e ".join(f"{many} di livello {one}" for one, many in sorted(there.items()))
    return f"domande buone di livello {level}: {own}; le altre: {rest}"


def _made(wanted: Wanted, corpus: Corpus, make: Callable[..., tuple[Sheet, ...]]) -> tuple[Sheet, ...]:
    """The sheets, with a word about how far one is, where somebody looks on."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    console = Console(stderr=True)
    columns = (TextColumn("cerco tavoli da chiedere"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=wanted.questions)
        return make(wanted, corpus, lambda done, total: bar.update(task, completed=done, total=total))


def _ground(corpus: Corpus, lesson: str, rules: list[str], scenario: str, edition: str) -> Ground:
    """What the sheet is about: a lesson, some rules, the rules of one case; with an edition alone all its lessons."""
    from judgekit import editions
    from judgekit.sheets import ground

    if edition:
        editions.system(edition)
    if edition and not (lesson or rules or scenario):
        return ground.of_edition(corpus, edition)
    if sum(map(bool, (lesson, rules, scenario))) != 1:
        raise BadWish(
            "di che cosa si chiede? serve una lezione, oppure --rule, oppure --scenario (uno solo dei tre);"
            " con --edition da sola si chiede di tutte le sue lezioni"
        )
    if lesson:
        if lesson.endswith((".md", ".json")) or Path(lesson).is_file():
            raise BadWish(f"«{lesson}» è un file, non una lezione: judgekit sheet --scenario {lesson}")
        return ground.of_lesson(corpus, lesson, edition)
    if rules:
        return ground.of_rules(corpus, rules, edition or editions.where_is(rules, corpus.numbers_of))
    return _of_case(scenario, edition)


def _of_case(scenario: str, edition: str) -> Ground:
    from judgekit.cli.replaying import opened
    from judgekit.editions import EDITIONS
    from judgekit.sheets.ground import Ground

    case = opened(scenario)
    chosen = edition or next((one for one in case.editions if one in EDITIONS), EDITIONS[0])
    return Ground("", case.title or scenario, chosen, whole=True)


def _wanted(about: Ground, kinds: list[str], rules: list[str], scenario: str) -> Wanted:
    from judgekit.cli.replaying import path_of
    from judgekit.scenario import bundled
    from judgekit.sheets.exercise import KINDS
    from judgekit.sheets.sheet import Wanted

    for kind in kinds:
        if kind not in KINDS:
            raise BadWish(f"non c’è un tipo di domanda «{kind}»: ci sono {', '.join(KINDS)}")
    case = ""
    if scenario:
        path = path_of(scenario)
        inside = path.is_relative_to(bundled.ROOT)
        case = path.relative_to(bundled.ROOT).with_suffix("").as_posix() if inside else str(path)
    return Wanted(about, kinds=tuple(dict.fromkeys(kinds)), rules=tuple(rules), case=case)


class BadWish(JudgekitError):
    """What was asked for cannot be a sheet."""
