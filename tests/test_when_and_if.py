"""What ordinary cards wait for, and on which condition, each played: at the usual table, and where it is awkward.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read

BOARD = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Cosa:
          tipo: {kind}
          testo: |
            {text}
      - Lupo: {{tipo: Creatura — Lupo, f/c: 3/3, costo: "{{3}}"}}
    mano:
      - Editto:
          tipo: Istantaneo
          costo: "{{0}}"
          testo: |
            {spell}
      - Gatto: {{f/c: 1/1, costo: "{{2}}"}}
      - Tritone: {{f/c: 1/1, costo: "{{G}}{{U}}"}}
      - Rospo: {{f/c: 1/1, costo: "{{G}}"}}
      - Chimera: {{f/c: 1/1, costo: "{{G}}{{U}}{{R}}"}}
    grimorio: [Rana, Ragno, Lince, Volpe]
    riserva: "{{G}}{{U}}{{R}}{{C}}{{C}}"
  Bruno:
    in gioco:
      - Aquila: {{f/c: 2/5, parole: [volare], costo: "{{4}}"}}
      - Elfo: {{tipo: Creatura — Elfo, f/c: 1/1}}
      - Scudo: {{f/c: 0/6, parole: [protezione dal rosso]}}
    grimorio: [Pino, Faggio, Olmo]
  Carla:
    in gioco:
      - Volpe rossa: {{f/c: 1/4, colori: rosso}}
    grimorio: [Larice, Cedro]
"""


def played(text: str, script: str, claims: str, edition: str, kind: str = "Incantesimo") -> None:
    """A text on the board: of a spell that Anna casts where the script begins with that, else of a thing of hers.

    Carla sits there where she is told of.
    """
    spell = script.startswith("Anna lancia Editto")
    nothing = "Non hai un limite massimo di carte in mano."
    board = BOARD.format(
        kind=kind,
        text=nothing if spell else text,
        spell=text if spell else "Il danno non può essere prevenuto in questo turno.",
    )
    if "f/c" in kind:
        kind, _, size = kind.partition(", f/c: ")
        board = board.replace(f"{kind}, f/c: {size}", f"{kind}\n          f/c: {size}")
    holds(board if "Carla" in script + claims else board.partition("  Carla:")[0], script, claims, edition)


CAST = "Anna lancia Gatto\nsi risolve\n"
FIGHTS = (
    "Ogniqualvolta una creatura entra nel campo di battaglia sotto il tuo controllo, puoi farla lottare con una "
    "creatura bersaglio che non controlli."
)
BURNS = (
    "Ottieni un emblema con «Ogniqualvolta lanci una magia creatura, questo emblema infligge 5 danni a una creatura o "
    "a un giocatore bersaglio»."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 701.12a, 701.14a: each deals damage to the other, if its controller has it so
        (FIGHTS, CAST + "Anna sceglie Elfo\nsi risolve\nAnna sceglie sì", "Gatto non è in gioco\nElfo non è in gioco"),
        (FIGHTS, CAST + "Anna sceglie Elfo\nsi risolve\nAnna sceglie no", "Gatto è in gioco\nElfo è in gioco"),
        # 701.12b, 701.14b: one that has gone does not fight, and nothing is dealt damage
        (
            FIGHTS,
            CAST + "Anna sceglie Elfo\neffetto di Bruno: Distruggi una creatura bersaglio. su Gatto\nsi risolve\n"
            "Anna sceglie sì",
            "Elfo è in gioco",
        ),
        (
            "Puoi far lottare una creatura bersaglio che controlli con una creatura bersaglio che non controlli.",
            "Anna lancia Editto su Lupo, Aquila\nsi risolve\nAnna sceglie sì",
            "Aquila ha 3 danni\nLupo ha 2 danni",
        ),
        # 105.2: of both colours, and of a third besides; of one alone it is not
        (
            "Ogniqualvolta lanci una magia verde e blu, guadagni 3 punti vita.",
            "Anna lancia Tritone\nsi risolve",
            "Anna ha 23 punti vita",
        ),
        (
            "Ogniqualvolta lanci una magia verde e blu, guadagni 3 punti vita.",
            "Anna lancia Rospo\nsi risolve",
            "Anna ha 20 punti vita",
        ),
        (
            "Ogniqualvolta lanci una magia verde e blu, guadagni 3 punti vita.",
            "Anna lancia Chimera\nsi risolve",
            "Anna ha 23 punti vita",
        ),
        # 113.3, 114.3: an emblem has no colour, and is the source of what it deals
        (
            BURNS,
            "Anna lancia Editto\nsi risolve\n" + CAST.replace("\nsi risolve", "\nAnna sceglie Bruno\nsi risolve"),
            "Bruno ha 15 punti vita",
        ),
        (
            BURNS,
            "Anna lancia Editto\nsi risolve\nAnna lancia Gatto\nAnna sceglie Scudo\nsi risolve",
            "Scudo ha 5 danni",
        ),
    ],
)
def test_what_cards_wait_for_and_have_done(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)


