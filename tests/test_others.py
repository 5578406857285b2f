"""«Other», «the others», what is told of later: than what, and of what. Written from the rules before it was played."""

from __future__ import annotations

import pytest
from boards import EVERY, MODERN, holds

BOARD = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Cosa: {{tipo: {kind}, testo: "{text}"}}
      - Re: {{tipo: Creatura Leggendaria — Umano, f/c: 1/1}}
      - Regina: {{tipo: Creatura Leggendaria — Umano, f/c: 2/2}}
      - 4 Montagne
    mano: [Montagna]
    grimorio: [Rana, Drago: {{f/c: 4/4}}, Lince, Volpe, Tasso]
  Bruno:
    in gioco:
      - Duca: {{tipo: Creatura Leggendaria — Umano, f/c: 3/3}}
"""
ENCHANTMENT, ARTIFACT, CREATURE = "Incantesimo", "Artefatto", "Creatura — Folletto, f/c: 1/1"
AURA, SWORD = "Incantesimo — Aura, assegnata a: Re", "Artefatto — Equipaggiamento, assegnata a: Re"
NOW = " fino alla fine del turno"
ATTACKS, ARMED_ATTACKS = (
    "Ogniqualvolta una creatura che controlli attacca",
    "Ogniqualvolta la creatura equipaggiata attacca",
)
HITS = "Ogniqualvolta la creatura equipaggiata infligge danno da combattimento a un giocatore"
COMES = "Ogniqualvolta {} entra nel campo di battaglia sotto il tuo controllo"
ENTERS = "Ogni altra creatura che controlli entra nel campo di battaglia con un segnalino +1/+1 addizionale"
GROWS = "metti un segnalino +1/+1 su ogni altra creatura che controlli."
ALONE = "effetto di Bruno: Distruggi una creatura bersaglio. su Regina\n"
NOTHING = "effetto di Bruno: Guadagni 1 punto vita."


def played(text: str, kind: str, script: str, claims: str, edition: str) -> None:
    holds(BOARD.format(text=text, kind=kind), script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("kind", "text", "script", "claims"),
    [
        # 611.3a: it acts on each creature by itself, and of that it is said which are others
        (
            ENCHANTMENT,
            "Ogni creatura leggendaria che controlli prende +1/+1 per ogni altra creatura leggendaria che controlli.",
            NOTHING,
            "Re è 2/2\nRegina è 3/3\nDuca è 3/3",
        ),
        (
            ENCHANTMENT,
            "Le creature che controlli hanno forza e costituzione pari al numero di altre creature in gioco.",
            NOTHING,
            "Re è 2/2\nRegina è 2/2\nDuca è 3/3",
        ),
        # one alone has no others
        (
            ENCHANTMENT,
            "Le creature che controlli prendono +1/+1 per ogni altra creatura che controlli.",
            "effetto di Bruno: Distruggi una creatura bersaglio. su Regina",
            "Re è 1/1",
        ),
        # an Aura and an Equipment speak of what they are on
        (
            AURA,
            "Incanta creatura. La creatura incantata prende +1/+1 per ogni altra creatura che controlli.",
            NOTHING,
            "Re è 2/2",
        ),
        (
            SWORD,
            "La creatura equipaggiata prende +0/+2 per ogni altra creatura che controlli.",
            NOTHING,
            "Re è 1/3",
        ),
        # what speaks of itself is the one that is left out
        (
            CREATURE,
            "Questa creatura prende +1/+1 per ogni altra creatura che controlli.",
            NOTHING,
            "Cosa è 3/3",
        ),
        # 608.2h: worked out as it resolves; what the ability is of is an other than its target
        (
            CREATURE,
            "{0}: Una creatura bersaglio prende +1/+1 fino alla fine del turno per ogni altra creatura che controlli.",
            "Anna attiva Cosa su Re\nsi risolve\neffetto di Bruno: Distruggi una creatura bersaglio. su Regina",
            "Re è 3/3",
        ),
        (
            ARTIFACT,
            "{0}: Le creature attaccanti prendono +1/+0 fino alla fine del turno per ogni altra creatura attaccante.",
            "Anna attacca con Re, Regina\nAnna attiva Cosa\nsi risolve\nfermati",
            "Re è 2/1\nRegina è 3/2",
        ),
        # 614.12: what enters is other than those that are there, be it a card or a token that is made
        (
            CREATURE,
            f"{ENTERS} per ogni altra creatura che controlli.",
            "effetto di Anna: Crea una pedina creatura Goblin 1/1 rossa.",
            "Goblin è 4/4",
        ),
        # 603.2: the creature that the event was about is the one that is left out
        (
            ENCHANTMENT,
            f"{ATTACKS}, prende +1/+1{NOW} per ogni altra creatura attaccante.",
            "Anna attacca con Re, Regina\nsi risolve\nsi risolve\nfermati",
            "Re è 2/2\nRegina è 3/3",
        ),
        (
            ENCHANTMENT,
            f"{COMES.format('una creatura')}, {GROWS}",
            "effetto di Anna: Crea una pedina creatura Goblin 1/1 rossa.\nsi risolve",
            "Re è 2/2\nRegina è 3/3\nGoblin è 1/1\nDuca è 3/3",
        ),
        (
            SWORD,
            f"{ARMED_ATTACKS}, ogni altra creatura che controlli prende +1/+1{NOW}.",
            "Anna attacca con Re, Regina\nsi risolve\nfermati",
            "Re è 1/1\nRegina è 3/3",
        ),
        # 603.3d: with no other attacker there is no target, and the ability is taken off the stack
        (
            SWORD,
            f"{ARMED_ATTACKS}, un'altra creatura attaccante bersaglio prende +2/+2{NOW}.",
            "Anna attacca con Re\nfermati",
            "la pila è vuota\nRe è 1/1",
        ),
        (
            SWORD,
            f"{HITS}, puoi sacrificare un'altra creatura. Se lo fai, pesca una carta.",
            f"{ALONE}Anna attacca con Re\nBruno non blocca\ndanno\nsi risolve\nAnna sceglie sì",
            "Re è in gioco\nRana è nel grimorio di Anna",
        ),
        # what the ability is of may be that other
        (
            CREATURE,
            f"{ATTACKS}, un'altra creatura bersaglio che controlli prende +2/+2{NOW}.",
            f"{ALONE}Anna attacca con Re\nsi risolve\nfermati",
            "Cosa è 3/3\nRe è 1/1",
        ),
        # but where the event is about something else, it is other than what the ability is of
        (
            CREATURE,
            f"{COMES.format('una terra')}, {GROWS}",
            "Anna gioca Montagna 5\nsi risolve",
            "Cosa è 1/1\nRe è 2/2\nRegina è 3/3",
        ),
        # 603.4: four others are too few
        (
            ENCHANTMENT,
            f"{COMES.format('una Montagna')}, se controlli almeno quattro altre Montagne, pesca una carta.",
            "Anna gioca Montagna 5\nsi risolve",
            "Rana è in mano ad Anna",
        ),
        (
            ENCHANTMENT,
            f"{COMES.format('una Montagna')}, se controlli almeno cinque altre Montagne, pesca una carta.",
            "Anna gioca Montagna 5",
            "non si innesca: Cosa",
        ),
    ],
)
def test_each_other_is_other_than_what_the_sentence_is_about(
    kind: str, text: str, script: str, claims: str, edition: str
) -> None:
    played(text, kind, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("answer", "claims"),
    [
        ("sì", "Drago è in mano ad Anna\nVolpe è in mano ad Anna\nRana è nel grimorio di Anna"),
        ("no", "Volpe è in mano ad Anna\nDrago è nel grimorio di Anna\nRana è nel grimorio di Anna"),
    ],
)
def test_the_rest_of_the_cards_looked_at_are_those_that_were_not_revealed(
    answer: str, claims: str, edition: str
) -> None:
    text = (
        "{0}: Guarda le prime tre carte del tuo grimorio. Puoi rivelare una carta creatura tra esse e aggiungerla"
        " alla tua mano. Metti le altre in fondo al tuo grimorio in ordine casuale."
    )
    board = BOARD.replace(
        "Rana, Drago: {{f/c: 4/4}}, Lince", "Rana: {{tipo: Terra}}, Drago: {{f/c: 4/4}}, Lince: {{tipo: Terra}}"
    )
    script = f"Anna attiva Cosa\nsi risolve\nAnna sceglie {answer}\neffetto di Anna: Pesca una carta."
    holds(board.format(text=text, kind=ARTIFACT), script, claims, edition)


BACK = (
    "Ogniqualvolta una creatura che controlli muore, rimetti quella carta sul campo di battaglia sotto il tuo controllo"
    " all'inizio della prossima sottofase finale."
)
DIES = "effetto di Bruno: Distruggi una creatura bersaglio. su Re\nsi risolve\n"
END = "vai a sottofase finale\nsi risolve"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        # 400.7, 603.7c: what died is found as the card that it became, and later too
        (DIES + END, "Anna controlla Re"),
        # as long as that has stayed where it went: before the ability resolves, and after
        (
            "effetto di Bruno: Distruggi una creatura bersaglio. su Re\n"
            "effetto di Bruno: Esilia una carta bersaglio da un cimitero. su Re\nsi risolve\n" + END,
            "Re è in esilio",
        ),
        (DIES + "effetto di Bruno: Esilia una carta bersaglio da un cimitero. su Re\n" + END, "Re è in esilio"),
        (
            DIES + "effetto di Anna: Riprendi in mano una carta creatura bersaglio dal tuo cimitero. su Re\n" + END,
            "Re è in mano ad Anna",
        ),
        # each of several that died together
        (
            "effetto di Bruno: Distruggi tutte le creature.\nsi risolve\nsi risolve\n" + END + "\nsi risolve",
            "Anna controlla Re\nAnna controlla Regina\nDuca è nel cimitero di Bruno",
        ),
        # under the control of the one whose ability it is, whoever owns it
        (
            "effetto di Anna: Guadagna il controllo di una creatura bersaglio. su Duca\n"
            "effetto di Bruno: Distruggi una creatura bersaglio. su Duca\nsi risolve\n" + END,
            "Anna controlla Duca",
        ),
    ],
)
def test_what_died_is_found_at_the_end_of_the_turn_where_it_went(script: str, claims: str, edition: str) -> None:
    played(BACK, ENCHANTMENT, script, claims, edition)


HAND = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Bastone:
          tipo: Artefatto
          testo: "{{0}}, Scarta una carta {of}: Guadagni 1 punto vita."
    mano: [Foresta, Orso: {{f/c: 2/2, costo: "{{2}}"}}]
  Bruno: {{}}
"""


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(("of", "card", "legal"), [("creatura", "Foresta", "illegale"), ("terra", "Foresta", "legale")])
def test_a_line_that_pays_with_a_card_that_cannot_pay_is_illegal_whatever_else_could(
    of: str, card: str, legal: str, edition: str
) -> None:
    holds(HAND.format(of=of), f"prova: Anna attiva Bastone scartando {card}", f"azione 1 è {legal}", edition)


