"""Constructions that few cards use, each played; what ends how was written from the rules before it was played."""

from __future__ import annotations

import pytest
from test_sentences_played import played
from test_small_boards import MODERN, holds

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read

MEASURED = (
    "Crea una pedina creatura Melma verde e bianca con «La forza e la costituzione di questa creatura sono pari al "
)
ITS_SIZE = MEASURED + "numero di creature che controlli»."
ALONE = "Fintanto che controlli una sola creatura, quella creatura prende +2/+0 e ha volare."
KILLS = "effetto di Anna: Distruggi una creatura bersaglio su {}\n"
ARRIVES = "Ogniqualvolta entra in gioco una creatura, guadagni 1 punto vita."
MADE = "Crea una pedina creatura Rospo 1/1 verde. Sacrifica la pedina all'inizio della prossima sottofase finale."
RAGES = "effetto di Anna: Crea una pedina creatura Goblin 1/1 rossa.\n"
CAST = "Anna lancia Editto\nsi risolve\n"
FREE = "Lancia Editto solo se hai lanciato un'altra magia in questo turno.\\nPesca una carta."
LATE = "All'inizio della tua sottofase finale, se hai lanciato un'altra magia in questo turno, pesca una carta."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 111.3, 604.3: the token counts itself, and counts anew whenever it is looked at
        (ITS_SIZE, CAST, "Melma è 3/3"),
        (ITS_SIZE, CAST + KILLS.format("Orso"), "Melma è 2/2"),
        # 611.3a: as long as there is one alone
        (ALONE, KILLS.format("Orso"), "Lupo è 5/3\nLupo ha volare"),
        (ALONE, "", "Lupo è 3/3\nOrso è 2/2"),
        (ALONE, KILLS.format("Orso") + RAGES, "Lupo è 3/3"),
        # 608.2: the token that was made, whatever others there are
        (MADE, RAGES + CAST + "vai a sottofase finale\nsi risolve", "Goblin è in gioco\nRospo non è in gioco"),
        # 601.3: the condition is looked at before the card itself has been cast
        (FREE, "prova: Anna lancia Editto", "azione 1 è illegale"),
        (FREE, "Anna lancia Gatto\nsi risolve\nAnna lancia Editto\nsi risolve", "Anna ha 1 carte in mano"),
        # «another»: a permanent that was not cast this turn takes nothing away from those that were
        (LATE, "vai a sottofase finale", "Anna ha 2 carte in mano"),
        (LATE, "Anna lancia Gatto\nsi risolve\nvai a sottofase finale\nsi risolve", "Anna ha 2 carte in mano"),
        # 605.1b, 106.12a: a triggered mana ability, at once
        (
            "Ogniqualvolta TAPpi una terra per attingere mana, aggiungi un mana addizionale di un qualsiasi colore.",
            "Anna attiva Foresta 1\nAnna sceglie rosso",
            "Anna ha {C}{C}{C}{C}{G}{R} nella riserva",
        ),
        (
            "Ogniqualvolta entra in gioco una creatura, guadagni 1 punto vita.",
            RAGES + "si risolve",
            "Anna ha 21 punti vita",
        ),
    ],
)
def test_those_that_stand_alone(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


BOUND = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Lupo: {{f/c: 3/3, testo: "{text}"}}
      - Orso: 2/2
    cimitero: [Tasso: {{f/c: 2/2}}, Falco: {{f/c: 1/1, parole: [volare]}}]
    mano: [Gatto: {{f/c: 4/4}}]
  Bruno:
    in gioco:
      - Muro: 0/4
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("metti sul campo di battaglia dal tuo cimitero una carta creatura bersaglio TAPpata e attaccante", "Tasso"),
        ("rimetti sul campo di battaglia dal tuo cimitero una carta creatura bersaglio TAPpata e attaccante", "Tasso"),
        ("rimetti in gioco una carta creatura bersaglio dal tuo cimitero, TAPpata e attaccante", "Tasso"),
    ],
)
def test_what_comes_attacking(text: str, answer: str, edition: str) -> None:
    """It attacks though it was never declared, and deals its damage with the others (508.4, 510.1)."""
    board = BOUND.format(text=f"Ogniqualvolta Lupo attacca, {text}.")
    script = f"Anna attacca Bruno con Lupo\nAnna sceglie {answer}\nsi risolve\nBruno non blocca\ndanno"
    holds(board, script, "Bruno ha 15 punti vita\nTasso è TAPpato", edition)


PUT_IN = "effetto di Anna: Metti sul campo di battaglia una carta creatura dalla tua mano.\nAnna sceglie Lupo"
CAME_CAST = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano:
      - Lupo:
          f/c: 3/3
          costo: "{{0}}"
          testo: Quando Lupo entra in gioco, se hai lanciato un'altra magia in questo turno, pesca una carta.
      - Gatto: {{f/c: 4/4, costo: "{{0}}"}}
  Bruno: {{}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "hand"),
    [
        ("Anna lancia Lupo\nsi risolve", 1),
        ("Anna lancia Gatto\nsi risolve\nAnna lancia Lupo\nsi risolve\nsi risolve", 1),
        # put into play, it was no spell: the one that was cast is another
        (f"Anna lancia Gatto\nsi risolve\n{PUT_IN}\nsi risolve", 1),
        (PUT_IN, 1),
    ],
)
def test_another_spell_than_itself(script: str, hand: int, edition: str) -> None:
    holds(CAME_CAST.format(), script, f"Anna ha {hand} carte in mano", edition)


@pytest.mark.parametrize("text", ["Esilia la pedina.", "Distruggi una creatura bersaglio. Sacrifica la pedina."])
def test_a_token_of_which_nothing_was_told_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)
