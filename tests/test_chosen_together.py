"""What several things that are chosen at one time have to be together, and players of whom something has to be so.

What ends how was written from the rules (601.2c, 608.2d, 701.23) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds, played

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read

BOARD = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Editto: {tipo: Istantaneo, costo: "{0}", testo: "%s"}
    in gioco:
      - Mole: {tipo: Creatura, f/c: 4/4}
      - Bue: {tipo: Creatura, f/c: 2/2, costo: "{2}"}
    grimorio:
      - Rana: {tipo: Creatura — Rana, f/c: 1/1, costo: "{2}"}
      - Rana: {tipo: Creatura — Rana, f/c: 1/1, costo: "{2}"}
      - Ragno: {tipo: Creatura — Ragno, f/c: 3/3, costo: "{4}"}
      - Volpe: {tipo: Creatura — Volpe, f/c: 2/2, costo: "{3}"}
    cimitero:
      - Elfo: {tipo: Creatura — Elfo Guerriero, f/c: 1/1, costo: "{1}"}
      - Fante: {tipo: Creatura — Umano Guerriero, f/c: 2/2, costo: "{3}"}
      - Mago: {tipo: Creatura — Umano Mago, f/c: 2/2, costo: "{5}"}
      - Pino: {tipo: Terra}
  Bruno:
    in gioco:
      - Aquila: {tipo: Creatura, f/c: 2/5, costo: "{4}"}
      - Gufo: {tipo: Creatura, f/c: 1/1, costo: "{3}"}
      - Lince: {tipo: Creatura, f/c: 3/3, costo: "{3}"}
"""
NAMES = (
    "Passa in rassegna il tuo grimorio per trovare fino a due carte creatura con nomi diversi, mettile sul campo di "
    "battaglia, poi rimescola il tuo grimorio."
)
COSTS = (
    "Passa in rassegna il tuo grimorio per un qualsiasi numero di carte creatura con un costo di mana convertito "
    "totale pari o inferiore a 6 e mettile sul campo di battaglia, poi rimescola il tuo grimorio."
)
BOUNCE = (
    "Fai tornare un qualsiasi numero di permanenti non terra bersaglio con valore di mana totale pari o inferiore a 6 "
    "in mano ai rispettivi proprietari."
)
KIN = "Riprendi in mano due carte creatura bersaglio che condividono un tipo di creatura dal tuo cimitero."
POWER = (
    "Rimetti sul campo di battaglia un qualsiasi numero di carte creatura con forza totale pari o inferiore a 3 dal "
    "tuo cimitero."
)
CULL = (
    "Ogni giocatore sceglie un qualsiasi numero di creature che controlla con forza totale pari o inferiore a 4, poi "
    "sacrifica tutte le altre creature che controlla."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (NAMES, "si risolve\nAnna sceglie Rana 1, Ragno", "Rana 1 è in gioco\nRagno è in gioco\nRana 2 è nel grimorio"),
        (
            NAMES,
            "si risolve\nAnna sceglie Rana 1, Rana 2\nAnna sceglie Rana 2, Volpe",
            "azione 3 è illegale\nRana 2 è in gioco\nVolpe è in gioco\nRana 1 è nel grimorio",
        ),
        (NAMES, "si risolve\nAnna sceglie no", "Rana 1 è nel grimorio\nVolpe è nel grimorio"),
        (
            COSTS,
            "si risolve\nAnna sceglie Ragno, Volpe\nAnna sceglie Rana 1, Ragno",
            "azione 3 è illegale\nRana 1 è in gioco\nRagno è in gioco\nVolpe è nel grimorio",
        ),
        # two of one name are two cards all the same, where nothing is said of names
        (
            COSTS,
            "si risolve\nAnna sceglie Rana 1, Rana 2",
            "Rana 1 è in gioco\nRana 2 è in gioco\nVolpe è nel grimorio",
        ),
        (
            POWER,
            "si risolve\nAnna sceglie Fante, Mago\nAnna sceglie Elfo, Mago",
            "azione 3 è illegale\nElfo è in gioco\nMago è in gioco\nFante è nel cimitero",
        ),
        # each player of their own creatures; a power of 4 is not beyond 4, and none may be kept at all
        (
            CULL,
            "si risolve\nAnna sceglie Mole\nBruno sceglie Aquila, Lince\nBruno sceglie Gufo, Lince",
            (
                "azione 4 è illegale\nMole è in gioco\nBue è nel cimitero\nGufo è in gioco\nLince è in gioco\n"
                "Aquila è nel cimitero"
            ),
        ),
        (
            CULL,
            "si risolve\nAnna sceglie no\nBruno sceglie Gufo",
            "Mole è nel cimitero\nBue è nel cimitero\nGufo è in gioco\nLince è nel cimitero\nAquila è nel cimitero",
        ),
    ],
)
def test_what_is_chosen_is_so_together(text: str, script: str, claims: str, edition: str) -> None:
    holds(BOARD % text, f"Anna lancia Editto\n{script}", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "aims", "claims"),
    [
        (BOUNCE, "Aquila, Gufo", "azione 1 è illegale"),
        (BOUNCE, "Gufo, Lince", "Gufo è in mano a Bruno\nLince è in mano a Bruno"),
        (BOUNCE, "Mole, Gufo, Lince", "Gufo è in mano a Bruno\nMole è in mano a Anna"),  # 202.3a: no cost is 0
        (KIN, "Elfo, Mago", "azione 1 è illegale"),
        (KIN, "Elfo, Fante", "Elfo è in mano\nFante è in mano"),
    ],
)
def test_targets_are_so_together(text: str, aims: str, claims: str, edition: str) -> None:
    cast = f"Anna lancia Editto su {aims}"
    holds(BOARD % text, cast if "illegale" in claims else f"{cast}\nsi risolve", claims, edition)


