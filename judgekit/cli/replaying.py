"""What the commands about replays share: opening a scenario, the editions it is played under, running it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from judgekit.answers.playing import ablated, look_of, path_of, systems
from judgekit.cli.complaints import complain
from judgekit.cli.declared import Option
from judgekit.cli.options import argument, complete_rule, option
from judgekit.errors import BadScenario, JudgekitError
from judgekit.files import write_for_user
from judgekit.scenario.outcome import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System


def complete_scenario(incomplete: str) -> Iterator[str]:
    """Files that hold cases, and the bundled cases by as much of their names as tells them from others."""
    from judgekit.scenario import bundled

    yield from _files(incomplete)
    names = bundled.names() if "/" in incomplete else bundled.short_names()
    yield from (name for name in names if name.startswith(incomplete))


def _files(incomplete: str) -> Iterator[str]:
    """Folders and files that begin so, in the words in which they were begun."""
    head, slash, tail = incomplete.rpartition("/")
    try:
        with os.scandir(f"{head}/" if slash else ".") as entries:
            for entry in sorted(entries, key=lambda entry: entry.name):
                if entry.name.startswith(tail) and not entry.name.startswith("."):
                    if entry.is_dir() and tail:
                        yield f"{head}{slash}{entry.name}/"
                    elif entry.name.endswith((".md", ".json")):
                        yield f"{head}{slash}{entry.name}"
    except OSError:
        return


__all__ = ["Refused", "ablated", "look_of", "path_of"]

Case = Annotated[
    str,
    argument(
        "CASO",
        "Un file (Markdown o JSON), il nome di un caso compreso (li elenca judgekit scenarios), o «-»: lo "
        "standard input.",
        complete_scenario,
    ),
]
Without = Annotated[
    list[str] | None,
    option("--without", "NUMERO", "Come se questa regola non ci fosse (si può ripetere).", complete_rule),
]


Html = Annotated[
    Path | None,
    Option("--html", metavar="FILE", help="Scrive una pagina HTML.", show_default=False),
]


def write_page(target: Path, text: str) -> None:
    """Write a page to a file. Raises Unreadable where that cannot be."""
    write_for_user({target: text.encode(errors="replace")})


STANDARD = "-"


def opened(case: str) -> Scenario:
    """The scenario in a file, the bundled one of that name, or what standard input holds.

    Raises BadScenario with all that can be seen to be wrong, also beyond what could not be read.
    """
    from judgekit.scenario.case_file import LARGEST, read_bytes, read_file

    try:
        if case == STANDARD:
            return read_bytes(sys.stdin.buffer.read(LARGEST + 1), "standard input")
        return read_file(path_of(case))
    except BadScenario as error:
        from judgekit.scenario.all_faults import with_the_rest

        raise with_the_rest(error) from None


def systems_of(scenario: Scenario, asked: list[str]) -> list[System]:
    """The editions to play a scenario under; those that it names and nobody can play are told of."""
    found, missing = systems(scenario, asked)
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


def complain_of(done: Iterable[Run | Refused]) -> None:
    """Where a page alone is written, say what is told there, or nowhere: why the status is none of success."""
    for one in done:
        if isinstance(one, Refused):
            complain(f"{one.edition}: {one.error.message}")
            continue
        edition = one.replay.system.name
        if one.missing is not None:
            complain(f"{edition}: {one.missing.message}")
        elif failed := sum(not held.ok for held in one.held):
            what = (
                "una riga di «atteso» non si avvera" if failed == 1 else f"{failed} righe di «atteso» non si avverano"
            )
            complain(f"{edition}: {what}")


T = TypeVar("T")


def each(there: Iterable[System], play: Callable[[System], T]) -> list[T | Refused]:
    """What each edition makes of a case: one that cannot play it does not stop the others.

    Raises what is wrong where none of them can.
    """
    done: list[T | Refused] = []
    for system in there:
        try:
            done.append(play(system))
        except JudgekitError as error:
            done.append(Refused(system.name, error))
    refused = [one for one in done if isinstance(one, Refused)]
    if refused and len(refused) == len(done):
        raise refused[0].error
    return done


def led(told: Iterable[dict[str, Any] | Refused], title: str) -> dict[str, Any]:
    """One JSON object for several editions: the first that answers, the others in its `also`."""
    objects = [
        {"title": title, "edition": one.edition, "error": one.error.message} if isinstance(one, Refused) else one
        for one in told
    ]
    first = next(one for one in objects if "error" not in one)
    return {**first, "also": [one for one in objects if one is not first]}


def runs(scenario: Scenario, asked: list[str], without: list[str]) -> list[Run | Refused]:
    """A scenario played under each edition, without some rules."""
    from judgekit.scenario.run import run

    return each(systems_of(scenario, asked), lambda system: run(scenario, ablated(system, without)))
