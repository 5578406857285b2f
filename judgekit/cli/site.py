"""`site`: everything as a folder of static files, to be read anywhere and played in the browser."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from judgekit.cli import shell

app = shell.app()


@shell.command(app)
def site(
    out: Annotated[Path, typer.Argument(metavar="CARTELLA", help="Dove scrivere.", show_default=False)],
) -> int:
    """Scrive il sito: ogni regola, voce, lezione e caso come pagina, senza bisogno di un server proprio."""
    from judgekit.site.build import build

    def tell(what: str) -> None:
        if sys.stderr.isatty():
            typer.echo(what, err=True)

    built = build(out, tell)
    megabytes = built.size / 1_000_000
    typer.echo(f"{out}: {built.pages} pagine, {built.files} file, {megabytes:.1f} MB")
    typer.echo(f"Per vederlo: python3 -m http.server -d {out}")
    return 0
