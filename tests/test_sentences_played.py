"""Sentences of ordinary cards, each played: at two seats, at three, and where there is nothing to do.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import EVERY, FULL, MODERN, holds, played

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 401.7: as second card, under the one that was on top
        (
            "Metti una creatura bersaglio nel grimorio del suo proprietario come seconda carta.",
            "Anna lancia Editto su Aquila\nsi risolve\neffetto di Bruno: Pesca una carta",
            "Iena è in mano a Bruno\nAquila è nel grimorio di Bruno",
        ),
        (
            "Metti una creatura bersaglio nel grimorio del suo proprietario come seconda carta.",
            "Anna lancia Editto su Aquila\nsi risolve\neffetto di Bruno: Pesca due carte",
            "Aquila è in mano a Bruno\nPino è nel grimorio di Bruno",
        ),
        # 608.2d: whoever is told to chooses which end, as it happens
        (
            "Il proprietario di una creatura bersaglio mette quella creatura in cima o in fondo al suo grimorio.",
            "Anna lancia Editto su Aquila\nsi risolve\nBruno sceglie in fondo\neffetto di Bruno: Pesca quattro carte",
            "Olmo è in mano a Bruno\nAquila è nel grimorio di Bruno",
        ),
        (
            "Metti una carta bersaglio da un cimitero in cima o in fondo al grimorio del suo proprietario.",
            "Anna lancia Editto su Alce\nsi risolve\nAnna sceglie in cima\neffetto di Bruno: Pesca una carta",
            "Alce è in mano a Bruno\nIena è nel grimorio di Bruno",
        ),
        # the owner of a permanent shuffles it in and draws, not whoever cast the spell
        (
            "Il proprietario di un permanente bersaglio lo rimescola nel suo grimorio, poi pesca due carte.",
            "Anna lancia Editto su Aquila\nsi risolve",
            "Bruno ha 3 carte in mano\nAnna ha 1 carta in mano\nAquila non è in gioco",
        ),
        # 107.1a, 118: half of a life total
        (
            "Un giocatore bersaglio perde la metà dei suoi punti vita, arrotondati per eccesso.",
            "Anna lancia Editto su Bruno\nsi risolve",
            "Bruno ha 10 punti vita\nAnna ha 20 punti vita",
        ),
        # 120.3: a creature that deals damage to itself
        (
            "La creatura bersaglio si infligge un ammontare di danni pari alla propria forza.",
            "Anna lancia Editto su Aquila\nsi risolve",
            "Aquila ha 2 danni",
        ),
        (
            "La creatura bersaglio si infligge un ammontare di danni pari alla propria forza.",
            "Anna lancia Editto su Lupo\nsi risolve",
            "Lupo è nel cimitero di Anna",
        ),
        (
            "Metti un segnalino +1/+1 e un segnalino legame vitale su una creatura bersaglio.",
            "Anna lancia Editto su Orso\nsi risolve",
            "Orso è 3/3\nOrso ha 1 segnalino legame vitale",
        ),
        (
            "Rimescola tutte le carte del tuo cimitero nel tuo grimorio.",
            "Anna lancia Editto\nsi risolve",
            "Tasso non è nel cimitero di Anna\nAlce è nel cimitero di Bruno\nEditto è nel cimitero di Anna",
        ),
        # 608.2d: each opponent loses life only if Anna has it so
        (
            "Puoi far perdere 2 punti vita a ogni avversario.",
            "Anna lancia Editto\nsi risolve\nAnna sceglie sì",
            "Bruno ha 18 punti vita\nAnna ha 20 punti vita",
        ),
        (
            "Puoi far perdere 2 punti vita a un giocatore bersaglio.",
            "Anna lancia Editto su Bruno\nsi risolve\nAnna sceglie no",
            "Bruno ha 20 punti vita\nAnna ha 20 punti vita",
        ),
        (
            "Puoi far scartare una carta a un avversario bersaglio.",
            "Anna lancia Editto su Bruno\nsi risolve\nAnna sceglie sì",
            "Topo è nel cimitero di Bruno\nGatto è in mano ad Anna",
        ),
        # 107.3: X is what the text says, and all of it has to be paid
        (
            "Puoi pagare {X}, dove X è il numero di creature che controlli. Se lo fai, pesca una carta.",
            "Anna lancia Editto\nsi risolve\nAnna sceglie sì",
            "Rana è in mano ad Anna\nAnna ha {C}{C} nella riserva di mana",
        ),
        (
            (
                "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {X}, "
                "dove X è il numero di creature che controlli."
            ),
            "Anna lancia Gatto\nAnna lancia Editto su Gatto\nsi risolve\nAnna sceglie sì\nsi risolve",
            "Gatto è in gioco",
        ),
        (
            "Ogni creatura Lupo o Elfo che controlli infligge danno pari alla sua forza a una creatura bersaglio.",
            "Anna lancia Editto su Aquila\nsi risolve",
            "Aquila ha 3 danni",
        ),
        (
            "Ogni creatura che controlli infligge danno pari alla sua forza a una creatura bersaglio.",
            "Anna lancia Editto su Aquila\nsi risolve",
            "Aquila è nel cimitero di Bruno",
        ),
    ],
)
def test_spells(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # each kind alone, whoever else is there
        (
            "Ogni creatura Lupo o Elfo che controlli prende +1/+1 e ha travolgere.",
            "",
            "Lupo è 4/4\nLupo ha travolgere\nElfo è 1/1\nOrso è 2/2",
        ),
        (
            "Ogni creatura Goblin o Elfo che controlli prende +1/+1.",
            "",
            "Lupo è 3/3\nElfo è 1/1",
        ),
        # 119.9, 122.6
        (
            "Ogniqualvolta guadagni punti vita, metti su un'altra creatura bersaglio altrettanti segnalini +1/+1.",
            "effetto di Anna: Guadagni 3 punti vita\nAnna sceglie Orso\nsi risolve",
            "Orso è 5/5",
        ),
    ],
)
def test_things(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 614.1a: only what is said of the source, and of whom
        (
            (
                "Se una fonte Lupo che controlli sta per infliggere danno a un permanente o a un giocatore, "
                "infligge invece il doppio di quel danno a quel permanente o a quel giocatore."
            ),
            "Anna attacca Bruno con Lupo, Orso\nBruno non blocca\ndanno",
            "Bruno ha 12 punti vita",
        ),
        (
            (
                "Se una fonte verde che controlli sta per infliggere danno a un avversario o a un permanente "
                "controllato da un avversario, infligge invece altrettanti danni più 2."
            ),
            "Anna attacca Bruno con Orso, Lupo\nBruno blocca Orso con Aquila\ndanno",
            "Aquila ha 4 danni\nBruno ha 17 punti vita\nOrso è nel cimitero di Anna",
        ),
        (
            (
                "Se una creatura che controlli sta per essere messa in un cimitero, invece il suo proprietario la "
                "riprende in mano."
            ),
            (
                "effetto di Bruno: Distruggi una creatura bersaglio su Lupo\n"
                "effetto di Anna: Distruggi una creatura bersaglio su Aquila"
            ),
            "Lupo è in mano ad Anna\nAquila è nel cimitero di Bruno",
        ),
    ],
)
def test_what_stands_there(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats)


# A paragraph of a spell goes on about what the one before it has told of (608.2c).
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "claims"),
    [
        (
            (
                "Editto infligge 2 danni a una creatura bersaglio.\n"
                "Metallurgia — Editto infligge invece 5 danni a quella creatura se controlli {many} o più creature."
            ),
            ("Aquila è nel cimitero di Bruno", "Aquila ha 2 danni"),
        ),
        (
            "TAPpa una creatura bersaglio.\nMetallurgia — Se controlli {many} o più creature, esilia quella creatura.",
            ("Aquila è in esilio", "Aquila è TAPpata"),
        ),
        (
            (
                "Metti un segnalino +1/+1 su una creatura bersaglio.\n"
                "Delirio — Metti invece tre segnalini +1/+1 su quella creatura se controlli {many} o più creature."
            ),
            ("Aquila è 5/8", "Aquila è 3/6"),
        ),
    ],
)
@pytest.mark.parametrize(("many", "nth"), [("due", 0), ("tre", 1)])
def test_a_paragraph_of_a_spell_goes_on(text: str, claims: tuple[str, str], many: str, nth: int, edition: str) -> None:
    said = text.format(many=many).replace("\n", "\\n")
    played(said, "Anna lancia Editto su Aquila\nsi risolve", claims[nth], edition)


@pytest.mark.parametrize(
    "text",
    [
        # among what «you» control another would choose; of whose card each would lose life, the tree cannot tell
        "Ogniqualvolta Orso o un'altra creatura che controlli muore, metti un segnalino +1/+1 su di essa.",
        "Scegli due creature bersaglio. TAPpa entrambe le creature.",
        "Orso infligge X danni a ogni creatura.\nSe X è pari o superiore a 5, il danno non può essere prevenuto.",
        "Un avversario sceglie un permanente che tu controlli ed esilia quel permanente.",
        (
            "Ogni giocatore rivela la prima carta del proprio grimorio, poi perde punti vita pari al valore di mana di "
            "quella carta."
        ),
        "Sacrifica una creatura a meno che tu non paghi {X}{X}, dove X è il numero di creature che controlli.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text, "Orso", ("instant",))


PREVENT = "effetto di Bruno: Previeni tutto il danno che ti verrebbe inflitto in questo turno\n"
GAINS = "effetto di {0}: Guadagni 3 punti vita"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 611.2c: what modifies the rules of the game does so for as long as it says
        (
            "I tuoi avversari non possono lanciare magie in questo turno.",
            "Anna lancia Editto\nsi risolve\nprova: Bruno lancia Topo",
            "azione 3 è illegale",
        ),
        (
            "I tuoi avversari non possono lanciare magie in questo turno.",
            "Anna lancia Editto\nsi risolve\nvai a mantenimento di Bruno\nBruno lancia Topo\nsi risolve",
            "Bruno ha 24 punti vita",
        ),
        (
            "Un giocatore bersaglio non può guadagnare punti vita per il resto della partita.",
            (
                f"Anna lancia Editto su Bruno\nsi risolve\n{GAINS.format('Anna')}\n"
                f"vai a mantenimento di Bruno\n{GAINS.format('Bruno')}"
            ),
            "Bruno ha 20 punti vita\nAnna ha 23 punti vita",
        ),
        (
            "I giocatori non possono guadagnare punti vita in questo turno.",
            (
                f"Anna lancia Editto\nsi risolve\n{GAINS.format('Anna')}\n"
                f"vai a mantenimento di Bruno\n{GAINS.format('Bruno')}"
            ),
            "Anna ha 20 punti vita\nBruno ha 23 punti vita",
        ),
        # 615.12: damage that cannot be prevented is dealt all the same
        (
            "Editto infligge 3 danni a un giocatore bersaglio. Il danno non può essere prevenuto.",
            f"{PREVENT}Anna lancia Editto su Bruno\nsi risolve",
            "Bruno ha 17 punti vita",
        ),
        (
            "Editto infligge 3 danni a un giocatore bersaglio.",
            f"{PREVENT}Anna lancia Editto su Bruno\nsi risolve",
            "Bruno ha 20 punti vita",
        ),
        (  # another source's damage that turn is prevented
            "Editto infligge 3 danni a un giocatore bersaglio. Il danno non può essere prevenuto.",
            f"{PREVENT}Anna lancia Editto su Bruno\nsi risolve\nAnna attacca Bruno con Lupo\nBruno non blocca\ndanno",
            "Bruno ha 17 punti vita",
        ),
        (
            "Il danno non può essere prevenuto in questo turno.",
            f"{PREVENT}Anna lancia Editto\nsi risolve\nAnna attacca Bruno con Lupo\nBruno non blocca\ndanno",
            "Bruno ha 17 punti vita",
        ),
        (  # 614.17: what cannot be countered stays, an effect for a time, too
            "Le magie che controlli non possono essere neutralizzate in questo turno.",
            (
                "Anna lancia Editto\nsi risolve\nAnna lancia Gatto\neffetto di Bruno: Neutralizza una magia "
                "bersaglio su Gatto\nsi risolve"
            ),
            "Gatto è in gioco",
        ),
        (
            "Hai velo fino alla fine del turno.",
            "Anna lancia Editto\nsi risolve\neffetto di Anna: Un giocatore bersaglio perde 1 punto vita su Anna",
            "Anna ha 20 punti vita",
        ),
        (
            "Non hai un limite massimo di carte in mano per il resto della partita.",
            "Anna lancia Editto\nsi risolve\neffetto di Anna: Pesca quattro carte\nvai a mantenimento di Bruno",
            "Anna ha 5 carte in mano",
        ),
    ],
)
def test_what_is_so_for_a_time(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats)


PAST = (
    "Puoi far assegnare alle creature che controlli il loro danno da combattimento come se non fossero state bloccate."
)
BLOCKED = "Anna attacca Bruno con Lupo\nBruno blocca Lupo con Aquila\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        ("Anna assegna il danno di Lupo: 3 a Bruno\ndanno", "Bruno ha 17 punti vita\nAquila ha 0 danni"),
        ("Anna assegna il danno di Lupo: 3 ad Aquila\ndanno", "Bruno ha 20 punti vita\nAquila ha 3 danni"),
    ],
)
def test_damage_as_though_it_were_not_blocked(script: str, claims: str, seats: int, edition: str) -> None:
    """All of it, or none of it (609.4, 510.1c)."""
    played(PAST, BLOCKED + script, claims, edition, seats=seats)


FLASH = "Puoi lanciare magie {} come se avessero lampo."
DRAWS_FOR_EACH = "Sacrifica Cosa: Pesca una carta per ogni segnalino carica su Cosa."
NOW_AS_FLASH = "Puoi lanciare magie in questo turno come se avessero lampo."
ANYBODY = "Qualsiasi giocatore può lanciare magie come se avessero lampo."
AS_TOUGH = "punti vita pari alla costituzione di quella creatura."
MIRRORED = (
    "Fai tornare una creatura bersaglio controllata da un avversario in mano al suo proprietario. Il proprietario di "
    "quella creatura non può lanciare magie con lo stesso nome di quella creatura fino al tuo prossimo turno."
)
COUNTERS = "effetto di Anna: Metti due segnalini carica su un incantesimo bersaglio su Cosa\n"
LATE = "vai a mantenimento di Bruno\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 702.8a, 609.4
        (FLASH.format("creatura"), f"{LATE}Anna lancia Gatto\nsi risolve", "Gatto è in gioco"),
        (FLASH.format("artefatto"), f"{LATE}prova: Anna lancia Gatto", "azione 2 è illegale"),
        (
            ANYBODY,
            f"{LATE}Anna lancia Gatto\nsi risolve",
            "Gatto è in gioco",
        ),
        (
            NOW_AS_FLASH,
            "Anna lancia Editto\nsi risolve\nvai a sottofase finale\nAnna lancia Gatto\nsi risolve",
            "Gatto è in gioco",
        ),
        (
            NOW_AS_FLASH,
            f"Anna lancia Editto\nsi risolve\n{LATE}prova: Anna lancia Gatto",
            "azione 4 è illegale",
        ),
        (  # 201.2a: spells of that name, and only its owner's
            MIRRORED,
            "Anna lancia Editto su Elfo\nsi risolve\nvai a prima fase principale di Bruno\nprova: Bruno lancia Elfo",
            "azione 4 è illegale",
        ),
        (
            MIRRORED,
            f"Anna lancia Editto su Elfo\nsi risolve\n{LATE}Bruno lancia Topo\nsi risolve",
            "Bruno ha 24 punti vita",
        ),
        # 608.2h: what has been sacrificed counts as it was
        (
            DRAWS_FOR_EACH,
            f"{COUNTERS}Anna attiva Cosa\nsi risolve",
            "Anna ha 4 carte in mano",
        ),
        (
            DRAWS_FOR_EACH,
            "Anna attiva Cosa\nsi risolve",
            "Anna ha 2 carte in mano",
        ),
        (
            "Sacrifica Cosa: Distruggi ogni creatura con valore di mana pari al numero di segnalini carica su Cosa.",
            f"{COUNTERS}{COUNTERS}Anna attiva Cosa\nsi risolve",
            "Elfo è in gioco\nAquila è nel cimitero di Bruno\nLupo è in gioco",
        ),
        (
            "Sacrifica Cosa: Cosa infligge a un giocatore bersaglio danno pari al numero di segnalini carica su essa.",
            f"{COUNTERS}Anna attiva Cosa su Bruno\nsi risolve",
            "Bruno ha 18 punti vita",
        ),
        # 701.21a, 608.2h
        (
            "Un giocatore bersaglio sacrifica una creatura. Guadagni " + AS_TOUGH,
            "Anna lancia Editto su Bruno\nsi risolve\nBruno sceglie Aquila",
            "Aquila è nel cimitero di Bruno\nAnna ha 25 punti vita\nBruno ha 20 punti vita",
        ),
        (
            "Un giocatore bersaglio sacrifica una creatura, poi guadagna " + AS_TOUGH,
            "Anna lancia Editto su Bruno\nsi risolve\nBruno sceglie Aquila",
            "Bruno ha 25 punti vita\nAnna ha 20 punti vita",
        ),
        (
            "Un giocatore bersaglio sacrifica un Goblin. Guadagni " + AS_TOUGH,
            "Anna lancia Editto su Bruno\nsi risolve",
            "Anna ha 20 punti vita\nAquila è in gioco",
        ),
        (
            "Sacrifica una creatura. Guadagni X punti vita e peschi X carte, dove X è la forza di quella creatura.",
            "Anna lancia Editto\nsi risolve\nAnna sceglie Lupo",
            "Anna ha 23 punti vita\nAnna ha 4 carte in mano",
        ),
        # 614.1: the one that was dealt the damage, and no other
        (
            (
                "Editto infligge 5 danni a una creatura o a un planeswalker bersaglio. "
                "Se quella creatura o quel planeswalker stanno per morire in questo turno, invece esiliali."
            ),
            "Anna lancia Editto su Aquila\nsi risolve",
            "Aquila è in esilio",
        ),
        (
            (
                "Editto infligge 1 danno a una creatura o a un planeswalker bersaglio. "
                "Se quella creatura o quel planeswalker stanno per morire in questo turno, invece esiliali."
            ),
            "Anna lancia Editto su Aquila\nsi risolve\neffetto di Anna: Distruggi una creatura bersaglio su Elfo",
            "Aquila è in gioco\nElfo è nel cimitero di Bruno",
        ),
    ],
)
def test_as_it_was_and_whenever(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("many", "so"), [("due", True), ("tre", False)])
def test_a_card_of_which_its_own_text_says_when(many: str, so: bool, edition: str) -> None:
    """The condition is looked at as it is cast (601.3)."""
    board = f"""
    giocatori:
      Anna:
        in gioco:
          - Orso: 2/2
          - Elfo: 1/1
        mano:
          - Yeti:
              f/c: 3/3
              costo: "{{0}}"
              testo: Se controlli {many} o più creature, puoi lanciare Yeti come se avesse lampo.
        cimitero:
          - Lupo:
              f/c: 1/1
              costo: "{{0}}"
              testo: Puoi lanciare Lupo dal tuo cimitero fintanto che controlli {many} o più creature.
      Bruno: {{}}
    """
    tries = "" if so else "prova: "
    script = f"{tries}Anna lancia Lupo\nsi risolve\nvai a mantenimento di Bruno\n{tries}Anna lancia Yeti\nsi risolve"
    there = "Lupo è in gioco\nYeti è in gioco" if so else "Lupo è nel cimitero\nYeti è in mano ad Anna"
    holds(board, script, there, edition)


BOTH_WAYS = (
    "Previeni tutto il danno da combattimento che verrebbe inflitto a e da una creatura bersaglio in questo turno."
)
FIGHT = "Anna attacca Bruno con Lupo, Orso\nBruno blocca Lupo con Aquila\ndanno"
SLIME = "effetto di Anna: Metti due segnalini melma su una creatura bersaglio su {}\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 615.1: to it and from it, in combat alone
        (
            BOTH_WAYS,
            f"Anna lancia Editto su Lupo\nsi risolve\n{FIGHT}",
            "Lupo ha 0 danni\nAquila ha 0 danni\nBruno ha 18 punti vita",
        ),
        (
            BOTH_WAYS,
            (
                "Anna lancia Editto su Lupo\nsi risolve\n"
                "effetto di Bruno: Una creatura bersaglio infligge 1 danno a ogni creatura su Aquila"
            ),
            "Lupo ha 1 danno\nAquila ha 1 danno",
        ),
        (
            "Previeni tutto il danno da combattimento che verrebbe inflitto dalle creature che controlli.",
            FIGHT,
            "Lupo ha 2 danni\nAquila ha 0 danni\nBruno ha 20 punti vita",
        ),
        (
            "Ogniqualvolta una creatura che controlli riceve danno, guadagni un pari ammontare di punti vita.",
            f"{FIGHT}\nsi risolve",
            "Anna ha 22 punti vita",
        ),
        # 613.4c: each thing by its own counters, colours
        (
            "Le creature che non controlli prendono -1/-1 per ogni segnalino melma su di esse.",
            SLIME.format("Aquila") + SLIME.format("Orso"),
            "Aquila è 0/3\nOrso è 2/2\nElfo è 1/1",
        ),
        ("Ogni creatura che controlli prende +1/+1 per ciascuno dei suoi colori.", "", "Orso è 3/3\nLupo è 3/3"),
    ],
)
def test_each_by_itself_and_both_ways(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("worn", "size"),
    [
        ("La creatura equipaggiata prende +1/+0 per ogni Equipaggiamento assegnato ad essa.", "Orso è 4/2"),
        ("La creatura equipaggiata prende +1/+1 per ogni Aura assegnata ad essa.", "Orso è 2/2"),
    ],
)
def test_for_each_thing_on_what_it_is_on(worn: str, size: str, edition: str) -> None:
    """On the creature, not on the Equipment itself (301.5)."""
    board = f"""
    giocatori:
      Anna:
        in gioco:
          - Orso: 2/2
          - Spada: {{tipo: Artefatto — Equipaggiamento, testo: "{worn}", assegnata a: Orso}}
          - Elmo: {{tipo: Artefatto — Equipaggiamento, testo: "Equipaggiare {{1}}", assegnata a: Orso}}
          - Lancia: {{tipo: Artefatto — Equipaggiamento, testo: "Equipaggiare {{1}}"}}
      Bruno: {{}}
    """
    holds(board, "", size, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("by", "so"), [("Aquila", False), ("Elfo", True)])
def test_a_creature_that_cannot_block_that_one(by: str, so: bool, edition: str) -> None:
    """That creature alone, and it alone (509.1b)."""
    board = """
    turno: Anna
    interfase: prima fase principale
    giocatori:
      Anna:
        in gioco:
          - Macchina: {f/c: 2/2, testo: "{0}: Una creatura bersaglio non può bloccare Macchina in questo turno."}
          - Orso: 2/2
      Bruno:
        in gioco:
          - Aquila: 2/5
          - Elfo: 1/1
    """
    tries = "" if so else "prova: "
    script = f"Anna attiva Macchina su Aquila\nsi risolve\nAnna attacca Bruno con Macchina, Orso\n{tries}Bruno blocca "
    claim = "Elfo è nel cimitero di Bruno" if so else "azione 4 è illegale"
    holds(board, f"{script}Macchina con {by}" + ("\ndanno" if so else ""), claim, edition)
    other = script.replace(tries, "") + "Orso con Aquila\ndanno"
    holds(board, other, "Orso è nel cimitero di Anna\nBruno ha 18 punti vita", edition)


OR_ANOTHER = "Ogniqualvolta Cosa o un'altra creatura {}, guadagni punti vita pari alla costituzione di quella creatura."
YOURS = OR_ANOTHER.format("entra nel campo di battaglia sotto il tuo controllo")
BACK = (
    "Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero. Ha rapidità. "
    "Se sta per lasciare il campo di battaglia, esiliala invece di metterla in qualsiasi altra zona."
)
IT_IS_BACK = (
    "effetto di Bruno: Distruggi una creatura bersaglio su Lupo\n"
    "Anna lancia Editto su Lupo\nsi risolve\neffetto di Bruno: "
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (YOURS, "effetto di Anna: Crea una pedina creatura Zombie 2/2 nera\nsi risolve", "Anna ha 22 punti vita"),
        (YOURS, "effetto di Bruno: Crea una pedina creatura Zombie 2/2 nera", "la pila è vuota"),
        (
            OR_ANOTHER.format("che controlli muore"),
            "effetto di Bruno: Distruggi una creatura bersaglio su Lupo\nsi risolve",
            "Anna ha 23 punti vita",
        ),
        # 614.1a: wherever it would go; what has not come back so is not meant
        (BACK, f"{IT_IS_BACK}Distruggi una creatura bersaglio su Lupo", "Lupo è in esilio"),
        (
            BACK,
            f"{IT_IS_BACK}Fai tornare una creatura bersaglio in mano al suo proprietario su Lupo",
            "Lupo è in esilio",
        ),
        (
            BACK,
            f"{IT_IS_BACK}Distruggi una creatura bersaglio su Orso",
            "Lupo è in gioco\nLupo ha rapidità\nOrso è nel cimitero di Anna",
        ),
        (
            "Prendi il controllo di tutte le creature e gli artefatti controllati da un avversario bersaglio.",
            "Anna lancia Editto su Bruno\nsi risolve",
            "Anna controlla Aquila\nAnna controlla Elfo",
        ),
    ],
)
def test_whichever_it_was_and_wherever_it_goes(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats)


TWO_KINDS = "Ogniqualvolta un giocatore lancia una magia istantaneo o stregoneria {}, pesca una carta."
FLIES = "Ogni creatura che controlli ha volare se hai lanciato una magia istantaneo o stregoneria in questo turno."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # what is said behind is said of the spell, whichever of the two it is
        (TWO_KINDS.format("bianca o blu"), "Anna lancia Editto", "non si innesca: Cosa"),
        (TWO_KINDS.format("incolore"), "Anna lancia Editto", "si innesca 1 volta: Cosa"),
        (TWO_KINDS.format("con valore di mana pari o superiore a 3"), "Bruno lancia Topo", "non si innesca: Cosa"),
        (TWO_KINDS.format("con valore di mana pari o inferiore a 3"), "Bruno lancia Topo", "si innesca 1 volta: Cosa"),
        (
            FLIES,
            "Anna lancia Editto\nsi risolve",
            "Orso ha volare",
        ),
        (
            FLIES,
            "Bruno lancia Topo\nsi risolve",
            "Orso non ha volare",
        ),
        (
            FLIES,
            "Anna lancia Gatto\nsi risolve",
            "Orso non ha volare",
        ),
    ],
)
def test_instants_or_sorceries(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    board = FULL.format(kind="Incantesimo", text=text, spell="Guadagni 1 punto vita.")
    holds(board if seats > len("AB") else board.partition("  Carla:")[0], script, claims, edition)


ENTERS_FOR_X = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano:
      - Cosa: {{tipo: Incantesimo, costo: "{{X}}{{C}}", testo: "{text}"}}
      - Editto:
          tipo: Istantaneo
          costo: "{{0}}"
          testo: "Esilia un permanente bersaglio, poi rimettilo sul campo di battaglia sotto il tuo controllo."
    in gioco:
      - Orso: 2/2
    riserva: "{{C}}{{C}}{{C}}{{C}}"
  Bruno:
    in gioco:
      - Aquila: {{f/c: 2/5}}
"""
CAST_FOR_THREE = "Anna lancia Cosa con X = 3\nsi risolve\nsi risolve"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 107.3m, 400.7c/d: the trigger knows the X of the spell
        ("Quando Cosa entra nel campo di battaglia, guadagni X punti vita.", CAST_FOR_THREE, "Anna ha 23 punti vita"),
        # 107.3f: no other ability does
        (
            "Quando Cosa lascia il campo di battaglia, guadagni X punti vita.",
            "Anna lancia Cosa con X = 3\nsi risolve\nAnna lancia Editto su Cosa\nsi risolve\nsi risolve",
            "Anna ha 20 punti vita",
        ),
        ("Le creature che controlli prendono +X/+X.", "Anna lancia Cosa con X = 3\nsi risolve", "Orso è 2/2"),
        # 400.7: what comes back is another object, of which nobody has chosen an X
        (
            "Quando Cosa entra nel campo di battaglia, guadagni X punti vita.",
            f"{CAST_FOR_THREE}\nAnna lancia Editto su Cosa\nsi risolve\nsi risolve",
            "Anna ha 23 punti vita",
        ),
    ],
)
def test_what_enters_knows_the_x_of_the_spell_that_it_was(text: str, script: str, claims: str, edition: str) -> None:
    holds(ENTERS_FOR_X.format(text=text), script, claims, edition)


