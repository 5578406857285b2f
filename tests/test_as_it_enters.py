"""What a text says of the permanent that it puts onto the battlefield: «it is», «it has», «it becomes», «it gains».

What follows how was written from rule 611.2e of either date before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds

BOARD = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano:
      - Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}
      - Lupo: {{tipo: Creatura — Lupo, costo: "{{1}}{{G}}", f/c: 2/2}}
    in gioco:
      - Cripta: {{tipo: Incantesimo, testo: "{watch}"}}
      - Stendardo: {{tipo: Incantesimo, testo: "{anthem}"}}
    cimitero:
      - Orso: {{tipo: Creatura — Orso, costo: "{{1}}{{G}}", f/c: 2/2}}
      - Elfo: {{tipo: Creatura — Elfo, costo: "{{G}}", f/c: 1/1}}
  Bruno:
    cimitero:
      - Topo: {{tipo: Creatura — Topo, costo: "{{B}}", f/c: 1/1}}
"""
PUT = "Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero"
TWO = "Rimetti sul campo di battaglia due carte creatura bersaglio dal tuo cimitero"
ANY = "Metti sul campo di battaglia sotto il tuo controllo una carta creatura bersaglio da un cimitero"
ZOMBIE = "uno Zombie in aggiunta ai suoi altri tipi"
A_ZOMBIE, FLYING = "uno Zombie", "una creatura con volare"
ON_BEAR = "Anna lancia Editto su Orso"

# text, what the Crypt waits for, what Anna casts it on, how often the Crypt triggers in 2016 and in 2026
ROWS = [
    (f"{PUT}. È {ZOMBIE}.", A_ZOMBIE, ON_BEAR, 1, 1),
    (f"{PUT}. Quella creatura è {ZOMBIE}.", A_ZOMBIE, ON_BEAR, 1, 1),
    (f"{PUT}. È {ZOMBIE} fino alla fine del turno.", A_ZOMBIE, ON_BEAR, 1, 1),
    (f"{PUT} con un segnalino +1/+1. È {ZOMBIE}.", A_ZOMBIE, ON_BEAR, 1, 1),
    (f"{PUT}. Diventa {ZOMBIE}.", A_ZOMBIE, ON_BEAR, 0, 0),
    (f"{PUT}. Diventa {ZOMBIE} fino alla fine del turno.", A_ZOMBIE, ON_BEAR, 0, 0),
    (f"{PUT}. Ha volare.", FLYING, ON_BEAR, 0, 1),
    (f"{PUT}. Guadagna volare.", FLYING, ON_BEAR, 0, 0),
    (f"{PUT}. È nera e ha volare.", "una creatura nera", ON_BEAR, 1, 1),
    (f"{PUT}. È nera e ha volare.", FLYING, ON_BEAR, 0, 1),
    (f"{PUT}. È nera e guadagna volare.", FLYING, ON_BEAR, 0, 0),
    (f"{TWO}. Sono Zombie in aggiunta ai loro altri tipi.", A_ZOMBIE, "Anna lancia Editto su Orso e Elfo", 2, 2),
    (f"{ANY}. È {ZOMBIE}.", A_ZOMBIE, "Anna lancia Editto su Topo", 1, 1),
]


@pytest.mark.parametrize("nth", range(len(MODERN)), ids=MODERN)
@pytest.mark.parametrize(("text", "entering", "script", "then", "now"), ROWS)
def test_what_it_is_as_it_enters(text: str, entering: str, script: str, then: int, now: int, nth: int) -> None:
    often = (then, now)[nth]
    watch = f"Ogniqualvolta {entering} entra nel campo di battaglia, guadagni 1 punto vita."
    board = BOARD.format(text=text, watch=watch, anthem="Non hai un limite massimo di carte in mano.")
    holds(
        board,
        script + "\nsi risolve\n" + "si risolve\n" * often,
        f"Anna ha {20 + often} punti vita",
        MODERN[nth],
    )


@pytest.mark.parametrize("edition", MODERN)
def test_an_anthem_is_upon_it_at_once(edition: str) -> None:
    """A creature of size 0/0 enters as an anthem makes it, for it is of that kind from the start."""
    watch = "Ogniqualvolta una creatura con forza 3 o superiore entra nel campo di battaglia, guadagni 1 punto vita."
    board = BOARD.format(text=f"{PUT}. È {ZOMBIE}.", watch=watch, anthem="Gli Zombie prendono +1/+1.")
    holds(board, f"{ON_BEAR}\nsi risolve\nsi risolve", "Orso è 3/3\nAnna ha 21 punti vita", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_a_library_shuffled_in_between_delays_nothing(edition: str) -> None:
    """The text goes on about the card that it has put there: that it «is» so was so as it entered."""
    watch = "Ogniqualvolta uno Zombie entra nel campo di battaglia, guadagni 1 punto vita."
    text = f"Cerca nel tuo grimorio una carta creatura, mettila sul campo di battaglia, poi rimescola. È {ZOMBIE}."
    board = BOARD.format(text=text, watch=watch, anthem="Non hai un limite massimo di carte in mano.")
    board = board.replace("    cimitero:", "    grimorio:", 1)
    script = "Anna lancia Editto\nsi risolve\nAnna sceglie Orso\nsi risolve"
    holds(board, script, "Orso è uno Zombie\nAnna ha 21 punti vita", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_what_does_not_come_is_not_changed(edition: str) -> None:
    """What may not enter stays where it is, and is no Zombie there."""
    anthem = "Le creature non possono entrare nel campo di battaglia."
    watch = "Ogniqualvolta uno Zombie entra nel campo di battaglia, guadagni 1 punto vita."
    board = BOARD.format(text=f"{PUT}. È {ZOMBIE}.", watch=watch, anthem=anthem)
    holds(board, f"{ON_BEAR}\nsi risolve", "Orso è nel cimitero di Anna\nAnna ha 20 punti vita", edition)


def test_the_ability_of_the_permanent_itself_is_older() -> None:
    """613.7n: both begin at one moment; what the permanent does by itself counts as the older of the two."""
    watch = "Ogniqualvolta una creatura nera entra nel campo di battaglia, guadagni 1 punto vita."
    board = BOARD.format(text=f"{PUT}. È nera.", watch=watch, anthem="Non hai un limite massimo di carte in mano.")
    board = board.replace(
        '{G}", f/c: 2/2}\n      - Elfo', '{G}", f/c: 2/2, testo: "Le creature sono bianche."}\n      - Elfo'
    )
    assert "bianche" in board
    holds(board, f"{ON_BEAR}\nsi risolve\nsi risolve", "Orso è nero\nAnna ha 21 punti vita", "cr-2026")
