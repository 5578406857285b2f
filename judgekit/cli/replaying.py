"""What the commands about replays share: opening a scenario, the editions it is played under, running it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judgekit import config, editions
from judgekit.cli import complain
from judgekit.errors import NotSimulated, UnknownEdition, UnknownRule

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.board import Board
    from judgekit.table.system import System


def complete_scenario(incomplete: str) -> Iterator[str]:
    from judgekit.scenario import bundled

    return (name for name in bundled.names() if incomplete in name)


Case = Annotated[
    str,
    typer.Argument(
        metavar="CASO",
        help="Un file (Markdown o JSON), il nome di un caso compreso (li elenca judgekit scenarios), o «-»: lo "
        "standard input.",
        show_default=False,
        autocompletion=complete_scenario,
    ),
]
Without = Annotated[
    list[str] | None,
    typer.Option(
        "--without",
        metavar="NUMERO",
        help="Come se questa regola non ci fosse (si può ripetere).",
        show_default=False,
    ),
]


STANDARD = "-"


def opened(case: str) -> Scenario:
    """The scenario in a file, the bundled one of that name, or what standard input holds."""
    from judgekit.scenario.markdown import LARGEST, read_bytes, read_file

    if case == STANDARD:
        return read_bytes(sys.stdin.buffer.read(LARGEST + 1), "standard input")
    return read_file(path_of(case))


def path_of(case: str) -> Path:
    """A file as it was named, else the bundled scenario of that name. Raises UnknownScenario."""
    path = Path(case)
    if path.is_file():
        return path
    from judgekit.scenario import bundled

    return bundled.find(case)


def systems(scenario: Scenario, asked: list[str]) -> list[System]:
    """The editions to play a scenario under: those asked for, else those that it names and that are simulated."""
    from judgekit.refs import slug

    if asked:
        return [editions.system(slug(name)) for name in asked]
    found: list[System] = []
    missing: list[NotSimulated | UnknownEdition] = []
    for name in scenario.editions or (config.edition() or "classic",):
        try:
            found.append(editions.system(slug(name)))
        except (NotSimulated, UnknownEdition) as error:
            missing.append(error)
    if not found:
        raise missing[0]
    for one in missing:
        complain(one.message)
    return found


def caution(played: Iterable[Run]) -> None:
    """Tell of each edition which rules that a replay leans on are not all played yet."""
    from judgekit.magic.editions import IN_PART

    for run in played:
        edition = run.replay.system.name
        cited = {number.partition(".")[0] for step in run.replay.steps for number in step.cites}
        for section, about in IN_PART.get(edition, {}).items():
            if section in cited:
                complain(f"{edition}: {about} ({section}) qui contano, e la simulazione è parziale: verifica l’esito")


def ablated(system: System, numbers: list[str]) -> System:
    """An edition without some rules. Raises UnknownRule where no row bears a number."""
    known = system.numbers()
    for number in numbers:
        if number not in known:
            import difflib

            near = tuple(difflib.get_close_matches(number, sorted(known), 5))
            raise UnknownRule(f"{system.name} non ha una riga {number} da togliere", near)
    return system.without(*numbers) if numbers else system


def runs(scenario: Scenario, asked: list[str], without: list[str]) -> list[Run]:
    """A scenario played under each edition, without some rules."""
    from judgekit.scenario.run import run

    return [run(scenario, ablated(system, without)) for system in systems(scenario, asked)]


def look_of(system: System) -> Callable[[Board], Any]:
    """A way to look at boards of one system."""
    if editions.game_of(system.name) == editions.WOM:
        from judgekit.scenario.wom.holding import Look as WomLook

        return lambda board: WomLook(system, board)
    from judgekit.magic.look import look

    return lambda board: look(system, board)
