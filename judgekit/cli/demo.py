"""`demo`: a minute's tour on the bundled texts, each step the command that a person would type."""

from __future__ import annotations

import shlex
import tempfile

import typer

from judgekit.cli import declared, shell

app = declared.app()

TOUR: tuple[tuple[str, str], ...] = (
    ("Una regola, con il numero scritto come viene:", "rule 502 9 b"),
    ("La stessa regola in inglese, o un termine col nome di oggi:", "term trample"),
    ("Una domanda, con parole proprie:", "search -n 2 cosa succede se il mazzo finisce?"),
    ("Un caso giocato passo per passo, con le regole:", "replay attacco-improvviso --brief"),
    ("Che cosa c’è a disposizione:", "editions"),
    (
        "Un piccolo foglio di esercizi, con le soluzioni calcolate:",
        "sheet combattimento --questions 4 --seed 7 --level 1 -o {folder}/foglio.md",
    ),
)


@declared.command(app)
def demo() -> int:
    """Un giro di un minuto: che cosa sa fare judgekit, con comandi veri."""
    folder = tempfile.mkdtemp(prefix="judgekit-")  # it stays: whoever looks at the tour looks at the sheet
    for n, (about, command) in enumerate(TOUR):
        line = command.format(folder=folder)
        typer.secho(("\n" if n else "") + about, bold=True)
        typer.secho(f"$ judgekit {line}\n", fg="green")
        status = shell.run(shlex.split(line))
        if status:
            return status
    return 0
