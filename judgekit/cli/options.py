"""The options that several commands share, declared once, and what the shell completes them with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from judgekit.errors import JudgekitError

if TYPE_CHECKING:
    from judgekit.texts.model import Corpus


def _corpus() -> Corpus:
    from judgekit.texts import home

    return home.open_corpus()


def complete_edition(incomplete: str) -> Iterator[str]:
    return (edition.name for edition in _corpus().editions if edition.name.startswith(incomplete))


def complete_term(incomplete: str) -> Iterator[str]:
    titles = (unit.title.lower() for unit in _corpus() if unit.defines)
    return (title for title in titles if title.startswith(incomplete.lower()))


def complete_lesson(incomplete: str) -> Iterator[str]:
    return (unit.ref.path for unit in _corpus().of_edition("lezioni") if unit.ref.path.startswith(incomplete))


Json = Annotated[bool, typer.Option("--json", help="Scrive JSON invece di testo.", show_default=False)]
Editions = Annotated[
    list[str] | None,
    typer.Option(
        "--edition",
        "-e",
        metavar="EDIZIONE",
        help="Solo questa edizione (si può ripetere).",
        show_default=False,
        autocompletion=complete_edition,
    ),
]
Game = Annotated[
    str | None,
    typer.Option("--game", "-g", metavar="GIOCO", help="magic o wom (di solito magic).", show_default=False),
]


def game_named(name: str | None) -> str:
    """The game of that name. Raises JudgekitError where there is none."""
    from judgekit.editions import MAGIC, WOM

    if name is None:
        return MAGIC
    if name.lower() not in {MAGIC, WOM}:
        raise JudgekitError(f"--game: «{name}» non è un gioco: ci sono {MAGIC} e {WOM}")
    return name.lower()
