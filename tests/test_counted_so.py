"""Damage that a text counts as it has dealt it; cards from a library; cards shown for what enters; modes unmarked.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds, played

from judgekit.editions import system
from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read
from judgekit.magic.sets.playable import unplayed

SO = "Guadagni punti vita pari ai danni inflitti in questo modo."
FOUR = f"Editto infligge 4 danni a una creatura bersaglio. {SO}"
BITES = (
    "Una creatura bersaglio che controlli infligge danno pari alla sua forza a un'altra creatura bersaglio. "
    "Guadagni punti vita pari al danno inflitto in questo modo."
)
SHIELD = (
    "effetto di Bruno: Previeni i prossimi 3 danni che verrebbero inflitti a una creatura bersaglio in questo turno."
)

PRICK = "effetto di Bruno: Questa magia infligge 1 danno a una creatura bersaglio."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (FOUR, "Anna lancia Editto su Aquila\nsi risolve", "Anna ha 24 punti vita\nAquila ha 4 danni"),
        # 120.4b, 120.6: all of it is dealt, however little the creature can bear
        (FOUR, "Anna lancia Editto su Elfo\nsi risolve", "Anna ha 24 punti vita\nElfo è nel cimitero di Bruno"),
        # 615.1: what is prevented is not dealt
        (FOUR, f"{SHIELD} su Aquila\nAnna lancia Editto su Aquila\nsi risolve", "Anna ha 21 punti vita"),
        # 608.2b: nothing is done at all
        (
            FOUR,
            "Anna lancia Editto su Elfo\neffetto di Bruno: Sacrifica una creatura.\nBruno sceglie Elfo\nsi risolve",
            "Anna ha 20 punti vita\nElfo è nel cimitero di Bruno",
        ),
        # damage of the same turn, but by another spell, is not dealt in this way
        (
            FOUR,
            f"{PRICK} su Aquila\nAnna lancia Editto su Aquila\nsi risolve",
            "Anna ha 24 punti vita\nAquila è nel cimitero di Bruno",
        ),
        # to several at once, each counts: two opponents
        (f"Editto infligge 2 danni a ogni avversario. {SO}", "Anna lancia Editto\nsi risolve", "Anna ha 24 punti vita"),
        # 119.1: damage that a creature deals is dealt in this way all the same
        (BITES, "Anna lancia Editto su Lupo, Aquila\nsi risolve", "Anna ha 23 punti vita\nAquila ha 3 danni"),
        (
            "Editto infligge 1 danno a ogni creatura. Guadagni 1 punto vita per ogni danno inflitto in questo modo.",
            "Anna lancia Editto\nsi risolve",
            "Anna ha 25 punti vita",  # Orso, Lupo, Aquila, Elfo, Volpe rossa
        ),
    ],
)
def test_the_damage_that_is_dealt_in_this_way_is_counted(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)


@pytest.mark.parametrize(
    "text",
    [
        SO,
        f"Una creatura bersaglio che controlli lotta con un'altra creatura bersaglio. {SO}",
    ],
)
def test_damage_that_the_text_does_not_deal_itself_is_not_counted(text: str) -> None:
    try:
        told = read(text, types=("instant",))
    except NotUnderstood:
        return
    assert unplayed(told, system("cr-2026"))


COMES = "Quando {} viene messa nel tuo cimitero dal tuo grimorio, puoi metterla sul campo di battaglia."
LIBRARY = f"""
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Custode: {{{{tipo: Incantesimo, testo: "{{text}}"}}}}
    mano:
      - Alga: {{{{f/c: 1/1, testo: "{COMES.format("Alga")}"}}}}
    grimorio:
      - Medusa: {{{{f/c: 1/1, testo: "{COMES.format("Medusa")}"}}}}
      - Cervo 2/2
      - Rana 1/1
  Bruno:
    grimorio: [Iena 1/1, Pino]
