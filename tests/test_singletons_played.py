"""Constructions that few cards use, each played; what ends how was written from the rules before it was played."""

from __future__ import annotations

import pytest
from boards import MODERN, holds, played

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


HURTS = (
    "Ogniqualvolta un giocatore attiva un'abilità di un artefatto o di una creatura che non è un'abilità di mana, Cosa "
    "infligge 1 danno a quel giocatore."
)
ALL_HURT = HURTS.replace("di un artefatto o di una creatura ", "")
COPIES = "Ogniqualvolta attivi un'abilità che non è un'abilità di mana, copia quell'abilità."
DIES = (
    "Ogniqualvolta un giocatore attiva un'abilità di una creatura che non è un'abilità di mana, distruggi quella "
    "creatura."
)
ITS_OWN = "Ogniqualvolta un avversario attiva un'abilità di una terra, se non è un'abilità di mana, pesca una carta."
OF_JACE = "Ogniqualvolta attivi un'abilità di fedeltà di un planeswalker Jace, guadagni 5 punti vita."
USERS = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Cosa: {{tipo: Incantesimo, testo: "{text}"}}
      - Prete: {{f/c: 1/1, testo: "{{T}}: Guadagni 1 punto vita."}}
      - Druido: {{f/c: 1/1, testo: "{{T}}: Aggiungi {{G}}."}}
      - Sacco: {{tipo: Artefatto, testo: "Sacrifica Sacco: Guadagni 1 punto vita."}}
      - Jace: {{tipo: Planeswalker — Jace, fedeltà: 3, testo: "+1: Guadagni 1 punto vita."}}
    mano:
      - Volpe: {{f/c: 1/1, costo: "{{5}}", testo: "Ciclo {{0}}"}}
  Bruno:
    in gioco:
      - Miniera: {{tipo: Terra, testo: "{{T}}, Sacrifica Miniera: Guadagni 2 punti vita."}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (HURTS, "Anna attiva Prete\nsi risolve", "dopo azione 2: Anna ha 19 punti vita"),
        (HURTS, "Anna attiva Prete\nsi risolve\nsi risolve", "Anna ha 20 punti vita"),
        # 113.7a: what was sacrificed for its own ability counts as it was
        (HURTS, "Anna attiva Sacco\nsi risolve", "dopo azione 2: Anna ha 19 punti vita"),
        (HURTS, "Bruno attiva Miniera\nsi risolve", "Bruno ha 22 punti vita"),
        # a card in a hand is no creature
        (HURTS, "Anna attiva Volpe\nsi risolve", "Anna ha 20 punti vita\nAnna ha 1 carte in mano"),
        (ALL_HURT, "Anna attiva Volpe\nsi risolve", "Anna ha 19 punti vita"),
        (ALL_HURT, "Bruno attiva Miniera\nsi risolve\nsi risolve", "Bruno ha 21 punti vita"),
        # 605.3b: mana abilities do not use the stack, and are none of these
        (ALL_HURT, "Anna attiva Druido", "Anna ha 20 punti vita"),
        (COPIES, "Anna attiva Prete\nsi risolve\nsi risolve\nsi risolve", "Anna ha 22 punti vita"),
        (COPIES, "Bruno attiva Miniera\nsi risolve", "Bruno ha 22 punti vita"),
        (DIES, "Anna attiva Prete\nsi risolve", "Prete è nel cimitero"),
        (ITS_OWN, "Bruno attiva Miniera\nsi risolve", "Anna ha 2 carte in mano"),
        (OF_JACE, "Anna attiva Jace\nsi risolve\nsi risolve", "Anna ha 26 punti vita"),
        (OF_JACE, "Anna attiva Prete\nsi risolve", "Anna ha 21 punti vita"),
    ],
)
def test_as_an_ability_is_activated(text: str, script: str, claims: str, edition: str) -> None:
    holds(USERS.format(text=text), script, claims, edition)