def test_several_spells_of_two_colours_are_left_unread() -> None:
    """«Le creature verdi e blu» may be those of both colours, or of either: nobody guesses."""
    with pytest.raises(NotUnderstood):
        read("Distruggi tutte le creature verdi e blu.")


def test_it_is_done_twice() -> None:
    """701.16a: one after the other, and so two are made."""
    text = "Indaga due volte."
    played(text, "Anna lancia Editto\nsi risolve", "in gioco ci sono 2 pedine Indizio", "cr-2026")


STRIKE = "effetto di Bruno: Un Elfo bersaglio infligge {n} danni a una creatura bersaglio. su Elfo, Cosa\n"
SHIELDED = (
    "Cosa entra nel campo di battaglia con tre segnalini +1/+1. Se sta per essere inflitto danno a Cosa mentre ha un "
    "segnalino +1/+1, previeni quel danno e rimuovi {n} da essa."
)
EVERY = (
    "Se sta per essere inflitto danno non da combattimento a Cosa, previeni quel danno. Metti un segnalino +1/+1 su "
    "Cosa per ogni danno prevenuto in questo modo."
)
TWO_BLOCK = (
    "Anna attacca Bruno con Cosa\nBruno blocca Cosa con Aquila, Elfo\n"
    "Anna assegna il danno di Cosa: {} a Aquila, 0 a Elfo\ndanno"
)
EACH_CREATURE = (
    "Se una creatura sta per infliggere danno da combattimento a Cosa, previeni quel danno e metti un segnalino +1/+1 "
    "su Cosa."
)
NONE_TO_YOU = (
    "Se una creatura sta per infliggerti danno, previeni quel danno. Guadagni un ammontare di punti vita pari ai danni "
    "prevenuti in questo modo."
)
COUNTERS_INSTEAD = (
    "Se una fonte che controlli sta per infliggere danno non da combattimento a una creatura controllata da un "
    "avversario, metti invece altrettanti segnalini -1/-1 su quella creatura."
)
BEAST = "Creatura — Bestia, f/c: 2/6"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 615.1a, 615.5: the damage is prevented, the rest is done at once
        (EVERY, STRIKE.format(n=3), "Cosa è 5/9\nCosa ha 0 danni"),
        # 615.12: what cannot be prevented has not been prevented «this way»
        (
            EVERY,
            "effetto di Bruno: Il danno non può essere prevenuto in questo turno.\n" + STRIKE.format(n=3),
            "Cosa è 2/6\nCosa ha 3 danni",
        ),
        # it is combat damage: nothing is prevented
        (EVERY, "Anna attacca Bruno con Cosa\nBruno blocca Cosa con Aquila\ndanno", "Cosa è 2/6\nCosa ha 2 danni"),
        (
            EACH_CREATURE,
            TWO_BLOCK.format(2),
            "Cosa è 4/8\nCosa ha 0 danni",  # each creature deals damage of its own
        ),
        (
            EACH_CREATURE,
            STRIKE.format(n=1),
            "Cosa è 2/6\nCosa ha 1 danno",
        ),
        # 120.3, 616.1: doubled to whomever it is dealt, in combat alone
        (
            "Se Cosa sta per infliggere danno da combattimento, infligge invece il doppio di quel danno.",
            "Anna attacca Bruno con Cosa\nBruno non blocca\ndanno",
            "Bruno ha 16 punti vita",
        ),
        (
            "Se Cosa sta per infliggere danno da combattimento, infligge invece il doppio di quel danno.",
            "effetto di Anna: Una Bestia bersaglio infligge 2 danni a un giocatore bersaglio. su Cosa, Bruno",
            "Bruno ha 18 punti vita",
        ),
        (
            "Se una fonte sta per infliggerti danno, ti infligge invece il doppio di quel danno.",
            "effetto di Bruno: Una creatura bersaglio infligge 3 danni a ogni giocatore. su Aquila",
            "Anna ha 14 punti vita\nBruno ha 17 punti vita\nCarla ha 17 punti vita",
        ),
        (
            "Se una fonte sta per infliggere danno a Cosa, le infligge invece il doppio di quel danno.",
            STRIKE.format(n=2),
            "Cosa ha 4 danni",
        ),
        (
            NONE_TO_YOU,
            "effetto di Bruno: Una creatura bersaglio infligge 3 danni a ogni giocatore. su Aquila",
            "Anna ha 23 punti vita\nBruno ha 17 punti vita",
        ),
        # 614.6: the damage is never dealt; counters are put instead
        (
            COUNTERS_INSTEAD,
            "effetto di Anna: Un Lupo bersaglio infligge 2 danni a una creatura bersaglio. su Lupo, Aquila",
            "Aquila è 0/3\nAquila ha 0 danni",
        ),
        (
            COUNTERS_INSTEAD,
            "effetto di Anna: Un Lupo bersaglio infligge 2 danni a una creatura bersaglio. su Lupo, Cosa",
            "Cosa è 2/6\nCosa ha 2 danni",
        ),
    ],
)
def test_damage_of_a_kind_is_prevented_or_doubled(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, BEAST)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("much", "script", "claims"),
    [
        # as long as there is a counter, all the damage is prevented, more than there are counters
        ("altrettanti segnalini +1/+1", STRIKE.format(n=2), "Cosa è 3/7\nCosa ha 0 danni"),
        ("altrettanti segnalini +1/+1", STRIKE.format(n=5), "Cosa è 2/6\nCosa ha 0 danni"),
        ("altrettanti segnalini +1/+1", STRIKE.format(n=5) + STRIKE.format(n=2), "Cosa è 2/6\nCosa ha 2 danni"),
        ("un segnalino +1/+1", STRIKE.format(n=5), "Cosa è 4/8\nCosa ha 0 danni"),
        # 615.7, 615.5: what is dealt at one moment, by whomever, is one damage: a counter is removed once
        (
            "un segnalino +1/+1",
            TWO_BLOCK.format(5),
            "Cosa è 4/8\nCosa ha 0 danni",
        ),
        (
            "altrettanti segnalini +1/+1",
            TWO_BLOCK.format(5),
            "Cosa è 2/6\nCosa ha 0 danni",
        ),
    ],
)
def test_counters_are_removed_for_damage_while_there_are_any(much: str, script: str, claims: str, edition: str) -> None:
    kind = "Creatura — Bestia, f/c: 2/6\n          segnalini: 3 +1/+1"
    text = SHIELDED.format(n=much).partition(". ")[2]
    played(text, script, claims, edition, kind)


