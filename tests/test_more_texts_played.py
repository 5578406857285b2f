"""Further texts that cards bear, each on a board: how it ends was written from the rules before it was played."""

from __future__ import annotations

import pytest
from boards import MODERN, played

BOLT = "effetto di Bruno: Infligge {} danni a un qualsiasi bersaglio. su {}"
GHOST = "effetto di Anna: Crea una pedina creatura Goblin 1/1 rossa.\n"

FOR_THIS_TURN = [
    # 614.12, 614.1c: what a resolved text says of entering is so of whatever enters later this turn, and only then
    (
        "In questo turno, ogni creatura che controlli entra nel campo di battaglia con un segnalino +1/+1 addizionale.",
        "Anna lancia Editto\nsi risolve\nAnna lancia Gatto\nsi risolve",
        "Gatto è 2/2\nOrso è 2/2\nLupo è 3/3",
    ),
    # those of others enter as ever; tokens enter too
    (
        "In questo turno, ogni creatura che controlli entra nel campo di battaglia con un segnalino +1/+1 addizionale.",
        "Anna lancia Editto\nsi risolve\neffetto di Bruno: Crea una pedina creatura Goblin 1/1 rossa.",
        "Goblin è 1/1",
    ),
    (
        "I permanenti entrano nel campo di battaglia TAPpati in questo turno.",
        "Anna lancia Editto\nsi risolve\nAnna lancia Gatto\nsi risolve",
        "Gatto è TAPpato\nOrso è STAPpato",
    ),
    # 120.3a, 119.3: damage takes the total no lower; life that is lost is no damage
    (
        "Fino alla fine del turno, qualsiasi danno che ridurrebbe i tuoi punti vita a meno di 1 li riduce invece a 1.",
        f"Anna lancia Editto\nsi risolve\n{BOLT.format(30, 'Anna')}",
        "Anna ha 1 punto vita",
    ),
    (
        "Fino alla fine del turno, qualsiasi danno che ridurrebbe i tuoi punti vita a meno di 1 li riduce invece a 1.",
        "Anna lancia Editto\nsi risolve\neffetto di Bruno: Un giocatore bersaglio perde 30 punti vita. su Anna",
        "Anna ha perso",
    ),
    # it is said of «you» alone
    (
        "Fino alla fine del turno, qualsiasi danno che ridurrebbe i tuoi punti vita a meno di 1 li riduce invece a 1.",
        "Anna lancia Editto\nsi risolve\neffetto di Anna: Infligge 30 danni a un qualsiasi bersaglio. su Bruno",
        "Bruno ha perso",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), FOR_THIS_TURN)
def test_what_is_told_of_this_turn_holds_in_it(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


BY_THE_TARGET = [
    # 608.2c, 603.4: a condition behind «may … if» is looked at as the ability resolves; it has triggered all the same
    (
        "Ogniqualvolta guadagni punti vita, puoi distruggere una creatura bersaglio se la sua forza è 1 o meno.",
        "effetto di Anna: Guadagni 1 punto vita.\nAnna sceglie Elfo\nsi risolve\nAnna sì",
        "Elfo è nel cimitero",
    ),
    (
        "Ogniqualvolta guadagni punti vita, puoi distruggere una creatura bersaglio se la sua forza è 1 o meno.",
        (
            "effetto di Anna: Guadagni 1 punto vita.\nAnna sceglie Elfo\n"
            "effetto di Bruno: Una creatura bersaglio prende +3/+3 fino alla fine del turno. su Elfo\nsi risolve"
        ),
        "Elfo è in gioco\nElfo è 4/4",
    ),
    # it is the power of the target that counts, and a target may be chosen that does not fit
    (
        "Ogniqualvolta guadagni punti vita, puoi distruggere una creatura bersaglio se la sua forza è 1 o meno.",
        "effetto di Anna: Guadagni 1 punto vita.\nAnna sceglie Aquila\nsi risolve",
        "Aquila è in gioco",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), BY_THE_TARGET)
def test_a_condition_behind_is_of_the_target(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)