HEIR = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Lupo: {{f/c: 3/3, segnalini: {{+1/+1: 2, carica: 1}}, testo: "{text}"}}
      - Orso: 2/2
    grimorio: [Rana, Ragno]
  Bruno:
    in gioco:
      - Elfo: {{f/c: 1/1}}
"""
HEIRS = "Quando Lupo muore, metti i suoi segnalini su una creatura bersaglio che controlli."
IF_ANY = "Quando Lupo muore, se aveva dei segnalini, metti quei segnalini su una creatura bersaglio che controlli."
TAKES = "effetto di Anna: Rimuovi tutti i segnalini da una creatura bersaglio. su Lupo\n"
KILLED = "effetto di Anna: Distruggi una creatura bersaglio. su Lupo\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (HEIRS, f"{KILLED}si risolve", "Orso è 4/4\nOrso ha 1 segnalino carica"),
        (HEIRS, f"{TAKES}{KILLED}si risolve", "Orso è 2/2"),
        (IF_ANY, f"{KILLED}si risolve", "Orso è 4/4\nOrso ha 1 segnalino carica"),
        (IF_ANY, f"{TAKES}{KILLED}", "Orso è 2/2"),
    ],
)
def test_counters_of_what_has_gone(text: str, script: str, claims: str, edition: str) -> None:
    """As they were when it was last in play (608.2h)."""
    holds(HEIR.format(text=text), script, claims, edition)


@pytest.mark.parametrize(
    "text",
    [
        "Metti i suoi segnalini su una creatura bersaglio.",
        "Quando Orso entra nel campo di battaglia, puoi lottare con una creatura bersaglio.",
        "Quando un Goblin viene bloccato, sacrificalo. Se lo fai, infligge 4 danni a ogni creatura che lo blocca.",
        "Quando Orso entra nel campo di battaglia, metti i suoi segnalini su una creatura bersaglio.",
        "Ogniqualvolta un giocatore attiva un'abilità di un artefatto, pesca una carta.",
        "Ogniqualvolta attivi un'abilità di una creatura rossa che non è un'abilità di mana, pesca una carta.",
    ],
)
def test_what_tells_too_little_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text, "Orso")


SWAPS = (
    "Scambia il controllo di una creatura bersaglio che controlli con una creatura bersaglio controllata da un "
    "avversario."
)
BESIDES = (
    "Ogniqualvolta peschi una carta, puoi far diventare Cosa una creatura Sfinge 3/3 con volare in aggiunta ai suoi "
    "altri tipi fino alla fine del turno."
)
PAINS = "Ogniqualvolta una fonte infligge danno a Golem, il controllore della fonte sacrifica altrettanti permanenti."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 701.12b: both or neither
        (
            SWAPS,
            "Anna lancia Editto su Lupo, Aquila\nsi risolve",
            "Anna controlla Aquila\nBruno controlla Lupo",
        ),
        # 613.1d: it stays an enchantment
        (
            BESIDES,
            "effetto di Anna: Pesca una carta.\nsi risolve\nAnna sceglie sì",
            "Cosa è 3/3\nCosa ha volare\nCosa è un incantesimo",
        ),
    ],
)
def test_swapped_and_besides(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


PAID = f"""
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Golem: {{f/c: 5/5, testo: "{PAINS}"}}
  Bruno:
    in gioco: [Elfo: {{f/c: 1/1}}, Muro: {{f/c: 0/4}}, Foresta, Isola]
    mano: [Folgore: {{tipo: Istantaneo, costo: "{{0}}", testo: Folgore infligge 3 danni a una creatura bersaglio.}}]
