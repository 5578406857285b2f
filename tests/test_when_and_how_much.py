# ruff: noqa: E501
"""When and how much: what texts ask about what has left, what has been chosen, what is told by whom.

What ends how was written from the rules before it was played; the numbers are those of the rules of 2026.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read

BOARDS = {
    "one or more creatures deal damage to a player: once for each player (603.2c)": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cosa: {tipo: Incantesimo, testo: "Ogniqualvolta una o più creature che controlli infliggono danno da combattimento a un giocatore, pesca una carta."}
      - Orso: 2/2
      - Lupo: 3/3
      - Rana: 1/1
  Bruno: {}
  Carla: {}
""",
        """
Anna attacca Bruno con Orso, Lupo; Carla con Rana
danno
si risolve
si risolve
""",
        """
Anna ha 2 carte in mano
""",
    ),
    "nobody casts the copy of a spell (707.10)": (
        """
turno: Anna
giocatori:
  Anna:
    mano:
      - Orso: {tipo: Creatura — Orso, f/c: 2/2, costo: "{0}", testo: "Quando Orso entra nel campo di battaglia, se l'hai lanciato, pesca una carta."}
      - Eco: {tipo: Istantaneo, costo: "{0}", testo: "Copia una magia bersaglio che controlli."}
  Bruno: {}
""",
        """
Anna lancia Orso
Anna lancia Eco su Orso
si risolve
si risolve
si risolve
si risolve
""",
        """
Anna ha 1 carta in mano
""",
    ),
    "the exiled card is the one that was exiled now": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cosa: {tipo: Artefatto, testo: "{0}: Esilia la prima carta del tuo grimorio. Puoi giocare quella carta in questo turno. Quando esili una carta non terra in questo modo, Cosa infligge a un qualsiasi bersaglio danno pari al valore di mana della carta esiliata."}
    grimorio:
      - Uno: {tipo: Stregoneria, costo: "{3}", testo: "Pesca una carta."}
      - Due: {tipo: Stregoneria, costo: "{2}", testo: "Pesca una carta."}
  Bruno: {}
""",
        """
Anna attiva Cosa
si risolve
Anna sceglie Bruno
si risolve
Anna attiva Cosa
si risolve
Anna sceglie Bruno
si risolve
""",
        """
dopo azione 4: Bruno ha 17 punti vita
Bruno ha 15 punti vita
""",
    ),
    "the same of a target": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cosa: {tipo: Artefatto, testo: "{0}: Esilia una carta creatura bersaglio da un cimitero. Guadagni punti vita pari alla forza della carta esiliata."}
    cimitero: [Lupo: 3/3, Rana: 2/2]
  Bruno: {}
""",
        """
Anna attiva Cosa su Lupo
si risolve
Anna attiva Cosa su Rana
si risolve
""",
        """
Anna ha 25 punti vita
""",
    ),
    "and where it comes back later": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Ladro: {tipo: Creatura, f/c: 1/1, testo: "Ogniqualvolta Ladro attacca, puoi esiliare un'altra creatura non pedina bersaglio. Se lo fai, Ladro diventa una copia di quella creatura fino alla fine del turno. Rimetti sul campo di battaglia la carta esiliata sotto il controllo del suo proprietario all'inizio della prossima sottofase finale."}
  Bruno: {in gioco: [Lupo: 4/4]}
""",
        """
Anna attacca con Ladro
Anna sceglie Lupo
si risolve
Anna sceglie sì
fine del turno
si risolve
""",
        """
