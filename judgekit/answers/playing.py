"""What every answer about a case needs: the case, the editions to play it under, a look at their boards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from judgekit.config import edition as usual_edition
from judgekit.editions import EDITIONS, MAGIC, WOM, game_of
from judgekit.editions import system as system_of
from judgekit.errors import NotFound, NotSimulated, UnknownEdition, UnknownRule, Unreadable
from judgekit.files import not_a_file
from judgekit.refs import slug

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.scenario.model import Scenario
    from judgekit.table.board import Board
    from judgekit.table.system import System


def path_of(case: str) -> Path:
    """A file as it was named, else the bundled scenario of that name. Raises UnknownScenario, Unreadable."""
    path = Path(case)
    why = not_a_file(path)
    if not why and path.is_file():
        return path
    from judgekit.scenario import bundled

    try:
        return bundled.find(case)
    except NotFound:
        if why:
            raise Unreadable(f"{case}: non si può leggere ({why})") from None
        raise


def named(scenario: Scenario) -> tuple[str, ...]:
    """The editions that a case asks for; where it names none, the usual one, else Classic."""
    return scenario.editions or (usual_edition() or "classic",)


def systems(scenario: Scenario, asked: Iterable[str] = ()) -> tuple[list[System], list[NotSimulated | UnknownEdition]]:
    """The editions to play a case under: those asked for, else those that it names; and those that cannot be played.

    Raises what is wrong with an edition that was asked for, and UnknownEdition where nothing can be played.
    """
    if wanted := [slug(name) for name in asked]:
        return [system_of(name) for name in wanted], []
    found: list[System] = []
    missing: list[NotSimulated | UnknownEdition] = []
    for name in named(scenario):
        try:
            found.append(system_of(slug(name)))
        except (NotSimulated, UnknownEdition) as error:
            missing.append(error)
    if not found:
        raise missing[0]
    return found, missing


def ablated(system: System, numbers: Sequence[str]) -> System:
    """An edition without some rules. Raises UnknownRule where no row bears a number."""
    known = system.numbers()
    bare = tuple(number.removeprefix(f"{system.name}:") for number in numbers)
    for number in bare:
        if number not in known:
            import difflib

            near = tuple(difflib.get_close_matches(number, sorted(known), 5))
            path = number.rpartition(":")[2]
            others = [name for name in EDITIONS if name != system.name and path in system_of(name).numbers()]
            where = f"; ce l’ha {', '.join(others)}: -e {others[0]}" if others else ""
            raise UnknownRule(f"{system.name} non ha una riga {number} da togliere{where}", () if others else near)
    return system.without(*bare) if bare else system


def to_compare(scenario: Scenario, asked: Sequence[str] = ()) -> list[System]:
    """The editions asked for; else those that the case names, where they are several; else all of its game.

    Raises BadScenario where that is one alone.
    """
    from judgekit.errors import BadScenario, Fault

    game = next(map(game_of, scenario.editions), MAGIC)
    there = [name for name in EDITIONS if game_of(name) == game]
    wanted = [slug(name) for name in asked] or [name for name in scenario.editions if name in there]
    if len(wanted) < _TWO and not asked:
        wanted = there
    found = [system_of(name) for name in wanted]  # one that is unknown is told before one that is missing
    if len(found) < _TWO:
        some = f"-e {there[0]} -e {there[-1]}" if len(there) >= _TWO else "questo gioco ne ha una"
        raise BadScenario((Fault(scenario.file, 1, 1, f"per confrontare servono due edizioni: {some}"),))
    return found


_TWO = 2


def look_of(system: System) -> Callable[[Board], Any]:
    """A way to look at boards of one system."""
    if game_of(system.name) == WOM:
        from judgekit.scenario.wom.wom_holding import Look as WomLook

        return lambda board: WomLook(system, board)
    from judgekit.magic.look import look

    return lambda board: look(system, board)