WHEN_YOU_DO = (
    "Ogniqualvolta lanci una magia, puoi pagare {C}. Quando lo fai, una creatura bersaglio prende +1/+1 fino alla fine"
    " del turno. Metti un segnalino +1/+1 su quella creatura."
)
ONE_OF_YOURS = (
    "Ogniqualvolta una creatura entra nel campo di battaglia sotto il tuo controllo, metti un segnalino +1/+1 su Cosa"
    " e ha volare fino alla fine del turno."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # a sentence without subject goes on about the creature that was told of, not about what the trigger waits for
        (
            "Ogniqualvolta lanci una magia, metti un segnalino +1/+1 su Cosa. Ha minacciare fino alla fine del turno.",
            "Anna lancia Gatto\nsi risolve",
            "Cosa è 3/3\nCosa ha minacciare",
        ),
        (
            ONE_OF_YOURS,
            "Anna lancia Gatto\nsi risolve\nsi risolve",
            "Cosa è 3/3\nCosa ha volare\nGatto non ha volare",
        ),
        # 603.12: all that is told after «when you do» is done by that ability
        (
            WHEN_YOU_DO,
            "Anna lancia Gatto\nsi risolve\nAnna paga\nAnna sceglie Aquila\nfermati",
            "Aquila è 2/5",
        ),
        (
            WHEN_YOU_DO,
            "Anna lancia Gatto\nsi risolve\nAnna paga\nAnna sceglie Aquila\nsi risolve",
            "Aquila è 4/7",
        ),
    ],
)
def test_who_a_sentence_goes_on_about(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats, kind="Creatura, f/c: 2/2")


