# ruff: noqa: E501, ISC004
"""Further texts that cards bear, each on a board: how it ends was written from the rules before it was played."""

from __future__ import annotations

import pytest
from boards import MODERN, acted, holds, played

BOLT = "effetto di Bruno: Infligge {} danni a un qualsiasi bersaglio. su {}"
GHOST = "effetto di Anna: Crea una pedina creatura Goblin 1/1 rossa.\n"

FOR_THIS_TURN = [
    # 614.12, 614.1c: what a resolved text says of entering is so of whatever enters later this turn, and only then
    (
        "In questo turno, ogni creatura che controlli entra nel campo di battaglia con un segnalino +1/+1 addizionale.",
        "Anna lancia Editto\nsi risolve\nAnna lancia Gatto\nsi risolve",
        "Gatto è 2/2\nOrso è 2/2\nLupo è 3/3",
    ),
    # those of others enter as ever; tokens enter too
    (
        "In questo turno, ogni creatura che controlli entra nel campo di battaglia con un segnalino +1/+1 addizionale.",
        "Anna lancia Editto\nsi risolve\neffetto di Bruno: Crea una pedina creatura Goblin 1/1 rossa.",
        "Goblin è 1/1",
    ),
    (
        "I permanenti entrano nel campo di battaglia TAPpati in questo turno.",
        "Anna lancia Editto\nsi risolve\nAnna lancia Gatto\nsi risolve",
        "Gatto è TAPpato\nOrso è STAPpato",
    ),
    # 120.3a, 119.3: damage takes the total no lower; life that is lost is no damage
    (
        "Fino alla fine del turno, qualsiasi danno che ridurrebbe i tuoi punti vita a meno di 1 li riduce invece a 1.",
        f"Anna lancia Editto\nsi risolve\n{BOLT.format(30, 'Anna')}",
        "Anna ha 1 punto vita",
    ),
    (
        "Fino alla fine del turno, qualsiasi danno che ridurrebbe i tuoi punti vita a meno di 1 li riduce invece a 1.",
        "Anna lancia Editto\nsi risolve\neffetto di Bruno: Un giocatore bersaglio perde 30 punti vita. su Anna",
        "Anna ha perso",
    ),
    # it is said of «you» alone
    (
        "Fino alla fine del turno, qualsiasi danno che ridurrebbe i tuoi punti vita a meno di 1 li riduce invece a 1.",
        "Anna lancia Editto\nsi risolve\neffetto di Anna: Infligge 30 danni a un qualsiasi bersaglio. su Bruno",
        "Bruno ha perso",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), FOR_THIS_TURN)
