"""`compare`: one case under several editions, where they part and how each ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.cli import shell
from judgekit.cli.options import Editions, Json
from judgekit.cli.replaying import Case, caution, look_of, opened
from judgekit.errors import BadScenario, Fault
from judgekit.render import terminal

if TYPE_CHECKING:
    from judgekit.ruling.compare import Compared
    from judgekit.scenario.model import Scenario
    from judgekit.table.system import System


app = shell.app()
_TWO = 2


@shell.command(app)
def compare(case: Case, edition: Editions = None, json: Json = False) -> int:
    """Gioca un caso con più edizioni: dove si separano, con quali regole, e come finisce ciascuna."""
    from judgekit.ruling import compare as comparing

    scenario = opened(case)
    found = comparing.compare(scenario, _systems(scenario, edition or []))
    caution(found.runs)
    if json:
        from judgekit.cli import asjson

        asjson.put(_as_json(found))
    else:
        from judgekit.render import editions_compared as editions
        from judgekit.texts import home

        terminal.show(editions.page(found, home.open_corpus(), terminal.width()))
    return 2 if any(run.missing for run in found.runs) else 0


def _systems(scenario: Scenario, names: list[str]) -> list[System]:
    """The editions asked for; else those that the case names, where they are several; else all of its game."""
    from judgekit import editions as known
    from judgekit.refs import slug

    game = next(map(known.game_of, scenario.editions), known.MAGIC)
    there = [name for name in known.EDITIONS if known.game_of(name) == game]
    wanted = [slug(name) for name in names] or [name for name in scenario.editions if name in there]
    if len(wanted) < _TWO and not names:
        wanted = there
    if len(wanted) < _TWO:
        those = (
            f"per confrontare servono due edizioni: {_asked(there) if len(there) >= _TWO else 'questo gioco ne ha una'}"
        )
        raise BadScenario((Fault(scenario.file, 1, 1, those),))
    return [known.system(name) for name in wanted]


def _asked(editions: list[str]) -> str:
    return f"-e {editions[0]} -e {editions[-1]}"


def _as_json(found: Compared) -> dict[str, Any]:
    from judgekit.render import editions_compared as editions
    from judgekit.render.replay_json import outcome, step_as_json
    from judgekit.texts import home

    there = editions.parting(found)
    names = [editions.name_of(run) for run in found.runs]
    first = None
    if there is not None:
        sides = zip(names, there, strict=True)
        steps = {name: None if told is None else step_as_json(told, name) for name, told in sides}
        first = {"step": steps, "text": editions.sentence(editions.sides(found, home.open_corpus()))}
    return {
        "title": found.runs[0].scenario.title,
        "editions": names,
        "first_difference": first,
        "outcomes": {
            editions.name_of(run): outcome(run, look_of(run.replay.system)(run.replay.board)) for run in found.runs
        },
        "endings": [{"editions": list(names), "text": text} for names, text in editions.ends(found)],
    }