MARK = (
    "All'inizio di ogni sottofase finale, se Cosa ha inflitto danno a un avversario in questo turno, guadagni 3 punti "
    "vita."
)
FLYING = "Fintanto che Cosa ha volare, prende +2/+0. Fintanto che Cosa non ha volare, prende +0/+3."
PING = "effetto di Anna: Una Bestia bersaglio infligge 1 danno a un giocatore bersaglio. su Cosa, {}\n"
END = "fine del turno\nsi risolve"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 603.4: whether it has dealt any to an opponent, combat damage or not; to you is to no opponent
        (MARK, PING.format("Carla") + END, "Anna ha 23 punti vita"),
        (MARK, PING.format("Anna") + "fine del turno", "Anna ha 19 punti vita"),
        (MARK, "effetto di Anna: Un Lupo bersaglio infligge 1 danno a ogni avversario. su Lupo\nfine del turno",
         "Anna ha 20 punti vita"),
        (MARK, "Anna attacca Bruno con Cosa\nBruno non blocca\ndanno\n" + END, "Anna ha 23 punti vita"),
        # 613: what has been given or taken away counts
        (FLYING, "fermati", "Cosa è 2/9"),
        (FLYING, "effetto di Anna: Una creatura bersaglio ha volare fino alla fine del turno. su Cosa", "Cosa è 4/6"),
        (
            "All'inizio della tua sottofase finale, se una creatura che controlli ha volare, guadagni 3 punti vita.",
            "fine del turno",  # it is Bruno who controls one
            "Anna ha 20 punti vita",
        ),
        (
            "All'inizio della tua sottofase finale, se una creatura che controlli ha volare, guadagni 3 punti vita.",
            "effetto di Anna: Una creatura bersaglio ha volare fino alla fine del turno. su Lupo\n" + END,
            "Anna ha 23 punti vita",
        ),
    ],
)  # fmt: skip
def test_what_something_has_or_has_done(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, BEAST)