AND_EXILE = (
    "Come costo addizionale per lanciare questa magia, esilia una carta {} dal tuo cimitero.\\n"
    "Guadagni punti vita pari alla forza della carta esiliata."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # «each of them», of players: they do what only players do, and what is told behind it as well
        (
            "Scegli fino a due giocatori bersaglio. Ognuno di essi perde 2 punti vita e sacrifica una creatura.",
            "Anna lancia Editto su Bruno\nsi risolve\nBruno sceglie Elfo",
            "Bruno ha 18 punti vita\nElfo è nel cimitero di Bruno\nAnna ha 20 punti vita\nOrso è in gioco",
        ),
        (
            "Scegli un qualsiasi numero di giocatori bersaglio. Essi pescano una carta.",
            "Anna lancia Editto su Bruno e Anna\nsi risolve",
            "Anna ha 2 carte in mano\nBruno ha 2 carte in mano",
        ),
        (
            "Un avversario bersaglio rivela la sua mano. Perde 2 punti vita e scarta una carta.",
            "Anna lancia Editto su Bruno\nsi risolve",
            "Bruno ha 18 punti vita\nBruno ha 0 carte in mano\nAnna ha 1 carta in mano",
        ),
        # a new sentence is told to you
        (
            "Un avversario bersaglio perde 2 punti vita. Scarta una carta.",
            "Anna lancia Editto su Bruno\nsi risolve",
            "Bruno ha 18 punti vita\nBruno ha 1 carta in mano\nAnna ha 0 carte in mano",
        ),
        # «the exiled card» is the one that was exiled as a cost (601.2h, 602.2b)
        (
            AND_EXILE.format("creatura"),
            "Anna lancia Editto\nsi risolve",
            "Anna ha 22 punti vita\nTasso è in esilio",
        ),
        (
            AND_EXILE.format("creatura o istantaneo"),
            "Anna lancia Editto\nsi risolve",
            "Anna ha 22 punti vita\nTasso è in esilio",
        ),
        (
            "{C}, Esilia una carta creatura dal tuo cimitero: Crea una pedina che è una copia della carta esiliata.",
            "Anna attiva Cosa\nsi risolve",
            "Anna controlla Tasso 2\nTasso 2 è 2/2\nTasso 1 è in esilio",
        ),
    ],
)
def test_who_does_it_and_what_was_exiled(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # whichever it was: the creature that attacks, and not the source each time
        (
            "Ogniqualvolta Cosa o un'altra creatura che controlli attacca, prende +2/+0 fino alla fine del turno.",
            "Anna attacca Bruno con Lupo\nsi risolve\nfermati",
            "Lupo è 5/3\nCosa è 2/2",
        ),
        (
            "Ogniqualvolta Cosa o un'altra creatura che controlli attacca, prende +2/+0 fino alla fine del turno.",
            "Anna attacca Bruno con Cosa\nsi risolve\nfermati",
            "Lupo è 3/3\nCosa è 4/2",
        ),
        # 107.3, 601.2h: the X of a cost is the X that was chosen
        (
            "{X}, Esilia una carta creatura con valore di mana pari a X dal tuo cimitero: Guadagni X punti vita.",
            "Anna attiva Cosa con X = 2\nsi risolve",
            "Anna ha 22 punti vita\nTasso è in esilio",
        ),
        (
            "{X}, Esilia una carta creatura con valore di mana pari a X dal tuo cimitero: Guadagni X punti vita.",
            "prova: Anna attiva Cosa con X = 3",
            "Tasso è nel cimitero di Anna",
        ),
    ],
)
def test_whichever_acts_and_the_x_of_a_cost(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, kind="Creatura, f/c: 2/2")