@pytest.mark.parametrize(
    "text",
    [
        "Sacrifica un qualsiasi numero di creature con forza totale pari o superiore a 5.",
        "Distruggi tutte le creature con forza totale pari o inferiore a 5.",
        "Scambia il controllo di due permanenti bersaglio che condividono un tipo di carta.",
        "Ogniqualvolta due creature che condividono un tipo di creatura attaccano, pesca una carta.",
        "Scegli tre creature con nomi diversi.",
        # whose condition would have to be looked at twice, and of which player the text goes on to speak
        "Ogni avversario che controlla un artefatto scarta una carta, poi perde 1 punto vita.",
        "Ogni avversario che controlla un artefatto può pescare una carta.",
        "Ogniqualvolta un avversario che controlla un artefatto pesca una carta, guadagni 1 punto vita.",
        "Ogni avversario che controlla un artefatto mette un segnalino +1/+1 su una creatura che controlla.",
    ],
)
def test_what_no_play_could_look_at_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "before", "claims"),
    [
        (
            "Ogni giocatore che controlla una creatura con forza pari o superiore a 3 pesca una carta.",
            "",
            "Anna ha 2 carte in mano\nBruno ha 1 carta in mano\nCarla ha 1 carta in mano",
        ),
        (
            "Ogni giocatore che controlla una creatura con volare perde 2 punti vita.",
            "",
            "Anna ha 20 punti vita\nBruno ha 18 punti vita\nCarla ha 20 punti vita",
        ),
        (
            "Ogni avversario che non controlla creature con volare scarta una carta.",
            "",
            "Bruno ha 1 carta in mano\nCarla ha 0 carte in mano\nAnna ha 1 carta in mano",
        ),
        # Anna has two creatures, Bruno two and Carla one: «you» is Anna, whoever is looked at
        ("Pesca una carta per ogni avversario che controlla meno creature di te.", "", "Anna ha 2 carte in mano"),
        ("Guadagni 3 punti vita per ogni avversario che controlla più creature di te.", "", "Anna ha 20 punti vita"),
        (
            "Guadagni 3 punti vita per ogni giocatore che ha perso punti vita in questo turno.",
            "effetto di Anna: Ogni avversario perde 1 punto vita\n",
            "Anna ha 26 punti vita",
        ),
        (
            "Guadagni 3 punti vita per ogni giocatore che ha perso punti vita in questo turno.",
            "",
            "Anna ha 20 punti vita",
        ),
        (
            "Editto infligge 2 danni a ogni avversario che ha meno carte in mano di te.",
            "effetto di Anna: Pesca una carta\neffetto di Carla: Pesca due carte\n",
            "Bruno ha 18 punti vita\nCarla ha 20 punti vita",
        ),
        (
            "Pesca una carta. Pesca invece tre carte se un avversario ha almeno due carte in mano in più di te.",
            "effetto di Bruno: Pesca due carte\n",
            "Anna ha 4 carte in mano",
        ),
        (
            "Pesca una carta. Pesca invece tre carte se un avversario ha almeno tre carte in mano in più di te.",
            "effetto di Bruno: Pesca due carte\n",
            "Anna ha 2 carte in mano",
        ),
        # 701.21: each of them as often as it is told, who gives up what they have
        (
            "Scarta una carta. Ogni avversario sacrifica una creatura per ogni carta scartata in questo modo.",
            "",
            "Volpe rossa è nel cimitero di Carla\nGatto è nel cimitero di Anna\nElfo è nel cimitero di Bruno",
        ),
    ],
)
def test_players_of_whom_something_is_so(text: str, before: str, claims: str, edition: str) -> None:
    gives_up = "\nBruno sceglie Elfo" if "sacrifica" in text else ""
    played(text, f"{before}Anna lancia Editto\nsi risolve{gives_up}", claims, edition)


