"""`replay` and `step`: a case played from its board to its end, with the number of the rule behind every step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from judgekit.cli import declared
from judgekit.cli.declared import Option
from judgekit.cli.options import Editions, Json
from judgekit.cli.replaying import (
    Case,
    Html,
    Refused,
    Without,
    ablated,
    caution,
    complain_of,
    led,
    look_of,
    opened,
    runs,
    systems_of,
    write_page,
)
from judgekit.errors import JudgekitError, UnknownRule
from judgekit.render import terminal
from judgekit.render.replay import is_modern

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.render.page import Line
    from judgekit.render.stepper import Film
    from judgekit.ruling.answers import Reason
    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System


app = declared.app()


@declared.command(app)
def replay(  # noqa: PLR0913, PLR0917  (options)
    case: Case,
    edition: Editions = None,
    without: Without = None,
    brief: Annotated[
        bool,
        Option("--brief", help="Senza i passaggi di priorità e i controlli superati.", show_default=False),
    ] = False,
    citations: Annotated[
        str | None,
        Option(
            "--citations",
            metavar="all",
            help="Tutti i numeri di ogni passo, non solo i primi tre, e anche i passi che non cambiano nulla.",
            show_default=False,
        ),
    ] = None,
    layers: Annotated[
        list[str] | None,
        Option(
            "--layers",
            "--why-size",
            metavar="NOME",
            help="Come un permanente è diventato ciò che è: stampato, poi strato per strato (si può ripetere).",
            show_default=False,
        ),
    ] = None,
    html: Html = None,
    json: Json = False,
    boards: Annotated[
        bool, Option("--boards", help="Con --json: anche il tavolo dopo ogni passo.", show_default=False)
    ] = False,
) -> int:
    """Gioca un caso passo per passo, con la regola dietro ogni passo.

    «▸» è un’azione del copione; «▹ risponde» è una riga che risponde a ciò che le regole chiedono: sta dove la domanda
    è posta, anche dentro un’azione scritta dopo («Anna assegna il danno …» dentro «danno»).
    """
    if citations not in {None, "all"}:
        raise JudgekitError("--citations: si scrive --citations all")
    scenario = opened(case)
    done = runs(scenario, edition or [], without or [])
    played = [run for run in done if not isinstance(run, Refused)]
    caution(played)
    if html is not None:
        _write(html, played)
        complain_of([] if json else done)
    if json:
        _as_json(done, scenario.title, boards=boards, layers=layers or [])
    elif html is None:
        terminal.show(_pages(done, brief=brief, every=citations is not None, layers=layers or []))
    return max(_of_refused(run, edition or []) if isinstance(run, Refused) else status(run) for run in done)


def _of_refused(run: Refused, asked: list[str]) -> int:
    """2, but for an edition that nobody has asked for by name and that has no such rule to be taken away."""
    return 0 if isinstance(run.error, UnknownRule) and not asked else 2


def status(run: Run) -> int:
    """2 where the script misses a choice, 1 where an expectation failed; without a rule what misses is an outcome."""
    return 2 if run.missing is not None and not run.replay.system.gone else 0 if run.ok else 1


def _as_json(done: list[Run | Refused], title: str, *, boards: bool, layers: list[str]) -> None:
    """One object; of several editions the first, with the others in its `also`."""
    from judgekit.answers.cases import of_run
    from judgekit.cli import asjson

    told = (run if isinstance(run, Refused) else of_run(run).as_json(boards=boards, layers=layers) for run in done)
    asjson.put(led(told, title))


def _pages(done: list[Run | Refused], *, brief: bool, every: bool, layers: list[str]) -> list[Line]:
    from judgekit.render.page import Span

    width = terminal.width()
    lines: list[Line] = []
    for n, run in enumerate(done):
        lines += [[], [Span("═" * width, "dim")], []] if n else []
        if isinstance(run, Refused):
            from judgekit.render.editions_compared import refused

            lines += refused(run, width)
            continue
        lines += _page(run, width, brief=brief, every=every)
        lines += _layers(run, layers, width) if layers else []
    return lines


def _page(run: Run, width: int, *, brief: bool, every: bool) -> list[Line]:
    from judgekit.render import cited
    from judgekit.render import replay as told
    from judgekit.render.page import Span
    from judgekit.render.tables import drawn

    link = None
    if terminal.colour():
        from judgekit.texts import home

        address = terminal.address(home.texts_root())
        link = cited.linker(home.open_corpus(), run.replay.system.name, address)
    lines = told.page(run, width, brief=brief, link=link, every=every)
    lines += [[], [Span("Alla fine", "title")], *told.ending(run)]
    lines += drawn(run, run.replay.board, look_of(run.replay.system)(run.replay.board), width)
    for part in (told.missing(run, width), told.expectations(run, width)):
        lines += [[], *part] if part else []
    return lines


def _layers(run: Run, names: list[str], width: int) -> list[Line]:
    """How some permanents came to be what they are in the end."""
    from judgekit.render import layers
    from judgekit.render.page import Span

    board = run.replay.board
    those = layers.found(run, board, look_of(run.replay.system)(board), names)
    return [
        [],
        [Span("Strato per strato" if is_modern(run) else "Effetto per effetto", "title")],
        *layers.page(run, board, those, width),
    ]


def _write(target: Path, played: list[Run]) -> None:
    from judgekit.render import replay_page as html
    from judgekit.texts import home

    write_page(target, html.page(played, [look_of(run.replay.system) for run in played], home.open_corpus()))


# --- step -------------------------------------------------------------------------------------------------------------


@declared.command(app)
def step(case: Case, edition: Editions = None, without: Without = None) -> int:
    """Sfoglia un caso nel terminale: avanti, indietro, tavolo, testo delle regole, perché."""
    from judgekit.cli import stepping

    scenario = opened(case)
    system = ablated(systems_of(scenario, edition or [])[0], without or [])
    return stepping.through(_film(scenario, system), raw=sys.stdin.isatty() and terminal.colour())


def _film(scenario: Scenario, system: System) -> Film:
    from judgekit.render.stepper import Film
    from judgekit.scenario.run import run
    from judgekit.texts import home

    def why() -> Iterable[Reason]:
        from judgekit.ruling.why import why as reasons

        return reasons(scenario, system)[1]

    played = run(scenario, system)
    caution([played])
    return Film(played, look_of(system), home.open_corpus, why)
