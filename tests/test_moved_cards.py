"""Cards shown, discarded, looked for and moved between zones, each text played: whose, which ones, and what is left.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds

BOARD = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Cosa: {{tipo: {kind}, testo: "{text}"}}
      - Orso: {{tipo: Creatura — Orso, f/c: 2/2, costo: "{{1}}"}}
      - Lupo: {{tipo: Creatura — Lupo, f/c: 3/3, costo: "{{3}}"}}
    mano:
      - Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{spell}"}}
      - Gatto: {{tipo: Creatura — Felino, f/c: 1/1, costo: "{{2}}"}}
      - Vanga: {{tipo: Artefatto, costo: "{{4}}"}}
    grimorio:
      - Rana: {{tipo: Creatura — Rana, f/c: 1/1, costo: "{{1}}"}}
      - Palude
      - Lince: {{tipo: Creatura — Felino, f/c: 2/1, costo: "{{3}}"}}
      - Volpe: {{tipo: Creatura — Volpe, f/c: 2/2, costo: "{{2}}"}}
    cimitero:
      - Tasso: {{tipo: Creatura — Tasso, f/c: 2/2, costo: "{{2}}"}}
      - Scossa: {{tipo: Istantaneo, costo: "{{2}}", testo: "Guadagni 3 punti vita."}}
    riserva: "{{C}}{{C}}{{C}}{{C}}"
  Bruno:
    in gioco:
      - Aquila: {{tipo: Creatura — Uccello, f/c: 2/5, costo: "{{4}}"}}
    mano:
      - Topo: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 4 punti vita."}}
      - Talpa: {{tipo: Creatura — Talpa, f/c: 1/1, costo: "{{5}}"}}
    grimorio:
      - Iena: {{tipo: Creatura — Iena, f/c: 2/2, costo: "{{5}}"}}
      - Isola
      - Bisonte: {{tipo: Creatura — Bisonte, f/c: 4/4, costo: "{{4}}"}}
    cimitero:
      - Alce: {{tipo: Creatura — Alce, f/c: 3/3, costo: "{{3}}"}}
      - Daino: {{tipo: Creatura — Daino, f/c: 1/1, costo: "{{1}}"}}
  Carla:
    in gioco:
      - Foca: {{tipo: Creatura — Foca, f/c: 1/4, costo: "{{1}}"}}
    mano:
      - Ghiro: {{tipo: Creatura — Ghiro, f/c: 1/1, costo: "{{6}}"}}
    grimorio:
      - Lepre: {{tipo: Creatura — Lepre, f/c: 1/1, costo: "{{1}}"}}
      - Foresta
    cimitero:
      - Cervo: {{tipo: Creatura — Cervo, f/c: 3/3, costo: "{{3}}"}}
"""


def played(text: str, script: str, claims: str, edition: str, *, seats: int = 3, kind: str = "Incantesimo") -> None:
    """A text on the board: of a sorcery that Anna casts, where the script begins so, else of a thing of hers."""
    spell = "Anna lancia Editto" in script
    board = BOARD.format(
        kind=kind,
        text="Non hai un limite massimo di carte in mano." if spell else text,
        spell=text if spell else "Pesca una carta.",
    )
    holds(board if seats > 2 else board.partition("  Carla:")[0], script, claims, edition)


CAST = "Anna lancia Editto\nsi risolve"
DISCARDED = "Guadagni punti vita pari al costo di mana della carta scartata."
TOP = "Guarda la prima carta del tuo grimorio. Se è una carta {}, puoi rivelarla e aggiungerla alla tua mano. "
SHUFFLED = "Il giocatore bersaglio rimescola nel proprio grimorio fino a due carte bersaglio dal proprio cimitero."
COUNTERED = "Neutralizza una magia bersaglio. Se quella magia è neutralizzata in questo modo, "
INSTEAD_OF_THERE = " invece di metterla nel cimitero di quel giocatore."


