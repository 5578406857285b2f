"""Parts of sentences that stood in one place and now stand in others, each played; what ends how is from the rules."""

from __future__ import annotations

import pytest
from boards import MODERN, holds, played

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read

HURT_BOTH = "effetto di Anna: Ogni avversario perde 1 punto vita.\neffetto di Anna: Perdi 2 punti vita.\n"
GROW = "effetto di Anna: Metti {} su una creatura bersaglio. su {}\n"
ONE_LESS = "Rimuovi un segnalino da un permanente bersaglio."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims", "seats"),
    [
        # 119.5: each total is what is counted of that player
        (
            "I punti vita di ogni giocatore diventano pari al numero di creature che controlla.",
            "Anna lancia Editto\nsi risolve",
            "Anna ha 2 punti vita\nBruno ha 2 punti vita\nCarla ha 1 punto vita",
            3,
        ),
        (
            "I tuoi punti vita diventano pari al numero di creature che controlli.",
            "Anna lancia Editto\nsi risolve",
            "Anna ha 2 punti vita\nBruno ha 20 punti vita",
            2,
        ),
        (
            "I punti vita di ogni giocatore diventano pari ai punti vita più alti tra tutti i giocatori.",
            f"{HURT_BOTH}effetto di Bruno: Guadagni 4 punti vita.\nAnna lancia Editto\nsi risolve",
            "Anna ha 23 punti vita\nBruno ha 23 punti vita\nCarla ha 23 punti vita",
            3,
        ),
        # what all opponents have lost, and nobody else
        (
            "Pesca X carte, dove X è pari ai punti vita persi dai tuoi avversari in questo turno.",
            f"{HURT_BOTH}Anna lancia Editto\nsi risolve",
            "Anna ha 3 carte in mano",
            3,
        ),
        (
            "Pesca una carta per ogni punto vita perso dai tuoi avversari in questo turno.",
            f"{HURT_BOTH}Anna lancia Editto\nsi risolve",
            "Anna ha 2 carte in mano",
            2,
        ),
        (
            "Pesca una carta per ogni punto vita che hai perso in questo turno.",
            f"{HURT_BOTH}Anna lancia Editto\nsi risolve",
            "Anna ha 3 carte in mano",
            3,
        ),
        # of several, what they have lost together
        (
            "Ogni avversario perde 1 punto vita. Pesca una carta per ogni punto vita perso in questo modo.",
            "Anna lancia Editto\nsi risolve",
            "Anna ha 3 carte in mano",
            3,
        ),
        # one card in hand is left as the spell is cast
        (
            "Se hai meno di quattro carte in mano, pesca carte pari alla differenza.",
            "Anna lancia Editto\nsi risolve",
            "Anna ha 4 carte in mano",
            2,
        ),
        (
            "Se hai meno di una carta in mano, pesca carte pari alla differenza.",
            "Anna lancia Editto\nsi risolve",
            "Anna ha 1 carta in mano",
            2,
        ),
        (
            "Scarta tutte le carte della tua mano, poi pesca altrettante carte più una.",
            "Anna lancia Editto\nsi risolve",
            "Anna ha 2 carte in mano\nGatto è nel cimitero di Anna",
            2,
        ),
        # to the hand of its owner, whoever moves it
        (
            "Metti una creatura bersaglio in mano al suo proprietario.",
            "Anna lancia Editto su Aquila\nsi risolve",
            "Aquila è in mano a Bruno",
            2,
        ),
        # 122: one counter, of the kind that is chosen; where there is but one kind, of that; where there is none, none
        (
            ONE_LESS,
            f"{GROW.format('un segnalino +1/+1', 'Orso')}Anna lancia Editto su Orso\nsi risolve",
            "Orso è 2/2",
            2,
        ),
        (
            ONE_LESS,
            (
                f"{GROW.format('due segnalini +1/+1', 'Orso')}{GROW.format('un segnalino carica', 'Orso')}"
                "Anna lancia Editto su Orso\nsi risolve\nAnna sceglie «+1/+1»"
            ),
            "Orso è 3/3\nOrso ha 1 segnalino carica",
            2,
        ),
        (
            ONE_LESS,
            (
                f"{GROW.format('due segnalini +1/+1', 'Orso')}{GROW.format('un segnalino carica', 'Orso')}"
                "Anna lancia Editto su Orso\nsi risolve\nAnna sceglie «carica»"
            ),
            "Orso è 4/4\nOrso ha 0 segnalini carica",
            2,
        ),
        (ONE_LESS, "Anna lancia Editto su Orso\nsi risolve", "Orso è 2/2\nOrso ha 0 segnalini +1/+1", 2),
        # 615.9, 614.9: one point of three is dealt to somebody else
        (
            (
                "Il prossimo punto danno che verrebbe inflitto a una creatura bersaglio in questo turno viene invece"
                " inflitto a te."
            ),
            (
                "Anna lancia Editto su Lupo\nsi risolve\n"
                "effetto di Bruno: Infliggi 3 danni a una creatura bersaglio. su Lupo"
            ),
            "Anna ha 19 punti vita\nLupo ha 2 danni",
            2,
        ),
        # others than itself, as many as one likes, and none of what another controls
        (
            "Ogni giocatore sacrifica una creatura. Se non è il tuo turno, pesca una carta.",
            "Anna lancia Editto\nsi risolve\nAnna sceglie Orso\nBruno sceglie Elfo",
            "Anna ha 1 carta in mano",
            2,
        ),
        # 603.7: till the end of the turn, each time; of what you gain
        (
            "Ogniqualvolta guadagni punti vita in questo turno, ogni avversario perde altrettanti punti vita.",
            (
                "Anna lancia Editto\nsi risolve\neffetto di Anna: Guadagni 2 punti vita.\nsi risolve\n"
                "effetto di Anna: Guadagni 3 punti vita.\nsi risolve\neffetto di Bruno: Guadagni 1 punto vita."
            ),
            "Bruno ha 16 punti vita\nCarla ha 15 punti vita",
            3,
        ),
        (
            "Ogniqualvolta guadagni punti vita in questo turno, ogni avversario perde altrettanti punti vita.",
            "Anna lancia Editto\nsi risolve\nvai a mantenimento di Bruno\neffetto di Anna: Guadagni 2 punti vita.",
            "Bruno ha 20 punti vita",
            2,
        ),
        # 603.12, 701.25: who looks at fewer cards has surveyed all the same; the target is chosen after that
        (
            (
                "Crea una pedina creatura Soldato 1/1 bianca. Quando lo fai, una creatura bersaglio prende +1/+1 fino"
                " alla fine del turno."
            ),
            "Anna lancia Editto\nsi risolve\nAnna sceglie Aquila\nsi risolve",
            "Aquila è 3/6",
            2,
        ),
        (
            "Profetizza 1. Quando lo fai, una creatura bersaglio prende +1/+1 fino alla fine del turno.",
            "Anna lancia Editto\nsi risolve\nAnna sceglie no\nAnna sceglie Aquila\nfermati",
            "Aquila è 2/5",
            2,
        ),
    ],
)
def test_amounts_and_what_is_done_with_them(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats)


