"""`new` and `check`: a case to fill in, and what is wrong with one before it is played."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from judgekit.cli import declared
from judgekit.cli.complaints import complain
from judgekit.cli.declared import Argument
from judgekit.cli.options import Editions, Game, Json, argument, game_named, option
from judgekit.cli.replaying import complete_scenario, opened, path_of
from judgekit.errors import BadDocument, JudgekitError, NameTaken
from judgekit.files import unwritable, write_new
from judgekit.render import terminal

if TYPE_CHECKING:
    from judgekit.errors import Fault

app = declared.app()
STANDARD = "-"


@declared.command(app)
def new(
    name: Annotated[
        str,
        Argument(metavar="NOME", help="Il file da scrivere; «-»: lo standard output.", show_default=False),
    ],
    game: Game = None,
    edition: Editions = None,
    source: Annotated[str | None, option("--from", "CASO", "Parte da questo caso compreso.", complete_scenario)] = None,
) -> int:
    """Scrive un caso da riempire, con ogni parte commentata."""
    text = _source(source) if source else _template(name, game, edition or [])
    if name == STANDARD:
        sys.stdout.write(text)
        return 0
    target = Path(name if Path(name).suffix else f"{name}.md")
    try:
        write_new(target, text.encode())
    except FileExistsError:
        raise NameTaken(f"{target} c’è già: scegli un altro nome") from None
    except OSError as error:
        raise unwritable(target, error) from error
    terminal.say(f"scritto {target}: cambialo, poi judgekit replay {target} (la lingua dei casi: judgekit help caso)")
    return 0


def _source(case: str) -> str:
    from judgekit.scenario.case_file import source_of

    return source_of(path_of(case))


def _template(name: str, game: str | None, names: list[str]) -> str:
    from judgekit import editions
    from judgekit.guide.template import template
    from judgekit.refs import slug

    wanted = tuple(slug(one) for one in names)
    for one in wanted:
        editions.system(one)
    games = {editions.game_of(one) for one in wanted}
    if len(games) > 1 or (game is not None and games and games != {game_named(game)}):
        raise JudgekitError(f"le edizioni {', '.join(wanted)} non sono di un gioco solo")
    chosen = next(iter(games), None) or game_named(game)
    title = Path(name).stem.replace("-", " ").strip().capitalize() or "Un caso"
    return template(title, chosen, wanted)


@declared.command(app)
def check(
    files: Annotated[
        list[str], argument("FILE…", "I casi da controllare; «-» legge dallo standard input.", complete_scenario)
    ],
    edition: Editions = None,
    json: Json = False,
) -> int:
    """Legge dei casi senza giocarli, e dice tutto ciò che non va."""
    told = [(file, *_looked_at(file, edition or [])) for file in files]
    if json:
        from judgekit.cli import asjson

        asjson.put({"files": [_as_json(*one) for one in told]})
    else:
        for file, faults, notes in told:
            for fault in (*faults, *notes):
                complain(str(fault), sign=False)
            if not faults:
                done = "si gioca, finché quel testo non agisce" if notes else "nulla da correggere"
                terminal.say(f"{_called(file)}: {done}")
    return 2 if any(faults for _, faults, _ in told) else 0


def _called(file: str) -> str:
    return "standard input" if file == STANDARD else file


def _looked_at(file: str, names: list[str]) -> tuple[tuple[Fault, ...], tuple[Fault, ...]]:
    """What is wrong with a case; and what nobody understands of its cards."""
    from judgekit.refs import slug
    from judgekit.scenario.all_faults import faults, not_understood

    editions = [slug(name) for name in names]
    try:
        there = opened(file)
        found = faults(there, editions)
    except BadDocument as error:
        return error.faults, ()
    return found, not_understood(there, editions)


def _as_json(file: str, faults: tuple[Fault, ...], notes: tuple[Fault, ...]) -> dict[str, Any]:
    there = {"faults": faults, "unread": notes}
    return {"file": file, "ok": not faults, **{key: [one._asdict() for one in them] for key, them in there.items()}}