AGAIN = (
    "Puoi lanciare una carta istantaneo o stregoneria bersaglio dal tuo cimitero senza pagare il suo costo di mana. Se "
    "quella carta sta per essere messa nel tuo cimitero in questo turno, invece esiliala."
)
SEARCH = (
    "Passa in rassegna il tuo grimorio per una carta {}, rivelala, aggiungila alla tua mano, poi rimescola il tuo "
    "grimorio."
)
OF_A_CREATURE = SEARCH.format("creatura").removeprefix("Passa in rassegna")


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 608.2h: what is asked about the card that was discarded is asked about that card, and no other
        (f"Scarta una carta. {DISCARDED}", f"{CAST}\nAnna sceglie Gatto", "Anna ha 22 punti vita"),
        (f"Scarta una carta. {DISCARDED}", f"{CAST}\nAnna sceglie Vanga", "Anna ha 24 punti vita"),
        (
            (
                "Distruggi una creatura bersaglio. Scarta una carta. Guadagni punti vita pari al "
                "costo di mana di quella "
                "carta."
            ),
            "Anna lancia Editto su Aquila\nsi risolve\nAnna sceglie Gatto",
            "Anna ha 22 punti vita\nAquila è nel cimitero di Bruno",
        ),
        (
            f"Puoi scartare una carta. Se lo fai, pesca una carta e {DISCARDED[0].lower()}{DISCARDED[1:]}",
            f"{CAST}\nAnna paga\nAnna sceglie Vanga",
            "Anna ha 24 punti vita\nRana è in mano ad Anna",
        ),
        (
            "Un giocatore bersaglio scarta una carta. " + DISCARDED,
            "Anna lancia Editto su Bruno\nsi risolve\nBruno sceglie Talpa",
            "Anna ha 25 punti vita\nBruno ha 20 punti vita",
        ),
        # 602.2b: as a cost, too
        (
            "{0}, Scarta una carta: " + DISCARDED,
            "Anna attiva Cosa scartando Vanga\nsi risolve",
            "Anna ha 24 punti vita",
        ),
        (
            f"Come costo addizionale per lanciare questa magia, scarta una carta.\\n{DISCARDED}",
            "Anna lancia Editto scartando Gatto\nsi risolve",
            "Anna ha 22 punti vita",
        ),
        # 701.20a: a card that is shown stays where it is
        (
            (
                "Come costo addizionale per lanciare questa magia, rivela una carta creatura dalla tua mano.\\n"
                "Guadagni punti vita pari al costo di mana della carta rivelata."
            ),
            "Anna lancia Editto rivelando Gatto\nsi risolve",
            "Anna ha 22 punti vita\nGatto è in mano ad Anna",
        ),
        (
            (
                "Rivela la prima carta del tuo grimorio. Editto infligge a una creatura bersaglio "
                "danno pari al costo di "
                "mana della carta rivelata. Se una carta creatura viene rivelata in questo modo, guadagni 5 punti vita."
            ),
            "Anna lancia Editto su Aquila\nsi risolve",
            "Aquila ha 1 danno\nAnna ha 25 punti vita\nRana è nel grimorio di Anna",
        ),
        (
            (
                "Rivela la prima carta del tuo grimorio. Se una carta terra viene rivelata in questo "
                "modo, guadagni 5 punti "
                "vita. Metti la carta rivelata in fondo al tuo grimorio."
            ),
            f"{CAST}\neffetto di Anna: Pesca una carta",
            "Anna ha 20 punti vita\nPalude è in mano ad Anna",
        ),
        (
            (
                "Rivela carte dalla cima del tuo grimorio fino a che non riveli una carta terra. "
                "Metti le carte rivelate in "
                "fondo al tuo grimorio in qualsiasi ordine."
            ),
            f"{CAST}\neffetto di Anna: Pesca due carte",
            "Lince è in mano ad Anna\nVolpe è in mano ad Anna\nRana è nel grimorio di Anna",
        ),
        # 608.2c: who may not put it into the hand does not, as who does not care to
        (
            TOP.format("creatura") + "Se non aggiungi la carta alla tua mano, mettila nel tuo cimitero.",
            f"{CAST}\nAnna sceglie no",
            "Rana è nel cimitero di Anna",
        ),
        (
            TOP.format("creatura") + "Se non aggiungi la carta alla tua mano, mettila nel tuo cimitero.",
            f"{CAST}\nAnna sceglie sì",
            "Rana è in mano ad Anna",
        ),
        (
            TOP.format("terra") + "Se non la aggiungi alla tua mano, mettila nel tuo cimitero.",
            CAST,
            "Rana è nel cimitero di Anna",
        ),
        # 115.1, 115.7: cards of that player’s graveyard alone may be the targets
        (
            SHUFFLED,
            "Anna lancia Editto su Bruno e Alce\nsi risolve",
            "Alce è nel grimorio di Bruno\nDaino è nel cimitero di Bruno",
        ),
        (
            SHUFFLED,
            "Anna lancia Editto su Anna, Tasso e Scossa\nsi risolve",
            "Tasso è nel grimorio di Anna\nScossa è nel grimorio di Anna",
        ),
        (SHUFFLED, "Anna lancia Editto su Bruno\nsi risolve", "Alce è nel cimitero di Bruno"),
        # 701.6a: a countered spell goes elsewhere where the text says so
        (
            "Pesca una carta.",
            "Anna lancia Editto\neffetto di Bruno: "
            + COUNTERED
            + "mettila in cima al grimorio del suo proprietario"
            + INSTEAD_OF_THERE
            + " su Editto\neffetto di Anna: Pesca una carta",
            "Editto è in mano ad Anna\nRana è nel grimorio di Anna",
        ),
        (
            "Pesca una carta.",
            "Anna lancia Editto\neffetto di Bruno: " + COUNTERED + "esiliala" + INSTEAD_OF_THERE + " su Editto",
            "Editto è in esilio",
        ),
        # 614.1a: the draw is replaced as long as something is so as it would happen
        (
            "Se stai per pescare una carta mentre il tuo grimorio è vuoto, vinci invece la partita.",
            "effetto di Anna: Pesca quattro carte\neffetto di Anna: Pesca una carta",
            "Anna ha vinto",
        ),
        (
            "Se stai per pescare una carta mentre non hai carte in mano, pesca invece due carte e perdi 1 punto vita.",
            "effetto di Anna: Pesca una carta",
            "Anna ha 20 punti vita\nRana è in mano ad Anna\nPalude è nel grimorio di Anna",
        ),
        (
            "Se stai per pescare una carta mentre non hai carte in mano, pesca invece due carte e perdi 1 punto vita.",
            "effetto di Anna: Scarta la tua mano\neffetto di Anna: Pesca una carta",
            "Anna ha 19 punti vita\nAnna ha 2 carte in mano",
        ),
        # 701.23: what is found and shown, and put elsewhere by a sentence of its own
        (
            (
                "Passa in rassegna il tuo grimorio per trovare fino a due carte creatura. Rivela "
                "quelle carte e aggiungile "
                "alla tua mano, poi rimescola il tuo grimorio."
            ),
            f"{CAST}\nAnna sceglie Rana e Volpe",
            "Rana è in mano ad Anna\nVolpe è in mano ad Anna\nLince è nel grimorio di Anna",
        ),
        (
            "Passa in rassegna il tuo grimorio per una carta. Esilia quella carta, poi rimescola il tuo grimorio.",
            f"{CAST}\nAnna sceglie Palude",
            "Palude è in esilio",
        ),
        # 702.34a: flashback for the mana cost, and exile after that
        (
            (
                "Ogni carta istantaneo e stregoneria nel tuo cimitero ha flashback. Il costo di "
                "flashback è pari al costo di "
                "mana di quella carta."
            ),
            "Anna lancia Scossa\nsi risolve",
            "Anna ha 23 punti vita\nScossa è in esilio\nAnna ha {C}{C} nella riserva di mana",
        ),
        (
            (
                "Una carta istantaneo o stregoneria bersaglio nel tuo cimitero guadagna flashback "
                "fino alla fine del turno. "
                "Il costo di flashback è pari al suo costo di mana."
            ),
            "Anna lancia Editto su Scossa\nsi risolve\nAnna lancia Scossa\nsi risolve",
            "Anna ha 23 punti vita\nScossa è in esilio",
        ),
        # from the hand or the graveyard, as one likes
        (
            "Puoi mettere sul campo di battaglia una carta creatura dalla tua mano o dal tuo cimitero.",
            f"{CAST}\nAnna sceglie sì\nAnna sceglie Tasso",
            "Tasso è in gioco\nGatto è in mano ad Anna",
        ),
        (
            "Puoi mettere sul campo di battaglia una carta creatura dalla tua mano o dal tuo cimitero.",
            f"{CAST}\nAnna sceglie sì\nAnna sceglie Gatto",
            "Gatto è in gioco\nTasso è nel cimitero di Anna",
        ),
        # cards of the top, as many as something comes to
        (
            (
                "Un giocatore bersaglio mette nel suo cimitero un numero di carte pari al numero di creature che "
                "controlli dalla cima del suo grimorio."
            ),
            "Anna lancia Editto su Bruno\nsi risolve",
            "Iena è nel cimitero di Bruno\nIsola è nel cimitero di Bruno\nBisonte è nel grimorio di Bruno",
        ),
        (
            "Scarta due carte, poi esilia altrettante carte dalla cima del tuo grimorio.",
            CAST,
            "Rana è in esilio\nPalude è in esilio\nLince è nel grimorio di Anna",
        ),
        # cards in somebody’s hand
        (
            "Pesca una carta. Guadagni 1 punto vita per ogni carta nella mano di un avversario bersaglio.",
            "Anna lancia Editto su Bruno\nsi risolve",
            "Anna ha 22 punti vita",
        ),
        (
            "Editto infligge a un giocatore bersaglio danno pari al numero di carte che quel giocatore ha in mano.",
            "Anna lancia Editto su Bruno\nsi risolve",
            "Bruno ha 18 punti vita",
        ),
        # 700.2: a mode may bear a name that means nothing
        (
            "Scegli uno —\\n• Riposo — Guadagni 7 punti vita.\\n• Cammino nella Notte — Pesca due carte.",
            "Anna lancia Editto scegliendo «Riposo»\nsi risolve",
            "Anna ha 27 punti vita\nAnna ha 2 carte in mano",
        ),
        # 614.1a: the card that has just been cast, wherever else its spell would go to the graveyard from
        (
            AGAIN,
            "Anna lancia Editto su Scossa\nsi risolve\nAnna sceglie sì",
            "Anna ha 23 punti vita\nScossa è in esilio",
        ),
        (AGAIN, "Anna lancia Editto su Scossa\nsi risolve\nAnna sceglie no", "Scossa è nel cimitero di Anna"),
        (
            AGAIN,
            (
                "Anna lancia Editto su Scossa\nsi risolve\nAnna sceglie no\n"
                "effetto di Anna: Scarta una carta.\nAnna sceglie Gatto"
            ),
            "Gatto è nel cimitero di Anna",
        ),
        # what is asked of the card that was discarded, where that is one of several in hand
        (
            "Pesca una carta, poi scarta una carta. Se la carta scartata è una carta artefatto, guadagni 6 punti vita.",
            f"{CAST}\nAnna sceglie Vanga",
            "Anna ha 26 punti vita",
        ),
        (
            "Pesca una carta, poi scarta una carta. Se la carta scartata è una carta artefatto, guadagni 6 punti vita.",
            f"{CAST}\nAnna sceglie Gatto",
            "Anna ha 20 punti vita",
        ),
        # 608.2c: one search instead of the other
        (
            SEARCH.format("terra") + " Se controlli un Orso, passa invece in rassegna" + OF_A_CREATURE,
            f"{CAST}\nAnna sceglie Volpe",
            "Volpe è in mano ad Anna\nPalude è nel grimorio di Anna",
        ),
        (
            SEARCH.format("terra") + " Se controlli un Drago, passa invece in rassegna" + OF_A_CREATURE,
            f"{CAST}\nAnna sceglie Palude",
            "Palude è in mano ad Anna\nVolpe è nel grimorio di Anna",
        ),
        (
            (
                "Puoi guardare in qualsiasi momento la prima carta del tuo grimorio.\\n"
                "Puoi lanciare la prima carta del tuo grimorio se è una carta creatura."
            ),
            "Anna lancia Rana\nsi risolve",
            "Rana è in gioco",
        ),
        (
            "Guadagni 1 punto vita per ogni carta creatura nel cimitero di un avversario bersaglio.",
            "Anna lancia Editto su Bruno\nsi risolve",
            "Anna ha 22 punti vita",
        ),
        # 608.2h: whose hand is counted is told by what was destroyed, as it was last there
        (
            (
                "Distruggi una creatura bersaglio. Guadagni punti vita pari al numero di carte nella mano del suo "
                "controllore."
            ),
            "Anna lancia Editto su Aquila\nsi risolve",
            "Anna ha 22 punti vita",
        ),
    ],
)
def test_what_a_text_moves_or_shows(text: str, script: str, claims: str, edition: str, seats: int) -> None:
    played(text, script, claims, edition, seats=seats)


