"""Cases as tests write them: a board, a script, what is claimed; and whether it holds."""

from __future__ import annotations

from textwrap import dedent

from judgekit.editions import system
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.outcome import Run
from judgekit.scenario.run import run

MODERN = ("cr-2016", "cr-2026")
EVERY = ("classic", *MODERN)


def case(board: str, script: str = "", claims: str = "", editions: tuple[str, ...] = EVERY) -> str:
    """A case as a file has it, with no more blocks than there is something to say."""
    head = f"---\ntitolo: Prova\nedizioni: [{', '.join(editions)}]\n---\n"
    blocks = {"tavolo": board, "azioni": script, "atteso": claims}
    told = {name: dedent(part).strip("\n") for name, part in blocks.items()}
    return head + "\n".join(f"```{name}\n{part}\n```\n" for name, part in told.items() if part)


def acted(board: str, script: str, claims: str, edition: str) -> Run:
    return run(read_markdown(case(board, script, claims), "caso.md"), system(edition))


def holds(board: str, script: str, claims: str, edition: str) -> None:
    """Every claim holds, and every line of them was judged."""
    done = acted(board, script, claims, edition)
    assert done.missing is None
    assert [held.expectation.text for held in done.held if not held.so] == []
    assert len(done.held) == len(dedent(claims).strip("\n").splitlines())


FULL = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Cosa: {{tipo: {kind}, testo: "{text}"}}
      - Orso: 2/2 verde
      - 2 Foreste
      - Lupo: {{tipo: Creatura — Lupo, f/c: 3/3, costo: "{{3}}"}}
    mano:
      - Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{spell}"}}
      - Gatto: {{f/c: 1/1, costo: "{{2}}"}}
    grimorio: [{{Rana: 1/1}}, {{Ragno: 1/1}}, {{Lince: 1/1}}, {{Volpe: 1/1}}]
    cimitero:
      - Tasso: {{f/c: 2/2, costo: "{{2}}"}}
    riserva: "{{C}}{{C}}{{C}}{{C}}"
  Bruno:
    in gioco:
      - Aquila: {{f/c: 2/5, parole: [volare], costo: "{{4}}"}}
      - Elfo: {{tipo: Creatura — Elfo, f/c: 1/1}}
    mano:
      - Topo: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 4 punti vita."}}
    grimorio:
      - Iena: {{f/c: 2/2, costo: "{{5}}"}}
      - Pino
      - Faggio
      - Olmo
    cimitero: [Alce]
  Carla:
    in gioco:
      - Volpe rossa: {{f/c: 1/4, colori: rosso}}
    mano: [Ghiro]
    grimorio: [Larice, Cedro]
"""


def played(text: str, script: str, claims: str, edition: str, *, seats: int = 3, kind: str = "Incantesimo") -> None:
    """A text on the board: of a spell that Anna casts where the script begins with that, else of a thing of hers."""
    spell = "Anna lancia Editto" in script
    board = FULL.format(kind=kind, text="" if spell else text, spell=text if spell else "Pesca una carta.")
    board = board.replace('testo: ""', 'testo: "Non hai un limite massimo di carte in mano."')
    holds(board if seats > 2 else board.partition("  Carla:")[0], script, claims, edition)