def test_the_controller_of_an_unnamed_source_that_has_resolved_is_known() -> None:
    """«That source's controller», where all that is told of the source is whose effect it was (113.7a)."""
    played(
        (
            "Ogniqualvolta una fonte controllata da un avversario infligge danno a un permanente che controlli, Cosa"
            " infligge 1 danno al controllore di quella fonte."
        ),
        "effetto di Bruno: Infliggi 1 danno a una creatura bersaglio su Lupo\nsi risolve",
        "Bruno ha 19 punti vita",
        "cr-2026",
    )


TAPPED_SO = (
    "Puoi TAPpare un qualsiasi numero di creature STAPpate che controlli. Guadagni 1 punto vita per ogni creatura"
    " TAPpata in questo modo."
)
THEIR_CREATURES = (
    "Scegli un qualsiasi numero di avversari bersaglio. Guadagni X punti vita, dove X è il numero di creature"
    " controllate da quegli avversari."
)
IF_A_LAND = (
    "Distruggi un permanente bersaglio. Se una terra è stata distrutta in questo modo, il suo controllore può passare"
    " in rassegna il proprio grimorio per una carta terra base, metterla sul campo di battaglia, poi rimescolare."
    " Altrimenti, il suo controllore può pescare una carta."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # what an offer has done is counted once, and not again as the offer
        (
            TAPPED_SO,
            "Anna lancia Editto\nsi risolve\nAnna sceglie sì\nAnna sceglie Orso e Lupo",
            "Anna ha 22 punti vita",
        ),
        # «its controller» of one case is not told of what the other would have found
        (
            IF_A_LAND,
            "Anna lancia Editto su Elfo\nsi risolve\nBruno sceglie sì",
            "Bruno ha 2 carte in mano",
        ),
        # the creatures of all those opponents
        (
            THEIR_CREATURES,
            "Anna lancia Editto su Bruno\nsi risolve",
            "Anna ha 22 punti vita",
        ),
    ],
)
def test_what_is_counted_and_of_whom(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats)