RETURNING = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Ghid:
          tipo: Creatura
          f/c: 2/2
          testo: >-
            Quando Ghid muore o viene messo in esilio dal campo di battaglia, puoi metterlo nel grimorio del suo
            proprietario come terza carta dalla cima.
    mano:
      - Svuota: {tipo: Istantaneo, costo: "{0}", testo: "Esilia una carta bersaglio da un cimitero."}
    grimorio: [Rana, Ragno, Volpe, Lince]
  Bruno:
    mano:
      - Colpo: {tipo: Istantaneo, costo: "{0}", testo: "%s"}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("blow", "script", "claims"),
    [
        ("Distruggi una creatura bersaglio.", "Anna sceglie sì\n", "Ghid è in mano a Anna\nVolpe è nel grimorio"),
        ("Esilia una creatura bersaglio.", "Anna sceglie sì\n", "Ghid è in mano a Anna\nVolpe è nel grimorio"),
        ("Distruggi una creatura bersaglio.", "Anna sceglie no\n", "Ghid è nel cimitero\nVolpe è in mano"),
        ("Esilia una creatura bersaglio.", "Anna sceglie no\n", "Ghid è in esilio\nVolpe è in mano"),
    ],
)
def test_what_dies_or_is_exiled(blow: str, script: str, claims: str, edition: str) -> None:
    told = f"Bruno lancia Colpo su Ghid\nsi risolve\nsi risolve\n{script}effetto di Anna: Pesca tre carte"
    holds(RETURNING % blow, told, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_what_is_returned_to_hand_is_not_exiled_and_what_has_moved_on_is_not_found(edition: str) -> None:
    back = RETURNING % "Fai tornare una creatura bersaglio in mano al suo proprietario."
    holds(back, "Bruno lancia Colpo su Ghid\nsi risolve", "Ghid è in mano\nla pila è vuota", edition)
    gone = "Bruno lancia Colpo su Ghid\nsi risolve\nAnna lancia Svuota su Ghid\nsi risolve\nsi risolve\nAnna sceglie sì"
    holds(RETURNING % "Distruggi una creatura bersaglio.", gone, "Ghid è in esilio", edition)


DISCARDED = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Quagno:
          tipo: Creatura
          f/c: 3/3
          testo: >-
            Quando una magia o un’abilità controllata da un avversario ti fa scartare il Quagno, riprendilo in mano.
      - Baloto:
          tipo: Creatura
          f/c: 4/4
          testo: >-
            Se una magia o abilità controllata da un avversario ti fa scartare il Baloto, mettilo sul campo di battaglia
            con due segnalini +1/+1 su di esso invece di metterlo nel tuo cimitero.
      - Mia: {tipo: Istantaneo, costo: "{0}", testo: "Scarta una carta."}
    in gioco:
      - Pozzo: {tipo: Artefatto, testo: "Scarta una carta: Guadagni 1 punto vita."}
  Bruno:
    mano:
      - Sua: {tipo: Istantaneo, costo: "{0}", testo: "Ogni giocatore scarta una carta."}
      - Scelta:
          tipo: Istantaneo
          costo: "{0}"
          testo: >-
            L’avversario bersaglio rivela la sua mano. Scegli una carta creatura da essa. Quel giocatore scarta quella
            carta.
      - Palude
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        # 614.1a: an opponent's spell has it discarded, whoever chooses which card
        (
            "Bruno lancia Sua\nsi risolve\nAnna sceglie Baloto\nBruno sceglie Palude",
            "Baloto è in gioco\nBaloto è 6/6\nPalude è nel cimitero di Bruno",
        ),
        ("Bruno lancia Scelta su Anna\nsi risolve\nBruno sceglie Baloto", "Baloto è in gioco\nBaloto è 6/6"),
        ("Bruno lancia Sua\nsi risolve\nAnna sceglie Quagno\nBruno sceglie Palude\nsi risolve", "Quagno è in mano"),
        ("Bruno lancia Scelta su Anna\nsi risolve\nBruno sceglie Quagno\nsi risolve", "Quagno è in mano"),
        # one's own spell, and a cost that one pays, are no spell or ability of an opponent
        ("Anna lancia Mia\nsi risolve\nAnna sceglie Baloto", "Baloto è nel cimitero"),
        ("Anna lancia Mia\nsi risolve\nAnna sceglie Quagno", "Quagno è nel cimitero\nla pila è vuota"),
        ("Anna attiva Pozzo scartando Baloto\nsi risolve", "Baloto è nel cimitero\nAnna ha 21 punti vita"),
        (
            (
                "Bruno lancia Sua\nAnna attiva Pozzo scartando Quagno\nsi risolve\nsi risolve\nAnna sceglie Mia\n"
                "Bruno sceglie Palude"
            ),
            "Quagno è nel cimitero\nAnna ha 21 punti vita",
        ),
        # 101.4: what is kept in mind of one spell is forgotten once it has had its cards discarded
        (
            "Bruno lancia Sua\nsi risolve\nAnna sceglie Mia\nBruno sceglie Palude\nAnna attiva Pozzo scartando Baloto",
            "Baloto è nel cimitero",
        ),
    ],
)
def test_what_an_opponent_makes_you_discard(script: str, claims: str, edition: str) -> None:
    holds(DISCARDED, script, claims, edition)
