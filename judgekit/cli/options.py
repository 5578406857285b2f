"""The options that several commands share, declared once, and what the shell completes them with."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

from judgekit.cli import declared
from judgekit.cli.declared import Argument, Option
from judgekit.errors import JudgekitError

if TYPE_CHECKING:
    from judgekit.texts.library import Corpus


def _corpus() -> Corpus:
    from judgekit.texts import home

    return home.open_corpus()


def usual_edition(corpus: Corpus) -> str:
    """The edition that is meant where none is named, "" where nobody has settled one. Raises UnknownEdition."""
    from judgekit import config

    name = config.edition()
    if not name:
        return ""
    from judgekit.texts import find

    return find.edition(corpus, name).name


def complete_edition(incomplete: str) -> Iterator[str]:
    return (edition.name for edition in _corpus().editions if edition.name.startswith(incomplete))


def complete_rule(incomplete: str) -> Iterator[str]:
    """Numbers of the usual edition; of all where there is none, or where one is named: `classic:50`."""
    corpus = _corpus()
    edition, colon, number = incomplete.rpartition(":")
    wanted = edition or usual_edition(corpus)
    found = dict.fromkeys(
        unit.ref.path
        for unit in corpus
        if unit.kind != "term" and unit.ref.edition != _LESSONS and wanted in {"", unit.ref.edition}
    )
    return (f"{edition}{colon}{path}" for path in found if path.startswith(number) and _is_number(path, number))


_LESSONS = "lezioni"


def _is_number(path: str, begun: str) -> bool:
    """Whether a path is a rule's number; the phases of a turn (`fase-2.1`) count once they are begun."""
    return path[0].isdigit() or bool(begun)


def complete_game(incomplete: str) -> Iterator[str]:
    from judgekit.editions import MAGIC, WOM

    return (game for game in (MAGIC, WOM) if game.startswith(incomplete))


def complete_term(incomplete: str) -> Iterator[str]:
    titles = (unit.title.lower() for unit in _corpus() if unit.defines)
    return (title for title in titles if title.startswith(incomplete.lower()))


def complete_lesson(incomplete: str) -> Iterator[str]:
    return (unit.ref.path for unit in _corpus().of_edition("lezioni") if unit.ref.path.startswith(incomplete))


def argument(metavar: str, about: str, complete: Callable[[str], Iterable[str]]) -> declared.Said:
    """A word of a command that the shell completes; help shows no default of it."""
    return Argument(metavar=metavar, help=about, show_default=False, autocompletion=complete)


def option(
    name: str, metavar: str, about: str, complete: Callable[[str], Iterable[str]], *, short: str = ""
) -> declared.Said:
    """An option whose value the shell completes; help shows no default of it."""
    names = (name, short) if short else (name,)
    return Option(*names, metavar=metavar, help=about, show_default=False, autocompletion=complete)


def of_rules(about: str, metavar: str = "REF") -> declared.Said:
    """`--rule`, each time with a rule."""
    return option("--rule", metavar, about, complete_rule)


Json = Annotated[bool, Option("--json", help="Scrive JSON invece di testo.", show_default=False)]
Editions = Annotated[
    list[str] | None,
    option("--edition", "EDIZIONE", "Solo questa edizione (si può ripetere).", complete_edition, short="-e"),
]
Edition = Annotated[
    str,
    Option(
        "--edition", "-e", metavar="EDIZIONE", help="L’edizione (di solito classic).", autocompletion=complete_edition
    ),
]
Rules = Annotated[str, option("--edition", "EDIZIONE", "Con quali regole.", complete_edition, short="-e")]
Lesson = Annotated[
    str, argument("[LEZIONE]", "La lezione, o una sua sezione: judgekit lessons le elenca.", complete_lesson)
]
Game = Annotated[str | None, option("--game", "GIOCO", "magic o wom (di solito magic).", complete_game, short="-g")]


def game_named(name: str | None) -> str:
    """The game of that name. Raises JudgekitError where there is none."""
    from judgekit.editions import MAGIC, WOM

    if name is None:
        return MAGIC
    if name.lower() not in {MAGIC, WOM}:
        raise JudgekitError(f"--game: «{name}» non è un gioco: ci sono {MAGIC} e {WOM}")
    return name.lower()


def cores() -> int:
    """As many processes as may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
