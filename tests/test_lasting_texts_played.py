"""What texts prevent, forbid, change and count, each played; who ends how was written from the rules beforehand."""

from __future__ import annotations

import pytest
from test_sentences_played import played
from test_small_boards import MODERN

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read

NO_MORE = "effetto di Bruno: Il danno non può essere prevenuto in questo turno.\n"
HIT = "effetto di Bruno: Infligge 3 danni a un qualsiasi bersaglio. su {}"
OF_ANNA = "Se ti sta per essere inflitto danno, previeni quel danno. "

SO_PREVENTED = [
    # 615.5: right after the damage is prevented, for as much of it as was
    (
        OF_ANNA + "Crea una pedina creatura Goblin 1/1 rossa per ogni punto danno prevenuto in questo modo.",
        HIT.format("Anna") + "\neffetto di Anna: Guadagni 1 punto vita per ogni Goblin che controlli.",
        "Anna ha 23 punti vita",
    ),
    # 615.12: of damage that cannot be prevented none is, and the rest is done for none
    (
        OF_ANNA + "Guadagni punti vita pari al danno prevenuto in questo modo.",
        NO_MORE + HIT.format("Anna"),
        "Anna ha 17 punti vita",
    ),
    (
        OF_ANNA + "Guadagni 2 punti vita.",
        NO_MORE + HIT.format("Anna"),
        "Anna ha 19 punti vita",
    ),
    # each portion by itself, and what it does, to whom the source belongs
    (
        "Se una fonte sta per infliggere danno a una creatura Lupo, previeni quel danno. "
        "Il controllore di quella fonte pesca un numero di carte pari al danno prevenuto in questo modo.",
        HIT.format("Lupo"),
        "Lupo ha 0 danni\nBruno ha 4 carte in mano\nAnna ha 2 carte in mano",
    ),
    # the next time only, and by the source chosen
    (
        "La prossima volta che una fonte a tua scelta ti infliggerebbe danno in questo turno, previeni quel danno. "
        "Guadagni un ammontare di punti vita pari ai danni prevenuti in questo modo.",
        "Anna lancia Editto\nsi risolve\nAnna sceglie Aquila\n"
        "effetto di Bruno: Una creatura bersaglio infligge danno pari alla sua forza a un giocatore bersaglio."
        " su Aquila e Anna\n"
        "effetto di Bruno: Una creatura bersaglio infligge danno pari alla sua forza a un giocatore bersaglio."
        " su Aquila e Anna",
        "Anna ha 20 punti vita",
    ),
    # all of it, as often as it would be dealt this turn; what the spell itself prevents at once is nothing
    (
        "Previeni tutto il danno che verrebbe inflitto dalle creature in questo turno. "
        "Guadagni 1 punto vita per ogni danno prevenuto in questo modo.",
        "Anna lancia Editto\nsi risolve\n"
        "effetto di Bruno: Una creatura bersaglio infligge danno pari alla sua forza a un giocatore bersaglio."
        " su Aquila e Anna\n"
        "effetto di Bruno: Una creatura bersaglio infligge danno pari alla sua forza a un giocatore bersaglio."
        " su Elfo e Anna\n" + HIT.format("Anna"),
        "Anna ha 20 punti vita",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), SO_PREVENTED)
def test_what_is_done_for_the_damage_prevented(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)