ELF = (
    "Editto infligge 1 danno a una creatura bersaglio. Se è stato inflitto danno a un Elfo in questo modo, guadagni 3 "
    "punti vita."
)
RED = (
    "Editto infligge 1 danno a ogni creatura. Se viene inflitto danno a una creatura rossa in questo modo, guadagni 3 "
    "punti vita."
)
HURT_ALREADY = (
    "Anna lancia Editto su Aquila\n"
    "effetto di Anna: Una creatura bersaglio prende +0/+3 fino alla fine del turno. su Elfo\n"
    "effetto di Anna: Una creatura bersaglio infligge 1 danno a un Elfo bersaglio. su Lupo, Elfo\nsi risolve"
)
PREVENT_IT = "effetto di Bruno: Previeni tutto il danno che verrebbe inflitto in questo turno a ogni creatura.\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (ELF, "Anna lancia Editto su Elfo\nsi risolve", "Anna ha 23 punti vita"),
        (ELF, "Anna lancia Editto su Aquila\nsi risolve", "Anna ha 20 punti vita\nAquila ha 1 danno"),
        # 615.6: damage that is prevented has never been dealt
        (
            ELF,
            "Anna lancia Editto su Elfo\n" + PREVENT_IT + "si risolve",
            "Anna ha 20 punti vita\nElfo è in gioco",
        ),
        (  # what the creature was dealt by something else is not dealt «this way»
            ELF,
            HURT_ALREADY,
            "Anna ha 20 punti vita",
        ),
        (
            RED,
            "Anna lancia Editto\nsi risolve",
            "Anna ha 23 punti vita\nCarla ha 20 punti vita",
        ),
        (RED, "Anna lancia Editto\nsi risolve", "Anna ha 20 punti vita"),
        # 508.1d: all that can; the Lupo has to
        (
            "Le creature controllate da un giocatore bersaglio attaccano in questo turno, se possono.",
            "Anna lancia Editto su Anna\nsi risolve\nAnna attacca Bruno con Lupo\nBruno non blocca\ndanno",
            "azione 3 è legale\nBruno ha 17 punti vita",
        ),
        (
            "Le creature controllate da un giocatore bersaglio attaccano in questo turno, se possono.",
            "Anna lancia Editto su Anna\nsi risolve\nAnna non attacca\nAnna attacca Bruno con Lupo\nBruno non blocca",
            "azione 3 non è legale",
        ),
        (
            "Una creatura bersaglio attacca in questo combattimento, se può farlo.",
            "Anna lancia Editto su Lupo\nsi risolve\nAnna non attacca\nAnna attacca Bruno con Lupo\nBruno non blocca",
            "azione 3 non è legale",
        ),
    ],
)
def test_damage_dealt_this_way_and_attacks_that_must_be(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)


MORE = (
    "Metti un segnalino +1/+1 su una creatura bersaglio. Se quella creatura è un Elfo, metti invece due segnalini "
    "+1/+1."
)
GIVEN = "Ogniqualvolta Cosa attacca, un avversario bersaglio ne prende il controllo."
ATTACK = "Anna attacca Bruno con Cosa\nAnna sceglie Carla\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 614.1a: two in the place of the one, and on the same creature
        (MORE, "Anna lancia Editto su Elfo\nsi risolve", "Elfo è 3/3\nElfo ha 2 segnalini +1/+1"),
        (MORE, "Anna lancia Editto su Lupo\nsi risolve", "Lupo è 4/4\nElfo è 1/1"),
        # 110.2, 506.4: whoever is chosen controls it now, and it attacks no more
        (GIVEN, ATTACK + "si risolve\ndanno", "Carla controlla Cosa\nBruno ha 20 punti vita"),
        # 608.2b, 400.7: what has gone is nobody's any more, and stays where it is
        (
            GIVEN,
            ATTACK + "effetto di Bruno: Distruggi una creatura bersaglio. su Cosa\nsi risolve",
            "Cosa è nel cimitero di Anna\nCarla ha 20 punti vita",
        ),
    ],
)
def test_more_counters_instead_and_what_is_given_away(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, BEAST)


@pytest.mark.parametrize("edition", MODERN)
def test_of_several_opponents_one_takes_it_whom_you_choose(edition: str) -> None:
    """«Un avversario ne prende il controllo»: which of them is chosen as that is done (608.2d)."""
    text = "{0}: Un avversario prende il controllo di Cosa."
    played(text, "Anna attiva Cosa\nsi risolve\nAnna sceglie Carla", "Carla controlla Cosa", edition, BEAST)