FOUR_OR_MORE = "Ogniqualvolta una fonte che controlli infligge 4 o più danni a un giocatore, guadagni 1 punto vita."
STRUCK = "effetto di {}: Infliggi {} danni a un giocatore bersaglio. su {}"
GETS_ONE = "Ogniqualvolta una creatura che controlli riceve un segnalino +1/+1, guadagni 1 punto vita."
GETS_SOME = (
    "Ogniqualvolta uno o più segnalini +1/+1 vengono messi su una creatura che controlli, guadagni 1 punto vita."
)
AN_OPPONENT = "Ogniqualvolta una creatura infligge danno a uno dei tuoi avversari, guadagni 1 punto vita."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims", "kind"),
    [
        # 603.2c: one counter is an event, and two are two; «one or more» are one
        (GETS_ONE, f"{GROW.format('due segnalini +1/+1', 'Orso')}si risolve\nsi risolve", "Anna ha 22 punti vita", ""),
        (GETS_SOME, f"{GROW.format('due segnalini +1/+1', 'Orso')}si risolve", "Anna ha 21 punti vita", ""),
        (GETS_ONE, GROW.format("due segnalini +1/+1", "Elfo"), "Anna ha 20 punti vita\nElfo è 3/3", ""),
        (GETS_ONE, GROW.format("un segnalino carica", "Orso"), "Anna ha 20 punti vita", ""),
        # 603.2: so much at once, from one source; what two deal is not taken together
        (FOUR_OR_MORE, f"{STRUCK.format('Anna', 4, 'Bruno')}\nsi risolve", "Anna ha 21 punti vita", ""),
        (FOUR_OR_MORE, f"{STRUCK.format('Anna', 5, 'Carla')}\nsi risolve", "Anna ha 21 punti vita", ""),
        (FOUR_OR_MORE, "\n".join(2 * [STRUCK.format("Anna", 3, "Bruno")]), "Anna ha 20 punti vita", ""),
        (FOUR_OR_MORE, STRUCK.format("Bruno", 5, "Carla"), "Anna ha 20 punti vita", ""),
        # what it is not
        (
            "{C}: Se Cosa non è una creatura, guadagni 3 punti vita.",
            "Anna attiva Cosa\nsi risolve",
            "Anna ha 23 punti vita",
            "",
        ),
        (
            "{C}: Se Cosa non è una creatura, guadagni 3 punti vita.",
            "Anna attiva Cosa\nsi risolve",
            "Anna ha 20 punti vita",
            "Creatura, f/c: 1/1",
        ),
        # of how much what was cast is
        (
            (
                "Ogniqualvolta lanci una magia, se quella magia ha un valore di mana pari o superiore a 2, guadagni 3"
                " punti vita."
            ),
            "Anna lancia Gatto\nsi risolve",
            "Anna ha 23 punti vita",
            "",
        ),
        (
            (
                "Ogniqualvolta lanci una magia, se quella magia ha un valore di mana pari o superiore a 3, guadagni 3"
                " punti vita."
            ),
            "Anna lancia Gatto",
            "Anna ha 20 punti vita",
            "",
        ),
        (
            "{C}: Distruggi tutte le creature che hanno costituzione pari o inferiore a 2.",
            "Anna attiva Cosa\nsi risolve",
            "Orso è nel cimitero di Anna\nElfo è nel cimitero di Bruno\nLupo è in gioco\nAquila è in gioco",
            "",
        ),
        # as many others as one likes: not itself, and none of an opponent's
        (
            "{C}: Esilia un qualsiasi numero di altre creature che controlli.",
            "Anna attiva Cosa\nsi risolve\nAnna sceglie Orso e Lupo",
            "Orso è in esilio\nLupo è in esilio\nCosa è in gioco\nAquila è in gioco",
            "Creatura, f/c: 1/1",
        ),
        # the one who is dealt damage is an opponent of yours, whoever controls the creature
        (
            AN_OPPONENT,
            (
                "effetto di Anna: Una creatura bersaglio infligge 1 danno a un giocatore bersaglio. su Lupo e Bruno\n"
                "si risolve"
            ),
            "Anna ha 21 punti vita",
            "",
        ),
        (
            AN_OPPONENT,
            "effetto di Anna: Una creatura bersaglio infligge 1 danno a un giocatore bersaglio. su Elfo e Anna",
            "Anna ha 19 punti vita",
            "",
        ),
        (
            "Cosa ha volare se è entrata nel campo di battaglia in questo turno.",
            "",
            "Cosa non ha volare",
            "Creatura, f/c: 1/1",
        ),
    ],
)
def test_what_a_thing_waits_for_and_what_it_is(text: str, script: str, claims: str, kind: str, edition: str) -> None:
    played(text, script, claims, edition, kind=kind or "Incantesimo")