def test_what_is_told_of_this_turn_holds_in_it(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


BY_THE_TARGET = [
    # 608.2c, 603.4: a condition behind «may … if» is looked at as the ability resolves; it has triggered all the same
    (
        "Ogniqualvolta guadagni punti vita, puoi distruggere una creatura bersaglio se la sua forza è 1 o meno.",
        "effetto di Anna: Guadagni 1 punto vita.\nAnna sceglie Elfo\nsi risolve\nAnna sì",
        "Elfo è nel cimitero",
    ),
    (
        "Ogniqualvolta guadagni punti vita, puoi distruggere una creatura bersaglio se la sua forza è 1 o meno.",
        (
            "effetto di Anna: Guadagni 1 punto vita.\nAnna sceglie Elfo\n"
            "effetto di Bruno: Una creatura bersaglio prende +3/+3 fino alla fine del turno. su Elfo\nsi risolve"
        ),
        "Elfo è in gioco\nElfo è 4/4",
    ),
    # it is the power of the target that counts, and a target may be chosen that does not fit
    (
        "Ogniqualvolta guadagni punti vita, puoi distruggere una creatura bersaglio se la sua forza è 1 o meno.",
        "effetto di Anna: Guadagni 1 punto vita.\nAnna sceglie Aquila\nsi risolve",
        "Aquila è in gioco",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), BY_THE_TARGET)
def test_a_condition_behind_is_of_the_target(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


SORTS = [
    # 205.2, 700.3: an artifact, or a creature that is not the source
    (
        "Sacrifica un artefatto o un'altra creatura: Guadagni 5 punti vita.",
        "Anna attiva Cosa sacrificando Orso",
        "Orso è nel cimitero",
    ),
    # «in this way»: two artifacts, one of which is not buried
    (
        "Distruggi un artefatto bersaglio. Se quell'artefatto viene messo in un cimitero in questo modo, pesca una carta.",
        "effetto di Bruno: Crea una pedina creatura artefatto Servo 1/1 incolore.\nAnna lancia Editto su Servo\nsi risolve",
        "Anna ha 2 carte in mano",
    ),
    (
        "Distruggi un artefatto bersaglio. Se quell'artefatto viene messo in un cimitero in questo modo, pesca una carta.",
        (
            "effetto di Bruno: Crea una pedina creatura artefatto Servo 1/1 incolore.\n"
            "effetto di Bruno: Un artefatto bersaglio ha indistruttibile fino alla fine del turno. su Servo\n"
            "Anna lancia Editto su Servo\nsi risolve"
        ),
        "Anna ha 1 carta in mano",
    ),
    # 201.2a: so many of one name; of another name they do not count
    (
        "Pesca una carta. Se controlli due o più terre con lo stesso nome, guadagni 3 punti vita.",
        "Anna lancia Editto\nsi risolve",
        "Anna ha 23 punti vita",
    ),
    (
        "Pesca una carta. Se controlli due o più creature con lo stesso nome, guadagni 3 punti vita.",
        "Anna lancia Editto\nsi risolve",
        "Anna ha 20 punti vita",
    ),
    (
        "Pesca una carta. Se controlli tre o più terre che condividono lo stesso nome, guadagni 3 punti vita.",
        "Anna lancia Editto\nsi risolve",
        "Anna ha 20 punti vita",
    ),
    # 105.2, 608.2c: green as Orso is; blue shares nothing with it
    (
        "Distruggi una creatura bersaglio se ha almeno un colore in comune con una creatura che controlli.",
        (
            "effetto di Bruno: Una creatura bersaglio diventa verde fino alla fine del turno. su Aquila\n"
            "Anna lancia Editto su Aquila\nsi risolve"
        ),
        "Aquila è nel cimitero",
    ),
    (
        "Distruggi una creatura bersaglio se ha almeno un colore in comune con una creatura che controlli.",
        (
            "effetto di Bruno: Una creatura bersaglio diventa blu fino alla fine del turno. su Aquila\n"
            "Anna lancia Editto su Aquila\nsi risolve"
        ),
        "Aquila è in gioco",
    ),
    # with «a creature you control» no creature is one of the others if it is itself: another has to share it
    (
        "Distruggi una creatura bersaglio se ha almeno un colore in comune con una creatura che controlli.",
        "Anna lancia Editto su Orso\nsi risolve",
        "Orso è in gioco",
    ),
    # the source and all others of its name, whosever they are
    (
        "{0}: La Cosa e tutti gli altri incantesimi con lo stesso nome diventano creature 2/2 fino alla fine del turno.",
        "Anna attiva Cosa\nsi risolve",
        "Cosa è 2/2",
    ),
    # the creature that is tapped for it
    (
        "TAPpa una creatura STAPpata che controlli: Guadagni punti vita pari alla forza della creatura TAPpata in questo modo.",
        "Anna attiva Cosa TAPpando Lupo\nsi risolve",
        "Anna ha 23 punti vita",
    ),
    # 701.6a, 608.2c: what cannot be countered is not, and so nothing more happens
    (
        "Neutralizza una magia bersaglio. Se lo fai, pesca una carta.",
        "Bruno lancia Topo\nAnna lancia Editto su Topo\nsi risolve",
        "Topo è nel cimitero\nAnna ha 2 carte in mano\nBruno ha 20 punti vita",
    ),
    # an impossible return: then the other thing
    (
        "Riprendi in mano una carta terra dal tuo cimitero. Se non puoi farlo, pesca una carta.",
        "Anna lancia Editto\nsi risolve",
        "Anna ha 2 carte in mano\nTasso è nel cimitero",
    ),
    (
        "Riprendi in mano una carta creatura dal tuo cimitero. Se non puoi farlo, pesca una carta.",
        "Anna lancia Editto\nsi risolve",
        "Tasso è in mano\nAnna ha 2 carte in mano",
    ),
    # counted over all hands
    (
        "Guadagni punti vita pari al numero totale di carte nelle mani di tutti i giocatori.",
        "Anna lancia Editto\nsi risolve",
        "Anna ha 22 punti vita",
    ),
    (
        "Un giocatore bersaglio perde punti vita pari al numero di carte nella sua mano.",
        "Anna lancia Editto su Bruno\nsi risolve",
        "Bruno ha 19 punti vita",
    ),
    (
        "Ogni Foresta che controlli prende +1/+1 fintanto che è una creatura.",
        "effetto di Anna: Una terra bersaglio diventa una creatura 1/1 fino alla fine del turno. È ancora una terra. su Foresta 1",
        "Foresta 1 è 2/2",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), SORTS)
def test_sorts_and_what_they_share(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


CAST_FREELY = [
    # 608.2g: those exiled by each library, cast while the ability resolves; what is not cast stays exiled
    (
        (
            "Ogniqualvolta guadagni punti vita, esilia la prima carta del grimorio di ogni giocatore, poi puoi lanciare"
            " un qualsiasi numero di magie scelte tra quelle carte senza pagare il loro costo di mana."
        ),
        "effetto di Anna: Guadagni 1 punto vita.\nsi risolve\nAnna sceglie Iena\nAnna sì\nsi risolve",
        "Iena è in gioco\nAnna controlla Iena\nRana è in esilio",
    ),
    (
        (
            "Ogniqualvolta guadagni punti vita, esilia la prima carta del grimorio di ogni giocatore, poi puoi lanciare"
            " un qualsiasi numero di magie scelte tra quelle carte senza pagare il loro costo di mana."
        ),
        "effetto di Anna: Guadagni 1 punto vita.\nsi risolve\nAnna non sceglie nulla",
        "Iena è in esilio\nRana è in esilio",
    ),
    # 607.2a: those that the source has exiled, though it has been sacrificed for it
    (
        (
            "{0}: Esilia una carta creatura bersaglio dal tuo cimitero.\n"
            "{0}, Sacrifica la Cosa: Lancia un qualsiasi numero di carte esiliate con la Cosa senza pagare il loro costo"
            " di mana."
        ),
        (
            "Anna attiva Cosa su Tasso scegliendo «dal tuo cimitero»\nsi risolve\nAnna attiva Cosa scegliendo «Sacrifica la Cosa»\n"
            "si risolve\nAnna sceglie Tasso\nAnna sì\nsi risolve"
        ),
        "Tasso è in gioco\nCosa è nel cimitero",
    ),
    # what others have exiled is none of them
    (
        (
            "{0}: Esilia una carta creatura bersaglio dal tuo cimitero.\n"
            "{0}, Sacrifica la Cosa: Lancia un qualsiasi numero di carte esiliate con la Cosa senza pagare il loro costo"
            " di mana."
        ),
        (
            "effetto di Anna: Esilia una carta creatura bersaglio dal tuo cimitero. su Tasso\n"
            "Anna attiva Cosa scegliendo «Sacrifica la Cosa»\nsi risolve"
        ),
        "Tasso è in esilio",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), CAST_FREELY)
def test_any_number_is_cast_for_nothing(text: str, script: str, claims: str, edition: str) -> None:
    played(text.replace("\n", "\\n"), script, claims, edition, seats=2)


INTO_YOUR_GRAVEYARD = [
    # 700.4: it dies, and goes to the graveyard of its owner, who is the one whose ability this is
    (
        "effetto di Bruno: Distruggi una creatura bersaglio. su Tigre\nsi risolve",
        "Tigre è in mano\nAnna ha 3 carte in mano",
    ),
    # 603.6: under Bruno's control it is his ability, and no graveyard of his to which it goes
    (
        (
            "effetto di Bruno: Prendi il controllo di una creatura bersaglio. su Tigre\n"
            "effetto di Bruno: Distruggi una creatura bersaglio. su Tigre"
        ),
        "Tigre è nel cimitero",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("script", "claims"), INTO_YOUR_GRAVEYARD)
def test_what_is_put_into_your_graveyard_is_your_own(script: str, claims: str, edition: str) -> None:
    text = "Quando la Tigre viene messa nel tuo cimitero dal campo di battaglia, riprendila in mano."
    board = f"""
    turno: Anna
    interfase: prima fase principale
    giocatori:
      Anna:
        in gioco:
          - Tigre: {{f/c: 2/2, testo: "{text}"}}
        mano: [Rana, Lince]
      Bruno:
        in gioco: [Lupo 1/1]
    """
    holds(board, script, claims, edition)


FROM_THE_GRAVEYARD = "All'inizio del tuo mantenimento, se l'Idra è nel tuo cimitero, puoi esiliare una carta creatura nera diversa dall'Idra presente nel tuo cimitero. Se lo fai, rimetti sul campo di battaglia l'Idra."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("other", "script", "claims"),
    [
        (
            "nero",
            "inizia il turno di Anna\nsi risolve\nAnna sì\nAnna sceglie Corvo",
            "Idra è in gioco\nCorvo è in esilio",
        ),
        ("verde", "inizia il turno di Anna\nsi risolve\nAnna sì", "Idra è nel cimitero\nCorvo è nel cimitero"),
    ],
)
def test_another_card_is_none_that_the_source_is(other: str, script: str, claims: str, edition: str) -> None:
    board = f"""
    turno: Bruno
    interfase: sottofase finale
    giocatori:
      Anna:
        grimorio: [Rana, Lince]
        cimitero:
          - Idra: {{f/c: 2/2, colori: nero, testo: "{FROM_THE_GRAVEYARD}"}}
          - Corvo: {{f/c: 1/1, colori: {other}}}
      Bruno:
        in gioco: [Lupo 1/1]
    """
    holds(board, script, claims, edition)


ASIDE = [
    # 406.3: face down in exile; the text that exiled it takes it from there all the same
    (
        "Ogniqualvolta guadagni punti vita, esilia la prima carta del tuo grimorio a faccia in giù.",
        "effetto di Anna: Guadagni 1 punto vita.\nsi risolve",
        "Rana è in esilio\nRana è a faccia in giù",
    ),
    (
        (
            "Ogniqualvolta guadagni punti vita, esilia la prima carta del tuo grimorio a faccia in giù.\n"
            "{0}: Riprendi in mano tutte le carte esiliate con la Cosa."
        ),
        "effetto di Anna: Guadagni 1 punto vita.\nsi risolve\nAnna attiva Cosa\nsi risolve",
        "Rana è in mano",
    ),
    # 701.19c: destroyed without regenerating
    (
        "Distruggi una creatura bersaglio. Una creatura distrutta in questo modo non può essere rigenerata.",
        "effetto di Bruno: Rigenera una creatura bersaglio. su Aquila\nAnna lancia Editto su Aquila\nsi risolve",
        "Aquila è nel cimitero",
    ),
    # 707.12: the copy is cast, and the card stays exiled: it may be copied again
    (
        (
            "{0}: Esilia una carta istantaneo dalla tua mano.\n"
            "{0}: Puoi copiare la carta istantaneo impressa e giocare quella copia senza pagare il suo costo di mana."
        ),
        (
            "Anna attiva Cosa scegliendo «dalla tua mano»\nsi risolve\nAnna attiva Cosa scegliendo «impressa»\nsi risolve\nAnna sì\n"
            "si risolve\nAnna attiva Cosa scegliendo «impressa»\nsi risolve\nAnna sì\nsi risolve"
        ),
        "Editto è in esilio\nAnna ha 3 carte in mano",
    ),
    # 205.4b: legendary besides, and still a land
    (
        "Una terra bersaglio diventa una creatura leggendaria Spirito 8/12 con travolgere fino alla fine del turno. È ancora una terra.",
        "Anna lancia Editto su Foresta 1\nsi risolve",
        "Foresta 1 è 8/12\nForesta 1 è leggendaria\nForesta 1 è una terra",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), ASIDE)
def test_what_lies_aside_and_what_becomes_of_it(text: str, script: str, claims: str, edition: str) -> None:
    played(text.replace("\n", "\\n"), script, claims, edition, seats=2)


@pytest.mark.parametrize("edition", MODERN)
def test_all_that_was_revealed_and_not_put_there(edition: str) -> None:
    text = (
        "Rivela le prime tre carte del tuo grimorio. Puoi mettere sul campo di battaglia una carta creatura scelta tra"
        " esse. Poi metti nel tuo cimitero tutte le carte rivelate in questo modo che non sono state messe sul campo di"
        " battaglia."
    )
    board = f"""
    turno: Anna
    interfase: prima fase principale
    giocatori:
      Anna:
        mano:
          - Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
        grimorio:
          - Rana: {{f/c: 1/1}}
          - Ragno: {{f/c: 2/2}}
          - Pino: {{tipo: Incantesimo}}
          - Olmo: {{tipo: Incantesimo}}
      Bruno:
        in gioco: [Lupo 1/1]
    """
    claims = "Ragno è in gioco\nRana è nel cimitero\nPino è nel cimitero\nOlmo è nel grimorio"
    holds(board, "Anna lancia Editto\nsi risolve\nAnna sì\nAnna sceglie Ragno", claims, edition)


DONE_AGAIN = [
    # all of it, as long as what is revealed is a creature; at the end of the library there is nothing to reveal
    (
        "Rivela la prima carta del tuo grimorio. Se è una carta non terra, mettila nel tuo cimitero e ripeti questo procedimento.",
        "Anna lancia Editto\nsi risolve",
        "Rana è nel cimitero\nVolpe è nel cimitero\nAnna ha 0 carte nel grimorio",
    ),
    # once means twice in all
    (
        "Ogni avversario perde 3 punti vita. Ripeti questo procedimento una volta.",
        "Anna lancia Editto\nsi risolve",
        "Bruno ha 14 punti vita",
    ),
    # «in this way» is of each time anew: when there is nothing left to sacrifice it ends
    (
        (
            "Un giocatore bersaglio sacrifica una creatura. Se un permanente viene sacrificato in questo modo, ripeti"
            " questo procedimento."
        ),
        "Anna lancia Editto su Bruno\nsi risolve\nBruno sceglie Elfo\nBruno sceglie Aquila",
        "Elfo è nel cimitero\nAquila è nel cimitero",
    ),
    # as often as a player likes
    (
        "Perdi 2 punti vita e pesca una carta. Puoi ripetere questo procedimento un qualsiasi numero di volte.",
        "Anna lancia Editto\nsi risolve\nAnna sì\nAnna sì\nAnna no",
        "Anna ha 14 punti vita\nAnna ha 4 carte in mano",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), DONE_AGAIN)
def test_a_process_is_done_again(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


THE_SAME_FOR = [
    # 702.1c: each word of the list by itself
    (
        (
            "Le creature che controlli hanno travolgere fino alla fine del turno se controlli una creatura con travolgere."
            " Lo stesso vale per volare e cautela."
        ),
        ("effetto di Anna: Crea una pedina creatura Uccello 1/1 blu con volare.\nAnna lancia Editto\nsi risolve"),
        "Orso ha volare\nLupo ha volare\nOrso non ha travolgere\nOrso non ha cautela",
    ),
    (
        "Fintanto che un avversario controlla una creatura con volare, le creature che controlli hanno volare. "
        "Lo stesso vale per cautela e rapidità.",
        "effetto di Bruno: Una creatura bersaglio ha cautela fino alla fine del turno. su Elfo",
        "Orso ha volare\nOrso ha cautela\nOrso non ha rapidità",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), THE_SAME_FOR)
def test_the_same_is_true_for_each_word(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


THIS_TURN = [
    # 119.3, 120.3a: all that each of them has lost, damage among it; what was gained takes nothing away
    (
        "Ogni avversario perde punti vita pari ai punti vita che ha perso in questo turno.",
        (
            "effetto di Anna: Un giocatore bersaglio perde 3 punti vita. su Bruno\n"
            "effetto di Bruno: Guadagni 4 punti vita.\n"
            "effetto di Anna: Infligge 2 danni a un qualsiasi bersaglio. su Bruno\n"
            "Anna lancia Editto\nsi risolve"
        ),
        "Bruno ha 14 punti vita\nCarla ha 20 punti vita",
    ),
    (
        "Pesca carte pari al danno inflitto in questo turno a un avversario bersaglio.",
        (
            "effetto di Anna: Un giocatore bersaglio perde 3 punti vita. su Bruno\n"
            "effetto di Anna: Infligge 2 danni a un qualsiasi bersaglio. su Bruno\n"
            "Anna lancia Editto su Bruno\nsi risolve"
        ),
        "Anna ha 3 carte in mano",
    ),
    # by one opponent, not by all together
    (
        "Pesca una carta. Se a un avversario sono stati inflitti 4 o più danni in questo turno, guadagni 5 punti vita.",
        (
            "effetto di Anna: Infligge 3 danni a un qualsiasi bersaglio. su Bruno\n"
            "effetto di Anna: Infligge 3 danni a un qualsiasi bersaglio. su Carla\n"
            "Anna lancia Editto\nsi risolve"
        ),
        "Anna ha 20 punti vita",
    ),
    (
        "Pesca una carta. Se a un avversario sono stati inflitti 4 o più danni in questo turno, guadagni 5 punti vita.",
        (
            "effetto di Anna: Infligge 3 danni a un qualsiasi bersaglio. su Bruno\n"
            "effetto di Anna: Infligge 1 danno a un qualsiasi bersaglio. su Bruno\n"
            "Anna lancia Editto\nsi risolve"
        ),
        "Anna ha 25 punti vita",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), THIS_TURN)
def test_what_others_have_lost_and_been_dealt_this_turn(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)


EACH_KIND = [
    # 122: of every kind that is there another one, of none other
    (
        (
            "Per ogni tipo di segnalino su un permanente o su un giocatore bersaglio, quel permanente o giocatore riceve"
            " un altro segnalino di quel tipo."
        ),
        (
            "effetto di Anna: Metti due segnalini +1/+1 su una creatura bersaglio. su Orso\n"
            "effetto di Anna: Metti un segnalino carica su un permanente bersaglio. su Orso\n"
            "Anna lancia Editto su Orso\nsi risolve"
        ),
        "Orso ha 3 segnalini +1/+1\nOrso ha 2 segnalini carica\nLupo ha 0 segnalini +1/+1",
    ),
    (
        (
            "Per ogni tipo di segnalino su un permanente o su un giocatore bersaglio, quel permanente o giocatore riceve"
            " un altro segnalino di quel tipo."
        ),
        "Anna lancia Editto su Orso\nsi risolve",
        "Orso ha 0 segnalini +1/+1",
    ),
    # kind by kind, as its player likes
    (
        (
            "Per ogni tipo di segnalino su un permanente bersaglio, metti un altro segnalino di quel tipo su di esso o"
            " rimuovine uno da esso."
        ),
        (
            "effetto di Anna: Metti due segnalini +1/+1 su una creatura bersaglio. su Orso\n"
            "effetto di Anna: Metti un segnalino carica su un permanente bersaglio. su Orso\n"
            "Anna lancia Editto su Orso\nsi risolve\nAnna sceglie «Rimuovi un segnalino +1/+1 da quella carta»\n"
            'Anna sceglie «Metti un segnalino "carica" su quella carta»'
        ),
        "Orso ha 1 segnalino +1/+1\nOrso ha 2 segnalini carica",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), EACH_KIND)
def test_counters_of_each_kind(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


CAST_OR_ELSE = [
    # 608.2h: the spell that was countered, as it last was on the stack: it cost 2, and so may what is cast
    (
        "Neutralizza una magia bersaglio. Puoi lanciare una magia con un valore di mana pari o inferiore dalla tua mano"
        " senza pagare il suo costo di mana.",
        "Anna lancia Gatto\nAnna lancia Editto su Gatto\nsi risolve\nAnna sì\nsi risolve",
        "Gatto è nel cimitero\nScure è in gioco",
    ),
    # who has none that fits has not done it either
    (
        "Puoi lanciare una magia creatura con valore di mana pari a 7 dalla tua mano senza pagare il suo costo di mana."
        " Se non lo fai, guadagni 3 punti vita.",
        "Anna lancia Editto\nsi risolve",
        "Anna ha 23 punti vita",
    ),
    (
        "Puoi lanciare una magia creatura con valore di mana pari a 2 dalla tua mano senza pagare il suo costo di mana."
        " Se non lo fai, guadagni 3 punti vita.",
        "Anna lancia Editto\nsi risolve\nAnna sì\nsi risolve",
        "Anna ha 20 punti vita\nGatto è in gioco",
    ),
    (
        "Puoi lanciare una magia permanente con valore di mana pari a 1 dalla tua mano senza pagare il suo costo di mana."
        " Se non lo fai, guadagni 3 punti vita.",
        "Anna lancia Editto\nsi risolve\nAnna no",
        "Anna ha 23 punti vita\nScure è in mano",
    ),
    # a land is played, not cast: it counts for the turn
    (
        "Puoi giocare una carta Foresta bersaglio dal tuo cimitero senza pagare il suo costo di mana.",
        "Anna lancia Editto su Foresta\nsi risolve\nAnna sì",
        "Foresta è in gioco",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), CAST_OR_ELSE)
def test_cast_for_nothing_or_else(text: str, script: str, claims: str, edition: str) -> None:
    board = f"""
    turno: Anna
    interfase: prima fase principale
    giocatori:
      Anna:
        mano:
          - Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
          - Gatto: {{f/c: 1/1, costo: "{{2}}"}}
          - Scure: {{tipo: Artefatto, costo: "{{1}}"}}
          - Maglio: {{tipo: Artefatto, costo: "{{4}}"}}
        cimitero: [Foresta]
        riserva: "{{C}}{{C}}"
      Bruno:
        in gioco: [Lupo 1/1]
    """
    holds(board, script, claims, edition)


LESSER = "Ogniqualvolta la Scatola o un altro artefatto che controlli viene messo in un cimitero dal campo di battaglia, riprendi in mano una carta artefatto bersaglio nel tuo cimitero con valore di mana inferiore."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        (
            "effetto di Bruno: Distruggi un artefatto bersaglio. su Maglio\nAnna sceglie Scure\nsi risolve",
            "Scure è in mano",
        ),
        (
            "effetto di Bruno: Distruggi un artefatto bersaglio. su Spillo",
            "Scure è nel cimitero\nSpillo è nel cimitero",
        ),
        (
            "effetto di Bruno: Distruggi un artefatto bersaglio. su Scatola\nAnna sceglie Scure\nsi risolve",
            "Scure è in mano",
        ),
    ],
)
def test_lesser_than_whichever_of_them_it_was(script: str, claims: str, edition: str) -> None:
    board = f"""
    turno: Anna
    interfase: prima fase principale
    giocatori:
      Anna:
        in gioco:
          - Scatola: {{tipo: Artefatto, costo: "{{3}}", testo: "{LESSER}"}}
          - Maglio: {{tipo: Artefatto, costo: "{{4}}"}}
          - Spillo: {{tipo: Artefatto, costo: "{{1}}"}}
        cimitero:
          - Scure: {{tipo: Artefatto, costo: "{{1}}"}}
      Bruno:
        in gioco: [Lupo 1/1]
    """
    holds(board, script, claims, edition)


COUNTED = [
    # so many times {1}, and once more: with two creatures {3}
    (
        "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {1} più {1} addizionale per ogni creatura"
        " che controlli.",
        "Bruno lancia Topo\nAnna lancia Editto su Topo\nsi risolve",
        "Topo è nel cimitero\nBruno ha 20 punti vita",
    ),
    # 105.2: of each colour that the spell has
    (
        "Pesca una carta per ogni colore di una creatura bersaglio.",
        "Anna lancia Editto su Orso\nsi risolve",
        "Anna ha 2 carte in mano",
    ),
    (
        "Scarta una carta. Pesca una carta per ogni carta che hai scartato in questo turno.",
        "effetto di Anna: Pesca due carte.\neffetto di Anna: Scarta una carta.\nAnna sceglie Rana\nAnna lancia Editto\nsi risolve\nAnna sceglie Ragno",
        "Anna ha 3 carte in mano",
    ),
    # those that the target has drawn, before and by this
    (
        "Un giocatore bersaglio pesca due carte, poi infliggi a quel giocatore danno pari al numero di carte che ha pescato in questo turno.",
        "effetto di Bruno: Pesca una carta.\nAnna lancia Editto su Bruno\nsi risolve",
        "Bruno ha 17 punti vita",
    ),
    (
        "Guadagni punti vita pari al numero di tuoi avversari che hanno due o meno carte in mano.",
        "Anna lancia Editto\nsi risolve",
        "Anna ha 22 punti vita",
    ),
    # 608.2c: the target's own toughness, 5, is nobody's else
    (
        "Distruggi una creatura bersaglio se ha la stessa costituzione di una creatura che controlli.",
        "Anna lancia Editto su Aquila\nsi risolve",
        "Aquila è in gioco",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), COUNTED)
def test_what_is_counted(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)


FURTHER = [
    # 601.3: it may not even be begun while nobody has lost any
    (
        "Non puoi lanciare questa magia a meno che un avversario non abbia perso punti vita in questo turno.\nPesca due carte.",
        "effetto di Anna: Un giocatore bersaglio perde 1 punto vita. su Bruno\nAnna lancia Editto\nsi risolve",
        "Anna ha 3 carte in mano",
    ),
    (
        "Non puoi lanciare questa magia a meno che un avversario non abbia perso punti vita in questo turno.\nPesca due carte.",
        "Anna lancia Editto",
        "azione 1 è illegale",
    ),
    # those that were counted, and no others
    (
        "Pesca una carta per ogni creatura con un segnalino +1/+1 che controlli. Quelle creature hanno volare fino alla fine del turno.",
        "effetto di Anna: Metti un segnalino +1/+1 su una creatura bersaglio. su Orso\nAnna lancia Editto\nsi risolve",
        "Anna ha 2 carte in mano\nOrso ha volare\nLupo non ha volare",
    ),
    # 509.1b: what flies or reaches may still block
    (
        "Una creatura bersaglio non può essere bloccata in questo turno tranne che da creature con volare o raggiungere.",
        "Anna lancia Editto su Orso\nsi risolve\nAnna attacca Bruno con Orso\nBruno blocca Orso con Elfo",
        "azione 4 è illegale",
    ),
    (
        "Una creatura bersaglio prende +2/+2 fino alla fine del turno. Se sta bloccando, invece metti due segnalini +1/+1 su di essa.",
        "Anna lancia Editto su Orso\nsi risolve",
        "Orso è 4/4\nOrso ha 0 segnalini +1/+1",
    ),
    # none of yours; those of others may
    (
        "{0}: Non puoi attaccare con creature in questo turno.",
        "Anna attiva Cosa\nsi risolve\nAnna attacca Bruno con Orso",
        "azione 3 è illegale",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), FURTHER)
def test_further_texts(text: str, script: str, claims: str, edition: str) -> None:
    played(text.replace("\n", "\\n"), script, claims, edition, seats=2)


FROM_EXILE = (
    "{0}: Un giocatore bersaglio esilia la prima carta del suo grimorio%s.\nPuoi giocare le carte esiliate con la Cosa."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("down", "script", "claims"),
    [
        # 601.3b, 305.1: whosever they are; each for its cost, at the time at which it could be cast from a hand
        (
            "",
            "Anna attiva Cosa su Bruno\nsi risolve\nAnna lancia Corvo\nsi risolve",
            "Corvo è in gioco\nAnna controlla Corvo",
        ),
        ("", "Anna attiva Cosa su Anna\nsi risolve\nAnna gioca Isola", "Isola è in gioco"),
        # of what something else has exiled it says nothing
        (
            "",
            "effetto di Anna: Un giocatore bersaglio esilia la prima carta del suo grimorio. su Bruno\nAnna lancia Corvo",
            "azione 2 è illegale",
        ),
        # as soon as the permanent is gone nobody may any more
        (
            "",
            "Anna attiva Cosa su Bruno\nsi risolve\neffetto di Bruno: Distruggi un incantesimo bersaglio. su Cosa\nAnna lancia Corvo",
            "azione 4 è illegale",
        ),
        (
            " a faccia in giù",
            "Anna attiva Cosa su Bruno\nsi risolve\nAnna lancia Corvo\nsi risolve",
            "Corvo è in gioco",
        ),
        (" a faccia in giù", "Anna attiva Cosa su Anna\nsi risolve\nAnna gioca Isola", "Isola è in gioco"),
    ],
)
def test_cards_exiled_with_a_permanent_are_played(down: str, script: str, claims: str, edition: str) -> None:
    text = (FROM_EXILE % down).replace("\n", "\\n")
    board = f"""
    turno: Anna
    interfase: prima fase principale
    giocatori:
      Anna:
        in gioco:
          - Cosa: {{tipo: Incantesimo, testo: "{text}"}}
        grimorio: [Isola, Rana]
        riserva: "{{C}}{{C}}"
      Bruno:
        grimorio:
          - Corvo: {{f/c: 1/1, costo: "{{2}}"}}
          - Ragno: {{f/c: 2/2}}
    """
    holds(board, script, claims, edition)


TAKEN_BACK = [
    # whose hand it goes to is its owner's: of Anna's own it is told
    (
        "Ogniqualvolta riprendi in mano un permanente, pesca una carta.",
        "effetto di Bruno: Fai tornare una creatura bersaglio in mano al suo proprietario. su Orso\nsi risolve",
        "Anna ha 4 carte in mano",
    ),
    (
        "Ogniqualvolta riprendi in mano un permanente, pesca una carta.",
        "effetto di Anna: Fai tornare una creatura bersaglio in mano al suo proprietario. su Aquila",
        "Anna ha 2 carte in mano\nBruno ha 2 carte in mano",
    ),
    (
        "Ogniqualvolta riprendi in mano un permanente, pesca una carta.",
        "effetto di Anna: Riprendi in mano una carta bersaglio dal tuo cimitero. su Tasso",
        "Anna ha 3 carte in mano",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), TAKEN_BACK)
def test_what_is_taken_back_into_your_hand(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition, seats=2)


@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 702.142a, 702.6a: of that keyword, and of none other
        (
            "Ogniqualvolta attivi un'abilità equipaggiare, guadagni 1 punto vita.",
            "Anna attiva Spada su Orso\nsi risolve\nsi risolve",
            "Anna ha 21 punti vita\nSpada è assegnata a Orso",
        ),
        (
            "Ogniqualvolta attivi un'abilità equipaggiare, guadagni 1 punto vita.",
            "Anna attiva Mago\nsi risolve",
            "Anna ha 20 punti vita",
        ),
        (
            "Ogniqualvolta attivi un'abilità vanto, guadagni 1 punto vita.",
            "Anna attacca Bruno con Berserker\nAnna attiva Berserker\nsi risolve\nsi risolve",
            "Anna ha 21 punti vita\nAnna ha 1 carta in mano",
        ),
    ],
)
def test_abilities_of_a_keyword_are_activated(text: str, script: str, claims: str) -> None:
    board = f"""
    turno: Anna
    interfase: prima fase principale
    giocatori:
      Anna:
        in gioco:
          - Cosa: {{tipo: Incantesimo, testo: "{text}"}}
          - Orso: 2/2
          - Spada: {{tipo: Artefatto — Equipaggiamento, testo: "Equipaggiare {{0}}"}}
          - Mago: {{f/c: 1/1, testo: "{{0}}: Profetizza 1."}}
          - Berserker: {{f/c: 1/1, testo: "Vanto — {{0}}: Pesca una carta."}}
        grimorio: [Rana, Ragno]
      Bruno:
        in gioco: [Lupo 1/1]
    """
    holds(board, script, claims, "cr-2026")


@pytest.mark.parametrize(("lands", "drawn"), [("2 Isole", 1), ("Isola\n      - Montagna", 0)])
def test_several_of_the_same_name_are_namesakes_of_one_another(lands: str, drawn: int) -> None:
    board = f"""
giocatori:
  Anna:
    in gioco:
      - {lands}
      - Fonte:
          tipo: Artefatto
          testo: "{{2}}: Se controlli due o più permanenti non pedina con lo stesso nome, pesca una carta."
  Bruno: {{}}
"""
    assert acted(board, "Anna attiva Fonte\nsi risolve", f"Anna ha {drawn} carte in mano", "cr-2026").ok
