"""`site`: everything as a folder of static files, to be read anywhere and played in the browser."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from judgekit.cli import declared, shell
from judgekit.cli.complaints import complain
from judgekit.cli.declared import Argument, Option
from judgekit.render import terminal

if TYPE_CHECKING:
    from judgekit.site.manual import Command

app = declared.app()


@declared.command(app)
def site(
    out: Annotated[Path, Argument(metavar="CARTELLA", help="Dove scrivere.", show_default=False)],
    engine: Annotated[
        Path | None,
        Option(
            "--engine",
            metavar="CARTELLA",
            help="Il pacchetto npm «pyodide» spacchettato; senza, lo si prende con npm.",
            show_default=False,
        ),
    ] = None,
    no_engine: Annotated[
        bool, Option("--no-engine", help="Solo da leggere: senza il motore.", show_default=False)
    ] = False,
) -> int:
    """Scrive il sito: ogni regola, voce, lezione e caso come pagina, e il motore da usare nel browser."""
    from judgekit.site.build import build
    from judgekit.site.engine import PYODIDE, found

    def tell(what: str) -> None:
        if sys.stderr.isatty():
            terminal.say(what, sys.stderr)

    runtime = None if no_engine else found(engine)
    if runtime is None and not no_engine:
        complain(
            "senza il motore: npm non c’è o non raggiunge il registro. Dove c’è, "
            f"«npm pack pyodide@{PYODIDE}», spacchetta, poi judgekit site CARTELLA --engine package"
        )
    built = build(out, runtime, tuple(commands()), tell)
    size = f"{built.size / 1_000_000:.1f}".replace(".", ",")
    terminal.say(f"{out}: {built.pages} pagine, {built.files} file, {size} MB{'' if runtime else ', senza il motore'}")
    terminal.say(f"Per vederlo: python3 -m http.server -d {out}")
    return 0


def commands() -> Iterator[Command]:
    """The commands for the manual, as `--help` tells of them."""
    from judgekit.site.manual import Command

    for name, about, usage, words in shell.told():
        yield Command(name, usage, about, words)