@pytest.mark.parametrize("edition", MODERN)
def test_those_opponents_are_all_of_them(edition: str) -> None:
    played(
        THEIR_CREATURES,
        "Anna lancia Editto su Bruno e Carla\nsi risolve",
        "Anna ha 23 punti vita",
        edition,
    )


TO_BOTH = (
    "Editto infligge 1 danno a un giocatore bersaglio e 1 danno a una creatura bersaglio controllata da quel giocatore."
    " Se controlli una Foresta, Editto infligge invece 3 danni a quel giocatore e 3 danni a quella creatura."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # each of the two stands for the one in its place: neither is done besides
        (
            TO_BOTH,
            "Anna lancia Editto su Bruno e Aquila\nsi risolve",
            "Bruno ha 17 punti vita\nAquila ha 3 danni",
        ),
        # 701.9a: a card is discarded from hand, of whatever kind, up to however many
        (
            "Scarta fino a due carte, poi pesca altrettante carte.",
            "Anna lancia Editto\nsi risolve\nAnna sceglie Gatto",
            "Gatto è nel cimitero di Anna\nAnna ha 1 carta in mano\nOrso è in gioco",
        ),
        (
            "Scarta una carta creatura o terra. Guadagni 1 punto vita.",
            "Anna lancia Editto\nsi risolve",
            "Gatto è nel cimitero di Anna\nAnna ha 21 punti vita",
        ),
        (
            "Un giocatore bersaglio scarta una carta istantaneo.",
            "Anna lancia Editto su Bruno\nsi risolve",
            "Topo è nel cimitero di Bruno\nGatto è nella mano di Anna",
        ),
    ],
)
def test_what_stands_instead_and_what_is_discarded(
    text: str, script: str, claims: str, seats: int, edition: str
) -> None:
    played(text, script, claims, edition, seats=seats)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("of", "size"), [("Lupo", "4/4"), ("Orso", "3/3")])