DOUBLED = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Stagione:
          tipo: Incantesimo
          testo: >-
            Se un effetto sta per creare una o più pedine sotto il tuo controllo, crea invece il doppio di quelle
            pedine.
      - Orso: {{f/c: 2/2, testo: "{own}"}}
    mano:
      - Corsa: {{tipo: Stregoneria, costo: "{{0}}", testo: "{spell}"}}
  Bruno: {{}}
"""
COPY, GOBLIN = (
    "Crea una pedina che è una copia di una creatura bersaglio.",
    "Crea una pedina creatura Goblin 1/1 rossa.",
)
ATTACKING = "Ogniqualvolta Orso attacca, crea una pedina"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("own", "spell", "script", "claims"),
    [
        # 614.6: the event that happens is that two are made; the text goes on to speak of what it has made
        (
            "Raggiungere",
            f"{COPY} Ha rapidità fino alla fine del turno.",
            "Anna lancia Corsa su Orso\nsi risolve\nAnna attacca con Orso 2, Orso 3\ndanno",
            "Bruno ha 16 punti vita",
        ),
        (
            "Raggiungere",
            f"{COPY} Esiliala all'inizio della prossima sottofase finale.",
            "Anna lancia Corsa su Orso\nsi risolve\nvai a sottofase finale\nsi risolve",
            "in gioco ci sono 0 pedine Orso",
        ),
        (
            "Raggiungere",
            f"{GOBLIN} Ha rapidità fino alla fine del turno.",
            "Anna lancia Corsa\nsi risolve\nAnna attacca con Goblin 1, Goblin 2\ndanno",
            "Bruno ha 18 punti vita",
        ),
        # 508.4: both come into play attacking
        (
            f"{ATTACKING} creatura Goblin 1/1 rossa TAPpata e attaccante.",
            GOBLIN,
            "Anna attacca con Orso\nsi risolve\ndanno",
            "Bruno ha 16 punti vita",
        ),
        (
            f"{ATTACKING} TAPpata e attaccante che è una copia di Orso.",
            GOBLIN,
            "Anna attacca con Orso\nsi risolve\ndanno",
            "Bruno ha 14 punti vita",
        ),
    ],
)
def test_of_tokens_that_an_effect_has_doubled_all_are_spoken_of(
    own: str, spell: str, script: str, claims: str, edition: str
) -> None:
    holds(DOUBLED.format(own=own, spell=spell), script, claims, edition)