dopo azione 4: Lupo è in esilio
dopo azione 4: Ladro è 4/4
Lupo è in gioco
Bruno controlla Lupo
""",
    ),
    "and of the card that is paid": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cosa: {tipo: Artefatto, testo: "{T}, Esilia una carta creatura dal tuo cimitero: Guadagni punti vita pari alla forza della carta esiliata."}
    cimitero: [Lupo: 3/3]
  Bruno: {}
""",
        """
Anna attiva Cosa
si risolve
""",
        """
Anna ha 23 punti vita
""",
    ),
    "one of those cards if it has such a name: that card": (
        """
turno: Anna
giocatori:
  Anna:
    grimorio: [Uno: 1/1, Lupo: 2/2, Tre: 1/1]
  Bruno:
    in gioco: [Lupo: 2/2]
""",
        """
effetto di Anna: Guarda le prime tre carte del tuo grimorio. Puoi mettere sul campo di battaglia una di quelle carte se ha lo stesso nome di un permanente. Metti le altre in fondo al tuo grimorio in qualsiasi ordine.
Anna sceglie sì
""",
        """
Anna controlla 1 permanente di nome Lupo
Anna controlla 1 creatura
""",
    ),
    "prevented is what a source deals that was blue as it left (120.8, 608.2h)": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Fanatico: {tipo: Creatura — Goblin, f/c: 1/1, colori: rosso, testo: "Sacrifica Fanatico: Fanatico infligge 1 danno a un giocatore bersaglio."}
  Bruno:
    in gioco:
      - Scudo: {tipo: Incantesimo, testo: "Previeni tutto il danno che ti verrebbe inflitto da fonti blu."}
""",
        """
effetto di Anna: Una creatura bersaglio diventa blu fino alla fine del turno. su Fanatico
Anna attiva Fanatico su Bruno
si risolve
""",
        """
Bruno ha 20 punti vita
""",
    ),
    "that an opponent controlled as it left": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Fanatico: {tipo: Creatura — Goblin, f/c: 1/1, proprietario: Bruno, testo: "Sacrifica Fanatico: Fanatico infligge 1 danno a un giocatore bersaglio."}
  Bruno:
    in gioco:
      - Scudo: {tipo: Incantesimo, testo: "Se una fonte controllata da un avversario sta per infliggerti danno, previeni 1 di quel danno."}
""",
        """
Anna attiva Fanatico su Bruno
si risolve
""",
        """
Bruno ha 20 punti vita
""",
    ),
    "doubled is what a source deals that was yours": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Fornace: {tipo: Incantesimo, testo: "Se una fonte rossa che controlli sta per infliggere danno a un permanente o a un giocatore, infligge invece il doppio di quel danno a quel permanente o a quel giocatore."}
      - Fanatico: {tipo: Creatura — Goblin, f/c: 1/1, colori: rosso, proprietario: Bruno, testo: "Sacrifica Fanatico: Fanatico infligge 1 danno a un giocatore bersaglio."}
  Bruno: {}
""",
        """
Anna attiva Fanatico su Bruno
si risolve
""",
        """
Bruno ha 18 punti vita
""",
    ),
    "what has come back is another permanent: it is not sacrificed for what it was (400.7)": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cosa: {tipo: Creatura, f/c: 2/2, testo: "All'inizio della tua sottofase finale, puoi sacrificare Cosa. Se lo fai, pesca tre carte."}
    mano:
      - Via: {tipo: Istantaneo, costo: "{0}", testo: "Esilia una creatura bersaglio, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario."}
  Bruno: {}
""",
        """
fine del turno
Anna lancia Via su Cosa
si risolve
si risolve
""",
        """
Cosa è in gioco
Anna ha 0 carte in mano
""",
    ),
    "nor a counter of its removed": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cosa: {tipo: Creatura, f/c: 2/2, segnalini: 1 carica, testo: "Cosa entra nel campo di battaglia con un segnalino carica.\\nAll'inizio della tua sottofase finale, puoi rimuovere un segnalino carica da Cosa. Se lo fai, pesca tre carte."}
    mano:
      - Via: {tipo: Istantaneo, costo: "{0}", testo: "Esilia una creatura bersaglio, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario."}
  Bruno: {}
""",
        """