ARMED = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Cosa: {{tipo: Incantesimo, testo: "{text}"}}
      - Lama: {{tipo: Artefatto — Equipaggiamento, testo: "La creatura equipaggiata prende +2/+0."}}
    mano:
      - Orso: {{f/c: 2/2, costo: "{{0}}"}}
      - 2 Foreste
    cimitero: [Isola]
  Bruno:
    in gioco:
      - Elmo: {{tipo: Artefatto — Equipaggiamento, testo: "La creatura equipaggiata prende +0/+3."}}
    mano:
      - 3 Paludi
    grimorio: [Rana]
"""
ARMS = "Ogniqualvolta una creatura entra nel campo di battaglia sotto il tuo controllo, puoi assegnarle {}."
TWO_LANDS = "Ogni giocatore può giocare una terra addizionale in ognuno dei propri turni."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (
            ARMS.format("un Equipaggiamento che controlli"),
            "Anna lancia Orso\nsi risolve\nsi risolve\nAnna sceglie sì",
            "Orso è 4/2",
        ),
        (
            ARMS.format("un Equipaggiamento che controlli"),
            "Anna lancia Orso\nsi risolve\nsi risolve\nAnna sceglie no",
            "Orso è 2/2",
        ),
        # 305.2a: each player, and each in their own turn
        (TWO_LANDS, "Anna gioca Foresta\nAnna gioca Foresta", "Anna ha 1 carta in mano"),
        (
            TWO_LANDS,
            "vai a prima fase principale di Bruno\nBruno gioca Palude\nBruno gioca Palude",
            "Bruno ha 2 carte in mano",
        ),
        ("Puoi giocare carte terra dal tuo cimitero.", "Anna gioca Isola", "Isola è in gioco"),
    ],
)
def test_equipment_and_lands(text: str, script: str, claims: str, edition: str) -> None:
    holds(ARMED.format(text=text), script, claims, edition)


@pytest.mark.parametrize(
    "text",
    [
        "Un giocatore bersaglio scarta due carte. Metti una di quelle carte in cima al tuo grimorio.",  # of no library
        "Pesca carte pari alla differenza.",  # between which numbers, nobody says
        "Assegna a una creatura bersaglio un qualsiasi numero di Equipaggiamenti bersaglio.",
        "Ogniqualvolta metti uno o più segnalini -1/-1 su una creatura, pesca una carta.",  # who puts them is not seen
    ],
)
def test_what_is_not_told_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 611.3: what is so of the source and of others is so of each of them once
        ("Cosa e le altre creature che controlli prendono +1/+1.", "", "Cosa è 2/2\nOrso è 3/3\nElfo è 1/1"),
        ("Cosa e le creature che controlli prendono +1/+1.", "", "Cosa è 2/2\nOrso è 3/3\nElfo è 1/1"),
        (
            "Fintanto che controlli due o più terre, Cosa e le altre creature verdi che controlli hanno volare.",
            "",
            "Cosa ha volare\nOrso ha volare\nLupo non ha volare",
        ),
        (
            "Fintanto che controlli tre o più terre, Cosa e le altre creature verdi che controlli prendono +1/+2.",
            "",
            "Cosa è 1/1\nOrso è 2/2",
        ),
        (
            "{C}: Metti in gioco una pedina creatura Bestia 3/1 rossa di nome Carnivoro delle Valli.",
            "Anna attiva Cosa\nsi risolve",
            "Carnivoro delle Valli è 3/1",
        ),
    ],
)
def test_the_source_and_others(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, kind="Creatura, f/c: 1/1")