NAMESAKES = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Corvo: {{f/c: 1/1, testo: "{text}"}}
    grimorio: [Rana, Palude, Lince]
    cimitero:
      - Grido: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
    mano:
      - Grido: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
  Bruno:
    mano:
      - Lampo: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
      - Grido: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
      - Tuono: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
    cimitero:
      - Lampo: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
  Carla:
    cimitero:
      - Tuono: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
    mano:
      - Tuono: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
"""
OF_AN_OPPONENT = (
    "Ogniqualvolta un avversario lancia una magia con lo stesso nome di una carta nel suo cimitero, pesca una carta."
)
OF_ANYBODY = (
    "Ogniqualvolta un giocatore lancia una magia che ha lo stesso nome di una carta nel suo cimitero, pesca una carta."
)
ANYWHERE = (
    "Ogniqualvolta un avversario lancia una magia con lo stesso nome di una carta in un cimitero, pesca una carta."
)
YOURS = (
    "Ogniqualvolta un avversario lancia una magia con lo stesso nome di una carta nel tuo cimitero, pesca una carta."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "drawn"),
    [
        # 603.2: it triggers on the name of a card in the graveyard of who casts the spell, and of nobody else
        (OF_AN_OPPONENT, "Bruno lancia Lampo", 1),
        (OF_AN_OPPONENT, "Bruno lancia Grido", 0),
        (OF_AN_OPPONENT, "Bruno lancia Tuono", 0),
        (OF_AN_OPPONENT, "Carla lancia Tuono", 1),
        (OF_AN_OPPONENT, "Anna lancia Grido", 0),
        (OF_ANYBODY, "Anna lancia Grido", 1),
        (OF_ANYBODY, "Bruno lancia Grido", 0),
        (ANYWHERE, "Bruno lancia Grido", 1),
        (ANYWHERE, "Bruno lancia Tuono", 1),
        (YOURS, "Bruno lancia Grido", 1),
        (YOURS, "Bruno lancia Lampo", 0),
    ],
)
def test_the_name_of_a_card_in_whose_graveyard(text: str, script: str, drawn: int, edition: str) -> None:
    left = 1 - ("Anna lancia" in script)
    claims = f"Anna ha {left + drawn} cart{'a' if left + drawn == 1 else 'e'} in mano"
    holds(NAMESAKES.format(text=text), f"{script}\nsi risolve" + "\nsi risolve" * drawn, claims, edition)


PROCESSED = "Puoi mettere {} nel cimitero di quel giocatore. Se lo fai, guadagni 5 punti vita."
ONE_OF_THEIRS = PROCESSED.format("una carta posseduta da un avversario dall'esilio")
TWO_OF_THEIRS = PROCESSED.format("due carte possedute da un avversario dall'esilio")
FROM_HAND = "Puoi mettere sul campo di battaglia una carta {} dalla tua mano. Se lo fai, guadagni 5 punti vita."
EXILED = "  Bruno:\n    esilio:\n      - Puma: {tipo: Creatura — Puma, f/c: 3/3}\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 608.2d: what cannot be done is not chosen, and so nothing hangs on it
        (ONE_OF_THEIRS, "Anna sceglie sì", "Anna ha 25 punti vita\nPuma è nel cimitero di Bruno"),
        (ONE_OF_THEIRS, "Anna sceglie no", "Anna ha 20 punti vita\nPuma è in esilio"),
        (TWO_OF_THEIRS, "", "Anna ha 20 punti vita\nPuma è in esilio"),
        (FROM_HAND.format("incantesimo"), "", "Anna ha 20 punti vita"),
        (FROM_HAND.format("artefatto"), "Anna sceglie sì", "Anna ha 25 punti vita\nVanga è in gioco"),
    ],
)
def test_what_one_may_do_only_where_there_is_something(text: str, script: str, claims: str, edition: str) -> None:
    board = BOARD.format(kind="Incantesimo", text="Non hai un limite massimo di carte in mano.", spell=text)
    holds(board.replace("  Bruno:\n", EXILED), f"{CAST}\n{script}".rstrip(), claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_that_creature_is_no_card_that_was_shown(edition: str) -> None:
    text = (
        "Il controllore di una creatura bersaglio rivela una carta a caso dalla sua mano. Editto infligge a quella "
        "creatura e a quel giocatore danno pari al costo di mana convertito della carta rivelata."
    )
    script = "effetto di Bruno: Scarta una carta.\nBruno sceglie Topo\nAnna lancia Editto su Aquila\nsi risolve"
    played(text, script, "Bruno ha 15 punti vita\nAquila è nel cimitero di Bruno", edition)