def test_a_token_that_is_a_copy_enters_with_what_it_has_besides(of: str, size: str, edition: str) -> None:
    """614.12, 707.9: the counters of the exception are put on it as it enters."""
    played(
        "Crea una pedina che è una copia di una creatura bersaglio, tranne che entra nel campo di battaglia con un"
        " segnalino +1/+1 addizionale.",
        f"Anna lancia Editto su {of}\nsi risolve",
        f"{of} 2 è {size}",
        edition,
    )


ENDING = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Patto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{}"}}
  Bruno: {{}}
"""


@pytest.mark.parametrize("edition", EVERY)
def test_of_two_sentences_the_first_ends_the_game(edition: str) -> None:
    """Instructions are followed in order (608.2c, 413.2b), and the game ends at once (104.1, 102.3)."""
    script = "Anna lancia Patto\nsi risolve"
    holds(ENDING.format("Vinci la partita. Perdi la partita."), script, "Anna ha vinto\nBruno ha perso", edition)
    holds(ENDING.format("Perdi la partita. Vinci la partita."), script, "Bruno ha vinto\nAnna ha perso", edition)
    # of one sentence they are of one moment, and who does both loses (104.3f, 102.5), in whatever order
    for both in ("Vinci la partita e perdi la partita.", "Perdi la partita e vinci la partita."):
        holds(ENDING.format(both), script, "Bruno ha vinto\nAnna ha perso", edition)