"""
MANY = "Ogniqualvolta una o più carte creatura vengono messe nel tuo cimitero dal tuo grimorio, guadagni 1 punto vita."
EACH = "Ogniqualvolta una carta creatura viene messa nel tuo cimitero dal tuo grimorio, guadagni 1 punto vita."
MILLS = "effetto di Anna: Metti nel tuo cimitero le prime {} carte del tuo grimorio."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (MANY, MILLS.format("due") + "\nsi risolve\nAnna sceglie sì\nsi risolve", "Medusa è in gioco"),
        (MANY, MILLS.format("due") + "\nsi risolve\nAnna sceglie no\nsi risolve", "Medusa è nel cimitero di Anna"),
        # from the hand is not from the library
        (MANY, "effetto di Anna: Scarta una carta.", "Alga è nel cimitero di Anna\nAnna ha 20 punti vita"),
        # 603.3b of several at once, once; and another's library is not yours
        (MANY, MILLS.format("due") + "\nsi risolve\nAnna sceglie no\nsi risolve", "Anna ha 21 punti vita"),
        (
            EACH,
            "effetto di Bruno: Metti nel tuo cimitero le prime due carte del tuo grimorio.",
            "Anna ha 20 punti vita\nIena è nel cimitero di Bruno",
        ),
    ],
)
def test_what_comes_from_the_library_comes_from_nowhere_else(text: str, script: str, claims: str, edition: str) -> None:
    holds(LIBRARY.format(text=text), script, claims, edition)


AMPLIFIED = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Legge: {{tipo: Incantesimo, testo: "{law}"}}
    mano:
      - Iena: {{f/c: 1/1, tipo: Creatura — {kind}, costo: "{{R}}", testo: "{text}"}}
      - Cervo: {{f/c: 2/2, tipo: Creatura — Bestia, costo: "{{2}}"}}
      - Mutante: {{f/c: 1/1, tipo: Creatura — Tramutante, testo: "Cangiante."}}
      - Arciere: {{f/c: 1/1, tipo: Creatura — Elfo}}
      - Pietra: {{tipo: Artefatto}}
    riserva: "{{R}}"
  Bruno:
    mano:
      - Tasso: {{f/c: 2/2, tipo: Creatura — Bestia}}
"""
NO_LAW = "Non hai un limite massimo di carte in mano."
ELVES = "Le creature che controlli sono Elfi in aggiunta agli altri loro tipi."
ALL_COME = "effetto di Anna: Metti sul campo di battaglia tutte le carte creatura dalla tua mano."
CASTS = "Anna lancia Iena\nsi risolve\nAnna sceglie {}"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("law", "kind", "script", "claims"),
    [
        # 702.38a: any number, none too; whatever is of all kinds is of one of them (702.73a)
        (NO_LAW, "Bestia", CASTS.format("Cervo, Mutante"), "Iena è 5/5\nCervo è in mano ad Anna"),
        (NO_LAW, "Bestia", CASTS.format("Mutante"), "Iena è 3/3"),
        (NO_LAW, "Bestia", CASTS.format("no"), "Iena è 1/1"),
        # only what is of kinds of creatures has one in common with a creature of another
        (NO_LAW, "Elfo Bestia", CASTS.format("Cervo, Arciere, Mutante"), "Iena è 7/7"),
        # none of those that come into play with it
        (NO_LAW, "Bestia", ALL_COME, "Iena è 1/1\nCervo è in gioco\nPietra è in mano ad Anna"),
    ],
)
def test_cards_that_share_a_kind_are_shown_for_what_enters(
    law: str, kind: str, script: str, claims: str, edition: str
) -> None:
    holds(AMPLIFIED.format(law=law, kind=kind, text="Sviluppo 2."), script, claims, edition)


@pytest.mark.parametrize(("law", "edition"), [(NO_LAW, "cr-2016"), (NO_LAW, "cr-2026"), (ELVES, "cr-2016")])
def test_a_card_that_shares_no_kind_cannot_be_shown(law: str, edition: str) -> None:
    """614.12 of 2016: what other permanents will make of it does not count yet."""
    board = AMPLIFIED.format(law=law, kind="Bestia", text="Sviluppo 2.")
    with pytest.raises(AssertionError):
        holds(board, CASTS.format("Arciere"), "Iena è 3/3", edition)


def test_what_enters_is_of_the_kinds_that_it_will_be_of() -> None:
    """614.12 of today: an Elf besides, by what another permanent says."""
    board = AMPLIFIED.format(law=ELVES, kind="Bestia", text="Sviluppo 2.")
    holds(board, CASTS.format("Arciere"), "Iena è 3/3", "cr-2026")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Scegli uno Un giocatore bersaglio scarta una carta; oppure distruggi una creatura bersaglio.",
            "Scegli uno — Un giocatore bersaglio scarta una carta; oppure distruggi una creatura bersaglio.",
        ),
        (
            "Quando questa creatura entra in gioco, scegli uno Pesca una carta; oppure guadagni 3 punti vita.",
            "Quando questa creatura entra in gioco, scegli uno — Pesca una carta; oppure guadagni 3 punti vita.",
        ),
        ("Distruggi tutte le creature bianche e/o blu.", "Distruggi tutte le creature bianche o blu."),
        (
            "Orso ha volare fintanto che è presente una carta artefatto nel tuo cimitero.",
            "Orso ha volare fintanto che c'è una carta artefatto nel tuo cimitero.",
        ),
    ],
)
def test_what_is_said_otherwise_means_the_same(text: str, same: str) -> None:
    assert read(text, "Orso") == read(same, "Orso")