fine del turno
Anna lancia Via su Cosa
si risolve
si risolve
""",
        """
Cosa ha 1 segnalino carica
Anna ha 0 carte in mano
""",
    ),
    "the defender of a planeswalker that has gone is who controlled it (508.5)": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: {f/c: 2/2, testo: "Ogniqualvolta Orso attacca, il giocatore in difesa perde 3 punti vita."}
  Bruno:
    in gioco:
      - Jace: {tipo: Planeswalker Leggendario — Jace, lealtà: 3, proprietario: Carla, testo: "+1: Pesca una carta."}
    mano:
      - Morso: {tipo: Istantaneo, costo: "{0}", testo: "Distruggi un planeswalker bersaglio."}
  Carla: {}
""",
        """
Anna attacca Jace con Orso
Bruno lancia Morso su Jace
si risolve
si risolve
fermati
""",
        """
Bruno ha 17 punti vita
Carla ha 20 punti vita
""",
    ),
    "what is milled and exiled instead has been milled (701.17c)": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Riposo: {tipo: Incantesimo, testo: "Se una carta sta per essere messa in un cimitero da qualsiasi zona, esiliala invece."}
    grimorio: [Uno: 1/1, Due: 1/1, Tre: 1/1]
  Bruno: {}
""",
        """
effetto di Anna: Macina tre carte. Guadagni 1 punto vita per ogni carta creatura macinata in questo modo.
""",
        """
Anna ha 23 punti vita
""",
    ),
    "each discards as many as they have creatures": (
        """
turno: Anna
giocatori:
  Anna:
    mano: [A1, A2, A3]
    in gioco: [Orso: 2/2]
  Bruno:
    mano: [B1, B2, B3]
    in gioco: [Lupo: 2/2, Rana: 1/1]
""",
        """
effetto di Anna: Ogni giocatore scarta una carta per ogni creatura che controlla.
Anna sceglie A1
Bruno sceglie B1, B2
""",
        """
Anna ha 2 carte in mano
Bruno ha 1 carta in mano
""",
    ),
    "each mills and draws by what is theirs": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco: [Orso: 2/2]
  Bruno:
    in gioco: [Lupo: 2/2, Rana: 1/1]
""",
        """
effetto di Anna: Ogni giocatore macina una carta per ogni creatura che controlla.
""",
        """
Anna ha 1 carta nel cimitero
Bruno ha 2 carte nel cimitero
""",
    ),
    "under their own control: of each who puts one there": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Sussurri: {tipo: Incantesimo, testo: "Ciascuna creatura ha \\"Quando questa creatura viene messa in un cimitero dal gioco, scegli un avversario bersaglio. Quel giocatore mette in gioco sotto il proprio controllo questa carta creatura da quel cimitero alla fine del turno.\\""}
      - Orso: 2/2
  Bruno: {}
""",
        """
effetto di Anna: Distruggi una creatura bersaglio. su Orso
Anna sceglie Bruno
si risolve
fine del turno
si risolve
""",
        """
Bruno controlla Orso
""",
    ),
    "a token that attacks that opponent attacks whom the player attacks": (
        """
turno: Bruno
giocatori:
  Anna:
    in gioco:
      - Calligrafo: {tipo: Creatura, f/c: 1/1, testo: "Ogniqualvolta un giocatore attacca uno dei tuoi avversari, quel giocatore attaccante crea una pedina creatura Scarabocchio 2/1 bianca e nera con volare TAPpata che attacca quell'avversario."}
  Bruno:
    in gioco: [Lupo: 2/2]
  Carla: {}
""",
        """
Bruno attacca Carla con Lupo
si risolve
Carla non blocca
danno
""",
        """