"""


@pytest.mark.parametrize("edition", MODERN)
def test_as_many_as_the_damage(edition: str) -> None:
    script = "Bruno lancia Folgore su Golem\nsi risolve\nsi risolve\nBruno sceglie Elfo, Muro, Isola"
    holds(PAID, script, "Elfo è nel cimitero\nMuro è nel cimitero\nIsola è nel cimitero\nForesta è in gioco", edition)


PROMISE = "Quando una creatura che controlli muore, sacrifica Cosa. Se lo fai, pesca due carte."
DREAD = "Quando una creatura entra in gioco, sacrifica Cosa. Se lo fai, distruggi quella creatura."
THREE = "All'inizio di ogni sottofase finale, se hai lanciato due o più magie creatura e/o istantaneo in questo turno, "
TO_END = "vai a sottofase finale\nsi risolve"
OFFER = "Sacrifica un Goblin. Se lo fai, pesca due carte."
COUNTED = "Quando ci sono tre o più segnalini sonno su Cosa, esiliala."
SLEEPS = "effetto di Anna: Metti {} segnalini sonno su un incantesimo bersaglio. su Cosa\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (PROMISE, KILLS.format("Orso") + "si risolve", "Cosa è nel cimitero\nAnna ha 4 carte in mano"),
        # 608.2c: it is no more there to be sacrificed as the second of two resolves
        (
            PROMISE,
            "effetto di Anna: Distruggi tutte le creature.\nsi risolve\nsi risolve",
            "Cosa è nel cimitero\nAnna ha 4 carte in mano",
        ),
        (DREAD, f"{RAGES}si risolve", "Goblin non è in gioco\nCosa è nel cimitero"),
        (OFFER, CAST, "Anna ha 1 carte in mano"),
        (OFFER, RAGES + CAST, "Anna ha 3 carte in mano"),
        (THREE + "pesca una carta.", f"Anna lancia Gatto\nsi risolve\n{TO_END}", "Anna ha 1 carte in mano"),
        (COUNTED, SLEEPS.format("due"), "Cosa è in gioco"),
        (COUNTED, SLEEPS.format("tre") + "si risolve", "Cosa è in esilio"),
    ],
)
def test_if_you_do_and_what_a_condition_told(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


@pytest.mark.parametrize("edition", MODERN)
def test_what_is_enchanted_is_what_the_condition_told_of(edition: str) -> None:
    board = """
    turno: Anna
    interfase: prima fase principale
    giocatori:
      Anna:
        in gioco:
          - Orso: 2/2
          - Sonno:
              tipo: Incantesimo — Aura
              assegnata a: Orso
              testo: |
                Incanta creatura
                All'inizio di ogni mantenimento, se la creatura incantata è STAPpata, TAPpala.
      Bruno: {}
    """
    holds(board, "vai a mantenimento di Bruno\nsi risolve", "Orso è TAPpato", edition)


HAD = "Ogniqualvolta una creatura che controlli muore, se non aveva volare, pesca una carta."
FLIES = "effetto di Anna: Una creatura bersaglio guadagna volare fino alla fine del turno. su Orso\n"
BOTH = "Ogniqualvolta una creatura che controlli muore, puoi pagare {1} e 2 punti vita. Se lo fai, pesca due carte."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 608.2h: as it was when it was last in play
        (HAD, KILLS.format("Orso") + "si risolve", "Anna ha 3 carte in mano"),
        (HAD, FLIES + KILLS.format("Orso"), "Anna ha 2 carte in mano"),
        (BOTH, KILLS.format("Orso") + "si risolve\nAnna paga", "Anna ha 18 punti vita\nAnna ha 4 carte in mano"),
        (BOTH, KILLS.format("Orso") + "si risolve\nAnna non paga", "Anna ha 20 punti vita\nAnna ha 2 carte in mano"),
        (
            "Fino a due creature bersaglio prendono ciascuna -1/-1 fino alla fine del turno.",
            "Anna lancia Editto su Aquila, Elfo\nsi risolve",
            "Aquila è 1/4\nElfo è nel cimitero",
        ),
    ],
)
def test_what_it_had_and_what_is_paid(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)