Carla ha 16 punti vita
Bruno controlla 1 pedina Scarabocchio
""",
    ),
    "a card or token is exiled: a token too, and nothing has died": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Riposo: {tipo: Incantesimo, testo: "Se una carta o pedina sta per essere messa in un cimitero da qualsiasi zona, esiliala invece."}
      - Crepa: {tipo: Incantesimo, testo: "Ogniqualvolta una creatura muore, guadagni 1 punto vita."}
  Bruno:
    in gioco: [Orso: 2/2, pedina Ratto 1/1 nero]
""",
        """
effetto di Anna: Distruggi tutte le creature.
""",
        """
Orso è in esilio
Anna ha 20 punti vita
""",
    ),
    "what stands behind things that are counted is said of these": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Catene: {tipo: Artefatto, testo: "{0}: Prendi il controllo di una creatura bersaglio con forza pari o inferiore al numero di Isole che controlli."}
      - 2 Isole
  Bruno:
    in gioco: [Orso: 2/2, Lupo: 3/3, 3 Isole]
""",
        """
Anna attiva Catene su Orso
si risolve
prova: Anna attiva Catene su Lupo
""",
        """
Anna controlla Orso
azione 3 è illegale
""",
    ),
    "what another player has by now is not sacrificed for a cost (701.21a)": (
        """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: {f/c: 2/2, testo: "Quando Orso attacca, puoi sacrificare Orso. Se lo fai, pesca due carte."}
  Bruno:
    mano:
      - Furto: {tipo: Istantaneo, costo: "{0}", testo: "Prendi il controllo di una creatura bersaglio."}
""",
        """
Anna attacca con Orso
Bruno lancia Furto su Orso
si risolve
si risolve
""",
        """
Bruno controlla Orso
Anna pesca 0 carte
""",
    ),
}


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("promise", BOARDS)
def test_a_board(promise: str, edition: str) -> None:
    holds(*BOARDS[promise], edition)


NOTHING_TO_ACT_ON = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cosa: {{tipo: Creatura, f/c: 2/2, segnalini: 1 carica, testo: "All'inizio della tua sottofase finale, puoi {text}. Se lo fai, pesca tre carte."}}
    mano:
      - Via: {{tipo: Istantaneo, costo: "{{0}}", testo: "Esilia una creatura bersaglio, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario."}}
  Bruno:
    mano:
      - Morso: {{tipo: Istantaneo, costo: "{{0}}", testo: "Esilia una creatura bersaglio."}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("response", ["Bruno lancia Morso su Cosa", "Anna lancia Via su Cosa"])
@pytest.mark.parametrize(
    "text",
    [
        "rimuovere un segnalino carica da Cosa",
        "far tornare Cosa in mano al suo proprietario",
        "esiliare Cosa",
        "mettere un segnalino +1/+1 su Cosa",
        "distruggere Cosa",
        "TAPpare Cosa",
        "sacrificare Cosa",
        "mettere Cosa in fondo al grimorio del suo proprietario",
    ],
)
def test_nobody_chooses_to_do_what_cannot_be_done_any_more(text: str, response: str, edition: str) -> None:
    """608.2d; what has come back is another permanent (400.7)."""
    holds(
        NOTHING_TO_ACT_ON.format(text=text),
        f"fine del turno\n{response}\nsi risolve\nsi risolve",
        "Anna pesca 0 carte",
        edition,
    )


@pytest.mark.parametrize(
    "text",
    [  # whether the creature is attacking, or those that are counted, is not told
        "Distruggi una creatura bersaglio con forza pari o inferiore al numero di creature attaccanti.",
        "Distruggi una creatura bersaglio con forza pari o inferiore al numero di Isole controllate da un avversario.",
        # when the card is revealed that is put back by then
        "Rivela carte dalla cima del tuo grimorio finché non riveli una carta non terra. Metti le carte rivelate in fondo al tuo grimorio in ordine casuale. Quando riveli una carta non terra in questo modo, Prova infligge danno pari al valore di mana di quella carta a un qualsiasi bersaglio.",
    ],
)
def test_what_is_not_clear_is_not_read(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text, "Prova", ("instant",))
